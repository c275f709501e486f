## Case files that cannot be used

case-unknown-rulebook = There is no rulebook “{ $found }”.
case-id-twice = The id “{ $id }” is used twice in this file.
case-unknown-clause = There is no clause { $id }.
case-no-clause = A case names at least one clause that it proves.
case-one-key = Only one entry “name: value” can be here; found: { $found }.
case-odd-answer = The answer to “{ $kind }” must be a name or a number.

## What a case gives

given-not-mapping = { $where }: expected fields, each written as “field: value”; found { $found }.
given-not-list = { $where }: expected a list, found { $found }.
given-not-number = { $where }: expected a whole number, found { $found }.
given-odd = { $where }: { $found } does not fit here.
given-unknown = { $where }: there is no “{ $found }”; allowed: { $allowed }.
given-unknown-field = { $where }: there is no field “{ $found }”; the fields are: { $allowed }.
given-unknown-scenario = There is no scenario “{ $found }”.
given-fault = { $place }: { $fault }
given-scenario-whole = “{ $found }” cannot be given together with the name of a scenario.
given-needed = { $where }: “{ $found }” is missing.
given-record-whole = { $where }: “{ $found }” belongs to the record; give it without “character”, or give a character of your own.
given-below-base = { $ability } { $found } is below its base value { $base }, gear included.
given-unspent-odd = With level { $level }, { $left } experience is left to spend, not { $found }; give one of the two.
given-uses-needed = { $where }: say how many uses are left, such as { $found }(3).
given-squads-apart = “{ $found }” belongs to a squad: put it under “squads” with the others.
given-no-battle = “{ $found }” describes an enemy in a running battle, but “battle” is missing.
given-strength-needed = “{ $found }” has a number or life that is rolled: give its “strength” in this battle.
given-no-enemies = The map has no enemies: give “enemies” or an encounter among its events.

## Cases and rules that do not fit together

case-until-never = The run is over before the beat “{ $until }” of “until” comes.
case-until-asked = A question comes before the beat “{ $until }” of “until”, and the case does not expect it: { $question }
case-asked = The case stopped at a question that it does not expect: { $question }
case-unknown-beat = There is no beat or procedure “{ $found }”; available: { $allowed }.
case-unknown-procedure = There is no procedure “{ $found }”; available: { $allowed }.
case-unknown-question = No question is called “{ $found }”; available: { $allowed }.
case-unknown-answer = Nothing is called “{ $answer }” in this rulebook or this case: it can never be allowed.
case-unknown-event = No event is called “{ $found }”: it can never happen.
case-unknown-event-fact = The event “{ $event }” has no fact “{ $found }”: it can never happen.
case-crashed = The rules broke down in “{ $beat }”: { $error } ({ $file }:{ $line }).
case-beat-words = “{ $beat }” is written with these words: [{ $words }].
case-endless = The case was not finished after { $limit } beats.
case-no-dice = The throw “{ $why }” ({ $dice }) needs dice; left in the case: { $left }.
case-odd-faces = The throw “{ $why }” ({ $dice }) cannot show { $found }.
case-illegal-answer = The question “{ $kind }” does not allow “{ $answer }”; it allows: { $allowed }.

## What is not as a case expects

case-error = This is refused: { $fault }
case-no-error = Expected to be refused with “{ $expected }”, but it was not.
case-faults = Expected the faults { $expected }; found { $found }.
case-playable = Expected the scenario to be refused; found only: { $found }.
case-unplayable = Expected the scenario to be accepted; found: { $found }.
case-not-checked = Only “run: [{ $run }]” finds faults.
case-run-left = This step of “run” never began: { $left }.
case-run-left-question = This step of “run” never began: { $left }. The case stopped at the question { $question }.
case-dice-left = These dice never fell: { $left }.
case-dice-left-question = These dice never fell: { $left }. The case stopped at the question { $question }.
case-decision-left = Nobody asked for the decision { $left }.
case-decision-left-question = Nobody asked for the decision { $left }. The case stopped at the question { $question }.
case-decision-forced = Nobody asked for the decision { $left }: only one answer was possible, { $only }.
case-asks = Expected to stop at the question “{ $expected }”; stopped at { $found }.
case-no-question = The case did not stop at a question.
case-question = The question “{ $kind }” should tell { $expected }; it tells { $found }.
case-offers = The question “{ $kind }” should offer { $wrong }; it offers { $allowed }.
case-not-offered = The question “{ $kind }” should not offer { $wrong }; it offers { $allowed }.
case-offers-exactly = The question “{ $kind }” should offer just { $expected }; it offers { $allowed }.
case-offers-first = The question “{ $kind }” should offer first { $expected }; it offers first { $found }.
case-not-refused = “{ $answer }” should be refused, but is allowed: { $allowed }.
case-refused-by = “{ $answer }” should be refused by { $expected }; found: { $found }.
case-was-asked = This must not be asked: { $found }.
case-not-forbidden = “{ $answer }” should be forbidden, but the question “{ $kind }” allowed it.
case-no-event = Expected (in this order) the event { $expected }; events of this name: { $found }.
case-event = This must not happen: { $found }.
case-fact = { $path } should be { $expected }; it is { $found }.
case-unknown-fact = { $path }: nothing is called “{ $missing }” there; available: { $allowed }.
