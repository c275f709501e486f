## 読めないダイスコマンド

command-unreadable = 「{ $text }」の{ $at }文字目（「{ $found }」）が読めません。ここに書けるもの：{ $allowed }。
command-unfinished = 「{ $text }」は途中で終わっています。続けて書けるもの：{ $allowed }。
command-figure = 「{ $text }」の{ $at }文字目：{ $found }は書けません。{ $low }から{ $high }までです。
command-twice = 「{ $text }」の{ $at }文字目：「{ $found }」が二度書かれています。
command-long = ダイスコマンドは{ $most }文字までです。
command-number = 数
command-dice = { $example }などのダイス
command-end = コマンドの終わり

## ダイスコマンドの結果

roll-critical = クリティカル
roll-success = 成功
roll-failure = 失敗
roll-fumble = ファンブル
roll-against = { $degree }：達成値{ $total }（目標値{ $target }、差{ $margin }）
roll-degree-total = { $degree }：{ $total }
roll-total = 合計{ $total }

## 振る

roll-line = { $number }：{ $faces } → { $result }
roll-throw = { $why }、{ $dice }。{ $ask }
roll-guide = { $title }：ダイスコマンド
roll-guide-keyboard = 大文字と小文字、全角と半角は区別しません。言葉は日本語でも英語でも書けます。
roll-times = -n には1から{ $most }までの数を指定してください（「{ $given }」とあります）。
roll-one-luck = ダイスはシード（--seed）、手（--dice physical）、出目の指定（--faces）のどれか一つで振ります。
roll-faces = --faces には出目を書きます（例：3,4）。「{ $given }」は出目ではありません。
roll-faces-few = { $dice }には出目が{ $n }個要りますが、{ $left }個しかありません。
roll-faces-odd = { $dice }の出目が{ $found }になることはありません。1から{ $sides }までです。
roll-faces-left = 出目が余りました：{ $left }。
roll-strict-book = --strict はボットのゲームシステムのものです（{ $allowed }）。{ $name }はルールブックです。
roll-ruling-bot = --ruling はルールブックのものです。{ $name }はボットのゲームシステムです。
odds-bot = { $name }はボットのゲームシステムです。確率は --check でコマンドを一つ書いて求めます（例：--check "2D6>=8"）。
