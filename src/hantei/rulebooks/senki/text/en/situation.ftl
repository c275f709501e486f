## Course of the combat

sk-sit-round = Round { $n }
sk-sit-round-stage = Round { $n }, { $stage }
sk-sit-stage = { FIRST($stage) }
sk-stage-combat_start = start of combat
sk-stage-preparation = preparation process
sk-stage-setup = setup process
sk-stage-initiative = initiative process
sk-stage-main = main process
sk-stage-cleanup = cleanup process
sk-stage-combat_end = end of combat
sk-goal-last = keep the enemy from winning until the end of round { $n }
sk-goals-or = { $goal }, or { $other }
sk-goal-so-far = { $goal } ({ $n } of { $of } so far)
sk-goal-eliminate = incapacitate all enemies
sk-goal-defeat = incapacitate { WITHIN($unit) }
sk-goal-survive = hold out for { $rounds } rounds
sk-goal-escape = get { $n ->
    [one] 1 machine
   *[other] { $n } machines
} out by an escape square
sk-goal-reach = get { $n ->
    [one] 1 machine
   *[other] { $n } machines
} to the goal squares

## Machines

sk-sit-side = { $side }: { $units }
sk-unit = [{ $tags }] { $name } ({ $life })
sk-unit-notes = [{ $tags }] { $name } ({ $life }, { $notes })
sk-sit-machine = { $name } ({ $square }): { $parts }

## An attack

sk-sit-attack = { $who } makes a { $kind } attack with { $how } on { WITHIN($targets) }
sk-sit-cover = An obstacle is in the line of fire: partial cover, +2 to the reaction
sk-sit-power = Attack power of { $weapon }: { $power }
sk-sit-damage = Damage: { $n } { $attribute }

## The battle sheet

sk-map = { $rows }
sk-map-signs = Key: { $signs }
sk-map-crowd = At { $square }: { $tags }
sk-map-line = Line { $a }–{ $b }, by ruling of the GM: { $cover }
sk-line-clear = clear
sk-line-partial = partial cover
sk-line-complete = blocked
sk-sign = { $sign } { $meaning }
sk-sign-wall = wall
sk-sign-door-closed = closed door
sk-sign-door-half_open = half-open door
sk-sign-door-open = open door
sk-sign-actor = whose turn it is
sk-sign-reach = within reach
sk-sign-range = within range and in sight
sk-sign-area = area
sk-sign-centre = possible centre
sk-sign-push_to = where it can be moved
sk-sign-target = possible target
sk-sign-more = three or more machines
