"""Shows odds on the screen: those of a decision as a table with a row for every option."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from hantei.core.message import Message
from hantei.lab.odds import Odds, Option
from hantei.telling.chances import (
    NOTHING,
    SAMPLED,
    cells,
    column_name,
    count_name,
    estimated,
    notes_of,
    shown_columns,
    steps,
    unit_notes,
)
from hantei.telling.ranking import harmful, ranked

from .asking import Shown
from .columns import fitted
from .voice import Voice

EMPTY = ("", NOTHING)
"""The text of a cell that tells nothing."""

WORDS = ("success", "spent")
"""Columns with words, which may go on below themselves."""

ASIDE = re.compile(r"\s*(?:[（(].*[)）])?(?:\s*※.*)?$")
"""What a label says at its end in brackets, or as a note."""


OF_THIS_TABLE = ("odds-left-out",)
"""Notes that are about one table; all others explain figures and marks, and are told once in a game."""

COUNTED = ("odds-sampled", "odds-sampled-amounts")
"""Notes that tell how often something was sampled, which is news to whoever asks again."""


def show(odds: Odds, question: Shown, voice: Voice, told: dict[str, str]) -> bool:
    """Print the odds of a decision, with its notes, but not those that were `told` and explain any table. Return
    whether a figure was shown that longer thought could change. The best answers come first, each with its number in
    the list of options."""
    if voice.plain:
        voice.data({"odds": odds_data(odds, question, voice)})
        return True
    columns, resorted, rows = shown_columns(odds), False, list[list[str]]()
    if columns == ["spent"]:  # what an answer costs is no chance, and its name says it
        columns = []
    if columns:
        named = dict(zip(question.keys, short(question.labels), strict=True))
        bare, marked = list[str](), False
        harm = harmful(odds, question)
        for one in ranked(odds, question):
            *figures, mark = cells(one, odds, columns, question, voice.catalogue)
            number, name = name_of(one, question, named)
            marked |= bool(mark)
            if mark or any(cell not in EMPTY for cell in figures) or (harm and one.check is not None):
                rows.append([number, f"{name} {mark}".strip(), *figures])
            else:
                bare.append(f"{number} {name}".strip())
        resorted = [row[0] for row in rows] != sorted((row[0] for row in rows), key=lambda n: (len(n), n))
        head = ["", "", *(column_name(name, voice.catalogue) for name in columns)]
        giving = [1, *(at for at, name in enumerate(columns, 2) if name in WORDS)]
        if not (marked or bare) and (same := alike(rows)):
            figures = [f"{name} {cell}" for name, cell in zip(head[2:], same, strict=True) if cell not in EMPTY]
            voice.say_id("odds-alike", figures=figures)
            rows = []
        else:
            voice.lines(fitted([head, *rows], voice.screen, giving))
        if bare:
            voice.line(voice.catalogue.say_id("odds-no-figures", names=bare), first="  ", rest="    ")
    else:
        voice.say_id("odds-none-found" if any(one.check is None for one in odds.options) else "odds-none")
    needed = [*unit_notes(odds, question), *notes_of(odds, question.rulebook), *signs(rows)] if columns else []
    if resorted:
        needed.insert(0, Message("odds-sorted"))
    for note in needed:
        if note.id not in told or note.id in OF_THIS_TABLE:
            voice.line(voice.say(note), style="faint")
        told[note.id] = voice.say(note)
    return estimated(odds, columns)


def signs(rows: Sequence[Sequence[str]]) -> Sequence[Message]:
    """What the cells of a table mean that have no figure, or one that no sample had."""
    cells = {cell for row in rows for cell in row[2:]}
    meant = {NOTHING: "odds-none-sign", f"{SAMPLED}0": "odds-zero-sign"}
    return [Message(note, {"sign": sign}) for sign, note in meant.items() if sign in cells]


def alike(rows: Sequence[Sequence[str]]) -> Sequence[str]:
    """Return the figures that all of several options have, if they are the same for each."""
    figures = list(dict.fromkeys(tuple(row[2:]) for row in rows))
    return figures[0] if len(rows) > 1 and len(figures) == 1 else ()


def short(labels: Sequence[str]) -> list[str]:
    """Labels without what they say in brackets or as a note at their end, unless two would be alike."""
    bare = [ASIDE.sub("", label) or label for label in labels]
    return [one if bare.count(one) == 1 else label for one, label in zip(bare, labels, strict=True)]


def show_steps(odds: Odds, question: Shown, voice: Voice) -> None:
    """Print how the chance of the next check comes about: for each option, one line for each number."""
    for option in odds.options:
        for line in steps(option, odds.side, question):
            voice.line(line, first="  ", rest="    ")


def odds_data(odds: Odds, question: Shown, voice: Voice) -> dict[str, object]:
    """The odds as data, with the names of counts and options."""
    keys = sorted({key for option in odds.options for key in option.outcomes.counted})
    names = {key: voice.say(count_name(key, question)) for key in keys}
    supposed = [voice.say(line) for line in odds.supposed]
    return {**odds.describe(), "names": names, "supposed": supposed}


def name_of(option: Option, question: Shown, named: Mapping[str, str]) -> tuple[str, str]:
    """The number of an option in the list, and its name; an answer that is itself a number has no other name."""
    if option.answer is None:
        return "", ""
    key = next((key for key in named if question.meant(key) == option.answer), None)
    if key is not None:
        return str(question.keys.index(key) + 1), named[key]
    given = str(option.answer)
    return (given, "") if given.isdecimal() else ("", given)
