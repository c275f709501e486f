"""Plays many games, spread over processes or machines, and gathers them by number. The place of a game changes
nothing."""

from __future__ import annotations

import os
import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from statistics import median
from typing import TYPE_CHECKING, NamedTuple, Protocol

from hantei.core.message import Complaint, Message
from hantei.core.rulebook import Finding

from .garbage import seldom_searched
from .intervals import Interval, mean, wilson
from .outcome_table import outcome_table
from .survey import Progress
from .trial import Run, Trial, check

if TYPE_CHECKING:
    from .processes import PlayingProcesses

REACHED, ROW = "reached/", "row/"
"""The beginnings of the keys of counts that tell how far a run came, and the rows of tables that it hit."""

CHUNK, CHUNKS = 8, 10_000
"""Runs that are sent out together: eight, or more if that made more than ten thousand bundles."""


@dataclass
class Batch:
    """Runs, with the names of their counts, of their figures that are numbers, and of their ends; `answered` are the
    kinds of questions that took a fixed answer.
    """

    runs: list[Run] = field(default_factory=list)
    labels: dict[str, Message] = field(default_factory=dict)
    figures: dict[str, Message] = field(default_factory=dict)
    ends: dict[str, Message] = field(default_factory=dict)
    answered: dict[str, None] = field(default_factory=dict)

    def name(self, figures: Sequence[Finding]) -> None:
        """Note the names of a run's figures."""
        for figure in figures:
            if isinstance(figure.value, int):
                self.figures[figure.key] = figure.label
            elif figure.said is not None:
                self.ends[figure.value] = figure.said


class WorkersLost(Exception):
    """Raised if the processes that play are killed again and again."""


class GamesLost(Complaint):
    """Raised if the processes that play were killed again and again, and the games done would tell nothing."""


class Workers(Protocol):
    """Plays the runs: the pool of one machine, or a cluster."""

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        """Play the runs of all these numbers, each exactly once, and yield them in the order in which they are done."""


class FigureSummary(NamedTuple):
    """A figure in short: its mean, least value, lower quartile, median, and largest value."""

    mean: float
    least: int
    quarter: int
    median: float
    most: int


ROUNDS = "rounds"
"""The sum of the rounds of all battles of a run, if the rulebook has no figure of that name."""


