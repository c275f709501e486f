## Checks

ua-sum-sure = a { $face },
ua-sum = { $face }{ $bonus }{ $against },
ua-dice = { $face }{ $bonus }{ $against }
ua-dice-critical = a { $face }, critical
ua-dice-fumble = a { $face }, fumble
ua-sum-zero = {""}
ua-sum-plus = +{ $n }={ $total }
ua-sum-minus = −{ $n }={ $total }
ua-against-success = {" "}against { $target }
ua-against-failure = {" "}against { $target }
ua-against-beyond = {" "}against { $target }
ua-outcome-attack-critical = critical hit
ua-outcome-attack-success = hit
ua-outcome-attack-failure = miss
ua-outcome-attack-fumble = fumble, miss
ua-outcome-defence-critical = critical, unharmed
ua-outcome-defence-success = unharmed
ua-outcome-defence-failure = failure
ua-outcome-defence-fumble = fumble
ua-outcome-protect-critical = critical, no damage to either
ua-outcome-protect-success = no damage to either
ua-outcome-protect-failure = in vain
ua-outcome-protect-fumble = fumble, in vain
ua-outcome-check-critical = critical, success
ua-outcome-check-success = success
ua-outcome-check-failure = failure
ua-outcome-check-fumble = fumble, failure
ua-log-check = { $who } makes the { $check }: { $sum } { $outcome }
ua-log-check-at = { $who } makes the { $check } against { WITHIN($unit) }: { $sum } { $outcome }
ua-check-paid = { $check } (1 { $sub } point spent, { $left } left)
ua-log-attack = { $deed }{ $note }: { $sum } { $outcome }
ua-log-shot = { $who } { $act }{ $at }: { $sum } { $outcome }
ua-log-shot-noted = { $who } { $act }{ $at } ({ $notes }): { $sum } { $outcome }
ua-log-shot-diced = { $who } { $act } at { WITHIN($unit) } (target die { $die }): { $sum } { $outcome }
ua-log-shot-noted-diced = { $who } { $act } at { WITHIN($unit) } (target die { $die }, { $notes }): { $sum } { $outcome }
ua-at = {" "}at { WITHIN($unit) }
ua-at-sole = {""}
ua-act-shot = fires
ua-act-shot-again = follows up with a shot
ua-act-shot-again-free = follows up with a shot
ua-deed-precise = { $who } fires a precision shot at { WITHIN($unit) }
ua-deed-close = { $who } strikes at { WITHIN($unit) }
ua-deed-all_out = { $who } attacks { WITHIN($unit) } all-out
ua-deed-precise-again = { $who } follows up with a precision shot at { WITHIN($unit) }
ua-deed-close-again = { $who } follows up with a blow at { WITHIN($unit) }
ua-deed-all_out-again = { $who } follows up with an all-out attack on { WITHIN($unit) }
ua-deed-precise-sole = { $who } fires a precision shot
ua-deed-close-sole = { $who } strikes
ua-deed-all_out-sole = { $who } attacks all-out
ua-deed-precise-again-sole = { $who } follows up with a precision shot
ua-deed-close-again-sole = { $who } follows up with a blow
ua-deed-all_out-again-sole = { $who } follows up with an all-out attack
ua-note = {" "}({ $notes })
ua-note-none = {""}
ua-note-free = free
ua-note-magazines = magazines left: { $left }
ua-note-point = 1 { $sub } point spent, { $left } left
ua-log-check-escape = { $who } tries to stop the escape: { $sum } { $outcome }
ua-log-check-escape-tried = { $n ->
        [one] 1 prisoner tries to escape ({ $prisoner }), and { WITHIN($who) } tries to stop it: { $sum } { $outcome }
       *[other] { $n } prisoners try to escape ({ $prisoner }), and { WITHIN($who) } tries to stop them: { $sum } { $outcome }
    }
ua-log-check-defence = { $who } fails to ward it off: { $dice }
ua-log-check-defence-joined = { $head }: { $dice }, in vain
ua-log-check-defence-paid = { $who } takes cover (1 { $sub } point spent, { $left } left): { $sum } { $outcome }
ua-log-check-defence-held = { $who } wards it off: { $dice }
ua-log-check-defence-held-joined = { $head }: { $dice }, unharmed
ua-log-check-defence-held-many = { $who } wards them off: { AND($face) }{ $each }
ua-log-check-defence-members = A member fails to ward it off: { $dice }
ua-log-check-defence-members-held = A member wards it off: { $dice }
ua-log-check-defence-members-held-many = The members ward them off: { AND($face) }{ $each }
ua-each-zero = {" "}(against { $target })
ua-each-plus = {" "}(+{ $n } each, against { $target })
ua-each-minus = {" "}(−{ $n } each, against { $target })
ua-log-check-defence-for-joined = { $head }: { $sum } { $outcome }
ua-log-check-defence-for = { $who } protects { WITHIN($member) }: { $sum } { $outcome }
ua-log-impossible = { $who } has no sub-ability to use and cannot make the { $check }
ua-log-automatic-known = { $who } needs no { $check }, thanks to “{ $by }”
ua-log-automatic-helped = { $who } succeeds without a roll ({ $check }), thanks to the { COMMON($by) }
ua-log-automatic = { $who } succeeds without a roll ({ $check })
ua-log-reroll = The { COMMON($role) } allows another roll
ua-log-points-plus = { $who } spends 1 { $sub } point to add 1 to the die of the loot table ({ $left } left)
ua-log-points = { $who } spends 1 { $sub } point ({ $left } left)
ua-log-check-points = { $head } (1 { $sub } point spent, { $left } left)
ua-log-skill_used = { $who } uses the skill { $skill }
ua-log-skill_used-left = { $who } uses the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-spent = { $head } and { $n ->
    [one] 1 magazine
   *[other] { $n } magazines
} ({ $left } left)
ua-log-skill_used-protect = { $who } uses the skill { $skill } for { WITHIN($member) } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-protect-joined = { $head }: { WITHIN($member) } is picked, and { WITHIN($who) } uses the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-evade = { $who } defends once more with the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-preempt = { $who } uses the skill { $skill }, and the squad acts first after all (1 { $sub } point spent, { $left } left)
ua-log-skill_used-uncounted = Before they can count heads, { WITHIN($who) } uses the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-unheard = Before they can make their demand, { WITHIN($who) } uses the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-shift = { $who } shifts the reaction die to { $die } with the skill { $skill } (1 { $sub } point spent, { $left } left)
ua-log-skill_used-fortify-leader = { $who } uses the skill { $skill }: the leader defends at +1 until the battle ends (1 { $sub } point spent, { $left } left)
ua-log-skill_used-fortify-members = { $who } uses the skill { $skill }: the members defend at +1 until the battle ends (1 { $sub } point spent, { $left } left)
ua-log-thrown = { $dice }: { $value }

