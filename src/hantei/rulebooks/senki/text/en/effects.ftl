## Weapons and skills

sk-fx-card = { $text }
sk-fx-condition = { $text } Condition: { $conditions }.
sk-condition-hp = HP { $n } or less
sk-condition-round = from round { $n } on
sk-condition-attack = { $kind } attack
sk-condition-attribute = { $attribute } damage
sk-fx-weapon = { $text } You roll 2D6{ $hit } to hit against a defence check with { $defence }; a hit does { $power } damage.

## Course of the combat

sk-fx-preparation-allow = Everybody can ready equipment and hand over items before round 1.
sk-fx-preparation-refuse = Round 1 begins without any preparation.
sk-fx-prepare-done = You are ready. Round 1 begins once all are.
sk-fx-mount = You ride the { $vehicle } from now on; none of your figures change.
sk-fx-give_to = { $to } has { $item } from now on.
sk-fx-ready = You make { $weapon } ready for use; that takes no action.
sk-fx-process-pass = You use nothing more in this process.
sk-fx-process-pass-auto = You take no auto action here.
sk-fx-tie = { $who } (initiative { $n }) takes its main process first.
sk-fx-turn-act = You take one move action, one minor action and one major action, in this order.
sk-fx-turn-wait = You act after everybody else; among those who wait, the lowest initiative acts first. You cannot wait again in this round.
sk-fx-round_over-go_on = The setup process of the next round follows.
sk-fx-round_over-end = The combat ends here, and round mode with it.
sk-fx-victory-end = The combat ends with this result.
sk-fx-victory-go_on = The combat goes on, and this condition no longer counts. The GM can still end it at any time.
sk-fx-scene_over-go_on = The scene goes on after the combat; machines that were shot down stay down.
sk-fx-scene_over-end = The next scene begins. Whoever was shot down cannot appear in it; whoever spent this one backstage recovers with HP 1.
sk-fx-last_turn-allow = { $who } takes its main process before the combat ends.
sk-fx-last_turn-refuse = { $who } takes no main process.

## Move action

sk-fx-move-move-combat = { $movement ->
    [0] Your movement is 0: you stay in your square, then take your minor and major actions.
    [one] You move 1 square, then take your minor and major actions. Once you have moved, you cannot make a charge shot in this main process.
   *[other] You move up to { $movement } squares, then take your minor and major actions. Once you have moved, you cannot make a charge shot in this main process.
}
sk-fx-move-move-full = { $twice ->
    [0] Your movement is 0: you stay in your square, and your turn ends.
   *[other] You move up to { $twice } squares, and your turn ends. Only a full move can enter controlled squares.
}
sk-fx-move-move-disengage = You move 1 square, even out of a square with an enemy in it, and your turn ends. To leave a sealed square against an enemy who hinders you, you have to win a disengage check.
sk-fx-move-pass = You take no move action and go on to the minor action.
sk-fx-route-stay = You stay in this square.
sk-fx-route = You go { $way }.
sk-fx-route-checked = You go { $way }. For each sealed square you leave, you make a disengage check; if you lose one, the move ends there.
sk-fx-charge_path = You charge { $way }, with { $n } of { $points } movement. In the area: { WITHIN($who) }
sk-fx-push_to = You move { WITHIN($who) } to { $square } by force. Neither enemies nor the state of a square can stop that.
sk-fx-hinder-hinder = You check initiative against initiative. If you win or tie, it cannot get away.
sk-fx-short_path-walk = Your move ends in { $end }.
sk-fx-short_path-again = You choose the path again; nothing has been spent yet.
sk-fx-route-effects = { $text } With: { $effects }
sk-fx-hinder-let_go = You let it go without a check.
sk-fx-common-leave = You leave the battle sheet and do not come back in this scene.
sk-fx-common-deed = You do something that the rules do not name. The GM says which action it takes and what happens.
sk-fx-deed-move = It takes the move action; the game master rules what comes of it.
sk-fx-deed-minor = It takes the minor action; the game master rules what comes of it.
sk-fx-deed-major = It takes the major action; the game master rules what comes of it.
sk-fx-deed-auto = It is an auto action and takes up nothing; the game master rules what comes of it.
sk-fx-deed-refuse = It is not allowed, and { WITHIN($who) } chooses again ({ $action }).
sk-fx-leave-stay = { $who } stays on the battle sheet.
sk-fx-leave-leave = { $who } leaves the battle sheet and does not come back in this scene.
sk-fx-escape-allow = It may leave the scene.
sk-fx-escape-refuse = It stays in the escape square.

