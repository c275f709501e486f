## 起きたこと

wa-log-battle = 戦闘開始「{ $title }」
wa-log-battle-text =
    戦闘開始「{ $title }」
    { $text }
wa-goals-victory = 勝利条件：{ $goals }
wa-goals-defeat = 敗北条件：{ $goals }
wa-goals-victory-of = { $factions }の勝利条件：{ $goals }
wa-goals-defeat-of = { $factions }の敗北条件：{ $goals }
wa-goals-undecided = { $line }（第{ $rounds }ラウンドが終わると勝敗なし）
wa-goals-or = { $goal }、または{ $other }
wa-goal-beaten = { $factions }の全員が瀕死か退場
wa-goal-beaten-aside = { $factions }の残った全員が瀕死
wa-goal-beaten-up = { $factions }の全員が瀕死
wa-goal-beaten-own = 全員が瀕死か退場
wa-goal-beaten-own-aside = 残った全員が瀕死
wa-goal-beaten-own-up = 全員が瀕死
wa-goal-down = { $unit }が倒れるか退場する
wa-goal-down-aside = { $unit }が倒れる
wa-goal-down-up = { $unit }が倒れる
wa-goal-survived = { $rounds }ラウンドが過ぎる
wa-goal-left = { $factions }のうち{ $count }人が戦場を離れる
wa-goal-left-unit = { $unit }が戦場を離れる
wa-goal-rounds = 第{ $rounds }ラウンドが終わる
wa-goal-done = { $task }
wa-log-barred = ここで選べないポゼッション：{ $possessions }
wa-log-barred-until = 「{ $task }」に成功するまで選べないポゼッション：{ $possessions }
wa-log-barred-text = { $text }選べなくなったポゼッション：{ $possessions }
wa-log-unbarred = 選べるようになったポゼッション：{ $possessions }
wa-log-surprise = { $faction }が{ $others }に不意打ちを仕掛けた（不意打ちレベル{ $level }：不意を突かれた側は第1ラウンドに{ $level ->
    [1] ポゼッションを選べず、イニシアティブ値は0
   *[other] 行動もリアクションもできず、攻撃は必ず命中する
  }）
wa-log-sniping = 射程{ $range }の狙撃戦闘が始まった（距離{ $distance }：チャージの累計が{ $distance }回で終わる）
wa-log-sniping-modifier = 射程{ $range }の狙撃戦闘が始まった（攻撃の判定{ $modifier }。距離{ $distance }：チャージの累計が{ $distance }回で終わる）
wa-log-sniping_ends = チャージの累計が{ $charges }回になり、狙撃戦闘が終わった
wa-log-sniping_nears = 距離が縮まり、射程{ $range }の狙撃戦闘になった（距離{ $distance }：チャージの累計が{ $distance }回で終わる）
wa-log-round = ―― 第{ $n }ラウンド ――
wa-log-phase = ◆{ $phase }
wa-log-arm_changed = { $who }がARMを{ $arm }に替えた
wa-log-disarmed = { $who }はARMに手が届かなくなった
wa-log-disarmed-many = { $who }はARMに手が届かなくなった
wa-log-rearmed = { $who }はARMを取り戻した
wa-log-rearmed-many = { $who }はARMを取り戻した
wa-log-move = { $faction }はムーブ「{ $move }」を選んだ
wa-log-charges = チャージの累計：{ $charges }回（{ $distance }回になったラウンドの終わりに狙撃戦闘が終わる）
wa-log-charges-reached = チャージの累計：{ $charges }回（距離{ $distance }に達し、このラウンドの終わりに狙撃戦闘が終わる）
wa-log-possession-none = { $who }はポゼッションを選ばなかった
wa-log-possession-none-many = { $who }はポゼッションを選ばなかった
wa-log-possession = { $who }は「{ $possession }」を選んだ
wa-log-possession-many = { $who }は「{ $possession }」を選んだ
wa-log-possession-crest = { $who }は「{ $possession }」を選び、{ $crest }を得た
wa-log-possession-crest-many = { $who }は「{ $possession }」を選び、{ $crest }を得た
wa-log-tactics = { $who }の達成値により{ $faction }のイニシアティブ値+{ $total }
wa-log-tactics-slower = { $who }の達成値により{ $faction }のイニシアティブ値{ $total }
wa-log-surprised = { $faction }は不意を突かれ、戦術判定を行えなかった（このラウンドのイニシアティブ値は修正にかかわらず0）
wa-log-tactics-nobody = { $faction }は戦術判定を行えなかった
wa-log-order = 行動順（イニシアティブ値）：{ $order }
wa-initiative = { $who }（{ $n }）
wa-log-main_process = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }）
wa-log-main_process-idle = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、何もしなかった）
wa-log-main_process-idle-many = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、何もしなかった）
wa-log-main_process-spent = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }）
wa-log-main_process-spent-idle = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、メジャーアクションは使用済みで、ほかには何もしなかった）
wa-log-main_process-spent-idle-many = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、メジャーアクションは使用済みで、ほかには何もしなかった）
wa-log-main_process-hidden = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }）
wa-log-main_process-hidden-idle = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、クローズのまま何もしなかった）
wa-log-main_process-hidden-idle-many = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、クローズのまま何もしなかった）
wa-log-main_process-apart = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }）
wa-log-main_process-apart-idle = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、攻撃の届く敵がおらず、何もしなかった）
wa-log-main_process-apart-idle-many = ▼ { $who }のメインプロセス（イニシアティブ値{ $initiative }、攻撃の届く敵がおらず、何もしなかった）
wa-log-passed_over = { $who }は不意を突かれて動けず、順番を飛ばされた
wa-log-passed_over-many = { $who }は不意を突かれて動けず、順番を飛ばされた
wa-log-waits = { $who }が待機した（イニシアティブ値{ $initiative }）
wa-log-obstructs = { $who }が{ $target }への逃走妨害を宣言した
wa-log-obstructed = { $who }は{ $by }に逃走を阻まれた
wa-log-escape_kept = { $who }は{ $by }の妨害を振り切った
wa-log-together = { $who }がそれぞれメジャーアクションを使い、「{ $task }」に取りかかった（〈{ $skill }〉の協力判定）
wa-log-together-alone = { $who }が「{ $task }」に取りかかった（〈{ $skill }〉の判定）
wa-log-alone = 「{ $task }」で{ $who }に手を貸す者はいなかった
wa-log-task_done = { $who }が「{ $task }」に成功した
wa-log-task_done-text =
    { $who }が「{ $task }」に成功した
    { $text }
