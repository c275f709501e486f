"""The colours of the pages keep WCAG 2.2 AA, by day and by night."""

from __future__ import annotations

import re

import pytest

from hantei.web.http.styles import sheet

CSS = sheet()
TOKEN = re.compile(r"--([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
DAY, NIGHT = (
    {name: colours[scheme] for name, *colours in TOKEN.findall(CSS)} for scheme in (0, 1)
)  # a token: its colour in the scheme

GROUNDS = ("paper", "surface", "sunken")
TEXTS = ("ink", "ink-soft", "indigo", "indigo-deep", "seal", "moss", "ochre", "plum")
WASHES = ("indigo", "seal", "moss", "ochre", "plum")

TEXT_PAIRS = [
    *((text, ground) for text in TEXTS for ground in GROUNDS),
    *((wash, f"{wash}-wash") for wash in WASHES),
    *(("ink", f"{wash}-wash") for wash in WASHES),
    *(("ink-soft", f"{wash}-wash") for wash in WASHES),
    *(("indigo", f"{wash}-wash") for wash in WASHES),
    ("seal", "indigo-wash"),
    ("ochre", "indigo-wash"),
    ("on-indigo", "indigo"),
    ("on-indigo", "indigo-deep"),
    ("die-ink", "die"),
]
"""Text and what it stands on: 4.5 to 1 (1.4.3). Links and what is risky stand on washes too."""

SHAPE_PAIRS = [
    *(("edge", ground) for ground in GROUNDS),
    *((tone, ground) for tone in ("indigo", "moss", "ochre", "seal") for ground in GROUNDS),
    ("die-one", "die"),
    ("seal-mark", "seal-field"),
]
"""Borders of controls, bars, rings of focus, pips: 3 to 1 (1.4.11)."""


def luminance(colour: str) -> float:
    """Relative luminance, by the formula of WCAG."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """How far two colours are apart, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def test_contrast_is_that_of_the_guidelines() -> None:
    """Black on white is 21 to 1; #767676 is the lightest grey that may stand on white."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#767676", "#ffffff") > 4.5 > contrast("#777777", "#ffffff")


@pytest.mark.parametrize("scheme", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(("text", "ground"), TEXT_PAIRS)
def test_text_can_be_read(scheme: dict[str, str], text: str, ground: str) -> None:
    assert contrast(scheme[text], scheme[ground]) >= 4.5


@pytest.mark.parametrize("scheme", [DAY, NIGHT], ids=["day", "night"])
@pytest.mark.parametrize(("shape", "ground"), SHAPE_PAIRS)
def test_shapes_can_be_seen(scheme: dict[str, str], shape: str, ground: str) -> None:
    assert contrast(scheme[shape], scheme[ground]) >= 3


def test_colours_stand_among_the_tokens_only() -> None:
    """A colour written elsewhere would escape the tests above."""
    tokens, _, rest = CSS.partition("--shade:")
    assert DAY.keys() == NIGHT.keys()
    assert len(TOKEN.findall(tokens)) == tokens.count("light-dark(#")
    assert re.findall(r"#[0-9a-fA-F]{3,8}\b(?![\w-])", rest) == []
