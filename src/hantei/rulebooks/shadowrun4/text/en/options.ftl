## Options

sr-opt-defence = { $way } (dice pool: { $pool })
sr-opt-person-aimed = { $name } ({ $metres } m, aimed at)
sr-opt-person = { $name } ({ $metres } m)
sr-opt-weapon = { $weapon }
sr-opt-task = { $task }
sr-opt-test-roll = roll
sr-opt-test-none = roll nothing
sr-opt-test-buy = { $n ->
    [one] buy 1 hit
   *[other] buy { $n } hits
 }, one for every four dice
sr-opt-test-buy-none = buy no hits: there are fewer than four dice
sr-opt-test-edge = spend Edge: { $n ->
    [one] 1 more die
   *[other] { $n } more dice
}, and each six brings one more
sr-opt-test-critical = burn Edge for good: every die is a hit
sr-opt-test-long_shot = spend Edge on a long shot: { $n ->
    [one] 1 die
   *[other] { $n } dice
}, whatever the modifiers
sr-opt-test-quiet = roll, and ask no more until { WITHIN($who) }'s next phase
sr-opt-test-quiet-none = roll nothing, and ask no more until { WITHIN($who) }'s next phase
sr-opt-after-keep = leave it as it is
sr-opt-after-add = spend a point: { $n ->
    [one] 1 more die
   *[other] { $n } more dice
} (each six rolls one more)
sr-opt-after-reroll = spend a point: roll all the misses again
sr-opt-after-clean = spend a point: undo the glitch that has come up
sr-opt-consent-allow = allow it
sr-opt-consent-refuse = have them roll
sr-opt-reroll_ones = { $n }
sr-opt-reroll_others = { $n }
sr-opt-first-no = spend nothing
sr-opt-first-pay = spend a point
sr-opt-extra_pass-no = spend nothing
sr-opt-extra_pass-pay = spend a point
sr-opt-last_phase-no = go down
sr-opt-last_phase-pay = spend a point
sr-opt-cheat_death-no = die
sr-opt-cheat_death-burn = burn a point
sr-opt-interrupt = { $who }: { $action }
sr-opt-interrupt-none = take none
sr-opt-interrupt-quiet = take none, and ask no more about any of them until their own next phase
sr-opt-split = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
sr-opt-opponents = { $n }
sr-opt-called_by = +{ $n }
sr-opt-part_cost = { $n ->
    [one] 1 die
   *[other] { $n } dice
  }
sr-opt-reach-attack = the roll of the attack
sr-opt-reach-defence = the roll of the defence
sr-opt-cover-take = use the cover
sr-opt-cover-leave = stay in the open
sr-opt-step_in-no = let them pass
sr-opt-step_in-strike = strike
sr-opt-hold-keep = keep hold
sr-opt-hold-grip = get a better grip
sr-opt-hold-hurt = hurt them
sr-opt-hold-floor = wrestle to the ground
sr-opt-thing-down = put down the { $weapon }
sr-opt-thing-up = pick up the { $weapon }
sr-opt-line-at = at { WITHIN($name) }
sr-opt-line-to = towards { THE($name) }
sr-opt-fight_over-go_on = the fight goes on
sr-opt-fight_over-end = the fight is over
sr-opt-destination-stay = stay here
sr-opt-destination-leave = leave the fight
sr-opt-destination-point = to { $at }
sr-opt-destination-to = to { THE($place) } ({ $facts })
sr-opt-destination-towards = towards { WITHIN($place) } ({ $facts })
sr-opt-destination-away = away from { WITHIN($place) } ({ $facts })

## What options do

