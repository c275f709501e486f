## 判定

ua-sum-sure = 出目{ $face }
ua-sum = 出目{ $face }{ $bonus }{ $against }
ua-dice = 出目{ $face }{ $bonus }{ $against }
ua-dice-critical = 出目{ $face }、クリティカル
ua-dice-fumble = 出目{ $face }、ファンブル
ua-sum-zero = {""}
ua-sum-plus = +{ $n }＝達成値{ $total }
ua-sum-minus = −{ $n }＝達成値{ $total }
ua-against-success = （目標値{ $target }）
ua-against-failure = （目標値{ $target }）
ua-against-beyond = （目標値{ $target }）
ua-outcome-attack-critical = クリティカル、命中
ua-outcome-attack-success = 命中
ua-outcome-attack-failure = 外れ
ua-outcome-attack-fumble = ファンブル、外れ
ua-outcome-defence-critical = クリティカル、防いだ
ua-outcome-defence-success = 防いだ
ua-outcome-defence-failure = 失敗
ua-outcome-defence-fumble = ファンブル
ua-outcome-protect-critical = クリティカル、かばいきった
ua-outcome-protect-success = かばいきった
ua-outcome-protect-failure = かばいきれなかった
ua-outcome-protect-fumble = ファンブル、かばいきれなかった
ua-outcome-check-critical = クリティカル、成功
ua-outcome-check-success = 成功
ua-outcome-check-failure = 失敗
ua-outcome-check-fumble = ファンブル、失敗
ua-log-check = { $who }の{ $check }：{ $sum }、{ $outcome }
ua-log-check-at = { $who }の{ $check }（相手は{ $unit }）：{ $sum }、{ $outcome }
ua-check-paid = { $check }（{ $sub }1点を消費、残り{ $left }点）
ua-log-attack = { $deed }{ $note }：{ $sum }、{ $outcome }
ua-log-shot = { $who }が{ $at }{ $act }：{ $sum }、{ $outcome }
ua-log-shot-noted = { $who }が{ $at }{ $act }（{ $notes }）：{ $sum }、{ $outcome }
ua-log-shot-diced = { $who }が{ $act }（標的ダイス{ $die }：{ $unit }）：{ $sum }、{ $outcome }
ua-log-shot-noted-diced = { $who }が{ $act }（標的ダイス{ $die }：{ $unit }、{ $notes }）：{ $sum }、{ $outcome }
ua-at = { $unit }を
ua-at-sole = {""}
ua-act-shot = 射撃
ua-act-shot-again = 続けて射撃
ua-act-shot-again-free = 続けて射撃
ua-deed-precise = { $who }が{ $unit }を精密射撃
ua-deed-close = { $who }が{ $unit }に近接攻撃
ua-deed-all_out = { $who }が{ $unit }に全力攻撃
ua-deed-precise-again = { $who }が続けて{ $unit }を精密射撃
ua-deed-close-again = { $who }が続けて{ $unit }に近接攻撃
ua-deed-all_out-again = { $who }が続けて{ $unit }に全力攻撃
ua-deed-precise-sole = { $who }が精密射撃
ua-deed-close-sole = { $who }が近接攻撃
ua-deed-all_out-sole = { $who }が全力攻撃
ua-deed-precise-again-sole = { $who }が続けて精密射撃
ua-deed-close-again-sole = { $who }が続けて近接攻撃
ua-deed-all_out-again-sole = { $who }が続けて全力攻撃
ua-note = （{ $notes }）
ua-note-none = {""}
ua-note-free = 弾倉不要
ua-note-magazines = 残りの弾倉{ $left }個
ua-note-point = { $sub }1点を消費、残り{ $left }点
ua-log-check-escape = { $who }が脱走を止めにかかった：{ $sum }、{ $outcome }
ua-log-check-escape-tried = { $prisoner }{ $n }名が脱走を試み、{ $who }が止めにかかった：{ $sum }、{ $outcome }
ua-log-check-defence = { $who }は防げなかった：{ $dice }
ua-log-check-defence-joined = { $head }：{ $dice }、防げなかった
ua-log-check-defence-paid = { $who }は遮蔽物に隠れて防御（{ $sub }1点を消費、残り{ $left }点）：{ $sum }、{ $outcome }
ua-log-check-defence-held = { $who }が防いだ：{ $dice }
ua-log-check-defence-held-joined = { $head }：{ $dice }、防いだ
ua-log-check-defence-held-many = { $who }が防いだ：出目{ $face }{ $each }
ua-log-check-defence-members = 隊員は防げなかった：{ $dice }
ua-log-check-defence-members-held = 隊員が防いだ：{ $dice }
ua-log-check-defence-members-held-many = 隊員が防いだ：出目{ $face }{ $each }
ua-each-zero = （目標値{ $target }）
ua-each-plus = （各+{ $n }、目標値{ $target }）
ua-each-minus = （各−{ $n }、目標値{ $target }）
ua-log-check-defence-for-joined = { $head }：{ $sum }、{ $outcome }
ua-log-check-defence-for = { $member }をかばう{ $who }の防御：{ $sum }、{ $outcome }
ua-log-impossible = { $who }には使える副能力値がなく、{ $check }を行えなかった
ua-log-automatic-known = { $who }の{ $check }：「{ $by }」があるため自動成功
ua-log-automatic-helped = { $who }の{ $check }：{ $by }がいるため自動成功
ua-log-automatic = { $who }の{ $check }：自動成功
ua-log-reroll = { $role }の助けでダイスを振り直した
ua-log-points-plus = { $who }が{ $sub }1点で戦利品表の出目に1を加えた（残り{ $left }点）
ua-log-points = { $who }が{ $sub }を1点消費した（残り{ $left }点）
ua-log-check-points = { $head }（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used = { $who }が技能「{ $skill }」を使った
ua-log-skill_used-left = { $who }が技能「{ $skill }」を使った（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-spent = { $head }。弾倉も{ $n }個使った（残り{ $left }個）
ua-log-skill_used-protect = { $who }が{ $member }のために技能「{ $skill }」を使った（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-protect-joined = { $head }で{ $member }が選ばれ、{ $who }が技能「{ $skill }」を使った（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-evade = { $who }が技能「{ $skill }」で防御ロールを振り直した（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-preempt = { $who }が技能「{ $skill }」で先手を取り返した（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-uncounted = { $who }は敵が人数を見極める前に技能「{ $skill }」を使った（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-unheard = { $who }は要求を聞く前に技能「{ $skill }」を使った（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-shift = { $who }が技能「{ $skill }」で反応の出目を{ $die }にした（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-fortify-leader = { $who }が技能「{ $skill }」を使った：戦闘が終わるまで分隊長の防御ロール+1（{ $sub }1点を消費、残り{ $left }点）
ua-log-skill_used-fortify-members = { $who }が技能「{ $skill }」を使った：戦闘が終わるまで隊員全員の防御ロール+1（{ $sub }1点を消費、残り{ $left }点）
ua-log-thrown = { $dice }：{ $value }

