"""Tables for programs: a client plays whole games at a real server, and what is not allowed is refused in words."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest
from starlette.routing import Route

from hantei.api import ApiError, Client
from hantei.api.shapes import NewTable, QuestionAt, ViewAt
from hantei.library import find
from hantei.play import verify
from hantei.web.app import routes
from hantei.web.http.deeds import DeedRoute
from hantei.web.storage.uploads import MOST_BYTES

from .serving import Process, until
from .tables import Browser, hub_of, room_of, server
from .test_company import come, links, send
from .test_doors import guest_of, listening

DUEL = NewTable("senki", "ace_duel", pace="instant", seed="1")


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with Process(tmp_path_factory.mktemp("api") / "tables.db") as running:
        yield running


def some(question: QuestionAt, rng: Random) -> Any:
    """An answer to a question, whatever it is."""
    if question.type == "amount":
        return rng.randint(question.facts["low"], question.facts["high"])
    if question.type == "faces":
        return [rng.randint(1, question.facts["sides"]) for _ in range(question.facts["n"])]
    if question.type == "words":
        return "Bolt"
    return rng.choice(question.options).answer


OPERATION = NewTable("urban_assault", "quarry_town", pace="instant", seed="2")


@pytest.mark.parametrize("table", [OPERATION, pytest.param(DUEL, marks=pytest.mark.slow)])
def test_a_client_plays_a_game_to_its_end(process: Process, tmp_path: Path, table: NewTable) -> None:
    client, rng = Client(process.address), Random(7)
    place = client.make(table)
    view = place.see()
    for _ in range(3000):
        if view.finished:
            break
        if not view.questions:
            view = place.wait(view.stamp)
            continue
        question = view.questions[0]
        view = place.answer(question.key, some(question, rng), view.at)
    assert view.finished
    assert view.outcome is not None
    save = tmp_path / "game.hantei"
    save.write_bytes(place.save())
    assert verify(save, find).sound
    assert place.log()[-1].text
    again = client.bring(place.save())
    assert again.see().finished
    assert {one.table for one in client.tables()} >= {place.table, again.table}
    again.remove()
    assert again.table not in {one.table for one in client.tables()}


def test_two_clients_at_one_table_see_what_is_theirs(process: Process) -> None:
    """The guest waits for a change, is told of it, and answers nothing that the owner is asked."""
    owner, guest = Client(process.address), Client(process.address, lang="ja")
    rulebook = next(one for one in owner.rulebooks() if one.id == "senki")
    assert "ace_duel" in {one.id for one in rulebook.scenarios}
    place = owner.make(NewTable("senki", "ace_duel", seats={"white": "link"}, seed="1"))
    seat = guest.join(place.links()["seat-white"])
    assert seat.place == "seat-white"
    view = place.see()
    before = seat.see()
    assert {one.who for one in view.questions}.isdisjoint({one.who for one in before.questions})
    asked, other = (place, seat) if view.questions else (seat, place)
    view = asked.see()
    question = view.questions[0]
    with pytest.raises(ApiError) as refused:
        other.answer(question.key, question.options[0].answer, view.at)
    assert (refused.value.status, refused.value.reason) == (422, "not-your-seat")
    stamp = other.see().stamp
    asked.say("2D6+3 hello")
    assert other.wait(stamp).stamp != stamp
    assert any(one.throws for one in other.log())
    with pytest.raises(ApiError) as nothing:
        seat.save()
    assert nothing.value.status == 404
    with pytest.raises(ApiError) as unruled:
        seat.rule("set", "white_ace.hp", "1")
    assert unruled.value.reason == "not-the-referee"
    ruled = place.rule("set", "white_ace.hp", "9")
    assert "9" in place.log()[-1].text
    assert ruled.stamp != stamp


def test_odds_are_told(process: Process) -> None:
    place = Client(process.address).make(DUEL)
    view: ViewAt = place.see()
    found = place.odds(view.questions[0].key)
    assert {one.answer for one in found.answers} >= {one.answer for one in view.questions[0].options[:3]}


def test_an_answer_that_comes_late_is_refused_and_moves_are_taken_back(process: Process) -> None:
    place = Client(process.address).make(NewTable("wild_arms", "saloon", seed="1"))
    view = place.see()
    question = view.questions[0]
    then = place.answer(question.key, question.options[0].answer, view.at)
    with pytest.raises(ApiError) as late:
        place.answer(question.key, question.options[0].answer, view.at)
    assert late.value.status == 422
    assert place.undo().at == view.at
    assert place.redo().at == then.at


def asked(browser: Browser, path: str, sent: object = None, token: str = "x" * 32) -> Any:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return browser.post(
        f"/api/v1{path}", content=json.dumps(sent), headers={**headers, "origin": "http://other.example"}
    )


@pytest.mark.parametrize(
    ("path", "sent", "status", "reason"),
    [
        ("/tables", {"rulebook": "senki"}, 422, "api-not-read"),
        ("/tables", {"rulebook": "senki", "scenario": 3}, 422, "api-not-read"),
        ("/tables", [1], 422, "api-not-read"),
        ("/tables", {"rulebook": "nothing", "scenario": "x"}, 422, "no-such-rulebook"),
        ("/tables", {"rulebook": "senki", "scenario": "x"}, 422, "no-such-encounter"),
        ("/tables", {"rulebook": "senki", "scenario": "/etc/passwd"}, 422, "no-such-encounter"),
        ("/tables", {"rulebook": "senki", "scenario": "a" * 300}, 422, "no-such-encounter"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "seats": {"pc": "elf"}}, 422, "web-bad-choice"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "pace": "warp"}, 422, "api-not-read"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "paze": "fast"}, 422, "api-not-read"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "seats": {"rde": "here"}}, 422, "web-bad-choice"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "rulings": {"nope": "x"}}, 422, "web-bad-choice"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "apart": ["rde"]}, 422, "unknown-side-apart"),
        ("/tables", {"rulebook": "senki", "scenario": "bridge", "leaders": 9}, 422, "web-bad-choice"),
        ("/tables/none/owner/undo", {"cuont": 1}, 422, "api-not-read"),
        ("/join", {"secret": "none"}, 404, "no-such-link"),
        ("/tables/none/owner/answer", {"key": "a", "answer": "b", "at": "1.0"}, 404, "no-such-place"),
        ("/bring", {}, 422, "not-a-journal"),
    ],
)
def test_what_cannot_be_done_is_said(tmp_path: Path, path: str, sent: object, status: int, reason: str) -> None:
    with server(tmp_path / "tables.db") as browser:
        found = asked(browser, path, sent)
        assert (found.status_code, found.json()["reason"]) == (status, reason)
        assert found.json()["text"]


def test_a_saved_game_may_be_as_large_as_on_the_page(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        for size, reason in ((MOST_BYTES, "not-a-journal"), (MOST_BYTES + 1, "web-bring-what")):
            headers = {"authorization": f"Bearer {browser.get('/api/v1/token').json()['token']}"}
            found = browser.post("/api/v1/bring", content=b"x" * size, headers=headers)
            assert (found.status_code, found.json()["reason"]) == (422, reason)


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"rulebook": "senki"}, "（scenario）：項目がありません"),
        ({"rulebook": "senki", "scenario": 3}, "（scenario）：文字列で書いてください"),
        (
            {"rulebook": "senki", "scenario": "bridge", "pace": "warp"},
            "（pace）：次のどれかで書いてください：'instant'",
        ),
        ({"rulebook": "senki", "scenario": "bridge", "paze": "fast"}, "（paze）：そのような項目はありません"),
        ("[", "（-）：JSONではありません"),
    ],
)
def test_what_is_wrong_with_a_body_is_said_in_the_language_of_whoever_sent_it(
    tmp_path: Path, sent: object, said: str
) -> None:
    with server(tmp_path / "tables.db") as browser:
        content = sent if isinstance(sent, str) else json.dumps(sent)
        headers = {"authorization": f"Bearer {'x' * 32}", "accept-language": "ja"}
        found = browser.post("/api/v1/tables", content=content, headers=headers).json()
    assert found["reason"] == "api-not-read"
    assert said in found["text"]


def test_programs_are_refused_in_their_own_form(tmp_path: Path) -> None:
    """Also where there is nothing at an address, or another method there; a program learns that it lacks a token."""
    with server(tmp_path / "tables.db") as browser:
        for found, status in (
            (browser.get("/api/v1/nothing"), 404),
            (browser.delete("/api/v1/rulebooks", headers={"authorization": f"Bearer {'x' * 32}"}), 405),
        ):
            assert (found.status_code, found.json().keys()) == (status, {"reason", "text"})
        browser.cookies.clear()
        found = browser.post("/api/v1/tables", content=b"{}")
        assert (found.status_code, found.json()["reason"]) == (401, "api-no-token")


@pytest.mark.parametrize("at", ["<b>", "", "1", "9" * 5000 + ".0", "٣.x", "-1.-1"])
def test_an_answer_from_a_place_that_is_none_is_out_of_date(process: Process, at: str) -> None:
    place = Client(process.address).make(DUEL)
    question = place.see().questions[0]
    with pytest.raises(ApiError) as refused:
        place.answer(question.key, question.options[0].answer, at)
    assert (refused.value.status, refused.value.reason) == (422, "stale-answer")


def test_nobody_acts_without_a_token(tmp_path: Path) -> None:
    """A page of another origin cannot send one: its cookie alone is turned away, and so is nothing at all."""
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/bridge").strip("/").split("/")[1]
        foreign = asked(browser, f"/tables/{table}/owner/undo", {}, token="")
        assert foreign.status_code == 403
        assert foreign.json()["reason"] == "web-refused-origin"
        assert browser.get(f"/api/v1/tables/{table}/owner").status_code == 200
        browser.cookies.clear()
        assert browser.get("/api/v1/tables").status_code == 401


def test_the_description_names_every_endpoint(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        found = browser.get("/api/v1/openapi.json").json()
    assert found["openapi"].startswith("3.1")
    answer = found["paths"]["/api/v1/tables/{table}/{place}/answer"]["post"]
    assert answer["requestBody"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/AnswerTo"}
    named = set(found["components"]["schemas"])
    used = {part.partition('"')[0] for part in json.dumps(found).split("#/components/schemas/")[1:]}
    assert used <= named


PAGES_ALONE = {
    "declare": "several answers at once: a program gives them one by one",
    "release": "orders are not listed for programs", "again": "nor are throws", "throw": "nor are throws",
    "arrive": "a ruling in words does it", "move": "a ruling in words does it", "unrule": "a ruling in words does it",
    "notes": "belong to the panel", "renew": "links are for people", "access": "links are for people",
    "leave": "links are for people", "fork": "a save that is brought does it", "anew": "a new table does it",
    "keep": "people are kept for pages", "enter": "people are kept for pages",
    "wish": "a program that rules brings somebody by a ruling",
}  # fmt: skip
"""What is done at a table from a page alone, and why."""


def test_programs_do_what_pages_do_but_what_is_named() -> None:
    deeds = [one.deed.name for one in routes() if isinstance(one, DeedRoute) and "POST" in (one.methods or ())]
    api = {name.removeprefix("api-") for name in deeds if name.startswith("api-")}
    pages = [one for one in routes() if isinstance(one, DeedRoute | Route) and "POST" in (one.methods or ())]
    at_table = {one.path.split("/")[4] for one in pages if one.path.startswith("/t/{table}/{place}/")}
    assert at_table - {*api, "remove"} == set(PAGES_ALONE)


def test_what_is_said_by_a_program_is_no_longer_than_from_a_page(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
        place = f"/api/v1/tables/{table.split('/')[2]}/owner"
        said = {"origin": "http://table.test"}
        assert browser.post(f"{place}/say", json={"text": "a  b" + "c" * 9000}, headers=said).status_code == 200
        text = browser.get(f"{place}/log").json()[-1]["text"]
        assert text.partition(": ")[2] == "a b" + "c" * 497


def test_a_program_rules_as_a_page_does(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/ace_duel", referee="on", prepares="on", **{"seat-referee": "here"})
        place = f"/api/v1/tables/{table.split('/')[2]}/owner"

        def post(what: str, sent: object = None) -> Any:
            return browser.post(f"{place}/{what}", json=sent, headers={"origin": "http://table.test"})

        assert not browser.get(place).json()["questions"]
        assert post("curtain").json()["questions"]
        assert post("delegate", {"seat": "red", "to": "white"}).status_code == 200
        assert post("force", {"faces": [6, 6]}).status_code == 200
        assert post("force", {"faces": [6, "6"]}).status_code == 422
        assert post("force", {"faces": [10**4000]}).status_code == 422
        assert post("asking", {"seat": "red", "much": "nothing of that kind"}).status_code == 422


def test_a_program_that_waits_for_a_change_is_woken_by_no_sign_of_life_and_by_nobody_who_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hantei.web.server.room.GLANCE", 0.0)
    with server(tmp_path / "tables.db") as browser, ThreadPoolExecutor(1) as pool:
        table = browser.begin("senki/ace_duel", **{"seat-white": "link"})
        hub, room = hub_of(browser, table), room_of(browser)
        come(browser, links(browser, table)[0])
        place = f"/api/v1/tables/{hub.live.id}/owner"
        stamp = browser.get(place).json()["stamp"]
        waiting = pool.submit(browser.get, f"{place}/wait", params={"stamp": stamp})
        until(lambda: bool(hub.readers))
        listening(browser, hub, guest_of(browser, hub, "seat-white"))
        assert browser.portal
        for _ in range(2):
            browser.portal.call(room.beat)
        until(lambda: not (hub.company_due or room.background.tasks))
        with pytest.raises(TimeoutError):
            waiting.result(0.2)
        assert send(browser, f"{table}rule", words="set round 3") == 204
        assert waiting.result(20).json()["stamp"] != stamp
