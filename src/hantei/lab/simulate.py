"""Many games, spread over processes or machines and gathered by their numbers. Where a game is played changes
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
"""The beginnings of the keys of counts that tell how far a run came, and which rows of tables it hit."""

CHUNK, CHUNKS = 8, 10_000
"""Runs that are sent out together: eight, and more if there were more than ten thousand bundles of them."""


@dataclass
class Batch:
    """Runs, and what is called how: their counts, those of their figures that are numbers, their ends; `answered` are
    the kinds of questions that took a fixed answer.
    """

    runs: list[Run] = field(default_factory=list)
    labels: dict[str, Message] = field(default_factory=dict)
    figures: dict[str, Message] = field(default_factory=dict)
    ends: dict[str, Message] = field(default_factory=dict)
    answered: dict[str, None] = field(default_factory=dict)

    def name(self, figures: Sequence[Finding]) -> None:
        """Note what the figures of a run are called."""
        for figure in figures:
            if isinstance(figure.value, int):
                self.figures[figure.key] = figure.label
            elif figure.said is not None:
                self.ends[figure.value] = figure.said


class WorkersLost(Exception):
    """The processes that play are killed again and again."""


class GamesLost(Complaint):
    """Raised if the processes that play were killed again and again, where the games left would tell nothing."""


class Workers(Protocol):
    """Plays the runs: the pool of one machine, or a cluster."""

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        """Play the runs of all these numbers, each exactly once, in whatever order they are done."""


class FigureSummary(NamedTuple):
    """A figure in short: its mean, least value, lower quartile, median, and largest value."""

    mean: float
    least: int
    quarter: int
    median: float
    most: int


ROUNDS = "rounds"
"""The rounds of all battles of a run together, where the rulebook has no figure of that name."""


@dataclass
class Result:
    """The result of many runs, in the order of their numbers.

    `labels`, `figures` and `ends` say what is called how, as in a batch. `asked` is how many runs were wanted; fewer
    are there where somebody has broken off, or, `lost`, where the processes that played were killed again and again.
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
        """The first runs as a result of their own, which stays as it is whatever is added to this one."""
        return replace(
            self, runs=self.runs[:runs], labels=dict(self.labels), figures=dict(self.figures), ends=dict(self.ends),
            answered=dict(self.answered),
        )  # fmt: skip

    def end_at_gap(self) -> None:
        """Leave out the runs behind the first that is missing. As somebody breaks off, only quick games under way are
        done: with them the figures would lean towards short games."""
        whole = next((n for n, run in enumerate(self.runs) if run.number != n), len(self.runs))
        del self.runs[whole:]

    @property
    def decided(self) -> list[Run]:
        """The runs that came to an outcome."""
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
        """The kinds of questions for which there is a fixed answer that no run could take."""
        return [kind for kind in self.trial.answers if kind not in self.answered]

    def each(self, key: str) -> list[int]:
        """A figure over the runs that have it, which a run given up has not, or how often something was counted in
        every run."""
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
        """How far runs came, by the key of each map in the order of laps and maps: the share of runs that came there,
        and the share that was not won and came no further. Nothing of campaigns, whose operations begin anew."""
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
        """How often each counted thing happens in a run, the mean over all."""
        keys = sorted(self.labels)
        return {key: mean([run.counts.get(key, 0) for run in self.runs]) for key in keys} if self.runs else {}


def value_of(run: Run, key: str) -> int | None:
    """A figure of a run, or how often something was counted in it; None for a figure that it lacks."""
    if key == "win":
        return int(run.won)
    if "/" in key:
        return run.counts.get(key, 0)
    value = run.figures.get(key)
    if value is None and key == ROUNDS and not run.endless:
        return sum(battle.rounds for battle in run.battles)
    return value if isinstance(value, int) else None


def simulate(trial: Trial, count: int, crew: Workers | None = None, progress: Progress | None = None) -> Result:
    """Play a trial `count` times, numbers 0 to `count - 1`. Every crew finds the same figures.

    Parameters: the trial, how many runs, who plays (this process unless given), and who is told of progress. A
    `KeyboardInterrupt` ends it early; the result then holds what was done, without gaps. Raises what `play` raises.
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
    """The runs of two results that had the same luck: those of one number that both have."""
    numbered = {run.number: run for run in other.runs}
    return [(run, numbered[run.number]) for run in first.runs if run.number in numbered]


def played_all(result: Result) -> bool:
    """Whether all games that were wanted are played; False if somebody has broken off.

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
    """The processes of this machine; a pool of one plays in this process.

    Parameters: how many; all cores unless given. They stay for the next trial until the pool is closed or forgotten.
    """

    def __init__(self, jobs: int = 0) -> None:
        self.jobs = jobs
        self._processes: PlayingProcesses | None = None

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        """See `Workers`. If somebody breaks off, the batches under way are lost, those that are done are not."""
        jobs = min(self.jobs or os.cpu_count() or 1, len(numbers))
        if jobs <= 1:
            yield from (batch(trial, some) for some in numbers)
            return
        if self._processes is None:
            from .processes import PlayingProcesses  # there need not be any, where one plays alone

            self._processes = PlayingProcesses()
        yield from self._processes.batches(trial, numbers, jobs)

    def close(self) -> None:
        """End the processes."""
        if self._processes is not None:
            self._processes.close()
