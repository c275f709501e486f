## Names in lists

ua-book-title = URBAN ASSAULT × Roguelike Half
ua-policy-heuristic = minds magazines, first strikes, points and wounds
