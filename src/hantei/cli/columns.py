"""Text on a terminal: widths of Japanese and Latin letters, wrapped lines, aligned columns."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence

NOT_FIRST = "、。，．・：；？！）」』】〉》〕］｝ー…々ぁぃぅぇぉっゃゅょァィゥェォッャュョ％,.:;?!)]}%"
"""Signs that must not begin a line."""

NOT_LAST = "（「『【〈《〔［｛([{"
"""Signs that must not end a line."""

GAP = 3


def width(text: str) -> int:
    """How many columns a text takes: two for each full-width letter."""
    return sum(letter_width(letter) for letter in text)


def letter_width(letter: str) -> int:
    """How many columns a letter takes."""
    if unicodedata.combining(letter):
        return 0
    return 2 if unicodedata.east_asian_width(letter) in ("W", "F") else 1


def padded(text: str, columns: int) -> str:
    """A text with spaces up to a width."""
    return text + " " * (columns - width(text))


def wrapped(text: str, columns: int, first: str = "", rest: str = "") -> Iterator[str]:
    """A text as lines of at most `columns` columns; the first line begins with `first`, all others with `rest`."""
    lead, line = first, ""
    for piece in pieces(text):
        if line and width(lead + line + piece.rstrip()) > columns:
            yield (lead + line).rstrip()
            lead, line = rest, piece.lstrip()
        else:
            line += piece
    yield (lead + line).rstrip()


def pieces(text: str) -> Iterator[str]:
    """The parts of a text between which a line may break: after spaces, and between full-width letters."""
    piece = ""
    for i, letter in enumerate(text):
        piece += letter
        if i + 1 < len(text) and may_break(letter, text[i + 1]):
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
    return letter_width(before) == 2 or letter_width(after) == 2


def table(rows: Sequence[Sequence[str]], indent: str = "  ", gap: int = 2) -> Iterator[str]:
    """Rows with aligned cells, one line each; numbers in the first cell stand flush right."""
    if not rows:
        return
    widths = [max(width(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [padded(cell, widths[i]) for i, cell in enumerate(row)]
        if row[0].isdecimal():
            cells[0] = row[0].rjust(widths[0])
        yield (indent + (" " * gap).join(cells)).rstrip()


def in_columns(lines: Sequence[str], columns: int, most: int = 3) -> Iterator[str]:
    """Lines side by side, downwards first, in as many columns as fit; a short list stays one below the other."""
    widest = max((width(line) for line in lines), default=0)
    count = max(1, min(most, (columns + GAP) // (widest + GAP))) if len(lines) > 4 else 1
    height = -(-len(lines) // count)
    for row in range(height):
        cells = [padded(line, widest) for line in lines[row::height]]
        yield (" " * GAP).join(cells).rstrip()