wa-log-task_done-many = { $who }が「{ $task }」に成功した
wa-log-task_done-many-text =
    { $who }が「{ $task }」に成功した
    { $text }
wa-decides = 勝敗はラウンドの終わりに決まる
wa-log-task_failed-many = { $who }は「{ $task }」を果たせなかった
wa-log-task_failed = { $who }は「{ $task }」を果たせなかった
wa-log-handed_over = { $who }が{ $to }に{ $item }を渡した
wa-log-not_allowed = GMは{ $who }の「{ $act }」を認めなかった
wa-log-left = { $who }は戦場を離れた
wa-log-left-many = { $who }は戦場を離れた
wa-log-arrived = { $who }が{ $side }の側で戦闘に加わった
wa-log-arrived-many = { $who }が{ $side }の側で戦闘に加わった
wa-moment-round = 第{ $rounds }ラウンド
wa-moment-clean_up = 第{ $rounds }ラウンドのクリンナップ
wa-log-battle_ends-victory = { $moment }で戦闘終了：{ $factions }の勝利（{ $by }）
wa-log-battle_ends-victory-text =
    { $moment }で戦闘終了：{ $factions }の勝利（{ $by }）
    { $text }
wa-log-battle_ends-defeat = { $moment }で戦闘終了：{ $factions }の敗北（{ $by }）
wa-log-battle_ends-defeat-text =
    { $moment }で戦闘終了：{ $factions }の敗北（{ $by }）
    { $text }
wa-log-battle_ends-neither = { $moment }で戦闘終了：{ $factions }は勝敗なし（{ $by }）
wa-log-battle_ends-neither-text =
    { $moment }で戦闘終了：{ $factions }は勝敗なし（{ $by }）
    { $text }
