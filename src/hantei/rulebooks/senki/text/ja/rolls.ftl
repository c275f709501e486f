## ダイスコマンドの書き方

sk-guide-check = 判定値8の判定
sk-guide-difficulty = 判定値8、修正−2、難易度15
sk-guide-critical = 11以上でクリティカル
sk-guide-fumble = 1のゾロ目をファンブルとする（解釈fumble）
sk-guide-brackets = 同じ数を角括弧で：クリティカル、ファンブル
sk-guide-daze = 判定する側が放心（どの判定にも書ける）
sk-guide-duel = 対決：能動側、リアクション側の順
sk-guide-reaction = リアクション側が狼狽、水中状態
sk-guide-damage = ダメージロール：属性、攻撃力の順
sk-guide-real_damage = クリティカルの命中、防御修正5に対して
sk-guide-guards = 半減、3点軽減、カバーアップで2倍。ほかに無効、ゼロ、水中
sk-guide-attack = 攻撃：対決と、命中した場合のダメージ

## ダイスコマンドの結果

sk-throw-check = 判定
sk-throw-active = 能動側の判定
sk-throw-reacting = リアクション
sk-roll-check = { $check }：出目{ $dice }{ $bonus }＝{ $total }
sk-roll-check-critical = { $check }：出目{ $dice }{ $bonus }＝{ $total }、クリティカル
sk-roll-check-fumble = { $check }：出目{ $dice }、ファンブル、達成値0
sk-roll-active-wins = 能動側の勝利：{ $active }対{ $reaction }（{ $clauses }）
sk-roll-reaction-wins = リアクション側の勝利：{ $active }対{ $reaction }（{ $clauses }）
sk-roll-damage = ダメージロール（{ $dice }D6）：〈{ $attribute }〉{ $damage }
sk-roll-real_damage = 実ダメージ：{ $real }（{ $damage }〈{ $attribute }〉から）
sk-typed-value = 判定値
sk-typed-modifier = 修正
sk-typed-power = 攻撃力
sk-typed-halve = ダメージを半減する効果
sk-typed-nullify = ダメージを無効化する効果
sk-typed-zero = 実ダメージを0にする効果
sk-typed-reduction = ダメージを軽減する効果
sk-result-duel = 能動側の{ $degree }：{ $total }対{ $reaction }（差{ $margin }）
sk-result-attack = 能動側の{ $degree }：{ $total }対{ $reaction }（差{ $margin }）、ダメージ{ $damage }
sk-result-damage = ダメージ{ $n }
sk-result-real_damage = 実ダメージ{ $n }
sk-figure-reaction = 相手の達成値
sk-figure-damage = ダメージ
sk-figure-real_damage = 実ダメージ
