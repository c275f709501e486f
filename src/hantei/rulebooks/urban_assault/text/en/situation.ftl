## The operation

ua-sit-operation = Operation “{ $title }”
ua-sit-operation-difficulty = Operation “{ $title }” ({ $difficulty })
ua-sit-stage = Reorganisation stage { $n }
ua-sit-cap =
    Deployment cap: { $n } { $n ->
        [one] magazine
       *[other] magazines
    }
ua-sit-outside = { $passed ->
    [0] Before the first map
   *[other] Between maps (maps passed: { $passed })
  }
ua-sit-map = Map { $n } “{ $title }”: { $traits }
ua-sit-counters = Counters: { $counters }
ua-sit-information = Information: { $names }
ua-sit-companions = With you: { WITHIN($names) }
ua-sit-prisoners = Prisoners: { $prisoners }

## Leaders and squads

ua-sit-growth = Skill { $skill }, life { $life }, { $sub } { $points }, squad size { $size } (experience level { $level }; experience to spend: { $left })
ua-sit-skills = Skills: { $skills }
ua-sit-leader = { $name }: { $parts }
ua-sit-life = life { $n }/{ $max }
ua-sit-skill = skill { $n }
ua-sit-points = { $sub } { $n }/{ $max }
ua-sit-wounds =
    { $n } { $n ->
        [one] wound
       *[other] wounds
    }
ua-sit-conditions = { $conditions }
ua-sit-condition = { COMMON($name) }
ua-sit-stock = Stocks: { $parts }
ua-sit-stock-of = { $name }'s stocks: { $parts }
ua-sit-gear = Carrying { $n }/{ $max }: { $items }
ua-sit-gear-of = { $name } carries { $n }/{ $max }: { $items }
ua-sit-gear_more = Carrying { $n }/{ $max }: { $items } (not counted: { $more })
ua-sit-gear_more-of = { $name } carries { $n }/{ $max }: { $items } (not counted: { $more })
ua-sit-gear_none = Carrying { $n }/{ $max }
ua-sit-gear_none-of = { $name } carries { $n }/{ $max }
ua-sit-gear_none_more = Carrying { $n }/{ $max } (not counted: { $more })
ua-sit-gear_none_more-of = { $name } carries { $n }/{ $max } (not counted: { $more })
ua-sit-members = Members: { $members }
ua-sit-members-of = { $name }'s members: { $members }
ua-sit-members_none = Members: none
ua-sit-members_none-of = { $name }'s members: none
ua-sit-squad = Squad { $n }/{ $max }: { $members }
ua-sit-squad-none = Squad 0/{ $max }

## Battle

ua-sit-before-battle = Before the battle: { $traits }
ua-sit-before-round-zero = Before round 0: { $traits }
ua-sit-round-zero = Round 0: { $traits }
ua-sit-round-squad = Round { $n }, the squad's turn: { $traits }
ua-sit-round-enemy = Round { $n }, the enemy's turn: { $traits }
ua-sit-enemy = Enemy: { WITHIN($unit) }
ua-sit-enemy-notes = Enemy: { WITHIN($unit) }: { $notes }
ua-note-out_of_reach = out of reach
ua-note-guarded = in reach of precision shots alone
ua-note-melee = armed for close combat
ua-note-stunned = stunned
ua-note-flashed = dazzled
ua-note-c4 = C4 set
