# Setup and rulings

unknown-scenario = There is no scenario “{ $found }”; available: { $allowed }.
bad-leaders = This scenario cannot be played by { $found } leaders; it is written for { $low } to { $high }.
unknown-difficulty = There is no difficulty “{ $found }”; available: { $allowed }.

gm-set = set a figure or a name
gm-condition = give a leader a condition, or take it away
gm-join-member = add a member to a squad
gm-join-enemy = add enemies to the battle
gm-bring = put a squad out of a file in the place of the squad of a seat (not in a battle)
gm-leave = let a member drop out, or an enemy withdraw

# How an operation came out

ua-figure-result =
    { $result ->
        [completed] completed
        [failed] failed
        [abandoned] abandoned
       *[lost] no leader left
    }
ua-figure-maps = maps entered
ua-figure-battles = battles
ua-figure-magazines = magazines left
ua-figure-scrip = scrip left
ua-figure-scrip-unpaid = scrip left (without the reward)
ua-figure-life = life of the leaders
ua-figure-members = members in action
ua-figure-lost = members out of action
ua-figure-operations = operations begun
ua-figure-completed = operations completed
ua-figure-leaders = in command
ua-figure-leader = { $who } (experience level { $level })
ua-figure-alike = { $who }{ $n ->
    [one] {""}
   *[other] {" "}×{ $n }
  }
ua-figure-fallen = leaders killed
ua-figure-survivors = members who lived
ua-figure-names = { $n ->
    [0] none
   *[other] { $names }
  }
