## 起きたこと

gd-log-fight = 戦闘開始「{ $title }」
gd-log-fight-text =
    戦闘開始「{ $title }」
    { $text }
gd-log-fight_end = 戦闘終了：{ $winner }の勝利（第{ $rounds }ラウンド）
gd-log-fight_end-text =
    戦闘終了：{ $winner }の勝利（第{ $rounds }ラウンド）
    { $text }
gd-log-fight_end-by = 戦闘終了：{ $winner }の勝利（{ $by }、第{ $rounds }ラウンド）
gd-log-fight_end-by-text =
    戦闘終了：{ $winner }の勝利（{ $by }、第{ $rounds }ラウンド）
    { $text }
gd-log-fight_end-held = 戦闘終了：{ $winner }の勝利（{ $by }）
gd-log-fight_end-held-text =
    戦闘終了：{ $winner }の勝利（{ $by }）
    { $text }
gd-log-fight_end-nobody = 戦闘終了：勝者なし（第{ $rounds }ラウンド）
gd-log-round = ―― 第{ $n }ラウンド ――
gd-log-check = { $who }の{ $what }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-hit = { $who }の{ $what }（目標：{ $target }）：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-patient = { $who }の{ $what }（対象：{ $patient }）：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-own = { $who }が{ $what }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-treats = { $who }が{ $patient }の手当てを試みた：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-treats-self = { $who }が自分の手当てを試みた：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-shot = { $n }射目：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-shot-apart = { $who }の{ $target }への{ $n }射目：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-shot-at = { $n }射目（目標：{ $target }）：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-self = { $who }の自分への{ $what }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-hit-joined = { $head }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-item = { $head }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-log-check-item-alone = { $head }：出目{ $face }／成功率{ $rate }%　{ $result }
gd-check-noise-own = 自分で銃声に気づくかの判定
gd-check-noise-counts = 自分で銃声に気づくかの判定（警報まであと{ $missing }人）
gd-check-skill = 〈{ $skill }〉の判定
gd-result-still = { $result }、{ $condition }のまま
gd-result-still-before = { $result }、ただし前からの{ $condition }は続く
gd-result-degree = { $result }、達成値{ $degree }（{ $sum }）
gd-degree-digits = 出目の各桁{ $parts }、スキルレベル+{ $level }
gd-degree-digits-unlearnt = 出目の各桁{ $parts }
gd-degree-critical = クリティカルで{ $parts }、スキルレベル+{ $level }
gd-degree-critical-unlearnt = クリティカルで{ $parts }
gd-result-hit = 命中
gd-result-miss = 外れ
gd-result-always = { $result }（出目1はつねに成功）
gd-result-hit-absolute = 絶対成功、命中
gd-result-hit-critical = クリティカル、命中
gd-result-success-absolute = 絶対成功
gd-result-success-critical = クリティカル、成功
gd-result-lethality = { $result }、死を免れた
gd-result-stun = { $result }、朦朧を免れた
gd-result-lethality-critical = クリティカル、死を免れた
gd-result-stun-critical = クリティカル、朦朧を免れた
gd-result-wasted = { $result }、{ $item }は無駄になった
gd-result-tactics = { $result }（達成値{ $degree }）
gd-result-tactics-sum = { $result }（達成値{ $degree }：{ $sum }）
gd-result-absolute = 絶対成功
gd-result-critical = クリティカル
gd-result-success = 成功
gd-result-failure = 失敗
gd-result-fumble = ファンブル
gd-result-slim = { $result }（出目1以外は失敗）
gd-result-fumble-plain = ファンブル、失敗
gd-result-fumble-missed = ファンブル、外れ
gd-log-action_check = ▼ { $who }の行動チェック
gd-log-action_check-idle = ▼ { $who }の行動チェック（何もしなかった）
gd-log-action_check-idle-many = ▼ { $who }の行動チェック（何もしなかった）
gd-log-action_check-late = ▼ { $who }の行動チェック（待機後）
gd-log-action_check-late-idle = ▼ { $who }の行動チェック（待機後、何もしなかった）
gd-log-action_check-late-idle-many = ▼ { $who }の行動チェック（待機後、何もしなかった）
gd-log-action_check-unable = ▼ { $who }の行動チェック（{ $why }で行動できない）
gd-log-action_check-unconscious = ▼ { $who }の行動チェック（気絶している）
gd-log-action_check-felled = ▼ { $who }の行動チェック（気絶している）
gd-log-action_check-unaware = ▼ { $who }の行動チェック（まだ戦いに気づいていない）
gd-log-end_check = ▼ 終了チェック
gd-log-method-cautious = { $who }が慎重移動を宣言した
gd-log-method-normal = { $who }が通常移動を宣言した
gd-log-method-full = { $who }が全力移動を宣言した
gd-log-method-stay = { $who }が移動しないと宣言した
gd-log-method-wait = { $who }が待機を宣言した
gd-log-action-shoot = { $who }が射撃を宣言した
gd-log-action-throw = { $who }が投擲を宣言した
gd-log-action-melee = { $who }が格闘を宣言した
gd-log-action-take_aim = { $who }が射撃集中を宣言した
gd-log-action-ready = { $who }が準備を宣言した
gd-log-action-use_skill = { $who }がスキルの使用を宣言した
gd-log-action-use_item = { $who }がアイテムの使用を宣言した
gd-log-action-move = { $who }が移動だけを行うと宣言した
gd-log-lapsed = { $who }は宣言した行動（{ $action }）を行えなかった
gd-log-lapsed-shoot = { $who }には撃てる相手がいなかった
gd-log-lapsed-throw = { $who }には投げて届く相手がいなかった
gd-log-lapsed-melee = { $who }には格闘の届く相手がいなかった
gd-log-lapsed-ready = { $who }の手の届く所に、準備できる物がなかった
gd-log-lapsed-use_skill = { $who }には、ここでそのスキルの使い道がなかった
gd-log-lapsed-use_item = { $who }の手の届く所に、アイテムを使う相手がいなかった
gd-log-lapsed-take_aim = { $who }には狙える相手がいなかった
gd-log-posture_announced-rise = { $who }が起き上がると宣言した
gd-log-posture_announced-lie_down = { $who }が伏せると宣言した
gd-log-posture-up = { $who }が起き上がった
gd-log-posture-down = { $who }が伏せた
gd-log-posture-down-stayed = { $who }が伏せた（{ $method }を宣言）
gd-log-posture-down-harder = { $who }が伏せた（{ $method }を宣言、敵の命中率{ $percent }%）
gd-log-condition-dead = { $who }は死亡した
gd-log-condition-dead-joined = { $head }、死亡した
gd-log-condition-dead-many = { $who }は死亡した
gd-log-condition-dead-at_once = { $who }は即死した
gd-log-condition-dead-at_once-joined = { $head }：即死した
gd-log-condition-dead-at_once-row = { $head }：即死した
gd-log-condition-dead-at_once-many = { $who }は即死した
gd-log-condition-unconscious = { $who }は{ $spent ->
        [1] 耐久力が0以下になり、
       *[0] {""}
    }{ $lying ->
        [1] 気絶した
       *[0] 気絶して倒れた
    }
