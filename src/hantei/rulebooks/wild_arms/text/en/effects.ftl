## What options do

wa-eff-thing-self = { $thing }: On the user alone. { $text }
wa-eff-thing = { $thing }: Range { $range }. { $text }
wa-eff-thing-weapon = { $thing }: With { $arm }, range { $range }. { $text }
wa-eff-thing-weapons = { $thing }: The range is that of the weapon. { $text }
wa-eff-thing-plain = { $thing }: { $text }
wa-eff-thing-attack = { $thing }: { $check }, damage { $damage }, range { $range }. { $text }
wa-eff-weapon = { $arm }: { $check }, damage { $damage }, { $attribute }, range { $range }.
wa-eff-weapon-rounds = { $arm }: { $check }, damage { $damage }, { $attribute }, range { $range }, { $rounds ->
    [0] empty
    [one] 1 shot left
   *[other] { $rounds } shots left
}.
wa-eff-turned = { $text } It counts as { $attribute } now.
wa-eff-changed = { $figure } (to add: { $changes })
wa-eff-plain = { $figure }
wa-attribute = attribute { $attribute }
wa-attribute-none = no attribute
wa-eff-check = { COMMON($skill) } { $dice }D6{ $level }
wa-eff-task-free = { $task }: no check is needed. { $text }
wa-eff-task-then = {" "}On a success: { $text }
wa-eff-task-then-cures = {" "}On a success: { $text } Everybody on your side stops being { AND($statuses) }.
wa-eff-task-basic = { $task }: you roll { COMMON($skill) } against { $target }.{ $then }
wa-eff-task-together = { $task }: you make a cooperative check of { COMMON($skill) } against { $target }, which others may join.{ $then }
wa-eff-task-race = { $task }: you compete with the enemies in { COMMON($skill) }.{ $then }
wa-eff-act-obstruct = You make an opposed check with one enemy in Escape; if you win, they are in Open and do not leave.
wa-eff-act-will = You roll will against 10; if you succeed, you are no longer cowed.
wa-eff-act-reload = You reload every ARM you carry; while you are unsupplied, that uses up one of your Bullets.
wa-eff-act-reload-full = Every ARM you carry is full already.
wa-eff-act-focus = You regain 1 FP.
wa-eff-act-focus-full = Your FP are at their maximum already.
wa-eff-act-clear_sight = You wipe off the mud or light a lantern; your sight is no longer impaired.
wa-eff-act-change_arm-free = You change to another ARM.
wa-eff-act-hand_over-free = You hand an item to somebody on your side.
wa-eff-act-change_arm = You change to another ARM, if the game master agrees.
wa-eff-act-hand_over = You hand an item to somebody on your side, if the game master agrees.
wa-eff-act-wait = Your initiative is multiplied by −1, so that you act later. You can wait once a round.
wa-eff-act-wait-at-once =
    { $initiative ->
        [0] Your initiative stays at 0
       *[other] Your initiative becomes { $initiative }
    }: your turn comes again at once, and you gain no delay. You can wait once a round.
wa-eff-act-wait-equals = Your initiative stays at { $initiative }; you act after those who have the same. You can wait once a round.
wa-eff-act-end = You give up the actions you have left and count as having acted.
wa-eff-possession-lean = Your cover takes the damage of one hit for you in this round (1 break guard).
wa-eff-possession-lean-hp = You have HP and cannot use break guard, so the cover guards nothing.
wa-eff-possession-run = You roll one die more for your reactions.
wa-eff-possession-open = Your attack checks and your damage get +5.
wa-eff-possession-support = You can use one support skill in this round. You cannot do anything that deals damage, and every check loses 1D (but keeps at least one die).
wa-eff-possession-draw_crest = You get one crest skill that helps magic. You can neither evade nor resist.
wa-eff-possession-close = Nobody can attack you without first beating your acrobatics with perception; your own actions can target only yourself.
wa-eff-possession-escape = You leave the battle in the clean-up phase; if somebody obstructs you and wins, you are in Open instead.
wa-eff-crest-saving = Your spells cost 2 less (at least 1).
wa-eff-crest-stampede = Your spells deal 1D more damage.
wa-eff-crest-magnification = Your spells cost 2 more and reach one more target.
wa-eff-move-keep = Your side does not come closer. It chooses from Lean, Open and Close.
wa-eff-move-charge = Your side comes closer and chooses from Run and Open; the sniping battle ends with the round in which the charges reach the distance.
wa-eff-move-escape = Everybody on your side is in Escape, and nobody can obstruct it.
wa-eff-support-cooperation = The check gets +1D.
wa-eff-support-jamming = The total of the check is lowered by 3.
wa-eff-support-none = You keep your support skill.
wa-eff-cover-cover = You become the only target of the attack.
wa-eff-cover-none = You do not step in; the targets stay as they are.
wa-eff-guard =
    { $left ->
        [0] { FIRST($source) } stops this damage and is destroyed.
        [one] { FIRST($source) } stops this damage and can guard once more.
       *[other] { FIRST($source) } stops this damage and can guard { $left } more times.
    }
