## What happened

gd-log-fight = The fight begins: { $title }
gd-log-fight-text =
    The fight begins: { $title }
    { $text }
gd-log-fight_end = The fight is over, won by { WITHIN($winner) } (round { $rounds })
gd-log-fight_end-text =
    The fight is over, won by { WITHIN($winner) } (round { $rounds })
    { $text }
gd-log-fight_end-by = The fight is over, won by { WITHIN($winner) } ({ $by }, round { $rounds })
gd-log-fight_end-by-text =
    The fight is over, won by { WITHIN($winner) } ({ $by }, round { $rounds })
    { $text }
gd-log-fight_end-held = The fight is over, won by { WITHIN($winner) } ({ $by })
gd-log-fight_end-held-text =
    The fight is over, won by { WITHIN($winner) } ({ $by })
    { $text }
gd-log-fight_end-nobody = The fight is over: nobody wins (round { $rounds })
gd-log-round = —— Round { $n } ——
gd-log-check = { $who }'s { $what }: { $face } against { $rate }%, { $result }
gd-log-check-hit = { $who }'s { $what } at { WITHIN($target) }: { $face } against { $rate }%, { $result }
gd-log-check-patient = { $who }'s { $what } on { WITHIN($patient) }: { $face } against { $rate }%, { $result }
gd-log-check-own = { $who }'s { $what }: { $face } against { $rate }%, { $result }
gd-log-check-treats = { $who } treats { WITHIN($patient) }: { $face } against { $rate }%, { $result }
gd-log-check-treats-self = { $who } treats their own wounds: { $face } against { $rate }%, { $result }
gd-log-check-shot = { $n ->
        [1] First
        [2] Second
       *[other] Third
    } shot: { $face } against { $rate }%, { $result }
gd-log-check-shot-apart = { $who }'s { $n ->
        [1] first
        [2] second
       *[other] third
    } shot at { WITHIN($target) }: { $face } against { $rate }%, { $result }
gd-log-check-shot-at = { $n ->
        [1] First
        [2] Second
       *[other] Third
    } shot, at { WITHIN($target) }: { $face } against { $rate }%, { $result }
gd-log-check-self = { $who }'s self-applied { $what }: { $face } against { $rate }%, { $result }
gd-log-check-hit-joined = { $head }: { $face } against { $rate }%, { $result }
gd-log-check-item = { $head }: { $face } against { $rate }%, { $result }
gd-log-check-item-alone = { $head }: { $face } against { $rate }%, { $result }
gd-check-noise-own = own check to notice the shooting
gd-check-noise-counts = { $missing ->
        [one] own check to notice the shooting (one more raises the alarm)
       *[other] own check to notice the shooting ({ $missing } more raise the alarm)
    }
