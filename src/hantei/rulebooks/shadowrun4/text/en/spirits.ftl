## Spirits, the astral world

sr-ask-spirit = { $who }: summon what?
sr-ask-spirit_force = { $who } summons: { $servant }. Which Force ({ $low } to { $high })?
sr-ask-servant = { $who }: which one?
sr-ask-order = { $who } commands { $target } (services left: { $services }): to do what?
sr-ask-dismiss = { $who } sends { $target } away: how?
sr-ask-banished = { $target } owes nothing any more. What does { $who } do with it (services to be had: { $services })?
sr-ask-aspect = { $who }: examine what?
sr-ask-signature = { $who }: erase which mark?
sr-ask-astral_kind = { $who } strikes at { $target } in the astral world: to do what?

sr-opt-spirit = { $name }
sr-opt-spirit_force = { $n }
sr-opt-servant = { $name } (rating { $rating }, owes { $owed })
sr-opt-order-fight = to fight
sr-opt-order-work = to work
sr-opt-order-scout = to keep watch
sr-opt-order-remote = to serve far from here
sr-opt-dismiss-standby = on standby, its services kept
sr-opt-dismiss-release = let go for good
sr-opt-banished-dispel = destroy it
sr-opt-banished-take_over = take it over
sr-opt-aspect-marks = marks of magic round about
sr-opt-signature = mark of { $name } (rating { $rating }, { $work } done)
sr-opt-astral_kind-physical = wound (physical)
sr-opt-astral_kind-stun = daze (stun)

sr-order-fight = fight
sr-order-work = work
sr-order-scout = keep watch
sr-order-remote = a service far from here

sr-action-summon_spirit = summon a spirit (complex)
sr-eff-action-summon_spirit = Magic + summoning against its Force; each net hit is a service. The drain is twice its hits, at least 2. A watcher serves as many hours as you have hits.
sr-action-call_spirit = call a spirit (simple)
sr-eff-action-call_spirit = One on standby comes to you.
sr-action-command_spirit = command a spirit (simple)
sr-eff-action-command_spirit = A new order costs one service.
sr-action-dismiss_spirit = dismiss a spirit (simple)
sr-eff-action-dismiss_spirit = On standby, where it does not count towards your one spirit, or for good.
sr-action-banish_spirit = banish a spirit (complex)
sr-eff-action-banish_spirit = Magic + banishing against its Force; each net hit takes a service. With none left it can be destroyed or taken over. Drain as for summoning.
sr-action-bind_spirit = bind a spirit (complex)
sr-eff-action-bind_spirit = Magic + binding against its Force; each net hit adds a service. A bound spirit does not fade at sunrise or sunset. Drain as for summoning.

sr-throw-servant = the one called
sr-throw-summoning = summoning
sr-throw-binding = binding
sr-throw-banishing = banishing
sr-throw-assensing = assensing

sr-step-power = { $what }
sr-power-magic = Magic
sr-power-resonance = Resonance
sr-step-situation = situation
sr-step-mentor = mentor spirit

sr-log-test-nobody = { $kind }: { $pool } dice, hits: { $hits }
sr-log-not_called = { $servant } does not come to { $who }
sr-log-called = { $target } comes to { $who } (rating { $rating }, owes { $services })
sr-log-comes = { $who } comes back to { $by }
sr-log-stands_by = { $who } goes on standby
sr-log-ordered = { $who } commands { $target }: { $order } (services left: { $services })
sr-log-bound = { $who } binds { $target } (owes { $services } now)
sr-log-services = { $by } breaks ties of { $who } (services left: { $services })
sr-log-taken_over = { $target } serves { $who } from now on (owes { $services })
sr-log-departs-done = { $who } owes nothing more and departs
sr-log-departs-banished = { $who } is destroyed
sr-log-departs-released = { $who } is let go
sr-log-departs-sun = { $who } fades with the light that changes
sr-log-departs-hours = { $who } has served its hours and departs
sr-log-departs-master = { $who } has nobody left to serve and departs
sr-log-signature_found = { $who } finds a mark: that of { $target }, { $rating } strong
sr-log-signature_erased = { $who } rubs at the mark of { $target } ({ $work } of { $rating })
