# Setup and rulings

sr-two-attributes = Two different attributes are needed; found: { $found }
sr-gm-set = set a figure or state of somebody, or the turn
sr-gm-at = put somebody elsewhere
sr-gm-edge = give back spent Edge: all of it, or so many points
sr-gm-know = somebody knows of somebody, or does not
sr-gm-riding = somebody rides on a vehicle
sr-gm-vr = somebody is in virtual reality
sr-gm-pin = somebody has pinned somebody, or no longer
sr-gm-tries = earlier tries no longer count against somebody
sr-gm-task = a task is done, or is not
sr-gm-time = so many minutes pass
sr-gm-sight = what hampers sight from now on; “none” for nothing
sr-gm-side = somebody changes sides
sr-gm-join = somebody else takes part from the next turn on: whose record, for which side, where
sr-gm-bring = somebody out of a file takes part: which file, and the rest as for joining
sr-gm-leave = somebody is out of the fight
sr-gm-end = the fight ends, for a side or for nobody
sr-supposed = Figures hidden from you are assumed to be the average of those you can see.

# How a fight came out

sr-figure-winner = won by { $side }
sr-figure-nobody = no winner
sr-figure-able = { $side }: standing
sr-figure-dead = { $side }: dead
sr-figure-boxes = { $side }: boxes filled
sr-figure-edge = { $side }: Edge left
sr-figure-rounds_left = { $side }: rounds of ammunition left

# What is counted, in odds and statistics

sr-count-check = { $check }, { $side }
sr-count-success = { $check } that succeeds, { $side }
sr-count-damage = boxes taken by { $who }
sr-count-down = { $who } down
sr-count-lost = down: { $place }, { $cause }
sr-count-by-effect = other causes
sr-count-spent = { $what } used by { $who }
sr-count-stock-rounds = rounds
sr-count-stock-edge = Edge
sr-count-glitch-glitch = glitches
sr-count-glitch-critical = critical glitches
sr-count-battle = fight: { $title }
sr-count-round = combat turns: { $title }
sr-count-end = { $side } win ({ $by })
sr-count-end-nobody = undecided ({ $by })
sr-count-win = { $side } win
sr-by-eliminate = all enemies out of action
sr-by-defeat = the one enemy who counts is down
sr-by-survive = held out
sr-by-escape = got away
sr-by-reach = reached the goal
sr-by-task = the work is done
sr-by-turns = time is up
sr-by-referee = ruling of the GM
