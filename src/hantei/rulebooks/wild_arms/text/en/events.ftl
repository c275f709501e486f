## What happened

wa-log-battle = The battle begins: { $title }
wa-log-battle-text =
    The battle begins: { $title }
    { $text }
wa-goals-victory = Victory: { $goals }
wa-goals-defeat = Defeat: { $goals }
wa-goals-victory-of = Victory of { WITHIN($factions) }: { $goals }
wa-goals-defeat-of = Defeat of { WITHIN($factions) }: { $goals }
wa-goals-undecided = { $line } (after round { $rounds } the battle ends without a winner)
wa-goals-or = { $goal }, or { $other }
wa-goal-beaten = all of { WITHIN($factions) } are dying or gone
wa-goal-beaten-aside = all of { WITHIN($factions) } still in the battle are dying
wa-goal-beaten-up = all of { WITHIN($factions) } are dying
wa-goal-beaten-own = all of them are dying or gone
wa-goal-beaten-own-aside = all of them still in the battle are dying
wa-goal-beaten-own-up = all of them are dying
wa-goal-down = { WITHIN($unit) } goes down or leaves
wa-goal-down-aside = { WITHIN($unit) } goes down
wa-goal-down-up = { WITHIN($unit) } goes down
wa-goal-survived = { $rounds } rounds have passed
wa-goal-left = { $count } of { WITHIN($factions) } have left the battle
wa-goal-left-unit = { WITHIN($unit) } has left the battle
wa-goal-rounds = round { $rounds } is over
wa-goal-done = { $task }
wa-log-barred = Stances that cannot be taken here: { $possessions }
wa-log-barred-until = Stances that cannot be taken until “{ $task }” succeeds: { $possessions }
wa-log-barred-text = { $text } Stances that cannot be taken any more: { $possessions }
wa-log-unbarred = Stances that can be taken again: { $possessions }
wa-log-surprise = { $faction } take { WITHIN($others) } by surprise (level { $level }: in round 1 { $level ->
    [1] those surprised choose no stance and have initiative 0
   *[other] those surprised can neither act nor react, and every attack on them hits
  })
wa-log-sniping = A sniping battle begins: range { $range } (it ends after { $distance ->
    [one] 1 charge
   *[other] { $distance } charges
})
wa-log-sniping-modifier = A sniping battle begins: range { $range }, { $modifier } on every attack check (it ends after { $distance ->
    [one] 1 charge
   *[other] { $distance } charges
})
wa-log-sniping_ends = The sniping battle ends after { $charges ->
    [one] 1 charge
   *[other] { $charges } charges
}
wa-log-sniping_nears = The sides have come closer: a sniping battle of range { $range } (it ends after { $distance ->
    [one] 1 charge
   *[other] { $distance } charges
})
wa-log-round = —— Round { $n } ——
wa-log-phase = ◆ { $phase }
wa-log-arm_changed = { $who } changes to the { $arm }
wa-log-disarmed = { $who } can no longer reach any ARM
wa-log-disarmed-many = { $who } can no longer reach their ARMs
wa-log-rearmed = { $who } has every ARM back
wa-log-rearmed-many = { $who } have their ARMs back
wa-log-move = { $faction } choose the move { $move }
wa-log-charges = Charges: { $charges } of { $distance } (at { $distance } the sniping battle ends with the round)
wa-log-charges-reached = Charges: { $charges } of { $distance } (the sniping battle ends with this round)
wa-log-possession-none = { $who } chooses no stance
wa-log-possession-none-many = { $who } choose no stance
wa-log-possession = { $who } chooses { $possession }
wa-log-possession-many = { $who } choose { $possession }
wa-log-possession-crest = { $who } chooses { $possession } ({ $crest })
wa-log-possession-crest-many = { $who } choose { $possession } ({ $crest })
wa-log-tactics = { $who }'s total brings { WITHIN($faction) } initiative +{ $total }
wa-log-tactics-slower = { $who }'s total brings { WITHIN($faction) } initiative { $total }
wa-log-surprised = { $faction } are surprised and make no tactics check (initiative 0 in this round, whatever the bonuses)
wa-log-tactics-nobody = Nobody makes the tactics check for { WITHIN($faction) }
wa-log-order = Order of action, by initiative: { $order }
wa-initiative = { $who } ({ $n })
wa-log-main_process = ▼ { $who }, main process (initiative { $initiative })
wa-log-main_process-idle = ▼ { $who }, main process (initiative { $initiative }; does nothing)
wa-log-main_process-idle-many = ▼ { $who }, main processes (initiative { $initiative }; they do nothing)
wa-log-main_process-spent = ▼ { $who }, main process (initiative { $initiative })
wa-log-main_process-spent-idle = ▼ { $who }, main process (initiative { $initiative }; has used the major action and does nothing else)
wa-log-main_process-spent-idle-many = ▼ { $who }, main processes (initiative { $initiative }; they have used their major actions and do nothing else)
wa-log-main_process-hidden = ▼ { $who }, main process (initiative { $initiative })
wa-log-main_process-hidden-idle = ▼ { $who }, main process (initiative { $initiative }; stays in Close and does nothing)
wa-log-main_process-hidden-idle-many = ▼ { $who }, main processes (initiative { $initiative }; they stay in Close and do nothing)
wa-log-main_process-apart = ▼ { $who }, main process (initiative { $initiative })
wa-log-main_process-apart-idle = ▼ { $who }, main process (initiative { $initiative }; reaches no enemy and does nothing)
wa-log-main_process-apart-idle-many = ▼ { $who }, main processes (initiative { $initiative }; they reach no enemy and do nothing)
wa-log-passed_over = { $who } is taken by surprise, cannot act and is passed over
wa-log-passed_over-many = { $who } are taken by surprise, cannot act and are passed over
wa-log-waits = { $who } waits (initiative { $initiative })
wa-log-obstructs = { $who } gets in the way of { WITHIN($target) }, who is escaping
wa-log-obstructed = { $who } is kept from escaping by { WITHIN($by) }
wa-log-escape_kept = { $who } shakes off { WITHIN($by) }
wa-log-together = { $who } use a major action each for “{ $task }” ({ COMMON($skill) })
wa-log-together-alone = { $who } sets about “{ $task }” ({ COMMON($skill) })
wa-log-alone = Nobody helps { WITHIN($who) } with this: “{ $task }”
wa-log-task_done = { $who } succeeds at “{ $task }”
wa-log-task_done-text =
    { $who } succeeds at “{ $task }”
    { $text }
