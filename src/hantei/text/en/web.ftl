## The web table: every page

web-title = Hantei
web-lang-ja = 日本語
web-lang-en = English
web-situation-more = More about the situation
web-skip = Skip to the content
web-scheme-auto = Colours: same as the device (press for light)
web-scheme-light = Colours: light (press for dark)
web-scheme-dark = Colours: dark (press for those of the device)

## Start page

web-start = What shall we play?
web-promise = Play { $books } tabletop role-playing games, alone against the computer or with friends to whom you send a link. The table throws the dice, does the sums and shows the clause behind every number; the decisions are yours.
web-first = Begin “{ $title }” at once (about { $minutes } minutes)
web-rules-of = Rules of { $title }
web-continue = Continue playing
web-tables = Your tables
web-tables-older = Older tables
web-tables-newer = Newer tables
web-tables-ending = About to be deleted
web-home = To the start page
web-missing = There is nothing here

## What cannot be found or is turned away

no-such-page = There is no page at this address.
no-such-place = There is no such table, or you have no place at it in this browser. If you were invited, open your link again.
no-such-link = This link does not lead to a table, or no longer does. Ask whoever sent it for a new one.
web-taken = Kept among your own people
web-left-behind = What is different here from { $file }:
web-to-people = To your people
web-refused = That was not done
web-refused-host = This server does not answer to that name.
web-refused-origin = This did not come from a page of this server, so it was not done.
web-refused-size = That is larger than is allowed.
web-refused-rate = That was too much at once; wait a moment.
web-refused-slow = That took too long to arrive, so it was not accepted. Try again.
web-refused-streams = Too many pages are open. Close those you do not use.
web-too-dear = This took longer than { $seconds } seconds to go through, so it was broken off.
web-refused-uploads = Too many large files are being sent at once. Wait until one of them has arrived.
web-refused-tables = You have made many tables in a short time. Wait a while before you make another.
web-refused-kept = Too much has been sent from here lately, so no more can be kept for now. Try again later.
web-not-led = The table is being moved to another server. Check in a moment whether this was saved, and try again if it was not.
store-write-failed = Nothing can be written at the moment, so this was not saved. Everything saved before is still there. Free some space where the tables are stored, or try again later.
web-parted-last = Below is what you saw last.
web-place-lost = This seat is no longer yours: the owner of the table has given it to somebody else, or has made a new link.
web-table-gone = This table has been deleted.
web-not-drawn = Because of an error in the program, this table cannot be shown at the moment. The game is saved; it may be visible again once the owner of the table has taken a move back.
web-not-drawn-report = To report it, send the save file together with this line:
web-draw-again = Show the table again
web-not-drawn-for = Because of an error in the program, the table cannot be shown at the moment to: { $places }. The move is saved; taking it back may help.
web-machine-halted = Because of an error in the program, the computer cannot answer here. Everything up to now is saved. Taking a move back may help, or giving its seat to somebody else.
web-place-named = { $place }
web-stopping = The server is being stopped; this was broken off, and nothing of it kept. Please send it again once it runs.
web-broken = Something went wrong: there is an error in the program. The game is saved as you last saw it.
web-lost = The server could not be reached. Check your connection and try again. The game is saved as you last saw it.
web-bad-choice = “{ $given }” is not among the choices.
not-your-seat = This question is for the seat { $who }.
not-your-move = Here you can take back only your own last answer, and the last move was not yours.
not-the-referee = Only whoever rules at this table can do that: the game master, or the owner if nobody else plays the game master.
not-the-owner = Only the owner of the table can do that.
too-many-tables = You can have no more than { $most } tables. Delete some first.
store-locked = { $path } is in use by another server.
store-cannot-lock = { $path } lies on a file system that cannot lock files ({ $reason }), so a second server could write to it at the same time. Choose a place on another file system.
store-unreadable = { $path } cannot be used: { $reason }
store-newer = { $path } comes from a newer version (format { $found }, known: { $known }).
store-unreachable = The server cannot reach its tables at the moment. Everything saved is still there. Try again later.
store-clash = Somebody else saved something in the same place a moment before, so this was not saved. Try again.
store-lost = The server has lost the connection to its tables and does not know whether this was saved. When it is back, the page shows what was.
store-gone = The file of the tables is no longer where this server keeps it, so this was not saved. Whoever looks after the server has to put it back.
store-other-key = { $path } holds a different key from the one these tables were made with. Give all servers the same file (--key).

