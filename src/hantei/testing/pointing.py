"""Checks that every amendment that can be typed can be reached by pointing: compares examples with the offers.

An example of an amendment reads like `gm wound give|remove WHO shock|light|serious PERCENT [LIMB]`: words in small
letters stand as they are, one of several is chosen, capitals stand for what is at the table.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any

from hantei.content import BadContent
from hantei.core.adjusting import Adjustable, AdjustableAct, AdjustableForm, AdjustableValue, Blank
from hantei.core.amending import BRING, BadAmendment
from hantei.core.command import Example
from hantei.core.record import clone
from hantei.core.rulebook import Referee
from hantei.library import shelf
from hantei.play import Session

from .games import likely, setup

ANY = "*"
"""A word of an amendment that depends on the table."""

Wording = tuple[str, ...]
"""An amendment with its words in their places; `ANY` stands for those that depend on the table."""

DEEP = 2
"""The amendments that are offered at once, and those offered after one of them."""


LATER = 30
"""Answers after which a scenario is looked at again."""


def worlds(book: str, scenario: str, seed: str, later: int = LATER) -> Iterator[Any]:
    """A scenario at its beginning, and a number of answers later."""
    rulebook, rng = shelf(book).rulebook, Random(seed)
    session = Session(rulebook, setup(book, scenario, referee=True), seed)
    yield clone(session.state)
    for _ in range(later):
        if session.finished:
            return
        who = rng.choice(list(session.decisions))
        session.answer(who, likely(book, session.state, session.decisions[who], rng))
    yield clone(session.state)


def forms(example: Example) -> Iterator[list[Wording]]:
    """Find the forms that an example stands for, in groups; one of each group must be reached.

    Each of its words in small letters makes a group. A part in brackets must be reached behind one of them at least.
    """
    _, *words = example.text("en").split()
    least = next((n for n, word in enumerate(words) if word.startswith("[")), len(words))
    parts = [readings(word.strip("[]")) for word in words]
    yield from ([form] for form in product(*parts[:least]))
    yield from ([*product(*parts[:n])] for n in range(least + 1, len(parts) + 1))


def readings(word: str) -> list[str]:
    """Find the words that a part of an example stands for: names and numbers are `ANY`."""
    return list(dict.fromkeys(ANY if plain(one) else one for one in word.split("|")))


def plain(word: str) -> bool:
    """Whether a part of an example stands for something else, because it is written in capitals."""
    return not word or word != word.lower() or not any(letter.isalpha() for letter in word)


def offered(referee: Referee[Any], state: Any) -> set[Wording]:
    """Find all amendments that can be reached by pointing, word for word; `ANY` stands for a number or a text to fill
    in."""
    found: set[Wording] = set()
    for one in referee.all_adjustable(state):
        found |= {(*one.amendment, *rest) for rest in endings(one)}
    for arrival in referee.arrivals(state):
        found |= {(*arrival.amendment, *rest) for rest in filled(arrival.blanks)}
    if parts := referee.brings(state):
        found |= {(BRING, ANY, *rest) for rest in filled(parts)}
    return found


def endings(one: Adjustable) -> Iterable[Wording]:
    """Find the endings that can stand behind the words of an adjustable."""
    if isinstance(one, AdjustableForm):
        return filled(one.blanks)
    if isinstance(one, AdjustableAct):
        return [()]
    return [(word,) for word in one.offered] or ([(one.now,)] if isinstance(one, AdjustableValue) else [])


def filled(blanks: Sequence[Blank]) -> Iterator[Wording]:
    """The parts that a form fills in."""
    least = next((n for n, blank in enumerate(blanks) if blank.optional), len(blanks))
    parts = [[*blank.choices] or [ANY if blank.low is None else str(blank.low)] for blank in blanks]
    for n in range(least, len(blanks) + 1):
        yield from product(*parts[:n])


def reached(referee: Referee[Any], state: Any, deep: int = DEEP) -> set[Wording]:
    """Find all amendments that are offered now, and after one of each kind of these, since something given can then be
    taken."""
    found = offered(referee, state)
    literal = {word for example in referee.amendments for group in forms(example) for form in group for word in form}
    kinds: dict[Wording, Wording] = {}
    for form in sorted(found):
        kinds.setdefault(tuple(word if word in literal else ANY for word in form), form)
    for form in kinds.values() if deep > 1 else ():
        world = clone(state)
        with suppress(BadAmendment, BadContent):  # a text, or the file of a person, would have to be filled in
            referee.amend(world, form[0], [word.replace(ANY, "1") for word in form[1:]])
            found |= reached(referee, world, deep - 1)
    return found


def typed_only(referee: Referee[Any], states: Iterable[Any]) -> list[str]:
    """Find the forms of amendments that nothing offers in any of the states.

    Parameters: the rulebook's `Referee`, and states in which everything that the rulebook knows occurs.
    """
    there = {form for state in states for form in reached(referee, state)}
    wanted = [group for example in referee.amendments for group in forms(example)]
    return [" / ".join(map(" ".join, group)) for group in wanted if not any(met(form, there) for form in group)]


def met(form: Wording, there: Collection[Wording]) -> bool:
    """Whether one of the offered amendments has a form."""
    return any(matches(form, one) for one in there)


def matches(form: Wording, one: Wording) -> bool:
    """Whether an offered amendment has a form."""
    return len(form) == len(one) and all(word in (ANY, other) for word, other in zip(form, one, strict=True))
