"""What the games of a text come to, for the page beside it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hantei import library
from hantei.content import load_text
from hantei.core.message import Message
from hantei.core.text import Language
from hantei.editions import volume
from hantei.lab import Result
from hantei.lab.comparing import change_of
from hantei.lab.intervals import moved, percent, points
from hantei.lab.places import PlaceShare, places
from hantei.lab.trial import Trial
from hantei.library import Heading
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist, Drawn

from .comparing import differences
from .trying import BothPlayed, key_of

MOST_CHANGES, MOST_NAMED = 8, 6
"""Changes that are told, and games that are named to be read."""

BAR = 100.0


@dataclass(frozen=True)
class FigureRow:
    """A figure at the end of games: its name, its mean, the least, the median, the most; how it differs from the
    version before, "" where there is none."""

    name: str
    mean: str
    least: int
    median: float
    most: int
    change: str = ""


@dataclass(frozen=True)
class PlaceRow:
    """A place: its name, how many of a hundred games come there and how many of those get through, in words and as the
    lengths of two bars, and what it costs and gives."""

    name: str
    entered: str
    through: str
    width: float
    passed: float
    costs: Sequence[str] = ()


@dataclass(frozen=True)
class TextFigures:
    """All that is shown of a text: how many games, who wins, the ends, the figures, the places, the rows that no game
    hit, the games to read; what has changed since the version before and what that did; the places as they lie."""

    runs: int
    most: int
    key: str
    wins: str
    width: float
    ends: Sequence[tuple[str, str]]
    figures: Sequence[FigureRow]
    places: Sequence[PlaceRow]
    never: Sequence[str]
    read: Sequence[int]
    changes: Sequence[str] = ()
    change: str = ""
    sure: bool = False
    difficulties: Mapping[str, str] = field(default_factory=dict)
    difficulty: str = ""
    chart: Drawn | None = None


@dataclass(frozen=True)
class PlayedText:
    """What the figures of a text are shown with: what it is called, the scene if its places can be drawn, what has
    changed since the version before."""

    heading: Heading
    scene: Any = None
    changes: Sequence[str] = ()


def played_text(trial: Trial, before: Trial | None, lang: Language) -> PlayedText:
    """Read a text that is played, and what is different in the version before. It takes as long as the text is long,
    and can be done in another process."""
    name, offered = str(trial.setup["scenario"]), volume(trial.rulebook)
    scene = load_text(text_of(trial), name, offered.scene).value if offered.doorways else None
    changes = differences(text_of(before), text_of(trial), lang, MOST_CHANGES) if before else ()
    return PlayedText(library.heading(name, text_of(trial)), scene, changes)


def figures_of(pair: BothPlayed, text: PlayedText, catalogue: Catalogue) -> TextFigures:
    """What is shown of the games of a text. Parameters: the games, the text, the language's words."""
    now, before, name = pair.now, pair.before, catalogue.say
    paired = before.first(len(now.runs)) if before is not None else None
    change = change_of(paired, now, "win") if paired and paired.runs else None
    return TextFigures(
        runs=len(now.runs),
        most=now.asked,
        key=key_of(now.trial),
        wins=percent(now.wins),
        width=BAR * now.wins.estimate,
        ends=[(name(now.ends[end]), f"{share.estimate:.0%}") for end, share in now.shares().items()],
        figures=list(_rows(now, paired, catalogue)),
        places=[_place(one, catalogue) for one in places(now)],
        never=[name(now.labels[key]) for key in now.never()],
        read=to_read(now),
        changes=text.changes,
        change=points(change) if change else "",
        sure=change is not None and not change.low <= 0 <= change.high,
        difficulties={one: catalogue.name(text) for one, text in text.heading.difficulties.items()},
        difficulty=str(now.trial.setup["difficulty"]),
        chart=chart_of(now, text.scene, catalogue),
    )


def text_of(trial: Trial) -> str:
    """The text that is played."""
    return str(trial.setup["scenarios"][str(trial.setup["scenario"])])


def chart_of(result: Result, scene: Any, catalogue: Catalogue) -> Drawn | None:
    """The places of a scene as they lie to each other, with the chance to get through each; None where it has none."""
    offered = volume(result.trial.rulebook)
    if offered.doorways is None or scene is None:
        return None
    notes = {
        one.key.split("/", 2)[2]: [
            Message(
                "workshop-place-short",
                {"entered": f"{one.entered.estimate:.0%}", "through": f"{one.through.estimate:.0%}"},
            )
        ]
        for one in places(result)
    }
    return Artist(catalogue).drawn(offered.doorways.chart(scene, notes))


def to_read(result: Result) -> list[int]:
    """The numbers of games that are worth reading: the first that were not won, then those with the longest battles."""
    lost = [run.number for run in result.runs if not run.won][: MOST_NAMED // 2]
    long = sorted(result.runs, key=lambda run: -max([battle.rounds for battle in run.battles], default=0))
    return [*lost, *(run.number for run in long if run.number not in lost)][:MOST_NAMED]


def _rows(now: Result, before: Result | None, catalogue: Catalogue) -> Iterator[FigureRow]:
    for key in now.numbers():
        if not now.each(key):
            continue
        summary = now.summary(key)
        change = change_of(before, now, key) if before and before.runs else None
        said = moved(change) if change else ""
        name = catalogue.say(now.figures[key])
        yield FigureRow(name, f"{summary.mean:.2f}", summary.least, summary.median, summary.most, said)


def _place(one: PlaceShare, catalogue: Catalogue) -> PlaceRow:
    called = {what: catalogue.name(said) for what, said in one.stocks.items()}
    costs = [
        catalogue.say_id("workshop-place-spent", what=called[what], amount=f"{amount:.1f}")
        for what, amount in one.spent.items()
        if amount
    ]
    costs += [
        catalogue.say_id("workshop-place-gained", what=called[what], amount=f"{amount:.1f}")
        for what, amount in one.gained.items()
    ]
    if one.lost:
        costs.append(catalogue.say_id("workshop-place-lost", people=f"{one.lost:.2f}"))
    if one.chance is not None and not one.chance.low <= 0 <= one.chance.high:
        costs.append(catalogue.say_id("workshop-place-chance", points=points(one.chance)))
    return PlaceRow(
        catalogue.say(one.name),
        f"{one.entered.estimate:.0%}",
        f"{one.through.estimate:.0%}",
        BAR * one.entered.estimate,
        BAR * one.entered.estimate * one.through.estimate,
        costs,
    )
