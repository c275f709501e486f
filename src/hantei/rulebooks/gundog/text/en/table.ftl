# Setup and rulings

gd-gm-set = set a figure or state of somebody, or of the fight
gd-gm-at = put somebody elsewhere
gd-gm-condition = give or take a condition
gd-gm-wound = give or take a shock, a light or a serious wound
gd-gm-bleeding = a bleeding more, or the end of all bleeding
gd-gm-hand = what somebody holds in which hand
gd-gm-notice = somebody knows of a side's shooting
gd-gm-visibility = the visibility from now on
gd-gm-side = somebody changes sides
gd-gm-join = somebody more takes part from the next round on: whose record, for which side, where
gd-gm-bring = somebody out of a file takes part: which file, and the rest as for joining
gd-gm-leave = somebody is out of the fight
gd-gm-end = the fight ends, for a side or for nobody

# How a fight came out

gd-figure-winner = won by { $side }
gd-figure-nobody = no winner
gd-figure-able = { $side }: standing
gd-figure-dead = { $side }: dead
gd-figure-endurance = { $side }: endurance left
gd-figure-rounds_left = { $side }: rounds of ammunition left
