"""A whole evening: a game master, players with a character each, and somebody who only looks on, desk and phone."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from .conftest import NewSeat
from .playing import Seat
from .test_playing import SIZES

EVENINGS = [
    ("shadowrun4/warehouse", "runners"), ("gundog/office_raid", "pc"), ("wild_arms/saloon", "pc"),
    ("senki/bridge", "pc"), ("urban_assault/quarry_town", ""),
]  # fmt: skip
"""What is played, and the side of which each has a seat of their own; two leaders have one anyway."""

NAMES = ("Kaori", "Ken", "Misaki")
ANSWERS = 24


@dataclass
class Evening:
    """Who has come: the game master, the players by name, somebody who looks on."""

    master: Seat
    players: dict[str, Seat]
    looker: Seat

    @property
    def everybody(self) -> list[Seat]:
        """All windows."""
        return [self.master, *self.players.values(), self.looker]


def sit(guest: Seat, link: str, name: str, seat: bool) -> None:
    """Come by the link for all, say a name, and take the first free seat, or look on."""
    guest.page.goto(link)
    guest.page.locator("#name").fill(name)
    places = guest.page.locator("button[name=place]")
    (places.first if seat else places.last).click()
    guest.page.locator("#ask").wait_for()


def come_together(
    new: NewSeat, address: str, side: str, names: Sequence[str] = NAMES, ruler: str = "Ren", looker: str = "Aki"
) -> Evening:
    """The game master sets the table; everybody comes by the one link, the last of the players with a phone."""
    master = new()
    how = f"apart-{side}=on" if side else "leaders=2"
    master.open(f"/new/{address}?referee=on&{how}")
    offered = master.page.locator("select[name^=seat-]:not(#seat-referee)")
    seats = [one.get_attribute("id") for one in offered.all()]
    people = 2 if not side else 3
    for n, one in enumerate(seats):
        master.page.locator(f"#{one}").select_option("link" if n < people else "machine:heuristic")
    master.page.locator("#seat-referee").select_option("here")
    master.page.locator("#pace").select_option("instant")
    master.page.locator(".setting button.main").click()
    master.page.locator("#ask").wait_for()
    master.page.locator("#name").fill(ruler)
    master.page.locator(".naming button.main").click()
    links = [field.input_value() for field in master.page.locator(".awaited input").all()]
    link = next(one for one in links if "/sit/" in one)
    players = {}
    for n, name in enumerate(names[:people]):
        players[name] = new(viewport=SIZES["phone"]) if n == people - 1 else new()
        sit(players[name], link, name, seat=True)
    watching = new()
    sit(watching, link, looker, seat=False)
    return Evening(master, players, watching)


def play(evening: Evening, most: int) -> set[str]:
    """Whoever is asked answers with what comes first; who has answered."""
    windows = {"": evening.master, **evening.players}
    answered: set[str] = set()
    for _ in range(most):
        for _ in range(1200):
            asked = [name for name, one in windows.items() if one.page.locator("#q-1").count()]
            if asked or evening.looker.over:
                break
            evening.looker.page.wait_for_timeout(50)
        if not asked:
            break
        windows[asked[-1]].press()
        answered.add(asked[-1])
    return answered


@pytest.mark.slow
@pytest.mark.parametrize(("address", "side"), EVENINGS)
def test_an_evening(seat: NewSeat, address: str, side: str) -> None:
    evening = come_together(seat, address, side)
    (first, *_), (*_, last) = evening.players.values(), evening.players.values()
    for name in evening.players:
        expect(evening.looker.page.locator(".company")).to_contain_text(name)
    assert "" not in (play(evening, ANSWERS) - {""})

    # Talk reaches all, a whisper the one whom it is for; a character speaks
    voices = first.page.locator("#talk-as option:not([value=''])")
    if voices.count():
        first.page.locator("#talk-as").select_option(index=1)
    first.page.locator("#talk-text").fill("Cover me")
    first.page.locator(".talk button").click()
    for one in evening.everybody:
        expect(one.page.locator("#log .said").last).to_contain_text("Cover me")
    last.page.locator("#talk-to").select_option("referee")
    last.page.locator("#talk-text").fill("I open the safe")
    last.page.locator(".talk button").click()
    expect(evening.master.page.locator("#log .said").last).to_contain_text("I open the safe")
    assert "I open the safe" not in evening.looker.page.content()
    assert "I open the safe" not in first.page.content()

    # What the game master rules in secret nobody else reads; what they rule openly everybody does
    ruling = evening.master.page.locator("details.ruling").first
    ruling.locator("summary").click()
    ruling.locator("input[name=privately]").check()
    number = ruling.locator("input[type=number]").first
    number.fill(str(max(1, int(number.input_value()) - 1)))
    number.press("Enter")
    expect(evening.master.page.locator("#log .ruling").last).to_contain_text("in secret")
    for one in (*evening.players.values(), evening.looker):
        assert one.page.locator("#log .ruling", has_text="secret").count() == 0
    assert play(evening, ANSWERS)
    for one in evening.everybody:
        wide = one.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        assert wide == 0

    # A player leaves; the machine takes the seat over, and the evening goes on
    gone = list(evening.players)[-1]
    held = re.search(r"/seat-([^/]+)/", last.page.url)
    assert held is not None
    evening.master.panel().locator(f"#player-{held[1]}").select_option("machine:heuristic")
    evening.master.panel().locator(f"form:has(#player-{held[1]}) button").click()
    expect(last.page.locator("#parted")).not_to_be_empty()
    del evening.players[gone]
    assert play(evening, 6) or evening.looker.over
