"""Slips of writers that YAML notices late or elsewhere; each is reported at its own line."""

from __future__ import annotations

import re
from unicodedata import normalize

from hantei.core.message import Message

from .faults import FileFault

NAME = r"[ \t]*(?:- +)*[a-z_]+"

SLIPS = (
    (re.compile(rf"^{NAME}：|[{{,] *[a-z_]+："), "slip-colon"),
    (re.compile(rf"^[ \t]*(?:- *)?\u3000|^{NAME}[:：]\u3000"), "slip-space"),
)
"""Full-width signs where YAML needs plain ones, by our message."""


def slips(text: str, name: str) -> list[FileFault]:
    """The slips in a faulty text; `name` is that of its file."""
    return [
        FileFault(name, number, (), Message(message, {"column": found.end()}))
        for number, line in enumerate(text.splitlines(), 1)
        for form, message in SLIPS
        if (found := form.search(line))
    ]


def with_slips(faults: list[FileFault], text: str, name: str) -> list[FileFault]:
    """Add slips to faults, each before the faults that it caused on its line; none if there are no faults."""
    found = slips(text, name) if faults else []
    lines = [fault.line for fault in found]
    return [*found, *(fault for fault in faults if fault.line not in lines)]


def plain_width(word: str) -> str:
    """A word with figures and signs in plain width."""
    return normalize("NFKC", word)
