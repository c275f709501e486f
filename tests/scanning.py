"""What stands in the source of a rulebook: calls and the words in them, texts; to be held against its catalogues."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from hantei.core.tally import Operation, Tally


def modules(home: Path, *aside: str) -> list[Path]:
    """The modules of a rulebook without those in the rooms `aside`."""
    return [file for file in sorted(home.rglob("*.py")) if file.relative_to(home).parts[0] not in aside]


def nodes(files: Iterable[Path]) -> Iterator[tuple[Path, ast.AST]]:
    """Everything that stands in some files."""
    for file in files:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            yield file, node


def placed_calls(files: Iterable[Path], *names: str) -> Iterator[tuple[ast.Call, str]]:
    """Calls of these names, each with its place."""
    for file, node in nodes(files):
        if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in names:
            yield node, f"{file.name}:{node.lineno}"


def calls(files: Iterable[Path], *names: str) -> Iterator[ast.Call]:
    """Calls of these names."""
    return (call for call, _ in placed_calls(files, *names))


def words(node: ast.expr) -> Iterator[str]:
    """The words that an expression can be, as far as they stand in it."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from words(node.body)
        yield from words(node.orelse)


def step_labels(files: Iterable[Path]) -> set[str]:
    """The labels of steps, as far as they stand in the calls that begin a tally or do an operation on one."""
    files = list(files)
    makers: dict[str, Callable[..., object]] = {"Tally": Tally}
    makers |= {operation.value: getattr(Tally(), operation) for operation in Operation}
    sizes = {name: len(signature(maker).parameters) for name, maker in makers.items()}
    found = [(call, size) for name, size in sizes.items() for call in calls(files, name)]
    return {label for call, size in found if len(call.args) == size for label in words(call.args[-1])}


def texts(files: Iterable[Path]) -> tuple[list[str], list[str]]:
    """The texts that stand in some files, and the patterns of those composed there: a star for what is filled in.

    What `worded` says is in two messages: one that it is given, one with words of a file."""
    literal: list[str] = []
    patterns: list[str] = []
    for _, node in nodes(files):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            literal.append(node.value)
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "worded":
            literal += [f"{word}-text" for word in words(node.args[0])]
        if isinstance(node, ast.JoinedStr):
            patterns.append("".join(map(pattern, node.values)))
    return literal, patterns


def pattern(part: ast.expr) -> str:
    """A part of an f-string, a star for what is filled in."""
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else "*"


def messages(directory: Path, *names: str) -> list[str]:
    """The ids of the messages in some files of a catalogue."""
    bodies = [FluentParser().parse((directory / f"{name}.ftl").read_text(encoding="utf-8")).body for name in names]
    return [entry.id.name for body in bodies for entry in body if isinstance(entry, ftl.Message)]
