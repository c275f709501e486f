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
gd-fault-one-way = “{ $place }” leads to “{ $link }”, but not back; a border lies between two areas, so write it on both.
gd-fault-links-unused = Only an area map has links; here metres and rooms say who gets where.
gd-fault-cut-off = No way leads to or from the area “{ $place }”; give it links.
gd-fault-sight = “{ $found }” is not a pair of rooms; write two different ones, as in “hall|yard”.

## Sides and combatants

gd-fault-no-fight = Nobody can fight: two sides that are hostile to each other need combatants.
gd-fault-side-empty = The side “{ $side }” has no combatants.
gd-fault-side-peaceful = The side “{ $side }” is hostile to nobody.
gd-fault-id-twice = The id “{ $id }” stands twice; each combatant needs its own, several of one kind are numbered by “count”.
gd-fault-above-record = Found { $found }; the record has { $most }, and nobody begins with more.
gd-fault-too-late = Round { $round } is never played; the last one is { $last } (rounds_max).
gd-fault-no-cover = The place “{ $place }” offers no cover.

## Goals

gd-fault-nobody-to-beat = The side “{ $side }” has no enemies to put out of action.
gd-fault-own-unit = “{ $unit }” fights on the side “{ $side }” itself; its fall would be its own side's victory.
gd-fault-other-side = “{ $unit }” does not fight on the side “{ $side }”.
gd-fault-goal-rounds = Rounds from 1 to { $last } (rounds_max) can be survived; found { $found }.
gd-fault-goal-places = Which places are to be reached is not said.
gd-fault-goal-count = { $found } of the side “{ $side }” are asked for, but it has { $there }.
gd-fault-no-exit = Nobody can leave: no place is an exit.

## Readings

gd-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.
gd-fault-no-table = This reading of “{ $name }” needs a table of the encounter's own, under arsenal, tables: { $allowed }.
gd-fault-no-figure = This reading of “{ $name }” needs a figure of the encounter's own: { $field }.

## Records

gd-fault-gun = A gun needs at least one firing mode and a magazine.
gd-fault-no-gun = Only a gun has firing modes and a magazine; here they are of no use.
gd-fault-no-range = The weapon can attack at no range; give at least one band a modifier.
gd-fault-hands = What is in hand takes { $found } hands; there are two.
gd-fault-twice-in-hand = “{ $weapon }” stands twice among what is in hand.
gd-fault-unarmed = The character carries no weapon; bare hands are one too: unarmed.
gd-fault-rows = Every figure from 0 to 18 must stand in exactly one row; wrong are: { $rows }.
gd-fault-bands = Each limit must lie farther than the one before it.
