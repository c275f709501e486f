## The situation

sr-sit-turn = Combat turn { $n }, pass { $pass }; { $sight }
sr-sit-before = Before the fight; { $sight }
sr-sit-turn-begins = Combat turn { $n } begins; { $sight }
sr-goal-last = hold out to the end of combat turn { $n }
sr-goals-or = { $goal }, or { COMMON($other) }
sr-sit-zone = The ground before { WITHIN($who) } is under suppressive fire
sr-sit-zone-unseen = Somebody unseen keeps { $width } m of ground under suppressive fire
sr-sit-score = ; initiative score { $score }
sr-sit-own = { $who }: damage { $physical }/{ $physical_of } physical, { $stun }/{ $stun_of } stun; Edge left: { $edge }{ $score }; { $where }{ $far }; { $weapons }{ $state }.
sr-sit-body = { $who }: { $health }; { $where }{ $far }{ $state }.
sr-sit-other = { $who }: { $health }; { $where }{ $far }; { $weapons }{ $state }.
sr-sit-state = ; { $state }
sr-place = at { THE($place) }
sr-place-near = { $metres } m from { THE($place) }
sr-place-cover = in cover at { THE($place) }
sr-far = , { $metres } m away
sr-far-of = , { $metres } m from { WITHIN($acting) }
sr-far-unseen-of = , { $metres } m from { WITHIN($acting) } (no line of sight)
sr-far-astral-of = , { $metres } m from { WITHIN($acting) } (unseen, in the astral world)
sr-far-astral = , { $metres } m away (unseen, in the astral world)
sr-far-none = , beside { WITHIN($acting) }
sr-far-unseen = , { $metres } m away (no line of sight)

## The board

sr-board = The ground
sr-spot-here = here
sr-spot-far = { $metres } m away
sr-spot-far-band = { $metres } m away, { $band } range
sr-spot-far-beyond = { $metres } m away, out of range
sr-band-beyond = out of range
sr-spot-signatures = astral signatures: { $n }
sr-board-between = on the way
sr-spot-cover = cover { $percent }%
sr-spot-height = { $metres } m up
sr-spot-exit = way out
sr-board-tracks = physical damage { $physical }/{ $physical_of }, stun damage { $stun }/{ $stun_of }
sr-sight-after = {"; sight from now on: "}{ $sight }