gd-log-condition-unconscious-joined = { $lying ->
        [1] { $head }、気絶した
       *[0] { $head }、気絶して倒れた
    }
gd-log-condition-unconscious-row = { $head }：気絶
gd-log-condition-unconscious-also = { $spent ->
        [1] { $head }、気絶（耐久力0以下）
       *[0] { $head }、気絶
    }
gd-log-condition-unconscious-many = { $who }は{ $spent ->
        [1] 耐久力が0以下になり、
       *[0] {""}
    }{ $lying ->
        [1] 気絶した
       *[0] 気絶して倒れた
    }
gd-log-condition-stunned = { $who }は朦朧になった
gd-log-condition-stunned-joined = { $head }、朦朧になった
gd-log-condition-stunned-woken = { $head }が、朦朧になった
gd-log-condition-stunned-many = { $who }は朦朧になった
gd-log-condition-confused = { $who }は錯乱した
gd-log-condition-confused-row = { $head }：錯乱
gd-log-condition-confused-also = { $head }、錯乱
gd-log-condition-confused-many = { $who }は錯乱した
gd-log-condition-prone = { $who }は転倒した
gd-log-condition-prone-joined = { $head }。転倒した
gd-log-condition-prone-row = { $head }：転倒
gd-log-condition-prone-also = { $head }、転倒
gd-log-condition-prone-many = { $who }は転倒した
gd-log-condition-unstable = { $who }は体勢を崩して不安定になった
gd-log-condition-unstable-joined = { $head }。体勢も崩して不安定になった
gd-log-condition-unstable-row = { $head }：不安定
gd-log-condition-unstable-also = { $head }、不安定
gd-log-condition-unstable-many = { $who }は体勢を崩して不安定になった
gd-log-condition-stabilised = { $who }の容体が安定した
gd-log-condition-decides = { $told }（勝敗はラウンドの終わりに決まる）
gd-log-condition-unconscious-decides = { $who }は{ $spent ->
        [1] 耐久力が0以下になり、
       *[0] {""}
    }{ $lying ->
        [1] 気絶した
       *[0] 気絶して倒れた
    }（勝敗はラウンドの終わりに決まる）
