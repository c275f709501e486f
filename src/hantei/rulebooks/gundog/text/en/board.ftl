## The board

gd-board = The ground
gd-spot-cover = cover
gd-spot-rough = rough ground
gd-spot-exit = way out
gd-board-endurance = endurance { $n }/{ $most }
gd-spot-here = here
gd-spot-far = { $metres } m, { $band }
gd-board-near = near this place
gd-board-leaving = on the way to { THE($bound_for) } ({ $part }% behind)
