## What is counted, in odds and statistics

gd-count-check = { $check }, { $side }
gd-count-success = { $check } that succeed, { $side }
gd-count-damage = endurance lost by { $who }
gd-count-down = { $who } down
gd-count-lost = down: { $place }, { $cause }
gd-count-by-bleeding = bleeding
gd-count-by-lethality = lethality check
gd-count-by-effect = other causes
gd-count-spent = { $what } used by { $who }
gd-count-stock-rounds = rounds
gd-count-stock-magazines = magazines
gd-count-row = { $table }: { $row }
gd-count-table-penalty-shooting = damage penalties, shooting
gd-count-table-penalty-melee = damage penalties, melee
gd-count-table-penalty-other = damage penalties, other
gd-count-table-fumble-shooting = fumbles, shooting
gd-count-table-fumble-melee = fumbles, melee
gd-count-table-fumble-other = fumbles, other
gd-count-round = rounds: { $title }
gd-count-battle = fight: { $title }
gd-count-end = { $side } win ({ $by })
gd-count-end-nobody = undecided ({ $by })
gd-count-win = { $side } win
gd-supposed = Figures you may not read are taken for the average of those you can.
