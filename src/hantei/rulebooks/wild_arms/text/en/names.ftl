## Names

wa-book-title = Wild Arms
wa-book-about = Duels of guns and magic in the wastes: pools of d6 and a stance for every round.
wa-policy-heuristic = weighs stances, FP, ammunition and the wounded
wa-one = The { COMMON($name) }
wa-numbered = { $name } { $number }
wa-of-faction = { $name } ({ $faction })
wa-referee = game master
wa-art = { $name }

wa-possession-none = none
wa-possession-lean = Lean
wa-possession-run = Run
wa-possession-open = Open
wa-possession-support = Support
wa-possession-draw_crest = Draw Crest
wa-possession-close = Close
wa-possession-escape = Escape
wa-crest-saving = Saving
wa-crest-stampede = Stampede
wa-crest-magnification = Magnification
wa-support-cooperation = Cooperation
wa-support-jamming = Jamming
wa-support-covering = Covering
wa-move-keep = Keep
wa-move-charge = Charge
wa-move-escape = Escape
wa-attack-shooting = shooting attack
wa-attack-melee = melee attack
wa-attack-magic = magic attack
wa-slot-setup = set-up
wa-slot-major = major
wa-slot-minor = minor
wa-trait-weak = weak
wa-trait-half = half
wa-trait-null = null
wa-trait-absorb = absorb

wa-status-wounded = wounded
wa-status-dying = dying
wa-status-death = at death's door
wa-status-unsupplied = unsupplied
wa-status-sight_impaired = sight impaired
wa-status-cowed = cowed
wa-status-awakened = awakened
wa-status-supplied = supplied
wa-dead = dead
wa-harm-wounded = wounded
wa-harm-dying = dying
wa-harm-death = at death's door

wa-skill-shooting = shooting
wa-skill-melee = melee
wa-skill-magic = magic
wa-skill-evasion = evasion
wa-skill-resistance = resistance
wa-skill-acrobatics = acrobatics
wa-skill-perception = perception
wa-skill-survival = survival
wa-skill-tactics = tactics
wa-skill-first_aid = first aid
wa-skill-will = will

wa-source-scene = the scene
wa-source-referee = the game master
wa-source-battle = the battle

## Reasons of figures

wa-step-of = { $what }
wa-step-skill = skill level
wa-step-modifier = modifier
wa-step-ability = ability
wa-step-one_die = at least one die
wa-step-dice = dice
wa-step-critical = critical
wa-step-fumble = fumble
wa-step-achievement = total
wa-step-achievement_floor = no total below 0
wa-step-initiative = initiative score
wa-step-circumstances = circumstances
wa-step-open = Open
wa-step-run = Run
wa-step-support = Support
wa-step-wounded = wounded
wa-step-sight_impaired = sight impaired
wa-step-cowed = cowed
wa-step-awakened = awakened
wa-step-sniping = modifier of the sniping battle
wa-step-cooperation = Cooperation
wa-step-jamming = Jamming
wa-step-cost = cost
wa-step-magnification = Magnification
wa-step-saving = Saving
wa-step-saving_floor = least cost
wa-step-weapon = damage of the weapon
wa-step-damage_roll = damage roll
wa-step-armour = armour
wa-step-armour_holds = no damage below 0
wa-step-weak = weak
wa-step-half = half
wa-step-null = null

## Phases and results

wa-phase-pre_battle = Pre-battle phase
wa-phase-set_up = Set-up phase
wa-phase-possession = Stance phase
wa-phase-initiative = Initiative roll
wa-phase-action = Action phase
wa-phase-clean_up = Clean-up phase
wa-phase-end = End phase
wa-phase-after = After the battle
wa-result-victory = Victory
wa-result-defeat = Defeat
wa-result-neither = Neither victory nor defeat
wa-by-beaten = nobody of the beaten side is left standing
wa-by-down = the one who mattered is down
wa-by-survived = the rounds that count have passed
wa-by-left = they have left
wa-by-done = the task is done
wa-by-gone = nobody is left to fight
wa-by-rounds = the last round is over
wa-by-referee = the game master's word

## Fields that this book calls by words of its own
book-field-skill = Skill
book-field-skills = Skills
book-field-initiative = Initiative score
book-field-armour = Armour
book-field-task = Task
book-field-tasks = Tasks
book-field-cost = Cost in FP
book-field-traits = Traits
book-field-surprise = Surprise

# Words of files, on published pages

book-word-unsupplied = unsupplied
book-word-spell = spell
book-word-setup = setup
book-word-minor = minor
book-word-major = major
book-word-weapon = weapon
book-word-self = self
book-word-all-enemies = all enemies
book-word-all-allies = all allies
book-word-lean = lean
book-word-run = run
book-word-open = open
book-word-support = support
book-word-draw-crest = draw crest
book-word-escape = escape
book-word-weak = weak
book-word-half = half
book-word-null = null
book-word-absorb = absorb
book-word-wounded = wounded
book-word-dying = dying
book-word-death = death
book-word-awakened = awakened
book-word-sight-impaired = sight impaired
book-word-cowed = cowed
book-word-beaten = all down or gone
book-word-down = down
book-word-survived = held out
book-word-left = left
book-word-done = done
book-word-aside = not counted
book-word-basic = basic check
book-word-together = together
book-word-race = race
book-word-free = without a check
book-word-defeat = defeat
book-word-victory = victory
book-word-neither = neither
