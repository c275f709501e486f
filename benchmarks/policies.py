"""Count decisions and futures per second on one core, for every policy, in an encounter or scenario of each rulebook.

Run by hand: `python benchmarks/policies.py [DECISIONS]`. All policies answer the same questions, taken evenly from
games that the heuristic plays; the figures of one run compare with each other, not with those of another machine.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any, NamedTuple

from hantei.core.decision import Answer, Decision
from hantei.core.record import clone
from hantei.core.rulebook import Planner, Policy, Rulebook
from hantei.library import open_rulebook, scenario_text
from hantei.play import policy, run, usual_player
from hantei.policies.ahead import Ahead
from hantei.policies.search import BEATS

GAMES = (("urban_assault", "mute_bells", "leader"), ("senki", "ace_duel", "red"))
POLICIES = ("random", "heuristic", "greedy", "cautious", "search:100")


class Asked(NamedTuple):
    """A question, and the state as it was."""

    state: Any
    decision: Decision


class Noting(Planner):
    """A player that answers as the heuristic does and notes what it is asked."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        self.asked: list[Asked] = []

    def __call__(self, state: Any, decision: Decision, rng: Random) -> Answer:
        self.asked.append(Asked(clone(state), decision))
        return self.policy(state, decision, rng)


def questions(rulebook: Rulebook[Any], scenario: str, seat: str, count: int) -> list[Asked]:
    """Return a number of questions, taken evenly from games."""
    setup = {"scenario": scenario, "scenarios": {scenario: scenario_text(rulebook.id, scenario)[1]}}
    noting = Noting(usual_player(rulebook))
    seats = {who: noting if who == seat else usual_player(rulebook) for who in rulebook.seats(rulebook.start(setup))}
    for seed in range(3):
        run(rulebook, setup, str(seed), seats)
    return noting.asked[:: max(1, len(noting.asked) // count)][:count]


def seconds(work: Callable[[], Any]) -> float:
    """Processor time."""
    start = time.process_time()
    work()
    return time.process_time() - start


def own(player: Policy, state: Any, decision: Decision) -> Answer:
    """Return the answers of the seat in a future."""
    return player(state, decision, Random(1))


def futures(rulebook: Rulebook[Any], asked: list[Asked], beats: int) -> None:
    """Play one future of every question, after the heuristic's answer."""
    player = usual_player(rulebook)
    for state, decision in asked:
        luck = Random(1)
        answer = player(state, decision, luck)
        Ahead(rulebook, decision, luck).future(answer, partial(own, player), 0, beats)


def decisions(player: Policy, asked: list[Asked]) -> None:
    """Answer every question."""
    for i, (state, decision) in enumerate(asked):
        player(state, decision, Random(i))


def compare(name: str, scenario: str, seat: str, count: int) -> None:
    """Print the figures of one rulebook."""
    rulebook = open_rulebook(name)
    asked = questions(rulebook, scenario, seat, count)
    print(f"{name} {scenario}, {len(asked)} questions")
    unit = seconds(partial(decisions, usual_player(rulebook), asked))
    for chosen in POLICIES:
        took = seconds(partial(decisions, policy(rulebook, chosen), asked))
        print(f"  {chosen:12} {len(asked) / took:10,.1f} decisions/s  {took / unit:,.2f} x the time of the heuristic")
    for beats, horizon in ((0, "until what was decided is done"), (BEATS, f"of {BEATS} beats")):
        took = seconds(partial(futures, rulebook, asked, beats))
        print(f"  futures      {len(asked) / took:10,.1f} /s {horizon}")


def main() -> None:
    """Print the figures."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    for name, scenario, seat in GAMES:
        compare(name, scenario, seat, count)


if __name__ == "__main__":
    main()
