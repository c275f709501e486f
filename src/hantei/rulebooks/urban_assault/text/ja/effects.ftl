## どこでも同じ言葉

ua-fx-common-back = 準備のメニューに戻ります。
ua-fx-common-decline = 何も払わず、申し出を断ります。
ua-fx-common-cancel = 何もせずに戻ります。

## 技能・装備・敵

ua-fx-skill = { $sub }1点を使います。{ $effect }
ua-fx-skill-magazines = { $sub }1点と{ $price }を使います。{ $effect }
ua-fx-grip-empty = 両手が空きます。銃がないので射撃はできません。
ua-fx-grip-lowered = シールドを下ろし、その効果を失います。{ $effect }
ua-fx-buy-replaces = いまの{ $worn }は{ $price }で売ります。{ $effect }
ua-fx-grip-two_handed = シールドを構えている間、この銃は撃てません。{ $effect }
ua-fx-grip-action = 持ち替えはこのラウンドの行動になります。{ $effect }
ua-fx-group = 達成値{ $level }以上で1体倒します。敵の手番には{ $attacks }回攻撃してきます。
ua-fx-group-harmless = 達成値{ $level }以上で1体倒します。敵の手番には攻撃してきません。
ua-fx-target = 達成値{ $level }以上で生命点を1減らします。敵の手番には{ $attacks }回攻撃してきます。
ua-fx-target-harmless = 達成値{ $level }以上で生命点を1減らします。敵の手番には攻撃してきません。
ua-fx-aim = 達成値{ $level }以上で成功します。
ua-fx-fells = { $unit }を1体倒し、残りは{ $left }体になります。
ua-fx-takes = 生命点を{ $n }減らします。
ua-fx-threat = 敵の手番には{ $attacks }回攻撃してきます。
ua-fx-threat-none = 敵の手番には攻撃してきません。
ua-fx-leader-concerned = { $who }が引き受けます（{ $parts }）。
ua-fx-first_aid_on = { $who }の負傷1段階か状態異常を一つ取り除きます。
ua-fx-recruit = { $who }の分隊に加わります。{ $effect }
ua-fx-mre = MREは1食で分隊長の生命点を2回復します。
ua-fx-swap = { $gear }を置いていきます。失う効果：{ $effect }
ua-fx-capture = { $unit }を捕虜にします。分隊長の行動になり、倒した敵と同じく戦闘から除かれます。
ua-fx-pay = 要求どおり渡します。敵は戦わずに去ります。
ua-fx-tenth = { $price }だけ渡します。{ $sub }を1点使います（残り{ $left }点）。
ua-fx-next = 次の作戦の準備に入ります。

## 分隊長

ua-fx-leader-by_hand = 副能力値、成長、技能、名前を順に決めます。装備と隊員は準備で選びます。
ua-fx-leader_name = この名前で呼ばれます。自由に書いてもかまいません。
ua-fx-successor_level = 経験レベル{ $n }の後任を作ります。
ua-fx-sub_ability-melee = 技能は全力攻撃、かばう、遮蔽物に隠れる。接近戦と防御が得意です。初期装備はSMGとプレートキャリアです。
ua-fx-sub_ability-dexterity = 技能は精密射撃、察知、トラップ解除、現地調達。危険を避け、狙いを選べます。初期装備はDMRです。
ua-fx-sub_ability-shooting = 最大値2点ごとに射撃技能を一つ覚えます。火力に優れます。初期装備はアサルトライフルです。
ua-fx-sub_ability-command = 最大値2点ごとに指揮技能を一つ覚えます。交渉と支援に優れます。初期装備はアサルトライフルです。
ua-fx-growth-skill = 攻撃、防御、判定のすべてに加わります。
ua-fx-growth-life = 倒れるまでに受けられるダメージと、持ち物の上限が増えます。
ua-fx-growth-sub = 技能を使える回数が増えます。射撃点と指揮点は2点ごとに技能も覚えます。
ua-fx-growth-squad_size = 連れていける隊員が1名増えます。
ua-fx-growth-done = 残りの{ $left }点は取っておきます。

## 作戦の前

ua-fx-difficulty = 作戦開始時、弾倉が{ $n }個になるまで支給されます。
ua-fx-difficulty-each = 作戦開始時、それぞれの分隊に、弾倉が{ $n }個になるまで支給されます。
ua-fx-pool-separate = それぞれの弾倉・軍票・MREを使います。マップの間に受け渡しできます。
ua-fx-pool-shared = 二人で一つの弾倉・軍票・MREを使います。
ua-fx-prepare-ready_made = この分隊長に合う装備と隊員を、弾倉の許す範囲でまとめて揃えます。
ua-fx-prepare-go =
    { $free ->
        [0] 隊員{ $members }名と弾倉{ $magazines }個で作戦を始めます。
       *[other] 隊員{ $members }名（あと{ $free }名連れていけます）と弾倉{ $magazines }個で作戦を始めます。
    }
ua-fx-prepare-buy = 弾倉を払って装備を買います（残り{ $magazines }個）。
ua-fx-prepare-sell = 要らない装備を、価格の半分の弾倉に換えます。
ua-fx-prepare-hire = 弾倉を払って隊員を加えます（残り{ $magazines }個）。アサルトなどの基本隊員は無料です。
ua-fx-prepare-dismiss = 隊員を外して枠を空けます。弾倉は戻りません。
ua-fx-prepare-exchange = 軍票を同じ数の弾倉に換えます。
ua-fx-prepare-grow = 経験点で能力を伸ばします。
ua-fx-prepare-attachments = アタッチメントを銃に付けるか、外します。外したまま出撃すると失います。
ua-fx-prepare-grip = 手に持つ銃とシールドを決めます。
ua-fx-exchange = 軍票{ $n }枚を弾倉{ $n }個に換えます。
ua-fx-attachments-off = 銃から外して手元に置きます。出撃までに付けなければ失います。
ua-fx-interlude-finish = キャンペーンを終えます。
ua-fx-after_death-successor = 後任が生き残った隊員と物資を引き継ぎ、同じ作戦に挑み直します。再編段階{ $stage }の支援がつきます（{ $help }）。
ua-fx-after_death-finish = キャンペーンを終えます。

## 移動

