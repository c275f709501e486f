## The rules reference

rules-title = Rules
rules-trail = Where you are
rules-search = Search the rules
rules-search-hint = A word, or the number of a clause
rules-find = Search
rules-count =
    { $count } { $count ->
        [one] clause
       *[other] clauses
    }
rules-rulings = Readings to choose
rules-rulings-about = Where the book leaves something open, the table may choose another reading when play begins. Otherwise the first one holds.
rules-usual = usual
rules-terms = Terms
rules-open-point = Open point
rules-read-as = Reading here
rules-or-as = Other readings
rules-not-chosen = Hantei always plays by the reading above. These are noted only; a table cannot choose them.
rules-fixed = Read in one way only
rules-fixed-about = { $count } more points are left open by the book and cannot be chosen: Hantei always reads them as their clauses say.
rules-fixed-all = Show these points
rules-choose = A table can choose: “{ $name }”
rules-needs = Builds on
rules-used-by = Needed by
rules-examples = Examples
rules-cases = Worked cases
rules-cases-show = Show the cases that prove this clause
rules-cases-none = No case proves this clause by itself.
rules-case = Worked case
rules-case-show = Show this case
rules-case-read = Read otherwise than usual:
rules-case-refused = This is refused:
rules-case-asks = The question here: { $question }
rules-case-written = As written in the file
rules-case-given = Given
rules-case-decisions = Decisions
rules-case-expect = Outcome
rules-case-proves = Proves:
rules-unknown = There is no such clause
