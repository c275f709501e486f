## Names in lists

ua-book-title = URBAN ASSAULT × Roguelike Half
ua-book-about = Lead a squad through a city, one D6 at a time, alone or with a second leader; the rules play the enemy.
ua-policy-heuristic = weighs magazines, first strikes, points and wounds
