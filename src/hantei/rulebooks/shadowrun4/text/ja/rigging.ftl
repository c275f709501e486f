## 機械：出来事

sr-log-out-destroyed = { $who }は受けたダメージが限度に達し、破壊された
sr-log-unharmed = { $who }に精神ダメージ{ $value }点は効かなかった
sr-log-distance = { $who }と{ $target }は同じヒット数で、距離は{ $distance }のままだった
sr-log-distance-new = { $by }が{ $other }とのチェイスに勝ち、距離を{ $distance }にした
sr-log-distance-kept = { $by }が{ $other }とのチェイスに勝ち、距離を{ $distance }に保った
sr-log-distance-new-many = { $by }が{ $other }とのチェイスに勝ち、距離をそれぞれ{ $distance }にした
sr-log-distance-kept-many = { $by }が{ $other }とのチェイスに勝ち、距離をそれぞれ{ $distance }に保った
sr-log-drives-disengage = { $machine }は離脱しようとした
sr-log-drives-position = { $machine }は有利な位置を取ろうとした
sr-log-drives-rolled = { $head }：ダイスプール{ $pool }、{ $hits }ヒット
sr-log-drives-cut_off = { $who }は{ $target }の進路をふさごうとした
sr-log-drives-plain = { $who }は道を外れずに走った
sr-log-evades = { $who }は射線をかわして走った
sr-log-positioned = { $who }が有利な位置を取った（次のターンのチェイスでダイス+{ $n }個）
sr-log-positioned-driven = { $machine }が有利な位置を取った（ダイスプール{ $pool }、{ $hits }ヒット。次のターンのチェイスでダイス+{ $n }個）
sr-log-drives-level = { $head }（目標値{ $need }ちょうどで、ダイスは増えない）
sr-log-disengages = { $who }が追っ手との差を広げた（続けて{ $n }回成功。{ $of }回で逃げ切り）
sr-log-disengages-driven = { $machine }が追っ手との差を広げた（ダイスプール{ $pool }、{ $hits }ヒット。続けて{ $n }回成功。{ $of }回で逃げ切り）
sr-log-outdriven = { $who }は進路争いに{ $n }ヒット差で負けた
sr-log-outdriven-nobody = 進路争いは引き分けだった（どちらも{ $hits }ヒット）
sr-log-adrift = このターン、{ $who }を制御する者がいなかった
sr-log-rams = { $who }が{ $target }に体当たりした（ダメージ値{ $value }、ぶつけた側はその半分。意識不明・死亡・破壊は、クラッシュ回避の後に決まる）
sr-log-crash_avoided = { $who }はクラッシュを免れた
sr-log-crash_avoided-steered = { $operator }が{ $who }のクラッシュを防いだ
sr-log-crash_test = { $who }のクラッシュ回避は成功した（{ $hits }ヒット、目標値{ $need }）
sr-log-crash_test-failed = { $who }のクラッシュ回避は失敗した（{ $hits }ヒット、目標値{ $need }）
sr-log-crash_test-told = { $head }（目標値{ $need }）
sr-log-crash_test-failed-told = { $hits ->
    [0] { $head }（目標値{ $need }）
   *[other] { $head }（目標値{ $need }に届かなかった）
}
sr-log-crash_test-told-glitched = { $head }（目標値{ $need }）
sr-log-crash_test-failed-told-glitched = { $head }。目標値{ $need }に届かなかった
sr-log-crash_test-avoided = { $lead }（目標値{ $need }。{ $who }はクラッシュを免れた）
sr-log-drives-failed-disengage = { $head }（目標値{ $need }に届かず、引き離せなかった）
sr-log-drives-failed-position = { $head }（目標値{ $need }に届かなかった）
sr-log-crashes = { $who }がクラッシュした（車体と搭乗者にダメージ値{ $value }）
sr-log-left_behind = { $who }は追跡から脱落した
sr-log-left_behind-aboard = { $who }は、乗っていた{ $names }とともに追跡から脱落した
sr-log-catches_up = { $who }は{ $target }から{ $metres }mのところに停まった
sr-log-catches_up-many = { $who }は{ $target }から{ $metres }mのところに停まった
sr-log-distance-new-pursuer = { $by }が{ $other }とのチェイスに勝ち、距離を{ $distance }にした
sr-log-distance-kept-pursuer = { $by }が{ $other }とのチェイスに勝ち、距離を{ $distance }に保った
sr-log-distance-new-pursuer-many = { $by }が{ $other }とのチェイスに勝ち、距離をそれぞれ{ $distance }にした
sr-log-distance-kept-pursuer-many = { $by }が{ $other }とのチェイスに勝ち、距離をそれぞれ{ $distance }に保った
sr-log-registered = { $who }が{ $target }を登録した
sr-log-jumped_in = { $who }が{ $target }に飛び乗った
sr-log-jumped_out = { $who }が{ $target }から降りた
sr-log-switched-on = { $who }の{ $what }が起動した
sr-log-switched-off = { $who }の{ $what }が停止した
sr-log-status = { $who }の報告：ダメージ{ $physical }/{ $boxes }、{ $place }、命令：{ $command }
sr-log-status-goal = { $who }の報告：ダメージ{ $physical }/{ $boxes }、{ $place }、命令：{ $command }（{ $goal }）
sr-log-machine_ordered-attack = { $who }が{ $target }に、{ $goal }を攻撃するよう命じた
sr-log-machine_ordered-go = { $who }が{ $target }に、{ $goal }へ向かうよう命じた
sr-log-machine_ordered-watch = { $who }が{ $target }に、見張るよう命じた
sr-log-machine_ordered-free = { $who }が{ $target }に、自由に行動するよう命じた

