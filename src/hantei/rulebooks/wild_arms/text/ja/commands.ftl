## ダイスコマンドの書き方

wa-guide-check = 能力値2、技能レベル3の判定
wa-guide-target = 技能レベル3、補正−2、目標値10の基本判定
wa-guide-dice = ダイスの補正−1D
wa-guide-joint = 3人の協力判定、目標値20
wa-guide-race = 競争判定
wa-guide-duel = 対決判定：能動側、受動側の順
wa-guide-states = 状態を書き添える。ほかにサポート、萎縮、覚醒、コーポレーション、ジャミング
wa-guide-attack = HPを持つ相手への攻撃とダメージ
wa-guide-damage = ダメージだけ。ほかに半減、無効、吸収、クリティカル、「無視 すべて」
wa-guide-proof = 目標値10の生存判定。ほかに手当（12）、意思（10）

## ダイスコマンドの結果

wa-typed-skill = 技能レベル
wa-typed-modifier = 補正
wa-typed-cooperation = 《コーポレーション》
wa-typed-jamming = 《ジャミング》
wa-rolled-won = { $n }人目の勝ち
wa-rolled-draw = 引き分け
wa-rolled-reroll = 引き分け。同値の者が再判定
wa-rolled-active = 能動側の勝ち
wa-rolled-passive = 受動側の勝ち
wa-rolled-duel = { $winner }：{ $active }対{ $passive }（差{ $margin }）
wa-rolled-duel-damage = { $winner }：{ $active }対{ $passive }（差{ $margin }）、ダメージ{ $n }点
wa-rolled-duel-regained = { $winner }：{ $active }対{ $passive }（差{ $margin }）、HP{ $n }回復
wa-rolled-damage = ダメージ{ $n }点
wa-rolled-regained = HP{ $n }回復
wa-figure-passive = 受動側の達成値
wa-figure-damage = ダメージ
wa-figure-regained = 回復するHP
