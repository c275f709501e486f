## Words that mean the same everywhere

ua-fx-common-back = You go back to the menu of preparations.
ua-fx-common-decline = You decline the offer and pay nothing.
ua-fx-common-cancel = You go back without doing anything.

## Skills, gear, enemies

ua-fx-skill = { $effect } It costs 1 point of { $sub }.
ua-fx-skill-magazines = { $effect } It costs 1 point of { $sub } and { $price }.
ua-fx-grip-empty = Both hands are free. Without a gun you cannot shoot.
ua-fx-grip-lowered = You lower the shield and lose what it gives. { $effect }
ua-fx-buy-replaces = { $effect } It replaces the { COMMON($worn) }, which is sold for { $price }.
ua-fx-grip-two_handed = With the shield in hand this gun cannot be fired. { $effect }
ua-fx-grip-action = Changing takes the action of this round. { $effect }
ua-fx-group =
    A total of { $level } or more fells one. They make { $attacks } { $attacks ->
        [one] attack
       *[other] attacks
    } in their turn.
ua-fx-target = 
    A total of { $level } or more takes 1 life. This target makes { $attacks } { $attacks ->
        [one] attack
       *[other] attacks
    } in the enemy's turn.
ua-fx-group-harmless = A total of { $level } or more fells one. They do not attack in their turn.
ua-fx-target-harmless = A total of { $level } or more takes 1 life. This target does not attack in the enemy's turn.
ua-fx-aim = A total of { $level } or more succeeds.
ua-fx-fells = One of { WITHIN($unit) } falls, which leaves { $left }.
ua-fx-takes = It loses { $n } life.
ua-fx-threat =
    { $attacks ->
        [one] 1 attack comes
       *[other] { $attacks } attacks come
    } from there in the enemy's turn.
ua-fx-threat-none = No attack comes from there in the enemy's turn.
ua-fx-leader-concerned = It falls to { WITHIN($who) } ({ $parts }).
ua-fx-first_aid_on = { $who } is rid of one wound or condition.
ua-fx-recruit = The newcomer joins { WITHIN($who) }'s squad. { $effect }
ua-fx-mre = Each portion restores 2 life to the leader.
ua-fx-swap = You leave the { COMMON($gear) } behind. What you lose: { $effect }
ua-fx-capture = You take { WITHIN($unit) } prisoner, out of the battle. That is the leader's action.
ua-fx-pay = You hand over what they demand; they leave without a fight.
ua-fx-tenth = You hand over { $price } only, for 1 point of { $sub } ({ $left } left).
ua-fx-next = Preparations for the next operation begin.

## Leaders

ua-fx-leader-by_hand = You choose sub-ability, growth, skills and name in turn; gear and members come with the preparation.
ua-fx-leader_name = The leader goes by this name. You can also enter any other.
ua-fx-successor_level = The successor has experience level { $n }.
ua-fx-sub_ability-melee = All-out attack, protect, take cover: strong up close and in defence. Starts with SMG and plate carrier.
ua-fx-sub_ability-dexterity = Precision shot, detection, disarming, procurement: avoids danger and picks its targets. Starts with a DMR.
ua-fx-sub_ability-shooting = One shooting skill for every 2 points of the maximum; the most firepower. Starts with an assault rifle.
ua-fx-sub_ability-command = One command skill for every 2 points of the maximum: talk and support. Starts with an assault rifle.
ua-fx-growth-skill = It is added to attacks, defence and checks.
ua-fx-growth-life = You can take more damage before you fall, and carry more.
ua-fx-growth-sub = You can use your skills more often; shooting and command also bring a skill for every 2 points.
ua-fx-growth-squad_size = You can take one more member along.
ua-fx-growth-done = You save the { $left } experience that is left.

## Between operations

ua-fx-difficulty = At the start you are issued magazines until you have { $n }.
ua-fx-difficulty-each = At the start each squad is issued magazines until it has { $n }.
ua-fx-pool-separate = Each leader draws on a stock of their own; goods can change hands between maps.
ua-fx-pool-shared = Both leaders draw on one stock.
ua-fx-prepare-ready_made = You buy and hire what suits this leader, as far as the magazines go.
ua-fx-prepare-go =
    The operation begins with { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    }{ $free ->
        [0] {""}
       *[other] {" "}(room for { $free } more)
    } and { $magazines ->
        [one] 1 magazine
       *[other] { $magazines } magazines
    }.