## 言葉

sr-distance-close = 至近距離
sr-distance-short = 近距離
sr-distance-long = 遠距離
sr-manoeuvre-none = 機動なし
sr-manoeuvre-disengage = 離脱
sr-manoeuvre-cut_off = 進路妨害
sr-manoeuvre-position = 位置取り
sr-manoeuvre-ram = 体当たり
sr-command-none = なし
sr-command-free = 自由に行動
sr-command-watch = 見張り
sr-command-go = 移動
sr-command-attack = 攻撃
sr-switch-sensors = センサー
sr-switch-eccm = ECCM

## 質問

sr-ask-distance = { $who }がチェイスで{ $target }に勝ちました（現在の距離：{ $now }）。どの距離にしますか？
sr-ask-manoeuvre = { $who }は運転と同時にどの機動を行いますか？
sr-ask-rival = { $who }は誰を相手に{ $manoeuvre }を試みますか？
sr-ask-machine = { $who }はどの車両・ドローンを選びますか？
sr-ask-machine-board = { $who }はどの車両に乗り込みますか？
sr-ask-machine-sensors = { $who }はどの車両・ドローンのセンサーを切り替えますか？
sr-ask-machine-eccm = { $who }はどの車両・ドローンのECCMを切り替えますか？
sr-ask-machine-status = { $who }はどの車両・ドローンに状態報告を求めますか？
sr-ask-machine-register = { $who }はどのドローンを登録しますか？
sr-ask-machine-jump = { $who }はどの車両・ドローンに飛び乗りますか？
sr-ask-machine-order = { $who }はどの車両・ドローンに命令を与えますか？
sr-ask-machine-observe = { $who }はどの車両・ドローンのセンサーで観察しますか？
sr-ask-machine-attack = { $who }はどの車両・ドローンの武器で攻撃しますか？
sr-ask-as_device = { $who }は{ $target }を何として登録しますか？
sr-ask-weapon_system = { $who }はどの武器システムを使いますか？
sr-ask-weapon_system-switch = { $who }はどの武器システムを起動／停止しますか？
sr-ask-system = { $who }は{ $target }のどの武器を選びますか？
sr-ask-machine_order = { $who }は{ $target }に何をさせますか？
sr-opt-as_device-alone = 単独の機器
sr-opt-as_device = { $device }と同じ機器
sr-opt-command-free = 自由に行動させる
sr-opt-command-watch = 見張らせる
sr-opt-command-go = { $goal }へ行かせる
sr-opt-command-attack = { $goal }を攻撃させる
sr-opt-weapon_system = { $who }：{ $weapon }

## ダイスの用途

sr-throw-chase = チェイス
sr-throw-cut_off = 進路争い
sr-throw-position = 位置取り
sr-throw-disengage = 離脱
sr-throw-avoid_crash = クラッシュ回避
sr-throw-ram = 体当たり
sr-throw-feedback = フィードバック抵抗

## 動作

sr-action-switch_sensors = センサーを起動／停止する（簡易）
sr-action-switch_eccm = ECCMを起動／停止する（簡易）
sr-action-switch_weapon = 武器システムを起動／停止する（簡易）
sr-action-status_report = 状態報告を求める（簡易）
sr-action-register_drone = ドローンを登録する（単純）
sr-action-jump = ドローン・ヴィークルに飛び乗る／降りる（単純）
sr-action-command_machine = ドローン・ヴィークルに命令を与える（単純）
sr-action-sensor_observe = センサーで詳しく観察する（単純）
sr-action-weapon_system = 武器システムで攻撃する（複雑）
sr-action-drive = 運転する（複雑）
sr-action-evade = 回避機動を行う（複雑）
sr-action-ram = 体当たりする（複雑）
sr-eff-action-switch_sensors = センサーを切ると、何も知覚できません。
sr-eff-action-switch_eccm = 起動中は、レーティングがジャミングへの防御に加わります。
sr-eff-action-switch_weapon = 起動している武器システムだけが撃てます。
sr-eff-action-status_report = ダメージ・場所・命令を報告させます。
sr-eff-action-register_drone = 登録すれば命令も飛び乗りもできます（【システム】×2まで）。
sr-eff-action-jump = 完全VRで、自分の技能と、飛び乗った先の能力値を使います。受けたダメージの半分が精神ダメージとして返ります。
sr-eff-action-command_machine = 命じられたドローンや車両は、以後、パイロット＋オートソフトで自律行動します。
sr-eff-action-sensor_observe = センサーによる知覚テストを行います。
sr-eff-action-weapon_system = 飛び乗り中は自分の技能＋車両の【敏捷力】、遠隔操作は〔命令〕＋技能、自律行動はパイロット＋照準で攻撃します。
sr-eff-action-drive = 車両を制御します。機動も同時に行えます。チェイスの間は、毎ターン誰かが制御しないとクラッシュの恐れがあります。
sr-eff-action-evade = 次の行動フェイズまで、射撃への防御にヴィークル技能を加えます。
sr-eff-action-ram = 【反応力】＋ヴィークル技能と、相手の回避（車両はヴィークル技能）の対抗テストを行います。ダメージは【強靭力】と速度で決まり、自分の車両は半分を受けます。

