"""The workshop on a server: everybody writes their own, brings their own people, and sees nothing of another's."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from starlette.testclient import TestClient

from hantei import library
from hantei.library import scenario_text
from hantei.web.app import app
from hantei.web.storage import scripts
from hantei.web.storage.sqlite import SqliteStore
from hantei.web.working.crew import TooDear, on_loop
from hantei.web.working.work import SMALL, Work
from hantei.workshop import boarding, drawing, filling, pages, shelved, simulating
from hantei.workshop.hosted import annex
from hantei.workshop.playing import begun_scene
from hantei.workshop.workbench import trials_of

BASE = "http://testserver"
FROM = {"origin": BASE}
KURZ = """\
hantei: urban_assault/squad/1
id: kurz
squad:
  leader:
    name: Kurz
    sub: shooting
    level: 12
    growth: {skill: 1, life: 2, sub: 2, squad_size: 1}
    skills: [rapid_fire, evade]
  members: {assault: 3}
  magazines: 24
"""
GUNNER = """\
hantei: gundog/character/1
id: gunner
language: ja
character:
  name: 砲手
  endurance: 20
  initiative: 10
  moves: {cautious: 5, normal: 10, full: 20}
  skills: {athletics: {rate: 50}, handguns: {rate: 60, level: 1}}
"""


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[TestClient, SqliteStore]]:
    """A server on which people write, and somebody's browser."""
    store = SqliteStore(tmp_path / "tables.db")
    added, hosted = annex()
    served = app(store, annex=added)
    served.state.hosted = hosted
    with TestClient(served, BASE, headers={"accept-language": "en"}) as browser:
        yield browser, store


def begun(browser: TestClient, head: str) -> str:
    """Begin a text; where its workshop is."""
    answer = browser.post("/write", data={"head": head}, headers=FROM)
    assert answer.status_code == 200, answer.text
    return str(answer.url.path)


def brought(browser: TestClient, text: str, name: str) -> str:
    """Bring a file along; the page that comes of it."""
    answer = browser.post("/bring", files={"file": (name, text.encode())}, headers=FROM)
    assert answer.status_code == 200, answer.text
    return answer.text


def test_a_text_is_begun_written_checked_and_kept(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "gundog/character/1")
    assert f'data-base="{base}"' in browser.get(base).text
    found = browser.get(f"{base}file").json()
    assert found["text"] == "hantei: gundog/character/1\nid: new\nlanguage: en\n"
    kept = browser.post(f"{base}save", json={"text": GUNNER, "base": found["mark"]}, headers=FROM).json()
    assert browser.post(f"{base}save", json={"text": "x", "base": "old"}, headers=FROM).status_code == 409
    checked = browser.post(f"{base}check", content=GUNNER, headers=FROM)
    while checked.status_code == 503:  # a busy machine
        checked = browser.post(f"{base}check", content=GUNNER, headers=FROM)
    assert [one["severity"] for one in checked.json()["remarks"]] == ["warning"]  # no weapon
    assert browser.get(f"{base}file").json() == {"text": GUNNER, "mark": kept["mark"], "unsaved": None}
    assert [one["kind"] for one in browser.get(f"{base}versions").json()].count("saved") == 1
    page = browser.get("/").text
    assert "砲手" in page
    assert "砲手" in browser.get(base.replace("/write/", "/paper/").rstrip("/")).text
    own = base.split("/")[2]
    assert browser.get(f"/own/{own}/file").text == GUNNER


def test_people_of_ones_own_are_pieces_for_tables_elsewhere(place: tuple[TestClient, SqliteStore]) -> None:
    """A squad too, with its members; a scenario is none, and nobody sees another's."""
    browser, _ = place
    for head, text, names in (
        ("gundog/character/1", GUNNER, ["砲手"]),
        ("urban_assault/squad/1", KURZ, ["Kurz", "Assault trooper"]),
    ):
        base = begun(browser, head)
        assert saved(browser, base, text) == 200
        own = base.split("/")[2]
        assert f'href="/pieces/{own}"' in browser.get("/").text
        shown = browser.get(f"/pieces/{own}").text
        said = [json.loads(html.unescape(one))["data"]["name"] for one in re.findall(r"<textarea[^>]*>(.*?)<", shown)]
        assert said == names
        with ZipFile(BytesIO(browser.get(f"/pieces/{own}/udonarium.zip").content)) as archive:
            assert sum(re.fullmatch(r"\d+\.xml", name) is not None for name in archive.namelist()) == len(names)
    scene = begun(browser, "senki/1").split("/")[2]
    assert f"/pieces/{scene}" not in browser.get("/").text
    assert browser.get(f"/pieces/{scene}").status_code == 404
    browser.cookies.clear()
    assert browser.get(f"/pieces/{own}").status_code == 404