ua-fx-prepare-buy = You buy gear for magazines ({ $magazines } left).
ua-fx-prepare-sell = You exchange gear for magazines at half its price.
ua-fx-prepare-hire = You hire members for magazines ({ $magazines } left). The basic ones are free.
ua-fx-prepare-dismiss = You free a place in the squad. Nothing is refunded.
ua-fx-prepare-exchange = You change scrip into magazines, one for one.
ua-fx-prepare-grow = You raise abilities with experience.
ua-fx-prepare-attachments = You mount attachments on guns or take them off. What is on no gun when you move out is lost.
ua-fx-prepare-grip = You choose the gun and shield in hand.
ua-fx-exchange =
    { $n } scrip become { $n } { $n ->
        [one] magazine
       *[other] magazines
    }.
ua-fx-attachments-off = You take the attachment off. What is on no gun when you move out is lost.
ua-fx-interlude-finish = The campaign ends.
ua-fx-after_death-successor = The successor inherits survivors and stocks and tries the operation again, helped by reorganisation stage { $stage } ({ $help }).
ua-fx-after_death-finish = The campaign ends.

## On the way

ua-fx-event-check = You pay nothing; success and failure at a check (target { $target }) lead to different ends.
ua-fx-event-open = You pay nothing; success and failure at the check lead to different ends.
ua-fx-named = { $name }: { $effect }
ua-fx-both = { $one } { $other }
ua-fx-event-gain = You pay nothing, and you get { $gain }.
ua-fx-event-heal-leader = You pay nothing, and it restores { $n } life to the leader.
ua-fx-event-heal-all = You pay nothing, and it restores { $n } life to the leader and to every member.
ua-fx-event-heal-none = You pay nothing. Nobody has lost life, so it restores none.
ua-fx-event-heal-members = You pay nothing, and it restores { $n } life to every member.
ua-fx-event-gear = You pay nothing, and you get { SOME($gear) }. { $effect }
ua-fx-event-gears = You pay nothing, and you get { AND($gear) }. { $effect }
ua-gained-gear = { SOME($gear) }
ua-fx-event-wait-next_battle = You pay nothing, and it takes effect in the next battle.
ua-fx-event-wait-first_round = You pay nothing, and it takes effect in the first round of the next battle.
ua-fx-event-wait-first_roll = You pay nothing, and it takes effect on the first roll of the next battle.
ua-fx-event-wait-next_map = You pay nothing, and it takes effect on the next map.
ua-fx-event-wait-operation = You pay nothing, and it takes effect until the operation ends.
ua-fx-event-learn = You pay nothing, and you learn something that may be of use later.
ua-fx-event = You pay nothing; you will see what follows once you choose it.
ua-fx-event-nothing = You pay nothing, gain nothing, and go on.
ua-fx-event-full = The squad is full: if you choose this, no { COMMON($role) } joins.
ua-fx-event-recruit = You pay nothing, and the squad gains { $who }. { $effect }
ua-fx-event-price = You pay { $price }; you will see what follows once you choose it.
ua-fx-event-price-mre = You give { $price }; you will see what follows once you choose it.
ua-fx-which_map = You go on to this map and not to the other.
ua-fx-shift_digit = You pay for it and go on to the map “{ $tile }”.
ua-fx-shift_digit-again = You pay for it, and the dice are thrown again.
ua-fx-shift_digit-keep = You pay nothing and leave the dice as they fell.
ua-fx-way = You go on to “{ $place }”.
ua-fx-way-traits = You go on to “{ $place }” ({ $traits }).
ua-fx-direction-north = You enter the map to the north; unless it has been resolved already, its events follow in order.
ua-fx-direction-east = You enter the map to the east; unless it has been resolved already, its events follow in order.
ua-fx-direction-south = You enter the map to the south; unless it has been resolved already, its events follow in order.
ua-fx-direction-west = You enter the map to the west; unless it has been resolved already, its events follow in order.
ua-fx-detect-enter = You enter the map; its events follow in order.
ua-fx-detect-detect = You make a detection roll (target 4): on a success you may draw another map, on a failure you enter.
ua-fx-detected-avoid = The map does not occur, and the dice are rolled again.
ua-fx-detected-flashbang = You spend one flashbang and make a skill roll (target 4): on a success you capture the group inside, on a failure it fights to the end and acts first.
ua-fx-detection_reroll-keep = You accept the failure.
ua-fx-detection_reroll-role = The { COMMON($role) } lets you roll again; that works once a map.
ua-fx-scanner-keep = You keep it for later ({ $uses } left).
ua-fx-scanner-use =
    Detection +1 on this map, for one of { $uses } { $uses ->
        [one] use
       *[other] uses
    }.
