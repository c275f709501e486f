## 盤

ua-board-battle = 戦闘
ua-board-operation = 作戦の経過
ua-board-enemy = 敵
ua-board-post = 狙撃ポイント
ua-board-life = 生命点{ $n }
ua-board-final = 最終イベント
ua-board-plan = マップ
ua-board-map = マップ{ $n }
ua-board-start = 作戦開始地点
ua-board-unknown = 未踏
