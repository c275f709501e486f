## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English
web-situation-more = More about the situation
web-skip = Skip to the content
web-scheme-auto = Colours: as the device has them (press for light)
web-scheme-light = Colours: light (press for dark)
web-scheme-dark = Colours: dark (press for those of the device)

## Start page

web-start = What shall we play?
web-promise = { $books } Japanese tabletop role-playing games to play here, alone against the computer or with friends to whom you send a link. The table throws the dice, does the sums and shows the clause behind every number; the decisions are yours.
web-first = Begin “{ $title }” at once, about { $minutes } minutes
web-rules-of = Rules of { $title }
web-continue = Go on with a table
web-home = To the start page
web-missing = There is nothing here

## What cannot be found or is turned away

no-such-page = This address leads nowhere.
no-such-place = There is no such table, or you have no place at it in this browser. If you were invited, follow your link again.
no-such-link = This link does not lead to a table, or no longer does. Ask whoever sent it for a new one.
web-refused = That was not done
web-refused-host = This server does not answer to that name.
web-refused-origin = This did not come from a page of this server, and was not done.
web-refused-size = That is larger than allowed.
web-refused-rate = Too much at once; wait a moment.
web-refused-slow = That took too long to arrive, and was not done. Try again.
web-refused-streams = Too many pages are open. Close those that are not used.
web-refused-tables = You have made many tables in a short time. Wait a while before you make another.
web-not-led = The table is being moved to another server. Look in a moment at whether this was kept, and try again if it was not.
store-write-failed = Nothing can be written at the moment, so this was not kept. All that was kept before is still there. Make room where it is kept, or try again in a while.
web-place-lost = This place is no longer yours: whoever set the table has given the seat to somebody else, or made a new link.
web-table-gone = This table has been deleted.
web-not-drawn = By a fault of the program this table cannot be shown here as it stands. The game is saved; it may be seen again once its owner has taken a move back.
web-not-drawn-for = By a fault of the program the table as it stands is not shown to: { $places }. The move is saved; taking it back may help.
web-machine-halted = By a fault of the program the computer cannot answer here. Everything up to now is saved. Taking a move back may help, or letting somebody else play its seat.
web-place-named = { $place }
web-broken = That did not work, by a fault of the program. The game is saved as you last saw it.
web-lost = The server could not be reached. See to the connection and try again. The game is saved as you last saw it.
web-bad-choice = “{ $given }” is not among the choices.
not-your-seat = This question is for the seat { $who }.
not-your-move = Here only one’s own last answer can be taken back, and the last move was not yours.
not-the-referee = Only whoever made the table, or the game master, can do that.
too-many-tables = You have { $most } tables, and no more are allowed. Remove some first.
store-locked = { $path } is in use by another server.
store-unreadable = { $path } cannot be used: { $reason }
store-newer = { $path } comes from a newer version (format { $found }, known: { $known }).
store-unreachable = The server cannot reach its tables at the moment. All that was kept is still there. Try again in a while.
store-lost = The server has lost the connection to its tables, and does not know whether this was kept. The page shows it when it comes back.
store-other-key = { $path } holds another key than the one with which these tables began. Give all servers the same file (--key).

## Setting a table

web-apart = { $side }: a seat of their own for each of the { $count }
web-with-referee = With a game master
web-change = Change
web-who-plays = { $seat }: played by
web-plays-here = me, here
web-plays-link = somebody I invite
web-dice = Dice
web-dice-seeded = thrown by the program
web-dice-physical = real ones; I enter the faces
web-dice-elsewhere = thrown by a dice server
web-dice-source = Address of the dice server
web-dice-source-about = A server that answers as bcdice-api does, by HTTPS at a public name. It is asked for each throw; its answer is kept with the game.
web-dice-asked = { $server } throws the dice. They can be entered by hand, too.
web-dice-ask-again = Ask the server again
web-pace = Pace of the computer
web-pace-instant = at once
web-pace-fast = brisk
web-pace-slow = at leisure
web-pace-step = step by step
web-setting-seats = Seats, dice and pace
web-setting-more = More settings
web-difficulty = Difficulty
web-difficulty-asked = asked when play begins
web-clock = Time for each question
web-clock-off = no limit
web-clock-half = 30 seconds
web-clock-one = 1 minute
web-clock-two = 2 minutes
web-clock-five = 5 minutes
web-clock-left = Time left, then the computer answers:
web-time-up = Time is up for { $seat }: the computer answers
web-back = Guests may take back
web-back-own = their own last answer
web-back-all = whatever was done last
web-back-none = nothing
web-seed = Seed of the dice
web-seed-about = The same seed and the same decisions give the same dice. Empty: the table draws its own.
web-bad-seed = A seed is a text of at most { $most } characters.
web-rulings-all = All readings side by side
web-rulings-about = Where the book leaves something open, a table says how it reads it. What is marked as usual holds unless you choose otherwise.
web-begin = Begin
web-seat-referee = Game master
web-seat-of-side = { $side }, no. { $n }

