"""Where in a YAML text somebody writes: found in a text that is not finished, by its indentation and its brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

KEY = re.compile(r"""("(?:[^"\\]|\\.)*"|'(?:[^']|'')*'|[^\s#'"{}\[\],:|>&*!%@`][^:#{}\[\]]*?)\s*:(?=\s|$)""")
DASHES = re.compile(r"(?:-[ ]+|-$)")
BLOCK = re.compile(r"[|>][-+0-9]*\s*(?:#.*)?$")


@dataclass
class Level:
    """A mapping or list around a place: its column (-1 in brackets), the field or the number in the list at which the
    place stands, None where no field is named yet, and the plain values of the mapping's other fields."""

    column: int
    part: str | int | None
    siblings: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Caret:
    """A place at which somebody writes.

    `path` leads to the mapping or list that is written in, or with `value` to the value; `siblings` are, for each part
    of the path and then for the place itself, the plain values that stand in the same mapping. `word` is what has been
    written of it, and `at` where that begins.
    """

    path: tuple[str | int, ...]
    siblings: tuple[Mapping[str, str], ...]
    word: str
    at: int
    value: bool


def caret_at(text: str, offset: int) -> Caret | None:
    """The place at an offset of a text; None within a comment or a longer text, where nothing is to be named."""
    begin = text.rfind("\n", 0, offset) + 1
    levels: list[Level] = []
    lines = Lines(text[:begin])
    for line in lines:
        _read(line, levels)
    if lines.within is not None and _deeper(text[begin:offset], lines.within):
        return None
    if lines.open:
        return _in_brackets(lines.open + text[begin:offset], levels, text, offset)
    return _on_line(text[begin:offset], levels, text, offset)


class Lines:
    """The lines of a text that say something: without comments, block texts, and with what brackets hold on one line.

    After the last, `open` is the line whose brackets are not closed, and `within` the column of the field whose block
    text is not over, None for none.
    """

    def __init__(self, text: str) -> None:
        self.text, self.open = text, ""
        self.within: int | None = None

    def __iter__(self) -> Iterator[str]:
        for line in self.text.splitlines():
            if self.within is not None:
                if _deeper(line, self.within):
                    continue
                self.within = None
            whole = f"{self.open}{line}" if self.open else line
            if not whole.strip() or whole.lstrip().startswith("#"):
                continue
            if depth(whole) > 0:
                self.open = whole + " "
                continue
            self.open = ""
            found = _parts(whole)
            if found and found[-1][2] is not None and BLOCK.match(found[-1][2]):
                self.within = found[-1][0]
            yield whole


def depth(line: str) -> int:
    """How many brackets of a line are open at its end; those of plain texts are none."""
    found = _parts(line)
    value = found[-1][2] if found else None
    flow = value if value is not None else line.strip().lstrip("- ")
    return len(_frames(flow)[0]) if flow.startswith(("{", "[")) else 0


def _deeper(line: str, column: int) -> bool:
    """Whether a line belongs to a block text of a field at this column."""
    return not line.strip() or len(line) - len(line.lstrip(" ")) > column


def _parts(line: str) -> list[tuple[int, str | None, str | None]]:
    """What a line names, from left to right: the column, the field (None for an entry of a list), what stands behind
    it (None but for a field)."""
    found: list[tuple[int, str | None, str | None]] = []
    at = len(line) - len(line.lstrip(" "))
    while dash := DASHES.match(line, at):
        found.append((at, None, None))
        at = dash.end()
    if key := KEY.match(line, at):
        found.append((at, key[1].strip("\"'"), line[key.end() :].strip()))
    return found


def _read(line: str, levels: list[Level]) -> None:
    """Take in a line that is over."""
    for column, name, value in _parts(line):
        _enter(column, name is None, levels)
        top = levels[-1] if levels else None
        if name is None:
            if top is not None and top.column == column and isinstance(top.part, int):
                top.part += 1
            else:
                levels.append(Level(column, 0))
        else:
            if top is None or top.column != column or isinstance(top.part, int):
                top = Level(column, name)
                levels.append(top)
            top.part = name
            top.siblings[name] = value or ""


def _enter(column: int, entry: bool, levels: list[Level]) -> None:
    """Leave what ends where a line begins at a column, with an entry of a list or with a field."""
    while levels and (
        levels[-1].column > column or (not entry and levels[-1].column == column and isinstance(levels[-1].part, int))
    ):
        levels.pop()


def _on_line(line: str, levels: list[Level], text: str, offset: int) -> Caret | None:
    """The place at the end of a line that has no open brackets above it."""
    if "#" in line and re.search(r"(?:^|\s)#", line):
        return None
    found = _parts(line)
    value = found[-1][2] if found else None
    if value is not None and value.startswith(("{", "[")) and _frames(value)[0]:
        return _in_brackets(line, levels, text, offset)
    rest = line.lstrip(" -") if value is None else ""
    if rest.startswith(("{", "[")):
        return _in_brackets(line, levels, text, offset)
    _read(line, levels)
    if value is not None:
        return _caret(levels, value, offset, True)
    column = len(line) - len(rest)
    _enter(column, False, levels)
    siblings: dict[str, str] = {}
    if levels and levels[-1].column == column and isinstance(levels[-1].part, str):
        siblings = levels.pop().siblings
    siblings = {**siblings, **_below(text, offset, column)}
    return _caret([*levels, Level(column, None, siblings)], rest, offset, False)


def _below(text: str, offset: int, column: int) -> dict[str, str]:
    """The fields of the same mapping on the lines below."""
    found: dict[str, str] = {}
    for line in text[offset:].splitlines()[1:]:
        if not line.strip():
            continue
        here = len(line) - len(line.lstrip(" "))
        if here < column:
            break
        if here == column:
            key = KEY.match(line, column)
            if not key:
                break
            found[key[1].strip("\"'")] = line[key.end() :].strip()
    return found


def _in_brackets(line: str, levels: list[Level], text: str, offset: int) -> Caret | None:
    """The place at the end of a line with open brackets."""
    found = _parts(line)
    value = found[-1][2] if found else None
    flow = value if value is not None else line.lstrip(" -")
    _read(line, levels)
    frames, word = _frames(flow)
    if not frames:
        return None
    top = frames[-1]
    if isinstance(top.part, str):
        return _caret([*levels, *frames], word, offset, True)
    if top.part is None:
        top.siblings |= _behind(text[offset:])
    return _caret([*levels, *frames], word, offset, False)


def _frames(flow: str) -> tuple[list[Level], str]:
    """The brackets that are open at the end of a text in brackets, from outside to inside, and the last word."""
    frames: list[Level] = []
    word, quote = "", ""
    for at, letter in enumerate(flow):
        if quote:
            quote = "" if letter == quote else quote
            word += letter
        elif letter in "\"'" and not word.strip():
            quote, word = letter, word + letter
        elif letter in "{[":
            frames.append(Level(-1, None if letter == "{" else 0))
            word = ""
        elif letter in "}],":
            _take(frames, word, letter != ",")
            word = ""
        elif letter == ":" and frames and frames[-1].part is None and flow[at + 1 : at + 2] in ("", " "):
            frames[-1].part, word = word.strip().strip("\"'"), ""
        else:
            word += letter
    return frames, word.lstrip()


def _take(frames: list[Level], word: str, closed: bool) -> None:
    """An entry in brackets is over, or the brackets are closed."""
    if not frames:
        return
    top = frames[-1]
    if isinstance(top.part, str):
        top.siblings[top.part] = word.strip()
        top.part = None
    elif isinstance(top.part, int):
        top.part += 1
    if closed:
        frames.pop()


def _behind(text: str) -> dict[str, str]:
    """The fields that follow in the same brackets."""
    found: dict[str, str] = {}
    inside = 0
    for at, letter in enumerate(text):
        if letter in "{[":
            inside += 1
        elif letter in "}]":
            inside -= 1
            if inside < 0:
                break
        elif letter == "," and not inside and (key := re.match(r"\s*(\w+)\s*:\s*([^,{}\[\]\n]*)", text[at + 1 :])):
            found[key[1]] = key[2].strip()
        elif letter == "\n" and not inside and at > 0 and not text[:at].strip():
            break
    return found


def _caret(levels: list[Level], word: str, offset: int, value: bool) -> Caret:
    parts = [level.part for level in levels if level.part is not None]
    siblings = [level.siblings for level in levels if level.part is not None]
    if levels and levels[-1].part is None:
        siblings.append(levels[-1].siblings)
    else:
        siblings.append({})
    return Caret(tuple(parts), tuple(siblings), word, offset - len(word), value)
