"""Those whom guests would like to bring into a running game, until its owner or game master lets them in or not.

They are kept in memory alone: where a table leaves it, whoever asked asks again.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from hantei.core.message import Sayable

from ..storage.doors import Viewer

MOST_WISHES = 12
"""Wishes of a table that wait at once."""


@dataclass(frozen=True)
class Hopeful:
    """Somebody whom a guest would like to bring: by whom, what they are called, the words of the ruling that brings
    them, and the parts of it that people read."""

    viewer: Viewer
    title: Sayable
    words: Sequence[str]
    parts: Sequence[Sayable] = ()


class Wishes:
    """The wishes of a table, by their ids; a person at a place has one at a time. Whoever loses the place loses the
    wish: it would otherwise be told as the wish of the next person there.

    Parameter: whether somebody still has their place.
    """

    def __init__(self, there: Callable[[Viewer], bool]) -> None:
        self._there = there
        self._found: dict[str, Hopeful] = {}

    def __iter__(self) -> Iterator[tuple[str, Hopeful]]:
        """The wishes with their ids, in the order in which they came."""
        return iter([(name, one) for name, one in self._found.items() if self._there(one.viewer)])

    def add(self, wish: Hopeful) -> bool:
        """Keep a wish, in the place of one of the same person. Return whether there was room for it."""
        others = {name: one for name, one in self if one.viewer != wish.viewer}
        if len(others) >= MOST_WISHES:
            return False
        self._found = {**others, secrets.token_hex(4): wish}
        return True

    def find(self, name: str) -> Hopeful | None:
        """Somebody by the id of their wish; None for one that is settled."""
        return dict(self).get(name)

    def know_as(self, old: str, new: str) -> None:
        """Know a person by another identity."""
        for name, one in self._found.items():
            if one.viewer.person == old:
                self._found[name] = replace(one, viewer=Viewer(new, one.viewer.place))

    def settle(self, name: str) -> None:
        """Forget a wish that was granted or declined."""
        self._found.pop(name, None)
