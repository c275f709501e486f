## Machine players: their names, who plays with them, and what they do

policy-name-heuristic = steady
policy-name-random = random
policy-name-with = { $policy }, { $parameter }
policy-of-seat = { $who } ({ $policy })
policy-machine = the machine ({ $policy })
policy-described = { $policy }: { $about }

policy-about-random = any legal answer
