"""Setting a table: difficulty, rulings, seed, and what stays chosen while the form changes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from hantei import library
from hantei.play import read

from .tables import BASE, Browser, question

QUARRY, DUEL = "urban_assault/quarry_town", "senki/ace_duel"


def header(browser: Browser, table: str, tmp_path: Path) -> dict[str, object]:
    """What the save file of a table begins with."""
    file = tmp_path / "taken.hantei"
    file.write_bytes(browser.get(f"{table}save").content)
    return dict(read(file).header)


def test_a_difficulty_that_is_chosen_is_not_asked(browser: Browser) -> None:
    page = browser.get(f"/new/{QUARRY}").text
    assert '<option value="hard">Hard</option>' in page
    table = browser.begin(QUARRY, difficulty="hard")
    assert browser.answer(table, "breacher") == 200
    page = browser.get(table).text
    assert question(page) != "Which difficulty will you play?"
    assert "Hard" in page


def test_a_table_begins_with_what_matters_where_its_form_is_left_as_it_is(browser: Browser) -> None:
    """Nobody is asked about Edge on initiative; whoever wants to be is."""
    page = browser.get("/new/shadowrun4/warehouse").text
    assert '<option value="matters" selected>' in page
    seats = {"seat-crew": "machine:heuristic"}
    assert "initiative" in question(browser.get(browser.begin("shadowrun4/warehouse", **seats)).text)
    table = browser.begin("shadowrun4/warehouse", asking="matters", **seats)
    assert "initiative" not in question(browser.get(table).text)
    assert (
        browser.post("/new/shadowrun4/warehouse", data={"asking": "much"}, headers={"origin": BASE}).status_code == 422
    )


def test_where_there_is_no_difficulty_none_is_offered_or_taken(browser: Browser) -> None:
    assert 'name="difficulty"' not in browser.get(f"/new/{DUEL}").text
    refused = browser.post(f"/new/{DUEL}", data={"difficulty": "hard"}, headers={"origin": BASE})
    assert refused.status_code == 422
    assert "“hard” is not among the choices." in refused.text


def test_machine_players_are_called_by_their_names(browser: Browser) -> None:
    """On the page on which a table is set, on the panel, in the log."""
    names = {
        "en": ("steady", "bold", "careful", "random", "greedy", "braced for bad luck", "far-sighted"),
        "ja": ("手堅い", "大胆", "守り優先", "でたらめ", "目先重視", "不運に備える", "先読み"),
    }
    table = browser.begin(DUEL, **{"seat-white": "machine:random"})
    for lang, called in names.items():
        said = "the computer ({})" if lang == "en" else "コンピュータ（{}）"
        ids = ("heuristic", "bold", "careful", "random", "greedy", "cautious", "search")
        wanted = list(zip(ids, map(said.format, called), strict=True))
        browser.cookies.set("lang", lang)
        for page in (f"/new/{DUEL}", f"{table}panel"):
            offered = re.findall(r'<option value="machine:(\w+)"(?: selected)?>([^<]*)<', browser.get(page).text)
            assert offered == wanted * 2, page  # for either seat
    browser.cookies.set("lang", "en")
    assert '<option value="machine:random" selected>' in browser.get(f"{table}panel").text
    browser.post(f"{table}seat", data={"who": "red", "player": "machine:cautious"}, headers={"origin": BASE})
    assert "seat Red: the computer (braced for bad luck)" in browser.get(f"{table}log.txt").text


@pytest.mark.parametrize("rulebook", list(library.shelves()))
def test_every_ruling_is_offered_with_all_its_readings(browser: Browser, rulebook: str) -> None:
    shelf = library.shelf(rulebook)
    page = browser.get(f"/new/{rulebook}/{shelf.headings(shelf.kind)[0].id}").text
    assert shelf.rulebook.rulings
    for ruling in shelf.rulebook.rulings:
        offered = re.findall(rf'name="ruling-{ruling.id}" value="([^"]*)"( checked)?', page)
        assert offered == [(value, " checked" if value == ruling.default else "") for value in ruling.values]


def test_readings_are_offered_in_the_language_of_the_reader(browser: Browser) -> None:
    """UA-06.4: a single die as two."""
    address = "/new/urban_assault/quarry_town"
    for lang, words in (("ja", "1〜3なら1"), ("en", "1 to 3 is 1")):
        page = browser.get(address, headers={"accept-language": lang}).text
        field = page[page.index('name="ruling-d2_by" value="halves"') :]
        assert words in field[: field.index("</label>")]


def test_a_ruling_that_is_chosen_holds_and_is_kept_with_the_game(browser: Browser, tmp_path: Path) -> None:
    ruling, usual = library.shelf("senki").rulebook.rulings[:2]
    table = browser.begin(DUEL, **{f"ruling-{ruling.id}": ruling.values[1], f"ruling-{usual.id}": usual.default})
    setup = header(browser, table, tmp_path)["setup"]
    assert isinstance(setup, dict)
    assert setup["rulings"] == {ruling.id: ruling.values[1]}
    refused = browser.post(f"/new/{DUEL}", data={f"ruling-{ruling.id}": "whatever"}, headers={"origin": BASE})
    assert refused.status_code == 422
    assert ruling.values[1] in refused.text


def test_the_seed_can_be_named(browser: Browser, tmp_path: Path) -> None:
    first = browser.begin(DUEL, seed=" spider  lily ")
    assert header(browser, first, tmp_path)["seed"] == "spider lily"
    assert header(browser, browser.begin(DUEL), tmp_path)["seed"] != header(browser, first, tmp_path)["seed"]
    refused = browser.post(f"/new/{DUEL}", data={"seed": "x" * 65}, headers={"origin": BASE})
    assert refused.status_code == 422
    assert "at most 64 characters" in refused.text


def test_what_was_chosen_stays_when_the_form_changes_or_is_refused(browser: Browser) -> None:
    chosen = {"seat-red": "link", "dice": "physical", "pace": "slow", "referee": "on", "seed": "x" * 65}
    for page in (
        browser.get(f"/new/{DUEL}", params=chosen).text,
        browser.post(f"/new/{DUEL}", data=chosen, headers={"origin": BASE}).text,
    ):
        assert '<option value="link" selected>' in page
        assert '<option value="physical" selected>' in page
        assert '<option value="slow" selected>' in page
        assert 'id="seat-referee"' in page
        assert re.search(r'name="referee" checked', page)


def test_what_a_page_is_opened_with_is_escaped(browser: Browser) -> None:
    page = browser.get(f"/new/{DUEL}", params={"seed": '"><script>alert(1)</script>'}).text
    assert "<script>alert" not in page
