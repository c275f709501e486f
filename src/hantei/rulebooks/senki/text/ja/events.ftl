## 進行

sk-log-combat = 戦闘開始「{ $title }」
sk-log-combat-text =
    戦闘開始「{ $title }」
    { $text }
sk-log-readied = { $who }が{ $weapon }を準備した
sk-log-mounted = { $who }は{ $vehicle }に騎乗した
sk-log-handed_over = { $who }が{ $to }に{ $item }を渡した
sk-log-round = ―― 第{ $n }ラウンド ――
sk-log-appeared = { $who }が{ $square }に登場した
sk-log-appeared-many = { $who }が{ $square }に登場した
sk-log-hazard = { $squares }に〈{ $attribute }〉のダメージが発生した（2D6{ $n }）
sk-everywhere = すべてのスクウェア
sk-log-waits = { $who }は待機した
sk-log-waits-many = { $who }は待機した
sk-log-main = ▼ { $who }のメインプロセス
sk-log-cleanup = ▼ クリンナッププロセス
sk-log-main-idle = ▼ { $who }のメインプロセス（何もしなかった）
sk-log-main-idle-many = ▼ { $who }のメインプロセス（何もしなかった）
sk-log-turn_state-unacted = { $who }はふたたび未行動になった
sk-log-turn_state-unacted-many = { $who }はふたたび未行動になった
sk-log-turn_state-finish = { $who }は行動終了になった
sk-log-turn_state-act_first = { $who }は次に行動することになった
sk-log-turn_state-act_last = { $who }は最後に行動することになった
sk-log-combat_end = 戦闘終了：{ $winner }の勝利（{ $by }、第{ $rounds }ラウンド）
sk-log-combat_end-nobody = 戦闘終了：決着つかず（{ $by }、第{ $rounds }ラウンド）
sk-log-overruled = GMが認めず、戦闘は続くことになった（{ $by }）
sk-log-stays_down = { $who }は撃墜されたままで、次のシーンに登場できなくなった
sk-log-stays_down-many = { $who }は撃墜されたままで、次のシーンに登場できなくなった
sk-log-scene = ―― 第{ $n }シーン ――
sk-log-backstage = { $who }はこのシーンの間、舞台裏に留まることになった
sk-log-backstage-many = { $who }はこのシーンの間、舞台裏に留まることになった
sk-by-eliminate = 相手側の全滅
sk-by-defeat = 目標の戦闘不能
sk-by-survive = 規定ラウンドの持久
sk-by-escape = 必要な数の退場
sk-by-reach = 目標スクウェアへの到達
sk-by-rounds = 時間切れ
sk-by-referee = GMの裁定

## 移動

sk-log-moved-combat = { $who }が移動した：{ $start } → { $end }
sk-log-moved-full = { $who }が全力移動した：{ $start } → { $end }
sk-log-moved-disengage = { $who }が離脱移動した：{ $start } → { $end }
sk-log-moved-charge = { $who }が駆け抜けた：{ $start } → { $end }
sk-log-moved-forced-by = { $user }が{ $who }を強制移動させた：{ $start } → { $end }
sk-log-moved-forced = { $who }が強制移動させられた：{ $start } → { $end }
sk-log-held = { $who }は{ $square }から離脱できなかった
sk-log-escaped = { $who }が退場した
sk-log-escaped-of = { $who }が退場した（必要な{ $needed }機のうち{ $left }機目）
sk-log-state-on = { $who }は{ $state }状態になった
sk-log-state-off = { $who }は{ $state }状態でなくなった
sk-log-door-open = { $who }が{ $door }を開けた
sk-log-door-half_open = { $who }が{ $door }を半開きにした
sk-log-door-closed = { $who }が{ $door }を閉じた
sk-log-weapon_changed = { $who }が{ $old }を{ $new }に替えた
sk-log-weapon_changed-on = { $who }が{ $new }を装備した
sk-log-weapon_changed-off = { $who }が{ $old }を外した

## 使う

