# 設定と裁定

gd-gm-set = 人物や戦闘の数値、状態を変える
gd-gm-at = 人物を別の場所に置く
gd-gm-condition = 状態を与える、外す
gd-gm-wound = ショック、軽傷、重傷を与える、外す
gd-gm-bleeding = 出血を加える、すべて止める
gd-gm-hand = 武器をどちらかの手に持たせる
gd-gm-notice = 陣営の銃声に気づいていることにする
gd-gm-visibility = これからの視界を変える
gd-gm-side = 人物を別の陣営に移す
gd-gm-seat = 人物を動かす席を変える（席の名前。人物のidを書くと、その人物だけの席）
gd-gm-join = 次のラウンドから参加させる（データ、陣営、場所）
gd-gm-bring = ファイルの人物を途中から参加させる（ファイル、陣営、場所）
gd-gm-leave = 戦いから退場させる
gd-gm-end = 戦闘を終える（陣営を書けばその勝利）

# 戦闘の結果

gd-figure-winner = { $side }の勝利
gd-figure-nobody = 勝者なし
gd-figure-able = { $side }：立っている人数
gd-figure-dead = { $side }：死者
gd-figure-endurance = { $side }：立っている者の残り耐久力
gd-figure-rounds_left = { $side }：銃に入っている弾（倒れた者の分を含み、予備弾倉は含まない）
