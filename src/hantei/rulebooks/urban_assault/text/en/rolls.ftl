## Dice commands: the notation

ua-guide-check = a check: skill 1 against target number 4
ua-guide-modifiers = skill 1, modifier −1, target number 5
ua-guide-attack = attack roll: skill 2 against an enemy of level 3
ua-guide-defence = defence roll: skill 1 against an enemy of level 4
ua-guide-sub = a roll with a sub-ability (target number 4 if none is given). Also: melee, dexterity, command, skill
ua-guide-life = life roll
ua-guide-dice = dice alone; also 1D3, 1D2, 1D6*5
ua-guide-digits = tens and ones; also D33
ua-guide-hit = the hit table
ua-guide-loot = the standard loot table, die +1
ua-guide-special = the special equipment table

## Dice commands: what happened

ua-command-one-die = “{ $text }”, character { $at } (“{ $found }”): a check throws 1D6 and adds figures only.
ua-roll-check = { $check }: { $sum } { $outcome }
ua-roll-table = { $table }: { $die }
ua-step-table_die = die
ua-result-hit = Row { $row }: { $roles }
