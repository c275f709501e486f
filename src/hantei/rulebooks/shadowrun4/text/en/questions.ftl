## Questions

sr-ask-throw = { $why }: throw { $dice }.
sr-ask-action = What does { WITHIN($who) } do (simple actions left: { $left })?
sr-always-action = What does { WITHIN($who) } do in an action phase?
sr-always-first = Does { WITHIN($who) } spend a point of Edge to act earlier in a pass?
sr-ask-test = How does { WITHIN($who) } roll { $pool ->
    [one] this die
   *[other] these { $pool } dice
  } { $for } (Edge left: { $edge })?
sr-ask-test-against = How does { WITHIN($who) } roll { $pool ->
    [one] this die
   *[other] these { $pool } dice
  } { $for } (hits of the other side: { $against }, Edge left: { $edge })?
sr-ask-test-need = How does { WITHIN($who) } roll { $pool ->
    [one] this die
   *[other] these { $pool } dice
  } { $for } (threshold: { $need }, Edge left: { $edge })?
sr-ask-test-value = How does { WITHIN($who) } roll { $pool ->
    [one] this die
   *[other] these { $pool } dice
  } { $for } ({ $value } { $kind_of } damage, Edge left: { $edge })?
sr-ask-test-value-machine = How does { WITHIN($who) } roll { $pool ->
    [one] this die
   *[other] these { $pool } dice
  } { $for } ({ $value } damage, Edge left: { $edge })?
sr-always-test = How does { WITHIN($who) } roll { $for }?
sr-always-test-none = What does { WITHIN($who) } do if the modifiers leave no dice { $for }?
sr-always-after = Does { WITHIN($who) } use Edge after the roll for { $kind }?
sr-ask-test-none = The modifiers leave { WITHIN($who) } no dice { $for }. What does { WITHIN($who) } do (Edge left: { $edge })?
sr-ask-test-none-against = The modifiers leave { WITHIN($who) } no dice { $for }. What does { WITHIN($who) } do (hits of the other side: { $against }, Edge left: { $edge })?
sr-ask-test-none-need = The modifiers leave { WITHIN($who) } no dice { $for }. What does { WITHIN($who) } do (threshold: { $need }, Edge left: { $edge })?
sr-ask-test-none-value = The modifiers leave { WITHIN($who) } no dice { $for } ({ $value } { $kind_of } damage). What does { WITHIN($who) } do (Edge left: { $edge })?
sr-ask-test-none-value-machine = The modifiers leave { WITHIN($who) } no dice { $for } ({ $value } damage). What does { WITHIN($who) } do (Edge left: { $edge })?
sr-ask-after-value = { $who } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } for { $kind } ({ $value } { $kind_of } damage){ $mark }. Does { WITHIN($who) } use Edge ({ $edge } left)?
sr-ask-after-value-machine = { $who } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } for { $kind } ({ $value } damage){ $mark }. Does { WITHIN($who) } use Edge ({ $edge } left)?
sr-ask-after = { $who } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } for { $kind }{ $mark }. Does { WITHIN($who) } use Edge ({ $edge } left)?
sr-ask-after-need = { $who } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  } for { $kind } against a threshold of { $need }{ $mark }. Does { WITHIN($who) } use Edge ({ $edge } left)?
sr-ask-after-against = { $who } has { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }{ $mark } for { $kind }, the other side { $against }. Does { WITHIN($who) } use Edge ({ $edge } left)?
sr-after-glitch = {" "}and { $glitch }
sr-ask-consent = { $who } wants to buy hits instead of rolling { $pool } dice { $for }. Is that allowed?
sr-ask-reroll_ones = How many ones does { WITHIN($who) } roll again for { $kind } ({ $low } to { $high })?
sr-ask-reroll_others = How many of the other misses does { WITHIN($who) } roll again for { $kind } ({ $low } to { $high })?
sr-ask-first-unseen = Somebody whom you have not seen acts before { WITHIN($who) } in this pass. Does { WITHIN($who) } spend a point of Edge to act earlier?
sr-ask-first = { $who } is { $number ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [21] 21st
    [22] 22nd
    [23] 23rd
   *[other] { $number }th
  } to act in this pass. Does { WITHIN($who) } spend a point of Edge to act earlier?