## Encounters

ua-log-encounter = The squad runs into enemies
ua-log-met = The squad faces { WITHIN($unit) }
ua-log-met-many = The squad faces { WITHIN($unit) }
ua-log-met-many-joined = The squad runs into { WITHIN($unit) }
ua-log-met-joined = The squad runs into { WITHIN($unit) }
ua-log-reaction_die = Reaction die { $die }
ua-log-reaction_moved-by = The die counts as { $die } ({ $by })
ua-log-reaction_moved-by-joined = { $head } (counts as { $die }: { $by })
ua-moved = { $n } for { $what }
ua-moved-companion = { $n } for having { WITHIN($what) } along
ua-moved-encounter = these people
ua-moved-waiting = what was done before
ua-log-shifted = The interpreter shifts the reaction die to { $die }
ua-log-shifted-up = The interpreter shifts the reaction die by +1
ua-log-shifted-down = The interpreter shifts the reaction die by −1
ua-log-reaction = Reaction: { $reaction }
ua-log-reaction-joined = { $head }: { $reaction }
ua-log-reaction-leaves = Reaction: { $reaction }; the enemy turns away without a fight
ua-log-reaction-leaves-joined = { $head }: { $reaction }; the enemy turns away without a fight
ua-log-reaction-alone = Reaction: { $reaction }; the enemy leaves the squad alone
ua-log-reaction-alone-joined = { $head }: { $reaction }; the enemy leaves the squad alone
ua-log-reaction-passage = Reaction: { $reaction }; the enemy lets the squad pass
ua-log-reaction-passage-joined = { $head }: { $reaction }; the enemy lets the squad pass
ua-log-reaction-wants = Reaction: { $reaction }; the enemy means to ask a price for passing
ua-log-reaction-wants-joined = { $head }: { $reaction }; the enemy means to ask a price for passing
ua-log-reaction-help = Reaction: { $reaction }; the enemy lets the squad pass and treats its wounds
ua-log-reaction-help-joined = { $head }: { $reaction }; the enemy lets the squad pass and treats its wounds
ua-log-remembered = They remember you: { $reaction }
ua-log-numbers = The squad counts { $mine }, the enemy { $theirs }: the enemy stays
ua-log-numbers-leaves = The squad counts { $mine }, the enemy { $theirs }: the enemy turns away without a fight
ua-log-demand = The enemy demands { $price }
ua-log-refused = { $who } refuses

## Battle

ua-log-battle_begins-squad = The battle begins ({ $traits }); the squad acts first
ua-log-battle_begins-squad-turned-at = The battle begins ({ $traits }); because of what happened at “{ $place }”, the squad acts first
ua-log-battle_begins-firm = { $begun }, and { WITHIN($units) } will not withdraw at half their number
ua-log-battle_begins-firm-several = { $begun }, and { WITHIN($units) } will not withdraw at half their number
ua-log-battle_begins-together-felled = { $begun }, and { WITHIN($units) } will withdraw together once { $n } of them are down
ua-log-battle_begins-together-left = { $begun }, and { WITHIN($units) } will withdraw together once only { $n } of them are left
ua-log-battle_begins-until = { $begun }, and { WITHIN($unit) } will not withdraw until only { $n } are left
ua-log-battle_begins-few = { $begun } (at most { $n } of the squad may attack in a round)
ua-log-battle_begins-enemy = The battle begins ({ $traits }); the enemy has the first move
ua-log-battle_begins-enemy-sure = The battle begins ({ $traits }); in every round the enemy acts first
ua-log-battle_begins-enemy-turned-sure = The battle begins ({ $traits }); because of what happened before, the enemy acts first in every round
ua-log-battle_begins-enemy-turned-at-sure = The battle begins ({ $traits }); because of what happened at “{ $place }”, the enemy acts first in every round
ua-log-battle_begins-enemy-turned-at = The battle begins ({ $traits }); because of what happened at “{ $place }”, the enemy has the first move
ua-log-battle_begins-enemy-turned = The battle begins ({ $traits }); because of what happened before, the enemy has the first move
ua-log-round = Round { $n }
ua-log-round-left = Round { $n } (magazines left: { $magazines })
ua-log-round-shares = Round { $n } (magazines left: { $shares })
ua-share = { $who } { $n }
ua-log-absent = { $who } is out of this battle
ua-log-absent-many = { $who } are out of this battle
ua-log-silent = { $who } cannot attack in this battle
ua-log-silent-many = { $who } cannot attack in this battle
ua-log-digit_shifted = The map dice are moved from { $before } to { $result }
ua-log-digit_shifted-joined = { $who } moves the map dice from { $before } to { $result } for { $amount } ({ $left } left)
ua-log-map_drawn-shifted = { $head }
ua-log-target_die = The die that picks whom { WITHIN($who) } fires at shows { $die }: { WITHIN($unit) }
ua-log-mixed = A target die is thrown for every shot but a precision shot: on 1–3 the shot goes to the group aimed at, on 4–6 to the high-threat target
ua-log-mixed-again = While both kinds of enemy are in reach, the target die is thrown for every shot but a precision shot (1–3: the group aimed at, 4–6: the high-threat target)
ua-log-felled = { $unit }: { $n } down ({ $left } left)
ua-log-felled-joined = { $head }, { $n } down ({ $left } left)
ua-log-felled-elsewhere = { $head }, but the hit goes to { WITHIN($unit) }: { $n } down ({ $left } left)
ua-log-felled-elsewhere-last = { $head }, but the hit goes to { WITHIN($unit) }: { $n ->
    [one] the last one down
   *[other] the last { $n } down
}
ua-log-damaged-elsewhere = { $head }, but the hit goes to { WITHIN($unit) }: { $n } damage (life left: { $left })
ua-log-damaged-elsewhere-last = { $head }, but the hit goes to { WITHIN($unit) }: { $n } damage, and it is out of the fight
ua-log-felled-more = { $head }, then { $n } more ({ $left } left)
ua-log-felled-thrown = { $head }: { $n ->
        [one] 1 of { WITHIN($unit) } is
       *[other] { $n } of { WITHIN($unit) } are
    } down ({ $left } left)