sr-eff-test-roll = Every 5 and 6 is a hit; if half the dice or more show a 1, that is a glitch.
sr-eff-test-roll-open = Every 5 and 6 is a hit. A glitch (half the dice or more on 1) mostly does nothing without a game master.
sr-eff-test-none = You get no hits, and no glitch either.
sr-eff-test-buy = Nothing is rolled, so there is no glitch either; Edge cannot be used afterwards.
sr-eff-test-edge = Each six brings one more die. Spent Edge comes back at a break in the scenario, or when the game master says so.
sr-eff-test-critical = If even so many hits are not enough, you get one more than you need. Edge that is burned never comes back.
sr-eff-test-critical-force = No more hits count than the Force, even so. Edge that is burned never comes back.
sr-eff-test-long_shot = You roll as many dice as your Edge rating. Spent Edge comes back at a break in the scenario, or when the game master says so.
sr-eff-test-quiet = Until then you are not asked about tests, defences and free actions.
sr-eff-test-quiet-none = You roll nothing here. Until this character's next phase you are not asked about tests, defences and free actions.
sr-eff-after-keep = You spend no Edge, and the hits stay as they are.
sr-eff-after-add = You roll as many extra dice as your Edge rating; those already rolled stay as they are.
sr-eff-after-reroll = Every die that is not a hit is rolled again, and sixes among them bring one more die each; the hits stay as they are.
sr-eff-after-clean = The glitch is undone; the hits stay as they are.
sr-eff-intent-harm = The blow does damage, and your net hits add to it.
sr-eff-intent-knockdown = The blow does no damage; if your Strength and net hits exceed the target's Body, the target falls.
sr-eff-intent-subdue = The blow does no damage; if your Strength and net hits exceed the target's Body, the target is pinned.
sr-eff-called-armour = You lose as many dice as the armour is worth; the armour then does not count.
sr-eff-called-damage = You lose one die for each extra point of damage (4 at most).
sr-eff-called-disarm = You lose four dice; the target drops what it holds if the damage reaches its Strength.
sr-eff-called-other = The game master says what it costs and does.
sr-eff-weapon = With { $weapon }: damage { $damage }, AP { $ap }; you roll { $pool ->
    [0] no dice
    [one] 1 die
   *[other] { $pool } dice
} ({ $skill }).
sr-eff-weapon-unarmed = Half your Strength as stun damage, unless your record says otherwise.
sr-eff-weapon-both = You fire both guns with one action and divide your dice between them.
sr-eff-burst = { $rounds } rounds: { $defence ->
    [0] damage +{ $damage }
   *[other] the target's defence −{ $defence }
}; recoil takes { $first } off the first attack and { $second } off the second.
sr-eff-burst-apart = { $rounds } rounds: damage +{ $damage }, which is left out when the damage is compared with the armour; recoil takes { $first } off the first attack and { $second } off the second.
sr-eff-action-move = You walk, once a turn; after starting to run you move once, up to what is left of your running distance.
sr-eff-action-take_cover = Shots at you lose dice; your own shots lose one.
sr-eff-action-leave_cover = You have no cover any more, and your own shots no longer lose the die that it costs.
sr-eff-action-done = Your phase ends; actions that you have left are lost.
sr-eff-action-called_shot = You announce a called shot for your next attack at the target you aim at.
sr-eff-action-device_mode = You change the firing mode of a gun with a smartlink, or the mode of a node of your own.
sr-eff-action-drop = What you drop falls to the ground; picking it up again takes a simple action.
sr-eff-action-drop_prone = Suppressive fire no longer reaches you, but you are at a disadvantage in close combat.
sr-eff-action-eject_clip = The clip falls to the ground; inserting another takes a simple action.
sr-eff-action-gesture = You make a sign to your comrades.
sr-eff-action-intercept = You strike a blow at whoever passes within 1 m.
sr-eff-action-run = You can move at a run; until your next phase, even if you stay where you are, your own shots lose 2 dice and your defence against shots gains 2.
sr-eff-action-run-moved = You can move at a run; once you do, your own shots lose 2 dice until your next phase, and your defence against shots gains 2.
sr-eff-action-speak = You say a few words, or send a short message.
sr-eff-action-change_mode = The gun stays in that mode until you change it again.
sr-eff-action-fire = You fire a shot or a burst: you roll Agility + skill, the target Reaction.
sr-eff-action-insert_clip = You put a full clip into a gun that has none.
sr-eff-action-observe = You roll a perception test; whoever is hiding opposes it.
sr-eff-action-pick_up = You put one thing on the ground or pick one up; a weapon picked up is ready.
sr-eff-action-quick_draw = You draw a pistol from its holster and fire it with the same action.
sr-eff-action-ready_weapon = You get a weapon into your hand and can use it with your next action.
sr-eff-action-remove_clip = You take the clip out; inserting another takes one more simple action.
sr-eff-action-sprint = You run 2 m farther for each hit of a running + Strength test.
sr-eff-action-stand_up = You get up and are no longer at a disadvantage in close combat.
sr-eff-action-take_aim = Your next shot at the target you choose gains one die; a called shot needs an aim first.
sr-eff-action-throw = You throw something: you roll Agility + throwing, the target Reaction.
sr-eff-action-simple_device = You carry out a task that takes no more than a switch or a button.
sr-eff-action-full_burst = You fire ten rounds: the damage rises by 9, or the target's defence loses 9 dice.
sr-eff-action-fire_mount = You attack once with the gun on the mount, in any of its modes.
sr-eff-action-full_defence = Until your next phase you add a skill to every defence roll.
sr-eff-action-melee = You strike: you roll Agility + skill, the target a parry, a block or a dodge.
sr-eff-action-reload = You put loose rounds into a gun.
sr-eff-action-complex_device = You carry out a task at a complicated device.
sr-eff-action-use_skill = You take on one of the tasks to be done here, such as a lock or a repair.
sr-eff-action-help = Each of your hits gives one more die to whoever does the task.
sr-eff-action-suppress = You fire twenty rounds over a stretch of ground 10 m wide; whoever is there without cover has to get out of the fire.
sr-eff-action-hold = You keep the hold; you can also get a better grip, do damage or throw the target to the ground.
sr-eff-action-break_free = You roll Strength + unarmed combat against the net hits of the hold.

## Destinations: what tells them apart, and what they stand under

sr-far-metres = { $metres } m
sr-far-enemy = nearest enemy { $metres } m
sr-going-cover = Into cover
sr-going-place = To other places within reach
sr-going-enemy = Towards an enemy
sr-going-other = Towards somebody else
sr-going-away = Away from an enemy (as far as the ground allows)
sr-going-stay = Stay
sr-going-stay-leave = Stay, or leave
