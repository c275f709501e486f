"""The style sheet of the pages: one file for each subject, put together as layers into one file for browsers."""

from __future__ import annotations

from functools import cache
from pathlib import Path

DIRECTORY = Path(__file__).parents[1] / "styles"

LAYERS = (
    "tokens", "ground", "controls", "type", "layout", "panel", "setting", "dice", "boards", "question", "people", "log",
    "table", "reference", "movement", "paper",
)  # fmt: skip
"""The files in the order of their layers; if two set the same property, the later one wins."""

ABOUT = """\
/* The look of Hantei: paper, ink and a red seal.

   Colours stand once, in the layer of tokens, as light-dark(day, night). Nothing here needs an inline style: lengths
   that come from the game (bars, boards) are attributes of SVG elements. */
"""


@cache
def sheet() -> str:
    """The whole style sheet."""
    parts = (f"@layer {name} {{\n\n{source(name)}\n}}\n" for name in LAYERS)
    return "\n".join([ABOUT, f"@layer {', '.join(LAYERS)};\n", *parts])


def source(name: str) -> str:
    """The text of a layer's file."""
    return (DIRECTORY / f"{name}.css").read_text(encoding="utf-8")
