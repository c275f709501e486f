"""What is hidden at a table reaches nobody else: every address of the application, asked by everybody who could.

The addresses are those of the router, so one that is new is asked as well; what stands in braces is filled in here.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Callable, Collection, Iterator, Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import cache
from http import HTTPStatus
from itertools import product
from pathlib import Path
from threading import Thread
from typing import Any, TypeVar

import pytest
from starlette.routing import BaseRoute, Mount, Route

from hantei.assistant.desk import AssistantDesk
from hantei.web.app import app
from hantei.web.server.hub import Reader
from hantei.web.table.live import LiveTable
from hantei.web.table.viewpoint import Viewpoint
from hantei.web.working.crew import Lane
from hantei.web.working.pools import PooledCrew, PooledThought, carried_out
from hantei.web.working.thinking import Thinkable, considered
from hantei.workshop.hosted import annex

from .tables import BASE, Browser, hub_of, other, room_of, server, store_at
from .test_company import come, links, send
from .test_mastering import noted
from .test_reading import play

T = TypeVar("T")

WAREHOUSE = "shadowrun4/warehouse"

PLAYED = ("master", "runners", "crew", "watch")
"""Who has a place at the table: the game master, two who play against each other, somebody who looks on."""

PEOPLE = (*PLAYED, "guest of another table", "nobody known", "at the door")
"""Everybody who asks; the last has opened the link for the whole table and taken no seat yet."""


@dataclass(frozen=True)
class Secret:
    """Something hidden: a text that shows it, and who may read it besides the game master."""

    text: str
    readers: Collection[str] = ()
    beside_tables: bool = True
    """Whether the text would show it also on pages that belong to no table."""


@dataclass
class HiddenTable:
    """A table with something hidden of every kind. `places` are addresses by the names of people."""

    people: dict[str, Browser]
    places: dict[str, str]
    secrets: dict[str, Secret]
    shown: dict[str, set[str]] = field(default_factory=dict)
    """Who has read what, and where: for the proof that it was there to be read."""
    answered: set[str] = field(default_factory=set)
    """The addresses of the router at which somebody was shown something."""
    last: LiveTable | None = None
    """What the server held of the table when it was asked last."""

    def live(self, who: str) -> LiveTable:
        """What the server holds of the table, as somebody at it has it opened; what it held last of a deleted one."""
        browser, place = self.people[who], self.places[who]
        held = place.split("/")[2] in room_of(browser).hubs.here
        if self.last is None or held or browser.get(place).status_code != HTTPStatus.NOT_FOUND:
            self.last = hub_of(browser, place).live
        return self.last

    def look(self, who: str, address: str, answer: bytes) -> None:
        """Hold what somebody got from an address against what they may know."""
        told = readable(answer)
        for name, secret in self.secrets.items():
            if not (secret.beside_tables or place_of(address)):
                continue
            if secret.text in told:
                assert who == "master" or who in secret.readers, f"{name}: {who} reads it at {address}"
                self.shown.setdefault(name, set()).add(who)


def place_of(address: str) -> bool:
    """Whether an address belongs to a table."""
    return address.startswith(("/t/", "/api/v1/tables/", "stream of "))


def readable(answer: bytes) -> str:
    """What can be read of an answer; archives are opened."""
    if not answer.startswith(b"PK"):
        return answer.decode(errors="replace")
    with zipfile.ZipFile(io.BytesIO(answer)) as archive:
        return "\n".join(archive.read(name).decode(errors="replace") for name in archive.namelist())


HASTE = {
    "hantei.web.working.thinking.AHEAD": 0.05, "hantei.web.working.thinking.LOOKED_BACK": 0.05,
    "hantei.web.working.hints.SECONDS": 0.05, "hantei.web.routes.ending.SECONDS": 0.1,
    "hantei.web.routes.ending.WEIGHED": (0.05,), "hantei.web.routes.courses.MOST_MOMENTS": 1,
    "hantei.lab.outlook.LEAST": 2, "hantei.lab.odds.LEAST_RUNS": 2, "hantei.lab.odds.LEAST_SAMPLES": 2,
    "hantei.lab.hindsight.FIRST": 1,
}  # fmt: skip
"""How little is thought about chances: rough figures say as much of what is hidden as good ones."""


class HereCrew(PooledCrew):
    """A crew that thinks in this process: its own would compute only where nobody else does, which is seldom while a
    whole suite runs."""

    def think(self, task: Thinkable[T]) -> PooledThought[T]:
        found: Future[T | None] = Future()
        self.start(lambda: carried_out(found, lambda: considered(task, lambda _: None)), Lane.LOOK)
        return PooledThought(0, found, [0])


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[HiddenTable]:
    for place, little in HASTE.items():
        monkeypatch.setattr(place, little)
    added, hosted = annex()
    served = app(store_at(tmp_path / "tables.db"), annex=added, crew=HereCrew)
    served.state.hosted = hosted
    with Browser(served, BASE, headers={"accept-language": "en"}) as browser:
        yield laid(browser)


def laid(browser: Browser, ruled_by_guest: bool = False) -> HiddenTable:
    """A game in which somebody hides, with whispers, secret throws, notes and a secret ruling. The owner is the game
    master, or plays the runners where a guest is."""
    own, guest = ("runners", "referee") if ruled_by_guest else ("referee", "runners")
    chosen = {f"seat-{own}": "here", f"seat-{guest}": "link", "seat-crew": "link", "seed": "heliotrope"}
    owned = browser.begin(WAREHOUSE, referee="on", **chosen)
    invited = dict(zip(live_seats(browser, owned), links(browser, owned), strict=False))
    door = re.findall(r'value="[^"]*(/sit/[^"]*)"', browser.get(f"{owned}panel").text)[0]
    names = {"runners": "runners", "crew": "crew", "referee": "master", "watch": "watch"}
    seated = {names[seat]: come(other(browser), link) for seat, link in invited.items() if seat in names}
    seated[names[own]] = browser, owned
    runners, watch = invited.get("runners", invited["crew"]), invited["watch"]
    invites = ("runners",) if ruled_by_guest else ()
    master, at = seated["master"]
    elsewhere = other(browser)
    elsewhere.begin("senki/ace_duel")
    people = {name: one for name, (one, _) in seated.items()}
    people |= {"guest of another table": elsewhere, "nobody known": other(browser), "at the door": other(browser)}
    assert people["at the door"].get(door).status_code == 200
    places = {name: place for name, (_, place) in seated.items()}
    play(browser, owned, 12)

    def say(who: str, text: str, to: str = "") -> None:
        assert send(people[who], f"{places[who]}say", text=text, to=to) == 204

    say("runners", "whisper-orchid", "crew")
    say("crew", "whisper-thistle", "referee")
    say("runners", "S7D1+4711")
    assert send(master, f"{at}notes", notes="note-foxglove", before=noted(master, at)) == 200
    assert send(master, f"{at}rule", words="set mori.stun", value="7", privately="1") == 204
    assert send(master, f"{at}rule", words="set sniper.stun", value="6") == 204
    return HiddenTable(people, places, {
        "a whisper between players": Secret("whisper-orchid", ("runners", "crew")),
        "a whisper to the game master": Secret("whisper-thistle", ("crew",)),
        "a secret throw": Secret("4711", ("runners",)),
        "the notes of the game master": Secret("note-foxglove"),
        "a ruling made in secret": Secret("stun: 7 (was 0)"),
        "a ruling about somebody who hides": Secret("stun: 6", ("crew",)),
        "somebody who hides": Secret("Marksman", ("crew",), beside_tables=False),
        "their id": Secret('"sniper"', ("crew",), beside_tables=False),
        "the seed": Secret("heliotrope"),
        "a link to a seat": Secret(runners.rpartition("/")[2], invites),
        "the link to look on": Secret(watch.rpartition("/")[2], invites),
    })  # fmt: skip


def live_seats(browser: Browser, table: str) -> list[str]:
    """The places whose links stand on the panel, in their order."""
    live = hub_of(browser, table).live
    return [*(seat for seat in live.seats() if live.player(seat) == "link"), "owner", "watch"]


# How addresses are filled in

BODY: Mapping[str, Any] = {
    "words": ["set", "sniper.edge", "4"], "secret": False, "text": "hello", "to": "", "count": 1, "seat": "crew",
    "player": "here", "policy": "", "faces": [1, 1], "much": "usual", "value": "fast", "key": "crew", "at": "0.0",
    "answer": "nothing", "always": False, "rulebook": "senki", "scenario": "ace_duel",
}  # fmt: skip
"""What programs send: every field of every endpoint."""

FORM: Mapping[str, str] = {
    "words": "set sniper.edge 4", "text": "hello", "count": "1", "who": "sniper", "player": "here", "faces": "1 1",
    "pace": "fast", "back": "own", "clock": "off", "key": "crew", "at": "0.0", "answer": "nothing", "throw": "0.0",
    "moves": "0", "place": "seat-crew", "name": "Ann", "to": "", "much": "usual", "about": "nothing",
}  # fmt: skip
"""What browsers send: every field of every form, filled in as somebody would who tries to learn something."""

QUERIES: Mapping[str, Collection[str]] = {
    "replay": ("", "?move=0", "?move=5"),
    "hints": ("?key=crew&at={at}", "?key=runners&at={at}"),
    "odds": ("?key=crew", "?key=runners"),
    "wait": ("?stamp=none",),
    "log": ("", "?most=500"),
    "panel": ("",),
}
"""What is asked behind an address, where something is; by the last part of it."""

NO_TABLES = ("/write/", "/paper/", "/own/", "/pieces/", "/pictures/", "/simulate/", "/rules/", "/v2/")
"""How addresses begin that belong to files of people and to books: they are asked, and need not show anything here."""

NOTHING_THERE = {
    "/join/{secret}", "/sit/{secret}", "/refused", "/api/v1/refused",
    "/t/{table}/{place}/declaration", "/t/{table}/{place}/course", "/t/{table}/{place}/ending",
    "/t/{table}/{place}/hindsight", "/t/{table}/{place}/next",
}  # fmt: skip
"""Where nobody is shown anything in the walk: links that are guessed, what stands only where something failed, or when
the game is over."""

STREAMS = "/stream"
"""How addresses end at which one waits for what comes."""

PATIENCE = 30
"""Seconds in which whoever has no place is refused a stream."""

DEAR = ("/hindsight", "/course", "/outlook", "/ending")
"""What takes long, and says the same as a page and as a part of one."""

LAST = ("renew", "access", "remove", "anew", "keep", "cookies")
"""What ends somebody's place, and is asked when all else has been."""


