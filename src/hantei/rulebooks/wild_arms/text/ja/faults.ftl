## 遭遇に出てくる名前

wa-thing-faction = 陣営
wa-thing-character = キャラクター
wa-thing-unit = 参加者
wa-thing-task = 課題
wa-thing-skill = 技能
wa-thing-ability = 能力値
wa-thing-arm = ARM
wa-thing-art = スキル・魔法
wa-thing-item = アイテム
wa-thing-modified = 補正の対象
wa-thing-ruling = 解釈の項目

## 陣営と参加者

wa-fault-no-fight = 戦闘になりません。味方同士でない2つの陣営に参加者が必要です。
wa-fault-faction-empty = 陣営「{ $faction }」に参加者がいません。
wa-fault-id-twice = ID「{ $id }」が2回使われています。参加者ごとに別のIDを付けてください。同じものを並べるには「count」を使います。
wa-fault-no-hp = 「{ $character }」はHPを持ちません。この数値は書かないでください。
wa-fault-above-record = { $found }と書かれていますが、データの値は{ $most }です。それより多い状態では始められません。
wa-fault-begins-with = 「{ $status }」で戦闘を始めることはできません。
wa-fault-too-late = ラウンド{ $round }のあとに続くラウンドがありません。最後のラウンドは{ $last }です（rounds_max）。

## 勝利条件と敗北条件

wa-fault-no-condition = 条件がないと戦闘を始められません。1つ以上書いてください。
wa-fault-goal-faction = 誰についての条件か、はっきりしません。「factions」を書いてください。
wa-fault-goal-rounds = 持ちこたえるラウンドは1から{ $last }（rounds_max）までです。{ $found }と書かれています。
wa-fault-goal-count = { $found }人と書かれていますが、指定の陣営には{ $there }人しかいません。
wa-fault-goal-gone = 「gone」が意味を持つのは、種類がbeatenかdownの条件だけです。この条件は{ $kind }です。

## 戦場

wa-fault-level-1 = 2ラウンド目からの制限は不意打ちレベル2のものです。ここでは意味がありません。
wa-fault-distance-1 = 射程2の狙撃戦闘の距離は1です。{ $found }と書かれています。
wa-fault-no-distance = 射程3の狙撃戦闘には距離が必要です（2から4がおすすめです）。
wa-fault-far = 距離{ $found }は詰めるのに時間がかかります。2から4がおすすめです。
wa-fault-all-barred = 選べるポゼッションがありません。全員がポゼッションなしで戦います。
wa-fault-free-task = 判定のない課題に、技能や目標値は要りません。
wa-fault-task-circle = 課題「{ $task }」は、先に自分自身を済ませる必要があります。

## 裁定

wa-fault-reading = 「{ $name }」に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }。

## データ

wa-fault-capacity = 射撃武器には装弾数が必要です。
wa-fault-magic-arm = ARMは射撃か白兵の武器です。魔法攻撃はスキルや魔法、または生来の攻撃として書いてください。
wa-fault-no-shots = 弾を数えるのは射撃だけです。ここでは意味がありません。
wa-fault-rounds = 1回の攻撃で{ $found }発を使いますが、装弾数は{ $most }です。
wa-fault-no-damage = 魔法攻撃にはダメージが必要です。
wa-fault-magic-range = 魔法攻撃の射程は1、2、3のどれかです。
wa-fault-use-range = 射程「武器」を使えるのは攻撃だけです。1、2、3のどれかを書いてください。
wa-fault-art-rounds = 弾を使うのは射撃攻撃だけです。
wa-fault-attack-target = 攻撃の対象は他者です。bodiesかall_enemiesにしてください。
wa-fault-standing-attack = 攻撃にはタイミング（setup、minor、major）が必要です。
wa-fault-attack-effect = 攻撃がダメージのほかに及ぼす効果は「rider」に書いてください。
wa-fault-no-attack = 「{ $field }」は攻撃だけの項目です。ここでは意味がありません。
wa-fault-standing-empty = 常時効果（timing: other）には補正（modifiers）が必要です。
wa-fault-standing-use = 常時効果（timing: other）は使用するものではありません。効果やコストは持たず、補正だけを書きます。
wa-fault-modifiers = 補正（modifiers）は常時効果（timing: other）のものです。使用して得る効果は「effect」に書いてください。
wa-fault-bodies = 体数は、対象が「bodies」のときだけ意味があります。
wa-fault-empty = 使っても何も起こりません。効果を書いてください。
wa-fault-item-timing = この効果は使うときがありません。タイミング（minorかmajor）を書いてください。
wa-fault-dice = 「{ $on }」はダイスを振りません。数値（value）で書いてください。
wa-fault-attribute = 属性「{ $found }」には名前がありません。書かれたまま表示します（独自の属性はarsenalのattributesに書けます）。
wa-fault-hp = キャラクターはHPを持つか、持たないと明記するか（no_hp: true）のどちらか一方です。
wa-fault-armour = HPを持つキャラクターには装甲値が必要です。
wa-fault-attack-name = 「{ $name }」は既存のARMのIDです。生来の攻撃には別のIDを付けてください。
wa-fault-trait-twice = 「{ $attribute }」が複数の特性に入っています。無効は何よりも優先し、吸収は弱点があれば倍、半減があれば半分を吸収し、弱点と半減は両方が働きます。
wa-fault-weight = 装備の重量は{ $found }、重量制限は{ $most }です。
wa-traits-refused = { $name }のデータでは属性「{ $attribute }」が複数の特性にあります。解釈conflicting_traitsはこれを認めません。