sr-ask-extra_pass = Does { WITHIN($who) } spend a point of Edge to act in one more pass of this turn?
sr-ask-last_phase = { $who } is about to go down. Does { WITHIN($who) } spend a point of Edge on one last phase?
sr-ask-cheat_death = { $who } is about to die. Does { WITHIN($who) } burn Edge to stay alive?
sr-ask-interrupt = { $who } is about to act. Does anybody on your side take a free action first?
sr-ask-interrupt-now = Does anybody on your side take a free action before the fight goes on?
sr-ask-weapon = Which weapon does { WITHIN($who) } use?
sr-ask-weapon-drop = What does { WITHIN($who) } drop?
sr-ask-weapon-clip_out = From which gun does { WITHIN($who) } take the clip?
sr-ask-weapon-clip_in = Into which gun does { WITHIN($who) } put a clip?
sr-ask-weapon-mode = On which gun does { WITHIN($who) } change the firing mode?
sr-ask-weapon-ready = Which weapon does { WITHIN($who) } ready?
sr-ask-weapon-load = Which gun does { WITHIN($who) } load?
sr-ask-weapon-throw = What does { WITHIN($who) } throw?
sr-ask-weapon-draw = Which pistol does { WITHIN($who) } draw?
sr-ask-target = Whom does { WITHIN($who) } attack with { $weapon }?
sr-ask-burst = How does { WITHIN($who) } fire the { $weapon } at { WITHIN($target) }?
sr-ask-spread = How wide does { WITHIN($who) } set the spread of the { $weapon } against { WITHIN($target) }?
sr-ask-mode = Which firing mode does { WITHIN($who) } set the { $weapon } to?
sr-ask-band = { $who } fires the { $weapon } at { WITHIN($target) }. How far away is that?
sr-ask-split = How many of the { $pool } dice does { WITHIN($who) } put into this attack ({ $low } to { $high })?
sr-ask-opponents = How many opponents does { WITHIN($who) } attack ({ $low } to { $high })?
sr-ask-called = What does { WITHIN($who) } aim the called shot at?
sr-ask-called_by = By how much does { WITHIN($who) } raise the damage ({ $low } to { $high })?
sr-ask-part_cost = { $who } aims at a specific part of { WITHIN($target) }. How many dice does that cost ({ $low } to { $high })?
sr-ask-part_effect = What happens if { WITHIN($who) } hits that part of { WITHIN($target) }?
sr-ask-aim_at = Whom does { WITHIN($who) } take aim at?
sr-ask-defend = { $attacker } attacks { WITHIN($who) } with { $weapon }. How does { WITHIN($who) } defend?
sr-ask-reach = { $who } has the longer reach, by { $n }. Which roll does it change?
sr-ask-destination = Where does { WITHIN($who) } move (up to { $metres } m)?
sr-ask-cover = Does { WITHIN($who) } use the cover at { THE($place) } ({ $percent }%)?
sr-ask-step_in = { $target } passes within reach of { WITHIN($who) }. Does { WITHIN($who) } strike?
sr-ask-intent = What does { WITHIN($who) } want to do with the blow at { WITHIN($target) }?
sr-ask-hold = { $who } holds { WITHIN($target) }. What does { WITHIN($who) } do with the hold?
sr-ask-thing = What does { WITHIN($who) } put down or pick up?
sr-ask-task = Which task does { WITHIN($who) } take on?
sr-ask-line = Where does { WITHIN($who) } aim the suppressive fire of the { $weapon }?
sr-ask-fight_over = Is the fight over?
sr-ask-fight_over-met = { $side } would win ({ $by }). Is the fight over?
sr-ask-fight_over-nobody = Nobody would win ({ $by }). Is the fight over?

## What dice are thrown for

# What dice are rolled for, in a sentence.
sr-for = { $why ->
    [resist_spell] to resist the spell
    [defence] to defend
    [resistance] to resist the damage
    [drain] to resist the drain
    [fading] to resist the fading
    [icon_resistance] to resist the damage
    [black_resistance] to resist black IC
    [dumpshock] to resist dumpshock
    [feedback] to resist the feedback
    [detection] to watch for intruders
    [help] to help
    [break_free] to break free
    [position] to get into position
    [disengage] to get away
    [avoid_crash] to avoid a crash
    [repair] to repair the icon
    [defuse] to defuse the data bomb
    [control] to control the device
    [disturb_trace] to throw off the trace
    [obeying] to see through the forged order
    [hiding] to stay hidden
    [last_phase] to stay up
    [evade_fire] to get out of the fire
    [servant] to resist
    [ritual] to help with the ritual
    [trace] to trace
    [assensing] to assense
    [dispel] to dispel the spell
    [summoning] to summon
    [binding] to bind
    [banishing] to banish
    [search] to search for data
    [hacking] to hack in
    [decrypt] to decrypt
    [edit] to edit
    [jamming] to jam
    [spoof_command] to forge an order
    [spoof_trail] to lay a false trail
    [intercept_traffic] to intercept the traffic
    [intercept_signal] to intercept the signal
    [detect_wireless] to find wireless nodes
    [ram] to ram
    [chase] in the chase
    [cut_off] in the fight for the road
    [compiling] to compile
    [registering] to register
    [decompiling] to decompile
    [threading] to thread
   *[other] for { $kind }
}

# Where somebody glitches.
sr-on = { $why ->
    [shot] on the shot
    [blow] on the blow
    [throw] on the throw
   *[other] on the roll { $for }
}
sr-throw-task = the task
sr-throw-work = the extended test
sr-throw-help = helping
sr-throw-initiative = initiative
sr-throw-surprise = surprise
sr-throw-tie = the order of action
sr-throw-shot = the shot
sr-throw-throw = the throw
sr-throw-blow = the blow
sr-throw-ranged = the shot
sr-throw-thrown = the throw
sr-throw-melee = the blow
sr-throw-defence = defence
sr-throw-opposition = opposition
sr-throw-resistance = damage resistance
sr-throw-sprint = the sprint
sr-throw-perception = perception
sr-throw-hiding = hiding
sr-throw-suppression = suppressive fire
sr-throw-evade_fire = getting out of the fire
sr-throw-break_free = breaking free
sr-throw-quick_draw = the quick draw
sr-throw-last_phase = staying up
sr-throw-against = { $kind } against { $value ->
    [one] 1 point
   *[other] { $value } points
}
sr-throw-drain = drain resistance
