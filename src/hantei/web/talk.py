"""Table talk: what people say at a table, and the dice that they throw in it."""

from __future__ import annotations

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
"""The bot's system that every table understands."""

MOST_DICE = 40
"""Dice of one command that are drawn."""

luck = SystemRandom()


@dataclass(frozen=True)
class Thrown:
    """What a dice command came to: in words, with its dice and the reasons of its number; whether only the asker is to
    see it."""

    result: Sayable
    throws: tuple[Throw, ...] = ()
    reasons: tuple[Reason, ...] = ()
    total: int = 0
    secret: bool = False


def dice_in(shelf: Shelf, typed: str) -> Thrown | None:
    """What a text comes to that is a dice command: of the rulebook, else of a bot; None for what is none.

    An `S` before a command of the rulebook makes it secret, as it does with a bot.
    """
    plain = unicodedata.normalize("NFKC", typed).strip()
    word = plain.partition(" ")[0]
    if not word.isascii():
        return None
    if any(letter.isdigit() for letter in word):
        for secret, text in ((False, plain), *([(True, plain[1:])] if plain[:1] in "sS" else [])):
            with suppress(Complaint):
                return by_book(shelf, text, secret)
    return next(filter(None, (by_bot(system, plain) for system in systems_of(shelf))), None)


def systems_of(shelf: Shelf) -> Iterator[System]:
    """The bot's systems of a rulebook, and the one for every table."""
    known = systems()
    yield from (one for one in known.values() if one.book == shelf.id)
    yield known[COMMON]


def by_book(shelf: Shelf, typed: str, secret: bool) -> Thrown:
    """A command in the notation of the rulebook. Raises `Complaint` for what is none."""
    command = shelf.rulebook.command(typed)
    done = roll(command, str(luck.randrange(10**12)))
    throws = tuple(thrown(shelf, event) for event in done.events if event.name == DICE)
    steps = next((event for event in reversed(done.events) if event.steps), None)
    reasons = tuple(Reason(figure(one), command.label(one.label), one.clause) for one in steps.steps) if steps else ()
    return Thrown(command.result(done.outcome), throws, reasons, steps.value if steps else 0, secret)


def by_bot(system: System, typed: str) -> Thrown | None:
    """A command as a bot reads it; None for what it does not understand."""
    try:
        answer = system.read(typed).answer(Fall(lambda sides: luck.randint(1, sides)))
    except (Complaint, CannotFall):
        return None
    return Thrown(answer.text, tuple(drawn(answer.rands)), secret=answer.secret)


def drawn(rands: tuple[Rand, ...]) -> Iterator[Throw]:
    """Dice of a bot as they are drawn: those of one kind together."""
    for sides, group in groupby((one for one in rands[:MOST_DICE] if one.kind == NORMAL), key=lambda one: one.sides):
        faces = tuple(one.value for one in group)
        yield Throw(Message("dicebot-dice"), f"{len(faces)}d{sides}", faces)
