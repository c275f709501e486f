## 名簿

sk-roster-hp = HP
sk-roster-en = EN
sk-roster-ts = TS
sk-roster-item = { $name }×{ $n }
sk-adjust-door = 扉{ $door }
sk-adjust-door-state = 扉の状態
sk-adjust-square = スクウェア{ $at }
sk-adjust-mark = マークを置く
sk-adjust-unmark = { $mark }を外す
sk-adjust-finished = 行動終了
