"""Codes to point a phone at: an address as a QR code, drawn as one path."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

MOST_KEPT = 256
"""Codes that are remembered: the panel shows the same ones again and again."""

QUIET = 4
"""Modules left free around a code, as its standard asks for."""


class Code(NamedTuple):
    """A code: how many modules it is wide, the free ones around it included, and the path of its dark ones."""

    size: int
    path: str


@lru_cache(MOST_KEPT)
def code_of(address: str) -> Code:
    """The code of an address."""
    import segno  # a table at which somebody is alone never asks for a code

    rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix]
    dark = [f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    return Code(len(rows) + 2 * QUIET, "".join(dark))