ua-log-felled-thrown-last = { $head }: { $n ->
        [one] 1 of { WITHIN($unit) } is
       *[other] { $n } of { WITHIN($unit) } are
    } down, and none left
ua-log-felled-used = { $user } uses { SOME($gear) }{ $rest }: { $n ->
        [one] 1 of { WITHIN($unit) } is
       *[other] { $n } of { WITHIN($unit) } are
    } down ({ $left } left)
ua-log-felled-used-last = { $user } uses { SOME($gear) }{ $rest }: { $n ->
        [one] 1 of { WITHIN($unit) } is
       *[other] { $n } of { WITHIN($unit) } are
    } down, and none left
ua-log-felled-last = { $unit }: { $n ->
    [one] the last one is down
   *[other] the last { $n } are down
}
ua-log-felled-last-joined = { $head }, { $n ->
    [one] the last one down
   *[other] the last { $n } down
}
ua-log-damaged = { $unit }: { $n } damage (life left: { $left })
ua-log-damaged-joined = { $head }, { $n } damage (life left: { $left })
ua-log-damaged-thrown = { $head }: { $n } damage to { WITHIN($unit) } (life left: { $left })
ua-log-damaged-thrown-last = { $head }: { $n } damage to { WITHIN($unit) }, and it is out of the fight
ua-log-damaged-used = { $user } uses { SOME($gear) }{ $rest }: { $n } damage to { WITHIN($unit) } (life left: { $left })
ua-log-damaged-used-last = { $user } uses { SOME($gear) }{ $rest }: { $n } damage to { WITHIN($unit) }, and it is out of the fight
ua-log-damaged-last = { $unit }: { $n } damage, and out of the fight
ua-log-damaged-last-joined = { $head }, { $n } damage, and the target is out of the fight
ua-log-no_effect = It has no effect on { WITHIN($unit) }
ua-log-stunned = { $unit } are stunned (attack and defence against them at +1 this round)
ua-log-stunned-one = { $unit } is stunned (attack and defence against it at +1 this round)
ua-log-stunned-joined = { $head }, and { WITHIN($unit) } are stunned (attack and defence against them at +1 this round)
ua-log-stunned-one-joined = { $head }, and { WITHIN($unit) } is stunned (attack and defence against it at +1 this round)
ua-log-stunned-many = { $unit } are stunned (attack and defence against them at +1 this round)
ua-log-flashed = { $unit } are dazzled and cannot attack in their next turn
ua-log-flashed-one = { $unit } is dazzled and makes one attack fewer in its next turn
ua-log-flashed-joined = { $head }: { WITHIN($unit) } are dazzled and cannot attack in their next turn
ua-log-flashed-one-joined = { $head }: { WITHIN($unit) } is dazzled and makes one attack fewer in its next turn
ua-log-flashed-many = { $unit } are dazzled and cannot attack in their next turn
ua-log-unit_left-withdrawn = { $unit } withdraw
ua-log-unit_left-withdrawn-one = { $unit } withdraws
ua-log-unit_left-withdrawn-outmatched = { $unit } withdraw, seeing the odds against them
ua-log-unit_left-withdrawn-outmatched-one = { $unit } withdraws, hard hit and seeing the fight lost
ua-log-unit_left-withdrawn-together = { $unit } withdraw, with { $lost } of { $initial } down, counting { AND($others) }
ua-log-unit_left-withdrawn-together-one = { $unit } withdraws, with { $lost } of { $initial } down, counting { AND($others) }
ua-log-unit_left-captured = { $unit } surrender
ua-log-unit_left-captured-one = { $unit } surrenders
ua-log-unit_left-captured-gone = Alone without { WITHIN($gone) }, { WITHIN($unit) } gives up at last
ua-log-unit_left-taken = { $who } takes { WITHIN($unit) } prisoner
ua-log-arrived = Reinforcements: { WITHIN($unit) }, { $n } more (now { $now })
ua-log-arrived-new = { $n ->
        [one] Reinforcements: one of { WITHIN($unit) } (level { $level })
       *[other] Reinforcements: { WITHIN($unit) } (level { $level }, { $n } in all)
    }
ua-log-arrived-new-notes = Reinforcements: { WITHIN($unit) } (level { $level }, { $n } in all; { $notes })
ua-log-arrived-target = { $unit } (level { $level }, life { $now }) joins the fight
ua-log-arrived-target-notes = { $unit } (level { $level }, life { $now }; { $notes }) joins the fight
ua-log-level_shifted-up = The level of { WITHIN($unit) } rises by { $n }
ua-log-level_shifted-down = The level of { WITHIN($unit) } falls by { $n }
ua-log-level_shifted-up-gone = With { WITHIN($gone) } out of the fight, the level of { WITHIN($unit) } rises by { $n }
ua-log-level_shifted-down-gone = With { WITHIN($gone) } out of the fight, the level of { WITHIN($unit) } falls by { $n }
ua-log-enemy_attacks-changed = { $unit } attack { $times } instead of { $usual }, { $reasons }
ua-log-enemy_attacks-changed-one = { $unit } attacks { $times } instead of { $usual }, { $reasons }
ua-log-enemy_attacks-changed-first = Before the squad can act, { WITHIN($unit) } attack { $times } instead of { $usual }, { $reasons }
ua-log-enemy_attacks-changed-first-one = Before the squad can act, { WITHIN($unit) } attacks { $times } instead of { $usual }, { $reasons }
ua-times = { $n ->
        [0] never
        [1] once
        [2] twice
       *[other] { $n } times
    }
