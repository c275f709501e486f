"""Draw a chase in ranks: the quarry nearest to the reader, its pursuers behind at their distances, with riders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.board import Piece, Pointable, Rank, Ranks
from hantei.core.decision import Choice, Decision
from hantei.core.message import Message, phrase

from ..rules.machines.chase import BANDS, pairs, pursuers
from ..rules.machines.vehicles import in_chase, vehicle_of
from ..state import Run
from .names import person

POINTED = ("target", "aim_at", "rival")
"""Questions that are answered by pointing at somebody."""

Draw = Callable[[str], Piece]


def chased(c: Run, who: str) -> bool:
    """Whether somebody is part of a chase, as a machine or in one."""
    machine = vehicle_of(c, who)
    return bool(machine) and in_chase(c, machine)


def chase_boards(c: Run, seen: Sequence[str], decision: Decision | None, draw: Draw) -> list[Ranks]:
    """SR-9.4.3: one board for each quarry; `seen`: those whom the seat sees; `draw`: how somebody is drawn."""
    return [chase_board(c, quarry, seen, decision, draw) for quarry in dict.fromkeys(pair[0] for pair in pairs(c))]


def chase_board(c: Run, quarry: str, seen: Sequence[str], decision: Decision | None, draw: Draw) -> Ranks:
    """A quarry and its pursuers by distance, the farthest first."""
    ranks, shown = [], []
    for band in reversed(BANDS):
        there = [name for name in pursuers(c, quarry) if c.chase[f"{quarry}|{name}"] == band]
        crews = [who for name in there for who in with_riders(c, name, seen)]
        shown += crews
        ranks.append(Rank(phrase(f"sr-distance-{band}"), [draw(who) for who in crews]))
    crew = with_riders(c, quarry, seen)
    ranks.append(Rank(phrase("sr-board-quarry"), [draw(who) for who in crew]))
    found = [] if decision is None else pointing(decision, [*shown, *crew])
    return Ranks(Message("sr-board-chase", {"who": person(c, quarry)}), ranks, found)


def with_riders(c: Run, machine: str, seen: Sequence[str]) -> list[str]:
    """A machine and those in it."""
    return [who for who in seen if vehicle_of(c, who) == machine]


def pointing(decision: Decision, there: Sequence[str]) -> list[Pointable]:
    """The answers that are somebody on the board."""
    if not isinstance(decision, Choice) or decision.kind not in POINTED:
        return []
    return [Pointable(who, piece=who) for who in decision.options if who in there]
