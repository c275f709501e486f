assistant-not-asked = Nobody is asked anything in this game.
assistant-no-seat = There is no seat { $given }; there are: { $allowed }.
assistant-no-undo = Dice have fallen since the last answer; it stands.
assistant-too-long = A text of more than { $most } letters is not checked.
assistant-too-many = From 1 to { $most } games can be simulated at once, not { $given }.
assistant-no-game = There is no game “{ $given }”.
bad-port-number = A port is a number from 1 to 65535, not “{ $given }”.