@cache
def words_of(part: str) -> Collection[str]:
    """What is tried for a part of an address in braces."""
    known: Mapping[str, Collection[str]] = {
        "who": ("sniper", "mori"), "what": ("room", "pieces"), "line": ("99999",), "rulebook": ("shadowrun4",),
        "scenario": ("warehouse",), "book": ("shadowrun4",), "chapter": ("1",), "clause": ("SR-1.1",),
        "name": ("Cthulhu",), "key": ("1",), "number": ("1",), "case": ("nothing",), "secret": ("nothing",),
        "own": ("nothing",), "rest": ("nothing",), "table": ("nothing",), "place": ("owner",),
    }  # fmt: skip
    return known[part]  # a part that is new says here what is tried for it


def addresses(table: HiddenTable, who: str, path: str) -> Iterator[str]:
    """The addresses to which a route leads, for somebody: with their place, and with all places that are not theirs."""
    at = table.places["master"].split("/")[2]
    places = {place.split("/")[3] for place in table.places.values()} | {"seat-sniper", "any"}
    own = table.places.get(who, "///").split("/")[3]
    inside = who if own else "master"  # an owner may have put the game master out meanwhile
    live = table.live(inside)
    lines = [str(number) for number in range(1, live.last_line + 1)]
    parts = re.findall(r"{(\w+)(?::\w+)?}", path)
    if "place" in parts and who != "master":
        for place in sorted(places - {own}):
            yield shape(path, {**{part: first(part) for part in parts}, "table": at, "place": place})
    if "place" in parts and not own:
        return
    tried = [known_for(part, at, own, lines, path) for part in parts]
    for chosen in product(*tried):
        filled = shape(path, dict(zip(parts, chosen, strict=True)))
        for query in QUERIES.get(path.rpartition("/")[2], ("",)):
            yield filled + query.format(at=live.asked_at)


