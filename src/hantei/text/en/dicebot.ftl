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
dicebot-line = In a bot's notation: { $text }
dicebot-secret-line = In a bot's notation (secret): { $text }
dicebot-bot-line = The bot would say: { $text }

## What the bot gets wrong

dicebot-wrong-comma = If a comment with a comma follows the closing bracket, the bot cannot read the choice.
dicebot-wrong-ones = Ones on dice thrown again count for a glitch as well (SR-1.1.6). The bot counts only those of the first throw.
dicebot-wrong-none = Without dice there can be no glitch. The bot calls it a critical one.
dicebot-wrong-modifier = All digits of a modifier are read, and all modifiers added. The bot drops some.

## Commands that cannot be read

dicebot-empty = There is no command.
dicebot-no-dice = There are no dice in “{ $text }”. To calculate without dice, use C, as in C(3+4)*2.
dicebot-no-dice-there = “{ $text }”, character { $at } (“{ $found }”): dice cannot be used here.
dicebot-d66-alone = “{ $text }”, character { $at }: together with other dice D66 is written 1D66.
dicebot-no-comparison = “{ $text }”, character { $at } (“{ $found }”): dice that explode one by one cannot have a comparison here.
dicebot-too-many = “{ $text }”: { $dice } cannot be thrown. There can be 0 to { $n } dice, with 1 to { $sides } sides.
dicebot-zero = “{ $text }”: division by 0 is not possible.
dicebot-endless = “{ $text }”: every face is thrown again, so it never ends.
dicebot-times = The repetitions make more than { $most } rolls.
dicebot-cannot-fall = “{ $text }”: there are too many dice, or fewer than 0.
dicebot-strict-letters = “{ $text }”: a bot does not read full-width letters.
dicebot-no-table = There is no table “{ $text }”; the bot takes it for the one of shooting. Available: { $allowed }.
dicebot-no-system = There is no game system “{ $name }”. Available: { $allowed }.

## Tables of one's own

dicebot-table-long = A table has at most { $most } characters.
dicebot-table-short = A table has its name on the first line, its dice on the second, then its rows (at most { $most } lines).
dicebot-table-dice = A table cannot be read with the dice “{ $dice }”. Examples: 1D6, 2D6, D66, D66S.
dicebot-table-row = The row “{ $row }” of the table is not written as “figure:words”.
dicebot-table-figures = Figures missing from the table ({ $dice }), or in it without need: { $figures }

## Help that chat tools show

dicebot-help-common =
    Commands of every system
    2D6+4>=10  a sum against a target / 4D6KH3  the highest three (KL, DH, DL, MAX, MIN)
    4B6>=5  dice counted one by one / 8R6[6]>=5  sixes thrown again / 3U6[6]  sixes explode
    5TY6  how many show which face / D66, D66S, D66D / C(3+4)*2  a figure alone
    choice[a,b,c]  one of a list / x3 2D6  several times / S2D6  in secret
dicebot-help-gundog =
    Checks
    1D100<=55  with the degree of success. 2D9 are dice from 0 to 9.
dicebot-help-gundogzero =
    Checks and tables
    1D100<=55  with the degree of success. 2D9 are dice from 0 to 9.
    SDPT-3  damage penalty tables (S shooting, M melee, V vehicles, G other) / SFT  fumble tables (S, M, T throwing)
dicebot-help-gundogrevised =
    Checks and tables
    1D100<=55  with the degree of success. 2D9 are dice from 0 to 9.
    SDPT-3  damage penalty tables (S shooting, M melee, V vehicles, G other) / SFT  fumble tables (S, M, T throwing)
dicebot-help-shadowrun4 =
    Tests
    6B6  hits and glitches / 6R6  sixes are thrown again
dicebot-help-srs =
    Checks
    2D6+2@11#3>=10  critical from 11 on, fumble up to 3 / 2D6+2>=10[11,3]  the same / 2D6[]  without a target
dicebot-help-metallicguardian =
    Checks
    2D6+2@11#3>=10  critical from 11 on, fumble up to 3 / MG+2>=10[11,3]  MG is short for 2D6
dicebot-help-roguelikehalf =
    Checks and tables
    RH+1>=5  skill 1 against 5 / D33+1  from 11 to 33 / NTT+1  a row of the table of treasures

roll-log-book = A log is read by the system of a dice bot, not by “{ $name }”; available: { $allowed }.
roll-log-alone = --log reads the rolls in a file; “{ $text }” cannot be combined with it.
roll-log-no-dice = The line does not show which dice fell.
roll-log-none = There are no rolls in { $path }. Give the HTML file that CCFOLIA writes as its log.
