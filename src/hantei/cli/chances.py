"""Shows odds on the screen: those of a decision as a table with a row for every option."""

from __future__ import annotations

from hantei.lab.odds import Odds, Option
from hantei.telling.chances import MARKS, NOTHING, cells, count_name, notes, shown_columns, steps

from .asking import Shown
from .columns import fitted
from .voice import Voice

EMPTY = ("", NOTHING)
"""The text of a cell that tells nothing."""

WORDS = ("success", "spent")
"""Columns with words, which may go on below themselves."""


def show(odds: Odds, question: Shown, voice: Voice, told: set[str]) -> bool:
    """Print the odds of a decision, with notes; those `told` already only if they explain a mark. Return whether there
    was any figure."""
    if voice.plain:
        voice.data({"odds": odds_data(odds, question, voice)})
        return True
    columns = shown_columns(odds)
    if columns:
        said = voice.catalogue
        every = [[name_of(one, question), *cells(one, odds, columns, question, said)] for one in odds.options]
        rows = [row for row in every if any(cell not in EMPTY for cell in row[1:])]
        head = ["", *(voice.catalogue.say_id(f"odds-{name}") for name in columns), ""]
        giving = [at for at, name in enumerate(columns, 1) if name in WORDS]
        voice.lines(fitted([head, *rows], voice.screen, giving))
        if bare := [row[0] for row in every if row not in rows]:
            voice.line(said.say_id("odds-no-figures", keys=", ".join(bare)), first="  ", rest="    ")
    else:
        voice.say_id("odds-none")
    for line in notes(odds, voice.catalogue, question.rulebook) if columns else ():
        if line not in told or line.startswith(MARKS):
            voice.line(line, style="faint")
        told.add(line)
    return bool(columns)


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


def name_of(option: Option, question: Shown) -> str:
    """The name of a row: the key of the option, as it is typed."""
    if option.answer is None:
        return ""
    return str(option.answer) or question.keys[-1]