## Setting a table

web-apart = { $side }: a seat for each of them
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
web-dice-source-about = A server that answers as bcdice-api does, over HTTPS, at a public name. It is asked for each throw; its answer is saved with the game.
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
web-look-closer = Point at an option: what it does appears here.
web-clock-ruled = { $time }, then the game master is asked too
web-clock-left = Time left, then the computer answers:
web-clock-left-ruled = Time left, then the game master is asked too:
web-clock-late = Time is up. The game master may answer too.
web-time-up-ruled = Time is up for { $seat }: the game master may answer too
web-time-up = Time is up for { $seat }: the computer answers
web-back = Guests may take back
web-back-own = their own last answer
web-back-all = whatever was done last
web-back-none = nothing
web-seed = Seed of the dice
web-seed-about = The same seed and the same decisions give the same dice. If left empty, the table chooses its own.
web-bad-seed = A seed is a text of at most { $most } characters.
web-many-games = Have the computer play it many times and count the outcomes
web-rulings-all = All readings side by side
web-rulings-about = Where the book leaves something open, a table chooses how to read it. The reading marked as usual holds unless you choose another.
web-begin = Begin
web-seat-referee = Game master
web-seat-of-side = { $side }, no. { $n }

## At the table

web-ask-area = Decision
web-board-area = Board
web-roster-area = Who is there
web-log-area = Log
web-jump = Parts of the table
web-offline = The connection is lost. It will be restored by itself, and nothing is lost.
web-awaited = Send the links to those who have not joined yet: { $seats }
web-link-for = Link for { $seat }
web-waiting = Waiting for { WITHIN($seats) }
web-over = The game is over
web-ending = How it went
web-outlook = Chance to win
web-outlook-game = { $side }: chance to win
web-outlook-fight = { $side }: chance to win this fight
web-outlook-change = ({ $points } points since the last look)
web-outlook-line = { $moments ->
    [one] One moment so far: { $last }.
   *[other] { $moments } moments, from { $first } to { $last }; lowest { $lowest }, highest { $highest }.
 }
