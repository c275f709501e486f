"""URBAN ASSAULT × Roguelike Half: a solo squad game of modern street fighting.

The chapters stand in `rules`, in the order of its table of contents.
"""

PLACE = 1
"""Where the book stands among the others; the first is played where none is named."""
