"""Finds where a rulebook carries out its clauses: each place of its code and data that names one in full."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import NamedTuple

from hantei.editions import home
from hantei.ledger import Clause, Ledger

RULES = ("rules", "checking")
"""The rooms that carry out clauses: the chapters of the book, and the check of files."""

DATA = ("content", "state", "start")
"""The further rooms that carry out clauses of kind `data`: tables, and the models of records."""


class Citation(NamedTuple):
    """A clause that the code or a comment of a rulebook names.

    It holds the file below the folder of the rulebook, the name of the function or constant, and the line at which that
    begins; `name` is "" outside of both, as in data.
    """

    clause: str
    file: str
    line: int
    name: str

    @property
    def room(self) -> str:
        """The room of the floor plan in which the file stands."""
        return self.file.partition("/")[0].removesuffix(".py")

    def carries_out(self, clause: Clause) -> bool:
        """Whether a clause named here is carried out here."""
        return self.room in RULES or (clause.kind == "data" and self.room in DATA)


@cache
def citations(rulebook: str) -> Sequence[Citation]:
    """Find every clause that the rules and the data of a rulebook name, in the order of the files.

    A clause counts only if its id stands in full: "XX-1.1 to XX-1.4" names none, since nobody who looks for a clause in
    between finds it there. Raises `BadSetup` for an unknown rulebook.
    """
    prefix = next(iter(Ledger.of(rulebook))).id.partition("-")[0]
    name_of = rf"{prefix}-\w+(?:\.\d+)+"
    one, several = re.compile(name_of), re.compile(rf"{name_of} to {name_of}")
    found: dict[tuple[str, str, str], Citation] = {}
    for file, place in _files(home(rulebook), ""):
        for text, line, name in _passages(file, place.read_text(encoding="utf-8")):
            for clause in one.findall(several.sub("", text)):
                found.setdefault((clause, file, name or str(line)), Citation(clause, file, line, name))
    return tuple(found.values())


def places(rulebook: str, clause: Clause) -> list[Citation]:
    """Find where a clause is carried out."""
    return [one for one in citations(rulebook) if one.clause == clause.id and one.carries_out(clause)]


def carried_out(rulebook: str) -> frozenset[str]:
    """List the clauses that a rulebook carries out somewhere."""
    ledger = Ledger.of(rulebook)
    return frozenset(
        one.clause for one in citations(rulebook) if one.clause in ledger and one.carries_out(ledger.get(one.clause))
    )


def _files(place: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for entry in sorted(place.iterdir(), key=lambda one: one.name):
        name = f"{above}{entry.name}"
        room = name.partition("/")[0].removesuffix(".py")
        if room not in (*RULES, *DATA):
            continue
        if entry.is_dir():
            yield from _files(entry, f"{name}/")
        elif name.endswith((".py", ".yaml")):
            yield name, entry


def _passages(file: str, text: str) -> Iterator[tuple[str, int, str]]:
    """The lines of a file, each with the first line and the name of the statement that it belongs to."""
    lines = text.splitlines()
    if file.endswith(".yaml"):
        yield from ((line, number, "") for number, line in enumerate(lines, 1))
        return
    owners = dict(_owners(ast.parse(text).body, ""))
    for number, line in enumerate(lines, 1):
        yield (line, *owners.get(number, (number, "")))


def _owners(body: Sequence[ast.stmt], above: str) -> Iterator[tuple[int, tuple[int, str]]]:
    """Every line of some statements, with the first line of its statement, and the name that the statement binds.

    A text that stands behind a constant describes the constant.
    """
    owner: ast.stmt | None = None
    for part in body:
        if owner is None or not isinstance(part, ast.Expr):
            owner = part
        name = above + _name(owner)
        first = min([part.lineno, *(one.lineno for one in getattr(part, "decorator_list", ()))])
        yield from ((line, (owner.lineno, name)) for line in range(first, (part.end_lineno or first) + 1))
        if isinstance(part, ast.ClassDef):
            methods = [inner for inner in part.body if isinstance(inner, ast.FunctionDef)]
            yield from _owners(methods, f"{name}.")


def _name(node: ast.stmt) -> str:
    """The name that a statement binds: a function, a class, a constant."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    bound = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    return next((target.id for target in bound if isinstance(target, ast.Name)), "")
