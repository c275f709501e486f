## 状況

gd-sit-round = 第{ $n }ラウンド　{ $stage }　{ $visibility }
gd-goal-last = 第{ $n }ラウンドの終わりまで持ちこたえる
gd-goal-outlast = 第{ $n }ラウンドの終わりまで相手を勝たせない
gd-goals-or = { $goal }、または{ $other }
gd-sit-own = { $who }：耐久力{ $endurance }/{ $most }／{ $where }{ $far }／{ $weapons }{ $state }
gd-sit-other = { $who }：{ $health }／{ $where }{ $far }／{ $weapons }{ $state }
gd-sit-dead = { $who }：死亡／{ $where }{ $far }
gd-sit-state = ／{ $state }
gd-place-near = { $place }の近く
gd-place = { $place }
gd-place-cover = { $place }（遮蔽）
gd-place-leaving = { $here }、{ $bound_for }への道のりの{ $part }%の所
gd-far = 、{ $far }（{ $band }）
gd-far-beside = 、同じ場所
gd-far-unseen = 、{ $far }（見えない）
gd-stage-penalty_check = ペナルティチェック
gd-stage-tactics_check = 戦術チェック
gd-stage-action_check = 行動チェック
gd-stage-end_check = 終了チェック
