## 武器・特技

sk-fx-card = カードの説明：「{ $text }」
sk-fx-condition = { $text }（条件：{ $conditions }）
sk-condition-hp = HP{ $n }以下
sk-condition-round = 第{ $n }ラウンド以降
sk-condition-attack = { $kind }攻撃
sk-condition-attribute = 〈{ $attribute }〉のダメージ
sk-fx-weapon = { $text }命中判定は2D6{ $hit }、相手は{ $defence }で防御判定を行います。命中すれば{ $power }のダメージを与えます。

## 進行

sk-fx-preparation-allow = 装備を準備し、アイテムを受け渡してから第1ラウンドに入ります。
sk-fx-preparation-refuse = 準備なしで第1ラウンドに入ります。
sk-fx-prepare-done = 自分たちの戦闘準備を終えます。全員が終えると第1ラウンドに入ります。
sk-fx-mount = 以後、{ $vehicle }に騎乗しているものとします。数値は変わりません。
sk-fx-give_to = 以後、{ $item }は{ $to }が持ちます。
sk-fx-ready = { $weapon }を使える状態にします。アクションは消費しません。
sk-fx-process-pass = このプロセスでは、もう何も使いません。
sk-fx-process-pass-auto = ここではオートアクションを行いません。
sk-fx-tie = { $who }（行動値{ $n }）が先にメインプロセスを行います。
sk-fx-turn-act = ムーブ、マイナー、メジャーの順に、アクションを1回ずつ行います。
sk-fx-turn-wait = ほかの全員が動いた後でメインプロセスを行います。待機した者どうしでは、行動値の低いほうが先です。このラウンドにもう一度待機することはできません。
sk-fx-round_over-go_on = 次のラウンドのセットアッププロセスに移ります。
sk-fx-round_over-end = ラウンド進行を終え、戦闘を終了します。
sk-fx-victory-end = この結果で戦闘を終了します。
sk-fx-victory-go_on = 戦闘を続けます。以後、この条件では勝敗が決まりません。GMはいつでも戦闘を終了できます。
sk-fx-scene_over-go_on = 戦闘の後もシーンを続けます。撃墜された機体はそのままです。
sk-fx-scene_over-end = 次のシーンに移ります。撃墜された機体は次のシーンに登場できません。舞台裏で1シーンを過ごした機体はHP1で回復します。
sk-fx-last_turn-allow = { $who }はメインプロセスを行ってから戦闘を終えます。
sk-fx-last_turn-refuse = { $who }はメインプロセスを行いません。

## ムーブアクション

sk-fx-move-move-combat = { $movement ->
    [0] 移動力が0なので、その場に留まります。続けてマイナーアクションとメジャーアクションを行えます。
   *[other] { $movement }スクウェアまで移動します。続けてマイナーアクションとメジャーアクションを行えます。移動すると、このメインプロセスではチャージショット攻撃ができません。
}
sk-fx-move-move-full = { $twice ->
    [0] 移動力が0なので、その場に留まって行動終了になります。
   *[other] { $twice }スクウェアまで移動して行動終了になります。制圧スクウェアに入れるのはこの移動だけです。
}
sk-fx-move-move-disengage = 敵のいるスクウェアからでも、隣へ1スクウェア移動できます。行動終了になります。敵に妨げられる封鎖スクウェアから出るには、離脱判定に勝つ必要があります。
sk-fx-move-pass = ムーブアクションを行わず、マイナーアクションへ進みます。
sk-fx-route-stay = 移動せず、いまのスクウェアに留まります。
sk-fx-route = { $way }と進みます。
sk-fx-route-checked = { $way }と進みます。封鎖スクウェアを出るたびに離脱判定があり、負けるとそこで止まります。
sk-fx-charge_path = { $way }と駆け抜けます（移動力{ $points }のうち{ $n }を使用）。効果範囲にいる者：{ $who }
sk-fx-push_to = { $who }を{ $square }へ強制移動させます。敵の存在もスクウェアの状態も影響しません。
sk-fx-hinder-hinder = 行動値どうしの対決を行います。こちらが勝つか同値なら、離脱させません。
sk-fx-short_path-walk = { $end }で移動を終えます。
sk-fx-short_path-again = 経路を選び直します（まだ何も消費していません）。
sk-fx-route-effects = { $text }（効果：{ $effects }）
sk-fx-hinder-let_go = 対決を行わず、離脱させます。
sk-fx-common-leave = 戦闘シートから退場します。このシーンには戻りません。
sk-fx-common-deed = ルールにない行動を申し出ます。どのアクションに当たるか、何が起きるかはGMが決めます。
sk-fx-deed-move = ムーブアクションとして認めます。結果はGMが裁定します。
sk-fx-deed-minor = マイナーアクションとして認めます。結果はGMが裁定します。
sk-fx-deed-major = メジャーアクションとして認めます。結果はGMが裁定します。
sk-fx-deed-auto = オートアクションとして認めます。アクションは消費しません。結果はGMが裁定します。
sk-fx-deed-refuse = 認めません。{ $who }は{ $action }を選び直します。
sk-fx-leave-stay = { $who }は戦闘シートに残ります。
sk-fx-leave-leave = { $who }は戦闘シートから退場します。このシーンには戻りません。
sk-fx-escape-allow = 退場を認めます。
sk-fx-escape-refuse = 退場を認めません。逃走スクウェアに留まります。

