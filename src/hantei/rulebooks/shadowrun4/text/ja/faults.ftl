## エンカウンターに出てくるもの

sr-thing-place = 場所
sr-thing-room = 部屋
sr-thing-side = 陣営
sr-thing-character = キャラクター
sr-thing-unit = 参加者
sr-thing-weapon = 武器
sr-thing-skill = 技能
sr-thing-task = 作業
sr-thing-ruling = 解釈の項目

## 現場

sr-fault-no-places = 場所が1つもなく、誰も立てません。
sr-fault-sight = 「{ $found }」は部屋の組ではありません。異なる2つを「hall|yard」のように書いてください。
sr-fault-mount = 銃座に置けるのは銃だけです。「{ $weapon }」は銃ではありません。

## 陣営と参加者

sr-fault-no-fight = 戦いになりません。敵対する2つの陣営に参加者が要ります。
sr-fault-side-empty = 陣営「{ $side }」に参加者がいません。
sr-fault-side-peaceful = 陣営「{ $side }」自身には、敵対する陣営が書かれていません。
sr-fault-id-twice = ID「{ $id }」が2度使われています。それぞれ別のIDにするか、同じ種類は count で数えてください。
sr-fault-too-late = 第{ $turn }ターンは行われません。最後は第{ $last }ターンです（turns_max）。
sr-fault-no-cover = 場所「{ $place }」には遮蔽がありません。

## 作業と勝利条件

sr-fault-task-both = 作業に求められるのは、技能か2つの能力値のどちらか一方です。
sr-fault-task-nothing = 技能を使う作業や継続テストには、技能か2つの能力値が要ります。
sr-fault-nobody-to-beat = 陣営「{ $side }」には倒す敵がいません。
sr-fault-own-unit = 「{ $unit }」は陣営「{ $side }」の者です。倒れると自分の陣営の勝ちになってしまいます。
sr-fault-other-side = 「{ $unit }」は陣営「{ $side }」の者ではありません。
sr-fault-goal-turns = 持ちこたえるターン数は1から{ $last }（turns_max）までです。指定：{ $found }。
sr-fault-goal-places = どこに着けばよいかが書かれていません。
sr-fault-goal-count = 陣営「{ $side }」の{ $found }人を求めていますが、{ $there }人しかいません。
sr-fault-no-exit = 出口のある場所がなく、誰も離れられません。

## 読み方

sr-fault-reading = 「{ $name }」に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }
sr-fault-not-recorded = 「{ $name }」の解釈 recorded に要る数値が、次の記録にありません：{ $people }。

## 記録

sr-fault-gun = 銃には射撃モードと装弾数が要ります。
sr-fault-no-gun = 射撃モードと装弾数があるのは銃だけです。ここでは使われません。
sr-fault-bands = 距離の区切りは4つまでで、後のものほど遠くなければなりません。
sr-fault-melee-bands = 近接武器に距離の区切りはありません。ここでは使われません。
sr-fault-no-shotgun = 拡散するのはショットガンだけです。ここでは使われません。
sr-fault-attributes = 能力値が足りません：{ $missing }。
sr-fault-hands = 手にした物に{ $found }本の手が要ります。手は2本です。
sr-fault-twice-in-hand = 「{ $weapon }」が手にした物に2度書かれています。
sr-thing-order = これへの指示
