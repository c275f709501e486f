## 名前の組み立て

sk-plain = { $text }
sk-nothing = {""}
sk-nobody = なし
sk-referee = GM
sk-numbered = { $name }{ $n }
sk-one = { $name }
sk-lettered = [{ $tag }]{ $name }
sk-with = { $name }（{ $parts }）
sk-skill = 《{ $name }》
sk-assault = 「{ $name }」
sk-skill-weapon = { $skill }（{ $weapon }）
sk-skill-weapon-inside = { $skill }（{ $weapon }）
sk-oneself = 自分
sk-oneself-also = および自分
sk-friendly = 味方の{ $name }
sk-friendly-many = 味方の{ $name }
sk-yourself = 自分
sk-yours = 味方の{ $name }
sk-yours-many = 味方の{ $name }
sk-plus = +{ $n }
sk-minus = −{ $n }
sk-door = { $a }と{ $b }の間の扉

## 機体の状態

sk-hp = HP{ $n }/{ $max }
sk-en = EN{ $n }/{ $max }
sk-ts = TS{ $n }
sk-value = { $name }{ $n }
sk-harm = 被ダメージ{ $n }点
sk-unharmed = 無傷
sk-state-incapacitated = 戦闘不能
sk-state-shot_down = 撃墜
sk-state-dead = 死亡
sk-state-high = 高機動
sk-state-charging = 踏破
sk-state-submerged = 水中
sk-state-slow = 鈍歩
sk-state-finished = 行動終了
sk-state-waiting = 待機
sk-status-corrosion = 侵蝕
sk-status-daze = 放心
sk-status-panic = 狼狽
sk-status-pressure = 重圧
sk-status-seal = 封印
sk-status-stall = 失速
sk-status-power_down = パワーダウン
sk-corroded = 侵蝕{ $rank }
sk-sealed = 封印：{ $equipment }

## 武器・特技・アイテム

sk-word-weapon = 武器
sk-word-assault = アサルト
sk-word-hp = HP
sk-word-en = EN
sk-word-en-much = EN{ $n }
sk-word-ts = TS
sk-word-ts-much = TS{ $n }
sk-kind-blade = ブレード
sk-kind-shot = ショット
sk-kind-charge_shot = チャージショット
sk-attribute-physical = 物
sk-attribute-fire = 炎
sk-attribute-ice = 氷
sk-attribute-lightning = 雷
sk-attribute-light = 光
sk-attribute-dark = 闇
sk-attribute-piercing = 貫
sk-attribute-slash = 斬
sk-power = 〈{ $attribute }〉+{ $n }
sk-power-minus = 〈{ $attribute }〉−{ $n }
sk-roll = 〈{ $attribute }〉{ $dice }D6{ $bonus }
sk-range = 射程{ $n }
sk-after-move = 移動後も可
sk-hit-bonus = 命中{ $bonus }
sk-left = 残り{ $n }個
sk-squares = { $n }スクウェア
sk-shape-single = 単体
sk-shape-self = 自身
sk-shape-area = 範囲{ $x }
sk-shape-line = 直線{ $x }
sk-shape-wide = { $width }幅直線{ $x }
sk-shape-radiation = 放射{ $x }
sk-shape-charge = 突撃{ $x }
sk-shape-select = { $shape }（選択）
sk-cost-hp = HP{ $n }
sk-cost-en = EN{ $n }
sk-cost-ts = TS{ $n }
sk-cost-status = { $status }を受ける
sk-no-weapon = 武器を使わない

## アクション

sk-action-move = ムーブアクション
sk-action-minor = マイナーアクション
sk-action-major = メジャーアクション
sk-action-auto = オートアクション

## 位置

