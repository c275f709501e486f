"""Monte Carlo tree search over the beats of a rulebook.

A future runs from the question to a horizon: down the tree by the upper confidence bound, then by the rulebook's
heuristic. The rulebook's score judges its end. The tree is open-loop: a node stands for the seat's own answers so far,
whatever the dice showed in between, so chance needs no nodes. A node tries the heuristic's answer first, and others as
it is visited more often.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import log, sqrt
from random import Random
from time import monotonic
from typing import Any, NamedTuple

from ..core.decision import Answer, Decision
from ..core.numbers import whole_number
from ..core.rulebook import LOST, Planner, Policy, Rulebook
from ..core.text import Text
from ..play import MachinePlayer, Refused, usual_player
from .ahead import BETTER, Ahead, Astray, FutureEnd, behind, options

BEATS = 30
"""Beats of a future; if the rulebook counts rounds, a future goes on to the end of the round."""

DEPTH = 3
"""The seat's questions beyond the first at which the tree branches."""

WIDER = 4
"""The k-th answer to a question is tried after it has come ((k - 1) * WIDER)² times at a node."""

LAPS = 5
"""Futures of every answer before any is dropped."""

CLEAR = 2
"""Standard errors by which an answer is clearly behind."""

DEFAULT = 100
MOST_PLAYED = 1_000_000


class Patience(NamedTuple):
    """The budget for one question: a number of futures, or milliseconds if that number is 0."""

    futures: int
    milliseconds: int = 0

    def spent(self) -> Callable[[int], float]:
        """Return a function from the futures played to the share of the budget spent; it always allows two futures."""
        if self.futures:
            return lambda played: played / self.futures
        start, whole = monotonic(), self.milliseconds / 1000
        return lambda played: max((monotonic() - start) / whole, played / MOST_PLAYED) if played > 1 else 0


WhatIsAsked = tuple[Hashable, ...]
"""Stands for what is asked, whatever the dice showed before."""


def what_is_asked(decision: Decision) -> WhatIsAsked:
    """What a question asks: its kind and all that it names, such as who acts, with what, at whom.

    Figures are left out: they depend on dice, so with them no question would come twice.
    """
    naming = [value for value in decision.about.values() if isinstance(value, str | list)]
    return decision.kind, *[tuple(value) if isinstance(value, list) else value for value in naming]


class SearchNode:
    """A row of the seat's own answers: the futures that went through, the sum and squares of their scores, and the
    answers that follow."""

    __slots__ = ("answers", "children", "squares", "total", "visits")

    def __init__(self) -> None:
        self.visits = self.total = self.squares = 0
        self.answers: dict[WhatIsAsked, list[Answer]] = {}
        self.children: dict[tuple[WhatIsAsked, Answer], SearchNode] = {}

    def add(self, score: int) -> None:
        """Count a future that went through here."""
        self.visits += 1
        self.total += score
        self.squares += score * score

    @property
    def mean(self) -> float:
        """The mean score."""
        return self.total / self.visits

    @property
    def deviation(self) -> float:
        """The standard deviation of the scores."""
        return sqrt(max(0.0, self.squares / self.visits - self.mean**2))

    def pick(self, asked: WhatIsAsked, answers: list[Answer]) -> Answer:
        """Pick the next answer to try: a new one if the question has come often enough, else the most promising."""
        tried = [(answer, child) for answer in answers if (child := self.children.get((asked, answer))) is not None]
        visits = sum(child.visits for _, child in tried)
        if len(tried) <= min(len(answers) - 1, int(sqrt(visits) / WIDER)):
            return next(answer for answer in answers if (asked, answer) not in self.children)
        reach = self.deviation * sqrt(2 * log(max(2, visits)))
        return max(tried, key=lambda pair: pair[1].mean + reach / sqrt(pair[1].visits))[0]


