# Setup and rulings

unknown-scenario = There is no scenario "{ $found }". Available: { $allowed }
bad-leaders = This scenario cannot be played by { $found } leaders; it is written for { $low } to { $high }.
unknown-difficulty = There is no difficulty "{ $found }". Available: { $allowed }

amend-usage = "{ $given }" is no ruling. Write: gm set PLACE VALUE, gm condition add|remove SEAT CONDITION, gm die FACES

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
ua-figure-scrip = vouchers left
ua-figure-life = life of the leaders
ua-figure-members = members in action
ua-figure-lost = members lost
