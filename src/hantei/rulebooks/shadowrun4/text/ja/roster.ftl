## 名簿

sr-roster-cover = 遮蔽
sr-roster-physical = 身体の残り
sr-roster-stun = 精神の残り
sr-roster-edge = エッジ
sr-roster-armour = { $a }（対衝撃{ $b }）
sr-adjust-physical = 身体ダメージ
sr-adjust-stun = 精神ダメージ
