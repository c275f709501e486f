"""Whom somebody at a place may keep out of a game among their own files."""

from __future__ import annotations

from collections.abc import Sequence

from hantei import dossiers
from hantei.core.message import Sayable
from hantei.editions import edition

from .live import LiveTable
from .stand import name_of_seat
from .viewpoint import Viewpoint


def may_be_taken_along(live: LiveTable, place: str) -> Sequence[str]:
    """The people of a game that a place may keep: those of its own seats, and once it is over all whose figures it may
    read. Who rules may keep everybody."""
    if edition(live.shelf.id).dossiers is None:
        return []
    names = list(dossiers.offered(live.shelf.id).names(live.session.state))
    if live.may_rule(place):
        return names
    known = set(live.seats_at(place))
    if live.session.finished:
        known |= {word for sheet in Viewpoint(live, place).sheets() if sheet.gauges for word in (sheet.id, sheet.seat)}
    return [name for name in names if name in known]


def called(live: LiveTable, who: str) -> Sayable:
    """The name of somebody who can be kept."""
    state, rulebook = live.session.state, live.shelf.rulebook
    if who in rulebook.seats(state):
        return name_of_seat(rulebook, state, who)
    return next((sheet.name for sheet in rulebook.sight.roster(state, "") if sheet.id == who), who)
