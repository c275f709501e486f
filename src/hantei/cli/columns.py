"""Text on a terminal: widths of Japanese and Latin letters, wrapped lines, aligned columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import lru_cache

NOT_FIRST = "、。，．・：；？！）」』】〉》〕］｝ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％,.:;?!)]}%"
"""Signs that must not begin a line."""

NOT_LAST = "（「『【〈《〔［｛([{"
"""Signs that must not end a line."""

JOINING = "〜・"
"""Signs between two numbers of a row: "1〜3", "1・2"."""

KEPT = re.compile(r"(?<=[a-z]) (?=\d)|(?<=\d) (?=k?m\b)")
"""Blanks at which no line breaks: between a word and its number ("Rifleman 2"), and before metres."""

ENTRY = re.compile(r".+?(?:、|：|[,:] |$)")
"""An entry of a list, with the sign behind it."""

LONG = 40
"""The width above which an entry of a list may break."""

TALL = 20
"""Lines of a list that leave little room for the text above it."""

GAP = 3

KNOWN = 10_000
"""Letters whose width is kept."""

LEAST_CELL = 14
"""The least width of a column of words."""


def width(text: str) -> int:
    """Count the columns of a text: two for each full-width letter."""
    return len(text) if text.isascii() else sum(map(letter_width, text))


@lru_cache(KNOWN)
def letter_width(letter: str) -> int:
    """Count the columns of a letter."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def padded(text: str, columns: int) -> str:
    """Pad a text with spaces up to a width."""
    return text + " " * (columns - width(text))


def wrapped(text: str, columns: int, first: str = "", rest: str = "", listed: bool = False) -> Iterator[str]:
    """Break a text into lines of at most `columns` columns; the first line begins with `first`, all others with `rest`.

    `listed`: it is a list, which breaks between its entries.
    """
    if width(first + text.rstrip()) <= columns:
        yield (first + text).rstrip()
        return
    lead, line = first, ""
    for piece in entries(text) if listed else pieces(text):
        if line and width(lead + line + piece.rstrip()) > columns:
            yield (lead + line).rstrip()
            lead, line = rest, piece.lstrip()
        else:
            line += piece
    yield (lead + line).rstrip()


def entries(text: str) -> Iterator[str]:
    """Split a list behind the signs between its entries; an entry that is long as a text."""
    for entry in ENTRY.findall(text):
        yield from [entry] if width(entry) <= LONG else pieces(entry)


def pieces(text: str) -> Iterator[str]:
    """Split a text where a line may break: after spaces, and between full-width letters, but not within a foreign word
    or between a number and what it counts."""
    piece = ""
    for i, letter in enumerate(text):
        piece += letter
        if i + 1 < len(text) and may_break(letter, text[i + 1]) and not KEPT.match(text, i):
            yield piece
            piece = ""
    if piece:
        yield piece


def may_break(before: str, after: str) -> bool:
    """Whether a line may break between two letters."""
    if before == " ":
        return after != " "
    if after in NOT_FIRST or before in NOT_LAST or after == " ":
        return False
    if (is_katakana(before) and is_katakana(after)) or (before.isdecimal() and letter_width(after) == 2):
        return False
    if after.isdecimal() and (before in JOINING or (letter_width(before) == 2 and before.isalpha())):
        return False
    return letter_width(before) == 2 or letter_width(after) == 2


def is_katakana(letter: str) -> bool:
    """Whether a letter is one of those in which Japanese writes foreign words."""
    return "ァ" <= letter <= "ー"


def table(rows: Sequence[Sequence[str]], indent: str = "  ", gap: int = 2) -> Iterator[str]:
    """Lay out rows with aligned cells, one line each; numbers in the first cell stand flush right."""
    if not rows:
        return
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [padded(cell, widths[i]) for i, cell in enumerate(row)]
        if row[0].isdecimal():
            cells[0] = row[0].rjust(widths[0])
        yield (indent + (" " * gap).join(cells)).rstrip()


def fitted(rows: Sequence[Sequence[str]], columns: int, giving: Sequence[int]) -> list[str]:
    """Fit a table into a width. If it is too wide, the cells of some columns go on below themselves; if that is not
    enough, each row becomes a line of its own, with the heads of its cells.

    Parameters: the rows, the first of them the heads; the width; the columns that can give way.
    """
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    while whole(widths) > columns and any(widths[i] > LEAST_CELL for i in giving):
        widths[max(giving, key=lambda i: widths[i])] -= 1
    if whole(widths) > columns:
        return list(stacked(rows, columns))
    split = [[list(wrapped(cell, widths[i])) for i, cell in enumerate(row)] for row in rows]
    if any(width(part) > widths[i] for row in split for i, cell in enumerate(row) for part in cell):
        return list(stacked(rows, columns))
    tall = [[[*cell, *[""] * (max(map(len, row)) - len(cell))] for cell in row] for row in split]
    even = [padded("", one) for one in widths]  # so that every part keeps the width
    lines = table([*(list(parts) for row in tall for parts in zip(*row, strict=True)), even])
    return list(lines)[:-1]


def whole(widths: Sequence[int], indent: int = 2, gap: int = 2) -> int:
    """The width of a table."""
    return indent + sum(widths) + gap * (len(widths) - 1)


def stacked(rows: Sequence[Sequence[str]], columns: int) -> Iterator[str]:
    """Lay out a table row by row, each with the heads of its filled cells."""
    heads, *rest = rows
    for name, *cells in rest:
        said = [f"{head} {cell}".strip() for head, cell in zip(heads[1:], cells, strict=True) if cell not in ("", "-")]
        yield from wrapped(f"{name}  {' · '.join(said)}".rstrip(), columns, "  ", "    ")


def in_columns(lines: Sequence[str], columns: int, most: int = 3) -> Iterator[str]:
    """Lay out lines side by side, downwards first, in as many columns as fit; a short list stays in one column. Columns
    have equal widths, unless the list is so tall that more columns are worth more."""
    widest = max((width(line) for line in lines), default=0)
    count = max(1, min(most, (columns + GAP) // (widest + GAP))) if len(lines) > 4 else 1
    widths = [widest] * count
    if -(-len(lines) // count) > TALL:
        tries = (uneven(lines, n) for n in range(most, count, -1))
        widths = next((found for found in tries if whole(found, 0, GAP) <= columns), widths)
    height = -(-len(lines) // len(widths))
    for row in range(height):
        cells = [padded(line, one) for line, one in zip(lines[row::height], widths, strict=False)]
        yield (" " * GAP).join(cells).rstrip()


def uneven(lines: Sequence[str], count: int) -> list[int]:
    """The width of each column, if the pieces fill this number of columns downwards."""
    height = -(-len(lines) // count)
    return [max(map(width, lines[at : at + height])) for at in range(0, len(lines), height)]
