## 確率・統計で数えるもの

gd-count-check = { $side }の{ $check }
gd-count-success = { $side }の{ $check }成功
gd-count-damage = { $who }が失う耐久力
gd-count-down = { $who }が倒れる
gd-count-lost = 倒れた場所：{ $place }、{ $cause }
gd-count-by-bleeding = 出血
gd-count-by-lethality = 致死判定
gd-count-by-effect = その他
gd-count-spent = { $who }の{ $what }消費
gd-count-stock-rounds = 弾薬
gd-count-stock-magazines = 予備弾倉
gd-count-row = { $table }：{ $row }
gd-count-table-penalty-shooting = ダメージペナルティ表（射撃）
gd-count-table-penalty-melee = ダメージペナルティ表（格闘）
gd-count-table-penalty-other = ダメージペナルティ表（汎用）
gd-count-table-fumble-shooting = ファンブル表（射撃）
gd-count-table-fumble-melee = ファンブル表（格闘）
gd-count-table-fumble-other = ファンブル表（その他）
gd-count-round = ラウンド：{ $title }
gd-count-battle = 戦闘：{ $title }
gd-count-end = { $side }の勝利（{ $by }）
gd-count-end-nobody = 決着つかず（{ $by }）
gd-count-win = { $side }の勝利
gd-supposed = 読めない数値は、読める人物の平均とみなす。
