"""Plays on in thought: runs the current beat again from its beginning, then the beats after it.

A player learns nothing that the seat may not know. The state is what the seat may suppose, dice fall by the player's
own luck, and the other answers of an open ballot are guessed. A future ends before a beat that would reveal more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from ..core.agenda import BeatCall
from ..core.decision import Amount, Answer, Choice, Decision, Route
from ..core.dice import Dice
from ..core.record import clone
from ..core.rulebook import Rulebook
from ..core.table import Table
from ..play import usual_player

LONGEST_FUTURE = 1_000
"""Throws and answers of one beat after which a future is abandoned."""

FARTHEST = 1_000
"""Beats after which a future stops, even within a round."""

MOST_OPTIONS = 24
"""Options of a choice that are tried, at most; of a longer list this number is drawn by lot."""

SAMPLED = 8
"""Answers drawn by lot if a question has too many to list, and for ways across a board."""


class Astray(BaseException):
    """Unwinds a future that is impossible: in the supposed state the current beat does not run as it did."""


class FutureEnd(NamedTuple):
    """The end of a future: the score of the seat's side, and whether the future was `blind`, since it met a veiled beat
    before any die fell."""

    score: int
    blind: bool


ASSUMED = 2
"""Gaps between two answers that are assumed to spread as widely as scores."""

BETTER = 2
"""Standard errors by which another answer must beat the heuristic's."""

Choose = Callable[[Any, Decision], Answer]
"""Answers the seat's own questions in a future."""


class RepeatedLuck(Random):
    """Luck that repeats: after `anew` it draws the same numbers again."""

    def anew(self) -> RepeatedLuck:
        """Draw from the beginning again."""
        self.at = 0
        return self

    def seed(self, a: Any = None, version: int = 2) -> None:
        super().seed(a, version)
        self.at, self.drawn = 0, list[float]()

    def random(self) -> float:
        if self.at == len(self.drawn):
            self.drawn.append(super().random())
        self.at += 1
        return self.drawn[self.at - 1]


class Imagined(Table):
    """A table for one future: replays what has happened in the current beat, gives the answer, then plays by luck.

    `choose` answers for the seat, the usual player for all others, with the luck of `minds`. The luck of a die depends
    on the beat and on how often that beat has come. So two answers meet the same dice wherever they lead to the same
    beats, and differ only by what they do.
    """

    hears = False

    def __init__(self, ahead: Ahead, answer: Answer, choose: Choose, number: int) -> None:
        self.ahead, self.answer, self.own = ahead, answer, choose
        self.number, self.minds = number, ahead.luck(number, ("minds",), 0)
        self.done, self.state = ahead.done, None
        self.times: dict[BeatCall, int] = {}
        self.dice: RepeatedLuck | None = None
        self.at = self.thrown = 0
        self.running = True  # the beat in which the question is asked

    def starting(self, state: Any) -> None:
        self.running = self.state is None
        self.entry = state.agenda[-1]
        self.state, self.at, self.dice = state, 0, None

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        if not self._next():
            self.thrown += 1
            return dice.read(tuple(dice.throw(self.dice or self._place())))
        value = self.done[self.at - 1]
        if not isinstance(value, int):
            raise Astray
        return value

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        if not decisions:
            return []
        if self._next():
            answers = self.done[self.at - 1]
            if not isinstance(answers, list) or len(answers) != len(decisions):
                raise Astray
            for decision, answer in zip(decisions, answers, strict=True):
                if not decision.legal(answer):
                    raise Astray
            return list(answers)
        asked = self._own(decisions) if self.running and self.at == len(self.done) + 1 else None
        return [self.answer if decision is asked else self._answer(decision) for decision in decisions]

    def _place(self) -> RepeatedLuck:
        """The luck of the current beat."""
        times = self.times[self.entry] = self.times.get(self.entry, 0) + 1
        self.dice = self.ahead.luck(self.number, self.entry, times)
        return self.dice

    def _next(self) -> bool:
        """Go to the next throw or ballot. Return whether it has happened already. Raises `Astray`."""
        self.at += 1
        if self.at > LONGEST_FUTURE:
            raise Astray
        return self.running and self.at <= len(self.done)

    def _own(self, decisions: Sequence[Decision]) -> Decision:
        """Find the question among those asked together. Raises `Astray`."""
        asked = self.ahead.asked
        for decision in decisions:
            if (decision.who, decision.kind, decision.about) == (asked.who, asked.kind, asked.about):
                if decision.legal(self.answer):
                    return decision
                break
        raise Astray

    def _answer(self, decision: Decision) -> Answer:
        if decision.who == self.ahead.asked.who:
            return self.own(self.state, decision)
        return self.ahead.usual(self.state, decision, self.minds)


