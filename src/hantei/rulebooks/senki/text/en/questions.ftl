## Dice

sk-ask-throw = { $why }: throw { $dice }.

## Course of the combat

sk-ask-preparation = Is there time to prepare for combat?
sk-ask-prepare = { $seat } prepare for combat. What do they do?
sk-ask-give_to = To whom does { $who } give { $item }?
sk-ask-process-setup = Does { $who } use anything in setup?
sk-ask-process-initiative = Does { $who } use anything in the initiative process?
sk-ask-process-auto = Does { $who } cut in with an auto action?
sk-ask-process-cleanup = Does { $who } use anything in cleanup?
sk-ask-tie = Initiative is tied. Who goes first?
sk-ask-turn = { $who } is next. Act now, or wait?
sk-ask-round_over = Round { $n } is over. Does the combat go on?
sk-ask-victory = Winner: { $side } ({ $by }). Does the combat end?
sk-ask-scene_over = The combat is over, scene { $n } is not. Shot down: { $targets }. Does the scene end?
sk-ask-last_turn = The combat ends. May { $who }, still unacted, take its main process?
sk-ask-move = What does { $who } do in the move action?
sk-ask-minor = What does { $who } do in the minor action?
sk-ask-major = What does { $who } do in the major action?
sk-ask-deed = { $who } wants to do something else ({ $action }). How is it taken?
sk-ask-leave = { $who } has reached an escape square. Does it leave?
sk-ask-escape = { $who } is about to leave the scene. Is it allowed?

## Movement

sk-ask-route-combat = Where does { $who } move ({ $points } movement)?
sk-ask-route-full = Where does { $who } move in a full move ({ $points } movement)?
sk-ask-route-disengage = Where does { $who } disengage to?
sk-ask-route-charge = Where does { $who } charge ({ $points } movement)?
sk-ask-charge_path = How far does { $who } charge ({ $points } movement)?
sk-ask-push_to = Where is { $who } moved by force (at most { $squares })?
sk-ask-hinder = { $who } is trying to get away. Does { $foe } hinder it?
sk-ask-short_path = On this path { $who } gets no further than { $end } ({ $clause }). Walk there?

## Attacks

sk-ask-target = Whom does { $who } aim at?
sk-ask-target-with = Whom does { $who } attack with { $how }?
sk-ask-on_whom = On whom does { $who } use it?
sk-ask-on_whom-with = On whom does { $who } use { $how }?
sk-ask-centre = Which square is the centre for { $who }?
sk-ask-centre-with = Which square is the centre of { $how } by { $who }?
sk-ask-direction = Which way does { $who } turn it?
sk-ask-direction-with = In which direction does { $who } use { $how }?
sk-ask-selection = In the area: { $targets }. Who is a target?
sk-ask-include = Is { $who } a target?
sk-ask-weapon = With which weapon does { $who } use { $skill }?
sk-ask-boost-hit_check = { $who } makes its hit check. Use a skill?
sk-ask-boost-damage_roll = { $who } rolls damage. Use a skill?
sk-ask-boost-defence_check = { $who } makes its defence check. Use a skill?
sk-ask-boost-for-defence_check = { $target } makes its defence check. Does { $who } use a skill?
sk-ask-boost-damage_taken = { $who } is about to take damage. Use a skill?
sk-ask-boost-for-damage_taken = { $target } is about to take damage. Does { $who } use a skill?
sk-ask-reaction = The attack of { $attacker } ({ $total }) comes at { $who }. Make a defence check?
sk-ask-cover = { $target } is being hit. Does { $who } cover up?
sk-ask-fall = { $who } is being put out of action. Use a skill?

## Bad statuses

sk-ask-seal = Which equipment of { $who } is sealed?
sk-ask-cure = Which bad status is taken off { $who }?
