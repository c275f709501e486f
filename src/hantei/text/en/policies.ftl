## Computer players: their names, who plays with them, and what they do

policy-name-heuristic = steady
policy-name-steady = steady
policy-name-bold = bold
policy-name-careful = careful
policy-name-random = random
policy-name-with = { $policy }, { $parameter }
policy-of-seat = { WITHIN($who) } ({ $policy })
policy-machine = the computer ({ $policy })
policy-described = { $policy }: { $about }

policy-about-heuristic = plays to win
policy-about-bold = like “steady”, with less fear of harm: attacks sooner, hides later, gives up later
policy-about-careful = like “steady”, with more fear of harm: takes cover first, avoids fights, gives up sooner
policy-about-random = chooses any legal answer at random
