"""A person at a place reaches a table by an admission alone, which asks for the place again with each look and change;
what takes long leaves the table to those who play, and is shared out by person."""

from __future__ import annotations

import ast
import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

import hantei.web
from hantei.core.text import Language
from hantei.play import SaveError, decoded
from hantei.web.commands.joining import TakePlace
from hantei.web.commands.playing import SetAsking, TakeBack
from hantei.web.drawing.showing import Showing
from hantei.web.server.admission import Admission, admitted
from hantei.web.server.hub import Hub, Reader
from hantei.web.server.looking import AheadLook
from hantei.web.server.room import MOST_REVIEWS, MOST_THOUGHTS
from hantei.web.setup.joining import Opening
from hantei.web.storage import slots
from hantei.web.storage.doors import Doors, Viewer
from hantei.web.storage.sqlite import SqliteDb
from hantei.web.storage.store import Claim, NoSuchTable
from hantei.web.table.attendance import get_up
from hantei.web.table.cards import mark_of, notes_of
from hantei.web.working.hints import Hints

from . import tables
from .test_turns import BOTH, DUEL, GUEST, TIMED, begin, links_of, seated
from .turns import Browser, played, room_of, serving, while_others_work

WEB = Path(hantei.web.__file__).parent
INSIDE = {"room.py", "hubs.py", "comings.py", "admission.py", "doorstep.py", "hub.py", "driving.py", "dicing.py"}
"""The modules that may ask the room for a table itself; `doorstep` shows who has a link what is free there."""

WAYS: dict[str, Callable[[Admission], Awaitable[Any]]] = {
    "see": lambda here: here.see(lambda at: at.sheets()),
    "see_long": lambda here: here.see_long(lambda at: at.log(), lambda log: log.last(1)),
    "draw": lambda here: here.draw("en", lambda at, drawn: drawn.whole()),
    "do": lambda here: here.do(SetAsking("white", "everything")),
    "renew": lambda here: here.renew("watch"),
    "put_out": lambda here: here.put_out(here.viewer),
    "remove": lambda here: here.remove(),
    "stream": lambda here: here.stream("en", ""),
    "news": lambda here: here.news("", 0.0),
    "ending": lambda here: here.ending(1.0),
    "review": lambda here: here.review(lambda at: pytest.fail("seen"), stays),
    "chance": lambda here: here.chance(AheadLook("before", "white", here._hub.live.session.fork()), 0, stays),
}
HARMLESS = {"settle", "hasten", "reached_at", "hints", "one_by_one"}
"""Ways that show and change nothing of the game: what is thought about was seen by another way."""


async def anew(here: Admission) -> None:
    """Put another game in the place of the table's."""
    await here.do(TakePlace(Opening("white_ace", "", "", ""), "", ""))


async def stays() -> bool:
    """Nobody has gone."""
    return False


def test_every_way_to_a_table_asks_for_the_place(tmp_path: Path) -> None:
    ways = {name for name, one in vars(Admission).items() if callable(one) and not name.startswith("_")}
    assert ways == WAYS.keys() | HARMLESS

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, GUEST)
            room = room_of(browser)
            await seated(browser, (await browser.get(table)).text)
            viewer = next(Viewer(one.person, one.place) for one in hub.live.company if one.place == "seat-white")
            here = await admitted(room, viewer, hub.live.id, ("", ""), early=False)
            get_up(hub.live, viewer)
            room.doors.forget(hub.live.id)
            before = hub.live.card, hub.live.company
            for way in [*WAYS.values(), anew]:
                with pytest.raises(NoSuchTable):
                    await way(here)
            assert (hub.live.card, hub.live.company) == before
            assert not hub.readers

    played(work())