def first(part: str) -> str:
    """The first thing that is tried for a part of an address."""
    return next(iter(words_of(part)))


def known_for(part: str, at: str, own: str, lines: Collection[str], path: str) -> Collection[str]:
    """All that is tried for a part of an address at one's own place."""
    if part == "line" and "/lines/" in path:
        return lines
    return {"table": (at,), "place": (own,)}.get(part) or words_of(part)


def shape(path: str, chosen: Mapping[str, str]) -> str:
    """An address with its parts filled in."""
    return re.sub(r"{(\w+)(?::\w+)?}", lambda found: chosen[found[1]], path)


def asked(table: HiddenTable, who: str, method: str, address: str) -> bool:
    """Ask at an address, as a page, as a part of a page, and as a program; whether anything was shown."""
    shown = False
    browser, ways = table.people[who], [{}, {"hx-request": "true"}] if method == "GET" else [{"hx-request": "true"}]
    ways = ways[:1] if address.endswith(DEAR) else ways
    for headers in ways:
        sent: dict[str, Any] = {"headers": {"origin": BASE, **headers}, "follow_redirects": False}
        if method != "GET":
            sent |= {"content": json.dumps(BODY)} if address.startswith("/api/") else {"data": dict(FORM)}
        answer = browser.request(method, address, **sent)
        assert answer.status_code < 500, (address, answer.text)
        table.look(who, address, answer.content + str(answer.headers).encode())
        shown |= answer.status_code == 200
    return shown


