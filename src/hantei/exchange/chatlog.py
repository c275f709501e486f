"""The log of CCFOLIA, as it writes it: a page with a paragraph for each line, read back as rolls."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

from hantei.dicebot import PastedRoll, pasted

REPEATED = re.compile(r"#[0-9]+\s*")
"""What stands before each answer to a command that was repeated."""


ANSWERED = re.compile(r"(\)|\[-?[0-9]+\])[^()＞]*＞")
"""What only a bot says: the command in brackets, or the row of a table in square ones, before its arrow."""


@dataclass(frozen=True)
class ChatLine:
    """A line of a chat: in which tab, who said it, what."""

    tab: str
    who: str
    text: str


@dataclass(frozen=True)
class ChatRoll:
    """A roll in a chat, and the line in which it stands; `roll` is None where a bot answered without showing dice."""

    line: ChatLine
    roll: PastedRoll | None


@dataclass
class Paragraphs(HTMLParser):
    """Reads the texts of the spans of each paragraph; whatever else stands in a page is passed over."""

    lines: list[list[str]] = field(default_factory=list)
    depth: int = 0

    def __post_init__(self) -> None:
        super().__init__(convert_charrefs=True)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """A paragraph, a span of it, or a line's end in one."""
        if tag == "p":
            self.lines.append([])
            self.depth = 0
        elif tag == "span" and self.lines:
            self.depth += 1
            if self.depth == 1:
                self.lines[-1].append("")
        elif tag == "br":
            self.handle_data("\n")

    def handle_endtag(self, tag: str) -> None:
        """The end of a span."""
        if tag == "span" and self.depth:
            self.depth -= 1

    def handle_data(self, data: str) -> None:
        """Text, which counts in spans alone."""
        if self.depth and self.lines and self.lines[-1]:
            self.lines[-1][-1] += data


def lines(page: str) -> Iterator[ChatLine]:
    """The lines of a log: paragraphs whose spans are the tab, the name and the text."""
    reader = Paragraphs()
    reader.feed(page)
    reader.close()
    for spans in reader.lines:
        if len(spans) >= 3:
            tab, who, *texts = (span.strip() for span in spans)
            yield ChatLine(tab.strip("[] "), who.rstrip(":： "), " ".join(texts))


def rolls(page: str) -> Iterator[ChatRoll]:
    """The rolls of a log, in their order; what was repeated is a roll each time."""
    for line in lines(page):
        head, *repeated = REPEATED.split(line.text)
        for answer in repeated or [head]:
            found = pasted(answer.strip())
            if found is not None or ANSWERED.search(answer):
                yield ChatRoll(line, found)
