## Words that mean the same everywhere

ua-fx-common-back = Back to the menu of preparations.
ua-fx-common-decline = The offer is declined; nothing is paid.
ua-fx-common-cancel = Nothing happens.

## Skills, gear, enemies

ua-fx-skill = { $effect } (1 point of { $sub })
ua-fx-skill-magazines = { $effect } (1 point of { $sub }, { $price })
ua-fx-grip-empty = Both hands are free. Without a gun you cannot shoot.
ua-fx-grip-action = { $effect } Changing takes the action of this round.
ua-fx-group =
    A total of { $level } or more fells one. They make { $attacks } { $attacks ->
        [one] attack
       *[other] attacks
    } in their turn.
ua-fx-target =
    A total of { $level } or more takes 1 life. It makes { $attacks } { $attacks ->
        [one] attack
       *[other] attacks
    } in its turn.
ua-fx-group-harmless = A total of { $level } or more fells one. They do not attack in their turn.
ua-fx-target-harmless = A total of { $level } or more takes 1 life. It does not attack in its turn.
ua-fx-leader-concerned = It falls to { $who }.
ua-fx-mre = Each portion restores 2 life to the leader.
ua-fx-swap = What you give up: { $effect }
ua-fx-capture = { $unit }: taken prisoner and out of the battle. It is the leader's action.
ua-fx-pay = Hand over what they demand; they leave without a fight.
ua-fx-tenth = Only { $price } to hand over, for 1 point of { $sub } ({ $left } left).
ua-fx-next = Preparations for the next operation begin.

## Leaders

ua-fx-leader-by_hand = Choose sub-ability, growth, skills and name in turn; gear and members come with the preparation.
ua-fx-leader_name = The leader goes by this name. Any other will do as well.
ua-fx-successor_level = The successor has experience level { $n }.
ua-fx-sub_ability-melee = All-out attack, protect, take cover: strong up close and in defence. Starts with SMG and plate carrier.
ua-fx-sub_ability-dexterity = Precision shot, detection, disarming, procurement: avoids danger and picks its targets. Starts with a DMR.
ua-fx-sub_ability-shooting = One shooting skill for every 2 points of the maximum; the most firepower. Starts with an assault rifle.
ua-fx-sub_ability-command = One command skill for every 2 points of the maximum: talk and support. Starts with an assault rifle.
ua-fx-growth-skill = Added to attacks, defence and checks. Costs { $cost } experience.
ua-fx-growth-life = More damage before you fall, and more room to carry. Costs { $cost } experience.
ua-fx-growth-sub = More uses of your skills; shooting and command also learn one for every 2 points. Costs { $cost } experience.
ua-fx-growth-squad_size = One more member may come along. Costs { $cost } experience.
ua-fx-growth-done = The remaining { $left } are kept.

## Between operations

ua-fx-difficulty = Magazines are issued up to { $n } at the start.
ua-fx-pool-separate = Each draws on an own stock; goods can change hands between maps.
ua-fx-pool-shared = Both draw on one stock.
ua-fx-prepare-ready_made = Buys and hires what suits this leader, as far as the magazines go.
ua-fx-prepare-go = Preparations end and the operation begins.
ua-fx-prepare-buy = Buy gear for magazines ({ $magazines } left).
ua-fx-prepare-sell = Exchange gear for magazines at half its price.
ua-fx-prepare-hire = Hire members for magazines ({ $magazines } left). The basic ones are free.
ua-fx-prepare-dismiss = Free a place. Nothing is refunded.
ua-fx-prepare-exchange = Scrip becomes magazines, one for one.
ua-fx-prepare-grow = Raise abilities with experience.
ua-fx-prepare-attachments = Mount attachments or take them off.
ua-fx-prepare-grip = Choose the gun and shield in hand.
ua-fx-exchange =
    { $n } scrip become { $n } { $n ->
        [one] magazine
       *[other] magazines
    }.
ua-fx-attachments-off = It comes off. What is on no gun when you move out is lost.
ua-fx-interlude-finish = The campaign ends.
ua-fx-after_death-successor = The successor inherits survivors and stocks and tries the operation again, helped by reorganisation stage { $stage }.
ua-fx-after_death-finish = The campaign ends.

## On the way

