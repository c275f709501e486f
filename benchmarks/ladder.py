"""Look for a fixed answer, or a style, that beats the machine player, in turn with 12, 40 and 100 games.

Run by hand: `python benchmarks/ladder.py [RULEBOOK[/SCENARIO] ...] [--seed ladder] [--keep FILE]`. It is a cheaper
`hantei simulate ... --challenge`: each answer that can be fixed plays 12 games paired with those of the machine player
(fewer if it is two victories behind after four, behind after eight, or changes nothing in four); those that lead go on
to 40, those that lead by more than three points then to 100. What leads after that was picked from many, so it counts
only if it leads with another seed too: `--only KIND=ANSWER` or `--only STYLE` plays one of them, `--games` of it, and
`--again 400` each of them and the styles so many games by a fresh seed. With `--keep` what was found is written to a
file, and encounters in it are passed over. A scenario in a file is `RULEBOOK:FILE`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from hantei.lab.challenge import LONGER, MARGIN, Rival, fixed_answers, people, players, survey
from hantei.lab.intervals import Interval, gain, points, wilson
from hantei.lab.simulate import batch
from hantei.lab.trial import Run, Trial
from shares import shipped, trial

LAPS = (4, 8, 12, 24, 40, 100)
SHOWN = 40
"""Rivals that play so many games are shown."""

STYLES = ("bold", "careful")


class Games:
    """The games of a trial played so far, by number."""

    def __init__(self, trial: Trial) -> None:
        self.trial = trial
        self.runs: list[Run] = []

    def upto(self, count: int) -> list[int]:
        """Play on to a number of games; whether each was won."""
        self.played(count)
        return [int(run.won) for run in self.runs[:count]]

    def played(self, count: int) -> list[Run]:
        """Play on to a number of games."""
        if len(self.runs) < count:
            self.runs += batch(self.trial, range(len(self.runs), count)).runs
        return self.runs[:count]


def lead(machine: Games, rival: Games, count: int) -> Interval:
    """By how much a rival leads in so many games."""
    return gain(machine.upto(count), rival.upto(count))


def goes_on(machine: Games, rival: Games, count: int) -> bool:
    """Whether a rival plays on after so many games."""
    ahead = sum(rival.upto(count)) - sum(machine.upto(count))
    if count == LAPS[0]:
        return ahead > -2 and rival.runs != machine.played(count)
    if count == LAPS[1]:
        return ahead >= 0
    return ahead > (MARGIN * count if count >= SHOWN else 0)


def line(rival: Rival, machine: Games, games: Games, count: int) -> str:
    """Return the line of a rival."""
    name = f"{rival.kind}={rival.answer}" if rival.kind else rival.answer
    won = wilson(sum(games.upto(count)), count)
    return f"  {name:34} {count:4}  won {won.estimate:.1%}  lead {points(lead(machine, games, count))}"


def climb(rulebook: str, scenario: str, seed: str, again: int) -> list[str]:
    """Play the ladder of an encounter, and return its lines; `again`: the games by a fresh seed of whatever is ahead at
    the end, and of the styles.
    """
    base = trial(rulebook, scenario, seed)
    book = base.book()
    seats = people(book, book.start(base.setup))
    asked, longest = survey(base, seats)
    base = replace(base, most_beats=LONGER * longest)
    machine = Games(base)
    tried = list(fixed_answers(base, seats, asked))
    left = [(rival, Games(rival.trial)) for rival in tried]
    lines: list[str] = []
    for count in LAPS:
        if count >= SHOWN:
            lines += [line(rival, machine, games, count) for rival, games in left]
        left = [(rival, games) for rival, games in left if goes_on(machine, games, count)]
    styles = list(players(base, seats, STYLES))
    lines += [line(rival, machine, Games(rival.trial), SHOWN) for rival in styles]
    ahead = [rival for rival, _ in left]
    if again:
        fresh = replace(base, seed=f"{seed}, again")
        lines += ["  by a fresh seed:", *beside(fresh, [*ahead, *styles], again)]
    share = wilson(sum(run.won for run in machine.runs), len(machine.runs))
    head = f"{rulebook}/{scenario}: {len(tried)} answers; {len(machine.runs)} games won {share.estimate:.1%}"
    return [head, *lines, *(f"  STILL AHEAD {rival.kind}={rival.answer}" for rival in ahead)]


def beside(base: Trial, rivals: Sequence[Rival], count: int) -> list[str]:
    """Play so many games of rivals beside the machine player's, by the seed of one trial, and return their lines."""
    machine = Games(base)
    found = [line(rival, machine, Games(replace(rival.trial, seed=base.seed)), count) for rival in rivals]
    won = wilson(sum(machine.upto(count)), count)
    return [f"  won {won.estimate:.1%} [{won.low:.1%}, {won.high:.1%}]", *found]


def single(rulebook: str, scenario: str, seed: str, only: str, count: int) -> list[str]:
    """Play one rival alone, and return its lines."""
    base = trial(rulebook, scenario, seed)
    book = base.book()
    seats = people(book, book.start(base.setup))
    kind, _, answer = only.rpartition("=")
    answers = {f"{seat}/{kind}": answer for seat in seats}
    rival = Rival(kind, answer, replace(base, answers=answers)) if kind else next(players(base, seats, [answer]))
    return [f"{rulebook}/{scenario}:", *beside(base, [rival], count)]


def main() -> None:
    """Print the ladders."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("wanted", nargs="*")
    parser.add_argument("--seed", default="ladder")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--only", default="")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--again", type=int, default=0)
    given = parser.parse_args()
    found = json.loads(given.keep.read_text()) if given.keep and given.keep.exists() else {}
    for rulebook, scenario in shipped(given.wanted):
        name = f"{rulebook}/{scenario}"
        if name in found and not given.only:
            continue
        if given.only:
            lines = single(rulebook, scenario, given.seed, given.only, given.games)
        else:
            lines = found[name] = climb(rulebook, scenario, given.seed, given.again)
            if given.keep:
                given.keep.write_text(json.dumps(found))
        print("\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
