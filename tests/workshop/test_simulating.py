"""Many games of what comes with a rulebook: their figures are those of the simulation, and so is the report."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hantei.lab import Trial, simulate
from hantei.lab.intervals import percent
from hantei.library import scenario_text
from hantei.web.app import app
from hantei.web.storage.sqlite import SqliteStore
from hantei.workshop import simulating
from hantei.workshop.desk import Helpers
from hantei.workshop.hosted import MOST_OPEN, annex

from .test_pages import AtOnce

BASE = "http://testserver"
FROM = {"origin": BASE}
TOWN = "/simulate/urban_assault/quarry_town/"
WISH = {"games": "6", "seed": "7", "difficulty": "hard", "player-leader": "random"}


@pytest.fixture
def browser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[TestClient]:
    """A server on which six games can be asked for."""
    monkeypatch.setattr(simulating, "GAMES", (6,))
    added, hosted = annex()
    served = app(SqliteStore(tmp_path / "tables.db"), annex=added)
    served.state.hosted = hosted
    hosted.reading = hosted.playing = Helpers(1, AtOnce)
    with TestClient(served, BASE, headers={"accept-language": "en"}) as found:
        yield found


def test_the_figures_and_the_report_are_those_of_the_simulation(browser: TestClient) -> None:
    assert TOWN in browser.get("/new/urban_assault/quarry_town").text
    assert browser.get(TOWN).status_code == 200
    early = browser.post(f"{TOWN}report", data=WISH, headers=FROM)
    assert (early.status_code, "The server has no games for this report" in early.text) == (422, True)
    lines = browser.post(f"{TOWN}figures", json=WISH, headers=FROM).text.splitlines()
    last = json.loads(lines[-1])
    text = scenario_text("urban_assault", "quarry_town")[1]
    setup = {"scenario": "quarry_town", "scenarios": {"quarry_town": text}, "difficulty": "hard", "leaders": 1}
    same = simulate(Trial("urban_assault", {**setup, "rulings": {}, "referee": False}, {"leader": "random"}, "7"), 6)
    assert (last["runs"], last["wins"]) == (6, same.wins.estimate)
    report = browser.post(f"{TOWN}report", data={**WISH, "keep": "1"}, headers=FROM)
    assert "quarry_town-report.html" in report.headers["content-disposition"]
    share, bounds = percent(same.wins).split(" ", 1)
    assert f"<strong>{share}</strong> {bounds}" in report.text
    key = last["html"].partition('data-game="')[2].partition('"')[0]
    assert len(browser.get(f"{TOWN}games/{key}").json()["lines"]) > 10


@pytest.mark.parametrize(
    ("wish", "said"),
    [
        ({"games": "7"}, "available: 6"),
        ({"seed": "7" * 65}, "64"),
        ({"player-leader": "search:100000"}, "search:100000"),
    ],
)
def test_what_is_not_on_offer_is_refused(browser: TestClient, wish: dict[str, str], said: str) -> None:
    browser.get(TOWN)
    answer = browser.post(f"{TOWN}figures", json={**WISH, **wish}, headers=FROM)
    assert (answer.status_code, said in answer.json()["said"]) == (422, True)


def test_who_has_not_seen_the_page_and_what_there_is_not_lead_nowhere(browser: TestClient) -> None:
    assert browser.post(f"{TOWN}figures", json=WISH, headers=FROM).status_code == 404
    assert browser.get("/simulate/urban_assault/no_such_town/").status_code == 404
    assert browser.get("/simulate/no_such_book/quarry_town/").status_code == 404
    browser.get(TOWN)
    assert browser.post(f"{TOWN}figures", content=b"[", headers=FROM).status_code == 400


def test_what_is_refused_takes_nobodys_place(browser: TestClient) -> None:
    """Invented names cost nothing; whoever asks for what cannot be played holds no processes."""
    for number in range(MOST_OPEN):
        named = {"authorization": f"Bearer an-invented-name-{number:04d}"}
        assert browser.post(f"{TOWN}figures", content="{}", headers=named).status_code == 422
        assert browser.post(f"{TOWN}report", data={"games": "7"}, headers=named).status_code == 422
        assert browser.get(f"{TOWN}games/none/1", headers=named).status_code == 404
    browser.get(TOWN)
    assert browser.post(f"{TOWN}figures", json=WISH, headers=FROM).status_code == 200


def test_each_side_of_a_duel_has_a_machine_of_its_own(browser: TestClient) -> None:
    page = browser.get("/simulate/senki/ace_duel/").text
    assert re.findall(r'<select [^>]*name="player-(\w+)"', page) == ["red", "white"]
