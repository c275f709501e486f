# 準備とGMの裁定

sr-two-attributes = 異なる2つの能力値が要ります。指定：{ $found }
sr-gm-set = 人物の数値や状態、ターンを設定する
sr-gm-at = 人物を別の場所に置く
sr-gm-edge = 消費したエッジを全て、または指定した点数だけ戻す
sr-gm-know = 相手に気づいているかどうかを決める
sr-gm-riding = 車両に乗せる
sr-gm-vr = 仮想現実に入れる、出す
sr-gm-pin = 組み伏せさせる、放させる
sr-gm-tries = 再挑戦の修正をなくす
sr-gm-task = 作業を済んだこと、済んでいないことにする
sr-gm-time = 時間を進める（何分進めるかを数で書く）
sr-gm-sight = これからの視界の状況を決める（なければ none）
sr-gm-side = 人物を別の陣営に移す
sr-gm-seat = 人物を別の席から動かす（人物のidは専用の席）
sr-gm-join = 次のターンから参加させる（データ、陣営、場所）
sr-gm-bring = ファイルの人物を途中から参加させる（ファイル、ほかは参加と同じ）
sr-gm-leave = 戦いから退場させる
sr-gm-end = 戦闘を終える（陣営を書けばその勝利）
sr-supposed = 公開されていない数値は、公開されている数値の平均とみなします。
sr-looked-up = ?odds とちがい、相手側の数値はルールブックのデータどおりとみなします。この遭遇だけの変更や、まだ現れていない者、隠れている者は含みません。

# 戦闘の結果

sr-figure-turns = 戦闘ターン
sr-figure-winner = { $side }の勝利
sr-figure-nobody = 勝者なし
sr-figure-able = { $side }：戦える者の数
sr-figure-dead = { $side }：死者の人数
sr-figure-destroyed = { $side }：破壊・消滅した数
sr-figure-boxes = { $side }：受けたダメージ
sr-figure-edge = { $side }：エッジの残り
sr-figure-rounds_left = { $side }：残弾

# 統計で数えるもの

sr-count-check = { $side }の{ $check }
sr-count-success = { $side }の{ $check }の成功
sr-count-damage = { $who }が受けたダメージ
sr-count-down = { $who }の戦闘不能
sr-count-lost = 戦闘不能：{ $place }、原因は{ $cause }
sr-count-by-effect = その他の原因
sr-count-spent = { $who }が使った{ $what }
sr-count-held = { $who }の{ $what }
sr-count-use = { $who }が使った{ $what }：{ $way }
sr-count-gained = { $who }の{ $what }：{ $way }
sr-count-way-suppressing = 制圧射撃
sr-count-way-put_away = 外したクリップ
sr-count-way-clips = クリップから
sr-count-way-healing = 治療
sr-count-stock-clips = クリップ
sr-count-stock-clips-much = クリップ{ $n }個
sr-count-stock-edge_rating = エッジ（燃やした分）
sr-count-stock-edge_rating-much = 【エッジ】{ $n }（燃やした分）
sr-count-stock-physical = 身体ダメージ
sr-count-stock-physical-much = 身体ダメージ{ $n }点
sr-count-stock-stun = 精神ダメージ
sr-count-stock-stun-much = 精神ダメージ{ $n }点
sr-count-stock-drain = ドレイン
sr-count-stock-drain-much = ドレイン{ $n }点
sr-count-stock-fading = フェイディング
sr-count-stock-fading-much = フェイディング{ $n }点
sr-count-stock-rounds = 弾
sr-count-stock-rounds-much = 弾{ $n }発
sr-count-stock-edge = エッジ
sr-count-stock-edge-much = エッジ{ $n }点
sr-count-glitch-glitch = グリッチ
sr-count-glitch-critical = クリティカル・グリッチ
sr-count-battle = 戦闘：{ $title }
sr-count-round = 戦闘ターン：{ $title }
sr-count-end = { $side }の勝利（{ $by }）
sr-count-end-nobody = 決着つかず（{ $by }）
sr-count-win = { $side }の勝利
sr-by-eliminate = 相手側に、戦闘に残っている者がいなくなった
sr-by-eliminate-left = 相手側に残ったのは{ $names }だけ
sr-by-defeat = 目標の敵を倒した
sr-by-survive = 持ちこたえた
sr-by-escape = 脱出した
sr-by-reach = 目的地に着いた
sr-by-task = 作業を終えた
sr-by-data = データを手に入れた
sr-by-turns = 時間切れ
sr-by-referee = GMの裁定
sr-adjust-clips = 予備クリップ（{ $weapon }）
