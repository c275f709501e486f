## 名簿

sk-roster-hp = HP
sk-roster-en = EN
sk-roster-ts = TS
sk-roster-item = { $name }×{ $n }
sk-adjust-door = 扉{ $door }
sk-adjust-door-state = 状態
sk-adjust-square = スクウェア{ $at }
sk-adjust-mark = 印を付ける
sk-adjust-unmark = { $mark }の印を外す
sk-adjust-finished = 行動終了
sk-adjust-mounted = 騎乗している
sk-adjust-may-cover = モブや行動終了でもカバーアップできる
sk-adjust-appearance = 登場判定の難易度
sk-adjust-appearance-value = 登場判定に使う値
sk-adjust-rank = ランク
sk-adjust-seal = 封印する装備
sk-adjust-keep = 戦闘終了後も回復しないもの
sk-adjust-line = ここからの射線
sk-adjust-line-to = 相手のスクウェア（x,y）
sk-adjust-is = その射線
sk-adjust-line-clear = 通っている
sk-adjust-line-partial = 部分遮蔽
sk-adjust-line-complete = 完全遮蔽
