"""The pages of the workshop: who is let in, the file and its faults, saving without loss."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hantei import library
from hantei.core.text import Language
from hantei.examining import examined
from hantei.lab import Trial, play
from hantei.library import scenario_text
from hantei.play import SaveError
from hantei.publish import published
from hantei.workshop.desk import Desk, Helpers
from hantei.workshop.reading import places
from hantei.workshop.trying import Party, Trier, scene_of
from hantei.workshop.workshop import place_of, workshop

BASE = "http://127.0.0.1:9000"
FROM = {"origin": BASE}
TOKEN = "the-token-of-this-test"  # noqa: S105 - of this test alone


class AtOnce:
    """A helper that does its work where it is asked: no process has to start."""

    def submit(self, work: Callable[..., Any], *facts: Any) -> Future[Any]:
        """Carry work out."""
        done = Future[Any]()
        try:
            done.set_result(work(*facts))
        except Exception as error:  # noqa: BLE001 - whoever asked is told
            done.set_exception(error)
        return done

    def give_up(self) -> None:
        """Nothing goes on."""

    def close(self) -> None:
        """Nothing goes on."""


def at_once() -> Trier:
    """Whoever plays texts without a process."""
    return Trier(Desk(Helpers(1, AtOnce)), Desk(Helpers(1, AtOnce)))


@contextmanager
def opened(file: Path, lang: Language = "en", apart: bool = False) -> Iterator[TestClient]:
    """A workshop, and the browser of whoever started it; `apart`: its processes are those that it has in earnest."""
    served = workshop(file, place_of(file, file.parent / "data"), TOKEN, 9000)
    if not apart:
        served.state.bench.checking, served.state.bench.trier = Desk(Helpers(1, AtOnce)), at_once()
    with TestClient(served, BASE, headers={"accept-language": lang}) as browser:
        yield browser


@contextmanager
def let_in(file: Path, lang: Language = "en", apart: bool = False) -> Iterator[TestClient]:
    """The same, once the address has been opened."""
    with opened(file, lang, apart) as browser:
        assert browser.get(f"/workshop/?token={TOKEN}").status_code == 200
        yield browser


def posted(browser: TestClient, path: str, **facts: Any) -> Any:
    """Send what the script sends."""
    return browser.post(f"/workshop/{path}", json=facts, headers=FROM)


def test_nothing_is_saved_that_nobody_wrote(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("a: 1\n")
    with let_in(file) as browser:
        base = browser.get("/workshop/file").json()["mark"]
        every: list[Any] = [{"base": base}, {"text": ["a"], "base": base}, {"text": ""}, []]
        for wrong in every:
            assert browser.post("/workshop/save", json=wrong, headers=FROM).status_code == 400, wrong
    assert file.read_text() == "a: 1\n"


def test_only_who_has_the_address_comes_in(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("hantei: urban_assault/1\n")
    with opened(file) as browser:
        for path in ("/", "/workshop/", "/workshop/file", "/workshop/?token=another", "/workshop/versions", "/rules"):
            assert browser.get(path).status_code == 403, path
        assert posted(browser, "save", text="x", base="").status_code == 403
        for path in ("/api/v1/tables", "/v2/version"):  # programs are told in a form of their own
            told = browser.get(path)
            assert told.status_code == 403, path
            assert "hantei workshop" in told.text
        assert browser.get("/workshop/?token=another").text.count("hantei workshop") == 1
        page = browser.get(f"/workshop/?token={TOKEN}")
        assert TOKEN not in str(page.url)
        assert "a.yaml" in page.text
        assert browser.get("/workshop/file").json()["text"] == "hantei: urban_assault/1\n"
    assert file.read_text() == "hantei: urban_assault/1\n"


def test_other_pages_can_send_nothing(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml") as browser:
        foreign = browser.post("/workshop/save", json={"text": "x"}, headers={"origin": "http://elsewhere.test"})
        assert foreign.status_code == 403
        assert browser.get("/workshop/file", headers={"host": "elsewhere.test"}).status_code == 421
    assert not (tmp_path / "a.yaml").exists()


def test_faults_stand_at_their_lines_in_the_language_of_the_reader(tmp_path: Path) -> None:
    text = "hantei: urban_assault/1\nid: mill\ndeployment_cup: 20\n"
    with let_in(tmp_path / "a.yaml", "ja", apart=True) as browser:
        (first, *_) = browser.post("/workshop/check", content="id: x\n", headers=FROM).json()["remarks"]
        assert (first["line"], first["severity"]) == (1, "error")
        assert "urban_assault/1" in first["text"]
        found = browser.post("/workshop/check", content=text, headers=FROM).json()["remarks"]
        (misspelt,) = [one for one in found if one["place"] == "deployment_cup"]
        assert misspelt["line"] == 3
        assert "「deployment_cap」ではありませんか" in misspelt["text"]
        (broken,) = browser.post("/workshop/check", content="a: {b: 1\n", headers=FROM).json()["remarks"]
        assert broken["severity"] == "error"


def test_large_texts_are_read(tmp_path: Path) -> None:
    """A text of 200 kB is more than any form of a table sends."""
    text = "hantei: urban_assault/1\n" + "# a remark\n" * 20_000
    with let_in(tmp_path / "a.yaml") as browser:
        assert browser.post("/workshop/check", content=text, headers=FROM).status_code == 200
        assert posted(browser, "save", text=text, base="").status_code == 200
    assert (tmp_path / "a.yaml").read_text() == text


def test_the_text_is_completed(tmp_path: Path) -> None:
    text = "hantei: urban_assault/1\nprogress: {mode: lin"
    with let_in(tmp_path / "a.yaml") as browser:
        found = posted(browser, "complete", text=text, at=len(text)).json()
        assert found["at"] == len(text) - 3
        assert [one["label"] for one in found["offers"]] == ["linear", "tiles", "fixed_map"]
        assert posted(browser, "complete", text=text).status_code == 400


def test_saving_tells_of_conflicts_and_keeps_both_texts(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("first\n")
    with let_in(file) as browser:
        base = browser.get("/workshop/file").json()["mark"]
        base = posted(browser, "save", text="mine\n", base=base).json()["mark"]
        assert file.read_text() == "mine\n"
        file.write_text("theirs\n")
        answer = posted(browser, "save", text="mine, better\n", base=base)
        assert answer.status_code == 409
        assert answer.json()["text"] == "theirs\n"
        assert "another program" in answer.json()["said"]
        assert file.read_text() == "theirs\n"
        kept = browser.get("/workshop/versions").json()
        texts = [browser.get(f"/workshop/versions/{one['number']}").json()["text"] for one in kept]
        assert sorted(texts) == ["first\n", "mine\n", "mine, better\n", "theirs\n"]
        assert posted(browser, "save", text="mine, better\n", base=answer.json()["mark"]).status_code == 200
        for number in ("999", "9" * 30):
            assert browser.get(f"/workshop/versions/{number}").status_code == 404
    assert file.read_text() == "mine, better\n"


def test_a_text_that_was_never_saved_is_there_the_next_time(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    file.write_text("first\n")
    with let_in(file) as browser:
        assert browser.get("/workshop/file").json()["unsaved"] is None
        browser.post("/workshop/check", content="second\n", headers=FROM)
    with let_in(file) as browser:
        assert browser.get("/workshop/file").json()["unsaved"] == "second\n"
    assert file.read_text() == "first\n"


def test_opening_a_text_does_not_replace_what_another_page_was_writing(tmp_path: Path) -> None:
    """The page that is opened has its text read at once, as its script does."""
    file = tmp_path / "a.yaml"
    file.write_text("first\n")
    with let_in(file) as browser:
        browser.get("/workshop/file")
        browser.post("/workshop/check?page=one", content="second\n", headers=FROM)
        for page in ("two", "three"):
            assert browser.get("/workshop/file").json()["unsaved"] == "second\n"
            browser.post(f"/workshop/check?page={page}", content="first\n", headers=FROM)


def test_a_script_is_told_what_was_wrong_in_its_own_form(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml") as browser:
        answer = browser.get("/workshop/versions/5", headers={"accept": "application/json"})
        assert (answer.status_code, answer.json()["reason"]) == (404, "no-such-page")
        assert "no page at this address" in answer.json()["said"]
        assert "<html" in browser.get("/workshop/versions/5").text


def test_a_character_that_is_no_text_is_not_saved_and_its_draft_is_kept(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml") as browser:
        browser.post("/workshop/check", content="a: 1\nb\0c", headers=FROM)
        answer = posted(browser, "save", text="a: 1\nb\0c", base="")
        assert (answer.status_code, "line 2" in answer.json()["said"]) == (422, True)
        assert browser.get("/workshop/file").json()["unsaved"] == "a: 1\nb\ufffdc"


def test_what_is_no_text_is_said(tmp_path: Path) -> None:
    file = tmp_path / "a.yaml"
    with let_in(file) as browser:
        file.write_bytes(b"\xff\xfe")
        answer = browser.get("/workshop/file")
        assert answer.status_code == 422
        assert "UTF-8" in answer.json()["said"]
        assert posted(browser, "save", text="x", base="").status_code == 422
        assert browser.post("/workshop/save", content="no record", headers=FROM).status_code == 400


def test_one_file_has_one_workshop(tmp_path: Path) -> None:
    with opened(tmp_path / "a.yaml"), opened(tmp_path / "b.yaml"), pytest.raises(SaveError):
        workshop(tmp_path / "a.yaml", place_of(tmp_path / "a.yaml", tmp_path / "data"), TOKEN, 9001)


TOWN = scenario_text("urban_assault", "quarry_town")[1]


def played(browser: TestClient, **fields: str) -> Any:
    """Send the form that begins a game."""
    return browser.post("/workshop/play", data=fields, headers=FROM)


def test_a_text_that_can_be_played_says_where_it_can_begin(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml", "ja") as browser:
        sound = browser.post("/workshop/check", content=TOWN, headers=FROM).json()
        assert sound["playable"]
        assert ["watchtower", "監視塔"] in sound["places"]
        faulty = browser.post("/workshop/check", content=TOWN.replace("id:", "idd:"), headers=FROM).json()
        assert not faulty["playable"]
        duel = browser.post("/workshop/check", content=scenario_text("senki", "ace_duel")[1], headers=FROM).json()
        assert duel["playable"]
        assert duel["places"] == []


def test_the_text_is_played_at_a_table(tmp_path: Path) -> None:
    """The text as it stands on the page, saved or not, with the difficulty that is chosen."""
    with let_in(tmp_path / "a.yaml") as browser:
        answer = played(browser, text=TOWN.replace("Quarry Town, Afternoon", "Another Town"), difficulty="hard")
        assert answer.url.path.startswith("/t/")
        assert "Another Town" in answer.text
        assert 'id="q-1"' in answer.text
        assert played(browser, text="a: [").status_code == 422
        assert played(browser, text=TOWN, place="nowhere").status_code == 422


def test_an_encounter_is_played_against_machines(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml") as browser:
        answer = played(browser, text=scenario_text("senki", "ace_duel")[1])
        assert answer.url.path.startswith("/t/")
        assert 'id="q-1"' in answer.text


@pytest.mark.parametrize("scenario", ["quarry_town", "salt_quay"])
def test_an_operation_begins_at_every_map(scenario: str) -> None:
    """The first map that is entered is the one asked for, and the game comes to its end."""
    text = scenario_text("urban_assault", scenario)[1]
    scene = scene_of(text, "a", Party())
    for place, _ in places(examined(text, "a"), scene.shelf.catalogue("en")):
        begun = scene.begun_at(place)
        trial = Trial("urban_assault", begun.setup(), {"": "heuristic"})
        run = play(trial, 0).run
        assert next(key for key in run.counts if key.startswith("entered/")) == f"entered/squad/{place}"
        assert not run.endless


def test_the_text_is_published_as_one_page(tmp_path: Path) -> None:
    """The page is that of `hantei publish`, shown or sent as a file that is called after the text's."""
    with let_in(tmp_path / "町.yaml") as browser:
        shown = browser.post("/workshop/paper", data={"text": TOWN}, headers=FROM)
        assert shown.text == published(TOWN, library.shelf("urban_assault"), "en")
        assert "unsafe-inline" in shown.headers["content-security-policy"]
        assert "content-disposition" not in shown.headers
        kept = browser.post("/workshop/paper", data={"text": TOWN, "keep": "1"}, headers=FROM)
        assert kept.text == shown.text
        assert kept.headers["content-disposition"].endswith("%E7%94%BA.html")
        assert browser.post("/workshop/paper", data={"text": "a: ["}, headers=FROM).status_code == 422