sk-at = 位置{ $square }
sk-distance-none = 同じスクウェア
sk-distance = 距離{ $n }スクウェア・{ $metres }m
sk-partial-cover = 部分遮蔽
sk-behind-cover = 敵との間に部分遮蔽
sk-out-of-sight = 敵から見えない
sk-going-reach = 敵を攻撃できるスクウェア
sk-going-goal = 目標に近づくスクウェア
sk-going-nearer = 敵に近づくスクウェア
sk-going-other = ほかのスクウェア
sk-going-stay = 留まる
sk-doing-weapon = 武器の変更
sk-doing-give = 受け渡し
sk-doing-mount = 騎乗
sk-doing-uses = 特技・アイテム
sk-doing-nothing = アクションの放棄
sk-friend = 味方
sk-spent = 移動力を{ $n }使う
sk-no-enemy = 射程内に敵がいない
sk-no-need = 今は必要ない
sk-cannot-move = ここからは動けない
sk-to-goal = 目標まで{ $squares }
sk-at-goal = 目標のスクウェア
sk-hindrance = 移動を止められる
sk-beside = { $who }と同じスクウェア
sk-beside-foes = 敵の{ $foes }と同じスクウェア
sk-beside-both = 敵の{ $foes }、{ $who }と同じスクウェア
sk-beside-friends = 味方の{ $friends }
sk-beside-fallen = 戦闘不能の{ $fallen }
sk-beside-friends-fallen = 味方の{ $friends }、戦闘不能の{ $fallen }
sk-nearest = 敵まで{ $squares }
sk-disengage-checks = 離脱判定{ $n }回
sk-meets = { $who }
sk-path = 経路 { $path }
sk-direction-N = 上（+y）
sk-direction-E = 右（+x）
sk-direction-S = 下（−y）
sk-direction-W = 左（−x）
sk-direction-NE = 右上
sk-direction-SE = 右下
sk-direction-SW = 左下
sk-direction-NW = 左上
sk-mark-sealed = 封鎖
sk-mark-controlled = 制圧
sk-mark-impassable = 侵入不能
sk-mark-obstacle = 障害物
sk-mark-difficult = 移動困難
sk-mark-water = 水地
sk-mark-escape = 逃走

## 数値の理由

sk-step-melee = 白兵値
sk-step-shooting = 射撃値
sk-step-evasion = 回避値
sk-step-reaction = 反応値
sk-step-initiative = 行動値
sk-step-movement = 移動力
sk-step-power = 機体の攻撃力
sk-step-range = 射程
sk-step-armour = 防御修正〈{ $attribute }〉
sk-step-dice = ダメージロールの出目
sk-step-added = ダイスへの加算
sk-step-damage = ダメージ
sk-step-partial_cover = 部分遮蔽
sk-step-slow_in_water = 水地の鈍歩状態
sk-step-submerged = 水中状態
sk-step-cover_up = 自分の分とカバーアップの分
sk-step-nullified = ダメージの無効化
sk-step-set_to_zero = 実ダメージを0にする効果
sk-step-no_less = 最低値
sk-step-movement_cost = 入るスクウェア
sk-step-cost = データの代償
sk-step-one_action = 各アクション1回
sk-step-hp_loss = 失うHP
sk-step-recovery = 回復するHP
sk-step-full = 最大値まで

## ダイスを振る理由

sk-throw-hit = 命中判定
sk-throw-attack = 攻撃
sk-throw-defence = 防御判定
sk-throw-disengage = 離脱判定
sk-throw-hindering = 離脱妨害判定
sk-throw-appearance = 登場判定
sk-throw-skill = 特技の判定
sk-throw-damage = ダメージロール
sk-throw-corrosion = 侵蝕で失うHP
sk-throw-healing = 回復量
sk-throw-loss = 失う量

## 本の書き方で呼ぶ欄
book-field-skills = 特技
book-field-initiative = 行動値
book-field-evasion = 回避値
book-field-slash = 斬
book-field-reaction = 反応値
book-field-melee = 白兵値
book-field-shooting = 射撃値
book-field-armour = 防御修正
book-field-physical = 物

# 公開するページでの、ファイルの語

book-word-move = ムーブアクション
book-word-minor = マイナーアクション
book-word-major = メジャーアクション
book-word-auto = オートアクション
book-word-setup = セットアッププロセス
book-word-cleanup = クリンナッププロセス
book-word-always = 常時
book-word-charging = 踏破
book-word-instant = 一瞬
book-word-main-process = メインプロセスの終わりまで
book-word-round-end = ラウンドの終わりまで
book-word-combat-end = 戦闘の終わりまで
book-word-sealed = 封鎖
book-word-controlled = 制圧
book-word-impassable = 侵入不能
book-word-obstacle = 障害物
book-word-difficult = 移動困難
book-word-water = 水地
book-word-escape = 逃走
book-word-clear = 見通せる
book-word-partial = 部分遮蔽
book-word-complete = 完全遮蔽
book-word-physical = 物
book-word-fire = 炎
book-word-ice = 氷
book-word-lightning = 雷
book-word-light = 光
book-word-piercing = 貫
book-word-slash = 斬
book-word-normal = 通常
book-word-mob = モブ
book-word-extra = エキストラ
book-word-corrosion = 侵蝕
book-word-daze = 放心
book-word-panic = 狼狽
book-word-pressure = 重圧
book-word-seal = 封印
book-word-stall = 失速
book-word-power-down = パワーダウン
book-word-blade = ブレード
book-word-shot = ショット
book-word-charge-shot = チャージショット
book-word-wall = 壁
book-word-door = 扉
book-word-closed = 閉じている
book-word-open = 開いている
book-word-half-open = 半開き
book-word-defeat = 撃破
book-word-push = 押し出す
