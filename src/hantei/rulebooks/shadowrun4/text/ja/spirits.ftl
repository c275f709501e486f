## 精霊とアストラル界

sr-ask-spirit = { $who }: 何を召喚しますか？
sr-ask-spirit_force = { $who }が召喚: { $servant }。フォースはいくつですか（{ $low }〜{ $high }）？
sr-ask-servant = { $who }: どれですか？
sr-ask-order = { $who }から{ $target }へ（残りの助力 { $services }）: 何を命じますか？
sr-ask-dismiss = { $who }が{ $target }を退去させます: どのように？
sr-ask-banished = { $target }にはもう助力がありません。{ $who }はどうしますか（得られる助力 { $services }）？
sr-ask-aspect = { $who }: 何を霊視しますか？
sr-ask-signature = { $who }: どの霊紋を消しますか？
sr-ask-astral_kind = { $who }がアストラル界で{ $target }を攻撃します: どのダメージを与えますか？

sr-opt-spirit = { $name }
sr-opt-spirit_force = { $n }
sr-opt-servant = { $name }（レーティング{ $rating }、残り{ $owed }）
sr-opt-order-fight = 戦え
sr-opt-order-work = 働け
sr-opt-order-scout = 見張れ
sr-opt-order-remote = 遠くで務めを果たせ
sr-opt-dismiss-standby = 助力を残して待機させる
sr-opt-dismiss-release = 解放する
sr-opt-banished-dispel = 消滅させる
sr-opt-banished-take_over = 乗っ取る
sr-opt-aspect-marks = 周囲の霊紋
sr-opt-signature = { $name }の痕跡（レーティング{ $rating }、{ $work }まで消去）
sr-opt-astral_kind-physical = 身体ダメージ
sr-opt-astral_kind-stun = 精神ダメージ

sr-order-fight = 戦え
sr-order-work = 働け
sr-order-scout = 見張れ
sr-order-remote = 遠くでの務め

sr-action-summon_spirit = 精霊の召喚（複雑）
sr-eff-action-summon_spirit = 【魔力】+召喚と【フォース】の対抗テスト。純ヒットごとに助力1。ドレインは精霊のヒット×2（最低2）。ウォッチャーはヒット数の時間だけ仕えます。
sr-action-call_spirit = 精霊を呼び出す（単純）
sr-eff-action-call_spirit = 待機中の精霊がそばに来ます。
sr-action-command_spirit = 精霊に命令（単純）
sr-eff-action-command_spirit = 新しい命令1つにつき助力を1つ使います。
sr-action-dismiss_spirit = 精霊の退去（単純）
sr-eff-action-dismiss_spirit = 待機させる（召喚数に数えません）か、解放します。
sr-action-banish_spirit = 精霊の放逐（複雑）
sr-eff-action-banish_spirit = 【魔力】+放逐と【フォース】の対抗テスト。純ヒットごとに助力を1つ奪い、なくなれば消滅させるか乗っ取れます。ドレインは召喚と同じです。
sr-action-bind_spirit = 精霊の束縛（複雑）
sr-eff-action-bind_spirit = 【魔力】+束縛と【フォース】の対抗テスト。純ヒットごとに助力が1つ増えます。束縛された精霊は日の出・日の入でも消えません。ドレインは召喚と同じです。

sr-throw-servant = 呼ばれたもの
sr-throw-summoning = 召喚
sr-throw-binding = 束縛
sr-throw-banishing = 放逐
sr-throw-assensing = 霊視

sr-step-power = { $what }
sr-power-magic = 魔力
sr-power-resonance = 共振力
sr-step-situation = 状況修正
sr-step-mentor = 導師精霊

sr-log-test-nobody = { $kind }: { $pool }ダイス、ヒット{ $hits }
sr-log-not_called = { $servant }は{ $who }のもとに現れない
sr-log-called = { $target }が{ $who }のもとに現れる（レーティング{ $rating }、助力{ $services }）
sr-log-comes = { $who }が{ $by }のもとに戻る
sr-log-stands_by = { $who }は待機に入る
sr-log-ordered = { $who }が{ $target }に命じる: { $order }（残り{ $services }）
sr-log-bound = { $who }が{ $target }を束縛する（残り{ $services }）
sr-log-services = { $by }が{ $who }の絆を断つ（残り{ $services }）
sr-log-taken_over = { $target }は{ $who }に仕える（残り{ $services }）
sr-log-departs-done = { $who }は務めを終えて去る
sr-log-departs-banished = { $who }は消滅する
sr-log-departs-released = { $who }は解き放たれる
sr-log-departs-sun = { $who }は移ろう光とともに消える
sr-log-departs-hours = { $who }は時間を務め上げて去る
sr-log-departs-master = 仕える相手を失い、{ $who }は去る
sr-log-signature_found = { $who }が痕跡を見つける: { $target }のもの、強さ{ $rating }
sr-log-signature_erased = { $who }が{ $target }の痕跡を消しにかかる（{ $work }/{ $rating }）
