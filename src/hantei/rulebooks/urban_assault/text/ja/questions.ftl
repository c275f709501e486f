## ダイス

ua-ask-throw = { $why }：{ $dice }を振ってください。

## 分隊長

ua-ask-leader = どの分隊長で始めますか？（経験レベル{ $level }）
ua-ask-sub_ability = どの副能力値を選びますか？
ua-ask-growth = どの能力を伸ばしますか？（残りの経験点{ $left }点）
ua-ask-learn_skill = どの技能を覚えますか？
ua-ask-leader_name = 分隊長の名前を何にしますか？
ua-ask-successor_level = 後任の経験レベルをいくつにしますか？

## 作戦の前

ua-ask-difficulty = どの難易度で遊びますか？
ua-ask-pool = 二人の弾倉・軍票・MREを一つにまとめますか？
ua-ask-prepare = { $seat }の準備です。何をしますか？
ua-ask-buy = 何を買いますか？
ua-ask-sell = 何を売りますか？
ua-ask-hire = 誰を編成に加えますか？
ua-ask-dismiss = 誰を編成から外しますか？
ua-ask-exchange = 軍票を何枚、弾倉に換えますか？
ua-ask-attachments = アタッチメントをどうしますか？
ua-ask-interlude = 作戦間フェイズです。次はどうしますか？
ua-ask-after_death = 指揮を執る者がいません。後任を立てますか？

## 移動

ua-ask-event = どうしますか？
ua-ask-which_map = どちらのマップへ進みますか？
ua-ask-shift_digit = 出目は{ $result }です。代価を払って、どちらかの位を動かしますか？
ua-ask-direction = どの方角へ進みますか？
ua-ask-way = 「{ $place }」からどこへ向かいますか？
ua-ask-detect = 「{ $tile }」に入りますか、察知で避けますか？
ua-ask-detected = 「{ $tile }」を察知しました。どうしますか？
ua-ask-detection_reroll = 察知に失敗しました（達成値{ $total }）。振り直しますか？
ua-ask-scanner = 戦術スキャナーを使いますか？（残り{ $uses }回）
ua-ask-trap = トラップです（目標値{ $target }）。どう対処しますか？
ua-ask-shop = 何を買いますか？
ua-ask-replace_check = 判定の代わりに技能を使いますか？
ua-ask-ability = { $check }にどの能力を使いますか？
ua-ask-recruit = { $role }が加わりたがっています。誰の分隊に入れますか？
ua-ask-recruit-price = { $role }を{ $price }で雇えます。誰の分隊に入れますか？
ua-ask-bring_back = 脱落した隊員のうち、誰が復帰しますか？
ua-ask-bring_back-price = { $price }で隊員が一人復帰できます。誰にしますか？
ua-ask-drop_out = 誰が脱落しますか？
ua-ask-which_leader = どちらの分隊長にしますか？
ua-ask-which_leader-picked = どちらの分隊の隊員が判定しますか？
ua-ask-which_leader-hurt = { $n }ダメージをどちらの分隊長が受けますか？
ua-ask-which_leader-heal = 生命点{ $n }の回復をどちらの分隊長が受けますか？
ua-ask-which_leader-wound = 負傷{ $n }段階をどちらの分隊長が受けますか？
ua-ask-which_leader-treated = 負傷{ $n }段階の手当てをどちらの分隊長が受けますか？
ua-ask-which_leader-restore = 副能力値{ $n }点をどちらの分隊長が取り戻しますか？
ua-ask-which_leader-price = { $price }をどちらの分隊長が払いますか？
ua-ask-which_leader-trap = どちらの分隊長がトラップに対処しますか？
ua-ask-which_leader-check = どちらの分隊長が判定しますか？
ua-ask-which_leader-drop_out = どちらの分隊から脱落者が出ますか？
ua-ask-which_leader-escape = どちらの分隊長が捕虜を抑えますか？
ua-ask-which_leader-gain = 手に入る物をどちらの分隊長が受け取りますか？
ua-ask-which_leader-gains = { $what }をどちらの分隊長が受け取りますか？
ua-ask-which_leader-thing = { $thing }をどちらの分隊長が持っていきますか？
ua-ask-which_leader-member = { $thing }をどちらの分隊に入れますか？
ua-ask-which_leader-table = { $thing }をどちらの分隊長が振りますか？

## マップの間

ua-ask-camp = { $seat }は次のマップへ進む前に何をしますか？（突破数{ $passed }）
ua-ask-rest_first = 退却してきたマップへ進むほかありません。その前に何をしますか？
ua-ask-pause = 危険が迫っています。その前に{ $seat }は何をしますか？
ua-ask-use_gear = どの装備品を使いますか？
ua-ask-which_shield = どのシールドの持ち手を決めますか？
ua-ask-bearer = 試作防弾シールドを誰に持たせますか？
ua-ask-discard = 何を捨てますか？
ua-ask-hand_over = もう一人の分隊長に何を渡しますか？
ua-ask-hand_over_amount = { $what }渡しますか？
ua-how-much-magazines = 弾倉を何個
ua-how-much-scrip = 軍票を何枚
ua-how-much-mre = MREを何食

## 装備

