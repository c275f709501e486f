"""Moves of a machine on a board of a test: where they end, what they cost, why they end early."""

from __future__ import annotations

from hantei.rulebooks.senki.rules.grid import named
from hantei.rulebooks.senki.rules.move_kinds import (
    Kind,
    budget,
)
from hantei.rulebooks.senki.rules.walking import reach, walk
from hantei.rulebooks.senki.state import Fight, Fighter

from .boards import path, piece


def go(c: Fight, way: str, kind: Kind = "combat", movement: int = 3, who: str = "a") -> tuple[str, int]:
    """Where a path ends and what it has cost."""
    walked = walk(c, who, path(way), kind, budget(kind, movement))
    return named(walked.end), walked.spent


def problem(c: Fight, way: str, kind: Kind = "combat", movement: int = 3, who: str = "a") -> str:
    """The clause that ends a path early."""
    return walk(c, who, path(way), kind, budget(kind, movement)).problem


def in_reach(c: Fight, kind: Kind = "combat", movement: int = 3, who: str = "a") -> list[str]:
    """Every square where a move may end, in the order of the sheet."""
    return [named(end) for end in sorted(reach(c, who, kind, budget(kind, movement)))]


def costs(c: Fight, kind: Kind, movement: int) -> dict[str, int]:
    """Every square where A's move may end, and what the best path to it costs."""
    points = budget(kind, movement)
    found = reach(c, "a", kind, points)
    return {named(end): walk(c, "a", way, kind, points).spent for end, way in found.items()}


HILLS = "....... .##.v.. .#..vv. ...^... ..~~..."
"""SK-07.15: the worked map."""


def mover(square: str, states: dict[str, bool]) -> Fighter:
    """Somebody on the sheet, slow if the states say so."""
    fighter = piece(square, character="slow" if states.get("slow") else "plain")
    fighter.high, fighter.charging = states.get("high", False), states.get("charging", False)
    return fighter


HELD = "..o.. .*o*. ..o.."
"""SK-07.16: sealed and controlled squares."""
