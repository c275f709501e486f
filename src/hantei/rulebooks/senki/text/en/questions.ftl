## Dice

sk-ask-throw = { $why }: throw { $dice }.

## Course of the combat

sk-ask-preparation = Is there time to prepare for combat?
sk-ask-prepare = How will { WITHIN($seat) } prepare for combat?
sk-ask-give_to = Which machine does { WITHIN($who) } give { $item } to?
sk-ask-process-setup = Does { WITHIN($who) } use a skill or an item in the setup process?
sk-ask-process-initiative = Does { WITHIN($who) } use a skill or an item in the initiative process?
sk-ask-process-auto = Does { WITHIN($who) } cut in with an auto action?
sk-ask-process-cleanup = Does { WITHIN($who) } use a skill or an item in the cleanup process?
sk-ask-tie = The initiative is the same. Which machine takes its main process first?
sk-ask-tie-shared = The initiative is the same, and the players have to agree. Which machine takes its main process first?
sk-ask-turn = Does { WITHIN($who) } act now, or wait?
sk-ask-round_over = Round { $n } is over. Does the combat go on?
sk-ask-victory = { $side } would win ({ $by }). Does the combat end here?
sk-ask-scene_over = The combat is over, but scene { $n } is not (shot down: { WITHIN($targets) }). Does the scene end?
sk-ask-last_turn = The combat ends. May { WITHIN($who) }, who has not acted yet, still take its main process?
sk-ask-move = What does { WITHIN($who) } do with its move action?
sk-ask-minor = What does { WITHIN($who) } do with its minor action?
sk-ask-major = What does { WITHIN($who) } do with its major action?
sk-ask-deed = { $who } wants to do something that the rules do not name ({ $action }). How does it count?
sk-ask-leave = { $who } has reached an escape square. Does it leave?
sk-ask-escape = { $who } is about to leave the scene. Is that allowed?

## Movement

sk-ask-route-combat = Where does { WITHIN($who) } move (movement { $points })?
sk-ask-route-full = Where does { WITHIN($who) } go in a full move (up to { $points } squares)?
sk-ask-route-disengage = Where does { WITHIN($who) } disengage to?
sk-ask-route-charge = Where does { WITHIN($who) } move, breaking through (movement { $points })?
sk-ask-charge_path = How far does { WITHIN($who) } charge (movement { $points })?
sk-ask-push_to = Where do you force { WITHIN($who) } to move (up to { $squares ->
    [one] 1 square
   *[other] { $squares } squares
})?
sk-ask-hinder = { $who } is trying to get away. Does { WITHIN($foe) } hinder it?
sk-ask-short_path = On this path { WITHIN($who) } gets no farther than { $end } ({ $clause }). Does it go that far?

## Attacks

sk-ask-target = Which machine does { WITHIN($who) } target?
sk-ask-target-with = Which machine does { WITHIN($who) } attack with { $how }?
sk-ask-on_whom = On which machine does { WITHIN($who) } use this?
sk-ask-on_whom-with = On which machine does { WITHIN($who) } use { $how }?
sk-ask-centre = On which square does { WITHIN($who) } centre it?
sk-ask-centre-with = On which square does { WITHIN($who) } centre { $how }?
sk-ask-direction = Which way does { WITHIN($who) } point it?
sk-ask-direction-with = Which way does { WITHIN($who) } point { $how }?
sk-ask-selection = Which of those in the area ({ WITHIN($targets) }) do you target?
sk-ask-include = Is { WITHIN($who) } a target?
sk-ask-weapon = With which weapon does { WITHIN($who) } use { $skill }?
sk-always-defence = Does { WITHIN($who) } use a skill before its defence check?
sk-always-for-defence = Does { WITHIN($who) } use a skill before an ally's defence check?
sk-always-for-damage = Does { WITHIN($who) } use a skill when an ally is about to take damage?
sk-always-reaction = Does { WITHIN($who) } make a defence check when it is attacked?
sk-always-cover = Does { WITHIN($who) } cover others that are under attack?
sk-ask-boost-hit_check = { $who } makes its hit check. Does it use a skill?
sk-ask-boost-damage_roll = { $who } rolls for damage. Does it use a skill?
sk-ask-boost-defence_check = { $attacker } attacks { WITHIN($who) } with { $how } (total { $total }). Does { WITHIN($who) } use a skill before its defence check?
sk-ask-boost-for-defence_check = { $attacker } attacks { WITHIN($target) } with { $how } (total { $total }). Does { WITHIN($who) } use a skill before the defence check?
sk-ask-boost-damage_taken = { $who } is about to take damage. Does it use a skill?
sk-ask-boost-for-damage_taken = { $target } is about to take damage. Does { WITHIN($who) } use a skill?
sk-ask-reaction = { $attacker } attacks { WITHIN($who) } with { $how } (total { $total }). Does { WITHIN($who) } make a defence check?
sk-critical-total = { $n }, a critical
sk-ask-cover = { $target } is under attack. Does { WITHIN($who) } cover it?
sk-ask-fall = { $who } is incapacitated. Does it use a skill?

## Bad statuses

sk-ask-seal = Which equipment of { WITHIN($who) } is sealed?
sk-ask-cure = Which bad status is { WITHIN($who) } cured of?
