"""Finds the outlook of a running game: the chance of each end if machines play on from where it stands."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

from hantei.core.agenda import BeatCall
from hantei.core.event import Event
from hantei.core.record import clone
from hantei.core.rulebook import Supposed
from hantei.play import Diverged, Line, Session
from hantei.play.refused import open_decision

from .counting import Odometer, Sampler, of_kinds
from .intervals import Interval
from .minds import minds, plans, usual
from .odds import NoOdds
from .outcomes import Outcomes
from .sampling import samples
from .survey import DUST, MOST_UNCOUNTED, Progress, Reached, Sampled, Scope, Survey, Sweep, unheard

EXACT = 2_000
"""Runs of beats for an exact answer, which is found if a battle is nearly over."""

PRECISE = 0.03
"""Half the width of an interval that is narrow enough."""

LEAST = 30
"""Samples without which no figure is told; they are made however long they take."""

SAMPLED_AT_ONCE = 4
EXACT_SHARE = 4
"""One part in this number of the time goes into an exact answer."""

KINDS = ("win", "result", "end")
"""The kinds of counts, in the order in which they are told: who wins, how the fight ends, how the game ends."""

SHOWN = of_kinds(KINDS)

MOST_MOMENTS = 12
"""Moments of a finished game that are looked at, at most."""


@dataclass
class Outlook:
    """The possible ends of a game with their chances, as somebody knows them; they can be refined.

    `side` is the side of the one who thinks, `supposed` the state as they suppose it; `policies` play the rest, by
    seat. `fight` says that it is about the end of a fight within a longer game. `found` is exact, `rest` what was too
    much to go through, `runs` samples of it, `more` makes further ones. `fights_won` are the results that win a fight.
    """

    side: str
    policies: Mapping[str, str]
    supposed: Supposed
    fight: bool
    found: Survey
    rest: Sequence[Reached] = ()
    more: Iterator[Sampled] = field(default_factory=lambda: iter(()))
    runs: list[Sampled] = field(default_factory=list)
    fights_won: Collection[str] = ()

    @property
    def outcomes(self) -> Outcomes | None:
        """The chances of the ends, as far as they are known; None if too little is known to tell any."""
        if not self.rest:
            return Outcomes(self.found.law, uncounted=self.found.uncounted, veiled=self.found.veiled)
        return Outcomes.sampled(self.found, self.rest, self.runs) if len(self.runs) >= LEAST else None

    @property
    def keys(self) -> list[str]:
        """The keys of the ends in the order in which they are told: kind by kind, and the likeliest first. Results of
        fights within the game are none of its ends."""
        if self.outcomes is None:
            return []
        outcomes, order = self.outcomes, {kind: at for at, kind in enumerate(KINDS)}
        told = [key for key in outcomes.counted if self.fight or not key.startswith("result/")]
        return sorted(told, key=lambda key: (order[key.partition("/")[0]], -outcomes.chance(key)))

    @property
    def precise(self) -> bool:
        """Whether every chance is off by three points at most."""
        return self.outcomes is not None and all(self.chance(key).half_width <= PRECISE for key in self.keys)

    @property
    def winning(self) -> str:
        """The beginning of the keys of the side's victories."""
        return f"win/{self.side}/"

    @property
    def won(self) -> tuple[str, ...]:
        """The beginnings of the keys with which the side has won the fight, or the game if it is not about a fight."""
        results = tuple(f"result/{self.side}/{what}" for what in self.fights_won)
        return results if self.fight else (self.winning,)

    def chance(self, *starts: str) -> Interval:
        """The chance of an end; from 0 to 1 if too little is known to tell any."""
        return self.outcomes.interval(*starts) if self.outcomes else Interval(0.0, 0.0, 1.0)

    def refine(self, seconds: float, progress: Progress = unheard) -> None:
        """Play on in thought until the time is up or the figures are precise; earlier samples stay."""
        late = monotonic() + seconds
        while self.rest and not self.precise and (monotonic() < late or len(self.runs) < LEAST):
            for run in islice(self.more, SAMPLED_AT_ONCE):
                self.runs.append(run)
                progress(run.beats)

    def describe(self) -> dict[str, object]:
        """The outlook as plain data."""
        outcomes = self.outcomes
        chances = {key: chance_of(outcomes.interval(key)) for key in self.keys} if outcomes else {}
        known: dict[str, object] = {"exact": not self.rest, "samples": len(self.runs), "chances": chances}
        return {"side": self.side, "fight": self.fight, "policies": dict(self.policies), **known}


