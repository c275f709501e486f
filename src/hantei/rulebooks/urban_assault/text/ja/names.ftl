## 名前の組み立て

ua-plain = { $text }
ua-two-lines = { $first }{ $second }
ua-nothing = {""}
ua-does-attack = 攻撃ロール{ $change }
ua-does-defence = 防御ロール{ $change }
ua-does-detection = 察知ロール{ $change }
ua-wound-does =
    { $wounds ->
        [1] 攻撃ロール−1
        [2] 攻撃ロールと防御ロール−1
       *[other] 攻撃ロールと防御ロール−1、ラウンドの終わりごとに生命点−1
    }
ua-leader = 分隊長
ua-leader-numbered = 分隊長{ $n }
ua-referee = GM
ua-soldier = 敵兵
ua-member = { $name }
ua-numbered = { $name }{ $n }
ua-copy = { $name }（{ $n }つ目）
ua-recruits = { $name }{ $n }名
ua-many = { $name }×{ $n }
ua-count = { $name } { $n }
ua-mounted = { $attachment }付き{ $gun }
ua-fitted = { $gun }の{ $attachment }
ua-uses = { $name }（残り{ $n }回）
ua-bare-hands = 素手
ua-grip = { $gun }＋{ $shield }
ua-grip-now = { $grip }（いまのまま）
ua-priced = { $name }（{ $price }）
ua-free = { $name }（無料）
ua-member-life = { $name }（生命点{ $n }）
ua-preset = { $name }「{ $callsign }」（{ $sub }）
ua-difficulty = { $name }（弾倉{ $n }個）
ua-difficulty-none = 標準
ua-unknown-tile = 未踏
ua-level-close = { $level }、近接攻撃には{ $raised }
ua-level-shot = { $level }、射撃には{ $raised }
ua-group = { $name }（レベル{ $level }、{ $n }体）
ua-group-left = { $name }（レベル{ $level }、残り{ $n }体）
ua-group-notes = { $name }（レベル{ $level }、{ $n }体、{ $notes }）
ua-target = { $name }（レベル{ $level }、生命点{ $n }）
ua-target-notes = { $name }（レベル{ $level }、生命点{ $n }、{ $notes }）
ua-met-melee = 近接武装：こちらの近接攻撃に−2がつかない
ua-met-guarded = { $unit }が残る間は精密射撃しか届かない
ua-met-guarded-one = { $unit }が残る間は精密射撃しか届かない
ua-met-behind = { $unit }が残る間は攻撃が届かない
ua-met-behind-one = { $unit }が残る間は攻撃が届かない
ua-stunned = { $unit }（スタン）
ua-stage-help = { $stage ->
    [1] 弾倉3個
    [2] 弾倉3個、被弾テーブルの出目−1を一度
   *[other] 弾倉3個、被弾テーブルの出目−1を一度、最初の戦闘で敵のレベル−1
  }
ua-plus = +{ $n }
ua-minus = −{ $n }

## 資源

ua-amount-magazines = 弾倉{ $n }個
ua-amount-scrip = 軍票{ $n }枚
ua-amount-mre = MRE{ $n }食
ua-counted-magazines = { $n }個
ua-counted-scrip = { $n }枚
ua-counted-mre = { $n }食
ua-thing-magazines = 弾倉
ua-thing-magazines-much = 弾倉{ $n }個
ua-thing-scrip = 軍票
ua-thing-scrip-much = 軍票{ $n }枚
ua-thing-mre = MRE
ua-thing-mre-much = MRE{ $n }食
ua-thing-wound = 負傷
ua-thing-life = 生命点1
ua-thing-hurt = ダメージ
ua-thing-heal = 回復
ua-thing-trap = トラップ
ua-thing-gain = 入手品
ua-thing-check = 判定
ua-thing-price = 支払い
ua-thing-escape = 捕虜の脱走
ua-thing-drop_out = 脱落
ua-thing-restore = 副能力値の回復
ua-thing-equipment = 装備獲得表
ua-thing-supply = 補給表

## 能力と判定

ua-sub-melee = 格闘点
ua-sub-melee-much = 格闘点{ $n }点
ua-sub-dexterity = 器用点
ua-sub-dexterity-much = 器用点{ $n }点
ua-sub-shooting = 射撃点
ua-sub-shooting-much = 射撃点{ $n }点
ua-sub-command = 指揮点
ua-sub-command-much = 指揮点{ $n }点
ua-ability-skill = 技量点
ua-ability-life = 生命点
ua-ability-squad_size = 分隊規模
ua-condition-arm_injured = 腕の負傷
ua-check-attack = 攻撃ロール
ua-check-defence = 防御ロール
ua-check-skill = 技量ロール
ua-check-life = 生命ロール
ua-check-melee = 格闘ロール
ua-check-dexterity = 器用ロール
ua-check-shooting = 射撃ロール
ua-check-command = 指揮ロール
ua-check-detection = 察知ロール
ua-check-trap = トラップ解除
ua-check-special_event = 技量ロール
ua-check-prisoner = 捕虜に関わる判定
ua-check-escape = 捕虜の脱走を防ぐ判定
ua-check-initiative = 先制判定
ua-check-c4 = C4設置の判定
ua-check-flashbang_entry = フラッシュバン突入の判定
ua-way-shot = 射撃
ua-way-precise = 精密射撃
ua-way-close = 近接攻撃
ua-way-all_out = 全力攻撃
ua-way-ied = IED
ua-table-standard = 戦利品表

