## The same in all three actions

sk-opt-common-pass = Pass
sk-opt-common-finishing_blow = Declare a finishing blow
sk-opt-common-leave = Leave by the escape square
sk-opt-common-deed = Something else, if the GM agrees
sk-opt-skill = Skill: { $name }
sk-opt-item = Item: { $name }
sk-opt-assault = Assault: { $name }
sk-opt-recover = Recover from being { $state }
sk-opt-recover-seal = Unseal { $equipment }
sk-opt-ready = Ready { $weapon }

## Course of the combat

sk-opt-preparation-allow = Allow it
sk-opt-preparation-refuse = Refuse it
sk-opt-prepare-done = End the preparation
sk-opt-ready-by = { $who } readies { $weapon }
sk-opt-mount = { $who } mounts the { $vehicle }
sk-opt-give = { $who } gives { $item } to another machine
sk-opt-process-pass = Use nothing
sk-opt-process-pass-auto = Do not cut in
sk-opt-turn-act = Act now
sk-opt-turn-wait = Wait
sk-opt-round_over-go_on = Go on
sk-opt-round_over-end = End it here
sk-opt-victory-end = End it with this result
sk-opt-victory-go_on = Overrule it and go on
sk-opt-scene_over-go_on = The scene goes on
sk-opt-scene_over-end = The scene ends
sk-opt-last_turn-allow = Allow it
sk-opt-last_turn-refuse = Refuse it

## Move and minor actions

sk-opt-move-move-combat = Combat move ({ $movement ->
    [0] 0 squares
    [one] 1 square
   *[other] up to { $movement } squares
})
sk-opt-move-move-full = Full move ({ $twice ->
    [0] 0 squares
   *[other] up to { $twice } squares
}, ends the turn)
sk-opt-move-move-disengage = Disengage (1 square, ends the turn)
sk-opt-minor-submerge = Dive (submerged)
sk-opt-minor-surface = Surface
sk-opt-weapon-off = Put away { $old }
sk-opt-weapon-on = Equip { $new }
sk-opt-weapon-swap = Swap { $old } for { $new }
sk-opt-door-open = Open { $door }
sk-opt-door-ajar = Half open { $door }
sk-opt-door-close = Close { $door }
sk-opt-deed-move = As a move action
sk-opt-deed-minor = As a minor action
sk-opt-deed-major = As a major action
sk-opt-deed-auto = As an auto action
sk-opt-deed-refuse = Refuse it
sk-opt-route-stay = Stay here
sk-opt-leave-stay = Stay
sk-opt-leave-leave = Leave the scene
sk-opt-escape-allow = Allow it
sk-opt-escape-refuse = Refuse it
sk-opt-hinder-hinder = Hinder it
sk-opt-short_path-walk = Walk there
sk-opt-short_path-again = Another path
sk-opt-hinder-let_go = Let it go

## Attacks

sk-opt-met = { $where } ({ $who })
sk-opt-selection-enemies = Enemies only ({ $foes })
sk-opt-selection-friends = Allies only ({ $friends })
sk-opt-selection-everyone = Everybody
sk-opt-selection-everyone-same = Everybody (the same here)
sk-opt-selection-each = One by one
sk-opt-include-take = Make it a target
sk-opt-include-spare = Leave it out
sk-opt-boost-no_skill = Use nothing
sk-opt-reaction-defend = Make a defence check ({ $value } { $n })
sk-opt-reaction-abandon = Give up the reaction
sk-opt-cover-stay = Do not cover it
sk-opt-cover-cover = Cover it
sk-opt-fall-fall = Use nothing and fall
