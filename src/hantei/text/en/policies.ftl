## Machine players: their names, who plays with them, and what they do

policy-name-heuristic = steady
policy-name-random = random
policy-name-greedy = greedy
policy-name-cautious = cautious
policy-name-search = far-sighted
policy-name-with = { $policy }, { $parameter }
policy-of-seat = { $who } ({ $policy })
policy-machine = the machine ({ $policy })
policy-described = { $policy }: { $about }

policy-about-random = any legal answer
policy-about-greedy = tries every answer and takes what promises most at once (greedy:30 looks at 30 futures each)
policy-about-cautious = tries every answer and takes what is best if things go badly (cautious:30)
policy-about-search = plays on in thought and weighs the futures (search:400 futures or search:50ms an answer)
