## 一覧での名前

ua-book-title = アーバンアサルト × ローグライクハーフ
ua-policy-heuristic = 弾倉・先制・ポイント・負傷を考えて動く
