"""Rules coverage: which clauses the code cites, and which of them passing cases prove."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from hantei.editions import home, volume
from hantei.ledger import Ledger

from .format import collect
from .run import run_case

NOT_CITING = ("clauses.yaml", "facts.py", "giving", "encounters", "text")
"""Files and folders of a rulebook that carry out no rule."""


def case_directory() -> Path:
    """Where the cases of the rulebooks are: in an installed package beside this module, else in the checkout."""
    package = Path(str(files("hantei")))
    for place in (package / "cases_data", package.parents[1] / "cases"):
        if place.is_dir():
            return place
    return Path("cases")


def coverage(rulebook: str, directory: Path | None = None) -> dict[str, Any]:
    """How many executable clauses a rulebook has, how many its code cites, and how many passing cases prove.

    Parameters: the id of the rulebook, and the directory with its cases, by default the one that comes with the
    package. `missing` lists the executable clauses that are not cited or not proved; `to_come` those of chapters that
    the rulebook does not carry out yet, which count for none of this. Raises `BadSetup` for an unknown rulebook.
    """
    ledger = Ledger.of(rulebook)
    later = to_come(rulebook)
    executable = [clause.id for clause in ledger.executable if not is_to_come(clause.id, later)]
    waiting = [clause.id for clause in ledger.executable if is_to_come(clause.id, later)]
    cited = citations(rulebook)
    proved = proofs(directory or case_directory() / rulebook, rulebook)
    missing = [
        {"clause": clause, "cited": clause in cited, "proved": clause in proved}
        for clause in executable
        if clause not in cited or clause not in proved
    ]
    return {
        "rulebook": rulebook,
        "executable": len(executable),
        "cited": sum(clause in cited for clause in executable),
        "proved": sum(clause in proved for clause in executable),
        "missing": missing,
        "to_come": waiting,
    }


def to_come(rulebook: str) -> tuple[str, ...]:
    """What a rulebook that grows chapter by chapter does not carry out yet, as its volume says."""
    return volume(rulebook).to_come


def is_to_come(clause: str, later: tuple[str, ...]) -> bool:
    """Whether a clause is one of those to come, or stands in a chapter to come."""
    return any(clause == part or clause.startswith(f"{part}.") for part in later)


def proofs(directory: Path, rulebook: str) -> frozenset[str]:
    """The clauses of passing cases."""
    cases = [placed for placed in collect([directory]).cases if placed.rulebook == rulebook]
    return frozenset(clause for placed in cases if run_case(placed).passed for clause in placed.case.clauses)


def citations(rulebook: str) -> frozenset[str]:
    """The clauses named in strings and docstrings of a rulebook's modules, and in its content."""
    prefix = next(iter(Ledger.of(rulebook))).id.partition("-")[0]
    return frozenset(clause for text in _texts(home(rulebook)) for clause in named(text, prefix))


def named(text: str, prefix: str) -> Iterator[str]:
    """The clause ids in a text; "XX-09.1 to XX-09.4" names all four, as "XX-9.2.1 to XX-9.2.4" does."""
    one = rf"{prefix}-(\w+(?:\.\d+)*)\.(\d+)"
    for found in re.finditer(rf"{one}(?: to {prefix}-\1\.(\d+)(?![.]?\d))?", text):
        section, first, last = found[1], int(found[2]), int(found[3] or found[2])
        for number in range(first, last + 1):
            yield f"{prefix}-{section}.{number}"


def _texts(place: Traversable) -> Iterator[str]:
    for entry in place.iterdir():
        if entry.name in NOT_CITING:
            continue
        if entry.is_dir():
            yield from _texts(entry)
        elif entry.name.endswith(".py"):
            tree = ast.parse(entry.read_text(encoding="utf-8"))
            for node in ast.walk(tree):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    yield node.value
        elif entry.name.endswith(".yaml"):
            yield entry.read_text(encoding="utf-8")
