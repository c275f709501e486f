## Dice commands: the notation

sr-guide-pool = a pool of 8 dice with modifiers −2 and +1
sr-guide-counted = a pool of 8 dice as online tables write it
sr-guide-threshold = a test with a threshold of 2
sr-guide-edge = Edge (rating 3) before the roll
sr-guide-opposed = an opposed test
sr-guide-extended = an extended test: more than 12 hits, within 6 rolls (10 unless said)
sr-guide-buy = hits bought for 10 dice
sr-guide-long_shot = a long shot with an Edge of 3
sr-guide-initiative = an initiative score
sr-guide-attack = a whole attack: opposed test, damage, resistance. Also: wide, narrow long, wide long, narrow full, wide full; S for stun

## Dice commands: what happened

sr-roll-test-roll = { $what }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $glitch }
sr-roll-test-edge = { $what }: { $pool ->
    [one] 1 die
   *[other] { $pool } dice
} and { $edge } for Edge, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $glitch }
sr-roll-test-long_shot = { $what }: a long shot with { $edge ->
    [one] 1 die
   *[other] { $edge } dice
}, { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $glitch }
sr-roll-test-none = { $what }: no dice
sr-roll-hit = hit: { $value } { $kind } against armour { $armour }
sr-typed-throw-task = test
sr-typed-pool = pool
sr-typed-modifier = modifier
sr-rolled-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}, { $glitch }
sr-rolled-test = { $degree }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against a threshold of { $need } (margin { $margin })
sr-rolled-opposed = { $degree }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against { $against } (margin { $margin })
sr-rolled-work = { $degree }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} against a threshold of { $need }, in { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}
sr-rolled-bought = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
} bought
sr-rolled-score = Initiative score { $score }
sr-rolled-missed = Missed (margin { $margin })
sr-rolled-hit = Hit (margin { $margin }): { $boxes } { $kind } damage
sr-degree-success-glitch = Success with a glitch
sr-degree-failure-glitch = Failure with a glitch
sr-degree-failure-critical = Critical glitch
sr-degree-success-critical = Success with a critical glitch
sr-figure-glitch = glitches
sr-figure-glitch-1 = glitch
sr-figure-glitch-2 = critical glitch
sr-figure-hits = hits
sr-figure-rolls = rolls
sr-figure-score = initiative score
sr-figure-damage = damage
sr-figure-drain = drain left
sr-figure-value = damage value
sr-figure-physical = kind of damage
sr-figure-physical-0 = stun
sr-figure-physical-1 = physical
