"""Where a rulebook carries out its clauses: every place of its code and data that names one in full."""

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
"""The rooms that, beside these, carry out clauses of kind `data`: tables, and the models of records."""


class Citation(NamedTuple):
    """A clause named in a rulebook: in which file below its folder, in which line, by which function or constant.

    The line is where the function or constant begins; `name` is "" where it is neither, as in data.
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
        """Whether a clause that is named here is carried out here."""
        return self.room in RULES or (clause.kind == "data" and self.room in DATA)


@cache
def citations(rulebook: str) -> Sequence[Citation]:
    """Every clause that the rules and the data of a rulebook name, in the order of the files.

    A clause counts where its id stands in full; "XX-1.1 to XX-1.4" names the first and the last. Raises `BadSetup` for
    an unknown rulebook.
    """
    prefix = next(iter(Ledger.of(rulebook))).id.partition("-")[0]
    one = re.compile(rf"{prefix}-\w+(?:\.\d+)+")
    found: dict[tuple[str, str, str], Citation] = {}
    for file, place in _files(home(rulebook), ""):
        for text, line, name in _passages(file, place.read_text(encoding="utf-8")):
            for clause in one.findall(text):
                found.setdefault((clause, file, name or str(line)), Citation(clause, file, line, name))
    return tuple(found.values())


def places(rulebook: str, clause: Clause) -> list[Citation]:
    """Where a clause is carried out."""
    return [one for one in citations(rulebook) if one.clause == clause.id and one.carries_out(clause)]


def carried_out(rulebook: str) -> frozenset[str]:
    """The clauses that a rulebook carries out somewhere."""
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
    """The texts of a file in which clauses can stand, each with a line and the name of what it belongs to."""
    if file.endswith(".yaml"):
        for number, line in enumerate(text.splitlines(), 1):
            yield line, number, ""
        return
    for owner, part in _statements(ast.parse(text).body):
        yield from _named(owner, part, "")


def _statements(body: Sequence[ast.stmt]) -> Iterator[tuple[ast.stmt, ast.stmt]]:
    """Statements, each with the one that it belongs to: a text that stands behind a constant describes that."""
    owner: ast.stmt | None = None
    for part in body:
        if owner is None or not isinstance(part, ast.Expr):
            owner = part
        yield owner, part


def _named(owner: ast.stmt, part: ast.stmt, above: str) -> Iterator[tuple[str, int, str]]:
    """The texts of a statement, with the line and the name of its owner; those of a class by its methods."""
    name = above + _name(owner)
    if not isinstance(part, ast.ClassDef):
        yield from ((text, owner.lineno, name) for text in _texts(part))
        return
    yield from ((text, part.lineno, name) for head in (*part.decorator_list, *part.bases) for text in _texts(head))
    for inner in part.body:
        if isinstance(inner, ast.FunctionDef):
            yield from _named(inner, inner, f"{name}.")
        else:
            yield from ((text, part.lineno, name) for text in _texts(inner))


def _texts(node: ast.AST) -> Iterator[str]:
    for child in ast.walk(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value


def _name(node: ast.stmt) -> str:
    """The name that a statement binds: a function, a class, a constant."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    bound = [node.target] if isinstance(node, ast.AnnAssign) else node.targets if isinstance(node, ast.Assign) else []
    return next((target.id for target in bound if isinstance(target, ast.Name)), "")
