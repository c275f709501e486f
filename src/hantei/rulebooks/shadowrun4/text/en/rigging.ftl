## Machines: what happened

sr-log-out-destroyed = { $who } has taken all the damage it can and is destroyed
sr-log-unharmed = { $who } is a machine: { $value } stun damage does nothing to it
sr-log-distance = { $who } and { WITHIN($target) } tie and stay at { $distance } distance
sr-log-distance-new = { $by } beats { WITHIN($other) } in the chase and makes the distance { $distance }
sr-log-distance-kept = { $by } beats { WITHIN($other) } in the chase and keeps the distance { $distance }
sr-log-distance-new-many = { $by } beats { WITHIN($other) } in the chase and makes each distance { $distance }
sr-log-distance-kept-many = { $by } beats { WITHIN($other) } in the chase and keeps each distance { $distance }
sr-log-drives-disengage = { $machine } tries to get away
sr-log-drives-position = { $machine } tries to get into a better position
sr-log-drives-rolled = { $head }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-drives-cut_off = { $who } tries to cut off { WITHIN($target) }
sr-log-drives-plain = { $who } keeps to the road
sr-log-evades = { $who } weaves out of the line of fire
sr-log-positioned = { $who } gets into a better position: { $n ->
    [one] 1 more die
   *[other] { $n } more dice
} in the next turn's chase
sr-log-positioned-driven = { $machine } gets into a better position ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}): { $n ->
    [one] 1 more die
   *[other] { $n } more dice
} in the next turn's chase
sr-log-drives-level = { $head }, exactly the threshold of { $need }, so no dice are gained
sr-log-disengages = { $who } draws away from its pursuers (successes in a row: { $n } of the { $of } needed)
sr-log-disengages-driven = { $machine } draws away from its pursuers ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; successes in a row: { $n } of the { $of } needed)
sr-log-outdriven = { $who } loses the fight for the road by { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
sr-log-outdriven-nobody = Nobody wins the fight for the road ({ $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} each)
sr-log-adrift = Nobody steers { WITHIN($who) } this turn
sr-log-rams = { $who } rams { WITHIN($target) }: damage value { $value }, half of it for the one that rams (who is out of action, and what is destroyed, is settled after the crash tests)
sr-log-crash_avoided = { $who } does not crash
sr-log-crash_avoided-steered = { $operator } keeps { WITHIN($who) } from crashing
sr-log-crash_test = { $who } keeps control: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} (threshold { $need })
sr-log-crash_test-failed = { $who } loses control: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, not enough (threshold { $need })
sr-log-crash_test-told = { $head } (threshold { $need })
sr-log-crash_test-failed-told = { $hits ->
    [0] { $head } (threshold { $need })
   *[other] { $head }, not enough (threshold { $need })
}
sr-log-crash_test-avoided = { $lead } (threshold { $need }), and { WITHIN($who) } does not crash
sr-log-drives-failed-disengage = { $head }, not enough to draw away (threshold { $need })
sr-log-drives-failed-position = { $head }, not enough (threshold { $need })
sr-log-crashes = { $who } crashes: damage value { $value } for the machine and everybody on board
sr-log-left_behind = { $who } falls out of the chase
sr-log-left_behind-aboard = { $who } falls out of the chase with { WITHIN($names) } on board
sr-log-catches_up = { $who } pulls up { $metres } m from { WITHIN($target) }
sr-log-catches_up-many = { $who } pull up { $metres } m from { WITHIN($target) }
sr-log-distance-new-pursuer = { $by } beats { WITHIN($other) } in the chase and makes the distance { $distance }
sr-log-distance-kept-pursuer = { $by } beats { WITHIN($other) } in the chase and keeps the distance { $distance }
sr-log-distance-new-pursuer-many = { $by } beat { WITHIN($other) } in the chase and make each distance { $distance }
sr-log-distance-kept-pursuer-many = { $by } beat { WITHIN($other) } in the chase and keep each distance { $distance }
sr-log-registered = { $who } registers { WITHIN($target) }
sr-log-jumped_in = { $who } jumps into { WITHIN($target) }
sr-log-jumped_out = { $who } jumps out of { WITHIN($target) }
sr-log-switched-on = { $who } now has the { $what } on
sr-log-switched-off = { $who } now has the { $what } off
sr-log-status = { $who } reports: damage { $physical } of { $boxes }, { $place }, order: { $command }
sr-log-status-goal = { $who } reports: damage { $physical } of { $boxes }, { $place }, order: { $command } ({ WITHIN($goal) })
sr-log-machine_ordered-attack = { $who } orders { WITHIN($target) } to attack { WITHIN($goal) }
sr-log-machine_ordered-go = { $who } orders { WITHIN($target) } to go to { WITHIN($goal) }
sr-log-machine_ordered-watch = { $who } orders { WITHIN($target) } to look out
sr-log-machine_ordered-free = { $who } orders { WITHIN($target) } to act as it sees fit