gd-log-condition-dead-decides = { $who }は死亡した（勝敗はラウンドの終わりに決まる）
gd-log-condition-dead-at_once-decides = { $who }は即死した（勝敗はラウンドの終わりに決まる）
gd-log-condition-unconscious-decides-joined = { $lying ->
        [1] { $head }、気絶した（勝敗はラウンドの終わりに決まる）
       *[0] { $head }、気絶して倒れた（勝敗はラウンドの終わりに決まる）
    }
gd-log-condition-unconscious-decides-row = { $head }：気絶（勝敗はラウンドの終わりに決まる）
gd-log-condition-unconscious-decides-also = { $spent ->
        [1] { $head }、気絶（耐久力0以下。勝敗はラウンドの終わりに決まる）
       *[0] { $head }、気絶（勝敗はラウンドの終わりに決まる）
    }
gd-log-condition-dead-decides-joined = { $head }、死亡した（勝敗はラウンドの終わりに決まる）
gd-log-condition-dead-at_once-decides-row = { $head }：即死した（勝敗はラウンドの終わりに決まる）
gd-log-condition_over = { $who }は{ $condition }から回復した
gd-log-condition_over-joined = { $head }、{ $condition }から回復した
gd-log-condition_over-used = { $head }：{ $condition }から回復した
gd-log-condition_over-treated = { $head }、{ $condition }から回復した
gd-log-condition_over-many = { $who }は{ $condition }から回復した
gd-log-impaired = { $who }は{ $wound }を負った
gd-log-impaired-joined = { $head }。{ $wound }も負った
gd-log-impaired-row = { $head }：{ $wound }
gd-log-impaired-also = { $head }、{ $wound }
gd-log-worn_off = { $who }は{ $wound }から回復した
gd-log-worn_off-light = { $who }は軽傷（{ $amount }）から回復した
gd-log-worn_off-light-many = { $who }は軽傷（{ $amount }）から回復した
gd-log-worn_off-shock = { $who }はショック（{ $amount }）から回復した
gd-log-worn_off-shock-many = { $who }はショック（{ $amount }）から回復した
gd-worn = { $amount }%
gd-log-worn_off-many = { $who }は{ $wound }から回復した
gd-log-healed = { $who }は{ $wound }から回復した
gd-log-healed-joined = { $head }。{ $wound }からも回復した
gd-log-healed-many = { $who }は{ $wound }から回復した
gd-log-healed-used = { $head }：{ $wound }から回復した
gd-log-healed-treated = { $head }、{ $wound }から回復した
gd-log-healed-many-used = { $head }：{ $wound }から回復した
gd-log-healed-many-treated = { $head }、{ $wound }から回復した
gd-log-healed-many-joined = { $head }。{ $wound }からも回復した
gd-log-bleeding-more = { $who }の出血がひどくなった（毎ラウンドさらに耐久力−{ $formula }）
gd-log-bleeding = { $who }は出血し始めた（毎ラウンド耐久力−{ $formula }）
gd-log-bleeding-row = { $head }：出血（毎ラウンド耐久力−{ $formula }）
gd-log-bleeding-also = { $head }、出血（毎ラウンド耐久力−{ $formula }）
gd-log-bleeding-more-row = { $head }：出血（毎ラウンドさらに耐久力−{ $formula }）
gd-log-bleeding-more-also = { $head }、出血（毎ラウンドさらに耐久力−{ $formula }）
gd-log-bleeding_over-used = { $head }：出血が止まった
gd-log-bleeding_over-treated = { $head }、出血が止まった
gd-log-bleeding_over = { $who }の出血が止まった
gd-log-bleeding_over-joined = { $head }。出血も止まった
gd-log-bleeding_over-many = { $who }の出血が止まった
gd-log-shock_over = 判定が済み、{ $who }はショックから回復した
gd-log-shock_over-joined = { $head }。判定が済み、ショックから回復した
gd-log-shock_over-many = 判定が済み、{ $who }はショックから回復した
gd-log-endurance_lost = { $who }は{ $why }で耐久力−{ $amount }（現在{ $left }）
gd-log-endurance_lost-joined = { $head }：{ $why }で耐久力−{ $amount }（現在{ $left }）
gd-log-endurance_lost-row = { $head }：{ $why }で耐久力−{ $amount }（現在{ $left }）
gd-log-endurance_lost-also = { $head }、{ $why }で耐久力−{ $amount }（現在{ $left }）
gd-log-endurance_lost-hit = { $who }は耐久力を{ $amount }点失った（現在{ $left }）
gd-log-endurance_lost-hit-joined = { $head }、耐久力−{ $amount }（現在{ $left }）
gd-log-endurance_lost-hit-veiled = { $who }は耐久力を{ $amount }点失った
gd-log-endurance_lost-hit-veiled-joined = { $head }、耐久力−{ $amount }
gd-log-endurance_lost-veiled = { $who }は{ $why }で耐久力−{ $amount }
gd-log-endurance_lost-veiled-joined = { $head }：{ $why }で耐久力−{ $amount }
gd-log-endurance_lost-veiled-row = { $head }：{ $why }で耐久力−{ $amount }
gd-log-endurance_lost-veiled-also = { $head }、{ $why }で耐久力−{ $amount }
gd-log-endurance_lost-veiled-many = { $who }は{ $why }でそれぞれ耐久力−{ $amount }
gd-log-endurance_restored = { $who }の耐久力が{ $amount }点回復した
gd-log-endurance_restored-left = { $who }の耐久力が{ $amount }点回復した（現在{ $left }）
gd-log-endurance_restored-used = { $head }：耐久力+{ $amount }
gd-log-endurance_restored-treated = { $head }、耐久力+{ $amount }
gd-log-endurance_restored-left-used = { $head }：耐久力+{ $amount }（現在{ $left }）
gd-log-endurance_restored-left-treated = { $head }、耐久力+{ $amount }（現在{ $left }）
gd-why-bleeding = 出血
gd-why-damage = ダメージ
gd-why-effect = 効果
gd-why-extra_damage = 追加ダメージ
gd-why-table = 表の結果
gd-log-dropped = { $who }は{ $weapon }を落とした
gd-log-dropped-joined = { $head }。{ $weapon }を落とした
gd-log-dropped-row = { $head }：{ $weapon }を落とした
gd-log-dropped-also = { $head }。{ $weapon }を落とした
gd-log-evaded = { $who }は{ $attacker }の攻撃を回避した
gd-log-evaded-joined = { $head }、攻撃をかわした
gd-log-stabilised = { $who }の容体が安定した（次に耐久力を失うまで致死判定なし）
gd-log-stabilised-joined = { $head }、容体が安定した（次に耐久力を失うまで致死判定なし）
gd-log-stabilised-used = { $head }：容体が安定した（次に耐久力を失うまで致死判定なし）
gd-log-stabilised-treated = { $head }、容体が安定した（次に耐久力を失うまで致死判定なし）
gd-log-item_used-alone = { $who }が自分に{ $item }を使った（残り{ $left }個）
gd-log-item_used = { $who }が{ $patient }に{ $item }を使った（残り{ $left }個）
gd-log-effect = { $who }は{ $source }の効果を受けた
gd-log-effect-many = { $who }は{ $source }の効果を受けた
gd-log-skill_refused = GMが認めず、{ $who }はここで〈{ $skill }〉を使えなかった
gd-log-treated-rouse = { $who }が{ $patient }を起こしにかかった
gd-log-treated-rouse-treated = { $head }、{ $patient }を起こしにかかった
gd-log-noticed = { $who }は銃声に気づいた
gd-log-noticed-many = { $who }は銃声に気づいた
gd-log-noticed-attacked = { $who }は攻撃されて戦いに気づいた
gd-log-unnoticed = { $who }は{ $why }のため、攻撃に気づかなかった
gd-log-noticed-wakes = { $noticed }。知らせを受けて、{ $side }の全員が行動できるようになった
gd-log-noticed-wakes-alarm = { $missing ->
        [0] { $noticed }。ラウンドの終わりに警報が鳴る
       *[other] { $noticed }。知らせを受けて、{ $side }の全員が行動できるようになった。銃声か攻撃に自分で気づく者があと{ $missing }人出れば警報が鳴り、{ $side }の勝ちになる（知らされただけの者は数えない）
    }
