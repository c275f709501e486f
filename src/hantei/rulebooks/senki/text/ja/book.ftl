## 一覧での名前

sk-book-title = 戦機
sk-policy-heuristic = 堅実に戦う
