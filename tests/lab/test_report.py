"""The report: one page with all that is known, in both languages, needing nothing from elsewhere."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from hantei import library
from hantei.core.text import Language, Text
from hantei.lab import Result, plots, simulate, sketches
from hantei.lab.intervals import Interval, wilson
from hantei.lab.report import ReportPart, chapter, report
from hantei.library import Heading

from .trials import trial

HEADING = Heading("quarry_town", Text("石切<街>", "Quarry <Town>"))


COMMAND = ("hantei", "simulate", "urban_assault", "quarry town.yaml", "--seed", "1")


@pytest.fixture(scope="module")
def found() -> Result:
    return simulate(trial("urban_assault", "quarry_town"), 6)


@pytest.fixture(scope="module")
def page(found: Result) -> str:
    return report([("", found)], library.shelf("urban_assault"), HEADING, "en", COMMAND).decode()


@pytest.fixture(scope="module")
def shown(found: Result) -> ReportPart:
    return chapter("", found, library.shelf("urban_assault").catalogue("en"), COMMAND)


class Links(HTMLParser):
    """What a page refers to, where that is, and its words."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: list[str] = []
        self.words: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.links += [str(value) for name, value in attrs if name in ("src", "href", "xlink:href")]
        self.places += [f"#{value}" for name, value in attrs if name == "id"]
        assert tag != "script"

    def handle_data(self, data: str) -> None:
        self.words.append(data)


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_page_of_one_piece(found: Result, page: str, lang: Language) -> None:
    shelf = library.shelf("urban_assault")
    text = page if lang == "en" else report([("", found)], shelf, HEADING, "ja", plotting=plots).decode()
    links = Links()
    links.feed(text)
    assert set(links.links) <= set(links.places)
    assert "@import" not in text
    assert not re.search(r"url\((?!#)", text)
    words = " ".join(links.words)
    assert HEADING.title.lang(lang) in words
    assert {"ja": "残った弾倉", "en": "magazines left"}[lang] in words
    assert {"ja": "分隊", "en": "The squad"}[lang] in words


def test_variants_are_compared(found: Result) -> None:
    named = [(f"difficulty={name}, policy.leader={name}", found) for name in ("a", "b")]
    text = report(named, library.shelf("urban_assault"), HEADING, "en", COMMAND).decode()
    assert text.count("difficulty=b, policy.leader=b") >= 3
    assert "Compared" in text
    assert "--vary difficulty=b --vary policy.leader=b --tell" in text


def test_the_same_result_gives_the_same_page(found: Result, page: str) -> None:
    assert report([("", found)], library.shelf("urban_assault"), HEADING, "en", COMMAND).decode() == page


def test_losses_are_grouped_by_place_and_by_cause(found: Result, shown: ReportPart) -> None:
    squad = next(side for side in shown.sides if side.name == "The squad")
    where, to = squad.listings[:2]
    assert [where.title, to.title] == ["Lost: where, and to whom", "Lost to"]
    total = sum(each.estimate for key, each in found.per_run().items() if key.startswith("lost/squad/"))
    assert total > 0
    for sums in (where.bars, to.bars, [part for bar in where.bars for part in bar.parts]):
        assert sum(float(bar.said) for bar in sums) == pytest.approx(total, abs=0.01 * len(sums))
    assert where.bars[0].width == pytest.approx(100)


def test_rows_stand_in_their_tables_in_order_and_those_never_hit_say_so(found: Result, shown: ReportPart) -> None:
    spoils = next(table for table in shown.tables if table.title == "Spoils of the exercise")
    assert [row.name for row in spoils.rows] == ["<=1", "2", "3", "4", "5", "6", ">=7"]
    hits = {key.rpartition("/")[2]: each.estimate for key, each in found.per_run().items() if "loot-drill" in key}
    assert [row.said == "never" for row in spoils.rows] == [not hits[row.name] for row in spoils.rows]
    maps = next(table for table in shown.tables if table.title == "map drawn")
    assert "12 The Well Yard" in [row.name for row in maps.rows]


def test_games_to_read_are_named_with_the_command_that_tells_them(found: Result, shown: ReportPart) -> None:
    assert shown.command == "hantei simulate urban_assault 'quarry town.yaml' --seed 1 --tell"
    assert shown.not_won == [run.number for run in found.runs if not run.won]
    number, _, rounds = shown.longest[0]
    assert max(battle.rounds for battle in found.runs[int(number)].battles) == int(rounds)


def test_a_distribution_is_drawn_without_a_library() -> None:
    """Of 1, 1 and 3: three bars a third of the plot wide, the first whole, the last half as high; the mean at 5/3."""
    drawn = sketches.distribution([1, 1, 3], "a & b")
    bars = re.findall(r"<rect x='([\d.]+)'[^>]* height='([\d.]+)'[^>]*><title>(.*?)</title>", drawn)
    assert bars == [("50.6", "130.0", "1: 2"), ("182.6", "0.0", "2: 0"), ("314.6", "65.0", "3: 1")]
    assert "M198.0 10V" in drawn
    assert "a &amp; b" in drawn


def test_many_values_are_drawn_in_classes() -> None:
    """A hundred values from 0 to 99 in classes of three, so that there are no more than forty bars."""
    drawn = sketches.distribution(range(100), "runs")
    titles = re.findall(r"<title>(.*?)</title>", drawn)
    assert (len(titles), titles[0], titles[-1]) == (34, "0–2: 3", "99–101: 1")


def test_a_share_is_a_row_with_its_bounds() -> None:
    row = sketches.shares([("<won>", Interval(0.5, 0.25, 0.75))])
    assert "&lt;won&gt;" in row
    assert "<rect width='150.0'" in row
    assert "M75.0 7H225.0" in row
    assert "50.0% [25.0%, 75.0%]" in row


def test_survival_is_a_line_that_falls() -> None:
    """One hundred, then half of all games: a spot at the head of the plot, and one in its middle."""
    drawn = sketches.survival([("map 1", wilson(10, 10)), ("map <2>", wilson(5, 10))])
    assert f" {sketches.HEAD:.1f}L" in drawn
    assert f" {sketches.HEAD + sketches.HIGH / 2:.1f}'" in drawn
    assert "map &lt;2&gt;" in drawn


def test_a_page_says_how_far_games_came_and_what_places_did(page: str, shown: ReportPart) -> None:
    assert [name for name, *_ in shown.ended] == [f"map {n}" for n in range(1, 6)]
    assert "The Watchtower" in [name for name, *_ in shown.places]
    assert 'id="far-1"' in page
    assert 'id="places-1"' in page
