"""What people do at a table is one value, whoever sends it: a page's form and a program's JSON make the same command or
call the same use case, which one door carries out."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, is_dataclass
from pathlib import Path
from typing import Any

import pytest

from hantei.play import Refused
from hantei.web import commands, usecases
from hantei.web.commands import TableCommand, hosting, playing, refereeing, speaking
from hantei.web.server.admission import Admission
from hantei.web.storage.doors import Viewer
from hantei.web.table.typed import TypedAnswer

from .tables import BASE, Browser, hub_of
from .test_company import DUEL, send

TOKEN = "program-" + "x" * 24


@dataclass(frozen=True)
class Both:
    """One thing as a page and as a program send it, and what comes of it: a command, or the name of a use case."""

    page: str
    form: Mapping[str, str]
    api: str
    sent: Mapping[str, Any] | None
    done: TableCommand | str


SAME = [
    Both("undo", {"count": "2"}, "undo", {"count": 2}, playing.TakeBack(2)),
    Both("redo", {"count": "2"}, "redo", {"count": 2}, playing.MakeAgain(2)),
    Both("asking", {"who": "red", "much": "matters"}, "asking", {"seat": "red", "much": "matters"},
         playing.SetAsking("red", "matters")),
    Both("force", {"faces": "6 6", "privately": "1"}, "force", {"faces": [6, 6], "secret": True},
         refereeing.NameFaces([6, 6], True)),
    Both("delegate", {"who": "red", "to": "white"}, "delegate", {"seat": "red", "to": "white"},
         refereeing.LetAnswerFor("red", "white")),
    Both("curtain", {}, "curtain", None, refereeing.RaiseCurtain()),
    Both("seat", {"who": "white", "player": "machine:random"}, "seat",
         {"seat": "white", "player": "machine", "policy": "random"}, hosting.SetSeat("white", "machine", "random")),
    Both("pace", {"pace": "slow"}, "pace", {"value": "slow"}, hosting.SetPace("slow")),
    Both("clock", {"clock": "one"}, "clock", {"value": "one"}, hosting.SetClock("one")),
    Both("back", {"back": "all"}, "back", {"value": "all"}, hosting.SetTakingBack("all")),
    Both("say", {"text": "We hold the ford"}, "say", {"text": "We hold the ford"}, speaking.Say("We hold the ford")),
    Both("rule", {"words": "set red_ace.hp 31"}, "rule", {"words": ["set", "red_ace.hp", "31"]}, "amend"),
    Both("dice-from", {"source": ""}, "dice-from", {"value": ""}, "take_dice_from"),
    Both("go", {"at": ""}, "go", None, "let_machines_go"),
]  # fmt: skip
"""What both front ends do at a table; `answer` has a test of its own, since its place is known when it is asked."""


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[TableCommand | str]:
    """The commands and use cases that the application is asked for; none is carried out."""
    found: list[TableCommand | str] = []

    async def noted(here: Admission, command: TableCommand) -> None:
        found.append(command)

    monkeypatch.setattr(Admission, "do", noted)
    return found


def program(browser: Browser, path: str, sent: object = None) -> Any:
    """Send something as a program that has the browser's own cookie as its token."""
    token = browser.cookies["hantei"]
    body = json.dumps(sent).encode() if sent is not None else b""
    return browser.post(f"/api/v1{path}", content=body, headers={"authorization": f"Bearer {token}"})


@pytest.mark.parametrize("one", SAME, ids=[one.page for one in SAME])
def test_a_page_and_a_program_do_the_same(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, seen: list[TableCommand | str], one: Both
) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    at = f"/tables/{table.split('/')[2]}/owner/"
    if isinstance(one.done, str):

        async def called(here: Admission, *given: object, name: str = one.done) -> None:
            seen.append(name)

        monkeypatch.setattr(usecases, one.done, called)
    assert send(browser, f"{table}{one.page}", **one.form) in (200, 204)
    assert program(browser, f"{at}{one.api}", one.sent).status_code == 200
    assert seen == [one.done, one.done]


def test_an_answer_is_the_same_from_a_page_and_from_a_program(browser: Browser, seen: list[TableCommand | str]) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    assert send(browser, f"{table}answer", key="red", at="0.1", answer="done", always="1") == 204
    sent = {"key": "red", "at": "0.1", "answer": "done", "always": True}
    assert program(browser, f"/tables/{table.split('/')[2]}/owner/answer", sent).status_code == 200
    typed = TypedAnswer("done", "en")
    assert seen == [playing.GiveAnswer("red", typed, "0.1", always=True)] * 2