def test_no_way_leads_to_what_is_not_kept(tmp_path: Path) -> None:
    """Of two who were let in, the write of the first fails, and the second is told so; nothing is deleted."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, GUEST)
            room, owner = room_of(browser), Viewer(hub.live.card.owner, "owner")
            here = await admitted(room, owner, hub.live.id, ("", ""), early=False)
            hub.live.close()
            for name in WAYS.keys() - {"stream", "news"}:  # these end at once, and are asked for anew
                with pytest.raises(SaveError):
                    await WAYS[name](here)
            assert (await room.hubs.of(hub.live.id)).usable

    played(work())


def test_what_changes_doors_is_bound_to_the_claim_of_the_table_in_memory(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    claims, hold = list[object](), SqliteDb.hold

    def noted(self: SqliteDb, table: str, claim: Claim | None = None) -> bool:
        claims.append(claim)
        return hold(self, table, claim)

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, GUEST)
            room, owner = room_of(browser), Viewer(hub.live.card.owner, "owner")
            hub.claim = hub.live.changes.claim = Claim()
            here = await admitted(room, owner, hub.live.id, ("", ""), early=False)
            monkeypatch.setattr(SqliteDb, "hold", noted)
            await here.renew("watch")
            twin = room.hubs.here[hub.live.id] = Hub(hub.live)  # as one that was opened meanwhile
            reader = Reader(("owner", "en"), owner.person)
            twin.admit(reader)
            await here.remove()
            assert set(claims) == {hub.claim}
            assert (reader.over, twin.retired, room.hubs.here) == (True, True, {})

    played(work())


RULES = {"panel", "adjust/white_ace", "ground", "throws/1", "save"}
"""What only those who rule are shown, by the last part of its address."""


def rules_until_asked(monkeypatch: pytest.MonkeyPatch, hub: Hub) -> None:
    """Whoever has the seat of the game master loses what it may as their turn comes: the move is taken back."""
    check = Doors.check

    def taken_back(doors: Doors, viewer: Viewer, at: str) -> None:
        if viewer.place == "seat-referee" and hub.live.may_rule(viewer.place):
            TakeBack(1).carry_out(hub.live, viewer)
        check(doors, viewer, at)

    monkeypatch.setattr(Doors, "check", taken_back)


@pytest.mark.parametrize("way", sorted(RULES))
def test_who_rules_no_longer_when_their_turn_comes_is_shown_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    """A machine had the seat of the game master; a guest who came to it since loses it with the move taken back."""

    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**BOTH, "referee": "on", "seat-referee": "machine:random"})
            assert (await browser.ask("POST", f"{table}seat", b"who=referee&player=link")).status == 303
            guest, place = await seated(browser, links_of(hub)["seat-referee"])
            assert (await guest.ask("GET", place + way)).status == 200
            rules_until_asked(monkeypatch, hub)
            assert (await guest.ask("GET", place + way)).status == 404
            assert (await guest.ask("GET", place)).status == 200  # the place is theirs as before: they look on

    played(work())


def test_who_rules_no_longer_when_their_turn_comes_writes_no_notes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**BOTH, "referee": "on", "seat-referee": "machine:random"})
            await browser.ask("POST", f"{table}seat", b"who=referee&player=link")
            guest, place = await seated(browser, links_of(hub)["seat-referee"])
            rules_until_asked(monkeypatch, hub)
            before = mark_of("")
            answer = await guest.ask("POST", f"{place}notes", f"notes=mine&before={before}".encode())
            assert answer.status == 422
            assert notes_of(hub.live.store, hub.live.id) == ""

    played(work())


def test_a_curtain_that_falls_after_the_request_came_hides_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            _, hub = await begin(browser, {**GUEST, "referee": "on", "seat-referee": "link"})
            owner = Viewer(hub.live.card.owner, "owner")  # who does not rule here
            here = Admission(room_of(browser), hub, owner, ("", ""), early=False)
            assert await here.see(lambda at: True)
            hub.live.card = replace(hub.live.card, prepares=-1)
            with pytest.raises(NoSuchTable):
                await here.see(lambda at: True)

    played(work())


def test_no_page_reaches_a_table_by_another_way() -> None:
    found = set()
    for file in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
            reaches = name in ("_hub", "hubs") or (isinstance(node, ast.Attribute) and name == "hub")
            if reaches and file.name not in INSIDE | {"watch.py", "app.py"}:
                found.add((file.name, name))
            if isinstance(node, ast.Call) and name == "Admission":
                found.add((file.name, name))
            if isinstance(node, ast.ImportFrom) and file.name != "seating.py":
                found |= {(file.name, one.name) for one in node.names if one.name == "admitted"}
    assert found == set()


SHOWS_ALL = {
    "panel.py": {"LiveTable"},  # the part of whoever rules, which is handed the table by `LiveViewpoint.ruled`
    "letters.py": {"LiveTable"},  # by post: a letter is the whole game, and `LiveViewpoint.owned` hands it out
}
"""The modules of routes that name a whole table, or what draws one for any place, and why they may."""


def test_what_looks_at_a_table_is_given_a_viewpoint_and_nothing_else() -> None:
    """A leak would need the table itself: pages know no type of it, and nobody reaches behind a viewpoint."""
    named, reached = dict[str, set[str]](), set[str]()
    for file in [*WEB.rglob("*.py"), *(WEB.parent / "page").rglob("*.py")]:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        routes = any(isinstance(node, ast.Assign) and "routes" in ast.unparse(node.targets[0]) for node in tree.body)
        for node in ast.walk(tree):
            if routes and isinstance(node, ast.ImportFrom) and (node.module or "").rpartition(".")[2] in TABLES:
                those = {one.name for one in node.names} & TABLES[(node.module or "").rpartition(".")[2]]
                named.setdefault(file.name, set()).update(those)
            if isinstance(node, ast.Attribute) and node.attr in ("_stand", "_live", "_drawing"):
                own = isinstance(node.value, ast.Name) and node.value.id == "self"
                reached |= set() if own else {file.name}
    assert {name: those for name, those in named.items() if those} == SHOWS_ALL
    assert reached == set()


TABLES = {"live": {"LiveTable"}, "stand": {"Stand", "Past"}, "views": {"Drawing"}}
"""What a whole table is called, by module."""


def test_for_a_program_that_waits_nothing_is_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            drawn = list[str]()
            drawing = Showing.drawing

            def noted(showing: Showing, lang: Language) -> Any:
                drawn.append(lang)
                return drawing(showing, lang)

            monkeypatch.setattr(Showing, "drawing", noted)
            address, stamp = f"/api/v1/tables/{hub.live.id}/owner", hub.live.stamp
            waiting = asyncio.create_task(browser.ask("GET", f"{address}/wait?stamp={stamp}"))
            await while_others_work()
            assert hub.live.here == {(hub.live.card.owner, "owner")}  # whoever waits is there
            hub.readers.copy().pop().beat()
            await while_others_work()
            assert not waiting.done()
            await browser.ask("POST", f"{table}say", b"text=hello")
            found = await waiting
            assert found.status == 200
            assert f'"stamp":"{hub.live.stamp}"' in found.text
            assert stamp != hub.live.stamp
            assert drawn == []
            assert (not hub.readers, not hub.showing.watched(), not list(hub.live.here)) == (True, True, True)

    played(work())


def test_a_long_game_that_is_copied_leaves_the_table_to_those_who_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game is gone through without the lock of the table: pages are answered meanwhile."""
    with tables.server(tmp_path / "tables.db") as browser:
        table = browser.begin(DUEL, **BOTH)
        begun, let_go = Event(), Event()

        def slow(*facts: Any) -> Any:
            begun.set()
            assert let_go.wait(60)
            return decoded(*facts)

        monkeypatch.setattr(slots, "decoded", slow)
        assert browser.portal
        copied = browser.portal.start_task_soon(_asked, browser, f"{table}fork")  # on the loop, as a request of its own
        assert begun.wait(60)
        live = tables.hub_of(browser, table).live
        assert live.lock.taken_at_once()
        live.lock.release()
        assert browser.get(table).status_code == 200
        let_go.set()
        assert copied.result(60) == 303


