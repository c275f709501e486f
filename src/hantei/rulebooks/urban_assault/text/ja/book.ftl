## 一覧での名前

ua-book-title = アーバンアサルト × ローグライクハーフ
ua-policy-heuristic = 手堅く戦う
