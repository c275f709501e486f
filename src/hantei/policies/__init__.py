"""Policies for every rulebook: players that look ahead by playing on, in thought, with luck of their own.

`greedy` and `cautious` look a few beats ahead, `search` grows a tree of decisions. All three ask a rulebook for three
things: its heuristic answers where they do not decide, its `score` judges a side, its `suppose` guesses what a seat
does not know. They are registered like those of any other package (`hantei.play.GROUP`).
"""

from .near import cautious, greedy
from .search import search

__all__ = ["cautious", "greedy", "search"]
