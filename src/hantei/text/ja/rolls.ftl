## 読めないダイスコマンド

command-unreadable = 「{ $text }」の{ $at }文字目（「{ $found }」）が読めません。ここに書けるもの：{ $allowed }。
command-unfinished = 「{ $text }」は途中で終わっています。続けて書けるもの：{ $allowed }。
command-figure = 「{ $text }」の{ $at }文字目：{ $found }は書けません。{ $low }から{ $high }までです。
command-twice = 「{ $text }」の{ $at }文字目：「{ $found }」が二度書かれています。
command-long = ダイスコマンドは{ $most }文字までです。
command-number = 数
command-end = コマンドの終わり

## ダイスコマンドの結果

roll-critical = クリティカル
roll-success = 成功
roll-failure = 失敗
roll-fumble = ファンブル
roll-against = { $degree }：{ $total }対{ $target }（差{ $margin }）
roll-degree-total = { $degree }：{ $total }
roll-total = 合計{ $total }
