## Course of the combat

sk-log-combat = Combat begins: { $title }
sk-log-combat-text =
    Combat begins: { $title }
    { $text }
sk-log-readied = { $who } readies { $weapon }
sk-log-mounted = { $who } mounts { $vehicle }
sk-log-handed_over = { $who } gives { $item } to { $to }
sk-log-round = ---- Round { $n } ----
sk-log-appeared = { $who } appears at { $square }
sk-log-hazard = { $attribute } damage falls on { $squares } (2D6{ $n })
sk-everywhere = all squares
sk-log-waits = { $who } waits
sk-log-main = Main process: { $who }
sk-log-turn_state-unacted = { $who } is unacted once more
sk-log-turn_state-finish = { $who } is finished
sk-log-turn_state-act_first = { $who } acts next
sk-log-turn_state-act_last = { $who } acts last
sk-log-combat_end = End of combat: { $winner } win ({ $by }, round { $rounds })
sk-log-combat_end-nobody = End of combat: undecided ({ $by }, round { $rounds })
sk-log-overruled = The GM overrules it ({ $by }): the combat goes on
sk-log-stays_down = { $who } stays shot down and cannot appear in the next scene
sk-log-scene = ---- Scene { $n } ----
sk-log-backstage = { $who } is backstage for this scene
sk-by-eliminate = all enemies out of action
sk-by-defeat = the one enemy who counts is out of action
sk-by-survive = held out
sk-by-escape = got away
sk-by-reach = reached the goal
sk-by-rounds = time is up
sk-by-referee = ruling of the GM

## Movement

sk-log-moved-combat = { $who } moves: { $start } → { $end }
sk-log-moved-full = { $who }, full move: { $start } → { $end }
sk-log-moved-disengage = { $who } disengages: { $start } → { $end }
sk-log-moved-charge = { $who } charges: { $start } → { $end }
sk-log-moved-forced = { $who } is moved by force: { $start } → { $end }
sk-log-held = { $who } cannot get away from { $square }
sk-log-escaped = { $who } leaves the scene
sk-log-state-on = { $who } enters the state “{ $state }”
sk-log-state-off = { $who } leaves the state “{ $state }”
sk-log-door-open = { $who } opens { $door }
sk-log-door-closed = { $who } closes { $door }
sk-log-weapon_changed = { $who } changes { $old } for { $new }
sk-log-weapon_changed-on = { $who } equips { $new }
sk-log-weapon_changed-off = { $who } puts away { $old }

## Using things

sk-log-skill = { $who } uses { $skill }
sk-log-item = { $who } uses { $item }
sk-log-assault = { $who } uses the assault { $assault }
sk-log-paid = { $who } pays { $cost } ({ $left } EN left)
sk-log-paid-plain = { $who } pays { $cost }
sk-log-cost = { $who }, { $path }: the cost is now { $what } { $n }
sk-log-drained = { $who } is drained of { $n } { $what } ({ $left } left)
sk-log-drained-hidden = { $who } is drained of { $n } { $what }
sk-log-actions = { $who } has { $bonus } { $action }
sk-log-in_force = { $name } takes effect on { $who } ({ $until })
sk-until-main_process = until the end of the main process
sk-until-round_end = until the end of the round
sk-until-beyond_round = for some rounds
sk-until-scene = until the end of the scene
sk-until-combat_end = until the end of combat
sk-log-healed = { $who } regains { $n } { $what } (now { $left })
sk-log-healed-hidden = { $who } regains { $n } { $what }

## Attacks

sk-log-deed = { $who } does something else ({ $action })
sk-log-finishing_blow = { $who } declares a finishing blow
sk-log-attack = { $who } attacks { $targets } ({ $kind }, { $how })
sk-log-check = { $who }, { $check }: dice { $dice }{ $bonus } = { $total }
sk-log-check-critical = { $who }, { $check }: dice { $dice }{ $bonus } = { $total }, critical
sk-log-check-fumble = { $who }, { $check }: dice { $dice }, fumble
sk-log-decision-hit = { $who } is hit (attack { $attack }, defence { $defence })
sk-log-decision-missed = { $who } wards it off (attack { $attack }, defence { $defence })
sk-log-cover = { $who } covers { $target }
sk-log-damage = { $who }, damage roll of { $dice }D6: { $dice_sum }{ $bonus } = { $damage } { $attribute }
sk-log-damage-other = Damage to { $who }: { $damage } { $attribute }
sk-log-real_damage = Real damage to { $who }: { $real } (of { $damage } { $attribute })
sk-log-real_damage-bare = Real damage to { $who }: { $real } (of { $damage })
sk-log-real_damage-none = No real damage to { $who } (of { $damage } { $attribute })

## Wounds and recovery

sk-log-hp = { $who } loses { $lost } HP ({ $left } left)
sk-log-hp-hidden = { $who } loses { $lost } HP ({ $harm })
sk-log-hp-last = { $who } loses { $lost } HP
sk-log-incapacitated = { $who } is incapacitated
sk-log-shot_down = { $who } is shot down
sk-log-dead = { $who } is dead
sk-log-revived = { $who } is back in action (HP { $hp })
sk-log-revived-hidden = { $who } is back in action

## Bad statuses

sk-log-status = { $who } receives { $status }
sk-log-status_refused = { $who } does not receive { $status }
sk-log-sealed = The { $equipment } of { $who } is sealed
sk-log-recovered = { $who } recovers from { $status }
sk-log-corrosion = { $who } loses { $loss } HP to corrosion { $rank }