wa-log-died = { $who }は死亡した
wa-log-died-many = { $who }は死亡した
wa-log-recovered = { $who }は全快した（FPもすべて回復）
wa-log-recovered-many = { $who }は全快した（FPもすべて回復）
wa-log-recovered-harm = { $who }は全快した
wa-log-recovered-harm-many = { $who }は全快した
wa-log-recovered-fp = { $who }のFPがすべて回復した
wa-log-recovered-fp-many = { $who }のFPがすべて回復した
wa-log-unsupplied = { $who }は荷を失い、無補給状態になった
wa-log-unsupplied-many = { $who }は荷を失い、無補給状態になった
wa-log-unsupplied-left = { $who }は{ $things }を残して渡り鳥セットを失い、無補給状態になった
wa-log-unsupplied-left-many = { $who }はそれぞれ{ $things }を残して渡り鳥セットを失い、無補給状態になった
wa-log-unsupplied-nothing = { $who }はすべての荷を失い、無補給状態になった
wa-log-unsupplied-nothing-many = { $who }はすべての荷を失い、無補給状態になった
wa-log-supplied = { $who }は補給を受け、補給状態に戻った
wa-log-supplied-many = { $who }は補給を受け、補給状態に戻った
wa-log-remains-all = { $who }の手元に{ $things }が残った
wa-log-remains-all-many = { $who }の手元には、それぞれ{ $things }が残った
wa-log-remains-nothing = { $who }の手元には何も残らなかった
wa-log-remains-nothing-many = { $who }の手元には何も残らなかった
# 物ごとの記録は前の版のもの。
wa-log-remains = { $who }の手元に{ $item }が{ $count }個残った
wa-log-remains-many = { $who }の手元に{ $item }が{ $count }個ずつ残った
wa-log-left_behind = { $who }は重量制限を超えるため、{ $thing }を置いていった
wa-log-left_behind-many = { $who }は重量制限を超えるため、それぞれ{ $thing }を置いていった
wa-log-clinic-over = { $who }は街の専門機関で診てもらい、{ $status }から回復した
wa-log-clinic-over-many = { $who }は街の専門機関で診てもらい、{ $status }から回復した
wa-log-clinic = { $who }は街の専門機関で診てもらった

## 判定

wa-rolls-on-search = 知覚判定（クローズの{ $target }を探す）
wa-rolls-on-obstruct = 逃走妨害の判定（〈{ $skill }〉、相手：{ $target }）
wa-rolls-on-flee = 逃走の判定（〈{ $skill }〉、相手：{ $target }）
wa-rolls-on-first_aid = 手当判定（相手：{ $target }）
wa-rolls-search = 知覚判定（クローズを探す）
wa-rolls-obstruct = 逃走妨害の判定
wa-rolls-flee = 逃走の判定
wa-rolls-first_aid = 手当判定
wa-rolls-at = { $skill }判定（「{ $task }」）
wa-rolls-skill = { $skill }
wa-rolls-basic = 基本判定
wa-rolls-check = 判定
wa-rolls-attack = 攻撃の判定
wa-rolls-active = 能動側の判定
wa-rolls-passive = 受動側の判定
wa-rolls-opposed = 対決判定
wa-rolls-cooperative = 協力判定
wa-rolls-competition = 競争判定
wa-rolls-race = 競争判定
wa-rolls-survival = 生存判定
wa-rolls-will = 意思判定（萎縮を振り払う）
wa-rolls-tactics = 戦術判定
wa-rolls-task = 課題の判定
wa-rolls-use = { $skill }判定
wa-blow = 攻撃（達成値{ $total }）
wa-blow-alone =
    攻撃{ $total ->
       *[other] {""}
    }
wa-against = （知覚の達成値{ $n }）
wa-hides-tie = （同値は受動側の勝ち）
wa-hides-down = （リアクションではないので瀕死状態でも振る）
wa-hides-tie-down = （同値は受動側の勝ち、リアクションではないので瀕死状態でも振る）
wa-kind-shooting = 射撃
wa-kind-melee = 白兵
wa-kind-magic = 魔法
wa-came = で達成値{ $total }
wa-came-plain = で達成値{ $total }
wa-came-against = で達成値{ $total }（妨害の達成値{ $against }）
wa-came-against-tie = で達成値{ $total }（妨害の達成値{ $against }、同値は受動側の勝ち）
wa-came-plain-against = で達成値{ $total }（妨害の達成値{ $against }）
wa-came-plain-against-tie = で達成値{ $total }（妨害の達成値{ $against }、同値は受動側の勝ち）
wa-parts = { $skill }、{ $changes }
wa-parts-skill = { $skill }
wa-parts-changes = 、{ $changes }
wa-included = { $changes }を含む
wa-included-least = { $changes }を含む、最低1D
wa-log-check = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-check-obstructed = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　逃走を阻まれた
wa-log-check-obstructed-possession = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　逃走を阻まれ、「{ $possession }」になった
wa-log-check-escape_kept = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　妨害を振り切った
wa-log-check-attack = { $who }の{ $kind }攻撃：{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-check-reaction =
    { $who }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-check-hide = { $who }の軽業判定（隠れていられるか）：{ $dice }D6の出目{ $sum }{ $parts }{ $came }{ $against }{ $notes }
wa-log-check-reaction-hit =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　{ $blow }が命中した
wa-log-check-reaction-missed =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　{ $blow }は失敗した
wa-log-check-reaction-missed-tie =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　{ $blow }は失敗した（同値は受動側の勝ち）
wa-log-check-hide-found = { $target }の軽業判定（隠れていられるか）：{ $dice }D6の出目{ $sum }{ $parts }{ $came }{ $against }　見つかった{ $notes }
wa-log-check-hide-not_found = { $target }の軽業判定（隠れていられるか）：{ $dice }D6の出目{ $sum }{ $parts }{ $came }{ $against }　見つからなかった{ $notes }
wa-log-check-tactics = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　{ $faction }のイニシアティブ値+{ $total }
wa-log-check-tactics-slower = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }　{ $faction }のイニシアティブ値{ $total }
wa-log-check-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-check-pool-obstructed = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　逃走を阻まれた
wa-log-check-pool-obstructed-possession = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　逃走を阻まれ、「{ $possession }」になった
wa-log-check-pool-escape_kept = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　妨害を振り切った
wa-log-check-attack-pool = { $who }の{ $kind }攻撃：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-check-reaction-pool =
    { $who }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-check-hide-pool = { $who }の軽業判定（隠れていられるか）：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }{ $against }{ $notes }
