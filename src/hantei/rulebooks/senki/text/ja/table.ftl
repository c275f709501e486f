# 設定と裁定

senki-bad-target = 「{ $found }」は対象として読めません。書けるもの：{ $allowed }。
sk-gm-set = 機体や戦闘の数値、状態を変える
sk-gm-at = 機体を別のスクウェアに置く
sk-gm-status = バッドステータスを与える、外す
sk-gm-door = 扉を開ける、閉める
sk-gm-mark = スクウェアの印を変える（なしなら普通のスクウェア）
sk-gm-line = 射線を決める
sk-gm-keep = 戦闘終了後も回復しないものを決める
sk-gm-side = 機体を別の陣営に移す
sk-gm-seat = 機体を別の席から動かす（機体のidは専用の席）
sk-gm-join = 途中から参加させる（データ、陣営、場所）
sk-gm-bring = ファイルの人物を途中から参加させる（ファイル、ほかは参加と同じ）
sk-gm-leave = 場面から退場させる
sk-gm-end = 戦闘を終える（陣営を書けばその勝利）

# 戦闘の結果

sk-figure-winner = { $side }の勝利
sk-figure-nobody = 勝者なし
sk-figure-able = { $side }：決着時に戦える機体の数
sk-figure-hp = { $side }：決着時の残りHP
sk-figure-en = { $side }：決着時の残りEN