web-outlook-note = The computer played on for everybody. What the scenario still has in store is not included, nor what you may not know. People may do better, or worse.
web-outlook-long = It takes too long to look ahead from here.
web-outlook-waits = The line goes on when you are asked again.
web-outlook-over = The game is over. “How the chances changed” at its end shows where it turned.
web-outlook-guessed = This encounter has figures of its own that are hidden from you and in no book, so any chance shown would mislead. When the game is over, you can see how the chances changed.
web-outlook-hidden = The scenario keeps what comes next secret, so its odds cannot be shown now. Once a fight is on, you may see how likely you are to win it.
web-outlook-hidden-fight = This fight depends on something that the scenario still keeps secret, so its odds cannot be shown now.
web-course = How the chances changed
web-hindsight = The costliest decisions, and how much was luck
web-hindsight-more = Calculate further
web-ending-luck = Luck
web-ending-luck-about = Luck is how many more checks (+) or fewer (−) succeeded than their exact chances, taken just before the dice fell, would lead you to expect. Checks with a chance that could be worked out: { $checks }.
web-ending-luck-all = Luck: { $gain } successes compared with what the chances promised ({ $successes } of { $checks } checks succeeded).
web-ending-figures = Hits, losses, what was spent
web-anew = Play again
web-anew-swapped = Play again with sides changed
web-anew-begun = { $name } has started the same game again; you find it in your list of tables.
web-anew-there = The same game has begun again.
web-anew-go = Go to the new table
web-kept-until = Deleted on { $day } unless somebody plays.
web-own-until = Deleted on { $day } unless it is changed, or you have a place at a table by then.
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
web-of-several = on average { $successes } of { $checks } checks succeed
web-odds-notes = How to read the figures
web-answer = Answer
web-go = Go
web-tap-again = Tap once more to choose it.
web-route-end = Where to?
web-own-way = Choose your own path
web-own-way-label = Square by square, such as { $example }
web-own-point = Choose a point of your own
web-own-point-label = Point of the map, such as { $example }
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
web-threw-to = { $name }, to { $to } alone: { $text } → { $result }
web-threw-own = { $name }, seen by nobody else: { $text } → { $result }
web-threw-secretly = { $name } throws dice in secret
web-sat-down = { $name } has sat down: { $seat }
web-looks-on = { $name } looks on
web-got-up = { $name } has got up: { $seat }
web-left = { $name } has left the table
web-access = Who has access
web-access-about = Whoever loses access has to leave at once. The link of their seat and the link for everybody stop working as well; you find new ones under “Table and rulings”.
web-access-seat = Seat: { $seat }
web-access-owner = Owner
web-access-other = another place
web-access-take = Revoke
web-access-take-this = Revoke the access of { $name }: { $place }
web-leave = Leave the table
web-leave-about = Your seat becomes free; with a link to it you can come back.
web-cookies = Is another browser using your seat?
web-cookies-about = Everything of yours stays with this browser. Browsers elsewhere that have your cookie are signed out at once, and all links of your tables are replaced. Browsers that used your owner's link are listed under “Who has access” of that table.
web-cookies-end = End my sessions everywhere else
web-cookies-ended = This session has been ended. If you ended it from your own browser, reload the page.
web-spoke = { $who }: “{ $text }” ({ $name })
web-spoke-to = { $who }, to { $to } alone: “{ $text }” ({ $name })
web-talk-as = Who speaks
web-talk-self = as myself
web-talk-voice = as { $who }
web-played-by = ({ $name })
web-with-preparation = The game master prepares first (the others see nothing until then)
web-prepares = The table is being prepared
web-prepares-wait = It begins when the game master has prepared everything. You can talk meanwhile.
web-prepares-about = Nobody else sees anything yet. Move pieces on the board, change figures on the sheets and add people in the panel; only you can read what you rule now.
web-prepares-empty = Nobody else sees anything yet. There are no people and no board before the first question: seats, figures of the scene and notes are in the panel; only you can read what you rule now.
web-prepared = Ready: begin the game
web-opened = { $name } has prepared the table: the game begins
web-waiting-dice = whoever throws the dice
web-panel-people = Add people
web-arrive = Add
web-panel-notes = Notes
web-notes-keep = Keep
web-notes-about = Only those who rule here can read them. They stay with the table and are in no save file.
notes-changed = Somebody else who rules here has changed the notes meanwhile. Copy yours, open the panel again and put both together.
web-guide = Show me around
web-guide-on = Next
web-guide-off = Close
web-guide-ask = Here you decide: the question is beside the red seal, and what it depends on is above. Every answer says what it does before you press it.
web-guide-odds = A bold percentage is the chance of the very next check; “How the chances come about” below explains it.
web-guide-keys = You can also answer with the keys 1 to 9.
web-guide-board = This is where everybody is. Point at somebody to see how they are; places that answer the question can be pressed here as well as in the list.
web-guide-answer = Now press an answer. Nothing can go wrong: every move can be taken back.
web-guide-log = Here you read what happened, with the dice that were thrown. Open “why” beside a number to see where it comes from, with the rule of the book.
web-guide-roster = Everybody's sheets, your own first. Open one for skills and gear.
web-guide-back = Here you can take moves back and make them again. “Look back”, at the foot of the page, shows the table after every move.
web-guide-end = That is all. Now win the fight! You can read the rules at any time, under “Rules” at the top.
web-guided = Guided first battle
web-guided-of = Guided first battle: { $title }
web-talk = Table talk
web-talk-to = To whom
web-talk-all = to all
web-talk-whisper = to { $seat } alone
web-talk-example = A few words, or 2D6+3
web-talk-send = Send
web-name-title = What shall we call you?
web-name-about = Everybody at the table sees this name. This browser remembers it; you can change it at any time.
web-name = Name
web-name-set = Call me that
web-name-later = Later
web-name-change = My name
web-bad-name = A name has 1 to { $most } visible characters.
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
web-picture-about = JPEG, PNG, WebP or GIF. It is cut to a square and made smaller; nothing but the picture itself is kept.
web-picture-what = This picture cannot be used. It must be a JPEG, PNG, WebP or GIF of at most { $size } MiB and 16 million pixels.
web-colour = Colour
web-colour-0 = indigo
web-colour-1 = red
web-colour-2 = green
web-colour-3 = ochre
web-colour-4 = purple
web-colour-5 = grey
web-link-local = This link works on this computer only. To invite people on your network, start with “hantei serve --host 0.0.0.0” and open the table at the address it shows.
web-plays-host = the owner of the table
web-your-turn = Your turn
web-call-sound = Play a sound when it is my turn
web-call-barred = Your browser does not let this page notify you. Its settings for this address say so.
web-call-notice = Notify me when it is my turn
web-digits = Answer with the keys 1 to 9