wa-log-task_done-many = { $who } succeed at “{ $task }”
wa-log-task_done-many-text =
    { $who } succeed at “{ $task }”
    { $text }
wa-decides = Who has won is decided when the round ends
wa-log-task_failed-many = { $who } fail at “{ $task }”
wa-log-task_failed = { $who } fails at “{ $task }”
wa-log-handed_over = { $who } hands the { $item } to { WITHIN($to) }
wa-log-not_allowed = The game master does not let { WITHIN($who) } { $act }
wa-log-left = { $who } leaves the battle
wa-log-left-many = { $who } leave the battle
wa-log-arrived = { $who } joins the battle on the side of { WITHIN($side) }
wa-log-arrived-many = { $who } join the battle on the side of { WITHIN($side) }
wa-moment-round = round { $rounds }
wa-moment-clean_up = the clean-up of round { $rounds }
wa-log-battle_ends-victory = The battle ends in { $moment }: { WITHIN($factions) } win ({ $by })
wa-log-battle_ends-victory-text =
    The battle ends in { $moment }: { WITHIN($factions) } win ({ $by })
    { $text }
wa-log-battle_ends-defeat = The battle ends in { $moment }: { WITHIN($factions) } lose ({ $by })
wa-log-battle_ends-defeat-text =
    The battle ends in { $moment }: { WITHIN($factions) } lose ({ $by })
    { $text }
wa-log-battle_ends-neither = The battle ends in { $moment }: { WITHIN($factions) } neither win nor lose ({ $by })
wa-log-battle_ends-neither-text =
    The battle ends in { $moment }: { WITHIN($factions) } neither win nor lose ({ $by })
    { $text }
