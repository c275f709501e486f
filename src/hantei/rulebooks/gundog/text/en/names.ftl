## Names

gd-book-title = Gundog
gd-book-about = Modern gunfights by percentage: cover, firing modes, aimed shots.
gd-policy-heuristic = weighs cover, range, aim and the wounded
gd-one = The { COMMON($name) }
gd-numbered = { $name } { $number }
gd-referee = the game master

gd-method-cautious = cautious movement
gd-method-normal = normal movement
gd-method-full = full movement
gd-method-stay = not moving
gd-method-wait = waiting
gd-action-shoot = shoot
gd-action-throw = throw
gd-action-melee = melee
gd-action-take_aim = take aim
gd-action-ready = ready
gd-action-use_skill = use a skill
gd-action-use_item = use an item
gd-action-none = none
gd-mode-semi = semi-automatic
gd-mode-double_action = double action
gd-mode-single_action = single action
gd-mode-pump_action = pump action
gd-mode-lever_action = lever action
gd-mode-double_barrel = double barrel
gd-mode-bolt_action = bolt action
gd-mode-single_shot = single shot
gd-mode-burst = burst
gd-mode-full = full automatic
gd-band-point_blank = point blank
gd-band-close = close
gd-band-medium = medium
gd-band-long = long
gd-band-extreme = extreme
gd-visibility-clear = clear sight
gd-visibility-dusk_or_fog = poor visibility
gd-visibility-moonlight = moonlight
gd-visibility-darkness = darkness
gd-part-vital = vital spot
gd-part-arm = arm
gd-part-leg = leg
gd-aimed-limb = the { $limb }
gd-aimed-vital = a vital spot
gd-aimed-arm = an arm
gd-aimed-leg = a leg
gd-limb-left_arm = left arm
gd-limb-right_arm = right arm
gd-limb-left_leg = left leg
gd-limb-right_leg = right leg
gd-hand-right = right hand
gd-hand-left = left hand
gd-hand-both = both hands
gd-by-hand-right = the right hand
gd-by-hand-left = the left hand
gd-by-hand-both = both hands
gd-condition-dead = dead
gd-condition-unconscious = unconscious
gd-condition-stunned = stunned
gd-condition-confused = confused
gd-condition-prone = prone
gd-condition-unstable = off balance
gd-recovered-unstable = off balance
gd-condition-stabilised = stabilised
gd-bleeding = bleeding ({ $amount } a round)
gd-wound = { $kind } ({ $amount }%)
gd-wound-of = { $kind } ({ $amount }%, { $limb })
gd-wounds-light = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
 } light wounds ({ $amount }% each)
gd-wounds-shock = { $count ->
    [2] two
    [3] three
    [4] four
   *[other] { $count }
 } shocks ({ $amount }% each)
gd-healed = the serious wound ({ $amount }%)
gd-healed-of = the serious wound ({ $amount }%, { $limb })
gd-several-light = lightly wounded ({ $amount })
gd-several-serious = seriously wounded ({ $amount })
gd-several-shock = in shock ({ $amount })
gd-wound-shock = shock
gd-wound-light = a light wound
gd-wound-serious = a serious wound
gd-wounded-shock = in shock
gd-wounded-light = lightly wounded
gd-wounded-serious = seriously wounded
gd-treatment-bleeding = stop all bleeding
gd-treatment-serious = remove a serious wound
gd-treatment-stabilise = stabilise the patient
gd-treatment-rouse = rouse the patient
gd-table-shooting = shooting
gd-table-melee = melee
gd-table-other = general
gd-health-whole = unhurt
gd-health-hurt = hurt
gd-health-badly = badly hurt
gd-loaded = { $weapon } { $rounds }/{ $of } (spare magazines: { $spare })
gd-held = { $weapon }
gd-unarmed = bare hands
gd-armed = the { $weapon }

## Steps of figures

gd-step-skill = { $skill }
gd-step-method = { $what }
gd-step-mode = { $what }
gd-step-range = range: { $what }
gd-step-visibility = { $what }
gd-step-part = aimed at: { $what }
gd-step-shot = { $what ->
    [1] first
    [2] second
    [3] third
   *[other] { $what }
 } shot
gd-step-armour = armour
gd-step-bonus = more hits
gd-step-damage = damage
gd-step-initiative = initiative
gd-step-no-less = no less than 0
gd-step-posture = change of posture
gd-step-pressed = under melee attack
gd-step-prone = prone
gd-step-tactics = tactics
gd-step-taken-aim = aim taken
gd-step-target-cover = target in cover
gd-step-target-full = target in full movement
gd-step-target-prone = target prone, up close
gd-step-target-prone-far = target prone, from afar
gd-step-shock = shock
gd-step-light = light wound
gd-step-serious = serious wound
gd-step-table-row = row of the table
gd-step-deficit = endurance below 0
gd-step-item = item
gd-step-leg = wounded leg
gd-step-referee = the game master
gd-step-repeated = earlier lethality checks
gd-step-hearing = where the shot is heard: { $what }
gd-hearing-same_room = same room
gd-hearing-same_floor = same floor
gd-hearing-other_floor = other floor
gd-hearing-outside_near = outside, near
gd-hearing-outside_far = outside, far
gd-hearing-adjacent_area = next area
gd-hearing-two_areas_away = two areas away
publish-word-cautious = cautious
publish-word-normal = normal
publish-word-full = full

## Fields that this book calls by words of its own
book-field-role = Role
book-field-skill = Skill
book-field-initiative = Initiative

# Words of files, on published pages

book-word-stunned = stunned
book-word-dead = dead
book-word-unconscious = unconscious
book-word-confused = confused
book-word-prone = prone
book-word-unstable = unstable
book-word-shock = shock
book-word-light = light wound
book-word-serious = serious wound
book-word-defeat = put out of action
book-word-escape = escape
book-word-noticed = noticed
book-word-self = self
book-word-touch = touch
book-word-general = rooms and storeys
book-word-point = metres
book-word-area = areas
book-word-clear = clear
book-word-dusk-or-fog = dusk or fog
book-word-moonlight = moonlight
book-word-darkness = darkness
book-word-open = open
book-word-rough = rough
book-word-semi = semi
book-word-burst = burst
book-word-double-action = double action
book-word-single-action = single action
book-word-pump-action = pump action
book-word-lever-action = lever action
book-word-bolt-action = bolt action
book-word-single-shot = single shot
book-word-unarmed = unarmed
