"""`hantei simulate`: many games among machines, summed up; variants compared; a value tuned."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hantei.lab import Interval, Result, Target, Trial, Tried, Variant, WorkerPool, Workers, target, tune, variants
from hantei.lab import difference as paired
from hantei.lab import simulate as run_all
from hantei.lab.intervals import percent, points
from hantei.lab.tables import APART, as_csv, as_data, as_parquet
from hantei.lab.vary import as_word
from hantei.library import Heading, Shelf
from hantei.text import Catalogue

from . import telling
from .columns import table
from .failures import FAILED
from .options import BadOption
from .progress import INTERRUPTED, progress_bar
from .trials import TrialWish, command_of, trial_of
from .voice import Voice
from .writing import check_target, write_whole

MOST_RUNS = 10_000_000
DEFAULT_RUNS = "1000"
MOST_COUNTS = 12
"""Lines shown of the things counted; data files have all."""

SPREAD = (
    "simulate-column-mean",
    "simulate-column-least",
    "simulate-column-quarter",
    "simulate-column-median",
    "simulate-column-most",
)
"""What is shown of a figure."""


@dataclass(frozen=True)
class Wish:
    """What was asked for on the command line."""

    trial: TrialWish
    count: str = ""
    jobs: str = ""
    vary: tuple[str, ...] = ()
    tune: str = ""
    target: str = ""
    cluster: str = ""
    csv: str = ""
    parquet: str = ""
    report: str = ""
    tell: str = ""
    plain: bool = False


def simulate(wish: Wish, general: Catalogue) -> int:
    """Simulate as wished. The exit code: 130 where somebody has broken off, 2 where processes were lost."""
    trial, shelf, heading = trial_of(wish.trial, general)
    if wish.tell:
        return tell(wish, trial, shelf, heading, general.lang)
    count = number(wish.count or DEFAULT_RUNS, "bad-run-count", MOST_RUNS)
    wanted = wanted_of(wish)
    files = [check_target(file) for file in (wish.csv, wish.parquet, wish.report) if file]
    voice = Voice(shelf.catalogue(general.lang), wish.plain)
    with crew_of(wish) as crew:
        if wanted:
            with progress_bar(0, voice) as progress:
                return show_steps(tune(trial, wish.tune, wanted, count, crew, progress), wish, voice)
        tried = tried_of(trial, wish.vary)
        results = []
        with progress_bar(count * len(tried), voice) as progress:
            for variant in tried:
                results.append((variant, run_all(variant.trial, count, crew, progress)))
                if len(results[-1][1].runs) < count:
                    break
    write_files(wish, results, shelf, heading, voice, files)
    if wish.plain:
        voice.document(document(results))
    else:
        show(results, heading, voice)
    last = results[-1][1]
    return 0 if len(last.runs) == count else FAILED if last.lost else INTERRUPTED


def tried_of(trial: Trial, wishes: Sequence[str]) -> list[Variant]:
    """Every combination of the values to be compared; the trial as it is where none are."""
    tried = [Variant("", "", trial)]
    for words in wishes:
        tried = [each for variant in tried for each in variants_of(variant, words)]
    return tried


def variants_of(variant: Variant, words: str) -> Iterator[Variant]:
    """Variants of a variant, named by all that differs."""
    for each in variants(variant.trial, words):
        names = [*filter(None, [variant.path]), f"{each.path}={as_word(each.value)}"]
        yield Variant(APART.join(names), each.value, each.trial)


def wanted_of(wish: Wish) -> Target | None:
    """The target of tuning. Raises `BadOption` (`tune-needs-target`, `tune-alone`, `tune-bad-target`)."""
    if bool(wish.tune) != bool(wish.target):
        raise BadOption("tune-needs-target")
    if wish.tune and (wish.vary or wish.csv or wish.parquet or wish.report):
        raise BadOption("tune-alone")
    return target(wish.target) if wish.tune else None


def number(word: str, message: str, most: int, least: int = 1) -> int:
    """A whole number from `least` to `most`. Raises `BadOption` with this message."""
    if not (word.isascii() and word.isdecimal() and len(word) < 12 and least <= int(word) <= most):
        raise BadOption(message, given=word, most=str(most))
    return int(word)


def tell(wish: Wish, trial: Trial, shelf: Shelf, heading: Heading, lang: str) -> int:
    """Tell one game of the simulation. The exit code.

    Raises `BadOption` (`tell-alone`, `tell-one`, `bad-tell-option`).
    """
    if any((wish.count, wish.jobs, wish.tune, wish.target, wish.cluster, wish.csv, wish.parquet, wish.report)):
        raise BadOption("tell-alone")
    told = number(wish.tell, "bad-tell-option", MOST_RUNS - 1, 0)
    tried = tried_of(trial, wish.vary)
    if len(tried) > 1:
        raise BadOption("tell-one")
    telling.tell(tried[0].trial, told, shelf, heading, Voice(shelf.catalogue(lang), wish.plain))
    return 0


@contextmanager
def crew_of(wish: Wish) -> Iterator[Workers]:
    """Who plays: the processes of this machine, or a cluster. Raises `BadOption`."""
    if not wish.cluster:
        yield WorkerPool(number(wish.jobs, "bad-jobs-option", 1024) if wish.jobs else 0)
        return
    if wish.jobs:
        raise BadOption("cluster-alone")
    from hantei.lab.cluster import cluster

    with cluster(wish.cluster) as crew:
        yield crew


# What is shown


def show(results: Sequence[tuple[Variant, Result]], heading: Heading, voice: Voice) -> None:
    """The results in words: one in full, several as a table of differences from the first."""
    first, result = results[0]
    say = voice.catalogue.say_id
    voice.line(say("simulate-title", title=heading.title, count=len(result.runs), seed=result.trial.seed), "question")
    if len(result.runs) < result.asked:
        voice.note_id("simulate-lost" if result.lost else "simulate-broken-off", asked=result.asked)
    unanswered = dict.fromkeys(kind for _, each in results for kind in each.unanswered)
    if not result.runs:
        return
    for kind in unanswered:
        voice.note_id("simulate-unanswered", kind=kind)
    if len(results) == 1:
        show_result(result, voice)
        return
    rows = [(say("simulate-column-variant"), say("simulate-column-win"), say("simulate-column-difference"))]
    base = [int(run.won) for run in result.runs]
    for variant, each in results:
        wins = [int(run.won) for run in each.runs]
        against = "" if variant is first or len(wins) < len(base) else points(paired(base, wins))
        rows.append((variant.path, percent(each.wins), against))
    voice.lines(table(rows))


def show_result(result: Result, voice: Voice) -> None:
    """One result in full: how it ended, its figures, what happened most."""
    say, name = voice.catalogue.say_id, voice.catalogue.say
    voice.lines(table([(say("simulate-win"), percent(result.wins))]))
    rows = [(name(result.ends[end]), percent(share)) for end, share in result.shares().items()]
    endless = len(result.runs) - len(result.decided)
    rows += [(say("simulate-endless"), str(endless))] if endless else []
    voice.line(say("simulate-ends"), "question")
    voice.lines(table(rows))
    voice.line(say("simulate-figures"), "question")
    head = ("", *map(say, SPREAD))
    rows_of_figures = [head]
    for key in result.numbers():
        mean, *spots = result.spread(key)
        rows_of_figures.append((name(result.figures[key]), f"{mean:.2f}", *map(str, spots)))
    voice.lines(table(rows_of_figures))
    counted = sorted(result.per_run().items(), key=lambda item: -item[1].estimate)
    if counted:
        voice.line(say("simulate-counts"), "question")
        shown = counted[:MOST_COUNTS]
        voice.lines(table([(name(result.labels[key]), f"{each.estimate:.2f}") for key, each in shown]))


def show_steps(steps: Sequence[Tried], wish: Wish, voice: Voice) -> int:
    """The steps of tuning, and the value found. The exit code."""
    best = steps[-1]
    if wish.plain:
        tried = [{"value": step.value, **step.found.plain()} for step in steps]
        voice.document({"tune": wish.tune, "target": wish.target, "value": best.value, "steps": tried})
        return 0
    shown = percent if wish.target.startswith("win=") else around
    say = voice.catalogue.say_id
    rows = [(say("simulate-column-value"), say("simulate-column-figure"))]
    voice.lines(table([*rows, *((str(step.value), shown(step.found)) for step in steps)]))
    path = wish.tune.partition("=")[0]
    voice.say_id("tune-found", path=path, value=best.value, target=wish.target, found=shown(best.found))
    return 0


def around(value: Interval) -> str:
    """A mean with its interval."""
    return f"{value.estimate:.2f} [{value.low:.2f}, {value.high:.2f}]"


# What is written


def document(results: Sequence[tuple[Variant, Result]]) -> Any:
    """The results as data: of one trial, or of its variants."""
    if len(results) == 1 and not results[0][0].path:
        return as_data(results[0][1])
    base = [int(run.won) for run in results[0][1].runs]
    found = []
    for variant, result in results:
        wins = [int(run.won) for run in result.runs]
        change = paired(base, wins).plain() if len(wins) == len(base) else None
        found.append({"variant": variant.path, "difference": change, **as_data(result)})
    return {"variants": found}


def write_files(
    wish: Wish,
    results: Sequence[tuple[Variant, Result]],
    shelf: Shelf,
    heading: Heading,
    voice: Voice,
    files: Sequence[Path],
) -> None:
    """Write the files asked for, each whole."""
    named = [(variant.path, result) for variant, result in results]
    if wish.csv:
        write_whole(Path(wish.csv), as_csv(named))
    if wish.parquet:
        write_whole(Path(wish.parquet), as_parquet(named))
    if wish.report:
        from hantei.lab.report import report

        write_whole(Path(wish.report), report(named, shelf, heading, voice.lang, command_of(wish.trial)))
    for file in files:
        if not wish.plain:
            voice.note_id("simulate-written", path=str(file))
