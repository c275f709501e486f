## ダイス

sk-ask-throw = { $why }：{ $dice }を振ってください。

## 進行

sk-ask-preparation = 戦闘準備プロセスを認めますか？
sk-ask-prepare = { $seat }の戦闘準備です。何をしますか？
sk-ask-give_to = { $who }の{ $item }を誰に渡しますか？
sk-ask-process-setup = { $who }はセットアッププロセスで特技やアイテムを使いますか？
sk-ask-process-initiative = { $who }はイニシアチブプロセスで特技やアイテムを使いますか？
sk-ask-process-auto = { $who }はここでオートアクションを行いますか？
sk-ask-process-cleanup = { $who }はクリンナッププロセスで特技やアイテムを使いますか？
sk-ask-tie = 行動値が同じです。先にメインプロセスを行うのは誰ですか？
sk-ask-tie-shared = 行動値が同じなので、相談して決めてください。先にメインプロセスを行うのは誰ですか？
sk-ask-turn = { $who }の番です。メインプロセスを行いますか、待機しますか？
sk-ask-round_over = 第{ $n }ラウンドが終わります。戦闘を続けますか？
sk-ask-victory = { $side }の勝利です（{ $by }）。戦闘を終了しますか？
sk-ask-scene_over = 戦闘は終わりましたが、第{ $n }シーンは続いています（撃墜：{ $targets }）。シーンを終えますか？
sk-ask-last_turn = 戦闘が終わります。未行動の{ $who }にメインプロセスを認めますか？
sk-ask-move = { $who }のムーブアクションです。何をしますか？
sk-ask-minor = { $who }のマイナーアクションです。何をしますか？
sk-ask-major = { $who }のメジャーアクションです。何をしますか？
sk-ask-deed = { $who }が{ $action }でその他の行動をとろうとしています。どう扱いますか？
sk-ask-leave = { $who }が逃走スクウェアに入りました。退場しますか？
sk-ask-escape = { $who }が退場しようとしています。認めますか？

## 移動

sk-ask-route-combat = { $who }の移動（移動力{ $points }）です。どこへ移動しますか？
sk-ask-route-full = { $who }の全力移動（{ $points }スクウェアまで）です。どこへ移動しますか？
sk-ask-route-disengage = { $who }の離脱移動です。どこへ離脱しますか？
sk-ask-route-charge = { $who }は踏破状態です（移動力{ $points }）。どこへ移動しますか？
sk-ask-charge_path = { $who }の突撃（移動力{ $points }）です。どこまで駆け抜けますか？
sk-ask-push_to = { $who }をどこへ強制移動させますか？（{ $squares }スクウェアまで）
sk-ask-hinder = { $who }が離脱しようとしています。{ $foe }は妨害しますか？
sk-ask-short_path = この経路では{ $who }は{ $end }までしか進めません（{ $clause }）。そこまで進みますか？

## 攻撃

sk-ask-target = { $who }は誰を対象にしますか？
sk-ask-target-with = { $who }は{ $how }で誰を攻撃しますか？
sk-ask-on_whom = { $who }は誰に使いますか？
sk-ask-on_whom-with = { $who }は{ $how }を誰に使いますか？
sk-ask-centre = { $who }はどのスクウェアを中心にしますか？
sk-ask-centre-with = { $who }は{ $how }の中心をどのスクウェアにしますか？
sk-ask-direction = { $who }はどの方向を選びますか？
sk-ask-direction-with = { $who }は{ $how }をどの方向に向けますか？
sk-ask-selection = 効果範囲にいるのは{ $targets }です。誰を対象にしますか？
sk-ask-include = { $who }を対象に入れますか？
sk-ask-weapon = { $who }は{ $skill }にどの武器を使いますか？
sk-always-defence = { $who }は自分の防御判定の前に特技を使いますか？
sk-always-for-defence = { $who }は味方の防御判定の前に特技を使いますか？
sk-always-for-damage = { $who }は味方がダメージを受けるとき特技を使いますか？
sk-always-reaction = { $who }は攻撃を受けたとき防御判定を行いますか？
sk-always-cover = { $who }は攻撃を受けるほかの機体をカバーアップしますか？
sk-ask-boost-hit_check = { $who }の命中判定です。特技を使いますか？
sk-ask-boost-damage_roll = { $who }のダメージロールです。特技を使いますか？
sk-ask-boost-defence_check = { $attacker }が{ $how }で{ $who }を攻撃しています（達成値{ $total }）。{ $who }は防御判定の前に特技を使いますか？
sk-ask-boost-for-defence_check = { $attacker }が{ $how }で{ $target }を攻撃しています（達成値{ $total }）。防御判定の前に、{ $who }は特技を使いますか？
sk-ask-boost-damage_taken = { $who }がダメージを受けます。特技を使いますか？
sk-ask-boost-for-damage_taken = { $target }がダメージを受けます。{ $who }は特技を使いますか？
sk-ask-reaction = { $attacker }が{ $how }で{ $who }を攻撃しています（達成値{ $total }）。防御判定を行いますか？
sk-critical-total = { $n }、クリティカル
sk-ask-cover = { $target }が攻撃を受けます。{ $who }はカバーアップしますか？
sk-ask-fall = { $who }は戦闘不能です。特技を使いますか？

## バッドステータス

sk-ask-seal = { $who }のどの装備を封印しますか？
sk-ask-cure = { $who }のどのバッドステータスを回復しますか？
