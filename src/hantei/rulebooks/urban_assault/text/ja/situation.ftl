## 作戦

ua-sit-operation = 作戦「{ $title }」
ua-sit-operation-difficulty = 作戦「{ $title }」（{ $difficulty }）
ua-sit-stage = 再編段階{ $n }
ua-sit-cap = 作戦投入上限：弾倉{ $n }個
ua-sit-outside = { $passed ->
    [0] 最初のマップの前
   *[other] マップの外（突破数{ $passed }）
  }
ua-sit-map = マップ{ $n }「{ $title }」：{ $traits }
ua-sit-counters = カウンター：{ $counters }
ua-sit-information = 情報：{ $names }
ua-sit-companions = 同行者：{ $names }
ua-sit-prisoners = 捕虜：{ $prisoners }

## 分隊長と分隊

ua-sit-growth = 技量点{ $skill }、生命点{ $life }、{ $sub }{ $points }、分隊規模{ $size }（経験レベル{ $level }、残りの経験点{ $left }点）
ua-sit-skills = 技能：{ $skills }
ua-sit-leader = { $name }：{ $parts }
ua-sit-life = 生命点{ $n }/{ $max }
ua-sit-skill = 技量点{ $n }
ua-sit-points = { $sub }{ $n }/{ $max }
ua-sit-wounds = 負傷{ $n }段階
ua-sit-conditions = 状態異常：{ $conditions }
ua-sit-condition = { $name }
ua-sit-stock = 物資：{ $parts }
ua-sit-stock-of = { $name }の物資：{ $parts }
ua-sit-gear = 持ち物{ $n }/{ $max }：{ $items }
ua-sit-gear-of = { $name }の持ち物{ $n }/{ $max }：{ $items }
ua-sit-gear_more = 持ち物{ $n }/{ $max }：{ $items }（数に入らないもの：{ $more }）
ua-sit-gear_more-of = { $name }の持ち物{ $n }/{ $max }：{ $items }（数に入らないもの：{ $more }）
ua-sit-gear_none = 持ち物{ $n }/{ $max }
ua-sit-gear_none-of = { $name }の持ち物{ $n }/{ $max }
ua-sit-gear_none_more = 持ち物{ $n }/{ $max }（数に入らないもの：{ $more }）
ua-sit-gear_none_more-of = { $name }の持ち物{ $n }/{ $max }（数に入らないもの：{ $more }）
ua-sit-members = 隊員：{ $members }
ua-sit-members-of = { $name }の隊員：{ $members }
ua-sit-members_none = 隊員：なし
ua-sit-members_none-of = { $name }の隊員：なし
ua-sit-squad = 編成{ $n }/{ $max }：{ $members }
ua-sit-squad-none = 編成0/{ $max }

## 戦闘

ua-sit-before-battle = 戦闘の前：{ $traits }
ua-sit-before-round-zero = 第0ラウンドの前：{ $traits }
ua-sit-round-zero = 第0ラウンド：{ $traits }
ua-sit-round-squad = 第{ $n }ラウンド、分隊の手番：{ $traits }
ua-sit-round-enemy = 第{ $n }ラウンド、敵の手番：{ $traits }
ua-sit-enemy = 敵：{ $unit }
ua-sit-enemy-notes = 敵：{ $unit }、{ $notes }
ua-note-out_of_reach = 攻撃が届かない
ua-note-guarded = 精密射撃しか届かない
ua-note-melee = 近接武装
ua-note-stunned = スタン
ua-note-flashed = 目が眩んでいる
ua-note-c4 = C4設置済み