def walk(
    table: HiddenTable,
    methods: Callable[[str], bool],
    people: Collection[str],
    only: str = "",
    but: tuple[str, ...] = (),
) -> None:
    """Everybody asks at every address with the methods that are wanted; what ends a place comes last, then what deletes
    the table if its owner asks for it."""
    served = table.people["master"].app.routes  # type: ignore[attr-defined]
    assert [route.path for route in served if isinstance(route, Mount)] == ["/static"]  # files that everybody may have
    routes = [route for route in served if not isinstance(route, Mount) and only in route.path]
    for route in sorted(routes, key=ending):
        for method in sorted(set(route.methods or ()) - {"HEAD"}):
            if not methods(method) or route.path.endswith((STREAMS, *but)):
                continue
            for who in people if "{table}" in route.path else ("runners",):
                for address in addresses(table, who, route.path):
                    if asked(table, who, method, address):
                        table.answered.add(route.path)


def ending(route: BaseRoute) -> tuple[bool, bool]:
    """Whether a route may end somebody's place, and whether it deletes the table of an owner: what is asked later."""
    assert isinstance(route, Route)
    last = route.path.rpartition("/")[2]
    deletes = last == "leave" or "DELETE" in (route.methods or ())
    return deletes or last in LAST, deletes


def looked_at_in_vain(table: HiddenTable) -> set[str]:
    """The addresses that show something and have shown nobody anything: their secrets would not have been seen."""
    paths = {
        route.path
        for route in table.people["master"].app.routes  # type: ignore[attr-defined]
        if isinstance(route, Route) and "GET" in (route.methods or ())
    }
    return {path for path in paths - table.answered if not path.startswith(NO_TABLES) and not path.endswith(STREAMS)}


def test_whatever_is_looked_at_shows_what_is_hidden_to_whom_it_belongs_alone(table: HiddenTable) -> None:
    walk(table, lambda method: method == "GET", PEOPLE)
    for name, secret in table.secrets.items():  # it was there to be read, or nothing would have been tried
        assert table.shown.get(name, set()) == {"master", *secret.readers}, name
    vain = looked_at_in_vain(table)
    assert (vain - NOTHING_THERE, NOTHING_THERE - vain) == (set(), set())


