"""Errors in the user's language: those of setups, games, save files and content become sentences."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from hantei import library
from hantei.content import BadContent, FileFault
from hantei.core.message import Complaint, Message
from hantei.core.text import Language
from hantei.text import Catalogue, UnknownMessage, general

EXPECTED = (Complaint, BadContent)
"""Errors that people can mend; every other error is a bug and is raised."""


MOST_REASONS = 20
"""Faults of a file that are said if somebody asked for something other than its faults."""

MISSING = ("fault-missing", "fault-missing-tag")
"""Faults whose place is a field that is not there."""


def sentences(error: Complaint | BadContent, lang: Language, catalogue: Catalogue | None = None) -> Iterator[str]:
    """The sentences of an expected error, line by line."""
    if isinstance(error, BadContent):
        for fault in error.faults:
            yield fault_line(fault, speaking(fault.said, lang, catalogue))
    else:
        yield spoken(error.said, lang, catalogue)


def reasons(error: Complaint | BadContent, lang: Language) -> list[str]:
    """Say why something was not done, where there is no room for all faults of a file: the first ones."""
    return list(islice(sentences(error, lang), MOST_REASONS))


def spoken(message: Message, lang: Language, catalogue: Catalogue | None) -> str:
    """A message in the words of the catalogue at hand, or of the rulebook's catalogue that has it."""
    return speaking(message, lang, catalogue).say(message)


def speaking(message: Message, lang: Language, catalogue: Catalogue | None = None) -> Catalogue:
    """The catalogue that has a message and all its arguments: the one at hand, the general one, or a rulebook's."""
    wanted = list(ids(message))
    for one in [catalogue] if catalogue else catalogues(lang):
        if all(map(one.knows, wanted)):
            return one
    raise UnknownMessage(f"{lang}: no catalogue has all of {wanted!r}")


def catalogues(lang: Language) -> Iterator[Catalogue]:
    """The general catalogue, then those of the rulebooks; the first one tells what is wrong with a rulebook's."""
    yield general(lang)
    for each in shelves():
        yield each.catalogue(lang)


def ids(said: Any) -> Iterator[str]:
    """The ids of a message, and of its arguments."""
    if isinstance(said, Message):
        yield said.id
        for value in said.args.values():
            yield from ids(value)
    elif isinstance(said, list | tuple):
        for value in said:
            yield from ids(value)


def shelves() -> Iterator[library.Shelf]:
    """All rulebooks."""
    yield from library.shelves().values()


def fault_line(fault: FileFault, catalogue: Catalogue) -> str:
    """A fault of a file: its place, its severity, its message."""
    severity = catalogue.say_id("fault-error" if fault.severity == "error" else "fault-warning")
    where = f"{fault.file}:{fault.line}"
    text, place = catalogue.say(fault.said), fault.place
    if fault.said.id in MISSING:  # the sentence names the field
        place = place.removesuffix(str(fault.said.args["field"])).removesuffix(".")
    if not place:
        return catalogue.say_id("fault-line", where=where, severity=severity, text=text)
    return catalogue.say_id("fault-line-place", where=where, severity=severity, place=place, text=text)
