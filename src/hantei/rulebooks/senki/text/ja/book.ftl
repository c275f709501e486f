## 一覧での名前

sk-book-title = 戦機
sk-book-about = マス目の戦場で機体どうしが撃ち合う戦い。2D6、移動と範囲とリアクション。
sk-policy-heuristic = 位置・射程・遮蔽・EN・修理・撤退を考えて動く
