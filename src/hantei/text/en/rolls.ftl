## Dice commands that cannot be read

command-unreadable = “{ $text }” cannot be read at character { $at } (“{ $found }”). Allowed there: { $allowed }.
command-unfinished = “{ $text }” breaks off. Allowed next: { $allowed }.
command-figure = “{ $text }”, character { $at }: { $found } is not allowed; { $low } to { $high } is.
command-twice = “{ $text }”, character { $at }: “{ $found }” is said twice.
command-long = A dice command has { $most } characters at most.
command-number = a number
command-end = the end of the command

## What a dice command came to

roll-critical = Critical success
roll-success = Success
roll-failure = Failure
roll-fumble = Fumble
roll-against = { $degree }: { $total } against { $target } (margin { $margin })
roll-degree-total = { $degree }: { $total }
roll-total = Total { $total }
