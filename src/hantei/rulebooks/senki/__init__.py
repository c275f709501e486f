"""Senki: mecha on a square grid, 2D6, reactions out of turn, area shapes.

The modules follow the book: `rounds` (01-03, 05), `actions` (04), `grid` (06, 08), `moves` (07, 10), `sight` (09),
`shapes` (11), `attack` (12), `damage` (13, 16, 17), `fall` (14), `statuses` (15), `cover` (16), `checks`.
"""

PLACE = 2
"""Where the book stands among the others; the first is played where none is named."""