async def _asked(browser: tables.Browser, address: str) -> int:
    answer: list[int] = []
    cookie = f"hantei={browser.cookies['hantei']}".encode()
    headers = [(b"host", b"table.test"), (b"origin", tables.BASE.encode()), (b"cookie", cookie)]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST", "scheme": "http",
        "path": address, "raw_path": address.encode(), "query_string": b"", "root_path": "", "headers": headers,
        "client": ("here", 1), "server": ("table.test", 80),
    }  # fmt: skip

    async def receive() -> Any:
        return {"type": "http.request", "body": b"moves=0", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start":
            answer.append(message["status"])

    await browser.app(scope, receive, send)
    return answer[0]


def test_how_a_game_went_is_worked_out_apart_once_for_all_who_may_know_the_same(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**TIMED, "pace": "instant"})
            await browser.get(table)
            await while_others_work()
            assert hub.live.session.finished
            other, _ = await seated(browser, links_of(hub)["owner"])
            looker = Browser(browser.served)
            watch = (await looker.ask("POST", links_of(hub)["watch"])).header("location")
            crew, known, go_on = room_of(browser).crew, list[Any](), asyncio.Event()

            async def apart(work: Callable[..., Any], *facts: Any) -> Any:
                known.append(facts[3])
                await go_on.wait()
                return work(*facts)

            crew.apart = apart  # type: ignore[method-assign]
            asked = [asyncio.create_task(one.ask("GET", f"{table}ending")) for one in (browser, other, browser)]
            asked.append(asyncio.create_task(looker.ask("GET", f"{watch}ending")))
            await while_others_work()
            assert len(known) == 1
            assert (await browser.get(table)).status == 200  # nobody waits for it
            go_on.set()
            assert {(await one).status for one in asked} == {200}
            assert len(known) <= 2  # who looks on may know less; the chances are found once
            assert known[0] is None
            assert None not in known[1:]

    played(work())


