"""Greedy and cautious: they play a few futures of every answer, each until its consequences are over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.numbers import whole_number
from ..core.rulebook import Planner, Policy, Rulebook
from ..core.text import Text
from ..play import MachinePlayer, Refused
from .ahead import Ahead, Astray, options, usual

FUTURES = 12
"""Futures of every answer unless the name says otherwise (`greedy:30`)."""

TRUST = 16
"""One decision in 16 goes to the heuristic: a short horizon alone can postpone an action for ever."""

MOST_FUTURES = 10_000

WorthOf = Callable[[Sequence[int]], int]
"""What an answer is worth, from the scores of its futures; the same number of them for every answer."""


def mean(scores: Sequence[int]) -> int:
    """What is to be expected; a sum, since all answers have as many futures."""
    return sum(scores)


def worst_third(scores: Sequence[int]) -> int:
    """What is to be expected where things go badly."""
    return sum(sorted(scores)[: -(-len(scores) // 3)])


class Near(Planner):
    """Takes the answer whose consequences are worth most; the heuristic's where none is worth more."""

    def __init__(self, rulebook: Rulebook[Any], worth: WorthOf, futures: int) -> None:
        self.rulebook, self.worth, self.futures = rulebook, worth, futures
        self.usual = usual(rulebook)

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        first = self.usual(state, decision, rng)
        answers = options(decision, first, rng)
        if len(answers) == 1 or rng.random() * TRUST < 1:
            return first
        ahead = Ahead(self.rulebook, decision, rng)
        minds = Random(ahead.seed)

        def choose(state: Any, decision: Decision) -> Answer:
            return self.usual(state, decision, minds)

        best, most = first, None
        try:
            for answer in answers:
                ends = [ahead.future(answer, choose, number) for number in range(self.futures)]
                if all(end.blind for end in ends):  # nobody can tell; experience may
                    return first
                worth = self.worth([end.score for end in ends])
                if most is None or worth > most:
                    best, most = answer, worth
        except Astray:
            return first
        return best


def count(name: str, parameter: str | None) -> int:
    """How many futures a name asks for. Raises `Refused` (`bad-policy-parameter`)."""
    if parameter is None:
        return FUTURES
    futures = whole_number(parameter, 1, MOST_FUTURES)
    if futures is None:
        raise Refused("bad-policy-parameter", name=name, given=parameter, allowed=f"1..{MOST_FUTURES}")
    return futures


def near(name: str, place: int, worth: WorthOf, called: Text, about: Text) -> MachinePlayer:
    """A player who looks as far as an answer goes. Its parameter says how many futures of every answer it tries."""

    def make(rulebook: Rulebook[Any], parameter: str | None) -> Policy:
        return Near(rulebook, worth, count(name, parameter))

    return MachinePlayer(name, place, called, about, make)


greedy = near(
    "greedy",
    1,
    mean,
    Text("目先重視", "greedy"),
    Text(
        "選択肢をひとつずつ試し、目先の見込みが最もよいものを取る（greedy:30で各30通り）",
        "tries every answer and takes what promises most at once (greedy:30 looks at 30 futures each)",
    ),
)
"""Takes the best mean."""

cautious = near(
    "cautious",
    2,
    worst_third,
    Text("慎重", "cautious"),
    Text(
        "選択肢をひとつずつ試し、悪い目が出ても損の少ないものを取る（cautious:30）",
        "tries every answer and takes what is best if things go badly (cautious:30)",
    ),
)
"""Takes the best mean of the worst third."""
