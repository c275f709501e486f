## Dice

ua-ask-throw = Throw { $dice }: { $why }.

## Leaders

ua-ask-leader = Who will lead the squad (experience level { $level })?
ua-ask-sub_ability = Which sub-ability will the leader have?
ua-ask-growth = Which ability will you raise (experience to spend: { $left })?
ua-ask-learn_skill = Which skill will be learnt?
ua-ask-leader_name = What is the leader called?
ua-ask-successor_level = What experience level will the successor have?

## Between operations

ua-ask-difficulty = Which difficulty will you play?
ua-ask-pool = Will the two leaders share magazines, scrip and MREs?
ua-ask-prepare = What does { $seat } do to prepare?
ua-ask-buy = What will you buy?
ua-ask-sell = What will you sell?
ua-ask-hire = Whom will you hire?
ua-ask-dismiss = Whom will you dismiss?
ua-ask-exchange = How much scrip will you change into magazines?
ua-ask-attachments = What will you do about the attachments?
ua-ask-interlude = What will you do between the operations?
ua-ask-after_death = Nobody is left in command. Will a successor take over?

## On the way

ua-ask-event = What will you do?
ua-ask-which_map = Which of the two maps will you take?
ua-ask-shift_digit = The result is { $result }. Will you move one digit, at a price?
ua-ask-direction = Which direction will you take?
ua-ask-way = Where do you go from “{ $place }”?
ua-ask-detect = Will you enter “{ $tile }”, or try to avoid it?
ua-ask-detected = “{ $tile }” is detected in time. What will you do?
ua-ask-detection_reroll = Detection failed (total { $total }). Will you roll again?
ua-ask-scanner = Will you use the tactical scanner (uses left: { $uses })?
ua-ask-trap = There is a trap (target { $target }). What will you do?
ua-ask-shop = What will you buy?
ua-ask-replace_check = Will you let a skill stand in for the check?
ua-ask-ability = Which ability will you use for the { $check }?
ua-ask-recruit = Whose squad does the { COMMON($role) } join?
ua-ask-recruit-price = Whose squad hires the { COMMON($role) } for { $price }?
ua-ask-bring_back = Which of the lost returns?
ua-ask-bring_back-price = For { $price } one of the lost returns. Who will it be?
ua-ask-drop_out = Who drops out?
ua-ask-which_leader = Which of the leaders will it be?
ua-ask-which_leader-picked = From whose squad is the member who makes the check?
ua-ask-which_leader-hurt = Which leader takes { $n } damage?
ua-ask-which_leader-heal = Which leader regains { $n } life?
ua-ask-which_leader-wound = Which leader takes the wounds ({ $n })?
ua-ask-which_leader-treated = 
    Which leader is treated for { $n ->
        [one] 1 wound
       *[other] { $n } wounds
    }?
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
ua-ask-which_leader-gain = Which leader takes what you get?
ua-ask-which_leader-gains = Which leader takes { AND($what) }?
ua-ask-which_leader-thing = Which leader takes { THE($thing) } along?
ua-ask-which_leader-member = Whose squad does { THE($thing) } join?
ua-ask-which_leader-table = Which leader rolls on { $thing }?

## Between maps

ua-ask-camp = What will { $seat } do before the next map (maps passed: { $passed })?
ua-ask-rest_first = There is no way on but the map you retreated from. What will you do first?
ua-ask-pause = There is danger ahead. What will { $seat } do first?
ua-ask-use_gear = Which gear will you use?
ua-ask-which_shield = Which shield changes hands?
ua-ask-bearer = Who bears the prototype shield?
ua-ask-discard = What will you throw away?
ua-ask-hand_over = What will you hand to the other leader?
ua-ask-hand_over_amount = { $what } will you hand over?
ua-how-much-magazines = How many magazines
ua-how-much-scrip = How much scrip
ua-how-much-mre = How many MREs

## Goods

ua-ask-procurement = The die for the table shows { $die }. Will you add 1 by local procurement?
ua-ask-who_takes = Which leader rolls for the loot and takes it?
ua-ask-use_now = Will you use the { COMMON($gear) } that you have found at once?
ua-ask-mount = Which gun will you put the { COMMON($gear) } on?
ua-ask-change_armour = Will you change into the { COMMON($gear) }?
ua-ask-make_room = There is no room for the { COMMON($gear) }. Will you drop something to make room?
ua-ask-drop = You carry { $over } { $over ->
    [one] item
   *[other] items
  } too many. What will you leave behind?
