# Setup and rulings

senki-bad-target = “{ $found }” cannot be read as a target; possible: { $allowed }.
sk-gm-set = set a figure or state of a machine, or of the combat
sk-gm-at = put a machine in another square
sk-gm-status = give or take a bad status
sk-gm-door = open or close a door
sk-gm-mark = change the marks of a square; without any it is an ordinary one
sk-gm-line = rule on a line of sight
sk-gm-keep = say what is not recovered at the end of combat
sk-gm-side = move a machine to another side
sk-gm-seat = have a machine played from another seat: by its id, one of its own
sk-gm-join = bring somebody else in: record, side, square
sk-gm-bring = bring somebody in out of a file: which file, and the rest as for joining
sk-gm-leave = take somebody out of the scene
sk-gm-end = end the combat, for a side or for nobody

# How a combat came out

sk-figure-winner = won by { WITHIN($side) }
sk-figure-nobody = no winner
sk-figure-able = { $side }: able to act at the end
sk-figure-hp = { $side }: HP left at the end
sk-figure-en = { $side }: EN left at the end
