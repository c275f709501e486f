"""Measure what people wait for: where a machine can go, resuming a long campaign, the start of the command.

Run by hand: `python benchmarks/waiting.py`. Each figure is compared with something done in the same run.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from clock import timed
from hantei import library
from hantei.play import Game, verify
from hantei.rulebooks.senki.rules import grid, paths, walking

ROWS = (
    "......~~......", "..^...~~...^..", "....v....v....", "......##......", "...^..oo..^...", "......##......",
    "......##......", "...^..oo..^...", "......##......", "....v....v....", "..^...~~...^..", "......~~......",
)  # fmt: skip
MACHINES = ("dandelion", "aconite", "thistle", "yew", "holly", "oak")
DECISIONS = 2000
GOES_ON = {"interlude": "next:quarry_town", "after_death": "successor"}


def crowd() -> Any:
    """Make a sheet of 14 by 12 squares, with ten machines on either side in its middle."""
    units = [
        {"id": f"{side}_{n}", "character": MACHINES[n % 6], "side": side, "at": f"{5 + n % 2 + shift},{n}"}
        for side, shift in (("east", 2), ("west", 0))
        for n in range(12)
        if ROWS[11 - n][5 + n % 2 + shift] != "#"
    ]
    sides = {
        one: {"name": {"ja": one, "en": one}, "pc": True, "hostile": [other]}
        for one, other in (("east", "west"), ("west", "east"))
    }
    plain = {"hantei": "senki/1", "id": "crowd", "version": "1", "title": {"ja": "crowd", "en": "crowd"}}
    text = json.dumps({**plain, "board": {"rows": ROWS}, "sides": sides, "units": units})
    return library.open_rulebook("senki").start({"scenario": "crowd", "scenarios": {"crowd": text}})


def flood(c: Any, start: tuple[int, int], steps: int) -> int:
    """Walk over the bare sheet without any rule: the least that reach can cost."""
    far, edge = {start}, [start]
    for _ in range(steps):
        beyond = []
        for at in edge:
            for to in grid.neighbours(c, at):
                if to not in far:
                    far.add(to)
                    beyond.append(to)
        edge = beyond
    return len(far)


def each(work: Callable[[], object], times: int) -> float:
    """Seconds for one of many."""
    return timed(lambda: [work() for _ in range(times)])[0] / times


def hovering() -> None:
    """Time every square in reach of a full move in a crowd, and the check of every way as a pointer passes over it."""
    c = crowd()
    who = max(c.fighters, key=lambda name: len(walking.reach(c, name, "full", 12)))
    start = grid.place(c, who)
    judge = paths.paths(c, who, "full", 12)
    ends = judge.ends()
    bare = each(lambda: flood(c, start, 12), 200)
    reach = each(lambda: paths.paths(c, who, "full", 12).ends(), 200)
    judged = each(lambda: [judge(path) for path in ends.values()], 20) / len(ends)
    print(f"reach of a full move   {1000 * reach:.2f} ms for {len(ends)} squares  {reach / bare:.1f} x a bare flood")
    print(f"one way judged         {1000 * judged:.3f} ms  {judged / reach:.3f} x the reach")


def campaign(path: Path) -> None:
    """Save a campaign of two thousand answers."""
    rulebook = library.open_rulebook("urban_assault")
    heuristic, luck = rulebook.policies["heuristic"], Random(1)
    with Game.new(path, rulebook, {"scenario": "quarry_town", "leaders": 1}, "1") as game:
        for _ in range(DECISIONS):
            key, decision = next(iter(game.decisions.items()))
            on = GOES_ON.get(decision.kind, "")
            game.answer(key, on or heuristic(game.state, decision, luck))


def taking_up() -> None:
    """Time resuming the campaign, against playing it all from its first line."""
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "long.hantei"
        campaign(path)
        resume = each(lambda: Game.resume(path, library.find).close(), 5)
        check, verdict = timed(lambda: verify(path, library.find))
        assert verdict.sound  # noqa: S101 - a benchmark of a broken save would tell nothing
        print(
            f"resume of {DECISIONS} answers {1000 * resume:.0f} ms  {resume / check:.3f} x verifying it from the start"
        )


def starting() -> None:
    """Time the command, against a Python that does nothing."""

    def seconds(*command: str) -> float:
        before = os.times()
        for _ in range(5):
            subprocess.run(command, check=True, capture_output=True)
        after = os.times()
        used = after.children_user - before.children_user + after.children_system - before.children_system
        return used / 5

    bare = seconds(sys.executable, "-c", "pass")
    start = seconds(sys.executable, "-m", "hantei", "--help")
    print(f"hantei --help          {1000 * start:.0f} ms  {start / bare:.1f} x an empty Python")


def main() -> None:
    """Print the figures."""
    hovering()
    taking_up()
    starting()


if __name__ == "__main__":
    main()
