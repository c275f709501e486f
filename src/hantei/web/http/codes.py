"""QR codes of addresses for the cameras of phones, each drawn as one path."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

MOST_KEPT = 256
"""Codes that are remembered, since the panel shows the same ones again and again."""

QUIET = 4
"""Modules left free around a code, as the standard asks."""


class Code(NamedTuple):
    """A code: its width in modules with the free margin, and the path of its dark modules."""

    size: int
    path: str


@lru_cache(MOST_KEPT)
def code_of(address: str) -> Code:
    """The QR code of an address."""
    import segno  # somebody who plays alone never needs a code

    rows = [bytes(row) for row in segno.make(address, error="m", micro=False).matrix]
    dark = [f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, module in enumerate(row) if module]
    return Code(len(rows) + 2 * QUIET, "".join(dark))
