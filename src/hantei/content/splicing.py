"""Changes one place in a YAML text and leaves all else as somebody wrote it: comments, order, blank lines.

The result is read again each time, and must hold the intended value. A text in which that is impossible, such as one
with an alias for several places, is refused and unchanged.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import yaml

from hantei.core.message import BadSetup
from hantei.scenes.drafting import Edit

from .faults import BadContent, path_text
from .yaml12 import composed, flowed, read, written

STEP = "  "
"""One step of indentation."""

LONGEST = 100
"""Letters after which a value goes on lines of its own."""


def edited(text: str, edits: Sequence[Edit], name: str = "text") -> str:
    """Make changes in a text, one after the other.

    Parameters: the text, the changes, the name of its file. Raises `BadContent` for a text that is no YAML, `BadSetup`
    (`splice-nowhere` for a place that does not exist, `splice-not-possible`).
    """
    for edit in edits:
        text = _made(text, edit, name)
    return text


def _made(text: str, edit: Edit, name: str) -> str:
    document = read(text, name)
    if document.faults:
        raise BadContent(document.faults)
    plain = document.value if document.value is not None else {}
    wanted = changed(plain, edit)
    root = composed(text)
    if root is None:
        if not isinstance(wanted, dict):
            raise _not_possible(edit)
        entries = "".join(f"{flowed(key)}:{_told(value, 0, True)}\n" for key, value in wanted.items())
        result = text + ("" if text.endswith("\n") or not text else "\n") + entries
    elif document.value is None and edit.path:  # the text holds an explicit nothing, which has no place
        raise _not_possible(edit)
    else:
        result = _spliced(text, root, edit)
    if read(result, name).value != wanted:
        raise _not_possible(edit)
    return result


def changed(plain: Any, edit: Edit) -> Any:
    """A copy of plain data with a change made. Raises `BadSetup` (`splice-nowhere`)."""
    if not edit.path:
        if edit.gone:
            raise _nowhere(edit)
        return edit.value
    first, *rest = edit.path
    inner = Edit(tuple(rest), edit.value, edit.gone)
    if isinstance(plain, dict):
        first = str(first)
        if (rest or edit.gone) and first not in plain:
            raise _nowhere(edit)
        if edit.gone and not rest:
            return {key: value for key, value in plain.items() if key != first}
        return {**plain, first: changed(plain.get(first), inner)}
    if isinstance(plain, list) and isinstance(first, int):
        if not 0 <= first < len(plain) + (not rest and not edit.gone):
            raise _nowhere(edit)
        if edit.gone and not rest:
            return [*plain[:first], *plain[first + 1 :]]
        before = plain[first] if first < len(plain) else None
        return [*plain[:first], changed(before, inner), *plain[first + 1 :]]
    raise _nowhere(edit)


def _nowhere(edit: Edit) -> BadSetup:
    return BadSetup("splice-nowhere", place=path_text(edit.path))


def _not_possible(edit: Edit) -> BadSetup:
    return BadSetup("splice-not-possible", place=path_text(edit.path))


# The place of a change


def _spliced(text: str, root: yaml.Node, edit: Edit) -> str:
    """Make a change in the text, by the marks of its nodes."""
    node, around = root, False
    for part in edit.path[:-1]:
        around = around or _in_brackets(node)
        node = _value(node, part)
    flow = around or _in_brackets(node)
    last = edit.path[-1] if edit.path else None
    there = _find(node, last) if last is not None else (None, root)
    if edit.gone:
        return _without(text, node, there, flow)
    if there is None:
        return _added(text, node, last, edit.value, around, flow)
    return _replaced(text, node, there[1], edit.value, flow, keyed=isinstance(node, yaml.MappingNode))


def _value(node: yaml.Node, part: str | int) -> yaml.Node:
    found = _find(node, part)
    assert found is not None  # noqa: S101 - `changed` has gone the same way
    return found[1]


def _find(node: yaml.Node, part: str | int) -> tuple[yaml.Node | None, yaml.Node] | None:
    """The key and the value of an entry; an entry of a list has no key."""
    if isinstance(node, yaml.MappingNode):
        return next(((key, value) for key, value in node.value if key.value == str(part)), None)
    assert isinstance(part, int)  # noqa: S101 - `changed` has gone the same way
    return (None, node.value[part]) if part < len(node.value) else None


def _end(text: str, node: yaml.Node) -> int:
    """The position of the last letter of a value; the parser's end can lie behind comments."""
    if isinstance(node, yaml.CollectionNode) and not node.flow_style and node.value:
        last = node.value[-1]
        return _end(text, last[1] if isinstance(node, yaml.MappingNode) else last)
    end: int = node.end_mark.index
    if isinstance(node, yaml.ScalarNode) and node.style in ("|", ">"):
        return len(text[:end].rstrip())
    return end


def _line_end(text: str, at: int) -> int:
    """The end of the line that holds a position, its comment included."""
    found = text.find("\n", at)
    return len(text) if found < 0 else found


def _indent(text: str, at: int) -> int:
    """The indentation of the field or entry that ends at a position."""
    line = text[_line_start(text, at) : at]
    return len(line) - len(line.lstrip(" -"))


def _line_start(text: str, at: int) -> int:
    return text.rfind("\n", 0, at) + 1


