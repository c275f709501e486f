board-none = There is no board to draw there; the moments go from 1 to { $last }.
board-no-moment = There is no moment { $given }; the last one is { $last }.
bad-moment-number = A moment is given by its number (1 or more), not “{ $given }”.
bad-scheme = There is no colour scheme “{ $given }”; available: { $allowed }.
bad-picture-ending = The name of a picture must end in { $allowed }, not { $given }.