def test_odds_are_shared_out_by_person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, BOTH)
            page = (await browser.get(table)).text
            key, at = tables.field(page, "key"), tables.field(page, "at")
            other, _ = await seated(browser, links_of(hub)["owner"])
            found = asyncio.Event()

            async def slow(*_: Any) -> Hints:
                await found.wait()
                return Hints()

            monkeypatch.setattr(Hub, "hints", slow)
            way = f"{table}hints?key={key}&at={at}"
            most = MOST_THOUGHTS[0]
            asked = [asyncio.create_task(browser.ask("GET", way)) for _ in range(most)]
            await while_others_work()
            assert (await browser.ask("GET", way)).status == 204
            another = asyncio.create_task(other.ask("GET", way))
            await while_others_work()
            assert not another.done()
            found.set()
            assert {(await one).status for one in [*asked, another]} == {200}
            assert (await browser.ask("GET", way)).status == 200

    played(work())


def test_looks_at_whole_games_are_shared_out_by_person(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, hub = await begin(browser, {**TIMED, "pace": "instant"})
            await browser.get(table)
            await while_others_work()
            other, _ = await seated(browser, links_of(hub)["owner"])
            room = room_of(browser)
            await room.reviewing.acquire()  # somebody else's turn
            ways = ["hindsight", "course"] * MOST_REVIEWS[0]
            asked = [asyncio.create_task(browser.ask("GET", f"{table}{way}")) for way in ways]
            await while_others_work()
            over = [task.result().status for task in asked if task.done()]
            assert over == [429] * (len(ways) - MOST_REVIEWS[0])
            another = asyncio.create_task(other.ask("GET", f"{table}course"))
            await while_others_work()
            assert not another.done()
            for task in [another, *asked]:
                task.cancel()

    played(work())