class Candidate:
    """An answer to the question: its tree, and the scores of its futures in the order of their luck."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.node = SearchNode()
        self.scores: list[int] = []

    def behind(self, leader: Candidate) -> tuple[float, float]:
        """Compare with another candidate: how much worse this one is with the same luck, and the standard error of
        that."""
        return behind(self.scores, leader.scores)


class Race:
    """Lets the answers to a question race, all with the same luck.

    The budget is spent in as many equal parts as it takes to halve the answers down to two; each part drops the worse
    half. An answer that falls clearly behind is dropped at once, so clear questions cost little. Halving never drops
    the heuristic's answer, because another must beat it.
    """

    def __init__(self, ahead: Ahead, policy: Policy, answers: list[Answer]) -> None:
        self.ahead, self.policy = ahead, policy
        self.runners = [Candidate(answer) for answer in answers]
        self.first = self.runners[0]
        self.luck = Random(ahead.seed)
        self.played = 0
        self.parts, self.part = max(1, (len(answers) - 1).bit_length()), 1

    def decided(self) -> bool:
        """Whether one answer is left."""
        return len(self.runners) == 1

    def lap(self, spent: Callable[[int], float]) -> bool:
        """Play one more future of every answer. Return False if one of them is blind."""
        for runner in self.runners:
            if spent(self.played) >= 1:
                break
            score, blind = self.run(runner)
            if blind:
                return False
            runner.scores.append(score)
            self.played += 1
        if len(self.first.scores) >= LAPS:
            leader = self.leader()
            self.runners = [runner for runner in self.runners if runner is leader or not self.out(runner, leader)]
        if self.part < self.parts and spent(self.played) * self.parts >= self.part:
            self.part += 1
            self.halve()
        return True

    def halve(self) -> None:
        """Drop the worse half."""
        order = sorted(self.runners, key=self.mean, reverse=True)
        self.runners = [one for one in self.runners if one is self.first or one in order[: -(-len(order) // 2)]]

    def out(self, runner: Candidate, leader: Candidate) -> bool:
        """Whether an answer is dropped: it is clearly behind, or equals the heuristic's, which leads."""
        gap, error = runner.behind(leader)
        return gap > CLEAR * error or (not error and leader is self.first)

    def mean(self, runner: Candidate) -> float:
        """The mean score of an answer."""
        return sum(runner.scores) / len(runner.scores) if runner.scores else LOST

    def leader(self) -> Candidate:
        """The best answer so far; of equals the heuristic's."""
        return max(self.runners, key=self.mean)

    def run(self, runner: Candidate) -> FutureEnd:
        """Play one future of an answer, down its tree."""
        path = [runner.node]

        def own(state: Any, decision: Decision) -> Answer:
            usual, node = self.policy(state, decision, self.luck), path[-1]
            if len(path) > DEPTH or not node.visits:
                return usual
            asked = what_is_asked(decision)
            every = node.answers.setdefault(asked, options(decision, usual, self.luck))
            legal = [answer for answer in dict.fromkeys([usual, *every]) if decision.legal(answer)]
            picked = node.pick(asked, legal)
            path.append(node.children.setdefault((asked, picked), SearchNode()))
            return picked

        end = self.ahead.future(runner.answer, own, len(runner.scores), BEATS)
        for node in path:
            node.add(end.score)
        return end

    def best(self) -> Answer:
        """The leader, if it beats the heuristic's answer by more than `BETTER` standard errors; else that one."""
        leader = self.leader()
        if self.first in self.runners:
            gap, error = self.first.behind(leader)
            return leader.answer if gap > BETTER * error else self.first.answer
        return leader.answer


class Search(Planner):
    """The player that searches. Parameters: the rulebook, and the budget for a question."""

    def __init__(self, rulebook: Rulebook[Any], budget: Patience) -> None:
        self.rulebook, self.budget, self.usual = rulebook, budget, usual_player(rulebook)

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        first = self.usual(state, decision, rng)
        answers = options(decision, first, rng)
        if len(answers) == 1:
            return first
        race = Race(Ahead(self.rulebook, decision, rng), self.usual, answers)
        spent = self.budget.spent()
        try:
            while spent(race.played) < 1 and not race.decided():
                if not race.lap(spent):
                    return first
        except Astray:
            return first
        return race.best()


def searching(rulebook: Rulebook[Any], parameter: str | None) -> Policy:
    """Make the player that searches. Its parameter is the budget for a question: futures (`400`) or time (`50ms`).

    With futures the same seed gives the same game; with time the game depends on the machine. Raises `Refused`
    (`bad-policy-parameter`).
    """
    if parameter is None:
        return Search(rulebook, Patience(DEFAULT))
    number, timed = whole_number(parameter.removesuffix("ms"), 1, MOST_PLAYED), parameter.endswith("ms")
    if number is None:
        raise Refused(
            "bad-policy-parameter", name="search", given=parameter, allowed=f"1..{MOST_PLAYED}, 1ms..{MOST_PLAYED}ms"
        )
    return Search(rulebook, Patience(0, number) if timed else Patience(number))


search = MachinePlayer(
    "search",
    3,
    Text("先読み", "far-sighted"),
    Text(
        "頭の中で続きを遊び、見込みを比べる（1問につきsearch:400で400通り、search:50msで50ミリ秒）",
        "plays on in thought and weighs the futures (search:400 futures or search:50ms an answer)",
    ),
    searching,
)
"""Searches a tree of decisions."""
