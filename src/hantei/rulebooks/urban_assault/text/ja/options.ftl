## どこでも同じ言葉

ua-opt-common-back = 戻る
ua-opt-common-decline = 断る
ua-opt-common-cancel = やめる

## 組み合わせ

ua-opt-use = { $name }を使う
ua-opt-gear = { $name }を使う
ua-opt-skill = 技能：{ $name }
ua-opt-free = 技能：{ $name }（行動に数えない）
ua-opt-grip = 持ち替え：{ $name }
ua-opt-swap = { $name }と交換する
ua-opt-capture = { $name }を捕虜にする
ua-opt-pay = 払う（{ $name }）
ua-opt-pay-alone = 払う
ua-opt-tenth = 政治工作で10分の1にして払う（{ $name }）
ua-opt-tenth-alone = 政治工作で10分の1にして払う
ua-opt-next = 次の作戦：{ $name }

## 分隊長

ua-opt-leader-by_hand = 一から作る
ua-opt-sub_ability-melee = 格闘点
ua-opt-sub_ability-dexterity = 器用点
ua-opt-sub_ability-shooting = 射撃点
ua-opt-sub_ability-command = 指揮点
ua-opt-growth-skill = 技量点 { $now }→{ $next }（経験点{ $cost }点）
ua-opt-growth-life = 生命点 { $now }→{ $next }（経験点{ $cost }点）
ua-opt-growth-sub = { $sub } { $now }→{ $next }（経験点{ $cost }点）
ua-opt-growth-squad_size = 分隊規模 { $now }→{ $next }（経験点{ $cost }点）
ua-opt-growth-done = ここまでにする

## 作戦の前

ua-opt-pool-separate = 別々に持つ
ua-opt-pool-shared = 一つにまとめる
ua-opt-prepare-ready_made = おすすめの装備と編成
ua-opt-prepare-go = 出撃する
ua-opt-prepare-buy = 買う
ua-opt-prepare-sell = 売る
ua-opt-prepare-hire = 隊員を加える
ua-opt-prepare-dismiss = 隊員を外す
ua-opt-prepare-exchange = 軍票を弾倉に換える（{ $scrip }枚）
ua-opt-prepare-grow = 成長させる
ua-opt-prepare-attachments = アタッチメントを付け替える
ua-opt-prepare-grip = 持ち替える
ua-opt-attachments-off = { $gun }から{ $attachment }を外す
ua-opt-attachments-on = { $gun }に{ $attachment }を付ける
ua-opt-interlude-finish = ここで終える
ua-opt-after_death-successor = 後任を立てる
ua-opt-after_death-finish = ここで終える

## 移動

ua-opt-event = { $text } ― 代価：{ $price }
ua-opt-direction-north = 北（{ $tile }）
ua-opt-direction-east = 東（{ $tile }）
ua-opt-direction-south = 南（{ $tile }）
ua-opt-direction-west = 西（{ $tile }）
ua-opt-detect-enter = 入る
ua-opt-detect-detect = 察知で避ける
ua-opt-detected-avoid = 避けて引き直す
ua-opt-detected-flashbang = フラッシュバンで突入する
ua-opt-detection_reroll-keep = このままにする
ua-opt-scanner-keep = 使わない
ua-opt-scanner-use = 使う
ua-opt-trap-disarm = 解除する
ua-opt-trap-c4 = C4で吹き飛ばす
ua-opt-trap-bear = そのまま受ける
ua-opt-shop-leave = 買い物を終える
ua-opt-replace_check-roll = 判定する
ua-opt-ability-melee = 格闘点（{ $n }）
ua-opt-ability-dexterity = 器用点（{ $n }）
ua-opt-ability-shooting = 射撃点（{ $n }）
ua-opt-ability-command = 指揮点（{ $n }）
ua-opt-ability-skill = 技量点（{ $n }）
ua-opt-ability-life = 生命点（{ $n }）

## マップの間

ua-opt-camp-go_on = 先へ進む
ua-opt-camp-eat = MREを食べる（残り{ $mre }食）
ua-opt-camp-eat_foraging = 食料調達でMREを食べる（残り{ $mre }食）
ua-opt-camp-first_aid = ファーストエイド
ua-opt-camp-supply_request = 物資支援要請
ua-opt-camp-start_drone = ドローンを起動する
ua-opt-camp-use_gear = 装備を使う
ua-opt-camp-grip = 持ち替える
ua-opt-camp-bearer = シールドの持ち手を変える
ua-opt-camp-discard = 装備を捨てる
ua-opt-camp-hand_over = もう一人の分隊長に渡す
ua-opt-rest_first-rest = 休憩を宣言する
ua-opt-rest_first-camp = ほかのことをする
ua-opt-camp-rest = 休む
ua-opt-camp-give_up = 作戦を中止する
ua-opt-bearer-leader = 分隊長
ua-opt-hand_over-magazines = 弾倉（{ $magazines }個）
ua-opt-hand_over-scrip = 軍票（{ $scrip }枚）
ua-opt-hand_over-mre = MRE（{ $mre }食）

