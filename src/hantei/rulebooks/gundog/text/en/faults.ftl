## What an encounter names

gd-thing-place = a place
gd-thing-room = a room
gd-thing-side = a side
gd-thing-character = a character
gd-thing-unit = a combatant
gd-thing-weapon = a weapon
gd-thing-item = an item
gd-thing-skill = a skill
gd-thing-armour = armour
gd-thing-ruling = an open point of the book

## The map

gd-fault-no-places = The map has no places; nobody could stand anywhere.
gd-fault-one-way = “{ $place }” leads to “{ $link }”, but not back; a border joins two areas, so write it in both.
gd-fault-links-unused = Only an area map has links; here metres and rooms say who gets where.
gd-fault-cut-off = No area leads to “{ $place }”; give it links.
gd-fault-sight = “{ $found }” is not a pair of rooms; write two different ones, as in “hall|yard”.

## Sides and combatants

gd-fault-no-fight = Nobody can fight: two sides that are hostile to each other need combatants.
gd-fault-side-empty = The side “{ $side }” has no combatants.
gd-fault-side-peaceful = The side “{ $side }” is hostile to nobody.
gd-fault-id-twice = The id “{ $id }” is used twice; give each combatant an id of its own, or use “count” for several of one kind.
gd-fault-above-record = Found { $found }, but the record has only { $most }; nobody can begin with more.
gd-fault-too-late = Round { $round } is never played; the last one is { $last } (rounds_max).
gd-fault-no-cover = The place “{ $place }” offers no cover.

## Goals

gd-fault-nobody-to-beat = The side “{ $side }” has no enemies to put out of action.
gd-fault-own-unit = “{ $unit }” fights on the side “{ $side }” itself; its fall would be its own side's victory.
gd-fault-other-side = “{ $unit }” does not fight on the side “{ $side }”.
gd-fault-goal-rounds = A side can hold out for 1 to { $last } rounds (rounds_max); found { $found }.
gd-fault-goal-places = The goal does not say which places are to be reached.
gd-fault-goal-count = The goal asks for { $found } of the side “{ $side }”, which has only { $there }.
gd-fault-no-exit = Nobody can leave: no place is an exit.

## Readings

gd-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.
gd-fault-no-table = This reading of “{ $name }” needs a table of the encounter's own, under arsenal, tables: { $allowed }.
gd-fault-no-figure = This reading of “{ $name }” needs a figure of the encounter's own: { $field }.

## Records

gd-fault-gun = A gun needs at least one firing mode and a magazine.
gd-fault-no-gun = Only a gun has firing modes and a magazine; they have no effect here.
gd-fault-no-range = The weapon can attack at no range; give at least one band a modifier.
gd-fault-hands = What is in hand takes { $found } hands, and there are two.
gd-fault-twice-in-hand = “{ $weapon }” is listed twice among what is in hand.
gd-fault-unarmed = The character carries no weapon; bare hands are one too: unarmed.
gd-fault-rows = Every figure from 0 to 18 must be in exactly one row; wrong: { $rows }.
gd-fault-bands = Each limit must be farther than the one before it.