wa-log-died = { $who } dies
wa-log-died-many = { $who } die
wa-log-recovered = { $who } recovers completely (all FP back)
wa-log-recovered-many = { $who } recover completely (all FP back)
wa-log-recovered-harm = { $who } recovers completely
wa-log-recovered-harm-many = { $who } recover completely
wa-log-recovered-fp = { $who } regains all FP
wa-log-recovered-fp-many = { $who } regain all FP
wa-log-unsupplied = { $who } loses the Wanderer Set and is unsupplied
wa-log-unsupplied-many = { $who } lose the Wanderer Set and are unsupplied
wa-log-unsupplied-left = { $who } keeps { AND($things) }, loses the rest of the Wanderer Set and is unsupplied
wa-log-unsupplied-left-many = { $who } each keep { AND($things) }, lose the rest of the Wanderer Set and are unsupplied
wa-log-unsupplied-nothing = { $who } loses the whole Wanderer Set and is unsupplied
wa-log-unsupplied-nothing-many = { $who } lose the whole Wanderer Set and are unsupplied
wa-log-supplied = { $who } gets new gear and is supplied again
wa-log-supplied-many = { $who } get new gear and are supplied again
wa-log-remains-all = { $who } keeps { AND($things) }
wa-log-remains-all-many = { $who } keep { AND($things) } each
wa-log-remains-nothing = { $who } keeps nothing
wa-log-remains-nothing-many = { $who } keep nothing
# Said item by item: from an earlier version.
wa-log-remains = { $who } still has { $item } ({ $count } left)
wa-log-remains-many = { $who } still have { $item } ({ $count } left each)
wa-log-left_behind = { $who } leaves { $thing } behind (over the weight limit)
wa-log-left_behind-many = { $who } leave { $thing } behind (over the weight limit)
wa-log-clinic-over = { $who } is seen by a specialist in town and is no longer { $status }
wa-log-clinic-over-many = { $who } are seen by a specialist in town and are no longer { $status }
wa-log-clinic = { $who } is seen by a specialist in town

## Checks

wa-rolls-on-search = looks for { WITHIN($target) } (perception)
wa-rolls-on-obstruct = rolls { COMMON($skill) } to stop { WITHIN($target) }
wa-rolls-on-flee = rolls { COMMON($skill) } to shake off { WITHIN($target) }
wa-rolls-on-first_aid = gives { WITHIN($target) } first aid
wa-rolls-search = looks around (perception)
wa-rolls-obstruct = tries to stop an escape
wa-rolls-flee = tries to escape
wa-rolls-first_aid = gives first aid
wa-rolls-at = tries “{ $task }” ({ COMMON($skill) })
wa-rolls-skill = rolls { COMMON($skill) }
wa-rolls-basic = makes the basic check
wa-rolls-check = makes the check
wa-rolls-attack = makes the attack check
wa-rolls-active = rolls first
wa-rolls-passive = rolls against it
wa-rolls-opposed = makes the opposed check
wa-rolls-cooperative = makes the cooperative check
wa-rolls-competition = competes
wa-rolls-race = competes
wa-rolls-survival = rolls for survival
wa-rolls-will = tries to shake off being cowed
wa-rolls-tactics = rolls for tactics
wa-rolls-task = tries the task
wa-rolls-use = rolls { COMMON($skill) } for it
wa-blow = { $total }
wa-blow-alone = { $total }
wa-against = {" "}against { $n }
wa-hides-tie = {" "}(a tie goes to whoever hides)
wa-hides-down = {" "}(this is no reaction, so even the dying roll)
wa-hides-tie-down = {" "}(a tie goes to whoever hides; this is no reaction, so even the dying roll)
wa-kind-shooting = shooting
wa-kind-melee = melee
wa-kind-magic = magic
wa-came = , total { $total }
wa-came-plain =
    { $total ->
       *[other] {""}
    }
wa-came-against = , total { $total } against { $against }
wa-came-against-tie = , total { $total } against { $against } (a tie goes to whoever escapes)
wa-came-plain-against =
    { $total ->
       *[other] {" "}against { $against }
    }
wa-came-plain-against-tie =
    { $total ->
       *[other] {" "}against { $against } (a tie goes to whoever escapes)
    }
wa-parts = , { $skill }, { $changes }
wa-parts-skill = , { $skill }
wa-parts-changes = , { $changes }
wa-included = { $changes } included
wa-included-least = { $changes } included, but at least 1D
wa-log-check = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }
wa-log-check-obstructed = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }, and does not get away
wa-log-check-obstructed-possession = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }, and does not get away (now in { $possession })
wa-log-check-escape_kept = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }, and goes on escaping
wa-log-check-attack = { $who } makes the { $kind } attack: { $sum } on { $dice }D6{ $parts }{ $came }
wa-log-check-reaction =
    { $who } rolls { $by ->
        [evasion] evasion
       *[resistance] resistance
    }: { $sum } on { $dice }D6{ $parts }{ $came }
wa-log-check-hide = { $who } tries to stay hidden: { $sum } on { $dice }D6 (acrobatics){ $parts }{ $came }{ $against }{ $notes }
wa-log-check-reaction-hit =
    { $target } rolls { $sum } on { $dice }D6{ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] fails to evade
       *[resistance] fails to resist
    }
wa-log-check-reaction-missed =
    { $target } rolls { $sum } on { $dice }D6{ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] evades
       *[resistance] resists
    }
wa-log-check-reaction-missed-tie =
    { $target } rolls { $sum } on { $dice }D6{ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] evades
       *[resistance] resists
    } (a tie goes to the defender)
