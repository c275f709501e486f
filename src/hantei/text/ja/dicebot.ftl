## ダイスボットのコマンドの結果

dicebot-successes = 成功数{ $n }
dicebot-glitch = グリッチ
dicebot-critical-glitch = クリティカルグリッチ
dicebot-and = { $first }、{ $then }
dicebot-most = 最大{ $most }、合計{ $total }
dicebot-chosen = { $what }
dicebot-said = { $text }
dicebot-row = { $n }の行
dicebot-dice = ダイス
dicebot-line = ボットの書き方：{ $text }
dicebot-secret-line = ボットの書き方（シークレット）：{ $text }
dicebot-bot-line = ボットの答え：{ $text }

## ボットの誤り

dicebot-wrong-comma = 閉じ括弧の後ろに読点（,）のあるコメントが付くと、ボットはチョイスを読めません。
dicebot-wrong-ones = 振り足したダイスの1も、グリッチの1に数えます（SR-2.8）。ボットは最初に振ったダイスの1だけを数えます。
dicebot-wrong-none = ダイスが0個なら、グリッチは起きません。ボットはクリティカルグリッチとします。
dicebot-wrong-modifier = 修正値は全ての桁を読み、全てを足します。ボットは読み落とします。

## 読めないコマンド

dicebot-empty = コマンドがありません。
dicebot-no-dice = 「{ $text }」にはダイスがありません。計算だけならC（例：C(3+4)*2）。
dicebot-no-dice-there = 「{ $text }」の{ $at }文字目（「{ $found }」）：ここにダイスは書けません。
dicebot-d66-alone = 「{ $text }」の{ $at }文字目：D66は、ほかの式と一緒なら1D66と書きます。
dicebot-no-comparison = 「{ $text }」の{ $at }文字目（「{ $found }」）：上方無限ロールの振り足しに比較は書けません。
dicebot-too-many = 「{ $text }」：{ $dice }は振れません。ダイスは0個から{ $n }個まで、面は1から{ $sides }までです。
dicebot-zero = 「{ $text }」：0では割れません。
dicebot-endless = 「{ $text }」：どの目が出ても振り足すので、終わりません。
dicebot-times = 繰り返しが重なって{ $most }回を超えます。
dicebot-cannot-fall = 「{ $text }」：ダイスが多すぎるか、個数が負です。
dicebot-strict-letters = 「{ $text }」：ボットは全角文字を読みません。
dicebot-no-system = ゲームシステム「{ $name }」はありません。あるもの：{ $allowed }
