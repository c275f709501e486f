"""The outlook of a game that is being played: how likely each end is from where it stands, if machines play it on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from random import Random
from time import monotonic
from typing import Any

from hantei.core.agenda import BeatCall
from hantei.core.event import Event
from hantei.core.record import clone
from hantei.core.rulebook import Supposed
from hantei.play import Diverged, Line, Session

from .counting import Odometer, Sampler, of_kinds
from .minds import minds, plans, usual
from .odds import NoOdds
from .outcomes import Outcomes
from .sampling import samples
from .survey import Progress, Reached, Sampled, Scope, Survey, Sweep, unheard

EXACT = 2_000
"""Runs of beats in which an exact answer is looked for; a battle that is nearly over has one."""

MOST_UNCOUNTED = Fraction(1, 1000)
"""With more than this left uncounted the answer is sampled instead."""

DUST = Fraction(1, 10**8)

PRECISE = 0.03
"""Half the width of an interval from which on nobody needs to think on."""

LEAST = 30
"""Samples below which no figure is said at all; they are made however long they take."""

SAMPLED_AT_ONCE = 4
EXACT_SHARE = 4
"""The part of the time, 1 in this number, in which an exact answer is looked for."""

KINDS = ("win", "result", "end")
"""What is counted, in the order in which it is said: who wins, how the fight ends, how the game ends."""

SHOWN = of_kinds(KINDS)

MOST_MOMENTS = 12
"""Moments of a game that are looked at afterwards."""


@dataclass
class Outlook:
    """How a game may end, for somebody who thinks of it, and may think on.

    `side` is that of whoever thinks, `policies` who plays the rest by seat, `supposed` what they reckon with; `fight`
    whether it is the end of a fight within a longer game that is looked at. `found` is exact, `rest`
    was too much to go through, `runs` samples of it; `fights_won` are the results with which a fight is won.
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
        """The law of the ends, as far as it is known; None where too little is known to say anything."""
        if not self.rest:
            return Outcomes(self.found.law, uncounted=self.found.uncounted, veiled=self.found.veiled)
        return Outcomes.sampled(self.found, self.rest, self.runs) if len(self.runs) >= LEAST else None

    @property
    def keys(self) -> list[str]:
        """The keys of what is said: who wins, where that is known; the ends; the likeliest first."""
        if self.outcomes is None:
            return []
        outcomes, order = self.outcomes, {kind: at for at, kind in enumerate(KINDS)}
        return sorted(outcomes.counted, key=lambda key: (order[key.partition("/")[0]], -outcomes.chance(key)))

    @property
    def precise(self) -> bool:
        """Whether every chance is known to three points either way."""
        return self.outcomes is not None and all(self.spread(key) <= PRECISE for key in self.keys)

    @property
    def winning(self) -> str:
        """The beginning of the keys that say that the side has won."""
        return f"win/{self.side}/"

    @property
    def won(self) -> tuple[str, ...]:
        """The beginnings of the keys that say that the side has won what is looked at, a fight or the game."""
        results = tuple(f"result/{self.side}/{what}" for what in self.fights_won)
        return results if self.fight else (self.winning,)

    def spread(self, key: str) -> float:
        """Half the width of the interval of a chance."""
        low, high = self.outcomes.interval(key) if self.outcomes else (0.0, 1.0)
        return (high - low) / 2

    def refine(self, seconds: float, progress: Progress = unheard) -> None:
        """Play on in thought until the time is up or the figures are precise; what was found before stays."""
        late = monotonic() + seconds
        while self.rest and not self.precise and (monotonic() < late or len(self.runs) < LEAST):
            for run in islice(self.more, SAMPLED_AT_ONCE):
                self.runs.append(run)
                progress(run.beats)

    def describe(self) -> dict[str, object]:
        """The outlook as plain data."""
        outcomes = self.outcomes
        chances = {key: chance_of(outcomes, key) for key in self.keys} if outcomes else {}
        known: dict[str, object] = {"exact": not self.rest, "samples": len(self.runs), "chances": chances}
        return {"side": self.side, "fight": self.fight, "policies": dict(self.policies), **known}


def chance_of(outcomes: Outcomes, key: str) -> dict[str, float]:
    """A chance and its interval as plain data."""
    low, high = outcomes.interval(key)
    return {"chance": float(outcomes.chance(key)), "low": low, "high": high}


def outlook(
    session: Session, who: str = "", seconds: float = 1.0, progress: Progress = unheard, eye: str | None = None
) -> Outlook:
    """How the game may end from the open question on, as far as a seat can know.

    Within a longer game it is the fight at hand that is looked at, otherwise the whole. Machines play it on: those that
    sit there, the usual one for people and for machines that look ahead.

    Parameters: the session; the key of an open decision, whose seat thinks (the first one unless given); the seconds to
    think, at first; who is told of the progress, and may raise to break it off; the seat that thinks, if it need not be
    the one that is asked.
    Raises `NoOdds` (`odds-not-asked`; `outlook-guessed` where figures are hidden from the seat on which all hangs;
    `outlook-hidden` where what comes is a secret of the scenario).
    """
    if not session.decisions:
        raise NoOdds("odds-not-asked")
    seat = eye if eye is not None else session.decisions[who or next(iter(session.decisions))].who
    judging = session.rulebook.judging
    supposed = session.rulebook.foresight.suppose(session.fresh(), seat)
    if supposed.guessed:
        raise NoOdds("outlook-guessed")
    machines = {one: name for one, name in session.seats.items() if not plans(session.rulebook, name)}
    names = usual(session.rulebook, supposed.state) | machines
    view, late = Outlooker(session, names, supposed), monotonic() + seconds
    try:
        found = view.look(supposed.state, session.script, seconds / EXACT_SHARE)
        found.refine(late - monotonic(), progress)
    except Diverged:  # what happened in this beat so far cannot have happened as things are supposed to be
        raise NoOdds("outlook-hidden") from None
    if found.outcomes is None or found.outcomes.veiled:
        raise NoOdds("outlook-hidden")
    found.side = judging.side(session.state, seat) or first_side(session)
    return found