## 反応

ua-reaction-supportive = 支援的
ua-reaction-friendly = 友好的
ua-reaction-neutral = 中立
ua-reaction-withdraw = 撤退
ua-reaction-withdraw_if_outnumbered = 劣勢なら撤退
ua-reaction-extortion = 賄賂・物資要求
ua-reaction-hostile = 敵対的
ua-reaction-fight_to_the_end = 死ぬまで戦う

## 標準戦利品表の行

ua-loot-magazines = 弾倉{ $formula }個
ua-loot-magazines-least = 弾倉{ $formula }個（少なくとも{ $least }個）
ua-loot-scrip = 軍票{ $formula }枚
ua-loot-scrip-least = 軍票{ $formula }枚（少なくとも{ $least }枚）
ua-loot-special = 特殊装備一つ

## 場所

ua-trait-indoor = 室内
ua-trait-outdoor = 屋外
ua-trait-both = 一部は室内
ua-trait-dark = 暗所
ua-trait-dark-all = 暗所のため射撃{ $change }
ua-trait-dark-leaders = 暗所のため分隊長の射撃{ $change }
ua-trait-dark-members = 暗所のため隊員の射撃{ $change }
ua-trait-night = 夜間

## 数値の理由

ua-step-skill = 技量点
ua-step-life = 生命点
ua-step-life_max = 生命点の最大値
ua-step-melee = 格闘点
ua-step-dexterity = 器用点
ua-step-shooting = 射撃点
ua-step-command = 指揮点
ua-step-dark = 暗所での射撃
ua-step-indoor = 室内
ua-step-one_handed = 片手撃ち
ua-step-knife_against_guns = 銃で武装した敵への近接攻撃
ua-step-wounds = 負傷
ua-step-condition = 状態異常
ua-step-stunned = 敵のスタン
ua-step-role = 役割「{ $name }」
ua-step-member = 隊員の支援
ua-step-companion = 同行者
ua-step-first_round = シナリオの修正（最初のラウンド）
ua-step-scenario = シナリオの修正
ua-step-modifier = 状況の修正

## ダイスを振る理由

ua-throw-target_die = 射撃の目標
ua-throw-number = 敵の数
ua-throw-reinforcements = 増援の数
ua-throw-who_is_aimed_at = 狙われるのは誰か
ua-throw-reaction = 反応表
ua-throw-demand = 要求される量
ua-throw-gain = 入手する量
ua-throw-loss = 失う量
ua-throw-damage = ダメージ
ua-throw-healing = 回復量
ua-throw-prisoners = 捕虜の数
ua-throw-who_returns = 復帰する隊員
ua-throw-counter = カウンターの増減
ua-throw-event_table = イベントの表
ua-throw-damage_unit = 敵の損害
ua-throw-damage_chosen = 敵に与えるダメージ
ua-throw-level = レベルの変化
ua-throw-reinforce = 増援の数
ua-throw-modify_battle = 戦闘の修正
ua-throw-end_battle = 戦闘の終わり
ua-throw-uses = 使用回数
ua-throw-hit_table = 被弾テーブル
ua-throw-loot_amount = 戦利品の量
ua-throw-special_equipment = 特殊装備表
ua-throw-loot_table = 戦利品表
ua-throw-equipment_table = 装備獲得表
ua-throw-other_table = 表
ua-throw-supply_table = 補給表
ua-throw-shotgun_critical = ショットガンの追加ダイス
ua-throw-tens = 十の位
ua-throw-ones = 一の位
ua-throw-throw = ダイス

## 本の書き方で呼ぶ欄
book-field-skill = 技量点
book-field-skills = 技能

# 公開するページでの、ファイルの語

book-word-alive = 健在
book-word-abandoned = 作戦放棄
book-word-body-protection = 防具
book-word-expendable = 消耗品
book-word-special = 特殊装備
book-word-firearm = 銃器
book-word-armoured = 装甲
book-word-fixed-target = 固定目標
book-word-ballistic-gear = 防弾装備
book-word-heavy-armour = 重装甲
book-word-fanatic = 狂信的
book-word-blast-resistant = 耐爆
book-word-in-cover = 遮蔽中
book-word-mission-bound = 任務に従う
book-word-human = 人間
book-word-vehicle = 車両
book-word-prisoners = 捕虜
book-word-force = 勢力
book-word-fallen = 戦闘不能
book-word-medic = メディック
