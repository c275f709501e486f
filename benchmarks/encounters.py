"""Count whole encounters of Senki per second on one core, with the machine player `heuristic` on every seat.

Run by hand: `python benchmarks/encounters.py [BATTLES]`. For each encounter: direct play at a table that keeps nothing;
the machine player's share of that time; and the same battles recorded, as a multiple of direct play.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from random import Random
from typing import Any

from clock import timed
from hantei import library
from hantei.core.decision import Answer, Decision
from hantei.core.table import Live
from hantei.play import run

SHELF = library.shelf("senki")
RULEBOOK = SHELF.rulebook
HEURISTIC = RULEBOOK.policies["heuristic"]


class Watched:
    """The machine player of every seat, its time and its answers counted."""

    seconds = 0.0
    answers = 0

    def __init__(self, state: Any, seed: int) -> None:
        self.state, self.luck = state, Random(f"{seed}/player")

    def __call__(self, decision: Decision) -> Answer:
        start = time.process_time()
        answer = HEURISTIC(self.state, decision, self.luck)
        Watched.seconds += time.process_time() - start
        Watched.answers += 1
        return answer


def setup(encounter: str) -> dict[str, Any]:
    """What a game begins with."""
    return {"scenario": encounter, "rulings": {}}


def direct(encounter: str, seed: int) -> None:
    """One battle at a table that keeps nothing."""
    state = RULEBOOK.start(setup(encounter))
    player = Watched(state, seed)
    table = Live(Random(seed), dict.fromkeys(RULEBOOK.seats(state), player))
    while not RULEBOOK.finished(state):
        RULEBOOK.beats.step(state, table)


def recorded(encounter: str, seed: int) -> None:
    """One battle with every throw, answer and event kept."""
    seats = RULEBOOK.seats(RULEBOOK.start(setup(encounter)))
    run(RULEBOOK, setup(encounter), str(seed), dict.fromkeys(seats, "heuristic"))


def seconds(fight: Callable[[str, int], None], encounter: str, battles: int) -> float:
    """Time a number of battles, one seed each."""

    def all_of_them() -> None:
        for seed in range(battles):
            fight(encounter, seed)

    return timed(all_of_them)[0]


def main() -> None:
    """Print the figures."""
    battles = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    for heading in SHELF.headings("encounters"):
        direct(heading.id, 0)  # content is read and rules are warm
        Watched.seconds, Watched.answers = 0.0, 0
        live = seconds(direct, heading.id, battles)
        answers, player = Watched.answers / battles, Watched.seconds / live
        log = seconds(recorded, heading.id, battles)
        print(
            f"{heading.id:12} {battles / live:6.1f} battles/s  {answers:4.0f} answers a battle  "
            f"player {player:4.0%} of it  recorded {log / live:.2f} x direct"
        )


if __name__ == "__main__":
    main()
