## What options do

gd-eff-shots = This uses { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and leaves { $left }. At a single target the shots are { $percents } to hit ({ $clause }).
gd-eff-shots-one = This uses { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and leaves { $left }. The mode puts the shot at { $percents } to hit ({ $clause }).
gd-eff-shots-plain = This uses { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and leaves { $left }. At a single target there is no modifier for the number of shots ({ $clause }).
gd-eff-shots-one-plain = This uses { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and leaves { $left }. There is no modifier for the number of shots ({ $clause }).
gd-eff-shots-short = This uses { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } and leaves { $left }. The last shot, for which rounds are short, is fired as semi ({ $clause }).
gd-each-shot = at { $percent } each
gd-shots-in-turn = in turn at { AND($percents) }
gd-eff-targets = You fire at least one shot at each target. With so many shots and targets, the shots are { $percents } to hit ({ $clause }).
gd-eff-targets-one = You fire every shot at one target. The shots are { $percents } to hit ({ $clause }).
gd-eff-targets-plain = You fire at least one shot at each target. There is no modifier for the numbers of shots and targets ({ $clause }).
gd-eff-targets-one-plain = You fire every shot at one target. There is no modifier for the number of shots ({ $clause }).
gd-eff-skill_modifier = The success rate changes by that much ({ $clause }).
gd-eff-destination = { $facts }.
gd-eff-method-cautious = Moving so does not modify your checks, except situational awareness, which is at +20%.
gd-eff-method-cautious-prone = Prone, you either move half the cautious distance or act, not both. Moving so does not modify your checks, except situational awareness, which is at +20%.
gd-eff-method-normal = Your checks of this round are at −20%, except those of situational awareness. An aim taken is lost.
gd-eff-method-full = Your checks of this round are at −60% (situational awareness at −40%), and enemies are at −20% to hit you. An aim taken is lost.
gd-eff-method-stay = You stay where you are, as in cautious movement over 0 m.
gd-eff-method-wait = You give up your place in the order, and can act right after somebody else later in this round.
gd-eff-method-rise = You are no longer prone: you evade without the −20%, and are no easier to hit from near and no harder from far away than anybody else.
gd-eff-action-shoot = You choose one weapon in hand and fire it in one mode. The mode sets how many shots you can fire.
gd-eff-action-throw = You throw one weapon at a target; the target may evade.
gd-eff-action-melee = You strike one blow at a target at point blank; the target may evade.
gd-eff-action-take_aim = You choose one target. Your shots at that target in your next action check are at +20%. The aim is lost by a normal or full move, or if you do not fire in that action check.
gd-eff-action-ready = You make one weapon or piece of equipment ready, or reload one weapon.
gd-eff-action-use_skill = You make one check of a skill; with medicine it is the medical action.
gd-eff-action-use_item = You choose one of your items and use it up, on yourself or on somebody within reach.
gd-eff-action-none = You do nothing but the movement you have declared.
gd-eff-action-simple = You lie down, drop a weapon or the like, and can still act.
gd-eff-simple-lie_down = You lie down: you are harder to hit from far away, easier from near. Until you get up, you evade at −20%, move half the cautious distance, and either move or act. Your checks of this round are at −20%. An aim taken is lost.
gd-eff-simple-drop = You let the weapon fall to the ground.
gd-eff-simple-leave_cover = You leave cover: shots at you are no longer at −20% to hit for it.
gd-eff-simple-back = You go back to the choice of an action.
gd-eff-order-move = You act where the movement ends, with the range and the cover there.
gd-eff-order-act = You act where you stand now, with the range and the cover here, and then move.
gd-eff-waiting-act = You take your action check now.
gd-eff-waiting-wait = You go on waiting, and can choose again right after the next one who acts in this round.
gd-eff-evade-evade = You make one check of evasion; if it succeeds, the attack misses.
gd-eff-evade-stand = You make no check, and the attack hits.
gd-eff-cover-take = Shots at you are at −20% to hit until you leave the place.
gd-eff-cover-leave = You have no cover: shots at you are without its −20%.
gd-eff-treatment-bleeding = The patient loses no more endurance each round.
gd-eff-treatment-serious = Its modifier no longer applies.
gd-eff-treatment-stabilise = The patient makes no lethality checks until endurance is lost again.
gd-eff-treatment-rouse = The patient checks at once to wake up; whoever wakes is stunned.
gd-eff-rise-now = You get up and then act; the action is at −20% as well.
gd-eff-rise-later = You act first, so that the action is not at −20%, and then get up.
gd-eff-gun = With { $weapon } you do { $damage } damage, with { $skill } at { $rate }% (skill level { $level }); { $rounds ->
        [one] 1 round is
       *[other] { $rounds } rounds are
    } left.
gd-eff-arm = With { $weapon } you do { $damage } damage, with { $skill } at { $rate }% (skill level { $level }).
gd-eff-mode-first = Each shot takes { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }; you can fire up to { $shots } shots. At a single target the first is at { $first }% to hit.
gd-eff-mode =
    { $rounds ->
        [one] Each shot takes 1 round; you can fire up to { $shots } shots.
       *[other] Each shot takes { $rounds } rounds; you can fire up to { $shots } shots.
    }
gd-eff-mode-gains = { $told } { $gain }{ $worse }
gd-mode-gain-each = Each hit on the same target adds 1D6 damage.
gd-mode-gain-beyond = Each hit on the same target after the first adds 1D6 damage.
gd-mode-worse = {" "}The roll on the damage penalty table is at { $table }, which is worse for the target.
gd-eff-item = { $item }: { $text } You have { $left }.
gd-eff-aim-none = There is no modifier for the part aimed at.
gd-eff-aim-vital = Damage that gets through the armour is doubled, and the roll on the damage penalty table is at −5.
gd-eff-aim-arm = Damage that gets through the armour is halved, and no damage penalty is rolled. If any gets through, the arm is seriously wounded (−20% on whatever uses it), and a target who fails a check of toughness at −20% drops what is in that hand.
gd-eff-aim-leg = Damage that gets through the armour is halved, and no damage penalty is rolled. If any gets through, the leg is seriously wounded (−20% on whatever uses it) and the target moves only half as far; a target who fails a check of toughness at −20% falls.
gd-eff-skill = You make one check of { COMMON($skill) } at { $rate }%.
gd-eff-commander = You make one tactics roll at a success rate of { $rate }%; a success { $gain }.
gd-eff-commander-slim = You make one tactics roll at a success rate of { $rate }%, so only a 1 succeeds; a success { $gain }.
gd-gain-initiative = adds its degree to the initiative of your whole side
gd-gain-hit_rate = gives your whole side +{ $n }% to hit this round
gd-gain-group_file = gives your whole side +{ $n }% on every check this round
gd-eff-commander-none-percent = Your side gains nothing from tactics this round.
gd-eff-commander-none = The initiative of your side stays as it is.
gd-eff-leaving = You leave the fight and do not come back.
gd-way-here = You stay here
gd-way-there = You stay in { THE($place) }, as far on the way to { THE($bound_for) } as you are
gd-way-metres = it is { $metres } m from here
gd-way-left = you stop { $metres } m short of { WITHIN($name) }
gd-way-clear = you stop { $metres } m from { WITHIN($name) }
gd-way-clear-enemy = you stop { $metres } m from the nearest enemy, { WITHIN($who) } ({ $band })
gd-way-left-enemy = you stop { $metres } m short of the nearest enemy, { WITHIN($who) } ({ $band })
gd-way-and = { $before }; { $fact }
gd-way-left-place = you stop { $metres } m short of { THE($name) }
gd-way-reached = you get to { THE($place) }
gd-way-bound = you set out for { THE($place) } (not reached in this round)
gd-way-cover = there is cover to take (enemies shoot at you at −20%)
gd-way-covered = you are in cover (enemies shoot at you at −20%)
gd-way-rough = the ground is rough
gd-way-light-clear = it is light there (shots at anybody there have no modifier for visibility)
gd-way-light-dusk_or_fog = one sees poorly there (shots at anybody there are at −20%)
gd-way-light-moonlight = there is only moonlight (shots at anybody there are at −40%)
gd-way-light-darkness = it is dark (shots at anybody there are at −60%)
gd-way-exit = there is a way out
gd-way-enemy-who = the nearest enemy is { WITHIN($who) } ({ $band })
gd-way-enemy = the nearest enemy is { WITHIN($who) } ({ $metres } m, { $band })
gd-way-enemy-areas =
    { $n ->
        [0] an enemy is there ({ WITHIN($who) })
        [one] the nearest enemy is one area from there ({ WITHIN($who) })
       *[other] the nearest enemy is { $n } areas from there ({ WITHIN($who) })
    }
gd-way-enemy-areas-here =
    { $n ->
        [0] an enemy is here ({ WITHIN($who) })
        [one] the nearest enemy is one area from here ({ WITHIN($who) })
       *[other] the nearest enemy is { $n } areas from here ({ WITHIN($who) })
    }
gd-eff-wound = The modifier of { $wound }% no longer applies.
gd-eff-each-shot = { WITHIN($who) } ({ $percent })
gd-eff-assign = The shots go in this order, each with its modifier to hit: at { AND($shares) }.
gd-eff-draw = You take it in { $hand } and put away what is held there. It does { $damage } damage, with { $skill } at { $rate }%.
gd-eff-pick_up = You take it from the ground in { $hand } and put away what is held there. It does { $damage } damage, with { $skill } at { $rate }%.
gd-eff-reload = The { $weapon } has { $rounds } rounds again; spare magazines left: { $left }.
gd-eff-fight_over-go_on = The next round begins.
gd-eff-fight_over-end = The fight ends with this round.
gd-eff-skill_use-allow = The check is rolled.
gd-eff-skill_use-refuse = Nothing is rolled; the skill cannot be used in this action check.
gd-eff-full_in_place-allow = The declared way of moving counts, although nobody leaves the spot.
gd-eff-full_in_place-refuse = They choose another destination.