wa-log-check-hide-found = { $target } rolls { $sum } on { $dice }D6 (acrobatics){ $parts }{ $came }{ $against }, and fails to stay hidden{ $notes }
wa-log-check-hide-not_found = { $target } rolls { $sum } on { $dice }D6 (acrobatics){ $parts }{ $came }{ $against }, and stays hidden{ $notes }
wa-log-check-tactics = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }, initiative +{ $total } for { WITHIN($faction) }
wa-log-check-tactics-slower = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came }, initiative { $total } for { WITHIN($faction) }
wa-log-check-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }
wa-log-check-pool-obstructed = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }, and does not get away
wa-log-check-pool-obstructed-possession = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }, and does not get away (now in { $possession })
wa-log-check-pool-escape_kept = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }, and goes on escaping
wa-log-check-attack-pool = { $who } makes the { $kind } attack: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }
wa-log-check-reaction-pool =
    { $who } rolls { $by ->
        [evasion] evasion
       *[resistance] resistance
    }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }
wa-log-check-hide-pool = { $who } tries to stay hidden: { $sum } on { $dice }D6 (acrobatics; { $changes }){ $parts }{ $came }{ $against }{ $notes }
wa-log-check-reaction-pool-hit =
    { $target } rolls { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] fails to evade
       *[resistance] fails to resist
    }
wa-log-check-reaction-pool-missed =
    { $target } rolls { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] evades
       *[resistance] resists
    }
wa-log-check-reaction-pool-missed-tie =
    { $target } rolls { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } against { $blow }, and { $by ->
        [evasion] evades
       *[resistance] resists
    } (a tie goes to the defender)
wa-log-check-hide-pool-found = { $target } rolls { $sum } on { $dice }D6 (acrobatics; { $changes }){ $parts }{ $came }{ $against }, and fails to stay hidden{ $notes }
wa-log-check-hide-pool-not_found = { $target } rolls { $sum } on { $dice }D6 (acrobatics; { $changes }){ $parts }{ $came }{ $against }, and stays hidden{ $notes }
wa-log-check-pool-tactics = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }, initiative +{ $total } for { WITHIN($faction) }
wa-log-check-pool-tactics-slower = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }, initiative { $total } for { WITHIN($faction) }
wa-log-check-target = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n })
wa-log-check-target-passed = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and succeeds
wa-log-check-target-passed-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and succeeds
wa-log-check-target-failed = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and fails
wa-log-check-will-failed = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and stays cowed
wa-log-check-target-task = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and succeeds
wa-log-check-target-task-text =
    { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and succeeds
    { $text }
wa-log-check-target-over = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and is no longer { $status }
wa-log-check-target-use = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and fails
wa-log-check-target-survived = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and holds on: out of the death state, but still dying
wa-log-check-target-survived-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and holds on: out of the death state, but still dying
wa-log-check-target-doomed = { $who } { $what }: { $sum } on { $dice }D6{ $parts }{ $came } (target { $n }), and is past saving
wa-log-check-target-doomed-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and is past saving
wa-log-check-target-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n })
wa-log-check-target-failed-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and fails
wa-log-check-will-failed-pool = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and stays cowed
wa-log-check-target-pool-task = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and succeeds
wa-log-check-target-pool-task-text =
    { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and succeeds
    { $text }
wa-log-check-target-pool-over = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and is no longer { $status }
wa-log-check-target-pool-use = { $who } { $what }: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came } (target { $n }), and fails
wa-log-pool = { $who }'s dice: { $changes }
wa-change = { $why } { $n }D
wa-change-times = { $why } { $times ->
    [2] twice
   *[other] { $times } times
  } for { $n }D
wa-change-value = { $why } { $n }
wa-change-times-value = { $why } { $times ->
    [2] twice
   *[other] { $times } times
  } for { $n }
wa-change-critical = critical { $n } for { $dice ->
    [2] two sixes
   *[other] two or more sixes
  }
wa-change-fumble = fumble { $n } for { $dice ->
    [1] a one
   *[other] all ones
  }
wa-log-part-plain = { $who } adds { $total } on { $dice }D6
wa-log-part = { $who } adds { $total } ({ $sum } on { $dice }D6{ $parts })
wa-log-part-plain-pool = { $who } adds { $total } on { $dice }D6 ({ $changes })
wa-log-part-pool = { $who } adds { $total } ({ $sum } on { $dice }D6, { $changes }{ $parts })
wa-log-cooperation = { $who } together: { $sum }{ $parts }{ $came }
wa-log-cooperation-passed = Together: { $sum }{ $parts }{ $came } (target { $n }), and they succeed
wa-log-cooperation-passed-text =
    Together: { $sum }{ $parts }{ $came } (target { $n }), and they succeed
    { $text }
