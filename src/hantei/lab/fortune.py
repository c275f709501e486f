"""Finds what luck did in a game: the chance of each check as its dice were about to fall."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from time import monotonic
from typing import Any, NamedTuple

from hantei.core.event import DICE, Event
from hantei.core.record import clone
from hantei.play import BallotLine, Line, Session

from .minds import SeatMinds, minds, usual
from .next_check import CHECK, NextCheck, Which, next_check
from .survey import Scope

MOST_RUNS = 1_500
"""Runs of beats for the chance of one check, at most."""

Place = tuple[int, int]
"""The beat and the line of a throw."""


class Before(NamedTuple):
    """The moment before the dice of a check: the state in which their beat runs, and the script up to them."""

    start: Any
    script: Sequence[Line]


@dataclass
class Fortunes:
    """The chances of the checks of a game. `known` holds them by the place of the last die before the check was told,
    by side and kind; `left` counts the checks for which there was no time, or that have no exact chance."""

    known: dict[Place, Mapping[Which, Fraction]] = field(default_factory=dict)
    left: int = 0


def fortunes(session: Session, seconds: float) -> Fortunes:
    """Find the chances of all checks of a game whose dice are in its record.

    A chance is exact, for what was known to the rules as the dice fell, and with nothing spent beyond what the check
    must cost. Whatever else was asked meanwhile is answered by the computer. Parameters: the game, and the seconds that
    this may take.
    """
    rulebook, end = session.rulebook, monotonic() + seconds
    state, found = rulebook.start(session.setup), Fortunes()
    players = minds(rulebook, usual(rulebook, state))
    scope = Scope(most=MOST_RUNS, late=lambda: monotonic() > end)
    played = [(beat.amends, beat.script) for beat in session.timeline.past]
    played.append((session.timeline.cursor.amends, session.timeline.cursor.script))
    before: Before | None = None
    for (amends, script), (after, events) in zip(played, session.beats(), strict=True):
        start = clone(state) if amends else state
        for words in amends:
            rulebook.referee.amend(start, words[0], words[1:])
        before = reckon(session, players, scope, found, before, Before(start, script), events)
        state = after
    return found


def reckon(
    session: Session,
    players: SeatMinds,
    scope: Scope,
    found: Fortunes,
    before: Before | None,
    beat: Before,
    events: Sequence[Event],
) -> Before | None:
    """Find the chances of the checks of a beat. Return the moment before dice whose check is still to come.

    Parameters: the game, its players, how far to look, what has been found, the moment before dice of an earlier beat
    whose check is open, the beat, its events.
    """
    unspent, last, line = session.rulebook.foresight.unspent, None, 0
    for event in events:
        if event.name == DICE and event.place is not None:
            if before is None or minded(beat.script[line : event.place[1]], unspent):
                before = Before(beat.start, beat.script[: event.place[1]])
            last, line = event.place, event.place[1] + 1
        made = [(count.side, count.what) for count in event.counts if count.kind == CHECK]
        if made and before is not None and last is not None and last not in found.known:
            check = next_check(session.rulebook, players, before.start, before.script, scope)
            chances = {which: check.chance(which) for which in made if sure(check, which)} if check else {}
            found.left += len(made) - len(chances)
            found.known[last] = chances
        if made:
            before = None
    return None if minded(beat.script[line:], unspent) else before


def minded(script: Sequence[Line], unspent: Collection[str]) -> bool:
    """Whether a line asks somebody for more than what a check may cost (`Foresight.unspent`)."""
    return any(isinstance(line, BallotLine) and line.kind not in unspent for line in script)


def sure(check: NextCheck | None, which: Which) -> bool:
    """Whether a check came next whatever the dice showed, so that its chance is that of the check alone."""
    return check is not None and check.made.get(which) == 1
