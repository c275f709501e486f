"""What several commands read from the words of their options."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from hantei.core.rulebook import BadSetup
from hantei.library import Shelf
from hantei.text import Catalogue

from .checking import faults_of
from .failures import fault_line


def pairs(words: Sequence[str], message: str) -> dict[str, str]:
    """NAME=VALUE options as a mapping. Raises `BadSetup` with this message."""
    found: dict[str, str] = {}
    for word in words:
        name, sign, value = word.partition("=")
        if not (sign and name and value):
            raise BadSetup(message, given=word)
        found[name] = value
    return found


def refuse_faulty(file: Path, shelf: Shelf, catalogue: Catalogue) -> None:
    """Show what is wrong with a scenario or encounter file; raise where it cannot be played."""
    faults = faults_of(file, shelf.id)
    for fault in faults:
        print(fault_line(fault, catalogue), file=sys.stderr)
    if any(fault.severity == "error" for fault in faults):
        raise BadSetup("scenario-faulty", path=str(file))