## 遭遇

ua-log-encounter = 敵と遭遇した
ua-log-met = 相手は{ $unit }だった
ua-log-met-many = 相手は{ $unit }だった
ua-log-met-many-joined = { $unit }と遭遇した
ua-log-met-joined = { $unit }と遭遇した
ua-log-reaction_die = 反応表の出目{ $die }
ua-log-reaction_moved-by = 修正（{ $by }）により、出目は{ $die }とみなす
ua-log-reaction_moved-by-joined = { $head }（{ $by }、{ $die }とみなす）
ua-moved = { $what }で{ $n }
ua-moved-companion = { $what }の同行で{ $n }
ua-moved-encounter = この相手への修正
ua-moved-waiting = これまでの行い
ua-log-shifted = 通訳が反応の出目を{ $die }にした
ua-log-shifted-up = 通訳が反応の出目を+1した
ua-log-shifted-down = 通訳が反応の出目を−1した
ua-log-reaction = 反応：{ $reaction }
ua-log-reaction-joined = { $head }：{ $reaction }
ua-log-reaction-leaves = 反応：{ $reaction }（敵は戦わずに撤退を始めた）
ua-log-reaction-leaves-joined = { $head }：{ $reaction }（敵は戦わずに撤退を始めた）
ua-log-reaction-alone = 反応：{ $reaction }（敵は手を出してこなかった）
ua-log-reaction-alone-joined = { $head }：{ $reaction }（敵は手を出してこなかった）
ua-log-reaction-passage = 反応：{ $reaction }（敵は道を空けた）
ua-log-reaction-passage-joined = { $head }：{ $reaction }（敵は道を空けた）
ua-log-reaction-wants = 反応：{ $reaction }（敵は通行の代償を求める構えだ）
ua-log-reaction-wants-joined = { $head }：{ $reaction }（敵は通行の代償を求める構えだ）
ua-log-reaction-help = 反応：{ $reaction }（敵は道を空け、傷の手当てまでしてくれた）
ua-log-reaction-help-joined = { $head }：{ $reaction }（敵は道を空け、傷の手当てまでしてくれた）
ua-log-remembered = 相手はこちらを覚えていた：{ $reaction }
ua-log-numbers = 数の比較：分隊{ $mine }名、敵{ $theirs }体（敵は撤退しなかった）
ua-log-numbers-leaves = 数の比較：分隊{ $mine }名、敵{ $theirs }体（敵は戦わずに撤退を始めた）
ua-log-demand = 敵は{ $price }を要求した
ua-log-refused = { $who }は要求を断った

## 戦闘

