# How a battle came out

wa-figure-able = { $faction }: standing
wa-figure-left = { $faction }: gone from the battle
wa-figure-dead = { $faction }: dead
wa-figure-hp = { $faction }: HP left
wa-figure-fp = { $faction }: FP left
wa-figure-rounds_left = { $faction }: rounds of ammunition left

# How the game master rules

wa-gm-set = set a figure or state of somebody or of the battle, such as reno.fp 3 or reno.arms.dust_devil 0
wa-gm-status = give or take: wounded, dying, death, sight_impaired, cowed, awakened
wa-gm-possession = change somebody's possession
wa-gm-bar = bar a possession, or allow it again
wa-gm-move = let one fighter break ranks in a sniping battle
wa-gm-scene = a status that the scene gives everybody, or its end
wa-gm-supply = end the supplied state, or restore it
wa-gm-side = somebody changes factions
wa-gm-join = somebody else, from the next clean-up on
wa-gm-bring = somebody out of a file takes part: which file, and the rest as for joining
wa-gm-withdraw = somebody is out of the battle at once
wa-gm-task = a task counts as done, or no longer does
wa-gm-end = the battle ends here
