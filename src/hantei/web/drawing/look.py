"""The look of boards in pictures that stand alone: colours as values, the style of the drawing, signs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined

from ..http import styles

DAY, NIGHT = "day", "night"

TOKEN = re.compile(r"--([a-z-]+): light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\);")
NAMED = re.compile(r"var\(--([a-z-]+)\)")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DRAWN = (".board .", ".board text", ".shade-", ".edge-", ".sight", ".counter")
"""The beginnings of the selectors that concern boards."""

FONTS = "'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'DejaVu Sans', sans-serif"
"""The fonts of a picture. They are named one by one, because programs that show pictures may not know the system's."""


@cache
def sprite() -> str:
    """The signs of the web table."""
    return files("hantei.web").joinpath("static", "sprite.svg").read_text(encoding="utf-8")


@cache
def colours(scheme: str) -> Mapping[str, str]:
    """The colours of day or night, by their names."""
    place = (DAY, NIGHT).index(scheme)
    return {name: pair[place].strip() for name, *pair in TOKEN.findall(styles.source("tokens"))}


def with_colours(text: str, scheme: str) -> str:
    """Replace the names of colours by their values, because programs that show pictures look up no names."""
    known = {**colours(scheme), "sans": FONTS}
    return NAMED.sub(lambda found: known[found[1]], text)


@cache
def style(scheme: str) -> str:
    """The styles that draw boards, for a picture that stands alone."""
    rules = []
    for selectors, body in RULE.findall(re.sub(r"/\*.*?\*/", "", styles.source("boards"), flags=re.DOTALL)):
        those = [one.strip() for one in selectors.split(",")]
        if all(one.startswith(DRAWN) and ":" not in one for one in those):
            rules.append(f"{', '.join(those)} {{{body}}}")
    return with_colours("\n".join(rules), scheme)


def signs(names: Collection[str], scheme: str) -> str:
    """The symbols with these names."""
    found = re.findall(r'<symbol id="([^"]+)".*?</symbol>', sprite(), flags=re.DOTALL)
    parts = re.findall(r"<symbol .*?</symbol>", sprite(), flags=re.DOTALL)
    return with_colours("".join(part for name, part in zip(found, parts, strict=True) if name in names), scheme)


@cache
def templates(*packages: str) -> Environment:
    """The templates of some packages and of the web table, for pictures that stand alone."""
    return Environment(
        loader=ChoiceLoader([PackageLoader(one) for one in (*packages, "hantei.web")]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
