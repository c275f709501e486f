## What a scenario names

thing-tile = a tile
thing-place = a place of the map
thing-table = a table
thing-seat = a leader's seat
thing-gear = gear
thing-role = a member
thing-skill = a skill
thing-counter = a counter
thing-information = a piece of information
thing-companion = a companion
thing-prisoner = a kind of prisoner
thing-condition = a condition
thing-force = a force
thing-trait = a trait
thing-difficulty = a difficulty
thing-objective = an objective
thing-ending = an ending
thing-sub_ability = a sub-ability
thing-resolved = a row or tile
thing-resistance = a way of attack, a skill or gear
thing-tag = a tag of enemies
thing-unit = a unit of this battle
thing-target_die = whom a die names
thing-route = a kind of total
thing-victim = whom harm strikes

## Names

fault-id-twice = The id “{ $id }” is used twice in this list; each id may be used once.
fault-id-form = The id “{ $id }” must not be empty and must not contain a slash.
fault-id-reserved = “{ $id }” stands for the first enemy of a battle and cannot be the id of one.

## Overrides

fault-override-clause = The clause “{ $found }” cannot be overridden; these can: { $allowed }.
fault-override-value = { $clause } has no reading “{ $found }”; its readings are: { $allowed }.
fault-override-figure = { $clause } cannot be “{ $found }”; write a whole number of at least { $low }.
fault-override-twice = { $clause } has been overridden further up; a clause can be overridden once.

## Tables

fault-row-form = “{ $found }” is not a row; write a figure or a range, such as “4”, “2-3”, “<=1” or “>=7”.
fault-row-reversed = The row “{ $found }” runs backwards; write “{ $meant }”.
fault-row-signs = “{ $found }” has full-width signs, or others than a row is written with; write “{ $meant }”.
fault-row-impossible = The row “{ $found }”: { $figures } never comes up on a { $die }; { $die ->
    [d66] results are 11 to 16, 21 to 26, and so on up to 66.
    [d33] results are 11 to 13, 21 to 23, and 31 to 33.
   *[other] results run from { $first } to { $last }.
  }
fault-row-idle = The row “{ $found }” is never rolled; results run from { $first } to { $last }.
fault-row-twice = The result { $result } of the row “{ $found }” is already in the row “{ $first }”; each result needs exactly one row.
fault-rows-missing = Results without a row: { $missing } ({ $die }); every result needs one.
fault-map-rows-missing = The map table (rows) is missing; progress by “{ $mode }” needs a row for every result of the { $die }.
fault-length-missing = The scenario does not say when the final event comes; progress by “{ $mode }” needs length (at least 1) or final_chance.
fault-places-missing = The map has no places; progress by “fixed_map” needs places.
fault-start-missing = The scenario does not say where the squad begins; start names one of the places: { $allowed }.
fault-extortion-demand = Row { $row } is an extortion without a demand; write magazines, scrip, mre or items.

## Figures

fault-formula = “{ $found }” is not a formula; write a figure, dice (1d2, 1d3, 1d6 to 10d6), or their sums and products, such as “2d6+1” or “1d6*5”.
fault-order = { $low_field } ({ $low }) is higher than { $high_field } ({ $high }).
fault-group-number = The group “{ $unit }” has no number; write number, at least 1 or dice.
fault-target-life = The high-threat target “{ $unit }” has no life; write life, at least 1 or dice.
fault-target-attacks = The high-threat target “{ $unit }” has no number of attacks; write attacks, at least 0.
fault-field-idle = { $field } means nothing for a unit of the kind “{ $of }”.
fault-joined-number = “{ $unit }” withdraws with others on their common number (joined_units): its own withdraw_at has no effect.
fault-felled-never = { $found } felled are never reached: there are { $most } at most, and with the last of them nobody is left to withdraw.
fault-ware-free = This costs nothing; write one of these if it is not meant to be free: { $fields }.
fault-never-both = Together with { $other }, { $field } has no effect.
fault-leader-checks = The leader makes the check for a retreat (who: leader).
fault-needs-one = One of these must be given: { $fields }.
fault-needs-one-for = { $field } also needs one of these: { $fields }.
fault-changes-nothing = This changes nothing; it needs one of: { $fields }.
fault-lap-never = Lap { $lap } never comes: { $laps ->
    [one] there is one lap
   *[other] there are { $laps } laps
  }.
