## 遭遇に出てくる名前

gd-thing-place = 場所
gd-thing-room = 部屋
gd-thing-side = 陣営
gd-thing-character = キャラクター
gd-thing-unit = 参加者
gd-thing-weapon = 武器
gd-thing-item = アイテム
gd-thing-skill = スキル
gd-thing-armour = 防具
gd-thing-ruling = 解釈の項目

## マップ

gd-fault-no-places = マップに場所がありません。誰もどこにも立てません。
gd-fault-one-way = 「{ $place }」から「{ $link }」へは行けますが、戻れません。隣接は両方のエリアに書いてください。
gd-fault-links-unused = 隣接（links）を使うのはエリアマップだけです。このマップでは距離と部屋で決まります。
gd-fault-cut-off = エリア「{ $place }」にはどこからも行けません。隣接（links）を書いてください。
gd-fault-sight = 「{ $found }」は部屋の組ではありません。「hall|yard」のように、異なる二つの部屋を書いてください。

## 陣営と参加者

gd-fault-no-fight = 戦闘になりません。敵対する二つの陣営に参加者が必要です。
gd-fault-side-empty = 陣営「{ $side }」に参加者がいません。
gd-fault-side-peaceful = 陣営「{ $side }」はどの陣営とも敵対していません。
gd-fault-id-twice = ID「{ $id }」が二度使われています。参加者ごとに別のIDを付けてください。同じものを並べるには「count」を使います。
gd-fault-above-record = { $found }と書かれていますが、データの値は{ $most }です。それより多い状態では始められません。
gd-fault-too-late = ラウンド{ $round }は来ません。最後のラウンドは{ $last }です（rounds_max）。
gd-fault-no-cover = 場所「{ $place }」に遮蔽はありません。

## 勝利条件

gd-fault-nobody-to-beat = 陣営「{ $side }」には倒すべき敵がいません。
gd-fault-own-unit = 「{ $unit }」は陣営「{ $side }」の一員です。味方が倒れると勝ちになってしまいます。
gd-fault-other-side = 「{ $unit }」は陣営「{ $side }」の一員ではありません。
gd-fault-goal-rounds = 持ちこたえるラウンドは1から{ $last }（rounds_max）までです。{ $found }と書かれています。
gd-fault-goal-places = どの場所に着けばよいのかが書かれていません。
gd-fault-goal-count = 陣営「{ $side }」の{ $found }人が条件ですが、{ $there }人しかいません。
gd-fault-no-exit = 誰も離脱できません。出口になる場所がありません。

## 裁定

gd-fault-reading = 「{ $name }」に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }。
gd-fault-no-table = 「{ $name }」をこの解釈にするには、arsenalのtablesに独自の表が要ります：{ $allowed }。
gd-fault-no-figure = 「{ $name }」をこの解釈にするには、独自の数値が要ります：{ $field }

## データ

gd-fault-gun = 銃には射撃モードと弾倉が必要です。
gd-fault-no-gun = 射撃モードと弾倉は銃だけのものです。ここでは使われません。
gd-fault-no-range = どの距離でも攻撃できない武器です。少なくとも一つの距離に命中修正を書いてください。
gd-fault-hands = 手にした物に手が{ $found }本要ります。手は二本です。
gd-fault-twice-in-hand = 手にした物に「{ $weapon }」が二度書かれています。
gd-fault-unarmed = 武器がありません。素手も武器の一つです（unarmed）。
gd-fault-rows = 0から18までのどの数も、ちょうど一つの行に入らなければなりません。誤り：{ $rows }
gd-fault-bands = 距離の上限は、前のものより遠くなければなりません。
