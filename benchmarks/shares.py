"""Count how often the people's side wins each encounter that comes with Hantei, with the machine player on every seat.

Run by hand: `python benchmarks/shares.py [RULEBOOK[/SCENARIO] ...] [--games 1000] [--seed 1] [--keep FILE]`. It plays
every encounter in laps of a hundred, three hundred and a thousand games, so that a run broken off has played the same
number of each; a line gives the share with its interval, the games that came to no end, and the median of the rounds
fought. With `--keep` the games are kept in a file from which a later run goes on: delete it when rules or the player
change.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from statistics import median

from hantei import library
from hantei.lab.intervals import wilson
from hantei.lab.simulate import ROUNDS, batch, value_of
from hantei.lab.trial import Trial
from hantei.library import scenario_text

LAPS = (100, 300)
"""Games of each encounter before the last lap."""

Game = tuple[bool, bool, int]
"""Whether a game was won, whether it came to no end, and its rounds."""


def trial(rulebook: str, scenario: str, seed: str = "1") -> Trial:
    """Return the games of an encounter, by its name or from a file, as `hantei simulate` plays them with a seed."""
    file = Path(scenario)
    name, text = (file.stem, file.read_text("utf-8")) if file.suffix else scenario_text(rulebook, scenario)
    return Trial(rulebook, {"scenario": name, "scenarios": {name: text}, "leaders": 1}, {"": "heuristic"}, seed=seed)


def shipped(wanted: list[str]) -> list[tuple[str, str]]:
    """List rulebooks and encounters, those wanted or all; a scenario in a file is wanted as `RULEBOOK:FILE`."""
    files = [tuple(name.split(":", 1)) for name in wanted if ":" in name]
    found = [
        (rulebook, heading.id)
        for rulebook in library.rulebook_ids()
        for heading in library.shelf(rulebook).headings(library.shelf(rulebook).kind)
    ]
    own = [(book, name) for book, name in found if not wanted or book in wanted or f"{book}/{name}" in wanted]
    return own + [(book, file) for book, file in files]


def played(rulebook: str, scenario: str, seed: str, numbers: range) -> list[Game]:
    """Play the games of these numbers."""
    runs = batch(trial(rulebook, scenario, seed), numbers).runs
    return [(run.won, run.endless, value_of(run, ROUNDS) or 0) for run in runs]


def line(name: str, games: list[Game]) -> str:
    """Return the line of an encounter."""
    won = wilson(sum(game[0] for game in games), len(games))
    return (
        f"{name:32} {len(games):5} games  won {won.estimate:5.1%} [{won.low:.1%}, {won.high:.1%}]  "
        f"without an end {sum(game[1] for game in games)}  rounds {median(game[2] for game in games):g}"
    )


def main() -> None:
    """Print the shares."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--keep", type=Path)
    given = parser.parse_args()
    games: dict[str, list[Game]] = {}
    if given.keep and given.keep.exists():
        games = {name: [tuple(game) for game in some] for name, some in json.loads(given.keep.read_text()).items()}
    for lap in (*(lap for lap in LAPS if lap < given.games), given.games):
        for rulebook, scenario in shipped(given.wanted):
            name = f"{rulebook}/{scenario}"
            known = games.setdefault(name, [])
            if len(known) < lap:
                known += played(rulebook, scenario, given.seed, range(len(known), lap))
                if given.keep:
                    given.keep.write_text(json.dumps(games))
            print(line(name, known), flush=True)


if __name__ == "__main__":
    main()