fault-routed-to-itself = Hits on “{ $unit }” are routed to itself, which changes nothing; name another unit.
fault-needs-field = “{ $field }” also needs “{ $needs }”.
fault-use-never = This gear can never be used; set use_when to one of: { $allowed }.
fault-wait-idle = { $field } changes nothing for the scope “{ $scope }”.
fault-never-met = No enemy in the scenario is { $kind ->
    [group] a group
   *[target] a high-threat target
  }, so this never acts.
fault-cap-missing = The deployment cap is missing (deployment_cap, or difficulties); squads keep the stock they have.

## Course of the operation

fault-tile-unreachable = Nothing leads to the tile “{ $tile }”: no row, no event, no way.
fault-go-circle = From the tile “{ $tile }” events lead on to { $targets } and back again without end.
fault-place-unreachable = No way leads from “{ $start }” to the place “{ $place }”.
fault-no-final-place = The final event has no place on the map: none has the tile “{ $tile }” or “final: true”.
fault-dead-end = No way leads on from the place “{ $place }”; the operation fails there.
fault-no-way-to-final = No way leads from “{ $start }” to a final place ({ $finals }).
fault-mid-event-late = The fixed event comes at map { $at }, but after { $length } { $length ->
    [one] map
   *[other] maps
  } the final event comes.
fault-no-objective = The scenario has no objective; at least one is needed.
fault-objective-unmet = Nothing can meet the objective “{ $objective }”; give it a condition (when), a unit, or an effect “do: objective”.
fault-never-holds = This condition can never hold.
fault-never-comes = Nothing from here on is ever carried out: “do: { $do }” before it leads away in every case.
fault-never-fails = The ending “{ $ending }” is never told: nothing in the scenario brings about a failure (failure, or “do: end” with result: failed).
fault-map-never = Map { $tile } never comes: this way has { $last } maps at most.
fault-nothing-grants = “{ $name }” ({ $kind }) is asked for here, but nothing in the scenario grants it.
fault-never-used = “{ $name }” ({ $kind }) is never asked for.
fault-ending-hidden = The ending “{ $ending }” is never told: “{ $before }” comes first for the same result ({ $result }) and has no condition.
fault-choice-empty = This choice has no option that can ever be open; at least one is needed.
fault-choice-conditional = Every option of this choice has a condition or a price; with none open, nothing would be asked.

## Battle

fault-battle-condition = “{ $field }” can hold only in battle, never here.
fault-battle-only = “do: { $do }” works only in battle: in course, on_hit, on_fall, on_capture, or a companion's battle_start.
fault-not-in-battle = “do: { $do }” cannot be used in a battle.
fault-not-at-the-end = “do: { $do }” cannot be used here: the operation is already over.
fault-no-units = The encounter has no enemy; at least one unit is needed.
fault-nobody-there = Every unit of this encounter is to arrive later; at least one must be there when the battle begins.
fault-never-arrives = The unit “{ $unit }” is to arrive later, but nothing brings it before the battle ends.
fault-cover-circle = The unit “{ $unit }” ends up covered by itself ({ $by }); it could never be attacked.
fault-unhurtable = Nothing can hurt the unit “{ $unit }”, and the battle has no other end; leave it open to some attack, or write rounds or finish.
fault-endless-waves = Reinforcements for the unit “{ $unit }” come in every round without end; write until, rounds or finish.
fault-after-last-round = Round { $round } never comes: the battle ends after round { $rounds }.

## Squads

fault-squad-growth = This ability has grown by { $found } steps; it can grow by { $most } at most.
fault-squad-spent = Growth costs { $spent } experience, but the leader has received { $level } (level).
fault-squad-skill-twice = The skill “{ $id }” is listed twice.
fault-squad-skills = { $found } skills are learnt; with this growth there can be { $most }.
fault-squad-worn = Only one body protection can be worn; found: { $found }.
fault-squad-carry = { $found } of “{ $id }” are carried; the most is { $most }.
fault-squad-mounts = { $found } attachments on { $guns } { $guns ->
    [one] gun
   *[other] guns
  }; each gun takes one.
fault-squad-no-gun = “{ $id }” is not a gun; nothing can be mounted on it.
fault-squad-uses = How often “{ $id }” can be used is rolled when it is gained; write uses.
fault-squad-no-uses = “{ $id }” has no number of uses.
fault-squad-first-uses = { $found } uses are left, but there were only { $most } to begin with.
fault-squad-size = { $found } members follow; the squad size of this leader is { $most }.
fault-squad-posts = { $found } members go to the sniping point, which has room for { $most }.
fault-squad-load = { $found } items are carried; this leader can carry { $most }.
