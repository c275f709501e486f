## 質問

sr-ask-throw = { $why }：{ $dice }を振ってください。
sr-ask-action = { $who }は何をしますか？（単純動作：残り{ $left }回）
sr-always-action = { $who }は行動フェイズに何をしますか？
sr-always-first = { $who }はエッジを消費して、パスの順番を早めますか？
sr-ask-test = { $who }は{ $for }のダイスをどう振りますか？（ダイスプール{ $pool }、エッジ残り{ $edge }点）
sr-ask-test-against = { $who }は{ $for }のダイスをどう振りますか？（ダイスプール{ $pool }、相手{ $against }ヒット、エッジ残り{ $edge }点）
sr-ask-test-need = { $who }は{ $for }のダイスをどう振りますか？（ダイスプール{ $pool }、目標値{ $need }、エッジ残り{ $edge }点）
sr-ask-test-value = { $who }は{ $for }のダイスをどう振りますか？（{ $kind_of }ダメージ{ $value }点、ダイスプール{ $pool }、エッジ残り{ $edge }点）
sr-ask-test-value-machine = { $who }は{ $for }のダイスをどう振りますか？（ダメージ{ $value }点、ダイスプール{ $pool }、エッジ残り{ $edge }点）
sr-always-test = { $who }は{ $for }のダイスをどう振りますか？
sr-always-test-none = { $who }の{ $for }に振るダイスが残っていないとき、どうしますか？
sr-always-after = { $who }は{ $kind }を振った後にエッジを使いますか？
sr-ask-test-none = { $who }の{ $for }に振るダイスが残っていません。どうしますか？（エッジ残り{ $edge }点）
sr-ask-test-none-against = { $who }の{ $for }に振るダイスが残っていません。どうしますか？（相手{ $against }ヒット、エッジ残り{ $edge }点）
sr-ask-test-none-need = { $who }の{ $for }に振るダイスが残っていません。どうしますか？（目標値{ $need }、エッジ残り{ $edge }点）
sr-ask-test-none-value = { $who }の{ $for }に振るダイスが残っていません。どうしますか？（{ $kind_of }ダメージ{ $value }点、エッジ残り{ $edge }点）
sr-ask-test-none-value-machine = { $who }の{ $for }に振るダイスが残っていません。どうしますか？（ダメージ{ $value }点、エッジ残り{ $edge }点）
sr-ask-after-value = { $who }の{ $kind }は、{ $kind_of }ダメージ{ $value }点に対して{ $hits }ヒット{ $mark }です。エッジを使いますか？（残り{ $edge }点）
sr-ask-after-value-machine = { $who }の{ $kind }は、ダメージ{ $value }点に対して{ $hits }ヒット{ $mark }です。エッジを使いますか？（残り{ $edge }点）
sr-ask-after = { $who }の{ $kind }は{ $hits }ヒット{ $mark }です。エッジを使いますか？（残り{ $edge }点）
sr-ask-after-need = { $who }の{ $kind }は、目標値{ $need }に対して{ $hits }ヒット{ $mark }です。エッジを使いますか？（残り{ $edge }点）
sr-ask-after-against = { $who }の{ $kind }は{ $hits }ヒット{ $mark }、相手は{ $against }ヒットです。エッジを使いますか？（残り{ $edge }点）
sr-after-glitch = （{ $glitch }）
sr-ask-consent = { $who }が{ $for }のヒットを購入しようとしています（ダイスプール{ $pool }）。認めますか？
sr-ask-reroll_ones = { $who }の{ $kind }で、1の目を何個振り直しますか？（{ $low }〜{ $high }）
sr-ask-reroll_others = { $who }の{ $kind }で、その他の外れを何個振り直しますか？（{ $low }〜{ $high }）
sr-ask-first-unseen = このパスでは、まだ見えていない誰かが{ $who }より先に行動します。エッジを消費して順番を早めますか？
sr-ask-first = { $who }はこのパスで{ $number }番目です。エッジを消費して順番を早めますか？
sr-ask-extra_pass = { $who }はエッジを消費して、このターンに追加のパスを得ますか？
sr-ask-last_phase = { $who }はこのままでは倒れます。エッジを消費して最後のフェイズを得ますか？
sr-ask-cheat_death = { $who }はこのままでは死亡します。エッジを燃やして死を免れますか？
sr-ask-interrupt = { $who }が行動します。その前に味方の誰かが簡易動作を行いますか？
sr-ask-interrupt-now = 戦闘が先に進みます。その前に味方の誰かが簡易動作を行いますか？
sr-ask-weapon = { $who }はどの武器を使いますか？
sr-ask-target = { $who }は{ $weapon }で誰を狙いますか？
sr-ask-burst = { $who }は{ $weapon }で{ $target }をどう撃ちますか？
sr-ask-spread = { $who }は{ $weapon }で{ $target }を撃ちます。拡散をどうしますか？
sr-ask-mode = { $who }は{ $weapon }の射撃モードをどれにしますか？
sr-ask-band = { $who }は{ $weapon }で{ $target }を撃ちます。距離はどれですか？
sr-ask-split = { $who }は{ $pool }個のうち何個をこの攻撃に使いますか？（{ $low }〜{ $high }）
sr-ask-opponents = { $who }は何人を相手にしますか？（{ $low }〜{ $high }）
sr-ask-called = { $who }は部位狙いで何を狙いますか？
sr-ask-called_by = { $who }は部位狙いでダメージをいくつ上げますか？（+{ $low }〜+{ $high }）
sr-ask-part_cost = { $who }は{ $target }の部位狙いで、ダイスを何個減らしますか？（{ $low }〜{ $high }）
sr-ask-part_effect = { $who }が{ $target }の狙った部位に当てると、どうなりますか？
sr-ask-aim_at = { $who }は誰に狙いをつけますか？
sr-ask-defend = { $who }は{ $attacker }の攻撃（{ $weapon }）を受けます。どう防御しますか？
sr-ask-reach = { $who }のほうがリーチが{ $n }長いです。その差を攻撃と防御のどちらに使いますか？
sr-ask-destination = { $who }はどこへ移動しますか？（{ $metres }mまで）
sr-ask-cover = { $who }は{ $place }の遮蔽（{ $percent }%）を使いますか？
sr-ask-step_in = { $target }が{ $who }のそばを通ります。攻撃しますか？
sr-ask-intent = { $who }は{ $target }への攻撃で何を狙いますか？
sr-ask-hold = { $who }は{ $target }を組み伏せています。どうしますか？
sr-ask-thing = { $who }は何を置きますか、または何を拾いますか？
sr-ask-task = { $who }はどの作業を行いますか？
sr-ask-line = { $who }は{ $weapon }でどこに制圧射撃を行いますか？
sr-ask-fight_over = 戦闘を終えますか？
sr-ask-fight_over-met = { $side }の勝利です（{ $by }）。戦闘を終えますか？
sr-ask-fight_over-nobody = 勝者なしです（{ $by }）。戦闘を終えますか？

## 何のために振るか

sr-for = { $why ->
   *[other] { $kind }
}
sr-on = { $why ->
   *[other] { $for }
}
sr-throw-task = 作業
sr-throw-work = 継続テスト
sr-throw-help = 補助
sr-throw-initiative = イニシアティブ
sr-throw-surprise = 不意打ち
sr-throw-tie = 順番決め
sr-throw-shot = 射撃
sr-throw-throw = 投擲
sr-throw-blow = 近接攻撃
sr-throw-ranged = 射撃
sr-throw-thrown = 投擲
sr-throw-melee = 近接攻撃
sr-throw-defence = 防御
sr-throw-opposition = 対抗
sr-throw-resistance = ダメージ抵抗
sr-throw-sprint = 疾走
sr-throw-perception = 知覚
sr-throw-hiding = 潜伏
sr-throw-suppression = 制圧射撃
sr-throw-evade_fire = 弾幕の回避
sr-throw-break_free = 脱出
sr-throw-quick_draw = 抜き撃ち
sr-throw-last_phase = 踏みとどまり
sr-throw-against = { $value }点に対する{ $kind }
sr-throw-drain = ドレイン抵抗
