"""What Fluent files hold: sentences that only have arguments put in, as templates, and those that Fluent has to form.

Nearly all are of the first kind. They are said many times faster as templates, and take a tenth of the memory: what
Fluent makes of a file is some thirty objects a line.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from hantei.recall import recalled

Directory = Path | Traversable


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
        """The ids of all; those of terms begin with a dash."""
        yield from self.templates
        yield from self.formed


def read(directory: Directory, lang: str) -> list[Sentences]:
    """The sentences of a language in a `text` directory, file by file in the order of their names. Raises `ValueError`
    for what is no message, an id that stands twice in a file, and a sentence that refers to another."""
    place: Any = directory / lang
    found = sorted((file for file in place.iterdir() if file.name.endswith(".ftl")), key=lambda file: str(file.name))
    return [_file(file) for file in found]


def _file(file: Traversable) -> Sentences:
    text = file.read_text(encoding="utf-8")
    return replace(recalled("sentences", text, lambda: _read(str(file), text)), file=str(file))


def _read(file: str, text: str) -> Sentences:
    templates: dict[str, str] = {}
    formed: dict[str, ast.Message | ast.Term] = {}
    worded: set[str] = set()
    for entry in FluentParser(with_spans=False).parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{file}: not a message: {(entry.content or '').strip()[:60]!r}")
        if not isinstance(entry, ast.Message | ast.Term):
            continue  # a comment
        name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if name in templates or name in formed:
            raise ValueError(f"{file}: {name} stands twice")
        template = _template(entry.value) if isinstance(entry, ast.Message) else None
        if template is not None:
            templates[name] = template
        else:
            Alone(f"{file}: {name}").visit(entry)
            formed[name] = entry
        if isinstance(entry, ast.Message) and _worded(entry.value):
            worded.add(name)
    return Sentences(file, templates, formed, frozenset(worded))


class Alone(Visitor):
    """Sees to it that a sentence refers to no other, which Fluent would not find among those it has to form."""

    def __init__(self, where: str) -> None:
        self.where = where

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named after the node
        """A reference to another sentence."""
        raise ValueError(f"{self.where} refers to another sentence: {node.id.name}")


def _worded(pattern: ast.Pattern | None) -> bool:
    """Whether a sentence has words that stand there whatever its arguments are."""
    parts: Sequence[Any] = pattern.elements if pattern is not None else ()
    return any(isinstance(part, ast.TextElement) and part.value.strip() for part in parts)


def _template(pattern: ast.Pattern | None) -> str | None:
    """A sentence that only has arguments put in, for `format`; None for one in which Fluent has more to do."""
    parts: list[str] = []
    for part in pattern.elements if pattern is not None else ():
        if isinstance(part, ast.TextElement):
            parts.append(part.value.replace("{", "{{").replace("}", "}}"))
        elif isinstance(part.expression, ast.VariableReference):
            parts.append(f"{{{part.expression.id.name}}}")
        else:
            return None
    return "".join(parts) if parts else None