ua-times-bare = { $n }
ua-because-odd = as in every odd-numbered round
ua-because-even = as in every even-numbered round
ua-because-gone = with { WITHIN($unit) } gone
ua-because-struck_first = after being struck first
ua-because-outnumbered = since you are outnumbered
ua-because-weakened = after so much damage
ua-because-otherwise = as things stand here
ua-because-agreed = as was agreed
ua-because-earlier = because of { $what }
ua-happened-both = { $one } and { $other }
ua-happened-at = what happened at “{ $place }”
ua-happened-here = what happened before the fight
ua-happened-start = what was chosen at the start
ua-happened = what happened before
ua-because-flashed = being dazzled
ua-log-enemy_attacks-still = { $unit } attack { $times } instead of { $usual }
ua-log-enemy_attacks-still-one = { $unit } attacks { $times } instead of { $usual }
ua-log-enemy_attacks = { $n ->
        [1] { $unit } attack once
        [2] { $unit } attack twice
       *[other] { $unit } attack { $n } times
    }
ua-log-enemy_attacks-alone = { $n ->
        [1] The last of { WITHIN($unit) } attacks once
        [2] The last of { WITHIN($unit) } attacks twice
       *[other] The last of { WITHIN($unit) } attacks { $n } times
    }
ua-log-enemy_attacks-one = { $n ->
        [1] { $unit } attacks once
        [2] { $unit } attacks twice
       *[other] { $unit } attacks { $n } times
    }
ua-log-enemy_attacks-none = { $unit } do not attack
ua-log-enemy_attacks-none-one = { $unit } does not attack
ua-log-enemy_attacks-none-flashed = Dazzled, { WITHIN($unit) } cannot attack
ua-log-enemy_attacks-first = { $n ->
        [1] Before the squad can act, { WITHIN($unit) } attack once
        [2] Before the squad can act, { WITHIN($unit) } attack twice
       *[other] Before the squad can act, { WITHIN($unit) } attack { $n } times
    }
ua-log-enemy_attacks-first-one = { $n ->
        [1] Before the squad can act, { WITHIN($unit) } attacks once
        [2] Before the squad can act, { WITHIN($unit) } attacks twice
       *[other] Before the squad can act, { WITHIN($unit) } attacks { $n } times
    }
ua-log-modified-attack = The squad attacks at { $change } until the battle ends
ua-log-modified-attack-joined = { $head }: the squad attacks at { $change } until the battle ends
ua-log-modified-attack-gone = With { WITHIN($gone) } out of the fight, the squad attacks at { $change } until the battle ends
ua-log-modified-defence = The squad defends at { $change } until the battle ends
ua-log-modified-defence-joined = { $head }: the squad defends at { $change } until the battle ends
ua-log-modified-defence-gone = With { WITHIN($gone) } out of the fight, the squad defends at { $change } until the battle ends
ua-log-modified-leader_defence = The leader defends at { $change } until the battle ends
ua-log-modified-leader_defence-joined = { $head }: the leader defends at { $change } until the battle ends
ua-log-modified-leader_defence-gone = With { WITHIN($gone) } out of the fight, the leader defends at { $change } until the battle ends
ua-log-picks = The hit table picks a member ({ $hit })
ua-log-check-picked = The hit table ({ $hit }) picks { WITHIN($who) } for the { $check }: { $sum } { $outcome }
ua-log-silent-picked = The hit table ({ $hit }) picks { WITHIN($who) }, who cannot attack in this battle
ua-log-silent-idle = { $who } is picked, but never attacks anyway
ua-log-silent-idle-picked = The hit table ({ $hit }) picks { WITHIN($who) }, who never attacks anyway
ua-log-absent-picked = The hit table ({ $hit }) picks { WITHIN($who) }, who is out of this battle
ua-log-hit_table = Hit table ({ $hit })
ua-hit-die = die { $die }
ua-hit-row = die { $die }, row { $row }
ua-hit-passed = { $hit }, { $lacking }
ua-hit-lacking = no { COMMON($role) }
ua-hit-lacking-two = no { COMMON($role) } or { COMMON($other) }
ua-hit-lacking-rows = nobody in rows { $low }–{ $high }
ua-log-hit = { $who } is hit
ua-log-shotgun_total = With extra dice, { WITHIN($who) }'s shotgun reaches a total of { $total }
ua-log-shield_holds = { $who }'s prototype shield holds
ua-log-hurt = { $who } takes { $amount } damage (life left: { $left })
ua-log-hurt-joined = { $head } for { $amount } damage (life left: { $left })
ua-log-hurt-hit = { $head }, { $amount } damage (life left: { $left })
ua-log-hurt-wounded =
    { $who } takes { $amount } damage (life left: { $left }) and now has { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    } ({ $does })
ua-log-hurt-wounded-joined =
    { $lead }, { $amount } damage (life left: { $left }), { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    } now ({ $does })
ua-log-hurt-struck = { $head }: { WITHIN($who) } takes { $amount } damage (life left: { $left })
ua-log-hurt-none = { $who } is unhurt (life left: { $left })
ua-log-rope_holds = The rope holds; { WITHIN($who) } does not fall
ua-log-wounded-does =
    { $who } now has { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    } ({ $does })
ua-log-wounded-does-joined =
    { $head }, { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    } now ({ $does })
ua-log-wounded-instead-does = 
    { $who } chooses to take a wound rather than let a member drop out, so the hit table is not used (now { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }: { $does })
