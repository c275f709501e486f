## 選択肢の説明

wa-eff-thing-self = { $thing }：対象は自身。{ $text }
wa-eff-thing = { $thing }：射程{ $range }。{ $text }
wa-eff-thing-weapon = { $thing }：{ $arm }を使う（射程{ $range }）。{ $text }
wa-eff-thing-weapons = { $thing }：射程は使う武器と同じ。{ $text }
wa-eff-thing-plain = { $thing }：{ $text }
wa-eff-thing-attack = { $thing }：{ $check }、ダメージ{ $damage }、射程{ $range }。{ $text }
wa-eff-weapon = { $arm }：{ $check }、ダメージ{ $damage }、{ $attribute }、射程{ $range }。
wa-eff-weapon-rounds = { $arm }：{ $check }、ダメージ{ $damage }、{ $attribute }、射程{ $range }、残弾{ $rounds }発。
wa-eff-turned = { $text }今は{ $attribute }属性になっている。
wa-eff-changed = { $figure }（さらに{ $changes }）
wa-eff-plain = { $figure }
wa-attribute = { $attribute }属性
wa-attribute-none = 無属性
wa-eff-check = 〈{ $skill }〉{ $dice }D6{ $level }
wa-eff-task-free = { $task }：判定は要りません。{ $text }
wa-eff-task-then = 成功した場合：{ $text }
wa-eff-task-then-cures = 成功した場合：{ $text }味方全員の{ $statuses }も解ける。
wa-eff-task-basic = { $task }：〈{ $skill }〉の判定を目標値{ $target }で行います。{ $then }
wa-eff-task-together = { $task }：ほかの者も加わり、〈{ $skill }〉の協力判定を目標値{ $target }で行います。{ $then }
wa-eff-task-race = { $task }：敵と〈{ $skill }〉の競争判定を行います。{ $then }
wa-eff-act-obstruct = エスケープ中の敵1人と対決判定を行います。勝てば相手はオープンになり、戦場を離れられません。
wa-eff-act-will = 目標値10の意思判定を行います。成功すると萎縮状態から回復します。
wa-eff-act-reload = 所持しているARMすべての残弾を装弾数まで戻します。補給状態でなければ弾丸を1つ消費します。
wa-eff-act-reload-full = どのARMの残弾も、すでに装弾数いっぱいです。
wa-eff-act-focus = FPを1回復します。
wa-eff-act-focus-full = FPはすでに最大値です。
wa-eff-act-clear_sight = 泥を拭う、ランタンをともすなどして視界不良状態を終わらせます。
wa-eff-act-change_arm-free = 別のARMに持ち替えます。
wa-eff-act-hand_over-free = アイテムを1つ味方に渡します。
wa-eff-act-change_arm = GMが認めれば、別のARMに持ち替えます。
wa-eff-act-hand_over = GMが認めれば、アイテムを1つ味方に渡します。
wa-eff-act-wait = イニシアティブ値に−1を掛けます（順番が最後のほうへ移ります）。宣言は1ラウンドに1回です。
wa-eff-act-wait-at-once =
    { $initiative ->
        [0] イニシアティブ値は0のままです
       *[other] イニシアティブ値が{ $initiative }になります
    }（遅らせる効果はなく、すぐまた自分の番が来ます）。宣言は1ラウンドに1回です。
wa-eff-act-wait-equals = イニシアティブ値は{ $initiative }のままで、同じ値の者の後に行動します。宣言は1ラウンドに1回です。
wa-eff-act-end = 残りの行動を放棄して行動済みになります。
wa-eff-possession-lean = このラウンド、受けるはずのダメージをブレイクガードで1回防げます。
wa-eff-possession-lean-hp = HPを持つ者はブレイクガードできないので、遮蔽物は何も防ぎません。
wa-eff-possession-run = リアクションのダイスに+1Dを得ます。
wa-eff-possession-open = 攻撃の判定とダメージに+5を得ます。
wa-eff-possession-support = このラウンド、サポートスキルを1回使えます。ダメージを与える行動はできず、どの判定のダイスも1個減ります（最低1個）。
wa-eff-possession-draw_crest = 魔法を助けるドロークレストスキルを1つ得ます。回避と抵抗はできません。
wa-eff-possession-close = 敵は、〈知覚〉であなたの〈軽業〉に勝たなければ、あなたを攻撃できません。行動の対象にできるのは自分自身だけです。
wa-eff-possession-escape = クリンナップフェイズに戦場を離れます。逃走妨害に負けるとオープンになります。
wa-eff-crest-saving = 魔法のコストが2下がります（最低1）。
wa-eff-crest-stampede = 魔法のダメージに+1Dを得ます。
wa-eff-crest-magnification = 魔法のコストが2上がり、対象が1体増えます。
wa-eff-move-keep = 距離を詰めません。全員がリーン、オープン、クローズから選びます。
wa-eff-move-charge = 距離を詰めます。全員がラン、オープンから選びます。チャージの累計が距離に達したラウンドの終わりに、狙撃戦闘は終わります。
wa-eff-move-escape = 全員がエスケープになります。相手は逃走妨害を行えません。
wa-eff-support-cooperation = その判定のダイスに+1Dを与えます。
wa-eff-support-jamming = その判定の達成値を3下げます。
wa-eff-support-none = サポートスキルを使わずに残します。
wa-eff-cover-cover = 攻撃の対象を自分だけにします。
wa-eff-cover-none = かばいません。攻撃の対象はそのままです。
wa-eff-guard =
    { $left ->
        [0] { $source }で防ぎ、このダメージを受けません。{ $source }は壊れます。
       *[other] { $source }で防ぎ、このダメージを受けません。あと{ $left }回防げます。
    }
