## 盤面

wa-board = 戦場
wa-board-hp = HP { $n }/{ $most }
wa-board-guard = ブレイクガード残り{ $n }回
wa-board-sniping = 狙撃戦闘（射程{ $range }）：距離{ $distance }を詰めるまでのチャージ
wa-board-charge = { $n }/{ $of }

## シート

wa-sheet-hp = HP
wa-sheet-life = 耐えられる回数
wa-sheet-fp = FP
wa-sheet-guard = ブレイクガード
wa-sheet-initiative = 先制値
wa-sheet-armour = 装甲値
wa-sheet-in_use = { $arm }（使用中）
wa-adjust-bar = この場で選べなくするポゼッション
wa-adjust-unbar = この場で選べるように戻すポゼッション
wa-adjust-possession = ポゼッション
wa-adjust-give-until = 期間と解除を決めて状態を与える
wa-adjust-status = 状態
wa-adjust-until = いつまで
wa-adjust-until-round = ラウンドの終わりまで
wa-adjust-until-battle = 戦闘の終わりまで
wa-adjust-until-scene = シーンの終わりまで
wa-adjust-ending = 視界不良の解除
wa-adjust-ending-minor = マイナーアクション
wa-adjust-ending-lantern = ランタンを使ったマイナーアクション
wa-adjust-ending-none = 解除できない
wa-adjust-supply-end = 補給状態を終わらせる
wa-adjust-supply-restore = 補給状態に戻す
wa-adjust-move = 1人だけのムーブ
wa-adjust-move-none = 陣営と同じ
wa-adjust-in-use = 使っているARM
wa-adjust-disarmed = ARMが手元にない
wa-adjust-waited = 待機した
wa-adjust-supported = このラウンドのサポートスキルを使った
wa-adjust-guards = HPがあってもブレイクガードできる
wa-adjust-lean = リーンのブレイクガードの残り
wa-adjust-used = 使った回数（{ $art }）
wa-adjust-charges = チャージの回数
wa-adjust-distance = 距離
wa-adjust-end = 戦闘をここで終える
wa-adjust-scene = シーンが全員に与える状態
wa-adjust-scene-end = シーンの{ $status }をなくす
wa-adjust-task = 課題「{ $task }」を果たした陣営
wa-adjust-undone = まだ
