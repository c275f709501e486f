## Dice commands: the notation

gd-guide-check = a check at 65%
gd-guide-modifiers = 65%, modifiers +10 and −20, skill level 2
gd-guide-nines = two dice from 0 to 9, modifier −3, read from 0 to 18
gd-guide-penalty = damage penalty table for shooting; also: MDPT melee, GDPT other
gd-guide-fumble = fumble table for shooting; also: MFT melee, GFT other
gd-guide-damage = damage 3D6+2, one more D6 for hits, against armour 4; without armour or a part, dice alone
gd-guide-part = at a vital spot; also: arm, leg
gd-guide-shots = three shots at one target, at 65−20%, skill level 2
gd-guide-volley = a whole volley: hits, damage, damage penalty table. Also: double action, single action, pump action, lever action, double barrel, bolt action, single shot, full

## Dice commands: what happened

gd-roll-shot = shot { $n }
gd-roll-check-absolute = { $what }: { $face } against { $rate }%, absolute success, degree { $degree }
gd-roll-check-critical = { $what }: { $face } against { $rate }%, critical, degree { $degree }
gd-roll-check-success = { $what }: { $face } against { $rate }%, success, degree { $degree }
gd-roll-check-failure = { $what }: { $face } against { $rate }%, failure
gd-roll-check-fumble = { $what }: { $face } against { $rate }%, fumble
gd-roll-nines = 2D9: { $row }
gd-roll-row = damage penalty table ({ $table }): row { $row }
gd-roll-damage = damage { $damage }: { $through } through, { $loss } lost
gd-typed-rate = rate
gd-typed-modifier = modifier
gd-rolled-check = { $degree }: { $face } against { $rate }% (margin { $margin }), degree { $n }
gd-rolled-check-failed = { $degree }: { $face } against { $rate }% (margin { $margin })
gd-rolled-row = Row { $row }: { $effects }
gd-rolled-fumble = Row { $row }: { $text }
gd-rolled-loss = { $n } endurance lost
gd-rolled-hits = { $hits } of { $shots } shots hit
gd-rolled-volley = { $hits } of { $shots } shots hit, { $loss } endurance lost
gd-rolled-volley-row = { $hits } of { $shots } shots hit, { $loss } endurance lost; row { $row }: { $effects }
gd-row-nothing = no effect
gd-row-death = dead
gd-row-unconscious = unconscious
gd-row-prone = prone
gd-row-unstable = off balance
gd-row-confused = confused
gd-row-drop_weapon = weapon dropped
gd-row-extra_damage = { $n } extra damage
gd-row-stun_check = stun check at { $n }%
gd-row-bleeding = bleeding { $n }
gd-row-serious = serious wound { $n }%
gd-row-light = light wound { $n }%
gd-row-shock = shock { $n }%
gd-figure-degree = degree of success
gd-figure-hits = hits
gd-figure-damage = damage
gd-figure-loss = endurance lost
gd-figure-row = row of the damage penalty table
