## 状況

sr-sit-turn = 第{ $n }戦闘ターン、パス{ $pass }　{ $sight }
sr-sit-before = 戦闘の前　{ $sight }
sr-sit-turn-begins = 第{ $n }戦闘ターンのはじめ　{ $sight }
sr-goal-last = 第{ $n }戦闘ターンの終わりまで持ちこたえる
sr-goals-or = { $goal }、または{ $other }
sr-sit-zone = { $who }の前方に制圧射撃が続いている
sr-sit-zone-unseen = 姿の見えない者の制圧射撃が続いている（幅{ $width }m）
sr-sit-score = 、イニシアティブ・スコア{ $score }
sr-sit-own = { $who }：身体ダメージ{ $physical }/{ $physical_of }、精神ダメージ{ $stun }/{ $stun_of }、エッジ残り{ $edge }点{ $score }／{ $where }{ $far }／{ $weapons }{ $state }
sr-sit-body = { $who }：{ $health }／{ $where }{ $far }{ $state }
sr-sit-other = { $who }：{ $health }／{ $where }{ $far }／{ $weapons }{ $state }
sr-sit-state = ／{ $state }
sr-place = { $place }
sr-place-near = { $place }から{ $metres }m
sr-place-cover = { $place }（遮蔽）
sr-far = 、ここから{ $metres }m
sr-far-of = 、{ $acting }から{ $metres }m
sr-far-unseen-of = 、{ $acting }から{ $metres }m（射線なし）
sr-far-astral-of = 、{ $acting }から{ $metres }m（アストラル界にいて見えない）
sr-far-astral = 、ここから{ $metres }m（アストラル界にいて見えない）
sr-far-none = 、{ $acting }と同じ場所
sr-far-unseen = 、ここから{ $metres }m（射線なし）

## 盤

sr-board = 現場
sr-spot-here = 現在地
sr-spot-far = ここから{ $metres }m
sr-spot-far-band = ここから{ $metres }m・{ $band }
sr-spot-far-beyond = ここから{ $metres }m・射程外
sr-band-beyond = 射程外
sr-spot-signatures = 霊紋：{ $n }
sr-board-between = 移動の途中
sr-spot-cover = 遮蔽{ $percent }%
sr-spot-height = 高さ{ $metres }m
sr-spot-exit = 出口
sr-board-tracks = 身体ダメージ{ $physical }/{ $physical_of }、精神ダメージ{ $stun }/{ $stun_of }
sr-sight-after = 。以後の視界：{ $sight }
