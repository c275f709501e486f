"""Reads YAML 1.2 (core schema) into plain values with known lines.

Only `true` and `false` are booleans; only decimal, `0o` and `0x` figures are whole numbers; `yes`, `on`, `12:30` and
dates are texts. Keys are names and stay as written, so `11:` is the key "11". Repeated keys, tags, and documents that
grow without bound through aliases are faults.
"""

from __future__ import annotations

import gc
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import yaml

from hantei.core.message import Message

from .faults import FileFault, Path
from .slips import slips

try:
    from yaml import CSafeLoader as BaseLoader
except ImportError:  # not every system has libyaml
    from yaml import SafeLoader as BaseLoader  # type: ignore[assignment]

MOST_VALUES = 200_000
"""Values that a text with aliases may have, unless it has more letters; without aliases a text has fewer values than
letters."""

MOST_DIGITS = 1_000
DEEPEST = 100
SURELY_SHALLOW = 1000

TAG = "tag:yaml.org,2002:"
STR, MAP, SEQ, NULL, BOOL, INT, FLOAT = (TAG + kind for kind in ("str", "map", "seq", "null", "bool", "int", "float"))

FORMS = {
    NULL: (re.compile(r"(?:~|null|Null|NULL|)$"), ["~", "n", "N", ""]),
    BOOL: (re.compile(r"(?:true|True|TRUE|false|False|FALSE)$"), list("tTfF")),
    INT: (re.compile(r"(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$"), list("-+0123456789")),
    FLOAT: (
        re.compile(
            r"(?:[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$"
        ),
        list("-+0123456789."),
    ),
}

SYNTAX = (
    ("mapping values are not allowed", "syntax-second-colon"),
    ("cannot start any token", "syntax-odd-character"),
    ("undefined alias", "syntax-undefined-alias"),
    ("unexpected end of stream", "syntax-unclosed-quote"),
    ("expected ',' or", "syntax-unclosed-bracket"),
    ("expected node content", "syntax-unclosed-bracket"),
    ("expected '-' indicator", "syntax-indentation"),
    ("expected key", "syntax-indentation"),
    ("expected ':'", "syntax-missing-colon"),
    ("another document", "syntax-several-documents"),
    ("<document start>", "syntax-no-yaml"),
    ("duplicate anchor", "syntax-duplicate-anchor"),
    ("found a tab", "syntax-tab"),
)
"""The parser's complaints, by a part of their words, and our messages for them."""

RUN_INTO = {"syntax-second-colon", "syntax-indentation", "syntax-missing-colon", "syntax-colon-in-brackets"}
"""The parser's complaint if an unclosed text has run on to the next quotation mark."""

LEFT_OPEN = re.compile(r'(?:[:,\[] |- |^\s*)"(?:[^"\\]|\\.)*$')
"""The end of a line at which a text in quotation marks is still open."""


