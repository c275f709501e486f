"""Checks that rules reach only their state, their content, and their table.

A rulebook imports the core, the notation of dice commands, and itself; of the standard library it imports nothing that
reaches the world, the clock, or luck outside of its table. It counts in whole numbers, holds no sets, because their
order changes from run to run, and lets the pause of a question pass.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

OUTSIDE = frozenset([
    "asyncio", "builtins", "calendar", "concurrent", "contextvars", "ctypes", "datetime", "email", "fcntl", "fileinput",
    "gc", "getpass", "glob", "http", "importlib", "inspect", "io", "json", "locale", "logging", "mmap",
    "multiprocessing", "os", "pathlib", "pickle", "pkgutil", "platform", "random", "resource", "runpy", "sched",
    "secrets", "select", "selectors", "shelve", "shutil", "signal", "socket", "socketserver", "sqlite3", "ssl",
    "subprocess", "sys", "tempfile", "threading", "time", "timeit", "urllib", "uuid", "warnings", "weakref", "zipfile",
    "zoneinfo",
])  # fmt: skip
"""Modules by which a rule could reach the world, the clock, or luck outside of its table."""

OUTSIDE_CALLS = frozenset({"open", "print", "input", "eval", "exec", "compile", "breakpoint", "hash", "id"})
"""Built-in functions that do the same, or whose value changes from run to run."""

LUCK = "random.Random"
"""Luck that is handed in: a name for types, and the luck that a machine player is given."""

STANDS_ON = ("hantei.core", "hantei.scenes", "hantei.edition", "hantei.notation")
"""The packages that a rulebook may import beside itself."""


def imported(node: ast.AST) -> list[str]:
    """The modules that a statement imports by absolute names."""
    if isinstance(node, ast.Import):
        return [name.name for name in node.names]
    if isinstance(node, ast.ImportFrom) and not node.level:
        return [f"{node.module}.{name.name}" for name in node.names]
    return []


def called(node: ast.AST) -> str:
    """The name of the function that a node calls by its bare name, or an empty string."""
    return node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""


def for_types_only(tree: ast.Module) -> list[ast.AST]:
    """The statements under `if TYPE_CHECKING`, which are never run."""
    blocks = [node for node in ast.walk(tree) if isinstance(node, ast.If)]
    typing = [block for block in blocks if ast.unparse(block.test) == "TYPE_CHECKING"]
    return [node for block in typing for statement in block.body for node in ast.walk(statement)]


def reaching_out(tree: ast.Module, allowed: Sequence[str] = ()) -> Iterator[tuple[int, str]]:
    """Find the names by which a module could reach the world, the clock or luck, with the lines.

    `allowed` names the modules that may be imported and the functions ("eval()") that may be called all the same.
    """
    typing = for_types_only(tree)
    for node in ast.walk(tree):
        for name in imported(node):
            if name in allowed or (name == LUCK and node in typing):
                continue
            if name.split(".")[0] in OUTSIDE:
                yield getattr(node, "lineno", 1), name
        if called(node) in OUTSIDE_CALLS and f"{called(node)}()" not in allowed:
            yield getattr(node, "lineno", 1), f"{called(node)}()"


def beyond_the_core(tree: ast.Module, name: str) -> Iterator[tuple[int, str]]:
    """Find imports of a module of a rulebook that are neither the core, nor the rulebook, nor the standard library."""
    for node in ast.walk(tree):
        for one in imported(node):
            top, known = one.split(".")[0], (*STANDS_ON, name)
            if top not in sys.stdlib_module_names and not any(f"{one}.".startswith(f"{two}.") for two in known):
                yield getattr(node, "lineno", 1), one


def estimates(file: Path) -> bool:
    """Whether a module belongs to a machine player, which may reckon in fractions, by the four operations alone: what
    it decides is kept with the game, where rules are carried out again.
    """
    return "player" in file.parts


def fractions(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find the lines in which a module leaves whole numbers."""
    for node in ast.walk(tree):
        if (
            (isinstance(node, ast.Constant) and isinstance(node.value, float))
            or (isinstance(node, ast.BinOp | ast.AugAssign) and isinstance(node.op, ast.Div))
            or called(node) == "float"
        ):
            yield getattr(node, "lineno", 1), ast.unparse(node)


def inexact(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find the lines in which a machine player reckons by what differs from machine to machine in the last digit:
    powers, but those with a whole number written out, and the functions of `math`.
    """
    for node in ast.walk(tree):
        power = isinstance(node, ast.BinOp) and is_power(node)
        of_math = any(name.split(".")[0] == "math" for name in imported(node))
        if power or called(node) == "pow" or of_math:
            yield getattr(node, "lineno", 1), ast.unparse(node)


def is_power(node: ast.BinOp) -> bool:
    """Whether a node is a power without a whole number written out."""
    return isinstance(node.op, ast.Pow) and not (whole(node.left) or whole(node.right))


def whole(node: ast.AST) -> bool:
    """Whether a node is a whole number written out."""
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def sets(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find the sets that a module makes; a tuple, a list or a dict keeps the order of the book."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Set | ast.SetComp) or called(node) in ("set", "frozenset"):
            yield getattr(node, "lineno", 1), ast.unparse(node)


def swallowing(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Find the lines that would catch the pause of a question, which unwinds a beat as a BaseException."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ExceptHandler) and (node.type is None or "BaseException" in ast.unparse(node.type)):
            yield node.lineno, "except"


def reaches(package: Path, name: str) -> list[str]:
    """Find everything that the modules of a rulebook reach or do although rules must not.

    Parameters: the folder of the rulebook, and the name under which it is imported ("hantei.rulebooks.senki").
    """
    found = []
    for file in sorted(package.rglob("*.py")):
        tree, shown = ast.parse(file.read_text(encoding="utf-8")), str(file.relative_to(package))
        parts = inexact(tree) if estimates(file) else fractions(tree)
        faults = (reaching_out(tree), beyond_the_core(tree, name), parts, sets(tree), swallowing(tree))
        found += [f"{shown}:{line}: {what}" for kind in faults for line, what in kind]
    return found