ua-fx-event-check = 払うものはありません。判定（目標値{ $target }）の成功と失敗で、続きが変わります。
ua-fx-event-open = 払うものはありません。判定の成功と失敗で、続きが変わります。
ua-fx-named = { $name }：{ $effect }
ua-fx-both = { $one }{ $other }
ua-fx-event-gain = 何も払わずに{ $gain }を得ます。
ua-fx-event-heal-leader = 払うものはありません。分隊長の生命点が{ $n }回復します。
ua-fx-event-heal-all = 払うものはありません。分隊長と隊員全員の生命点が{ $n }ずつ回復します。
ua-fx-event-heal-none = 払うものはありません。生命点の減っている者がいないため、何も回復しません。
ua-fx-event-heal-members = 払うものはありません。隊員全員の生命点が{ $n }ずつ回復します。
ua-fx-event-gear = 何も払わずに{ $gear }を得ます。{ $effect }
ua-fx-event-gears = 何も払わずに{ $gear }を得ます。{ $effect }
ua-gained-gear = { $gear }
ua-fx-event-wait-next_battle = 払うものはありません。効果があるのは次の戦闘です。
ua-fx-event-wait-first_round = 払うものはありません。効果があるのは次の戦闘の最初のラウンドです。
ua-fx-event-wait-first_roll = 払うものはありません。効果があるのは次の戦闘の最初のロールです。
ua-fx-event-wait-next_map = 払うものはありません。効果があるのは次のマップです。
ua-fx-event-wait-operation = 払うものはありません。効果は作戦の終わりまで働きます。
ua-fx-event-learn = 払うものはありません。あとで役に立つかもしれない情報が得られます。
ua-fx-event = 払うものはありません。続きは選ぶとわかります。
ua-fx-event-nothing = 払うものも得るものもなく、そのまま先へ進みます。
ua-fx-event-full = 分隊に空きがないため、選んでも{ $role }は加わりません。
ua-fx-event-recruit = 払うものはありません。{ $who }が分隊に加わります。{ $effect }
ua-fx-event-price = { $price }を払います。続きは選ぶとわかります。
ua-fx-event-price-mre = { $price }を渡します。続きは選ぶとわかります。
ua-fx-which_map = こちらへ進みます。もう一方には入りません。
ua-fx-shift_digit = 代価を払い、マップ「{ $tile }」へ進みます。
ua-fx-shift_digit-again = 代価を払い、ダイスを振り直します。
ua-fx-shift_digit-keep = 何も払わず、出目のまま進みます。
ua-fx-way = 「{ $place }」へ向かいます。
ua-fx-way-traits = 「{ $place }」へ向かいます（{ $traits }）。
ua-fx-direction-north = 北のマップに入ります。まだ解決していなければ、そのイベントを順に解決します。
ua-fx-direction-east = 東のマップに入ります。まだ解決していなければ、そのイベントを順に解決します。
ua-fx-direction-south = 南のマップに入ります。まだ解決していなければ、そのイベントを順に解決します。
ua-fx-direction-west = 西のマップに入ります。まだ解決していなければ、そのイベントを順に解決します。
ua-fx-detect-enter = このマップに入り、イベントを順に解決します。
ua-fx-detect-detect = 察知ロール（目標値4）を行います。成功すれば入らずに引き直せますが、失敗すると入ることになります。
ua-fx-detected-avoid = このマップは起こらなかったことになり、もう一度ダイスを振ります。
ua-fx-detected-flashbang = フラッシュバン1個を使い、技量ロール（目標値4）を行います。成功すれば中の敵集団を捕虜にし、失敗すれば敵は死ぬまで戦い、先に動きます。
ua-fx-detection_reroll-keep = 失敗を受け入れます。
ua-fx-detection_reroll-role = { $role }の助けで振り直します。使えるのは1マップに一度です。
ua-fx-scanner-keep = 後のために取っておきます（残り{ $uses }回）。
ua-fx-scanner-use = このマップの察知ロールを+1します。使用回数を1減らします（いま残り{ $uses }回）。
ua-fx-trap-disarm = トラップ解除の判定（目標値{ $target }）を行います。失敗すると作動します。
ua-fx-trap-c4 = C4を1個使い、判定なしで安全に処理します。
ua-fx-trap-bear = トラップが作動します。
ua-fx-shop-leave = これ以上は何も買いません。
ua-fx-replace_check-roll = 技能を使わず、ダイスを振ります。
ua-fx-ability-melee = 1D6+{ $n }で判定します。格闘点を1点使います。
ua-fx-ability-dexterity = 1D6+{ $n }で判定します。器用点を1点使います。
ua-fx-ability-shooting = 1D6+{ $n }で判定します。射撃点を1点使います。
ua-fx-ability-command = 1D6+{ $n }で判定します。指揮点を1点使います。
ua-fx-ability-skill = 1D6+{ $n }で判定します。何も使いません。
ua-fx-ability-life = 1D6+{ $n }で判定します。生命点は減りません。

## マップの間