## Words

sr-distance-close = close
sr-distance-short = short
sr-distance-long = long
sr-manoeuvre-none = none
sr-manoeuvre-disengage = disengage
sr-manoeuvre-cut_off = cut off
sr-manoeuvre-position = position
sr-manoeuvre-ram = ram
sr-command-none = none
sr-command-free = act as it sees fit
sr-command-watch = look out
sr-command-go = go
sr-command-attack = attack
sr-switch-sensors = sensors
sr-switch-eccm = ECCM

## Questions

sr-ask-distance = { $who } has beaten { WITHIN($target) } in the chase (distance now: { $now }). Which distance does { WITHIN($who) } choose?
sr-ask-manoeuvre = Which manoeuvre does { WITHIN($who) } add to driving?
sr-ask-rival = Which vehicle does { WITHIN($who) } pick for the manoeuvre “{ $manoeuvre }”?
sr-ask-machine = Which machine does { WITHIN($who) } choose?
sr-ask-machine-board = Which vehicle does { WITHIN($who) } get into?
sr-ask-machine-sensors = On which machine does { WITHIN($who) } switch the sensors?
sr-ask-machine-eccm = On which machine does { WITHIN($who) } switch the ECCM?
sr-ask-machine-status = Which machine does { WITHIN($who) } ask for a report?
sr-ask-machine-register = Which drone does { WITHIN($who) } register?
sr-ask-machine-jump = Which machine does { WITHIN($who) } jump into?
sr-ask-machine-order = Which machine does { WITHIN($who) } give an order?
sr-ask-machine-observe = Through the sensors of which machine does { WITHIN($who) } observe?
sr-ask-machine-attack = With the weapons of which machine does { WITHIN($who) } attack?
sr-ask-as_device = What does { WITHIN($who) } register { WITHIN($target) } as?
sr-ask-weapon_system = Which weapon system does { WITHIN($who) } use?
sr-ask-weapon_system-switch = Which weapon system does { WITHIN($who) } switch on or off?
sr-ask-system = Which weapon of { WITHIN($target) } does { WITHIN($who) } use?
sr-ask-machine_order = What does { WITHIN($who) } order { WITHIN($target) } to do?
sr-opt-as_device-alone = a device of its own
sr-opt-as_device = part of the device { $device }
sr-opt-command-free = act as it sees fit
sr-opt-command-watch = look out
sr-opt-command-go = go to { WITHIN($goal) }
sr-opt-command-attack = attack { WITHIN($goal) }
sr-opt-weapon_system = { $who }: { $weapon }

## What dice are thrown for

sr-throw-chase = the chase
sr-throw-cut_off = the fight for the road
sr-throw-position = getting into position
sr-throw-disengage = getting away
sr-throw-avoid_crash = avoiding a crash
sr-throw-ram = the ram
sr-throw-feedback = feedback resistance

## Actions

sr-action-switch_sensors = switch sensors on or off (free)
sr-action-switch_eccm = switch ECCM on or off (free)
sr-action-switch_weapon = switch a weapon system on or off (free)
sr-action-status_report = ask for a status report (free)
sr-action-register_drone = register a drone (simple)
sr-action-jump = jump into or out of a machine (simple)
sr-action-command_machine = give a machine an order (simple)
sr-action-sensor_observe = observe through sensors (simple)
sr-action-weapon_system = attack with a weapon system (complex)
sr-action-drive = drive (complex)
sr-action-evade = take evasive action (complex)
sr-action-ram = ram (complex)
sr-eff-action-switch_sensors = Without sensors the machine perceives nothing.
sr-eff-action-switch_eccm = While it is on, its rating defends the link against jamming.
sr-eff-action-switch_weapon = A weapon system fires only while it is on.
sr-eff-action-status_report = The machine tells its damage, its place and its order.
sr-eff-action-register_drone = From then on you can command it and jump into it; you can register up to twice your System in drones at once.
sr-eff-action-jump = In full VR you use your own skill with the machine's attributes; half the damage it takes comes back to you as stun.
sr-eff-action-command_machine = You give it an order, which it follows by itself with Pilot and autosoft.
sr-eff-action-sensor_observe = You roll a perception test with the senses of a machine.
sr-eff-action-weapon_system = Jumped in, you roll your skill + the machine's Agility; by remote control, command + your skill; on its own, the machine rolls Pilot + targeting.
sr-eff-action-drive = You keep the vehicle under control and can add a manoeuvre. In a chase, somebody must do this every turn, or the vehicle may crash.
sr-eff-action-evade = Until your next phase you add the vehicle skill to the defence against shots.
sr-eff-action-ram = You roll Reaction + vehicle skill against the target's dodge or vehicle skill. Damage comes from Body and speed; your own vehicle takes half.

