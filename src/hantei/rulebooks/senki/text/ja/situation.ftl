## 進行

sk-sit-round = 第{ $n }ラウンド
sk-sit-round-stage = 第{ $n }ラウンド　{ $stage }
sk-sit-stage = { $stage }
sk-stage-combat_start = 戦闘の開始
sk-stage-preparation = 戦闘準備プロセス
sk-stage-setup = セットアッププロセス
sk-stage-initiative = イニシアチブプロセス
sk-stage-main = メインプロセス
sk-stage-cleanup = クリンナッププロセス
sk-stage-combat_end = 戦闘の終了
sk-goal-last = 第{ $n }ラウンドの終わりまで敵に勝利を許さない
sk-goals-or = { $goal }、または{ $other }
sk-goal-so-far = { $goal }（いま{ $n }/{ $of }機）
sk-goal-eliminate = 敵をすべて戦闘不能にする
sk-goal-defeat = { $unit }を戦闘不能にする
sk-goal-survive = { $rounds }ラウンド持ちこたえる
sk-goal-escape = { $n }機が逃走スクウェアから退場する
sk-goal-reach = { $n }機が目標のスクウェアに着く

## 機体

sk-sit-side = { $side }：{ $units }
sk-unit = [{ $tags }]{ $name }（{ $life }）
sk-unit-notes = [{ $tags }]{ $name }（{ $life }、{ $notes }）
sk-sit-machine = { $name }（{ $square }）：{ $parts }

## 攻撃

sk-sit-attack = { $who }の{ $kind }攻撃「{ $how }」→ { $targets }
sk-sit-cover = 射線上に障害物があり、部分遮蔽でリアクション+2
sk-sit-power = { $weapon }の攻撃力{ $power }
sk-sit-damage = ダメージ〈{ $attribute }〉{ $n }

## 戦闘シート

sk-map = { $rows }
sk-map-signs = 印：{ $signs }
sk-map-crowd = { $square }にいる機体：{ $tags }
sk-map-line = { $a }と{ $b }の射線（GMの裁定）：{ $cover }
sk-line-clear = 通る
sk-line-partial = 部分遮蔽
sk-line-complete = 完全遮蔽
sk-sign = { $sign } { $meaning }
sk-sign-wall = 壁
sk-sign-door-closed = 閉じた扉
sk-sign-door-half_open = 半開きの扉
sk-sign-door-open = 開いた扉
sk-sign-actor = 手番
sk-sign-reach = 移動できるスクウェア
sk-sign-range = 射程内で射線の通るスクウェア
sk-sign-area = 効果範囲
sk-sign-centre = 中心にできるスクウェア
sk-sign-push_to = 移動させられるスクウェア
sk-sign-target = 対象にできる機体
sk-sign-more = 3機以上
