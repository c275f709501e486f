## What happened

sr-log-fight = The fight begins: { $title }
sr-log-fight-text =
    The fight begins: { $title }
    { $text }
sr-log-fight_end = The fight is over: victory for { WITHIN($winner) } in combat turn { $turns }
sr-log-fight_end-text =
    The fight is over: victory for { WITHIN($winner) } in combat turn { $turns }
    { $text }
sr-log-fight_end-by = The fight is over: victory for { WITHIN($winner) } in combat turn { $turns } ({ $by })
sr-log-fight_end-by-text =
    The fight is over: victory for { WITHIN($winner) } in combat turn { $turns } ({ $by })
    { $text }
sr-log-fight_end-nobody = The fight is over: nobody has won (combat turn { $turns })
sr-log-turn = —— Combat turn { $n } ——
sr-log-pass = Initiative pass { $n }
sr-log-initiative = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
})
sr-log-initiative-many = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} each)
sr-log-score = { $who } ends up with an initiative score of { $score }
sr-hidden = { $who } (in hiding)
sr-log-initiative-bought = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} bought with { $pool ->
    [one] 1 die
   *[other] { $pool } dice
})
sr-log-surprised = { $who } is surprised
sr-log-surprised-many = { $who } are surprised
sr-log-arrived = { $who } arrives at { THE($place) }
sr-log-arrived-many = { $who } arrive at { THE($place) }
sr-log-escaped = { $who } gets away by { THE($place) }
sr-log-escaped-many = { $who } get away by { THE($place) }
sr-log-phase = ▼ { $who }, action phase
sr-log-phase-program = ▼ { $who }, action phase
sr-log-phase-idle = ▼ { $who }, action phase (does nothing)
sr-log-phase-idle-many = ▼ { $who }, action phases (they do nothing)
sr-log-phase-unbidden = ▼ { $who }, action phase
sr-log-phase-unbidden-idle = ▼ { $who }, action phase (has no order and does nothing)
sr-log-phase-unbidden-idle-many = ▼ { $who }, action phases (they have no orders and do nothing)
sr-log-phase-given_up = ▼ { $who }, action phase (lost to an earlier full defence: movement and free actions only)
sr-log-phase-given_up-idle = ▼ { $who }, action phase (lost to an earlier full defence; does nothing)
sr-log-phase-given_up-idle-many = ▼ { $who }, action phases (lost to an earlier full defence; they do nothing)
sr-log-phase_goes_on = { $acting }'s action phase goes on
sr-log-phase_goes_on-then = { $tail }; the action phase of { WITHIN($acting) } goes on
sr-log-no_phase-surprised = { $who } is surprised and does not get to act
sr-log-no_phase-surprised-many = { $who } are surprised and do not get to act
sr-log-no_phase-glitch = { $who } loses this phase to a critical glitch
sr-log-action = { $who } takes an action: { $action }
sr-log-action-run = { $who } starts running (until the next phase: −2 to shoot, +2 against shots)
sr-log-action-quick_draw = { $who } goes for a quick draw
sr-log-action-quick_draw-drawn = { $who } quick-draws the { $weapon }
# Without the place: from an earlier version.
sr-log-action-intercept = { $who } tries to stop { WITHIN($target) }, who is passing by
sr-log-action-intercept-close = { $target } makes for { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-action-intercept-close-prone = { $target } starts to crawl to { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-action-intercept-way = { $target } makes for { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-action-intercept-way-prone = { $target } starts to crawl to { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-action-intercept-here = { $target } starts for another spot near { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-action-intercept-here-prone = { $target } starts to crawl to another spot near { THE($place) }, and { WITHIN($who) } tries to bar the way
sr-log-test-roll = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-roll-on = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $why ->
   *[other] { $for }
} { WITHIN($target) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-trace = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} to trace { WITHIN($target) }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-roll-missed = { $target } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, and the attack misses
sr-log-test-roll-missed-tie = { $target } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, and the attack misses (a tie)
sr-log-test-resistance = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} for { $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-perception = { $who } looks around for hidden enemies: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-matrix_perception = { $who } looks for hidden nodes and icons: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-edge = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} plus the Edge dice { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-edge-thrown = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }, plus { $edge } for Edge{ $sixes ->
    [0] { "" }
    [one] { " and 1 for a six" }
   *[other] { " and " }{ $sixes } for sixes
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-buy = { $who } buys { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind } with { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}
sr-log-test-long_shot = { $who } takes a long shot at { $kind } with the Edge dice: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-long_shot-thrown = { $who } rolls the Edge dice alone { $for }: { $edge ->
    [one] 1 die
   *[other] { $edge } dice
}{ $sixes ->
    [0] { "" }
    [one] { " and 1 for a six" }
   *[other] { " and " }{ $sixes } for sixes
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-test-roll-capped = { $who } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits } hits, of which { $counts ->
    [one] only 1 counts
   *[other] only { $counts } count
} (no more than the Force)
sr-log-attacked-roll-capped = { $head }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits } hits, of which { $counts ->
    [one] only 1 counts
   *[other] only { $counts } count
} (no more than the Force)
sr-log-test-critical = { $who } burns Edge: the roll { $for } is a critical success
sr-log-test-none = { $who } has no dice left { $for }
sr-log-test-none-many = { $who } have no dice left { $for }
sr-log-test_changed-same = { $who } { $bought }: still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }
sr-log-test_changed = { $who } { $bought }: now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }
sr-log-test_changed-capped = { $who } { $bought }: now { $hits } hits for { $kind }, of which { $counts ->
    [one] only 1 counts
   *[other] only { $counts } count
}
sr-log-edge-test_changed-capped = { $who } { $bought } (Edge left: { $left }): now { $hits } hits for { $kind }, of which { $counts ->
    [one] only 1 counts
   *[other] only { $counts } count
}
sr-log-test_changed-missed = { $target } { $bought }: now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack misses
sr-log-test_changed-missed-tie = { $target } { $bought }: now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack misses (a tie)
sr-log-test_changed-misses = { $who } { $bought }: now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses
sr-log-test_changed-misses-tie = { $who } { $bought }: now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses (a tie)
sr-log-test_changed-same-missed = { $target } { $bought }: still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, but the attack misses
sr-log-test_changed-same-missed-tie = { $target } { $bought }: still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, but the attack misses (a tie)
sr-log-test_changed-same-misses = { $who } { $bought }: still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses
sr-log-test_changed-same-misses-tie = { $who } { $bought }: still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses (a tie)
sr-log-edge-test_changed = { $who } { $bought } (Edge left: { $left }): now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }
sr-log-edge-test_changed-same = { $who } { $bought } (Edge left: { $left }): still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }
sr-log-edge-test_changed-missed = { $target } { $bought } (Edge left: { $left }): now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack misses
sr-log-edge-test_changed-missed-tie = { $target } { $bought } (Edge left: { $left }): now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack misses (a tie)
sr-log-edge-test_changed-misses = { $who } { $bought } (Edge left: { $left }): now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses
sr-log-edge-test_changed-misses-tie = { $who } { $bought } (Edge left: { $left }): now { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses (a tie)
sr-log-edge-test_changed-same-missed = { $target } { $bought } (Edge left: { $left }): still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, but the attack misses
sr-log-edge-test_changed-same-missed-tie = { $target } { $bought } (Edge left: { $left }): still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, but the attack misses (a tie)
sr-log-edge-test_changed-same-misses = { $who } { $bought } (Edge left: { $left }): still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses
sr-log-edge-test_changed-same-misses-tie = { $who } { $bought } (Edge left: { $left }): still { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} for { $kind }, and the attack on { WITHIN($target) } misses (a tie)
sr-log-test_changed-scored = { $head } (initiative score { $score })
sr-log-success = { $net ->
    [0] { $who } makes the roll { $for } with exactly the { $need } needed
   *[other] { $who } makes the roll { $for } against a threshold of { $need } (net hits: { $net })
}
sr-log-success-position = { $who } reaches the threshold of { $need } exactly ({ $kind }) and gains no dice
sr-log-success-empty = { $who } makes the roll { $for }, but there is nothing more to find
sr-log-failure = { $who } fails the roll { $for } (hits: { $hits }, threshold { $need })
sr-log-failure-disengage = { $who } fails to get away (hits: { $hits }, threshold { $need })
sr-log-failure-position = { $who } fails to get into a better position (hits: { $hits }, threshold { $need })
sr-log-failure-task = { $who } fails at “{ $task }” (hits: { $hits }{ $tried }, threshold { $need })
sr-log-failure-rolled = { $who } fails the roll { $for } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-task-rolled = { $who } fails at “{ $task }” ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $tried }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-task_done-rolled = { $who } finishes the task “{ $task }” ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}){ $after }
sr-log-failure-repair = { $who } fails to repair an icon (hits: { $hits }, threshold { $need })
sr-log-failure-decrypt = { $who } fails to decrypt { THE($file) } (hits: { $hits }{ $tried }, threshold { $need })
sr-log-failure-defuse = { $who } fails to defuse the data bomb on { THE($file) } (hits: { $hits }{ $tried }, threshold { $need })
sr-log-failure-edit = { $who } fails to change { THE($file) } (hits: { $hits }{ $tried }, threshold { $need })
sr-log-failure-repair-rolled = { $who } fails to repair an icon ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-decrypt-rolled = { $who } fails to decrypt { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $tried }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-defuse-rolled = { $who } fails to defuse the data bomb on { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $tried }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-edit-rolled = { $who } fails to change { THE($file) } ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $tried }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-disengage-rolled = { $who } fails to get away ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-failure-position-rolled = { $who } fails to get into a better position ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, threshold { $need })
sr-log-not_found = { $who } does not find { WITHIN($other) } (hits: { $hits } against { $against })
sr-log-not_found-tie = { $who } does not find { WITHIN($other) } (a tie, with { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} each)
sr-log-unopposed = { $who } meets no opposition in { $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-won = { $who } beats { WITHIN($other) } ({ $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against }; net hits: { $net })
sr-log-won-many = { $who } beats { WITHIN($other) } ({ $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against } each; net hits: { $net })
sr-log-won-called = { $who } succeeds in { $kind } (net hits: { $net })
sr-log-lost-called = { $who } fails in { $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against }
sr-log-lost = { $who } does not beat { WITHIN($other) } ({ $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against })
sr-log-lost-many = { $who } does not beat { WITHIN($other) } ({ $kind }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against } each)
sr-log-lost-summoning = { $who } summons nothing (hits: { $hits } against { $against })
sr-log-lost-compiling = { $who } compiles nothing (hits: { $hits } against { $against })
sr-log-lost-binding = { $who } fails to bind { WITHIN($other) } (hits: { $hits } against { $against })
sr-log-lost-banishing = { $who } fails to banish { WITHIN($other) } (hits: { $hits } against { $against })
sr-log-lost-registering = { $who } fails to register { WITHIN($other) } (hits: { $hits } against { $against })
sr-log-lost-decompiling = { $who } fails to decompile { WITHIN($other) } (hits: { $hits } against { $against })
sr-log-glitch-spell = The spell that resists suffers { $glitch }
sr-log-glitch-spell-open = The spell that resists suffers { $glitch }: the GM says what comes of it
sr-log-glitch-node = The node suffers { $glitch } { $on }
sr-log-glitch-node-open = The node suffers { $glitch } { $on }: the GM says what comes of it
sr-log-glitch-node-reset = The node suffers { $glitch } { $on } and begins anew
sr-log-glitch-nobody = What is being called suffers { $glitch } { $on }
sr-log-glitch-nobody-open = What is being called suffers { $glitch } { $on }: the GM says what comes of it
sr-log-glitch = { $who } has { $glitch } { $on }
sr-log-glitch-open = { $who } has { $glitch } { $on }: the GM says what comes of it
sr-log-glitch-dice = { $who } has { $glitch } { $on }: 2 dice less on the next test
sr-log-glitch-phase = { $who } has { $glitch } { $on }: the next action phase is lost
sr-log-edge = { $who } spends a point of Edge { $use } (Edge left: { $left })
sr-log-edge-first = { $who } spends a point of Edge to act earlier in this pass (Edge left: { $left })
sr-log-edge-first-many = { $who } each spend a point of Edge to act earlier in this pass (Edge left: { $left } each)
sr-log-edge-extra_pass = At the end of the pass, { WITHIN($who) } spends a point of Edge to act in one more pass of this turn (Edge left: { $left })
sr-log-edge-extra_pass-many = At the end of the pass, { WITHIN($who) } each spend a point of Edge to act in one more pass of this turn (Edge left: { $left } each)
sr-log-edge-last_phase = { $who } spends a point of Edge for one last action phase before going down (Edge left: { $left })
sr-log-edge_burned = { $who } burns Edge { $use } (Edge rating now { $rating }; Edge left: { $left })
sr-log-edge_burned-cheat_death = { $who } burns Edge for good and escapes death (Edge rating now { $rating }; Edge left: { $left })
sr-log-edge_burned-cheat_death-last = { $who } burns Edge for good and escapes death (Edge rating now { $rating })
sr-log-edge_burned-cheat_death-out = { $who } burns Edge for good and escapes death, but loses consciousness (Edge rating now { $rating }; Edge left: { $left })
sr-log-edge_burned-cheat_death-last-out = { $who } burns Edge for good and escapes death, but loses consciousness (Edge rating now { $rating })
sr-log-attack-ranged = { $who } fires { $weapon } at { WITHIN($target) }
sr-log-attack-ranged-how = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) }
sr-log-attack-ranged-how-through = { $operator } fires { WITHIN($who) }'s { $weapon } ({ $how }) at { WITHIN($target) }
sr-log-attack-thrown = { $who } throws { $weapon } at { WITHIN($target) }
sr-log-attack-thrown-how = { $who } throws { $weapon } ({ $how }) at { WITHIN($target) }
sr-log-attack-melee = { $who } strikes at { WITHIN($target) } with { $weapon }
sr-log-attack-melee-how = { $who } strikes at { WITHIN($target) } with { $weapon } ({ $how })
sr-log-attack-ranged-how-roll = { $who } fires { $weapon } ({ $how }) at { WITHIN($target) }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-attack-ranged-how-through-roll = { $head }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-attack-thrown-roll = { $who } throws { $weapon } at { WITHIN($target) }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-attack-thrown-how-roll = { $who } throws { $weapon } ({ $how }) at { WITHIN($target) }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-attack-melee-roll = { $who } strikes at { WITHIN($target) } with { $weapon }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-attack-melee-how-roll = { $who } strikes at { WITHIN($target) } with { $weapon } ({ $how }): { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-missed = { $who } misses { WITHIN($target) }
sr-log-missed-tie = { $who } misses { WITHIN($target) } (a tie)
sr-log-hit = { $who } is hit: damage value { $value } ({ $kind_of }) against armour { $armour }
sr-log-hit-machine = { $who } is hit: damage value { $value } against armour { $armour }
sr-log-undefended-unconscious = { $who } is unconscious and cannot defend
sr-log-undefended-empty = { $who } is an empty body and cannot defend
sr-log-undefended-vr = { $who } is in VR, and the body cannot defend itself
sr-log-undefended-unaware = { $who } does not notice the attack and cannot defend
sr-log-undefended-surprised = { $who } is surprised and cannot defend
sr-log-undefended-pinned = { $who } is pinned and cannot defend
sr-log-undefended-unconscious-attacked = { $head } (the target is unconscious and cannot defend)
sr-log-undefended-empty-attacked = { $head } (the target is an empty body and cannot defend)
sr-log-undefended-vr-attacked = { $head } (the target is in VR, and the body cannot defend itself)
sr-log-undefended-unaware-attacked = { $head } (the target has not noticed the attacker and cannot defend)
sr-log-undefended-surprised-attacked = { $head } (the target is surprised and cannot defend)
sr-log-undefended-unconscious-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target is unconscious and cannot defend)
sr-log-undefended-empty-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target is an empty body and cannot defend)
sr-log-undefended-vr-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target is in VR, and the body cannot defend itself)
sr-log-undefended-unaware-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target has not noticed the attacker and cannot defend)
sr-log-undefended-surprised-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target is surprised and cannot defend)
sr-log-undefended-pinned-shot = { $attacker } fires { $weapon } ({ $how }) at { WITHIN($target) } (the target is pinned and cannot defend)
sr-log-undefended-pinned-attacked = { $head } (the target is pinned and cannot defend)
sr-log-full_defence-early-attacked = { $head }; { WITHIN($target) } goes into full defence, giving up the next phase
sr-log-full_defence-early-vr-attacked = { $head }; { WITHIN($target) } goes into full defence in the Matrix, giving up the next phase
sr-log-attacked-roll = { $head }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-part_hit = { $who } is hit in the part aimed at: { $effect }
sr-log-resisted = { $who } resists { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of { $kind_of } damage
sr-log-resisted-many = { $who } each resist { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of { $kind_of } damage
sr-log-resisted-machine = { $who } withstands { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of damage
sr-log-damage = { $who } takes { $boxes } { $kind_of } damage (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P = { $who } takes { $boxes } physical damage (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S = { $who } takes { $boxes } stun damage (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-machine = { $who } takes { $boxes } damage (damage so far { $physical } of { $of })
sr-log-damage-machine-full = { $who } takes { $boxes } damage (damage so far { $physical } of { $of })
sr-log-damage-machine-veiled = { $who } takes { $boxes } damage
sr-log-damage-machine-veiled-many = { $who } take { $boxes } damage each
sr-log-damage-veiled = { $who } takes { $boxes } { $kind_of } damage
sr-log-damage-veiled-many = { $who } take { $boxes } { $kind_of } damage each
sr-log-damage-rolled = { $who } takes { $boxes } { $kind_of } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-rolled = { $who } takes { $boxes } physical damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-rolled = { $who } takes { $boxes } stun damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-machine-rolled = { $who } takes { $boxes } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far { $physical } of { $of })
sr-log-damage-machine-full-rolled = { $who } takes { $boxes } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far { $physical } of { $of })
sr-log-damage-machine-veiled-rolled = { $who } takes { $boxes } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-veiled-rolled = { $who } takes { $boxes } { $kind_of } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-knocked_down = { $who } takes { $boxes } { $kind_of } damage and is knocked down ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-veiled-knocked_down = { $who } takes { $boxes } { $kind_of } damage and is knocked down ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-full-S-out-unconscious = { $who } takes { $boxes } stun damage and loses consciousness ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-out-dying = { $who } takes { $boxes } physical damage and goes down, dying ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-veiled-out-dead = { $who } takes { $boxes } { $kind_of } damage and dies ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-veiled-out-dying = { $who } takes { $boxes } { $kind_of } damage and goes down, dying ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-veiled-out-unconscious = { $who } takes { $boxes } { $kind_of } damage and loses consciousness ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-veiled-out-vanished = { $who } takes { $boxes } { $kind_of } damage and vanishes ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-full-S-out-dead = { $who } takes { $boxes } stun damage and dies ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-out-dying = { $who } takes { $boxes } stun damage and goes down, dying ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-out-vanished = { $who } takes { $boxes } stun damage and vanishes ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-out-dead = { $who } takes { $boxes } physical damage and dies ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-out-unconscious = { $who } takes { $boxes } physical damage and loses consciousness ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-out-vanished = { $who } takes { $boxes } physical damage and vanishes ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-machine-veiled-out-destroyed = { $who } takes { $boxes } damage and is destroyed ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-damage-machine-full-out-destroyed = { $who } takes { $boxes } damage and is destroyed ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far { $physical } of { $of })
sr-log-damage-full-P-knocked_down = { $who } takes { $boxes } physical damage and is knocked down ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-knocked_down = { $who } takes { $boxes } stun damage and is knocked down ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}; damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-resisted-rolled = { $who } resists { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of { $kind_of } damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-resisted-machine-rolled = { $who } withstands { $value ->
    [one] the one point
    [2] both points
   *[other] all { $value } points
} of damage ({ $kind }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
# Damage that no roll of its own precedes, with the fall or the end.
sr-log-damage-falls = { $who } takes { $boxes } { $kind_of } damage and is knocked down (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-veiled-falls = { $who } takes { $boxes } { $kind_of } damage and is knocked down
sr-log-damage-veiled-falls-many = { $who } take { $boxes } { $kind_of } damage each and are knocked down
sr-log-damage-veiled-then-dead = { $who } takes { $boxes } { $kind_of } damage and dies
sr-log-damage-veiled-then-dead-many = { $who } take { $boxes } { $kind_of } damage each and die
sr-log-damage-veiled-then-dying = { $who } takes { $boxes } { $kind_of } damage and goes down, dying
sr-log-damage-veiled-then-dying-many = { $who } take { $boxes } { $kind_of } damage each and go down, dying
sr-log-damage-veiled-then-unconscious = { $who } takes { $boxes } { $kind_of } damage and loses consciousness
sr-log-damage-veiled-then-unconscious-many = { $who } take { $boxes } { $kind_of } damage each and lose consciousness
sr-log-damage-veiled-then-vanished = { $who } takes { $boxes } { $kind_of } damage and vanishes
sr-log-damage-veiled-then-vanished-many = { $who } take { $boxes } { $kind_of } damage each and vanish
sr-log-damage-full-S-falls = { $who } takes { $boxes } stun damage and is knocked down (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-then-dead = { $who } takes { $boxes } stun damage and dies (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-then-dying = { $who } takes { $boxes } stun damage and goes down, dying (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-then-unconscious = { $who } takes { $boxes } stun damage and loses consciousness (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-S-then-vanished = { $who } takes { $boxes } stun damage and vanishes (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-falls = { $who } takes { $boxes } physical damage and is knocked down (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-then-dead = { $who } takes { $boxes } physical damage and dies (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-then-dying = { $who } takes { $boxes } physical damage and goes down, dying (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-then-unconscious = { $who } takes { $boxes } physical damage and loses consciousness (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-damage-full-P-then-vanished = { $who } takes { $boxes } physical damage and vanishes (damage so far: physical { $physical } of { $physical_of }, stun { $stun } of { $stun_of })
sr-log-knocked_down = { $who } is knocked down
sr-log-knocked_down-many = { $who } are knocked down
sr-log-out-dead = { $who } dies
sr-log-out-dead-many = { $who } die
sr-log-out-dying = { $who } goes down, dying
sr-log-out-dying-many = { $who } go down, dying
sr-log-out-vanished = { $who } vanishes
sr-log-out-vanished-many = { $who } vanish
sr-log-out-unconscious = { $who } loses consciousness
sr-log-out-unconscious-many = { $who } lose consciousness
sr-log-overpowered = { $who } is too strong for { WITHIN($target) }: force { $force } against Body { $body }
sr-log-withstood = { $target } withstands { WITHIN($who) }: force { $force } against Body { $body }
sr-log-pinned = { $by } pins { WITHIN($who) } (net hits: { $grip })
sr-log-let_go = { $who } is free of { WITHIN($by) }'s hold
sr-log-holds-keep = { $who } keeps hold of { WITHIN($target) }
sr-log-holds-grip = { $who } seeks a better grip on { WITHIN($target) }
sr-log-holds-hurt = { $who } hurts { WITHIN($target) } in the hold
sr-log-holds-floor = { $who } tries to wrestle { WITHIN($target) } to the ground
sr-log-full_defence = { $who } goes into full defence
sr-log-full_defence-aim_lost = { $who } goes into full defence and is no longer aiming at { WITHIN($target) }
sr-log-full_defence-vr = { $who } goes into full defence in the Matrix
sr-log-full_defence-vr-aim_lost = { $who } goes into full defence in the Matrix and is no longer aiming at { WITHIN($target) }
sr-log-full_defence-early = { $who } goes into full defence now and gives up the next phase
sr-log-full_defence-early-vr = { $who } goes into full defence in the Matrix now and gives up the next phase
sr-log-stopped = { $who } is stopped by { WITHIN($by) }
sr-log-stopped-out = { $who } is stopped by { WITHIN($by) } and loses consciousness
sr-log-stopped-at = { $who } is stopped at { THE($place) } by { WITHIN($by) }
sr-log-stopped-at-out = { $who } is stopped at { THE($place) } by { WITHIN($by) } and loses consciousness
sr-log-stopped-near = { $who } is stopped near { THE($place) } by { WITHIN($by) }
sr-log-stopped-near-out = { $who } is stopped near { THE($place) } by { WITHIN($by) } and loses consciousness
sr-log-moved = { $who } moves to { THE($place) }
sr-log-moved-aim_lost = { $who } moves to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-near = { $who } moves towards { THE($place) }
sr-log-moved-near-aim_lost = { $who } moves towards { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-running = { $who } runs to { THE($place) }
sr-log-moved-running-aim_lost = { $who } runs to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-near-running = { $who } runs towards { THE($place) }
sr-log-moved-near-running-aim_lost = { $who } runs towards { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-cover = { $who } moves to { THE($place) } and takes cover
sr-log-moved-cover-run = { $head }, then starts running (until the next phase: −2 to shoot, +2 against shots)
sr-log-moved-on = { $lead }, then runs on to { THE($place) }
sr-log-moved-on-cover = { $head }, taking cover there
sr-log-moved-on-by = { $lead }, then runs on to a point near { THE($place) }
sr-log-moved-on-near = { $lead }, then runs on towards { THE($place) }
sr-log-moved-near-cover = { $who } moves towards { THE($place) } and takes cover
sr-log-moved-running-cover = { $who } runs to { THE($place) } and takes cover
sr-log-moved-near-running-cover = { $who } runs towards { THE($place) } and takes cover
sr-log-moved-fallen = { $who } gets no farther than { THE($place) }
sr-log-moved-crawling = { $who } crawls to { THE($place) }
sr-log-moved-crawling-aim_lost = { $who } crawls to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-crawling-cover = { $who } crawls to { THE($place) } and takes cover
sr-log-moved-near-crawling = { $who } crawls towards { THE($place) }
sr-log-moved-near-crawling-aim_lost = { $who } crawls towards { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-near-crawling-cover = { $who } crawls towards { THE($place) } and takes cover
sr-log-moved-aim_lost-cover = { $who } moves to { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-moved-near-aim_lost-cover = { $who } moves towards { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-moved-running-aim_lost-cover = { $who } runs to { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-moved-near-running-aim_lost-cover = { $who } runs towards { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-moved-crawling-aim_lost-cover = { $who } crawls to { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-moved-near-crawling-aim_lost-cover = { $who } crawls towards { THE($place) }, takes cover and is no longer aiming at { WITHIN($target) }
sr-log-sprinted = { $who } sprints: up to { $metres } m in this turn
sr-log-cover-on = { $who } takes cover at { THE($place) }
sr-log-cover-off = { $who } leaves cover
sr-log-drops_prone = { $who } drops prone
sr-log-stands_up = { $who } stands up
sr-log-gesture = { $who } makes a sign
sr-log-speaks = { $who } says a few words
sr-log-dropped = { $who } lets go of the { $weapon }
sr-log-readied = { $who } readies the { $weapon }
sr-log-picked_up = { $who } picks up the { $weapon }
sr-log-clip_out = { $who } takes the clip out of the { $weapon }
sr-log-clip_in = { $who } loads the { $weapon } (rounds: { $rounds }, spare clips: { $left })
sr-log-loaded = { $who } loads { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} into the { $weapon } (spare rounds: { $left })
sr-log-mode = { $who } sets the { $weapon } to { $mode }
sr-log-aims = { $who } takes aim at { WITHIN($target) } ({ $n ->
    [one] 1 more die
   *[other] { $n } more dice
})
sr-log-aim_lost = { $who } is no longer aiming at { WITHIN($target) }
sr-log-aim_lost-many = { $who } are no longer aiming at { WITHIN($target) }
sr-log-suppresses = { $who } lays suppressive fire with the { $weapon } over { $width } m of ground
sr-log-sheltered = { $who } stays out of the line of fire
sr-log-found = { $who } spots { WITHIN($target) }
sr-log-found-look = { $who } looks around for hidden enemies and spots { WITHIN($target) } (hits: { $hits } against { $against })
# Without the hits: from an earlier version.
sr-log-found_nobody = { $who } finds nobody
sr-log-found_nobody-look = { $who } finds no hidden enemies (hits: { $hits })
sr-log-found_nobody-again = { $who } looks once more and finds none (hits: { $hits })
sr-log-found_nobody-twice = { $head }, and none the second time (hits: { $hits })
sr-log-task_done = { $who } finishes the task “{ $task }”{ $after }
sr-log-work = { $who } works on “{ $task }” (test { $rolls }): { $sum ->
    [one] 1 hit
   *[other] { $sum } hits
} so far (more than { $need } needed)
sr-log-work-rolled = { $who } works on “{ $task }”: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} (test { $rolls }: { $sum } so far, more than { $need } needed)
sr-log-task_done-added = { $who } finishes the task “{ $task }” (test { $rolls }: { $sum } hits, more than { $need } needed){ $after }
sr-log-task_done-added-rolled = { $who } finishes the task “{ $task }”: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} (test { $rolls }: { $sum } in all, more than { $need } needed){ $after }
sr-log-work_failed = { $who } fails for good at “{ $task }”
sr-log-helped = { $who } helps with “{ $task }” (dice +{ $hits }, +{ $help } in all)
sr-log-moved-foe = { $who } moves up to { WITHIN($foe) }
sr-log-moved-foe-aim_lost = { $who } moves up to { WITHIN($foe) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here = { $who } moves over to { THE($place) }
sr-log-moved-here-aim_lost = { $who } moves over to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here-cover = { $who } takes cover at { THE($place) }
sr-log-moved-here-aim_lost-cover = { $who } takes cover at { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here-running = { $who } runs over to { THE($place) }
sr-log-moved-here-running-aim_lost = { $who } runs over to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here-running-cover = { $who } runs into cover at { THE($place) }
sr-log-moved-here-running-aim_lost-cover = { $who } runs into cover at { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here-crawling = { $who } crawls over to { THE($place) }
sr-log-moved-here-crawling-aim_lost = { $who } crawls over to { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-here-crawling-cover = { $who } crawls into cover at { THE($place) }
sr-log-moved-here-crawling-aim_lost-cover = { $who } crawls into cover at { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-again = { $who } moves to another point near { THE($place) }
sr-log-moved-again-aim_lost = { $who } moves to another point near { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-by = { $who } moves to a point near { THE($place) }
sr-log-moved-by-aim_lost = { $who } moves to a point near { THE($place) } and loses the aim at { WITHIN($target) }
sr-log-moved-by-running = { $who } runs to a point near { THE($place) }
sr-log-moved-by-running-aim_lost = { $who } runs to a point near { THE($place) } and loses the aim at { WITHIN($target) }
sr-log-moved-by-crawling = { $who } crawls to a point near { THE($place) }
sr-log-moved-by-crawling-aim_lost = { $who } crawls to a point near { THE($place) } and loses the aim at { WITHIN($target) }
sr-log-moved-foe-running = { $who } runs up to { WITHIN($foe) }
sr-log-moved-foe-running-aim_lost = { $who } runs up to { WITHIN($foe) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-again-running = { $who } runs to another point near { THE($place) }
sr-log-moved-again-running-aim_lost = { $who } runs to another point near { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-foe-crawling = { $who } crawls up to { WITHIN($foe) }
sr-log-moved-foe-crawling-aim_lost = { $who } crawls up to { WITHIN($foe) } and is no longer aiming at { WITHIN($target) }
sr-log-moved-again-crawling = { $who } crawls to another point near { THE($place) }
sr-log-moved-again-crawling-aim_lost = { $who } crawls to another point near { THE($place) } and is no longer aiming at { WITHIN($target) }
sr-log-missed-steered = The attack on { WITHIN($target) } misses
sr-log-missed-ram = { $defender } gets { WITHIN($target) } out of the way
sr-log-test-roll-missed-steered = { $head }, and the attack misses { WITHIN($target) }
sr-log-test-roll-missed-ram = { $defender } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, and { WITHIN($target) } gets out of the way
sr-log-missed-steered-tie = The attack on { WITHIN($target) } misses (a tie)
sr-log-missed-ram-tie = { $defender } gets { WITHIN($target) } out of the way (a tie)
sr-log-test-roll-missed-steered-tie = { $head }, and the attack misses { WITHIN($target) } (a tie)
sr-log-test-roll-missed-ram-tie = { $defender } rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, and { WITHIN($target) } gets out of the way (a tie)
sr-log-found_nobody-look-rolled = { $who } finds no hidden enemies ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-found_nobody-again-rolled = { $who } looks once more and finds none ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})
sr-log-found_nobody-twice-rolled = { $head }, and none the second time ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
})

# A roll and its glitch; what comes of them.
sr-log-glitched = { $head }, with { $glitch }
sr-log-glitched-open = { $head }, with { $glitch } (the GM says what comes of it)
sr-log-glitched-dice = { $head }, with { $glitch } (2 dice less on the next test)
sr-log-glitched-phase = { $head }, with { $glitch } (the next action phase is lost)
sr-log-glitched-missed = { $head }, and the attack misses
sr-log-glitched-missed-tie = { $head }, and the attack misses (a tie)
sr-log-glitched-misses = { $head }, and the attack on { WITHIN($target) } misses
sr-log-glitched-misses-tie = { $head }, and the attack on { WITHIN($target) } misses (a tie)
sr-log-glitched-missed-steered = { $head }, and the attack misses { WITHIN($target) }
sr-log-glitched-missed-steered-tie = { $head }, and the attack misses { WITHIN($target) } (a tie)
sr-log-test-none-missed = { $head }, but the attack misses
sr-log-test-none-missed-tie = { $head }, but with no hits the attack misses all the same
sr-log-test-none-missed-steered = { $head }, but the attack misses { WITHIN($target) }
sr-log-test-none-missed-steered-tie = { $head }, but with no hits the attack misses { WITHIN($target) } all the same
sr-log-attacked-none = { $head }: no dice left { $for }
sr-log-damage-machine-veiled-then-destroyed = { $who } takes { $boxes } damage and is destroyed
sr-log-damage-machine-full-then-destroyed = { $who } takes { $boxes } damage and is destroyed (damage so far { $physical } of { $of })
sr-log-test_changed-missed-steered = { $head }, and the attack misses { WITHIN($target) }
sr-log-test_changed-missed-steered-tie = { $head }, and the attack misses { WITHIN($target) } (a tie)
sr-log-test_changed-same-missed-steered = { $head }, but the attack misses { WITHIN($target) }
sr-log-test_changed-same-missed-steered-tie = { $head }, but the attack misses { WITHIN($target) } (a tie)
sr-log-edge-test_changed-missed-steered = { $head }, and the attack misses { WITHIN($target) }
sr-log-edge-test_changed-missed-steered-tie = { $head }, and the attack misses { WITHIN($target) } (a tie)
sr-log-edge-test_changed-same-missed-steered = { $head }, but the attack misses { WITHIN($target) }
sr-log-edge-test_changed-same-missed-steered-tie = { $head }, but the attack misses { WITHIN($target) } (a tie)
sr-log-initiative-glitched = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}), with { $glitch }
sr-log-initiative-glitched-open = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}), with { $glitch } (the GM says what comes of it)
sr-log-initiative-glitched-dice = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}), with { $glitch } (2 dice less on the next test)
sr-log-initiative-glitched-phase = { $who }: initiative score { $score } ({ $base } plus { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} on { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}), with { $glitch } (the next action phase is lost)
sr-log-edge-test-edge-thrown = { $who } spends a point of Edge (Edge left: { $left }) and rolls { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} { $for }, plus { $edge } for Edge{ $sixes ->
    [0] { "" }
    [one] { " and 1 for a six" }
   *[other] { " and " }{ $sixes } for sixes
}: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-edge-test-long_shot-thrown = { $who } spends a point of Edge (Edge left: { $left }) and rolls the Edge dice alone { $for }: { $edge ->
    [one] 1 die
   *[other] { $edge } dice
}{ $sixes ->
    [0] { "" }
    [one] { " and 1 for a six" }
   *[other] { " and " }{ $sixes } for sixes
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
sr-log-edge_burned-test = { $who } burns Edge (Edge rating now { $rating }; Edge left: { $left }): the roll { $for } is a critical success
sr-log-hit-aim_lost = { $who } is hit: damage value { $value } ({ $kind_of }) against armour { $armour }, and the aim at { WITHIN($target) } is lost
sr-log-hit-machine-aim_lost = { $who } is hit: damage value { $value } against armour { $armour }, and the aim at { WITHIN($target) } is lost
# The turn runs to its end although nobody is left to fight.
sr-log-phase-decided = ▼ { $who }, action phase
sr-log-stands_up-cover = { $who } stands up and takes cover
sr-log-clip_in-changed = { $who } changes the clip of the { $weapon } (rounds: { $rounds }, spare clips: { $left })
sr-log-test-roll-many = { $who } roll { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} each { $for }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} each
sr-log-roll-missed = { $head }, and the attack misses
sr-log-found_nobody-look-glitched = { $who } finds no hidden enemies ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, with { $glitch })
sr-log-found_nobody-again-glitched = { $who } looks once more and finds none ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, with { $glitch })
sr-log-failure-task-glitched = { $who } fails at “{ $task }” ({ $pool ->
    [one] 1 die
   *[other] { $pool } dice
}{ $tried }, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, with { $glitch }; threshold { $need })
sr-log-failure-task-none = { $who } fails at “{ $task }”: no dice left{ $tried } (threshold { $need })
sr-tried = { " " }after { $n ->
    [one] 1 failed try
   *[other] { $n } failed tries
}
