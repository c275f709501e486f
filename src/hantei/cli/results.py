"""Shows the results of a simulation: one in full, several side by side, the changes between two versions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import Any

from hantei.core.message import Message
from hantei.core.text import Language
from hantei.lab import Result, Target, Tried, Variant, mean
from hantei.lab.changes import Change
from hantei.lab.comparing import change_of
from hantei.lab.intervals import around, moved, percent, points
from hantei.lab.levers import Lever
from hantei.lab.places import places
from hantei.lab.simulate import ROUNDS
from hantei.lab.tables import as_data
from hantei.lab.tune import path_of, reached
from hantei.lab.vary import as_word
from hantei.library import Heading
from hantei.text.catalogue import rows

from .columns import fitted, table
from .progress import INTERRUPTED
from .voice import Voice

LONGEST_VALUE = 60
"""Letters of a changed value that are shown."""

MOST_COUNTS = 12
"""Lines of counts that are shown; data files have all."""

WIN = "win"

IN_PARTS = ("use", "saved", "reached", "entered", "gained")
"""Kinds of counts that give other counts in more detail, or have a list of their own."""

SPREAD = (
    "simulate-column-mean",
    "simulate-column-least",
    "simulate-column-quarter",
    "simulate-column-median",
    "simulate-column-most",
)
"""The shown form of a figure."""


def show_changes(found: Sequence[Change], voice: Voice) -> None:
    """Show the changes between two versions, place by place."""
    say = voice.catalogue.say_id
    voice.line(say("against-changes", count=len(found)), "question")
    for change in found:
        if change.moved:
            before, after = (shorter(voice.name(names)) for names in (change.before, change.after))
            voice.line("  " + say("against-moved", path=change.path, before=before, after=after))
            continue
        way = "against-new" if not change.was else "against-changed" if change.now else "against-gone"
        before, after = (shorter(as_word(value)) for value in (change.before, change.after))
        voice.line("  " + say(way, path=change.path, before=before, after=after))


def shorter(text: str) -> str:
    """A value cut to `LONGEST_VALUE` letters."""
    return text if len(text) <= LONGEST_VALUE else f"{text[:LONGEST_VALUE]}…"


def show(
    results: Sequence[tuple[Variant, Result]], heading: Heading, voice: Voice, keys: Sequence[str] = (WIN,)
) -> None:
    """Show the results in words: one in full, several as a table of differences from the first."""
    first, result = results[0]
    say = voice.catalogue.say_id
    voice.line(say("simulate-title", title=heading.title, count=len(result.runs), seed=result.trial.seed), "question")
    for variant, each in results:
        if len(each.runs) < each.asked:
            tell_unfinished(variant, each, len(results), voice)
    unanswered = dict.fromkeys(kind for _, each in results for kind in each.unanswered)
    if not result.runs:
        return
    for kind in unanswered:
        voice.note_id("simulate-unanswered", kind=kind)
    if len(results) == 1:
        show_result(result, voice, keys)
        return
    heads = [say("simulate-column-variant")]
    for key in keys:
        heads += [
            said_of(key, results, voice),
            say("simulate-column-difference" if key == WIN else "simulate-column-difference-of"),
        ]
    rows = [tuple(heads)]
    for variant, each in results:
        cells = [variant.path]
        for key in keys:
            cells += [figure_of(each, key), "" if variant is first else difference_of(result, each, key)]
        rows.append(tuple(cells))
    voice.lines(table(rows))
    voice.line(say("simulate-interval"), style="faint")


def tell_unfinished(variant: Variant, result: Result, among: int, voice: Voice) -> None:
    """Tell that not all games of a variant were played; name it if it is one of several."""
    if result.lost:
        voice.note_id("simulate-lost", asked=result.asked)
    elif among == 1:
        voice.note_id("simulate-broken-off", asked=result.asked)
    else:
        voice.note_id("simulate-broken-off-at", variant=variant.path, played=len(result.runs), asked=result.asked)


def said_of(key: str, results: Sequence[tuple[Variant, Result]], voice: Voice) -> str:
    """The name of a figure above a column."""
    if key == WIN:
        return voice.catalogue.say_id("simulate-column-win")
    names = {ROUNDS: Message("figure-rounds"), **results[0][1].labels, **results[0][1].figures}
    found = voice.catalogue.say(names[key]) if key in names else key
    return voice.catalogue.say_id("simulate-column-mean-of", figure=found)


def figure_of(result: Result, key: str) -> str:
    """A figure or count of a result, with its interval."""
    values = result.each(key)
    return percent(result.wins) if key == WIN else around(mean(values)) if values else ""


def difference_of(first: Result, other: Result, key: str) -> str:
    """The difference of a figure, game by game; "" if somebody stopped the work."""
    change = change_of(first, other, key)
    if change is None:
        return ""
    return points(change) if key == WIN else moved(change)


NUMBERED_ROW = re.compile(r"(.*[:：] ?)(0|[1-9]\d*)")
"""A row of a table whose rows have numbers."""


def show_result(result: Result, voice: Voice, keys: Sequence[str] = (WIN,)) -> None:
    """Show one result in full: how it ended, its figures, the most frequent counts; or the figures that are asked
    for."""
    if tuple(keys) != (WIN,):
        alone = [(Variant("", "", result.trial), result)]
        voice.lines(table([(said_of(key, alone, voice), figure_of(result, key)) for key in keys]))
        return
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
        mean, *spots = result.summary(key)
        rows_of_figures.append((name(result.figures[key]), f"{mean:.2f}", *map(str, spots)))
    voice.lines(fitted(rows_of_figures, voice.screen, [0]))
    told = result.survival()
    if told:
        voice.line(say("simulate-survival"), "question")
        heads = ("", say("simulate-column-reached"), say("simulate-column-ended"))
        shares = [(name(result.labels[key]), *map(percent, both)) for key, both in told.items()]
        voice.lines(table([heads, *shares]))
    show_places(result, voice)
    never = result.never()
    if never:
        voice.line(say("simulate-never"), "question")
        voice.lines(
            table([(line,) for line in in_runs([name(result.labels[key]) for key in never], voice.catalogue.lang)])
        )
    frequent = {key: each for key, each in result.per_run().items() if key.partition("/")[0] not in IN_PARTS}
    counted = sorted(frequent.items(), key=lambda item: -item[1].estimate)
    if counted:
        voice.line(say("simulate-counts"), "question")
        shown = counted[:MOST_COUNTS]
        voice.lines(table([(name(result.labels[key]), f"{each.estimate:.2f}") for key, each in shown]))
    voice.line(say("simulate-interval"), style="faint")


def in_runs(names: Sequence[str], lang: Language) -> list[str]:
    """Rows of tables by their names, the numbers of one table together: "damage penalties, melee: 0–8 and 11"."""
    found: dict[str, list[int]] = {}
    for one in names:
        parts = NUMBERED_ROW.fullmatch(one)
        found.setdefault(parts[1] if parts else one, []).extend([int(parts[2])] if parts else [])
    return [f"{stem}{rows(sorted(numbers), lang)}" if numbers else stem for stem, numbers in found.items()]


def show_places(result: Result, voice: Voice) -> None:
    """Show the effect of each place: the runs that come there and get through, and the change of the chance to win."""
    found = places(result) if not result.trial.plan else []
    if not found:
        return
    say, name = voice.catalogue.say_id, voice.catalogue.say
    voice.line(say("simulate-places"), "question")
    heads = ("", *map(say, ("simulate-column-reached", "simulate-column-through", "simulate-column-does")))
    shares = [
        (name(one.name), percent(one.entered), percent(one.through), points(one.chance) if one.chance else "")
        for one in found
    ]
    voice.lines(fitted([heads, *shares], voice.screen, [0]))


def show_steps(steps: Sequence[Tried], wish: str, wanted: Target, near: Sequence[Lever], voice: Voice) -> int:
    """Show the steps of tuning, and the value found. Return the exit code: 1 if the target is out of reach.

    Parameters: the steps, the tuned field as typed, its target, other levers for a target that is out of reach, and the
    voice.
    """
    best, missed = steps[-1], not reached(steps, wanted)
    target = f"{wanted.key}={wanted.value:g}"
    if voice.plain:
        tried = [{"value": step.value, **step.found.plain()} for step in steps]
        further = [
            {"path": one.path, "was": one.was, "value": one.value, **one.found.plain(), "change": one.change.plain()}
            for one in near
        ]
        document = {"tune": wish, "target": target, "value": best.value, "reached": not missed, "steps": tried}
        voice.document(document | ({"further": further} if missed else {}))
        return int(missed)
    shown, change = (percent, points) if wanted.key == WIN else (around, moved)
    voice.lines(steps_table(steps, wanted, voice))
    words = "tune-missed" if missed else "tune-found"
    voice.say_id(words, path=path_of(wish), value=best.value, target=target, found=shown(best.found))
    if missed:
        voice.say_id("tune-further" if near else "tune-nothing-further")
        voice.lines(
            table([(f"{one.path} = {one.was} → {one.value}", shown(one.found), change(one.change)) for one in near])
        )
    return int(missed)


def show_broken_off(steps: Sequence[Tried], wish: str, wanted: Target, voice: Voice) -> int:
    """Show the steps of a search that somebody stopped, the nearest last. Return the exit code."""
    target = f"{wanted.key}={wanted.value:g}"
    if voice.plain:
        tried = [{"value": step.value, **step.found.plain()} for step in steps]
        value = steps[-1].value if steps else None
        voice.document({"tune": wish, "target": target, "value": value, "reached": False, "steps": tried})
        return INTERRUPTED
    voice.note_id("tune-broken-off", path=path_of(wish), target=target)
    if steps:
        voice.lines(steps_table(steps, wanted, voice))
    return INTERRUPTED


def steps_table(steps: Sequence[Tried], wanted: Target, voice: Voice) -> Iterator[str]:
    """Every value that was tried, with its figure."""
    say, shown = voice.catalogue.say_id, percent if wanted.key == WIN else around
    rows = [(say("simulate-column-value"), say("simulate-column-figure"))]
    return table([*rows, *((str(step.value), shown(step.found)) for step in steps)])


# As data


def document(
    results: Sequence[tuple[Variant, Result]], keys: Sequence[str] = (WIN,), against: Sequence[Change] | None = None
) -> Any:
    """The results as data: of one trial, or of its variants with the differences of the figures asked for."""
    if len(results) == 1 and not results[0][0].path:
        return as_data(results[0][1])
    first = results[0][1]
    found = []
    for variant, result in results:
        changes = {key: change_of(first, result, key) for key in dict.fromkeys([WIN, *keys])}
        plain = {key: change.plain() if change else None for key, change in changes.items()}
        found.append({"variant": variant.path, "difference": plain[WIN], "differences": plain, **as_data(result)})
    return {"variants": found} | ({} if against is None else {"changes": [asdict(change) for change in against]})