## Panel, looking back, taking away

web-machine-has-seat = The computer plays your seat now. You look on until you are given it back.
web-machine-thinks = { $seats }: the computer is about to answer
web-let-go = Go on
web-panel = Table and rulings
web-panel-table = The table
web-panel-game = Rulings
web-panel-links = Invitations
web-panel-links-about = You can send the link of the whole table to everybody. The link of a seat gives that seat to whoever opens it: send it to one person only. Whoever opens the link of this page can do all that you can do here.
web-link-any = The whole table: whoever opens it picks a free seat, or looks on
web-links-each = A link for each seat
web-code = QR code
web-code-of = QR code: { $name }
web-join-title = You are invited
web-join = Come in
web-sit-title = Where would you like to sit?
web-sit-mine = Back to your place
web-sit-where = Places
web-sit-here = Play { $seat }
web-sit-taken = { $seat }: taken
web-sit-watch = Look on
seat-not-free = This seat is not free any more. Pick another one.
place-full = Too many people have come to this place already. Whoever owns the table can make room with a new link.
web-link-owner = This page, in another browser of yours
web-link-watch = To look on only
web-copy = Copy
web-copied = copied
web-copy-failed = select it and copy it yourself
web-renew = New link
web-renew-this = New link for: { $name }
web-renew-about = The current link stops working, and whoever came by it has no place here any more.
web-panel-seats = Seats
web-panel-seats-parted = A character that shares a seat with others can have a seat of its own at any time: choose it under “Change by ruling” below the sheet, at “seat”.
web-set = Set
web-panel-asked = Passing decisions on
web-answers-for = { $seat }: who answers
web-panel-thrown = Thrown since the last answer: { $count }
web-panel-dice = Dice
web-next-faces = The next throw shows
web-force = Set
web-again = Throw again
web-again-any = faces (leave empty to throw)
web-thrown = { $why }: { $dice } → { $faces }
web-ground = The scene and its places
web-ground-about = Choose a door, a square or the whole scene. You can also press the place on the board; where a press would answer a question, use the right mouse button or a long press.
web-ground-none = Nothing can be changed here by pointing; type a ruling instead.
web-rethrow = Throw these dice again
web-rethrow-back = { $count ->
    [one] One move made after this throw is taken back
   *[other] { $count } moves made after this throw are taken back
  }, and the game goes on from here.