ua-fx-camp-go_on = 支度を終えて次のマップへ向かいます。
ua-fx-camp-eat = MREを1食使い、生命点を2回復します。
ua-fx-camp-eat_foraging = MREを1食と指揮点1点を使い、生命点を3回復します。
ua-fx-camp-first_aid = 指揮点1点で、負傷1段階か状態異常を一つ取り除きます。
ua-fx-camp-supply_request = 指揮点1点で、銃か防具を一つ取り寄せます。作戦が終わると返します。
ua-fx-camp-start_drone = 弾倉1個と分隊規模1枠で、ドローンが隊員に加わります。
ua-fx-camp-use_gear = この作戦だけの装備から選んで使います。
ua-fx-camp-grip = 手に持つ銃とシールドを変えます。
ua-fx-camp-bearer = 試作防弾シールドを分隊長か戦闘員の一人に持たせます。
ua-fx-camp-discard = 装備を選んで捨てます。捨てたものは戻りません。
ua-fx-camp-hand_over = 弾倉・軍票・MRE・装備から選べます。
ua-fx-rest_first-rest = 何も起こらず、同じマップにまた入ります。
ua-fx-rest_first-camp = 食事や手当て、装備の変更をします。作戦の中止もできます。
ua-fx-camp-rest = 何も起こりません。退却したマップにまた入れるようになります。
ua-fx-camp-give_up = 引き揚げます。経験点も報酬も得られません。
ua-fx-bearer-member = { $who }が持ち、自分への射撃を防ぐのに使います。
ua-fx-bearer-leader = 分隊長が持ちます。手に構えている間だけ使えます。
ua-fx-hand_over-magazines = 弾倉を渡します（手持ち{ $magazines }個）。
ua-fx-hand_over-scrip = 軍票を渡します（手持ち{ $scrip }枚）。
ua-fx-hand_over-mre = MREを渡します（手持ち{ $mre }食）。
ua-fx-hand_over_amount = { $what }を渡します。

## 装備

ua-fx-procurement-keep = 出目{ $die }のまま進めます。
ua-fx-procurement-plus = 器用点1点で、出目{ $die }に1を足します。
ua-fx-procurement-keep-row = 出目{ $die }のまま、{ $row }を得ます。
ua-fx-procurement-plus-row = 器用点1点で出目を{ $die }にし、{ $row }を得ます。
ua-fx-use_now-use = 分隊長の負傷1段階か状態異常をいま一つ治します。
ua-fx-use_now-keep = 持ち物に加えます。
ua-fx-mount-leave = { $gear }は持っていきません。
ua-fx-change_armour-wear = いまの防具を置いて、{ $gear }を着ます。
ua-fx-change_armour-leave = { $gear }は置いていきます。
ua-fx-make_room-leave = { $gear }は置いていきます。

## 手当て

ua-fx-cure-wound = { $who }の負傷は{ $n }段階から{ $left }段階になります。
ua-fx-cure-life = { $who }の生命点は{ $n }から{ $left }になります。
ua-fx-cure-condition = { $condition }を取り除きます。
ua-fx-medic-leader = 分隊長の負傷1段階か状態異常を一つ治します。
ua-fx-medic-member = { $who }の生命点を1回復します。
ua-fx-medic-nobody = この戦闘の手当てをしません。
ua-fx-medkit-keep = 次の機会に取っておきます。
ua-fx-medkit-use = 1個使い、分隊長の負傷1段階か状態異常を一つ治します。

## 遭遇

ua-fx-approach-ends = { $first }敵は撤退せず、最後まで戦います。
ua-fx-approach-ends-some = { $first }{ $units }は撤退せず、最後まで戦います。
ua-fx-approach-half = { $first }{ $units }は、半数になっても撤退しません。
ua-fx-approach-first_strike = 分隊が先に動きます。
ua-fx-approach-firm = { $first }{ $unit }は、残り{ $n }体になるまで撤退しません。
ua-fx-approach-first_strike-late = 先の出来事により、それでも敵が先に動きます。
ua-fx-approach-no_table = 反応表のない敵です。すぐに攻撃してきて、敵が先に動きます。
ua-fx-approach-no_table-early = 反応表のない敵です。すぐに戦闘になりますが、先の出来事により分隊が先に動きます。
ua-fx-approach-see_reaction = 反応表を振ります。戦わずに済むこともあれば、先に撃たれることもあります。
ua-fx-approach-see_reaction-early = 反応表を振ります。戦わずに済むこともあります。戦闘になっても、先の出来事により分隊が先に動きます。
ua-fx-reaction_shift-keep = 「{ $reaction }」のまま進めます。
ua-fx-reaction_shift-interpreter = 反応は「{ $reaction }」になります。通訳が出目を1ずらします。使えるのは1マップに一度です。
ua-fx-reaction_shift-interpreter-same = 出目は1ずれますが、反応は「{ $reaction }」のままです。使えるのは1マップに一度です。
ua-fx-reaction_shift-skill-same = 出目は1ずれますが、反応は「{ $reaction }」のままです。{ $sub }を1点使います（残り{ $left }点）。
ua-fx-reaction_shift-skill = 反応は「{ $reaction }」になります。政治工作で出目を1ずらします。{ $sub }を1点使います（残り{ $left }点）。
ua-fx-preemptive_fire-wait = 射撃点を取っておきます。
ua-fx-preemptive_fire-fire = 射撃点1点で、分隊が先に動きます。
ua-fx-extortion-refuse = 敵は敵対的になり、先に襲ってきます。
ua-fx-bargain-full = 求められただけ払います。

