## What is counted, in odds and statistics

gd-count-check = checks by { WITHIN($side) }: { $check }
gd-count-success = successful checks by { WITHIN($side) }: { $check }
gd-count-damage = endurance lost by { WITHIN($who) }
gd-count-down = { $who } down
gd-count-lost = down: { $place }, { $cause }
gd-count-by-bleeding = bleeding
gd-count-by-lethality = lethality check
gd-count-by-effect = other causes
gd-count-spent = { $what } used by { WITHIN($who) }
gd-count-held = { $what } that { WITHIN($who) } has
gd-count-use = { $what } used by { WITHIN($who) }: { $purpose }
gd-count-gained = { $what } that { WITHIN($who) } gained: { $how }
gd-count-by-reloading = reloading
gd-count-stock-rounds = ammunition
gd-count-stock-rounds-much = { $n ->
    [one] 1 round
   *[other] { $n } rounds
  }
gd-count-stock-magazines = spare magazines
gd-count-stock-magazines-much = { $n ->
    [one] 1 spare magazine
   *[other] { $n } spare magazines
  }
gd-count-row = { $table }: { $row }
gd-count-table-penalty-shooting = damage penalties, shooting
gd-count-table-penalty-melee = damage penalties, melee
gd-count-table-penalty-other = damage penalties, other
gd-count-table-fumble-shooting = fumbles, shooting
gd-count-table-fumble-melee = fumbles, melee
gd-count-table-fumble-other = fumbles, other
gd-count-round = rounds: { $title }
gd-count-battle = fight: { $title }
gd-count-end = won by { WITHIN($side) } ({ $by })
gd-count-end-nobody = undecided ({ $by })
gd-count-win = won by { WITHIN($side) }
gd-by-eliminate = the other side all out of action
gd-by-eliminate-who = all of { WITHIN($sides) } out of action
gd-by-eliminate-both = both of { WITHIN($sides) } out of action
gd-by-eliminate-left = none of { WITHIN($sides) } left to fight
gd-by-eliminate-alone = { WITHIN($sides) } out of action
gd-by-defeat = the one enemy who counts is down
gd-by-defeat-who = { WITHIN($who) } is out of action
gd-by-survive = held out
gd-by-survive-rounds = held out for { $rounds } rounds
gd-by-escape = got away
gd-by-escape-who = { WITHIN($who) } got away
gd-by-reach = reached the goal
gd-by-reach-who = { WITHIN($who) } reached the goal
gd-by-reach-place = { WITHIN($who) } reached { THE($place) }
gd-by-noticed = the alarm is raised
gd-by-rounds = time is up
gd-by-held = held out to the end of round { $rounds }
gd-by-outlasted = { WITHIN($sides) } had not won by the end of round { $rounds }
gd-by-referee = ruling of the GM
gd-supposed = Figures hidden from you are assumed to be the average of those you can see.
gd-looked-up = Unlike in ?odds, the other side is taken to be as the rulebook describes it. What this encounter changes is left out, and so is anybody who is yet to appear or is hidden.