wa-log-check-reaction-pool-hit =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　{ $blow }が命中した
wa-log-check-reaction-pool-missed =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　{ $blow }は失敗した
wa-log-check-reaction-pool-missed-tie =
    { $target }の{ $by ->
        [evasion] 回避
       *[resistance] 抵抗
    }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　{ $blow }は失敗した（同値は受動側の勝ち）
wa-log-check-hide-pool-found = { $target }の軽業判定（隠れていられるか）：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }{ $against }　見つかった{ $notes }
wa-log-check-hide-pool-not_found = { $target }の軽業判定（隠れていられるか）：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }{ $against }　見つからなかった{ $notes }
wa-log-check-pool-tactics = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　{ $faction }のイニシアティブ値+{ $total }
wa-log-check-pool-tactics-slower = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }　{ $faction }のイニシアティブ値{ $total }
wa-log-check-target = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）
wa-log-check-target-passed = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
wa-log-check-target-passed-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
wa-log-check-target-failed = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗
wa-log-check-will-failed = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗、萎縮状態のまま
wa-log-check-target-task = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
wa-log-check-target-task-text =
    { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
    { $text }
wa-log-check-target-over = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　{ $status }から回復した
wa-log-check-target-use = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗
wa-log-check-target-survived = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功、死亡状態から瀕死状態に戻った
wa-log-check-target-survived-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功、死亡状態から瀕死状態に戻った
wa-log-check-target-doomed = { $who }の{ $what }：{ $dice }D6の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗、助かる見込みがなくなった
wa-log-check-target-doomed-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗、助かる見込みがなくなった
wa-log-check-target-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）
wa-log-check-target-failed-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗
wa-log-check-will-failed-pool = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗、萎縮状態のまま
wa-log-check-target-pool-task = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
wa-log-check-target-pool-task-text =
    { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
    { $text }
wa-log-check-target-pool-over = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　{ $status }から回復した
wa-log-check-target-pool-use = { $who }の{ $what }：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗
wa-log-pool = { $who }のダイス：{ $changes }
wa-change = { $why }{ $n }D
wa-change-times = { $why }{ $times }回分{ $n }D
wa-change-value = { $why }{ $n }
wa-change-times-value = { $why }{ $times }回分{ $n }
wa-change-critical = クリティカル{ $n }（{ $dice ->
    [2] 6が2つ
   *[other] 6が2つ以上
  }）
wa-change-fumble = ファンブル{ $n }（{ $dice ->
    [1] 1の目
   *[other] すべて1
  }）
wa-log-part-plain = { $who }の協力判定：{ $dice }D6の出目{ $total }で達成値{ $total }
wa-log-part = { $who }の協力判定：{ $dice }D6の出目{ $sum }{ $parts }で達成値{ $total }
wa-log-part-plain-pool = { $who }の協力判定：{ $dice }D6（{ $changes }）の出目{ $total }で達成値{ $total }
wa-log-part-pool = { $who }の協力判定：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }で達成値{ $total }
wa-log-cooperation = { $who }の協力判定：全員の合計{ $sum }{ $parts }{ $came }
wa-log-cooperation-passed = 協力判定：全員の合計{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
wa-log-cooperation-passed-text =
    協力判定：全員の合計{ $sum }{ $parts }{ $came }（目標値{ $n }）　成功
    { $text }
wa-log-cooperation-failed = 協力判定：全員の合計{ $sum }{ $parts }{ $came }（目標値{ $n }）　失敗
wa-log-competition = { $winners }が競争判定に勝った
wa-log-competition-draw = { $winners }は競争判定で引き分けた
wa-log-support = { $who }が{ $target }に{ $skill }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-log-support-self = { $who }が自分に{ $skill }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-log-support-many = { $who }がそれぞれ{ $target }に{ $skill }を使った（FP−{ $cost }、残りFPはいずれも{ $fp }）
wa-log-support-covering = { $who }が{ $skill }を使い、{ $target }の攻撃の対象を自分だけにした（FP−{ $cost }、残りFP{ $fp }）
wa-log-jammed = 《ジャミング》により、{ $who }の達成値は{ $total }に下がった
wa-log-mishap-status = { $who }はファンブルにより{ $status }になった
wa-log-mishap = { $who }のファンブルの結果：{ $mishap }

## 攻撃と効果

wa-log-attacks = { $who }が{ $thing }で{ $targets }を攻撃した
wa-log-attacks-cost = { $who }が{ $thing }で{ $targets }を攻撃した（FP−{ $cost }、残りFP{ $fp }）
wa-log-attacks-pool = { $who }が{ $thing }で{ $targets }を攻撃した：ダイスは{ $changes }
wa-log-attacks-check = { $who }が{ $thing }で{ $targets }を攻撃した：〈{ $kind }〉{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-attacks-check-pool = { $who }が{ $thing }で{ $targets }を攻撃した：〈{ $kind }〉{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-attacks-cost-pool = { $who }が{ $thing }で{ $targets }を攻撃した（FP−{ $cost }、残りFP{ $fp }）：ダイスは{ $changes }
wa-log-attacks-cost-check = { $who }が{ $thing }で{ $targets }を攻撃した（FP−{ $cost }、残りFP{ $fp }）：〈{ $kind }〉{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-attacks-cost-check-pool = { $who }が{ $thing }で{ $targets }を攻撃した（FP−{ $cost }、残りFP{ $fp }）：〈{ $kind }〉{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-uses = { $user }が{ $targets }に{ $thing }を使った
wa-log-uses-cost = { $user }が{ $targets }に{ $thing }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-log-uses-status-used = { $user }が{ $targets }に{ $thing }を使い、{ $status }にした
wa-log-uses-status-used-many = { $user }が{ $targets }に{ $thing }を使い、{ $status }にした
wa-log-uses-status_over = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた
wa-log-uses-status_over-many = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた
wa-log-uses-cost-status-used = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }にした
wa-log-uses-cost-status-used-many = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }にした
wa-log-uses-cost-status_over = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた
wa-log-uses-cost-status_over-many = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた
wa-log-uses-status_over-dying = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた（瀕死状態は残る）
wa-log-uses-status_over-revived = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた（{ $notes }）
wa-log-uses-status_over-dying-many = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた（瀕死状態は残る）
wa-log-uses-status_over-revived-many = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させた（{ $notes }）
wa-log-uses-cost-status_over-dying = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた（瀕死状態は残る）
wa-log-uses-cost-status_over-revived = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた（{ $notes }）
wa-log-uses-cost-status_over-dying-many = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた（瀕死状態は残る）
wa-log-uses-cost-status_over-revived-many = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた（{ $notes }）
wa-log-uses-hp_restored = { $user }が{ $targets }に{ $thing }を使い、HPを{ $amount }点回復させた（現在{ $hp }）
wa-log-uses-cost-hp_restored = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、HPを{ $amount }点回復させた（現在{ $hp }）
wa-log-uses-status_over-hp = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させ、HPも{ $amount }点回復させた（現在{ $hp }）
wa-log-uses-status_over-revived-hp = { $user }が{ $targets }に{ $thing }を使い、{ $status }から回復させ、HPも{ $amount }点回復させた（現在{ $hp }、{ $notes }）
wa-log-uses-cost-status_over-hp = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させ、HPも{ $amount }点回復させた（現在{ $hp }）
wa-log-uses-cost-status_over-revived-hp = { $user }が{ $targets }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させ、HPも{ $amount }点回復させた（現在{ $hp }、{ $notes }）
wa-log-uses-no_effect = { $user }が{ $targets }に{ $thing }を使ったが、効果はなかった
wa-log-uses-no_effect-many = { $user }が{ $targets }に{ $thing }を使ったが、効果はなかった
wa-log-uses-cost-no_effect = { $user }が{ $targets }に{ $thing }を使ったが（FP−{ $cost }、残りFP{ $fp }）、効果はなかった
wa-log-uses-cost-no_effect-many = { $user }が{ $targets }に{ $thing }を使ったが（FP−{ $cost }、残りFP{ $fp }）、効果はなかった
wa-cost-changed = { $n }、{ $changes }
wa-cost-less = { $why }で{ $n }軽減
wa-cost-more = { $why }で{ $n }増加
wa-every-enemy = 敵全体
wa-log-uses-also = { $user }が{ $everybody }に{ $thing }を使った
wa-log-uses-also-cost = { $user }が{ $everybody }に{ $thing }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-the-user =
    自分{ $who ->
       *[other] {""}
    }
wa-with-user = { $user }と{ $others }
wa-with-user-many = { $user }と{ $others }
wa-pair = { $one }と{ $other }
wa-log-uses-also-status_over-many = { $user }が{ $everybody }に{ $thing }を使い、{ $status }から回復させた
wa-log-uses-also-cost-status_over-many = { $user }が{ $everybody }に{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復させた
wa-log-uses-also-no_effect-many = { $user }が{ $everybody }に{ $thing }を使ったが、効果はなかった
wa-log-uses-also-cost-no_effect-many = { $user }が{ $everybody }に{ $thing }を使ったが（FP−{ $cost }、残りFP{ $fp }）、効果はなかった
wa-log-uses-side = { $who }が味方全体に{ $thing }を使った
wa-log-uses-side-cost = { $who }が味方全体に{ $thing }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-log-uses-self = { $who }が{ $thing }を使った
wa-log-uses-self-cost = { $who }が{ $thing }を使った（FP−{ $cost }、残りFP{ $fp }）
wa-log-uses-self-hp_restored = { $who }が{ $thing }を使い、HPが{ $amount }点回復した（現在{ $hp }）
wa-log-uses-self-fp = { $who }が{ $thing }を使い、FPが{ $n }点回復した（現在{ $fp }）
wa-log-uses-self-no_effect = { $who }が{ $thing }を使ったが、効果はなかった
wa-log-uses-self-cost-no_effect = { $who }が{ $thing }を使ったが、効果はなかった（FP−{ $cost }、残りFP{ $fp }）
wa-log-uses-self-cost-status_over = { $who }が{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、{ $status }から回復した
wa-log-uses-self-reloaded-arms = { $who }が{ $thing }を使い、リロードした（{ $arms }）
wa-log-uses-self-reloaded-full = { $who }が{ $thing }を使ったが、残弾は初めから装弾数いっぱいだった
wa-log-uses-self-cost-reloaded-arms = { $who }が{ $thing }を使い（FP−{ $cost }、残りFP{ $fp }）、リロードした（{ $arms }）
wa-log-uses-self-cost-reloaded-full = { $who }が{ $thing }を使ったが（FP−{ $cost }、残りFP{ $fp }）、残弾は初めから装弾数いっぱいだった
wa-log-uses-self-status_over = { $who }が{ $thing }を使い、{ $status }から回復した
wa-log-uses-does = { $said }：{ $does }（{ $until }）
wa-log-uses-already = { $said }。{ $already }はすでに{ $status }だった
wa-log-withdrawn = { $who }は{ $thing }で攻撃できる相手を見つけられなかった{ $note }
wa-searched-once = （同じ相手を探せるのは、メインプロセスごとに1回だけ）
wa-log-use_failed = { $who }の{ $thing }は失敗した
wa-log-found = { $who }がクローズの{ $target }を見つけた
wa-log-not_found = { $who }はクローズの{ $target }を見つけられなかった
wa-log-hit = { $target }に{ $blow }が命中した（リアクションの達成値{ $reaction }）
wa-log-hit-helpless = { $target }に命中した（{ $why }）
wa-log-hit-helpless-many = { $target }に命中した（{ $why }）
wa-log-missed-helpless = { $target }への攻撃は失敗した（{ $why }。達成値{ $total }対{ $reaction }）
wa-helpless-down = 瀕死でリアクションできない
wa-helpless-surprise = 不意を突かれてリアクションできない
wa-helpless-draw_crest = ドロークレスト中でリアクションできない
wa-helpless-skill = 技能がなくリアクションできない
wa-helpless-reacted = このラウンドのリアクションを終えている
wa-helpless-gone = 戦場にいない
# 理由のない記録は前の版のもの。
wa-log-hit-no-reaction = { $target }に命中した（リアクションできなかった）
wa-log-missed = { $target }への{ $blow }は失敗した（リアクションの達成値{ $reaction }）
wa-log-missed-tie = { $target }への{ $blow }は失敗した（リアクションの達成値{ $reaction }、同値は受動側の勝ち）
wa-log-missed-no-reaction = { $target }への攻撃は失敗した（達成値{ $total }対{ $reaction }）
wa-log-guarded = { $who }がブレイクガードでダメージを防ぎ、{ $source }が壊れた（ブレイクガード残り{ $uses }回）
wa-log-guarded-many = { $who }がブレイクガードでダメージを防ぎ、それぞれの{ $source }が壊れた（ブレイクガードはいずれも残り{ $uses }回）
wa-log-guarded-spent = { $who }が{ $source }のブレイクガードでダメージを防いだ（ブレイクガード残り{ $uses }回）
wa-log-guarded-spent-many = { $who }がそれぞれ{ $source }のブレイクガードでダメージを防いだ（ブレイクガードはいずれも残り{ $uses }回）
wa-log-guarded-holds = { $who }がブレイクガードでダメージを防ぎ、{ $source }はまだ壊れていない（ブレイクガード残り{ $uses }回）
# 出目のない記録は前の版のもの。
wa-log-damage_roll = { $who }のダメージロール：{ $dice }D6、合計{ $total }
wa-summed = で合計{ $total }
wa-summed-plain =
    { $total ->
       *[other] {""}
    }
wa-log-damage_roll-sum = { $who }のダメージロール：{ $dice }D6の出目{ $sum }{ $parts }{ $came }
wa-log-damage_roll-sum-pool = { $who }のダメージロール：{ $dice }D6（{ $changes }）の出目{ $sum }{ $parts }{ $came }
wa-log-damage_roll-flat = { $who }のダメージロール：振るダイスはなく、合計{ $total }
wa-log-damage = { $who }は{ $damage }点のダメージを受けた（現在HP{ $hp }）
wa-log-damage-many = { $who }は{ $damage }点ずつダメージを受けた（現在HP{ $hp }）
wa-log-damage-trait = { $who }は{ $damage }点のダメージを受けた（{ $traits }、現在HP{ $hp }）
wa-log-damage-trait-many = { $who }は{ $damage }点ずつダメージを受けた（{ $traits }、現在HP{ $hp }）
wa-log-damage-harm = { $who }は{ $damage }点のダメージを受け、{ $step }になった（現在HP{ $hp }）
wa-log-damage-harm-many = { $who }は{ $damage }点ずつダメージを受け、{ $step }になった（現在HP{ $hp }）
wa-log-damage-trait-harm = { $who }は{ $damage }点のダメージを受け、{ $step }になった（{ $traits }、現在HP{ $hp }）
wa-log-damage-trait-harm-many = { $who }は{ $damage }点ずつダメージを受け、{ $step }になった（{ $traits }、現在HP{ $hp }）
wa-log-damage-dying = { $who }は{ $damage }点のダメージを受けた（瀕死状態のまま）
wa-log-damage-dying-many = { $who }は{ $damage }点ずつダメージを受けた（瀕死状態のまま）
wa-log-damage-trait-dying = { $who }は{ $damage }点のダメージを受けた（{ $traits }、瀕死状態のまま）
wa-log-damage-trait-dying-many = { $who }は{ $damage }点ずつダメージを受けた（{ $traits }、瀕死状態のまま）
wa-still-in = { $statuses }は残る
wa-acts-at = イニシアティブ値{ $n }で行動できる
wa-log-damage-none-trait = { $who }にダメージは通らなかった（{ $traits }、現在HP{ $hp }）
wa-log-damage-none-trait-many = { $who }にダメージは通らなかった（{ $traits }、現在HP{ $hp }）
wa-log-damage-none = { $who }にダメージは通らなかった（現在HP{ $hp }）
wa-log-damage-none-many = { $who }にダメージは通らなかった（現在HP{ $hp }）
wa-log-absorbed = { $who }は{ $damage }点のダメージを吸収した
wa-log-absorbed-many = { $who }は{ $damage }点ずつダメージを吸収した
wa-log-unharmed = { $who }には効かなかった
wa-log-unharmed-many = { $who }には効かなかった
wa-log-hp_restored = { $who }のHPが{ $amount }点回復した（現在{ $hp }）
wa-log-hp_restored-dying = { $who }のHPが{ $amount }点回復した（現在{ $hp }、瀕死状態のまま）
wa-log-hp_restored-none = { $who }のHPは減っておらず、回復しなかった（現在{ $hp }）
wa-log-no_effect = { $who }には何の効果もなかった
wa-log-no_effect-many = { $who }には何の効果もなかった
wa-log-harm = { $who }は{ $step }になった
wa-log-harm-many = { $who }は{ $step }になった
wa-log-harm-no_hp = { $who }は{ $step }になった（HPを持たない者は、防げなかった命中1回ごとに負傷、瀕死、死亡の順で1段階進む）
wa-log-harm-no_hp-many = { $who }は{ $step }になった（HPを持たない者は、防げなかった命中1回ごとに負傷、瀕死、死亡の順で1段階進む）
wa-log-harm-surprise = { $who }は{ $step }になった（不意打ちなので、負傷か瀕死かを攻撃側が選んだ）
wa-log-harm-surprise-many = { $who }は{ $step }になった（不意打ちなので、負傷か瀕死かを攻撃側が選んだ）
wa-log-harm-worse = { $before }の{ $who }は{ $step }になった
wa-log-harm-worse-many = { $before }の{ $who }は{ $step }になった
wa-log-harm-instead = { $who }は{ $before }から{ $step }になった
wa-log-harm-instead-many = { $who }は{ $before }から{ $step }になった
wa-log-survived = { $who }は持ちこたえ、死亡状態から回復した
wa-log-doomed = { $who }は助かる見込みがなくなった
wa-log-status = { $who }は{ $status }になった（{ $source }）
wa-log-status-many = { $who }は{ $status }になった（{ $source }）
wa-log-status-awakened = { $who }は{ $status }になった（FPを消費せず、負傷状態の影響も受けない）
wa-log-status-awakened-many = { $who }は{ $status }になった（FPを消費せず、負傷状態の影響も受けない）
wa-log-status-used = { $who }は{ $status }になった
wa-log-status-used-many = { $who }は{ $status }になった
wa-log-status_over-cleared = { $who }がマイナーアクションで{ $status }から回復した
wa-log-status_over = { $who }は{ $status }から回復した
wa-log-status_over-many = { $who }は{ $status }から回復した
wa-log-status_over-dying = { $who }は{ $status }から回復した（瀕死状態のまま）
wa-log-status_over-revived = { $who }は{ $status }から回復した（{ $notes }）
wa-log-status_over-dying-many = { $who }は{ $status }から回復した（瀕死状態のまま）
wa-log-status_over-revived-many = { $who }は{ $status }から回復した（{ $notes }）
wa-log-status_over-hp = { $who }は{ $status }から回復し、HPが{ $amount }点回復した（現在{ $hp }）
wa-log-status_over-revived-hp = { $who }は{ $status }から回復し、HPが{ $amount }点回復した（現在{ $hp }、{ $notes }）
wa-log-status_over-hp-dying = { $who }は{ $status }から回復し、HPが{ $amount }点回復した（現在{ $hp }、瀕死状態のまま）
wa-log-status_over-awakened = { $who }の{ $status }が終わった
wa-log-status_over-awakened-many = { $who }の{ $status }が終わった
wa-nothing = {""}
wa-log-effect = { $who }は{ $origin }の効果を受けた
wa-log-effect-many = { $who }は{ $origin }の効果を受けた
wa-log-effect-does = { $who }は{ $origin }の効果を受けた（{ $does }、{ $until }）
wa-log-effect-does-many = { $who }は{ $origin }の効果を受けた（{ $does }、{ $until }）
wa-on-value = { $on }{ $n }
wa-on-dice = { $on }{ $n }D
wa-on-attribute = 攻撃は{ $attribute }属性
wa-on-guard = ブレイクガード+{ $n }回
wa-on-guard-each = 各自ブレイクガード+{ $n }回
wa-on-check = すべての判定
wa-on-attack = 攻撃の判定
wa-on-reaction = リアクション
wa-on-damage = ダメージ
wa-on-armour = 装甲値
wa-on-initiative = 先制値
wa-until-round = ラウンドの終わりまで
wa-until-battle = 戦闘の終わりまで
wa-until-scene = シーンの終わりまで
wa-log-effect_over = { $who }が受けていた{ $origin }の効果が終了した
wa-log-effect_over-many = { $who }が受けていた{ $origin }の効果が終了した
wa-quoted = 「{ $text }」
wa-log-fp = { $who }のFPが{ $n }点回復した（現在{ $fp }）
wa-log-fp-by = { $who }のFPが{ $n }点回復した（{ $origin }の効果、現在{ $fp }）
wa-log-fp-focus = { $who }が精神統一し、FPが{ $n }点回復した（現在{ $fp }）
wa-log-fp-lost = { $who }のFPが{ $n }点減った（現在{ $fp }）
wa-log-fp-lost-by = { $who }のFPが{ $n }点減った（{ $origin }の効果、現在{ $fp }）
wa-log-reloaded-arms = { $who }がリロードした（{ $arms }）
wa-log-reloaded-full = { $who }がリロードしたが、残弾は初めから装弾数いっぱいだった
wa-rounds = { $arm }：残弾{ $left }発
# ARMのない記録は前の版のもの。
wa-log-reloaded = { $who }がリロードし、すべてのARMの残弾を装弾数まで戻した
wa-log-rounds = { $who }の{ $arm }：残弾{ $left }発
