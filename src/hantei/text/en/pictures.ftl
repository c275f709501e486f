board-none = There is no board to draw there; the moments go from 1 to { $last }.
board-no-moment = There is no moment { $given }; the last one is { $last }.
bad-moment-number = A moment goes by its number (1 or more), not “{ $given }”.
bad-scheme = There are no colours “{ $given }”; allowed: { $allowed }.
bad-picture-ending = Pictures end in { $allowed }; { $given } does not.
