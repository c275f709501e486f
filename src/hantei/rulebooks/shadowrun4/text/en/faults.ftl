## What an encounter names

sr-thing-place = a place
sr-thing-room = a room
sr-thing-side = a side
sr-thing-character = a character
sr-thing-unit = a combatant
sr-thing-weapon = a weapon
sr-thing-skill = a skill
sr-thing-task = a task
sr-thing-ruling = an open point of the book

## The ground

sr-fault-no-places = The ground has no places; nobody could stand anywhere.
sr-fault-sight = “{ $found }” is not a pair of rooms; write two different ones, as in “hall|yard”.
sr-fault-mount = Only a gun can stand on a mount; “{ $weapon }” is not a gun.

## Sides and combatants

sr-fault-no-fight = Nobody can fight: two sides that are hostile to each other need combatants.
sr-fault-side-empty = The side “{ $side }” has no combatants.
sr-fault-side-peaceful = The side “{ $side }” names no enemies of its own.
sr-fault-id-twice = The id “{ $id }” is used twice; give each combatant an id of its own, or use “count” for several of one kind.
sr-fault-too-late = Turn { $turn } is never played; the last turn is { $last } (turns_max).
sr-fault-no-cover = The place “{ $place }” offers no cover.

## Tasks and goals

sr-fault-task-both = A task asks for a skill or for two attributes, not for both.
sr-fault-task-nothing = A task of skill, or one that takes several rolls, needs a skill or two attributes.
sr-fault-nobody-to-beat = The side “{ $side }” has no enemies to put out of action.
sr-fault-own-unit = “{ $unit }” fights on the side “{ $side }” itself; its fall would be its own side's victory.
sr-fault-other-side = “{ $unit }” does not fight on the side “{ $side }”.
sr-fault-goal-turns = A side can hold out for 1 to { $last } turns (turns_max); found { $found }.
sr-fault-goal-places = The goal does not say which places are to be reached.
sr-fault-goal-count = The goal asks for { $found } of the side “{ $side }”, which has only { $there }.
sr-fault-no-exit = Nobody can leave: no place is an exit.

## Readings

sr-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.
sr-fault-not-recorded = The reading “recorded” of “{ $name }” needs figures that these records do not give: { $people }.

## Records

sr-fault-gun = A gun needs at least one firing mode and a clip.
sr-fault-no-gun = Only a gun has firing modes and a clip; they have no effect here.
sr-fault-bands = There can be up to four range bands, each farther than the one before it.
sr-fault-melee-bands = A weapon of close combat has no range bands; they have no effect here.
sr-fault-no-shotgun = Only a shotgun spreads; this has no effect here.
sr-fault-attributes = Attributes are missing: { $missing }.
sr-fault-hands = What is in hand takes { $found } hands; there are two.
sr-fault-twice-in-hand = “{ $weapon }” is listed twice among what is in hand.
sr-thing-order = an order for it

## Characters from Chummer

sr-chummer-none = This is no character of Chummer for Shadowrun 4.
sr-chummer-metatype = The book has no metatype “{ $found }”; the character is human here.
sr-chummer-figure = “{ $found }” is no figure for { $name }; it is { $value } here.
sr-chummer-skill = The skill { $name } ({ $rating }) is not taken over; the book has none of that name.
sr-chummer-spec = The specialisation “{ $spec }” of { $name } is not taken over; only the rating is.
sr-chummer-left = “{ $name }” is not taken over.
sr-chummer-worked-out = “{ $name }” is not taken over by itself; what it does to attributes, initiative and passes is in the figures.
sr-chummer-alike = “{ $name }” has the ranges and hands of { $like }; all else is as the file says.
sr-chummer-spell = The spell “{ $name }” is not taken over: the book has none of that name, and the file does not say what it does. Write a record for it under “arsenal”, “spells”.
sr-chummer-cast-alike = “{ $name }” works like { $like }; who resists, area, damage and drain are as the file says.
sr-chummer-tradition = The book has no tradition “{ $name }”; drain is resisted with Willpower and Charisma unless “drain_attribute” says otherwise.
sr-chummer-program = “{ $name }” is not taken over; the book has no program of that name.