## 戦闘

ua-fx-light-light_off = 暗所の射撃ペナルティを受けますが、防御は下がりません。
ua-fx-light-light_on = このラウンド、暗所の射撃ペナルティを受けません。その代わり、自分の防御ロールが−1されます。
ua-fx-c4_before-keep = C4を取っておきます。
ua-fx-opening_shot-hold = 弾倉を取っておきます。
ua-fx-zero_act-pass = 第0ラウンドは何もせず、第1ラウンドに移ります。
ua-fx-actor-leader = 分隊長が行動します。攻撃、技能、装備から選べます。
ua-fx-actor-member = { $who }が行動します（できること：{ $deeds }）。
ua-fx-actor-silent = { $who }は攻撃しません。ほかにできることもありません。
ua-fx-actor-enough = このラウンドに攻撃できる{ $n }人が、もう攻撃しました。ほかにできることはありません。
ua-fx-actor-idle = いまできる行動がありません。
ua-fx-actor-volley-diced = 残りの射手全員が、同じ集団を狙い、全滅させるか弾倉が尽きるまで順に撃ちます。精密射撃のほかは、誰に向かうかを1発ごとに標的ダイスで決めます。弾倉は射撃1回ごとに減ります。
ua-fx-actor-volley = 残りの射手全員が、同じ集団・目標を、全滅させるか弾倉が尽きるまで順に撃ちます。弾倉は射撃1回ごとに減ります。
ua-fx-actor-retreat = 敵全員の攻撃をもう一度受けてから、前のマップへ退却します。戦利品は得られません。
ua-fx-actor-retreat-start = 敵全員の攻撃をもう一度受けてから、出発点まで退却します。戦利品は得られません。
ua-fx-actor-retreat-check = { $check }（目標値{ $target }）を行います。成功すれば、敵全員の攻撃をもう一度受けてから前のマップへ退却します。戦利品は得られません。失敗すれば、このラウンドは戦い続けます。
ua-fx-actor-retreat-check-start = { $check }（目標値{ $target }）を行います。成功すれば、敵全員の攻撃をもう一度受けてから出発点まで退却します。戦利品は得られません。失敗すれば、このラウンドは戦い続けます。
ua-fx-actor-yield = もう一人の分隊長の分隊が先に行動します。
ua-fx-actor-done = まだ行動していない者は、このラウンド何もしません。
ua-fx-action-shoot =
    { $shots ->
        [1] 1回射撃し、弾倉を{ $magazines }個使います。
       *[other] { $shots }回射撃します。1回につき弾倉を{ $magazines }個使います。
    }
ua-fx-action-precise =
    { $shots ->
        [1] 器用点で1回射撃し、敵を自由に狙います。器用点1点と弾倉{ $magazines }個を使います。
       *[other] 器用点で{ $shots }回射撃し、敵を自由に狙います。1回につき器用点1点と弾倉{ $magazines }個を使います。
    }
