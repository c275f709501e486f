## Dice commands: the notation

sk-guide-check = a check: value 8
sk-guide-difficulty = value 8, modifier −2, difficulty 15
sk-guide-critical = critical at 11 or more
sk-guide-fumble = a double 1 is a fumble (the reading “fumble”)
sk-guide-brackets = the same figures in brackets: critical, fumble
sk-guide-daze = the one who checks is dazed; goes with every check
sk-guide-duel = opposed check: the active side first, then the reaction
sk-guide-reaction = the reacting side panics and is submerged
sk-guide-damage = damage roll: attribute, then attack power
sk-guide-real_damage = after a critical hit, against a defence modifier of 5
sk-guide-guards = damage halved, reduced by 3, doubled by cover-up; also: nullify, zero, submerged
sk-guide-attack = an attack: opposed check, and the damage where it hits

## Dice commands: what happened

sk-throw-check = check
sk-throw-active = check of the active side
sk-throw-reacting = reaction
sk-roll-check = { $check }: dice { $dice }{ $bonus } = { $total }
sk-roll-check-critical = { $check }: dice { $dice }{ $bonus } = { $total }, critical
sk-roll-check-fumble = { $check }: dice { $dice }, fumble, total 0
sk-roll-active-wins = The active side wins: { $active } to { $reaction } ({ $clauses })
sk-roll-reaction-wins = The reacting side wins: { $active } to { $reaction } ({ $clauses })
sk-roll-damage = damage roll ({ $dice }D6): { $damage } ({ $attribute })
sk-roll-real_damage = real damage: { $real } (of { $damage } damage, { $attribute })
sk-typed-value = value of the check
sk-typed-modifier = modifier
sk-typed-power = attack power
sk-typed-halve = effect that halves damage
sk-typed-nullify = effect that nullifies damage
sk-typed-zero = effect that sets real damage to 0
sk-typed-reduction = effect that reduces damage
sk-result-duel = { $degree } for the active side: { $total } to { $reaction } (margin { $margin })
sk-result-attack = { $degree } for the active side: { $total } to { $reaction } (margin { $margin }), damage { $damage }
sk-result-damage = Damage { $n }
sk-result-real_damage = Real damage { $n }
sk-figure-reaction = the other side's total
sk-figure-damage = damage
sk-figure-real_damage = real damage
