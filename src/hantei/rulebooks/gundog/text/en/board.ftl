## The board

gd-board = The ground
gd-metre = m
gd-spot-cover = in cover
gd-spot-rough = rough ground
gd-spot-exit = way out
gd-board-endurance = endurance { $n }/{ $most }
