"""Table talk: what people say at a table, and the dice that they throw as they talk."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from secrets import SystemRandom

from hantei.core.event import DICE
from hantei.core.message import Complaint, Message, Sayable
from hantei.dicebot import CannotFall, Fall, Rand, System, systems
from hantei.dicebot.falling import NORMAL
from hantei.library import Shelf
from hantei.play import roll
from hantei.telling.lines import Reason, Throw, thrown
from hantei.telling.log import figure

COMMON = "DiceBot"
"""The dice bot system that every table understands."""

MOST_DICE = 40
"""Dice of one command that are drawn as pictures."""

LONGEST_SAID = 500
"""Characters of what is said at once."""

CALLED = re.compile(r"[ -~]*$|[A-Za-z0-9]+[(\[]")
"""How a dice command begins: letters and signs of ASCII alone, or a name before a list of anything
(`choice[右,左]`)."""

luck = SystemRandom()


@dataclass(frozen=True)
class Thrown:
    """The result of a dice command: its words, its dice, the reasons of its number, what that is (`sum`), and whether
    only the asking person sees it."""

    result: Sayable
    throws: tuple[Throw, ...] = ()
    reasons: tuple[Reason, ...] = ()
    total: int = 0
    secret: bool = False
    sum: str = ""


def dice_in(shelf: Shelf, typed: str) -> Thrown | None:
    """The result of a text if it is a dice command, of the rulebook or else of a dice bot; None if it is not.

    An `S` before a command of the rulebook makes it secret, as in a dice bot.
    """
    plain = unicodedata.normalize("NFKC", typed).strip()
    word = plain.partition(" ")[0]
    if not CALLED.match(word):
        return None
    if any(letter.isdigit() for letter in word):
        for secret, text in ((False, plain), *([(True, plain[1:])] if plain[:1] in "sS" else [])):
            with suppress(Complaint):
                return by_book(shelf, text, secret)
    return next(filter(None, (by_bot(system, plain) for system in systems_of(shelf))), None)


def systems_of(shelf: Shelf) -> Iterator[System]:
    """The dice bot systems of a rulebook, and the one of every table."""
    known = systems()
    yield from (one for one in known.values() if one.book == shelf.id)
    yield known[COMMON]


def by_book(shelf: Shelf, typed: str, secret: bool) -> Thrown:
    """Throw a command in the notation of the rulebook. Raises `Complaint` if it is no command."""
    command = shelf.rulebook.command(typed)
    done = roll(command, str(luck.randrange(10**12)))
    throws = tuple(thrown(shelf, event) for event in done.events if event.name == DICE)
    steps = next((event for event in reversed(done.events) if event.steps), None)
    of = shelf.rulebook.roles.sum_of(steps.name) if steps else ""
    because = steps.steps if steps else ()
    reasons = tuple(Reason(figure(one, of), command.label(one.label), one.clause) for one in because)
    return Thrown(command.result(done.outcome), throws, reasons, steps.value if steps else 0, secret, of)


def by_bot(system: System, typed: str) -> Thrown | None:
    """Throw a command as a dice bot reads it; None if the bot does not understand it."""
    try:
        answer = system.read(typed).answer(Fall(lambda sides: luck.randint(1, sides)))
    except (Complaint, CannotFall):
        return None
    return Thrown(answer.text, tuple(drawn(answer.rands)), secret=answer.secret)


def drawn(rands: tuple[Rand, ...]) -> Iterator[Throw]:
    """Group the dice of a bot by kind, as pages draw them."""
    for sides, group in groupby((one for one in rands[:MOST_DICE] if one.kind == NORMAL), key=lambda one: one.sides):
        faces = tuple(one.value for one in group)
        yield Throw(Message("dicebot-dice"), f"{len(faces)}d{sides}", faces)


def as_said(typed: str) -> str:
    """What somebody says as the table takes it: one line, no longer than `LONGEST_SAID`."""
    return " ".join(typed.split())[:LONGEST_SAID]
