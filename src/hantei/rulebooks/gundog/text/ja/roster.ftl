## 名簿

gd-roster-endurance = 耐久力
gd-roster-initiative = イニシアチブ
gd-roster-armour = 防御値
gd-roster-rate = { $rate }%（スキルレベル{ $level }）
gd-roster-item = { $name }×{ $n }
gd-adjust-visibility = 視界
gd-adjust-wound = ショック・負傷を与える
gd-adjust-kind = 種類
gd-adjust-percent = 成功率の修正（%）
gd-adjust-limb = 部位
gd-adjust-heal = { $wound }をなくす
gd-adjust-bleeding = 出血させる
gd-adjust-bleeding-each = 毎ラウンド失う耐久力（3、1D6など）
gd-adjust-bleeding-end = 出血をすべて止める
gd-adjust-checks = 耐久力0以下になってからの致死判定の回数
gd-adjust-hand = 持つ手（{ $weapon }）
gd-adjust-point = 地図上の位置
gd-adjust-metres = x,y（メートル）
gd-adjust-notice = 銃声に気づく（相手の陣営）
gd-adjust-posture = このラウンドで姿勢を変える
gd-adjust-must-rest = 次は行動を宣言できない
gd-adjust-tactics = 戦術判定の達成値
gd-adjust-seconds = 経過時間（秒）
