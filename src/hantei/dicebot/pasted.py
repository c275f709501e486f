"""What a bot has answered elsewhere, read back: the command, and the faces that its dice showed."""

from __future__ import annotations

import re
from dataclasses import dataclass
from unicodedata import normalize

ARROWS = re.compile(r"\s*(?:＞|→|>{2,})\s*")
"""What stands between the parts of an answer: BCDice's own arrow, and those that tools put in its place."""

COMMAND = re.compile(r"\(([^()]*(?:\([^()]*\)[^()]*)*)\)\s*$")
"""The command at the end of what stands before the first arrow, in brackets of its own."""

BRACKETS = re.compile(r"\[([0-9,]+)\]")
FIGURES = re.compile(r"[0-9,+\s]+")
DIGITS = re.compile(r"D[1-9][1-9][A-Z]?(?![0-9])", re.IGNORECASE)
"""Commands whose answer is a number that has a digit for every die, such as D66."""

RAISED = re.compile(r"[0-9]+U[0-9]", re.IGNORECASE)
WAVES = re.compile(r"[0-9]+(?:\[[0-9,]+\])?(?:,[0-9]+(?:\[[0-9,]+\])?)*")
"""Dice that are thrown again and added up: those of each die in brackets, a die thrown once without."""

LONGEST = 2_000
"""Letters up to which a line is looked at: the answers of bots are shorter."""


@dataclass(frozen=True)
class PastedRoll:
    """A roll that stands in a line: its command as the bot understood it, the faces in their order, what came of it."""

    command: str
    faces: tuple[int, ...]
    result: str


def pasted(line: str) -> PastedRoll | None:
    """The roll in a line that a tool shows, such as `(2D6+3>=10) ＞ 8[5,3]+3 ＞ 11 ＞ 成功`; None where there is none.

    Words before it, such as a name or what was typed, do not matter.
    """
    if len(line) > LONGEST:
        return None
    head, *parts = ARROWS.split(line.strip())
    found = COMMAND.search(normalize("NFKC", head))
    if found is None or not parts:
        return None
    faces = shown(found[1], normalize("NFKC", parts[0]))
    return PastedRoll(found[1], faces, parts[-1]) if faces else None


def shown(command: str, part: str) -> tuple[int, ...]:
    """The faces in the part of an answer that shows the dice: those in square brackets, else all figures in it."""
    if RAISED.match(command):
        waves = WAVES.match(part)
        once = re.findall(r"([0-9]+)\[|\[([0-9,]+)\]|([0-9]+)", waves[0]) if waves else []
        return tuple(int(face) for _, *shown in once for face in ",".join(filter(None, shown)).split(",") if face)
    groups = BRACKETS.findall(part)
    if not groups and not FIGURES.fullmatch(part):
        return ()
    figures = re.findall(r"[0-9]+", " ".join(groups) or part)
    if not groups and len(figures) == 1 and DIGITS.match(command):
        figures = list(figures[0])
    return tuple(int(figure) for figure in figures if len(figure) < 6)
