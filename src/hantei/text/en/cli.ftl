## Help

help-usage = Usage: { $usage }
help-hantei = Carry out the battle rules of tabletop RPGs, clause by clause.
help-commands = Commands:
help-arguments = Arguments:
help-options = Options:
help-more = hantei COMMAND --help describes a command in detail. Every command takes --lang ja|en.
help-help = Show this help.
help-lang = The language (default: that of your environment).
help-version = Show the version.
help-play-rulebook = The id of a rulebook (hantei list shows them); that of a scenario or encounter alone is enough if only one rulebook has it.
help-rulebook = The id of a rulebook (hantei list shows them).
help-file = The file.
help-json = Print JSON for other programs.
help-verbose = Show every throw of the dice as well.
help-play = Start a game, or continue one (--continue). Whatever is not given is asked for. A game is always saved automatically.
help-play-scenario = The id of a scenario or encounter, or a file with one of your own.
no-difficulties = “{ $title }” has no difficulties to choose from: leave --difficulty out.
help-play-difficulty = The difficulty; if it is not given, the game asks.
help-play-leaders = The number of leaders.
help-play-seed = The seed of the dice: the same seed and the same choices give the same game.
help-play-ruling = Choose how an open point of the book is read (hantei rules RULEBOOK --rulings); may be given several times.
help-play-dice = Who throws the dice: the program (seeded), or you with real ones (physical).
help-play-dice-from = Let a dice server throw (https://..., answering as bcdice-api does); if it does not answer, you enter the faces.
help-play-auto = Let the computer play all seats to the end.
help-play-seat = Let a computer player play a seat (hantei list shows them); may be given several times.
help-play-ask = Which questions are asked: everything, matters (only what makes a difference) or turns (only that, in your own turns). At a terminal the default is matters.
help-play-apart = Give everybody of this side a seat of their own; may be given several times.
help-play-referee = A person takes the game master's seat.
help-play-save = The file to save the game in.
help-play-continue = Continue a saved game; without a file, the newest one that is not over.
help-odds = Show how likely a check is to succeed (--check), or how a scenario or encounter ends.
help-odds-check = A dice command, as for hantei roll; its odds are calculated exactly.
help-odds-seed = The seed of the sampling.
help-odds-budget = The limit of the calculation in single steps (default: 100000).
help-roll = Throw the dice of a check of a rulebook, or of a bot's game system, and show every reason. Without a command, show how commands are written.
help-roll-text = What to throw, such as 2D6+8>=15; put it in quotes.
help-roll-times = The number of throws.
help-roll-seed = The seed of the dice; without it they differ each time.
help-roll-faces = The faces of dice that have been thrown already.
help-roll-log = Read the rolls in a log that CCFOLIA wrote, by the system of a dice bot.
help-roll-strict = For a bot's game system: read commands as the bot does, mistakes included.
help-list = List the rulebooks, scenarios, encounters and computer players.
help-rules = Look up clauses by number or by words; with neither, list them all.
help-rules-words = The number of a clause, such as UA-08.1, or words to search for.
help-rules-where = Show where a clause is carried out: functions, data and cases, by file and line.
where-what = Name one clause, such as { $example }.
where-none = No rule carries out this clause; it is a definition or advice.
help-rules-rulings = Show every reading that can be chosen for an open point of the book.
help-check = Check a scenario, an encounter, a file of people or of cases, and show every fault with its line.
help-replay = Replay a saved game, move by move.
help-replay-to = Stop after this entry.
help-backup = Copy the tables of a server, which may keep running.
help-backup-file = The file of the copy; its key is kept in a file of the same name with .key.
help-restore = Restore the tables of a server from a copy; what is there now is kept.
help-restore-file = The file of the copy.
help-new-key = Make another key for the links of a server's tables: all links that were sent stop working, and whoever has a seat keeps it.
new-key-done = The links have another key, { $path }. Links that were sent lead nowhere now; owners find new ones at their tables. Copies made before hold the old key.
help-put-out = Put somebody out of all tables of a server that is stopped, and end their sessions.
help-put-out-person = The person, as the server's log names them (“person”).
nobody-so-called = Nobody called “{ $given }” has a place at a table. The log of the server (--log) names people in “person”.
put-out-done = They have lost their places at { $tables ->
    [one] 1 table
   *[other] { $tables } tables
  }, and the links by which they could come back lead nowhere.
put-out-own = Whoever opens { $link } on the server takes over a table that was theirs.
backup-done = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
  } copied to { $path }. The key of the links is { $key }; keep both together.
restore-done = { $tables ->
    [one] 1 table was
   *[other] { $tables } tables were
  } restored to { $path }.