gd-check-skill = { COMMON($skill) } check
gd-result-still = { $result }; still { $condition }
gd-result-still-before = { $result }; still { $condition } from before
gd-result-degree = { $result }, degree { $degree } ({ $sum })
gd-degree-digits = digits { $parts }, skill level +{ $level }
gd-degree-digits-unlearnt = digits { $parts }
gd-degree-critical = { $parts } for a critical, skill level +{ $level }
gd-degree-critical-unlearnt = { $parts } for a critical
gd-result-hit = hit
gd-result-miss = miss
gd-result-always = { $result } (a roll of 1 always succeeds)
gd-result-hit-absolute = absolute success, hit
gd-result-hit-critical = critical hit
gd-result-success-absolute = absolute success
gd-result-success-critical = critical success
gd-result-lethality = { $result }; still alive
gd-result-stun = { $result }; not stunned
gd-result-lethality-critical = critical success; still alive
gd-result-stun-critical = critical success; not stunned
gd-result-wasted = { $result }; the { COMMON($item) } is wasted
gd-result-tactics = { $result } (degree { $degree })
gd-result-tactics-sum = { $result } (degree { $degree }: { $sum })
gd-result-absolute = absolute success
gd-result-critical = critical
gd-result-success = success
gd-result-failure = failure
gd-result-fumble = fumble
gd-result-slim = { $result } (only a roll of 1 succeeds)
gd-result-fumble-plain = fumble, failure
gd-result-fumble-missed = fumble, miss
gd-log-action_check = ▼ { $who }'s action check
gd-log-action_check-idle = ▼ { $who }'s action check (does nothing)
gd-log-action_check-idle-many = ▼ The action checks of { WITHIN($who) } (they do nothing)
gd-log-action_check-late = ▼ { $who }'s action check (after waiting)
gd-log-action_check-late-idle = ▼ { $who }'s action check (does nothing after waiting)
gd-log-action_check-late-idle-many = ▼ The action checks of { WITHIN($who) } (they do nothing after waiting)
gd-log-action_check-unable = ▼ { $who }'s action check ({ $why }, unable to act)
gd-log-action_check-unconscious = ▼ { $who }'s action check (unconscious)
gd-log-action_check-felled = ▼ { $who }'s action check (unconscious)
gd-log-action_check-unaware = ▼ { $who }'s action check (not aware of the fight yet)
gd-log-end_check = ▼ End check
gd-log-method-cautious = { $who } will move cautiously
gd-log-method-normal = { $who } will make a normal move
gd-log-method-full = { $who } will move at full speed
gd-log-method-stay = { $who } will stay put
gd-log-method-wait = { $who } waits
gd-log-action-shoot = { $who } will shoot
gd-log-action-throw = { $who } will throw something
gd-log-action-melee = { $who } will attack in melee
gd-log-action-take_aim = { $who } will take aim
gd-log-action-ready = { $who } will reload or ready a weapon
gd-log-action-use_skill = { $who } will use a skill
gd-log-action-use_item = { $who } will use an item
gd-log-action-move = { $who } will do nothing but move
gd-log-lapsed-shoot = { $who } has nobody to shoot at
gd-log-lapsed-throw = { $who } has nobody within reach of a throw
gd-log-lapsed-melee = { $who } has nobody within reach to strike
gd-log-lapsed-ready = { $who } has nothing within reach to take in hand
gd-log-lapsed-use_skill = { $who } has no use for the skill here
gd-log-lapsed-use_item = { $who } has nobody within reach who needs an item
gd-log-lapsed-take_aim = { $who } has nobody to aim at
gd-log-lapsed = { $who } cannot carry out the action declared ({ $action })
gd-log-posture_announced-rise = { $who } is going to get up
gd-log-posture_announced-lie_down = { $who } is going to lie down
gd-log-posture-up = { $who } gets up
gd-log-posture-down = { $who } lies down
gd-log-posture-down-stayed = { $who } lies down, in { $method }
gd-log-posture-down-harder = { $who } lies down, in { $method } (enemies at { $percent }% to hit)
gd-log-condition-dead = { $who } dies
gd-log-condition-dead-joined = { $head }; dead
gd-log-condition-dead-many = { $who } die
gd-log-condition-dead-at_once = { $who } is killed outright
gd-log-condition-dead-at_once-joined = { $head }: killed outright
gd-log-condition-dead-at_once-row = { $head }: killed outright
gd-log-condition-dead-at_once-many = { $who } are killed outright
gd-log-condition-unconscious = { $who } { $lying ->
        [1] passes out
       *[0] falls unconscious
    }{ $spent ->
        [1] {" "}(endurance 0 or below)
       *[0] {""}
    }
gd-log-condition-unconscious-joined = { $lying ->
        [1] { $head }, passing out
       *[0] { $head }, falling unconscious
    }
gd-log-condition-unconscious-row = { $head }: unconsciousness
gd-log-condition-unconscious-also = { $spent ->
        [1] { $head }, unconsciousness (endurance 0 or below)
       *[0] { $head }, unconsciousness
    }
gd-log-condition-unconscious-many = { $who } { $lying ->
        [1] pass out
       *[0] fall unconscious
    }{ $spent ->
        [1] {" "}(endurance 0 or below)
       *[0] {""}
    }