## Minor and auto actions

sk-fx-minor-pass = You take no minor action and go on to the major action.
sk-fx-minor-submerge = You go under water: damage you take is halved (rounded up), your reactions are at −5, and you lose high mobility.
sk-fx-minor-surface = You are no longer submerged.
sk-fx-weapon-off = You keep the weapon, but it is no longer equipped.
sk-fx-weapon-on = { $text }
sk-fx-weapon-on-unready = { $text } You can ready it with an auto action.
sk-fx-door-open = You open the door, to movement and to sight.
sk-fx-door-close = You close the door. A closed door stops movement and sight.
sk-fx-ajar = Half open, the door can be passed, and whoever is shot at through it has partial cover.
sk-fx-recover = { $who } is no longer { $state }.
sk-fx-recover-seal = { $who } can use { $equipment } again.
sk-fx-common-finishing_blow = In this main process, an attack of yours that does at least 1 real damage to an incapacitated enemy shoots it down. Declaring it takes no action.

## Major action

sk-fx-major-pass = You give up the major action, and your turn ends.
sk-fx-major-pass-barred = You give up the major action, and your turn ends. Weapons you cannot use now: { $barred }.
sk-fx-barred = { $weapon } ({ $reasons })
sk-barred-sk-15-17 = sealed
sk-barred-sk-04-18 = not ready
sk-barred-sk-12-8 = no charge shot after moving
sk-barred-sk-14-24 = the cost cannot be paid
sk-barred-sk-15-24 = powered down
sk-barred-sk-12-1 = no enemy
sk-barred-sk-14-19 = out of this combat
sk-barred-sk-05-6 = not in the scene
sk-barred-sk-12-3 = nobody within range
sk-barred-sk-09-2 = nobody in sight
sk-barred-sk-09-15 = a closed door is in the way
sk-fx-target = You roll 2D6{ $hit } to hit; { WITHIN($who) } defends with { $value }. A hit does { $power } damage.
sk-fx-target-known = You roll 2D6{ $hit } to hit; { WITHIN($who) } defends with { $value } { $n }. A hit does { $power } damage.
sk-fx-target-fallen = { $who } is incapacitated and cannot defend. Only a finishing blow, which you have to declare, shoots it down.
sk-fx-target-finish = { $who } is incapacitated and cannot defend. At least 1 real damage shoots it down.
sk-fx-target-skill = { $who } ({ $state }) is the target. { $text }
sk-fx-give = Whoever gets it can use it. Its card: “{ $text }”
sk-fx-on_whom = You use it on { WITHIN($who) } ({ $state }). { $text }
sk-fx-area = In the area: { WITHIN($who) }
sk-fx-area-select = { $shape }: you pick the targets among { WITHIN($who) }.
sk-fx-area-all = { $shape }: everybody in it is a target ({ WITHIN($who) }).
sk-fx-area-one = { $shape }: the only target is { WITHIN($who) }.
sk-fx-area-self = { $shape }: the only target is { WITHIN($who) } itself.
sk-fx-area-nobody = { $shape }: nobody is in it.
sk-fx-selection-enemies = Only enemies are targets, even where allies are in the area.
sk-fx-selection-friends = Only allies are targets, even where enemies are in the area.
sk-fx-selection-everyone = Everybody in the area is a target.
sk-fx-selection-everyone-same = Everybody in the area is a target, as with the answer above: nobody of the other side is in it.
sk-fx-selection-each = You decide one by one who is a target.
sk-fx-include-take = { $who } is a target too.
sk-fx-include-spare = { $who } is not a target.
sk-fx-boost-no_skill = You use no skill here.

## Reaction

sk-fx-reaction-defend = You roll 2D6 with { $value } { $n } and modifiers; a total of { $total } or more wards off the attack.
sk-fx-reaction-defend-critical = You roll 2D6 with { $value } { $n } and modifiers. The attack is a critical, so only a critical wards it off.
sk-fx-reaction-abandon = Your defence check fails, with a total of 0.
sk-fx-cover-stay = { $target } takes the attack itself.
sk-fx-cover-cover = { $who } takes the damage in place of { WITHIN($target) }, and its turn is over after the attack.
sk-fx-cover-cover-finished = { $who } takes the damage in place of { WITHIN($target) }; its turn is over already.
sk-fx-fall-fall = { $who } is incapacitated: it takes no actions, and its bad statuses end.

## Bad statuses

sk-fx-seal = { $equipment } cannot be used until the seal is removed.
