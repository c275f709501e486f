## The roster

sk-roster-hp = HP
sk-roster-en = EN
sk-roster-ts = TS
sk-roster-item = { $name } ×{ $n }
sk-adjust-finished = turn over
