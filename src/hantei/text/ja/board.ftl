## 盤面を言葉で

board-zoom = 盤面の大きさ
board-zoom-in = 拡大（+）
board-zoom-out = 縮小（−）
board-zoom-fit = 枠に合わせる（0）
board-in-words = 盤面を言葉で
board-piece = { $name }：{ $facts }
board-tagged = { $tag } { $name }
board-several = { $name }×{ $count }
board-marked = { $name }：{ $places }
board-square = { $at }
board-edge = { $one }と{ $other }の間
board-place = { $name }：{ $facts }
board-way = { $start }と{ $end }はつながっている。
board-line = { $start }から{ $end }へ：{ $how }
board-clear = さえぎるものなし
board-covered = 目標は遮蔽の陰