def test_of_a_table_that_is_prepared_nothing_is_seen_whatever_is_looked_at(table: HiddenTable) -> None:
    """Before the curtain rises: of all who take part, and of all that has happened, nobody else learns anything."""
    live = hub_of(table.people["master"], table.places["master"]).live
    live.card = replace(live.card, prepares=-1)
    names = ("Mori", "Marksman", "initiative")
    table.secrets = {name: Secret(name, beside_tables=False) for name in names}
    walk(table, lambda method: method == "GET", ("master", "runners", "watch"), only="/t/")
    assert table.shown == {name: {"master"} for name in names}


def test_whatever_is_sent_is_answered_with_nothing_that_is_hidden(table: HiddenTable) -> None:
    walk(table, lambda method: method != "GET", [one for one in PEOPLE if one != "master"])


def test_when_a_game_is_over_what_was_hidden_stays_with_whom_it_belongs(table: HiddenTable) -> None:
    master, at = table.people["master"], table.places["master"]
    live = hub_of(master, at).live
    runners = [one.id for one in Viewpoint(live, "owner").sheets() if one.side == "runners"]
    for who in runners:
        assert send(master, f"{at}rule", words=f"set {who}.unconscious", value="true", privately="1") == 204
    for _ in range(160):
        if not live.session.finished:
            play(master, at, 1)
    assert live.session.finished
    walk(table, lambda method: method == "GET", PLAYED, only="/t/", but=DEAR)
    for path in DEAR:  # by those from whom most is hidden: each such look plays the whole game again
        walk(table, lambda method: method == "GET", ("runners",), only=f"/t/{{table}}/{{place}}{path}")
    assert table.people["runners"].get(f"{table.places['runners']}ending").status_code == 200


def test_a_seat_of_somebody_who_hides_does_not_say_who_they_are(tmp_path: Path) -> None:
    """Where everybody has a seat of their own, the seats of those who hide are named by their side alone."""
    with server(tmp_path / "tables.db") as browser:
        apart = {"apart-crew": "on", "apart-runners": "on", "company-crew": "on", "company-runners": "on"}
        seats = {"seat-mori": "link", "seat-sniper": "link", "seat-referee": "here"}
        at = browser.begin(WAREHOUSE, referee="on", **apart, **seats)
        mori, sniper, _, watch = links(browser, at)
        read = {}
        for who, link in (("mori", mori), ("watch", watch), ("sniper", sniper)):
            guest, place = come(other(browser), link)
            program = guest.get(f"/api/v1/tables/{'/'.join(place.split('/')[2:4])}").text
            read[who] = guest.get(place).text + guest.get(f"{place}log.txt").text + program
        assert {who: "Marksman" in text for who, text in read.items()} == {
            "mori": False,
            "watch": False,
            "sniper": True,
        }
        assert "The warehouse crew, no. 11" in read["mori"]
        assert "Marksman" in browser.get(f"{at}panel").text


def test_streams_show_what_is_hidden_to_whom_it_belongs_alone(table: HiddenTable) -> None:
    hub = hub_of(table.people["master"], table.places["master"])
    readers = {who: Reader((table.places[who].split("/")[3], "en")) for who in PLAYED}
    for reader in readers.values():
        hub.expect(reader)
        hub.admit(reader)
    assert send(table.people["runners"], f"{table.places['runners']}say", text="whisper-orchid", to="crew") == 204
    play(table.people["master"], table.places["master"], 3)
    for who, reader in readers.items():
        table.look(who, "stream of changes", b"".join(reader.waiting))
        table.look(who, "stream from the beginning", hub.showing.everything(reader.seen))
    assert table.shown["a whisper between players"] == {"master", "runners", "crew"}
    assert table.shown["somebody who hides"] == {"master", "crew"}


