## Weapons and skills

sk-fx-cost = { $text } (Cost: { $cost })
sk-fx-condition = { $text } Only: { $conditions }.
sk-condition-hp = HP { $n } or less
sk-condition-round = from round { $n } on
sk-condition-attack = { $kind } attack
sk-condition-attribute = { $attribute } damage
sk-fx-weapon = { $text } Hit check 2D6+{ $hit } against a defence check with { $defence }. On a hit, { $power } damage.

## Course of the combat

sk-fx-preparation-allow = Equipment is readied and items change hands before round 1.
sk-fx-preparation-refuse = Round 1 begins without preparation.
sk-fx-prepare-done = Ends preparation; round 1 begins.
sk-fx-mount = The record names { $vehicle } from now on; it changes no figure.
sk-fx-give_to = { $to } has { $item } from now on.
sk-fx-ready = Makes { $weapon } ready for use. It takes no action.
sk-fx-process-pass = Nothing more is used in this process.
sk-fx-tie = { $who } (initiative { $n }) takes its main process first.
sk-fx-turn-act = One move action, one minor action, one major action, in this order.
sk-fx-turn-wait = Act after everybody else; of those who wait the lowest initiative goes first. You cannot wait again this round.
sk-fx-round_over-go_on = The setup process of the next round follows.
sk-fx-round_over-end = Round mode and the combat end here.
sk-fx-victory-end = The combat ends with this result.
sk-fx-victory-go_on = The combat goes on, and this counts no more. The GM can still end it at any time.
sk-fx-scene_over-go_on = The scene goes on after the combat; the shot down stay as they are.
sk-fx-scene_over-end = The next scene begins. Whoever was shot down cannot appear in it; whoever spent this one backstage recovers with HP 1.
sk-fx-last_turn-allow = { $who } takes its main process before the combat ends.
sk-fx-last_turn-refuse = { $who } takes no main process.

## Move action

sk-fx-move-move-combat = Move up to { $movement } squares, then take your minor and major actions. After moving, no charge shot is possible in this main process.
sk-fx-move-move-full = Move up to { $twice } squares; the turn is then finished. Only a full move enters controlled squares.
sk-fx-move-move-disengage = Move to the next square, even out of an enemy square; the turn is then finished. In a sealed square a disengage check must be won.
sk-fx-move-pass = Goes on to the minor action without a move action.
sk-fx-route-stay = Stays in this square.
sk-fx-route = { $way } ({ $n } of { $points } movement)
sk-fx-route-checked = { $way } ({ $n } of { $points } movement). Each sealed square left takes a disengage check; a loss ends the move there.
sk-fx-charge_path = { $way } ({ $n } of { $points } movement). In the area: { $who }
sk-fx-push_to = Moves { $who } to { $square } by force. Neither enemies nor marks of squares matter.
sk-fx-hinder-hinder = Initiative against initiative. If you win or tie, it stays.
sk-fx-short_path-walk = The move ends in { $end }.
sk-fx-short_path-again = Nothing is spent yet.
sk-fx-route-effects = { $text } With: { $effects }
sk-fx-hinder-let_go = Lets it go without a check.
sk-fx-common-leave = Leaves the battle sheet and does not come back in this scene.
sk-fx-common-deed = Something that the rules do not name. The GM says which action it takes and what comes of it.
sk-fx-deed-move = It takes the move action; what comes of it is a ruling (gm).
sk-fx-deed-minor = It takes the minor action; what comes of it is a ruling (gm).
sk-fx-deed-major = It takes the major action; what comes of it is a ruling (gm).
sk-fx-deed-auto = It is an auto action and takes nothing; what comes of it is a ruling (gm).
sk-fx-deed-refuse = Not allowed; { $who } chooses again ({ $action }).
sk-fx-leave-stay = { $who } stays on the battle sheet.
sk-fx-leave-leave = { $who } leaves the battle sheet and does not come back in this scene.
sk-fx-escape-allow = It leaves the scene.
sk-fx-escape-refuse = It stays in the escape square.

## Minor and auto actions

sk-fx-minor-pass = Goes on to the major action without a minor action.
sk-fx-minor-submerge = Go under water: damage taken is halved (rounded up), reactions are at −5. High mobility is lost.
sk-fx-minor-surface = No longer submerged.
sk-fx-weapon-off = The weapon is kept but no longer equipped.
sk-fx-weapon-on = { $text }
sk-fx-weapon-on-unready = { $text } It must be readied (an auto action) before use.
sk-fx-door = Moves the door. A closed door stops movement and sight.
sk-fx-recover = No more { $status }.
sk-fx-common-finishing_blow = In this main process, an attack that does at least 1 real damage to an incapacitated enemy shoots it down. It takes no action.

## Major action

sk-fx-major-pass = Gives up the major action; the turn is finished.
sk-fx-major-pass-barred = Gives up the major action; the turn is finished. Not possible now: { $barred }.
sk-fx-barred = { $weapon } ({ $reasons })
sk-barred-sk-15-17 = sealed
sk-barred-sk-04-18 = not ready
sk-barred-sk-12-8 = no charge shot after moving
sk-barred-sk-14-24 = the cost cannot be paid
sk-barred-sk-15-24 = power-down
sk-barred-sk-12-1 = no enemy
sk-barred-sk-14-19 = out of this combat
sk-barred-sk-05-6 = not in the scene
sk-barred-sk-12-3 = nobody within range
sk-barred-sk-09-2 = nobody in sight
sk-barred-sk-09-15 = a closed door stands between
sk-fx-target = Hit check 2D6+{ $hit }; { $who } defends with { $value }. On a hit, { $power } damage.
sk-fx-target-known = Hit check 2D6+{ $hit }; { $who } defends with { $value } { $n }. On a hit, { $power } damage.
sk-fx-target-skill = { $who } is the target.
sk-fx-on_whom = Used on { $who }.
sk-fx-area = There: { $who }
sk-fx-area-select = { $shape }. Pick targets among: { $who }
sk-fx-area-all = { $shape }. All are targets: { $who }
sk-fx-selection-enemies = Leaves friends out; only enemies are targets.
sk-fx-selection-friends = Leaves enemies out; only friends are targets.
sk-fx-selection-everyone = Everybody in the area is a target.
sk-fx-selection-each = Decide one by one who is a target.
sk-fx-include-take = { $who } is a target too.
sk-fx-include-spare = { $who } is no target.
sk-fx-boost-no_skill = No skill is used here.

## Reaction

sk-fx-reaction-defend = 2D6 with { $value } { $n } and modifiers. A total of at least { $total } turns the attack aside.
sk-fx-reaction-abandon = The defence check fails with a total of 0.
sk-fx-cover-stay = { $target } takes the attack itself.
sk-fx-cover-cover = { $who } takes the damage in place of { $target } and has finished its turn after the attack.
sk-fx-fall-fall = Incapacitated: no actions; bad statuses are cancelled.

## Bad statuses

sk-fx-seal = { $equipment } cannot be used until the seal is recovered.
