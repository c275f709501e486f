# Setup and rulings

unknown-scenario = There is no scenario "{ $found }". Available: { $allowed }
bad-leaders = This scenario cannot be played by { $found } leaders; it is written for { $low } to { $high }.
unknown-difficulty = There is no difficulty "{ $found }". Available: { $allowed }

amend-usage = "{ $given }" is no ruling. Write: gm set PLACE VALUE, gm condition add|remove SEAT CONDITION, gm die FACES
