## ダイスコマンドの書き方

ua-guide-check = 判定：技量点1、目標値4
ua-guide-modifiers = 技量点1、修正−1、目標値5
ua-guide-attack = 攻撃ロール：技量点2、敵レベル3
ua-guide-defence = 防御ロール：技量点1、敵レベル4
ua-guide-sub = 副能力値のロール。目標値を書かなければ4。ほかに格闘、器用、指揮、技量
ua-guide-life = 生命ロール
ua-guide-dice = ダイスだけ。ほかに1D3、1D2、1D6*5
ua-guide-digits = 十の位と一の位。ほかにD33
ua-guide-hit = 被弾テーブル
ua-guide-loot = 標準戦利品表、出目+1
ua-guide-special = 特殊装備表

## ダイスコマンドの結果

ua-command-one-die = 「{ $text }」の{ $at }文字目（「{ $found }」）：判定は1D6に数だけを足し引きします。
ua-roll-check = { $check }：{ $sum }、{ $outcome }
ua-roll-table = { $table }：{ $die }
ua-step-table_die = 出目
ua-result-hit = { $row }の行：{ $roles }