def saved(browser: TestClient, base: str, text: str) -> int:
    """Save a text over what stands there; the status."""
    mark = browser.get(f"{base}file").json()["mark"]
    return browser.post(f"{base}save", json={"text": text, "base": mark}, headers=FROM).status_code


def test_a_text_is_called_what_it_says_of_itself_as_far_as_it_says_so(place: tuple[TestClient, SqliteStore]) -> None:
    browser, store = place
    one, other = begun(browser, "senki/1"), begun(browser, "senki/1")
    query = "SELECT name, title, rulebook FROM scripts WHERE id = ?"

    def called(base: str) -> tuple[str, Any, str]:
        ((name, title, rulebook),) = store.read(query, base.split("/")[2])
        return name, json.loads(title), rulebook

    head = "hantei: senki/1\nlanguage: en\n"
    for text, expected in (
        ("id: bridge\n", ("bridge", {"ja": "bridge", "en": "bridge"})),  # no title yet
        ("id: bridge\ntitle: The Ford\n", ("bridge", {"ja": "The Ford", "en": "The Ford"})),
        ("id: bridge\ntitle: {ja: 渡し}\n", ("bridge", {"ja": "渡し", "en": "渡し"})),
        ("id: bridge\ntitle: [7]\n", ("bridge", {"ja": "bridge", "en": "bridge"})),
        ("title: Lost\n", ("bridge", {"ja": "bridge", "en": "bridge"})),  # no id: as before
    ):
        assert saved(browser, one, head + text) == 200, text
        assert called(one) == (*expected, "senki"), text
    assert saved(browser, other, head + "id: bridge\ntitle: Another\n") == 200
    assert called(other) == ("new_2", {"ja": "Another", "en": "Another"}, "senki")  # the id is taken
    assert saved(browser, one, "hantei: gundog/1\nid: yard\ntitle: Yard\n") == 200
    assert called(one) == ("yard", {"ja": "Yard", "en": "Yard"}, "gundog")


