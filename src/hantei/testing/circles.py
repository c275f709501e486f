"""Checks that no module needs itself: imports at the top of modules make no circle."""

from __future__ import annotations

import ast
from collections.abc import Mapping, Set
from graphlib import CycleError, TopologicalSorter
from pathlib import Path


def modules(package: Path) -> Mapping[str, Path]:
    """Find the modules of a package by the names under which they are imported."""
    found = {}
    for file in package.rglob("*.py"):
        parts = file.relative_to(package.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def imported(name: str, there: Mapping[str, Path]) -> Set[str]:
    """Find the modules among these that one of them imports at its top; imports for types alone, and in functions, do
    not count."""
    own = [*name.split("."), *(["__init__"] if there[name].name == "__init__.py" else [])]
    found = set()
    for node in ast.parse(there[name].read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ImportFrom):
            start = own[: len(own) - node.level] if node.level else []
            base = ".".join([*start, *([node.module] if node.module else [])])
            inner = [f"{base}.{alias.name}" for alias in node.names]
            found |= {one if one in there else base for one in inner}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return (found & set(there)) - {name}


def circle(package: Path) -> list[str]:
    """Find the modules of one circle; none if there is no circle."""
    there = modules(package)
    try:
        TopologicalSorter({name: imported(name, there) for name in there}).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []
