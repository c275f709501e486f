## 盤

gd-board = 現場
gd-spot-cover = 遮蔽
gd-spot-rough = 足場の悪い地形
gd-spot-exit = 出口
gd-board-endurance = 耐久力{ $n }/{ $most }
gd-spot-here = 現在地
gd-spot-unseen = 壁の向こう
gd-spot-apart = 直接は行けない
gd-spot-cellar = 地下{ $n }階
gd-spot-storey = { $storey }階
gd-spot-far = { $metres }m・{ $band }
gd-board-near = この場所の近く
gd-board-leaving = { $bound_for }への道のりの{ $part }%の所