wa-log-cooperation-failed = Together: { $sum }{ $parts }{ $came } (target { $n }), and they fail
wa-log-competition = The competition is won by { WITHIN($winners) }
wa-log-competition-draw = The competition is a draw: { WITHIN($winners) }
wa-log-support = { $who } uses { $skill } (FP −{ $cost }, { $fp } left) on { WITHIN($target) }
wa-log-support-self = { $who } uses { $skill } (FP −{ $cost }, { $fp } left)
wa-log-support-many = { $who } each use { $skill } (FP −{ $cost }, { $fp } left to each) on { WITHIN($target) }
wa-log-support-covering = { $who } uses { $skill } and becomes the only target of { WITHIN($target) }'s attack (FP −{ $cost }, { $fp } left)
wa-log-jammed = Jamming lowers { WITHIN($who) }'s total to { $total }
wa-log-mishap-status = { $who } has fumbled and is now { $status }
wa-log-mishap = { $who }'s fumble: { $mishap }

## Attacks and effects

wa-log-attacks = { $who } attacks { WITHIN($targets) } with { $thing }
wa-log-attacks-cost = { $who } attacks { WITHIN($targets) } with { $thing } (FP −{ $cost }, { $fp } left)
wa-log-attacks-pool = { $who } attacks { WITHIN($targets) } with { $thing }; dice: { $changes }
wa-log-attacks-check = { $who } attacks { WITHIN($targets) } with { $thing }: { $sum } on { $dice }D6 ({ $kind }){ $parts }{ $came }
wa-log-attacks-check-pool = { $who } attacks { WITHIN($targets) } with { $thing }: { $sum } on { $dice }D6 ({ $kind }; { $changes }){ $parts }{ $came }
wa-log-attacks-cost-pool = { $who } attacks { WITHIN($targets) } with { $thing } (FP −{ $cost }, { $fp } left); dice: { $changes }
wa-log-attacks-cost-check = { $who } attacks { WITHIN($targets) } with { $thing } (FP −{ $cost }, { $fp } left): { $sum } on { $dice }D6 ({ $kind }){ $parts }{ $came }
wa-log-attacks-cost-check-pool = { $who } attacks { WITHIN($targets) } with { $thing } (FP −{ $cost }, { $fp } left): { $sum } on { $dice }D6 ({ $kind }; { $changes }){ $parts }{ $came }
wa-log-uses = { $user } uses { $thing } on { WITHIN($targets) }
wa-log-uses-cost = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }
wa-log-uses-status-used = { $user } uses { $thing } on { WITHIN($targets) }, who is now { $status }
wa-log-uses-status-used-many = { $user } uses { $thing } on { WITHIN($targets) }, who are now { $status }
wa-log-uses-status_over = { $user } uses { $thing } on { WITHIN($targets) }, who is no longer { $status }
wa-log-uses-status_over-many = { $user } uses { $thing } on { WITHIN($targets) }, who are no longer { $status }
wa-log-uses-cost-status-used = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is now { $status }
wa-log-uses-cost-status-used-many = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who are now { $status }
wa-log-uses-cost-status_over = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is no longer { $status }
wa-log-uses-cost-status_over-many = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who are no longer { $status }
wa-log-uses-status_over-dying = { $user } uses { $thing } on { WITHIN($targets) }, who is no longer { $status } but still dying
wa-log-uses-status_over-revived = { $user } uses { $thing } on { WITHIN($targets) }, who is no longer { $status } ({ $notes })
wa-log-uses-status_over-dying-many = { $user } uses { $thing } on { WITHIN($targets) }, who are no longer { $status } but still dying
wa-log-uses-status_over-revived-many = { $user } uses { $thing } on { WITHIN($targets) }, who are no longer { $status } ({ $notes })
wa-log-uses-cost-status_over-dying = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is no longer { $status } but still dying
wa-log-uses-cost-status_over-revived = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is no longer { $status } ({ $notes })
wa-log-uses-cost-status_over-dying-many = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who are no longer { $status } but still dying
wa-log-uses-cost-status_over-revived-many = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who are no longer { $status } ({ $notes })
wa-log-uses-hp_restored = { $user } uses { $thing } on { WITHIN($targets) }, who regains { $amount } HP (now { $hp })
wa-log-uses-cost-hp_restored = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who regains { $amount } HP (now { $hp })
wa-log-uses-status_over-hp = { $user } uses { $thing } on { WITHIN($targets) }, who is no longer { $status } and regains { $amount } HP (now { $hp })
wa-log-uses-status_over-revived-hp = { $user } uses { $thing } on { WITHIN($targets) }, who is no longer { $status } and regains { $amount } HP (now { $hp }; { $notes })
wa-log-uses-cost-status_over-hp = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is no longer { $status } and regains { $amount } HP (now { $hp })
wa-log-uses-cost-status_over-revived-hp = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) }, who is no longer { $status } and regains { $amount } HP (now { $hp }; { $notes })
wa-log-uses-no_effect = { $user } uses { $thing } on { WITHIN($targets) } to no effect
wa-log-uses-no_effect-many = { $user } uses { $thing } on { WITHIN($targets) } to no effect
wa-log-uses-cost-no_effect = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) } to no effect
wa-log-uses-cost-no_effect-many = { $user } uses { $thing } (FP −{ $cost }, { $fp } left) on { WITHIN($targets) } to no effect
wa-cost-changed = { $n } after { AND($changes) }
wa-cost-less = { WITHIN($why) } −{ $n }
wa-cost-more = { WITHIN($why) } +{ $n }
wa-every-enemy = every enemy
wa-log-uses-also = { $user } shares { $thing } with { WITHIN($everybody) }
wa-log-uses-also-cost = { $user } shares { $thing } (FP −{ $cost }, { $fp } left) with { WITHIN($everybody) }
wa-the-user = { WITHIN($who) }
wa-with-user =
    { $user ->
       *[other] { WITHIN($others) }
    }