## At the table

web-ask-area = Decision
web-board-area = Board
web-roster-area = Who is there
web-log-area = Log
web-jump = Parts of the table
web-offline = The connection is lost; it comes back by itself. Nothing is lost.
web-awaited = Send out the links; nobody has come yet for: { $seats }
web-link-for = Link for { $seat }
web-waiting = Waiting for { $seats }
web-over = The game is over
web-ending = How it went
web-ending-deeds = Who did what
web-ending-who = Who
web-ending-checks = Checks made
web-ending-damage = Damage dealt
web-ending-felled = Felled
web-ending-best = Rarest throw
web-ending-figures = Hits, losses, what was spent
web-ending-highest = The highest throw: { $why } ({ $dice }). So high comes once in { $n }.
web-ending-lowest = The lowest throw: { $why } ({ $dice }). So low comes once in { $n }.
web-anew = Play again
web-anew-swapped = Play again with sides changed
web-anew-begun = { $name } has begun another game of this; whoever plays here finds it among their tables.
web-kept-until = Kept until { $day } unless somebody plays.
web-keep-save = Download the save file
web-undo = Take back
web-redo = Redo
web-earlier = Earlier lines
web-why = why
web-read-on = Read on in the rules
web-reasons = How this number came about
web-sheet = Figures and gear
web-figure = { $name }: { $figure }
web-others = { $count ->
    [one] Odds of one answer
   *[other] Odds of { $count } answers
  }
web-of-several = { $successes } of { $checks } checks succeed
web-odds-notes = How to read the figures
web-answer = Answer
web-go = Go
web-purpose = { $purpose ->
    [attack] Attack
    [move] Move
    [prepare] Prepare
    [use] Skills and things
    [talk] Talk and orders
    [end] Wait or end
   *[other] Other
}
web-tap-again = Tap once more to choose it.
web-route-end = Where to?
web-own-way = Choose your own path
web-own-way-label = Square by square, such as { $example }
web-own-words = In your own words (at most { $longest } characters)
web-back-to-table = Back to the table

## People at the table

web-company = People
web-nameless = somebody
web-away = away
web-free = free
web-is-asked = deciding
web-looking-on = looking on
web-onlookers = people who look on
web-seat-played = { $seat } ({ $people })
web-said = { $name }: { $text }
web-whispered = { $name }, to { $to } alone: { $text }
web-threw = { $name }: { $text } → { $result }
web-threw-secretly = { $name } has thrown dice and shows nobody
web-sat-down = { $name } has sat down: { $seat }
web-looks-on = { $name } looks on
web-got-up = { $name } has got up: { $seat }
web-left = { $name } has left the table
web-access = Who has access
web-access-about = Whoever loses a place is sent away at once. The link of that place and the link for everybody lead nowhere any more then; new ones are under “Table and rulings”.
web-access-seat = Seat: { $seat }
web-access-owner = Owner
web-access-other = another place
web-access-take = Take back
web-access-take-this = Take back from { $name }: { $place }
web-leave = Leave the table
web-leave-about = Your seat is free again then. Whoever has a link to it can come back.
web-cookies = Another browser is in your place?
web-cookies-about = Everything that is yours stays with this browser. Whoever has your cookie elsewhere is put out at once, and the links of your tables are new ones. Browsers that came by a link of your own stand in “Who has access” of that table.
web-cookies-end = End my sessions everywhere else
web-cookies-ended = This session has been ended. If it is your own browser that ended it, load the page anew.
web-spoke = { $who }: “{ $text }” ({ $name })
web-spoke-to = { $who }, to { $to } alone: “{ $text }” ({ $name })
web-talk-as = Who speaks
web-talk-self = as myself
web-talk-voice = as { $who }
web-played-by = ({ $name })
web-with-preparation = The game master prepares first: the others see the table once all is ready
web-prepares = The table is being prepared
web-prepares-about = Nobody else sees anything yet. Move counters on the board, change what you like at the sheets, add somebody in the panel; what you rule now only you can read.
web-prepared = All is prepared: begin
web-opened = { $name } has prepared the table: the game begins
web-waiting-dice = whoever throws the dice
web-panel-people = People
web-arrive = Add
web-panel-notes = Notes
web-notes-keep = Keep
web-notes-about = Only whoever rules reads them; they are kept with the table, and in no save file.
notes-changed = Somebody else who rules here has kept other notes meanwhile. Copy yours, open the panel anew, and put both together.
web-guide = Show me around
web-guide-on = Next
web-guide-off = Close
web-guide-ask = Here stands what you decide: the question beside the red seal, and what matters for it above. Every answer says what it does before you press it.
web-guide-odds = A bold percentage is the chance of the very next check; “How the chances come about” below takes it apart. Keys 1 to 9 answer, too.
web-guide-board = This is where everybody stands. Point at somebody to see how they are; places that answer the question can be pressed here as well as in the list.
web-guide-answer = Now press an answer. Nothing can go wrong: every move can be taken back.
web-guide-log = Here you read what came of it, with the dice that fell. “Why” beside a number shows where it comes from, with the rule of the book.
web-guide-roster = Everybody's sheets, your own first. Open one for skills and gear.
web-guide-back = Take moves back here, and make them again. “Look back”, at the foot of the page, shows the table after every move.
web-guide-end = That is all. Win the fight; what you want to know of the rules stands under “Rules” at the top.
web-guided = Guided first battle
web-guided-of = Guided first battle: { $title }
web-talk = Table talk
web-talk-to = To whom
web-talk-all = to all
web-talk-whisper = to { $seat } alone
web-talk-example = A few words, or 2D6+3
web-talk-send = Send
web-name-title = What shall we call you?
web-name-about = All at the table see this name. This browser remembers it; you can change it at any time.
web-name = Name
web-name-set = Call me that
web-name-later = Later
web-name-change = My name
web-bad-name = A name has 1 to { $most } characters, all of which can be seen.
web-picture = Picture
web-picture-none = no picture
web-picture-own = my own picture
web-picture-crest = { $crest ->
    [moon] moon
    [sun] sun
    [wave] wave
    [peak] mountain
    [blossom] blossom
    [leaf] leaf
    [star] star
   *[bolt] lightning
 }
