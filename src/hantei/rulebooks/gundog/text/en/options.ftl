## Options

gd-opt-person = { $name }
gd-opt-person-aimed = { $name } ({ $far }, { $band }, aimed at)
gd-opt-person-far = { $name } ({ $far }, { $band })
gd-opt-person-aimed-unable = { $name } ({ $far }, { $band }, { $why }, aimed at)
gd-opt-person-far-unable = { $name } ({ $far }, { $band }, { $why })
gd-reach-metres = { $metres } m
gd-reach-areas = { $n ->
    [0] same area
    [one] 1 area away
   *[other] { $n } areas away
 }
gd-reach-place = in the same place
gd-reach-band = { $band }, counted as { $metres } m
gd-opt-method-cautious = cautious movement
gd-opt-method-normal = normal movement (checks −20%)
gd-opt-method-full = full movement (checks −60%, enemies at −20% to hit)
gd-opt-method-cautious-far = cautious movement ({ $metres } m)
gd-opt-method-normal-far = normal movement ({ $metres } m; checks −20%)
gd-opt-method-full-far = full movement ({ $metres } m; checks −60%, enemies at −20% to hit)
gd-opt-method-stay = do not move
gd-opt-method-wait = wait
gd-opt-method-rise = get up (checks −20%, half the distance)
gd-opt-action-shoot = shoot at somebody
gd-opt-action-throw = throw
gd-opt-action-melee = melee
gd-opt-action-take_aim = take aim
gd-opt-action-ready = reload or ready a weapon
gd-opt-action-use_skill = use a skill
gd-opt-action-use_item = use an item
gd-opt-action-none = take no action
gd-opt-action-moving = { $action } (nobody in reach before moving)
gd-opt-action-moving-unseen = { $action } (nobody in sight before moving)
gd-opt-action-simple = add a simple action (lie down, drop a weapon …)
gd-opt-order-move = move first
gd-opt-order-act = act first
gd-opt-order-act-vain = act first (nobody in reach from here)
gd-opt-order-act-vain-unseen = act first (nobody in sight from here)
gd-opt-rise-now = get up first
gd-opt-rise-later = act first
gd-opt-simple-lie_down = lie down
gd-opt-simple-drop = drop the { $weapon }
gd-opt-simple-leave_cover = leave cover
gd-opt-simple-back = take no simple action
gd-opt-waiting-act = act now
gd-opt-waiting-wait = go on waiting
gd-opt-evade-evade = evade
gd-opt-evade-stand = do not evade
gd-opt-fight_over-go_on = the fight goes on
gd-opt-fight_over-end = the fight is over
gd-opt-skill_use-allow = allow it
gd-opt-skill_use-refuse = refuse it
gd-opt-skill_modifier = { $n }%
gd-opt-weapon = { $weapon }
gd-opt-mode = { $mode }
gd-opt-skill = { $skill }
gd-opt-item = { $item }
gd-opt-assign = { $targets }
gd-opt-aim-none = no particular part
gd-opt-aim-vital = vital spot (−40% to hit, damage doubled)
gd-opt-aim-arm = arm (−20% to hit, damage halved)
gd-opt-aim-leg = leg (−20% to hit, damage halved)
gd-opt-aim-limb = { $limb } (−20% to hit, damage halved)
gd-opt-ready-draw = take the { $weapon } in both hands
gd-opt-ready-draw-in = take the { $weapon } in the { $hand }
gd-opt-ready-pick_up = pick up the { $weapon } with both hands
gd-opt-ready-pick_up-in = pick up the { $weapon } with the { $hand }
gd-opt-ready-reload = reload the { $weapon }
gd-opt-shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
  }
gd-opt-targets = { $n ->
    [one] 1 target
   *[other] { $n } targets
  }
gd-opt-commander-none = nobody rolls
gd-opt-destination-stay = stay where you are
gd-opt-destination-leave = leave the fight
gd-opt-destination-point = to { $at }
gd-opt-destination-to = to { THE($place) } ({ $facts })
gd-opt-destination-beside = to { THE($place) } (beside { WITHIN($who) }, { $facts })
gd-opt-destination-onward = to { THE($place) } (on the way to { WITHIN($who) }, { $facts })
gd-opt-destination-towards = towards { WITHIN($place) } ({ $facts })
gd-opt-destination-towards-several = towards { WITHIN($place) } ({ $facts })
gd-opt-destination-away-several = away from { WITHIN($place) } ({ $facts })
gd-opt-destination-towards-place = towards { THE($place) } ({ $facts })
gd-goal-place = { THE($place) }
gd-goal-person = { WITHIN($who) }
gd-goals-there = { AND($people) } there
gd-goals-far = at { $far } m { AND($people) }
gd-opt-destination-away = away from { WITHIN($place) } ({ $facts })
gd-opt-destination-away-place = away from { THE($place) } ({ $facts })
gd-opt-full_in_place-allow = allow it
gd-opt-full_in_place-refuse = refuse it
gd-opt-cover-take = take cover
gd-opt-cover-leave = stay out of cover

## Destinations: what tells them apart, and what they stand under

gd-far-metres = { $metres } m
gd-far-part = { $metres } m of { $far } m
gd-far-short = { $far } m away, stopping { $left } m short
gd-far-up = { $metres } m, stopping beside them
gd-far-on-way = moves { $metres } m
gd-far-nobody = nobody in sight from there
gd-far-enemy = { $metres ->
    [0] an enemy is there
   *[other] nearest enemy { $metres } m
 }
gd-far-enemy-areas = { $n ->
    [0] an enemy is there
    [one] nearest enemy 1 area from there
   *[other] nearest enemy { $n } areas from there
 }
gd-far-areas =
    { $n ->
        [one] 1 area away
       *[other] { $n } areas away
    }
gd-going-cover = To places with cover
gd-going-place = To places without cover
gd-going-enemy = Towards an enemy
gd-going-far = Towards places too far for this move
gd-going-other = Towards somebody else
gd-going-away = Away from an enemy
gd-going-stay = Stay, or leave
gd-going-here = Stay
