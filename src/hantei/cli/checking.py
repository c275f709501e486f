"""`hantei check`: finds every fault of a file that people write: a scenario, an encounter, people, or cases."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from hantei import dossiers, library
from hantei.content import FileFault, file_text, read
from hantei.core.text import Language
from hantei.library import Shelf
from hantei.play.journal import FORMAT
from hantei.telling import fault_line
from hantei.text import Catalogue
from hantei.writing import BadFile, no_file

from .failures import FAILED
from .voice import Voice


def check(file: Path, general: Catalogue, plain: bool) -> int:
    """Say all faults of a file, and what is not translated. Return the exit code: 2 if it cannot be used."""
    rulebook_id, faults, bare = examine(file, general.lang)
    voice = Voice(library.catalogue(rulebook_id, general.lang), plain)
    errors = sum(fault.severity == "error" for fault in faults)
    if plain:
        voice.document(
            {
                "file": str(file),
                "rulebook": rulebook_id,
                "errors": errors,
                "warnings": len(faults) - errors,
                "faults": [fault_data(fault, voice.catalogue) for fault in faults],
                "untranslated": [fault_data(fault, voice.catalogue) for fault in bare],
            }
        )
    else:
        for fault in faults:
            voice.line(fault_line(fault, voice.catalogue), style="bad" if fault.severity == "error" else "note")
        if faults:
            voice.say_id("check-sum", errors=errors, warnings=len(faults) - errors)
        else:
            voice.say_id("check-sound", path=str(file))
        for fault in bare:
            voice.line(fault_line(fault, voice.catalogue), style="note")
        if bare:
            voice.say_id("check-untranslated", texts=len(bare))
    return FAILED if errors else 0


def examine(file: Path, language: Language) -> tuple[str, Sequence[FileFault], Sequence[FileFault]]:
    """Find the rulebook of a file, its faults, and a warning for each text that lacks a language (none for a file of
    cases). Raises `BadFile`, `BadContent`."""
    if not file.is_file():
        raise no_file(file)
    from hantei.examining import examined_document, is_cases

    text = file_text(file)
    if FORMAT in text.partition("\n")[0]:
        raise BadFile("check-save", path=str(file))
    document = read(text, str(file))
    head = library.top(document)
    if is_cases(head):
        from hantei.cases import collect

        return library.shelf_named(str(head["rulebook"]), str(file)).id, collect([file]).faults, []
    found = examined_document(document, text)
    return found.rulebook_id, found.faults, found.loaded.untranslated(language)


def refuse_faulty(file: Path, shelf: Shelf, catalogue: Catalogue, people: bool = False) -> None:
    """Show the faults of a scenario or encounter file, or of one of people if that is allowed; raise if it cannot be
    used."""
    from hantei.scenario_check import check_file

    folk = people and dossiers.is_dossier(library.head(file_text(file), str(file)))
    faults = dossiers.check_dossier(file, shelf.id) if folk else check_file(file, shelf.id)
    for fault in faults:
        print(fault_line(fault, catalogue), file=sys.stderr)
    if any(fault.severity == "error" for fault in faults):
        raise BadFile("scenario-faulty", path=str(file))


def sound_scene(shelf: Shelf, word: str, catalogue: Catalogue) -> tuple[str, str]:
    """Return id and text of what a word names: a scenario or encounter that comes with the rulebook, or one in a file,
    which is refused if it is faulty. Raises as `Shelf.scenario_or_file` and `refuse_faulty`."""
    found = shelf.scenario_or_file(word)
    if (file := shelf.file_of(word)) is not None:
        refuse_faulty(file, shelf, catalogue)
    return found


def fault_data(fault: FileFault, catalogue: Catalogue) -> dict[str, Any]:
    """A fault as data."""
    return {
        "file": fault.file,
        "line": fault.line,
        "place": fault.place,
        "severity": fault.severity,
        "id": fault.said.id,
        "message": catalogue.say(fault.said),
    }