ua-log-battle_begins-squad = 戦闘が始まり（{ $traits }）、分隊が先手を取った
ua-log-battle_begins-squad-turned-at = 戦闘が始まり（{ $traits }）、「{ $place }」での出来事のおかげで分隊が先手を取った
ua-log-battle_begins-firm = { $begun }（{ $units }は半数になっても撤退しない）
ua-log-battle_begins-firm-several = { $begun }（{ $units }は、いずれも半数になっても撤退しない）
ua-log-battle_begins-together-felled = { $begun }（{ $units }は、合わせて{ $n }体が倒れると、そろって撤退する）
ua-log-battle_begins-together-left = { $begun }（{ $units }は、合わせて残り{ $n }体になると、そろって撤退する）
ua-log-battle_begins-until = { $begun }（{ $unit }は残り{ $n }体になるまで撤退しない）
ua-log-battle_begins-few = { $begun }。分隊で攻撃できるのは1ラウンドに{ $n }名まで
ua-log-battle_begins-enemy = 戦闘が始まり（{ $traits }）、敵が先手を取った
ua-log-battle_begins-enemy-sure = 戦闘が始まり（{ $traits }）、毎ラウンド敵が先に動くことになった
ua-log-battle_begins-enemy-turned-sure = 戦闘が始まり（{ $traits }）、先の出来事のために毎ラウンド敵が先に動くことになった
ua-log-battle_begins-enemy-turned-at-sure = 戦闘が始まり（{ $traits }）、「{ $place }」での出来事のために毎ラウンド敵が先に動くことになった
ua-log-battle_begins-enemy-turned-at = 戦闘が始まり（{ $traits }）、「{ $place }」での出来事のために敵が先手を取った
ua-log-battle_begins-enemy-turned = 戦闘が始まり（{ $traits }）、先の出来事のために敵が先手を取った
ua-log-round = 第{ $n }ラウンド
ua-log-round-left = 第{ $n }ラウンド（残りの弾倉{ $magazines }個）
ua-log-round-shares = 第{ $n }ラウンド（残りの弾倉：{ $shares }）
ua-share = { $who }{ $n }個
ua-log-absent = { $who }はこの戦闘に加われなかった
ua-log-absent-many = { $who }はこの戦闘に加われなかった
ua-log-silent = { $who }はこの戦闘では攻撃できなくなった
ua-log-silent-many = { $who }はこの戦闘では攻撃できなくなった
ua-log-digit_shifted = マップの出目を{ $before }から{ $result }に動かした
ua-log-digit_shifted-joined = { $who }がマップの出目を{ $before }から{ $result }に動かした（{ $amount }を使用、残り{ $left }）
ua-log-map_drawn-shifted = { $head }
ua-log-target_die = { $who }の射撃の相手：出目{ $die }で{ $unit }
ua-log-mixed = 精密射撃を除き、1発ごとに標的ダイスを振り、1〜3なら狙った集団、4〜6なら高脅威目標を撃つ
ua-log-mixed-again = 二種類の敵に弾が届く間は、精密射撃を除き、1発ごとに標的ダイスを振る（1〜3なら狙った集団、4〜6なら高脅威目標を撃つ）
ua-log-felled = { $unit }が{ $n }体倒れた（残り{ $left }体）
ua-log-felled-joined = { $head }、{ $n }体を倒した（残り{ $left }体）
ua-log-felled-elsewhere = { $head }、当たったのは{ $unit }で、{ $n }体を倒した（残り{ $left }体）
ua-log-felled-elsewhere-last = { $n ->
    [1] { $head }、当たったのは{ $unit }で、最後の1体を倒した
   *[other] { $head }、当たったのは{ $unit }で、残る{ $n }体を倒した
}
ua-log-damaged-elsewhere = { $head }、当たったのは{ $unit }で、{ $n }ダメージを与えた（残り生命点{ $left }）
ua-log-damaged-elsewhere-last = { $head }、当たったのは{ $unit }で、{ $n }ダメージを与えて排除した
ua-log-felled-more = { $head }、続けてもう{ $n }体（残り{ $left }体）
ua-log-felled-thrown = { $head }、{ $unit }を{ $n }体倒した（残り{ $left }体）
ua-log-felled-thrown-last = { $head }、{ $unit }を{ $n }体倒し、全滅させた
ua-log-felled-used = { $user }が{ $gear }を使い{ $rest }、{ $unit }を{ $n }体倒した（残り{ $left }体）
ua-log-felled-used-last = { $user }が{ $gear }を使い{ $rest }、{ $unit }を{ $n }体倒して全滅させた
ua-log-felled-last = { $n ->
    [1] { $unit }の最後の1体が倒れた
   *[other] { $unit }の残る{ $n }体が倒れた
}
ua-log-felled-last-joined = { $n ->
    [1] { $head }、最後の1体を倒した
   *[other] { $head }、残る{ $n }体を倒した
}
ua-log-damaged = { $unit }は{ $n }ダメージを受けた（残り生命点{ $left }）
ua-log-damaged-joined = { $head }、{ $n }ダメージを与えた（残り生命点{ $left }）
ua-log-damaged-thrown = { $head }、{ $unit }に{ $n }ダメージを与えた（残り生命点{ $left }）
ua-log-damaged-thrown-last = { $head }、{ $unit }に{ $n }ダメージを与えて排除した
ua-log-damaged-used = { $user }が{ $gear }を使い{ $rest }、{ $unit }に{ $n }ダメージを与えた（残り生命点{ $left }）
ua-log-damaged-used-last = { $user }が{ $gear }を使い{ $rest }、{ $unit }に{ $n }ダメージを与えて排除した
ua-log-damaged-last = { $unit }は{ $n }ダメージを受け、排除された
ua-log-damaged-last-joined = { $head }、{ $n }ダメージを与えて排除した
ua-log-no_effect = { $unit }には効かなかった
ua-log-stunned = { $unit }はスタンした（このラウンド、これに対する攻撃ロールと防御ロールは+1）
ua-log-stunned-one = { $unit }はスタンした（このラウンド、これに対する攻撃ロールと防御ロールは+1）
ua-log-stunned-joined = { $head }、{ $unit }はスタンした（このラウンド、これに対する攻撃ロールと防御ロールは+1）
ua-log-stunned-one-joined = { $head }、{ $unit }はスタンした（このラウンド、これに対する攻撃ロールと防御ロールは+1）
ua-log-stunned-many = { $unit }はスタンした（このラウンド、これに対する攻撃ロールと防御ロールは+1）
ua-log-flashed = { $unit }は目が眩んだ（次の手番は攻撃できない）
ua-log-flashed-one = { $unit }は目が眩んだ（次の手番の攻撃が1回減る）
ua-log-flashed-joined = { $head }、{ $unit }は目が眩んだ（次の手番は攻撃できない）
ua-log-flashed-one-joined = { $head }、{ $unit }は目が眩んだ（次の手番の攻撃が1回減る）
ua-log-flashed-many = { $unit }は目が眩んだ（次の手番は攻撃できない）
ua-log-unit_left-withdrawn = { $unit }は撤退した
ua-log-unit_left-withdrawn-one = { $unit }は撤退した
ua-log-unit_left-withdrawn-outmatched = { $unit }は不利と見て撤退した
ua-log-unit_left-withdrawn-outmatched-one = { $unit }は痛手を受け、不利と見て撤退した
ua-log-unit_left-withdrawn-together = { $others }と合わせて{ $initial }体中{ $lost }体を失い、{ $unit }は撤退した
ua-log-unit_left-withdrawn-together-one = { $others }と合わせて{ $initial }体中{ $lost }体を失い、{ $unit }は撤退した
ua-log-unit_left-captured = { $unit }は降伏した
ua-log-unit_left-captured-one = { $unit }は降伏した
ua-log-unit_left-captured-gone = { $gone }を失って孤立した{ $unit }は、ついに降伏した
ua-log-unit_left-taken = { $who }が{ $unit }を捕虜にした
ua-log-arrived = 増援：{ $unit }{ $n }体（合わせて{ $now }体）
ua-log-arrived-new = 増援：{ $unit }（レベル{ $level }、{ $n }体）
ua-log-arrived-new-notes = 増援：{ $unit }（レベル{ $level }、{ $n }体、{ $notes }）
ua-log-arrived-target = { $unit }（レベル{ $level }、生命点{ $now }）が戦いに加わった
ua-log-arrived-target-notes = { $unit }（レベル{ $level }、生命点{ $now }、{ $notes }）が戦いに加わった
ua-log-level_shifted-up = { $unit }のレベルが{ $n }上がった
ua-log-level_shifted-down = { $unit }のレベルが{ $n }下がった
ua-log-level_shifted-up-gone = { $gone }がいなくなり、{ $unit }のレベルが{ $n }上がった
ua-log-level_shifted-down-gone = { $gone }がいなくなり、{ $unit }のレベルが{ $n }下がった
ua-log-enemy_attacks-changed = { $reasons }、{ $unit }の攻撃は{ $times }（本来{ $usual }）
ua-log-enemy_attacks-changed-one = { $reasons }、{ $unit }の攻撃は{ $times }（本来{ $usual }）
ua-log-enemy_attacks-changed-first = { $reasons }、つねに先に動く{ $unit }の攻撃は{ $times }（本来{ $usual }）
ua-log-enemy_attacks-changed-first-one = { $reasons }、つねに先に動く{ $unit }の攻撃は{ $times }（本来{ $usual }）
ua-times = { $n }回
ua-times-bare = { $n }回
ua-because-odd = 奇数ラウンドなので
ua-because-even = 偶数ラウンドなので
ua-because-gone = { $unit }がいないので
ua-because-struck_first = 先に撃たれたので
ua-because-outnumbered = こちらが少数なので
ua-because-weakened = 痛手を受けたので
ua-because-otherwise = この場では
ua-because-agreed = 約束どおり
ua-because-earlier = { $what }により
ua-happened-both = { $one }と、{ $other }
ua-happened-at = 「{ $place }」での出来事
ua-happened-here = 戦闘前の出来事
ua-happened-start = 作戦開始時の選択
ua-happened = 先の出来事
ua-because-flashed = 目が眩んでいるので
ua-log-enemy_attacks-still = { $unit }の攻撃は{ $times }（本来{ $usual }）
ua-log-enemy_attacks-still-one = { $unit }の攻撃は{ $times }（本来{ $usual }）
ua-log-enemy_attacks = { $unit }が{ $n }回攻撃してきた
ua-log-enemy_attacks-one = { $unit }が{ $n }回攻撃してきた
ua-log-enemy_attacks-alone = { $unit }の最後の1体が{ $n }回攻撃してきた
ua-log-enemy_attacks-none = { $unit }は攻撃してこなかった
ua-log-enemy_attacks-none-one = { $unit }は攻撃してこなかった
ua-log-enemy_attacks-none-flashed = 目が眩んだ{ $unit }は攻撃できなかった
ua-log-enemy_attacks-first = つねに先に動く{ $unit }が{ $n }回攻撃してきた
ua-log-enemy_attacks-first-one = つねに先に動く{ $unit }が{ $n }回攻撃してきた
ua-log-modified-attack = 戦闘が終わるまで、分隊の攻撃ロールに{ $change }の修正がついた
ua-log-modified-attack-joined = { $head }：戦闘が終わるまで分隊の攻撃ロール{ $change }
ua-log-modified-attack-gone = { $gone }がいなくなり、戦闘が終わるまで分隊の攻撃ロールに{ $change }の修正がついた
ua-log-modified-defence = 戦闘が終わるまで、分隊の防御ロールに{ $change }の修正がついた
ua-log-modified-defence-joined = { $head }：戦闘が終わるまで分隊の防御ロール{ $change }
ua-log-modified-defence-gone = { $gone }がいなくなり、戦闘が終わるまで分隊の防御ロールに{ $change }の修正がついた
ua-log-modified-leader_defence = 戦闘が終わるまで、分隊長の防御ロールに{ $change }の修正がついた
ua-log-modified-leader_defence-joined = { $head }：戦闘が終わるまで分隊長の防御ロール{ $change }
ua-log-modified-leader_defence-gone = { $gone }がいなくなり、戦闘が終わるまで分隊長の防御ロールに{ $change }の修正がついた
ua-log-picks = 被弾テーブルで決まる隊員（{ $hit }）
ua-log-check-picked = 被弾テーブル（{ $hit }）で選ばれた{ $who }の{ $check }：{ $sum }、{ $outcome }
ua-log-silent-picked = 被弾テーブル（{ $hit }）で{ $who }が選ばれ、この戦闘では攻撃できなくなった
ua-log-silent-idle = { $who }が選ばれたが、もともと攻撃はしない
ua-log-silent-idle-picked = 被弾テーブル（{ $hit }）で{ $who }が選ばれたが、もともと攻撃はしない
ua-log-absent-picked = 被弾テーブル（{ $hit }）で{ $who }が選ばれ、この戦闘に加われなかった
ua-log-hit_table = 被弾テーブル（{ $hit }）
ua-hit-die = 出目{ $die }
ua-hit-row = 出目{ $die }、{ $row }の行
ua-hit-passed = { $hit }、{ $lacking }
ua-hit-lacking = { $role }不在
ua-hit-lacking-two = { $role }・{ $other }不在
ua-hit-lacking-rows = { $low }〜{ $high }の行に該当者なし
ua-log-hit = { $who }が被弾した
ua-log-shotgun_total = { $who }のショットガンの達成値は、追加のダイスで{ $total }になった
ua-log-shield_holds = { $who }の試作防弾シールドが防いだ
ua-log-hurt = { $who }は{ $amount }ダメージを受けた（残り生命点{ $left }）
ua-log-hurt-joined = { $head }：{ $amount }ダメージ（残り生命点{ $left }）
ua-log-hurt-hit = { $head }、{ $amount }ダメージ（残り生命点{ $left }）
ua-log-hurt-wounded = { $who }は{ $amount }ダメージを受け（残り生命点{ $left }）、負傷した（{ $wounds }段階：{ $does }）
ua-log-hurt-wounded-joined = { $lead }、{ $amount }ダメージ（残り生命点{ $left }）、負傷{ $wounds }段階（{ $does }）
ua-log-hurt-struck = { $head }：{ $who }は{ $amount }ダメージを受けた（残り生命点{ $left }）
ua-log-hurt-none = { $who }は無傷だった（残り生命点{ $left }）
ua-log-rope_holds = 降下ロープが{ $who }を支え、落下を免れた
ua-log-wounded-does = { $who }は負傷した（{ $wounds }段階：{ $does }）
ua-log-wounded-does-joined = { $head }、負傷{ $wounds }段階（{ $does }）
ua-log-wounded-instead-does = { $who }は隊員を脱落させず、代わりに負傷することを選び、被弾テーブルは振らなかった（負傷{ $wounds }段階：{ $does }）
ua-log-bleeding = { $who }の傷から血が流れた
ua-log-bleeding-many = { $who }の傷から血が流れた
ua-log-incapacitated = { $who }は行動不能になった
ua-log-incapacitated-many = { $who }は行動不能になった
ua-log-killed = { $name }が倒れた
ua-log-taken_over = { $who }が{ $fallen }の分隊を引き継いだ
ua-log-dropped_out = { $who }が脱落した
ua-log-dropped_out-joined = { $head }：{ $who }が脱落した
ua-log-dropped_out-many = { $who }が脱落した
ua-log-cancelled = { $who }はダメージを打ち消した
ua-log-item_used = { $user }が{ $gear }を使った{ $rest }
ua-early-round = 第0ラウンドに{ $who }
ua-early-battle = 第0ラウンドの前に{ $who }
ua-used-left = （残り{ $left }個）
ua-log-item_used-left = { $user }が{ $gear }を使った{ $rest }
ua-log-throw_missed-dazzle = { $gear }では誰の目も眩まなかった
ua-log-throw_missed-dazzle-joined = { $head }。{ $gear }では誰の目も眩まなかった
ua-log-throw_missed = { $gear }は{ $unit }に当たらなかった
ua-log-throw_missed-joined = { $head }、{ $gear }は{ $unit }に当たらなかった
ua-log-use_left =
    { $left ->
        [0] { $who }は{ $gear }を使い切った
       *[other] { $who }の{ $gear }はあと{ $left }回使える
    }