gd-log-condition-stunned = { $who } is stunned
gd-log-condition-stunned-joined = { $head }; stunned
gd-log-condition-stunned-woken = { $head }, but stunned
gd-log-condition-stunned-many = { $who } are stunned
gd-log-condition-confused = { $who } is confused
gd-log-condition-confused-row = { $head }: confusion
gd-log-condition-confused-also = { $head }, confusion
gd-log-condition-confused-many = { $who } are confused
gd-log-condition-prone = { $who } falls prone
gd-log-condition-prone-joined = { $head }; falls prone
gd-log-condition-prone-row = { $head }: a fall
gd-log-condition-prone-also = { $head }, a fall
gd-log-condition-prone-many = { $who } fall prone
gd-log-condition-unstable = { $who } is off balance
gd-log-condition-unstable-joined = { $head }, and is off balance
gd-log-condition-unstable-row = { $head }: loss of balance
gd-log-condition-unstable-also = { $head }, loss of balance
gd-log-condition-unstable-many = { $who } are off balance
gd-log-condition-stabilised = { $who } is stable (no lethality check until more endurance is lost)
gd-log-condition-decides = { $told } (the fight is decided at the end of the round)
gd-log-condition-unconscious-decides = { $who } { $lying ->
        [1] passes out
       *[0] falls unconscious
    } ({ $spent ->
        [1] endurance 0 or below;{" "}
       *[0] {""}
    }the fight is decided at the end of the round)
gd-log-condition-dead-decides = { $who } dies (the fight is decided at the end of the round)
gd-log-condition-dead-at_once-decides = { $who } is killed outright (the fight is decided at the end of the round)
gd-log-condition-unconscious-decides-joined = { $lying ->
        [1] { $head }, passing out (the fight is decided at the end of the round)
       *[0] { $head }, falling unconscious (the fight is decided at the end of the round)
    }
gd-log-condition-unconscious-decides-row = { $head }: unconsciousness (the fight is decided at the end of the round)
gd-log-condition-unconscious-decides-also = { $spent ->
        [1] { $head }, unconsciousness (endurance 0 or below; the fight is decided at the end of the round)
       *[0] { $head }, unconsciousness (the fight is decided at the end of the round)
    }
