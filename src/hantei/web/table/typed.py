"""An answer as somebody typed or clicked it, and what it means to the question that they are asked."""

from __future__ import annotations

import re
from typing import NamedTuple

from hantei.core.decision import Answer, Choice, Decision, Route, Words, read_words
from hantei.core.numbers import whole_numbers
from hantei.core.text import Language
from hantei.play import Refused
from hantei.telling import NotUnderstood, Question
from hantei.telling.questions import routes, squares
from hantei.text import normalise

from .stand import Stand

PLACE = re.compile(r"[0-9]{1,18}\.[0-9]{1,18}", re.ASCII)

MOST_FACE = 9_999
"""The largest face of a die that is read; the rulebook says which of them there are."""


class TypedAnswer(NamedTuple):
    """A text from a page or a program, and the language in which its labels were read."""

    text: str
    lang: Language


def meant(stand: Stand, decision: Decision | None, given: Answer | TypedAnswer) -> Answer:
    """The answer that was given to a question; the text itself where none stands (any more). Raises `NotUnderstood`.

    A refusal tells what the question would take, so ask only for whoever is asked it.
    """
    if not isinstance(given, TypedAnswer):
        return given
    if decision is None or isinstance(decision, Choice):
        return given.text
    if isinstance(decision, Words):
        return read_words(given.text)
    typed = normalise(given.text)
    if isinstance(decision, Route) and typed in squares(decision):  # pressed: nothing is put in order to find it
        return routes(decision, typed)
    return Question(stand.shelf, stand.shelf.catalogue(given.lang), stand.session.state, decision).answer(typed)


def stood(at: str, key: str) -> tuple[int, int]:
    """Where a question stood when it was read, as a page or a program says it. Raises `Refused` (`stale-answer`) for
    what is no place in a game."""
    if not PLACE.fullmatch(at):
        raise Refused("stale-answer", who=key)
    beat, line = at.split(".")
    return int(beat), int(line)


def faces_of(typed: str) -> list[int]:
    """Read typed faces of dice. Raises `NotUnderstood`."""
    parts = typed.replace(",", " ").replace("、", " ").split()
    faces = whole_numbers(parts, 0, MOST_FACE)
    if faces is None:
        raise NotUnderstood("web-faces-what", typed=typed)
    return faces
