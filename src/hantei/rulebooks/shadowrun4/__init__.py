"""Shadowrun 4: pools of six-sided dice, one initiative clock for the street, the astral world, the Matrix and machines.

The modules follow the book: `dice`, `testing`, `working` and `edge` (1, 2), `clock` and `actions` (3.1), `gear`,
`movement`, `tasks` and `perception` (3.2, T5), `attacks`, `firing`, `ranged_rows` and `ranged` (3.4, 10.1, T1, T2),
`melee`, `melee_rows` and `holds` (3.5, 10.5 to 10.7, T3), `defence` (10.4, T4), `called` (10.3), `suppression` (10.2),
`damage` (3.4, X).
"""

PLACE = 5
"""Where the book stands among the others; the first is played where none is named."""
