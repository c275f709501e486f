"""XML of other programs, read as plain elements: nothing in it is followed, declared or run.

Documents with a type or entities of their own are refused, since these can grow without bounds or reach for files.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any
from xml.parsers import expat

from hantei.content import BadContent, FileFault
from hantei.core.message import Message
from hantei.scenes.dossiers import Branch

MOST_BYTES = 8 * 1024 * 1024
"""Bytes that a file may have; those of Chummer can hold pictures."""

DEEPEST, MOST_ELEMENTS = 40, 100_000
"""Elements within each other, and elements in all."""

LONGEST_TEXT = 1000
"""Letters of a text that are kept: a picture is of no use to anybody who reads a sheet."""


@dataclass
class Growing:
    """An element that is being read."""

    name: str
    line: int
    text: list[str] = field(default_factory=list)
    letters: int = 0
    inner: list[Branch] = field(default_factory=list)

    def grown(self) -> Branch:
        """The element as it is read."""
        return Branch(self.name, self.line, "".join(self.text).strip(), tuple(self.inner))


class UnreadXml(Exception):
    """Raised inside the parser for what is not read."""


def branches(data: bytes, file: str) -> Branch:
    """The outermost element of an XML document. Raises `BadContent` with the line of what is wrong with it."""
    if len(data) > MOST_BYTES:
        raise BadContent([FileFault(file, 1, (), Message("xml-too-large", {"most": MOST_BYTES // 1024 // 1024}))])
    parser = expat.ParserCreate()
    open_ones, found, count = [Growing("", 0)], list[Branch](), 0

    def refuse(*_: Any) -> int:
        raise UnreadXml("xml-declares")

    def begin(name: str, _: Any) -> None:
        nonlocal count
        count += 1
        if count > MOST_ELEMENTS or len(open_ones) > DEEPEST:
            raise UnreadXml("xml-too-much")
        open_ones.append(Growing(name, parser.CurrentLineNumber))

    def end(_: str) -> None:
        one = open_ones.pop().grown()
        open_ones[-1].inner.append(one)
        if len(open_ones) == 1:
            found.append(one)

    def text(letters: str) -> None:
        one = open_ones[-1]
        if one.letters < LONGEST_TEXT:
            one.text.append(letters[: LONGEST_TEXT - one.letters])
            one.letters += len(letters)

    parser.StartDoctypeDeclHandler = parser.EntityDeclHandler = parser.ExternalEntityRefHandler = refuse
    parser.StartElementHandler, parser.EndElementHandler, parser.CharacterDataHandler = begin, end, text
    try:
        parser.Parse(data, True)
    except UnreadXml as unread:
        said = Message(str(unread), {"elements": MOST_ELEMENTS, "deep": DEEPEST})
        raise BadContent([FileFault(file, parser.CurrentLineNumber, (), said)]) from None
    except (expat.ExpatError, ValueError, LookupError):
        raise BadContent([FileFault(file, max(1, parser.ErrorLineNumber), (), Message("xml-bad"))]) from None
    return found[0]
