"""`hantei replay --html`: a game as a page to step through, told as a log tells it."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from .table import Hantei

MOMENT = re.compile(r'<article class="moment.*?</article>', re.S)
LINE = re.compile(r"<p[^>]*>(.*?)</p>", re.S)


def moments(page: str) -> list[list[str]]:
    """The lines of each moment of a page."""
    return [
        [part.strip() for line in LINE.findall(one) for part in unescape(re.sub("<[^>]+>", "", line)).splitlines()]
        for one in MOMENT.findall(page)
    ]


@pytest.mark.parametrize(("book", "scene"), [("senki", "glasshouse"), ("gundog", "out_of_the_rain")])
def test_a_page_tells_what_the_log_tells(hantei: Hantei, tmp_path: Path, book: str, scene: str) -> None:
    """A line is joined to what leads to it across beats too, and a turn in which nothing is done says so."""
    save, page = tmp_path / "x.save", tmp_path / "x.html"
    log = hantei("play", book, scene, "--auto", "--seed", "7", "--save", str(save), "--lang", "en").out
    assert hantei("replay", str(save), "--html", str(page), "--eyes", "all", "--lang", "en").code == 0
    told = moments(page.read_text(encoding="utf-8"))
    lines = [line for moment in told for line in moment]
    assert len(lines) > 40
    printed = [line.strip() for line in log.splitlines()]
    assert [line for line in lines if line not in printed] == []
    assert [moment for moment in told if re.fullmatch("▼ .*'s (main process|action check)", moment[-1])] == []
