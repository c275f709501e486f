## The roster

gd-roster-endurance = endurance
gd-roster-initiative = initiative
gd-roster-armour = armour
gd-roster-rate = { $rate }% (skill level { $level })
gd-roster-item = { $name } ×{ $n }
gd-adjust-visibility = visibility
