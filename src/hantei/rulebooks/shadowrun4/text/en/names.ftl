## Names

sr-book-title = Shadowrun 4
sr-book-about = Jobs in a city of guns, magic and the Matrix: hits on pools of D6.
sr-policy-heuristic = weighs cover, range, firing modes and Edge
sr-one = The { COMMON($name) }
sr-goal-place = { THE($place) }
sr-numbered = { $name } { $number }
sr-referee = the game master
sr-unarmed = bare hands
sr-armed = the { $weapon }
sr-armed-own = its { $weapon }
sr-nothing = {""}
sr-mount = mounted gun
sr-both = both guns at once

sr-attribute-body = Body
sr-attribute-agility = Agility
sr-attribute-reaction = Reaction
sr-attribute-strength = Strength
sr-attribute-charisma = Charisma
sr-attribute-intuition = Intuition
sr-attribute-logic = Logic
sr-attribute-willpower = Willpower

sr-mode-SS = single shot
sr-mode-SA = semi-automatic
sr-mode-BF = burst fire
sr-mode-FA = full automatic
sr-mode- = one mode
sr-burst-single = one round
sr-burst-narrow = narrow burst
sr-burst-wide = wide burst
sr-burst-narrow_long = narrow long burst
sr-burst-wide_long = wide long burst
sr-burst-narrow_full = narrow full burst
sr-burst-wide_full = wide full burst
sr-band-short = short
sr-band-medium = medium
sr-band-long = long
sr-band-extreme = extreme
sr-spread-narrow = narrow spread
sr-spread-medium = medium spread
sr-spread-wide = wide spread
sr-sight-clear = clear sight
sr-sight-dark = total darkness
sr-sight-dim = half-light
sr-sight-glare = glare
sr-sight-mist1 = light smoke, fog or rain
sr-sight-mist2 = heavy smoke, fog or rain
sr-sight-thermal = hot smoke
sr-kind-P = physical
sr-kind-S = stun
sr-kind-compared-burst = { $kind }: without the burst it is { $compared }, not above the armour
sr-kind-compared-called = { $kind }: without the called shot it is { $compared }, not above the armour
sr-glitch-none = no glitch
sr-glitch-glitch = a glitch
sr-glitch-critical = a critical glitch
sr-called-armour = past the armour
sr-called-damage = where it hurts more
sr-called-disarm = at what is held
sr-called-other = at a specific part
sr-called-for = called shot { $what }
sr-part-harm = damage as usual
sr-part-fall = the target falls
sr-part-drop = what is held drops
sr-part-nothing = no effect
sr-intent-harm = to hurt
sr-intent-knockdown = to knock down
sr-intent-subdue = to pin down
sr-intent-grip = a better grip
sr-intent-floor = to the ground
sr-use-first = to act first
sr-use-extra_pass = for an extra pass
sr-use-edge = for extra dice
sr-use-long_shot = for a long shot
sr-use-add = for more dice
sr-use-reroll = to roll the misses again
sr-use-clean = to undo a glitch
sr-use-critical = for a critical success
sr-bought-add = adds dice with Edge
sr-bought-add-thrown = adds { $again ->
    [one] 1 die
   *[other] { $again } dice
} with Edge
sr-bought-add-thrown-sixes = adds { $again ->
    [one] 1 die
   *[other] { $again } dice
} with Edge{ $sixes ->
    [one] { ", plus 1 for a six" }
   *[other] { ", plus " }{ $sixes } for sixes
}
sr-bought-reroll = rerolls the misses with Edge
sr-bought-reroll-thrown = rerolls { $again ->
    [one] 1 miss
   *[other] { $again } misses
} with Edge
sr-bought-reroll-thrown-sixes = rerolls { $again ->
    [one] 1 miss
   *[other] { $again } misses
} with Edge{ $sixes ->
    [one] { ", plus 1 die for a six" }
   *[other] { ", plus " }{ $sixes } dice for sixes
}
sr-bought-clean = undoes a glitch with Edge
sr-use-last_phase = for one last action phase
sr-use-cheat_death = to escape death
sr-cost-free = free
sr-cost-simple = simple
sr-cost-complex = complex

sr-defence-none = no defence
sr-defence-react = Reaction
sr-defence-dodge = dodge
sr-defence-block = block
sr-defence-parry = parry with { $weapon }
sr-defence-added = { $way } + { $more }
sr-defence-more-dodge = dodge
sr-defence-more-gymnastics = gymnastics
sr-defence-more-skill = the same skill again
sr-defence-now = full defence at the cost of the next phase: { $way }

sr-state-dead = dead
sr-state-dying = dying
sr-state-unconscious = unconscious
sr-state-prone = prone
sr-state-running = running
sr-state-full_defence = full defence
sr-state-surprised = surprised
sr-state-pinned = pinned by { WITHIN($by) }
sr-health-whole = unhurt
sr-health-hurt = hurt
sr-health-badly = badly hurt
sr-health-whole-machine = undamaged
sr-health-hurt-machine = damaged
sr-health-badly-machine = badly damaged
sr-loaded = { $weapon } (rounds: { $rounds }/{ $of }, { $mode }, spare clips: { $spare })
sr-loaded-loose = { $weapon } (rounds: { $rounds }/{ $of }, { $mode }, spare rounds: { $spare })
sr-held = { $weapon }
sr-several = { $weapon } ×{ $n }
sr-held-away = { $weapons }; put away: { $away }

## Actions