class Ahead:
    """Plays futures from one question.

    Parameters: the rulebook, the question, and the player's luck. Raises TypeError for a question that was not asked at
    a `Witness` table.
    """

    def __init__(self, rulebook: Rulebook[Any], asked: Decision, rng: Random) -> None:
        if asked.position is None:
            raise TypeError("a policy that looks ahead plays at a table that remembers (hantei.play.witnessed)")
        self.rulebook, self.asked = rulebook, asked
        self.usual = usual_player(rulebook)
        self.seed = rng.getrandbits(64)
        self.lucks: dict[tuple[int, BeatCall, int], RepeatedLuck] = {}
        self.done = asked.position.done
        supposed = rulebook.foresight.suppose(clone(asked.position.start), asked.who)
        self.start, self.veiled = supposed.state, supposed.veiled
        self.round = rulebook.foresight.round(self.start)

    def luck(self, number: int, entry: BeatCall, times: int) -> RepeatedLuck:
        """The luck of a future at a beat that has come so often; it is the same for every answer."""
        place = (number, entry, times)
        if place not in self.lucks:
            self.lucks[place] = RepeatedLuck(f"{self.seed}/{place}")
        return self.lucks[place].anew()

    def future(self, answer: Answer, choose: Choose, number: int, beats: int) -> FutureEnd:
        """Play on after an answer.

        Parameters: the answer; the player of the seat's later questions; the number of the luck, which answers share
        that are compared; the beats to play at least. Raises `Astray`.
        """
        state, table = clone(self.start), Imagined(self, answer, choose, number)
        rulebook, step = self.rulebook, self.rulebook.beats.step
        played, blind = 0, False
        while True:
            step(state, table)
            played += 1
            if rulebook.finished(state) or self._far(state, played, beats):
                break
            if state.agenda[-1][0] in self.veiled:
                blind = not table.thrown
                break
        return FutureEnd(rulebook.judging.score(state, self.asked.who), blind)

    def _far(self, state: Any, played: int, beats: int) -> bool:
        """Whether a future has passed its horizon, and the end of the round if the rulebook counts rounds."""
        if played < beats:
            return False
        return not self.round or self.rulebook.foresight.round(state) != self.round or played >= FARTHEST


def behind(scores: Sequence[float], leaders: Sequence[float]) -> tuple[float, float]:
    """Compare an answer with a leader: how much worse it is with the same luck, and the standard error of that.

    Parameters: the scores of their futures, in the same order. A few equal gaps prove little about how widely gaps
    spread, so `ASSUMED` more count that spread like scores.
    """
    gaps = [a - b for a, b in zip(leaders, scores, strict=False)]
    if not any(gaps):
        return 0, 0
    mean, many = sum(gaps) / len(gaps), len(gaps)
    level = sum(leaders) / len(leaders)
    spread = sum((score - level) ** 2 for score in leaders) / len(leaders)
    squares = sum((gap - mean) ** 2 for gap in gaps) + ASSUMED * spread
    return mean, sqrt(squares / (many + ASSUMED - 1) / many)


def options(decision: Decision, first: Answer, rng: Random) -> list[Answer]:
    """List the answers to try: `first`, then all others, or some of them drawn by lot if there are too many."""
    every: Sequence[Answer] = []
    most = MOST_OPTIONS
    if isinstance(decision, Choice):
        every = decision.options
    elif isinstance(decision, Amount):
        every = decision.all() or [decision.sample(rng) for _ in range(SAMPLED)]
    elif isinstance(decision, Route):
        every, most = list(decision.ends), SAMPLED
    others = list(dict.fromkeys(answer for answer in every if isinstance(answer, str | int) and answer != first))
    return [first, *(others if len(others) < most else rng.sample(others, most - 1))]
