## 名前

wa-book-title = ワイルドアームズ
wa-book-about = ARMと魔法の荒野の決闘。六面ダイスを束ね、ポゼッションを選んで撃ち合います。
wa-policy-heuristic = ポゼッション・FP・残弾・手当てを考えて動く
wa-one = { $name }
wa-numbered = { $name }{ $number }
wa-of-faction = { $name }（{ $faction }）
wa-referee = GM
wa-art = 《{ $name }》

wa-possession-none = なし
wa-possession-lean = リーン
wa-possession-run = ラン
wa-possession-open = オープン
wa-possession-support = サポート
wa-possession-draw_crest = ドロークレスト
wa-possession-close = クローズ
wa-possession-escape = エスケープ
wa-crest-saving = 《セービング》
wa-crest-stampede = 《スタンピード》
wa-crest-magnification = 《マグニフィケーション》
wa-support-cooperation = 《コーポレーション》
wa-support-jamming = 《ジャミング》
wa-support-covering = 《カバーリング》
wa-move-keep = キープ
wa-move-charge = チャージ
wa-move-escape = エスケープ
wa-attack-shooting = 射撃攻撃
wa-attack-melee = 白兵攻撃
wa-attack-magic = 魔法攻撃
wa-slot-setup = セットアップ
wa-slot-major = メジャー
wa-slot-minor = マイナー
wa-trait-weak = 弱点
wa-trait-half = 半減
wa-trait-null = 無効
wa-trait-absorb = 吸収

wa-status-wounded = 負傷状態
wa-status-dying = 瀕死状態
wa-status-death = 死亡状態
wa-status-unsupplied = 無補給状態
wa-status-sight_impaired = 視界不良状態
wa-status-cowed = 萎縮状態
wa-status-awakened = 覚醒状態
wa-status-supplied = 補給状態
wa-dead = 死亡
wa-harm-wounded = 負傷状態
wa-harm-dying = 瀕死状態
wa-harm-death = 死亡状態

wa-skill-shooting = 射撃
wa-skill-melee = 白兵
wa-skill-magic = 魔法
wa-skill-evasion = 回避
wa-skill-resistance = 抵抗
wa-skill-acrobatics = 軽業
wa-skill-perception = 知覚
wa-skill-survival = 生存
wa-skill-tactics = 戦術
wa-skill-first_aid = 手当
wa-skill-will = 意思

wa-source-scene = シーン
wa-source-referee = GM
wa-source-battle = 戦闘

## 数値の内訳

wa-step-of = { $what }
wa-step-skill = 技能レベル
wa-step-modifier = 補正
wa-step-ability = 能力値
wa-step-one_die = 最低1個
wa-step-dice = ダイス
wa-step-critical = クリティカル
wa-step-fumble = ファンブル
wa-step-achievement = 達成値
wa-step-achievement_floor = 達成値の下限
wa-step-initiative = 先制値
wa-step-circumstances = 状況
wa-step-open = オープン
wa-step-run = ラン
wa-step-support = サポート
wa-step-wounded = 負傷状態
wa-step-sight_impaired = 視界不良状態
wa-step-cowed = 萎縮状態
wa-step-awakened = 覚醒状態
wa-step-sniping = 狙撃戦闘の命中補正
wa-step-cooperation = 《コーポレーション》
wa-step-jamming = 《ジャミング》
wa-step-cost = コスト
wa-step-magnification = 《マグニフィケーション》
wa-step-saving = 《セービング》
wa-step-saving_floor = コストの下限
wa-step-weapon = 武器のダメージ
wa-step-damage_roll = ダメージロール
wa-step-armour = 装甲値
wa-step-armour_holds = ダメージは0以上
wa-step-weak = 弱点
wa-step-half = 半減
wa-step-null = 無効

## フェイズと結果

wa-phase-pre_battle = プレバトルフェイズ
wa-phase-set_up = セットアップフェイズ
wa-phase-possession = ポゼッションフェイズ
wa-phase-initiative = イニシアティブロール
wa-phase-action = アクションフェイズ
wa-phase-clean_up = クリンナップフェイズ
wa-phase-end = エンドフェイズ
wa-phase-after = 戦闘の後
wa-result-victory = 勝利
wa-result-defeat = 敗北
wa-result-neither = 勝敗なし
wa-by-beaten = 負けた側の全員が倒れるか去った
wa-by-down = 倒すべき相手が倒れた
wa-by-survived = 定めのラウンドが過ぎた
wa-by-left = 戦場を離れた
wa-by-done = 目的を果たした
wa-by-gone = 戦う者がいない
wa-by-rounds = 最後のラウンドが終わった
wa-by-referee = GMの裁定

## 本の書き方で呼ぶ欄
book-field-skill = 技能
book-field-skills = 技能
book-field-initiative = 先制値
book-field-armour = 装甲値
book-field-task = 課題
book-field-tasks = 課題
book-field-cost = 消費FP
book-field-traits = 特性
book-field-surprise = 不意打ち

# 公開するページでの、ファイルの語

book-word-unsupplied = 無補給状態
book-word-spell = 魔法
book-word-setup = セットアップ
book-word-minor = マイナー
book-word-major = メジャー
book-word-weapon = 武器
book-word-self = 自分
book-word-all-enemies = 敵全体
book-word-all-allies = 味方全体
book-word-lean = リーン
book-word-run = ラン
book-word-open = オープン
book-word-support = サポート
book-word-draw-crest = ドロークレスト
book-word-escape = エスケープ
book-word-weak = 弱点
book-word-half = 半減
book-word-null = 無効
book-word-absorb = 吸収
book-word-wounded = 負傷状態
book-word-dying = 瀕死状態
book-word-death = 死亡状態
book-word-awakened = 覚醒状態
book-word-sight-impaired = 視覚障害
book-word-cowed = 萎縮状態
book-word-beaten = 全員が倒れるか去る
book-word-down = 倒れる
book-word-survived = 持ちこたえる
book-word-left = 戦場を離れる
book-word-done = 目的を果たす
book-word-aside = 数えない
book-word-basic = 基本判定
book-word-together = 協力
book-word-race = 競争判定
book-word-free = 判定なし
book-word-defeat = 敗北
book-word-victory = 勝利
book-word-neither = 勝敗なし
