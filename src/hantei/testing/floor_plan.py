"""The floor plan of a rulebook: its rooms, and the imports that are allowed between them.

A rulebook is a package with one module or folder for each room:

    giving      what cases give, and the procedures that they run
    book        the rulebook as one value
    commands    typed rolls: read, carried out, put into words
    views       what people see and read
    player      the machine player
    checking    what is wrong with a file
    dossiers    people in files of their own: brought into a scene, kept out of a game; may be missing
    drafting    boards of scenes drawn with a pointer; may be missing
    start       a new game
    rules       the chapters of the book
    opening     which content files there are, and how they become what is played with
    state       everything that changes
    content     the data of the book and the models of its records
    rulings     the named readings of open points
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from pathlib import Path

from hantei.core.contents import Chapter

BELOW = {
    "rulings": (),
    "content": (),
    "state": ("content", "rulings"),
    "opening": ("content",),
    "rules": ("state", "content", "rulings"),
    "start": ("rules", "state", "content", "rulings"),
    "checking": ("rules", "opening", "state", "content", "rulings"),
    "dossiers": ("rules", "state", "content", "rulings"),
    "drafting": ("views", "rules", "state", "content", "rulings"),
    "player": ("rules", "state", "content", "rulings"),
    "views": ("rules", "state", "content", "rulings"),
    "commands": ("views", "start", "rules", "state", "content", "rulings"),
    "book": ("commands", "views", "player", "checking", "start", "rules", "opening", "state", "content", "rulings"),
    "giving": ("book", "commands", "views", "start", "rules", "opening", "state", "content", "rulings"),
}
"""The rooms of a rulebook, each with those that it may import beside itself."""

LOOK_UPS = ("import_module", "__import__", "find_spec", "files")
"""Functions that reach a module by its name in a text."""

FINDERS = ("importlib", "pkgutil", "runpy", "sys")
"""Modules that no rulebook needs, because their functions reach modules by name, under any alias."""


def folder(package: str) -> Path:
    """The folder of a package, by the name under which it is imported."""
    return Path(str(files(package)))


def modules(package: Path) -> list[Path]:
    """The modules of a rulebook, in the order of their names."""
    return sorted(package.rglob("*.py"))


def room(file: Path, package: Path) -> str:
    """The room in which a module stands; "" for the front of the package itself."""
    parts = file.relative_to(package).with_suffix("").parts
    return "" if parts == ("__init__",) else parts[0]


def broken_doors(package: Path, name: str) -> list[str]:
    """Find breaches of the plan: modules outside the rooms, imports that the plan does not allow, look-ups by name.

    Parameters: the folder of the rulebook, and the name under which it is imported ("hantei.rulebooks.senki").
    """
    found = []
    for file in modules(package):
        here, shown = room(file, package), str(file.relative_to(package))
        if here and here not in BELOW:
            found.append(f"{shown}: no room of the floor plan")
            continue
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for line, there in rooms_imported(tree, file, package, name):
            if here and not there:
                found.append(f"{shown}:{line}: {here} imports the front of the package, behind which all rooms are")
            elif here and there != here and there not in BELOW[here]:
                found.append(f"{shown}:{line}: {here} imports {there}")
        found += [f"{shown}:{line}: looks up a module by its name" for line in look_ups(tree)]
    return found


def rooms_imported(tree: ast.Module, file: Path, package: Path, name: str) -> Iterator[tuple[int, str]]:
    """The rooms of a rulebook that a module imports, with the lines; "" for the front of the package itself."""
    own = [*name.split("."), *file.relative_to(package).with_suffix("").parts]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            targets = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            start = ".".join([*own[: len(own) - node.level], *([node.module] if node.module else [])])
            base = start if node.level else node.module or ""
            targets = [f"{base}.{alias.name}" for alias in node.names]
        else:
            continue
        for target in targets:
            if f"{target}.".startswith(f"{name}."):
                yield node.lineno, target.removeprefix(name).strip(".").split(".")[0]


def look_ups(tree: ast.Module) -> Iterator[int]:
    """Find the lines that look a module up by its name in a text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in LOOK_UPS:
            yield node.lineno
        elif isinstance(node, ast.Import | ast.ImportFrom):
            named = [alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module or ""]
            if any(one.partition(".")[0] in FINDERS for one in named):
                yield node.lineno


def unlisted(package: Path, listed: list[str], name: str) -> list[str]:
    """Find the modules of `rules` that do not stand exactly once in the table of contents.

    Parameters: the folder of the rulebook, the names of the modules in its table, and the name of the package.
    """
    there = [
        ".".join([name, *file.relative_to(package).with_suffix("").parts])
        for file in modules(package / "rules")
        if file.name not in ("__init__.py", "beats.py")
    ]
    return sorted(module for module in {*there, *listed} if (there.count(module), listed.count(module)) != (1, 1))


def out_of_order(chapters: Iterable[Chapter], clauses: Sequence[str]) -> list[str]:
    """Find the chapters that stand behind one that comes later in the book, by the first section of each.

    Parameters: the table of contents, and the ids of all clauses in the book's order. The game master's chapter reaches
    into all others and may stand at the end, and so may a chapter without a section of the book.
    """
    parts = [clause.partition("-")[2] for clause in clauses]
    found, last = [], -1
    for chapter in chapters:
        name = chapter.module.__name__.rpartition(".")[2]
        section = re.split(r"[,\-\u2013]", chapter.sections)[0].strip()
        if not section or name.startswith("referee"):
            continue
        here = next((i for i, part in enumerate(parts) if part == section or part.startswith(f"{section}.")), -1)
        if here < last:
            found.append(f"{name}: {section}")
        last = max(last, here)
    return found