ua-log-use_left-joined = { $head }（{ $left ->
        [0] 使い切った
       *[other] あと{ $left }回使える
    }）
ua-log-drone_started = { $who }がドローンを起動した
ua-log-grip_changed = { $who }が持ち替えた：{ $grip }
ua-log-grip_changed-life = { $who }が持ち替えた：{ $grip }（{ $life }）
ua-log-bearer = { $who }が{ $gear }の持ち手になった
ua-log-ied = { $who }が{ $unit }をIEDで攻撃
ua-log-c4_set = { $unit }にC4を仕掛けた
ua-log-c4_dud = C4は不発に終わった
ua-log-c4_blast = { $unit }に仕掛けたC4が爆発
ua-log-space_changed = バリケードを展開した（ここからは室内として扱う）
ua-log-captured =
    { $n ->
        [1] { $unit }を捕虜にした
       *[other] { $unit }{ $n }名を捕虜にした
    }
ua-log-captured-joined = { $n ->
        [1] { $head }（捕虜になった）
       *[other] { $head }（{ $n }名が捕虜になった）
    }
ua-log-captured-counted = { $n ->
        [1] { $head }
       *[other] { $head }（{ $n }名）
    }
ua-log-retreat = 分隊は退却を始めた
ua-log-retreat_failed = 分隊は退却できず、このラウンドも戦い続けることになった
ua-log-battle_over = 戦闘終了：{ $how }（第{ $rounds }ラウンド、残りの弾倉{ $left }個）
ua-log-battle_over-early = 戦闘終了：{ $how }（第0ラウンド、残りの弾倉{ $left }個）
ua-log-battle_over-fled = 戦闘終了：敵の撤退（第{ $rounds }ラウンド、残りの弾倉{ $left }個）
ua-log-battle_over-fled-some = 戦闘終了：残った敵は撤退した（第{ $rounds }ラウンド、残りの弾倉{ $left }個）
ua-log-battle_over-fled-joined = 戦闘終了：{ $head }（第{ $rounds }ラウンド、残りの弾倉{ $left }個）
ua-log-battle_over-fled-some-joined = 戦闘終了：{ $head }（第{ $rounds }ラウンド、残りの弾倉{ $left }個）
ua-over-victory = 勝利
ua-over-held = 勝利、最後まで持ちこたえた
ua-over-withdrawn-rest = 形勢が決まり、{ $units }は残った者が撤退した
ua-over-victory-gone = 勝利、{ $gone }がいなくなり、{ $units }は戦意を失った
ua-over-withdrawn-gone = { $gone }を失い、{ $units }だけになった敵は撤退した
ua-over-retreat = 分隊は退却した
ua-over-lost = 敗北
ua-over-broken_off = 決着つかず
ua-those-left = { $unit }（残り{ $n }体）
ua-those-left-one = { $unit }

