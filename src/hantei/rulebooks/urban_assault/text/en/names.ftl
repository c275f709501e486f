## How names are put together

ua-plain = { $text }
ua-two-lines = { $first } { $second }
ua-nothing = {""}
ua-does-attack = { $change } to attack
ua-does-defence = { $change } to defence
ua-does-detection = { $change } to detection
ua-wound-does =
    { $wounds ->
        [one] −1 to attack
        [2] −1 to attack and defence
       *[other] −1 to attack and defence, 1 life lost at the end of every round
    }
ua-leader = The leader
ua-leader-numbered = Leader { $n }
ua-referee = the game master
ua-soldier = soldier
ua-member = The { COMMON($name) }
ua-numbered = { $name } { $n }
ua-copy = { $name } (no. { $n })
ua-recruits = { $n ->
        [one] 1 { COMMON($name) }
       *[other] { $n } { SEVERAL($name) }
    }
ua-many = { $name } ×{ $n }
ua-count = { $name } { $n }
ua-mounted = { $gun } with { COMMON($attachment) }
ua-fitted = { $attachment } of the { COMMON($gun) }
ua-uses =
    { $name } ({ $n } { $n ->
        [one] use
       *[other] uses
    } left)
ua-bare-hands = bare hands
ua-grip = { $gun } + { $shield }
ua-grip-now = { $grip } (as now)
ua-priced = { $name } ({ $price })
ua-free = { $name } (free)
ua-member-life = { $name } (life { $n })
ua-preset = { $name } “{ $callsign }” ({ $sub })
ua-difficulty =
    { $name } ({ $n } { $n ->
        [one] magazine
       *[other] magazines
    })
ua-difficulty-none = standard
ua-unknown-tile = unexplored
ua-level-close = { $level }, or { $raised } against close attacks
ua-level-shot = { $level }, or { $raised } against shots
ua-group = { $name } (level { $level }, { $n } in all)
ua-group-left = { $name } (level { $level }, { $n } left)
ua-group-notes = { $name } (level { $level }, { $n } in all; { $notes })
ua-target = { $name } (level { $level }, life { $n })
ua-target-notes = { $name } (level { $level }, life { $n }; { $notes })
ua-met-melee = armed for close combat: your close attacks take no −2
ua-met-guarded = out of reach of all but precision shots while { WITHIN($unit) } stand
ua-met-guarded-one = out of reach of all but precision shots while { WITHIN($unit) } stands
ua-met-behind = out of reach while { WITHIN($unit) } stand
ua-met-behind-one = out of reach while { WITHIN($unit) } stands
ua-stunned = { $unit } (stunned)
ua-stage-help = { $stage ->
    [1] 3 magazines
    [2] 3 magazines, and once −1 on the hit table
   *[other] 3 magazines, once −1 on the hit table, and enemies one level lower in the first battle
  }
ua-plus = +{ $n }
ua-minus = −{ $n }

## Stocks

ua-amount-magazines =
    { $n } { $n ->
        [one] magazine
       *[other] magazines
    }
ua-amount-scrip = { $n } scrip
ua-amount-mre = { $n ->
    [one] 1 MRE
   *[other] { $n } MREs
}
ua-counted-magazines = { $n }
ua-counted-scrip = { $n }
ua-counted-mre = { $n }
ua-thing-magazines = magazines
ua-thing-magazines-much = { $n ->
    [one] 1 magazine
   *[other] { $n } magazines
  }
ua-thing-scrip = scrip
ua-thing-scrip-much = { $n } scrip
ua-thing-mre = MRE
ua-thing-mre-much = { $n ->
    [one] 1 MRE
   *[other] { $n } MREs
  }
ua-thing-wound = a wound
ua-thing-life = 1 life
ua-thing-hurt = damage
ua-thing-heal = healing
ua-thing-trap = a trap
ua-thing-gain = what was found
ua-thing-check = a check
ua-thing-price = the price
ua-thing-escape = an escape
ua-thing-drop_out = a drop-out
ua-thing-restore = sub-ability points
ua-thing-equipment = the equipment table
ua-thing-supply = the supply table

## Abilities and checks

ua-sub-melee = melee
ua-sub-melee-much = { $n ->
    [one] 1 point of melee
   *[other] { $n } points of melee
  }
ua-sub-dexterity = dexterity
ua-sub-dexterity-much = { $n ->
    [one] 1 point of dexterity
   *[other] { $n } points of dexterity
  }
ua-sub-shooting = shooting
ua-sub-shooting-much = { $n ->
    [one] 1 point of shooting
   *[other] { $n } points of shooting
  }
ua-sub-command = command
ua-sub-command-much = { $n ->
    [one] 1 point of command
   *[other] { $n } points of command
  }
