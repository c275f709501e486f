"""Whom somebody at a place can whisper to, and for whom they can speak."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message, Sayable
from hantei.core.roster import Sheet
from hantei.core.seats import REFEREE

from .stand import LINK, MACHINE, Stand
from .viewpoint import Viewpoint


def heard_by(stand: Stand, place: str) -> list[tuple[str, Sayable]]:
    """The people to whom somebody at a place can whisper, by name: seats that others play, and the game master."""
    mine, rules = role = stand.role(place)
    seats = [seat for seat in stand.seats() if seat not in mine and stand.player(seat) != MACHINE]
    found = [(seat, stand.seat_name(seat)) for seat in seats]
    if not rules and REFEREE not in stand.seats() and Viewpoint(stand, stand.ruler).reads() is None:
        found.append((stand.ruler, Message("web-plays-host")))
    return [] if role.looks_on else found


def voices(stand: Stand, place: str, sheets: Sequence[Sheet]) -> list[tuple[str, Sayable]]:
    """The people for whom somebody at a place can speak, by the sheets that they see: those that they play; those who
    rule also speak for all whom no other person plays."""
    mine, rules = stand.role(place)
    spoken = [one for one in sheets if one.seat in mine or (rules and stand.player(one.seat) != LINK)]
    return [(one.id, one.name) for one in spoken]
