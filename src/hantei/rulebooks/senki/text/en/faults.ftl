## What an encounter names

sk-thing-character = a character
sk-thing-side = a side
sk-thing-unit = a combatant
sk-thing-weapon = a weapon
sk-thing-assault = an assault
sk-thing-skill = a skill
sk-thing-item = an item
sk-thing-dress = a dress
sk-thing-ruling = an open point of the book

## Names

sk-fault-id-twice = The id “{ $id }” is used twice; give each combatant an id of its own, or use “count” for several of one kind.
sk-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.
sk-fault-above-record = Found { $found }, but the record has only { $most }; nobody can begin with more.
sk-fault-at-least = Found { $found }; it must be at least { $low }.

## The battle sheet

sk-fault-no-squares = The battle sheet has no squares; write rows of marks.
sk-fault-row-length = This row has { $found } squares, the first one { $first }; all rows must be of one length.
sk-fault-mark = “{ $found }” is not a mark of a square; the marks are: { $allowed }.
sk-fault-square-form = “{ $found }” is not a square; write column and row, counted from the lower left, as in “0,0”.
sk-fault-square-outside = The square { $found } is outside the sheet; the last one, at the upper right, is { $last }.
sk-fault-not-neighbours = { $a } and { $b } are not neighbours; a wall or door goes between two squares that share a side.
sk-fault-edge-twice = There is already a wall or door between { $a } and { $b }.
sk-fault-line-form = “{ $found }” is not a line of sight; write two different squares, as in “0,0|2,0”.
sk-fault-line-twice = The line between { $a } and { $b } is written twice; it is the same both ways.
sk-fault-wall-state = A wall is always closed; only a door (kind: door) can be open.
sk-fault-nothing-controlled = No square is marked as controlled, so nobody holds any.

## Sides and combatants

sk-fault-no-fight = Nobody can fight: two sides that are hostile to each other need combatants.
sk-fault-side-empty = The side “{ $side }” has no combatants.
sk-fault-side-peaceful = The side “{ $side }” is hostile to nobody.
sk-fault-own-enemy = The side “{ $side }” cannot be hostile to itself.
sk-fault-closed-square = Nobody can stand in { $found }: it is impassable or an obstacle.
sk-fault-no-water = Only a water square lets a machine submerge; { $found } has no water.
sk-fault-too-late = Round { $round } is never played; the last one is { $last } (rounds_max).

## Goals

sk-fault-nobody-to-beat = The side “{ $side }” has no enemies to put out of action.
sk-fault-own-unit = “{ $unit }” fights on the side “{ $side }” itself; its fall would be its own side's victory.
sk-fault-other-side = “{ $unit }” does not fight on the side “{ $side }”.
sk-fault-goal-rounds = A side can hold out for 1 to { $last } rounds (rounds_max); found { $found }.
sk-fault-goal-squares = The goal does not say which squares are to be reached.
sk-fault-goal-count = The goal asks for { $found } of the side “{ $side }”, which has only { $there }.
sk-fault-no-escape = Nobody can leave: the sheet has no escape square, or escape is not allowed.

## Records

sk-fault-target = “{ $found }” cannot be read as a target; possible: { $allowed }.
sk-fault-formula = “{ $found }” is neither a figure nor dice; write something like 3, 2d6 or 1d6+2, with { $most } dice at most.
sk-fault-no-rank = Corrosion needs a rank of 1 or more.
sk-fault-rank = Rank { $found } has no effect here: only corrosion has a rank.
sk-fault-attribute = “{ $found }” is not an attribute; it is read as { $read_as }.
sk-fault-duration = Lasting effects need a duration; with “{ $found }” they do nothing.
sk-fault-no-hook = The timing “hook” needs a step (hook); without one this can never be used.
sk-fault-idle = This changes nothing; write what it should change.
sk-fault-condition = “{ $field }” is known only at the steps (hook) { $allowed }, or with timing “always”; here it never holds.
sk-fault-slots = The weapons take { $found } slots; the dress has { $most }.