wa-with-user-many =
    { $user ->
       *[other] { WITHIN($others) }
    }
wa-pair = { $one } and { WITHIN($other) }
wa-log-uses-also-status_over-many = { $user } shares { $thing } with { WITHIN($everybody) }, and none of them is { $status } any longer
wa-log-uses-also-cost-status_over-many = { $user } shares { $thing } (FP −{ $cost }, { $fp } left) with { WITHIN($everybody) }, and none of them is { $status } any longer
wa-log-uses-also-no_effect-many = { $user } shares { $thing } with { WITHIN($everybody) } to no effect
wa-log-uses-also-cost-no_effect-many = { $user } shares { $thing } (FP −{ $cost }, { $fp } left) with { WITHIN($everybody) } to no effect
wa-log-uses-side = { $who } uses { $thing } for everybody on their side
wa-log-uses-side-cost = { $who } uses { $thing } (FP −{ $cost }, { $fp } left) for everybody on their side
wa-log-uses-self = { $who } uses { $thing }
wa-log-uses-self-cost = { $who } uses { $thing } (FP −{ $cost }, { $fp } left)
wa-log-uses-self-hp_restored = { $who } uses { $thing } and regains { $amount } HP (now { $hp })
wa-log-uses-self-fp = { $who } uses { $thing } and regains { $n } FP (now { $fp })
wa-log-uses-self-no_effect = { $who } uses { $thing } to no effect
wa-log-uses-self-cost-no_effect = { $who } uses { $thing } (FP −{ $cost }, { $fp } left) to no effect
wa-log-uses-self-cost-status_over = { $who } uses { $thing } (FP −{ $cost }, { $fp } left) and is no longer { $status }
wa-log-uses-self-reloaded-arms = { $who } uses { $thing } and reloads ({ $arms })
wa-log-uses-self-reloaded-full = { $who } uses { $thing } and reloads, although every ARM was full
wa-log-uses-self-cost-reloaded-arms = { $who } uses { $thing } (FP −{ $cost }, { $fp } left) and reloads ({ $arms })
wa-log-uses-self-cost-reloaded-full = { $who } uses { $thing } (FP −{ $cost }, { $fp } left) and reloads, although every ARM was full
wa-log-uses-self-status_over = { $who } uses { $thing } and is no longer { $status }
wa-log-uses-does = { $said }: { AND($does) } until { $until }
wa-log-uses-already = { $said } (already { $status }: { $already })
wa-log-withdrawn = { $who } finds nobody to attack with { $thing }{ $note }
wa-searched-once = {" "}(nobody can be looked for twice in a main process)
wa-log-use_failed = { $who } fails with { $thing }
wa-log-found = { $who } finds { WITHIN($target) }, who was hiding
wa-log-not_found = { $who } does not find { WITHIN($target) }, who is hiding
wa-log-hit = { $target } is hit (total { $blow } against { $reaction })
wa-log-hit-helpless = { $target } is hit ({ $why })
wa-log-hit-helpless-many = { $target } are hit ({ $why })
wa-log-missed-helpless = The attack on { WITHIN($target) } fails ({ $why }; total { $total } against { $reaction })
wa-helpless-down = the dying cannot react
wa-helpless-surprise = no reaction: taken by surprise
wa-helpless-draw_crest = no reaction: drawing a crest
wa-helpless-skill = no reaction: without the skill
wa-helpless-reacted = no second reaction in the round
wa-helpless-gone = no reaction: not there
# Without the reason: from an earlier version.
wa-log-hit-no-reaction = { $target } cannot react and is hit
wa-log-missed = The attack on { WITHIN($target) } fails (total { $blow } against { $reaction })
wa-log-missed-tie = The attack on { WITHIN($target) } fails (total { $blow } against { $reaction }; a tie goes to the defender)
wa-log-missed-no-reaction = The attack on { WITHIN($target) } fails (total { $total } against { $reaction })
wa-log-guarded = { $who } blocks the hit with a break guard: { $source } is destroyed ({ $uses ->
    [0] no break guards left
   *[other] break guards left: { $uses }
  })
