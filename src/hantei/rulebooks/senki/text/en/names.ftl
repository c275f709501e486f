## Names put together

sk-plain = { $text }
sk-nothing = {""}
sk-nobody = nobody
sk-referee = GM
sk-numbered = { $name } { $n }
sk-one = The { $name }
sk-lettered = [{ $tag }] { $name }
sk-with = { $name } ({ $parts })
sk-skill = { $name }
sk-assault = { $name }
sk-skill-weapon = { $weapon }, using { $skill }
sk-skill-weapon-inside = { $weapon }, using { $skill },
sk-oneself = itself
sk-oneself-also = itself
sk-friendly = its ally { WITHIN($name) }
sk-friendly-many = its allies { WITHIN($name) }
sk-yourself = yourself
sk-yours = your ally { WITHIN($name) }
sk-yours-many = your allies { WITHIN($name) }
sk-plus = +{ $n }
sk-minus = −{ $n }
sk-door = the door between { $a } and { $b }

## How machines are

sk-hp = HP { $n }/{ $max }
sk-en = EN { $n }/{ $max }
sk-ts = TS { $n }
sk-value = { $name } { $n }
sk-harm = { $n } damage taken
sk-unharmed = unharmed
sk-state-incapacitated = incapacitated
sk-state-shot_down = shot down
sk-state-dead = dead
sk-state-high = in high mobility
sk-state-charging = breaking through
sk-state-submerged = submerged
sk-state-slow = slow
sk-state-finished = turn over
sk-state-waiting = waiting
sk-status-corrosion = corrosion
sk-status-daze = daze
sk-status-panic = panic
sk-status-pressure = pressure
sk-status-seal = seal
sk-status-stall = stall
sk-status-power_down = power-down
sk-corroded = corroded: rank { $rank }
sk-sealed = sealed: { $equipment }

## Weapons, skills, items

sk-word-weapon = weapon
sk-word-assault = assault
sk-word-hp = HP
sk-word-en = EN
sk-word-en-much = { $n } EN
sk-word-ts = TS
sk-word-ts-much = { $n } TS
sk-kind-blade = blade
sk-kind-shot = shot
sk-kind-charge_shot = charge shot
sk-attribute-physical = physical
sk-attribute-fire = fire
sk-attribute-ice = ice
sk-attribute-lightning = lightning
sk-attribute-light = light
sk-attribute-dark = dark
sk-attribute-piercing = piercing
sk-attribute-slash = slash
sk-power = { $attribute } +{ $n }
sk-power-minus = { $attribute } −{ $n }
sk-roll = { $dice }D6{ $bonus } { $attribute }
sk-range = range { $n }
sk-after-move = also after a move
sk-hit-bonus = { $bonus } to hit
sk-left = { $n } left
sk-squares = { $n } { $n ->
    [one] square
   *[other] squares
}
sk-shape-single = single
sk-shape-self = self
sk-shape-area = area { $x }
sk-shape-line = line { $x }
sk-shape-wide = line { $x }, { $width } wide
sk-shape-radiation = radiation { $x }
sk-shape-charge = charge { $x }
sk-shape-select = { $shape } (select)
sk-cost-hp = { $n } HP
sk-cost-en = { $n } EN
sk-cost-ts = { $n } TS
sk-cost-status = then { $status }
sk-no-weapon = without a weapon

## Actions

sk-action-move = move action
sk-action-minor = minor action
sk-action-major = major action
sk-action-auto = auto action

## Places

