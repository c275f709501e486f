# Setup and rulings

unknown-encounter = There is no encounter "{ $found }". Available: { $allowed }
senki-bad-target = "{ $found }" cannot be read as a target. Possible: { $allowed }
sk-amend-usage = "{ $given }" is no ruling. Write: gm set PLACE VALUE, gm set MACHINE.at X,Y, gm status add|remove MACHINE STATUS [RANK or EQUIPMENT], gm door DOOR open|half_open|closed, gm mark X,Y [MARK...], gm line X,Y|X,Y clear|partial|complete, gm keep MACHINE STATUS|incapacitated|EFFECT, gm end [SIDE]

# How a combat came out

sk-figure-winner = won by { $side }
sk-figure-nobody = no winner
sk-figure-able = { $side }: able to act
sk-figure-hp = { $side }: HP left
sk-figure-en = { $side }: EN left
