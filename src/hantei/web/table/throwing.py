"""The throws in a line of the log, and whether they can fall anew."""

from __future__ import annotations

from typing import NamedTuple

from hantei.telling.lines import Throw

from .live import LiveTable
from .viewpoint import Viewpoint


class ThrownHere(NamedTuple):
    """A throw of a line of the log: the throw, its number in the line, and the moves that have to be taken back so that
    it can fall anew."""

    throw: Throw
    nth: int
    back: int


def thrown_in(live: LiveTable, place: str, line: int) -> list[ThrownHere]:
    """The throws of a line of the log, as far as they can fall anew."""
    found = Viewpoint(live, place).log().line(line, stands=True)
    if found is None or not 0 <= found.moves <= live.session.moves:
        return []
    near = {where for where, _ in live.session.throws()}
    since = live.session.moves - found.moves
    return [
        ThrownHere(one, nth, 0 if one.place in near else since)
        for nth, one in enumerate(found.told.throws)
        if one.place is not None and (since or one.place in near)
    ]
