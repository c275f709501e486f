## 遭遇に出てくる名前

sk-thing-character = キャラクター
sk-thing-side = 陣営
sk-thing-unit = 参加者
sk-thing-weapon = 武器
sk-thing-assault = アサルト
sk-thing-skill = 特技
sk-thing-item = アイテム
sk-thing-dress = ドレス
sk-thing-ruling = 解釈の項目

## 名前

sk-fault-id-twice = ID「{ $id }」が二度使われています。参加者ごとに別のIDを付けてください。同じものを並べるには「count」を使います。
sk-fault-reading = 「{ $name }」に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }。
sk-fault-above-record = { $found }と書かれていますが、データの値は{ $most }です。それより多い状態では始められません。
sk-fault-at-least = { $found }と書かれていますが、{ $low }以上でなければなりません。

## 戦闘シート

sk-fault-no-squares = 戦闘シートにスクウェアがありません。印を並べた行を書いてください。
sk-fault-row-length = この行は{ $found }スクウェア、最初の行は{ $first }スクウェアです。行の長さはすべて同じにしてください。
sk-fault-mark = 「{ $found }」というスクウェアの印はありません。書ける印：{ $allowed }。
sk-fault-square-form = 「{ $found }」はスクウェアとして読めません。左下を「0,0」として、列と行を書いてください。
sk-fault-square-outside = スクウェア{ $found }は戦闘シートの外です。右上の端は{ $last }です。
sk-fault-not-neighbours = { $a }と{ $b }は隣り合っていません。壁や扉は、辺を共有する二つのスクウェアの間に置きます。
sk-fault-edge-twice = { $a }と{ $b }の間には、すでに壁か扉があります。
sk-fault-line-form = 「{ $found }」は射線として読めません。「0,0|2,0」のように、異なる二つのスクウェアを書いてください。
sk-fault-line-twice = { $a }と{ $b }の射線が二度書かれています。射線はどちらから見ても同じです。
sk-fault-wall-state = 壁は常に閉じています。開けられるのは扉（kind: door）だけです。
sk-fault-nothing-controlled = 制圧の印が一つもないので、誰が制圧しているかを書いても意味がありません。

## 陣営と参加者

sk-fault-no-fight = 戦闘になりません。敵対する二つの陣営に参加者が必要です。
sk-fault-side-empty = 陣営「{ $side }」に参加者がいません。
sk-fault-side-peaceful = 陣営「{ $side }」はどの陣営とも敵対していません。
sk-fault-own-enemy = 陣営「{ $side }」が自分自身と敵対することはできません。
sk-fault-closed-square = { $found }には誰も入れません（侵入不能か障害物）。
sk-fault-no-water = 潜水できるのは水地スクウェアだけです。{ $found }は水地ではありません。
sk-fault-too-late = ラウンド{ $round }は来ません。最後のラウンドは{ $last }です（rounds_max）。

## 勝利条件

sk-fault-nobody-to-beat = 陣営「{ $side }」には倒すべき敵がいません。
sk-fault-own-unit = 「{ $unit }」は陣営「{ $side }」の一員です。味方が倒れると勝ちになってしまいます。
sk-fault-other-side = 「{ $unit }」は陣営「{ $side }」の一員ではありません。
sk-fault-goal-rounds = 持ちこたえるラウンドは1から{ $last }（rounds_max）までです。{ $found }と書かれています。
sk-fault-goal-squares = どのスクウェアに着けばよいのかが書かれていません。
sk-fault-goal-count = 陣営「{ $side }」の{ $found }機が条件ですが、{ $there }機しかいません。
sk-fault-no-escape = 誰も逃走できません。逃走スクウェアがないか、逃走が認められていません。

## データ

sk-fault-target = 「{ $found }」は対象として読めません。書けるもの：{ $allowed }。
sk-fault-formula = 「{ $found }」は数値でもダイスでもありません。3、2d6、1d6+2のように書いてください（ダイスは{ $most }個まで）。
sk-fault-no-rank = 侵蝕には1以上のランクが要ります。
sk-fault-rank = ランク{ $found }は使えません。ランクがあるのは侵蝕だけです。
sk-fault-attribute = 「{ $found }」という属性はありません。{ $read_as }として読みます。
sk-fault-duration = 持続する効果には期間（duration）が必要です。「{ $found }」では何も起こりません。
sk-fault-no-hook = タイミング「hook」には、どの段階か（hook）が必要です。このままでは使えません。
sk-fault-idle = この記述では何も変わりません。何がどう変わるのかを書いてください。
sk-fault-condition = 「{ $field }」が分かるのは段階（hook）が{ $allowed }のときか、timingがalwaysのときだけです。ここでは条件を満たしません。
sk-fault-slots = 武器の枠は{ $found }必要ですが、ドレスには{ $most }しかありません。
