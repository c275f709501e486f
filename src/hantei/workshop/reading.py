"""What is wrong with a text, as `hantei check` says it: in a process of its own, in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from hantei import library
from hantei.content import BadContent
from hantei.core.message import Complaint
from hantei.examining import examined
from hantei.text import Catalogue


@dataclass(frozen=True)
class Remark:
    """A fault for the page: its line, counted from 1, how bad it is, what it says, the place as people write it."""

    line: int
    severity: str
    text: str
    place: str = ""


def remarks(text: str, name: str, lang: str) -> list[Remark]:
    """All that is wrong with a text, in the order of its lines.

    Parameters: the text, what its file is called, the language of the reader.
    """
    try:
        rulebook_id, faults = examined(text, name)
        catalogue = library.catalogue(rulebook_id, lang)
    except BadContent as bad:
        faults, catalogue = bad.faults, Catalogue(lang)
    except Complaint as complaint:  # written for no rulebook yet
        return [Remark(1, "error", Catalogue(lang).say(complaint.said))]
    return [Remark(one.line, one.severity, catalogue.say(one.message), one.place) for one in faults]