def test_what_people_do_knows_nothing_of_the_web() -> None:
    """A refusal is one of the project's own; what status it has is the business of pages and programs."""
    files = [Path(usecases.__file__), *sorted(Path(commands.__file__).parent.glob("*.py"))]
    imported = {
        name
        for file in files
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([node.module or ""] if isinstance(node, ast.ImportFrom) else [one.name for one in node.names])
    }
    assert "hantei.play" in imported
    assert not {name for name in imported if name.partition(".")[0] == "starlette"}


@pytest.mark.parametrize(
    ("way", "form"),
    [("leave", {}), ("dice-from", {"source": "https://dice.example/"}), ("arrive", {"words": "arrive nobody"})],
)
def test_what_there_is_not_at_a_table_leads_nowhere(browser: Browser, way: str, form: dict[str, str]) -> None:
    """An owner does not get up, a server that asks none asks no other one for dice, and nobody comes but who may."""
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "here"})
    answer = browser.post(f"{table}{way}", data=form, headers={"origin": BASE})
    assert answer.status_code == 404
    assert "There is no such table, or you have no place at it" in answer.text


NEW: dict[str, tuple[str, dict[str, str], str, dict[str, str]]] = {
    "set_table": ("/new/senki/ace_duel", {}, "/tables", {"rulebook": "senki", "scenario": "ace_duel"}),
    "come_in": ("/join/nothing", {}, "/join", {"secret": "nothing"}),
}
"""What both front ends do beside a table: the use case, as a page and as a program send it."""


@pytest.mark.parametrize("name", sorted(NEW))
def test_a_page_and_a_program_begin_and_come_by_the_same(
    browser: Browser, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    table, called = browser.begin(DUEL).split("/")[2], list[str]()

    async def noted(*given: object) -> object:
        called.append(name)
        return table if name == "set_table" else (table, "owner")

    monkeypatch.setattr(usecases, name, noted)
    page, form, path, sent = NEW[name]
    assert browser.post(page, data=form, headers={"origin": BASE}).status_code == 200
    assert program(browser, path, sent).status_code == 200
    assert called == [name, name]


def test_a_saved_game_is_brought_by_the_same(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table, called = browser.begin(DUEL).split("/")[2], list[bytes]()

    async def noted(room: object, who: str, data: bytes, *more: object) -> str:
        called.append(data)
        return table

    monkeypatch.setattr(usecases, "bring_game", noted)
    browser.post("/bring", files={"file": ("a.hantei", b"a game")}, headers={"origin": BASE})
    token = browser.cookies["hantei"]
    browser.post("/api/v1/bring", content=b"a game", headers={"authorization": f"Bearer {token}"})
    assert called == [b"a game"] * 2


def test_a_table_is_removed_by_the_same(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table, called = browser.begin(DUEL), list[str]()

    async def noted(here: Admission) -> None:
        called.append(here.place)

    monkeypatch.setattr(Admission, "remove", noted)
    send(browser, f"{table}remove")
    token = browser.cookies["hantei"]
    path = f"/api/v1/tables/{table.split('/')[2]}/owner"
    browser.delete(path, headers={"authorization": f"Bearer {token}"})
    assert called == ["owner"] * 2


# One door


def kinds(of: type[TableCommand] = TableCommand) -> Iterator[type[TableCommand]]:
    """Every kind of command."""
    for one in of.__subclasses__():
        if is_dataclass(one):
            yield one
        yield from kinds(one)


def test_every_command_is_a_frozen_value() -> None:
    found = set(kinds())
    assert len(found) > 20
    for one in found:
        assert one.__dataclass_params__.frozen, one  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("command", "message"),
    [(hosting.SetPace("slow"), "not-the-owner"), (refereeing.NameFaces([6]), "not-the-referee")],
)
def test_who_may_not_is_refused_before_anything_is_done(browser: Browser, command: TableCommand, message: str) -> None:
    table = browser.begin(DUEL, **{"seat-red": "here", "seat-white": "link"})
    live = hub_of(browser, table).live
    before = live.card, live.session.moves, live.last_line
    with live.lock, pytest.raises(Refused) as refused:
        command.carry_out(live, Viewer("somebody", "seat-white"))
    assert refused.value.message == message
    assert (live.card, live.session.moves, live.last_line) == before
