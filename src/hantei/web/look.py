"""The look of boards for pictures that stand alone: colours as they are, the rules of the drawing, signs."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files

from jinja2 import ChoiceLoader, Environment, PackageLoader, StrictUndefined

from . import styles

DAY, NIGHT = "day", "night"

TOKEN = re.compile(r"--([a-z-]+): light-dark\(((?:[^(),]|\([^()]*\))+), ((?:[^(),]|\([^()]*\))+)\);")
NAMED = re.compile(r"var\(--([a-z-]+)\)")
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
DRAWN = (".board .", ".board text", ".shade-", ".edge-", ".sight", ".counter")
"""How selectors begin of what is drawn in a picture."""

FONTS = "'Noto Sans', 'Noto Sans JP', 'Noto Sans CJK JP', 'Hiragino Sans', 'Yu Gothic', 'DejaVu Sans', sans-serif"
"""The letters of a picture: it may be shown by programs that do not know those of the system by a name of their own."""


@cache
def sprite() -> str:
    """The signs of the web table."""
    return files("hantei.web").joinpath("static", "sprite.svg").read_text(encoding="utf-8")


@cache
def colours(scheme: str) -> Mapping[str, str]:
    """The colours by day or by night, by their names."""
    place = (DAY, NIGHT).index(scheme)
    return {name: pair[place].strip() for name, *pair in TOKEN.findall(styles.source("tokens"))}


def with_colours(text: str, scheme: str) -> str:
    """Styles or a drawing in which colours stand as they are, since programs that show pictures look up no names."""
    known = {**colours(scheme), "sans": FONTS}
    return NAMED.sub(lambda found: known[found[1]], text)


@cache
def style(scheme: str) -> str:
    """The rules by which boards are drawn, for a picture that stands alone."""
    rules = []
    for selectors, body in RULE.findall(re.sub(r"/\*.*?\*/", "", styles.source("boards"), flags=re.DOTALL)):
        those = [one.strip() for one in selectors.split(",")]
        if all(one.startswith(DRAWN) and ":" not in one for one in those):
            rules.append(f"{', '.join(those)} {{{body}}}")
    return with_colours("\n".join(rules), scheme)


def signs(names: Collection[str], scheme: str) -> str:
    """The symbols of these names."""
    found = re.findall(r'<symbol id="([^"]+)".*?</symbol>', sprite(), flags=re.DOTALL)
    parts = re.findall(r"<symbol .*?</symbol>", sprite(), flags=re.DOTALL)
    return with_colours("".join(part for name, part in zip(found, parts, strict=True) if name in names), scheme)


@cache
def templates(*packages: str) -> Environment:
    """The templates of some packages and of the web table, on which pictures draw that stand alone."""
    return Environment(
        loader=ChoiceLoader([PackageLoader(one) for one in (*packages, __package__)]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
