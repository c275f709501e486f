"""Files of somebody's own cost nobody who plays anything: lists leave their texts alone, and what is played of them is
checked elsewhere."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import hantei
from hantei.core.text import Text
from hantei.web.http.people import known_as
from hantei.web.storage import scripts
from hantei.web.storage.scripts import OwnScenario
from hantei.web.storage.sqlite import STEPS, SqliteStore
from hantei.web.working.work import MOST_LOOKS, SMALL

from .test_turns import BOTH, begin
from .turns import Browser, played, room_of, serving

SCENE = (Path(hantei.__file__).parent / "rulebooks/senki/encounters/ace_duel.yaml").read_text(encoding="utf-8")
LONG = SCENE + "# a remark\n" * (SMALL // 10)
PERSON = "# of mine\nhantei: senki/character/1\nid: ann\n"


def kept(browser: Browser, text: str, name: str) -> str:
    """A file among those of a person; its id."""
    found = OwnScenario("", "senki", name, Text(name, name), text)
    return scripts.bring(room_of(browser).store, known_as(browser.cookies["hantei"]), found)


def test_a_list_of_files_reads_none_of_their_texts(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            await begin(browser, BOTH)
            kept(browser, LONG, "my_duel")
            kept(browser, PERSON, "my_ann")
            store, asked = room_of(browser).store, list[str]()
            read = store.read

            def noted(query: str, *values: Any) -> Any:
                asked.append(query)
                return read(query, *values)

            store.read = noted  # type: ignore[method-assign]
            page = (await browser.get("/")).text
            of_files = [query for query in asked if "scripts" in query]
            assert of_files
            assert [query for query in of_files if "text" in query] == []
            scenes, people = page.index("my_duel"), page.index("my_ann")
            assert scenes < page.index('id="people"') < people

    played(work())


def test_a_file_is_checked_before_it_is_played_where_nobody_waits_for_it(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as browser:
            await begin(browser, BOTH)
            own, room = kept(browser, LONG, "ace_duel"), room_of(browser)
            apart, elsewhere = room.crew.apart, list[Any]()

            async def noted(work: Callable[..., Any], *facts: Any) -> Any:
                elsewhere.append(work)
                return await apart(work, *facts)

            room.crew.apart = noted  # type: ignore[method-assign]
            page = await browser.ask("GET", f"/own/{own}")
            assert page.status == 200
            assert elsewhere == [scripts.to_play]
            room.work.looks.persons.held[known_as(browser.cookies["hantei"])] = MOST_LOOKS[
                0
            ]  # all that they may have at once
            assert (await browser.ask("GET", f"/own/{own}")).status == 429

    played(work())


@pytest.mark.parametrize(("text", "people"), [(SCENE, 0), (PERSON, 1), ("hantei: senki/1\nid: x\n", 0)])
def test_a_store_of_before_learns_which_files_hold_people(tmp_path: Path, text: str, people: int) -> None:
    file = tmp_path / "tables.db"
    with sqlite3.connect(file) as db:
        db.create_function("fingerprint", 1, str)
        known = next(at for at, step in enumerate(STEPS) if "holds_people" in step)
        db.executescript(f"BEGIN; {''.join(STEPS[:known])} PRAGMA user_version={known}; COMMIT;")
        db.execute(
            "INSERT INTO scripts VALUES ('own', 'me', 'senki', 'x', '{\"ja\": \"x\", \"en\": \"x\"}', ?, 7)", (text,)
        )
    db.close()
    store = SqliteStore(file)
    assert [one.people for one in scripts.of(store, "me")] == [bool(people)]
    assert [one.id for one in scripts.people_of(store, "me", "senki")] == ["own"] * people
    store.close()
