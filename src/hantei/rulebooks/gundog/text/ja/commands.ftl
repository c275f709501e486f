## ダイスコマンドの書き方

gd-guide-check = 成功率65%の判定
gd-guide-modifiers = 成功率65%、修正+10と−20、スキルレベル2
gd-guide-nines = 0から9の目が2つ、修正−3。0から18で読む
gd-guide-penalty = ダメージペナルティ表（射撃）。ほかにMDPT（格闘）、GDPT（汎用）
gd-guide-fumble = ファンブル表（射撃）。ほかにMFT（格闘）、GFT（その他）
gd-guide-damage = ダメージ3D6+2、命中数のボーナス1D6、防御値4に対して。防御値も部位もなければダイスだけ
gd-guide-part = 急所狙い。ほかに腕部、脚部
gd-guide-shots = 1目標に3射、命中率65−20%、スキルレベル2
gd-guide-volley = 射撃一回分：命中、ダメージ、ダメージペナルティ表。ほかにダブルアクション、シングルアクション、ポンプアクション、レバーアクション、2連発、ボルトアクション、単発、フル

## ダイスコマンドの結果

gd-roll-shot = { $n }射目
gd-roll-check-absolute = { $what }：出目{ $face }（成功率{ $rate }%）、絶対成功、達成値{ $degree }
gd-roll-check-critical = { $what }：出目{ $face }（成功率{ $rate }%）、クリティカル、達成値{ $degree }
gd-roll-check-success = { $what }：出目{ $face }（成功率{ $rate }%）、成功、達成値{ $degree }
gd-roll-check-failure = { $what }：出目{ $face }（成功率{ $rate }%）、失敗
gd-roll-check-fumble = { $what }：出目{ $face }（成功率{ $rate }%）、ファンブル
gd-roll-nines = 2D9：{ $row }
gd-roll-row = ダメージペナルティ表（{ $table }）：{ $row }の欄
gd-roll-damage = ダメージ{ $damage }：防御値を引いて{ $through }、耐久力−{ $loss }
gd-typed-rate = 成功率
gd-typed-modifier = 修正
gd-rolled-check = { $degree }：出目{ $face }（成功率{ $rate }%、差{ $margin }）、達成値{ $n }
gd-rolled-check-failed = { $degree }：出目{ $face }（成功率{ $rate }%、差{ $margin }）
gd-rolled-row = { $row }の欄：{ $effects }
gd-rolled-fumble = { $row }の欄：{ $text }
gd-rolled-loss = 耐久力−{ $n }
gd-rolled-hits = { $shots }射中{ $hits }射命中
gd-rolled-volley = { $shots }射中{ $hits }射命中、耐久力−{ $loss }
gd-rolled-volley-row = { $shots }射中{ $hits }射命中、耐久力−{ $loss }。表の{ $row }の欄：{ $effects }
gd-row-nothing = 効果なし
gd-row-death = 死亡
gd-row-unconscious = 気絶
gd-row-prone = 転倒
gd-row-unstable = 不安定
gd-row-confused = 錯乱
gd-row-drop_weapon = 武器を落とす
gd-row-extra_damage = 追加ダメージ{ $n }
gd-row-stun_check = 朦朧判定{ $n }%
gd-row-bleeding = 出血{ $n }
gd-row-serious = 重傷{ $n }%
gd-row-light = 軽傷{ $n }%
gd-row-shock = ショック{ $n }%
gd-figure-degree = 達成値
gd-figure-hits = 命中した数
gd-figure-damage = ダメージ
gd-figure-loss = 失う耐久力
gd-figure-row = ダメージペナルティ表の欄