gd-log-condition-dead-decides-joined = { $head }; dead (the fight is decided at the end of the round)
gd-log-condition-dead-at_once-decides-row = { $head }: killed outright (the fight is decided at the end of the round)
gd-log-condition_over = { $who } is no longer { $condition }
gd-log-condition_over-joined = { $head }; no longer { $condition }
gd-log-condition_over-used = { $head }: no longer { $condition }
gd-log-condition_over-treated = { $head }; no longer { $condition }
gd-log-condition_over-many = { $who } are no longer { $condition }
gd-log-impaired = { $who } suffers { $wound }
gd-log-impaired-joined = { $head } and suffers { $wound }
gd-log-impaired-row = { $head }: { $wound }
gd-log-impaired-also = { $head }, { $wound }
gd-log-worn_off = { $who }'s { $wound } wear off
gd-log-worn_off-light = { $who }'s light wound ({ $amount }) wears off
gd-log-worn_off-light-many = { $who }'s light wounds ({ AND($amount) }) wear off
gd-log-worn_off-shock = { $who }'s shock ({ $amount }) wears off
gd-log-worn_off-shock-many = { $who }'s shocks ({ AND($amount) }) wear off
gd-worn = { $amount }%
gd-log-worn_off-many = { $who }'s { AND($wound) } wear off
gd-log-healed = { $who } recovers from { $wound }
gd-log-healed-joined = { $head }, free of { $wound }
gd-log-healed-many = { $who } recovers from { AND($wound) }
gd-log-healed-used = { $head }: free of { $wound }
gd-log-healed-treated = { $head }; free of { $wound }
gd-log-healed-many-used = { $head }: free of { AND($wound) }
gd-log-healed-many-treated = { $head }; free of { AND($wound) }
gd-log-healed-many-joined = { $head }, free of { AND($wound) }
gd-log-bleeding-more = { $who } bleeds more heavily (another −{ $formula } endurance a round)
gd-log-bleeding = { $who } begins to bleed (endurance −{ $formula } a round)
gd-log-bleeding-row = { $head }: bleeding (endurance −{ $formula } a round)
gd-log-bleeding-also = { $head }, bleeding (endurance −{ $formula } a round)
gd-log-bleeding-more-row = { $head }: more bleeding (another −{ $formula } endurance a round)
gd-log-bleeding-more-also = { $head }, more bleeding (another −{ $formula } endurance a round)
gd-log-bleeding_over-used = { $head }: the bleeding stops
gd-log-bleeding_over-treated = { $head }; the bleeding stops
gd-log-bleeding_over = { $who } no longer bleeds
gd-log-bleeding_over-joined = { $head }, no longer bleeding
gd-log-bleeding_over-many = { $who } no longer bleed
gd-log-shock_over = With this check, { WITHIN($who) }'s shock wears off
gd-log-shock_over-joined = { $head }; the shock wears off
gd-log-shock_over-many = With this check, the shock of { WITHIN($who) } wears off
gd-log-endurance_lost = { $who } loses { $amount } endurance to { $why } (now { $left })
gd-log-endurance_lost-joined = { $head }: { $amount } endurance lost to { $why } (now { $left })
gd-log-endurance_lost-row = { $head }: { $amount } endurance lost to { $why } (now { $left })
gd-log-endurance_lost-also = { $head }, { $amount } endurance lost to { $why } (now { $left })
gd-log-endurance_lost-hit = { $who } loses { $amount } endurance (endurance now { $left })
gd-log-endurance_lost-hit-joined = { $head } and loses { $amount } endurance (now { $left })
gd-log-endurance_lost-hit-veiled = { $who } loses { $amount } endurance
gd-log-endurance_lost-hit-veiled-joined = { $head } and loses { $amount } endurance
gd-log-endurance_lost-veiled = { $who } loses { $amount } endurance to { $why }
gd-log-endurance_lost-veiled-joined = { $head }: { $amount } endurance lost to { $why }
gd-log-endurance_lost-veiled-row = { $head }: { $amount } endurance lost to { $why }
gd-log-endurance_lost-veiled-also = { $head }, { $amount } endurance lost to { $why }
gd-log-endurance_lost-veiled-many = { $who } lose { $amount } endurance each to { $why }
gd-log-endurance_restored = { $who } regains { $amount } endurance
gd-log-endurance_restored-left = { $who } regains { $amount } endurance (now { $left })
gd-log-endurance_restored-used = { $head }: { $amount } endurance regained
gd-log-endurance_restored-treated = { $head }; { $amount } endurance regained
gd-log-endurance_restored-left-used = { $head }: { $amount } endurance regained (now { $left })
gd-log-endurance_restored-left-treated = { $head }; { $amount } endurance regained (now { $left })
gd-why-bleeding = bleeding
gd-why-damage = damage
gd-why-effect = an effect
gd-why-extra_damage = extra damage
gd-why-table = the result of a table
gd-log-dropped = { $who } drops the { $weapon }
gd-log-dropped-joined = { $head }; drops the { $weapon }
gd-log-dropped-row = { $head }: the { $weapon } dropped
gd-log-dropped-also = { $head }, the { $weapon } dropped
gd-log-evaded = { $who } evades { WITHIN($attacker) }
gd-log-evaded-joined = { $head }; the attack is evaded
gd-log-stabilised = { $who } is stable (no lethality check until more endurance is lost)
gd-log-stabilised-joined = { $head }; stable (no lethality check until more endurance is lost)
gd-log-stabilised-used = { $head }: stable (no lethality check until more endurance is lost)
gd-log-stabilised-treated = { $head }; stable (no lethality check until more endurance is lost)
gd-log-item_used-alone = { $who } treats their own wounds with a { COMMON($item) } ({ $left } left)
gd-log-item_used = { $who } uses a { COMMON($item) } on { WITHIN($patient) } ({ $left } left)
gd-log-effect = The { COMMON($source) } takes effect on { WITHIN($who) }
gd-log-effect-many = The { COMMON($source) } takes effect on { WITHIN($who) }
gd-log-skill_refused = The GM does not allow { WITHIN($who) } to use { COMMON($skill) } here
gd-log-treated-rouse = { $who } tries to rouse { WITHIN($patient) }
gd-log-treated-rouse-treated = { $head }; { WITHIN($patient) } may wake up
gd-log-noticed = { $who } notices the shooting
gd-log-noticed-many = { $who } notice the shooting
gd-log-noticed-attacked = { $who } is attacked and knows of the fight
gd-log-unnoticed = { $who } is { $why } and does not notice the attack yet
gd-log-noticed-wakes = { $noticed }. All of { WITHIN($side) } are warned and can act
gd-log-noticed-wakes-alarm = { $missing ->
        [0] { $noticed }. The alarm is raised as the round ends
        [one] { $noticed }. All of { WITHIN($side) } are warned and can act. If one more of them notices a shot or an attack (being told does not count), the alarm is raised and they win
       *[other] { $noticed }. All of { WITHIN($side) } are warned and can act. If { $missing } more of them notice a shot or an attack (being told does not count), the alarm is raised and they win
    }