ua-log-bleeding = { $who }'s wounds bleed
ua-log-bleeding-many = { $who } bleed from their wounds
ua-log-incapacitated = { $who } is incapacitated
ua-log-incapacitated-many = { $who } are incapacitated
ua-log-killed = { $name } falls
ua-log-taken_over = { $who } takes over { WITHIN($fallen) }'s squad
ua-log-dropped_out = { $who } drops out
ua-log-dropped_out-joined = { $head }: { WITHIN($who) } drops out
ua-log-dropped_out-many = { $who } drop out
ua-log-cancelled = { $who } cancels the damage
ua-log-item_used = { $user } uses the { COMMON($gear) }{ $rest }
ua-early-round = In round 0, { WITHIN($who) }
ua-early-battle = Before round 0, { WITHIN($who) }
ua-used-left = {" "}({ $left } left)
ua-log-item_used-left = { $user } uses { SOME($gear) }{ $rest }
ua-log-throw_missed-dazzle = The { COMMON($gear) } dazzles nobody
ua-log-throw_missed-dazzle-joined = { $head }, and the { COMMON($gear) } dazzles nobody
ua-log-throw_missed = The { COMMON($gear) } misses { WITHIN($unit) }
ua-log-throw_missed-joined = { $head }, and the { COMMON($gear) } misses { WITHIN($unit) }
ua-log-use_left =
    { $left ->
        [0] { $who } has used up the { COMMON($gear) }
        [one] { $who } can use the { COMMON($gear) } once more
       *[other] { $who } can use the { COMMON($gear) } { $left } times more
    }
ua-log-use_left-joined = { $head } ({ $left ->
        [0] used up
        [one] 1 use left
       *[other] { $left } uses left
    })
ua-log-drone_started = { $who } starts the drone
ua-log-grip_changed = { $who } now holds: { $grip }
ua-log-grip_changed-life = { $who } now holds: { $grip } ({ $life })
ua-log-bearer = { $who } now bears the { COMMON($gear) }
ua-log-ied = { $who } hits { WITHIN($unit) } with an IED
ua-log-c4_set = C4 is set on { WITHIN($unit) }
ua-log-c4_dud = The C4 is a dud
ua-log-c4_blast = The C4 goes off at { WITHIN($unit) }
ua-log-space_changed = The barricade is up; the place counts as indoors
ua-log-captured =
    { $n ->
        [one] The squad takes a prisoner: { WITHIN($unit) }
       *[other] The squad takes { $n } prisoners: { WITHIN($unit) }
    }
ua-log-captured-joined =
    { $n ->
        [one] { $head } and is taken prisoner
       *[other] { $head }; { $n } are taken prisoner
    }
ua-log-captured-counted = { $n ->
        [one] { $head }
       *[other] { $head } ({ $n } of them)
    }
ua-log-retreat = The squad retreats
ua-log-retreat_failed = The squad cannot retreat and fights on in this round
ua-log-battle_over = Battle over: { $how } (round { $rounds }; magazines left: { $left })
ua-log-battle_over-early = Battle over: { $how } (round 0; magazines left: { $left })
ua-log-battle_over-fled = Battle over: the enemy has withdrawn (round { $rounds }; magazines left: { $left })
ua-log-battle_over-fled-some = Battle over: what is left of the enemy has withdrawn (round { $rounds }; magazines left: { $left })
ua-log-battle_over-fled-joined = Battle over: { WITHIN($head) } (round { $rounds }; magazines left: { $left })
ua-log-battle_over-fled-some-joined = Battle over: { WITHIN($head) } (round { $rounds }; magazines left: { $left })
ua-over-victory = victory
ua-over-held = victory, the squad has held out
ua-over-withdrawn-rest = with the fight decided, what is left of { WITHIN($units) } withdraws
ua-over-victory-gone = victory, as the fight goes out of { AND($units) } with { WITHIN($gone) } gone
ua-over-withdrawn-gone = with { WITHIN($gone) } gone and only { AND($units) } still there, the enemy withdraws
ua-over-retreat = the squad has retreated
ua-over-lost = defeat
ua-over-broken_off = broken off
ua-those-left = { WITHIN($unit) } ({ $n } left)
ua-those-left-one = { WITHIN($unit) }

## Stocks and gear

ua-log-spent =
    { $who }'s squad spends { $n } { $n ->
        [one] magazine
       *[other] magazines
    } ({ $left } left)
ua-log-spent-last = The last magazine is empty
ua-log-gained = { $who } gains { $amount } (now { $left })
ua-log-gained-joined = { FIRST($table) } (die { $die }): { WITHIN($who) } gains { $amount } (now { $left })
ua-log-gained-rolled = { $who } throws { $formula } and gains { $amount } (now { $left })
ua-log-gained-rolled-joined = { FIRST($table) } (die { $die }): { WITHIN($who) } throws { $formula } and gains { $amount } (now { $left })
ua-log-gained-rolled-event = { $head }: { WITHIN($who) } throws { $formula } and gains { $amount } (now { $left })
ua-log-gained-spoils = Spoils: { WITHIN($who) } gains { $amount } (now { $left })
ua-log-gained-spoils-more = { $head } and { $amount } (now { $left })
ua-log-gained-more = { $head } and { $amount } (now { $left })
ua-log-gained-event = { $head }: { WITHIN($who) } gains { $amount } (now { $left })
ua-log-found-twice = { $who } gets { COMMON($gear) } ×2
ua-log-found-issued = { $who } is issued { SOME($gear) } for this operation
ua-log-found-event = { $head }: { WITHIN($who) } gets { SOME($gear) }
ua-log-gained-reward = { $who } receives { $amount } as the reward (now { $left })
ua-log-gained-reward-more = { $head } and then { $amount } (now { $left })
ua-log-gained-thanks = { $who } receives { $amount } from { WITHIN($companion) } in thanks (now { $left })
ua-log-lost = { $who } loses { $amount } ({ $left } left)
ua-log-paid-bought = { $who } buys { SOME($gear) } for { $amount } ({ $left } left)
ua-log-paid = { $who } { $deed } { $amount } ({ $left } left)
ua-paid-stock = pays
ua-paid-mre = gives
ua-die = { $face }
ua-die-bought = { $shown } (1 { $sub } point spent, { $left } left)
ua-die-least = { $shown }, at least { $amount }
ua-die-more = { $shown }, { $n ->
    [one] 1 more throw to come
   *[other] { $n } more throws to come
}
ua-die-moved = { $face }{ $change }={ $die }
ua-die-here = { $shown }, { $change } for this place
ua-log-loot = { FIRST($table) }: the die shows { $die }
ua-log-table_row-over = The event die shows { $die }
ua-log-table_row-nothing = The event die at “{ $place }” shows { $die }: nothing happens
ua-log-table_row = The event die at “{ $place }” shows { $die }
ua-log-table_row-companion-nothing = The event die for { WITHIN($place) } shows { $die }: nothing happens
ua-log-table_row-said = { $head }. { $text }
ua-log-table_row-companion-said = { $head }. { $text }
ua-log-table_row-companion = The event die for { WITHIN($place) } shows { $die }
ua-log-found = { $who } gets { SOME($gear) }
ua-log-found-joined = { FIRST($table) } (die { $die }): { WITHIN($who) } gets { SOME($gear) }
ua-log-left_behind-full = For want of room, { WITHIN($who) } leaves the { COMMON($gear) } behind
ua-log-left_behind = { $who } leaves the { COMMON($gear) } behind
ua-log-dropped = { $who } drops the { COMMON($gear) }
ua-log-dropped-life = { $who } drops the { COMMON($gear) } ({ $life })
ua-log-lost_item = { $who } loses the { COMMON($gear) }
ua-log-requested-worn = { $who } receives { SOME($gear) } and puts it on ({ $life })
ua-log-requested-instead = { $who } receives { SOME($gear) } and puts it on in place of the { COMMON($off) } ({ $life })
ua-log-requested-same = { $who } receives { SOME($gear) }, but already wears the same ({ $life })
ua-log-requested-held = { $who } receives { SOME($gear) } and takes it in hand ({ $life })
ua-log-requested = { $who } receives { SOME($gear) }
ua-log-handed_over = { $who } hands { $what } to { WITHIN($to) }
ua-log-bought = { $who } buys { SOME($gear) } for { $price } { $price ->
        [one] magazine
       *[other] magazines
    } ({ $left } left)
