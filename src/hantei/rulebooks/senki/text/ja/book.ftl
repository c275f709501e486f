## 一覧での名前

sk-book-title = 戦機
sk-policy-heuristic = 位置・射程・遮蔽・EN・修理・撤退を考えて動く
