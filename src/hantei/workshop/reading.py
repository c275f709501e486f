"""What is wrong with a text, as `hantei check` says it: in a process of its own, in the reader's language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hantei import library
from hantei.content import BadContent, Path, load_text
from hantei.core.message import Complaint
from hantei.core.text import Language
from hantei.dossiers import is_dossier
from hantei.editions import edition, volume
from hantei.examining import examined
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
        rulebook_id, faults = examined(text, name)
        catalogue = library.catalogue(rulebook_id, lang)
    except BadContent as bad:
        rulebook_id, faults, catalogue = "", bad.faults, Catalogue(lang)
    except Complaint as complaint:  # written for no rulebook yet
        return TextReading([Remark(1, "error", Catalogue(lang).say(complaint.said))])
    found = [Remark(one.line, one.severity, catalogue.say(one.said), one.place, one.path) for one in faults]
    scene = bool(rulebook_id) and not is_dossier(library.head(text, name))
    board = scene and edition(rulebook_id).drafting is not None
    if not scene or any(one.severity == "error" for one in faults):
        return TextReading(found, board=board)
    return TextReading(found, True, board, places(text, rulebook_id, catalogue))


def places(text: str, rulebook_id: str, catalogue: Catalogue) -> list[tuple[str, str]]:
    """The places at which a sound text can be begun, in the order of the file."""
    offered = volume(rulebook_id)
    if offered.doorways is None:
        return []
    scene = load_text(text, "scene", offered.scene).value
    return [(place, catalogue.name(said)) for place, said in offered.doorways.places(scene).items()]
