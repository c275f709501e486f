"""The voice of the command line: says messages in one language, as text or as JSON."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from hantei.core.message import Message, Sayable
from hantei.text import Catalogue

from .columns import wrapped

STYLES = {"question": "1", "figure": "1", "key": "36", "faint": "2", "bad": "31", "note": "33"}
NO_WRAP = 1_000_000
LEAST_COLUMNS = 40


class Voice:
    """Says messages in one language.

    Parameters: the catalogue; `plain`, whether lines are data for other programs (one JSON object each) rather than
    text for people. Colour and line breaks are for terminals only.
    """

    def __init__(self, catalogue: Catalogue, plain: bool = False) -> None:
        self.catalogue, self.plain = catalogue, plain
        self.lang = catalogue.lang
        if plain and isinstance(sys.stdout, io.TextIOWrapper):
            sys.stdout.reconfigure(encoding="utf-8")
        terminal = sys.stdout.isatty() and not plain
        self.colour = terminal and "NO_COLOR" not in os.environ and os.environ.get("TERM") != "dumb"
        size = shutil.get_terminal_size((80, 24)).columns
        self.screen = max(LEAST_COLUMNS, size) if terminal else 80
        self.columns = self.screen if terminal else NO_WRAP

    def say(self, message: Message) -> str:
        """The sentence for a message."""
        return self.catalogue.say(message)

    def name(self, value: Sayable) -> str:
        """Anything that a message may be filled with, in this language."""
        return self.catalogue.name(value)

    def say_id(self, message_id: str, /, **args: Sayable) -> None:
        """Print the sentence for a message given by id and arguments."""
        self.line(self.catalogue.say_id(message_id, **args))

    def note_id(self, message_id: str, /, **args: Sayable) -> None:
        """Print something that people should notice: a warning, or the place of the save."""
        self.line(self.catalogue.say_id(message_id, **args), style="note")

    def line(self, text: str = "", style: str = "", first: str = "", rest: str = "  ") -> None:
        """Print a line; a long one goes on below, moved in a little."""
        if self.plain:
            if text:
                self.data({"text": text})
            return
        for part in text.split("\n"):
            for piece in wrapped(part, self.columns, first, rest):
                print(self.styled(piece, style))

    def told(self, sentences: Iterable[str]) -> None:
        """Print sentences, each on a line of its own, as `line` does."""
        for sentence in sentences:
            self.line(sentence)

    def lines(self, lines: Iterable[str]) -> None:
        """Print lines as they are."""
        for line in lines:
            if self.plain:
                self.data({"text": line.strip()})
            else:
                print(line)

    def data(self, value: Any) -> None:
        """Print one line of JSON."""
        print(json.dumps(value, ensure_ascii=False))

    def document(self, value: Any) -> None:
        """Print a whole JSON document, for people to read as well."""
        print(json.dumps(value, ensure_ascii=False, indent=2))

    def colour_keys(self, line: str, keys: Sequence[str]) -> str:
        """A line of options with its keys in colour, where there is colour."""
        if not self.colour:
            return line
        fitting = "|".join(sorted(map(re.escape, keys), key=len, reverse=True))
        return re.sub(rf"(?<=\d )({fitting})(?=\s|$)", lambda found: self.styled(found[1], "key"), line)

    def bold(self, line: str, figures: Sequence[str]) -> str:
        """A line of options with its figures in bold, where there is colour."""
        told = sorted(map(re.escape, filter(None, figures)), key=len, reverse=True)
        if not self.colour or not told:
            return line
        return re.sub(rf"(?<=  )({'|'.join(told)})(?=  )", lambda found: self.styled(found[1], "figure"), line)

    def styled(self, text: str, style: str) -> str:
        """A text in the colour of its style, where there is colour."""
        if not self.colour or not style or not text:
            return text
        return f"\x1b[{STYLES[style]}m{text}\x1b[0m"
