"""The rules of Kagaribi: every chapter of the book, in its order."""

from hantei.core.contents import Chapter

from . import embers, field, newcomers, referee, rounds, strikes, turns

CONTENTS = (
    Chapter("1", rounds, "rounds, their order, and the end"),
    Chapter("1, 4", turns, "a turn: a move and one action"),
    Chapter("2", field, "the field: squares, ways, reach"),
    Chapter("3", strikes, "strikes and flares"),
    Chapter("4", embers, "embers won and lost, kindling, banking"),
    Chapter("5", referee, "the game master's hand"),
    Chapter("D", newcomers, "a keeper as it begins"),
)
"""The table of contents. Importing the chapters registers their beats."""
