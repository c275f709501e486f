"""`hantei board` and `hantei replay --html`: pictures and pages that need nothing else and hold nothing hidden."""

from __future__ import annotations

import re
import sys
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from xml.etree import ElementTree

import pytest

from hantei import pictures
from hantei.core.board import Rank, Ranks, Track
from hantei.core.event import DICE
from hantei.core.text import Text
from hantei.pictures import glimpses
from hantei.pictures.look import colours, plain
from hantei.play import Stride, walk
from hantei.text import Catalogue

from .table import Hantei
from .test_publish import SCENES, Reader


@pytest.fixture
def played(hantei: Hantei, tmp_path: Path, book: str) -> Path:
    path = tmp_path / f"{book}.hantei"
    assert hantei("play", book, SCENES[book][0], "--auto", "--seed", "3", "--save", str(path)).code == 0
    return path


@pytest.mark.parametrize("book", SCENES)
def test_every_rulebook_is_drawn_and_told_in_files_that_stand_alone(hantei: Hantei, played: Path, book: str) -> None:
    drawing, page = played.with_suffix(".svg"), played.with_suffix(".html")
    ran = hantei("board", str(played), "--lang", "ja")
    assert ran.code == 0, ran.err
    root = ElementTree.parse(drawing).getroot()  # noqa: S314 - ours
    text = drawing.read_text(encoding="utf-8")
    assert "var(" not in text
    assert "foreignObject" not in text
    links = [value for one in root.iter() for at, value in one.attrib.items() if at.endswith("href")]
    ids = {one.get("id") for one in root.iter()}
    assert all(link.startswith("#") and link[1:] in ids for link in links)
    assert hantei("replay", str(played), "--html", str(page), "--lang", "ja").code == 0
    told = Reader(page.read_text(encoding="utf-8"))
    places = [value for _, given in told.elements for at, value in given.items() if at in ("href", "src")]
    assert all(value is not None and value.startswith("#") for value in places)
    moments = [given for tag, given in told.elements if tag == "li" and "data-board" in given]
    boards = [given for _, given in told.elements if given.get("class") == "stood"]
    assert len(moments) > 10
    assert {one["data-board"] for one in moments} == {str(n) for n in range(len(boards))}


@pytest.mark.parametrize("book", ["senki"])
def test_a_page_runs_its_own_script_and_no_other(hantei: Hantei, played: Path) -> None:
    page = played.with_suffix(".html")
    assert hantei("replay", str(played), "--html", str(page)).code == 0
    text = page.read_text(encoding="utf-8")
    script = text.partition("<script>")[2].partition("</script>")[0]
    checksum = b64encode(sha256(script.encode()).digest()).decode()
    assert f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{checksum}'" in text


@pytest.mark.parametrize("book", ["senki"])
def test_the_board_of_a_moment_is_the_one_that_stood_then(hantei: Hantei, played: Path) -> None:
    """At the beginning everybody stands where the file places them: two reds, two whites, none of them down."""
    out = played.with_suffix(".svg")
    assert hantei("board", str(played), "--at", "0").code == 0
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
        (("--at", "x"), "A moment goes by its number"),
        (("--at", "99999"), "There is no moment 99999"),
        (("--seat", "nobody"), "There is no seat “nobody”"),
        (("--scheme", "dusk"), "There are no colours “dusk”"),
        (("-o", str(tmp_path / "board.gif")), "Pictures end in .svg, .png"),
        (("-o", str(played)), "is the file itself"),
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
    assert hantei("replay", str(played), "--html", "a.html", "--to", "3").code == 2
    assert hantei("replay", str(played), "--seat", "red").code == 2


@pytest.mark.parametrize("book", ["shadowrun4"])
def test_moments_hold_what_a_seat_may_read(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is told to one seat alone is read by it and by the game master, and by nobody who looks on."""
    session, shelf = pictures.opened(played)
    seat = shelf.rulebook.seats(session.state)[0]
    told = next(event for _, events in walk(session) for event in events if event.name != DICE)
    secret = replace(told, readers=[seat])
    monkeypatch.setattr(glimpses, "walk", lambda _: [Stride(session.state, [secret])])

    def lines(eye: str) -> int:
        return len(pictures.moments(session, shelf, shelf.catalogue("en"), eye)[0].lines)

    assert [lines(""), lines(seat), lines("referee")] == [0, 1, 1]


def test_colours_stand_as_they_are_by_their_names() -> None:
    """The tokens of the stylesheet: paper is #f5f0e5 by day and #14171b by night."""
    assert colours("day")["paper"] == "#f5f0e5"
    assert colours("night")["paper"] == "#14171b"
    assert colours("day")["shade"] == "rgb(60 45 20 / 9%)"
    assert plain("fill: var(--seal)", "day") == "fill: #b0341d"


def test_names_in_a_picture_are_escaped() -> None:
    stations = Track("Way", ["<b>one</b>"] * 2)
    assert "<b>" not in pictures.svg([stations], Catalogue("en"))
    assert "&lt;b&gt;one&lt;/b&gt; › &lt;b&gt;one" in pictures.svg([stations], Catalogue("en"))


def test_ranks_are_drawn_with_their_titles() -> None:
    ranks = Ranks("Field", [Rank(Text("後", "rear"), [], [Text("", "far away")])])
    text = pictures.svg([ranks], Catalogue("en"))
    assert ">rear</text>" in text
    assert ">far away</text>" in text
