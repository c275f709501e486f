## Names in lists

ua-book-title = URBAN ASSAULT × Roguelike Half
ua-policy-heuristic = Plays it safe