gd-log-noticed-alarm = { $missing ->
        [0] { $noticed }。ラウンドの終わりに警報が鳴る
       *[other] { $noticed }。自分で気づく者があと{ $missing }人出れば警報が鳴る
    }
gd-log-reloaded = { $who }が{ $weapon }を再装填した（残弾{ $rounds }発、予備弾倉{ $left }個）
gd-log-picked_up = { $who }が{ $weapon }を拾って構えた
gd-log-picked_up-place = { $who }が途中の{ $place }で{ $weapon }を拾って構えた
gd-log-readied = { $who }が{ $weapon }を構えた
gd-log-readied-in = { $who }が{ $weapon }を{ $hand }に構えた
gd-log-readied-away = { $who }が{ $away }をしまい、{ $weapon }を構えた
gd-log-readied-in-away = { $who }が{ $away }をしまい、{ $weapon }を{ $hand }に構えた
gd-log-aims = { $who }が{ $target }に狙いをつけた
gd-log-aim_lost = { $who }は{ $target }への狙いを失った
gd-log-aim_lost-joined = { $head }。{ $target }への狙いも失った
gd-log-aim_lost-row = { $head }：{ $target }への狙いを失った
gd-log-aim_lost-also = { $head }。{ $target }への狙いも失った
gd-log-aim_lost-moving = { $who }は移動するため、{ $target }への狙いを解いた
gd-log-aim_lost-method = { $who }は{ $method }を選んだため、{ $target }への狙いを失った
gd-log-aim_lost-moved = { $tail }。この移動で{ $target }への狙いを失った
gd-log-aim_lost-moved-covered = { $tail }。この移動で{ $target }への狙いを失い、移動先で遮蔽を取った
gd-log-stayed = { $who }は{ $method }を選んだが、その場を動かなかった
gd-log-stayed-joined = { $who }は{ $method }を選んで{ $target }への狙いを失ったが、その場を動かなかった
gd-log-stayed-harder = { $who }がその場で動き回った（{ $method }、敵の命中率{ $percent }%）
gd-log-stayed-harder-joined = { $who }がその場で動き回り（{ $method }、敵の命中率{ $percent }%）、{ $target }への狙いを失った
gd-log-aim_lost-lying = { $who }は伏せたため、{ $target }への狙いを失った
gd-log-aim_lost-lying-joined = { $head }。そのため、{ $target }への狙いを失った
gd-log-aim_lost-elsewhere = { $who }は別の相手を撃つため、{ $target }への狙いを解いた
gd-log-aim_lost-felled = { $who }は、戦えなくなった{ $target }への狙いを解いた
gd-log-aim_lost-gone = { $who }は、戦場を離れた{ $target }への狙いを解いた
gd-log-aim_lost-unused = { $who }は撃たなかったため、{ $target }への狙いを失った
gd-log-arrived = { $who }が{ $place }に到着した
gd-log-arrived-many = { $who }が{ $place }に到着した
gd-log-escaped = { $who }が{ $place }から戦場を離れた
gd-log-escaped-many = { $who }が{ $place }から戦場を離れた
gd-log-tactics = 戦術判定の成功で、{ $gainers }のイニシアチブ+{ $amount }
gd-log-tactics-joined = { $head }。{ $gainers }のイニシアチブ+{ $amount }
gd-log-tactics-hit_rate = 戦術判定の成功で、{ $gainers }の命中率がこのラウンド{ $amount }%上がった
gd-log-tactics-hit_rate-joined = { $head }。このラウンド、{ $gainers }の命中率+{ $amount }%
gd-log-tactics-group_file = 戦術判定の成功で、{ $gainers }の判定の成功率がこのラウンド{ $amount }%上がった
gd-log-tactics-group_file-joined = { $head }。このラウンド、{ $gainers }の判定の成功率+{ $amount }%
gd-everyone = { $side }
gd-nothing = {""}
gd-order-by = イニシアチブ
gd-order-rolled = イニシアチブ、同値はダイスで決定
gd-log-order = 行動順（{ $how }）：{ $order }
gd-log-order-unaware = 行動順（{ $how }）：{ $order }。{ $unaware }はまだ戦いに気づいていないので、行動しない
gd-initiative = { $who }（{ $n }）
gd-initiative-unable = { $who }（{ $n }、{ $why }）
gd-numbered-two = { $name }{ $first }・{ $last }
gd-numbered-more = { $before }・{ $number }
gd-log-in_force-why = { $who }の成功判定には、{ $reasons }により{ $percent }%の修正が付く
gd-log-in_force-why-many = { $who }の成功判定には、{ $reasons }により{ $percent }%の修正が付く
gd-log-in_force-only = { $who }は{ $conditions }のまま
gd-log-in_force-only-many = { $who }は{ $conditions }のまま
gd-log-in_force-down = { $who }はまだ起き上がっていない
gd-log-in_force-down-many = { $who }はまだ起き上がっていない
gd-log-in_force-down-both = { $who }はまだ起き上がっておらず、{ $reasons }により成功判定に{ $percent }%の修正が付く
gd-log-in_force-down-both-many = { $who }はまだ起き上がっておらず、{ $reasons }により成功判定に{ $percent }%の修正が付く
gd-log-in_force-both = { $who }は{ $conditions }のまま、{ $reasons }により成功判定に{ $percent }%の修正が付く
gd-log-in_force-both-many = { $who }は{ $conditions }のまま、{ $reasons }により成功判定に{ $percent }%の修正が付く
gd-log-volley = { $who }が{ $weapon }（{ $mode }）で{ $targets }へ{ $shots }射した（残弾{ $left }発）
gd-log-volley-part = { $who }が{ $weapon }（{ $mode }）で{ $targets }の{ $part }を狙い、{ $shots }射した（残弾{ $left }発）
gd-targets = { $n ->
        [2] { $first }と{ $last }
       *[other] { $names }の{ $n }人
    }
