## Spirits, the astral world

sr-ask-spirit = What does { WITHIN($who) } summon?
sr-ask-spirit_force = At which Force does { WITHIN($who) } summon the { COMMON($servant) } ({ $low } to { $high })?
sr-ask-servant = Which spirit or sprite does { WITHIN($who) } choose?
sr-ask-servant-call = Which spirit on standby does { WITHIN($who) } call?
sr-ask-servant-call_or_dismiss = Which sprite does { WITHIN($who) } call or put on standby?
sr-ask-servant-command = Whom does { WITHIN($who) } command?
sr-ask-servant-dismiss = Which spirit does { WITHIN($who) } dismiss?
sr-ask-servant-banish = Which spirit does { WITHIN($who) } banish?
sr-ask-servant-bind = Which spirit does { WITHIN($who) } bind?
sr-ask-servant-stop = Which sprite does { WITHIN($who) } stop?
sr-ask-servant-register = Which sprite does { WITHIN($who) } register?
sr-ask-order = What does { WITHIN($who) } command { WITHIN($target) } to do (services left: { $services })?
sr-ask-order-sprite = What does { WITHIN($who) } command { WITHIN($target) } to do (tasks left: { $services })?
sr-ask-order-watcher = What does { WITHIN($who) } command { WITHIN($target) } to do?
sr-ask-dismiss = How does { WITHIN($who) } send { WITHIN($target) } away?
sr-ask-banished = { $target } owes its master nothing any more. What does { WITHIN($who) } do with it (services if taken over: { $services })?
sr-ask-aspect = What does { WITHIN($who) } examine?
sr-ask-signature = Which signature does { WITHIN($who) } erase?
sr-ask-astral_kind = { $who } strikes at { WITHIN($target) } in the astral world. Which kind of damage does it do?

sr-opt-spirit = { $name }
sr-opt-servant = { $name } (rating { $rating }, owes { $owed })
sr-opt-servant-spirit = { $name } (Force { $rating }, services left: { $owed })
sr-opt-servant-watcher = { $name } (Force { $rating }, hours left: { $owed })
sr-opt-servant-sprite = { $name } (rating { $rating }, tasks left: { $owed })
sr-opt-order-fight = to fight
sr-opt-order-work = to work
sr-opt-order-scout = to keep watch
sr-opt-order-remote = to serve far from here
sr-opt-dismiss-standby = put it on standby
sr-opt-dismiss-release = let it go for good
sr-opt-banished-dispel = make it vanish
sr-opt-banished-take_over = take it over
sr-opt-aspect-marks = marks of magic round about
sr-opt-signature = signature of { WITHIN($name) } (rating { $rating }, { $work } done)
sr-opt-astral_kind-physical = physical damage
sr-opt-astral_kind-stun = stun damage

sr-order-fight = fight
sr-order-work = work
sr-order-scout = keep watch
sr-order-remote = serve far from here

sr-action-summon_spirit = summon a spirit (complex)
sr-eff-action-summon_spirit = You roll Magic + summoning against its Force; each net hit is a service. The drain is twice its hits, at least 2. A watcher serves as many hours as you have hits.
sr-action-call_spirit = call a spirit (simple)
sr-eff-action-call_spirit = A spirit on standby comes to you.
sr-action-command_spirit = command a spirit (simple)
sr-eff-action-command_spirit = You give it a new order, which costs one service.
sr-action-dismiss_spirit = dismiss a spirit (simple)
sr-eff-action-dismiss_spirit = You put it on standby, where it does not count towards your one spirit, or let it go for good.
sr-action-banish_spirit = banish a spirit (complex)
sr-eff-action-banish_spirit = You roll Magic + banishing against its Force; each net hit takes away a service. Once none is left, you can make it vanish or take it over. Drain is as for summoning.
sr-action-bind_spirit = bind a spirit (complex)
sr-eff-action-bind_spirit = You roll Magic + binding against its Force; each net hit adds a service. A bound spirit does not fade at sunrise or sunset. Drain is as for summoning.

sr-one-called = what is being called
sr-throw-servant = resistance
sr-throw-summoning = summoning
sr-throw-binding = binding
sr-throw-banishing = banishing
sr-throw-assensing = assensing

sr-step-power = { $what }
sr-power-magic = Magic
sr-power-resonance = Resonance
sr-step-situation = situation
sr-step-mentor = mentor spirit

