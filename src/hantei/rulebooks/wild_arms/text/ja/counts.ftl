## 確率・統計で数えるもの

wa-count-check = { $side }の{ $check }
wa-count-success = { $side }の{ $check }成功
wa-count-check-hit = { $side }の攻撃（対象ごと）
wa-count-success-hit = { $side }の命中
wa-count-damage-hp = { $who }が失うHP
wa-count-damage-steps = { $who }が受けるダメージの段階
wa-count-down = { $who }が瀕死になる
wa-count-lost = { $side }の瀕死：{ $cause }による
wa-count-by-effect = その他
wa-count-spent = { $who }の{ $what }消費
wa-count-held = { $who }の{ $what }
wa-count-use = { $who }の{ $what }消費：{ $way }
wa-count-gained = { $who }の{ $what }回復：{ $way }
wa-count-way-drained = 奪われた分
wa-count-way-reloading = リロード
wa-count-way-other = その他
wa-count-stock-hp = HP
wa-count-stock-fp = FP
wa-count-stock-fp-much = FP{ $n }
wa-count-stock-rounds = 弾
wa-count-stock-rounds-much = 弾{ $n }発
wa-count-battle = 戦闘：{ $title }
wa-count-round = ラウンド：{ $title }
wa-count-end = { $result }（{ $by }）
wa-count-win = { $side }の勝利
wa-supposed = まだ現れていない者はいないものとみなします。
