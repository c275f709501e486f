## What a command of a dice bot came to

dicebot-successes = { $n ->
    [one] 1 success
   *[other] { $n } successes
}
dicebot-glitch = glitch
dicebot-critical-glitch = critical glitch
dicebot-and = { $first }, { $then }
dicebot-most = highest { $most }, total { $total }
dicebot-chosen = { $what }
dicebot-said = { $text }
dicebot-row = row { $n }
dicebot-dice = dice
dicebot-line = As a bot writes it: { $text }
dicebot-secret-line = As a bot writes it (secret): { $text }
dicebot-bot-line = The bot would say: { $text }

## What the bot gets wrong

dicebot-wrong-comma = Where a comment with a comma follows the closing bracket, the bot cannot read the choice.
dicebot-wrong-ones = Ones of dice thrown again count for a glitch as well (SR-2.8). The bot counts those of the first throw alone.
dicebot-wrong-none = No dice are no glitch. The bot takes them for a critical one.
dicebot-wrong-modifier = All digits of a modifier are read, and all modifiers added. The bot drops some.

## Commands that cannot be read

dicebot-empty = There is no command.
dicebot-no-dice = There are no dice in “{ $text }”. For a figure alone there is C, as in C(3+4)*2.
dicebot-no-dice-there = “{ $text }”, character { $at } (“{ $found }”): no dice can stand here.
dicebot-d66-alone = “{ $text }”, character { $at }: together with other dice D66 is written 1D66.
dicebot-no-comparison = “{ $text }”, character { $at } (“{ $found }”): no comparison can stand here, in dice that explode one by one.
dicebot-too-many = “{ $text }”: { $dice } cannot be thrown. Dice go from 0 to { $n }, sides from 1 to { $sides }.
dicebot-zero = “{ $text }”: nothing can be divided by 0.
dicebot-endless = “{ $text }”: every face is thrown again, so it never ends.
dicebot-times = The repetitions make more than { $most } rolls.
dicebot-cannot-fall = “{ $text }”: there are too many dice, or fewer than none.
dicebot-strict-letters = “{ $text }”: a bot does not read full-width letters.
dicebot-no-system = There is no game system “{ $name }”. There are: { $allowed }
