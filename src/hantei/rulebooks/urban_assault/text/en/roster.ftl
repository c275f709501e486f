## The roster

ua-roster-life = life
ua-roster-level = level
ua-roster-size = squad size
ua-roster-magazines = magazines
ua-roster-mre = MRE
ua-roster-scrip = scrip
ua-roster-active = in action
ua-roster-soldiers = soldiers
ua-roster-enemy-level = level
ua-roster-of = { $role } ({ $leader })
ua-adjust-member = A member more
ua-adjust-squad = for the squad of
ua-adjust-enemies = More enemies
ua-adjust-number = how many
ua-adjust-wounds = steps of wounds