ua-fx-trap-disarm = You try to disarm it (target { $target }); a failure springs it.
ua-fx-trap-c4 = You clear it with one C4, without a roll.
ua-fx-trap-bear = The trap is sprung.
ua-fx-shop-leave = You buy nothing more.
ua-fx-replace_check-roll = You roll the die without the skill.
ua-fx-ability-melee = You roll 1D6 + { $n } and spend 1 point of melee.
ua-fx-ability-dexterity = You roll 1D6 + { $n } and spend 1 point of dexterity.
ua-fx-ability-shooting = You roll 1D6 + { $n } and spend 1 point of shooting.
ua-fx-ability-command = You roll 1D6 + { $n } and spend 1 point of command.
ua-fx-ability-skill = You roll 1D6 + { $n } and spend nothing.
ua-fx-ability-life = You roll 1D6 + { $n }; no life is spent.

## Between maps

ua-fx-camp-go_on = You go on to the next map.
ua-fx-camp-eat = You eat one MRE and regain 2 life.
ua-fx-camp-eat_foraging = You eat one MRE, spend 1 point of command and regain 3 life.
ua-fx-camp-first_aid = For 1 point of command you remove one wound or condition.
ua-fx-camp-supply_request = For 1 point of command, one gun or piece of protection arrives; it goes back after the operation.
ua-fx-camp-start_drone = For 1 magazine and a free place the drone joins as a member.
ua-fx-camp-use_gear = You choose from the gear that this operation alone has.
ua-fx-camp-grip = You change the gun and shield in hand.
ua-fx-camp-bearer = You let the leader or one fighting member bear the prototype shield.
ua-fx-camp-discard = You choose what to throw away; it is gone for good.
ua-fx-camp-hand_over = You choose from magazines, scrip, MREs and gear.
ua-fx-rest_first-rest = Nothing happens, and the map is entered again.
ua-fx-rest_first-camp = You eat, treat wounds, change gear, or give up.
ua-fx-camp-rest = Nothing happens, but the map you retreated from is open again.
ua-fx-camp-give_up = You call the operation off and go home, without experience or reward.
ua-fx-bearer-member = { $who } bears it, to ward off shots.
ua-fx-bearer-leader = The leader bears it; it helps while it is held in hand.
ua-fx-hand_over-magazines = You hand over magazines (you have { $magazines }).
ua-fx-hand_over-scrip = You hand over scrip (you have { $scrip }).
ua-fx-hand_over-mre = You hand over MREs (you have { $mre }).
ua-fx-hand_over_amount = You hand over { $what }.

## Goods

ua-fx-procurement-keep = The die stays at { $die }.
ua-fx-procurement-plus = For 1 point of dexterity you add 1 to the { $die }.
ua-fx-procurement-keep-row = The die stays at { $die }: you get { $row }.
ua-fx-procurement-plus-row = For 1 point of dexterity the die becomes { $die }: you get { $row }.
ua-fx-use_now-use = You cure one wound or condition of the leader now.
ua-fx-use_now-keep = You keep it with what you carry.
ua-fx-mount-leave = The { COMMON($gear) } stays behind.
ua-fx-change_armour-wear = What you wear stays behind; the { COMMON($gear) } replaces it.
ua-fx-change_armour-leave = The { COMMON($gear) } stays behind.
ua-fx-make_room-leave = The { COMMON($gear) } stays behind.

## Care