ua-log-bought-twice = { $who } buys { SOME($gear) } twice for { $price } { $price ->
        [one] magazine
       *[other] magazines
    } each ({ $left } left)
ua-log-sold = { $who } sells the { COMMON($gear) } for { $n } { $n ->
        [one] magazine
       *[other] magazines
    } (now { $left })
ua-log-bought-of = { $who } buys { SOME($gear) } for { $price } { $price ->
        [one] magazine
       *[other] magazines
    } ({ $left } left)
ua-log-bought-of-twice = { $who } buys { SOME($gear) } twice for { $price } { $price ->
        [one] magazine
       *[other] magazines
    } each ({ $left } left)
ua-log-sold-of = { $who } sells the { COMMON($gear) } for { $n } { $n ->
        [one] magazine
       *[other] magazines
    } (now { $left })
ua-log-hired-of =
    { $who } joins { WITHIN($leader) }'s squad ({ $price ->
        [0] free
        [one] 1 magazine; magazines left: { $left }
       *[other] { $price } magazines; magazines left: { $left }
    })
ua-log-hired-of-together =
    { $who } join { WITHIN($leader) }'s squad ({ $price ->
        [0] free
        [one] 1 magazine; magazines left: { $left }
       *[other] { $price } magazines; magazines left: { $left }
    })
ua-log-hired =
    { $who } joins the squad ({ $price ->
        [0] free
        [one] 1 magazine; magazines left: { $left }
       *[other] { $price } magazines; magazines left: { $left }
    })
ua-log-hired-twice = { $who } joins the squad, and then another (free)
ua-log-hired-together =
    { $crew } join the squad ({ $price ->
        [0] free
        [one] 1 magazine; magazines left: { $left }
       *[other] { $price } magazines; magazines left: { $left }
    })
ua-log-hired-more =
    { $crew } join the squad, followed by { $who } ({ $price ->
        [0] free
        [one] 1 magazine each time; magazines left: { $left }
       *[other] { $price } magazines each time; magazines left: { $left }
    })
ua-log-dismissed = { $who } leaves the squad
ua-log-exchanged =
    { $who } exchanges { $n } scrip for { $n ->
        [one] 1 magazine
       *[other] { $n } magazines
    } (now { $left })
ua-log-surplus =
    { $n ->
        [one] 1 of { WITHIN($who) }'s magazines is above the cap and becomes 1 scrip
       *[other] { $n } of { WITHIN($who) }'s magazines are above the cap and become { $n } scrip
    }
ua-log-issued =
    The squad is issued { $n } { $n ->
        [one] magazine
       *[other] magazines
    } (now { $now })
ua-log-issued-squad =
    { $who }'s squad is issued { $n } { $n ->
        [one] magazine
       *[other] magazines
    } (now { $now })
ua-log-issued-member = { $member } joins the squad for this operation
ua-log-issued-member-of = { $member } joins { WITHIN($leader) }'s squad for this operation
ua-log-stage_magazines = 
    Reorganisation brings { $n } { $n ->
        [one] magazine
       *[other] magazines
    } more
ua-log-suggested_level = The operation is meant for { $levels }; { $who } is at level { $level }
ua-log-suggested_level-many = The operation is meant for { $levels }; { $who } are at level { $level } each
ua-levels = experience levels { $low } to { $high }
ua-level-alone = experience level { $n }
ua-log-deployed-shared = 
    { $who } moves out with { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    } (shared: { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    })
ua-log-deployed-shared-many = 
    { $who } move out with { $members } { $members ->
        [one] member
       *[other] members
    } each (shared: { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    })
ua-log-deployed-shared-fed = 
    { $who } moves out with { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    } (shared: { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    } and { $mre } { $mre ->
        [one] MRE
       *[other] MREs
    })
ua-log-deployed-shared-fed-many = 
    { $who } move out with { $members } { $members ->
        [one] member
       *[other] members
    } each (shared: { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    } and { $mre } { $mre ->
        [one] MRE
       *[other] MREs
    })
ua-log-deployed-fed =
    { $who } moves out with { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    }, { $mre } { $mre ->
        [one] MRE
       *[other] MREs
    } and { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    }