## 数値の内訳

sr-step-handling = 操縦値
sr-step-pilot = パイロット
sr-step-autosoft = オートソフト：{ $what }
sr-step-no-autosoft = オートソフトなしでは不可能
sr-step-in-ar = 登録済み・AR
sr-step-eccm = ECCM
sr-step-cut-off = 進路争いの敗北
sr-step-ram-scenario = シナリオの体当たりダメージ
sr-step-speed-fast = 高速：【強靭力】の2倍
sr-step-speed-slow = 徐行：【強靭力】の半分
sr-soft-targeting = 照準
sr-soft-manoeuvre = 機動
sr-soft-defence = 防御
sr-soft-perception = 知覚

sr-log-attack-ram = { $who }が{ $target }に体当たりを仕掛けた

## 誤り

sr-thing-vehicle = 車両かドローン
sr-fault-drives-nothing = 運転するには乗り物が必要です。「aboard」に書いてください。
sr-fault-not-in-vr = 車両やドローンに飛び乗っていられるのは、仮想現実にいる者（「vr」）だけです。
sr-fault-no-machine = 登録と速度は車両とドローンだけのものです。ここでは使われません。
sr-fault-seats = 「{ $vehicle }」に{ $found }人乗っていますが、定員は{ $seats }人です。
sr-fault-two-drivers = 「{ $vehicle }」の運転者が2人以上います。
sr-fault-no-foe = 「{ $vehicle }」は「{ $quarry }」の敵ではなく、追う理由がありません。
sr-state-destroyed = 破壊

## 機械と搭乗者の様子

sr-state-jumped_in = { $target }と一体
sr-state-drives = { $target }を運転中
sr-state-rides = { $target }に同乗
sr-state-evading = 回避機動中
sr-state-jammed_by = リンク切断
sr-state-blind = センサー停止
sr-speed-none = 静止中
sr-speed-slow = 徐行
sr-speed-ordinary = 走行中
sr-speed-fast = 高速
sr-held-rounds = { $weapon }（{ $rounds }発）
sr-no-weapons = 非武装
sr-roster-machine = 残りのダメージ欄
sr-roster-registered = 登録先
sr-roster-order = 命令
sr-sit-chase = チェイス：{ $who }と{ $target }は{ $distance }
sr-sit-machine = { $who }：ダメージ{ $physical }/{ $physical_of }{ $score }／{ $where }{ $far }／{ $weapons }{ $state }
sr-sit-machine-led = { $who }：ダメージ{ $physical }/{ $physical_of }／{ $where }{ $far }／{ $weapons }{ $state }
sr-far-chase = 、{ $distance }
sr-opt-person-chase = { $name }（{ $distance }）

sr-gm-speed = 車両・ドローンの速度を決める
sr-gm-chase = 逃走車と追跡車の距離を決める、またはチェイスを終える
sr-step-road = 路面の状況

## 盤面

sr-board-chase = { $who }の追跡
sr-board-quarry = 逃走車
sr-board-machine = ダメージ{ $physical }/{ $physical_of }

sr-action-board = 乗り込む
sr-action-take_wheel = ハンドルを握る
sr-eff-action-board = 動作は要りません。運転者がいなければ運転します。
sr-eff-action-take_wheel = 動作は要りません。パイロットに代わって運転します。
sr-log-boards = { $who }が{ $target }に乗り込んだ
sr-log-takes_wheel = { $who }が{ $target }のハンドルを握った
sr-log-attack-ram-driven = { $attacker }が{ $machine }で{ $target }に体当たりを仕掛けた
sr-log-attack-ram-rolled = { $head }：ダイスプール{ $pool }、{ $hits }ヒット
sr-log-distance-many = { $who }は{ $target }のそれぞれと同じヒット数で、距離は{ $distance }のままだった