class _Loader(BaseLoader):
    """Composes nodes; plain scalars get their tags by the YAML 1.2 core schema."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012  # PyYAML's own way to declare them


class _Dumper(yaml.SafeDumper):
    """Writes plain data so that `read` reads it back equal; quotes texts that would be read as something else."""

    yaml_implicit_resolvers: dict[str, Any] = {}  # noqa: RUF012  # PyYAML's own way to declare them

    def ignore_aliases(self, data: Any) -> bool:
        """Write no aliases: a person who changes one place means that place alone."""
        return True


class _OneLine(_Dumper):
    """Writes on one line, texts of several lines too."""

    def represent_text(self, text: str) -> yaml.ScalarNode:
        """Write a text; if it has line ends, in quotes that can hold them."""
        return self.represent_scalar(STR, text, style='"' if "\n" in text else None)


_OneLine.add_representer(str, _OneLine.represent_text)


for _tag, (_form, _first) in FORMS.items():
    _Loader.add_implicit_resolver(_tag, _form, _first)
    _Dumper.add_implicit_resolver(_tag, _form, _first)
    _OneLine.add_implicit_resolver(_tag, _form, _first)


class _TooMuchError(Exception):
    """Raised for a document with more values than any honest one."""


class Document:
    """A YAML text as plain values: dicts with text keys, lists, str, int, float, bool, None.

    `value` is the whole (None if the text could not be read at all), `faults` are its faults as YAML.
    """

    def __init__(self, file: str, value: Any, root: yaml.Node | None, faults: list[FileFault]) -> None:
        self.file, self.value, self.faults = file, value, faults
        self._root = root
        self._entries: dict[int, dict[str, tuple[yaml.Node, yaml.Node]]] = {}

    def line(self, path: Path) -> int:
        """The line of a place, counted from 1; if the place does not exist, that of the nearest place around it."""
        node = self._root
        if node is None:
            return 1
        line: int = node.start_mark.line + 1
        for part in path:
            entry = self._entry(node, part)
            if entry is None:
                break
            at, node = entry
            line = at.start_mark.line + 1
        return line

    def _entry(self, node: yaml.Node, part: str | int) -> tuple[yaml.Node, yaml.Node] | None:
        """The node that shows where an entry stands, and the entry; the first of those with the same name."""
        if isinstance(node, yaml.MappingNode):
            named = self._entries.get(id(node))
            if named is None:  # once for each node, because a file may have a fault in each entry
                pairs = reversed([pair for pair in node.value if isinstance(pair[0].value, str)])
                named = self._entries[id(node)] = {key.value: (key, value) for key, value in pairs}
            return named.get(str(part))
        if isinstance(node, yaml.SequenceNode) and isinstance(part, int) and 0 <= part < len(node.value):
            return node.value[part], node.value[part]
        return None


def written(plain: Any) -> str:
    """Plain data as a YAML text for people: fields in their order, short lists and mappings in one line."""
    text: str = yaml.dump(
        plain, Dumper=_Dumper, allow_unicode=True, sort_keys=False, default_flow_style=None, width=100
    )
    return text


def flowed(plain: Any) -> str:
    """Plain data on one line, as it stands in brackets or behind a field."""
    text: str = yaml.dump(
        plain, Dumper=_OneLine, allow_unicode=True, sort_keys=False, default_flow_style=True, width=float("inf")
    )
    return text.removesuffix("...\n").rstrip("\n")


def composed(text: str) -> yaml.Node | None:
    """A sound text as nodes that know their places; None for an empty one."""
    node: yaml.Node | None = yaml.compose(text, Loader=_Loader)
    return node


@contextmanager
def uncollected() -> Iterator[None]:
    """Switch the search for reference cycles off while very many lasting objects are made, since each search goes
    through all of them."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()


@uncollected()
def read(text: str, name: str) -> Document:
    """Read a YAML text.

    Parameters: the text, and the name of its file for faults. Never raises for faults of the text; look at `faults`.
    """
    try:
        root = None if _too_deep(text) else yaml.compose(text, Loader=_Loader)
    except (yaml.YAMLError, UnicodeError, RecursionError) as error:
        fault = _syntax_fault(error, text, name)
        slipped = slips(text, name)
        told = slipped if any(slip.line <= fault.line for slip in slipped) else [fault, *slipped]
        return Document(name, None, None, told)
    if root is None and _has_content(text):
        return Document(name, None, None, [FileFault(name, 1, (), Message("yaml-too-deep", {"limit": DEEPEST}))])
    document = Document(name, None, root, [])
    reader = _Reader(document, max(MOST_VALUES, len(text)))
    if root is not None:
        try:
            document.value = reader.value(root, ())
        except _TooMuchError:
            document.faults.append(FileFault(name, 1, (), Message("yaml-too-large", {"limit": reader.most})))
    return document


def _has_content(text: str) -> bool:
    return any(line.strip() and not line.lstrip().startswith(("#", "---", "...", "%")) for line in text.splitlines())


def _too_deep(text: str) -> bool:
    """Whether values nest so deeply that composing them could exhaust the stack.

    Each level needs a bracket, or a column of its own on some line. A text with few brackets and short lines cannot be
    too deep; only other texts are counted.
    """
    openers = text.count("[") + text.count("{")
    if openers < SURELY_SHALLOW and max(map(len, text.splitlines()), default=0) < SURELY_SHALLOW:
        return False
    depth = 0
    for event in yaml.parse(text, Loader=_Loader):
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > DEEPEST:
                return True
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
    return False


def _syntax_fault(error: Exception, text: str, name: str) -> FileFault:
    if isinstance(error, RecursionError):
        return FileFault(name, 1, (), Message("yaml-too-deep", {"limit": DEEPEST}))
    if isinstance(error, UnicodeError):
        return FileFault(name, 1, (), Message("syntax-control-character"))
    if isinstance(error, yaml.reader.ReaderError):
        return FileFault(name, text.count("\n", 0, error.position) + 1, (), Message("syntax-control-character"))
    mark = getattr(error, "problem_mark", None) or getattr(error, "context_mark", None)
    problem = f"{getattr(error, 'context', None) or ''} {getattr(error, 'problem', None) or ''}".strip()
    message = next((message for words, message in SYNTAX if words in problem), "syntax-other")
    opened = getattr(error, "context_mark", None)
    if mark and message == "syntax-unclosed-bracket" and _sign_at(text, mark) == ":":
        message = "syntax-colon-in-brackets"
    if opened and (message == "syntax-unclosed-quote" or (message == "syntax-unclosed-bracket" and "flow" in problem)):
        mark = opened  # the unclosed text is the cause, wherever the parser notices it
        if message == "syntax-unclosed-bracket" and "".join(text.splitlines()[opened.line :][:1]).count('"') % 2:
            return FileFault(name, opened.line + 1, (), Message("syntax-odd-quotes"))
    if mark and message in RUN_INTO and (left := _left_open(text.splitlines()[: mark.line + 1])):
        return FileFault(name, left[0], (), Message("syntax-unclosed-quote", {"column": left[1]}))
    line = min(mark.line + 1, len(text.splitlines())) if mark else 1  # the mark may stand after the last line
    args: dict[str, int | str] = {"column": mark.column + 1 if mark else 1}
    if message == "syntax-other":
        args["problem"] = problem
    return FileFault(name, line, (), Message(message, args))


