assistant-not-asked = Nobody is being asked anything in this game.
assistant-no-seat = There is no seat “{ $given }”; the seats are: { $allowed }.
assistant-no-undo = Dice have been thrown since the last answer, so it cannot be taken back.
assistant-too-long = A text of more than { $most } characters cannot be checked.
assistant-too-many = From 1 to { $most } games can be simulated at once, not { $given }.
assistant-no-game = There is no game “{ $given }”.
bad-port-number = A port is a number from 1 to 65535, not “{ $given }”.
