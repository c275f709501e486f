"""A seat of their own for everybody of a side, in every rulebook, with no word of it in the encounter."""

from __future__ import annotations

import re
from random import Random

import pytest

from hantei import library
from hantei.core.message import BadSetup
from hantei.play import Session
from hantei.web.setup.laying import setup_of

from .tables import Browser
from .test_company import come, links

SIDES = [
    ("senki/bridge", ["thistle", "holly", "yew", "mugwort"]),
    ("gundog/office_raid", ["pointer", "hatamoto", "salve"]),
    ("wild_arms/saloon", ["dolores", "reno", "juno"]),
    ("shadowrun4/warehouse", ["mori", "gantry", "sparrow", "relay", "rook"]),
]


def first_side(name: str) -> tuple[library.Shelf, str, str, str]:
    """The rulebook of an encounter, its id and text, and the side of its first seat."""
    book, _, encounter = name.partition("/")
    shelf = library.shelf(book)
    found, text = shelf.scenario_text(encounter)
    state = shelf.rulebook.start(setup_of(found, text, 1, False))
    return shelf, found, text, shelf.rulebook.judging.side(state, shelf.rulebook.seats(state)[0])


@pytest.mark.parametrize(("name", "people"), SIDES)
def test_everybody_of_a_side_has_a_seat_and_answers_for_themselves(name: str, people: list[str]) -> None:
    shelf, encounter, text, side = first_side(name)
    book = shelf.rulebook
    together, apart = (setup_of(encounter, text, 1, False, sides) for sides in ((), (side,)))
    before, after = (set(book.seats(book.start(setup))) for setup in (together, apart))
    assert set(people) <= after
    assert not set(people) & before
    session, rng = Session(book, apart, "1"), Random(1)
    asked = set()
    for _ in range(250):
        if session.finished:
            break
        key, decision = next(iter(session.decisions.items()))
        asked |= {decision.who} if decision.about.get("who") in people else set()
        session.answer(key, book.policies["heuristic"](session.state, decision, rng))
    assert asked & set(people)
    assert asked <= {*people, *after}


def test_a_setup_names_a_side_that_there_is() -> None:
    shelf, encounter, text, _ = first_side("senki/bridge")
    with pytest.raises(BadSetup, match="unknown-side-apart"):
        shelf.rulebook.start(setup_of(encounter, text, 1, False, ("nobody",)))


def test_the_form_offers_each_person_and_the_table_has_their_seats(browser: Browser) -> None:
    page = browser.get("/new/wild_arms/saloon").text
    side = re.search(r'name="(apart-[^"]+)"', page)
    assert side
    page = browser.get(f"/new/wild_arms/saloon?{side[1]}=on").text
    for one in ("dolores", "reno", "juno"):
        assert f'name="seat-{one}"' in page
    assert "Dolores Birch: played by</label>" in page
    table = browser.begin(
        "wild_arms/saloon", **{side[1]: "on", "seat-dolores": "here", "seat-reno": "link", "seat-juno": "link"}
    )
    reno = links(browser, table)[0]
    guest, seat = come(browser, reno)
    assert seat.endswith("/seat-reno/")
    assert guest.get(seat).status_code == 200


def test_company_is_offered_a_seat_for_each_and_takes_that_back_for_good(browser: Browser) -> None:
    chosen = {"seat-pc": "link", "seat-outlaws": "machine:heuristic"}
    page = browser.get("/new/wild_arms/saloon", params=chosen).text
    assert 'name="apart-pc" checked' in page
    assert players(page) == {"reno": "here", "dolores": "link", "juno": "link", "outlaws": "machine:heuristic"}
    back = {**chosen, "company-pc": "on"}
    page = browser.get("/new/wild_arms/saloon", params=back).text
    assert 'name="apart-pc" checked' not in page
    assert players(page) == chosen_of(chosen)


def test_whoever_rules_plays_nobody_of_the_company(browser: Browser) -> None:
    chosen = {"seat-pc": "link", "seat-outlaws": "machine:heuristic", "referee": "on", "seat-referee": "here"}
    found = players(browser.get("/new/wild_arms/saloon", params=chosen).text)
    assert {one: found[one] for one in ("dolores", "reno", "juno")} == dict.fromkeys(
        ("dolores", "reno", "juno"), "link"
    )


def test_a_friend_on_the_other_side_has_it_as_a_whole(browser: Browser) -> None:
    for red in ("here", "link"):
        chosen = {"seat-red": red, "seat-white": "link"}
        assert players(browser.get("/new/senki/ace_duel", params=chosen).text) == chosen_of(chosen)


def test_a_table_is_made_as_it_was_sent(browser: Browser) -> None:
    """Where no script has shown what company means, nothing is taken apart unseen."""
    table = browser.begin("wild_arms/saloon", **{"seat-pc": "link", "seat-outlaws": "machine:heuristic"})
    _, seat = come(browser, links(browser, table)[0])
    assert seat.endswith("/seat-pc/")


def test_the_form_shows_who_goes_by_a_seat(browser: Browser) -> None:
    page = browser.get("/new/gundog/office_raid", headers={"accept-language": "en"}).text
    field = page.partition('id="seat-pc"')[2].partition("</ul>")[0]
    assert field.count('<svg class="counter') == 4


def players(page: str) -> dict[str, str]:
    """Who plays each seat of a form."""
    fields = re.findall(r'<select id="seat-([^"]+)".*?</select>', page, re.S)
    bodies = re.findall(r'<select id="seat-[^"]+"(.*?)</select>', page, re.S)
    found = {}
    for seat, body in zip(fields, bodies, strict=True):
        value = re.search(r'<option value="([^"]+)" selected', body)
        found[seat] = value[1] if value else ""
    return found


def chosen_of(fields: dict[str, str]) -> dict[str, str]:
    """Fields of seats, by the seats."""
    return {name.removeprefix("seat-"): value for name, value in fields.items()}


def test_a_side_of_one_is_not_taken_apart(browser: Browser) -> None:
    assert 'name="apart-' not in browser.get("/new/urban_assault/quarry_town").text


def test_a_side_that_there_is_not_is_left_out(browser: Browser) -> None:
    assert browser.get("/new/senki/bridge?apart-nobody=on").status_code == 200
