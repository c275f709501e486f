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

sk-fault-id-twice = The id “{ $id }” stands twice; each combatant needs its own, several of one kind are numbered by “count”.
sk-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.
sk-fault-above-record = Found { $found }; the record has { $most }, and nobody begins with more.
sk-fault-at-least = Found { $found }; it must be at least { $low }.

## The battle sheet

sk-fault-no-squares = The battle sheet has no squares; write rows of marks.
sk-fault-row-length = This row has { $found } squares, the first one { $first }; all rows must be of one length.
sk-fault-mark = “{ $found }” is no mark of a square; the marks are: { $allowed }
sk-fault-square-form = “{ $found }” is no square; write column and row from the lower left, such as "0,0".
sk-fault-square-outside = The square { $found } lies outside the sheet; the last one, at the upper right, is { $last }.
sk-fault-not-neighbours = { $a } and { $b } are no neighbours; a wall or door lies between two squares that share a side.
sk-fault-edge-twice = Between { $a } and { $b } there is a wall or door already.
sk-fault-line-form = “{ $found }” is no line of sight; write two different squares, as in “0,0|2,0”.
sk-fault-line-twice = The line between { $a } and { $b } stands twice; it is the same both ways.
sk-fault-wall-state = A wall is always closed; only a door (kind: door) can be open.
sk-fault-nothing-controlled = No square is marked as controlled, so nobody holds any.

## Sides and combatants

sk-fault-no-fight = Nobody can fight: two sides that are hostile to each other need combatants.
sk-fault-side-empty = The side “{ $side }” has no combatants.
sk-fault-side-peaceful = The side “{ $side }” is hostile to nobody.
sk-fault-own-enemy = The side “{ $side }” cannot be hostile to itself.
sk-fault-closed-square = Nobody can stand in { $found }: it is impassable or an obstacle.
sk-fault-no-water = Who is submerged needs water; { $found } has none.
sk-fault-too-late = Round { $round } is never played; the last one is { $last } (rounds_max).

## Goals

sk-fault-nobody-to-beat = The side “{ $side }” has no enemies to put out of action.
sk-fault-own-unit = “{ $unit }” fights on the side “{ $side }” itself; its fall would be its own side's victory.
sk-fault-other-side = “{ $unit }” does not fight on the side “{ $side }”.
sk-fault-goal-rounds = Rounds from 1 to { $last } (rounds_max) can be survived; found { $found }.
sk-fault-goal-squares = Which squares are to be reached is not said.
sk-fault-goal-count = { $found } of the side “{ $side }” are asked for, but it has { $there }.
sk-fault-no-escape = Nobody can leave: the sheet has no escape square, or escape is not allowed.

## Records

sk-fault-target = “{ $found }” cannot be read as a target; possible: { $allowed }
sk-fault-formula = “{ $found }” is neither a figure nor dice; write such as 3, 2d6 or 1d6+2, with { $most } dice at most.
sk-fault-no-rank = Corrosion needs its rank, 1 or more.
sk-fault-rank = Rank { $found } is of no use here: only corrosion has a rank.
sk-fault-attribute = “{ $found }” is no attribute; it is read as { $read_as }.
sk-fault-duration = Lasting effects need a duration; with “{ $found }” nothing comes of them.
sk-fault-no-hook = Timing “hook” needs a step (hook); without one the skill can never be used.
sk-fault-idle = This says nothing that would change anything.
sk-fault-condition = “{ $field }” is known only at the steps (hook) { $allowed }, or with timing “always”; here it never holds.
sk-fault-slots = The weapons take { $found } slots; the dress has { $most }.