gd-weapon-mode = { $weapon }（{ $mode }）
gd-log-fired = { $who }が{ $weapon }で{ $targets }へ{ $shots }射した（残弾{ $left }発）
gd-log-fired-part = { $who }が{ $weapon }で{ $targets }の{ $part }を狙い、{ $shots }射した（残弾{ $left }発）
gd-log-fired-rounds = { $who }が{ $weapon }で{ $targets }へ{ $shots }射し、弾薬{ $spent }発を使った（残弾{ $left }発）
gd-log-fired-rounds-part = { $who }が{ $weapon }で{ $targets }の{ $part }を狙って{ $shots }射し、弾薬{ $spent }発を使った（残弾{ $left }発）
gd-log-fired-one = { $who }が{ $weapon }で{ $targets }を撃った（残弾{ $left }発）
gd-log-fired-one-part = { $who }が{ $weapon }で{ $targets }の{ $part }を狙って撃った（残弾{ $left }発）
gd-log-fired-one-rounds = { $who }が{ $weapon }で{ $targets }へ1射し、弾薬{ $spent }発を使った（残弾{ $left }発）
gd-log-fired-one-rounds-part = { $who }が{ $weapon }で{ $targets }の{ $part }を狙って1射し、弾薬{ $spent }発を使った（残弾{ $left }発）
gd-log-blow = { $who }が{ $weapon }で{ $target }を攻撃した
gd-log-blow-part = { $who }が{ $weapon }で{ $target }の{ $part }を狙って攻撃した
gd-log-throw = { $who }が{ $target }に{ $weapon }を投げた
gd-log-throw-part = { $who }が{ $target }の{ $part }を狙って{ $weapon }を投げた
gd-log-damage = { $who }に命中した：ダメージ{ $damage }
gd-log-damage-armour = { $who }に命中した：ダメージ{ $damage }、うち{ $stopped }を防具が止めた
gd-log-damage-stopped = { $who }に命中したが、防具がダメージ{ $damage }をすべて止めた
gd-hit-one = { $who }に命中
gd-hit-several = { $hits }射が{ $who }に命中
gd-log-hit = { $hit }：{ $hits ->
        [1] ダメージ
       *[other] 合計ダメージ
    }{ $damage }（{ $dice }）
