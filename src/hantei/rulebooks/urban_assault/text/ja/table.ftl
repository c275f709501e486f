# 設定と裁定

unknown-scenario = 「{ $found }」というシナリオはありません。選べるもの：{ $allowed }
bad-leaders = 分隊長 { $found } 人では遊べません。このシナリオは { $low }～{ $high } 人用です。
unknown-difficulty = 「{ $found }」という難易度はありません。選べるもの：{ $allowed }

amend-usage = 「{ $given }」は裁定として読めません。書き方：gm set 場所 値 ／ gm condition add|remove 席 状態 ／ gm die 出目
