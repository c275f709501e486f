## The roster

sk-roster-hp = HP
sk-roster-en = EN
sk-roster-ts = TS
sk-roster-item = { $name } ×{ $n }
sk-adjust-door = door { $door }
sk-adjust-door-state = it stands as
sk-adjust-square = square { $at }
sk-adjust-mark = mark it
sk-adjust-unmark = no longer { $mark }
sk-adjust-finished = turn over
