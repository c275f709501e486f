## 魔法

sr-thing-spell = 呪文
sr-thing-focus = 収束具
sr-thing-tradition = 様式
sr-nobody = なし
sr-self = 自分
sr-duration-instant = 一瞬
sr-duration-sustained = 維持する間
sr-duration-permanent = 永続
sr-drain-fixed = { $n }
sr-drain-half = 【フォース】÷2
sr-drain-more = 【フォース】÷2＋{ $n }
sr-drain-less = 【フォース】÷2−{ $n }

## 魔法：動作

sr-action-use_centering = 集中術を使う（簡易）
sr-action-deactivate_focus = 収束具を停止する（簡易）
sr-action-declare_spell_defence = 呪文防御を宣言する（簡易）
sr-action-drop_spell = 維持している呪文を解く（簡易）
sr-action-activate_focus = 収束具を活性化する（単純）
sr-action-cast_spell = 呪文を唱える（複雑）
sr-action-cast_several = 複数の呪文を同時に唱える（複雑）
sr-action-dispel = 呪文を解除する（複雑）
sr-eff-action-use_centering = 次のドレイン抵抗のダイスが{ $n }個増えます。
sr-eff-action-deactivate_focus = レーティングの修正がなくなります。
sr-eff-action-declare_spell_defence = 指定した視界内の者が、呪文抵抗に呪文対抗を加えられます。
sr-eff-action-drop_spell = 呪文が終わり、他のテストにダイスが2個戻ります。
sr-eff-action-activate_focus = 対応するテストに、レーティングの数だけダイスが加わります。
sr-eff-action-cast_spell = 【魔力】＋呪文行使と、抵抗する能力値の対抗テストを行います。ヒットは【フォース】を上限に数えます。その後、ドレインに抵抗します。
sr-eff-action-cast_several = ダイスを分けて唱えます。ドレインはそれぞれ1高くなり、別々に抵抗します。
sr-eff-action-dispel = 呪文対抗＋【魔力】と、【フォース】＋術者の【魔力】の対抗テストを行います。純ヒットごとに呪文のヒットが1減ります。その後、ドレインに抵抗します。

## 魔法：質問

sr-ask-focus = { $who }はどの収束具を使いますか？
sr-ask-spell = { $who }はどの呪文を唱えますか？
sr-ask-spells = { $who }はいくつの呪文を同時に唱えますか？（{ $low }〜{ $high }）
sr-ask-force = { $who }は「{ $spell }」のフォースをいくつにしますか？（{ $low }〜{ $high }）
sr-ask-target-spell = { $who }は「{ $spell }」（フォース{ $force }）を誰に掛けますか？
sr-ask-target-spell-area = { $who }は「{ $spell }」（フォース{ $force }）の中心をどこにしますか？
sr-ask-split-spell = { $who }は{ $pool }個のうち何個を「{ $spell }」に使いますか？（{ $low }〜{ $high }）
sr-ask-radius = { $who }は「{ $spell }」の半径を何メートルにしますか？（{ $low }〜{ $high }、{ $n }ならダイスは減りません）
sr-ask-willing = { $who }は{ $by }の「{ $spell }」（フォース{ $force }）を受け入れますか？
sr-ask-kept = { $who }はどの呪文を解きますか？
sr-ask-dispel = { $who }はどの呪文を解除しますか？
sr-ask-protect = { $who }は誰を呪文から守りますか？（ここまで{ $n }人）
sr-ask-shield_dice = { $who }は{ $pool }個のうち何個で{ $target }を守りますか？（{ $low }〜{ $high }）
sr-opt-focus = { $focus }
sr-opt-spell = { $spell }
sr-opt-spells = { $n }つ
sr-opt-force = フォース{ $n }
sr-opt-radius = { $n }m
sr-opt-centre = { $place }を中心に
sr-opt-willing-resist = 抵抗する
sr-opt-willing-let = 受け入れる
sr-opt-lasting = { $who }の{ $spell }
sr-opt-protect = { $name }
sr-opt-protect-all = 全員
sr-opt-protect-done = ここまで
sr-opt-shield_dice = { $n }個
sr-reach-force = 範囲：中心から【フォース】×1m以内の全員。
sr-reach-fixed = 範囲：中心から{ $n }m以内の全員。
sr-eff-spell = { $text }効果：{ $does }。{ $reach }抵抗：{ $resist }、ドレイン：{ $drain }、持続：{ $lasts }。
sr-eff-force = ヒットは{ $n }まで数えます。ドレインは{ $kind }ダメージ{ $drain }点です。
sr-does-damage = { $kind }ダメージ（{ $base }、装甲は無効）
sr-does-damage-resisted = { $kind }ダメージ（{ $base }、【強靭力】＋{ $armour }で抵抗）
sr-does-heals = ヒットの数だけ{ $kind }ダメージを回復
sr-does-change = 純ヒット{ $per }につき{ $figure }{ $each }
sr-does-change-most = 純ヒット{ $per }につき{ $figure }{ $each }（最大{ $most }回）
sr-does-senses = { $senses }を与える
sr-does-prone = 転倒させる
sr-does-reveals = 隠れた者を見せる
sr-does-nothing = 固有の効果なし
sr-base-force = 【フォース】＋純ヒット
sr-base-half_force = 【フォース】÷2＋純ヒット
sr-base-none = 純ヒット
sr-worn-ballistic = 装甲
sr-worn-impact = 対衝撃装甲
sr-sense-low_light = 低光量視覚
sr-sense-thermographic = 熱映像視覚
sr-sense-ultrasound = 超音波視覚
sr-figure-initiative = イニシアティブ
sr-figure-passes = イニシアティブ・パス
sr-figure-armour = 装甲
sr-figure-barrier = 呪文に抵抗するダイス
sr-figure-tests = 全てのテストのダイス
sr-figure-shots = 目標への射撃のダイス
sr-figure-blows = 目標への近接攻撃のダイス
sr-figure-walking = 移動（メートル）

