"""`--squad` and `--level`: people brought from files of their own; `hantei keep`: somebody kept out of a saved game;
`hantei import`: somebody from a file of another program."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from hantei import dossiers, library
from hantei.core.numbers import whole_number
from hantei.dossiers import Wanted
from hantei.exchange.branches import MOST_BYTES
from hantei.exchange.foreign import imported
from hantei.library import Heading, Shelf
from hantei.play import read, reviewed
from hantei.telling import fault_line
from hantei.text import Catalogue
from hantei.writing import check_target, no_file, write_whole

from .options import BadOption
from .voice import Voice

HIGHEST = 99
"""The highest level."""


def wanted(words: Sequence[str]) -> list[Wanted]:
    """Read who is brought: FILE, or PLACE=FILE to name the person whose place they take. Raises `BadOption`,
    `BadFile`."""
    found = []
    for word in words:
        place, sign, file = word.partition("=") if not Path(word).exists() else ("", "", word)
        if not file and not sign:
            place, file = "", word
        if not file or (sign and not place):
            raise BadOption("bad-squad-option", given=word)
        if not Path(file).is_file():
            raise no_file(file)
        found.append(Wanted(file, place))
    return found


def level_of(word: str, words: Sequence[str]) -> int | None:
    """Read the level at which people brought begin; None for that of their files. Raises `BadOption`."""
    if not word:
        return None
    if not words:
        raise BadOption("level-needs-squad")
    level = whole_number(word, 0, HIGHEST)
    if level is None:
        raise BadOption("bad-level-option", given=word, most=str(HIGHEST))
    return level


def bring(
    shelf: Shelf, heading: Heading, text: str, words: Sequence[str], level: str, catalogue: Catalogue
) -> tuple[str, int]:
    """Bring people into the text of a scenario or encounter. Return it, and the least number of leaders.

    Warnings of the files are shown. Raises `BadOption`, `BadFile`, `BadSetup`, `BadContent`.
    """
    people, begin = wanted(words), level_of(level, words)
    for one in people:
        for fault in dossiers.check_dossier(Path(one.file), shelf.id):
            if fault.severity == "warning":
                print(fault_line(fault, catalogue), file=sys.stderr)
    found = dossiers.brought(shelf.id, heading.id, text, people, begin)
    return found, dossiers.leaders(shelf.id, people, *heading.leaders)


def keep(save: Path, who: str, target: str, general: Catalogue) -> int:
    """Write somebody as they stand at the end of a saved game into a file, or to the output. Return the exit code.

    Raises `SaveError`, `CannotKeep`, `BadSetup`, `BadFile`.
    """
    path = check_target(target) if target else None
    reading = read(save)
    shelf = library.shelf(reading.header["rulebook"]["id"])
    last = None
    for passage in reviewed(reading, save, library.find):
        last = passage
    text = dossiers.kept_dossier(shelf.id, last.session.state if last else None, who)
    if path is None:
        print(text, end="")
        return 0
    write_whole(path, text.encode())
    Voice(shelf.catalogue(general.lang)).note_id("kept-in", path=str(path))
    return 0


def take_over(file: Path, target: str, general: Catalogue) -> int:
    """Write somebody from a file of another program into one of ours, or to the output; tell line by line what is left
    out. Return the exit code. Raises `BadFile`, `BadSetup`, `BadContent`."""
    path = check_target(target) if target else None
    if not file.is_file():
        raise no_file(file)
    with file.open("rb") as source:
        found = imported(source.read(MOST_BYTES + 1), str(file))
    catalogue = library.shelf(found.rulebook).catalogue(general.lang)
    for fault in found.left:
        print(fault_line(fault, catalogue), file=sys.stderr)
    if path is None:
        print(found.text, end="")
        return 0
    write_whole(path, found.text.encode())
    Voice(catalogue).note_id("kept-in", path=str(path))
    return 0
