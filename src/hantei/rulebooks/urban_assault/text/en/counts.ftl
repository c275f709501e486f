## What is counted, in odds and statistics

ua-count-check = { $check }, made
ua-count-success = { $check }, successful
ua-count-damage = losses of { $who }
ua-count-down = { $who } out of action
ua-count-lost = lost: { $place }, { $cause }
ua-count-nowhere = between operations
ua-count-mishap = no enemy
ua-count-spent = { $what } spent
ua-count-row = { $table }: { $row }
ua-count-table-reaction = reaction
ua-count-table-hit = hit table
ua-count-table-map = map drawn
ua-count-table-at = table, { $place }
ua-count-round = rounds: { $place }
ua-count-battle = battle: { $place }
ua-count-result-victory = battle: victory
ua-count-result-withdrawn = battle: the enemy withdrew
ua-count-result-retreat = battle: the squad got away
ua-count-result-lost = battle: lost
ua-count-result-broken_off = battle: broken off
ua-count-end-completed = completed
ua-count-end-failed = failed
ua-count-end-lost = no leader left
ua-count-end-abandoned = abandoned
ua-count-win-operation = won