def chance_of(share: Interval) -> dict[str, float]:
    """A chance and its bounds as plain data."""
    return {"chance": share.estimate, "low": share.low, "high": share.high}


def outlook(
    session: Session, who: str = "", seconds: float = 1.0, progress: Progress = unheard, eye: str | None = None
) -> Outlook:
    """Find how the game may end from the open question on, as far as a seat can know.

    In a longer game this is about the fight at hand, otherwise about the whole game. Machines play on: those of their
    seats, and the usual one for people and for machines that look ahead.

    Parameters: the session; the key of an open decision, whose seat thinks (by default the first one); the seconds to
    think at first; a function that hears of the progress; the seat that thinks, if it is not the one that is asked
    (`eye`). Raises `NoOdds`: `odds-not-asked`; `outlook-guessed` if the end depends on figures that are hidden from the
    seat and stand in no book (`Foresight.look_up`); `outlook-hidden` if a secret of the scenario comes,
    `outlook-hidden-fight` if it comes in the fight at hand; `Refused` (`not-asked`) for a key that nobody is asked by.
    """
    if not session.decisions:
        raise NoOdds("odds-not-asked")
    seat = eye if eye is not None else open_decision(session.decisions, who or next(iter(session.decisions))).who
    judging, foresight = session.rulebook.judging, session.rulebook.foresight
    supposed = (foresight.look_up or foresight.suppose)(session.fresh(), seat)
    if supposed.guessed:
        raise NoOdds("outlook-guessed")
    machines = {one: name for one, name in session.seats.items() if not plans(session.rulebook, name)}
    names = usual(session.rulebook, supposed.state) | machines
    side = judging.side(session.state, seat) or first_side(session)
    view, late = Outlooker(session, side, names, supposed), monotonic() + seconds
    try:
        found = view.look(supposed.state, session.script, seconds / EXACT_SHARE)
        found.refine(late - monotonic(), progress)
    except Diverged:  # what has happened in this beat so far is impossible in the supposed state
        raise NoOdds("outlook-hidden") from None
    if found.outcomes is None or found.outcomes.veiled:
        raise NoOdds("outlook-hidden-fight" if found.fight else "outlook-hidden")
    return found


def first_side(session: Session) -> str:
    """The side of the first seat that has one; "" if none has."""
    judging, state = session.rulebook.judging, session.state
    return next(filter(None, (judging.side(state, seat) for seat in session.rulebook.seats(state))), "")


@dataclass(frozen=True)
class Turning:
    """A moment of a game: the number of beats before it, the state, the event that begins a part there, the outlook."""

    beat: int
    state: Any
    event: Event
    outlook: Outlook


