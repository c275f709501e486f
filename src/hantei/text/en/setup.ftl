## What cannot be set up

unknown-encounter = There is no encounter “{ $found }”; the encounters are: { $allowed }.
unknown-ruling = There is no open point “{ $name }” with readings to choose; available: { $allowed }.
unknown-ruling-value = “{ $name }” has no reading “{ $value }”; its readings are: { $allowed }.

## People in files of their own

no-dossiers = { $name } has no files of people; rulebooks that have them: { $allowed }.
dossier-other = { $path } is not a file of people of this rulebook: its head says “{ $found }”, not “hantei: { $head }”.
dossier-place = Nobody called “{ $given }” can be replaced here; those who can: { $allowed }.
dossier-full = There is no place left for { $path }; say whose place it takes (PLACE=FILE), or bring fewer.
dossier-no-levels = { $name } has no levels.
dossier-record-twice = { $who } brings a record “{ $id }” ({ $section }), but the book or the encounter has a different one with that id; change one of the ids.
keep-whom = Say whom to write out (--who); available: { $allowed }.
keep-nobody = Nobody called “{ $who }” can be written out; available: { $allowed }.

## The clause ledger

unknown-ledger = There is no clause ledger for “{ $name }”; available: { $allowed }.
unknown-clause = There is no clause “{ $id }”.
unknown-clause-guess = There is no clause “{ $id }”; similar: { $guesses }.
ledger-no-japanese = What { $id } says of its open point or its examples is not in { $file }.
ledger-other-count = The list has { $count } { $count ->
    [one] entry
   *[other] entries
  }, the English one { $wanted }.

## The referee's free hand

amend-path = “{ $path }” cannot be set. Possible here: { $allowed }.
amend-no-dossier = The file of whoever is to come cannot be read.
amend-usage = { $known ->
    [yes] “{ $given }” cannot be read as a ruling: it has too few words, too many, or others than are possible.
   *[no] “{ $given }” is not a ruling. Possible: { $allowed }.
  }
amend-unknown = There is no “{ $found }” for this. Possible: { $allowed }.
amend-value = “{ $path }” cannot be set to “{ $found }”. Possible: { $allowed }.
reserved-seat = No side, person or seat can be called “{ $found }”; the table itself has seats with these names: { $reserved }.
unknown-side-apart = There is no side “{ $found }”; available: { $allowed }.
import-what = { $path } is no file of another program that can be read; known: { $allowed }.
xml-too-large = The file is larger than { $most } MiB.
xml-declares = The file declares a document type or entities of its own, and is not read.
xml-too-much = The file has more than { $elements } elements, or more than { $deep } within each other.
xml-bad = This is not well-formed XML.
