"""Measure a game with players that cost nothing: the bound for every computer player, however fast.

Run by hand: `python benchmarks/rules_alone.py [RULEBOOK/SCENARIO ...] [--games N]`. Games among machines are played
beat by beat, noting each answer; then the same games are played with these answers. Milliseconds of processor time for
a game, the least of four rounds in turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from clock import timed
from hantei import library
from hantei.cli.trials import TrialWish, trial_of
from hantei.core.decision import Answer, Decision
from hantei.lab import Trial
from hantei.lab.trial import Watched, played_on

USUAL = (
    "urban_assault/quarry_town",
    "senki/bridge",
    "gundog/office_raid",
    "wild_arms/saloon",
    "shadowrun4/warehouse",
)

ROUNDS = 4


class Noting(Watched):
    """A table that notes every answer."""

    def __init__(self, trial: Trial, number: int) -> None:
        rulebook = trial.book()
        super().__init__(trial, rulebook, rulebook.start(trial.setup), number)
        self.noted: list[Answer] = []

    def answer(self, decision: Decision) -> Answer:
        answer = super().answer(decision)
        self.noted.append(answer)
        return answer


class GivenAgain(Watched):
    """A table that repeats the answers given before."""

    def __init__(self, trial: Trial, number: int, noted: list[Answer]) -> None:
        rulebook = trial.book()
        super().__init__(trial, rulebook, rulebook.start(trial.setup), number)
        self.answers_left: Iterator[Answer] = iter(noted)

    def answer(self, decision: Decision) -> Answer:
        return next(self.answers_left)


def played(tables: list[Noting] | list[GivenAgain]) -> None:
    """Play the games of some tables to their ends."""
    for number, table in enumerate(tables):
        played_on(table.state, table, number)


def main() -> None:
    """Print a row for each scenario."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("wanted", nargs="*", metavar="RULEBOOK/SCENARIO", default=USUAL)
    parser.add_argument("--games", type=int, default=12)
    asked = parser.parse_args()
    for name in asked.wanted:
        rulebook, scenario = name.split("/")
        trial, *_ = trial_of(TrialWish(rulebook, scenario), library.shelf(rulebook).catalogue("en"))
        whole, rules = [], []
        for _ in range(ROUNDS):
            noting = [Noting(trial, number) for number in range(asked.games)]
            whole.append(timed(lambda tables=noting: played(tables))[0])  # type: ignore[misc]
            again = [GivenAgain(trial, number, table.noted) for number, table in enumerate(noting)]
            rules.append(timed(lambda tables=again: played(tables))[0])  # type: ignore[misc]
        scale = 1000 / asked.games
        print(f"{name:30} {min(whole) * scale:7.1f} ms a game, the rules alone {min(rules) * scale:7.1f}", flush=True)


if __name__ == "__main__":
    main()
