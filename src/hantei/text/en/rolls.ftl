## Dice commands that cannot be read

command-unreadable = “{ $text }” cannot be read at character { $at } (“{ $found }”). Allowed there: { $allowed }.
command-unfinished = “{ $text }” is incomplete. Allowed next: { $allowed }.
command-figure = “{ $text }”, character { $at }: { $found } is not allowed; write { $low } to { $high }.
command-twice = “{ $text }”, character { $at }: “{ $found }” is written twice.
command-long = A dice command has { $most } characters at most.
command-number = a number
command-dice = dice such as { $example }
command-end = the end of the command

## What a dice command came to

roll-critical = Critical success
roll-success = Success
roll-failure = Failure
roll-fumble = Fumble
roll-against = { $degree }: { $total } against { $target } (margin { $margin })
roll-degree-total = { $degree }: { $total }
roll-total = Total { $total }

## Throwing

roll-line = { $number }: { $faces } → { $result }
roll-throw = { $why }, { $dice }. { $ask }
roll-guide = { $title }: dice commands
roll-guide-keyboard = Capital and small letters, full-width and plain ones are all the same; words can be in either language.
roll-times = -n takes a number from 1 to { $most }, not “{ $given }”.
roll-one-luck = Dice come from a seed (--seed), from your hand (--dice physical) or as given (--faces); choose one.
roll-faces = --faces takes faces, such as 3,4, not “{ $given }”.
roll-faces-few = { $dice } needs { $n ->
    [one] a face
   *[other] { $n } faces
  }; { $left ->
    [0] there are none
    [one] there is 1
   *[other] there are { $left }
  }.
roll-faces-odd = { $found } cannot come up on { $dice }; faces go from 1 to { $sides }.
roll-faces-left = There are too many faces; nothing was thrown for: { $left }.
roll-strict-book = --strict is for game systems of bots ({ $allowed }); { $name } is a rulebook.
roll-ruling-bot = --ruling is for rulebooks; { $name } is a game system of a bot.
odds-bot = { $name } is a game system of a bot. For odds give one command with --check, such as --check "2D6>=8".
