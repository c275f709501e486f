## What is counted, in odds and statistics

sk-count-attack = attacks
sk-count-defence = defences
sk-count-check = { $check } by { WITHIN($side) }
sk-count-success = successful { $check } by { WITHIN($side) }
sk-count-damage = HP lost by { WITHIN($who) }
sk-count-down = { $who } incapacitated
sk-count-lost = lost: square { $place }, { $cause }
sk-count-mishap = no attack
sk-count-spent = { $what } spent by { WITHIN($who) }
sk-count-held = { $what } of { WITHIN($who) }
sk-count-use = { $what } spent by { WITHIN($who) }: { $purpose }
sk-count-drained = taken by others
sk-count-gained = { $what } that { WITHIN($who) } regained through { $by }
sk-count-round = rounds: { $title }
sk-count-battle = combat: { $title }
sk-count-end = won by { WITHIN($side) } ({ $by })
sk-count-end-nobody = undecided ({ $by })
sk-count-win = won by { WITHIN($side) }
sk-supposed = Figures hidden from you are assumed to be the average of the machines whose figures are open.
sk-looked-up = Unlike in ?odds, the other side is taken to be as the rulebook describes it. What this encounter changes is left out, and so is anybody who is yet to appear or is hidden.
