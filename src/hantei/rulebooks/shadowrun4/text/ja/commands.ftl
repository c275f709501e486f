## ダイスコマンド：書き方

sr-guide-pool = プール8個、修正−2と+1
sr-guide-counted = プール8個、オンラインのテーブルでの書き方
sr-guide-threshold = 目標値2の成功テスト
sr-guide-edge = テスト前のエッジ（【エッジ】3）
sr-guide-opposed = 対抗テスト
sr-guide-extended = 継続テスト：12を超えるまで、6回以内（書かなければ10回）
sr-guide-buy = 10個でヒットを購入
sr-guide-long_shot = 【エッジ】3のロングショット
sr-guide-initiative = イニシアティブ・スコア
sr-guide-attack = 攻撃の一連の流れ（対抗テスト、ダメージ、抵抗）。ほかに広いバースト、狭い長バースト、広い長バースト、狭いフルバースト、広いフルバースト。Sは精神ダメージ

## ダイスコマンド：結果

sr-roll-test-roll = { $what }：{ $pool }個、{ $hits }ヒット、{ $glitch }
sr-roll-test-edge = { $what }：{ $pool }個とエッジ{ $edge }個、{ $hits }ヒット、{ $glitch }
sr-roll-test-long_shot = { $what }：ロングショット{ $edge }個、{ $hits }ヒット、{ $glitch }
sr-roll-test-none = { $what }：振るダイスがない
sr-roll-hit = 命中：{ $kind }{ $value }、修正装甲値{ $armour }
sr-typed-throw-task = 成功テスト
sr-typed-pool = プール
sr-typed-modifier = 修正
sr-rolled-hits = { $hits }ヒット、{ $glitch }
sr-rolled-test = { $degree }：{ $hits }ヒット／目標値{ $need }（差{ $margin }）
sr-rolled-opposed = { $degree }：{ $hits }ヒット対{ $against }ヒット（差{ $margin }）
sr-rolled-work = { $degree }：{ $rolls }回で{ $hits }ヒット／目標値{ $need }
sr-rolled-bought = { $hits }ヒットを購入
sr-rolled-score = イニシアティブ・スコア{ $score }
sr-rolled-missed = 外れ（差{ $margin }）
sr-rolled-hit = 命中（差{ $margin }）：{ $kind }ダメージ{ $boxes }
sr-degree-success-glitch = 成功（グリッチ）
sr-degree-failure-glitch = 失敗（グリッチ）
sr-degree-failure-critical = クリティカル・グリッチ
sr-degree-success-critical = 成功（クリティカル・グリッチ）
sr-figure-glitch = グリッチ
sr-figure-glitch-1 = グリッチ
sr-figure-glitch-2 = クリティカル・グリッチ
sr-figure-hits = ヒット
sr-figure-rolls = 振る回数
sr-figure-score = イニシアティブ・スコア
sr-figure-damage = ダメージ
sr-figure-drain = 残るドレイン
sr-figure-value = ダメージ値
sr-figure-physical = ダメージの種類
sr-figure-physical-0 = 精神
sr-figure-physical-1 = 身体
