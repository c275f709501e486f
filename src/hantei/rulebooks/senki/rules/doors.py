"""SK-08.21, SK-08.22: doors between squares."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Fight
from .grid import named, place


def door_options(c: Fight, who: str) -> list[str]:
    """SK-08.22: a door of the own square can be opened or closed with a minor action: "door:2,1|3,1"."""
    here = named(place(c, who))
    return [f"door:{'|'.join(e.between)}" for e in c.scene.board.edges if e.kind == "door" and here in e.between]


def turn_door(c: Fight, table: Table, who: str, name: str) -> None:
    """A closed door opens, any other closes."""
    state = c.doors.get(name)
    if state is None:
        state = next(e.state for e in c.scene.board.edges if "|".join(e.between) == name)
    c.doors[name] = "open" if state == "closed" else "closed"
    table.tell("door", who=who, door=name, state=c.doors[name])
