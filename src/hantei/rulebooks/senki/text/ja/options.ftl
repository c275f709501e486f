## 三つのアクションに共通

sk-opt-common-pass = 放棄する
sk-opt-common-finishing_blow = 「とどめの一撃」を宣言する
sk-opt-common-leave = 逃走スクウェアから退場する
sk-opt-common-deed = その他の行動をGMに申し出る
sk-opt-skill = 特技{ $name }
sk-opt-item = アイテム：{ $name }
sk-opt-assault = アサルト：{ $name }
sk-opt-recover = { $state }から回復する
sk-opt-recover-seal = { $equipment }の封印を解く
sk-opt-ready = { $weapon }を準備する

## 進行

sk-opt-preparation-allow = 認める
sk-opt-preparation-refuse = 認めない
sk-opt-prepare-done = 準備を終える
sk-opt-ready-by = { $who }の{ $weapon }を準備する
sk-opt-mount = { $who }が{ $vehicle }に騎乗する
sk-opt-give = { $who }の{ $item }をほかの機体に渡す
sk-opt-process-pass = 使わない
sk-opt-process-pass-auto = 行わない
sk-opt-turn-act = メインプロセスを行う
sk-opt-turn-wait = 待機する
sk-opt-round_over-go_on = 続ける
sk-opt-round_over-end = ここで終える
sk-opt-victory-end = これで終える
sk-opt-victory-go_on = 認めずに続ける
sk-opt-scene_over-go_on = シーンを続ける
sk-opt-scene_over-end = シーンを終える
sk-opt-last_turn-allow = 認める
sk-opt-last_turn-refuse = 認めない

## ムーブアクション・マイナーアクション

sk-opt-move-move-combat = 戦闘移動（{ $movement ->
    [0] 移動力0
   *[other] { $movement }スクウェアまで
}）
sk-opt-move-move-full = 全力移動（{ $twice ->
    [0] 移動力0
   *[other] { $twice }スクウェアまで
}、行動終了）
sk-opt-move-move-disengage = 離脱移動（隣へ1スクウェア、行動終了）
sk-opt-minor-submerge = 潜る（水中状態になる）
sk-opt-minor-surface = 浮上する
sk-opt-weapon-off = { $old }を外す
sk-opt-weapon-on = { $new }を装備する
sk-opt-weapon-swap = { $old }を{ $new }に替える
sk-opt-door-open = { $door }を開ける
sk-opt-door-ajar = { $door }を半開きにする
sk-opt-door-close = { $door }を閉じる
sk-opt-deed-move = ムーブアクションとして認める
sk-opt-deed-minor = マイナーアクションとして認める
sk-opt-deed-major = メジャーアクションとして認める
sk-opt-deed-auto = オートアクションとして認める
sk-opt-deed-refuse = 認めない
sk-opt-route-stay = その場に留まる
sk-opt-leave-stay = 留まる
sk-opt-leave-leave = 退場する
sk-opt-escape-allow = 認める
sk-opt-escape-refuse = 認めない
sk-opt-hinder-hinder = 妨害する
sk-opt-short_path-walk = そこまで進む
sk-opt-short_path-again = 経路を選び直す
sk-opt-hinder-let_go = 行かせる

## 攻撃

sk-opt-met = { $where }（{ $who }）
sk-opt-selection-enemies = 敵だけ（{ $foes }）
sk-opt-selection-friends = 味方だけ（{ $friends }）
sk-opt-selection-everyone = 全員
sk-opt-selection-everyone-same = 全員（ここでは同じ結果）
sk-opt-selection-each = 1機ずつ選ぶ
sk-opt-include-take = 対象に入れる
sk-opt-include-spare = 外す
sk-opt-boost-no_skill = 使わない
sk-opt-reaction-defend = 防御判定を行う（{ $value }{ $n }）
sk-opt-reaction-abandon = リアクションを放棄する
sk-opt-cover-stay = カバーアップしない
sk-opt-cover-cover = カバーアップする
sk-opt-fall-fall = 使わずに戦闘不能になる
