## 出来事

sr-log-fight = 戦闘開始「{ $title }」
sr-log-fight-text =
    戦闘開始「{ $title }」
    { $text }
sr-log-fight_end = 戦闘終了：{ $winner }の勝利（第{ $turns }ターン）
sr-log-fight_end-text =
    戦闘終了：{ $winner }の勝利（第{ $turns }ターン）
    { $text }
sr-log-fight_end-nobody = 戦闘終了：勝者なし（第{ $turns }ターン）
sr-log-turn = ―― 第{ $n }戦闘ターン ――
sr-log-pass = イニシアティブ・パス{ $n }
sr-log-score = { $who }のイニシアティブ・スコア：{ $score }
sr-log-surprised = { $who }は不意を打たれた
sr-log-arrived = { $who }が{ $place }に到着した
sr-log-escaped = { $who }が{ $place }から脱出した
sr-log-phase = ▼ { $who }の行動フェイズ
sr-log-phase-given_up = ▼ { $who }の行動フェイズ（全力防御のため放棄）
sr-log-no_phase-surprised = { $who }は不意を打たれ、行動フェイズを得られなかった
sr-log-no_phase-glitch = { $who }はクリティカル・グリッチのため、この行動フェイズを失った
sr-log-action = { $who }の動作：{ $action }
sr-log-test-roll = { $who }の{ $kind }：ダイスプール{ $pool }、{ $hits }ヒット
sr-log-test-edge = { $who }の{ $kind }：ダイスプール{ $pool }＋【エッジ】、{ $hits }ヒット
sr-log-test-buy = { $who }の{ $kind }：ダイスプール{ $pool }で{ $hits }ヒットを購入
sr-log-test-long_shot = { $who }の{ $kind }（ロングショット）：{ $hits }ヒット
sr-log-test-critical = { $who }の{ $kind }：エッジを燃やしてクリティカル・サクセス
sr-log-test-none = { $who }の{ $kind }：ダイスプール0、0ヒット
sr-log-test_changed = { $who }の{ $kind }：エッジ（{ $use }）で計{ $hits }ヒットになった（{ $glitch }）
sr-log-success = { $who }の{ $kind }：{ $hits }ヒット／目標値{ $need }、成功（純ヒット{ $net }）
sr-log-failure = { $who }の{ $kind }：{ $hits }ヒット／目標値{ $need }、失敗
sr-log-unopposed = { $who }の{ $kind }：{ $hits }ヒット、対抗なし
sr-log-won = { $who }は{ $hits }ヒット、{ $other }は{ $against }ヒット（純ヒット{ $net }で成功）
sr-log-lost = { $who }は{ $hits }ヒット、{ $other }は{ $against }ヒット（失敗）
sr-log-glitch = { $who }の{ $kind }で{ $glitch }が起きた
sr-log-edge = { $who }がエッジを1点消費した（{ $use }、残り{ $left }点）
sr-log-edge_burned = { $who }がエッジを燃やした（{ $use }、【エッジ】{ $rating }、残り{ $left }点）
sr-log-attack-ranged = { $who }が{ $weapon }で{ $target }を撃った
sr-log-attack-ranged-how = { $who }が{ $weapon }（{ $how }）で{ $target }を撃った
sr-log-attack-thrown = { $who }が{ $target }に{ $weapon }を投げた
sr-log-attack-thrown-how = { $who }が{ $target }に{ $weapon }を投げた（{ $how }）
sr-log-attack-melee = { $who }が{ $weapon }で{ $target }を攻撃した
sr-log-attack-melee-how = { $who }が{ $weapon }で{ $target }を攻撃した（{ $how }）
sr-log-missed = { $who }の攻撃は{ $target }に当たらなかった
sr-log-hit = { $who }に命中した：修正ダメージ値{ $value }（{ $kind_of }）、修正装甲値{ $armour }
sr-log-part_hit = { $who }は狙われた部位に命中を受けた：{ $effect }
sr-log-resisted =
    { $hits ->
        [0] { $who }は{ $kind_of }ダメージ{ $value }点に抵抗できなかった
       *[other] { $who }の抵抗で、{ $kind_of }ダメージが{ $value }点から{ $boxes }点に減った
    }