restore-kept = What was there before is now in { $path }.
help-serve-name = A name by which the server is reached behind a proxy, such as hantei.example; may be given several times.
help-serve-log = A file for records of who came in, what was refused, ruled or revoked; - writes them to the terminal.
help-serve-metrics = A port of this computer where Prometheus reads figures; 0 takes any free one.
help-serve-keep = Delete tables after this many days without a move, and texts of people who have no table left; they are warned well before. Without it nothing is deleted.
help-replay-html = Write the game as one HTML page that needs nothing else, to step through.
help-replay-eyes = With --html: whose view the page shows, a seat or “all” (default: an onlooker's).
help-replay-turning = Instead show how likely a victory was when each part of the game began, and where the game turned.
help-replay-longest = List the N longest fights instead.
help-replay-dearest = Instead list the N decisions that lowered the chance to win most, and say how much was luck.
help-replay-seconds = With --dearest: how many seconds to play on from the decisions (default: 60).
help-mcp = Let an assistant play and look things up through the Model Context Protocol.
help-mcp-port = Listen on this port of this computer (HTTP, /mcp) instead of standard input and output.
help-board = Draw the board of a saved game as a picture.
help-board-at = The number of the moment, as on the page of replay --html (default: the last board).
help-board-eyes = Whose view the picture shows: a seat, or “all” (default: an onlooker's).
help-board-scheme = Colours: day or night.
help-board-output = The file to write, .svg or .png (default: beside the save file, as .svg).
help-export = Take a game to CCFOLIA or Udonarium: pieces with their figures and rolls, and for Udonarium the map.
help-export-table = Where to: ccfolia (one piece per line) or udonarium (a ZIP file to drop onto its page).
help-export-source = A saved game, a file of people, or the rulebook of an encounter.
help-export-scenario = The encounter, as it begins.
help-export-to = After this entry of the game, as numbered by hantei replay (default: the last).
help-export-since = CCFOLIA: what has changed since this entry, as lines for the chat.
help-export-eyes = Whose view it shows: a seat, or “all” (default: all).
help-export-pieces = Udonarium: only the pieces, which are added to what is there; without this, the whole room is replaced.
help-export-pictures = CCFOLIA: a directory for a picture (PNG) of each piece, which its clipboard does not take.
help-export-output = The file to write.
help-verify = Check that a saved game follows the rules.
help-cases = Run cases and see whether the rules do what they say.
help-cases-paths = Files or directories with cases (default: all that come with the program).
help-cases-trace = Show what happened in every case: beats, throws, questions, events.
help-coverage-entered = Also name clauses whose cases never enter a function that cites them (takes minutes).
help-coverage = Show how many clauses are implemented and proved by cases.
help-workshop = Write a scenario, an encounter or people in the browser: faults at their lines, versions, figures beside the text.
help-workshop-port = The port (default: any free one).
help-publish = Write a scenario or encounter as one HTML file that anybody can open, read and print.
help-publish-output = The file to write (default: beside the original, as .html).
help-schema = Print the JSON Schema of scenario files, encounter files or files of people.
help-schema-kind = squad, character or machine: the files of people of this rulebook.
help-squad = Bring a squad, a character or a machine from a file. PLACE=FILE says whose place they take; may be given several times.
help-level = The level at which those you bring begin, if the book has levels.
help-import = Make a file of people out of one that another program has written, such as a character from Chummer 4. Says line by line what is left behind.
help-import-file = The file of the other program.
help-keep = Write a character or squad out of a saved game into a file, as they are at its latest point.
help-keep-who = The id of the one to write out; without it, those who can be written out are named.
help-keep-output = The file to write; without it, the terminal.

## Faults of the command line

no-such-command = There is no command “{ $name }”; the commands are: { $allowed }.
no-such-game = There is no rulebook, scenario, encounter or file “{ $name }”. The rulebooks are: { $allowed }; hantei list shows the scenarios and encounters.
name-guess = Did you mean { $guesses }?
no-such-rulebook = There is no rulebook “{ $name }”; available: { $allowed }.
broken-edition = “{ $value }” is registered as the rulebook “{ $name }”, but cannot be read as one: { $detail }. Repair that package or uninstall it.
two-editions = Two packages register the rulebook “{ $name }”: { $one } and { $other }. Uninstall one of them.
broken-player = “{ $value }” is registered as the computer player “{ $name }”, but cannot be read as one: { $detail }. Repair that package or uninstall it.
barred-player = “{ $value }” registers the computer player “{ $name }” under a name that it cannot have: some names are Hantei's own ({ $own }), and no name may hold a colon. Rename it or uninstall that package.
two-players = Two packages register the computer player “{ $name }”: { $one } and { $other }. Uninstall one of them.
no-such-scenario = There is no scenario and no file “{ $name }”; the scenarios are: { $allowed }.
no-such-encounter = There is no encounter and no file “{ $name }”; the encounters are: { $allowed }.
no-scenario-id = { $name } has no id; run hantei check on it.
no-unfinished-game = There is no game to continue in { $path }.
scenario-faulty = { $path } has errors and cannot be played.
bad-language = There is no language “{ $given }”; available: { $allowed }.
bad-dice-option = --dice takes seeded or physical, not “{ $given }”.
apart-already = --apart { $sides } makes no further seats: everybody of that side has one already, or they act together.
bad-leaders-option = --leaders takes 1 or 2, not “{ $given }”.
bad-ask-option = --ask takes one of { $allowed }, not “{ $given }”.
bad-seat-option = --seat takes SEAT=POLICY, not “{ $given }”.
bad-squad-option = --squad takes FILE or PLACE=FILE, not “{ $given }”.
bad-level-option = --level takes a whole number from 0 to { $most }, not “{ $given }”.
level-needs-squad = --level is for those you bring: give --squad FILE as well.
bad-schema-kind = There are no files of the kind “{ $given }”; available: { $allowed }.
kept-in = Written to { $path }.
bad-ruling-option = --ruling takes NAME=READING, not “{ $given }”.
bad-longest-option = --longest takes the number of fights to list (1 or more), not “{ $given }”.
bad-dearest-option = --dearest takes the number of decisions to list (1 or more), not “{ $given }”.
bad-seconds-option = --seconds takes a whole number of seconds (1 or more), not “{ $given }”.
replay-one-way = { AND($given) } cannot be combined; choose one of them.
replay-eyes-alone = --eyes can only be used with --html.
replay-verbose-with = --verbose adds the throws to a replay; it cannot be combined with { $given }.
replay-seconds-alone = --seconds can only be used with --dearest.
replay-nothing-yet = Nothing had happened by entry { $entry }.
bad-entry-number = An entry is given by its number (0 or more), not “{ $given }”.
auto-physical = --auto cannot use real dice.
continue-alone = --continue goes on with a game and cannot be combined with what is for a new one ({ $given }).
usage-no-option = There is no option “{ $option }”; --help lists them.
usage-no-option-guess = There is no option “{ $option }”; did you mean { $guesses }?
usage-no-value = “{ $option }” takes no value.
usage-value-needed = “{ $option }” needs a value.
usage-missing = { $name } is needed: { $usage }
usage-no-scenario = After “{ $rulebook }”, name one of these or a file of your own: { $allowed }.
usage-no-rulebook = Name a rulebook: { $allowed }.
usage-extra = These words are not understood here: { $words }.
usage-odd = The command line cannot be read: { $problem }

## Beginning

which-rulebook = Which rulebook will you play?
which-scenario = Which scenario will you play?
which-encounter = Which encounter will you play?
how-many-leaders = How many leaders will there be?
scenario-option = { $title } ({ $facts })
minutes = about { $minutes } minutes
leaders-option = { $count ->
    [one] 1 leader
   *[other] { $count } leaders
  }
leaders-range = { $low ->
    [one] { $high ->
        [one] 1 leader
       *[other] 1 to { $high } leaders
    }
   *[other] { $low } to { $high } leaders
  }
saving-to = Saving to { $path }
seed-is = Seed of the dice: { $seed }
hint = Answer by number or name; ? explains the options, ?odds gives their odds, help shows what else you can do.
continued = Continuing { $path }
save-passed-over = A save file was skipped: { $reason }

## Questions and answers

ask-purpose = { $purpose ->
    [attack] Attack
    [move] Move
    [prepare] Prepare
    [use] Skills and items
    [talk] Talk
    [vain] Of no use now
    [end] Wait or end
   *[other] Other
  }
ask-amount = Enter a number from { $low } to { $high }.
ask-faces = Enter { $n ->
    [one] a face
   *[other] { $n } faces
  } from 1 to { $sides }, such as { $example }.
ask-whose-dice = Dice of { WITHIN($name) }
ask-words = Choose by number, or enter words of your own (at most { $longest } characters).
scenario-of-several = Several rulebooks have “{ $name }”; name the rulebook as well: { $rulebooks }.
ask-route = Choose by number or square, or enter a whole path, such as { $example }.
ask-route-named = Choose by number or name, or enter a point of your own, such as { $example }.
ask-empty = Answer by a number from 1 to { $count }, or by name.
pick-what = Answer by a number from 1 to { $count }, or by name; quit leaves.
ask-no-number = There is no number { $number }; the numbers are 1 to { $count }.
ask-several = “{ $typed }” could be: { $keys }.
ask-unknown = “{ $typed }” is neither an option nor a command; ? explains the options, help lists the commands.
ask-no-option = After “{ $order }” comes the number or name of an option; there is no option “{ $typed }”.
ask-no-option-clause = { $clause } is no option; if you mean the clause, enter: why { $clause }
ask-unknown-guess = “{ $typed }” is neither an option nor a command; did you mean { $guesses }?
ask-no-declaration = “{ $typed }” declares nothing here: a declaration begins with an option of the question; ? explains these.
ask-number-needed = “{ $typed }” is not a number; enter one from { $low } to { $high }.
ask-out-of-range = { $amount } is not allowed; enter a number from { $low } to { $high }.
dice-thrown-by = { $server }: { $said }
ask-bad-faces = “{ $typed }” cannot be read as dice; enter { $n ->
    [one] a face
   *[other] { $n } faces
  } from 1 to { $sides }, such as { $example }.
ask-bad-route = { $path } cannot be reached like this; enter “why { $clause }” to see why.
ask-bad-words = Enter some words, at most { $longest } characters.
compound-left = “{ $words }” answers none of the questions that this line leads to, so nothing in the line was done. What has only one possible answer is not asked; leave it out.
order-given = From now on this is not asked: { $question } → always: { $answer }. “orders” lists such answers, “orders off { $number }” takes this one back.
order-orders = list standing answers; take one back
orders-none = There are no standing answers. Put ! at the end of an answer to make it one.
orders-line = { $number } { $question } → always: { $answer }
order-lost = A question whose rules have changed since
order-earlier = A question asked earlier
orders-off = From now on this is asked again: { $question }
order-ask = how much you are asked
asking-begun = You are asked { $much ->
    [turns] only what comes in your own turns and matters
   *[matters] only what matters
  }; questions left out are in the log. Enter “ask everything” to be asked everything.
asking-is = You are asked { $much ->
    [everything] everything
    [matters] only what matters
   *[turns] only what comes in your own turns
  }. To change it, type:
asking-one = { $much ->
    [everything] ask everything   you answer every question yourself
    [matters] ask matters      leaves out questions with only one possible answer, or whose answer changes nothing
   *[turns] ask turns        also leaves out questions outside your own turns; the computer answers those for you
  }
asking-set = From now on you are asked { $much ->
    [everything] everything.
    [matters] only what matters; questions left out are in the log.
   *[turns] only what comes in your own turns and matters; questions left out are in the log.
  }
orders-no-such = { $count ->
    [0] There is no standing answer { $number }; there are none.
    [one] There is no standing answer { $number }; there is one.
   *[other] There is no standing answer { $number }; there are { $count }.
  }
sketch-spot = { $letter } { $name }
sketch-spot-facts = { $letter } { $name } ({ $facts })
sketch-spot-people = { $letter } { $name }: { $people }
sketch-spot-facts-people = { $letter } { $name } ({ $facts }): { $people }
sketch-near = near { THE($name) }: { $people }
sketch-acting = > { $name }
sketch-down = { $name } (unable to act)
sketch-down-why = { $name } ({ $why })
map-none = There is no sketch of this place.
order-map = a sketch of the place, as wide as the window
order-declare = answer several questions in one line: action, weapon, mode, target ...; what is left out gets its default answer
ask-answered = { $question } → { $answer }
ahead-dropped = The answers entered ahead were not used: { $lines }

## Orders at the table

order-answers = Answer by number, name, the beginning of a name, or the letter in [ ]. Separate with “;” to answer several questions in one line. Other commands:
order-again = an answer followed by “!”: from now on give it to every question like this one, where it is allowed
order-odds-notes = what the figures of ?odds mean, once more
order-effects = what every option does
order-effect = what one option does
order-battle = how likely each end of the fight or game is
order-odds = the odds of every option, or of one
order-look = the situation and the question once more
order-why = the reasons behind the last number
order-clause = a clause by its number (hantei rules lists them)
order-rules = search the clauses
order-log = the last N lines of what happened
order-undo = take back N moves (the dice stay as they are)
order-redo = redo moves that were taken back
order-gm = rulings of the game master; gm alone lists how they are written
order-seat = hand a seat to the computer, or back (seat alone lists them)
order-save = copy the save file (the game is always saved)
order-roll = throw dice outside the game, such as roll { $example }; roll alone shows how to write it
order-quit = leave; you can continue later
order-same = The same description as for “{ $key }”.
order-japanese = Commands can be entered in Japanese too.
order-slash = A command that is named like an option is entered with a slash, such as /save.
why-earlier = There is nothing to explain in the last line. The latest line that can be explained:
why-nothing = There is no roll to explain yet.
log-empty = Nothing has happened yet.
log-answered = { $question } → { $answer }
log-not-asked = Not asked ({ $count }): { $said }
log-unasked = Not asked: { $question } → { $answer }
unasked = { $count } { $count ->
    [one] question was
   *[other] questions were
  } not asked; “log” shows them.
log-passed = { $question } → { $answer }
log-thrown = Dice: { $whys }
and-all = { AND($names) }
side-goals = Goal of { WITHIN($side) }: { COMMON($goals) }
side-people = { $side }: { $people }
side-within = { WITHIN($name) }
side-with = { $who } (with { AND($others) })
side-wins = { $side }. To win: { COMMON($goals) }
side-told =
    { $told }
    { $line }
log-dice = { $why }: { $dice } → { $faces }
log-dice-known = { $dice } → { $faces }
log-dice-counted = { $why }: { $dice } → { $counted } (read from { $thrown ->
    [one] a die showing
   *[other] dice showing
 } { $faces })
log-dice-counted-known = { $dice } → { $counted } (read from { $thrown ->
    [one] a die showing
   *[other] dice showing
 } { $faces })
log-dice-counted-from_nought = { $why }: { $dice } → { $counted } (faces { $faces }, where 1 to 10 count as 0 to 9)
log-dice-counted-from_nought-known = { $dice } → { $counted } (faces { $faces }, where 1 to 10 count as 0 to 9)
log-sum-row = added to the roll: { $n }, which gives row { $row }
log-sum = { $what ->
    [modifiers] added to the roll: { $n }
    [dice] { $n ->
        [one] 1 die
       *[other] { $n } dice
      }
    [rate] success rate { $n }%
    [percent] total { $n }%
    [damage] damage { $n }
    [real_damage] real damage { $n }
    [cost] cost { $n }
    [total] total { $n }
    [achievement] total { $n }
   *[other] { $n }
  }
rules-what = Add words to search for, or the number of a clause, such as: rules magazine
rules-none = No clause has the number or the words “{ $words }”.
rules-more = And { $count } more; add words to narrow the search.
undone = { $count ->
    [one] One move
   *[other] { $count } moves
  } taken back ({ $left ->
    [0] there is nothing more to take back
   *[other] { $left } more can be taken back
  }).
redone = { $count ->
    [one] One move
   *[other] { $count } moves
  } made again ({ $left ->
    [0] there is nothing more to redo
   *[other] { $left } more can be redone
  }).
gm-die-about = the faces of the next throw
gm-what = Rulings of the game master, kept in the save file:
gm-how = Enter gm to see how rulings are written.
gm-die-what = Add the faces, such as: gm die 6
gm-done = Ruled and recorded: { $words }
gm-die = The next throw shows { $faces }.
seat-person = a person
seat-machine = The computer ({ $policy }) plays { WITHIN($name) }; to play this side yourself, enter: seat { $who }=me
seat-machines = The computer ({ $policy }) plays { AND($names) }; to play one of them yourself, enter for example: seat { $who }=me (seat alone lists them)
seat-what = Enter “seat SEAT=POLICY” or “seat SEAT=me”.
seat-line = { $who } ({ WITHIN($called) }) = { $policy }
seat-done = { $called }: { $policy }
count-out = { $typed } is out of range; enter a whole number from 1 to { $most }.
count-what = “{ $typed }” cannot be read as a number; enter a whole number, 1 or more.
save-there = { $path } exists already; choose another name.
save-not-copied = { $path } cannot be written: { $reason }
save-copied = Copied to { $path }
saved-at = The game is saved in { $path }; “save FILE” makes a copy.
game-over = The game is over. Its record is in { $path }; hantei replay plays it back.
over-undo = Enter undo, or undo with a number, to take moves back; anything else leaves.
farewell =
    The game is saved in { $path }
    To go on: { $command }

## Clauses

clause-kind = Kind: { $kind }. Chapter: { $section }
clause-kind-mechanic = mechanic
clause-kind-procedure = procedure
clause-kind-data = data
clause-kind-option = option
clause-kind-definition = definition
clause-kind-advice = advice
clause-terms = Terms of the Japanese book: { $names }
clause-needs = Builds on: { $names }
clause-data = Data:
clause-ambiguity = Open point: { $text }
clause-ruling = Reading: { $text }
clause-alternative = Other reading: { $text }
clause-option = To choose: --ruling { $name }=READING
clause-example = Example: { $given }; dice { $dice }: { $expect }
clause-proof = Case { $name }: { $about }
rulings-reading = { $value }: { $text }
rulings-default = * marks the usual reading; to choose another: hantei play --ruling NAME=READING

## Lists

list-policies = Computer players
list-rulings = Readings (usual / others)
list-rulebook = { $title } (version { $version })
list-ruling = { $title }: { $default } / { $others }

## Checking files

fault-error = error
fault-warning = warning
fault-in-line = { $file }, line { $line }: { $reason }
fault-line = { $where }: { $severity }: { $text }
fault-line-place = { $where }: { $severity }: { $place }: { $text }
check-sound = { $path } has no faults.
check-sum = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
  }, { $warnings ->
    [one] 1 warning
   *[other] { $warnings } warnings
  }.
check-untranslated = { $texts ->
    [one] 1 text is
   *[other] { $texts } texts are
  } not translated into English.
check-no-file = There is no file “{ $path }”.
check-directory = “{ $path }” is a directory; name a file.
check-save = “{ $path }” is a saved game; hantei verify checks whether it follows the rules.
check-no-head = { $path } does not say at its top which rulebook it is for; put “hantei: RULEBOOK/1” there ({ $allowed }).
check-unknown-rulebook = { $path }: there is no rulebook “{ $name }”; available: { $allowed }.

## Cases

cases-sum = { $cases ->
    [one] 1 case
   *[other] { $cases } cases
  }, { $failed } failed{ $unread ->
    [0] .
    [one] , 1 file not run.
   *[other] , { $unread } files not run.
  }
coverage-sum = { $rulebook }: { $executable } executable clauses, { $cited } cited, { $proved } proved ({ $percent }%)
coverage-to-come = { $number ->
    [one] 1 clause is
   *[other] { $number } clauses are
  } to come: { $chapters }
coverage-not-cited = not cited
coverage-not-proved = not proved
coverage-hollow = has cases, but none of them enters a function that cites it

## Replay and verification

replay-move = [{ $entry }] { $text }
replay-over = The record ends here.
fights-rounds = Rounds
fights-entry = From entry
fights-fight = Fight
fights-ended = How it ended
fights-open = still going on
fights-none = No fight has begun in this game.
move-answer = { $question } → { $answer }
move-hand = { $question } → { $faces }
move-thrown = { $source }: { $said }
move-amend = ruling: { $words }
move-bring = ruling: { $who } comes out of a file
move-adjusted = ruling: { $who }, { $what }: { $value } (was { $before })
move-adjusted-switch = ruling: { $who }, { $what }: { $value } (was { $before })
move-adjusted-word = ruling: { $who }, { $what }: { $value }
move-adjusted-figure = ruling: { $who }, { $what }: { $value }
move-came = ruling: { $what }: { $value }
move-adjusted-act = ruling: { $who }, { $what }
adjust-yes = yes
adjust-no = no
adjust-at = place
adjust-rounds = rounds, { $weapon }
adjust-magazines = spare magazines, { $weapon }
adjust-give = give a condition
adjust-take = take a condition off
adjust-side = side
adjust-seat = seat
adjust-seat-own = a seat of their own
adjust-copy = one more like this
adjust-who = who
adjust-join = Somebody else takes part
adjust-join-later = Somebody else takes part, from the next round on
adjust-scene = the scene
adjust-leave = takes no further part
adjust-end-for = it ends here, won by
adjust-end = it ends here, won by nobody
adjust-round = round
adjust-gets = gets
adjust-what = what
adjust-count = how many
adjust-away = not here yet
adjust-arrives = comes in round
adjust-escaped = has got away
adjust-acted = has acted
adjust-nobody = none
move-force = ruling: next faces { $words }
move-seat = seat { $who }: { $policy }
move-order =
    { $given ->
        [yes] { $who } always answers from now on: { $question } → { $answer }
       *[no] { $who } takes a standing answer back and is asked again
    }
move-asking = { $who } is asked { $much ->
    [everything] everything
    [matters] only what matters
   *[turns] only what comes in its own turns
  }
move-delegate = { $to } answers for { $who }
move-again = ruling: throw again { $words }
move-pace = the computer { $waits ->
    [yes] waits for a sign before it answers
   *[no] answers at once
  }
move-go = the computer answers
move-undo = { $count ->
    [one] one move
   *[other] { $count } moves
  } taken back
move-redo = { $count ->
    [one] one move
   *[other] { $count } moves
  } made again
verify-sound = { $path } follows the rules ({ $entries ->
    [one] 1 entry
   *[other] { $entries } entries
  }).
verify-entry = First entry that does not fit: { $entry }
verify-cut = Line { $line } is incomplete; it will be dropped when the game continues.
verify-source = { $throws ->
    [one] One throw was
   *[other] { $throws } throws were
  } made by { $source }; its answers are in the file.

## Odds

situation-rest = The rest is as before.
odds-success = next check
odds-beside = Each percentage is the chance that the next check after that answer succeeds; figures hidden from you are estimated. Choices before that check, such as the target, are taken as the computer would make them.
odds-beside-open = Where “?” stands, the chance has not been worked out; ?odds ANSWER works it out.
odds-shared = Whichever you choose, the next check ({ BARE($check) }) succeeds with a chance of { $chance }.
odds-shared-guessed = Whichever you choose, the next check ({ BARE($check) }) succeeds with a chance of about { $chance } (hidden figures are estimated).
odds-shared-some = Wherever an option leads to a check ({ BARE($check) }), that check succeeds with a chance of { $chance }.
odds-shared-some-guessed = Wherever an option leads to a check ({ BARE($check) }), that check succeeds with a chance of about { $chance } (hidden figures are estimated).
odds-step-own = Next check: { $chance }
odds-step-other = Next check: { $chance } ({ BARE($check) })
odds-whose = { BARE($check) } by { WITHIN($side) }
odds-step-number = { $kind } { $value }: { $steps }
odds-step-number-more = { $kind } { $value } ({ $more }): { $steps }
odds-step = { $label } { $figure }
odds-step-by = { $who }, { $check }
odds-other = { $chance } for the enemy's { BARE($check) }
odds-of = { $chance } { BARE($check) }
odds-made-by = { $chance } { BARE($check) } ({ $who })
odds-against-comrade = { $chance } (against { $who }, an ally)
odds-step-none = nothing is added
odds-step-dice = { $n ->
    [0] no dice are rolled
   *[other] dice: { $n }
 }
odds-step-need = against { $n }
odds-steps-title = How the chances come about
order-why-line = the dice of a line and the reasons behind it, by its number in the log
why-no-line = There is no line { $number } here: the log has { $count }. “log” numbers them; the last is 1.
why-no-number = There is nothing to explain in this line.
odds-next-check = “Next check” is the chance that the very next check succeeds, from the dice alone, with nothing optional spent. Choices before it, such as the target, are taken as the computer would make them.
odds-dealt = damage to enemies
odds-felled = enemy down
odds-taken = damage to your side
odds-lost = ally down
odds-spent = spent
odds-spent-by = { $who }: { AND($spent) }
odds-about = ~{ $n }
odds-much = { $what } ×{ $n }
odds-much-about = { $what } ({ $n })
odds-again = Enter ?odds again to keep calculating, until every percentage is accurate to within two points.
odds-alike = The same after every answer: { $figures }
odds-none = There is nothing to compare here: no answer to this question alone settles the next roll or the damage. If a later question leads to one, ?odds shows it there.
odds-none-found = What these answers lead to could not be calculated in the time allowed; ?odds ANSWER looks at one answer alone.
odds-not-found = { $mark } could not be calculated in the time allowed; ?odds ANSWER looks at one answer alone.
odds-nothing = There are no odds for this question: it can be answered with any words.
outlook-fight = How this fight may end
outlook-game = How the game may end
outlook-sampled = Played on { $samples ->
    [one] once
   *[other] { $samples } times
  } from here; in brackets the bounds between which each chance lies with 95% confidence.
outlook-bounds = ({ $low }–{ $high }%)
outlook-share = { $chance } { $bounds }
outlook-exact = These figures are exact.
outlook-policies = From here on played by: { $policies }. People may do better, or worse.
outlook-left-out = What the scenario still has in store is not included.
outlook-again = Enter ?battle again to keep calculating, until every chance is accurate to within three points.
outlook-guessed = This encounter has figures of its own that are hidden from you and in no book, so any chance shown would mislead. When the game is over, hantei replay SAVE --turning shows how it went.
outlook-hidden = The scenario keeps what comes next secret, so its odds cannot be shown now. Once a fight is on, ?battle may show how it ends.
outlook-hidden-fight = This fight depends on something that the scenario still keeps secret, so its odds cannot be shown now.
outlook-moments = Moments
outlook-no-moments = There is no moment yet to look ahead from.
outlook-turning = The chance that { WITHIN($side) } would win, as each part of the game began
outlook-sharpest = The game turned most sharply between “{ $before }” and “{ $after }”.
outlook-turning-note = From each moment the computer, knowing everything, played on for all sides { $samples } times or more; in brackets the bounds between which each chance lies with 95% confidence.
outlook-ended = The end of the game
outlook-moment = A later moment
hindsight-entry = Entry
hindsight-loss = Lost
hindsight-decided = Decision
hindsight-better = Better
hindsight-dearest = The decisions that lowered the chance to win most, in percentage points
hindsight-points = { $n } points ({ $low } to { $high })
hindsight-lost = { $n } ({ $low } to { $high })
hindsight-none = { $decisions ->
    [one] The one decision compared does not seem
   *[other] None of the { $decisions } decisions compared seems
  } to have cost anything.
hindsight-share-won = Why { WITHIN($side) } won
hindsight-share-lost = Why { WITHIN($side) } did not win
hindsight-start = Chance to win at the beginning
hindsight-own = Own decisions
hindsight-others = Other people's decisions
hindsight-luck = Luck: dice, and what the computer did
hindsight-games = Games
hindsight-nobody = Nobody has made a decision in this game that can be weighed.
hindsight-note = From each decision the computer ({ $policies }), knowing everything, played on with each answer to the end: { $games } games. Decisions are measured against its own. The bounds in brackets hold with 95% confidence.
hindsight-missing = For { $decisions } { $decisions ->
    [one] decision
   *[other] decisions
  } there was no time. With more time you are also told how much of it was luck.
hindsight-rough = How much of it was luck cannot be told yet: too few games; more time helps.
hindsight-narrow = { $decisions } { $decisions ->
    [one] decision was
   *[other] decisions were
  } compared with the computer's answer alone, for want of time.
odds-not-asked = Nobody is being asked anything.
odds-no-side = There are no odds for this question: whoever is asked plays for no side.
odds-hidden = No odds can be shown here: they depend on figures hidden from you.
odds-policies =
    { $success ->
        [yes] All figures but “next check” cover
       *[no] These figures cover
    } the whole action that begins with the answer. Questions within it are answered by the computer ({ $policies }){ $spent ->
        [yes] , which may use optional things such as items (see “spent”).
       *[no] .
    }
odds-sampled = { $mark } stands for “about”: sampled { $least ->
    [yes] at least { $samples }
   *[no] { $samples }
  } times (standard error of a percentage: at most { $points ->
    [one] 1 point
   *[other] { $points } points
  }).
odds-sampled-amounts = { $mark } stands for “about”: sampled { $least ->
    [yes] at least { $samples }
   *[no] { $samples }
  } times.
odds-below = { $sign } stands for “less than”: none of the samples had it.
odds-sorted = The answers that look best come first: by how many enemies go down on average, then by damage (less what one's own side suffers), then by the next check if it can help, then by what is spent. Differences that may be luck count as none.
odds-no-notes = No figures have been shown yet. Enter ?odds first.
odds-deviation = { $sign } is the standard deviation: how far from the average a single result usually lies.
odds-none-sign = { $sign } stands for “none”: no check follows, it does not happen, or nothing is spent.
odds-zero-sign = { $sign } means that none of the samples had it.
odds-cut = Unlikely courses ({ $part } in all) are left out.
odds-veiled = { $mark } as far as can be foreseen: what the scenario has in store is not included.
odds-no-figures = None of these figures can be given for: { $names }
odds-left-out =
    { $count } more { $count ->
        [one] answer was
       *[other] answers were
    } not looked at; ?odds ANSWER looks at one.
odds-check-alone = --check can be combined with --ruling and --json only.
odds-what = Say what the odds are of: hantei odds { $name } SCENARIO, or hantei odds { $name } --check COMMAND.
odds-check-sampled = There are too many throws to go through, so { $samples } were sampled. The standard error is at most { $error }.
odds-budget = --budget is a whole number from 1, not “{ $given }”.
odds-endless = What is missing to 100% are dice that are thrown without end.
odds-total = total
odds-exactly = exactly
odds-at-least = at least
odds-wins = Victories
odds-ends = Ends
odds-no-winner = nobody
odds-battle-exact = These figures are exact. Chance not counted: { $uncounted }.
odds-battle-sampled =
    { $part ->
        [0] Sampled: { $samples } games; behind each chance stand the bounds between which it lies with 95% confidence.
       *[other] { $part }% exact, the rest sampled by { $samples } games; behind each chance stand the bounds between which it lies with 95% confidence.
    }
odds-steps = Steps
odds-broken-off = Stopped: this is what is known so far.
odds-battle-policies = Played by the computer: { $policies }.

# A new rulebook

help-new-rulebook = Create a package with a rulebook of your own: one rule, one case, one encounter, and tests that pass.
help-new-name = The name of the rulebook and its package: small letters, figures and underscores.
help-new-directory = A directory that is empty or does not exist yet.
new-done = “{ $title }” is ready in { $directory } ({ $files } files). To play it:
new-bad-name = “{ $name }” cannot be the name of a rulebook. It is also the name of a Python package: begin with a small letter, use small letters and figures, and join words with an underscore (“two_lanterns”).
new-name-taken = There is a package “{ $name }” already. Choose another name.
new-no-directory = { $path } is a file. Name a directory that is empty or does not exist yet.
new-directory-full = { $path } is not empty. Name a directory that is empty or does not exist yet.

## Before a game

two-scenarios = Both “{ $one }” and “{ $other }” are given. Give only one.
first-game = New here? Begin with “{ $title }” (about { $minutes } minutes): { $command }
sides-against = You: { $mine }. The computer: { $others }.
sides-both = You play all sides: { $sides }.
side-alone = { WITHIN($side) }
side-heads = { WITHIN($side) } ({ $count })
help-list-rulings = Show the readings that can be chosen, too.
speak-japanese = 日本語で遊ぶには --lang ja を付けてください。
bad-server-name = --name takes a name such as hantei.example, without a port, not “{ $given }”.
bad-metrics-port = --metrics takes a port from 0 to 65535, not “{ $given }”.
bad-keep = --keep takes a number of days, { $least } or more, not “{ $given }”.
cannot-log = The log { $path } cannot be written to: { $reason }
bad-eyes-option = “{ $given }” is not a seat of this game; available: { $allowed }.
retold-steps = Moments of the game
retold-first = The beginning
retold-back = One moment back
retold-moment = The moment shown
retold-forth = One moment on
retold-last = The end
