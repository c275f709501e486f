"""Greedy and cautious: players that try a few short futures of every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from ..core.decision import Answer, Decision
from ..core.numbers import whole_number
from ..core.rulebook import Planner, Policy, Rulebook
from ..core.text import Text
from ..play import MachinePlayer, Refused, usual_player
from .ahead import BETTER, Ahead, Astray, behind, options

FUTURES = 12
"""Futures of every answer, unless the name gives a number (`greedy:30`)."""

SO_FAR = 12
"""Beats of a future; if the rulebook counts rounds, a future goes on to the end of the round."""

LATER = 120
"""Beats of the futures that confirm an answer: what only puts off a battle or a price is no longer ahead by then."""

TRUST = 16
"""One decision in 16 goes to the heuristic: a short horizon alone can postpone an action for ever."""

MOST_FUTURES = 10_000

ScoresThatCount = Callable[[Sequence[int]], Sequence[float]]
"""Weighs the scores of an answer's futures, in the order of the luck: their mean judges the answer, and those of two
answers are compared luck by luck."""


def every(scores: Sequence[int]) -> Sequence[float]:
    """Count every score as it is."""
    return scores


def worst_third(scores: Sequence[int]) -> Sequence[float]:
    """Count so that the mean is that of the worst third of the scores.

    Scores above the best of that third are cut to it. Each score keeps its place, so two answers are still compared
    with the same dice.
    """
    third = -(-len(scores) // 3)
    best = sorted(scores)[third - 1]
    return [best - max(0, best - score) * len(scores) / third for score in scores]


class Near(Planner):
    """Gives the answer with the best futures, if it is clearly better than the heuristic's.

    The best of many estimates looks better than it is. So another answer must beat the heuristic's, with the same luck,
    by more than `BETTER` standard errors; a player with few futures then seldom differs from the heuristic, instead of
    playing at random. All answers are judged after the same number of beats, so acting and waiting are comparable. What
    is ahead at once must be so `LATER` too, with fresh luck: a battle that has begun looks worse than one put off.
    """

    def __init__(self, rulebook: Rulebook[Any], counting: ScoresThatCount, futures: int) -> None:
        self.rulebook, self.counting, self.futures = rulebook, counting, futures
        self.usual = usual_player(rulebook)

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        first = self.usual(state, decision, rng)
        answers = options(decision, first, rng)
        if len(answers) == 1 or rng.random() * TRUST < 1:
            return first
        ahead = Ahead(self.rulebook, decision, rng)
        minds = Random(ahead.seed)

        def choose(state: Any, decision: Decision) -> Answer:
            return self.usual(state, decision, minds)

        def scores(answer: Answer, luck: range, beats: int) -> Sequence[float] | None:
            ends = [ahead.future(answer, choose, number, beats) for number in luck]
            return None if all(end.blind for end in ends) else self.counting([end.score for end in ends])

        now, later = range(self.futures), range(self.futures, 2 * self.futures)
        try:
            found = [(answer, scores(answer, now, SO_FAR)) for answer in answers]
            told = [(answer, some) for answer, some in found if some is not None]
            if len(told) < len(found):  # an answer leads straight to what is veiled
                return first
            best, most = max(told, key=lambda pair: sum(pair[1]))
            if not clearly_better(told[0][1], most):
                return first
            usual, other = (scores(answer, later, LATER) for answer in (first, best))
        except Astray:
            return first
        return best if usual is not None and other is not None and clearly_better(usual, other) else first


def clearly_better(usual: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the other answer beats the heuristic's by more than `BETTER` standard errors."""
    gap, error = behind(usual, other)
    return gap > BETTER * error


def count(name: str, parameter: str | None) -> int:
    """Read the number of futures from the parameter of a name. Raises `Refused` (`bad-policy-parameter`)."""
    if parameter is None:
        return FUTURES
    futures = whole_number(parameter, 1, MOST_FUTURES)
    if futures is None:
        raise Refused("bad-policy-parameter", name=name, given=parameter, allowed=f"1..{MOST_FUTURES}")
    return futures


def near(name: str, place: int, counting: ScoresThatCount, called: Text, about: Text) -> MachinePlayer:
    """Make a player of this kind. Its parameter is the number of futures of every answer."""

    def make(rulebook: Rulebook[Any], parameter: str | None) -> Policy:
        return Near(rulebook, counting, count(name, parameter))

    return MachinePlayer(name, place, called, about, make)


greedy = near(
    "greedy",
    1,
    every,
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
    Text("不運に備える", "braced for bad luck"),
    Text(
        "選択肢をひとつずつ試し、悪い目が出ても損の少ないものを取る（cautious:30）",
        "tries every answer and takes what is best if things go badly (cautious:30)",
    ),
)
"""Takes the best mean of the worst third."""
