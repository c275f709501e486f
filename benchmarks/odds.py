"""Compare exact odds with simulation on one core: a leader and a member against three soldiers of level 5.

Run by hand: `python benchmarks/odds.py [BATTLES]`. That many battles are simulated, and the time of 100,000 is worked
out from them; the exact odds of the same battle under the same players are found once. Then come the odds of typed
checks. Only the ratios within one run compare.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from hantei.cases.bench import bench
from hantei.core.event import Count
from hantei.core.rulebook import Rulebook
from hantei.lab import checks
from hantei.lab.counting import Odometer, Sampler
from hantei.lab.minds import Mind, minds, usual
from hantei.lab.survey import Scope, Survey, Sweep, sample
from hantei.library import open_rulebook

GIVEN = {
    "leader": {"skill": 1},
    "members": ["assault"],
    "magazines": 20,
    "enemies": [{"id": "militia", "number": 3, "level": 5, "attitude": "fight_to_the_end"}],
}
WANTED = 100_000
VICTORY = "result/squad/victory"
CHECKS = (
    ("urban_assault", "attack+2>=5"),
    ("senki", "2D6+8 vs 2D6+6"),
    ("senki", "2D6+8 vs 2D6+6 -> fire+14 armour 5"),
)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Seconds of processor time, and the result."""
    start = time.process_time()
    result = work()
    return time.process_time() - start, result


def result(count: Count) -> bool:
    """Return what is counted: how the battle ends."""
    return count.kind == "result"


def exact(rulebook: Rulebook[Any], players: dict[str, Mind], state: Any) -> Survey:
    """The odds of the battle."""
    table = Odometer(rulebook, players, result)
    return Sweep(table, Scope(most=1_000_000, dust=Fraction(1, 10**8))).run(state)


def simulated(rulebook: Rulebook[Any], players: dict[str, Mind], state: Any, battles: int) -> int:
    """Return the battles won of a number."""
    runs = (sample(Sampler(rulebook, players, result, Random(n)), state, Scope()) for n in range(battles))
    return sum(dict(run.counts).get(VICTORY, 0) for run in runs)


def main() -> None:
    """Print the figures."""
    battles = int(sys.argv[1]) if len(sys.argv) > 1 else 3000
    state = bench("urban_assault").given(GIVEN, {})
    state.agenda = [("encounter", "tiles/here/events/0")]
    rulebook = replace(open_rulebook("urban_assault"), finished=lambda now: not now.agenda)
    players = minds(rulebook, usual(rulebook, state))
    odds, found = timed(lambda: exact(rulebook, players, state))
    luck, won = timed(lambda: simulated(rulebook, players, state, battles))
    chance = sum(float(p) for counts, p in found.law.items() if VICTORY in dict(counts))
    many = luck * WANTED / battles
    print(f"exact odds       {chance:.6f} won, {float(found.uncounted):.1e} uncounted, {found.runs} runs of beats")
    print(f"simulated        {won / battles:.4f} won in {battles} battles")
    print("exact            1 x")
    print(f"{WANTED} battles   {many / odds:.1f} x the time of the exact odds")
    for book, text in CHECKS:
        command = open_rulebook(book).command(text)
        once, law = timed(lambda command=command: checks.law(command))  # type: ignore[misc]
        print(f"{text:<38} {once * 1000:.1f} ms, {len(law)} outcomes")


if __name__ == "__main__":
    main()
