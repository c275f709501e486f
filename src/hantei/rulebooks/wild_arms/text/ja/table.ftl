# 戦闘の結果

wa-figure-able = { $faction }：決着時に立っている人数
wa-figure-left = { $faction }：離脱した人数
wa-figure-dead = { $faction }：死者
wa-figure-hp = { $faction }：決着時の残りHP（HPのある者）
wa-figure-fp = { $faction }：決着時の残りFP
wa-figure-rounds_left = { $faction }：残弾

# GMの裁定の書き方

wa-gm-set = 人物や戦闘の数値、状態を変える（例：reno.fp 3、reno.arms.dust_devil 0）
wa-gm-status = 負傷・瀕死・死亡・視界不良・萎縮・覚醒を与える、なくす
wa-gm-possession = 人物のポゼッションを変える
wa-gm-bar = ポゼッションを禁じる、禁を解く
wa-gm-move = 狙撃戦闘で1人だけ別のムーブを取らせる
wa-gm-scene = シーンの効果として全員に与える、終わらせる
wa-gm-supply = 補給状態を終わらせる、戻す
wa-gm-side = 人物を別の陣営に移す
wa-gm-seat = 人物を別の席から動かす（人物のidは専用の席）
wa-gm-join = 次のクリンナップフェイズから人物を参加させる
wa-gm-bring = ファイルの人物を途中から参加させる（ファイル、ほかは参加と同じ）
wa-gm-withdraw = 人物をすぐに退場させる
wa-gm-task = 課題を果たしたことにする、取り消す
wa-gm-end = 戦闘をここで終える
