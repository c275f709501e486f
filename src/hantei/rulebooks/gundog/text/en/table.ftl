# Setup and rulings

gd-gm-set = set a figure or state of somebody, or of the fight
gd-gm-at = put somebody in another place
gd-gm-condition = give or take a condition
gd-gm-wound = give or take a shock, a light or a serious wound
gd-gm-bleeding = make somebody bleed, or bleed more, or stop all their bleeding
gd-gm-hand = put a weapon into a hand
gd-gm-notice = let somebody know of a side's shooting
gd-gm-visibility = change the visibility
gd-gm-side = move somebody to another side
gd-gm-seat = have somebody played from another seat (its name; with their own id, a seat of their own)
gd-gm-join = bring somebody in from the next round on: record, side, place
gd-gm-bring = bring somebody in out of a file: file, side, place
gd-gm-leave = take somebody out of the fight
gd-gm-end = end the fight, for a side or for nobody

# How a fight came out

gd-figure-winner = won by { WITHIN($side) }
gd-figure-nobody = no winner
gd-figure-able = { $side }: standing
gd-figure-dead = { $side }: dead
gd-figure-endurance = { $side }: endurance left to those standing
gd-figure-rounds_left = { $side }: rounds loaded in their weapons, those of the fallen too (spare magazines not counted)