web-rethrow-none = These dice cannot be thrown again from here: they are not part of the game as it stands.
web-faces-what = “{ $typed }” are not faces of dice; enter whole numbers, such as 3 5.
web-panel-rule = Ruling
web-rule = Make the ruling
web-panel-ruled = Rulings so far
web-unrule = Restore
web-unrule-since = { $count ->
    [one] Restore, with one move made since
   *[other] Restore, with { $count } moves made since
  }
web-unrule-none = This ruling cannot be taken back from here: it is not part of the game as it stands, or has been taken back already.
web-unrule-open = Take this ruling back
web-unrule-this = Restore what was before: { $ruling }
web-rule-how = How rulings are written
web-rule-paths = Figures that can be set now
web-look-back-here = Look back to here, or go another way from here
web-remove = Delete this table
web-remove-about = The game and its log disappear for everybody and cannot be restored. Download the save file first if you may want to play it again.
web-remove-really = Delete for good
no-such-back = Guests may take back one of these: { $allowed }.
no-such-clock = The times for a question are: { $allowed }.
no-such-pace = The paces are: { $allowed }.
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
web-bring-file = A saved game (.hantei), or a scenario, an encounter or people of your own (.yaml)
web-bring-others = Characters of other programs ({ $kinds }) can be brought, too.
web-bring-about = A saved game continues at a new table. A scenario is checked first; every fault is shown with its line, and a faulty one is not taken in.
web-bring-go = Load it
web-bring-what = Choose a saved game of at most { $save } MiB (.hantei), or a scenario of at most { $script } KiB (.yaml).
web-own-remove = Delete
web-own-remove-about = All its versions go with it. Tables that play it keep their copy.
web-own-remove-this = Delete “{ $title }”
too-many-scripts = You can have no more than { $most } scenarios here. Delete some first.
web-flaws = { $file } cannot be played as it is, and nothing was taken in.
web-flaw-line = Line { $line }
web-flaws-more = … and { $count } more.
web-warnings = { $count ->
    [one] The check of this file gives one warning
   *[other] The check of this file gives { $count } warnings
  }

## hantei serve

help-serve = Serve tables for browsers: to play alone, with others, or with a game master.
help-serve-host = The address to listen at; by default only this computer can reach it.
help-serve-port = The port; 0 takes any free one.
help-serve-db = The file that keeps the tables (created if missing), or postgresql://USER@HOST/NAME, which several servers may share.
help-serve-key = With PostgreSQL: the file of the key that makes links; the same for all servers.
help-serve-at = With PostgreSQL: where the other servers reach this one, such as http://10.0.0.2:8000.
help-serve-squad = Offer a squad, a character or a machine of a file to everybody who sets a table; may be given several times.
help-serve-tls = Speak HTTPS: a PEM file with the certificate of the server, those above it, and its key.
help-serve-trust = With PostgreSQL: a PEM file with the authority that has signed the certificates of the other servers; no other is trusted then.
help-serve-no-dice-servers = Do not let tables use dice servers: this server connects to no other.
only-with-postgres = { $option } works only with --db postgresql://…; tables in a file do not need it.
bad-at = “{ $given }” is not the address of a server. Give one such as http://10.0.0.2:8000, with at most 63 characters.
bad-tls = { $given } does not hold a certificate and its key that the server can use ({ $reason }). Put both into one PEM file, the key without a password.
bad-trust = { $given } holds no certificate of an authority ({ $reason }). Give a PEM file.
help-serve-open = Open the browser.
help-serve-root = The path under which a proxy serves it, such as /hantei.
bad-root-path = “{ $given }” is not a path to serve under. Give one such as /hantei, beginning with / and made of letters, digits and . _ ~ - only.
serve-no-people = “{ $given }” holds no people; --squad takes files of people.
serve-at = Tables at { $address } (Ctrl-C stops the server; nothing is lost)
serve-in-house = For others on your network: { $address }
serve-metrics = Figures for Prometheus: { $address }
bad-port = “{ $given }” is not a port; give a whole number from 0 to 65535.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $reason }
web-always = Give this answer to every question like this one from now on
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
   *[turns] only what comes in my own turns
  }
