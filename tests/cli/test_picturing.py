"""`hantei board`: pictures that need nothing else and show what somebody may see."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hantei import pictures
from hantei.core.board import Rank, Ranks, Track
from hantei.core.text import Text
from hantei.text import Catalogue
from hantei.web.drawing.look import colours, with_colours

from .table import Hantei
from .test_publish import SCENES


@pytest.fixture
def played(hantei: Hantei, tmp_path: Path, book: str) -> Path:
    path = tmp_path / f"{book}.hantei"
    assert hantei("play", book, SCENES[book][0], "--auto", "--seed", "3", "--save", str(path)).code == 0
    return path


@pytest.mark.parametrize("book", SCENES)
def test_every_rulebook_is_drawn_in_a_picture_that_stands_alone(hantei: Hantei, played: Path, book: str) -> None:
    drawing = played.with_suffix(".svg")
    ran = hantei("board", str(played), "--lang", "ja")
    assert ran.code == 0, ran.err
    root = ElementTree.parse(drawing).getroot()  # noqa: S314 - ours
    text = drawing.read_text(encoding="utf-8")
    assert "var(" not in text
    assert "foreignObject" not in text
    links = [value for one in root.iter() for at, value in one.attrib.items() if at.endswith("href")]
    ids = {one.get("id") for one in root.iter()}
    assert all(link.startswith("#") and link[1:] in ids for link in links)


@pytest.mark.parametrize("book", ["senki"])
def test_the_board_of_a_moment_is_the_one_that_stood_then(hantei: Hantei, played: Path) -> None:
    """At the beginning everybody stands where the file places them: two reds, two whites, none of them down."""
    out = played.with_suffix(".svg")
    assert hantei("board", str(played), "--at", "1").code == 0
    start = out.read_text(encoding="utf-8")
    sides = re.findall(r'<g class="counter (side-[ab])', start)
    assert sides == [*["side-a"] * 2, *["side-b"] * 2] * 2  # on the sheet, and below it with their names
    assert 'down"' not in start
    assert hantei("board", str(played)).code == 0
    assert out.read_text(encoding="utf-8") != start


@pytest.mark.parametrize("book", ["senki"])
def test_a_picture_is_a_png_by_day_and_by_night(hantei: Hantei, played: Path, tmp_path: Path) -> None:
    day, night = tmp_path / "day.png", tmp_path / "night.png"
    assert hantei("board", str(played), "-o", str(day)).code == 0
    assert hantei("board", str(played), "-o", str(night), "--scheme", "night").code == 0
    assert day.read_bytes()[:8] == night.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert day.read_bytes() != night.read_bytes()


@pytest.mark.parametrize("book", ["senki"])
def test_what_cannot_be_drawn_is_said(
    hantei: Hantei, played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for words, said in (
        (("--at", "x"), "A moment is given by its number"),
        (("--at", "99999"), "There is no moment 99999"),
        (("--eyes", "nobody"), "“nobody” is not a seat of this game"),
        (("--scheme", "dusk"), "There is no colour scheme “dusk”"),
        (("-o", str(tmp_path / "board.gif")), "The name of a picture must end in .svg, .png"),
        (("-o", str(played)), "is the original file"),
    ):
        ran = hantei("board", str(played), *words)
        assert ran.code == 2
        assert said in ran.err
    for name in ("resvg_py", "hantei.pictures.raster"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = hantei("board", str(played), "-o", str(tmp_path / "board.png"))
    assert ran.code == 2
    assert 'pip install "hantei[picture]"' in ran.err


def test_colours_stand_as_they_are_by_their_names() -> None:
    """The tokens of the stylesheet: paper is #f5f0e5 by day and #14171b by night."""
    assert colours("day")["paper"] == "#f5f0e5"
    assert colours("night")["paper"] == "#14171b"
    assert colours("day")["shade"] == "rgb(60 45 20 / 9%)"
    assert with_colours("fill: var(--seal)", "day") == "fill: #b0341d"


def test_names_in_a_picture_are_escaped() -> None:
    stations = Track("Way", ["<b>one</b>"] * 2)
    assert "<b>" not in pictures.svg([stations], Catalogue("en"))
    assert "&lt;b&gt;one&lt;/b&gt; › &lt;b&gt;one" in pictures.svg([stations], Catalogue("en"))


def test_ranks_are_drawn_with_their_titles() -> None:
    ranks = Ranks("Field", [Rank(Text("後", "rear"), [], [Text("", "far away")])])
    text = pictures.svg([ranks], Catalogue("en"))
    assert ">rear</text>" in text
    assert ">far away</text>" in text
