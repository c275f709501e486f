## 盤

sk-board = 戦闘シート
