## How dice commands are written

wa-guide-check = a check with ability 2 and skill level 3
wa-guide-target = a basic check: skill level 3, modifier −2, target number 10
wa-guide-dice = a modifier of −1D
wa-guide-joint = a cooperative check of three, target number 20
wa-guide-race = a competition
wa-guide-duel = an opposed check: the active side, then the passive side
wa-guide-states = a check with states added; others are support, cowed, awakened, cooperation, jamming
wa-guide-attack = an attack on somebody with HP, and its damage
wa-guide-damage = damage alone; others are half, null, absorb, critical, “ignore all”
wa-guide-proof = a survival check against 10; others are first aid (12) and will (10)

## What dice commands come to

wa-typed-skill = skill level
wa-typed-modifier = modifier
wa-typed-cooperation = Cooperation
wa-typed-jamming = Jamming
wa-rolled-won = Number { $n } wins
wa-rolled-draw = A draw
wa-rolled-reroll = A draw; those who are tied roll again
wa-rolled-active = The active side wins
wa-rolled-passive = The passive side wins
wa-rolled-duel = { $winner }: { $active } against { $passive } (margin { $margin })
wa-rolled-duel-damage = { $winner }: { $active } against { $passive } (margin { $margin }), { $n } damage
wa-rolled-duel-regained = { $winner }: { $active } against { $passive } (margin { $margin }), { $n } HP regained
wa-rolled-damage = { $n } damage
wa-rolled-regained = { $n } HP regained
wa-figure-passive = total of the passive side
wa-figure-damage = damage
wa-figure-regained = HP regained
