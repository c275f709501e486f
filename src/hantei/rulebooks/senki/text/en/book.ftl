## Names in lists

sk-book-title = Senki
sk-policy-heuristic = Fights soundly
