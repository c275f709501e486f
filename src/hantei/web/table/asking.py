"""How the seats of a place are asked: what they answer without being asked, and how much they are asked at all."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.play import EVERYTHING
from hantei.telling.standing_orders import StandingOrder

from .stand import Stand


def orders(stand: Stand, mine: Sequence[str]) -> list[StandingOrder]:
    """The standing orders of the seats that are played from a place."""
    return [order for order in stand.given.of(stand.session) if order.who in mine]


def asking(stand: Stand, mine: Sequence[str]) -> list[tuple[str, str]]:
    """How much the seats of a place are asked: those that are asked now, or that are not asked everything."""
    settings, decisions = stand.session.asking, stand.session.decisions
    asked = {*settings, *[one.who for one in decisions.values()]}
    return [(who, settings.get(who, EVERYTHING)) for who in mine if who in asked]
