## What a game refuses

unknown-policy = There is no computer player “{ $name }”; available: { $allowed }.
bad-policy-parameter = The computer player “{ $name }” does not take “{ $given }”; after the colon it takes: { $allowed }.
policy-looks-ahead = The computer player “{ $name }” looks ahead, which takes too long here; choose one that answers at once.
no-policy = Nobody plays the seat { $who }.
nothing-to-undo = { $moves ->
    [0] There is no move to take back.
   *[other] { $count ->
        [one] 1 move
       *[other] { $count } moves
      } cannot be taken back, only { $moves }.
  }
nothing-to-redo = { $moves ->
    [0] There is no move to make again.
   *[other] { $count ->
        [one] 1 move
       *[other] { $count } moves
      } cannot be made again, only { $moves }.
  }
empty-amendment = Say what is to be changed.
bad-move = “{ $given }” cannot be the field “{ $field }” of the move “{ $move }”.
bad-beginning = A save file cannot record how this game begins: { $place }.
player-gone = The computer player “{ $name }” of { $who } is not installed. Nobody answers for { $who } until the seat is handed to somebody else.
bad-amendment = “{ $words }” cannot be read as text.
breaking-amendment = “{ $words }” cannot be ruled: the rules cannot go on from there ({ $cause }). The game is unchanged.
bad-faces = “{ $faces }” are not faces of dice; enter whole numbers of at least 1.
deputy-machine = { $who } is played by the computer, which answers for its own seat alone; the asked seat itself can be given to a computer.
faces-of-other-dice = { $faces } cannot be the faces of { $dice }, which now shows { $fell }; enter as many numbers, each of them on a side of the dice.
faces-do-not-fit = “{ $faces }” cannot come up on { $dice } ({ $why }); possible: { $allowed }.
faces-not-said = “{ $said }” does not show the faces { $faces }.
dice-server-bad = “{ $given }” is not the address of a dice server; it begins with https:// and has a public name, such as https://dice.example.jp.
dice-server-hidden = { $server } does not lead to a public address, so it is not asked for dice.
dice-server-silent = { $server } cannot be reached, or takes too long. Enter the faces by hand, or ask again.
dice-server-odd = The answer of { $server } is not a throw of these dice. Enter the faces by hand, or ask again.
stale-answer = This question is no longer open: somebody has answered it, or the game has moved on. Your answer changed nothing.
not-asked = The seat { $who } is not asked anything; open are: { $open }.
allowed-words = 1 to { $longest } printable characters, no space at either end
illegal-answer = “{ $given }” is not allowed here (seat { $who }, { $kind }, { $clause }); allowed: { $allowed }.
unknown-seat = There is no seat “{ $who }”; the seats are: { $allowed }.
nobody-waits = No computer player is waiting to answer.
no-such-throw = That throw cannot be thrown again: only throws since the last answer can. Take answers back first.

## Notices

last-line-cut = The last line of the save file ({ $line }) was incomplete and has been dropped ({ $bytes } bytes: { $text }).
rules-changed = The rules of { $rulebook } have changed since the game was saved (version { $saved }, now { $installed }).
faces-dropped = The faces { $faces } that were ruled do not fit { $dice } ({ $why }) and were not used.
amendment-broke = Since the ruling “{ $words }” the rules cannot carry this game on ({ $cause }). It was taken back to the last moment that they can show; moves taken back: { $count }. Undo takes back more of them.
end-broke = Because of an error in the program, this game cannot be shown where it stood ({ $cause }). It was taken back to the last moment that can be shown; moves taken back: { $count }. They are kept and can be made again once the program is mended; undo takes back more of them.
asked-anew = The rules have changed, so part of the current scene is asked again (number { $beat }, { $lines } lines).
no-such-order = { $who } no longer has a standing answer for such questions.
no-such-asking = “{ $typed }” does not say how much is asked; choose one of: { $allowed }.
not-your-voice = { $allowed ->
    [0] You cannot speak as that person, nor as anybody else.
    [one] You cannot speak as that person. You can speak as 1 person.
   *[other] You cannot speak as that person. You can speak as { $allowed } people.
  }
not-placed = Nobody of that name can be moved on this board.
nobody-hears = { $allowed ->
    [one] Nobody there can hear you. You can whisper to 1 place.
   *[other] Nobody there can hear you. You can whisper to { $allowed } places.
  }
no-secret-dice = Whoever only looks on cannot throw dice in secret: all who look on read the same. Throw them openly.
said-too-much = So much has been said at this table in the last hour that it takes no more just now. Go on in a few minutes.
enter-too-many = Too many people are waiting to join; the owner has to decide on them first.
ruling-gone = That ruling is not part of the game as it stands, or has been taken back already.
wish-settled = That has been decided already.
enter-too-late = Nobody can be brought to this table now.