def test_nobody_waits_for_what_comes_at_a_place_of_somebody_else(table: HiddenTable) -> None:
    routes = table.people["master"].app.routes  # type: ignore[attr-defined]
    streams = [route.path for route in routes if isinstance(route, Route) and route.path.endswith(STREAMS)]
    assert "/t/{table}/{place}/stream" in streams
    for path in (path for path in streams if "{table}" in path):
        for who in PEOPLE:
            own = table.places.get(who)
            for address in addresses(table, who, path):
                if who != "master" and not (own and address.startswith(own)):
                    assert refused(table.people[who], address), (who, address)


def refused(browser: Browser, address: str) -> bool:
    """Whether there is nothing at an address; a stream would never end, so nobody waits for that."""
    found: list[int] = []
    asking = Thread(target=lambda: found.append(browser.get(address).status_code), daemon=True)
    asking.start()
    asking.join(PATIENCE)
    return found == [404]


@pytest.mark.slow  # the walk through all addresses once more
def test_a_table_that_goes_on_from_another_one_keeps_its_secrets(table: HiddenTable) -> None:
    """Other people come to its seats: what was whispered has not come along, and what is hidden still is."""
    master, at = table.people["master"], table.places["master"]
    moves = str(hub_of(master, at).live.session.moves)
    answer = master.post(f"{at}fork", data={"moves": moves}, headers={"origin": BASE})
    fork = str(answer.url.path)
    runners, crew, *_, watch = links(master, fork)
    seated = {
        who: come(other(master), link) for who, link in {"runners": runners, "crew": crew, "watch": watch}.items()
    }
    table.people |= {who: one for who, (one, _) in seated.items()}
    table.places = {"master": fork} | {who: place for who, (_, place) in seated.items()}
    here = {name: one for name, one in table.secrets.items() if "link" not in name and name != "their id"}
    said = [name for name in here if "whisper" in name or "throw" in name or "notes" in name]
    table.secrets = here | {name: replace(here[name], readers=()) for name in said}
    walk(table, lambda method: method == "GET", PLAYED, only="/t/")
    walk(table, lambda method: method == "GET", PLAYED, only="/api/")
    assert not table.shown.keys() & set(said)
    assert table.shown["somebody who hides"] == {"master", "crew"}
    assert table.shown["a ruling made in secret"] == {"master"}


def test_an_assistant_that_plays_one_side_learns_of_nobody_who_hides_from_it(tmp_path: Path) -> None:
    desk = AssistantDesk(tmp_path, lambda rulebook, scenario: tmp_path / f"{scenario}.hantei", "en")
    looks = [desk.start("shadowrun4", "warehouse", "runners")]
    game = looks[0]["game"]
    for _ in range(8):
        if "question" in looks[-1]:
            answer = next(iter(looks[-1]["question"].get("labels", {"1": ""})))
            looks.append({"explained": desk.explain(game, answer)})
            looks.append(desk.answer(game, answer))
    told = json.dumps([*looks, desk.odds(game), desk.log(game)])
    desk.close()
    assert "Mori" in told
    assert "Marksman" not in told
    assert '"sniper"' not in told


def test_an_owner_who_plays_under_another_game_master_learns_what_their_seat_may_know(tmp_path: Path) -> None:
    """The owner plays the runners, and a guest is the game master: owning a table shows nothing of the game."""
    with server(tmp_path / "tables.db") as browser:
        table = laid(browser, ruled_by_guest=True)
        walk(table, lambda method: method == "GET", ("master", "runners"), only="{table}")
        invitations = {"a link to a seat", "the link to look on"}  # they belong to the owner, and to nobody who rules
        for name, secret in table.secrets.items():
            expected = {*secret.readers} if name in invitations else {"master", *secret.readers}
            assert table.shown.get(name, set()) == expected & {"master", "runners"}, name


def test_whatever_an_owner_sends_under_another_game_master_is_answered_with_nothing_hidden(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = laid(browser, ruled_by_guest=True)
        walk(table, lambda method: method != "GET", ("runners",), only="{table}")
