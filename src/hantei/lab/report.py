"""A page on a simulation: one file, with plots, that needs nothing from elsewhere and prints well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

from hantei import __version__
from hantei.core.rulebook import BadSetup
from hantei.library import Heading, Shelf
from hantei.text import Catalogue

from .intervals import Interval, difference, mean
from .simulate import Result
from .tables import Named

try:
    from jinja2 import Environment
    from markupsafe import Markup

    from . import plots
except ImportError:
    raise BadSetup("needs-extra", what="--report", extra="report") from None

MOST_ROWS = 20
"""Bars of one plot of losses or resources; tables of the rules are shown whole."""
LONGEST = 5
"""Battles that are listed as the longest."""


@dataclass(frozen=True)
class Plot:
    """A plot under its title; `note` says what is not to be seen in it."""

    title: str
    svg: Any
    note: str = ""


@dataclass(frozen=True)
class Chapter:
    """A trial or a variant of it on the page."""

    title: str
    win: str
    ends: Any
    figures: Sequence[Plot]
    happened: Sequence[Plot]
    battles: Sequence[Sequence[str]]
    longest: Sequence[Sequence[str]]
    endless: int


def report(named: Named, shelf: Shelf, heading: Heading, lang: str) -> bytes:
    """The page in a language, as UTF-8.

    Parameters: results by variant, their rulebook, what the scenario is called, the language. Raises `BadSetup`
    (`needs-extra`) on import where the libraries for it are not installed.
    """
    catalogue = shelf.catalogue(lang)
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    page = environment.from_string((files("hantei.lab") / "report.html").read_text(encoding="utf-8"))
    first = named[0][1]
    text = page.render(
        lang=lang,
        title=catalogue.name(heading.title),
        say=catalogue.say_id,
        version=__version__,
        trial=first.trial,
        policies=", ".join(f"{seat or '*'}={name}" for seat, name in first.trial.policies.items()),
        runs=len(first.runs),
        asked=first.asked,
        chapters=[chapter(name, result, catalogue) for name, result in named if result.runs],
        compared=list(compared(named)) if len(named) > 1 else [],
    )
    return text.encode()


def compared(named: Named) -> Iterator[tuple[str, str, str]]:
    """Every variant with its share of wins and how it differs from the first."""
    base = [int(run.won) for run in named[0][1].runs]
    for name, result in named:
        wins = [int(run.won) for run in result.runs]
        change = "" if result is named[0][1] or len(wins) != len(base) else points(difference(base, wins))
        yield name, percent(result.wins), change


def chapter(name: str, result: Result, catalogue: Catalogue) -> Chapter:
    """All that is shown of one result."""
    say = catalogue.say
    ends = [(say(result.ends[end]), share) for end, share in result.shares().items()]
    runs = catalogue.say_id("simulate-runs")
    figures = [
        Plot(say(result.figures[key]), drawn(plots.distribution(result.values(key), runs))) for key in result.numbers()
    ]
    return Chapter(
        name,
        percent(result.wins),
        drawn(plots.shares(ends)),
        figures,
        list(happened(result, catalogue)),
        list(battles(result, catalogue)),
        list(longest(result, catalogue)),
        len(result.runs) - len(result.decided),
    )


def happened(result: Result, catalogue: Catalogue) -> Iterator[Plot]:
    """Where and to what people were lost, what was spent and hurt, and the rows of tables."""
    label = catalogue.say_id("report-per-game")
    for kind in ("lost", "damage", "spent"):
        rows = of_kind(result, kind, catalogue)
        rows.sort(key=lambda row: -row[1])
        if rows:
            left = len(rows) - MOST_ROWS
            note = catalogue.say_id("report-left-out", count=left) if left > 0 else ""
            title = catalogue.say_id(f"report-{kind}")
            yield Plot(title, drawn(plots.bars(rows[:MOST_ROWS], label)), note)
    rows = of_kind(result, "row", catalogue)
    if rows:
        never = [name for name, value in rows if not value]
        note = catalogue.say_id("report-never", rows=never) if never else ""
        yield Plot(catalogue.say_id("report-rows"), drawn(plots.bars(rows, label)), note)


def of_kind(result: Result, kind: str, catalogue: Catalogue) -> list[tuple[str, float]]:
    """What is counted of a kind, with its mean per run."""
    counted = result.per_run().items()
    return [(catalogue.say(result.labels[key]), each.estimate) for key, each in counted if key.startswith(f"{kind}/")]


def battles(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """Every battle: how often it was fought, its rounds, and what it cost on the average."""
    keys = dict.fromkeys(battle.key for run in result.runs for battle in run.battles)
    for key in keys:
        fought = [battle for run in result.runs for battle in run.battles if battle.key == key]
        costs = dict.fromkeys(cost for battle in fought for cost in battle.counts)
        means = {cost: sum(battle.counts.get(cost, 0) for battle in fought) / len(fought) for cost in costs}
        most = sorted(means, key=lambda cost: -means[cost])[:LONGEST]
        said = [f"{catalogue.say(result.labels[cost])} {means[cost]:.2f}" for cost in most]
        rounds = mean([battle.rounds for battle in fought])
        name = catalogue.say(result.labels[key])
        yield name, str(len(fought)), f"{rounds.estimate:.2f}", catalogue.name(said)


def longest(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """The battles of most rounds: in which run, which one, how many."""
    found = [(battle.rounds, -run.number, battle.key) for run in result.runs for battle in run.battles]
    for rounds, number, key in sorted(found, reverse=True)[:LONGEST]:
        yield str(-number), catalogue.say(result.labels[key]), str(rounds)


def drawn(svg: str) -> Markup:
    """A plot as part of the page; the plotting library has escaped every name in it."""
    return Markup(svg)  # noqa: S704


def percent(share: Interval) -> str:
    """A share in percent with its interval."""
    return f"{share.estimate:.1%} [{share.low:.1%}, {share.high:.1%}]"


def points(change: Interval) -> str:
    """A difference of shares in points of percent, with its interval."""
    return f"{100 * change.estimate:+.1f} [{100 * change.low:+.1f}, {100 * change.high:+.1f}]"