gd-log-noticed-alarm = { $missing ->
        [0] { $noticed }. The alarm is raised as the round ends
        [one] { $noticed }. If one more of them notices without being told, the alarm is raised
       *[other] { $noticed }. If { $missing } more of them notice without being told, the alarm is raised
    }
gd-log-reloaded = { $who } reloads the { $weapon } ({ $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    } in it, spare magazines: { $left })
gd-log-picked_up = { $who } picks up the { $weapon } and readies it
gd-log-picked_up-place = { $who } picks up the { $weapon } on the way, still in { THE($place) }, and readies it
gd-log-readied = { $who } takes the { $weapon } in hand
gd-log-readied-in = { $who } takes the { $weapon } in the { $hand }
gd-log-readied-away = { $who } puts { AND($away) } away and takes the { $weapon } in hand
gd-log-readied-in-away = { $who } puts { AND($away) } away and takes the { $weapon } in the { $hand }
gd-log-aims = { $who } takes aim at { WITHIN($target) }
gd-log-aim_lost = { $who } loses the aim taken at { WITHIN($target) }
gd-log-aim_lost-joined = { $head }, and loses the aim taken at { WITHIN($target) }
gd-log-aim_lost-row = { $head }: loss of the aim taken at { WITHIN($target) }
gd-log-aim_lost-also = { $head }, loss of the aim taken at { WITHIN($target) }
gd-log-aim_lost-moving = { $who } stops aiming at { WITHIN($target) } in order to move
gd-log-aim_lost-method = { $who } loses the aim taken at { WITHIN($target) } by choosing { $method }
gd-log-aim_lost-moved = { $tail }, losing the aim taken at { WITHIN($target) }
gd-log-aim_lost-moved-covered = { $tail }, losing the aim taken at { WITHIN($target) }, and takes cover there
gd-log-stayed = { $who } chooses { $method } but stays put
gd-log-stayed-joined = { $who } chooses { $method }, losing the aim taken at { WITHIN($target) }, but stays put
gd-log-stayed-harder = { $who } dodges about on the spot ({ $method }; enemies at { $percent }% to hit)
gd-log-stayed-harder-joined = { $who } dodges about on the spot ({ $method }; enemies at { $percent }% to hit), losing the aim taken at { WITHIN($target) }
gd-log-aim_lost-lying = { $who } loses the aim taken at { WITHIN($target) } by lying down
gd-log-aim_lost-lying-joined = { $head }, losing the aim taken at { WITHIN($target) }
gd-log-aim_lost-elsewhere = { $who } stops aiming at { WITHIN($target) } to shoot at somebody else
gd-log-aim_lost-felled = { $who } stops aiming at { WITHIN($target) }, who is out of the fight
gd-log-aim_lost-gone = { $who } stops aiming at { WITHIN($target) }, who has left
gd-log-aim_lost-unused = { $who } did not fire and so loses the aim taken at { WITHIN($target) }
gd-log-arrived = { $who } arrives at { THE($place) }
gd-log-arrived-many = { $who } arrive at { THE($place) }
gd-log-escaped = { $who } leaves the fight from { THE($place) }
gd-log-escaped-many = { $who } leave the fight from { THE($place) }
gd-log-tactics = The success in tactics gives +{ $amount } initiative to { WITHIN($gainers) }
gd-log-tactics-joined = { $head }. Initiative +{ $amount } for { WITHIN($gainers) }
gd-log-tactics-hit_rate = The success in tactics gives +{ $amount }% to hit this round to { WITHIN($gainers) }
gd-log-tactics-hit_rate-joined = { $head }. This round +{ $amount }% to hit for { WITHIN($gainers) }
gd-log-tactics-group_file = The success in tactics gives +{ $amount }% on every check this round to { WITHIN($gainers) }
gd-log-tactics-group_file-joined = { $head }. This round +{ $amount }% on every check for { WITHIN($gainers) }
gd-everyone = { WITHIN($side) }
gd-nothing = {""}
gd-order-by = by initiative
gd-order-rolled = by initiative, equal ones by a roll
gd-log-order = Order of action, { $how }: { $order }
gd-log-order-unaware = Order of action, { $how }: { $order }. None of { WITHIN($unaware) } know of the fight yet, so they do not act
gd-initiative = { $who } ({ $n })
gd-initiative-unable = { $who } ({ $n }, { $why })
gd-numbered-two = { PLURAL($name) } { $first } and { $last }
gd-numbered-more = { $before }, { $number }
gd-log-in_force-why = { $who } has { $percent }% on checks ({ $reasons })
gd-log-in_force-why-many = { $who } have { $percent }% on checks ({ $reasons })
gd-log-in_force-only = { $who } is { AND($conditions) }
gd-log-in_force-only-many = { $who } are { AND($conditions) }
gd-log-in_force-down = { $who } is still on the ground
gd-log-in_force-down-many = { $who } are still on the ground
gd-log-in_force-down-both = { $who } is still on the ground, and has { $percent }% on checks ({ $reasons })
gd-log-in_force-down-both-many = { $who } are still on the ground, and have { $percent }% on checks ({ $reasons })
gd-log-in_force-both = { $who } is { AND($conditions) }, and has { $percent }% on checks ({ $reasons })
gd-log-in_force-both-many = { $who } are { AND($conditions) }, and have { $percent }% on checks ({ $reasons })
gd-log-volley =
    { $who } fires the { $weapon } ({ $mode }) at { WITHIN($targets) }: { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    } (rounds left: { $left })