sr-log-test-spell = The spell resists with { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-node = The node rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-nobody = The one being called rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-not_called = The { COMMON($servant) } does not appear
sr-log-not_called-hits = Without a hit, the { COMMON($servant) } does not appear
sr-log-not_called-unable = The { COMMON($servant) } does not appear: { WITHIN($who) } is in no state to receive it
sr-log-called = { $target } appears beside { WITHIN($who) } (rating { $rating }, services or tasks left: { $services })
sr-log-called-spirit = { $target } appears beside { WITHIN($who) } (Force { $rating }, services left: { $services })
sr-log-called-watcher = { $target } appears beside { WITHIN($who) } (Force { $rating }, hours left: { $services })
sr-log-called-sprite = { $target } appears beside { WITHIN($who) } (rating { $rating }, tasks left: { $services })
sr-log-comes = { $by } calls { WITHIN($who) } back
sr-log-comes-node = { $by } calls { WITHIN($who) } to { THE($nodes) }
sr-log-stands_by = { $by } puts { WITHIN($who) } on standby
sr-log-ordered = { $who } commands { WITHIN($target) } to { $order } (services left: { $services })
sr-log-ordered-spirit = { $who } commands { WITHIN($target) } to { $order } (services left: { $services })
sr-log-ordered-watcher = { $who } commands { WITHIN($target) } to { $order } (hours left: { $services })
sr-log-ordered-sprite = { $who } commands { WITHIN($target) } to { $order } (tasks left: { $services })
sr-log-bound = { $who } binds { WITHIN($target) } (services left: { $services })
sr-log-bound-watcher = { $who } binds { WITHIN($target) } (hours left: { $services })
sr-log-bound-sprite = { $who } registers { WITHIN($target) } (tasks left: { $services })
sr-log-services = { $by } cuts what { WITHIN($who) } owes by { $n ->
    [one] 1 service
   *[other] { $n } services
} (services left: { $services })
sr-log-services-watcher = { $by } cuts what { WITHIN($who) } owes by { $n ->
    [one] 1 hour
   *[other] { $n } hours
} (hours left: { $services })
sr-log-services-sprite = { $by } cuts what { WITHIN($who) } owes by { $n ->
    [one] 1 task
   *[other] { $n } tasks
} (tasks left: { $services })
sr-log-taken_over = { $target } serves { WITHIN($who) } from now on (services left: { $services })
sr-log-taken_over-watcher = { $target } serves { WITHIN($who) } from now on (hours left: { $services })
sr-log-taken_over-sprite = { $target } serves { WITHIN($who) } from now on (tasks left: { $services })
sr-log-departs-done = { $who } owes nothing any more and departs
sr-log-departs-banished = { $who } vanishes
sr-log-departs-released = { $who } is let go
sr-log-departs-sun = { $who } fades as the light changes
sr-log-departs-hours = { $who } has served its hours and departs
sr-log-departs-master = As { WITHIN($master) } is dead, { WITHIN($who) } departs
sr-log-signature_found = { $who } finds the signature of { WITHIN($target) } (rating { $rating })
sr-log-signature_found-matrix = { $who } finds the signature of { WITHIN($target) } (rating { $rating })
sr-log-signature_found-own = { $who } finds a signature of their own (rating { $rating })
sr-log-signature_found-own-matrix = { $who } finds a signature of their own (rating { $rating })
sr-log-signature_erased = { $who } works at erasing the signature of { WITHIN($target) } (action { $work } of { $rating })
sr-log-signature_erased-matrix = { $who } works at erasing the signature of { WITHIN($target) } (action { $work } of { $rating })
sr-log-signature_erased-own = { $who } works at erasing a signature of their own (action { $work } of { $rating })
sr-log-signature_erased-own-matrix = { $who } works at erasing a signature of their own (action { $work } of { $rating })
sr-body-own = the body left behind
sr-body-of = { $name }'s body
sr-defence-astral = astral parry
sr-step-perceiving = senses in the astral world
sr-step-fast = fast astral movement
sr-action-astral_perception = use astral perception (simple)
sr-eff-action-astral_perception = Your senses go over to the astral world, or come back. Meanwhile everything your body does loses 2 dice, and you can be attacked astrally.
sr-action-astral_projection = use astral projection (complex)
sr-eff-action-astral_projection = You leave your body as an astral form (Initiative: twice the Intuition; three passes), or come back to where it lies.
sr-action-assense = assense (simple)
sr-eff-action-assense = You roll Intuition + assensing to examine somebody, or to look for marks of magic (threshold 3).
sr-action-manifest = manifest (simple)
sr-eff-action-manifest = You are seen and heard in the physical world, or no longer are. Machines notice nothing.
sr-action-astral_combat = fight in the astral world (complex)
sr-eff-action-astral_combat = You roll Logic + astral combat against somebody who is present in the astral world; the damage is half your Charisma, of the kind you choose.
sr-action-erase_signature = erase a signature (complex)
sr-eff-action-erase_signature = You work at erasing the signature: one complex action for each point of the Force that left it.
sr-action-fast_move = move fast in the astral world
sr-eff-action-fast_move = You move up to 5 km in this turn; until your next phase everything you do loses 2 dice.
sr-log-attack-astral = { $who } makes an astral attack on { WITHIN($target) }
sr-log-attack-astral-roll = { $who } makes an astral attack on { WITHIN($target) }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-perceives-on = { $who } looks into the astral world
sr-log-perceives-off = { $who } returns to ordinary sight
sr-log-projects-on = { $who } leaves the body
sr-log-projects-off = { $who } is back in the body
sr-log-manifests-on = { $who } appears, like a ghost
sr-log-manifests-off = { $who } can no longer be seen
sr-log-assensed = { $who } reads the aura of { WITHIN($target) } (Magic { $magic })
sr-state-astral = astral form
sr-state-perceiving = perceiving astrally
sr-state-manifest = manifest
sr-state-fast = in fast astral movement
sr-state-empty = empty body
sr-state-serves = serves { WITHIN($by) } (rating { $rating }, owes { $owed })
sr-state-serves-spirit = serves { WITHIN($by) } (Force { $rating }, services left: { $owed })
sr-state-serves-watcher = serves { WITHIN($by) } (Force { $rating }, hours left: { $owed })
sr-state-serves-sprite = serves { WITHIN($by) } (rating { $rating }, tasks left: { $owed })
sr-state-bound = bound to { WITHIN($by) } (rating { $rating }, owes { $owed })
sr-state-bound-spirit = bound to { WITHIN($by) } (Force { $rating }, services left: { $owed })
sr-state-bound-watcher = bound to { WITHIN($by) } (Force { $rating }, hours left: { $owed })
sr-state-bound-sprite = registered to { WITHIN($by) } (rating { $rating }, tasks left: { $owed })
sr-state-threads = threads kept up: { $n }
sr-roster-services = services
sr-roster-tasks = tasks
sr-roster-hours = hours
sr-thing-spirit = a spirit
sr-fault-no-rating = “{ $unit }” needs a Force or a rating of 1 or more (rating).
sr-fault-no-magic = “{ $unit }” has no Magic.
sr-fault-no-resonance = “{ $unit }” has no Resonance.
sr-throw-astral = the astral attack
sr-ask-target-astral = Whom does { WITHIN($who) } attack in the astral world?
sr-ask-defend-astral = { $attacker } attacks { WITHIN($who) } in the astral world. How does { WITHIN($who) } defend?
sr-eff-watcher = It has a Force of 1 and exists only in the astral world; it serves as many hours as you have hits.
sr-eff-kind = Every attribute equals its rating ({ $changes }); passes: { $passes }.
sr-eff-kind-armed = Every attribute equals its Force ({ $changes }); passes: { $passes }; strikes with: { $weapons }.
sr-eff-change = { $name } { $by }
sr-eff-no-change = no changes
sr-eff-rating = You roll { $pool } dice against { $against }; what it costs you is { $kind } damage.
sr-eff-order-fight = It fights your enemies as it sees fit.
sr-eff-order-work = It works at tasks, looks around and moves, but does not fight.
sr-eff-order-scout = It looks around and moves, and does no more.
sr-eff-order-remote = It leaves on a service far from here and does not count towards your one spirit.
sr-eff-dismiss-standby = It goes, keeps its services and can be called again.
sr-eff-dismiss-release = It is gone, and its services with it.
sr-eff-banished-dispel = It is gone for good.
sr-eff-banished-take_over = It serves you from now on, unbound.
sr-log-calls = { $who } tries to summon { SOME($servant) } (Force { $rating })
sr-log-compiles = { $who } tries to compile { SOME($servant) } (rating { $rating })
sr-log-taken_over-through = { $head } and is now on { WITHIN($by) }'s side
sr-log-projects-off-lying = { $who } is back in the body, which lies where it was left
sr-log-test-nobody-named = The { COMMON($servant) } being called rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