def test_a_text_that_takes_too_long_to_be_named_is_kept(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")

    async def too_dear(*_: object, **__: object) -> None:
        raise TooDear("web-too-dear", seconds=30)

    monkeypatch.setattr(Work, "inspect", too_dear)
    assert saved(browser, base, "hantei: senki/1\nid: long\n") == 200
    assert browser.get(f"{base}file").json()["text"] == "hantei: senki/1\nid: long\n"


def test_what_is_saved_or_removed_between_the_reading_and_the_writing_of_a_save_is_not_lost(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    browser, store = place
    base = begun(browser, "senki/1")
    own, begin = base.split("/")[2], "hantei: senki/1\nid: new\nlanguage: en\n"
    ((person,),) = store.read("SELECT person FROM scripts")

    def save_after(meanwhile: Callable[[], object]) -> tuple[int, dict[str, Any]]:
        """What a save over the first text answers, before whose writing something else is done."""
        mark = browser.get(f"{base}file").json()["mark"]
        monkeypatch.setattr(shelved, "decoded", lambda *_: meanwhile())
        answer = browser.post(f"{base}save", json={"text": "id: mine\n", "base": mark}, headers=FROM)
        monkeypatch.undo()
        return answer.status_code, answer.json() if answer.status_code != 404 else {}

    status, said = save_after(lambda: scripts.rewrite(store, person, own, begin, "id: theirs\n"))
    assert (status, said["text"]) == (409, "id: theirs\n")
    assert browser.get(f"{base}file").json()["text"] == "id: theirs\n"
    assert save_after(lambda: scripts.rewrite(store, person, own, "id: theirs\n", "id: mine\n"))[0] == 200  # the same
    assert save_after(lambda: scripts.remove(store, person, own))[0] == 404


def test_nobody_sees_what_another_writes(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")
    browser.cookies.clear()
    begun(browser, "senki/1")
    for path in ("", "file", "versions", "versions/1"):
        assert browser.get(base + path).status_code == 404, path
    assert browser.post(f"{base}save", json={"text": "x", "base": ""}, headers=FROM).status_code == 404
    assert browser.get(base.replace("/write/", "/paper/").rstrip("/")).status_code == 404
    assert browser.get(f"/own/{base.split('/')[2]}/file").status_code == 404


def test_what_is_too_large_or_meant_for_nothing_is_refused(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")
    large = "x" * (scripts.MOST_BYTES + 1)
    assert browser.post(f"{base}check", content=large, headers=FROM).status_code == 413
    assert browser.post(f"{base}save", json={"text": large, "base": ""}, headers=FROM).status_code == 413
    assert browser.post("/write", data={"head": "nothing/1"}, headers=FROM).status_code == 400


BROKEN = '{"text": "x\\udfff", "base": "", "at": 0}'
ODD = ("[" * 15_000, '{"a":' * 3_000, BROKEN, '{"a": ' + "9" * 5_000)
"""JSON that is nested too deep, that holds half a letter, that ends in the middle of a number without end."""


@pytest.mark.parametrize("sent", ODD)
def test_what_no_script_of_ours_sends_is_refused(place: tuple[TestClient, SqliteStore], sent: str) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")
    browser.get("/simulate/senki/bridge/")
    for name in ("save", "form", "line", "board", "complete", "numbers"):
        assert browser.post(f"{base}{name}", content=sent, headers=FROM).status_code == 400, name
    assert browser.post("/simulate/senki/bridge/figures", content=sent, headers=FROM).status_code == 400


def test_a_text_with_errors_is_kept_but_not_played(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")
    mark = browser.get(f"{base}file").json()["mark"]
    assert (
        browser.post(f"{base}save", json={"text": "hantei: senki/1\nid: [", "base": mark}, headers=FROM).status_code
        == 200
    )
    assert browser.get("/").status_code == 200
    assert browser.get(f"/own/{base.split('/')[2]}").status_code == 422
    refused = browser.post(f"{base}play", data={"text": "hantei: senki/1\nid: x\n"}, headers=FROM)
    assert refused.status_code == 422
    assert f'href="{base}"' in refused.text


def test_people_of_ones_own_come_to_a_table(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    page = brought(browser, KURZ, "kurz.yaml")
    assert "Kurz" in page
    own = re.findall(r"/own/([\w-]+)/file", page)[0]
    setting = browser.get("/new/urban_assault/quarry_town").text
    assert f'<option value="{own}">Kurz</option>' in setting
    assert 'name="bring-leader"' in setting
    assert 'name="bring-leader2"' not in setting
    assert 'name="bring-level"' in setting
    assert "bring-" not in browser.get("/new/senki/bridge").text
    table = browser.post(
        "/new/urban_assault/quarry_town", data={"bring-leader": own, "bring-level": "14"}, headers=FROM
    )
    assert table.status_code == 200
    save = browser.get(f"{table.url.path}save").text
    assert "Kurz" in save
    assert re.search(r"level\W+14", save)
    wrong = browser.post("/new/urban_assault/quarry_town", data={"bring-leader": "another"}, headers=FROM)
    assert wrong.status_code == 422


def test_somebody_takes_the_place_of_a_character(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    own = re.findall(r"/own/([\w-]+)/file", brought(browser, GUNNER, "gunner.yaml"))[0]
    setting = browser.get("/new/gundog/office_raid").text
    fields = re.findall(r'name="(bring-\w+)"', setting)
    assert len(fields) == 4  # the four of the team
    table = browser.post("/new/gundog/office_raid", data={fields[1]: own}, headers=FROM)
    assert "砲手" in table.text


def test_figures_are_those_of_the_people_chosen(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    own = re.findall(r"/own/([\w-]+)/file", brought(browser, KURZ, "kurz.yaml"))[0]
    base = begun(browser, "urban_assault/1")
    assert f'<option value="{own}">Kurz</option>' in browser.get(base).text
    text = scenario_text("urban_assault", "quarry_town")[1]
    table = browser.post(f"{base}play", data={"text": text, "people": own}, headers=FROM)
    assert "Kurz" in browser.get(f"{table.url.path}save").text


def test_a_squad_is_kept_out_of_a_game(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    own = re.findall(r"/own/([\w-]+)/file", brought(browser, KURZ, "kurz.yaml"))[0]
    browser.post(f"/own/{own}/remove", headers=FROM)
    own = re.findall(r"/own/([\w-]+)/file", brought(browser, KURZ.replace("id: kurz", "id: other"), "other.yaml"))[0]
    table = browser.post("/new/urban_assault/quarry_town", data={"bring-leader": own}, headers=FROM)
    assert 'href="keep"' in table.text
    page = browser.get(f"{table.url.path}keep").text
    assert 'value="leader"' in page
    assert browser.post(f"{table.url.path}keep", data={"who": "guards"}, headers=FROM).status_code == 404
    assert "Kurz" in browser.post(f"{table.url.path}keep", data={"who": "leader"}, headers=FROM).text
    ids = re.findall(r"/own/([\w-]+)/file", browser.get("/").text)
    assert len(ids) == 2
    texts = [browser.get(f"/own/{one}/file").text for one in ids]
    assert any("level: 12" in text and text != KURZ for text in texts)


def test_who_has_yet_to_come_is_not_among_those_to_keep(place: tuple[TestClient, SqliteStore]) -> None:
    """They would be told before their time, by their ids."""
    browser, _ = place
    table = browser.post("/new/shadowrun4/alley_firefight", headers=FROM)
    those = re.findall(r'name="who" value="([^"]+)"', browser.get(f"{table.url.path}keep").text)
    assert "sparrow" in those
    assert {"knife_youth", "hired_blade"}.isdisjoint(those)


def test_what_is_removed_or_no_longer_theirs_is_shut(place: tuple[TestClient, SqliteStore]) -> None:
    browser, store = place
    base = begun(browser, "senki/1")
    assert browser.get(f"{base}versions").status_code == 200
    store.execute("UPDATE scripts SET person = ?", "somebody else")
    for path in ("", "file", "versions", "versions/1"):
        assert browser.get(base + path).status_code == 404, path


def test_the_versions_of_a_text_go_with_it_and_nobody_elses(place: tuple[TestClient, SqliteStore]) -> None:
    browser, store = place
    base = begun(browser, "senki/1")
    assert saved(browser, base, KURZ) == 200
    own = base.split("/")[2]
    mine = dict(browser.cookies)
    browser.cookies.clear()
    begun(browser, "senki/1")
    browser.post(f"/own/{own}/remove", headers=FROM)
    assert store.read("SELECT count(*) FROM versions WHERE own = ?", own) == [(2,)]
    browser.cookies.clear()
    browser.cookies.update(mine)
    browser.post(f"/own/{own}/remove", headers=FROM)
    assert store.read("SELECT count(*) FROM versions WHERE own = ?", own) == [(0,)]


def test_a_text_that_is_removed_while_another_page_still_sends_is_gone_for_it(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was there when its place was looked up, before the text had arrived."""
    browser, store = place
    base = begun(browser, "senki/1")
    monkeypatch.setattr(pages, "bounded", lambda *_: store.write(lambda db: db.execute("DELETE FROM scripts")))
    assert browser.post(f"{base}check", content="late", headers=FROM).status_code == 404
    assert browser.post(f"{base}save", json={"text": "late", "base": ""}, headers=FROM).status_code == 404
    assert store.read("SELECT * FROM versions") == []


def test_nothing_is_looked_up_on_the_loop(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A database that does not answer would hold up everybody, at every table."""
    browser, store = place
    base = begun(browser, "gundog/character/1")
    read, looks = store.read, list[bool]()

    def looked(query: str, *values: object) -> list[tuple[object, ...]]:
        looks.append(on_loop())
        return read(query, *values)

    monkeypatch.setattr(store, "read", looked)
    for path in ("", "file", "versions"):
        assert browser.get(base + path).status_code == 200
    kept = browser.get(f"{base}file").json()
    assert browser.post(f"{base}save", json={"text": GUNNER, "base": kept["mark"]}, headers=FROM).status_code == 200
    assert browser.post(f"{base}line", json={"text": GUNNER, "at": ["id"]}, headers=FROM).json() == {"line": 2}
    assert looks
    assert not any(looks)


def test_no_page_is_drawn_on_the_loop_that_reads_a_rulebook_first(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of a rulebook take a third of a second to read, and a form may have thousands of fields."""
    browser, _ = place
    base, asked = begun(browser, "gundog/character/1"), list[bool]()

    def noted(work: Callable[..., Any]) -> Callable[..., Any]:
        def asking(*facts: Any, **more: Any) -> Any:
            asked.append(on_loop())
            return work(*facts, **more)

        return asking

    for module in (filling, boarding):
        monkeypatch.setattr(module, "fragment", noted(drawing.fragment))
    monkeypatch.setattr(simulating, "drawn", noted(drawing.drawn))
    monkeypatch.setattr(library.Shelf, "catalogue", noted(library.Shelf.catalogue))
    text = library.shelf("senki").scenario_text("ace_duel")[1]
    for part in ("form", "board"):
        assert browser.post(base + part, json={"text": text, "at": []}, headers=FROM).status_code == 200
    assert browser.get("/simulate/senki/ace_duel/").status_code == 200
    assert len(asked) >= 4
    assert not any(asked)


@pytest.mark.parametrize(("part", "at"), [("line", ["id"]), ("complete", 3), ("form", []), ("board", []), ("edit", [])])
def test_work_on_a_text_that_is_broken_off_is_said(
    place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch, part: str, at: object
) -> None:
    browser, _ = place
    base = begun(browser, "gundog/character/1")

    async def dear(*facts: object, large: bool = False) -> object:
        raise TooDear("web-too-dear", seconds=30)

    monkeypatch.setattr(browser.app.state.room.work, "inspect", dear)  # type: ignore[attr-defined]
    told = browser.post(base + part, json={"text": GUNNER, "at": at, "edits": [{"path": []}]}, headers=FROM)
    assert told.status_code == 422
    assert "30 s" in told.json()["said"]


@pytest.fixture
def elsewhere(place: tuple[TestClient, SqliteStore], monkeypatch: pytest.MonkeyPatch) -> list[Callable[..., Any]]:
    """What is worked on in another process from now on."""
    done, crew = list[Callable[..., Any]](), place[0].app.state.crew  # type: ignore[attr-defined]

    async def noted(work: Callable[..., Any], *facts: Any) -> Any:
        done.append(work)
        return work(*facts)

    monkeypatch.setattr(crew, "apart", noted)
    return done


@pytest.mark.parametrize(
    "edits",
    [
        [{"path": ["q"], "yaml": f"- {'x' * SMALL}"}],
        [{"path": ["q"], "value": ["x" * SMALL]}],
        [{"path": ["q"], "value": "x" * (SMALL // 5)} for _ in range(5)],
    ],
)
def test_edits_that_take_long_hold_up_no_thread(
    place: tuple[TestClient, SqliteStore], elsewhere: list[Callable[..., Any]], edits: list[dict[str, Any]]
) -> None:
    """A long text in an edit takes as long as a long text, and each of many edits reads all that is there."""
    browser, _ = place
    base = begun(browser, "gundog/character/1")
    short = {"text": GUNNER, "edits": [{"path": ["id"], "value": "smith"}]}
    assert browser.post(f"{base}edit", json=short, headers=FROM).status_code == 200
    assert elsewhere == []
    assert browser.post(f"{base}edit", json={"text": GUNNER, "edits": edits}, headers=FROM).status_code == 200
    assert elsewhere == [filling.with_edits]


def test_edits_bring_no_more_than_a_text_can_hold(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "gundog/character/1")
    edits = [{"path": ["q"], "yaml": "x" * (scripts.MOST_BYTES // 2)}] * 2
    assert browser.post(f"{base}edit", json={"text": GUNNER, "edits": edits}, headers=FROM).status_code == 413


def test_a_long_text_of_one_of_ones_own_people_holds_up_no_thread(
    place: tuple[TestClient, SqliteStore], elsewhere: list[Callable[..., Any]]
) -> None:
    browser, _ = place
    brought(browser, GUNNER + "# a remark\n" * (SMALL // 10), "gunner.yaml")
    own = re.findall(r'href="/own/([^/"]+)/', browser.get("/").text)[0]
    base = begun(browser, "gundog/1")
    elsewhere.clear()
    asked = {"text": "hantei: gundog/1\nid: new\n", "people": own}
    assert browser.post(f"{base}figures", json=asked, headers=FROM).status_code == 422  # nothing to play yet
    assert browser.post(f"{base}play", data=asked, headers=FROM).status_code == 422
    assert elsewhere == [trials_of, begun_scene]


def test_a_request_is_no_larger_than_a_text_can_be(place: tuple[TestClient, SqliteStore]) -> None:
    browser, _ = place
    base = begun(browser, "senki/1")
    form = {"origin": BASE, "content-type": "application/x-www-form-urlencoded"}
    assert browser.post(f"{base}play", content="text=" + "x" * 900_000, headers=form).status_code == 413
    assert browser.post(f"{base}play", content="&" * 500_000, headers=form).status_code == 413


@pytest.mark.parametrize("gone", ["DELETE FROM scripts", "UPDATE scripts SET person = 'somebody else'"])
def test_whoever_follows_a_text_that_goes_is_told_no_more(
    place: tuple[TestClient, SqliteStore], gone: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer has begun by then, and ends there: a second one cannot be given."""
    browser, store = place
    base, told = begun(browser, "senki/1"), list[Any]()
    seen = shelved.Shelved.seen

    def going(self: shelved.Shelved) -> tuple[int, int, int]:
        if told:
            store.execute(gone)
        told.append(None)
        return seen(self)

    monkeypatch.setattr(shelved.Shelved, "seen", going)
    answer = browser.get(f"{base}stream")
    assert answer.status_code == 200
    assert answer.text.count("event: file") == 1
    assert len(told) == 2