wa-log-guarded-many = { $who } each block the hit with a break guard: { $source } of each is destroyed ({ $uses ->
    [0] no break guards left
   *[other] break guards left to each: { $uses }
  })
wa-log-guarded-spent = { $who } blocks the hit with the break guard from { $source } ({ $uses ->
    [0] no break guards left
   *[other] break guards left: { $uses }
  })
wa-log-guarded-spent-many = { $who } each block the hit with the break guard from { $source } ({ $uses ->
    [0] no break guards left
   *[other] break guards left to each: { $uses }
  })
wa-log-guarded-holds = { $who } blocks the hit with a break guard: { $source } still holds ({ $uses ->
    [0] no break guards left
   *[other] break guards left: { $uses }
  })
# Without what the dice showed: from an earlier version.
wa-log-damage_roll = { $who } rolls damage: { $dice }D6, total { $total }
wa-summed = , total { $total }
wa-summed-plain =
    { $total ->
       *[other] {""}
    }
wa-log-damage_roll-sum = { $who } rolls damage: { $sum } on { $dice }D6{ $parts }{ $came }
wa-log-damage_roll-sum-pool = { $who } rolls damage: { $sum } on { $dice }D6 ({ $changes }){ $parts }{ $came }
wa-log-damage_roll-flat = { $who } has no dice to roll for damage: total { $total }
wa-log-damage = { $who } takes { $damage } damage (HP now { $hp })
wa-log-damage-many = { $who } each take { $damage } damage (HP now { $hp })
wa-log-damage-trait = { $who } takes { $damage } damage ({ $traits }; HP now { $hp })
wa-log-damage-trait-many = { $who } each take { $damage } damage ({ $traits }; HP now { $hp })
wa-log-damage-harm = { $who } takes { $damage } damage and is now { $step } (HP now { $hp })
wa-log-damage-harm-many = { $who } each take { $damage } damage and are now { $step } (HP now { $hp })
wa-log-damage-trait-harm = { $who } takes { $damage } damage and is now { $step } ({ $traits }; HP now { $hp })
wa-log-damage-trait-harm-many = { $who } each take { $damage } damage and are now { $step } ({ $traits }; HP now { $hp })
wa-log-damage-dying = { $who } takes { $damage } damage (still dying)
wa-log-damage-dying-many = { $who } each take { $damage } damage (still dying)
wa-log-damage-trait-dying = { $who } takes { $damage } damage ({ $traits }; still dying)
wa-log-damage-trait-dying-many = { $who } each take { $damage } damage ({ $traits }; still dying)
wa-still-in = still { AND($statuses) }
wa-acts-at = acts at initiative { $n }
wa-log-damage-none-trait = { $who } takes no damage ({ $traits }; HP now { $hp })
wa-log-damage-none-trait-many = { $who } take no damage ({ $traits }; HP now { $hp })
wa-log-damage-none = { $who } takes no damage (HP now { $hp })
wa-log-damage-none-many = { $who } take no damage (HP now { $hp })
wa-log-absorbed = { $who } absorbs { $damage } damage
wa-log-absorbed-many = { $who } absorb { $damage } damage each
wa-log-unharmed = { $who } takes no harm from it
wa-log-unharmed-many = { $who } take no harm from it
wa-log-hp_restored = { $who } regains { $amount } HP (now { $hp })
wa-log-hp_restored-dying = { $who } regains { $amount } HP (now { $hp }; still dying)
wa-log-hp_restored-none = { $who } has lost no HP and regains none (now { $hp })
wa-log-no_effect = It has no effect on { WITHIN($who) }
wa-log-no_effect-many = It has no effect on { WITHIN($who) }
wa-log-harm = { $who } is now { $step }
wa-log-harm-many = { $who } are now { $step }
wa-log-harm-no_hp = { $who } is now { $step } (for those without HP, each unblocked hit is one step further: wounded, dying, death)
wa-log-harm-no_hp-many = { $who } are now { $step } (for those without HP, each unblocked hit is one step further: wounded, dying, death)
wa-log-harm-surprise = { $who } is now { $step } (a surprise lets the attacker choose between wounded and dying)
wa-log-harm-surprise-many = { $who } are now { $step } (a surprise lets the attacker choose between wounded and dying)
wa-log-harm-worse = { $who }, already { $before }, is now { $step }
wa-log-harm-worse-many = { $who }, already { $before }, are now { $step }
wa-log-harm-instead = { $who }, { $before } before, is now { $step }
wa-log-harm-instead-many = { $who }, { $before } before, are now { $step }
wa-log-survived = { $who } holds on: out of the death state, but still dying
wa-log-doomed = { $who } is past saving
wa-log-status = { $who } is now { $status } ({ $source })
wa-log-status-many = { $who } are now { $status } ({ $source })
wa-log-status-awakened = { $who } is now { $status } (pays no FP and is not hindered by wounds)
wa-log-status-awakened-many = { $who } are now { $status } (they pay no FP and are not hindered by wounds)
wa-log-status-used = { $who } is now { $status }
wa-log-status-used-many = { $who } are now { $status }
wa-log-status_over-cleared = { $who } uses a minor action and is no longer { $status }
wa-log-status_over = { $who } is no longer { $status }
wa-log-status_over-many = { $who } are no longer { $status }
wa-log-status_over-dying = { $who } is no longer { $status }, but still dying
wa-log-status_over-revived = { $who } is no longer { $status } ({ $notes })
wa-log-status_over-dying-many = { $who } are no longer { $status }, but still dying
wa-log-status_over-revived-many = { $who } are no longer { $status } ({ $notes })
wa-log-status_over-hp = { $who } is no longer { $status } and regains { $amount } HP (now { $hp })
wa-log-status_over-revived-hp = { $who } is no longer { $status } and regains { $amount } HP (now { $hp }; { $notes })
wa-log-status_over-hp-dying = { $who } is no longer { $status } and regains { $amount } HP (now { $hp }; still dying)
wa-log-status_over-awakened = { $who } is no longer { $status }
wa-log-status_over-awakened-many = { $who } are no longer { $status }
wa-nothing = {""}
wa-log-effect = { $origin } takes effect on { WITHIN($who) }
wa-log-effect-many = { $origin } takes effect on { WITHIN($who) }
wa-log-effect-does = { $origin } takes effect on { WITHIN($who) }: { $does } until { $until }
wa-log-effect-does-many = { $origin } takes effect on { WITHIN($who) }: { $does } until { $until }
wa-on-value = { $on } { $n }
wa-on-dice = { $on } { $n }D
wa-on-attribute = attacks count as { $attribute }
wa-on-guard = { $n ->
    [one] 1 break guard
   *[other] { $n } break guards
  }
