"""What is wrong with a text, as `hantei check` says it: found in a process of its own, told in the reader's
language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hantei import library
from hantei.content import BadContent, FileFault, Path
from hantei.core.message import Complaint
from hantei.core.text import Language
from hantei.editions import edition, volume
from hantei.examining import Examination, examined
from hantei.text import Catalogue


@dataclass(frozen=True)
class Remark:
    """A fault for the page: its line, counted from 1, how bad it is, what it says, the place as people write it, and as
    a path."""

    line: int
    severity: str
    text: str
    place: str = ""
    path: Path = ()


@dataclass(frozen=True)
class TextReading:
    """What reading a text has found: all that is wrong with it; whether it can be played, whether it has a board to
    draw on, and the places at which it can be begun besides at its beginning, each by its id with its name."""

    remarks: Sequence[Remark]
    playable: bool = False
    board: bool = False
    places: Sequence[tuple[str, str]] = ()


def read_text(text: str, name: str, lang: Language) -> TextReading:
    """What is wrong with a text, in the order of its lines, and how it can be played.

    Parameters: the text, what its file is called, the language of the reader.
    """
    try:
        found = examined(text, name)
    except BadContent as bad:
        return TextReading(remarks(bad.faults, Catalogue(lang)))
    except Complaint as complaint:  # written for no rulebook yet
        return TextReading([Remark(1, "error", Catalogue(lang).say(complaint.said))])
    catalogue = library.catalogue(found.rulebook_id, lang)
    told = remarks(found.faults, catalogue)
    board = not found.folk and edition(found.rulebook_id).drafting is not None
    if found.folk or found.errors:
        return TextReading(told, board=board)
    return TextReading(told, True, board, places(found, catalogue))


def remarks(faults: Sequence[FileFault], catalogue: Catalogue) -> list[Remark]:
    """Faults for the page, in the language of a catalogue."""
    return [Remark(one.line, one.severity, catalogue.say(one.said), one.place, one.path) for one in faults]


def places(found: Examination, catalogue: Catalogue) -> list[tuple[str, str]]:
    """The places at which a sound text can be begun, in the order of the file."""
    doorways = volume(found.rulebook_id).doorways
    if doorways is None:
        return []
    return [(place, catalogue.name(said)) for place, said in doorways.places(found.loaded.value).items()]
