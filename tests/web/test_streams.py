"""What a stream carries: of the people at a table only those who have changed, all of them where others take part."""

from __future__ import annotations

import re
from functools import partial

import pytest

from hantei.web.commands.refereeing import amend
from hantei.web.server.hub import Hub, Reader
from hantei.web.storage.doors import Viewer

from .tables import Browser

DUEL = "senki/ace_duel"
PEOPLE = ("now-", "sheet-", "roster")


@pytest.fixture
def hub(browser: Browser) -> Hub:
    """A duel at which the owner plays both sides."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    found: Hub = browser.app.state.room.hubs.here[table.split("/")[2]]  # type: ignore[attr-defined]
    return found


def listening(hub: Hub, place: str) -> Reader:
    """Somebody who has seen the table as it stands."""
    reader = Reader((place, "en"))
    hub.expect(reader)
    hub.showing.everything(reader.seen)
    hub.admit(reader)
    return reader


def rule(browser: Browser, hub: Hub, words: str) -> None:
    """A ruling of the game master."""
    assert browser.portal is not None
    change = partial(browser.app.state.room.change, hub, lambda live: amend(live, words.split()))  # type: ignore[attr-defined]
    browser.portal.call(change)


def came(reader: Reader) -> dict[str, str]:
    """The events that came, by name; they are gone then."""
    text = b"".join(reader.waiting).decode()
    reader.waiting.clear()
    return dict(re.findall(r"^event: (.+)\ndata: ?((?:.*\n)(?:data: ?.*\n)*)", text, re.MULTILINE))


def of_people(events: dict[str, str]) -> dict[str, str]:
    return {name: data for name, data in events.items() if name.startswith(PEOPLE)}


def test_who_has_changed_is_sent_and_nobody_else(browser: Browser, hub: Hub) -> None:
    owner, watch = listening(hub, "owner"), listening(hub, "watch")
    rule(browser, hub, "set white_second.hp 3")
    for reader in (owner, watch):
        people = of_people(came(reader))
        assert len(people) == 1  # what may change at any moment; what lasts of the sheet is as it was
        ((name, data),) = people.items()
        assert name.startswith("now-")
        assert "White Second" in data
        assert "3/" in data


def test_people_stand_in_the_order_of_each_place(browser: Browser, hub: Hub) -> None:
    owner, white = listening(hub, "owner"), listening(hub, "seat-white")
    rule(browser, hub, "set white_ace.hp 7")
    assert list(of_people(came(owner))) == ["now-3"]
    assert list(of_people(came(white))) == ["now-1"]  # one's own side first


def test_whoever_comes_later_brings_the_whole_roster_once(browser: Browser, hub: Hub) -> None:
    owner = listening(hub, "owner")
    rule(browser, hub, "join duel_second red 1,1")
    people = of_people(came(owner))
    assert list(people) == ["roster"]
    assert people["roster"].count('class="person"') == 5
    rule(browser, hub, "set red_ace.hp 9")
    assert list(of_people(came(owner))) == ["now-1"]


def test_a_page_that_has_just_been_opened_is_sent_no_more_than_what_changes(browser: Browser, hub: Hub) -> None:
    assert browser.portal is not None
    viewer = Viewer(hub.live.card.owner, "owner")
    listen = partial(browser.app.state.room.listen, hub, viewer, "en", hub.live.stamp)  # type: ignore[attr-defined]
    reader: Reader = browser.portal.call(listen)
    rule(browser, hub, "set red_ace.hp 9")
    assert list(of_people(came(reader))) == ["now-1"]
