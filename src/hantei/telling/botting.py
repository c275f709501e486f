"""Reads the commands of dice bots, carries them out by the rules of the rulebook if it has them, and says what a bot
says."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from hantei import dicebot, library
from hantei.core.command import BadNotation, Command
from hantei.core.message import Message
from hantei.library import Shelf
from hantei.play import Roll

from .rolls import faces_of, in_book

HEAVY = 10**9
"""Steps of exact odds, at most; beyond that many throws are counted instead."""


@dataclass(frozen=True)
class Bot:
    """A bot's command that was read: its system, how it was typed, and whether it is read as the bot reads it."""

    system: dicebot.System
    typed: str
    strict: bool
    read: dicebot.BotRoll

    @property
    def shelf(self) -> Shelf:
        """The rulebook of the system; if it has none, the first rulebook, for its words alone."""
        return shelf_of(self.system)

    @property
    def command(self) -> Command:
        """The command at a table: by the rulebook if it has it, else as the bot does."""
        found = None if self.strict else in_book(self.system, self.read)
        return found[1] if found else dicebot.procedure(self.read, " ".join(self.typed.split()))

    @property
    def heavy(self) -> bool:
        """Whether exact odds would take too long."""
        return self.read.weight > HEAVY

    def answer(self, done: Roll) -> dicebot.BotAnswer:
        """The bot's answer to the dice that fell. Raises `BadNotation` (`dicebot-cannot-fall`)."""
        faces = [face for throw in faces_of(done) for face in throw]
        try:
            return self.read.answer(dicebot.Fall(dicebot.fallen_faces(faces)))
        except dicebot.CannotFall:
            raise BadNotation("dicebot-cannot-fall", text=self.typed) from None

    def said(self, done: Roll) -> Iterator[Message]:
        """The line of the bot, and the known faults of the line that the bot itself would give."""
        answer = self.answer(done)
        yield Message("dicebot-secret-line" if answer.secret else "dicebot-line", {"text": answer.text})
        bots = dicebot.bots_answer(self.system, self.typed, answer.rands) if self.read.wrong else answer.text
        if bots != answer.text:
            yield from (Message(one) for one in self.read.wrong)
            if bots:
                yield Message("dicebot-bot-line", {"text": bots})

    def data(self, done: Roll) -> dict[str, Any]:
        """The answer of the bot as data."""
        answer = self.answer(done)
        flags = {name: getattr(answer, name) for name in ("secret", "success", "failure", "critical", "fumble")}
        return {"system": self.system.id, "bot": {"text": answer.text, **flags}}


def shelf_of(system: dicebot.System) -> Shelf:
    """The rulebook whose words a system is told with."""
    shelves = library.shelves()
    return shelves[system.book] if system.book in shelves else next(iter(shelves.values()))


def system_named(name: str) -> dicebot.System | None:
    """Find the system of a bot by its name; None if there is none, or if a rulebook has this name."""
    if name in library.shelves():
        return None
    return next((one for one in dicebot.systems().values() if one.id.lower() == name.lower()), None)


def bot(system: dicebot.System, typed: str, strict: bool) -> Bot:
    """A bot's command as typed. Raises `BadNotation`."""
    try:
        return Bot(system, typed, strict, system.read(typed, strict))
    except dicebot.CannotFall:
        raise BadNotation("dicebot-cannot-fall", text=typed) from None
