"""Whom a machine player would see from where it might stand, and how far away they would be."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from functools import cache

from ..content.records import BANDS, Band
from ..rules.ground import across, band, limits
from ..state import Fight


@cache
def squares(bands: Sequence[int]) -> Sequence[int]:
    """The upper limits of bands as squares of metres: with them no root need be taken."""
    return tuple([limit * limit for limit in bands])


def bands_from(c: Fight, place: str, x: int, y: int, people: Sequence[str]) -> dict[str, Band]:
    """Who of some people would be seen from a point that belongs to a place, and their range bands (GD-00.11)."""
    here, fighters = c.scene.map, c.fighters
    seen = [(name, fighters[name]) for name in people if here.joined[place, fighters[name].place]]
    if here.kind == "area":
        gaps = [(name, across(c, place, other.place)) for name, other in seen]
        return {name: band(c, metres) for name, metres in gaps}
    upto = squares(tuple(limits(c)))
    return {name: BANDS[bisect_left(upto, (one.x - x) ** 2 + (one.y - y) ** 2)] for name, one in seen}
