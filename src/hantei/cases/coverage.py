"""Rules coverage: counts the clauses that the code cites, and those that passing cases prove."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from hantei.editions import editions, home, volume
from hantei.ledger import Ledger

from .citing import carried_out
from .format import collect
from .run import run_case


def case_directory(rulebook: str) -> Path:
    """Find the directory with the cases of a rulebook.

    It lies beside the data of the rulebook, as `cases`. Cases of the rulebooks that come with Hantei lie beside this
    module in an installed package, else in the checkout. Raises `BadSetup` (`no-such-rulebook`).
    """
    package = Path(str(files("hantei")))
    own = Path(str(home(rulebook) / "cases"))
    places = (own, package / "cases_data" / rulebook, package.parents[1] / "cases" / rulebook)
    return next((place for place in places if place.is_dir()), own)


def case_directories() -> list[Path]:
    """Find the directories with cases of all rulebooks that have some."""
    return [place for place in map(case_directory, editions()) if place.is_dir()]


def coverage(rulebook: str, directory: Path | None = None) -> dict[str, Any]:
    """Count the executable clauses of a rulebook, those that it carries out, and those that passing cases prove.

    Parameters: the id of the rulebook, and the directory with its cases, by default the one that comes with the
    package. `missing` lists the executable clauses that are not cited or not proved; `to_come` those of chapters that
    the rulebook does not carry out yet, which count for none of this. Raises `BadSetup` for an unknown rulebook.
    """
    ledger = Ledger.of(rulebook)
    later = to_come(rulebook)
    executable = [clause.id for clause in ledger.executable if not is_to_come(clause.id, later)]
    waiting = [clause.id for clause in ledger.executable if is_to_come(clause.id, later)]
    cited = carried_out(rulebook)
    proved = proofs(directory or case_directory(rulebook), rulebook)
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
    """The clauses that a rulebook does not carry out yet, as its volume says, because it grows chapter by chapter."""
    return volume(rulebook).to_come


def is_to_come(clause: str, later: tuple[str, ...]) -> bool:
    """Whether a clause is one of those to come, or stands in a chapter to come."""
    return any(clause == part or clause.startswith(f"{part}.") for part in later)


def proofs(directory: Path, rulebook: str) -> frozenset[str]:
    """The clauses of passing cases."""
    cases = [placed for placed in collect([directory]).cases if placed.rulebook == rulebook]
    return frozenset(clause for placed in cases if run_case(placed).passed for clause in placed.case.clauses)
