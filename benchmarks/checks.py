"""Measure how the check of a faulty operation grows with its size: seconds for n faults and for four times as many.

Usage: python benchmarks/checks.py [N]. If the last column is far above 4, the check is no longer linear.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time

from hantei import library
from hantei.scenario_check import check_file

TILE = "  o{n}: {{title: {{ja: あ, en: a}}, space: outdoor, text: {{ja: あ, en: a}}{more}}}\n"

BATTLE = ", events: [{do: encounter, units: [{id: g, name: {ja: あ, en: a}, kind: group, level: 3, number: 3}]}]"

TIMES = 4


def bells(tiles: str = "", tail: str = "") -> str:
    """Return the operation `mute_bells` with tiles before its first and lines at its end."""
    text = library.shelf("urban_assault").scenario_text("mute_bells")[1]
    at = text.index("\ntiles:\n") + len("\ntiles:\n")
    return text[:at] + tiles + text[at:] + tail


def tiles(count: int, to: Callable[[int], str]) -> str:
    """Return a number of tiles, each of which leads to another."""
    ways = (f", events: [{{do: go, tile: {to(n)}}}]" for n in range(count))
    return "".join(TILE.format(n=n, more=way) for n, way in enumerate(ways))


LARGE: dict[str, Callable[[int], str]] = {
    "repeated keys": lambda n: bells(tail="zz: 1\n" * n),
    "unknown keys": lambda n: bells(tail="".join(f"zz{k}: 1\n" for k in range(n))),
    "orphan tiles": lambda n: bells("".join(TILE.format(n=k, more="") for k in range(n))),
    "tiles with battles": lambda n: bells("".join(TILE.format(n=k, more=BATTLE) for k in range(n))),
    "a circle of tiles": lambda n: bells(tiles(n, lambda k: f"o{(k + 1) % n}")),
    "tiles that lead nowhere": lambda n: bells(tiles(n, lambda k: f"q{k}")),
}


def seconds(text: str, file: Path) -> float:
    """Processor seconds of a check."""
    file.write_text(text, "utf-8")
    begun = process_time()
    check_file(file, "urban_assault")
    return process_time() - begun


def main() -> None:
    """Print a line for each kind of fault."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    with TemporaryDirectory() as directory:
        file = Path(directory) / "large.yaml"
        idle = min(seconds(bells(), file) for _ in range(3))
        for name, made in LARGE.items():
            once, more = seconds(made(count), file) - idle, seconds(made(TIMES * count), file) - idle
            times = more / max(once, 0.001)
            print(f"{name:26} {count:6} {once:6.2f} s   {TIMES * count:6} {more:6.2f} s   x {times:.1f}")


if __name__ == "__main__":
    main()