## 物資と装備

ua-log-spent = { $who }の分隊の弾倉が{ $n }個減った（残り{ $left }個）
ua-log-spent-last = 最後の弾倉を撃ち尽くした
ua-log-gained = { $who }が{ $amount }を得た（合わせて{ $left }）
ua-log-gained-joined = { $table }（出目{ $die }）：{ $who }が{ $amount }を得た（合わせて{ $left }）
ua-log-gained-rolled = { $who }が{ $formula }を振って{ $amount }を得た（合わせて{ $left }）
ua-log-gained-rolled-joined = { $table }（出目{ $die }）：{ $who }が{ $formula }を振って{ $amount }を得た（合わせて{ $left }）
ua-log-gained-rolled-event = { $head }：{ $who }が{ $formula }を振って{ $amount }を得た（合わせて{ $left }）
ua-log-gained-spoils = 戦利品：{ $who }が{ $amount }を得た（合わせて{ $left }）
ua-log-gained-spoils-more = { $head }。さらに{ $amount }も得た（合わせて{ $left }）
ua-log-gained-more = { $head }。さらに{ $amount }も得た（合わせて{ $left }）
ua-log-gained-event = { $head }：{ $who }が{ $amount }を得た（合わせて{ $left }）
ua-log-found-twice = { $who }が{ $gear }を2個手に入れた
ua-log-found-issued = { $who }に{ $gear }が支給された（この作戦限り）
ua-log-found-event = { $head }：{ $who }が{ $gear }を手に入れた
ua-log-gained-reward = { $who }が報酬の{ $amount }を受け取った（合わせて{ $left }）
ua-log-gained-reward-more = { $head }。さらに{ $amount }も受け取った（合わせて{ $left }）
ua-log-gained-thanks = { $who }が{ $companion }から礼に{ $amount }を受け取った（合わせて{ $left }）
ua-log-lost = { $who }は{ $amount }を失った（残り{ $left }）
ua-log-paid-bought = { $who }が{ $gear }を{ $amount }で買った（残り{ $left }）
ua-log-paid = { $who }は{ $amount }を{ $deed }（残り{ $left }）
ua-paid-stock = 払った
ua-paid-mre = 渡した
ua-die = { $face }
ua-die-bought = { $shown }（{ $sub }1点を消費、残り{ $left }点）
ua-die-least = { $shown }、少なくとも{ $amount }
ua-die-more = { $shown }、あと{ $n }回振る
ua-die-moved = { $face }{ $change }＝{ $die }
ua-die-here = { $shown }、この場の修正{ $change }
ua-log-loot = { $table }の出目{ $die }
ua-log-table_row-over = イベントの出目{ $die }
ua-log-table_row-nothing = 「{ $place }」のイベントの出目{ $die }：何も起こらなかった
ua-log-table_row = 「{ $place }」のイベントの出目{ $die }
ua-log-table_row-companion-nothing = { $place }のイベントの出目{ $die }：何も起こらなかった
ua-log-table_row-said = { $head }。{ $text }
ua-log-table_row-companion-said = { $head }。{ $text }
ua-log-table_row-companion = { $place }のイベントの出目{ $die }
ua-log-found = { $who }が{ $gear }を手に入れた
ua-log-found-joined = { $table }（出目{ $die }）：{ $who }が{ $gear }を手に入れた
ua-log-left_behind = { $who }は{ $gear }を持っていかなかった
ua-log-left_behind-full = { $who }は持ちきれず、{ $gear }を諦めた
ua-log-dropped = { $who }は{ $gear }を手放した
ua-log-dropped-life = { $who }は{ $gear }を手放した（{ $life }）
ua-log-lost_item = { $who }は{ $gear }を失った
ua-log-requested-worn = { $who }は届いた{ $gear }を着用した（{ $life }）
ua-log-requested-instead = { $who }は{ $off }から、届いた{ $gear }に着替えた（{ $life }）
ua-log-requested-same = { $who }に{ $gear }が届いたが、着ている物と同じだった（{ $life }）
ua-log-requested-held = { $who }は届いた{ $gear }を構えた（{ $life }）
ua-log-requested = { $who }に{ $gear }が届いた
ua-log-handed_over = { $who }が{ $to }に{ $what }を渡した
ua-log-bought = { $who }が{ $gear }を弾倉{ $price }個で買った（残り{ $left }個）
ua-log-bought-twice = { $who }が{ $gear }2個を弾倉{ $price }個ずつで買った（残り{ $left }個）
ua-log-sold = { $who }が{ $gear }を弾倉{ $n }個で売った（合わせて{ $left }個）
ua-log-bought-of = { $who }が{ $gear }を弾倉{ $price }個で買った（残り{ $left }個）
ua-log-bought-of-twice = { $who }が{ $gear }2個を弾倉{ $price }個ずつで買った（残り{ $left }個）
ua-log-sold-of = { $who }が{ $gear }を弾倉{ $n }個で売った（合わせて{ $left }個）
ua-log-hired-of =
    { $leader }の分隊に{ $who }が加わった（{ $price ->
        [0] 無料
       *[other] 弾倉−{ $price }個、残り{ $left }個
    }）
