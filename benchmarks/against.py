"""Compare how many games this checkout plays with how many another commit plays, in one run on one machine.

Run by hand: `python benchmarks/against.py COMMIT [RULEBOOK[/SCENARIO] ...] [--games N] [--rounds N]`. Both sides run
the same command in turn, `hantei simulate RULEBOOK SCENARIO --jobs 1 --json`; the time of a single game, with
everything that it loads, is subtracted. Processor time is counted. The other commit is checked out beside this one and
removed again. Both sides play an encounter as the other commit has it, so that nobody compares short games with long
ones; one that the other commit lacks is left out. Ends with code 1 if the two did not play the same games.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from statistics import geometric_mean, median
from tempfile import TemporaryDirectory
from typing import NamedTuple

HERE = Path(__file__).resolve().parent.parent

SHELVES = ("encounters", "scenarios")


class Spent(NamedTuple):
    """Seconds of processor time, and what was printed."""

    seconds: float
    printed: str


class Compared(NamedTuple):
    """One encounter: milliseconds for a game there and here, the ratio of games, and whether the games are the same."""

    name: str
    there: float
    here: float
    factors: Sequence[float]
    same: bool

    def line(self) -> str:
        """The figures as a row."""
        spread = f"{min(self.factors):.2f}-{max(self.factors):.2f}"
        games = "same games" if self.same else "OTHER GAMES"
        return f"{self.name:34} {self.there:8.1f} {self.here:8.1f}  {median(self.factors):5.2f}x  {spread:11} {games}"


def simulate(root: Path, name: str, games: int) -> Spent:
    """Play games in a process of its own."""
    rulebook, scenario = name.split("/")
    command = [sys.executable, "-m", "hantei", "simulate", rulebook, scenario, "--jobs", "1", "--json", "-n"]
    own = {**os.environ, "PYTHONPATH": str(root / "src")}
    before = os.times()
    printed = subprocess.run([*command, str(games)], env=own, check=True, capture_output=True, text=True).stdout
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    return Spent(spent, printed)


def compare(there: Path, here: Path, name: str, games: int, rounds: int) -> Compared:
    """Play the same games there and here, in turn."""
    times: dict[Path, list[float]] = {there: [], here: []}
    printed: dict[Path, str] = {}
    for _ in range(rounds):
        for root, seconds in times.items():
            alone, many = simulate(root, name, 1), simulate(root, name, games + 1)
            seconds.append(1000 * (many.seconds - alone.seconds) / games)
            printed[root] = many.printed
    factors = [old / new if new > 0 else inf for old, new in zip(times[there], times[here], strict=True)]
    return Compared(name, median(times[there]), median(times[here]), factors, printed[there] == printed[here])


def scenario_files(root: Path) -> dict[str, Path]:
    """Return the files of all encounters and operations of a checkout, below it, by `RULEBOOK/SCENARIO`."""
    files = [file for shelf in SHELVES for file in root.glob(f"src/hantei/rulebooks/*/{shelf}/*.yaml")]
    return {f"{file.parent.parent.name}/{file.stem}": file.relative_to(root) for file in sorted(files)}


def names(there: Path, wanted: Sequence[str]) -> list[str]:
    """List the encounters and operations that both sides have and that are wanted; all of them if none are named."""
    both = sorted(scenario_files(there).keys() & scenario_files(HERE).keys())
    return [name for name in both if not wanted or name in wanted or name.split("/")[0] in wanted]


@contextmanager
def checkout(commit: str) -> Iterator[Path]:
    """Check out another commit in a directory of its own, as long as it is needed."""
    git = ["git", "-C", str(HERE), "worktree"]
    with TemporaryDirectory() as directory:
        place = Path(directory) / "there"
        subprocess.run([*git, "add", "--quiet", "--detach", str(place), commit], check=True)
        try:
            yield place
        finally:
            subprocess.run([*git, "remove", "--force", str(place)], check=True)


@contextmanager
def same_scenarios(there: Path) -> Iterator[Path]:
    """Copy this program to a directory of its own, with the encounters and operations as another checkout has them."""
    with TemporaryDirectory() as directory:
        place = Path(directory) / "here"
        shutil.copytree(HERE / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
        mine = scenario_files(HERE)
        for name, file in scenario_files(there).items():
            if name in mine:
                shutil.copyfile(there / file, place / mine[name])
        yield place


def overall(factors: Sequence[float]) -> str:
    """Return the factor of a rulebook; with few games a time may be zero or less, since that of a single game is
    subtracted.
    """
    return f"{geometric_mean(factors):.2f}x" if min(factors) > 0 else "too few games"


def main() -> int:
    """Print a row for each encounter, and the factor of each rulebook."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("commit")
    parser.add_argument("wanted", nargs="*", metavar="RULEBOOK[/SCENARIO]")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_intermixed_args()
    found: dict[str, list[Compared]] = {}
    print(f"{'':34} {'ms there':>8} {'ms here':>8}  {'here':>6}  spread of {asked.rounds}")
    with checkout(asked.commit) as there, same_scenarios(there) as here:
        for name in names(there, asked.wanted):
            row = compare(there, here, name, asked.games, asked.rounds)
            found.setdefault(name.split("/")[0], []).append(row)
            print(row.line(), flush=True)
    for rulebook, rows in found.items():
        print(f"{rulebook:34} {overall([median(row.factors) for row in rows]):>27}")
    return 0 if all(row.same for rows in found.values() for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