ua-log-deployed =
    { $who } moves out with { $magazines } { $magazines ->
        [one] magazine
       *[other] magazines
    } and { $members ->
        [0] no members
        [one] 1 member
       *[other] { $members } members
    }
ua-log-ate = { $who } eats an MRE and regains { $n } life (now { $left }; { $mre ->
    [one] 1 MRE
   *[other] { $mre } MREs
} left)
ua-log-rested = { $who } takes a rest
ua-log-information = The squad gains information: { $information }
ua-log-information_lost = The squad loses information: { $information }

## People

ua-log-leader_made-of = The leader of squad { $n } is { $who } (sub-ability: { $sub }; experience level { $level })
ua-log-leader_made-next = The new leader is { $who } (sub-ability: { $sub }; experience level { $level })
ua-log-leader_made-namesake = The successor is called { $who } too (sub-ability: { $sub }; experience level { $level })
ua-log-leader_made = The leader is { $who } (sub-ability: { $sub }; experience level { $level })
ua-log-grown-life = { $who } raises maximum { COMMON($ability) } to { $value } ({ $most } with protection; experience left: { $left })
ua-log-grown = { $who } raises { COMMON($ability) } to { $value } (experience left: { $left })
ua-log-learnt = { $who } learns the skill { $skill }
ua-log-experience = { $who } reaches experience level { $level }
ua-log-healed = { $who } regains { $n } life (now { $left })
ua-log-cured = { $who } is treated for { THE($what) }
ua-log-cured-wound =
    { $who } is treated, and one wound heals ({ $wounds ->
        [0] no wounds left
        [one] 1 wound left
       *[other] { $wounds } wounds left
    })
ua-log-cured-used = { $user } uses { SOME($gear) }{ $rest } and is rid of { THE($what) }
ua-log-cured-wound-used =
    { $user } uses { SOME($gear) }{ $rest }, and one wound heals ({ $wounds ->
        [0] no wounds left
        [one] 1 wound left
       *[other] { $wounds } wounds left
    })
ua-log-cured-wound-paid =
    { $who } pays { $amount } for treatment ({ $left } left), and one wound heals ({ $wounds ->
        [0] no wounds left
        [one] 1 wound left
       *[other] { $wounds } wounds left
    })
ua-log-recovered = { $who } recovers before the next operation (life { $life }, no wounds)
ua-log-cured-life = { $who } is treated and regains 1 life
ua-log-afflicted-does = { $who } now suffers from “{ $condition }” ({ $does })
ua-log-afflicted = { $who } now suffers from “{ $condition }”
ua-log-restored = { $who } regains { $n } { $sub } (now { $left })
ua-log-trap_disarmed = { $who } disarms the trap
ua-log-trap_disarmed-joined = { $head }, and the trap is disarmed
ua-log-trap_disarmed-used = { $user } uses { SOME($gear) }{ $rest } and disarms the trap
ua-log-trap_sprung = The trap is sprung
ua-log-trap_sprung-unable = { $who } does not have the skill Trap disarming, and the trap is sprung
ua-log-trap_sprung-left = { $who } does not try to disarm the trap, and it is sprung
ua-log-trap_sprung-joined = { $head }, and the trap is sprung
ua-log-joined = { $companion } comes along
ua-log-parted = { $companion } leaves
ua-log-prisoners =
    { $held ->
        [one] The squad takes a prisoner: { COMMON($prisoner) }
       *[other] The squad takes { $n ->
            [one] another prisoner
           *[other] { $n } prisoners
        }: { COMMON($prisoner) } (now { $held })
    }
ua-log-prisoners-joined = { $head } and is taken prisoner
ua-log-prisoners-as =
    { $held ->
        [one] The squad takes a prisoner: { COMMON($prisoner) }
       *[other] The squad takes { $n ->
            [one] another prisoner
           *[other] { $n } prisoners
        }: { COMMON($prisoner) } (now { $held })
    }
ua-log-prisoners-as-joined = { $head } and is taken prisoner ({ COMMON($prisoner) })
ua-log-prisoners-as-counted = { $held ->
        [one] { $head } ({ COMMON($prisoner) })
       *[other] { $head } ({ COMMON($prisoner) }; prisoners now { $held })
    }
ua-log-prisoners-counted = { $held ->
        [one] { $head }
       *[other] { $head } (prisoners now { $held })
    }
ua-log-no_ties = For want of cable ties, the squad cannot take { $n ->
        [one] 1 prisoner
       *[other] { $n } prisoners
    }: { COMMON($prisoner) }
ua-log-released = The squad releases { $n ->
        [one] 1 prisoner
       *[other] { $n } prisoners
    } ({ $prisoner }; { $held } left)
ua-log-escape_tried = { $n ->
        [one] 1 prisoner tries to escape ({ $prisoner })
       *[other] { $n } prisoners try to escape ({ $prisoner })
    }
ua-log-escaped = { $n ->
        [one] 1 prisoner escapes ({ $prisoner }; { $held } left)
       *[other] { $n } prisoners escape ({ $prisoner }; { $held } left)
    }
ua-log-delivered-sum = The squad hands over { $n ->
        [one] a prisoner
       *[other] { $n } prisoners
    } ({ $prisoner }) and receives { $price } (now { $left })
ua-log-delivered-none = The squad hands over { $n ->
        [one] 1 prisoner
       *[other] { $n } prisoners
    } ({ $prisoner })
ua-log-recruited = { $member } joins { WITHIN($who) }'s squad
ua-log-returned = { $who } is back
ua-log-returned-many = { $who } are back
ua-log-nobody_returns = No member is out, so nobody returns
ua-log-cannot_join-places = The squad is full: the { COMMON($role) } cannot join
ua-log-cannot_join-places-joined = The squad is full: neither { COMMON($role) } can join
ua-log-cannot_join-post = There is no room at the sniping point for the { COMMON($role) }
ua-log-cannot_join-price = There are too few magazines for the { COMMON($role) }

## The operation

ua-log-operation = Operation “{ $title }”
ua-log-operation-text =
    Operation “{ $title }”
    { $text }