ua-log-hired-of-together =
    { $leader }の分隊に{ $who }が加わった（{ $price ->
        [0] 無料
       *[other] 弾倉−{ $price }個、残り{ $left }個
    }）
ua-log-hired = { $who }が分隊に加わった（{ $price ->
        [0] 無料
       *[other] 弾倉−{ $price }個、残り{ $left }個
    }）
ua-log-hired-twice = { $who }が分隊に加わり、同じ役割の1名が続いた（無料）
ua-log-hired-together = { $crew }が分隊に加わった（{ $price ->
        [0] 無料
       *[other] 弾倉−{ $price }個、残り{ $left }個
    }）
ua-log-hired-more = { $crew }、さらに{ $who }が分隊に加わった（{ $price ->
        [0] 無料
       *[other] 弾倉−{ $price }個を2回、残り{ $left }個
    }）
ua-log-dismissed = { $who }が分隊を離れた
ua-log-exchanged = { $who }が軍票{ $n }枚を弾倉{ $n }個に換えた（弾倉は合わせて{ $left }個）
ua-log-surplus = { $who }の弾倉のうち、上限を超えた{ $n }個が軍票{ $n }枚になった
ua-log-issued = 弾倉{ $n }個が支給された（合わせて{ $now }個）
ua-log-issued-squad = { $who }の分隊に弾倉{ $n }個が支給された（合わせて{ $now }個）
ua-log-issued-member = { $member }が分隊に加わった（この作戦限り）
ua-log-issued-member-of = { $leader }の分隊に{ $member }が加わった（この作戦限り）
ua-log-stage_magazines = 再編で弾倉{ $n }個が加わった
ua-log-suggested_level = この作戦の想定経験レベルは{ $levels }（{ $who }は{ $level }）
ua-log-suggested_level-many = この作戦の想定経験レベルは{ $levels }（{ $who }はどちらも{ $level }）
ua-levels = { $low }〜{ $high }
ua-level-alone = { $n }
ua-log-deployed-shared = { $who }が出撃した（共有の弾倉{ $magazines }個、{ $members ->
        [0] 隊員なし
       *[other] 隊員{ $members }名
    }）
ua-log-deployed-shared-many = { $who }が出撃した（共有の弾倉{ $magazines }個、隊員は{ $members }名ずつ）
ua-log-deployed-shared-fed = { $who }が出撃した（共有の弾倉{ $magazines }個とMRE{ $mre }食、{ $members ->
        [0] 隊員なし
       *[other] 隊員{ $members }名
    }）
ua-log-deployed-shared-fed-many = { $who }が出撃した（共有の弾倉{ $magazines }個とMRE{ $mre }食、隊員は{ $members }名ずつ）
ua-log-deployed-fed = { $who }が出撃した（弾倉{ $magazines }個、MRE{ $mre }食、{ $members ->
        [0] 隊員なし
       *[other] 隊員{ $members }名
    }）
ua-log-deployed = { $who }が出撃した（弾倉{ $magazines }個、{ $members ->
        [0] 隊員なし
       *[other] 隊員{ $members }名
    }）
ua-log-ate = { $who }がMREを食べ、生命点が{ $n }回復した（現在{ $left }、MREの残り{ $mre }食）
ua-log-rested = { $who }は休んだ
ua-log-information = 情報を得た：{ $information }
ua-log-information_lost = 情報を失った：{ $information }

