## Options of every kind

sr-opt-person-self = { $name } (self)
sr-opt-person-own = { $name } (own side, { $metres } m)
sr-opt-command-attack-own = attack { WITHIN($goal) } (own side)
sr-eff-leaving = You leave the fight and do not come back.
sr-eff-destination = { $facts }.
sr-eff-destination-no_run = { $head } You give up the running distance that is left, and do not count as running.
sr-eff-destination-run_over = { $head } You give up the running distance that is left.
sr-way-metres = { $metres } m from here
sr-way-here = Where you are now
sr-way-metres-of = { $metres } m from { WITHIN($acting) }
sr-way-here-of = Where { WITHIN($acting) } is now
sr-way-cover = cover { $percent }%
sr-way-exit = a way out
sr-way-enemy = nearest enemy { $metres } m away ({ WITHIN($who) })
sr-eff-thing-down = You put it on the ground; picking it up again takes a simple action.
sr-eff-thing-up = You pick it up and have it ready.
sr-eff-system = You use this weapon of the machine.
sr-eff-system-weapon = With the { $weapon } of { WITHIN($who) }: damage { $damage }, AP { $ap }, { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
} left.
sr-eff-spread-none = Neither the damage nor the target's defence changes.
sr-eff-spread = The damage changes by { $damage }, the target's defence by { $defence } dice.
sr-eff-defend = You roll { $pool ->
    [0] no dice
    [one] 1 die
   *[other] { $pool } dice
} to defend ({ $way }).
sr-eff-defend-none = You roll no dice; every hit of the attack counts.
sr-eff-defend-early = You roll { $pool ->
    [0] no dice
    [one] 1 die
   *[other] { $pool } dice
} to defend ({ $way }), against later attacks too. You give up your next phase for it.
sr-eff-interrupt-none = You do nothing now and are asked again before the next phase.
sr-eff-interrupt-quiet = You do nothing. You are not asked about tests, defences and free actions of those who could act now, for each until their own next phase.
sr-eff-task = You roll { $skill } against a threshold of { $need }.
sr-eff-task-free = You do it without a test.
sr-eff-as_device-alone = You register it by itself; it takes up one of the devices that you can handle.
sr-eff-as_device = You register it as a part of that device.
sr-eff-program = You attack with its rating of { $n }.
sr-eff-program-run = You run it at rating { $n }.
sr-eff-program-stop = You stop it; it runs at rating { $n }.
sr-eff-program-thread = Its rating is { $n } now.
sr-eff-program-agent = It acts by itself, in phases of its own.
sr-eff-program-agent-stop = It is gone from the Matrix.
sr-eff-crash-os = The whole system fails, and everybody on it is thrown out.
sr-eff-crash-program = The program stops until somebody starts it again.
sr-eff-file = It is on { THE($node) }; a transfer takes { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}.
sr-eff-file-at_once = It is on { THE($node) }; a transfer is done at once.
sr-eff-focus = You add its rating of { $n }.
sr-eff-signature = Erasing it takes { $n ->
    [one] 1 more complex action
   *[other] { $n } more complex actions
}.
sr-eff-which_thread = The rating of { $program } falls by { $n }.
sr-eff-machine_order-free = It acts as its own programs see fit.
sr-eff-machine_order-watch = It stays where it is and looks out.
sr-eff-machine_order-attack = It attacks as soon as it can.
sr-eff-machine_order-go = It goes there.
sr-eff-aspect-marks = You look for the marks that magic has left around you.
sr-eff-cover-take = You have { $percent }% cover at { THE($place) }: shots at you lose dice, your own shots lose one.
sr-eff-cover-leave = You stay in the open; your own shots lose no dice.
sr-eff-mode-SS = You fire one shot with a simple action, and only once in a phase.
sr-eff-mode-SA = You fire one shot with each simple action.
sr-eff-mode-SA-mounted = You fire one shot with this complex action.
sr-eff-mode-BF = You fire three rounds: the damage rises by 2, or the target's defence loses 2 dice.
sr-eff-mode-FA = You fire six rounds with a simple action, ten with a complex one.
sr-eff-band-short = The attack loses no dice.
sr-eff-band-medium = The attack loses one die.
sr-eff-band-long = The attack loses two dice.
sr-eff-band-extreme = The attack loses three dice.
sr-eff-band-beyond = The shot cannot reach.
sr-eff-part_effect-drop = It must be picked up before it can be used again. The hit does no damage.
sr-eff-part_effect-fall = Getting up takes a simple action. The hit does no damage.
sr-eff-part_effect-harm = The part makes no difference.
sr-eff-part_effect-nothing = The hit does no damage either.
sr-eff-distance-close = Close: shots count as short range; ramming and cutting off are possible.
sr-eff-distance-short = Short: shots count as medium range.
sr-eff-distance-long = Long: shots count as long range; whoever flees can disengage from here.
sr-eff-manoeuvre-none = You only keep the vehicle on the road.
sr-eff-manoeuvre-cut_off = Both roll an opposed vehicle test; the loser has to test against a crash.
sr-eff-manoeuvre-disengage = You roll a vehicle test; three successes in a row get you away.
sr-eff-manoeuvre-position = You roll a vehicle test; its net hits are added to your dice in the next chase test.
sr-eff-manoeuvre-ram = Both roll an opposed vehicle test; both vehicles take damage.
sr-eff-astral_kind-physical = When its physical track is full, the target dies or vanishes.
sr-eff-astral_kind-stun = When its stun track is full, the target loses consciousness.
sr-eff-call_test-none = They go on without a test.
sr-eff-call_test-test = They have to make a test.
sr-eff-cheat_death-no = The character dies.
sr-eff-cheat_death-burn = The Edge rating falls by 1 for good. The character lives, but is unconscious and out of the fight.
sr-eff-consent-allow = They get one hit for every four dice.
sr-eff-consent-refuse = They have to roll the dice.
sr-eff-extra_pass-no = You get no further pass in this turn.
sr-eff-extra_pass-pay = You spend one point of Edge and act once more in this turn.
sr-eff-fight_over-go_on = The next turn begins.
sr-eff-fight_over-end = The fight ends here.
sr-eff-first-no = Your place in the pass stays as it is.
sr-eff-first-pay = You spend one point of Edge and act before all who do not; among those who do, the usual order holds.
sr-eff-hold-floor = You roll an opposed test; if your Strength and net hits exceed the target's Body, the target falls.
sr-eff-hold-grip = You roll an opposed test; its net hits make the hold harder to break.
sr-eff-hold-hurt = The target takes your Strength as stun damage, which can be resisted.
sr-eff-hold-keep = You keep the hold and do nothing more.
sr-eff-interval-day = You roll one test a day.
sr-eff-interval-hour = You roll one test an hour.
sr-eff-last_phase-no = You go down at once.
sr-eff-last_phase-pay = You spend one point of Edge and act once more before you go down.
sr-eff-last_phase-tested = You spend one point of Edge and roll a test; if it succeeds, you act once more before you go down.
sr-eff-member-done = The ritual begins with those named.
sr-eff-node-all = You leave all nodes.
sr-eff-node-icon = You restart your own icon.
sr-eff-node_mode-active = Everybody near sees the node and gets in unasked.
sr-eff-node_mode-passive = Everybody near sees the node, but nobody gets in without being let in.
sr-eff-node_mode-hidden = Whoever has no rights there must find the node before trying to get in.
sr-eff-offer_ritual-no = The hours pass without a ritual.
sr-eff-offer_ritual-yes = You choose spell, Force, target and those who take part next.
sr-eff-permission-allow = They come onto the node with the rights of a user.
sr-eff-permission-refuse = They stay outside.
sr-eff-protect-all = You protect everybody on your side whom you can see.
sr-eff-protect-done = The others stay without protection.
sr-eff-reach-attack = The difference in reach changes the dice of the attack.
sr-eff-reach-defence = The difference in reach changes the dice of the defence.
sr-eff-search_for-devices = You look for devices that can be controlled on the nodes you are on.
sr-eff-search_for-files = You look for data on the nodes you are on.
sr-eff-sense-matrix = You look for hidden nodes and icons.
sr-eff-sense-physical = You look for whoever hides nearby.
sr-eff-sense-astral = You look for what is in the astral world.
sr-eff-sim-cold = You have two passes. Black IC and dumpshock do you stun damage.
sr-eff-sim-hot = You have three passes, and 2 dice more on Matrix tests. Black IC and dumpshock do you physical damage.
sr-eff-step_in-no = You let them pass.
sr-eff-step_in-strike = You strike one blow before they go on.
sr-eff-traffic-signal = You intercept the wireless signals near you.
sr-eff-traffic-traffic = You intercept the data on a node that you are on.
sr-eff-willing-let = The spell works without resistance.
sr-eff-willing-resist = The spell is resisted as usual.
sr-eff-called_by = Damage +{ $n }; the attack loses { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
sr-eff-opponents = You divide your dice among { $n ->
    [one] 1 opponent
   *[other] { $n } opponents
}.
sr-eff-part_cost = The attack loses { $n ->
    [one] 1 die
   *[other] { $n } dice
}.
sr-eff-radius = The spell hits everybody within { $n } m; each metre of difference costs a die.
sr-eff-reroll_ones = You roll { $n } of the ones again.
sr-eff-reroll_others = You roll { $n } of the other misses again.
sr-eff-shield_dice = You add { $n ->
    [one] 1 die
   *[other] { $n } dice
} to the resistance against this spell.
sr-eff-situation = The situation changes the dice of this test by { $n }.
sr-eff-spells = You divide your dice among { $n ->
    [one] 1 spell
   *[other] { $n } spells
}.
sr-eff-split = This attack gets { $n ->
    [one] 1 die
   *[other] { $n } dice
}; the others are left for the next.
sr-eff-split-spell = This spell gets { $n ->
    [one] 1 die
   *[other] { $n } dice
}; the others are left for the other spells.
sr-eff-thread_by = The complex form rises by { $n }, and fading grows with it.
sr-eff-threshold = The test needs { $n ->
    [one] 1 hit
   *[other] { $n } hits
}.