sr-log-damage = { $who }は{ $kind_of }ダメージを{ $boxes }点受けた（累計：身体{ $physical }、精神{ $stun }）
sr-log-damage-machine = { $who }は損傷を{ $boxes }点受けた（累計{ $physical }/{ $of }）
sr-log-damage-machine-veiled = { $who }は損傷を{ $boxes }点受けた
sr-log-damage-veiled = { $who }は{ $kind_of }ダメージを{ $boxes }点受けた
sr-log-knocked_down = { $who }は転倒した
sr-log-out-dead = { $who }は死亡した
sr-log-out-dying = { $who }は瀕死で倒れた
sr-log-out-vanished = { $who }は消滅した
sr-log-out-unconscious = { $who }は意識を失った
sr-log-overpowered = { $who }が{ $target }を押し切った（{ $force }対【強靭力】{ $body }）
sr-log-withstood = { $target }は{ $who }に押し切られなかった（{ $force }対【強靭力】{ $body }）
sr-log-pinned = { $who }は{ $by }に組み伏せられた（純ヒット{ $grip }）
sr-log-let_go = { $who }は{ $by }の組み伏せから逃れた
sr-log-holds-keep = { $who }は{ $target }を押さえ続けた
sr-log-holds-grip = { $who }は{ $target }を掴み直した
sr-log-holds-hurt = { $who }は{ $target }を締め上げた
sr-log-holds-floor = { $who }は{ $target }を引き倒しにかかった
sr-log-full_defence = { $who }は全力防御に入った
sr-log-full_defence-early = { $who }は次の行動フェイズを捨て、全力防御に入った
sr-log-stopped = { $who }は{ $by }に止められた
sr-log-moved = { $who }が{ $place }へ移動した
sr-log-moved-near = { $who }が{ $place }の近くへ移動した
sr-log-moved-running = { $who }が{ $place }へ走った
sr-log-moved-near-running = { $who }が{ $place }の近くへ走った
sr-log-sprinted = { $who }が疾走した（このターンは{ $metres }mまで）
sr-log-cover-on = { $who }が遮蔽を取った
sr-log-cover-off = { $who }が遮蔽から出た
sr-log-drops_prone = { $who }が伏せた
sr-log-stands_up = { $who }が立ち上がった
sr-log-gesture = { $who }が合図した
sr-log-speaks = { $who }が一言話した
sr-log-dropped = { $who }が{ $weapon }を手放した
sr-log-readied = { $who }が{ $weapon }を手にした
sr-log-picked_up = { $who }が{ $weapon }を拾った
sr-log-clip_out = { $who }が{ $weapon }のクリップを抜いた
sr-log-clip_in = { $who }が{ $weapon }に装填した（{ $rounds }発、予備のクリップ{ $left }個）
sr-log-loaded = { $who }が{ $weapon }に{ $rounds }発込めた（予備の弾{ $left }発）
sr-log-mode = { $who }が{ $weapon }を{ $mode }にした
sr-log-aims = { $who }が{ $target }に狙いをつけた（ダイスプール+{ $n }）
sr-log-aim_lost = { $who }は{ $target }への狙いを失った
sr-log-suppresses = { $who }が{ $weapon }で制圧射撃を行った（幅{ $width }m）
sr-log-sheltered = { $who }には弾が届かなかった
sr-log-found = { $who }が{ $target }を見つけた
sr-log-task_done = { $who }が「{ $task }」をやりとげた
sr-log-work = { $who }の{ $task }：累計{ $hits }ヒット（{ $need }を上回れば完了、{ $rolls }回目）
sr-log-work_failed = { $who }の「{ $task }」は失敗に終わった
sr-log-helped = { $who }が{ $task }を手伝った（ダイス+{ $hits }個、合わせて+{ $help }個）