ua-fx-event-check = Free of charge; a check against { $target } decides what comes of it.
ua-fx-both = { $one } { $other }
ua-fx-event-gain = Free of charge: you get { $gain }.
ua-fx-event = Free of charge; you will see what comes of it.
ua-fx-event-price = The price: { $price }.
ua-fx-which_map = On to this map.
ua-fx-shift_digit = That leads to { $tile }.
ua-fx-shift_digit-keep = The dice decide.
ua-fx-way = On to “{ $place }”.
ua-fx-direction-north = Go north ({ $tile }).
ua-fx-direction-east = Go east ({ $tile }).
ua-fx-direction-south = Go south ({ $tile }).
ua-fx-direction-west = Go west ({ $tile }).
ua-fx-detect-enter = Enter the map; its events follow in order.
ua-fx-detect-detect = A detection roll (target 4): on a success you may draw another map, on a failure you enter.
ua-fx-detected-avoid = The map has not occurred; the dice are rolled again.
ua-fx-detected-flashbang = One flashbang and a skill check (target 4): on a success the group inside is captured, on a failure it fights to the end and acts first.
ua-fx-detection_reroll-keep = The failure stands.
ua-fx-detection_reroll-role = The { $role } lets you roll again, once a map.
ua-fx-scanner-keep = Keep it for later ({ $uses } left).
ua-fx-scanner-use =
    Detection +1 on this map, for one of { $uses } { $uses ->
        [one] use
       *[other] uses
    }.
ua-fx-trap-disarm = Disarm it (target { $target }); a failure springs it.
ua-fx-trap-c4 = One C4 clears it without a roll.
ua-fx-trap-bear = The trap is sprung.
ua-fx-shop-leave = No more buying.
ua-fx-replace_check-roll = Roll the die without the skill.
ua-fx-ability-melee = 1d6 + { $n }; costs 1 point of melee.
ua-fx-ability-dexterity = 1d6 + { $n }; costs 1 point of dexterity.
ua-fx-ability-shooting = 1d6 + { $n }; costs 1 point of shooting.
ua-fx-ability-command = 1d6 + { $n }; costs 1 point of command.
ua-fx-ability-skill = 1d6 + { $n }; costs nothing.
ua-fx-ability-life = 1d6 + { $n }; no life is spent.

## Between maps

ua-fx-camp-go_on = On you go.
ua-fx-camp-eat = One MRE restores 2 life.
ua-fx-camp-eat_foraging = One MRE and 1 point of command restore 3 life.
ua-fx-camp-first_aid = For 1 point of command, one wound or condition is removed.
ua-fx-camp-supply_request = For 1 point of command, one gun or piece of protection arrives; it goes back after the operation.
ua-fx-camp-start_drone = For 1 magazine and a free place the drone joins as a member.
ua-fx-camp-use_gear = Use gear of the scenario.
ua-fx-camp-grip = Change the gun and shield in hand.
ua-fx-camp-bearer = The leader or one fighting member bears the prototype shield.
ua-fx-camp-discard = What is thrown away is gone.
ua-fx-camp-hand_over = Goods or gear pass to the other leader.
ua-fx-rest_first-rest = Nothing happens, and the map is entered again.
ua-fx-rest_first-camp = Eat, treat wounds, change gear, or give up.
ua-fx-camp-rest = Nothing happens, but the map you retreated from is open again.
ua-fx-camp-give_up = Call it off and go home, without experience or reward.
ua-fx-bearer-leader = The leader bears it; it helps while it is held in hand.
ua-fx-hand_over-magazines = Hand over magazines (you have { $magazines }).
ua-fx-hand_over-scrip = Hand over scrip (you have { $scrip }).
ua-fx-hand_over-mre = Hand over MRE (you have { $mre }).
ua-fx-hand_over_amount = Hand over { $n }.

## Goods

ua-fx-procurement-keep = The die stays at { $die }.
ua-fx-procurement-plus = For 1 point of dexterity, 1 is added to the { $die }.
ua-fx-use_now-use = Cures one wound or condition of the leader now.
ua-fx-use_now-keep = It joins what you carry.
ua-fx-mount-leave = The { $gear } stays behind.
ua-fx-change_armour-wear = What you wear stays behind; the { $gear } replaces it.
ua-fx-change_armour-leave = The { $gear } stays behind.
ua-fx-make_room-leave = The { $gear } stays behind.

## Care

ua-fx-cure-wound = One wound less.
ua-fx-cure-life = 1 life regained.
ua-fx-cure-condition = { $condition }: removed.
ua-fx-medic-leader = One wound or condition of the leader is cured.
ua-fx-medic-member = { $who } regains 1 life.
ua-fx-medic-nobody = No treatment after this battle.
ua-fx-medkit-keep = Keep it for another time.
ua-fx-medkit-use = Used up; cures one wound or condition of the leader.

## Encounters

