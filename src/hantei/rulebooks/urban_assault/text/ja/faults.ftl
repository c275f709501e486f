## シナリオに出てくる名前

thing-tile = タイル
thing-place = マップの地点
thing-table = 表
thing-seat = 分隊長の席
thing-gear = 装備品
thing-role = 隊員
thing-skill = 技能
thing-counter = カウンター
thing-information = 情報
thing-companion = 同行者
thing-prisoner = 捕虜の種類
thing-condition = 状態異常
thing-force = 勢力
thing-trait = 特性
thing-difficulty = 難易度
thing-objective = 目標
thing-ending = 結末
thing-sub_ability = 副能力値
thing-resolved = 表の行またはタイル
thing-resistance = 攻撃の方法・技能・装備品
thing-tag = 敵の特性
thing-unit = この戦闘の敵
thing-target_die = ダイスで決まる対象
thing-route = 達成値の区別
thing-victim = 被害の対象

## 名前

fault-id-twice = ID「{ $id }」がこの一覧に二度出てきます。一つのIDは一度しか使えません。
fault-id-form = 「{ $id }」はIDに使えません。空にせず、斜線（/）を含めないでください。
fault-id-reserved = 「{ $id }」は最初の敵を指す語なので、敵のIDには使えません。

## 規則の上書き

fault-override-clause = 条項「{ $found }」は上書きできません。上書きできる条項：{ $allowed }。
fault-override-value = { $clause }に「{ $found }」という解釈はありません。選べる解釈：{ $allowed }。
fault-override-figure = { $clause }を「{ $found }」にはできません。{ $low }以上の整数を書いてください。
fault-override-twice = { $clause }はすでに上書きされています。一つの条項を上書きできるのは一度だけです。

## 表

fault-row-form = 「{ $found }」は行として読めません。「4」「2-3」「<=1」「>=7」のように、数か範囲を書いてください。
fault-row-reversed = 行「{ $found }」は範囲が逆です。「{ $meant }」と書いてください。
fault-row-signs = 「{ $found }」には、全角など、行に使えない記号があります。「{ $meant }」と書いてください。
fault-row-impossible = 行「{ $found }」：{ $die }では{ $figures }は出ません。{ $die ->
    [d66] 出目は11から16、21から26と続き、66までです。
    [d33] 出目は11から13、21から23、31から33です。
   *[other] 出目は{ $first }から{ $last }までです。
  }
fault-row-idle = 行「{ $found }」が選ばれることはありません。出目は{ $first }から{ $last }までです。
fault-row-twice = 行「{ $found }」の出目{ $result }は、すでに行「{ $first }」にあります。一つの出目に書ける行は一つだけです。
fault-rows-missing = 行のない出目があります：{ $missing }（{ $die }）。すべての出目に行が必要です。
fault-map-rows-missing = マップ表（rows）がありません。進行方式「{ $mode }」では、{ $die }のすべての出目に行が必要です。
fault-length-missing = 最終イベントがいつ来るか書かれていません。進行方式「{ $mode }」では、length（1以上）か final_chance を書いてください。
fault-places-missing = 地点が一つもありません。進行方式「fixed_map」では places を書いてください。
fault-start-missing = 分隊の出発点がありません。start に次の地点のどれかを書いてください：{ $allowed }。
fault-extortion-demand = { $row }の行は賄賂・物資要求ですが、要求するものがありません。magazines、scrip、mre、items のどれかを書いてください。

## 数値

fault-formula = 「{ $found }」は式として読めません。数、ダイス（1d2、1d3、1d6から10d6）、それらの和や積を、「2d6+1」「1d6*5」のように書いてください。
fault-order = { $low_field }（{ $low }）が{ $high_field }（{ $high }）を超えています。
fault-group-number = 敵戦闘集団「{ $unit }」の数がありません。number に1以上の数かダイスを書いてください。
fault-target-life = 高脅威目標「{ $unit }」の生命点がありません。life に1以上の数かダイスを書いてください。
fault-target-attacks = 高脅威目標「{ $unit }」の攻撃回数がありません。attacks に0以上の数を書いてください。
fault-field-idle = { $field }は、種別「{ $of }」の敵では意味を持ちません。
fault-joined-number = 「{ $unit }」はjoined_unitsの合計の数で撤退するので、自分のwithdraw_atは使われません。
fault-felled-never = 倒した数が{ $found }になることはありません。多くても{ $most }で、最後の一人を倒せば撤退する者は残りません。
fault-ware-free = これは無料です。無料のつもりでなければ、次のどれかを書いてください：{ $fields }
fault-never-both = { $other }があるので、{ $field }は働きません。
fault-leader-checks = 退却の判定は分隊長が行います（who: leader）。
fault-needs-one = 次のどれかを書いてください：{ $fields }
fault-needs-one-for = { $field }を使うには、次のどれかも書いてください：{ $fields }
fault-changes-nothing = これだけでは何も変わりません。次のどれかを書いてください：{ $fields }
fault-lap-never = { $lap }周目は来ません。周は全部で{ $laps }です。
fault-routed-to-itself = 「{ $unit }」への命中を「{ $unit }」自身に移しても何も変わりません。別の敵を書いてください。
fault-needs-field = 「{ $field }」を使うには、「{ $needs }」も書いてください。
fault-use-never = この装備品を使える場面がありません。use_when に次のどれかを書いてください：{ $allowed }。
fault-wait-idle = { $field }は、範囲「{ $scope }」では何の効果もありません。
fault-never-met = このシナリオに{ $kind ->
    [group] 敵戦闘集団
   *[target] 高脅威目標
  }はいないので、これが働くことはありません。
