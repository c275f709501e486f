## Names in lists

sk-book-title = Senki
sk-book-about = Machines fight on a grid of squares: 2D6, movement, area attacks, reactions.
sk-policy-heuristic = weighs position, range, cover, EN, repairs and retreat