web-picture-bring = A picture of your own
web-picture-send = Use it
web-picture-about = JPEG, PNG, WebP or GIF. It is cut square and made small, and nothing but its pixels is kept.
web-picture-what = This picture cannot be used. Allowed: JPEG, PNG, WebP or GIF, at most { $size } MiB and 16 million pixels.
web-colour = Colour
web-colour-0 = indigo
web-colour-1 = red
web-colour-2 = green
web-colour-3 = ochre
web-colour-4 = purple
web-colour-5 = grey
web-link-local = This link works on this computer only. To invite people in your house begin with `hantei serve --host 0.0.0.0`, and open the table at the address that it shows.
web-plays-host = whoever set the table
web-your-turn = Your turn
web-call-sound = a sound when it is my turn
web-call-notice = a notification when it is my turn
web-digits = keys 1 to 9 answer

## Panel, looking back, taking away

web-machine-thinks = { $seats }: the computer is about to answer
web-let-go = Go on
web-panel = Table and rulings
web-panel-links = Invitations
web-panel-links-about = The first link is for everybody. Whoever has one of the others has that place: send each to one person only.
web-link-any = The whole table: whoever opens it picks a free seat, or looks on
web-links-each = A link for each seat
web-code = QR code
web-code-of = QR code: { $name }
web-sit-title = Where would you like to sit?
web-sit-mine = Back to your place
web-sit-where = Places
web-sit-here = Play { $seat }
web-sit-taken = { $seat }: taken
web-sit-watch = Look on
seat-not-free = This seat is not free any more. Pick another one.
web-link-owner = This page, in another browser of yours
web-link-watch = To look on only
web-copy = Copy
web-copied = copied
web-copy-failed = select it and copy it yourself
web-renew = New link
web-renew-this = New link for: { $name }
web-renew-about = The link above leads nowhere any more then, and whoever came by it has to leave.
web-panel-seats = Seats
web-set = Set
web-panel-asked = Decisions
web-answers-for = { $seat }: answered for by
web-panel-dice = Dice
web-next-faces = The next throw shows
web-force = Set
web-again = Throw again
web-again-any = thrown anew, no faces named
web-thrown = { $why }: { $dice } → { $faces }
web-faces-what = “{ $typed }” are no faces of dice; enter whole numbers, such as 3 5.
web-panel-rule = Ruling
web-rule = Rule
web-panel-ruled = Rulings so far
web-unrule = Restore
web-unrule-this = Restore what was before: { $ruling }
web-rule-how = How rulings are written
web-rule-paths = Figures that can be set now
web-look-back-here = Look back to here, or go another way from here
web-remove = Remove this table
web-remove-about = The game and its log are gone for good then, for everybody. Keep the save file if you may want it again.
web-remove-really = Remove for good
no-such-back = Guests may take back one of these: { $allowed }
no-such-clock = The times for a question are: { $allowed }
no-such-pace = The paces are: { $allowed }
web-replay = Look back
web-replay-move = Move
web-replay-steps = Steps of looking back
web-replay-first = To the beginning
web-replay-back = One move back
web-replay-on = One move on
web-replay-last = To the last move
web-replay-at = After move { $move } of { $most }
web-fork = New table from here
web-invite = Invite
web-save-file = Save file
web-log-text = Log as text
web-log-page = Log as a page
web-bring = Bring a file
web-bring-file = A saved game (.hantei), or a scenario or encounter of your own (.yaml)
web-bring-about = A saved game goes on at a new table. A scenario is checked first; every fault is shown with its line, and nothing of a faulty one is kept.
web-bring-go = Take it in
web-bring-what = Choose a saved game of at most { $save } MiB (.hantei), or a scenario of at most { $script } KiB (.yaml).
web-own-remove = Remove
web-own-remove-this = Remove “{ $title }”
too-many-scripts = You have { $most } scenarios here, and no more are allowed. Remove some first.
web-flaws = { $file } cannot be played as it is; nothing of it was kept.
web-flaw-line = Line { $line }
web-flaws-more = … and { $count } more.
web-warnings = { $count ->
    [one] The check of this file warns of one thing
   *[other] The check of this file warns of { $count } things
  }

