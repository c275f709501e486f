# Setup and rulings

sr-two-attributes = Two different attributes are needed; found: { $found }
sr-gm-set = set a figure or state of somebody, or the turn
sr-gm-at = put somebody in another place
sr-gm-edge = give back spent Edge: all of it, or so many points
sr-gm-know = let somebody know of somebody, or not
sr-gm-riding = put somebody on a vehicle
sr-gm-vr = put somebody into virtual reality
sr-gm-pin = let somebody pin somebody, or let go
sr-gm-tries = forget the earlier tries of somebody
sr-gm-task = call a task done, or not done
sr-gm-time = let so many minutes pass
sr-gm-sight = say what hampers sight from now on; “none” for nothing
sr-gm-side = move somebody to another side
sr-gm-seat = have somebody played from another seat: by their id, one of their own
sr-gm-join = bring somebody in from the next turn on: record, side, place
sr-gm-bring = bring somebody in out of a file: which file, and the rest as for joining
sr-gm-leave = take somebody out of the fight
sr-gm-end = end the fight, for a side or for nobody
sr-supposed = Figures hidden from you are assumed to be the average of those you can see.
sr-looked-up = Unlike in ?odds, the other side is taken to be as the rulebook describes it. What this encounter changes is left out, and so is anybody who is yet to appear or is hidden.

# How a fight came out

sr-figure-turns = combat turns
sr-figure-winner = won by { WITHIN($side) }
sr-figure-nobody = no winner
sr-figure-able = { $side }: still able to fight
sr-figure-dead = { $side }: dead
sr-figure-destroyed = { $side }: destroyed or vanished
sr-figure-boxes = { $side }: boxes of damage
sr-figure-edge = { $side }: Edge left
sr-figure-rounds_left = { $side }: rounds of ammunition left

# What is counted, in odds and statistics

sr-count-check = tests by { WITHIN($side) }: { BARE($check) }
sr-count-success = successful tests by { WITHIN($side) }: { BARE($check) }
sr-count-damage = boxes of damage taken by { WITHIN($who) }
sr-count-down = { $who } down
sr-count-lost = down at { THE($place) }, by { WITHIN($cause) }
sr-count-by-effect = other causes
sr-count-spent = { $what } used by { WITHIN($who) }
sr-count-held = { $what } of { WITHIN($who) }
sr-count-use = { $what } used by { WITHIN($who) }: { $way }
sr-count-gained = { $what } of { WITHIN($who) }: { $way }
sr-count-way-suppressing = suppressive fire
sr-count-way-put_away = clips put away
sr-count-way-clips = from clips
sr-count-way-healing = healed
sr-count-stock-clips = clips
sr-count-stock-clips-much = { $n ->
    [one] 1 clip
   *[other] { $n } clips
  }
sr-count-stock-edge_rating = Edge burned
sr-count-stock-edge_rating-much = { $n } of the Edge rating
sr-count-stock-physical = physical damage
sr-count-stock-physical-much = { $n ->
    [one] 1 box of physical damage
   *[other] { $n } boxes of physical damage
  }
sr-count-stock-stun = stun damage
sr-count-stock-stun-much = { $n ->
    [one] 1 box of stun damage
   *[other] { $n } boxes of stun damage
  }
sr-count-stock-drain = drain
sr-count-stock-drain-much = { $n } drain
sr-count-stock-fading = fading
sr-count-stock-fading-much = { $n } fading
sr-count-stock-rounds = rounds
sr-count-stock-rounds-much = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
sr-count-stock-edge = Edge
sr-count-stock-edge-much = { $n } Edge
sr-count-glitch-glitch = glitches
sr-count-glitch-critical = critical glitches
sr-count-battle = fight: { $title }
sr-count-round = combat turns: { $title }
sr-count-end = { $side } win ({ $by })
sr-count-end-nobody = undecided ({ $by })
sr-count-win = { $side } win
sr-by-eliminate = nobody is left in the fight on the other side
sr-by-eliminate-left = the other side has only { WITHIN($names) } left
sr-by-defeat = the enemy who had to fall is out of action
sr-by-survive = they have held out
sr-by-escape = they have got away
sr-by-reach = they have reached the goal
sr-by-task = the work is done
sr-by-data = they have the data
sr-by-turns = time is up
sr-by-referee = ruling of the GM
sr-adjust-clips = spare clips, { $weapon }