wa-eff-guard-effect =
    { $left ->
        [0] { $source }のブレイクガードで防ぎ、このダメージを受けません。{ $source }のブレイクガードはこれでなくなります。
       *[other] { $source }のブレイクガードで防ぎ、このダメージを受けません。{ $source }のブレイクガードはあと{ $left }回残ります。
    }
wa-eff-guard-none = ダメージを受け、ブレイクガードを残します。
wa-eff-guard-none-harm = { $step }になります。ブレイクガードは残ります。
wa-eff-overpower-wounded = 相手を負傷状態にします。
wa-eff-overpower-dying = 相手を瀕死状態にします。相手は行動できなくなります。
wa-eff-tie-draw = 勝者なしで終わります。
wa-eff-tie-reroll = 同値の者だけが振り直します。
wa-eff-tie-skill_level = 技能レベルの高い者が勝ちます。それも同じなら引き分けです。
wa-opt-oneself = { $name }（自分）
wa-opt-comrade = { $name }（味方）
wa-eff-representative = { $who }が{ $check }で判定します。
wa-eff-set_up-pass = このセットアップフェイズでは何も行いません。
wa-eff-order-as_listed = 並んでいる順に進めます。
wa-eff-order-first = { $who }が先に行動します。
wa-eff-order-first-score = { $who }が先に宣言します。
wa-eff-clean_up-runs_out = 効果と状態が先に終了します。
wa-eff-clean_up-withdrawal = エスケープ中で逃走を妨害されていない者が、先に戦場を離れます。
wa-eff-clean_up-arrival = 後から加わる者が先に現れます。
wa-eff-clean_up-as_listed = 並んでいる順に行います。
wa-eff-volunteer-later = ほかの陣営の者が先に宣言します。
wa-eff-target-enough = これ以上は対象にしません。
wa-eff-side-done = 対象をこのままにして使います。
wa-eff-side-leave = { $name }を対象から外します。
wa-eff-side-add = { $name }も対象にします。
wa-eff-magnify-yes = 対象が1体増え、消費FPが2増えます。
wa-eff-magnify-no = 対象も消費FPも、書かれているとおりです。
wa-eff-leave-agree = マイナーアクションとして認めます。
wa-eff-leave-refuse = 認めません。アクションは残ります。
wa-eff-join-yes = 協力判定に加わり、一緒に判定します。
wa-eff-join-no = 加わりません。
wa-eff-battle_over-go_on = 次のラウンドが始まります。
wa-eff-battle_over-victory = 戦闘が終わり、PC側の勝利になります。
wa-eff-battle_over-defeat = 戦闘が終わり、PC側の敗北になります。
wa-eff-battle_over-neither = 勝敗なしで戦闘が終わります。
wa-eff-aim-aim = 逃げ切りを勝利とします。
wa-eff-aim-not_aim = 逃げても勝利にはなりません。
wa-eff-scene_status-stays = シーンが続く間、この状態を与え続けます。
wa-eff-scene_status-ends = この状態をもう与えません。
wa-eff-penalty-none = 敗北のペナルティはありません。
wa-eff-penalty-unsupplied = 渡り鳥セットを失い、GMが選んだ品だけが手元に残ります。
wa-eff-helper-none = 誰も手当てしません。
wa-eff-grant_check-yes = 生存判定を行えます。
wa-eff-grant_check-no = 判定を行いません。
wa-eff-another_try-allow = もう一度手当てを試せます。
wa-eff-another_try-refuse = 手当てはこれで終わりです。
wa-eff-resupply-yes = 弾とアイテムが元に戻ります。
wa-eff-resupply-no = 手持ちのまま続けます。
wa-eff-mishap-none = ファンブル以外の影響はありません。
wa-eff-mishap-jam = リロードするまで撃てません。
wa-eff-mishap-sight_impaired = 攻撃の判定が−1Dになり、逃走妨害ができなくなります。マイナーアクションで視界を取り戻せます。
wa-eff-mishap-cowed = 意思判定に成功するか、スキルや魔法で解除されるまで萎縮します（ランを選べず、コストが1増えます）。
wa-eff-mishap-harm = すぐにダメージを1回受けます（負傷、瀕死、死亡へ1段階進みます）。
wa-eff-circumstances = 判定に{ $n }の補正が付きます。
wa-eff-remains = 戦闘の後に{ $n }個残ります。