def _replaced(text: str, around: yaml.Node, node: yaml.Node, value: Any, flow: bool, keyed: bool) -> str:
    """Replace one value in the text."""
    start, end = node.start_mark.index, _end(text, node)
    if flow:
        return text[:start] + bracketed(value) + text[end:]
    indent = around.start_mark.column
    if _is_block(node):
        begin = len(text[:start].rstrip()) if keyed else start
        return text[:begin] + _told(value, indent, keyed) + text[end:]
    said = _told(value, indent, keyed)
    if keyed and said.startswith("\n"):  # a value on lines of its own; the rest of the old line stays
        begin = len(text[:start].rstrip(" "))
        close = _line_end(text, end)
        return text[:begin] + text[end:close].rstrip() + said + text[close:]
    return text[:start] + (" " if start and text[start - 1] == ":" else "") + said.lstrip(" ") + text[end:]


def _in_brackets(node: yaml.Node) -> bool:
    return isinstance(node, yaml.CollectionNode) and bool(node.flow_style)


def _is_block(node: yaml.Node) -> bool:
    """Whether a value is written on lines of its own."""
    return isinstance(node, yaml.CollectionNode) and not node.flow_style and bool(node.value)


def _added(text: str, node: yaml.Node, part: str | int | None, value: Any, around: bool, flow: bool) -> str:
    """Add an entry at the end of a record or a list."""
    keyed = isinstance(node, yaml.MappingNode)
    if not around and not node.value:
        start = len(text[: node.start_mark.index].rstrip())
        indent = _indent(text, start)
        entry = f"{flowed(part)}:" if keyed else "-"
        line = f"\n{' ' * indent}{STEP}{entry}{_told(value, indent + len(STEP), keyed)}"
        return text[:start] + line + text[node.end_mark.index :]
    if flow:
        closing = node.end_mark.index - 1
        inner = text[:closing].rstrip()
        joint = "" if inner[-1] in "{[" else " " if inner.endswith(",") else ", "
        entry = f"{bracketed(part)}: {bracketed(value)}" if keyed else bracketed(value)
        return inner + joint + entry + text[closing:]
    column, at = node.start_mark.column, _line_end(text, _end(text, node))
    head = f"{flowed(part)}:" if keyed else "-"
    return text[:at] + "\n" + " " * column + head + _told(value, column, keyed) + text[at:]


def _without(
    text: str, node: yaml.Node, there: tuple[yaml.Node | None, yaml.Node] | None, flow: bool
) -> str:  # fmt: skip
    """The text without an entry."""
    assert there is not None  # noqa: S101 - `changed` has gone the same way
    key, value = there
    entries = [entry[0] if isinstance(node, yaml.MappingNode) else entry for entry in node.value]
    number = entries.index(key if key is not None else value)
    end = _end(text, value)
    if len(entries) == 1 and not flow:
        start = node.start_mark.index
        begin = len(text[:start].rstrip())
        empty = "{}" if isinstance(node, yaml.MappingNode) else "[]"
        return (text[:begin] + " " if begin else "") + empty + text[end:]
    if flow:
        return _unlinked(text, node, entries, number, end)
    start = entries[number].start_mark.index
    if number + 1 < len(entries) and text[_line_start(text, start) : start].strip():
        return text[:start] + text[entries[number + 1].start_mark.index :]  # it shares a line with its holder
    line = _line_start(text, start)
    return text[:line] + text[min(len(text), _line_end(text, end) + 1) :]


def _unlinked(text: str, node: yaml.Node, entries: Sequence[yaml.Node], number: int, end: int) -> str:
    """Remove an entry in brackets, with its comma."""
    if number + 1 < len(entries):
        return text[: entries[number].start_mark.index] + text[entries[number + 1].start_mark.index :]
    if number:
        return text[: _last_comma(text, entries[number].start_mark.index)] + text[end:]
    return text[: node.start_mark.index + 1] + text[node.end_mark.index - 1 :]


def _last_comma(text: str, at: int) -> int:
    return text.rindex(",", 0, at)


# The new text


def bracketed(value: Any) -> str:
    """A value as written within brackets, where a comma ends it."""
    return flowed([value])[1:-1]


def _told(value: Any, indent: int, keyed: bool) -> str:
    """A value as written behind a field or a dash: on the same line, or on lines of its own."""
    if isinstance(value, str) and _is_prose(value):
        lines = value.split("\n")
        mark, lines = ("|-", lines) if lines[-1] else ("|", lines[:-1])
        return f" {mark}" + "".join(f"\n{' ' * indent}{STEP}{line}".rstrip() for line in lines)
    short = flowed(value)
    several = keyed and isinstance(value, list) and any(isinstance(one, Mapping) for one in value)
    if not isinstance(value, Mapping | list) or not value or (not several and len(short) + indent < LONGEST):
        return f" {short}"
    lines = written(value).rstrip("\n").split("\n")
    if keyed:
        return "".join(f"\n{' ' * indent}{STEP}{line}" for line in lines)
    return " " + f"\n{' ' * indent}{STEP}".join(lines)


def _is_prose(text: str) -> bool:
    """Whether a text has several lines that can be written as they are."""
    lines = text.removesuffix("\n").split("\n")
    plain = all(line == line.rstrip() and (line.isprintable() or not line) for line in lines)
    return len(lines) > 1 and plain and bool(lines[0]) and not lines[0].startswith(" ") and bool(lines[-1])