ua-fx-cure-wound = The wounds of { WITHIN($who) } fall from { $n } to { $left }.
ua-fx-cure-life = The life of { WITHIN($who) } rises from { $n } to { $left }.
ua-fx-cure-condition = You recover from this condition: { $condition }.
ua-fx-medic-leader = One wound or condition of the leader is cured.
ua-fx-medic-member = { $who } regains 1 life.
ua-fx-medic-nobody = Nobody is treated after this battle.
ua-fx-medkit-keep = You keep it for another time.
ua-fx-medkit-use = You use it up and cure one wound or condition of the leader.

## Encounters

ua-fx-approach-ends = { $first } The enemy will fight to the end.
ua-fx-approach-ends-some = { $first } { FIRST($units) } will fight to the end.
ua-fx-approach-half = { $first } { FIRST($units) } will not withdraw at half their number.
ua-fx-approach-first_strike = The squad acts first.
ua-fx-approach-firm = { $first } { $unit } will not withdraw until only { $n } are left.
ua-fx-approach-first_strike-late = The enemy acts first all the same, because of what happened before.
ua-fx-approach-no_table = They have no reaction table: they attack at once, and act first.
ua-fx-approach-no_table-early = They have no reaction table: they attack at once, but the squad acts first all the same, because of what happened before.
ua-fx-approach-see_reaction = You roll on the reaction table: they may let you be, or they may shoot first.
ua-fx-approach-see_reaction-early = You roll on the reaction table: they may let you be. If they do not, the squad acts first all the same, because of what happened before.
ua-fx-reaction_shift-keep = The reaction stays as it is: { $reaction }.
ua-fx-reaction_shift-interpreter = The reaction becomes: { $reaction }. The interpreter shifts the die by 1; that works once a map.
ua-fx-reaction_shift-interpreter-same = The die shifts by 1, but the reaction stays as it is: { $reaction }. That works once a map.
ua-fx-reaction_shift-skill-same = The die shifts by 1, but the reaction stays as it is: { $reaction }. That costs 1 point of { $sub } ({ $left } left).
ua-fx-reaction_shift-skill = The reaction becomes: { $reaction }. Political work shifts the die by 1, for 1 point of { $sub } ({ $left } left).
ua-fx-preemptive_fire-wait = You save the shooting point.
ua-fx-preemptive_fire-fire = For 1 point of shooting the squad acts first.
ua-fx-extortion-refuse = They turn hostile and act first.
ua-fx-bargain-full = You pay all that is asked.

## Battle

ua-fx-light-light_off = Your shots suffer from the dark, your defence does not.
ua-fx-light-light_on = Your shots suffer no penalty for the dark this round; your own defence is −1.
ua-fx-c4_before-keep = You keep the C4.
ua-fx-opening_shot-hold = You save the magazine.
ua-fx-zero_act-pass = Round 0 goes by, and round 1 begins.
ua-fx-actor-leader = The leader acts: an attack, a skill, or gear.
ua-fx-actor-member = { $who } acts, or does nothing (choices: { $deeds }).
ua-fx-actor-silent = { $who } does not attack, and has nothing else to do.
ua-fx-actor-enough = As many have attacked in this round as may ({ $n }), and there is nothing else to do.
ua-fx-actor-idle = This one cannot act in this battle any more, or has nothing to act with.
ua-fx-actor-volley-diced = Everybody left who can shoot fires in turn, aiming at the same group, as long as it stands and magazines last. Except for precision shots, the target die decides whom each shot is fired at. Every shot costs its magazines.
ua-fx-actor-volley = Everybody left who can shoot fires in turn at the same group or target, as long as it stands and magazines last; every shot costs its magazines.
ua-fx-actor-retreat = All enemies make their attacks once more, then you are back on the previous map, without loot.
ua-fx-actor-retreat-start = All enemies make their attacks once more, then you are back where you set out, without loot.
ua-fx-actor-retreat-check = You make the { $check } against { $target }; without success you fight on in this round. On a success all enemies make their attacks once more, and you are back on the previous map, without loot.
ua-fx-actor-retreat-check-start = You make the { $check } against { $target }; without success you fight on in this round. On a success all enemies make their attacks once more, and you are back where you set out, without loot.
ua-fx-actor-yield = The other leader's squad acts first.
ua-fx-actor-done = Whoever has not acted does nothing this round.
ua-fx-action-shoot = { $shots ->
    [one] The shot takes
   *[other] { $shots } shots are fired, and each takes
  } { $magazines ->
    [one] 1 magazine
   *[other] { $magazines } magazines
  }.
