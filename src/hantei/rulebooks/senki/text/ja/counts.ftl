## 確率・統計で数えるもの

sk-count-attack = 攻撃
sk-count-defence = 防御
sk-count-check = { $side }の{ $check }
sk-count-success = { $side }の{ $check }成功
sk-count-damage = { $who }が失うHP
sk-count-down = { $who }の戦闘不能
sk-count-lost = 損失：{ $place }、{ $cause }
sk-count-mishap = 攻撃以外
sk-count-spent = { $who }の{ $what }消費
sk-count-held = { $who }の{ $what }
sk-count-use = { $who }の{ $what }消費：{ $purpose }
sk-count-drained = 奪われた分
sk-count-gained = { $who }の{ $what }回復：{ $by }による
sk-count-round = ラウンド：{ $title }
sk-count-battle = 戦闘：{ $title }
sk-count-end = { $side }の勝利（{ $by }）
sk-count-end-nobody = 決着つかず（{ $by }）
sk-count-win = { $side }の勝利
sk-supposed = 公開されていない数値は、公開されている機体の平均とみなします。
sk-looked-up = ?odds とちがい、相手側の数値はルールブックのデータどおりとみなします。この遭遇だけの変更や、まだ現れていない者、隠れている者は含みません。
