## 確率・統計で数えるもの

ua-count-check = { $check }の回数
ua-count-success = { $check }の成功
ua-count-damage = { $who }の損害
ua-count-down = { $who }の脱落
ua-count-lost = 損失：{ $place }、{ $cause }
ua-count-nowhere = 作戦の合間
ua-count-mishap = 敵以外
ua-count-spent = { $what }の消費
ua-count-row = { $table }：{ $row }
ua-count-table-reaction = 反応
ua-count-table-hit = 命中表
ua-count-table-map = 引いたマップ
ua-count-table-at = { $place }の表
ua-count-round = ラウンド：{ $place }
ua-count-battle = 戦闘：{ $place }
ua-count-result-victory = 戦闘：勝利
ua-count-result-withdrawn = 戦闘：敵が撤退
ua-count-result-retreat = 戦闘：退却
ua-count-result-lost = 戦闘：敗北
ua-count-result-broken_off = 戦闘：決着つかず
ua-count-end-completed = 成功
ua-count-end-failed = 失敗
ua-count-end-lost = 指揮官を失った
ua-count-end-abandoned = 中止
ua-count-win-operation = 勝利
