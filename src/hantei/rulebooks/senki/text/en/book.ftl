## Names in lists

sk-book-title = Senki
sk-policy-heuristic = minds position, range, cover, EN, repairs and retreat
