"""The rulings that stand at a table, and how each is taken back: by setting the old value again, or, if a ruling has
none, by undoing to the point before it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from hantei.core.adjusting import AdjustableValue
from hantei.core.message import Message
from hantei.play.moves import Amend, Delegate, Force
from hantei.play.travelling import Again

from ..storage.written import last_amendments
from .amending import confidants
from .stand import Stand

RULINGS = frozenset(kind.do for kind in (Amend, Force, Delegate, Again))
"""The words of the moves that are rulings."""

LATEST = 40
"""Lines about rulings among which those that stand are looked for."""


class StandingRuling(NamedTuple):
    """A ruling that stands: the number of its line and what that says, and whether it was made in secret; the words of
    the amendment that sets the old value again (none where there is no old value), and the moves since then, the ruling
    among them."""

    line: int
    told: Message
    secret: bool
    back: Sequence[str]
    since: int


def standing(live: Stand) -> Iterator[StandingRuling]:
    """The latest rulings that can be taken back, the newest first."""
    few, seen, values = set(confidants(live)), set[int](), now(live)
    for line in last_amendments(live.store, live.id, LATEST):
        told, facts = line.told, line.told.message.args
        move, back, old = move_of(live, facts), str(facts.get("back", "")), str(facts.get("old", ""))
        if move is None or move in seen or (back and values.get(back, old) == old):
            continue
        seen.add(move or -line.number)  # lines of older tables do not name their move
        secret = told.readers is not None and few.issuperset(told.readers)
        words = [*back.split(), *old.split()] if back else []
        yield StandingRuling(line.number, told.message, secret, words, live.session.moves - move + 1)


def now(live: Stand) -> dict[str, str]:
    """The values as they are, by the amendments that set them."""
    every = live.shelf.rulebook.referee.all_adjustable(live.session.state)
    return {" ".join(one.amendment): one.now for one in every if isinstance(one, AdjustableValue)}


def move_of(live: Stand, facts: Mapping[str, Any]) -> int | None:
    """The number of the move that a line tells of (0: not named, but there is an old value); None if it stands no
    longer."""
    marks, move = live.session.timeline.marks, int(facts.get("move", 0))
    if not move:
        return 0 if "back" in facts else None
    return move if move <= len(marks) and marks[move - 1].move.do in RULINGS else None
