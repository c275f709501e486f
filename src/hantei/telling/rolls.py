"""The result of a dice command in words: its throws, the reasons of its figures, its clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from hantei import library
from hantei.core.command import BadNotation, Command
from hantei.core.decision import Faces
from hantei.core.event import DICE, Event
from hantei.core.message import Message
from hantei.dicebot import BotRoll, Rand, System
from hantei.dicebot import faces as shown
from hantei.dicebot.sums import WHY
from hantei.library import Shelf
from hantei.play import Roll, roll
from hantei.text import Catalogue

from .log import Teller, said_of_dice


class RollTeller(Teller):
    """Words the events of a dice command."""

    def __init__(self, shelf: Shelf, catalogue: Catalogue, command: Command) -> None:
        super().__init__(shelf, catalogue, dice=True)
        self.command = command

    def text(self, state: Any, event: Event) -> str:
        """The sentence for an event."""
        if event.name == DICE:
            return self.catalogue.say(said_of_dice(event, self.why(str(event.facts["why"]))))
        return self.catalogue.say(self.command.report(event.name, event.facts))

    def why(self, slug: str) -> Message:
        """The purpose of a throw; a bot's dice have none."""
        own = f"{self.shelf.rulebook.prefix.lower()}-typed-throw-{slug}"
        if slug == WHY or self.catalogue.knows(own):
            return Message(slug if slug == WHY else own)
        return self.shelf.rulebook.speech.throw_name(slug)

    def label(self, state: Any, slug: str) -> Message:
        """The name of a step of a tally."""
        return self.command.label(slug)


def faces_of(done: Roll) -> Iterator[list[int]]:
    """The faces of each throw."""
    for event in done.events:
        thrown = event.facts.get("faces")
        if event.name == DICE and isinstance(thrown, list):
            yield [int(face) for face in thrown]


@dataclass(frozen=True)
class Booked:
    """A bot's command carried out by the rules of a rulebook, with the dice of the bot."""

    shelf: Shelf
    command: Command
    done: Roll

    def reasons(self, catalogue: Catalogue) -> list[dict[str, Any]]:
        """All figures with their reasons, as plain data; `catalogue` is the rulebook's."""
        teller = RollTeller(self.shelf, catalogue, self.command)
        found = []
        for event in self.done.events:
            if event.steps:
                steps = [
                    {"figure": shown, "label": label, "clause": clause}
                    for shown, label, clause in teller.reasons(
                        None, event.steps, self.shelf.rulebook.roles.sum_of(event.name)
                    )
                ]
                found.append({"text": teller.text(None, event), "steps": steps, "total": event.value})
        return found

    @property
    def clauses(self) -> list[str]:
        """The clauses of the figures in order, each once."""
        return list(dict.fromkeys(step.clause for event in self.done.events for step in event.steps if step.clause))


def in_book(system: System, read: BotRoll) -> tuple[Shelf, Command] | None:
    """A bot's command in the notation of its rulebook; None if the book has none for it."""
    if not read.in_book or system.book not in library.shelves():
        return None
    shelf = library.shelf(system.book)
    try:
        return shelf, shelf.rulebook.command(read.in_book)
    except BadNotation:
        return None


def booked(system: System, read: BotRoll, rands: Sequence[Rand]) -> Booked | None:
    """A bot's command by the rules of its rulebook, with the same dice; None if the book has none for it, or throws
    other dice."""
    found = in_book(system, read)
    if found is None:
        return None
    shelf, command = found
    left = [(rand.sides, face) for rand, face in zip(rands, shown(rands), strict=True)][::-1]

    def fallen(throw: Faces) -> list[int]:
        taken = [left.pop() for _ in range(throw.dice.n)]
        if any(sides != throw.dice.sides for sides, _ in taken):
            raise IndexError
        return [face for _, face in taken]

    try:
        done = roll(command, "", hand=fallen)
    except IndexError:
        return None
    return None if left else Booked(shelf, command, done)