ua-ask-lose_item = Which of these is lost: { COMMON($gear) }?
ua-ask-supply_request = What will you request?

## Care

ua-ask-cure = What will you heal for { WITHIN($who) }?
ua-ask-first_aid_on = Who gets first aid?
ua-ask-medic = Whom does { WITHIN($member) } treat?
ua-ask-medkit = Will you use a medical kit?

## Encounters

ua-ask-approach = Will you strike first, or see how they react?
ua-ask-reaction_shift = The die is { $die }: { $reaction }. Will you shift it?
ua-ask-preemptive_fire = The enemy would act first. Will you use pre-emptive fire?
ua-ask-preemptive_fire-reaction = The reaction: { $reaction }. Will you use pre-emptive fire?
ua-ask-extortion = They demand { $price }. Will you pay?
ua-ask-bargain = They ask for { $price }. Will you bargain?
ua-ask-extortion-goods = They demand goods. Will you pay?

## Battle

ua-ask-grip = What does { $seat } take in hand?
ua-ask-light = Will you turn the flashlight on?
ua-ask-c4_before = Will you use C4 before round 0?
ua-ask-opening_shot = { $who } has an opening shot. Which enemy is it aimed at?
ua-ask-zero_act = What does { $seat } do in round 0, before round 1?
ua-ask-actor = Who acts next ({ $left } still to act)?
ua-ask-action = What does { WITHIN($who) } do?
ua-ask-target = Which enemy is { WITHIN($who) }'s { COMMON($how) } aimed at?
ua-ask-target-again = Which enemy is { WITHIN($who) }'s next { COMMON($how) } aimed at?
ua-ask-target-die = The shot strays to a high-threat target. Which one does it hit?
ua-ask-target-volley = Which enemy does the squad fire its volley at?
ua-ask-damage_chosen = Damage still to be dealt: { $left }. Which enemy takes 1 of it?
ua-ask-follow_up = Critical! { $who } can fire again. Which enemy is the target?
ua-ask-follow_up-precise = Critical! { $who } can fire another precision shot. Which enemy is the target?
ua-ask-follow_up-close = Critical! { $who } can strike again. Which enemy is the target?
ua-ask-follow_up-all_out = Critical! { $who } can attack all-out again. Which enemy is the target?
ua-ask-move_damage = The total { $total } is odd. Which enemy is hit?
ua-ask-ap_round = Will you use an AP round?
ua-ask-rapid_fire_mode = What does the squad aim its rapid fire at?
ua-ask-fortify = Whom does the skill Fortify shelter?
ua-ask-flight = { $unit } are in flight. Will you try to negotiate?
ua-ask-withdraws = The enemy is at a disadvantage ({ WITHIN($unit) }). Do they withdraw?
ua-ask-attacks_taken = 
    { $n ->
        [one] Does { $seat }'s squad take the one attack of { WITHIN($unit) } (1), or leave it to the other squad (0)?
       *[other] Of the attacks of { WITHIN($unit) } ({ $n } in all), how many does { $seat }'s squad take?
    }
ua-ask-odd_attack = The attacks of { WITHIN($unit) } cannot be shared equally. Who takes the odd one?
ua-ask-odd_attack-squad = The { $n } attacks of { WITHIN($unit) } on { $leader }'s squad cannot be shared equally. Who takes the odd one?
ua-ask-odd_attack-one = Who takes the attack of { WITHIN($unit) }?
ua-ask-defence = How will you defend against { WITHIN($unit) }?
ua-ask-defence-more = How will you defend against { WITHIN($unit) } (attacks on you still to follow: { $more })?
ua-ask-prototype_shield = Will you use the prototype shield against { WITHIN($unit) } (uses left: { $uses })?
ua-ask-prototype_shield-member = The defence is one short. Will you use the prototype shield (uses left: { $uses })?
ua-ask-evade = The shot by { WITHIN($unit) } gets through. Will you evade it?
ua-ask-protect = { $member } is about to be hit by { WITHIN($unit) }. Will you step in?
ua-ask-fumbled_defence = A member has fumbled the defence. Which consequence will you accept?
ua-ask-cancel_damage = { $member } takes damage. Will you cancel it?
ua-ask-hit_minus = The die for the hit table shows { $die }. Will you lower it by 1?
ua-ask-who_is_hit = Who is hit?
