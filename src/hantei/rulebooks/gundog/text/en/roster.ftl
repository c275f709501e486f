## The roster

gd-roster-endurance = endurance
gd-roster-initiative = initiative
gd-roster-armour = armour
gd-roster-rate = { $rate }% (skill level { $level })
gd-roster-item = { $name } ×{ $n }
gd-adjust-visibility = visibility
gd-adjust-wound = give a shock or a wound
gd-adjust-kind = kind
gd-adjust-percent = off the rate of success (%)
gd-adjust-limb = limb
gd-adjust-heal = heal { $wound }
gd-adjust-bleeding = make bleed
gd-adjust-bleeding-each = lost each round (3, 1D6)
gd-adjust-bleeding-end = stop all bleeding
gd-adjust-checks = lethality checks since falling to 0 or below
gd-adjust-hand = hand that holds { $weapon }
gd-adjust-point = a point of the map
gd-adjust-metres = x,y (metres)
gd-adjust-notice = notices the shooting of
gd-adjust-posture = changes posture in this round
gd-adjust-must-rest = may not declare an action next time
gd-adjust-tactics = degree of the tactics roll
gd-adjust-seconds = seconds gone