## 魔法：何のためのダイスか

sr-throw-spell = 呪文詠唱
sr-throw-resist_spell = 呪文抵抗
sr-throw-dispel = 呪文解除

## 魔法：できごと

sr-log-time_passes = { $minutes }分が過ぎた
sr-log-time_passes-hours = { $hours }時間{ $minutes ->
    [0] {""}
   *[other] { $minutes }分
}が過ぎた
sr-log-centred = { $who }はドレインに備えて集中術を使った
sr-log-focus-on = { $who }は{ $focus }を活性化した
sr-log-focus-off = { $who }は{ $focus }を停止した
sr-log-spell_ends = { $who }の「{ $spell }」が切れた
sr-log-casts = { $who }が「{ $spell }」を唱えた（フォース{ $force }、対象：{ $names }）
sr-log-casts-ritual = { $who }が儀式を終え、「{ $spell }」を行使した（フォース{ $force }、対象：{ $names }）
sr-log-casts-self = { $who }が「{ $spell }」を唱えた（フォース{ $force }、対象：自分）
sr-log-casts-aim_lost = { $who }が{ $target }への狙いを捨て、「{ $spell }」を唱えた（フォース{ $force }、対象：{ $names }）
sr-log-casts-roll = { $who }が「{ $spell }」を唱えた（フォース{ $force }、対象：{ $names }）：ダイスプール{ $pool }、{ $hits }ヒット
sr-cast-on-willing = { $names }。うち{ $willing }は抵抗しない
sr-log-casts-nobody = { $who }が「{ $spell }」を唱えたが、範囲には誰もいなかった（フォース{ $force }）
sr-log-cast = { $who }の「{ $spell }」が{ $names }に効いた
sr-log-cast-but = { $who }の「{ $spell }」は{ $names }に効いたが、{ $free }には効かなかった
sr-log-cast-not = { $who }の「{ $spell }」は{ $free }には効かなかった
sr-log-cast-fails = { $who }の「{ $spell }」は誰にも効かなかった
sr-log-spell_lost = { $who }が倒れ、「{ $spell }」は発動しなかった
sr-log-spell_hits = 「{ $spell }」が{ $who }に効いた
sr-log-spell_hits-aim_lost = 「{ $spell }」が{ $who }に効き、{ $target }への狙いが失われた
sr-log-spell_hits-many = 「{ $spell }」が{ $who }に効いた
sr-log-spell_hits-many-aim_lost = 「{ $spell }」が{ $who }に効き、{ $target }への狙いが失われた
sr-log-spell_hits-then = 「{ $spell }」が効き、{ $tail }
sr-log-spell_works = 「{ $spell }」が{ $who }に効いた（純ヒット{ $net }）
sr-log-spell_works-many = 「{ $spell }」が{ $who }に効いた（純ヒット{ $net }）
sr-log-spell_works-hits = 「{ $spell }」が{ $who }に効いた（{ $net }ヒット）
sr-log-spell_works-hits-many = 「{ $spell }」が{ $who }に効いた（{ $net }ヒット）
sr-log-healed = { $who }の{ $kind_of }ダメージが{ $boxes }点回復した（残るダメージ：身体{ $physical }、精神{ $stun }）
sr-log-healed-veiled = { $who }の{ $kind_of }ダメージが{ $boxes }点回復した
sr-log-healed-veiled-many = { $who }の{ $kind_of }ダメージが{ $boxes }点ずつ回復した
sr-log-wakes = { $who }が意識を取り戻した
sr-log-wakes-scored = { $who }が意識を取り戻した（順番は、前に振ったイニシアティブ・スコア{ $score }による）
sr-log-wakes-scored-many = { $who }が意識を取り戻した（順番は、前に振ったイニシアティブ・スコアによる。いずれも{ $score }）
sr-log-wakes-many = { $who }が意識を取り戻した
sr-log-shields = { $who }が{ $names }を呪文防御で守ると宣言した
sr-log-shields-self = { $who }が自分を呪文防御で守ると宣言した
sr-log-shields-too = { $who }が自分と{ $names }を呪文防御で守ると宣言した
sr-log-shields-body = { $who }が自分とその肉体を呪文防御で守ると宣言した
sr-log-shields-none = { $who }は呪文防御をやめた
sr-log-unshielded-own = { $who }の視界から肉体が外れ、肉体への呪文防御が切れた
sr-log-unshielded = { $target }は{ $who }の視界を外れ、呪文防御を失った
sr-log-unshielded-many = { $target }は{ $who }の視界を外れ、呪文防御を失った
sr-log-unravelled = { $who }が{ $by }の「{ $spell }」を弱めた（{ $net }ヒット減、残り{ $left }ヒット）