ua-ability-skill = Skill
ua-ability-life = Life
ua-ability-squad_size = Squad size
ua-condition-arm_injured = injured arm
ua-check-attack = attack roll
ua-check-defence = defence roll
ua-check-skill = skill roll
ua-check-life = life roll
ua-check-melee = melee roll
ua-check-dexterity = dexterity roll
ua-check-shooting = shooting roll
ua-check-command = command roll
ua-check-detection = detection roll
ua-check-trap = disarming check
ua-check-special_event = skill roll
ua-check-prisoner = check about prisoners
ua-check-escape = check against escape
ua-check-initiative = initiative check
ua-check-c4 = C4 check
ua-check-flashbang_entry = flashbang entry check
ua-way-shot = shot
ua-way-precise = precision shot
ua-way-close = close attack
ua-way-all_out = all-out attack
ua-way-ied = IED
ua-table-standard = loot table

## Reactions

ua-reaction-supportive = supportive
ua-reaction-friendly = friendly
ua-reaction-neutral = neutral
ua-reaction-withdraw = withdraws
ua-reaction-withdraw_if_outnumbered = withdraws if outnumbered
ua-reaction-extortion = extortion
ua-reaction-hostile = hostile
ua-reaction-fight_to_the_end = fights to the end

## Rows of the standard loot table

ua-loot-magazines =
    { $formula ->
        [1] 1 magazine
       *[other] { $formula } magazines
    }
ua-loot-magazines-least = { $formula } magazines (at least { $least })
ua-loot-scrip = { $formula } scrip
ua-loot-scrip-least = { $formula } scrip (at least { $least })
ua-loot-special = a piece of special equipment

## Places

ua-trait-indoor = indoors
ua-trait-outdoor = outdoors
ua-trait-both = partly indoors
ua-trait-dark = dark
ua-trait-dark-all = dark: shots at { $change }
ua-trait-dark-leaders = dark: the leader's shots at { $change }
ua-trait-dark-members = dark: the members' shots at { $change }
ua-trait-night = night

## Reasons of a number

ua-step-skill = skill
ua-step-life = life
ua-step-life_max = maximum life
ua-step-melee = melee
ua-step-dexterity = dexterity
ua-step-shooting = shooting
ua-step-command = command
ua-step-dark = shooting in the dark
ua-step-indoor = indoors
ua-step-one_handed = fired with one hand
ua-step-knife_against_guns = close attack on enemies with guns
ua-step-wounds = wounds
ua-step-condition = condition
ua-step-stunned = enemy stunned
ua-step-role = role: { COMMON($name) }
ua-step-member = help of a member
ua-step-companion = companion
ua-step-first_round = scenario modifier (first round)
ua-step-scenario = scenario modifier
ua-step-modifier = modifier given

## What dice are thrown for

ua-throw-target_die = whom the shot goes at
ua-throw-number = number of enemies
ua-throw-reinforcements = reinforcements
ua-throw-who_is_aimed_at = whom the enemy aims at
ua-throw-reaction = reaction table
ua-throw-demand = amount demanded
ua-throw-gain = amount gained
ua-throw-loss = amount lost
ua-throw-damage = damage
ua-throw-healing = healing
ua-throw-prisoners = number of prisoners
ua-throw-who_returns = who returns
ua-throw-counter = counter
ua-throw-event_table = event table
ua-throw-damage_unit = losses of the enemy
ua-throw-damage_chosen = damage to the enemy
ua-throw-level = change of level
ua-throw-reinforce = reinforcements
ua-throw-modify_battle = change of the battle
ua-throw-end_battle = end of the battle
ua-throw-uses = number of uses
ua-throw-hit_table = hit table
ua-throw-loot_amount = amount of loot
ua-throw-special_equipment = special equipment table
ua-throw-loot_table = loot table
ua-throw-equipment_table = equipment table
ua-throw-other_table = table
ua-throw-supply_table = supply table
ua-throw-shotgun_critical = extra die of the shotgun
ua-throw-tens = tens digit
ua-throw-ones = ones digit
ua-throw-throw = dice

## Fields that this book calls by words of its own
book-field-skill = Skill
book-field-skills = Skills

# Words of files, on published pages

book-word-alive = standing
book-word-abandoned = abandoned
book-word-body-protection = body protection
book-word-expendable = expendable
book-word-special = special equipment
book-word-firearm = firearms
book-word-armoured = armoured
book-word-fixed-target = fixed target
book-word-ballistic-gear = ballistic gear
book-word-heavy-armour = heavy armour
book-word-fanatic = fanatic
book-word-blast-resistant = blast resistant
book-word-in-cover = in cover
book-word-mission-bound = mission bound
book-word-human = human
book-word-vehicle = vehicle
book-word-prisoners = prisoners
book-word-force = force
book-word-fallen = fallen
book-word-medic = medic