sr-action-move = go somewhere
sr-action-take_cover = take cover
sr-action-leave_cover = leave the cover
sr-action-done = end the phase
sr-action-called_shot = announce a called shot (free)
sr-action-device_mode = switch a linked gun or device (free)
sr-action-drop = drop something (free)
sr-action-drop_prone = drop prone (free)
sr-action-eject_clip = eject a smartgun's clip (free)
sr-action-gesture = make a sign (free)
sr-action-intercept = intercept a movement (free)
sr-action-run = start to run (free)
sr-action-speak = say a few words (free)
sr-action-change_mode = change the firing mode (simple)
sr-action-fire = fire a gun (simple)
sr-action-insert_clip = insert a clip (simple)
sr-action-observe = observe in detail (simple)
sr-action-pick_up = put something down or pick something up (simple)
sr-action-quick_draw = draw a holstered pistol and fire at once (simple)
sr-action-ready_weapon = ready a weapon (simple)
sr-action-remove_clip = remove a clip (simple)
sr-action-sprint = sprint (simple)
sr-action-stand_up = stand up (simple)
sr-action-take_aim = take aim (simple)
sr-action-throw = throw (simple)
sr-action-simple_device = use a simple device (simple)
sr-action-full_burst = fire a full burst (complex)
sr-action-fire_mount = fire the mounted gun (complex)
sr-action-full_defence = go into full defence (complex)
sr-action-melee = strike in close combat (complex)
sr-action-reload = load rounds (complex)
sr-action-complex_device = use a complex device (complex)
sr-action-use_skill = use a skill (complex)
sr-action-help = help with a task (complex)
sr-action-suppress = lay suppressive fire (complex)
sr-action-hold = keep the hold (complex)
sr-action-break_free = break free (complex)

## Steps of figures

sr-step-skill = { $skill }
sr-step-full = full defence: { $skill }
sr-step-range = { $what } range
sr-step-visibility = { $what }
sr-step-burst = { $what }
sr-step-spread = { $what }
sr-step-called = called shot { $what }
sr-step-defaulting = without the skill
sr-step-no-defaulting = impossible without the skill
sr-step-wounds = wounds
sr-step-shaken = after a glitch
sr-step-initiative = Initiative
sr-step-armour = armour
sr-step-ap = AP
sr-step-no-less = no less than 0
sr-step-damage = damage of the weapon
sr-step-net-hits = net hits
sr-step-compared = compared with armour
sr-step-called-damage = called shot for damage
sr-step-called-armour = called shot past the armour
sr-step-riding = on a moving vehicle
sr-step-defended = defended already
sr-step-prone = prone
sr-step-running = running
sr-step-close-combat = in close combat
sr-step-area = area weapon
sr-step-reach = reach
sr-step-receives-charge = meets a charge
sr-step-split = divided pool
sr-step-off-hand = wrong hand
sr-step-aim = aim taken
sr-step-targets = change of target
sr-step-tracers = tracers
sr-step-own-cover = shooting out of cover
sr-step-recoil = recoil
sr-step-compensation = recoil compensation
sr-step-gyro = gyro stabiliser
sr-step-heavy-recoil = recoil of heavy weapons
sr-step-blind = blind fire
sr-step-cover-good = good cover
sr-step-cover-partial = partial cover
sr-step-laser = laser sight
sr-step-smartlink = smartlink
sr-step-retry = earlier tries
sr-step-friends = friends in the fight
sr-step-position = favourable position
sr-step-prone-target = target on the ground
sr-step-charge = charge
sr-step-touch = a touch is enough
sr-step-edge = Edge
sr-step-distracted = distracted
sr-step-looking = looking for it
sr-step-far = far away
sr-step-away = a little away
sr-step-conspicuous = it stands out
sr-step-noise = noise or smells
sr-step-keen = enhanced senses
sr-step-in-vr = in virtual reality
sr-step-hiding = hiding
sr-step-helpers = helpers

## Fields that this book calls by words of its own
book-field-role = Role
book-field-skill = Skill
book-field-skills = Skills
book-field-attribute = Attribute
book-field-initiative = Initiative
book-field-armour = Armour
book-field-reaction = Reaction
book-field-mode = Mode
book-field-height = Height
book-field-surprised = Surprised

# Words of files, on published pages

book-word-body = Body
book-word-agility = Agility
book-word-reaction = Reaction
book-word-strength = Strength
book-word-charisma = Charisma
book-word-intuition = Intuition
book-word-logic = Logic
book-word-willpower = Willpower
book-word-human = human
book-word-elf = elf
book-word-ork = ork
book-word-dwarf = dwarf
book-word-troll = troll
book-word-low-light = low-light sight
book-word-thermographic = heat sight
book-word-ultrasound = ultrasound
book-word-person = person
book-word-spirit = spirit
book-word-sprite = sprite
book-word-drone = drone
book-word-agent = agent
book-word-short = short
book-word-long = long
book-word-defeat = put out of action
book-word-escape = escape
book-word-task = task
book-word-data = get the data
book-word-dark = darkness
book-word-dim = dim light
book-word-glare = glare
book-word-mist1 = light smoke, mist or rain
book-word-mist2 = heavy smoke, mist or rain
book-word-thermal = thermal smoke
book-word-active = active
book-word-passive = passive
book-word-hidden = hidden
book-word-instant = at once
book-word-sustained = while sustained
book-word-permanent = permanent
book-word-ballistic = ballistic
book-word-impact = impact
book-word-simple = simple
book-word-complex = complex
book-word-moving = moving
book-word-still = still
book-word-cold = cold sim
book-word-hot = hot sim
book-word-free = as it sees fit
book-word-go = go
book-word-watch = watch
book-word-fight = fight
book-word-work = work
book-word-scout = scout
book-word-slow = slow
book-word-ordinary = ordinary
book-word-fast = fast
book-word-targeting = targeting
book-word-manoeuvre = manoeuvre
book-word-laser = laser sight
book-word-smartlink = smartlink
book-word-scope = scope
book-word-medium = medium
book-word-wide = wide
