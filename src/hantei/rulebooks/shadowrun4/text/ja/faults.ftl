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

sr-fault-no-places = マップに場所がありません。誰もどこにも立てません。
sr-fault-sight = 「{ $found }」は部屋の組ではありません。異なる2つを「hall|yard」のように書いてください。
sr-fault-mount = 銃座に置けるのは銃だけです。「{ $weapon }」は銃ではありません。

## 陣営と参加者

sr-fault-no-fight = 戦闘になりません。敵対する二つの陣営に参加者が必要です。
sr-fault-side-empty = 陣営「{ $side }」に参加者がいません。
sr-fault-side-peaceful = 陣営「{ $side }」に、敵対する陣営が書かれていません。
sr-fault-id-twice = ID「{ $id }」が二度使われています。参加者ごとに別のIDを付けてください。同じものを並べるには「count」を使います。
sr-fault-too-late = 第{ $turn }ターンは来ません。最後は第{ $last }ターンです（turns_max）。
sr-fault-no-cover = 場所「{ $place }」に遮蔽はありません。

## 作業と勝利条件

sr-fault-task-both = 作業に書けるのは、技能か二つの能力値のどちらか一方です。
sr-fault-task-nothing = 技能を使う作業や継続テストには、技能か二つの能力値が必要です。
sr-fault-nobody-to-beat = 陣営「{ $side }」には倒すべき敵がいません。
sr-fault-own-unit = 「{ $unit }」は陣営「{ $side }」の一員です。味方が倒れると勝ちになってしまいます。
sr-fault-other-side = 「{ $unit }」は陣営「{ $side }」の一員ではありません。
sr-fault-goal-turns = 持ちこたえるターンは1から{ $last }（turns_max）までです。{ $found }と書かれています。
sr-fault-goal-places = どの場所に着けばよいのかが書かれていません。
sr-fault-goal-count = 陣営「{ $side }」の{ $found }人が条件ですが、{ $there }人しかいません。
sr-fault-no-exit = 誰も離脱できません。出口になる場所がありません。

## 読み方

sr-fault-reading = 「{ $name }」に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }。
sr-fault-not-recorded = 「{ $name }」の解釈 recorded に要る数値が、次の記録にありません：{ $people }。

## 記録

sr-fault-gun = 銃には射撃モードと装弾数が必要です。
sr-fault-no-gun = 射撃モードと装弾数は銃だけのものです。ここでは使われません。
sr-fault-bands = 距離の区切りは4つまでで、後のものほど遠くなければなりません。
sr-fault-melee-bands = 近接武器に距離の区切りはありません。ここでは使われません。
sr-fault-no-shotgun = 拡散するのはショットガンだけです。ここでは使われません。
sr-fault-attributes = 能力値が足りません：{ $missing }。
sr-fault-hands = 手にした物に手が{ $found }本要ります。手は二本です。
sr-fault-twice-in-hand = 手にした物に「{ $weapon }」が二度書かれています。
sr-thing-order = これへの指示

## Chummerのキャラクター

sr-chummer-none = シャドウラン4のChummerのキャラクターではありません。
sr-chummer-metatype = このルールブックに種族「{ $found }」はありません。人間として扱います。
sr-chummer-figure = { $name }の値「{ $found }」は数値ではありません。ここでは{ $value }とします。
sr-chummer-skill = 技能「{ $name }」（{ $rating }）は引き継ぎません。このルールブックに同じ名前の技能はありません。
sr-chummer-spec = { $name }の専門化「{ $spec }」は引き継ぎません。レーティングだけを引き継ぎます。
sr-chummer-left = 「{ $name }」は引き継ぎません。
sr-chummer-worked-out = 「{ $name }」そのものは引き継ぎません。能力値、イニシアティブ、パスへの効果は数値に入っています。
sr-chummer-alike = 「{ $name }」の射程と必要な手の数は{ $like }と同じにします。ほかはファイルのとおりです。
sr-chummer-spell = 呪文「{ $name }」は引き継ぎません。このルールブックに同じ名前の呪文はなく、効果もファイルにありません。使うときはarsenalのspellsに記録を書いてください。
sr-chummer-cast-alike = 「{ $name }」の働きは{ $like }と同じにします。抵抗する能力値、範囲、ダメージ、ドレインはファイルのとおりです。
sr-chummer-tradition = このルールブックに様式「{ $name }」はありません。drain_attributeを書かなければ、ドレインには意志力と魅力で抵抗します。
sr-chummer-program = 「{ $name }」は引き継ぎません。このルールブックに同じ名前のプログラムはありません。