def first_side(session: Session) -> str:
    """The side of the first seat that has one; "" where none has."""
    judging, state = session.rulebook.judging, session.state
    return next(filter(None, (judging.side(state, seat) for seat in session.rulebook.seats(state))), "")


@dataclass(frozen=True)
class Turning:
    """A moment of a game: after how many beats, the state, the event that begins a part there, and the outlook."""

    beat: int
    state: Any
    event: Event
    outlook: Outlook


def turning(
    session: Session, seconds: float = 1.0, most: int = MOST_MOMENTS, progress: Progress = unheard
) -> Iterator[Turning]:
    """How likely the end was at the beginning of each part of a game, for those who may know all of it.

    Machines play on from there, the usual one in every seat, to the end of the whole game.

    Parameters: the session; the seconds to think about each moment; how many moments at most, spread over all; who is
    told of the progress, and may raise to break it off.
    """
    parts = session.rulebook.speech.parts
    moments = [
        (beat, state, event)
        for beat, (state, events) in enumerate(map(kept, session.beats()), 1)
        if (event := next((one for one in events if one.name in parts and not ends(one)), None))
        and is_open(session, state)
    ]
    step = -(-len(moments) // most) or 1
    side = first_side(session)
    for beat, state, event in moments[::step]:
        yield Turning(beat, state, event, outlook_at(session, state, side, seconds, progress))


def ends(event: Event) -> bool:
    """Whether an event tells that the game ends."""
    return any(count.kind == "end" for count in event.counts)


def is_open(session: Session, state: Any) -> bool:
    """Whether it is not decided yet how a game ends."""
    return not session.rulebook.finished(state) and session.rulebook.judging.outcome(state) is None


def kept(beat: tuple[Any, Sequence[Event]]) -> tuple[Any, Sequence[Event]]:
    """A beat whose state stays as it is when the game goes on."""
    return clone(beat[0]), beat[1]


def outlook_at(session: Session, state: Any, side: str, seconds: float, progress: Progress = unheard) -> Outlook:
    """The outlook of a whole game from a state between two beats, for somebody of a side who knows all of it."""
    late = monotonic() + seconds
    view = Outlooker(session, usual(session.rulebook, state), Supposed(state), whole=True)
    found = view.look(state, (), seconds / EXACT_SHARE)
    found.refine(late - monotonic(), progress)
    found.side = side
    return found


class Outlooker:
    """Plays games on in thought; parameters: a session, the policies by seat, what is supposed, and whether to look to
    the end of the whole game from within a fight, too."""

    def __init__(self, session: Session, names: Mapping[str, str], supposed: Supposed, whole: bool = False) -> None:
        self.rulebook, self.names, self.supposed, self.whole = session.rulebook, names, supposed, whole
        self.players = minds(session.rulebook, names)

    def look(self, state: Any, script: Sequence[Line], seconds: float) -> Outlook:
        """What can be found exactly in this time, and a way to sample the rest. Raises `Diverged`."""
        over, late, supposed = self.end_of(state.agenda), monotonic() + seconds, self.supposed
        left_out = supposed.left_out if over else ()
        veiled = [beat for beat in supposed.veiled if beat not in left_out]
        scope = Scope(over or never, veiled, EXACT, DUST, lambda: monotonic() > late, left_out)
        first = Odometer(self.rulebook, self.players, SHOWN, script)
        found = Sweep(Odometer(self.rulebook, self.players, SHOWN), scope).run(state, first)
        rest = [*found.left, *found.small] if found.uncounted > MOST_UNCOUNTED else []
        more = samples(rest, self.table, scope)
        won = self.rulebook.judging.fights_won
        return Outlook("", self.names, supposed, over is not None, found, rest, more, fights_won=won)

    def end_of(self, agenda: Sequence[BeatCall]) -> Callable[[Any], bool] | None:
        """Whether the fight within a longer game is over; None where none is being fought."""
        closing = () if self.whole else self.rulebook.judging.fights
        fights = [depth for depth, (name, *_) in enumerate(agenda) if name in closing]
        return (lambda state: len(state.agenda) <= fights[-1]) if fights else None

    def table(self, n: int, first: float) -> Sampler:
        """The table of a sample, by its number."""
        return Sampler(self.rulebook, self.players, SHOWN, Random(f"outlook/{n}"), first=first)


def never(state: Any) -> bool:
    """A game goes on to its own end."""
    return False
