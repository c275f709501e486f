## 盤面

wa-board = 戦場
wa-board-hp = HP { $n }/{ $most }
wa-board-guard = ブレイクガード({ $n })
wa-board-sniping = 狙撃戦闘（射程{ $range }）：距離{ $distance }を詰めるまでのチャージ
wa-board-charge = { $n }/{ $of }

## シート

wa-sheet-hp = HP
wa-sheet-life = あと何回耐えられるか
wa-sheet-fp = FP
wa-sheet-guard = ブレイクガード
wa-sheet-initiative = 先制値
wa-sheet-armour = 装甲値
wa-sheet-in_use = { $arm }（使用中）
wa-adjust-bar = この場で選べなくするポゼッション
wa-adjust-unbar = この場で選べるように戻すポゼッション
wa-adjust-possession = ポゼッション