def turning(
    session: Session, seconds: float = 1.0, most: int = MOST_MOMENTS, progress: Progress = unheard
) -> Iterator[Turning]:
    """Find the outlook at the beginning of each part of a game, for people who may know all of it.

    From each of them the usual machine plays all seats to the end of the whole game.

    Parameters: the session; the seconds to think about each moment; the number of moments at most, spread over all; who
    hears of the progress.
    """
    moments = list(moments_of(session))
    step = -(-len(moments) // most) or 1
    side = first_side(session)
    for beat, state, event in moments[::step]:
        yield Turning(beat, state, event, outlook_at(session, state, side, seconds, progress))


def moments_of(session: Session) -> Iterator[tuple[int, Any, Event]]:
    """The beginnings of the parts of a game: the number of beats before each, the state, the event. Where a part begins
    and nothing is told before the next one within it, as with a fight and its first turn, that is one moment."""
    parts, same = session.rulebook.speech.parts, False
    for beat, (state, events) in enumerate(map(with_copy, session.beats()), 1):
        at = next((at for at, one in enumerate(events) if one.name in parts and not ends(one)), None)
        if at is None:
            same = same and not events
        elif is_open(session, state):
            if not same or at > 0:
                yield beat, state, events[at]
            same = at == len(events) - 1


def ends(event: Event) -> bool:
    """Whether an event tells that the game ends."""
    return any(count.kind == "end" for count in event.counts)


def is_open(session: Session, state: Any) -> bool:
    """Whether the end of a game is still open."""
    return not session.rulebook.finished(state) and session.rulebook.judging.outcome(state) is None


def with_copy(beat: tuple[Any, Sequence[Event]]) -> tuple[Any, Sequence[Event]]:
    """A beat with a copy of its state, which stays when the game goes on."""
    return clone(beat[0]), beat[1]


def outlook_at(session: Session, state: Any, side: str, seconds: float, progress: Progress = unheard) -> Outlook:
    """Find the outlook of a whole game from a state between two beats, for somebody of a side who knows all of it."""
    late = monotonic() + seconds
    view = Outlooker(session, side, usual(session.rulebook, state), Supposed(state), whole=True)
    found = view.look(state, (), seconds / EXACT_SHARE)
    found.refine(late - monotonic(), progress)
    return found


class Outlooker:
    """Plays games on in thought.

    Parameters: a session, the side of the one who thinks, the policies by seat, the state as it is supposed, and
    whether to look beyond the fight at hand, to the end of the whole game.
    """

    def __init__(
        self, session: Session, side: str, names: Mapping[str, str], supposed: Supposed, whole: bool = False
    ) -> None:
        self.rulebook, self.side, self.names, self.supposed = session.rulebook, side, names, supposed
        self.whole = whole
        self.players = minds(session.rulebook, names)

    def look(self, state: Any, script: Sequence[Line], seconds: float) -> Outlook:
        """Find the exact part that this time allows, and a way to sample the rest. Raises `Diverged`."""
        over, late, supposed = self.end_of(state.agenda), monotonic() + seconds, self.supposed
        left_out = supposed.left_out if over else ()
        veiled = [beat for beat in supposed.veiled if beat not in left_out]
        scope = Scope(over or never, veiled, EXACT, DUST, lambda: monotonic() > late, left_out)
        first = Odometer(self.rulebook, self.players, SHOWN, script)
        found = Sweep(Odometer(self.rulebook, self.players, SHOWN), scope).run(state, first)
        rest = [*found.left, *found.small] if found.uncounted > MOST_UNCOUNTED else []
        more = samples(rest, self.table, scope)
        won = self.rulebook.judging.fights_won
        return Outlook(self.side, self.names, supposed, over is not None, found, rest, more, fights_won=won)

    def end_of(self, agenda: Sequence[BeatCall]) -> Callable[[Any], bool] | None:
        """Make the function that tells whether the fight within a longer game is over; None outside of a fight."""
        closing = () if self.whole else self.rulebook.judging.fights
        fights = [depth for depth, (name, *_) in enumerate(agenda) if name in closing]
        return (lambda state: len(state.agenda) <= fights[-1]) if fights else None

    def table(self, n: int, first: float) -> Sampler:
        """Make the table of a sample, by its number."""
        return Sampler(self.rulebook, self.players, SHOWN, Random(f"outlook/{n}"), first=first)


def never(state: Any) -> bool:
    """Stop nowhere: a game goes on to its own end."""
    return False