## マイナーアクション・オートアクション

sk-fx-minor-pass = マイナーアクションを行わず、メジャーアクションへ進みます。
sk-fx-minor-submerge = 水中状態になります。受けるダメージは半分（端数切り上げ）に、リアクションの達成値は−5になります。高機動状態は失われます。
sk-fx-minor-surface = 水中状態から浮上します。
sk-fx-weapon-off = 武器を所持品に移します。
sk-fx-weapon-on = カードの説明：「{ $text }」
sk-fx-weapon-on-unready = カードの説明：「{ $text }」オートアクションで準備できます。
sk-fx-door-open = 扉を開けます。移動も射線も通るようになります。
sk-fx-door-close = 扉を閉じます。閉じた扉は移動も射線もさえぎります。
sk-fx-ajar = 半開きの扉は通り抜けられ、その向こうを狙う射線には部分遮蔽になります。
sk-fx-recover = { $who }は{ $state }から回復します。
sk-fx-recover-seal = { $who }の{ $equipment }がまた使えるようになります。
sk-fx-common-finishing_blow = このメインプロセスの攻撃で、戦闘不能の相手に実ダメージを1点でも与えれば、撃墜します。アクションは消費しません。

## メジャーアクション

sk-fx-major-pass = メジャーアクションを放棄し、行動終了になります。
sk-fx-major-pass-barred = メジャーアクションを放棄し、行動終了になります。今は攻撃できない武器：{ $barred }。
sk-fx-barred = { $weapon }（{ $reasons }）
sk-barred-sk-15-17 = 封印されている
sk-barred-sk-04-18 = 準備していない
sk-barred-sk-12-8 = 移動したためチャージショットは撃てない
sk-barred-sk-14-24 = 代償を払えない
sk-barred-sk-15-24 = パワーダウン
sk-barred-sk-12-1 = 敵がいない
sk-barred-sk-14-19 = 撃墜されている
sk-barred-sk-05-6 = シーンにいない
sk-barred-sk-12-3 = 射程内に敵がいない
sk-barred-sk-09-2 = 射線が通らない
sk-barred-sk-09-15 = 閉じた扉に遮られている
sk-fx-target = 命中判定は2D6{ $hit }、{ $who }は{ $value }で防御判定を行います。命中すれば{ $power }のダメージを与えます。
sk-fx-target-known = 命中判定は2D6{ $hit }、{ $who }の防御判定は{ $value }{ $n }です。命中すれば{ $power }のダメージを与えます。
sk-fx-target-fallen = { $who }は戦闘不能で、防御判定を行えません。撃墜するには「とどめの一撃」の宣言が必要です。
sk-fx-target-finish = { $who }は戦闘不能で、防御判定を行えません。実ダメージを1点でも与えれば、撃墜します。
sk-fx-target-skill = { $who }（{ $state }）を対象にします。{ $text }
sk-fx-give = 渡した相手が使えるようになります。カードの説明：「{ $text }」
sk-fx-on_whom = { $who }（{ $state }）に使います。{ $text }
sk-fx-area = 効果範囲にいる者：{ $who }
sk-fx-area-select = { $shape }の中にいる者から対象を選びます：{ $who }
sk-fx-area-all = { $shape }の中にいる全員が対象になります：{ $who }
sk-fx-area-one = { $shape }の中にいるのは{ $who }だけで、ほかに対象はありません。
sk-fx-area-self = { $shape }の中にいるのは{ $who }自身だけで、ほかに対象はありません。
sk-fx-area-nobody = { $shape }の中には誰もいません。
sk-fx-selection-enemies = 敵だけを対象にします。味方が効果範囲にいても外れます。
sk-fx-selection-friends = 味方だけを対象にします。敵が効果範囲にいても外れます。
sk-fx-selection-everyone = 効果範囲にいる全員を対象にします。
sk-fx-selection-everyone-same = 効果範囲にいる全員を対象にします。ほかの側の者はいないので、上の答えと同じ結果になります。
sk-fx-selection-each = 1機ずつ、対象に入れるかどうかを決めます。
sk-fx-include-take = { $who }も対象になります。
sk-fx-include-spare = { $who }は対象になりません。
sk-fx-boost-no_skill = ここでは特技を使いません。

## リアクション

sk-fx-reaction-defend = 2D6に{ $value }{ $n }と修正を加えます。達成値が{ $total }以上なら、攻撃は当たりません。
sk-fx-reaction-defend-critical = 2D6に{ $value }{ $n }と修正を加えます。攻撃がクリティカルなので、こちらもクリティカルでなければ防げません。
sk-fx-reaction-abandon = 防御判定は達成値0で失敗になります。
sk-fx-cover-stay = { $target }が自分で攻撃を受けます。
sk-fx-cover-cover = { $who }が{ $target }の代わりにダメージを受け、攻撃の後で行動終了になります。
sk-fx-cover-cover-finished = { $who }が{ $target }の代わりにダメージを受けます。{ $who }はすでに行動終了になっています。
sk-fx-fall-fall = { $who }は戦闘不能になります。アクションはできず、バッドステータスは打ち消されます。

## バッドステータス

sk-fx-seal = { $equipment }は、封印が回復するまで使えません。
