"""Figures beside the text: games played while somebody writes, compared with the version before, given up in time."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from hantei.core.message import Message
from hantei.dossiers import Wanted
from hantei.lab import simulate
from hantei.lab.simulate import Batch
from hantei.library import scenario_text
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist
from hantei.workshop import figures, trying
from hantei.workshop.trying import BothPlayed, Party, next_of, paced, told_game, trial_of

from ..cli.test_squads import KURZ
from .test_pages import FROM, at_once, let_in

NAME, TOWN = scenario_text("urban_assault", "quarry_town")
HARDER = TOWN.replace('en: "Normal"}, deployment_cap: 24', 'en: "Normal"}, deployment_cap: 8')


def asked(browser: TestClient, text: str, **facts: Any) -> list[Any]:
    """The records that come for a text."""
    answer = browser.post("/workshop/figures", json={"text": text, **facts}, headers=FROM)
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def test_figures_get_narrower_and_are_those_of_the_simulation(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trying, "MOST_GAMES", 6)
    with let_in(tmp_path / "town.yaml") as browser:
        found = asked(browser, TOWN)
        assert [one["runs"] for one in found] == sorted({one["runs"] for one in found})
        assert found[-1]["runs"] == 6
        games = simulate(trial_of(TOWN, "town.yaml", Party(), ""), 6)
        assert found[-1]["wins"] == games.wins.estimate
        assert found[-1]["difficulty"] == "normal"
        assert "The Watchtower" in found[-1]["html"]
        assert found[-1]["html"].count("chart-board") == 1
        assert re.search(r"reached by [0-9]+%, ", found[-1]["html"])  # the final event, in its box
        assert "Since the version before" not in found[-1]["html"]
        again = asked(browser, TOWN)
        assert [one["runs"] for one in again] == [6]  # they are there already
        key = found[-1]["html"].partition('data-game="')[2].partition("/")[0]
        told = browser.get(f"/workshop/games/{key}/0").json()["lines"]
        assert told == told_game(games.trial, 0, "en")
        assert len(told) > 20
        for path in (f"{key}/6", "nothing/0"):
            assert browser.get(f"/workshop/games/{path}").status_code == 404


def test_what_has_changed_and_what_that_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version before is the last one that was saved; both are played with the same luck. Texts are read
    and compared in another process, once, however often figures come."""
    monkeypatch.setattr(trying, "MOST_GAMES", 8)
    file, works = tmp_path / "town.yaml", list[str]()
    file.write_text(TOWN)
    with let_in(file) as browser:
        crew = browser.app.state.crew  # type: ignore[attr-defined]

        async def noted(work: Callable[..., Any], *facts: Any) -> Any:
            works.append(work.__name__)
            return work(*facts)

        def unread(*_: object) -> None:
            raise AssertionError("a text is read where figures are drawn")

        monkeypatch.setattr(crew, "apart", noted)
        browser.get("/workshop/file")
        monkeypatch.setattr(Artist, "drawn", lambda *_: monkeypatch.setattr(figures, "load_text", unread))
        monkeypatch.setattr(trying, "LARGEST", 2)
        last = asked(browser, HARDER)[-1]
        assert works == ["trials_of", "played_text"]
        assert "Difficulties › Normal › Magazines issued: 24 → 8" in last["html"]
        now, before = (simulate(trial_of(text, "town.yaml", Party(), ""), 8) for text in (HARDER, TOWN))
        points = 100 * (now.wins.estimate - before.wins.estimate)
        assert f"{points:+.1f} [" in last["html"]


def test_a_text_with_errors_is_not_played(tmp_path: Path) -> None:
    squad = "hantei: urban_assault/squad/1\n"
    with let_in(tmp_path / "town.yaml") as browser:
        for text in (TOWN.replace("deployment_cap", "deployment_cup"), squad, "a: [", ""):
            answer = browser.post("/workshop/figures", json={"text": text}, headers=FROM)
            assert answer.status_code == 422, text
            assert answer.json()["said"]