wa-on-guard-each = { $n ->
    [one] 1 break guard each
   *[other] { $n } break guards each
  }
wa-on-check = every check
wa-on-attack = attack checks
wa-on-reaction = reactions
wa-on-damage = damage
wa-on-armour = armour
wa-on-initiative = initiative score
wa-until-round = the round ends
wa-until-battle = the battle ends
wa-until-scene = the scene ends
wa-log-effect_over = { $origin } no longer affects { WITHIN($who) }
wa-log-effect_over-many = { $origin } no longer affects { WITHIN($who) }
wa-quoted = “{ $text }”
wa-log-fp = { $who } regains { $n } FP (now { $fp })
wa-log-fp-by = { $who } regains { $n } FP ({ $origin }; now { $fp })
wa-log-fp-focus = { $who } focuses and regains { $n } FP (now { $fp })
wa-log-fp-lost = { $who } loses { $n } FP (now { $fp })
wa-log-fp-lost-by = { $who } loses { $n } FP ({ $origin }; now { $fp })
wa-log-reloaded-arms = { $who } reloads ({ $arms })
wa-log-reloaded-full = { $who } reloads, although every ARM was full
wa-rounds = { $arm }: { $left ->
    [one] 1 shot
   *[other] { $left } shots
  }
# Without the ARMs: from an earlier version.
wa-log-reloaded = { $who } reloads every ARM to capacity
wa-log-rounds = { $who }'s { $arm } { $left ->
    [0] is empty
    [one] has 1 shot left
   *[other] has { $left } shots left
}
