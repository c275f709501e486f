## What cannot be set up

unknown-encounter = There is no encounter “{ $found }”; the encounters are: { $allowed }.
unknown-ruling = There is no ruling “{ $name }”; the rulings are: { $allowed }.
unknown-ruling-value = The ruling “{ $name }” has no reading “{ $value }”; its readings are: { $allowed }.

## The clause ledger

unknown-ledger = There is no clause ledger for “{ $name }”; there are: { $allowed }.
unknown-clause = There is no clause “{ $id }”.
unknown-clause-guess = There is no clause “{ $id }”; like it are: { $guesses }.
ledger-no-japanese = What { $id } says of its open point or its examples is not in { $file }.
ledger-other-count = The list has { $count } { $count ->
    [one] entry
   *[other] entries
  }, the English one { $wanted }.

## The referee's free hand

amend-path = “{ $path }” cannot be set. Possible here: { $allowed }
amend-usage = “{ $given }” is no ruling. Possible: { $allowed }. Enter gm to see how each is written.
amend-value = “{ $path }” cannot become “{ $found }”. Possible: { $allowed }
unknown-side-apart = There is no side “{ $found }”; there are: { $allowed }.