## 人

ua-log-leader_made-of = 第{ $n }分隊の分隊長は{ $who }（副能力値：{ $sub }、経験レベル{ $level }）
ua-log-leader_made-next = 新しい分隊長は{ $who }（副能力値：{ $sub }、経験レベル{ $level }）
ua-log-leader_made-namesake = 後任の分隊長の名も{ $who }（副能力値：{ $sub }、経験レベル{ $level }）
ua-log-leader_made = 分隊長は{ $who }（副能力値：{ $sub }、経験レベル{ $level }）
ua-log-grown-life = { $who }の{ $ability }の最大値が{ $value }になった（防具を含めて{ $most }、残りの経験点{ $left }点）
ua-log-grown = { $who }の{ $ability }が{ $value }になった（残りの経験点{ $left }点）
ua-log-learnt = { $who }が技能「{ $skill }」を覚えた
ua-log-experience = { $who }の経験レベルが{ $level }になった
ua-log-healed = { $who }の生命点が{ $n }回復した（現在{ $left }）
ua-log-cured = { $who }は手当てを受け、{ $what }が治った
ua-log-cured-wound =
    { $who }は手当てを受け、負傷が1段階治った（{ $wounds ->
        [0] 負傷なし
       *[other] 残り{ $wounds }段階
    }）
ua-log-cured-used = { $user }が{ $gear }を使い{ $rest }、{ $what }が治った
ua-log-cured-wound-used = { $user }が{ $gear }を使い{ $rest }、負傷が1段階治った（{ $wounds ->
        [0] 負傷なし
       *[other] 残り{ $wounds }段階
    }）
ua-log-cured-wound-paid = { $who }は{ $amount }を払って手当てを受け（残り{ $left }）、負傷が1段階治った（{ $wounds ->
        [0] 負傷なし
       *[other] 残り{ $wounds }段階
    }）
ua-log-recovered = { $who }は次の作戦までに回復した（生命点{ $life }、負傷なし）
ua-log-cured-life = { $who }は手当てを受け、生命点が1回復した
ua-log-afflicted-does = { $who }は「{ $condition }」の状態になった（{ $does }）
ua-log-afflicted = { $who }は「{ $condition }」の状態になった
ua-log-restored = { $who }の{ $sub }が{ $n }回復した（現在{ $left }）
ua-log-trap_disarmed = { $who }がトラップを解除した
ua-log-trap_disarmed-joined = { $head }、トラップを解除した
ua-log-trap_disarmed-used = { $user }が{ $gear }を使い{ $rest }、トラップを解除した
ua-log-trap_sprung = トラップが作動した
ua-log-trap_sprung-unable = { $who }には技能「トラップ解除」がなく、トラップが作動した
ua-log-trap_sprung-left = { $who }はトラップの解除を試みず、トラップが作動した
ua-log-trap_sprung-joined = { $head }、トラップが作動した
ua-log-joined = { $companion }が同行することになった
ua-log-parted = { $companion }と別れた
ua-log-prisoners =
    { $held ->
        [1] { $prisoner }を捕虜にした
       *[other] { $prisoner }{ $n }名を捕虜にした（合わせて{ $held }名）
    }
ua-log-prisoners-joined = { $head }（捕虜になった）
ua-log-prisoners-as =
    { $held ->
        [1] { $prisoner }を捕虜にした
       *[other] { $prisoner }{ $n }名を捕虜にした（合わせて{ $held }名）
    }
ua-log-prisoners-as-joined = { $head }（{ $prisoner }として捕虜になった）
ua-log-prisoners-as-counted = { $held ->
        [1] { $head }（{ $prisoner }として扱う）
       *[other] { $head }（{ $prisoner }として扱う、捕虜は合わせて{ $held }名）
    }
ua-log-prisoners-counted = { $held ->
        [1] { $head }
       *[other] { $head }（捕虜は合わせて{ $held }名）
    }
ua-log-no_ties = タイラップが足りず、{ $prisoner }{ $n }名を捕虜にできなかった
ua-log-released = { $prisoner }{ $n }名を解放した（残り{ $held }名）
ua-log-escape_tried = { $prisoner }{ $n }名が脱走を試みた
ua-log-escaped = { $prisoner }{ $n }名が脱走した（残り{ $held }名）
ua-log-delivered-sum = 
    { $n ->
        [1] { $prisoner }を引き渡し、{ $price }を受け取った（合わせて{ $left }）
       *[other] { $prisoner }{ $n }名を引き渡し、{ $price }を受け取った（合わせて{ $left }）
    }
ua-log-delivered-none =
    { $n ->
        [1] { $prisoner }を引き渡した
       *[other] { $prisoner }{ $n }名を引き渡した
    }
ua-log-recruited = { $who }の分隊に{ $member }が加わった
ua-log-returned = { $who }が復帰した
ua-log-returned-many = { $who }が復帰した
ua-log-nobody_returns = 復帰できる隊員はいなかった
ua-log-cannot_join-places = 分隊に空きがなく、{ $role }は加われなかった
ua-log-cannot_join-places-joined = 分隊に空きがなく、{ $role }2名は加われなかった
ua-log-cannot_join-post = 狙撃ポイントに空きがなく、{ $role }は加われなかった
ua-log-cannot_join-price = 弾倉が足りず、{ $role }は加われなかった

## 作戦

ua-log-operation = 作戦「{ $title }」
ua-log-operation-text =
    作戦「{ $title }」
    { $text }
ua-log-game = 席：{ $seats }
ua-log-operation_begins = 作戦開始
ua-log-lap_begins = { $n }周目
ua-log-lap_begins-text = { $text }
ua-log-next_operation = 作戦開始（{ $n }つ目の作戦）
ua-log-next_operation-text =
    作戦開始（{ $n }つ目の作戦）
    { $text }
ua-log-next_operation-lent =
    作戦開始（{ $n }つ目の作戦）
    { $head }
ua-log-next_operation-text-lent =
    作戦開始（{ $n }つ目の作戦）
    { $head }
    { $text }
ua-log-one_operation_over =
    作戦終了（全{ $all }作戦の{ $n }つ目）：成功
    { $text }