ua-fx-approach-first_strike = The squad acts first; most enemies then fight to the end.
ua-fx-approach-see_reaction = Roll on the reaction table: they may let you be, or they may shoot first.
ua-fx-reaction_shift-keep = The reaction stays as it is: { $reaction }.
ua-fx-reaction_shift-interpreter = The interpreter shifts the die by 1, once a map.
ua-fx-reaction_shift-skill = Political work shifts the die by 1, for 1 point of { $sub } ({ $left } left).
ua-fx-preemptive_fire-wait = Save the point.
ua-fx-preemptive_fire-fire = For 1 point of shooting the squad acts first.
ua-fx-extortion-refuse = They turn hostile and act first.
ua-fx-bargain-full = All that is asked is paid.

## Battle

ua-fx-light-light_off = Your shots suffer from the dark, your defence does not.
ua-fx-light-light_on = No darkness penalty on your shots this round; your own defence is −1.
ua-fx-c4_before-keep = Keep the C4.
ua-fx-opening_shot-hold = Save the magazine.
ua-fx-zero_act-pass = Let round 0 pass.
ua-fx-actor-leader = The leader acts: an attack, a skill, or gear.
ua-fx-actor-volley = Everybody left who can shoot fires at one enemy in turn, while it stands and magazines last; every shot costs its magazines.
ua-fx-actor-retreat = The enemy attacks once more, then you are back on the previous map, without loot.
ua-fx-actor-retreat-check = It takes a { $check } against { $target }; without success you fight on in this round. Then the enemy attacks once more, and you are back on the previous map, without loot.
ua-fx-actor-yield = The other leader's squad acts first.
ua-fx-actor-done = Whoever has not acted does nothing this round.
ua-fx-action-shoot =
    { $shots } { $shots ->
        [one] shot
       *[other] shots
    }, at { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    } each.
ua-fx-action-precise =
    Shoot with dexterity at any enemy: { $shots } { $shots ->
        [one] shot
       *[other] shots
    }, each for 1 point and { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    }.
ua-fx-action-close = A close attack without magazines; −2 against enemies with guns.
ua-fx-action-all_out = A close attack with melee, for 1 point of it and no magazine.
ua-fx-action-ied = A sure 1 damage to a vehicle or armour, once an operation.
ua-fx-action-set_c4 = Set C4 by a check (target 4): it goes off as the next round starts; a failure is a dud.
ua-fx-action-hold = Do nothing this round.
ua-fx-target-stop = No more shots; the magazines are saved.
ua-fx-follow_up-stop = Let the follow-up go.
ua-fx-move_damage = { $unit }: takes the hit.
ua-fx-ap_round-no_round = Keep it.
ua-fx-ap_round-round = One round: +2 on this attack, which ignores ballistic protection.
ua-fx-rapid_fire_mode-soldiers = All attacks go at soldiers.
ua-fx-rapid_fire_mode-high_threat = All attacks go at high-threat targets.
ua-fx-fortify-leader = For 1 point of command, the leader's defence is +1 until the battle ends.
ua-fx-fortify-members = For 1 point of command, the defence of all members is +1 until the battle ends.
ua-fx-flight-let_go = Let them run.
ua-fx-flight-negotiate = A command roll for 1 point: on a success one of them is captured.
ua-fx-withdraws-withdraw = { $unit }: out of the battle.
ua-fx-withdraws-stay = { $unit }: fights on.
ua-fx-attacks_taken = { $n } here, { $m } for the other squad.
ua-fx-odd_attack-leader = The leader defends; a failure costs life.
ua-fx-odd_attack-members = The members take it; on a failure the hit table says who suffers.
ua-fx-defence-skill = A defence roll with skill.
ua-fx-defence-supply_request = For 1 point of command, one gun or piece of protection arrives before this defence.
ua-fx-defence-take_cover = For 1 point, defend with melee.
ua-fx-prototype_shield-save =
    Save it ({ $uses } { $uses ->
        [one] use
       *[other] uses
    } left).
ua-fx-prototype_shield-use =
    One of { $uses } { $uses ->
        [one] use
       *[other] uses
    }: this defence gets +1.
ua-fx-evade-take_it = The attack of { $unit } goes home.
ua-fx-evade-evade = For 1 point of shooting, roll the defence again.
ua-fx-protect-no_protect = { $member } takes the damage.
ua-fx-protect-protect = For 1 point of melee, roll the defence for { $member }; once a round.
ua-fx-fumbled_defence-wound = The leader's wounds rise by one; the members are safe.
ua-fx-fumbled_defence-drop_out = The hit table names a member, who drops out whatever life is left.
ua-fx-cancel_damage-cancel = { $member } takes no damage; once an operation.
ua-fx-cancel_damage-take = { $member } takes the damage.
ua-fx-hit_minus-keep = The die stays at { $die }.
ua-fx-hit_minus-minus = The die falls by 1; once an operation.
ua-fx-who_is_hit = { $who } takes the damage.
