"""The report: one page with all that is known, in both languages, needing nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from hantei import library
from hantei.core.text import Text
from hantei.lab import Result, simulate, variants
from hantei.lab.report import report
from hantei.library import Heading

from .trials import trial

HEADING = Heading("quarry_town", Text("石切<街>", "Quarry <Town>"))


@pytest.fixture(scope="module")
def found() -> Result:
    return simulate(trial("urban_assault", "quarry_town"), 6)


class Links(HTMLParser):
    """What a page refers to, and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]
        assert tag != "script"

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_page_of_one_piece(found: Result, lang: str) -> None:
    page = report([("", found)], library.shelf("urban_assault"), HEADING, lang).decode()
    links = Links()
    links.feed(page)
    assert all(link.startswith("#") for link in links.links)
    assert "@import" not in page
    assert not re.search(r"url\((?!#)", page)
    words = " ".join(links.words)
    assert HEADING.title.lang(lang) in words
    assert {"ja": "残った弾倉", "en": "magazines left"}[lang] in words
    assert {"ja": "一度も出なかった行", "en": "Never hit"}[lang] in words


def test_variants_are_compared(found: Result) -> None:
    named = [(v.path + f"={v.value}", simulate(v.trial, 4)) for v in variants(found.trial, "difficulty=easy,hard")]
    page = report(named, library.shelf("urban_assault"), HEADING, "en").decode()
    assert page.count("difficulty=hard") >= 2
    assert "Compared" in page


def test_the_same_result_gives_the_same_page(found: Result) -> None:
    pages = [report([("", found)], library.shelf("urban_assault"), HEADING, "en") for _ in range(2)]
    assert pages[0] == pages[1]