wa-eff-guard-effect =
    { $left ->
        [0] You stop this damage with the break guard from { $source } and spend it.
       *[other] You stop this damage with the break guard from { $source } and have { $left } left from it.
    }
wa-eff-guard-none = You take the damage and use no break guard.
wa-eff-guard-none-harm = You use no break guard and are then { $step }.
wa-eff-overpower-wounded = The target is wounded.
wa-eff-overpower-dying = The target is dying and out of action.
wa-eff-tie-draw = Nobody wins.
wa-eff-tie-reroll = Those who are tied roll again.
wa-eff-tie-skill_level = The higher skill level wins; where these are equal too, it is a draw.
wa-opt-oneself = { $name } (yourself)
wa-opt-comrade = { $name } (ally)
wa-eff-representative = { $who } makes the check: { $check }.
wa-eff-set_up-pass = You do nothing in this set-up phase.
wa-eff-order-as_listed = They go in the order in which they are listed.
wa-eff-order-first = { $who } acts first.
wa-eff-order-first-score = { $who } declares first.
wa-eff-clean_up-runs_out = What lasts a round ends now, before anybody leaves or comes.
wa-eff-clean_up-withdrawal = Whoever is in Escape and not obstructed leaves now.
wa-eff-clean_up-arrival = Those who join later arrive now.
wa-eff-clean_up-as_listed = Everything is done in the order in which it is listed.
wa-eff-volunteer-later = Somebody of another side declares first.
wa-eff-target-enough = You choose no further targets.
wa-eff-side-done = The targets stay as they are.
wa-eff-side-leave = { $name } is not among the targets any more.
wa-eff-side-add = { $name } is among the targets too.
wa-eff-magnify-yes = You get one more target, for 2 FP more.
wa-eff-magnify-no = You use it as written, with its usual targets and cost.
wa-eff-leave-agree = They do it as a minor action.
wa-eff-leave-refuse = They do not do it and keep the action.
wa-eff-join-yes = You roll along in the cooperative check.
wa-eff-join-no = The others roll without you.
wa-eff-battle_over-go_on = The next round begins.
wa-eff-battle_over-victory = The battle ends, and the player characters have won.
wa-eff-battle_over-defeat = The battle ends, and the player characters have lost.
wa-eff-battle_over-neither = The battle ends without a winner.
wa-eff-aim-aim = Getting away is a victory.
wa-eff-aim-not_aim = Getting away is not a victory.
wa-eff-scene_status-stays = The status is given as long as the scene lasts.
wa-eff-scene_status-ends = The status is no longer given.
wa-eff-penalty-none = The defeat costs nothing.
wa-eff-penalty-unsupplied = They lose the Wanderer Set, except for what the game master leaves them.
wa-eff-helper-none = Nobody tries to help.
wa-eff-grant_check-yes = They roll for survival.
wa-eff-grant_check-no = They do not roll.
wa-eff-another_try-allow = First aid may be tried once more.
wa-eff-another_try-refuse = First aid has failed for good.
wa-eff-resupply-yes = Bullets and items are full again.
wa-eff-resupply-no = They go on with what they have.
wa-eff-mishap-none = The fumble has no other effect.
wa-eff-mishap-jam = The ARM has to be reloaded before it fires again.
wa-eff-mishap-sight_impaired = Their attack checks lose 1D, and they cannot obstruct an escape, until they clear their sight with a minor action.
wa-eff-mishap-cowed = They are cowed until a check of will, a skill or a spell ends it: no Run, and every cost is 1 higher.
wa-eff-mishap-harm = They take one hit at once, which is one step of harm: wounded, dying, death.
wa-eff-circumstances = The check gets a modifier of { $n }.
wa-eff-remains = After the battle { $n } are left.