gd-log-hit-notes = { $hit }：{ $hits ->
        [1] ダメージ
       *[other] 合計ダメージ
    }{ $damage }（{ $dice }）、{ $notes }
gd-log-hit-stopped = { $hit }したが、防具がダメージ{ $damage }（{ $dice }）をすべて止めた
gd-hit-armour = 防御値で−{ $stopped }
gd-hit-vital = 急所で2倍
gd-hit-arm = 腕で半分
gd-hit-leg = 脚で半分
gd-hit-vital-whole = 急所で2倍
gd-hit-arm-whole = 腕で半分
gd-hit-leg-whole = 脚で半分
gd-log-penalty_row = { $who }のダメージペナルティ（{ $table }表、{ $row }の欄）
gd-log-penalty = { $who }のダメージペナルティ（{ $table }表、{ $row }の欄）
gd-log-penalty-nothing = { $who }のダメージペナルティ（{ $table }表、{ $row }の欄）：効果なし
gd-log-fumble = { $who }がファンブルした：{ $text }
gd-goes-walk = 移動し
gd-goes-cautious = 慎重移動し
gd-goes-normal = 通常移動し
gd-goes-full = 全力移動し
gd-goes-crawl = 這って移動し
gd-goes_far-walk = 移動し
gd-goes_far-cautious = 慎重移動し
gd-goes_far-normal = 通常移動し
gd-goes_far-full = 全力移動し
gd-goes_far-crawl = 這って移動し
gd-haste-walk = {""}
gd-haste-cautious = 慎重移動で
gd-haste-normal = 通常移動で
gd-haste-full = 全力移動で
gd-haste-crawl = 這って
gd-reasons = { $before }・{ $reason }
gd-reason-shock = ショック{ $n }つ
gd-reason-light = 軽傷{ $n }つ
gd-reason-serious = 重傷{ $n }つ
gd-log-moved = { $who }が{ $place }へ{ $goes }た
gd-log-moved-leaving = { $who }が遮蔽を出て、{ $place }へ{ $goes }た
gd-log-moved-covered = { $who }が{ $place }へ{ $goes }、遮蔽を取った
gd-log-moved-leaving-covered = { $who }が遮蔽を出て{ $place }へ{ $goes }、そこで遮蔽を取った
gd-log-moved-towards = { $who }が{ $goal }の方へ{ $metres }m{ $goes_far }た
gd-log-moved-towards-leaving = { $who }が遮蔽を出て、{ $goal }の方へ{ $metres }m{ $goes_far }た
gd-log-moved-up = { $who }が{ $goal }のそばまで{ $metres }m{ $goes_far }た
gd-log-moved-up-leaving = { $who }が遮蔽を出て、{ $goal }のそばまで{ $metres }m{ $goes_far }た
gd-log-moved-towards-place = { $who }が{ $place }の方へ{ $metres }m{ $goes_far }た
gd-log-moved-towards-place-leaving = { $who }が遮蔽を出て、{ $place }の方へ{ $metres }m{ $goes_far }た
gd-log-moved-away = { $who }が{ $goal }から離れる方へ{ $metres }m{ $goes_far }た
gd-log-moved-away-leaving = { $who }が遮蔽を出て、{ $goal }から離れる方へ{ $metres }m{ $goes_far }た
gd-log-moved-point = { $who }が{ $near }の近くの地点へ{ $metres }m{ $goes_far }た
gd-log-moved-point-leaving = { $who }が遮蔽を出て、{ $near }の近くの地点へ{ $metres }m{ $goes_far }た
gd-log-moved-uncovered = { $moved }（それまでの遮蔽を出た）
gd-log-moved-reached = { $who }が{ $haste }{ $place }に着いた
gd-log-moved-reached-leaving = { $who }が遮蔽を出て、{ $haste }{ $place }に着いた
gd-log-moved-reached-covered = { $who }が{ $haste }{ $place }に着き、遮蔽を取った
gd-log-moved-reached-leaving-covered = { $who }が遮蔽を出て{ $haste }{ $place }に着き、そこで遮蔽を取った
gd-log-moved-through = { $who }が{ $place }に着き、さらに{ $bound_for }に向けて{ $goes }た
gd-log-moved-through-leaving = { $who }が遮蔽を出て{ $place }に着き、さらに{ $bound_for }に向けて{ $goes }た
gd-log-moved-across = { $who }が{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-moved-across-leaving = { $who }が遮蔽を出て{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-moved-across-sheltered = { $who }が遮蔽を取ったまま{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-moved-onward = { $who }がなおも{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-moved-crawling = { $who }が這って{ $place }を進み、なおも{ $bound_for }へ向かった
gd-log-moved-crawling-leaving = { $who }が遮蔽を出て、這って{ $place }を進み、なおも{ $bound_for }へ向かった
gd-log-moved-crawling-sheltered = { $who }が遮蔽を取ったまま、這って{ $place }を進み、なおも{ $bound_for }へ向かった
gd-log-moved-onward-leaving = { $who }が遮蔽を出て、なおも{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-moved-onward-sheltered = { $who }が遮蔽を取ったまま、なおも{ $place }を{ $goes }、{ $bound_for }へ向かった
gd-log-cover-on = { $who }が遮蔽を取った
gd-log-cover-on-place = { $who }が途中の{ $place }で遮蔽を取った
gd-log-cover-off = { $who }が遮蔽から出た
# 次は前の版の記録のために残す。
gd-log-moved-bound = { $who }が{ $bound_for }へ{ $haste }向かった
gd-log-moved-bound-leaving = { $who }が遮蔽を出て、{ $bound_for }へ{ $haste }向かった
gd-log-moved-on = { $who }がなおも{ $bound_for }へ{ $haste }向かった
gd-log-moved-on-leaving = { $who }が遮蔽を出て、{ $bound_for }へ{ $haste }進み続けた
gd-log-healed-light = { $who }は軽傷（{ $amount }%）{ $count }つから回復した
gd-log-healed-shock = { $who }はショック（{ $amount }%）{ $count }つから回復した
gd-log-action-none = { $who }は行動しなかった
gd-log-in_force = { $who }は成功判定に{ $percent }%の修正を受けている
gd-log-in_force-many = { $who }は成功判定に{ $percent }%の修正を受けている
gd-log-in_force-in = { $who }は{ $conditions }の状態にあり、それとは別に成功判定に{ $percent }%の修正を受けている
gd-log-in_force-in-many = { $who }は{ $conditions }の状態にあり、それとは別に成功判定に{ $percent }%の修正を受けている
gd-log-moved-beside = { $who }が{ $place }の近くへ移動した
gd-log-moved-off = { $who }が{ $place }から離れた
gd-log-moved-near = { $who }が{ $near }の近くへ移動した
