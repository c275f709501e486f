## 名簿

sr-roster-cover = 遮蔽
sr-roster-physical = 身体の残り
sr-roster-stun = 精神の残り
sr-roster-edge = エッジ
sr-roster-armour = { $a }（対衝撃{ $b }）
sr-adjust-physical = 身体ダメージ
sr-adjust-sight = 視界の条件を加える
sr-adjust-sight-clear = { $sight }をなくす
sr-adjust-alert = 警報
sr-adjust-stun = 精神ダメージ
