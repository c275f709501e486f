"""Whom somebody at a place may keep out of a game among their own files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei import dossiers
from hantei.core.message import Sayable
from hantei.editions import edition
from hantei.play import name_of_seat

from .live import LiveTable
from .viewpoint import Viewpoint


def may_be_taken_along(live: LiveTable, place: str) -> Sequence[str]:
    """The people of a game that a place may keep: those of its own seats, and once it is over all whose figures it may
    read. Whoever rules may keep everybody. People who have yet to come are left out: their names may be secret, and
    they have no figures to keep."""
    if edition(live.shelf.id).dossiers is None:
        return []
    here = those_there(live)
    names = [name for name in dossiers.offered(live.shelf.id).names(live.session.state) if name in here]
    if live.may_rule(place):
        return names
    known = set(live.seats_at(place))
    if live.session.finished:
        known |= {word for sheet in Viewpoint(live, place).sheets() if sheet.gauges for word in (sheet.id, sheet.seat)}
    return [name for name in names if name in known]


def called(live: LiveTable, who: str) -> Sayable:
    """The name of somebody of a game."""
    return those_there(live).get(who, who)


def those_there(live: LiveTable) -> Mapping[str, Sayable]:
    """The names of those who are there, by their ids and those of their seats."""
    state, rulebook = live.session.state, live.shelf.rulebook
    sheets = {sheet.id: sheet.name for sheet in rulebook.sight.roster(state, "")}
    return {**sheets, **{seat: name_of_seat(rulebook, state, seat) for seat in rulebook.seats(state)}}