## 装備

ua-opt-procurement-keep = このまま
ua-opt-procurement-plus = +1する
ua-opt-use_now-use = すぐに使う
ua-opt-use_now-keep = 取っておく
ua-opt-mount-leave = 置いていく
ua-opt-change_armour-wear = 着替える
ua-opt-change_armour-leave = 置いていく
ua-opt-make_room-leave = 置いていく

## 手当て

ua-opt-cure-wound = 負傷を1段階治す
ua-opt-cure-life = 生命点を1回復する
ua-opt-medic-leader = 分隊長
ua-opt-medic-nobody = 誰も手当てしない
ua-opt-medkit-keep = 取っておく
ua-opt-medkit-use = 使う

## 遭遇

ua-opt-approach-first_strike = 先制攻撃する
ua-opt-approach-see_reaction = 反応を見る
ua-opt-reaction_shift-keep = このまま
ua-opt-supply-worn = { $gear }（着用中の物と同じ）
ua-opt-no_attack-enough = { $who }（攻撃できる人数に達した）
ua-opt-no_attack = { $who }（攻撃できない）
ua-opt-shifted = { $result }：「{ $tile }」
ua-opt-shifted-moved = { $result }：「{ $resolved }」が解決済みのため「{ $tile }」
ua-opt-shifted-again = { $result }：「{ $resolved }」が解決済みのため振り直し
ua-opt-shift_digit-keep = そのまま { $there }
ua-opt-reaction_shift-up = { $who }：出目+1
ua-opt-reaction_shift-down = { $who }：出目−1
ua-opt-preemptive_fire-wait = 使わない
ua-opt-preemptive_fire-fire = 先制射撃
ua-opt-extortion-refuse = 断る
ua-opt-bargain-full = 言い値で払う

## 戦闘

ua-opt-light-light_off = 消しておく
ua-opt-light-light_on = 点ける
ua-opt-c4_before-keep = 使わない
ua-opt-opening_shot-hold = 撃たない
ua-opt-zero_act-pass = 何もしない
ua-opt-actor-volley = 一斉射撃
ua-opt-actor-retreat = 退却する
ua-opt-actor-yield = もう一人の分隊長に譲る
ua-opt-actor-done = 手番を終える
ua-opt-action-shoot = 射撃
ua-opt-action-precise = 精密射撃
ua-opt-action-close = 近接攻撃
ua-opt-action-all_out = 全力攻撃
ua-opt-action-ied = IEDを使う
ua-opt-action-set_c4 = C4を仕掛ける
ua-opt-action-hold = 何もしない
ua-opt-target-stop = 撃つのをやめる
ua-opt-follow_up-stop = 追加攻撃しない
ua-opt-ap_round-no_round = 使わない
ua-opt-ap_round-round = 使う
ua-opt-rapid_fire_mode-soldiers = 敵兵
ua-opt-rapid_fire_mode-high_threat = 高脅威目標
ua-opt-fortify-leader = 分隊長
ua-opt-fortify-members = 隊員全員
ua-opt-flight-let_go = 見逃す
ua-opt-flight-negotiate = ネゴシエーション
ua-opt-withdraws-withdraw = 撤退する
ua-opt-withdraws-stay = 踏みとどまる
ua-opt-odd_attack-leader = 分隊長
ua-opt-odd_attack-members = 隊員
ua-opt-defence-skill = 技量点で防ぐ
ua-opt-defence-supply_request = 物資支援要請
ua-opt-defence-take_cover = 遮蔽物に隠れる ― 代価：格闘点1点
ua-opt-prototype_shield-save = 使わない
ua-opt-prototype_shield-use = 使う
ua-opt-evade-take_it = そのまま受ける
ua-opt-evade-evade = 見切り
ua-opt-protect-no_protect = かばわない
ua-opt-protect-protect = かばう
ua-opt-fumbled_defence-wound = 分隊長が負傷する
ua-opt-fumbled_defence-drop_out = 隊員が脱落する
ua-opt-cancel_damage-cancel = 打ち消す
ua-opt-cancel_damage-take = 受ける
ua-opt-hit_minus-keep = このまま
ua-opt-hit_minus-minus = 1下げる
