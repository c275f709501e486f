## 名簿

ua-roster-life = 生命点
ua-roster-level = 経験レベル
ua-roster-size = 分隊規模
ua-roster-magazines = 弾倉
ua-roster-mre = MRE
ua-roster-scrip = 軍票
ua-roster-active = 行動可能
ua-roster-soldiers = 兵力
ua-roster-enemy-level = レベル
ua-roster-of = { $role }（{ $leader }）
ua-adjust-member = 隊員を加える
ua-adjust-squad = 分隊
ua-adjust-enemies = 敵を加える
ua-adjust-number = 数
ua-adjust-wounds = 負傷の段階