def _sign_at(text: str, mark: Any) -> str:
    """The sign at a place of a text."""
    return "".join(text.splitlines()[mark.line : mark.line + 1])[mark.column : mark.column + 1]


def _left_open(lines: list[str]) -> tuple[int, int] | None:
    """The line and column of the quotation mark that is not closed on its line, if the marks of some line do not come
    in pairs; None if they do."""
    odd = [number for number, line in enumerate(lines, 1) if line.replace('\\"', "").count('"') % 2]
    found = LEFT_OPEN.search(lines[odd[-1] - 1]) if len(odd) % 2 else None
    return (odd[-1], lines[odd[-1] - 1].index('"', found.start()) + 1) if found else None


class _Reader:
    """Turns nodes into plain values, `most` at most, and collects faults on the way."""

    def __init__(self, document: Document, most: int) -> None:
        self.document, self.most = document, most
        self.values = 0
        self.open: set[int] = set()

    def fault(self, node: yaml.Node, path: Path, message: Message) -> None:
        line = node.start_mark.line + 1
        self.document.faults.append(FileFault(self.document.file, line, path, message))

    def value(self, node: yaml.Node, path: Path) -> Any:
        self.values += 1
        if self.values > self.most:
            raise _TooMuchError
        if isinstance(node, yaml.ScalarNode):
            return self.scalar(node, path)
        if id(node) in self.open:
            self.fault(node, path, Message("yaml-recursive"))
            return None
        if len(path) >= DEEPEST:
            self.fault(node, path, Message("yaml-too-deep", {"limit": DEEPEST}))
            return None
        self.open.add(id(node))
        whole = self.mapping(node, path) if isinstance(node, yaml.MappingNode) else self.sequence(node, path)
        self.open.discard(id(node))
        return whole

    def scalar(self, node: yaml.ScalarNode, path: Path) -> Any:
        text, tag = node.value, node.tag
        if tag == STR:
            return text
        if tag not in FORMS or not FORMS[tag][0].match(text):
            self.fault(node, path, Message("yaml-tag", {"tag": tag.replace(TAG, "!!")}))
            return text
        if tag == NULL:
            return None
        if tag == BOOL:
            return text in ("true", "True", "TRUE")
        try:
            return _whole(text) if tag == INT else _decimal(text)
        except ValueError:  # thousands of digits
            self.fault(node, path, Message("yaml-long-number"))
            return 0

    def sequence(self, node: yaml.Node, path: Path) -> list[Any]:
        if node.tag != SEQ:
            self.fault(node, path, Message("yaml-tag", {"tag": node.tag.replace(TAG, "!!")}))
        return [self.value(item, (*path, at)) for at, item in enumerate(node.value)]

    def mapping(self, node: yaml.MappingNode, path: Path) -> dict[str, Any]:
        if node.tag != MAP:
            self.fault(node, path, Message("yaml-tag", {"tag": node.tag.replace(TAG, "!!")}))
        whole: dict[str, Any] = {}
        for key, item in node.value:
            name = key.value
            if not isinstance(name, str):
                self.fault(key, path, Message("yaml-odd-key"))
                continue
            here = (*path, name)
            if name in whole:
                self.fault(key, here, Message("yaml-repeated-key", {"key": name, "line": self.document.line(here)}))
                continue  # check the first one further
            whole[name] = self.value(item, here)
        return whole


def _whole(text: str) -> int:
    if text[:2] in ("0o", "0x"):
        if len(text) > MOST_DIGITS:  # `int` has a bound of its own for decimal figures, and none for these
            raise ValueError(text[:2])
        return int(text[2:], 8 if text[1] == "o" else 16)
    return int(text)


def _decimal(text: str) -> float:
    plain = text.lower()
    return float(plain.replace(".inf", "inf").replace(".nan", "nan"))