ua-ask-procurement = 表を引くダイスの出目は{ $die }です。現地調達で+1しますか？
ua-ask-who_takes = 戦利品表をどちらの分隊長が振り、品を受け取りますか？
ua-ask-use_now = { $gear }を見つけました。すぐに使いますか？
ua-ask-mount = { $gear }をどの銃に取り付けますか？
ua-ask-change_armour = { $gear }に着替えますか？
ua-ask-make_room = { $gear }を持つ余裕がありません。何かを手放しますか？
ua-ask-drop = 持ち物が{ $over }個多すぎます。何を手放しますか？
ua-ask-lose_item = どの{ $gear }を失いますか？
ua-ask-supply_request = 何を取り寄せますか？

## 手当て

ua-ask-cure = { $who }の何を回復しますか？
ua-ask-first_aid_on = 誰にファーストエイドを施しますか？
ua-ask-medic = { $member }は誰を手当てしますか？
ua-ask-medkit = 医療キットを使いますか？

## 遭遇

ua-ask-approach = 先制攻撃しますか、反応を見ますか？
ua-ask-reaction_shift = 出目{ $die }、反応は「{ $reaction }」です。出目をずらしますか？
ua-ask-preemptive_fire = 敵が先に動きます。先制射撃しますか？
ua-ask-preemptive_fire-reaction = 反応は「{ $reaction }」です。先制射撃しますか？
ua-ask-extortion = 敵は{ $price }を要求しています。応じますか？
ua-ask-bargain = 相手は{ $price }を求めています。値切りますか？
ua-ask-extortion-goods = 敵は物資を要求しています。応じますか？

## 戦闘

ua-ask-grip = { $seat }は何を手に持ちますか？
ua-ask-light = フラッシュライトを点けますか？
ua-ask-c4_before = 第0ラウンドの前に、C4を使いますか？
ua-ask-opening_shot = { $who }の開幕射撃です。どの敵を狙いますか？
ua-ask-zero_act = 第0ラウンド（第1ラウンドの前）です。{ $seat }は何をしますか？
ua-ask-actor = 次に誰が行動しますか？（未行動{ $left }名）
ua-ask-action = { $who }は何をしますか？
ua-ask-target = { $who }は{ $how }でどの敵を狙いますか？
ua-ask-target-again = { $who }は次の{ $how }でどの敵を狙いますか？
ua-ask-target-die = 弾は高脅威目標へ向かいます。どの目標に当たりますか？
ua-ask-target-volley = 一斉射撃でどの敵を狙いますか？
ua-ask-damage_chosen = 敵に与えるダメージがあと{ $left }点あります。どの敵に1点与えますか？
ua-ask-follow_up = クリティカル！　{ $who }はもう一度射撃できます。どの敵を狙いますか？
ua-ask-follow_up-precise = クリティカル！　{ $who }はもう一度精密射撃できます。どの敵を狙いますか？
ua-ask-follow_up-close = クリティカル！　{ $who }はもう一度近接攻撃できます。どの敵を狙いますか？
ua-ask-follow_up-all_out = クリティカル！　{ $who }はもう一度全力攻撃できます。どの敵を狙いますか？
ua-ask-move_damage = 達成値{ $total }は奇数です。どの敵に当てますか？
ua-ask-ap_round = AP強化弾を使いますか？
ua-ask-rapid_fire_mode = ラピッドファイアで何を狙いますか？
ua-ask-fortify = 拠点構築の効果を誰に与えますか？
ua-ask-flight = { $unit }が逃げていきます。ネゴシエーションを試みますか？
ua-ask-withdraws = { $unit }は不利です。撤退させますか？
ua-ask-attacks_taken = 
    { $n ->
        [1] { $unit }の攻撃1回を{ $seat }の分隊が引き受けますか？（1：引き受ける、0：もう一方の分隊に任せる）
       *[other] { $unit }の攻撃{ $n }回のうち、{ $seat }の分隊が何回引き受けますか？
    }
ua-ask-odd_attack = { $unit }の攻撃は奇数回です。半分に分けて余る1回を、誰が受けますか？
ua-ask-odd_attack-squad = { $leader }の分隊が{ $unit }の攻撃を{ $n }回受けます。半分に分けて余る1回を、誰が受けますか？
ua-ask-odd_attack-one = { $unit }の攻撃1回を誰が受けますか？
ua-ask-defence = { $unit }の攻撃です。何で防ぎますか？
ua-ask-defence-more = { $unit }の攻撃です。何で防ぎますか？（分隊長への攻撃はあと{ $more }回続きます）
ua-ask-prototype_shield = { $unit }の攻撃に試作防弾シールドを使いますか？（残り{ $uses }回）
ua-ask-prototype_shield-member = あと1で防げます。試作防弾シールドを使いますか？（残り{ $uses }回）
ua-ask-evade = { $unit }の射撃を防ぎ損ねました。見切りを使いますか？
ua-ask-protect = { $member }が{ $unit }の攻撃を受けます。かばいますか？
ua-ask-fumbled_defence = 隊員の防御ロールがファンブルでした。どちらを受け入れますか？
ua-ask-cancel_damage = { $member }がダメージを受けます。打ち消しますか？
ua-ask-hit_minus = 被弾テーブルの出目は{ $die }です。1下げますか？
ua-ask-who_is_hit = 誰が被弾しますか？