@dataclass
class Result:
    """The result of many runs, in the order of their numbers.

    `labels`, `figures` and `ends` hold names, as in a batch. `asked` is the number of runs wanted; there are fewer if
    somebody stopped the work, or, with `lost`, if the processes that played were killed again and again.
    """

    trial: Trial
    asked: int
    runs: list[Run] = field(default_factory=list)
    labels: dict[str, Message] = field(default_factory=dict)
    figures: dict[str, Message] = field(default_factory=dict)
    ends: dict[str, Message] = field(default_factory=dict)
    answered: dict[str, None] = field(default_factory=dict)
    lost: bool = False

    def add(self, batch: Batch) -> None:
        """Take in a batch, whose runs follow each other."""
        at = bisect_left(self.runs, batch.runs[0].number, key=lambda run: run.number) if batch.runs else 0
        self.runs[at:at] = batch.runs
        self.labels |= batch.labels
        self.figures |= batch.figures
        self.ends |= batch.ends
        self.answered |= batch.answered

    def first(self, runs: int) -> Result:
        """The first runs as a result of their own; runs added to this one do not change it."""
        return replace(
            self, runs=self.runs[:runs], labels=dict(self.labels), figures=dict(self.figures), ends=dict(self.ends),
            answered=dict(self.answered),
        )  # fmt: skip

    def end_at_gap(self) -> None:
        """Leave out the runs behind the first missing one. When somebody stops the work, only the quick games under way
        are done, and would bias the figures towards short games."""
        whole = next((n for n, run in enumerate(self.runs) if run.number != n), len(self.runs))
        del self.runs[whole:]

    @property
    def decided(self) -> list[Run]:
        """The runs that reached an outcome."""
        return [run for run in self.runs if not run.endless]

    @property
    def wins(self) -> Interval:
        """The share of runs won by the people's side; a run without an outcome is not won."""
        return wilson(sum(run.won for run in self.runs), len(self.runs))

    def shares(self) -> dict[str, Interval]:
        """The share of every end, the most frequent first."""
        found: dict[str, int] = {}
        for run in self.decided:
            end = str(run.figures["end"])
            found[end] = found.get(end, 0) + 1
        order = sorted(found, key=lambda end: (-found[end], end))
        return {end: wilson(found[end], len(self.runs)) for end in order}

    @property
    def unanswered(self) -> list[str]:
        """The kinds of questions with a fixed answer that no run could take."""
        return [kind for kind in self.trial.answers if kind not in self.answered]

    def each(self, key: str) -> list[int]:
        """The values of a figure over the runs that have it (runs given up have none), or of a count over all runs."""
        return [value for run in self.runs if (value := value_of(run, key)) is not None]

    def numbers(self) -> list[str]:
        """The keys of the figures that are counts, in the rulebook's order; `win` has an interval of its own."""
        return [key for key in self.figures if key != "win"]

    def summary(self, key: str) -> FigureSummary:
        """A figure in short, over the runs that have it."""
        values = sorted(self.each(key))
        half = median(values)
        whole = int(half) if half == int(half) else half
        return FigureSummary(sum(values) / len(values), values[0], values[len(values) // 4], whole, values[-1])

    def survival(self) -> dict[str, tuple[Interval, Interval]]:
        """The survival of runs, by the key of each map in the order of laps and maps: the share of runs that came
        there, and the share that was not won and came no further. Campaigns have none, because each operation begins
        anew."""
        if self.trial.plan:
            return {}
        keys = [key for key in self.labels if key.startswith(REACHED)]
        order = sorted(keys, key=lambda key: [int(part) for part in re.findall(r"[0-9]+", key)])
        last = [[key for key in order if key in run.counts][-1:] for run in self.runs if not run.won]
        return {
            key: (
                wilson(sum(key in run.counts for run in self.runs), len(self.runs)),
                wilson(last.count([key]), len(self.runs)),
            )
            for key in order
        }

    def never(self) -> list[str]:
        """The keys of rows of tables that no run has hit, in their order."""
        keys = [key for key in self.labels if key.startswith(ROW)]
        return [key for key in keys if not any(run.counts.get(key) for run in self.runs)]

    def per_run(self) -> dict[str, Interval]:
        """The mean of each count over all runs."""
        keys = sorted(self.labels)
        return {key: mean([run.counts.get(key, 0) for run in self.runs]) for key in keys} if self.runs else {}


def value_of(run: Run, key: str) -> int | None:
    """A figure or count of a run; None for a figure that it lacks."""
    if key == "win":
        return int(run.won)
    if "/" in key:
        return run.counts.get(key, 0)
    value = run.figures.get(key)
    if value is None and key == ROUNDS and not run.endless:
        return sum(battle.rounds for battle in run.battles)
    return value if isinstance(value, int) else None


def simulate(trial: Trial, count: int, crew: Workers | None = None, progress: Progress | None = None) -> Result:
    """Play a trial `count` times, as runs 0 to `count - 1`. All workers find the same figures.

    Parameters: the trial, the number of runs, the workers (by default this process), and a function that hears of
    progress. A `KeyboardInterrupt` ends it early; the result then holds the runs done, without gaps. Raises what `play`
    raises.
    """
    check(trial)
    result = Result(trial, count)
    chunk = max(CHUNK, -(-count // CHUNKS))
    numbers = [range(first, min(first + chunk, count)) for first in range(0, count, chunk)]
    try:
        for batch in (crew or WorkerPool(1)).batches(trial, numbers):
            result.add(batch)
            if progress:
                progress(len(batch.runs))
    except KeyboardInterrupt:
        pass
    except WorkersLost:
        result.lost = True
    result.end_at_gap()
    return result


def paired(first: Result, other: Result) -> list[tuple[Run, Run]]:
    """Pair the runs of two results that had the same luck: those with the same number."""
    numbered = {run.number: run for run in other.runs}
    return [(run, numbered[run.number]) for run in first.runs if run.number in numbered]


def played_all(result: Result) -> bool:
    """Whether all games that were wanted are played; False if somebody has stopped the work.

    Raises `GamesLost` (`simulate-lost`) if the processes that played were lost.
    """
    if result.lost:
        raise GamesLost("simulate-lost", asked=result.asked)
    return len(result.runs) == result.asked


def batch(trial: Trial, numbers: Iterable[int]) -> Batch:
    """Play some runs of a trial; each number is asked for when its run begins."""
    found = Batch()
    table = outcome_table(trial)
    with seldom_searched():
        for number in numbers:
            run, labels, figures, answered = table.play(number)
            found.runs.append(run)
            found.labels |= labels
            found.answered |= answered
            found.name(figures)
    return found


class WorkerPool:
    """The processes of this machine; a pool of size one plays in this process.

    Parameters: the number of processes, by default one for each core. They stay for the next trial until the pool is
    closed or forgotten.
    """

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs
        self._processes: PlayingProcesses | None = None

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        """See `Workers`. If somebody stops the work, the batches under way are lost, and those done are kept."""
        jobs = min(self.jobs or os.cpu_count() or 1, len(numbers))
        if jobs <= 1:
            with seldom_searched():  # a batch that ended it would start a search
                yield from (batch(trial, some) for some in numbers)
            return
        if self._processes is None:
            from .processes import PlayingProcesses  # a pool of size one has none

            self._processes = PlayingProcesses()
        yield from self._processes.batches(trial, numbers, jobs)

    def close(self) -> None:
        """End the processes."""
        if self._processes is not None:
            self._processes.close()
