# ゲームの終わり：誰が何をしたか
ending-deeds = 一人一人の戦果
ending-who = 誰
ending-checks = 判定の成功
ending-damage = 与えたダメージ
ending-felled = 倒した数
ending-best = 珍しい出目
ending-highest = めったにない高い出目：{ $total }（{ $why }、{ $dice }）。これ以上の出目が出るのは{ $n }回に1回の割合です。
ending-lowest = めったにない低い出目：{ $total }（{ $why }、{ $dice }）。これ以下の出目が出るのは{ $n }回に1回の割合です。