sk-log-skill = { $who }が特技{ $skill }を使った
sk-log-item = { $who }が{ $item }を使った
sk-log-item-on = { $who }が{ $targets }に{ $item }を使った
sk-log-used-changes = { $said }：{ $changes }
sk-log-assault = { $who }がアサルト「{ $assault }」を行った
sk-log-used-skills = { $who }が特技{ $path }を使った（{ $cost }を消費、{ $rest }）
sk-log-used-skills-hidden = { $who }が特技{ $path }を使った（{ $cost }を消費）
sk-log-used-items = { $who }が{ $path }を使った（{ $cost }を消費、{ $rest }）
sk-log-used-items-hidden = { $who }が{ $path }を使った（{ $cost }を消費）
sk-log-used-assaults = { $who }がアサルト「{ $path }」を行った（{ $cost }を消費、{ $rest }）
sk-log-used-assaults-hidden = { $who }がアサルト「{ $path }」を行った（{ $cost }を消費）
sk-rest-en = 残りEN{ $n }
sk-rest-ts = 残りTS{ $n }
sk-log-cost = { $who }の{ $path }の代償は{ $what }{ $n }になった
sk-log-drained = { $who }は{ $what }を{ $n }点失った（残り{ $left }点）
sk-log-drained-hidden = { $who }は{ $what }を{ $n }点失った
sk-log-drained-hidden-many = { $who }は{ $what }を{ $n }点ずつ失った
sk-log-actions = { $who }の{ $action }の回数が{ $bonus }された
sk-log-in_force = { $who }は{ $name }の効果を受けた（{ $until }）
sk-log-in_force-many = { $who }は{ $name }の効果を受けた（{ $until }）
sk-log-in_force-changes = { $who }は{ $name }の効果を受けた（{ $changes }。{ $until }）
sk-log-in_force-changes-many = { $who }は{ $name }の効果を受けた（{ $changes }。{ $until }）
sk-change-hit = 命中判定{ $n }
sk-change-defence = 防御判定{ $n }
sk-change-check = 判定{ $n }
sk-change-reaction = リアクション{ $n }
sk-change-damage = 与えるダメージ{ $n }
sk-change-reduction = 受けるダメージ{ $n }
sk-change-armour = 防御修正{ $n }
sk-change-movement = 移動力{ $n }
sk-change-initiative = 行動値{ $n }
sk-change-range = 射程{ $n }
sk-change-power = 攻撃力{ $n }
sk-change-critical = クリティカルの出目{ $n }
sk-change-damage_dice = ダメージロール{ $n }D6
sk-change-disengage = 離脱判定{ $n }
sk-change-hp_loss = 失うHP{ $n }
sk-change-recovery = 回復するHP{ $n }
sk-change-becomes = 与えるダメージは〈{ $attribute }〉に変わる
sk-change-cover_finished = 行動終了でもカバーアップできる
sk-change-cover_distance = { $n }スクウェア先までカバーアップできる
sk-change-halve = 受けるダメージは半分
sk-change-nullify = 受けるダメージは無効
sk-change-zero = 受ける実ダメージは0
sk-change-attack = { $kind }攻撃の{ $change }
sk-change-attribute = 〈{ $attribute }〉：{ $change }
sk-until-main_process = メインプロセスの終わりまで
sk-until-round_end = ラウンドの終わりまで
sk-until-beyond_round = 数ラウンドの間
sk-until-scene = シーンの終わりまで
sk-until-combat_end = 戦闘の終わりまで
sk-log-healed = { $who }の{ $what }が{ $n }点回復した（現在{ $left }）
sk-log-healed-hidden = { $who }の{ $what }が{ $n }点回復した
sk-log-healed-hidden-many = { $who }の{ $what }が{ $n }点ずつ回復した

## 攻撃

sk-log-deed = { $who }がその他の行動（{ $action }）をとった
sk-log-finishing_blow = { $who }が「とどめの一撃」を宣言した
sk-log-attack = { $who }が{ $how }で{ $targets }に{ $kind }攻撃を行った
sk-log-attack-paid = { $who }が{ $how }で{ $targets }に{ $kind }攻撃を行った（{ $cost }を消費、{ $rest }）
sk-log-attack-paid-hidden = { $who }が{ $how }で{ $targets }に{ $kind }攻撃を行った（{ $cost }を消費）
sk-log-check = { $who }の{ $check }：出目{ $dice }{ $bonus }＝達成値{ $total }
sk-log-check-critical = { $who }の{ $check }：出目{ $dice }{ $bonus }＝達成値{ $total }、クリティカル
sk-log-check-fumble = { $who }の{ $check }：出目{ $dice }、ファンブル
sk-log-check-absent-of = { $who }の{ $check }：出目{ $dice }{ $bonus }＝達成値{ $total }（難易度{ $target }）、まだ登場できない
sk-log-check-fumble-absent = { $who }の{ $check }：出目{ $dice }、ファンブルでまだ登場できない
sk-log-decision-hit = { $who }に命中した
sk-log-decision-hit-critical = { $who }に命中した（クリティカルは防がれない）
sk-log-decision-hit-abandoned = { $who }はリアクションを放棄し、攻撃が命中した
sk-log-decision-missed = { $who }は攻撃を防いだ
sk-log-decision-missed-equal = { $who }は攻撃を防いだ（同値）
sk-log-decision-missed-critical = { $who }は攻撃を防いだ（クリティカル）
sk-log-decision-missed-fumble = ファンブルのため、{ $who }には当たらなかった
sk-log-cover = { $who }が{ $target }をカバーアップした
sk-log-damage = { $who }のダメージロール：{ $dice }D6の出目{ $dice_sum }{ $bonus }＝〈{ $attribute }〉{ $damage }
sk-log-damage-by = { $user }が{ $who }に〈{ $attribute }〉{ $damage }のダメージを与えた
sk-log-damage-other = { $who }に〈{ $attribute }〉{ $damage }のダメージが及んだ
sk-log-real_damage-spared = { $who }は{ $what }のうち{ $n }を防いだ
sk-log-real_damage-spared-many = { $who }は{ $what }のうち{ $n }ずつを防いだ
sk-log-real_damage-full = { $who }は戦闘不能のまま、{ $what }を受けた
sk-log-real_damage-full-many = { $who }は戦闘不能のまま、{ $what }をそれぞれ受けた
sk-log-real_damage-more = { $who }への{ $what }は実ダメージ{ $real }になった
sk-log-real_damage-more-many = { $who }への{ $what }はそれぞれ実ダメージ{ $real }になった
sk-log-real_damage-none = { $who }は{ $what }をすべて防いだ
sk-log-real_damage-none-many = { $who }は{ $what }をすべて防いだ
sk-harm-of = 〈{ $attribute }〉{ $n }のダメージ
sk-harm-plain = { $n }点のダメージ

