"""A table with a ruling on which the rules fail, as an older version could keep it: it opens before the ruling."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei import dossiers
from hantei.core.amending import BadAmendment, settable
from hantei.play import Refused
from hantei.web.commands.playing import reply
from hantei.web.commands.refereeing import amend
from hantei.web.routes.panel import MOST_PATHS
from hantei.web.storage.places import OWNER
from hantei.web.table.live import LiveTable
from hantei.web.working.work import SMALL

from .tables import BASE, Browser, hub_of, question, server
from .test_turns import GUEST, begin, seated
from .turns import played, room_of, serving

BELLS = "urban_assault/mute_bells"


def change(browser: Browser, table: str, act: object) -> None:
    assert browser.portal is not None
    browser.portal.call(partial(browser.app.state.room.change, hub_of(browser, table), act))  # type: ignore[attr-defined, call-arg]


def until_lap_matters(browser: Browser, table: str) -> None:
    """Play until there is a moment at which a lap that there is none of cannot be drawn."""
    rng = Random("1")

    def answer(live: LiveTable) -> None:
        session = live.session
        key, decision = next(iter(session.decisions.items()))
        given = live.shelf.rulebook.policies["heuristic"](session.state, decision, rng)
        reply(live, OWNER, key, given, live.asked_at)

    for _ in range(60):
        twin = hub_of(browser, table).live.session.fork()
        try:
            twin.amend("set", "operation.lap", "99")
        except BadAmendment:
            pass
        except Refused:
            return
        change(browser, table, answer)
    raise AssertionError("no such moment")


def test_a_table_whose_ruling_breaks_the_rules_opens_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin(BELLS, seed="2")
        until_lap_matters(browser, table)
        answer = browser.post(f"{table}rule", data={"words": "set operation.lap 99"}, headers={"origin": BASE})
        assert answer.status_code == 422
        assert "cannot be ruled: the rules cannot go on from there (IndexError" in answer.text
        live = hub_of(browser, table).live
        asked, moves = question(browser.get(table).text), live.session.moves
        monkeypatch.setattr("hantei.play.session.draw", lambda *drawn: None)
        with live.lock:
            amend(live, ["set", "operation.lap", "99"])
        live.close()
        page = browser.get(table)
        assert page.status_code == 200
        assert question(page.text) == asked
        assert "Since the ruling “set operation.lap 99” the rules cannot carry this game on (IndexError" in page.text
        again = hub_of(browser, table).live
        assert (again.session.moves, again.session.undone) == (moves, 1)
        ((late,),) = again.store.read("SELECT count(*) FROM told WHERE gone = 0 AND moves > ?", moves)
        assert late == 0
        assert browser.post(f"{table}undo", data={}, headers={"origin": BASE}).status_code == 200
        assert again.session.moves == moves - 1
        ja = browser.get(table, headers={"accept-language": "ja"}).text
        assert "裁定「set operation.lap 99」のあと" in ja


@pytest.mark.parametrize("encounter", ["shadowrun4/mixed_run", "gundog/office_raid", BELLS])
def test_the_panel_names_what_a_ruling_may_set(tmp_path: Path, encounter: str) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin(encounter)
        state = hub_of(browser, table).live.session.state
        page = browser.get(f"{table}panel").text
        for path, _ in list(settable(state))[:MOST_PATHS]:
            assert path in page, path


def test_somebody_in_a_file_is_read_for_those_who_rule_alone_and_apart_from_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            table, _ = await begin(browser, GUEST)
            guest, place = await seated(browser, (await browser.get(table)).text)
            read, apart, crew = list[int](), list[object](), room_of(browser).crew

            def dossier_of(text: str, *more: str) -> Any:
                read.append(len(text))
                raise Refused("wish-settled")

            async def done_apart(work: Any, *facts: Any) -> Any:
                apart.append(work)
                return work(*facts)

            monkeypatch.setattr(dossiers, "dossier_of", dossier_of)
            monkeypatch.setattr(crew, "apart", done_apart)
            body = json.dumps({"words": ["bring", "x", " " * (SMALL + 1)]}).encode()
            of = {"content-type": "application/json"}
            refused = await guest.ask("POST", f"/api/v1/tables{place[2:]}rule", body, 1, **of)
            assert (refused.status, json.loads(refused.text)["reason"]) == (422, "not-the-referee")
            assert (read, apart) == ([], [])
            assert (await browser.ask("POST", f"/api/v1/tables{table[2:]}rule", body, 1, **of)).status == 422
            assert (read, apart) == ([SMALL + 1], [dossier_of])

    played(work())


BAD = "hantei:x"
"""A file of somebody that says of itself what is none; it has no blanks, as what is typed."""


@pytest.mark.parametrize(
    "form",
    [
        {"words": f"bring heron {BAD}"},
        {"words": "bring heron", "value": BAD},
        {"words": "bring", "value": f"heron {BAD}"},
        {"words": f"\uff42\uff52\uff49\uff4e\uff47 heron {BAD}"},
        {"words": "bring heron {"},
    ],
)
def test_a_ruling_that_brings_somebody_out_of_a_bad_file_is_refused_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: dict[str, str]
) -> None:
    """Wherever the file stands in the form, it is gone through before the rules are given it."""
    read, dossier_of = list[str](), dossiers.dossier_of

    def noted(text: str, *more: str) -> Any:
        read.append(text)
        return dossier_of(text, *more)

    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("gundog/office_raid")
        live = hub_of(browser, table).live
        monkeypatch.setattr(dossiers, "dossier_of", noted)
        moves = live.session.moves
        answer = browser.post(f"{table}rule", data=form, headers={"origin": BASE})
        assert answer.status_code == 422
        assert "bring" in answer.text  # the name that stands for the file
        assert (len(read), live.session.moves) == (1, moves)
