## 状況

wa-sit-round = 第{ $n }ラウンド　{ $phase }
wa-sit-sniping = 狙撃戦闘：射程{ $range }、距離{ $distance }、チャージ{ $charges }回
wa-sit-asked = → { $line }
wa-sit-hp = { $who }：HP{ $hp }/{ $of }、FP{ $fp }/{ $most }、装甲値{ $armour }、{ $possession }、{ $hand }{ $state }
wa-sit-hp-no-fp = { $who }：HP{ $hp }/{ $of }、装甲値{ $armour }、{ $possession }、{ $hand }{ $state }
wa-sit-no-hp = { $who }：FP{ $fp }/{ $most }、ブレイクガード残り{ $guard }回、{ $possession }、{ $hand }{ $state }
wa-sit-no-hp-no-fp = { $who }：ブレイクガード残り{ $guard }回、{ $possession }、{ $hand }{ $state }
wa-sit-state = 、{ $words }
wa-sit-no-possession = ポゼッション未選択
wa-sit-without-possession = ポゼッションなし
wa-sit-crest = { $name }{ $crest }
wa-sit-arm = { $arm }
wa-sit-arm-rounds = { $arm }（残弾{ $rounds }発）
wa-sit-item = { $item }×{ $count }
wa-sit-nothing = 丸腰
