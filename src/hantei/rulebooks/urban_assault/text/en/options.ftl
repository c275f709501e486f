## Words that mean the same everywhere

ua-opt-common-back = Back
ua-opt-common-decline = Decline
ua-opt-common-cancel = Never mind

## Compounds

ua-opt-use = Use the { COMMON($name) }
ua-opt-gear = Use the { COMMON($name) }
ua-opt-skill = Skill: { $name }
ua-opt-free = Skill: { $name } (takes no action)
ua-opt-grip = Take in hand: { $name }
ua-opt-swap = Drop the { COMMON($name) } to make room
ua-opt-capture = Take { WITHIN($name) } prisoner
ua-opt-pay = Pay ({ $name })
ua-opt-pay-alone = Pay
ua-opt-tenth = Political work: pay a tenth ({ $name })
ua-opt-tenth-alone = Political work: pay a tenth
ua-opt-next = Next operation: { $name }

## Leaders

ua-opt-leader-by_hand = Build one step by step
ua-opt-sub_ability-melee = Melee
ua-opt-sub_ability-dexterity = Dexterity
ua-opt-sub_ability-shooting = Shooting
ua-opt-sub_ability-command = Command
ua-opt-growth-skill = Skill { $now } → { $next } ({ $cost } experience)
ua-opt-growth-life = Life { $now } → { $next } ({ $cost } experience)
ua-opt-growth-sub = { $sub } { $now } → { $next } ({ $cost } experience)
ua-opt-growth-squad_size = Squad size { $now } → { $next } ({ $cost } experience)
ua-opt-growth-done = Done

## Between operations

ua-opt-pool-separate = Keep them apart
ua-opt-pool-shared = Put them together
ua-opt-prepare-ready_made = Recommended outfit and squad
ua-opt-prepare-go = Move out
ua-opt-prepare-buy = Buy
ua-opt-prepare-sell = Sell
ua-opt-prepare-hire = Hire
ua-opt-prepare-dismiss = Dismiss
ua-opt-prepare-exchange = Change scrip into magazines ({ $scrip })
ua-opt-prepare-grow = Spend experience
ua-opt-prepare-attachments = Change attachments
ua-opt-prepare-grip = Change what is held
ua-opt-attachments-off = Take the { COMMON($attachment) } off the { COMMON($gun) }
ua-opt-attachments-on = Put the { COMMON($attachment) } on the { COMMON($gun) }
ua-opt-interlude-finish = End the campaign here
ua-opt-after_death-successor = A successor takes over
ua-opt-after_death-finish = End the campaign here

## On the way

ua-opt-event = { $text } — costs { $price }
ua-opt-direction-north = North ({ $tile })
ua-opt-direction-east = East ({ $tile })
ua-opt-direction-south = South ({ $tile })
ua-opt-direction-west = West ({ $tile })
ua-opt-detect-enter = Enter
ua-opt-detect-detect = Try to avoid it
ua-opt-detected-avoid = Stay out and draw again
ua-opt-detected-flashbang = Go in with a flashbang
ua-opt-detection_reroll-keep = Accept the failure
ua-opt-scanner-keep = Keep it
ua-opt-scanner-use = Use it
ua-opt-trap-disarm = Disarm it
ua-opt-trap-c4 = Blow it up with C4
ua-opt-trap-bear = Let it spring
ua-opt-shop-leave = Leave
ua-opt-replace_check-roll = Roll
ua-opt-ability-melee = Melee ({ $n })
ua-opt-ability-dexterity = Dexterity ({ $n })
ua-opt-ability-shooting = Shooting ({ $n })
ua-opt-ability-command = Command ({ $n })
ua-opt-ability-skill = Skill ({ $n })
ua-opt-ability-life = Life ({ $n })

## Between maps

ua-opt-camp-go_on = Go on
ua-opt-camp-eat = Eat an MRE ({ $mre } left)
ua-opt-camp-eat_foraging = Eat an MRE with foraging ({ $mre } left)
ua-opt-camp-first_aid = First aid
ua-opt-camp-supply_request = Supply request
ua-opt-camp-start_drone = Start the drone
ua-opt-camp-use_gear = Use gear
ua-opt-camp-grip = Change what is held
ua-opt-camp-bearer = Change who bears the shield
ua-opt-camp-discard = Throw something away
ua-opt-camp-hand_over = Hand something to the other leader
ua-opt-rest_first-rest = Declare a rest
ua-opt-rest_first-camp = Do something else
ua-opt-camp-rest = Rest
ua-opt-camp-give_up = Abandon the operation
ua-opt-bearer-leader = The leader
ua-opt-hand_over-magazines = Magazines ({ $magazines })
ua-opt-hand_over-scrip = Scrip ({ $scrip })
ua-opt-hand_over-mre = MREs ({ $mre })