sk-at = at { $square }
sk-distance-none = same square
sk-distance = { $n ->
    [one] 1 square
   *[other] { $n } squares
} away, { $metres } m
sk-partial-cover = partial cover
sk-behind-cover = partial cover from the enemy
sk-out-of-sight = out of the enemy's sight
sk-going-reach = Squares with an enemy in range
sk-going-goal = Nearer the goal
sk-going-nearer = Nearer the enemy
sk-going-other = Elsewhere
sk-going-stay = Stay
sk-doing-weapon = Change weapons
sk-doing-give = Hand over
sk-doing-mount = Mount
sk-doing-uses = Skills and items
sk-doing-nothing = No action
sk-friend = ally
sk-spent = uses { $n } movement
sk-no-enemy = no enemy in range
sk-no-need = not needed now
sk-cannot-move = no move possible from here
sk-to-goal = goal { $squares } away
sk-at-goal = goal square
sk-hindrance = stops the move
sk-beside = with { WITHIN($who) }
sk-beside-foes = in the enemy square of { WITHIN($foes) }
sk-beside-both = in the enemy square of { WITHIN($foes) }, with { WITHIN($who) }
sk-beside-friends = { WITHIN($friends) }
sk-beside-fallen = { WITHIN($fallen) } (incapacitated)
sk-beside-friends-fallen = { WITHIN($friends) }, and with { WITHIN($fallen) } (incapacitated)
sk-nearest = nearest enemy { $squares } away
sk-disengage-checks = { $n } disengage { $n ->
    [one] check
   *[other] checks
}
sk-meets = { $who }
sk-path = path { $path }
sk-direction-N = up (+y)
sk-direction-E = right (+x)
sk-direction-S = down (−y)
sk-direction-W = left (−x)
sk-direction-NE = up right
sk-direction-SE = down right
sk-direction-SW = down left
sk-direction-NW = up left
sk-mark-sealed = sealed
sk-mark-controlled = controlled
sk-mark-impassable = impassable
sk-mark-obstacle = obstacle
sk-mark-difficult = difficult terrain
sk-mark-water = water
sk-mark-escape = escape

## Why a number is what it is

sk-step-melee = melee
sk-step-shooting = shooting
sk-step-evasion = evasion
sk-step-reaction = reaction
sk-step-initiative = initiative
sk-step-movement = movement
sk-step-power = power of the machine
sk-step-range = range
sk-step-armour = defence modifier ({ $attribute })
sk-step-dice = dice of the damage roll
sk-step-added = added to the dice
sk-step-damage = damage
sk-step-partial_cover = partial cover
sk-step-slow_in_water = slow, in water
sk-step-submerged = submerged
sk-step-cover_up = own share and the one covered
sk-step-nullified = damage nullified
sk-step-set_to_zero = real damage set to 0
sk-step-no_less = least possible
sk-step-movement_cost = squares entered
sk-step-cost = cost in the record
sk-step-one_action = one action of each kind
sk-step-hp_loss = HP lost
sk-step-recovery = HP regained
sk-step-full = no more than the maximum

## What dice are thrown for

sk-throw-hit = hit check
sk-throw-attack = attack
sk-throw-defence = defence check
sk-throw-disengage = disengage check
sk-throw-hindering = hindering check
sk-throw-appearance = appearance check
sk-throw-skill = skill check
sk-throw-damage = damage roll
sk-throw-corrosion = HP lost to corrosion
sk-throw-healing = recovery
sk-throw-loss = loss

## Fields that this book calls by words of its own
book-field-skills = Skills
book-field-initiative = Initiative
book-field-evasion = Evasion
book-field-slash = Slash
book-field-reaction = Reaction
book-field-melee = Melee
book-field-shooting = Shooting
book-field-armour = Defence modifiers
book-field-physical = Physical

# Words of files, on published pages

book-word-move = move action
book-word-minor = minor action
book-word-major = major action
book-word-auto = auto action
book-word-setup = setup process
book-word-cleanup = cleanup process
book-word-always = always
book-word-charging = breaking through
book-word-instant = at once
book-word-main-process = until the main process ends
book-word-round-end = until the round ends
book-word-combat-end = until the combat ends
book-word-sealed = sealed
book-word-controlled = controlled
book-word-impassable = impassable
book-word-obstacle = obstacle
book-word-difficult = difficult
book-word-water = water
book-word-escape = escape
book-word-clear = clear
book-word-partial = partial cover
book-word-complete = complete cover
book-word-physical = physical
book-word-fire = fire
book-word-ice = ice
book-word-lightning = lightning
book-word-light = light
book-word-piercing = piercing
book-word-slash = slash
book-word-normal = normal
book-word-mob = mob
book-word-extra = extra
book-word-corrosion = corrosion
book-word-daze = daze
book-word-panic = panic
book-word-pressure = pressure
book-word-seal = seal
book-word-stall = stall
book-word-power-down = power down
book-word-blade = blade
book-word-shot = shot
book-word-charge-shot = charge shot
book-word-wall = wall
book-word-door = door
book-word-closed = closed
book-word-open = open
book-word-half-open = half open
book-word-defeat = incapacitate
book-word-push = push