gd-log-volley-part =
    { $who } fires the { $weapon } ({ $mode }) at { WITHIN($targets) }, aiming at the { $part }: { $shots ->
        [one] 1 shot
       *[other] { $shots } shots
    } (rounds left: { $left })
gd-targets =
    { $n ->
        [2] { $first } and { WITHIN($last) }
       *[other] { AND($names) }
    }
gd-weapon-mode = the { $weapon } ({ $mode })
gd-log-fired = { $who } fires { $weapon } at { WITHIN($targets) }: { $shots } shots ({ $left ->
        [one] 1 round
       *[other] { $left } rounds
    } left)
gd-log-fired-part = { $who } fires { $weapon } at { WITHIN($targets) }, aiming at { $part }: { $shots } shots ({ $left ->
        [one] 1 round
       *[other] { $left } rounds
    } left)
gd-log-fired-rounds = { $who } fires { $weapon } at { WITHIN($targets) }: { $shots } shots, { $spent } rounds ({ $left } left)
gd-log-fired-rounds-part = { $who } fires { $weapon } at { WITHIN($targets) }, aiming at { $part }: { $shots } shots, { $spent } rounds ({ $left } left)
gd-log-fired-one = { $who } fires { $weapon } at { WITHIN($targets) } ({ $left ->
        [one] 1 round
       *[other] { $left } rounds
    } left)