## Goods

ua-opt-procurement-keep = Leave the die as it is
ua-opt-procurement-plus = Add 1
ua-opt-use_now-use = Use it now
ua-opt-use_now-keep = Keep it
ua-opt-mount-leave = Leave it
ua-opt-change_armour-wear = Put it on
ua-opt-change_armour-leave = Leave it
ua-opt-make_room-leave = Leave it

## Care

ua-opt-cure-wound = One wound
ua-opt-cure-life = 1 life
ua-opt-medic-leader = The leader
ua-opt-medic-nobody = Nobody
ua-opt-medkit-keep = Keep it
ua-opt-medkit-use = Use it

## Encounters

ua-opt-approach-first_strike = Strike first
ua-opt-approach-see_reaction = See how they react
ua-opt-reaction_shift-keep = Leave the die as it is
ua-opt-supply-worn = { $gear } (like the one worn)
ua-opt-no_attack-enough = { $who } (no attack left in this round)
ua-opt-no_attack = { $who } (cannot attack)
ua-opt-shifted = { $result }: “{ $tile }”
ua-opt-shifted-moved = { $result }: “{ $tile }”, since “{ $resolved }” is resolved
ua-opt-shifted-again = { $result }: thrown again, since “{ $resolved }” is resolved
ua-opt-shift_digit-keep = Leave it at { $there }
ua-opt-reaction_shift-up = { $who }: die +1
ua-opt-reaction_shift-down = { $who }: die −1
ua-opt-preemptive_fire-wait = Not now
ua-opt-preemptive_fire-fire = Pre-emptive fire
ua-opt-extortion-refuse = Refuse
ua-opt-bargain-full = Pay in full

## Battle

ua-opt-light-light_off = Keep it off
ua-opt-light-light_on = Turn it on
ua-opt-c4_before-keep = Keep it
ua-opt-opening_shot-hold = Hold fire
ua-opt-zero_act-pass = Do nothing
ua-opt-actor-volley = Volley
ua-opt-actor-retreat = Retreat
ua-opt-actor-yield = Let the other leader go first
ua-opt-actor-done = End the turn
ua-opt-action-shoot = Shoot
ua-opt-action-precise = Precision shot
ua-opt-action-close = Close attack
ua-opt-action-all_out = All-out attack
ua-opt-action-ied = Use the IED
ua-opt-action-set_c4 = Set C4
ua-opt-action-hold = Do nothing
ua-opt-target-stop = Stop firing
ua-opt-follow_up-stop = No follow-up
ua-opt-ap_round-no_round = Keep it
ua-opt-ap_round-round = Use it
ua-opt-rapid_fire_mode-soldiers = Soldiers
ua-opt-rapid_fire_mode-high_threat = High-threat targets
ua-opt-fortify-leader = The leader
ua-opt-fortify-members = All members
ua-opt-flight-let_go = Let them go
ua-opt-flight-negotiate = Negotiate
ua-opt-withdraws-withdraw = They withdraw
ua-opt-withdraws-stay = They stay
ua-opt-odd_attack-leader = The leader
ua-opt-odd_attack-members = The members
ua-opt-defence-skill = Defend with skill
ua-opt-defence-supply_request = Supply request
ua-opt-defence-take_cover = Take cover — costs 1 melee point
ua-opt-prototype_shield-save = Save it
ua-opt-prototype_shield-use = Use it
ua-opt-evade-take_it = Take the hit
ua-opt-evade-evade = Evade
ua-opt-protect-no_protect = Do not protect
ua-opt-protect-protect = Protect
ua-opt-fumbled_defence-wound = The leader takes a wound
ua-opt-fumbled_defence-drop_out = A member drops out
ua-opt-cancel_damage-cancel = Cancel it
ua-opt-cancel_damage-take = Take it
ua-opt-hit_minus-keep = Leave the die as it is
ua-opt-hit_minus-minus = Lower it by 1