## 負傷と回復

sk-log-hp = { $who }はHPを{ $lost }点失った（残り{ $left }点）
sk-log-hp-hidden = { $who }はHPを{ $lost }点失った（累計の{ $harm }）
sk-log-hp-hidden-many = { $who }はHPを{ $lost }点ずつ失った（累計の{ $harm }）
sk-log-hp-last = { $who }はHPを{ $lost }点失った
sk-log-hp-last-many = { $who }はHPを{ $lost }点ずつ失った
sk-log-incapacitated = { $who }は戦闘不能になった
sk-log-incapacitated-many = { $who }は戦闘不能になった
sk-log-shot_down = { $who }は撃墜された
sk-log-shot_down-many = { $who }は撃墜された
sk-log-dead = { $who }は死亡した
sk-log-dead-many = { $who }は死亡した
sk-log-revived = { $who }は戦闘不能から回復した（HP{ $hp }）
sk-log-revived-many = { $who }は戦闘不能から回復した（HPはそれぞれ{ $hp }）
sk-log-revived-hidden = { $who }は戦闘不能から回復した
sk-log-revived-hidden-many = { $who }は戦闘不能から回復した
sk-log-came_to = 戦闘が終わり、{ $who }は戦闘不能から回復した（HP{ $hp }）
sk-log-came_to-many = 戦闘が終わり、{ $who }は戦闘不能から回復した（HPはそれぞれ{ $hp }）
sk-log-came_to-hidden = 戦闘が終わり、{ $who }は戦闘不能から回復した
sk-log-came_to-hidden-many = 戦闘が終わり、{ $who }は戦闘不能から回復した
sk-log-all_came_to = 戦闘が終わり、{ $side }の{ $n }機が戦闘不能から回復した（HP1、勝敗は変わらない）

## バッドステータス

sk-log-status = { $who }は{ $status }を受けた
sk-log-status-many = { $who }は{ $status }を受けた
sk-log-status_refused = { $who }は{ $status }の影響を受けなかった
sk-log-status_refused-many = { $who }は{ $status }の影響を受けなかった
sk-log-status_refused-slow = { $who }は鈍歩状態のため、{ $status }を受けなかった
sk-log-status_refused-slow-many = { $who }は鈍歩状態のため、{ $status }を受けなかった
sk-log-status_refused-submerged = { $who }は水中状態のため、{ $status }を受けなかった
sk-log-status_refused-submerged-many = { $who }は水中状態のため、{ $status }を受けなかった
sk-log-status_refused-low = { $who }は高機動状態でないため、{ $status }を受けなかった
sk-log-status_refused-low-many = { $who }は高機動状態でないため、{ $status }を受けなかった
sk-log-status_refused-sealed = { $who }には、まだ封印されていない装備がない
sk-log-status_refused-sealed-many = { $who }には、まだ封印されていない装備がない
sk-log-sealed = { $who }の{ $equipment }が封印された
sk-log-recovered = { $who }は{ $status }から回復した
sk-log-recovered-many = { $who }は{ $status }から回復した
sk-log-not_healed = { $who }は戦闘不能のため、HPが回復しなかった
sk-log-corrosion = { $who }は侵蝕{ $rank }に蝕まれた（{ $rank }D6の出目{ $loss }）
