"""Access: who has it, taking it back from one person, getting up."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hantei.play import SaveError
from hantei.web.app import app
from hantei.web.server.room import Room
from hantei.web.storage.sqlite import SqliteStore

from .tables import BASE, Browser, hub_of, other, room_of
from .test_company import come, links, send
from .test_doors import DUEL, guest_of, left_of, listening


@pytest.fixture
def table(browser: Browser) -> str:
    """A duel: Red is the owner's, White is a guest's."""
    return browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})


def handles(page: str) -> list[str]:
    """The guests that a page offers to put out."""
    return re.findall(r'name="guest" value="([^"]*)"', page)


def call(guest: Browser, name: str) -> None:
    guest.form("/name", name=name, colour="1", back="/")


def test_who_gets_up_frees_the_seat_and_the_log_says_so(browser: Browser, table: str) -> None:
    link = links(browser, table)[0]
    guest, seat = come(browser, link)
    call(guest, "Mio")
    hub = hub_of(browser, table)
    stream = listening(browser, hub, guest_of(browser, hub, "seat-white"))
    mine = listening(browser, hub, guest_of(browser, hub, "owner"))
    page = guest.get(f"{seat}access").text
    assert "Leave the table" in page
    assert handles(page) == []
    assert guest.post(f"{seat}leave", headers={"origin": BASE}).url.path == "/"
    assert (stream.over, mine.over) == (True, False)
    assert guest.get(seat).status_code == 404
    assert seat not in guest.get("/").text
    assert send(guest, f"{seat}leave") == 404
    assert "Mio has got up: White" in browser.get(table).text
    assert "Mio" not in browser.get(f"{table}access").text
    another, _ = come(browser, link)  # the seat is free, and its link still leads there
    assert another.get(seat).status_code == 200


def test_the_owner_sees_who_has_access_and_takes_it_back_from_one_person(browser: Browser, table: str) -> None:
    white, _, watch = links(browser, table)
    whole = browser.get(f"{table}panel").text.partition("/sit/")[2].partition('"')[0]
    guest, seat = come(browser, white)
    looker, looking = come(browser, watch)
    call(guest, "Mio")
    call(looker, "Ren")
    hub = hub_of(browser, table)
    parted = listening(browser, hub, guest_of(browser, hub, "seat-white"))
    stays = listening(browser, hub, guest_of(browser, hub, "watch"))
    page = browser.get(f"{table}access").text
    assert "Seat: White" in page
    assert "Mio" in page
    assert "Ren" in page
    assert guest_of(browser, hub, "seat-white").person not in page  # forms name nobody as the store does
    assert guest.get(f"/sit/{whole}").status_code == 200
    mio, _ren = handles(page)  # by name, and never the owner who asks
    assert browser.post(f"{table}access", data={"guest": mio}, headers={"origin": BASE}).status_code == 200
    assert (parted.over, stays.over) == (True, False)
    assert "This seat is no longer yours" in parted.taken().decode()
    assert guest.get(seat).status_code == 404
    assert guest.come(white).status_code == 404
    assert guest.get(f"/sit/{whole}").status_code == 404
    assert looker.get(looking).status_code == 200
    assert looker.come(watch).status_code == 200
    assert links(browser, table)[0] != white
    page = browser.get(f"{table}access").text
    assert "Mio" not in page
    assert len(handles(page)) == 1
    assert send(browser, f"{table}access", guest=mio) == 404


def test_nobody_else_takes_access_back_and_the_owner_does_not_get_up(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    looker, looking = come(browser, links(browser, table)[2])
    (_first, other) = handles(browser.get(f"{table}access").text)
    assert send(guest, f"{seat}access", guest=other) == 404
    assert send(looker, f"{seat}access", guest=other) == 404
    assert send(looker, f"{seat}leave") == 404
    assert send(browser, f"{table}leave") == 404
    assert guest.get(seat).status_code == looker.get(looking).status_code == browser.get(table).status_code == 200


def test_on_a_full_disk_nobody_has_got_up(browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    hub, room = hub_of(browser, table), room_of(browser)
    stream = listening(browser, hub, guest_of(browser, hub, "seat-white"))

    def full(job: Any) -> Any:
        raise SaveError("store-write-failed")

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "write", full)
        assert send(guest, f"{seat}leave") == 422
    assert not stream.over
    assert guest.get(seat).status_code == 200


def test_nothing_is_left_of_a_table_at_which_somebody_got_up(browser: Browser, table: str) -> None:
    guest, seat = come(browser, links(browser, table)[0])
    room, name = room_of(browser), hub_of(browser, table).live.id
    send(guest, f"{seat}leave")
    browser.form(f"{table}remove")
    assert left_of(room.store, name) == []


def test_the_list_speaks_japanese(browser: Browser, table: str) -> None:
    come(browser, links(browser, table)[0])
    page = browser.get(f"{table}access", headers={"accept-language": "ja"}).text
    assert "参加できる人" in page
    assert "名前のない人の参加を取り消す：席：" in page


def thief(browser: Browser) -> Browser:
    """Somebody who has the cookie of somebody else."""
    found = Browser(browser.app, BASE, headers={"accept-language": "en"})
    found.cookies.set("hantei", browser.cookies["hantei"])
    return found


def test_ended_sessions_admit_nowhere_and_whoever_ends_them_goes_on(browser: Browser, table: str) -> None:
    old = links(browser, table)
    guest, seat = come(browser, old[0])
    call(browser, "Aki")
    other = thief(browser)
    assert other.get(table).status_code == 200
    hub, store = hub_of(browser, table), room_of(browser).store
    before = guest_of(browser, hub, "owner")
    stream = listening(browser, hub, before)
    white = listening(browser, hub, guest_of(browser, hub, "seat-white"))
    assert "End my sessions everywhere else" in browser.get("/name").text
    assert browser.post("/cookies", headers={"origin": BASE}).url.path == "/"
    assert (stream.over, white.over) == (True, False)
    assert "This session has been ended" in stream.taken().decode()
    assert other.get(table).status_code == 404
    assert send(other, f"{table}pace", pace="slow") == 404
    assert [guest.come(link).status_code for link in old] == [404] * len(old)  # the thief could read them
    assert guest.get(seat).status_code == 200
    assert browser.get(table).status_code == 200
    assert "Aki" in browser.get(f"{table}access").text
    assert browser.answer(table, "done") == 200
    assert table in browser.get("/").text
    for name in ("grants", "people", "scripts"):
        assert not store.read(f"SELECT 1 FROM {name} WHERE person = ?", before.person)  # noqa: S608 - names of ours
    assert not store.read("SELECT 1 FROM tables WHERE owner = ?", before.person)


def test_sessions_of_a_guest_end_without_a_change_for_others(browser: Browser, table: str) -> None:
    mine = links(browser, table)
    guest, seat = come(browser, mine[0])
    other = thief(guest)
    assert other.get(seat).status_code == 200
    guest.post("/cookies", headers={"origin": BASE})
    assert other.get(seat).status_code == 404
    assert guest.get(seat).status_code == browser.get(table).status_code == 200
    assert links(browser, table) == mine


def test_who_has_no_cookie_has_nothing_to_end(browser: Browser) -> None:
    assert browser.post("/cookies", headers={"origin": BASE}).status_code == 200
    assert "hantei" not in browser.cookies
    assert "End my sessions" not in browser.get("/name").text


def test_on_a_full_disk_no_session_has_ended(browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    token, room = browser.cookies["hantei"], room_of(browser)

    def full(job: Any) -> Any:
        raise SaveError("store-write-failed")

    with monkeypatch.context() as patch:
        patch.setattr(room.store, "write", full)
        assert browser.post("/cookies", headers={"origin": BASE}).status_code == 503
    assert browser.cookies["hantei"] == token
    assert browser.get(table).status_code == 200


def lost_at_the_commit(room: Room, patch: pytest.MonkeyPatch, kept: bool) -> None:
    """The next write is kept or not, and the server loses its database before it hears of that."""
    real = room.store.write

    def write(job: Any) -> Any:
        patch.setattr(room.store, "write", real)
        if kept:
            real(job)
        raise SaveError("store-lost")

    patch.setattr(room.store, "write", write)


@pytest.mark.parametrize("kept", [True, False])
def test_where_nobody_knows_whether_sessions_have_ended_their_owner_keeps_all(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """The browser holds both secrets until it is clear; a copy of the old one gets nothing of that."""
    token, other = browser.cookies["hantei"], thief(browser)
    lost_at_the_commit(room_of(browser), monkeypatch, kept)
    assert browser.post("/cookies", headers={"origin": BASE}).status_code == 503
    beside = browser.cookies["hantei-next"]
    assert browser.cookies["hantei"] == token != beside
    assert browser.get(table).status_code == 200
    assert table in browser.get("/").text
    assert other.get(table).status_code == (404 if kept else 200)
    assert browser.cookies["hantei"] == (beside if kept else token)
    assert ("hantei-next" in browser.cookies) == (not kept)
    assert browser.post("/cookies", headers={"origin": BASE}).url.path == "/"  # pressed again
    assert browser.cookies["hantei"] not in (token, *([beside] if kept else []))
    assert "hantei-next" not in browser.cookies
    assert browser.get(table).status_code == 200
    assert other.get(table).status_code == 404


def test_while_the_database_cannot_be_asked_both_secrets_are_kept(
    browser: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = room_of(browser)
    lost_at_the_commit(room, monkeypatch, kept=True)
    browser.post("/cookies", headers={"origin": BASE})
    beside, real = browser.cookies["hantei-next"], room.store.read

    def away(*_: Any) -> Any:
        raise SaveError("store-unreachable")

    monkeypatch.setattr(room.store, "read", away)
    assert browser.get("/rules").status_code == 200
    assert browser.cookies["hantei-next"] == beside
    monkeypatch.setattr(room.store, "read", real)
    assert browser.get(table).status_code == 200
    assert browser.cookies["hantei"] == beside


def test_a_secret_that_is_kept_beside_and_has_nothing_makes_nobody_another(browser: Browser, table: str) -> None:
    token = browser.cookies["hantei"]
    browser.cookies.set("hantei-next", "x" * 32)
    assert browser.get(table).status_code == 200
    assert browser.cookies["hantei"] == token


@pytest.mark.parametrize("planted", ["hantei-next", "__Host-hantei-next"])
def test_a_secret_that_somebody_planted_makes_nobody_another(browser: Browser, table: str, planted: str) -> None:
    """Neither over HTTP nor over HTTPS, whatever it is called: whoever has anything stays who they are."""
    attacker = other(browser)
    attacker.form("/name", name="Ren", colour="1")
    mine, theirs = browser.cookies["hantei"], attacker.cookies["hantei"]
    for base, own in ((BASE, "hantei"), (BASE.replace("http:", "https:"), "__Host-hantei")):
        victim = Browser(
            browser.app, base, headers={"accept-language": "en", "cookie": f"{own}={mine}; {planted}={theirs}"}
        )
        answer = victim.get(table)
        assert answer.status_code == 200
        assert theirs not in answer.headers.get("set-cookie", "")


def test_over_https_only_the_safe_cookie_is_kept_beside(browser: Browser, table: str) -> None:
    """Somebody new, who has nothing yet, does not become whoever planted a cookie of the other name."""
    theirs = browser.cookies["hantei"]
    for name, known in (("hantei-next", 404), ("__Host-hantei-next", 200)):
        cookie = f"__Host-hantei={'n' * 32}; {name}={theirs}"
        newcomer = Browser(browser.app, BASE.replace("http:", "https:"), headers={"cookie": cookie})
        assert newcomer.get(table).status_code == known


def test_where_the_secret_of_the_one_person_stands_fast_nothing_is_moved_to_another(tmp_path: Path) -> None:
    with Browser(
        app(SqliteStore(tmp_path / "one.db"), one_person=True), BASE, headers={"accept-language": "en"}
    ) as browser:
        table = browser.begin(DUEL, **{"seat-red": "here"})
        assert browser.post("/cookies", headers={"origin": BASE}).status_code == 404
        assert browser.get(table).status_code == 200
        assert "End my sessions" not in browser.get("/name").text
