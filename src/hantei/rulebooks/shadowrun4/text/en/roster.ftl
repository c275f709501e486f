## The roster

sr-roster-cover = in cover
sr-roster-physical = physical boxes free
sr-roster-stun = stun boxes free
sr-roster-edge = Edge
sr-roster-armour = { $a } (impact { $b })