gd-log-fired-one-part = { $who } fires { $weapon } at { WITHIN($targets) }, aiming at { $part } ({ $left ->
        [one] 1 round
       *[other] { $left } rounds
    } left)
gd-log-fired-one-rounds = { $who } fires { $weapon } at { WITHIN($targets) } (1 shot, { $spent } rounds; { $left } left)
gd-log-fired-one-rounds-part = { $who } fires { $weapon } at { WITHIN($targets) }, aiming at { $part } (1 shot, { $spent } rounds; { $left } left)
gd-log-blow = { $who } strikes at { WITHIN($target) } with { $weapon }
gd-log-blow-part = { $who } strikes at { WITHIN($target) } with { $weapon }, aiming at { $part }
gd-log-throw = { $who } throws { $weapon } at { WITHIN($target) }
gd-log-throw-part = { $who } throws { $weapon } at { WITHIN($target) }, aiming at { $part }
gd-log-damage = { $who } is hit for { $damage } damage
gd-log-damage-armour = { $who } is hit for { $damage } damage, of which the armour stops { $stopped }
gd-log-damage-stopped = { $who } is hit, but the armour stops { $damage ->
        [one] the 1 point
       *[other] all { $damage } points
    } of damage
gd-hit-one = { $who } is hit
gd-hit-several = { $who } is hit { $hits ->
        [2] twice
       *[other] { $hits } times
    }
gd-log-hit = { $hit } for { $damage } damage{ $hits ->
        [1] {""}
       *[other] {" "}in all
    } ({ $dice })
gd-log-hit-notes = { $hit } for { $damage } damage{ $hits ->
        [1] {""}
       *[other] {" "}in all
    } ({ $dice }; { $notes })
gd-log-hit-stopped = { $hit }, but the armour stops { $damage ->
        [one] the 1 point
       *[other] all { $damage } points
    } of damage ({ $dice })