fault-cap-missing = 作戦投入上限（deployment_cap、または difficulties）がありません。分隊は手持ちの弾倉のまま始めます。

## 作戦の流れ

fault-tile-unreachable = タイル「{ $tile }」へ進む手段がありません。どの行からも、出来事からも、経路からも来られません。
fault-go-circle = タイル「{ $tile }」からは必ず{ $targets }へ進み、同じところを回り続けて終わりません。
fault-place-unreachable = 「{ $start }」から地点「{ $place }」へ行く経路がありません。
fault-no-final-place = 最終イベントの地点がありません。タイル「{ $tile }」か「final: true」のある地点が必要です。
fault-dead-end = 地点「{ $place }」から先へ行く経路がありません。ここに来ると作戦は失敗に終わります。
fault-no-way-to-final = 「{ $start }」から最終地点（{ $finals }）へ行く経路がありません。
fault-mid-event-late = 固定イベントは{ $at }枚目とありますが、{ $length }枚で最終イベントになります。
fault-no-objective = 作戦目標がありません。一つ以上書いてください。
fault-objective-unmet = 目標「{ $objective }」を達成する手段がありません。条件（when）、敵（unit）、効果「do: objective」のどれかを書いてください。
fault-never-holds = この条件が満たされることはありません。
fault-never-comes = ここから先は一度も行われません。手前の「do: { $do }」で、どの場合にもほかへ移ります。
fault-never-fails = 結末「{ $ending }」が語られることはありません。作戦が失敗に終わる手段がないためです（failure、または result: failed の「do: end」）。
fault-map-never = { $tile }枚目のマップは来ません。この進み方では多くても{ $last }枚です。
fault-nothing-grants = ここで「{ $name }」（{ $kind }）が求められていますが、手に入れる場面がありません。
fault-never-used = 「{ $name }」（{ $kind }）を求める条件が、どこにもありません。
fault-ending-hidden = 結末「{ $ending }」が語られることはありません。同じ結果（{ $result }）の「{ $before }」が先にあり、条件もついていないためです。
fault-choice-empty = 選べる選択肢が一つもありません。少なくとも一つは必要です。
fault-choice-conditional = どの選択肢にも条件か代価がついています。一つも選べないときは、何も尋ねられません。

## 戦闘

fault-battle-condition = 「{ $field }」は戦闘中にしか満たされません。ここでは使えません。
fault-battle-only = 「do: { $do }」は戦闘中にしか使えません。course、on_hit、on_fall、on_capture か、同行者の battle_start に書いてください。
fault-not-in-battle = 「do: { $do }」は戦闘中には使えません。
fault-not-at-the-end = 「do: { $do }」はここでは使えません。作戦はすでに終わっています。
fault-no-units = 敵がいません。一つ以上書いてください。
fault-nobody-there = どの敵も後から現れることになっています。戦闘の初めから居る敵を一つ以上書いてください。
fault-never-arrives = 敵「{ $unit }」は後から現れるはずですが、戦闘が終わるまでに現れる場面がありません。
fault-cover-circle = 敵「{ $unit }」は、巡り巡って自分自身に守られています（{ $by }）。これでは攻撃できません。
fault-unhurtable = 敵「{ $unit }」を傷つける手段がなく、戦闘が終わりません。通じる攻撃を残すか、rounds か finish を書いてください。
fault-endless-waves = 敵「{ $unit }」の増援が毎ラウンド際限なく現れます。until、rounds、finish のどれかを書いてください。
fault-after-last-round = 第{ $round }ラウンドは来ません。戦闘は第{ $rounds }ラウンドで終わります。

## 分隊

fault-squad-growth = 成長が{ $found }段階になっています。この能力が伸びるのは{ $most }段階までです。
fault-squad-spent = 成長に経験点を{ $spent }点使っていますが、分隊長が得た経験点（level）は{ $level }点です。
fault-squad-skill-twice = 技能「{ $id }」が二度書かれています。
fault-squad-skills = 修得した技能が{ $found }個あります。この成長で修得できるのは{ $most }個です。
fault-squad-worn = 着用できる防具は一つだけです。ここにあるのは：{ $found }
fault-squad-carry = 「{ $id }」を{ $found }個持っています。持てるのは{ $most }個までです。
fault-squad-mounts = 銃が{ $guns }丁なのに、アタッチメントが{ $found }個あります。付けられるのは1丁に一つです。
fault-squad-no-gun = 「{ $id }」は銃ではないので、アタッチメントを付けられません。
fault-squad-uses = 「{ $id }」の使用回数は手に入れたときに振って決まります。uses に書いてください。
fault-squad-no-uses = 「{ $id }」に使用回数はありません。
fault-squad-first-uses = 残りの使用回数が{ $found }回で、初めの{ $most }回より多くなっています。
fault-squad-size = 隊員が{ $found }人います。この分隊長の分隊規模は{ $most }です。
fault-squad-posts = 狙撃ポイントに就く隊員が{ $found }人います。入れるのは{ $most }人です。
fault-squad-load = アイテムを{ $found }個持っています。この分隊長が持てるのは{ $most }個です。
