## 選択肢

gd-opt-person = { $name }
gd-opt-person-aimed = { $name }（{ $far }、{ $band }、狙いをつけた相手）
gd-opt-person-far = { $name }（{ $far }、{ $band }）
gd-opt-person-aimed-unable = { $name }（{ $far }、{ $band }、{ $why }、狙いをつけた相手）
gd-opt-person-far-unable = { $name }（{ $far }、{ $band }、{ $why }）
gd-reach-metres = { $metres }m
gd-reach-areas = { $n ->
    [0] 同じエリア
   *[other] { $n }エリア先
 }
gd-reach-place = 同じ場所
gd-reach-band = { $band }、{ $metres }m扱い
gd-opt-method-cautious = 慎重移動
gd-opt-method-normal = 通常移動（成功判定−20%）
gd-opt-method-full = 全力移動（成功判定−60%、敵の命中率−20%）
gd-opt-method-cautious-far = 慎重移動 { $metres }m
gd-opt-method-normal-far = 通常移動 { $metres }m（成功判定−20%）
gd-opt-method-full-far = 全力移動 { $metres }m（成功判定−60%、敵の命中率−20%）
gd-opt-method-stay = 移動しない
gd-opt-method-wait = 待機する
gd-opt-method-rise = 起き上がる（成功判定−20%、移動距離半分）
gd-opt-action-shoot = 誰かを撃つ
gd-opt-action-throw = 投擲
gd-opt-action-melee = 格闘
gd-opt-action-take_aim = 射撃集中
gd-opt-action-ready = 準備（再装填・持ち替え）
gd-opt-action-use_skill = スキル使用
gd-opt-action-use_item = アイテム使用
gd-opt-action-none = 行動しない
gd-opt-action-moving = { $action }（移動しないと誰にも届かない）
gd-opt-action-moving-unseen = { $action }（移動しないと誰も見えない）
gd-opt-action-simple = 簡易行動も加える（伏せる・武器を落とすなど）
gd-opt-order-move = 先に移動する
gd-opt-order-act = 先に行動する
gd-opt-order-act-vain = 先に行動する（ここからは誰にも届かない）
gd-opt-order-act-vain-unseen = 先に行動する（ここからは誰も見えない）
gd-opt-rise-now = 先に起き上がる
gd-opt-rise-later = 先に行動する
gd-opt-simple-lie_down = 伏せる
gd-opt-simple-drop = { $weapon }を落とす
gd-opt-simple-leave_cover = 遮蔽を離れる
gd-opt-simple-back = 簡易行動を加えない
gd-opt-waiting-act = ここで動く
gd-opt-waiting-wait = 待機を続ける
gd-opt-evade-evade = 回避する
gd-opt-evade-stand = 回避しない
gd-opt-fight_over-go_on = 続ける
gd-opt-fight_over-end = 終える
gd-opt-skill_use-allow = 認める
gd-opt-skill_use-refuse = 認めない
gd-opt-skill_modifier = { $n }%
gd-opt-weapon = { $weapon }
gd-opt-mode = { $mode }
gd-opt-skill = 〈{ $skill }〉
gd-opt-item = { $item }
gd-opt-assign = { $targets }
gd-opt-aim-none = 部位を狙わない
gd-opt-aim-vital = 急所狙い（命中率−40%、ダメージ2倍）
gd-opt-aim-arm = 腕部狙い（命中率−20%、ダメージ半分）
gd-opt-aim-leg = 脚部狙い（命中率−20%、ダメージ半分）
gd-opt-aim-limb = { $limb }狙い（命中率−20%、ダメージ半分）
gd-opt-ready-draw = { $weapon }を両手で構える
gd-opt-ready-draw-in = { $weapon }を{ $hand }に構える
gd-opt-ready-pick_up = { $weapon }を両手で拾う
gd-opt-ready-pick_up-in = { $weapon }を{ $hand }で拾う
gd-opt-ready-reload = { $weapon }を再装填する
gd-opt-shots = { $n }射
gd-opt-targets = { $n }人
gd-opt-commander-none = 誰も行わない
gd-opt-destination-stay = その場に留まる
gd-opt-destination-leave = 戦場を離れる
gd-opt-destination-point = { $at }へ
gd-opt-destination-to = { $place }へ（{ $facts }）
gd-opt-destination-beside = { $place }へ（{ $who }のそば、{ $facts }）
gd-opt-destination-onward = { $place }へ（{ $who }へ向かう途中、{ $facts }）
gd-opt-destination-towards = { $place }の方へ（{ $facts }）
gd-opt-destination-towards-several = { $place }の方へ（{ $facts }）
gd-opt-destination-away-several = { $place }から離れる（{ $facts }）
gd-opt-destination-towards-place = { $place }の方へ（{ $facts }）
gd-goal-place = { $place }
gd-goal-person = { $who }
gd-goals-there = { $people }がいる
gd-goals-far = { $far }m先に{ $people }
gd-opt-destination-away = { $place }から離れる（{ $facts }）
gd-opt-destination-away-place = { $place }から離れる（{ $facts }）
gd-opt-full_in_place-allow = 認める
gd-opt-full_in_place-refuse = 認めない
gd-opt-cover-take = 遮蔽を取る
gd-opt-cover-leave = 遮蔽を取らない

## 行き先：見分ける手がかりと、分け方

gd-far-metres = { $metres }m
gd-far-part = { $far }mのうち{ $metres }m
gd-far-short = { $far }m先、その{ $left }m手前で止まる
gd-far-up = { $metres }m、すぐそばで止まる
gd-far-on-way = { $metres }m進む
gd-far-nobody = そこからは誰も見えない
gd-far-enemy = { $metres ->
    [0] 敵がいる
   *[other] 最寄りの敵まで{ $metres }m
 }
gd-far-areas = { $n }エリア先
gd-far-enemy-areas = { $n ->
    [0] 敵がいる
   *[other] 最寄りの敵まで{ $n }エリア
 }
gd-going-cover = 遮蔽のある場所へ
gd-going-place = 遮蔽のない場所へ
gd-going-enemy = 敵の方へ
gd-going-far = この移動では着かない場所の方へ
gd-going-other = ほかの者の方へ
gd-going-away = 敵から離れる
gd-going-stay = 留まる・離脱する
gd-going-here = 留まる
