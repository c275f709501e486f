"""Every rulebook at a table in a browser, on a phone and on a desk: nothing in the pages knows one of them by name."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from hantei import library

from .conftest import NewSeat
from .playing import Seat
from .test_company import whose
from .test_playing import SIZES

ANSWERS = 8


def shortest(rulebook: str) -> str:
    """What the shortest scenario or encounter of a rulebook is called."""
    shelf = library.shelf(rulebook)
    return shelf.headings(shelf.kind)[0].title.en


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("rulebook", library.rulebook_ids())
def test_a_table_of_every_rulebook_goes_through_its_first_decisions(seat: NewSeat, rulebook: str, size: str) -> None:
    me = seat(viewport=SIZES[size])
    me.begin(shortest(rulebook))
    said: list[str] = []
    for _ in range(ANSWERS):
        if me.over:
            break
        said.append(me.question())
        me.answer()
        wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide == 0, said
    assert me.over or len(said) == ANSWERS
    assert me.log()
    assert me.page.locator("#roster .person").count()


@pytest.mark.parametrize("rulebook", library.rulebook_ids())
def test_question_board_and_log_are_seen_together_at_a_desk(seat: NewSeat, rulebook: str) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    me.begin(shortest(rulebook))
    for part in ("#q-1", "#board .board-figure", "#log-area"):
        shown = me.page.locator(part).first
        if part == "#board .board-figure" and not shown.count():
            continue  # nothing is drawn before places matter
        box = shown.bounding_box()
        assert box is not None
        assert box["y"] < 400, part
    options = me.page.locator("#q-1 .options")
    if options.count():
        box = options.first.bounding_box()
        assert box is not None
        many = options.first.locator("> *").count() > 8
        assert box["height"] <= 800 / 3 if many else box["y"] + box["height"] <= 800


def test_a_character_is_copied_for_an_online_table(seat: NewSeat) -> None:
    """The clipboard then holds what CCFOLIA makes a piece of."""
    me = seat(permissions=["clipboard-read", "clipboard-write"])
    me.begin("Spider Lilies at Dawn", red="here", white="here")
    person = me.page.locator("#roster .person", has_text="Red Spider Lily")
    person.get_by_text("Figures and gear").click()
    person.get_by_role("button", name="CCFOLIA").click()
    expect(person.get_by_role("status")).to_contain_text("Copied")
    copied = json.loads(me.page.evaluate("navigator.clipboard.readText()"))
    assert copied["kind"] == "character"
    assert copied["data"]["name"] == "Red Spider Lily"
    assert {"label": "HP", "value": 42, "max": 42} in copied["data"]["status"]


def test_two_who_are_asked_at_once_answer_at_once(seat: NewSeat) -> None:
    """In the duel across the canyon both sides choose in secret where to go: the one who is done learns nothing."""
    pc, outlaws = seat(), seat()
    pc.lay("Across the Canyon", pc="here", outlaws="link")
    outlaws.page.goto(pc.page.locator(".awaited input").input_value())
    outlaws.ask.wait_for()
    seats = {"pc": pc, "outlaws": outlaws}
    for _ in range(60):
        if at_once(pc, outlaws):
            break
        seats[whose(seats)].press()
        pc.page.wait_for_timeout(100)
    else:
        pytest.fail("nobody is asked together with another")
    before, form = outlaws.log(), outlaws.asked()
    pc.press()
    expect(pc.page.locator("#ask")).to_contain_text("Waiting for")
    assert outlaws.asked() == form
    assert outlaws.log() == before
    outlaws.press()
    for one in (pc, outlaws):
        expect(one.page.locator("#log .log-line").nth(len(before))).to_be_visible()
    assert pc.log() == outlaws.log()


def at_once(one: Seat, other: Seat) -> bool:
    """Whether both are asked at the same place."""
    fields = [seat.page.locator("#q-1 form input[name=at]") for seat in (one, other)]
    return all(field.count() for field in fields) and len({field.first.get_attribute("value") for field in fields}) == 1


def test_a_game_master_at_a_seat_of_their_own_rules(seat: NewSeat) -> None:
    player, master = seat(), seat()
    player.open()
    player.pick("Quarry Town")
    player.page.get_by_label("with a game master").check()
    player.page.locator("#seat-referee").select_option("link")
    player.page.get_by_role("button", name="Begin").click()
    player.ready()
    master.page.goto(player.page.get_by_label("Link for Game master").input_value())
    master.page.locator("#ask").wait_for()
    assert master.page.url.endswith("/seat-referee/")
    player.press("Bolt")
    master.page.locator("#q-1").wait_for()
    assert master.question() == "Which difficulty will you play?"  # with a game master, that is theirs to say
    master.press("Easy")
    player.page.locator("#q-1").wait_for()
    master.rule("set squads.leader.magazines 3")
    for one in (player, master):
        expect(one.page.locator("#log .ruling").last).to_contain_text("magazines: 3 (was 30)")
    expect(master.panel()).not_to_contain_text("Invitations")  # those are the owner's
