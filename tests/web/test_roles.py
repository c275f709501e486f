"""Who owns a table, who rules, and who plays which seat are three things; each is asked for where it is needed."""

from __future__ import annotations

import pytest

from hantei.web.table.viewpoint import Viewpoint

from .tables import Browser, hub_of
from .test_company import DUEL, come, links, send
from .test_mastering import noted

Guest = tuple[Browser, str]

OWNS = {
    "seat": {"who": "white", "player": "machine:random"}, "pace": {"pace": "instant"}, "back": {"back": "all"},
    "clock": {"clock": "one"}, "renew": {"place": "watch"},
}  # fmt: skip
"""What belongs to the owner of a table alone, with what is sent; `remove` comes last."""

RULES = {
    "rule": {"words": "set red_ace.hp 31"}, "force": {"faces": "6 6"}, "notes": {"notes": "mined"}, "go": {"at": "0.0"},
    "delegate": {"who": "red", "to": "white"}, "fork": {"moves": "0"},
}  # fmt: skip
"""What belongs to whoever rules alone, with what is sent."""

REFUSED = (404, 422)


def under_a_guest(browser: Browser, **chosen: str) -> tuple[Guest, Guest]:
    """A duel whose owner plays red while a guest is the game master: both with their places."""
    table = browser.begin(DUEL, referee="on", **{"seat-red": "here", "seat-referee": "link", **chosen})
    return (browser, table), come(browser, links(browser, table)[0])


@pytest.mark.parametrize("deed", sorted(OWNS))
def test_settings_belong_to_the_owner_and_to_no_game_master(browser: Browser, deed: str) -> None:
    (owner, table), (master, place) = under_a_guest(browser)
    assert send(master, f"{place}{deed}", **OWNS[deed]) in REFUSED
    assert send(owner, f"{table}{deed}", **OWNS[deed]) in (200, 204)


@pytest.mark.parametrize("deed", sorted(RULES))
def test_rulings_belong_to_the_game_master_and_to_no_owner_who_plays(browser: Browser, deed: str) -> None:
    (owner, table), (master, place) = under_a_guest(browser)
    sent = RULES[deed] | ({"before": noted(master, place)} if deed == "notes" else {})
    assert send(owner, f"{table}{deed}", **sent) in REFUSED
    assert send(master, f"{place}{deed}", **sent) in (200, 204)


def test_the_panel_shows_each_of_them_their_part(browser: Browser) -> None:
    (owner, table), (master, place) = under_a_guest(browser)
    settings, rulings = owner.get(f"{table}panel").text, master.get(f"{place}panel").text
    for mine, theirs, parts in (
        (settings, rulings, ("panel-links", "panel-seats", "panel-remove")),
        (rulings, settings, ("panel-dice", "panel-notes", "panel-rule")),
    ):
        for part in parts:
            assert [f'id="{part}"' in page for page in (mine, theirs)] == [True, False], part
    assert owner.get(f"{table}save").status_code == 404  # all that is hidden is in it
    assert master.get(f"{place}save").status_code == 200


def test_a_table_is_ended_by_its_owner_alone(browser: Browser) -> None:
    (owner, table), (master, place) = under_a_guest(browser)
    assert send(master, f"{place}remove") == 404
    assert master.get(place).status_code == 200
    send(owner, f"{table}remove")
    assert [owner.get(table).status_code, master.get(place).status_code] == [404, 404]


def test_an_owner_takes_back_what_any_guest_does_and_no_ruling(browser: Browser) -> None:
    (owner, table), (master, place) = under_a_guest(browser)
    assert send(master, f"{place}rule", words="set red_ace.hp 31") == 204
    assert send(owner, f"{table}undo", count="1") == 422
    assert "HP 31/42" in owner.get(table).text
    assert send(master, f"{place}undo", count="1") == 204
    assert "HP 42/42" in owner.get(table).text


def test_behind_the_curtain_the_owner_sets_the_table_and_sees_nothing_of_the_game(browser: Browser) -> None:
    (owner, table), (master, place) = under_a_guest(browser, prepares="on")
    assert "person-name" in master.get(place).text
    page = owner.get(table).text
    assert "The table is being prepared" in page
    assert "person-name" not in page
    assert 'action="curtain"' not in page
    assert owner.post(f"{table}curtain", headers={"origin": "http://table.test"}).status_code == 404
    assert "/join/" in owner.get(f"{table}panel").text
    assert send(owner, f"{table}pace", pace="instant") == 204


def test_an_owner_who_takes_the_seat_of_the_game_master_rules_from_then_on(browser: Browser) -> None:
    """Everybody reads that in the log: it is told like any other ruling."""
    (owner, table), (master, place) = under_a_guest(browser)
    live = hub_of(owner, table).live
    assert (live.may_rule("owner"), live.may_rule("seat-referee")) == (False, True)
    assert send(owner, f"{table}seat", who="referee", player="here") == 204
    assert (live.may_rule("owner"), live.may_rule("seat-referee")) == (True, False)
    assert master.get(place).status_code == 404
    assert send(owner, f"{table}rule", words="set red_ace.hp 31") == 204


def test_a_game_master_who_takes_the_game_on_rules_at_the_new_table(browser: Browser) -> None:
    _, (master, place) = under_a_guest(browser)
    own = master.post(f"{place}fork", data={"moves": "0"}, headers={"origin": "http://table.test"}).url.path
    assert hub_of(master, str(own)).live.may_rule("owner")


def test_an_owner_without_a_seat_looks_on_under_another_game_master(browser: Browser) -> None:
    (_, table), _ = under_a_guest(browser, **{"seat-red": "link", "seat-white": "link"})
    live = hub_of(browser, table).live
    at = Viewpoint(live, "owner")
    assert (at.looks_on, at.oversees, at.eye({})) == (True, False, "")
    assert live.role("owner").readers == [""]
    assert at.questions() == {}
