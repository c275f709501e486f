## What odds and statistics count

wa-count-check = { $side }: { $check }
wa-count-success = { $side }: { $check }, successes
wa-count-check-hit = { $side }: attacks (one for each target)
wa-count-success-hit = { $side }: hits
wa-count-damage-hp = damage to { WITHIN($who) }
wa-count-damage-steps = steps of harm to { WITHIN($who) }
wa-count-damage-steps-much = { $n ->
    [1] 1 step
   *[other] { $n } steps
  }
wa-count-damage-steps-note = A step of harm leads from unhurt to wounded, from wounded to dying, or from dying to death.
wa-count-down = { $who } is dying
wa-count-lost = { $side }: dying through { WITHIN($cause) }
wa-count-by-effect = something else
wa-count-spent = { $what } spent by { WITHIN($who) }
wa-count-held = { $what } of { WITHIN($who) }
wa-count-use = { $what } spent by { WITHIN($who) }: { $way }
wa-count-gained = { $what } that { WITHIN($who) } regained: { $way }
wa-count-way-drained = taken by others
wa-count-way-reloading = reloading
wa-count-way-other = by other means
wa-count-stock-hp = HP
wa-count-stock-fp = FP
wa-count-stock-fp-much = { $n } FP
wa-count-stock-rounds = ammunition
wa-count-stock-rounds-much = { $n ->
    [one] 1 shot
   *[other] { $n } shots
  }
wa-count-battle = battles of “{ $title }”
wa-count-round = rounds of “{ $title }”
wa-count-end-victory = victory of { WITHIN($side) } ({ $by })
wa-count-end-defeat = defeat of { WITHIN($side) } ({ $by })
wa-count-end-neither = neither victory nor defeat of { WITHIN($side) } ({ $by })
wa-count-win = victory of { WITHIN($side) }
wa-supposed = Those who have not arrived yet are not counted.
