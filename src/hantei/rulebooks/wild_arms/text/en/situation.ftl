## The situation

wa-sit-round = Round { $n }, { COMMON($phase) }
wa-sit-sniping = Sniping battle: range { $range }, distance { $distance }, charges so far: { $charges }
wa-sit-asked = → { $line }
wa-sit-hp = { $who }: HP { $hp }/{ $of }, FP { $fp }/{ $most }, armour { $armour }, { $possession }, { $hand }{ $state }
wa-sit-hp-no-fp = { $who }: HP { $hp }/{ $of }, armour { $armour }, { $possession }, { $hand }{ $state }
wa-sit-no-hp = { $who }: FP { $fp }/{ $most }, break guards left: { $guard }, { $possession }, { $hand }{ $state }
wa-sit-no-hp-no-fp = { $who }: break guards left: { $guard }, { $possession }, { $hand }{ $state }
wa-sit-state = ; { $words }
wa-sit-no-possession = no stance chosen
wa-sit-without-possession = no stance
wa-sit-crest = { $name } ({ $crest })
wa-sit-arm = { $arm }
wa-sit-arm-rounds = { $arm } ({ $rounds ->
    [0] empty
    [one] 1 shot
   *[other] { $rounds } shots
})
wa-sit-item = { $item } ×{ $count }
wa-sit-nothing = nothing in hand
