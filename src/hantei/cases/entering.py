"""Finds hollow claims: a case names a clause as proved, but does not enter the rules that carry it out."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from hantei.editions import home
from hantei.ledger import Clause, Ledger

from .citing import places
from .coverage import case_directory
from .format import collect
from .run import run_case

Function = tuple[str, str]
"""A function: its file below the folder of the rulebook, and its name."""


def hollow(rulebook: str, directory: Path | None = None) -> list[str]:
    """Find the executable clauses that cases claim although none of them enters a function that cites the clause.

    A clause is left out if anything but a function cites it, because data cannot be entered. A function whose result a
    rulebook remembers from an earlier case is not entered again, so a clause that only such a function carries out may
    be named wrongly. Parameters: as in `coverage`. Raises `BadSetup` for an unknown rulebook.
    """
    ledger, folder = Ledger.of(rulebook), str(home(rulebook))
    citing = {clause.id: found for clause in ledger.executable if (found := functions(rulebook, clause))}
    claimed: dict[str, None] = {}
    for placed in collect([directory or case_directory(rulebook)]).cases:
        open_ = [clause for clause in placed.case.clauses if clause in citing]
        if placed.rulebook != rulebook or not open_:
            continue
        with followed(folder) as ran:
            run_case(placed)
        entered = [(Path(code.co_filename).relative_to(folder).as_posix(), code.co_name) for code in ran]
        for clause in open_:
            claimed[clause] = None
            if any(function in entered for function in citing[clause]):
                del citing[clause], claimed[clause]
    return [clause for clause in citing if clause in claimed]


def functions(rulebook: str, clause: Clause) -> list[Function]:
    """The functions that carry out a clause; none if something other than a function does so too."""
    found = [(one.file, one.name.rpartition(".")[2]) for one in places(rulebook, clause)]
    return found if all(name and name == name.lower() for _, name in found) else []


@contextmanager
def followed(folder: str) -> Iterator[dict[CodeType, None]]:
    """Collect the functions of a folder that run in the block."""
    ran: dict[CodeType, None] = {}

    def enter(frame: FrameType, event: str, _: Any) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(folder):
            ran[frame.f_code] = None

    before = sys.getprofile()
    sys.setprofile(enter)
    try:
        yield ran
    finally:
        sys.setprofile(before)