## 魔法：修正の内訳

sr-step-magic = 魔力
sr-step-force = フォース
sr-step-karma = カルマ
sr-step-barrier = 障壁
sr-step-counterspelling = 呪文対抗
sr-step-radius = 半径の変更
sr-step-share = 割り当て
sr-step-sustaining = 維持中の呪文
sr-step-spelled = 呪文の影響
sr-step-focus = 収束具
sr-step-centering = 集中術

## 魔法：儀式

sr-action-begin_ritual = 儀式呪文を始める（複雑）
sr-eff-action-begin_ritual = 様式に合ったロジで行います。数時間かかり、どんな遠くにも届きます。参加者全員がドレインに抵抗します。
sr-ask-offer_ritual = { $who }はこの時間を儀式に使いますか？
sr-ask-member = { $who }の儀式には誰が参加しますか？（ここまで{ $n }人）
sr-ask-leader = { $who }の儀式のリーダーは誰にしますか？
sr-ask-spotter = { $who }の儀式で{ $target }の観測役は誰にしますか？
sr-opt-offer_ritual-no = 使わない
sr-opt-offer_ritual-yes = 使う
sr-opt-member = { $name }
sr-opt-member-done = ここまで
sr-throw-ritual = 儀式の補助
sr-log-ritual = { $who }が儀式を始めた：「{ $spell }」（フォース{ $force }、{ $hours }時間）
sr-log-ritual-more = { $who }が儀式を始めた：「{ $spell }」（フォース{ $force }、{ $hours }時間、{ $parts }）
sr-ritual-with = 参加：{ $names }
sr-ritual-spotter = 観測役：{ $spotter }
sr-log-ritual_waits = { $target }を見失い、{ $who }の儀式は中断した
sr-log-ritual_fails = { $who }の儀式「{ $spell }」は失敗した
sr-log-ritual_help = { $who }が{ $by }の儀式を助けた（合わせてダイス+{ $help }個）

## 魔法：状態

sr-state-keeps = { $names }を維持中
sr-state-spelled = { $names }の影響下
sr-state-shielded-own = 自分の呪文防御に守られている
sr-state-shielded = { $names }の呪文防御に守られている
sr-state-ritual = 儀式中：{ $spell }
sr-focus-on = { $focus }（活性）
sr-focus-off = { $focus }（停止）
sr-spells-known = 呪文：{ $names }
sr-roster-magic = 魔力

## 魔法：誤り

sr-fault-magic-none = 魔力がなければ、呪文・収束具・集中術は使えません。
sr-fault-active = 「{ $focus }」は活性化されていますが、持っている収束具の中にありません。
sr-fault-instant-change = 呪文が変える値は、呪文が続く間だけのものです。持続を「instant」にはできません。
sr-fault-spell-area = 半径があるのは範囲呪文だけです。ここでは使われません。
sr-fault-spell-armour = 装甲が関わるのはダメージを与える呪文だけです。ここでは使われません。
sr-fault-spell-steps = 「per」と「most」は変える値の段階を数えますが、この呪文は何も変えません。
sr-fault-lull = 第{ $turn }ターンは来ません。最後は第{ $last }ターン（turns_max）です。

## ダイスコマンド

sr-guide-spell = フォース4の呪文（ヒットは4まで）。「対」がなければ抵抗なし
sr-guide-drain = ドレイン3への抵抗
sr-rolled-drain-none = ドレインは残らない（{ $hits }ヒット）
sr-rolled-drain = ドレイン{ $boxes }点が残る（{ $hits }ヒット）
sr-log-healed-wakes = { $who }は{ $kind_of }ダメージが{ $boxes }点回復し、意識を取り戻した（残るダメージ：身体{ $physical }、精神{ $stun }）
sr-log-healed-wakes-scored = { $who }は{ $kind_of }ダメージが{ $boxes }点回復し、意識を取り戻した（残るダメージ：身体{ $physical }、精神{ $stun }。順番は、前に振ったイニシアティブ・スコア{ $score }による）
sr-log-healed-veiled-wakes-scored = { $who }は{ $kind_of }ダメージが{ $boxes }点回復し、意識を取り戻した（順番は、前に振ったイニシアティブ・スコア{ $score }による）
sr-log-healed-veiled-wakes = { $who }は{ $kind_of }ダメージが{ $boxes }点回復し、意識を取り戻した
sr-log-cast-self = { $who }の「{ $spell }」が効いた
