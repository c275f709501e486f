## The roster

sk-roster-hp = HP
sk-roster-en = EN
sk-roster-ts = TS
sk-roster-item = { $name } ×{ $n }
sk-adjust-door = door { $door }
sk-adjust-door-state = state
sk-adjust-square = square { $at }
sk-adjust-mark = mark it
sk-adjust-unmark = no longer { $mark }
sk-adjust-finished = turn over
sk-adjust-mounted = mounted
sk-adjust-may-cover = may cover up even as a mob or when its turn is over
sk-adjust-appearance = target of the check to appear
sk-adjust-appearance-value = value for the check to appear
sk-adjust-rank = rank
sk-adjust-seal = seal a piece of equipment
sk-adjust-keep = not recovered at the end of combat
sk-adjust-line = the line of sight from here
sk-adjust-line-to = to square (x,y)
sk-adjust-is = is
sk-adjust-line-clear = clear
sk-adjust-line-partial = partly covered
sk-adjust-line-complete = blocked
