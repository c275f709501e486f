"""A bug in what is drawn for some hurts nobody else."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.web.drawing.views import Drawing

from .tables import BASE, Browser, hub_of
from .test_company import come, links, send
from .test_doors import guest_of, listening

DUEL = "senki/ace_duel"


def test_a_drawing_that_fails_for_onlookers_hurts_them_alone(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.begin(DUEL)
    hub = hub_of(browser, table)
    owner = guest_of(browser, hub, "owner")
    come(browser, links(browser, table)[-1])
    mine = listening(browser, hub, owner)
    theirs = listening(browser, hub, guest_of(browser, hub, "watch"))
    mine.taken(), theirs.taken()
    plain = Drawing.board

    def broken(self: Drawing, place: str) -> Any:
        if place == "watch":
            raise ZeroDivisionError
        return plain(self, place)

    with monkeypatch.context() as patch:
        patch.setattr(Drawing, "board", broken)
        assert send(browser, f"{table}rule", words="set white_ace.hp 30") == 204  # kept; no exception for who ruled
    seen, unseen = mine.taken().decode(), theirs.taken().decode()
    assert "event: now-" in seen
    assert "event: log" in seen
    assert "cannot be shown at the moment to: people who look on" in seen.lower()
    assert "event: now-" not in unseen
    assert "event: log" in unseen  # what has happened they read all the same
    assert "cannot be shown at the moment" in unseen
    assert "ZeroDivisionError" in caplog.text
    assert send(browser, f"{table}undo") == 204
    seen, unseen = mine.taken().decode(), theirs.taken().decode()
    assert "event: trouble\ndata: \n" in seen
    assert "event: trouble\ndata: \n" in unseen
    assert "event: board" in unseen  # they see all again


def test_a_stream_that_cannot_begin_is_not_drawn_for(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = browser.begin(DUEL)
    hub = hub_of(browser, table)

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setattr(Drawing, "board", broken)
    with pytest.raises(ZeroDivisionError):
        listening(browser, hub, guest_of(browser, hub, "owner"))
    assert not hub.showing.watched()


def test_scripts_cannot_read_the_cookie(browser: Browser) -> None:
    given = browser.post(f"/new/{DUEL}", data={}, headers={"origin": BASE}, follow_redirects=False)
    assert "httponly" in given.headers["set-cookie"].lower()


def test_over_https_the_cookie_is_bound_to_this_server_and_those_of_before_are_known(browser: Browser) -> None:
    given = browser.post(f"/new/{DUEL}", data={}, headers={"origin": BASE}, follow_redirects=False)
    before, table = given.headers["set-cookie"].partition(";")[0], given.headers["location"]
    assert before.startswith("hantei=")
    safe = BASE.replace("http:", "https:")
    with_old = browser.get(f"{safe}{table}", headers={"cookie": before})
    assert with_old.status_code == 200
    made = browser.post(f"{safe}/new/{DUEL}", data={}, headers={"origin": safe, "cookie": ""}, follow_redirects=False)
    name, *rest = made.headers["set-cookie"].split("; ")
    assert name.startswith("__Host-hantei=")
    assert {"Path=/", "Secure", "HttpOnly"} <= set(rest)
    assert not any(one.lower().startswith("domain") for one in rest)
    both = {"cookie": f"{before}; {name}"}  # one that another server under the same domain set does not count
    assert browser.get(f"{safe}{made.headers['location']}", headers=both).status_code == 200
    assert browser.get(f"{safe}{table}", headers=both).status_code == 404


def test_nothing_is_kept_of_readers_who_missed_lines_and_left(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.begin(DUEL)
    hub = hub_of(browser, table)
    mine = listening(browser, hub, guest_of(browser, hub, "owner"))

    def broken(*_: Any) -> Any:
        raise ZeroDivisionError

    with monkeypatch.context() as patch:
        patch.setattr(hub.showing, "_news", broken)
        assert send(browser, f"{table}rule", words="set white_ace.hp 30") == 204
    assert hub.showing.behind == {mine.seen}
    assert browser.portal
    browser.portal.call(hub.leave, mine)
    assert hub.showing.behind == set()


def test_a_table_that_cannot_be_drawn_shows_the_ways_out(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.begin(DUEL, referee="on", **{"seat-red": "link"})
    guest, theirs = come(browser, links(browser, table)[0])
    plain = Drawing.board

    def broken(self: Drawing, place: str) -> Any:
        if self.live.session.moves:
            raise LookupError("no such square")
        return plain(self, place)

    monkeypatch.setattr(Drawing, "board", broken)
    browser.post(f"{table}rule", data={"words": "set white_ace.hp 30"}, headers={"origin": BASE})
    page = browser.get(table)
    assert page.status_code == 500
    assert 'action="undo"' in page.text
    assert 'action="rule"' in page.text
    assert "LookupError: no such square" in page.text
    assert "no such square" in caplog.text
    seen = guest.get(theirs)
    assert seen.status_code == 500
    assert 'action="undo"' in seen.text
    assert 'action="rule"' not in seen.text
    assert "no such square" not in seen.text
    back = browser.post(f"{table}undo", data={}, headers={"origin": BASE}, follow_redirects=False)
    assert back.status_code == 303
    assert browser.get(table).status_code == 200
    assert guest.get(theirs).status_code == 200
