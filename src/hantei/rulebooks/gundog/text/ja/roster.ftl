## 名簿

gd-roster-endurance = 耐久力
gd-roster-initiative = イニシアチブ
gd-roster-armour = 防御値
gd-roster-rate = { $rate }%（スキルレベル{ $level }）
gd-roster-item = { $name }×{ $n }
gd-adjust-visibility = 視界
