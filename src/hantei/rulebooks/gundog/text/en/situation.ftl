## The situation

gd-sit-round = Round { $n }, { $stage }; { $visibility }
gd-goal-last = hold out to the end of round { $n }
gd-goal-outlast = keep the other side from winning until the end of round { $n }
gd-goals-or = { $goal }, or { COMMON($other) }
gd-sit-own = { $who }: endurance { $endurance }/{ $most }; { $where }{ $far }; { $weapons }{ $state }.
gd-sit-other = { $who }: { $health }; { $where }{ $far }; { $weapons }{ $state }.
gd-sit-dead = { $who }: dead; { $where }{ $far }.
gd-sit-state = ; { $state }
gd-place-near = near { THE($place) }
gd-place = { $place }
gd-place-cover = { $place } (cover)
gd-place-leaving = { $here }, { $part }% of the way to { THE($bound_for) }
gd-far = , { $far } ({ $band })
gd-far-beside = , with you
gd-far-unseen = , { $far } (not in sight)
gd-stage-penalty_check = penalty check
gd-stage-tactics_check = tactics check
gd-stage-action_check = action check
gd-stage-end_check = end check
