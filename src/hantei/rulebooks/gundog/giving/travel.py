"""Procedures that cases may run on distances and movement: how far, where to, who sees and hears whom."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.table import Table
from hantei.scenes.giving import known

from ..rules import ground, movement, routes
from ..state import Fight


def distance(c: Fight, table: Table, from_: str, to: str) -> None:
    """GD-00.11: how far two are apart, and which band that is; who sees whom, and whom one can lay hands on."""
    one, other = person(c, from_), person(c, to)
    metres = ground.distance_m(c, one, other)
    sight, touch = ground.sees(c, one, other), ground.touches(c, one, other)
    table.tell("distance", metres=metres, band=ground.band(c, metres), sees=sight, touches=touch)


def band(c: Fight, table: Table, metres: int) -> None:
    """GD-00.11: the range band of a distance."""
    table.tell("band", band=ground.band(c, metres))


def heard(c: Fight, table: Table, from_: str, to: str) -> None:
    """GD-11.2: the column of the noticing table; "" for none."""
    table.tell("heard", column=ground.hearing(c, person(c, from_), person(c, to)) or "")


def allowance(c: Fight, table: Table, who: str, method: str) -> None:
    """GD-06.4: how far a method carries over open ground in a round."""
    found = movement.allowance(c, person(c, who), known("method", method, movement.CHECKS))
    table.tell("allowance", found, metres=found.value)


def reach(c: Fight, table: Table, who: str, method: str) -> None:
    """GD-06.4, GD-06.5, GD-06.12: where a method can take somebody, and to which points or areas."""
    spots = routes.destinations(c, person(c, who), known("method", method, movement.CHECKS))
    ends = [f"{spot.x},{spot.y}" if c.scene.map.kind != "area" else spot.place for spot in spots.values()]
    table.tell("reach", answers=list(spots), ends=ends)


def journey(c: Fight, table: Table, who: str, method: str, areas: list[str]) -> None:
    """GD-06.8, GD-06.9: minutes to cross areas."""
    names = [known("areas", area, c.scene.map.places) for area in areas]
    table.tell("journey", minutes=routes.journey(c, person(c, who), known("method", method, movement.CHECKS), names))


def travel(c: Fight, table: Table, who: str, method: str, minutes: int, terrain: str = "open") -> None:
    """GD-06.6, GD-06.7: metres in so many minutes on an area map."""
    chosen = known("method", method, movement.CHECKS), known("terrain", terrain, movement.MINUTES_PER_AREA)
    seconds = minutes * movement.MINUTE
    table.tell("travel", metres=movement.distance_in(c, person(c, who), chosen[0], seconds, chosen[1]))


def person(c: Fight, who: str) -> str:
    """Somebody of the case."""
    return known("who", who, c.fighters)


PROCEDURES: dict[str, Callable[..., None]] = {
    "distance": distance,
    "band": band,
    "heard": heard,
    "allowance": allowance,
    "reach": reach,
    "journey": journey,
    "travel": travel,
}
"""What `run` of a case may name for distances and movement."""
