"""The chance to win from here: how a game goes on, with everybody played by the rulebook's machine player."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean, pvariance
from time import monotonic
from typing import Any

from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.message import Complaint, Message
from hantei.core.record import clone
from hantei.core.rulebook import LOST, WON, Policy
from hantei.core.table import Table
from hantei.play import Session, policy, usual_policy

from .intervals import Interval, Z

FARTHEST = 120
"""Beats after which a future is judged as it stands; the score of a rulebook is the chance to win from there."""

PRECISE = 0.03
"""The width to each side at which a chance is good enough."""


class NoProspect(Complaint):
    """A game without a chance to be said: it is over, the seat plays for no side, or too much is hidden from it."""


class Astray(Exception):
    """In the world as supposed the running beat would have gone another way."""


class Prospect:
    """The chance of a side to win, from a moment of a game, that can be thought about further.

    Parameters: the session; the seat whose side it is, and who supposes what it may not know; the seed of the futures.
    Raises `NoProspect` (`prospect-over`, `prospect-no-side`).
    """

    def __init__(self, session: Session, seat: str, seed: str = "1") -> None:
        self.rulebook, self.seat, self.seed = session.rulebook, seat, seed
        if session.finished:
            raise NoProspect("prospect-over")
        self.side = self.rulebook.judging.side(session.state, seat)
        if not self.side:
            raise NoProspect("prospect-no-side")
        position = session.so_far()
        supposed = self.rulebook.judging.suppose(clone(position.start), seat)
        self.done, self.start, self.veiled = position.done, supposed.state, supposed.veiled
        self.supposed: Sequence[Message] = supposed.said
        self.player = policy(self.rulebook, usual_policy(self.rulebook))
        self.chances: list[float] = []
        self.astray = 0

    @property
    def chance(self) -> Interval:
        """The chance so far. Raises `NoProspect` (`prospect-hidden`) where no future could be played."""
        found = self.chances
        if not found:
            raise NoProspect("prospect-hidden")
        middle = fmean(found)
        half = Z * (pvariance(found, middle) / len(found)) ** 0.5 + 1 / (2 * len(found))
        return Interval(middle, max(0.0, middle - half), min(1.0, middle + half))

    @property
    def precise(self) -> bool:
        """Whether more thought would hardly change the figure."""
        return bool(self.chances) and self.chance.spread <= PRECISE

    def refine(self, seconds: float) -> None:
        """Play on until the time is up or the chance is precise; futures played before count on."""
        ends = monotonic() + seconds
        while monotonic() < ends and not self.precise and self.astray < 20 + len(self.chances):
            try:
                self.chances.append(self.future(len(self.chances) + self.astray))
            except Astray:
                self.astray += 1

    def future(self, number: int) -> float:
        """The chance at the end of one future. Raises `Astray`."""
        state, table = clone(self.start), Onward(self.done, self.player, Random(f"{self.seed}/{number}"))
        rulebook, judging = self.rulebook, self.rulebook.judging
        for _ in range(FARTHEST):
            table.state = state
            rulebook.beats.step(state, table)
            table.done = ()
            if rulebook.finished(state) or judging.outcome(state) is not None:
                break
            if state.agenda[-1][0] in self.veiled:
                break
        return (judging.score(state, self.seat) - LOST) / (WON - LOST)


class Onward(Table):
    """A table that goes on from the middle of a beat: first what has happened in it, then luck and a machine player."""

    hears = False

    def __init__(self, done: Sequence[int | list[Answer]], player: Policy, rng: Random) -> None:
        self.done, self.player, self.rng = done, player, rng
        self.minds = Random(rng.getrandbits(64))
        self.state: Any = None
        self.at = 0

    def roll(self, dice: Dice, why: str) -> int:
        value = self._next()
        if value is None:
            return dice.read(tuple(dice.throw(self.rng)))
        if not isinstance(value, int):
            raise Astray
        return value

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        known = self._next()
        if known is None:
            return [self.player(self.state, decision, self.minds) for decision in decisions]
        if not isinstance(known, list) or len(known) != len(decisions):
            raise Astray
        if not all(decision.legal(answer) for decision, answer in zip(decisions, known, strict=True)):
            raise Astray
        return list(known)

    def _next(self) -> int | list[Answer] | None:
        """What happened next in the running beat; None where nothing has yet."""
        self.at += 1
        return self.done[self.at - 1] if self.at <= len(self.done) else None
