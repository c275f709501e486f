"""`hantei simulate`: plays many games among machines and sums them up, compares variants, tunes a value."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from hantei.core.event import COUNTS
from hantei.core.numbers import whole_number
from hantei.core.text import Language
from hantei.lab import Result, Target, Trial, Variant, WorkerPool, Workers, play, target, tune, variants
from hantei.lab import simulate as run_all
from hantei.lab.comparing import changed
from hantei.lab.levers import levers
from hantei.lab.simulate import ROUNDS
from hantei.lab.tables import APART, as_csv, as_parquet, battle_rows, csv_of, json_of, parquet_library, parquet_of
from hantei.lab.tune import TuningBrokenOff, path_of, reached
from hantei.lab.vary import as_word
from hantei.library import Heading, Shelf
from hantei.text import Catalogue
from hantei.writing import check_target, write_whole

from . import telling
from .challenging import Contest, run_challenge, run_challenges
from .failures import FAILED
from .options import BadOption
from .progress import INTERRUPTED, progress_bar
from .results import WIN, document, show, show_broken_off, show_changes, show_steps
from .trials import TrialWish, command_of, trial_of
from .voice import Voice

MOST_RUNS = 10_000_000
DEFAULT_RUNS = "1000"
PARQUET, JSON = ".parquet", ".json"
"""Endings of names of files that are written as Parquet or as JSON; all others are CSV."""


@dataclass(frozen=True)
class SimulateWish:
    """The options as typed."""

    trial: TrialWish
    count: str = ""
    jobs: str = ""
    vary: tuple[str, ...] = ()
    against: str = ""
    figures: str = ""
    tune: str = ""
    target: str = ""
    cluster: str = ""
    csv: str = ""
    parquet: str = ""
    battles: str = ""
    report: str = ""
    tell: str = ""
    challenge: bool = False
    rivals: tuple[str, ...] = ()
    plain: bool = False


def simulate(wish: SimulateWish, general: Catalogue) -> int:
    """Simulate as wished. Return the exit code: 130 if somebody stopped it, 2 if processes were lost."""
    if wish.challenge and Path(wish.trial.scenario).is_dir():
        return challenge_all(wish, general)
    trial, shelf, heading = trial_of(wish.trial, general)
    if wish.tell:
        return tell(wish, trial, shelf, heading, general.lang)
    count = number(wish.count or DEFAULT_RUNS, "bad-run-count", MOST_RUNS)
    wanted = wanted_of(wish)
    files = [check_target(file) for file in (wish.csv, wish.parquet, wish.battles, wish.report) if file]
    need_extras(wish)
    keys = keys_of(wish, trial)
    voice = Voice(shelf.catalogue(general.lang), wish.plain)
    if wish.rivals and not wish.challenge:
        raise BadOption("rival-needs-challenge")
    with crew_of(wish) as crew:
        if wish.challenge:
            return run_challenge(alone(wish, trial), heading, count, wish.rivals, crew, voice)
        if wanted:
            return search(wish, trial, wanted, count, crew, voice)
        tried = versions(wish, trial, general) if wish.against else tried_of(trial, wish.vary)
        results: list[tuple[Variant, Result]] = []
        with progress_bar(count * len(tried), voice) as progress:
            for variant in tried:
                results.append((variant, run_all(variant.trial, count, crew, progress)))
                if len(results[-1][1].runs) < count:
                    break
    write_files(wish, results, shelf, heading, voice, files)
    changes = changed(tried[0].trial, tried[-1].trial) if wish.against else None
    if wish.plain:
        voice.document(document(results, keys, changes))
    else:
        if changes is not None:
            show_changes(changes, voice)
        show(results, heading, voice, keys)
    last = results[-1][1]
    return 0 if len(last.runs) == count else FAILED if last.lost else INTERRUPTED


def search(wish: SimulateWish, trial: Trial, wanted: Target, count: int, crew: Workers, voice: Voice) -> int:
    """Tune, and look for other levers if the target is out of reach. Return the exit code."""
    with progress_bar(0, voice) as progress:
        try:
            steps = tune(trial, wish.tune, wanted, count, crew, progress)
        except TuningBrokenOff as off:
            steps, near = off.steps, None
        else:
            but = path_of(wish.tune)
            near = [] if reached(steps, wanted) else levers(trial, wanted, but, count, crew, progress)
    if near is None:
        return show_broken_off(steps, wish.tune, wanted, voice)
    return show_steps(steps, wish.tune, wanted, near, voice)


def challenge_all(wish: SimulateWish, general: Catalogue) -> int:
    """Challenge the machine player in every file of a directory, one after the other. Return the exit code.

    All files are read before anything is played. Raises `BadOption` (`challenge-no-files`), `BadContent`.
    """
    if wish.tell:
        raise BadOption("tell-alone", given="--challenge")
    count = number(wish.count or DEFAULT_RUNS, "bad-run-count", MOST_RUNS)
    files = sorted(file for end in (".yaml", ".yml") for file in Path(wish.trial.scenario).glob(f"*{end}"))
    if not files:
        raise BadOption("challenge-no-files", path=wish.trial.scenario)
    matches = []
    for file in files:
        trial, shelf, heading = trial_of(replace(wish.trial, scenario=str(file)), general)
        matches.append(Contest(str(file), alone(wish, trial), heading))
    with crew_of(wish) as crew:
        return run_challenges(matches, count, wish.rivals, crew, Voice(shelf.catalogue(general.lang), wish.plain))


def alone(wish: SimulateWish, trial: Trial) -> Trial:
    """The trial of a challenge. Raises `BadOption` (`challenge-alone`) if something else is asked for besides."""
    files = (wish.csv, wish.parquet, wish.battles, wish.report)
    if any((wish.vary, wish.against, wish.figures, wish.tune, *files)):
        raise BadOption("challenge-alone")
    return trial


def tried_of(trial: Trial, wishes: Sequence[str]) -> list[Variant]:
    """Every combination of the values to be compared; if there are none, the trial as it is."""
    tried = [Variant("", "", trial)]
    for words in wishes:
        tried = [each for variant in tried for each in variants_of(variant, words)]
    return tried


def variants_of(variant: Variant, words: str) -> Iterator[Variant]:
    """Variants of a variant, named by all differences."""
    for each in variants(variant.trial, words):
        names = [*filter(None, [variant.path]), f"{each.path}={as_word(each.value)}"]
        yield Variant(APART.join(names), each.value, each.trial)


def wanted_of(wish: SimulateWish) -> Target | None:
    """Read the target of tuning. Raises `BadOption` (`tune-needs-target`, `tune-alone`, `tune-bad-target`)."""
    if bool(wish.tune) != bool(wish.target):
        raise BadOption("tune-needs-target")
    rest = (wish.vary, wish.against, wish.figures, wish.csv, wish.parquet, wish.battles, wish.report)
    if wish.tune and any(rest):
        raise BadOption("tune-alone")
    return target(wish.target) if wish.tune else None


def versions(wish: SimulateWish, trial: Trial, general: Catalogue) -> list[Variant]:
    """The trial, and the same of another version of its scenario. Raises `BadOption` (`against-alone`)."""
    if wish.vary:
        raise BadOption("against-alone")
    other, *_ = trial_of(replace(wish.trial, scenario=wish.against), general)
    return [Variant(wish.trial.scenario, "", trial), Variant(wish.against, "", other)]


def need_extras(wish: SimulateWish) -> None:
    """Check before the work that the libraries are there. Raises `NeedsExtra`."""
    if wish.report:
        import_module("hantei.lab.plots")
    if wish.parquet or wish.battles.endswith(PARQUET):
        parquet_library()


def keys_of(wish: SimulateWish, trial: Trial) -> list[str]:
    """The keys of the figures to be shown: those asked for, else victories. Raises `BadOption` (`show-unknown`)."""
    asked = [word.strip() for word in wish.figures.split(",") if word.strip()]
    if not asked:
        return [WIN]
    figures = [name for name, value in play(trial, 0).run.figures.items() if isinstance(value, int) and name != WIN]
    for word in asked:
        if word not in (WIN, ROUNDS, *figures) and word.partition("/")[0] not in COUNTS:
            raise BadOption("show-unknown", given=word, allowed=[*dict.fromkeys([*figures, ROUNDS])])
    return asked


def number(word: str, message: str, most: int, least: int = 1) -> int:
    """Read a whole number from `least` to `most`. Raises `BadOption` with this message."""
    found = whole_number(word, least, most)
    if found is None:
        raise BadOption(message, given=word, most=str(most))
    return found


def tell(wish: SimulateWish, trial: Trial, shelf: Shelf, heading: Heading, lang: Language) -> int:
    """Tell one game of the simulation. Return the exit code.

    Raises `BadOption` (`tell-alone`, `tell-one`, `bad-tell-option`).
    """
    many = {
        "-n": wish.count, "--jobs": wish.jobs, "--against": wish.against, "--show": wish.figures,
        "--tune": wish.tune, "--target": wish.target, "--cluster": wish.cluster, "--csv": wish.csv,
        "--parquet": wish.parquet, "--battles": wish.battles, "--report": wish.report,
        "--challenge": wish.challenge, "--rival": wish.rivals,
    }  # fmt: skip
    if given := [option for option, value in many.items() if value]:
        raise BadOption("tell-alone", given=[*given])
    told = number(wish.tell, "bad-tell-option", MOST_RUNS - 1, 0)
    tried = tried_of(trial, wish.vary)
    if len(tried) > 1:
        raise BadOption("tell-one")
    telling.tell(tried[0].trial, told, shelf, heading, Voice(shelf.catalogue(lang), wish.plain))
    return 0


@contextmanager
def crew_of(wish: SimulateWish) -> Iterator[Workers]:
    """Find the workers: the processes of this machine, or a cluster. Raises `BadOption`."""
    if not wish.cluster:
        with closing(WorkerPool(number(wish.jobs, "bad-jobs-option", 1024) if wish.jobs else 0)) as pool:
            yield pool
        return
    if wish.jobs:
        raise BadOption("cluster-alone")
    from hantei.lab.cluster import cluster

    with cluster(wish.cluster) as crew:
        yield crew


# Files


def writer_of(file: str) -> Callable[[Sequence[Mapping[str, Any]]], bytes]:
    """Find the writer of rows for a file, by the ending of its name."""
    return parquet_of if file.endswith(PARQUET) else json_of if file.endswith(JSON) else csv_of


def write_files(
    wish: SimulateWish,
    results: Sequence[tuple[Variant, Result]],
    shelf: Shelf,
    heading: Heading,
    voice: Voice,
    files: Sequence[Path],
) -> None:
    """Write the files asked for, each completely or not at all."""
    named = [(variant.path, result) for variant, result in results]
    if wish.csv:
        write_whole(Path(wish.csv), as_csv(named))
    if wish.parquet:
        write_whole(Path(wish.parquet), as_parquet(named))
    if wish.battles:
        fought = battle_rows(named)
        write_whole(Path(wish.battles), writer_of(wish.battles)(fought))
    if wish.report:
        from hantei.lab import plots
        from hantei.lab.report import report

        write_whole(Path(wish.report), report(named, shelf, heading, voice.lang, command_of(wish.trial), plots))
    for file in files:
        if not wish.plain:
            voice.note_id("simulate-written", path=str(file))
