"""Reads Fluent files: sentences that only need arguments become templates; Fluent forms the others.

Nearly all are of the first kind. As templates they are said many times faster and take a tenth of the memory, because
Fluent makes some thirty objects of each line of a file. Most of them stand on one line and are read without Fluent too:
its parser goes from character to character, and everybody who starts the program waits for it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hantei.core.text import Language
from hantei.recall import recalled

Directory = Path | Traversable

BEGINS = re.compile(r"^(?=[^\s}])", re.MULTILINE)
"""Where a new entry begins: a line that belongs to the one before it is indented or closes a brace."""

COMMENT = re.compile(r"#{1,3}(?: .*)?")

ARGUMENT = re.compile(r"\{ *(?:\$([a-zA-Z][\w-]*)|([A-Z]+)\( *\$([a-zA-Z][\w-]*) *\)) *\}", re.ASCII)
"""An argument, or a function of one: `{ $who }`, `{ WITHIN($who) }`."""

ONE_LINE = re.compile(rf"([a-zA-Z][\w-]*) *= *((?:[^\n{{}}]|{ARGUMENT.pattern})+)", re.ASCII)
"""A sentence on one line that only needs arguments: its id, its words."""

FIELD = re.compile(r"\{(?:[A-Z]+ )?[a-zA-Z][\w-]*\}", re.ASCII)
"""Where a template puts an argument in: `{who}`, or `{WITHIN who}` for a function of it."""


@dataclass(frozen=True)
class Sentences:
    """The sentences of one file.

    `templates` are for `format`, by id; `formed` are for Fluent to say, and its terms; `worded` are the ids of those
    that have words whatever their arguments are.
    """

    file: str
    templates: Mapping[str, str]
    formed: Mapping[str, ast.Message | ast.Term]
    worded: frozenset[str]

    @property
    def ids(self) -> Iterator[str]:
        """The ids of all sentences; those of terms begin with a dash."""
        yield from self.templates
        yield from self.formed


def read(directory: Directory, lang: Language) -> list[Sentences]:
    """Read the sentences of a language in a `text` directory, file by file in the order of their names. Raises
    `ValueError` for a line that is no message, an id that stands twice in a file, and a sentence that refers to
    another."""
    place: Any = directory / lang
    found = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: str(file.name))
    return [_file(file) for file in found]


def _file(file: Traversable) -> Sentences:
    text = file.read_text(encoding="utf-8")
    return replace(recalled("sentences", text, lambda: read_text(str(file), text)), file=str(file))


def read_text(file: str, text: str) -> Sentences:
    """Read the sentences of one file. Parameters: its name, for messages about faults, and its text. Raises as `read`
    does."""
    templates: dict[str, str] = {}
    formed: dict[str, ast.Message | ast.Term] = {}
    worded: set[str] = set()
    for name, said in _entries(file, text):
        if name in templates or name in formed:
            raise ValueError(f"{file}: {name} stands twice")
        if isinstance(said, str):
            templates[name] = said
            has_words = bool(FIELD.sub("", said).strip())
        else:
            Alone(f"{file}: {name}").visit(said)
            formed[name] = said
            has_words = isinstance(said, ast.Message) and _worded(said.value)
        if has_words:
            worded.add(name)
    return Sentences(file, templates, formed, frozenset(worded))


def _entries(file: str, text: str) -> Iterator[tuple[str, str | ast.Message | ast.Term]]:
    """Yield each sentence of a file with its id, as a template or else in the form that Fluent reads; those on one line
    first."""
    rest: list[str] = []
    for part in BEGINS.split(text):
        line = ONE_LINE.fullmatch(part.rstrip(" \n"))
        if line is not None:
            yield line[1], ARGUMENT.sub(_field, line[2])
        elif not COMMENT.fullmatch(part.rstrip()):
            rest += (part,)
    for entry in FluentParser(with_spans=False).parse("".join(rest)).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: not a message: {(entry.content or '').strip()[:60]!r}")
        if isinstance(entry, ast.Message):
            yield entry.id.name, _template(entry.value) or entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def _field(argument: re.Match[str]) -> str:
    """Make the field of a template for an argument as it is written."""
    return f"{{{argument[1]}}}" if argument[1] else f"{{{argument[2]} {argument[3]}}}"


class Alone(Visitor):
    """Checks that a sentence refers to no other, which Fluent would not find among those that it forms."""

    def __init__(self, where: str) -> None:
        self.where = where

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named after the node
        """Refuse a reference to another sentence."""
        raise ValueError(f"{self.where} refers to another sentence: {node.id.name}")


def _worded(pattern: ast.Pattern | None) -> bool:
    """Whether a sentence has words of its own, whatever its arguments are."""
    parts: Sequence[Any] = pattern.elements if pattern is not None else ()
    return any(isinstance(part, ast.TextElement) and part.value.strip() for part in parts)


def _template(pattern: ast.Pattern | None) -> str | None:
    """Make a template for `format` of a sentence that only needs arguments; None if Fluent has more to do."""
    parts: list[str] = []
    for part in pattern.elements if pattern is not None else ():
        if isinstance(part, ast.TextElement):
            said: str | None = part.value.replace("{", "{{").replace("}", "}}")
        else:
            said = _placed(part.expression)
        if said is None:
            return None
        parts.append(said)
    return "".join(parts) if parts else None


def _placed(expression: object) -> str | None:
    """Make the field of a template for an argument as Fluent reads it; None for anything else."""
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"{{{name}}}"
        case ast.FunctionReference(
            id=ast.Identifier(name=function),
            arguments=ast.CallArguments(positional=[ast.VariableReference(id=ast.Identifier(name=name))], named=[]),
        ):
            return f"{{{function} {name}}}"
    return None