web-asking-later = Each seat can change this at the table; questions that are left out are in the log.
web-asking-about = { $much ->
    [everything] Every question is asked.
    [matters] Questions with only one possible answer, or whose answer changes nothing, are left out.
   *[turns] Questions outside your own turns are left out as well: the computer answers them for you.
  }
web-asking-set = { $much ->
    [everything] Ask everything
    [matters] Ask what matters
   *[turns] Ask only in my turns
  }
web-not-asked = { $count ->
    [one] 1 question not asked
   *[other] { $count } questions not asked
  }
web-orders = Questions with a standing answer: { $count }
web-order = { $question } → always: { $answer }
web-ask-again = Ask again
web-secret = in secret: only the game master can read it
web-secret-faces = named faces in secret: others see only that the dice were thrown again
web-secret-mark = in secret
web-adjust = Change by ruling
web-adjust-more = Seldom changed ({ $n })
web-adjust-left-out = (leave out)
web-adjust-none = Nothing can be changed from here; in the panel you can rule in words.
web-adjust-do = Make the ruling
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
web-own-pieces = Pieces
web-own-pieces-this = “{ $title }” as pieces for CCFOLIA and Udonarium
web-write = Write something new
web-write-go = Open the workshop
web-write-about = Scenarios, encounters, people and squads can be written in this browser. What you write stays here.
web-who-comes = Who takes the place of { $place }
web-who-comes-usual = Nobody else
web-level = Level to begin with
web-for-all = { $name } (of this server)
web-level-usual = As in the file
web-enter = Bring a person or a squad of your own
web-enter-about = As long as nobody has answered, somebody of your own can take a place that you play. They are checked by the rules of the book, and the game begins anew with them.
web-enter-place = Whose place they take
web-enter-own = From your own people
web-enter-file = Or from a file
web-enter-do = Bring them
web-enter-closed = Nobody can be brought here now: the game is over, a battle is on, or you play nobody here.
web-enter-whom = Choose somebody of your own people who is written for this rulebook, or a file.
web-enter-large = The file is larger than { $most } KiB.
web-enter-running = They are checked by the rules of the book and then join the running game. The log keeps this as a ruling.
web-enter-wish = Ask the owner or the game master to let somebody of your own into the running game. They are checked by the rules of the book first.
web-enter-ask = Ask
web-wishes = { $name } would like to bring { $who } (the owner or the game master decides under “Table and rulings”)
web-wish-declined = { $name } asked to bring { $who }, which was declined
web-wish = { $by }: { $who } ({ $parts })
web-wish-grant = Let them in
web-wish-decline = Decline
web-panel-wishes = Waiting to come
web-entered = { $who } was brought to the table, in the place of { $place }
web-keep = Keep people or squads
web-keep-about = They join your people and squads as they are now, and replace those of the same name.
web-keep-nobody = Nobody can be kept from here now. Once the game is over, you can keep everybody in it.
web-keep-this = Keep { $name }

## Tables for programs

api-no-token = The request does not say who you are: send a token as “Authorization: Bearer …”; GET /api/v1/token gives one.
api-not-read = What was sent cannot be read ({ $place }): { $what }.
api-wrong-missing = it is missing
api-wrong-json = it is not JSON
api-wrong-text = it has to be a text
api-wrong-number = it has to be a whole number
api-wrong-truth = it has to be true or false
api-wrong-list = it has to be a list
api-wrong-object = it has to be an object
api-wrong-word = it has to be one of { $allowed }
api-wrong-unknown = there is no such field
api-too-much-thought = The server is busy with other calculations; ask again in a moment.
api-asked-in-vain = The server's answer is not correct: { $what }.
