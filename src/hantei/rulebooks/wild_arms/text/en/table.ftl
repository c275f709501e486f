# How a battle came out

wa-figure-able = { $faction }: standing at the end
wa-figure-left = { $faction }: gone from the battle
wa-figure-dead = { $faction }: dead
wa-figure-hp = { $faction }: HP left at the end (of those who have HP)
wa-figure-fp = { $faction }: FP left at the end
wa-figure-rounds_left = { $faction }: shots left

# How the game master rules

wa-gm-set = set a figure or state of somebody or of the battle, such as reno.fp 3 or reno.arms.dust_devil 0
wa-gm-status = give or take: wounded, dying, death, sight_impaired, cowed, awakened
wa-gm-possession = change somebody's stance
wa-gm-bar = bar a stance, or allow it again
wa-gm-move = let one fighter break ranks in a sniping battle
wa-gm-scene = give everybody a status by the scene, or end it
wa-gm-supply = end the supplied state, or restore it
wa-gm-side = move somebody to another faction
wa-gm-seat = have somebody played from another seat: by their id, one of their own
wa-gm-join = bring somebody in from the next clean-up on
wa-gm-bring = bring somebody in out of a file: which file, and the rest as for joining
wa-gm-withdraw = take somebody out of the battle at once
wa-gm-task = call a task done, or not done
wa-gm-end = end the battle here
