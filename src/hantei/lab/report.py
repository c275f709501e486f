"""Writes the page of a simulation: one file with plots, which loads nothing from elsewhere and prints well."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Protocol

from jinja2 import Environment
from markupsafe import Markup

from hantei import __version__
from hantei.core.event import Count
from hantei.core.text import Language
from hantei.library import Heading, Shelf
from hantei.play import played_by
from hantei.text import Catalogue

from . import sketches
from .comparing import change_of
from .intervals import Interval, mean, percent, points
from .places import places
from .simulate import Result
from .tables import APART, NamedResults

MOST_BARS = 15
"""Bars of one listing; tables of the rules are shown whole."""
LISTED = 5
"""Battles in the list of the longest."""
MOST_GAMES = 12
"""Games not won that are named, at most."""


class Plotting(Protocol):
    """Draws the plots of a report as parts of a page: `plots` with a library, `sketches` without one."""

    def shares(self, rows: Sequence[tuple[str, Interval]]) -> str:
        """Draw shares of all runs by their names, each with its interval."""

    def survival(self, rows: Sequence[tuple[str, Interval]]) -> str:
        """Draw the share of all runs that have come so far, place by place, each with its interval: a falling line."""

    def distribution(self, values: Sequence[int], runs: str) -> str:
        """Draw how often each value of a figure came, with its mean."""


@dataclass(frozen=True)
class Plot:
    """A plot under its title."""

    title: str
    svg: Any


@dataclass(frozen=True)
class Bar:
    """A line of a listing: a name, its figure, the width of its bar in percent, and the parts of the figure."""

    name: str
    said: str
    width: float
    parts: Sequence[Bar] = ()


@dataclass(frozen=True)
class Listing:
    """Lines under a title, the longest bar first; `note` says what is left out."""

    title: str
    bars: Sequence[Bar]
    note: str = ""


@dataclass(frozen=True)
class SideCounts:
    """All counts of a side."""

    name: str
    listings: Sequence[Listing]


@dataclass(frozen=True)
class ReportTable:
    """A table of the rules: its rows, each with the number of hits; a row with a bar of width 0 was never hit."""

    title: str
    rows: Sequence[Bar]


@dataclass(frozen=True)
class ReportPart:
    """A trial or a variant of it on the page; `command` is the command that tells one of its games."""

    title: str
    win: str
    ends: Any
    summaries: Sequence[Sequence[str]]
    figures: Sequence[Plot]
    sides: Sequence[SideCounts]
    tables: Sequence[ReportTable]
    survival: Any
    ended: Sequence[Sequence[str]]
    places: Sequence[Sequence[str]]
    battles: Sequence[Sequence[str]]
    longest: Sequence[Sequence[str]]
    not_won: Sequence[int]
    endless: int
    command: str


def report(
    named: NamedResults,
    shelf: Shelf,
    heading: Heading,
    lang: Language,
    command: Sequence[str] = (),
    plotting: Plotting = sketches,
) -> bytes:
    """Write the page in a language, as UTF-8.

    Parameters: results by variant, their rulebook, the name of the scenario, the language, the words of the command
    line that plays the trial (so that the page can name the command that tells a game), and the drawer of plots.
    """
    catalogue = shelf.catalogue(lang)
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True)
    page = environment.from_string((files("hantei.lab") / "report.html").read_text(encoding="utf-8"))
    first = named[0][1]
    text = page.render(
        lang=lang,
        title=catalogue.name(heading.title),
        rulebook=shelf.title(lang),
        say=catalogue.say_id,
        version=__version__,
        trial=first.trial,
        policies=catalogue.name(played_by(first.trial.policies, shelf.rulebook)),
        command=shlex.join(command),
        runs=len(first.runs),
        asked=first.asked,
        chapters=[chapter(name, result, catalogue, command, plotting) for name, result in named if result.runs],
        compared=list(compared(named)) if len(named) > 1 else [],
    )
    return text.encode()


def compared(named: NamedResults) -> Iterator[tuple[str, str, str]]:
    """List every variant with its share of wins and its difference from the first."""
    first = named[0][1]
    for name, result in named:
        change = None if result is first else change_of(first, result, "win")
        yield name, percent(result.wins), points(change) if change else ""


def chapter(
    name: str, result: Result, catalogue: Catalogue, command: Sequence[str], plotting: Plotting = sketches
) -> ReportPart:
    """Lay out one result."""
    say = catalogue.say
    ends = [(say(result.ends[end]), share) for end, share in result.shares().items()]
    varied = [word for value in name.split(APART) if value for word in ("--vary", value)]
    line, ended = survival(result, catalogue, plotting)
    return ReportPart(
        title=name,
        win=percent(result.wins),
        ends=drawn(plotting.shares(ends)),
        summaries=list(summaries(result, catalogue)),
        figures=list(distributions(result, catalogue, plotting)),
        sides=list(sides(result, catalogue)),
        tables=list(tables(result, catalogue)),
        survival=line,
        ended=ended,
        places=list(places_of(result, catalogue)),
        battles=list(battles(result, catalogue)),
        longest=list(longest(result, catalogue)),
        not_won=[run.number for run in result.runs if not run.won][:MOST_GAMES],
        endless=len(result.runs) - len(result.decided),
        command=shlex.join([*command, *varied, "--tell"]) if command else "",
    )


# The figures at the end


def summaries(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """List every figure with its spread."""
    for key in result.numbers():
        average, *spots = result.summary(key)
        yield catalogue.say(result.figures[key]), f"{average:.2f}", *map(str, spots)


def distributions(result: Result, catalogue: Catalogue, plotting: Plotting) -> Iterator[Plot]:
    """Draw a plot of every figure that differs between games."""
    runs = catalogue.say_id("simulate-runs")
    for key in result.numbers():
        values = result.each(key)
        if min(values) < max(values):
            yield Plot(catalogue.say(result.figures[key]), drawn(plotting.distribution(values, runs)))


# Counts, side by side


def sides(result: Result, catalogue: Catalogue) -> Iterator[SideCounts]:
    """List every side with counts, its losses first."""
    rulebook = result.trial.book()
    state = rulebook.start(result.trial.setup)
    counted = {key: each.estimate for key, each in result.per_run().items()}
    for side in dict.fromkeys(filter(None, map(side_of, counted))):
        own = {key: value for key, value in counted.items() if side_of(key) == side}
        listings = [found for found in counted_rows(own, result, catalogue) if found.bars]
        if listings:
            yield SideCounts(catalogue.name(rulebook.speech.side_name(state, side)), listings)


def counted_rows(own: dict[str, float], result: Result, catalogue: Catalogue) -> Iterator[Listing]:
    """List the counts of one side, by kind."""

    def part(key: str, name: str) -> str:
        return catalogue.name(result.labels[key].args[name])

    def whole(key: str) -> str:
        return catalogue.say(result.labels[key])

    lost = of_kind(own, "lost")
    say = catalogue.say_id
    yield listing(say("report-lost-where"), lost, catalogue, lambda key: part(key, "place"), lambda k: part(k, "cause"))
    yield listing(say("report-lost-to"), lost, catalogue, lambda key: part(key, "cause"))
    yield listing(say("report-damage"), of_kind(own, "damage"), catalogue, whole)
    yield listing(say("report-down"), of_kind(own, "down"), catalogue, whole)
    yield listing(say("report-spent"), of_kind(own, "spent"), catalogue, whole)
    yield listing(say("report-use"), of_kind(own, "use"), catalogue, whole)
    yield listing(say("report-saved"), of_kind(own, "saved"), catalogue, whole)
    yield listing(say("report-gained"), of_kind(own, "gained"), catalogue, whole)
    yield listing(say("report-avoided"), of_kind(own, "avoided"), catalogue, whole)
    yield Listing(say("report-checks"), list(checks(own, whole, catalogue)))


def of_kind(own: dict[str, float], kind: str) -> dict[str, float]:
    """List the counts of one kind."""
    return {key: value for key, value in own.items() if key.startswith(f"{kind}/") and value}


def listing(
    title: str,
    counted: dict[str, float],
    catalogue: Catalogue,
    name: Callable[[str], str],
    inner: Callable[[str], str] | None = None,
) -> Listing:
    """Sum counts by a name, the greatest sum first; if an inner name is given, each sum is split by it."""
    sums = sums_of(counted, name)
    greatest = max(sums.values(), default=0)
    bars = []
    for each in list(sums)[:MOST_BARS]:
        made_of = sums_of({key: value for key, value in counted.items() if name(key) == each}, inner) if inner else {}
        parts = [Bar(part, amount(value), 100 * value / greatest) for part, value in made_of.items()]
        bars.append(Bar(each, amount(sums[each]), 100 * sums[each] / greatest, parts))
    left = len(sums) - MOST_BARS
    return Listing(title, bars, catalogue.say_id("report-left-out", count=left) if left > 0 else "")


def sums_of(counted: dict[str, float], name: Callable[[str], str]) -> dict[str, float]:
    """Sort sums by name, the greatest first."""
    sums: dict[str, float] = {}
    for key, value in counted.items():
        sums[name(key)] = sums.get(name(key), 0) + value
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def checks(own: dict[str, float], whole: Callable[[str], str], catalogue: Catalogue) -> Iterator[Bar]:
    """List the checks of every kind: how many are made, and the share that succeeds."""
    for key, made in sorted(of_kind(own, "check").items(), key=lambda item: -item[1]):
        good = own.get(key.replace("check/", "success/", 1), 0)
        said = catalogue.say_id("report-check", made=amount(made), share=f"{good / made:.0%}")
        yield Bar(whole(key), said, 100 * good / made)


def tables(result: Result, catalogue: Catalogue) -> Iterator[ReportTable]:
    """List the tables of the rules, row by row in their order."""
    found: dict[str, list[tuple[str, float]]] = {}
    for key, each in result.per_run().items():
        if key.startswith("row/"):
            found.setdefault(key.rpartition("/")[0], []).append((key, each.estimate))
    for rows in found.values():
        most = max(value for _, value in rows) or 1
        rows.sort(key=lambda row: in_order(row[0].rpartition("/")[2]))
        names = [catalogue.name(result.labels[key].args["row"]) for key, _ in rows]
        said = [amount(value) if value else catalogue.say_id("report-never") for _, value in rows]
        bars = [Bar(name, words, 100 * row[1] / most) for name, words, row in zip(names, said, rows, strict=True)]
        yield ReportTable(catalogue.name(result.labels[rows[0][0]].args["table"]), bars)


def in_order(row: str) -> tuple[list[int], str]:
    """Rows by their numbers, those without any first."""
    return [int(number) for number in re.findall(r"\d+", row)], row


# How far, and where


def survival(result: Result, catalogue: Catalogue, plotting: Plotting) -> tuple[Any, Sequence[Sequence[str]]]:
    """Draw how far runs came, and where those not won ended; nothing if the rulebook counts no places."""
    told = result.survival()
    if not told:
        return "", []
    name = catalogue.say
    line = plotting.survival([(name(result.labels[key]), reached) for key, (reached, _) in told.items()])
    return drawn(line), [(name(result.labels[key]), *map(percent, both)) for key, both in told.items()]


def places_of(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """List every place: the runs that come there and get through, what it takes and gives, and its effect on the chance
    to win."""
    for place in places(result) if not result.trial.plan else ():
        spent, gained = (
            in_words({catalogue.name(place.stocks[what]): n for what, n in some.items() if n}, catalogue)
            for some in (place.spent, place.gained)
        )
        change = points(place.chance) if place.chance else ""
        shares = percent(place.entered), percent(place.through)
        yield catalogue.say(place.name), *shares, spent, gained, amount(place.lost), change


# Battles


def battles(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """List every battle: how often it is fought in a game, its rounds, and the average of what is spent and lost in
    it."""
    rulebook = result.trial.book()
    state = rulebook.start(result.trial.setup)

    def called(key: str) -> str:
        return catalogue.say(rulebook.speech.count_name(state, Count.of(key)))

    for key in dict.fromkeys(battle.key for run in result.runs for battle in run.battles):
        fought = [battle for run in result.runs for battle in run.battles if battle.key == key]
        costs = dict.fromkeys(cost for battle in fought for cost in battle.counts)
        means = {cost: sum(battle.counts.get(cost, 0) for battle in fought) / len(fought) for cost in costs}
        spent = sums_of(of_kind(means, "spent"), lambda cost: catalogue.say(result.labels[cost]))
        lost = sums_of(
            of_kind(means, "lost"), lambda cost: catalogue.name(rulebook.speech.side_name(state, side_of(cost)))
        )
        rounds = mean([battle.rounds for battle in fought])
        name, often = catalogue.say(result.labels[key]), amount(len(fought) / len(result.runs))
        stocks = held([(battle.before, battle.after) for battle in fought if battle.after], called)
        told = f"{rounds.estimate:.2f}", stocks, in_words(spent, catalogue), in_words(lost, catalogue)
        yield name, often, *told


def held(fought: Sequence[tuple[Mapping[str, int], Mapping[str, int]]], called: Callable[[str], str]) -> str:
    """List the stocks before and after a battle, as means over the runs that had them at both times: those that changed
    most, in their order."""
    found: dict[str, tuple[float, float]] = {}
    for key in dict.fromkeys(key for before, after in fought for key in before if key in after):
        pairs = [(before[key], after[key]) for before, after in fought if key in before and key in after]
        start, end = (sum(level) / len(pairs) for level in zip(*pairs, strict=True))
        found[key] = start, end
    most = sorted(found, key=lambda key: -abs(found[key][1] - found[key][0]))[:LISTED]
    return "; ".join(
        f"{called(key)} {amount(start)} → {amount(end)}" for key, (start, end) in found.items() if key in most
    )


def side_of(key: str) -> str:
    """The side of a count, by its key."""
    return key.split("/")[1]


def in_words(sums: dict[str, float], catalogue: Catalogue) -> str:
    """Names with their figures."""
    return catalogue.name([f"{name} {amount(value)}" for name, value in list(sums.items())[:LISTED]])


def longest(result: Result, catalogue: Catalogue) -> Iterator[Sequence[str]]:
    """List the battles with most rounds: the run, the battle, the number of rounds."""
    found = [(battle.rounds, -run.number, battle.key) for run in result.runs for battle in run.battles]
    for rounds, number, key in sorted(found, reverse=True)[:LISTED]:
        yield str(-number), catalogue.say(result.labels[key]), str(rounds)


def drawn(svg: str) -> Markup:
    """A plot as part of the page; its drawer has escaped every name in it."""
    return Markup(svg)  # noqa: S704


def amount(value: float) -> str:
    """A mean in figures; a count that occurs at all is never shown as 0."""
    return "<0.01" if 0 < value < 0.005 else f"{value:.2f}"