ua-log-game = At the table: { $seats }
ua-log-operation_begins = The operation begins
ua-log-lap_begins = Lap { $n }
ua-log-lap_begins-text = { $text }
ua-log-next_operation = Operation { $n } begins
ua-log-next_operation-text =
    Operation { $n } begins
    { $text }
ua-log-next_operation-lent =
    Operation { $n } begins
    { $head }
ua-log-next_operation-text-lent =
    Operation { $n } begins
    { $head }
    { $text }
ua-log-one_operation_over =
    Operation { $n } of { $all } over: success
    { $text }
ua-log-lap_ends = Lap { $n } is over
ua-log-map_drawn = The map dice show { $result }
ua-dice-bent = { $thrown } (counting as { $result } because of what was done before)
ua-log-map_drawn-twice = The map dice show { $result } both times
ua-log-map_drawn-again = The map dice show { $result }, which leads to no map now, and are thrown again
ua-log-map_drawn-moved = The map dice show { $result }; that map is resolved, so map { $row } is used instead
ua-log-map_drawn-final = The map dice show { $result }, which this far on means the final event
ua-log-map_chosen-row = { $who } chooses { $row }, “{ $tile }”
ua-log-map_chosen = { $who } chooses “{ $tile }”
ua-log-map_entered = Map { $n } “{ $tile }”
ua-log-map_entered-way = Map { $n } “{ $tile }”, to the { $way }
ua-log-map_entered-way-text =
    Map { $n } “{ $tile }”, to the { $way }
    { $text }
ua-log-map_entered-text =
    Map { $n } “{ $tile }”
    { $text }
ua-log-map_passed = The squad clears “{ $tile }” (maps passed: { $n })
ua-log-map_passed-again = The squad crosses “{ $tile }” again (maps passed: { $n })
ua-log-map_passed-known = The squad goes through “{ $tile }” again, and nothing happens (maps passed: { $n })
ua-log-map_passed-known-way = The squad goes { $way } through “{ $tile }” again, where nothing more happens (maps passed: { $n })
ua-way-north = north
ua-way-east = east
ua-way-south = south
ua-way-west = west
ua-log-unhurt = Nobody needs to regain life
ua-log-unhurt-leader = The leader does not need to regain life
ua-log-unhurt-members = No member needs to regain life
ua-log-map_left = The squad turns back, with “{ $tile }” not cleared
ua-log-map_avoided = The squad avoids “{ $tile }”
ua-log-no_way = No way leads on from { $place }
ua-log-chosen = { $who } chooses “{ $text }”
ua-log-counted = { $counter } { $change } (now { $now })
ua-log-counted-limit = { $counter } { $change } (now { $now }; at { $limit } the operation fails)
ua-log-counted-why = { $why }: { $told }
ua-log-waits-next_battle = This takes effect in the next battle
ua-log-waits-first_round = This takes effect in the first round of the next battle
ua-log-waits-first_roll = This takes effect on the first roll of the next battle
ua-log-waits-next_map = This takes effect on the next map
ua-log-waits-operation = This lasts until the operation ends
ua-log-waits-laps = This lasts until lap { $lap } ends
ua-log-objective_met = Objective met: { $objective }
ua-log-operation_failed = A condition for failure has come true
ua-log-operation_failed-counter = A condition for failure has come true: { $counter } at { $n } or more
# These stay for the logs of earlier versions.
ua-log-check-tries = { $who } tries: { $sum } { $outcome }
ua-log-check-tries-picked = A die of { $die } picks { WITHIN($who) }, who tries: { $sum } { $outcome }
ua-log-attack-joined = { $deed } (target die { $die }){ $note }: { $sum } { $outcome }
ua-log-reinforced = Reinforcements: { $n } more of { WITHIN($unit) } (now { $now })
ua-log-reinforced-new = { $n ->
        [one] Reinforcements: one of { WITHIN($unit) }
       *[other] Reinforcements: { $n } of { WITHIN($unit) }
    }
ua-log-reinforced-target = Reinforcements: { WITHIN($unit) } (life { $now })
ua-log-delivered = The squad hands over { $n ->
        [one] 1 prisoner
       *[other] { $n } prisoners
    } ({ $prisoner }) for { $price }
ua-log-check-attack = { $who } attacks { WITHIN($unit) } ({ $how }): { $sum } { $outcome }
ua-log-check-attack-joined = { $who } attacks { WITHIN($unit) } (target die { $die }, { $how }): { $sum } { $outcome }
ua-log-check-attack-again = { $who } follows up against { WITHIN($unit) } ({ $how }): { $sum } { $outcome }
ua-log-check-attack-again-joined = { $who } follows up against { WITHIN($unit) } (target die { $die }, { $how }): { $sum } { $outcome }
ua-log-check-left = { $check } (magazines left: { $left })
ua-log-reaction_moved = The die counts as { $die } (modifier { $change })
ua-log-unit_left-fallen = { $unit }: eliminated
ua-log-unit_left-fallen-group = { $unit }: wiped out
ua-log-healed-none = { $who }'s life is already full ({ $left })
ua-log-first_strike = The squad strikes first
ua-log-level_shifted = { $unit }: level { $change }
ua-log-spent-few =
    { $left ->
        [0] { $who }'s squad uses its last magazine
        [one] { $who }'s squad is down to 1 magazine
       *[other] { $who }'s squad is down to { $left } magazines
    }
ua-log-wounded =
    { $who } now has { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    }
ua-log-wounded-instead =
    { $who } takes a wound in place of a member (now { $wounds } { $wounds ->
        [one] wound
       *[other] wounds
    })
# The result is told by operation_over. These three stay for the logs of earlier versions too.
ua-log-operation_ended-completed = The operation has succeeded
ua-log-operation_ended-failed = The operation has failed
ua-log-operation_ended-abandoned = The operation is called off
ua-log-operation_over-completed = Operation over: success
ua-log-operation_over-failed = Operation over: failed
ua-log-operation_over-lost = Operation over: no leader left
ua-log-operation_over-lost-stage = Operation over: no leader left; a successor would be helped by reorganisation stage { $stage } ({ $help })
ua-log-operation_over-abandoned = Operation over: abandoned