def test_another_difficulty_is_played(tmp_path: Path) -> None:
    assert trial_of(TOWN, "a", Party(), "hard").setup["difficulty"] == "hard"
    assert trial_of(TOWN, "a", Party(), "unheard").setup["difficulty"] == "normal"


def test_whoever_looks_at_another_text_gives_up_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first is asked for all its games, and stops as soon as the second is asked for."""
    monkeypatch.setattr(trying, "LARGEST", 1)
    trial = trial_of(TOWN, "a", Party(), "")

    async def main() -> None:
        trier = at_once()
        first = trier.games(trial, None)
        seen = await anext(first)
        trier.looks += 1  # somebody asks for another text
        assert [pair async for pair in first] == []
        assert 0 < len(seen.now.runs) < trying.MOST_GAMES
        trier.close()

    asyncio.run(main())


def test_the_version_before_catches_up_with_each_step() -> None:
    trial = trial_of(TOWN, "a", Party(), "")
    pair = BothPlayed(simulate(trial, 4), simulate(trial, 1))
    assert next_of(pair, 2) == (pair.before, range(1, 3))
    assert next_of(pair, 9) == (pair.before, range(1, 4))
    pair = BothPlayed(simulate(trial, 2), simulate(trial, 2), 2)
    assert next_of(pair, 5) is None  # two were wanted
    pair.wanted = 400
    assert next_of(pair, 5) == (pair.now, range(2, 7))
    pair = BothPlayed(simulate(trial, 4), simulate(trial, 1), 2)
    assert next_of(pair, 9) == (pair.before, range(1, 2))  # nobody looks at more than two


def test_figures_are_of_as_many_games_as_were_asked_for() -> None:
    """Whoever asks for fewer games after more, or for a report, gets those of a workshop that has played no others; a
    report leaves what is being played as it is."""
    trial = trial_of(TOWN, "a", Party(), "")

    async def main() -> None:
        trier = at_once()
        assert len([pair async for pair in trier.games(trial, None, 6)][-1].now.runs) == 6
        fewer, same = [pair async for pair in trier.games(trial, None, 3)][-1].now, simulate(trial, 3)
        assert (fewer.runs, fewer.asked) == (same.runs, 3)
        report = trier.played(trial, 4)
        assert (report.runs, report.asked) == (simulate(trial, 4).runs, 4)
        running = trier.games(trial, None, 8)
        seen = await anext(running)
        trier.played(trial, 3)
        assert (seen.now.asked, len([pair async for pair in running][-1].now.runs)) == (8, 8)
        trier.close()

    asyncio.run(main())


def test_figures_that_are_drawn_stay_as_they_are_while_games_are_added() -> None:
    """A thread draws them or writes the report, while somebody else who looks at the same text lets more be played."""
    trial = trial_of(TOWN, "a", Party(), "")

    async def main() -> None:
        trier = at_once()
        pair = await anext(trier.games(trial, None, 4))
        ends, runs = iter(pair.now.ends), len(pair.now.runs)
        next(ends)
        trier.result(trial).add(Batch([], ends={"another": Message("workshop-figures")}))
        trier.result(trial).runs.append(pair.now.runs[0])
        list(ends)
        assert len(pair.now.runs) == runs
        trier.close()

    asyncio.run(main())


def test_slow_games_are_played_a_few_at_a_time() -> None:
    assert paced(8, 0.1) == 16  # faster than wished: never more than twice as many
    assert paced(8, 4.0) == 2
    assert paced(1, 50.0) == 1
    assert paced(32, 0.5) == 32


def test_a_squad_of_ones_own_plays(tmp_path: Path) -> None:
    file = tmp_path / "squad.yaml"
    file.write_text(KURZ, encoding="utf-8")
    trial = trial_of(TOWN, "a", Party([Wanted(str(file))]), "")
    assert "クルツ" in trial.setup["scenarios"][NAME]


def test_all_that_is_said_is_said_in_japanese_too() -> None:
    lines = told_game(trial_of(TOWN, "a", Party(), ""), 0, "ja")
    assert any("石切街の午後" in line for line in lines)
    assert "workshop-figures" in Catalogue("ja").ids
