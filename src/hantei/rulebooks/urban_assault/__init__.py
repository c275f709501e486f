"""URBAN ASSAULT × Roguelike Half: a solo squad game of modern street fighting.

The modules follow the chapters of the book: `checks` (05-11), `leader` (12-17), `skills` (18-25), `gear` (26-31),
`squad` (32-33), `operation` (34), `encounter` (35), `battle` and its parts (36-38, 42), `loot` (39-40),
`campaign` (41, 44-45).
"""

PLACE = 1
"""Where the book stands among the others; the first is played where none is named."""