ua-fx-action-precise = { $shots ->
    [one] The shot is made with dexterity and at any enemy, for
   *[other] { $shots } shots are made with dexterity and at any enemy, each for
  } 1 point of dexterity and { $magazines ->
    [one] 1 magazine
   *[other] { $magazines } magazines
  }.
ua-fx-action-close = A close attack takes no magazine; it is at −2 against enemies with guns.
ua-fx-action-close-free = A close attack takes no magazine; a melee leader has no penalty against enemies with guns.
ua-fx-action-all_out = For 1 point of melee, the close attack is made with melee instead of skill. It takes no magazine.
ua-fx-action-ied = The IED deals 1 damage to a vehicle or armour without a roll; that works once an operation.
ua-fx-action-set_c4 = C4 is set by a check (target 4). As the next round starts, it fells two of one group or deals 1 damage to a high-threat target; a failure is a dud.
ua-fx-action-hold = { $who } does nothing in this round.
ua-fx-target-stop = No more shots are fired, and the magazines are saved.
ua-fx-follow_up-stop = No further attack is made.
ua-fx-move_damage = The hit goes to { WITHIN($unit) }.
ua-fx-ap_round-no_round = You keep the round.
ua-fx-ap_round-round = You use one round: +2 on this attack, which ignores ballistic protection.
ua-fx-rapid_fire_mode-soldiers = You aim all attacks at soldiers.
ua-fx-rapid_fire_mode-high_threat = You aim all attacks at high-threat targets.
ua-fx-fortify-leader = For 1 point of command, the leader's defence is +1 until the battle ends.
ua-fx-fortify-members = For 1 point of command, the defence of all members is +1 until the battle ends.
ua-fx-flight-let_go = You let them run.
ua-fx-flight-negotiate = For 1 point of command you make a command roll: on a success one of them is captured.
ua-fx-withdraws-withdraw = { $unit } will leave the battle.
ua-fx-withdraws-stay = { $unit } will fight on.
ua-fx-attacks_taken = Your squad takes { $n }, the other squad { $m }.
ua-fx-odd_attack-leader = The leader defends; a failure costs life.
ua-fx-odd_attack-members = The members take it; on a failure the hit table says who suffers.
ua-fx-odd_attack-members-wound = The members take it; on a failure the hit table says who suffers. On a fumble, the leader may take a wound instead.
ua-fx-defence-skill = You make the defence roll with skill.
ua-fx-defence-supply_request = For 1 point of command, one gun or piece of protection arrives before this defence.
ua-fx-defence-take_cover = For 1 point of melee you make the defence roll with melee instead of skill.
ua-fx-prototype_shield-save = You save it ({ $uses ->
    [one] 1 use
   *[other] { $uses } uses
  } left).
ua-fx-prototype_shield-use = You spend one of its { $uses } uses, and this defence is at +1.
ua-fx-evade-take_it = You do not roll again, and take the damage.
ua-fx-evade-take_it-wound = You do not roll again, and take the damage; if this defence was a fumble, a wound as well.
ua-fx-evade-evade = For 1 point of shooting you roll the defence again.
ua-fx-protect-no_protect = { $member } takes the damage.
ua-fx-protect-protect = For 1 point of melee you roll the defence for { WITHIN($member) }; that works once a round.
ua-fx-fumbled_defence-wound = The leader's wounds rise to { $wounds } ({ $does }); the members are safe.
ua-fx-fumbled_defence-drop_out = The hit table names a member, who drops out however much life is left.
ua-fx-cancel_damage-cancel = { $member } takes no damage; that works once an operation.
ua-fx-cancel_damage-take = { $member } takes the damage.
ua-fx-hit_minus-keep = The die stays at { $die }.
ua-fx-hit_minus-minus = You lower the die by 1; that works once an operation.
ua-fx-who_is_hit = { $who } takes the damage.