ua-log-lap_ends = { $n }周目を終えた
ua-log-map_drawn = マップの出目{ $result }
ua-dice-bent = { $thrown }（これまでの行動により{ $result }として扱う）
ua-log-map_drawn-twice = マップの出目は二度とも{ $result }
ua-log-map_drawn-again = マップの出目{ $result }（進めるマップがなく、振り直した）
ua-log-map_drawn-moved = マップの出目{ $result }（そのマップは解決済みのため、{ $row }の出目として扱う）
ua-log-map_drawn-final = マップの出目{ $result }（ここまで進むと最終イベントに当たる）
ua-log-map_chosen-row = { $who }は出目{ $row }の「{ $tile }」を選んだ
ua-log-map_chosen = { $who }は「{ $tile }」を選んだ
ua-log-map_entered = マップ{ $n }「{ $tile }」
ua-log-map_entered-way = マップ{ $n }「{ $tile }」（{ $way }へ進んだ先）
ua-log-map_entered-way-text =
    マップ{ $n }「{ $tile }」（{ $way }へ進んだ先）
    { $text }
ua-log-map_entered-text =
    マップ{ $n }「{ $tile }」
    { $text }
ua-log-map_passed = マップ「{ $tile }」を突破した（突破数{ $n }）
ua-log-map_passed-again = 「{ $tile }」をまた通り抜けた（突破数{ $n }）
ua-log-map_passed-known = 「{ $tile }」をまた通り、何も起こらなかった（突破数{ $n }）
ua-log-map_passed-known-way = 分隊は{ $way }へ進み、「{ $tile }」をまた通ったが、もう何も起こらなかった（突破数{ $n }）
ua-way-north = 北
ua-way-east = 東
ua-way-south = 南
ua-way-west = 西
ua-log-unhurt = 生命点の減っている者はいなかった
ua-log-unhurt-leader = 分隊長の生命点は減っていなかった
ua-log-unhurt-members = 生命点の減っている隊員はいなかった
ua-log-map_left = 分隊は「{ $tile }」を突破しないまま引き返した
ua-log-map_avoided = 分隊は「{ $tile }」を避けた
ua-log-no_way = { $place }から先へ進む道はなかった
ua-log-chosen = { $who }は「{ $text }」を選んだ
ua-log-counted = { $counter }{ $change }（現在{ $now }）
ua-log-counted-limit = { $counter }{ $change }（現在{ $now }、{ $limit }になると作戦失敗）
ua-log-counted-why = { $why }：{ $told }
ua-log-waits-next_battle = （この効果は次の戦闘で働く）
ua-log-waits-first_round = （この効果は次の戦闘の最初のラウンドで働く）
ua-log-waits-first_roll = （この効果は次の戦闘の最初のロールで働く）
ua-log-waits-next_map = （この効果は次のマップで働く）
ua-log-waits-operation = （この効果は作戦の終わりまで働く）
ua-log-waits-laps = （この効果は{ $lap }周目の終わりまで働く）
ua-log-objective_met = 作戦目標達成：{ $objective }
ua-log-operation_failed = 作戦の失敗条件が満たされた
ua-log-operation_failed-counter = 作戦の失敗条件が満たされた：{ $counter }が{ $n }以上
# 次は前の版の記録のために残す。
ua-log-check-tries = { $who }が試みた：{ $sum }、{ $outcome }
ua-log-check-tries-picked = 出目{ $die }で選ばれた{ $who }が試みた：{ $sum }、{ $outcome }
ua-log-attack-joined = { $deed }（相手を決める出目{ $die }）{ $note }：{ $sum }、{ $outcome }
ua-log-reinforced = 増援が加わった：{ $unit }{ $n }体（合わせて{ $now }体）
ua-log-reinforced-new = 増援が加わった：{ $unit }{ $n }体
ua-log-reinforced-target = 増援が加わった：{ $unit }（生命点{ $now }）
ua-log-delivered =
    { $n ->
        [1] { $prisoner }を引き渡し、{ $price }を受け取った
       *[other] { $prisoner }{ $n }名を引き渡し、{ $price }を受け取った
    }
ua-log-check-attack = { $who }が{ $unit }を攻撃（{ $how }）：{ $sum } { $outcome }
ua-log-check-attack-joined = { $who }が{ $unit }を攻撃（目標の出目{ $die }、{ $how }）：{ $sum } { $outcome }
ua-log-check-attack-again = { $who }が続けて{ $unit }を攻撃（{ $how }）：{ $sum } { $outcome }
ua-log-check-attack-again-joined = { $who }が続けて{ $unit }を攻撃（目標の出目{ $die }、{ $how }）：{ $sum } { $outcome }
ua-log-check-left = { $check }（残りの弾倉{ $left }個）
ua-log-reaction_moved = 修正（{ $change }）で出目は{ $die }になった
ua-log-unit_left-fallen = { $unit }を排除した
ua-log-unit_left-fallen-group = { $unit }は全滅した
ua-log-healed-none = { $who }の生命点はすでに満ちていた（{ $left }）
ua-log-first_strike = 分隊が先制攻撃をかけた
ua-log-level_shifted = { $unit }のレベルが{ $change }された
ua-log-spent-few =
    { $left ->
        [0] { $who }の分隊が最後の弾倉を使った
       *[other] { $who }の分隊の弾倉は残り{ $left }個になった
    }
ua-log-wounded = { $who }の負傷が{ $wounds }段階になった
ua-log-wounded-instead = { $who }が隊員に代わって傷を負った（負傷{ $wounds }段階）
# 結果は operation_over が伝える。次の三つも前の版の記録のために残す。
ua-log-operation_ended-completed = 作戦は成功した
ua-log-operation_ended-failed = 作戦は失敗に終わった
ua-log-operation_ended-abandoned = 作戦を中止した
ua-log-operation_over-completed = 作戦終了：成功
ua-log-operation_over-failed = 作戦終了：失敗
ua-log-operation_over-lost = 作戦終了：分隊長を失った
ua-log-operation_over-lost-stage = 作戦終了：分隊長を失った（後任を立てれば、再編段階{ $stage }の支援がつく：{ $help }）
ua-log-operation_over-abandoned = 作戦終了：中止
