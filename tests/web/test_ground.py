"""Doors, marks and the scene itself, changed by pointing: what is offered where, what it changes, how it is told."""

from __future__ import annotations

import re
from html import unescape

import pytest

from hantei.core.adjusting import AdjustableAct, AdjustablePick, told_change

from .tables import Browser, hub_of
from .test_company import come, links, send

ELEVATOR = "senki/elevator"


def offered(browser: Browser, table: str, query: str) -> dict[str, list[str]]:
    """What the editor of a place offers: the values by the words of each amendment."""
    page = browser.get(f"{table}ground?{query}").text
    forms = re.findall(r"<form.*?</form>", page, re.S)
    words = [unescape(re.findall(r'name="words" value="([^"]*)"', form)[0]) for form in forms]
    return {word: re.findall(r'<option value="([^"]*)"', form) for word, form in zip(words, forms, strict=True)}


def test_a_door_is_found_from_both_its_sides_and_stands_open(browser: Browser) -> None:
    table = browser.begin(ELEVATOR)
    state = hub_of(browser, table).live.session.state
    door = next(edge for edge in state.scene.board.edges if edge.kind == "door")
    name = "|".join(door.between)
    for edge in (name, "|".join(reversed(door.between))):
        assert offered(browser, table, f"edge={edge}")[f"door {name}"] == ["open", "half_open", "closed"]
    assert send(browser, f"{table}rule", words=f"door {name}", value="open") == 204
    assert hub_of(browser, table).live.session.state.doors[name] == "open"
    log = browser.get(f"{table}log.txt").text
    assert f"ruling: door {name}, state: open door (was half-open door)" in log
    (line,) = re.findall(r'name="line" value="(\d+)"', browser.get(f"{table}panel").text)
    assert send(browser, f"{table}unrule", line=line) == 204
    assert hub_of(browser, table).live.session.state.doors[name] == "half_open"


def test_a_square_gets_marks_and_loses_them_one_by_one(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel")  # 4,2 is difficult there, 4,4 an ordinary square
    assert offered(browser, table, "at=4,4") == {
        "mark 4,4": ["sealed", "controlled", "impassable", "obstacle", "difficult", "water", "escape"],
        "line 4,4": ["clear", "partial", "complete"],
    } | scene(browser, table)
    assert send(browser, f"{table}rule", words="mark 4,2 difficult", value="water") == 204
    marks = hub_of(browser, table).live.session.state.marks
    assert marks["4,2"] == ["difficult", "water"]
    assert "ruling: square 4,2, mark it: water" in browser.get(f"{table}log.txt").text
    assert set(offered(browser, table, "at=4,2")) >= {"mark 4,2 water", "mark 4,2 difficult"}
    assert send(browser, f"{table}rule", words="mark 4,2 water") == 204  # no longer difficult
    assert hub_of(browser, table).live.session.state.marks["4,2"] == ["water"]
    assert "ruling: square 4,2, no longer difficult" in browser.get(f"{table}log.txt").text


def test_a_form_fills_in_the_words_behind_a_ruling(browser: Browser) -> None:
    """Senki: a line of sight by its other square; Gundog: a wound by kind, percent and limb, which can be left out."""
    table = browser.begin("senki/ace_duel")
    facts = {"words": "line 4,4", "blank-0": "７,4", "blank-1": "partial"}
    assert send(browser, f"{table}rule", **facts) == 204
    assert hub_of(browser, table).live.session.state.lines == {"4,4|7,4": "partial"}
    assert "ruling: square 4,4, the line of sight from here: 7,4, partly covered" in log_of(browser, table)

    table = browser.begin("gundog/office_raid")
    who = next(iter(hub_of(browser, table).live.session.state.fighters))
    facts = {"words": f"wound give {who}", "blank-0": "light", "blank-1": "-20"}
    assert send(browser, f"{table}rule", **facts, **{"blank-2": ""}) == 204
    assert send(browser, f"{table}rule", **facts, **{"blank-2": "left_arm"}) == 204
    wounds = hub_of(browser, table).live.session.state.fighters[who].impairments
    assert [(one.kind, one.amount, one.limb) for one in wounds] == [("light", -20, ""), ("light", -20, "left_arm")]
    assert "give a shock or a wound: a light wound, -20, left arm" in log_of(browser, table)
    assert f'value="wound remove {who} light -20 left_arm"' in browser.get(f"{table}adjust/{who}").text


def log_of(browser: Browser, table: str) -> str:
    """The log as text."""
    return browser.get(f"{table}log.txt").text


def scene(browser: Browser, table: str) -> dict[str, list[str]]:
    """What is offered of the scene as a whole."""
    return offered(browser, table, "at=nowhere")


@pytest.mark.parametrize(
    ("address", "words", "value", "sentence"),
    [
        ("gundog/office_raid", "visibility", "darkness", "ruling: the scene, visibility: darkness (was "),
        ("shadowrun4/warehouse", "sight dim", "mist1", "ruling: the scene, make it harder to see: light smoke"),
        (
            "shadowrun4/warehouse",
            "task open_terminal",
            "true",
            "ruling: the scene, Open the safe terminal: yes (was no)",
        ),
        ("wild_arms/saloon", "bar", "run", "ruling: the scene, bar a stance here: "),
    ],
)
def test_the_scene_is_changed_from_any_place_of_the_board(
    browser: Browser, address: str, words: str, value: str, sentence: str
) -> None:
    table = browser.begin(address)
    if address == "shadowrun4/warehouse" and words.startswith("sight"):
        assert send(browser, f"{table}rule", words="sight dim") == 204
    found = scene(browser, table)
    assert words in found
    assert value in found[words]
    assert send(browser, f"{table}rule", words=words, value=value) == 204
    assert sentence in browser.get(f"{table}log.txt").text


def test_only_who_rules_learns_what_can_be_changed_of_a_place(browser: Browser) -> None:
    table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
    guest, seat = come(browser, links(browser, table)[0])
    assert guest.get(f"{seat}ground?at=4,4").status_code == 404
    assert browser.get(f"{table}ground?at=4,4").status_code == 200


def test_where_nothing_can_be_changed_by_pointing_it_is_said(browser: Browser) -> None:
    table = browser.begin("urban_assault/quarry_town")
    assert "type a ruling instead" in browser.get(f"{table}ground?at=x").text


def test_an_amendment_that_is_whole_is_not_told_of_one_with_more_words() -> None:
    away = AdjustableAct("4,2", "square", "no longer wet", ("mark", "4,2"))
    assert told_change([away], ["mark", "4,2", "rough"]) is None
    assert told_change([away], ["mark", "4,2"]) is not None
    pick = AdjustablePick("4,2", "square", "mark", ("mark", "4,2"), {"rough": "rough"})
    assert told_change([pick], ["mark", "4,2"]) is None
