"""Which systems there are, with the words that the rulebooks at hand have for their tables."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache

from hantei import library
from hantei.core.command import BadNotation, Command
from hantei.core.decision import Faces
from hantei.core.message import BadSetup, Message
from hantei.core.text import Language
from hantei.editions import editions
from hantei.play import roll
from hantei.text import Catalogue

from .answers import BotRoll
from .falling import NINE, CannotFall, Fall, Rand, fallen_faces
from .systems import System
from .systems import systems as all_systems

WRITTEN: Language = "ja"
"""The language of a bot's answers."""


@cache
def systems() -> Mapping[str, System]:
    """Every system by its id, in the order of their keys, each with the rulebook that it is made for."""
    books = {bot: edition.id for edition in editions().values() for bot in edition.bots}
    return {one.id: replace(one, book=books.get(one.id, "")) for one in all_systems(row)}


def system(name: str) -> System:
    """A system by its id, however its letters are written. Raises `BadSetup` (`dicebot-no-system`)."""
    for one in systems().values():
        if one.id.lower() == name.lower():
            return one
    raise BadSetup("dicebot-no-system", name=name, allowed=[*systems()])


@cache
def row(name: str, table: str, number: int) -> str:
    """A row of a table in the words of a system's rulebook; its number alone where no book has such a table."""
    book = systems()[name].book
    if book:
        shelf = library.shelf(book)
        try:
            found = shelf.rulebook.command(table)
        except BadNotation:
            pass
        else:
            done = roll(found, "", hand=lambda throw: faces_for(throw, number))
            return shelf.catalogue(WRITTEN).say(found.result(done.outcome))
    return Catalogue(WRITTEN).say(Message("dicebot-row", {"n": number}))


def faces_for(throw: Faces, number: int) -> list[int]:
    """Two dice from 0 to 9 that come to a number; their faces are one more."""
    first = min(9, number)
    return [first + 1, number - first + 1][: throw.dice.n]


def command(system: System, typed: str, strict: bool = False) -> Command:
    """A command of a system as a procedure for any table. Raises `BadNotation`."""
    found = system.read(typed, strict)
    return procedure(found, " ".join(typed.split()))


def procedure(found: BotRoll, text: str) -> Command:
    """A command that was read as a procedure for any table; `text` is how it was typed."""
    return Command(text, found.play, lambda event, facts: Message(event), found.result, Message)


def help_lines(system: System, said: Catalogue) -> list[str]:
    """How the commands of a system are written, in the language of a catalogue."""
    own = f"dicebot-help-{system.id.lower()}"
    texts = [said.say_id("dicebot-help-common"), *([said.say_id(own)] if own in said.ids else [])]
    return "\n\n".join(texts).split("\n")


def bots_answer(system: System, typed: str, rands: Sequence[Rand]) -> str:
    """What a bot says of dice that have fallen, mistakes and all; "" where it says nothing, or wants other dice."""
    try:
        return system.read(typed, strict=True).answer(Fall(fallen_faces(faces(rands)))).text
    except (BadNotation, CannotFall, IndexError):
        return ""


def faces(rands: Sequence[Rand]) -> list[int]:
    """The faces that dice show, whatever they count for."""
    return [rand.value + (rand.kind == NINE) for rand in rands]
