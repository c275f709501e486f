## Boards in words

board-zoom = Size of the board
board-zoom-in = Larger (+)
board-zoom-out = Smaller (-)
board-zoom-fit = As large as fits (0)
board-in-words = The board in words
board-piece = { $name }: { $facts }
board-tagged = { $tag }, { $name }
board-several = { $name } ×{ $count }
board-marked = { $name }: { $places }
board-square = ({ $at })
board-edge = between { $one } and { $other }
board-place = { $name }: { $facts }
board-way = A way: { $start } – { $end }
board-line = From { $start } to { $end }: { $how }
board-clear = nothing in the way
board-covered = the target is in cover