## Steps of a figure

sr-step-handling = Handling
sr-step-pilot = Pilot
sr-step-autosoft = autosoft: { $what }
sr-step-no-autosoft = not possible without the autosoft
sr-step-in-ar = registered and in AR
sr-step-eccm = ECCM
sr-step-cut-off = lost cut-off
sr-step-ram-scenario = ramming damage of the scenario
sr-step-speed-fast = fast: twice the Body
sr-step-speed-slow = walking pace: half the Body
sr-soft-targeting = targeting
sr-soft-manoeuvre = manoeuvre
sr-soft-defence = defence
sr-soft-perception = perception

sr-log-attack-ram = { $who } tries to ram { WITHIN($target) }

## Faults

sr-thing-vehicle = a vehicle or drone
sr-fault-drives-nothing = A driver needs a vehicle; name it under “aboard”.
sr-fault-not-in-vr = Only somebody in virtual reality (“vr”) can have jumped into a machine.
sr-fault-no-machine = Only vehicles and drones are registered or have a speed; it has no effect here.
sr-fault-seats = { $found } ride in “{ $vehicle }”, which has room for { $seats }.
sr-fault-two-drivers = “{ $vehicle }” has more than one driver.
sr-fault-no-foe = “{ $vehicle }” is not hostile to “{ $quarry }” and has no reason to chase it.
sr-state-destroyed = destroyed

## How machines and riders are

sr-state-jumped_in = jumped into { WITHIN($target) }
sr-state-drives = drives { WITHIN($target) }
sr-state-rides = rides in { WITHIN($target) }
sr-state-evading = evading
sr-state-jammed_by = link cut
sr-state-blind = sensors off
sr-speed-none = not moving
sr-speed-slow = at walking pace
sr-speed-ordinary = under way
sr-speed-fast = fast
sr-held-rounds = { $weapon } ({ $rounds } rounds)
sr-no-weapons = unarmed
sr-roster-machine = damage boxes left
sr-roster-registered = registered with
sr-roster-order = orders
sr-sit-chase = Chase: { WITHIN($who) } and { WITHIN($target) } are at { $distance } distance
sr-sit-machine = { $who }: damage { $physical }/{ $physical_of }{ $score }; { $where }{ $far }; { $weapons }{ $state }.
sr-sit-machine-led = { $who }: damage { $physical }/{ $physical_of }; { $where }{ $far }; { $weapons }{ $state }.
sr-far-chase = , { $distance } distance
sr-opt-person-chase = { $name } ({ $distance } distance)

sr-gm-speed = say how fast a machine goes
sr-gm-chase = say how far quarry and pursuer are apart, or end the chase
sr-step-road = the road

## Boards

sr-board-chase = The chase of { WITHIN($who) }
sr-board-quarry = the quarry
sr-board-machine = damage { $physical }/{ $physical_of }

sr-action-board = get into a vehicle
sr-action-take_wheel = take the wheel
sr-eff-action-board = You get in, without using an action; you drive if nobody else does.
sr-eff-action-take_wheel = You drive, without using an action; the vehicle is no longer left to its Pilot.
sr-log-boards = { $who } gets into { WITHIN($target) }
sr-log-takes_wheel = { $who } takes the wheel of { WITHIN($target) }
sr-log-attack-ram-driven = { $attacker } tries to ram { WITHIN($target) } with { WITHIN($machine) }
sr-log-attack-ram-rolled = { $head }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-distance-many = { $who } ties with { WITHIN($target) } and stays at { $distance } distance
sr-log-crash_test-told-glitched = { $head } (threshold { $need })
sr-log-crash_test-failed-told-glitched = { $head }, not enough (threshold { $need })
