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

dicebot-wrong-comma = 閉じ括弧の後ろにコンマ（,）のあるコメントが付くと、ボットはチョイスを読めません。
dicebot-wrong-ones = 振り足したダイスの1も、グリッチの1に数えます（SR-1.1.6）。ボットは最初に振ったダイスの1だけを数えます。
dicebot-wrong-none = ダイスが0個なら、グリッチは起きません。ボットはクリティカルグリッチとします。
dicebot-wrong-modifier = 修正値はすべての桁を読み、すべてを足します。ボットは読み落とします。

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
dicebot-no-table = 「{ $text }」という表はありません（ボットは射撃の表とみなします）。使えるもの：{ $allowed }。
dicebot-no-system = ゲームシステム「{ $name }」はありません。あるもの：{ $allowed }。

## オリジナル表

dicebot-table-long = オリジナル表は{ $most }文字までです。
dicebot-table-short = オリジナル表には、1行目に名前、2行目にダイス、3行目から項目を書きます（{ $most }行まで）。
dicebot-table-dice = オリジナル表のダイス「{ $dice }」は使えません。例：1D6、2D6、D66、D66S。
dicebot-table-row = オリジナル表の項目「{ $row }」は「出目:内容」の形ではありません。
dicebot-table-figures = オリジナル表（{ $dice }）に足りないか余っている出目：{ $figures }

## 使い方（チャットツールのヘルプに出る）

dicebot-help-common =
    ■どのゲームシステムでも使えるコマンド
    2D6+4>=10　加算ダイスと目標値　／　4D6KH3　大きい順に3個（KL・DH・DL・MAX・MIN）
    4B6>=5　個別に振って成功数　／　8R6[6]>=5　6以上なら振り足し　／　3U6[6]　上方無限
    5TY6　出目ごとの個数　／　D66、D66S、D66D　／　C(3+4)*2　計算だけ
    choice[a,b,c]　選択　／　x3 2D6　繰り返し　／　S2D6　シークレット
dicebot-help-gundog =
    ■判定
    1D100<=55　達成値まで判定します。2D9は0から9のダイスです。
dicebot-help-gundogzero =
    ■判定と表
    1D100<=55　達成値まで判定します。2D9は0から9のダイスです。
    SDPT-3　ダメージペナルティ表（S射撃・M格闘・V車両・G汎用）　／　SFT　ファンブル表（S射撃・M格闘・T投擲）
dicebot-help-gundogrevised =
    ■判定と表
    1D100<=55　達成値まで判定します。2D9は0から9のダイスです。
    SDPT-3　ダメージペナルティ表（S射撃・M格闘・V車両・G汎用）　／　SFT　ファンブル表（S射撃・M格闘・T投擲）
dicebot-help-shadowrun4 =
    ■テスト
    6B6　ヒットを数え、グリッチを示します。　／　6R6　6を振り足します。
dicebot-help-srs =
    ■判定
    2D6+2@11#3>=10　クリティカル値11、ファンブル値3　／　2D6+2>=10[11,3]　同じ　／　2D6[]　目標値なし
dicebot-help-metallicguardian =
    ■判定
    2D6+2@11#3>=10　クリティカル値11、ファンブル値3　／　MG+2>=10[11,3]　MGは2D6の略
dicebot-help-roguelikehalf =
    ■判定と表
    RH+1>=5　技量点1、目標値5　／　D33+1　11から33　／　NTT+1　宝物表の行

roll-log-book = ログは、ダイスボットのシステムに従って読みます。「{ $name }」ではなく、次のどれかを指定してください：{ $allowed }。
roll-log-alone = --log はファイルの中の判定を読みます。「{ $text }」と一緒には指定できません。
roll-log-no-dice = この行からは、振ったダイスの出目がわかりません。
roll-log-none = { $path }に判定が見つかりません。ココフォリアがログとして書き出すHTMLファイルを指定してください。
