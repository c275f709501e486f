"""Policies for every rulebook: players that look ahead by playing on, in thought, with luck of their own.

`greedy` and `cautious` look until what a decision set off is done, `search` grows a tree of decisions. All three stand
on a rulebook's own hooks alone: its heuristic plays where they do not decide, its `score` says how a side stands, its
`suppose` what a seat may reckon with. They are registered like those of any other package (`hantei.play.GROUP`).
"""

from .near import cautious, greedy
from .search import search

__all__ = ["cautious", "greedy", "search"]
