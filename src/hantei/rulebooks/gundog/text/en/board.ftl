## The board

gd-board = The ground
gd-spot-cover = cover
gd-spot-rough = rough ground
gd-spot-exit = way out
gd-board-endurance = endurance { $n }/{ $most }
gd-spot-here = here
gd-spot-unseen = behind walls
gd-spot-apart = no direct way
gd-spot-cellar = { $n } below ground
gd-spot-storey = { $storey ->
    [1] ground floor
    [2] first floor
    [3] second floor
    [4] third floor
   *[other] storey { $storey }
 }
gd-spot-far = { $metres } m, { $band }
gd-board-near = near this place
gd-board-leaving = { $part }% of the way to { THE($bound_for) }