gd-hit-armour = the armour stops { $stopped }
gd-hit-vital = a vital spot doubles the rest
gd-hit-arm = an arm halves the rest
gd-hit-leg = a leg halves the rest
gd-hit-vital-whole = a vital spot doubles it
gd-hit-arm-whole = an arm halves it
gd-hit-leg-whole = a leg halves it
gd-log-penalty_row = { $who }'s damage penalty ({ $table }, row { $row })
gd-log-penalty = { $who }'s damage penalty ({ $table }, row { $row })
gd-log-penalty-nothing = { $who }'s damage penalty ({ $table }, row { $row }): no effect
gd-log-fumble = { $who } fumbles: { $text }
gd-goes-walk = moves
gd-goes-cautious = moves cautiously
gd-goes-normal = makes a normal move
gd-goes-full = runs
gd-goes-crawl = crawls
gd-goes_far-walk = moves
gd-goes_far-cautious = moves cautiously
gd-goes_far-normal = makes a normal move of
gd-goes_far-full = runs
gd-goes_far-crawl = crawls
gd-haste-walk = {""}
gd-haste-cautious = {" "}at a cautious pace
gd-haste-normal = {" "}by a normal move
gd-haste-full = {" "}at a run
gd-haste-crawl = {" "}at a crawl
gd-reasons = { $before }, { $reason }
gd-reason-shock = { $n } shocks
gd-reason-light = { $n } light wounds
gd-reason-serious = { $n } serious wounds
gd-log-moved = { $who } { $goes } to { THE($place) }
gd-log-moved-leaving = { $who } leaves cover and { $goes } to { THE($place) }
gd-log-moved-covered = { $who } { $goes } to { THE($place) }, taking cover there
gd-log-moved-leaving-covered = { $who } leaves cover and { $goes } to { THE($place) }, taking cover there
gd-log-moved-towards = { $who } { $goes_far } { $metres } m towards { WITHIN($goal) }
gd-log-moved-towards-leaving = { $who } leaves cover and { $goes_far } { $metres } m towards { WITHIN($goal) }
gd-log-moved-up = { $who } { $goes_far } { $metres } m up to { WITHIN($goal) }
gd-log-moved-up-leaving = { $who } leaves cover and { $goes_far } { $metres } m up to { WITHIN($goal) }
gd-log-moved-towards-place = { $who } { $goes_far } { $metres } m towards { THE($place) }
gd-log-moved-towards-place-leaving = { $who } leaves cover and { $goes_far } { $metres } m towards { THE($place) }
gd-log-moved-away = { $who } { $goes_far } { $metres } m away from { WITHIN($goal) }
gd-log-moved-away-leaving = { $who } leaves cover and { $goes_far } { $metres } m away from { WITHIN($goal) }
gd-log-moved-point = { $who } { $goes_far } { $metres } m to a point near { THE($near) }
gd-log-moved-point-leaving = { $who } leaves cover and { $goes_far } { $metres } m to a point near { THE($near) }
gd-log-moved-uncovered = { $moved } (leaving cover)
gd-log-moved-reached = { $who } reaches { THE($place) }{ $haste }
gd-log-moved-reached-leaving = { $who } leaves cover and reaches { THE($place) }{ $haste }
gd-log-moved-reached-covered = { $who } reaches { THE($place) }{ $haste } and takes cover there
gd-log-moved-reached-leaving-covered = { $who } leaves cover, reaches { THE($place) }{ $haste } and takes cover there
gd-log-moved-through = { $who } reaches { THE($place) } and { $goes } on towards { THE($bound_for) }
gd-log-moved-through-leaving = { $who } leaves cover, reaches { THE($place) } and { $goes } on towards { THE($bound_for) }
gd-log-moved-across = { $who } { $goes } through { THE($place) } towards { THE($bound_for) }
gd-log-moved-across-leaving = { $who } leaves cover and { $goes } through { THE($place) } towards { THE($bound_for) }
gd-log-moved-across-sheltered = { $who } keeps to cover and { $goes } through { THE($place) } towards { THE($bound_for) }
gd-log-moved-onward = { $who } { $goes } on through { THE($place) } towards { THE($bound_for) }
gd-log-moved-onward-leaving = { $who } leaves cover and { $goes } on through { THE($place) } towards { THE($bound_for) }
gd-log-moved-onward-sheltered = { $who } keeps to cover and { $goes } on through { THE($place) } towards { THE($bound_for) }
gd-log-moved-crawling = { $who } crawls through { THE($place) }, still making for { THE($bound_for) }
gd-log-moved-crawling-leaving = { $who } leaves cover and crawls through { THE($place) }, still making for { THE($bound_for) }
gd-log-moved-crawling-sheltered = { $who } keeps to cover and crawls through { THE($place) }, still making for { THE($bound_for) }
gd-log-cover-on = { $who } takes cover
gd-log-cover-on-place = { $who } takes cover on the way, still in { THE($place) }
gd-log-cover-off = { $who } leaves cover
# Records of earlier versions hold these.
gd-log-moved-bound = { $who } sets out for { THE($bound_for) }{ $haste }
gd-log-moved-bound-leaving = { $who } leaves cover and sets out for { THE($bound_for) }{ $haste }
gd-log-moved-on = { $who } goes on{ $haste } towards { THE($bound_for) }
gd-log-moved-on-leaving = { $who } leaves cover and goes on towards { THE($bound_for) }{ $haste }
gd-log-healed-light = { $who } recovers from { $count } light wounds ({ $amount }% each)
gd-log-healed-shock = { $who } recovers from { $count } shocks ({ $amount }% each)
gd-log-action-none = { $who } takes no action
gd-log-in_force = { $who } makes every check at { $percent }%
gd-log-in_force-many = { $who } make every check at { $percent }%
gd-log-in_force-in = { $who } is { AND($conditions) }, and apart from that makes every check at { $percent }%
gd-log-in_force-in-many = { $who } are { AND($conditions) }, and apart from that make every check at { $percent }%
gd-log-moved-beside = { $who } moves to a point near { THE($place) }
gd-log-moved-off = { $who } moves away from { THE($place) }
gd-log-moved-near = { $who } moves to a point near { THE($near) }
