"""Faults of files that people send, line by line, as pages show them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from hantei.content import BadContent, FileFault
from hantei.core.message import Complaint
from hantei.core.text import Language
from hantei.telling import sentences, speaking

from ..http.pages import language, page

LONGEST_LINE = 160
"""Characters that are shown of a line of a file."""

MOST_FLAWS = 100


@dataclass(frozen=True)
class Flaw:
    """A fault of a file as a page shows it: the line number, the line, the path in the file, the message."""

    line: int
    source: str
    path: str
    severity: str
    text: str


def not_brought(request: Request, error: Complaint | BadContent, text: str) -> Response:
    """Show the faults of an uploaded file line by line; `text` is the text of the file, if it could be read."""
    lang = language(request)
    if not isinstance(error, BadContent):
        return page(
            request, "pages/brought.html", 422, wrong=list(sentences(error, lang)), flaws=[], more=0, taken=False
        )
    lines = text.splitlines()
    flaws = [flaw(fault, lines, lang) for fault in error.faults[:MOST_FLAWS]]
    file = error.faults[0].file if error.faults else ""
    more = len(error.faults) - len(flaws)
    return page(request, "pages/brought.html", 422, wrong=[], flaws=flaws, file=file, more=more, taken=False)


def flaw(fault: FileFault, lines: Sequence[str], lang: Language) -> Flaw:
    """Turn a fault into what a page shows."""
    source = lines[fault.line - 1] if 0 < fault.line <= len(lines) else ""
    said = speaking(fault.said, lang).say(fault.said)
    return Flaw(fault.line, source[:LONGEST_LINE], fault.place, fault.severity, said)
