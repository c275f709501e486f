## Dice

ua-ask-throw = Throw { $dice }: { $why }.

## Leaders

ua-ask-leader = Who will lead the squad? (experience level { $level })
ua-ask-sub_ability = Choose one sub-ability.
ua-ask-growth = Which ability will you raise? ({ $left } to spend)
ua-ask-learn_skill = Which skill will be learnt?
ua-ask-leader_name = Name the leader.
ua-ask-successor_level = What experience level has the successor?

## Between operations

ua-ask-difficulty = Choose a difficulty.
ua-ask-pool = Will the two leaders share magazines, scrip and MRE?
ua-ask-prepare = What does { $seat } do to prepare?
ua-ask-buy = What will you buy?
ua-ask-sell = What will you sell?
ua-ask-hire = Whom will you hire?
ua-ask-dismiss = Whom will you dismiss?
ua-ask-exchange = How much scrip becomes magazines?
ua-ask-attachments = What will you do about the attachments?
ua-ask-interlude = What will you do between the operations?
ua-ask-after_death = Nobody is left in command. Will a successor take over?

## On the way

ua-ask-event = What will you do?
ua-ask-which_map = Which of the two maps will you take?
ua-ask-shift_digit = The result is { $result }. Move one digit, at a price?
ua-ask-direction = Which direction will you take?
ua-ask-way = Where do you go from “{ $place }”?
ua-ask-detect = Enter “{ $tile }”, or try to avoid it?
ua-ask-detected = “{ $tile }” is detected in time. What will you do?
ua-ask-detection_reroll = Detection failed (total { $total }). Roll again?
ua-ask-scanner = Use the tactical scanner? ({ $uses } left)
ua-ask-trap = A trap (target { $target }). What will you do?
ua-ask-shop = What will you buy?
ua-ask-replace_check = Let a skill stand in for the check?
ua-ask-ability = Which ability for the { $check }?
ua-ask-recruit = Whose squad does the { $role } join?
ua-ask-recruit-price = Whose squad hires the { $role } for { $price }?
ua-ask-bring_back = Who of the lost returns?
ua-ask-bring_back-price = For { $price } one of the lost returns. Who?
ua-ask-drop_out = Who drops out?
ua-ask-which_leader = Which of the leaders?
ua-ask-which_leader-hurt = Which leader takes { $n } damage?
ua-ask-which_leader-heal = Which leader regains { $n } life?
ua-ask-which_leader-wound = Which leader do the wounds ({ $n }) concern?
ua-ask-which_leader-restore =
    Which leader regains { $n } sub-ability { $n ->
        [one] point
       *[other] points
    }?
ua-ask-which_leader-price = Which leader pays { $price }?
ua-ask-which_leader-trap = Which leader deals with the trap?
ua-ask-which_leader-check = Which leader makes the check?
ua-ask-which_leader-drop_out = From whose squad does somebody drop out?
ua-ask-which_leader-escape = Which leader holds the prisoners back?
ua-ask-which_leader-gain = Which leader takes it?
ua-ask-which_leader-thing = { $thing }: which of the leaders?

## Between maps

ua-ask-camp = Does { $seat } do anything before the next map? ({ $passed } passed)
ua-ask-rest_first = No way is left but the map you retreated from. What comes between?
ua-ask-pause = Danger ahead. Will { $seat } do anything first?
ua-ask-use_gear = Which will you use?
ua-ask-which_shield = Which shield changes hands?
ua-ask-bearer = Who bears the prototype shield?
ua-ask-discard = What will you throw away?
ua-ask-hand_over = What will you hand to the other leader?
ua-ask-hand_over_amount = How many { $what } will you hand over?

## Goods

ua-ask-procurement = The die is { $die }. Add 1 by local procurement?
ua-ask-who_takes = Which leader rolls for the loot and takes it?
ua-ask-use_now = { $gear } found. Use it at once?
ua-ask-mount = Which gun does the { $gear } go on?
ua-ask-change_armour = Change into the { $gear }?
ua-ask-make_room = No room for the { $gear }. Leave something for it?
ua-ask-drop = You carry { $over } too many. What stays behind?
ua-ask-lose_item = Which { $gear } is lost?
ua-ask-supply_request = What will you call in?

## Care

ua-ask-cure = What is cured for { $who }?
ua-ask-first_aid_on = Who gets first aid?
ua-ask-medic = Whom does the { $member } treat?
ua-ask-medkit = Use a medical kit?

## Encounters

ua-ask-approach = Strike first, or see how they react?
ua-ask-reaction_shift = The die is { $die }: { $reaction }. Shift it?
ua-ask-preemptive_fire = The enemy would act first. Pre-emptive fire?
ua-ask-preemptive_fire-reaction = The reaction: { $reaction }. Pre-emptive fire?
ua-ask-extortion = They demand { $price }. Will you pay?
ua-ask-bargain = They ask { $price }. Beat the price down?
ua-ask-extortion-goods = They demand goods. Will you pay?

## Battle

ua-ask-grip = What does { $seat } hold?
ua-ask-light = Turn the flashlight on?
ua-ask-c4_before = Use C4 before the battle?
ua-ask-opening_shot = { $who } has an opening shot. At whom?
ua-ask-zero_act = What does { $seat } do in round 0?
ua-ask-actor = Who acts next? ({ $left } left)
ua-ask-action = What does { $who } do?
ua-ask-target = At which enemy does { $who } make the attack ({ $how })?
ua-ask-target-again = At which enemy does { $who } make one more attack ({ $how })?
ua-ask-target-die = The shot strays to a high-threat target. Which?
ua-ask-target-volley = At which enemy does the volley go?
ua-ask-damage_chosen = Damage still to be dealt: { $left }. Which enemy takes 1 of it?
ua-ask-follow_up = Critical! { $who } gets another attack ({ $how }). At whom?
ua-ask-move_damage = The total { $total } is odd. Which enemy is hit?
ua-ask-ap_round = Use an AP round?
ua-ask-rapid_fire_mode = Rapid fire at what?
ua-ask-fortify = Whom does the position shelter?
ua-ask-flight = The enemy is in flight ({ $unit }). Will you try to negotiate?
ua-ask-withdraws = The enemy is at a disadvantage ({ $unit }). Do they withdraw?
ua-ask-attacks_taken = How many of the { $n } attacks of { $unit } does the squad of { $seat } take?
ua-ask-odd_attack = Who takes the odd attack by { $unit }?
ua-ask-defence = An attack by { $unit }: with what will you defend?
ua-ask-prototype_shield = Use the prototype shield against { $unit }? ({ $uses } left)
ua-ask-prototype_shield-member = One short. Use the prototype shield? ({ $uses } left)
ua-ask-evade = The shot by { $unit } gets through. Will you evade it?
ua-ask-protect = { $member } is about to be hit ({ $unit }). Protect?
ua-ask-fumbled_defence = The defence was fumbled. Which will you bear?
ua-ask-cancel_damage = { $member } takes damage. Cancel it?
ua-ask-hit_minus = The hit table shows { $die }. Lower it by 1?
ua-ask-who_is_hit = Who is hit?
