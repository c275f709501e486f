## What an encounter names

wa-thing-faction = a faction
wa-thing-character = a character
wa-thing-unit = a combatant
wa-thing-task = a task
wa-thing-skill = a skill
wa-thing-ability = an ability
wa-thing-arm = an ARM
wa-thing-art = a skill or spell
wa-thing-item = an item
wa-thing-modified = something that can be modified
wa-thing-ruling = an open point of the book

## Factions and combatants

wa-fault-no-fight = Nobody can fight: two factions that are not on the same side need combatants.
wa-fault-faction-empty = The faction “{ $faction }” has no combatants.
wa-fault-id-twice = The id “{ $id }” is used twice; give each combatant an id of its own, or use “count” for several of one kind.
wa-fault-no-hp = “{ $character }” has no HP; leave the figure out.
wa-fault-above-record = Found { $found }, but the record has only { $most }; nobody can begin with more.
wa-fault-begins-with = Nobody can begin a battle with “{ $status }”.
wa-fault-too-late = No round follows round { $round }; the last one is { $last } (rounds_max).

## Victory and defeat

wa-fault-no-condition = The battle cannot begin: give at least one condition here.
wa-fault-goal-faction = The condition does not say which factions it is about; give “factions”.
wa-fault-goal-rounds = A side can hold out for 1 to { $last } rounds (rounds_max); found { $found }.
wa-fault-goal-count = The condition asks for { $found }, but the factions named have only { $there }.
wa-fault-goal-gone = “gone” means something only for the kinds beaten and down; this condition is of the kind { $kind }.

## The place

wa-fault-level-1 = Restrictions from round 2 on belong to a surprise of level 2; they have no effect here.
wa-fault-distance-1 = A sniping battle of range 2 has the distance 1; found { $found }.
wa-fault-no-distance = A sniping battle of range 3 needs a distance (2 to 4 is best).
wa-fault-far = A distance of { $found } takes long to cross; 2 to 4 is best.
wa-fault-all-barred = No stance is left; everybody fights without one.
wa-fault-free-task = A free task has no check; a skill or target has no effect.
wa-fault-task-circle = The task “{ $task }” would have to be done before itself.

## Readings

wa-fault-reading = “{ $name }” has no reading “{ $found }”; its readings are: { $allowed }.

## Records

wa-fault-capacity = An ARM that shoots needs a capacity.
wa-fault-magic-arm = An ARM is for shooting or melee; write magic attacks as skills, spells or natural attacks of a character.
wa-fault-no-shots = Only shooting counts rounds; they have no effect here.
wa-fault-rounds = One attack spends { $found } rounds, but the weapon holds { $most }.
wa-fault-no-damage = A magic attack needs its damage.
wa-fault-magic-range = A magic attack has a range of its own: 1, 2 or 3.
wa-fault-use-range = Only an attack takes its range from the weapon; give 1, 2 or 3.
wa-fault-art-rounds = Only a shooting attack spends rounds.
wa-fault-attack-target = An attack is aimed at others: bodies or all_enemies.
wa-fault-standing-attack = An attack needs a time to be made: setup, minor or major.
wa-fault-attack-effect = Write what an attack does besides its damage under “rider”.
wa-fault-no-attack = Only attacks have “{ $field }”; it has no effect here.
wa-fault-standing-empty = A standing ability (timing other) needs modifiers.
wa-fault-standing-use = A standing ability (timing other) is not used: it has neither effect nor cost, only modifiers.
wa-fault-modifiers = Modifiers are for standing abilities (timing other); write what a use gives under “effect”.
wa-fault-bodies = A number of bodies counts only with the target “bodies”.
wa-fault-empty = The use does nothing; give it an effect.
wa-fault-item-timing = The effect can never be used; give a timing, minor or major.
wa-fault-dice = “{ $on }” has no dice; give a value.
wa-fault-attribute = The attribute “{ $found }” has no name; it is shown as it is written (attributes of your own: arsenal, attributes).
wa-fault-hp = A character either has HP or is marked as having none (no_hp: true), not both.
wa-fault-armour = A character with HP needs an armour value.
wa-fault-attack-name = “{ $name }” is already an ARM; give the natural attack another id.
wa-fault-trait-twice = “{ $attribute }” is listed under several traits: null comes before all others; absorb takes in double with weak, half with half; weak and half both count.
wa-fault-weight = The gear weighs { $found }; the limit is { $most }.
wa-traits-refused = The record of { $name } lists the attribute “{ $attribute }” under several traits, which the reading chosen for conflicting_traits does not allow.
