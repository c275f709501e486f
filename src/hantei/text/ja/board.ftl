## 盤面を言葉で

board-in-words = 盤面を言葉で
board-piece = { $name }：{ $facts }
board-tagged = { $tag } { $name }
board-several = { $name }×{ $count }
board-marked = { $name }：{ $places }
board-place = { $name }：{ $facts }
board-way = { $start }と{ $end }はつながっている。
board-line = { $start }から{ $end }へ：{ $how }
board-clear = さえぎるものなし
board-covered = 目標は遮蔽の陰
