# 設定と裁定

unknown-encounter = 「{ $found }」という遭遇はありません。選べるもの：{ $allowed }
senki-bad-target = 「{ $found }」は対象として読めません。書けるもの：{ $allowed }
sk-amend-usage = 「{ $given }」は裁定として読めません。書き方：gm set 場所 値 ／ gm set 機体.at x,y ／ gm status add|remove 機体 状態 [ランク・装備] ／ gm door 扉 open|half_open|closed ／ gm mark x,y 印… ／ gm line x,y|x,y clear|partial|complete ／ gm keep 機体 状態|incapacitated|効果 ／ gm end [陣営]

# 戦闘の結果

sk-figure-winner = { $side }の勝利
sk-figure-nobody = 勝者なし
sk-figure-able = { $side }：戦える数
sk-figure-hp = { $side }：残りHP
sk-figure-en = { $side }：残りEN