## hantei serve

help-serve = Serve tables for browsers: alone, in company, with a game master.
help-serve-host = The address to listen at; only this computer reaches the one given by default.
help-serve-port = The port; 0 takes any that is free.
help-serve-db = The file that keeps the tables, made where there is none; or postgresql://USER@HOST/NAME, which several servers may share.
help-serve-key = With PostgreSQL: the file of the key that makes links; the same one at all servers.
help-serve-at = With PostgreSQL: where the other servers reach this one, such as http://10.0.0.2:8000.
help-serve-no-dice-servers = Tables can name no dice server: the server connects to no other.
only-with-postgres = { $option } is for --db postgresql://…; tables in a file need it not.
bad-at = “{ $given }” is no address of a server. Give one such as http://10.0.0.2:8000, of 63 characters at most.
help-serve-open = Open the browser.
help-serve-root = The path under which a proxy serves it, such as /hantei.
bad-root-path = “{ $given }” is no path to serve under. Give one such as /hantei: it begins with / and has letters, digits and . _ ~ - only.
serve-at = Tables at { $address } (Ctrl-C stops the server; nothing is lost)
serve-in-house = For others in the house: { $address }
serve-metrics = Figures for Prometheus: { $address }
bad-port = “{ $given }” is no port; allowed are whole numbers from 0 to 65535.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }
web-always = and give this answer to every question like this one from now on
web-declare = All of it in one form
web-declare-send = Declare
web-asking = Asked: { $much ->
    [everything] everything
    [matters] what matters
   *[turns] only in your own turns
  }
web-asking-much = Questions asked
web-asking-kind = { $much ->
    [everything] every question
    [matters] what matters
   *[turns] only what comes in one's own turns
  }
web-asking-later = Each seat can change this at the table; what is not asked stands in the log.
web-asking-about = { $much ->
    [everything] Every question is asked.
    [matters] No question is asked that has only one sensible answer, or on which nothing hangs.
   *[turns] Nor any that comes outside of your own turns: the computer answers those for you.
  }
web-asking-set = { $much ->
    [everything] Ask everything
    [matters] Ask what matters
   *[turns] Ask only in my turns
  }
web-not-asked = Not asked ({ $count })
web-orders = Questions with a standing answer: { $count }
web-order = { $question } → always: { $answer }
web-ask-again = Ask again
web-secret = in secret: only the game master reads of it
web-secret-mark = in secret
web-adjust = Change by ruling
web-adjust-none = Nothing of this one can be changed by pointing; the panel takes rulings in words.
web-adjust-do = Rule
web-adjust-panel = Rulings in words
web-own-scenes = Your scenarios and encounters
web-own-people = Your people and squads
web-own-people-about = When you set a table, you choose whose place they take.
web-own-file = File
web-own-file-this = Save the file of “{ $title }”
web-own-write = Write
web-own-write-this = Write “{ $title }” in the workshop
web-own-paper = Print
web-own-paper-this = “{ $title }” as a page to print
web-write = Write something new
web-write-go = Open the workshop
web-write-about = Scenarios, encounters, people and squads can be written in this browser. What you write stays here.
web-who-comes = Who takes the place of { $place }
web-who-comes-usual = Nobody else
web-level = Level to begin at
web-level-usual = As in the file
web-keep = Keep people or squads
web-keep-about = They join your people and squads as they stand now, in the place of those of the same name.
web-keep-nobody = There is nobody whom you could keep from here now. Once the game is over, everybody in it can be kept.
web-keep-this = Keep { $name }

## Tables for programs

api-no-token = Say who you are: send a token as “Authorization: Bearer …”; GET /api/v1/token gives one.
api-not-read = What was sent cannot be read at { $place }: { $what }.
api-too-much-thought = Too much is being thought about here; ask again in a moment.
api-asked-in-vain = The server does not answer as it should: { $what }.