ua-fx-action-close = 弾倉を使わずに近接攻撃します。銃で武装した敵には−2の修正を受けます。
ua-fx-action-close-free = 弾倉を使わずに近接攻撃します。格闘点の分隊長は、銃で武装した敵にも修正を受けません。
ua-fx-action-all_out = 格闘点1点を使い、技量点でなく格闘点で近接攻撃します。弾倉は使いません。
ua-fx-action-ied = 車両か装甲目標に必ず1ダメージを与えます。使えるのは作戦中に一度だけです。
ua-fx-action-set_c4 = 目標値4の判定でC4を仕掛けます。次のラウンドの始めに爆発し、敵1集団の2体を倒すか、高脅威目標に1ダメージを与えます。失敗すれば不発になります。
ua-fx-action-hold = { $who }はこのラウンド何もしません。
ua-fx-target-stop = 残りの射撃をやめて弾倉を取っておきます。
ua-fx-follow_up-stop = 追加攻撃を見送ります。
ua-fx-move_damage = { $unit }に当てます。
ua-fx-ap_round-no_round = AP強化弾を取っておきます。
ua-fx-ap_round-round = 1発使い、この攻撃ロールを+2します。敵の防弾装備を無視します。
ua-fx-rapid_fire_mode-soldiers = すべての攻撃を敵兵に向けます。
ua-fx-rapid_fire_mode-high_threat = すべての攻撃を高脅威目標に向けます。
ua-fx-fortify-leader = 指揮点1点で、戦闘が終わるまで分隊長の防御ロールを+1します。
ua-fx-fortify-members = 指揮点1点で、戦闘が終わるまで隊員全員の防御ロールを+1します。
ua-fx-flight-let_go = 逃げるに任せます。
ua-fx-flight-negotiate = 指揮点1点で指揮ロールを行います。成功すれば一人を捕虜にします。
ua-fx-withdraws-withdraw = { $unit }は戦闘から離れます。
ua-fx-withdraws-stay = { $unit }は戦い続けます。
ua-fx-attacks_taken = { $n }回を引き受け、残り{ $m }回をもう一人の分隊が受けます。
ua-fx-odd_attack-leader = 分隊長が防御ロールで受けます。失敗すると分隊長の生命点が減ります。
ua-fx-odd_attack-members = 隊員が受けます。失敗すると被弾テーブルで誰かが脱落しかねません。
ua-fx-odd_attack-members-wound = 隊員が受けます。失敗すると被弾テーブルで誰かが脱落しかねません。ファンブルなら、分隊長が代わりに負傷することも選べます。
ua-fx-defence-skill = 技量点で防御ロールを行います。
ua-fx-defence-supply_request = 指揮点1点で、この防御の前に銃か防具を一つ取り寄せます。
ua-fx-defence-take_cover = 格闘点1点を使い、技量点でなく格闘点で防御ロールを行います。
ua-fx-prototype_shield-save = 使用回数を取っておきます（残り{ $uses }回）。
ua-fx-prototype_shield-use = 1回使い、この防御ロールを+1します（いま残り{ $uses }回）。
ua-fx-evade-take_it = 振り直さず、ダメージを受けます。
ua-fx-evade-take_it-wound = 振り直さず、ダメージを受けます。この防御がファンブルなら、負傷も1段階増えます。
ua-fx-evade-evade = 射撃点1点で防御ロールを振り直します。
ua-fx-protect-no_protect = { $member }がダメージを受けます。
ua-fx-protect-protect = 格闘点1点で、{ $member }に代わって防御ロールを行います。使えるのは1ラウンドに一度です。
ua-fx-fumbled_defence-wound = 分隊長の負傷が{ $wounds }段階になります（{ $does }）。隊員は無事です。
ua-fx-fumbled_defence-drop_out = 被弾テーブルで決まった隊員が、生命点にかかわらず脱落します。
ua-fx-cancel_damage-cancel = { $member }はダメージを受けません。使えるのは作戦中に一度だけです。
ua-fx-cancel_damage-take = { $member }がダメージを受けます。
ua-fx-hit_minus-keep = 出目{ $die }のままです。
ua-fx-hit_minus-minus = 出目を1下げます。使えるのは作戦中に一度だけです。
ua-fx-who_is_hit = { $who }がダメージを受けます。
