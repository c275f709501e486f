"""Dice for chat tools: what bcdice-api answers, and what is told besides."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from hantei.dicebot.falling import MOST_DICE
from hantei.web.http.guard import PERSON
from hantei.web.routes import dicebots
from hantei.web.working.crew import Lane
from hantei.web.working.work import MOST_THROWS

from .serving import Process
from .tables import Browser, server
from .turns import played, room_of, serving, while_others_work

NODE = shutil.which("node")
ROLL = "/v2/game_system/DiceBot/roll?command=2D"
ELSEWHERE = {"origin": "https://udonarium.example", "accept-language": "en"}


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with server(tmp_path / "tables.db") as found:
        yield found


class Loaded:
    """Luck that always shows the same share of a die: 1 the highest face, 0 the lowest."""

    def __init__(self, share: int) -> None:
        self.share = share

    def randint(self, low: int, high: int) -> int:
        return high if self.share else low

    def randrange(self, most: int) -> int:
        return 0


def asked(browser: Browser, address: str, **params: str) -> Any:
    answer = browser.get(f"/v2/{address}", params=params, headers=ELSEWHERE)
    assert answer.headers["access-control-allow-origin"] == "*"
    assert answer.headers["content-type"] == "application/json"
    return answer.json() | {"status": answer.status_code}


def test_versions_and_who_runs_it(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    found = asked(browser, "version")
    assert re.fullmatch(r"\d+\.\d+\.\d+", found["api"])
    assert re.fullmatch(r"\d+\.\d+\.\d+", found["bcdice"])
    monkeypatch.setenv("BCDICE_API_ADMIN_NAME", "卓の主")
    assert asked(browser, "admin") == {"name": "卓の主", "url": "", "email": "", "status": 200}


def test_systems_stand_in_the_order_of_their_keys(browser: Browser) -> None:
    found = asked(browser, "game_system")["game_system"]
    keys = [one["sort_key"] for one in found]
    assert keys == sorted(keys)
    assert {"id": "DiceBot", "name": "DiceBot", "sort_key": "*たいすほつと"} in found
    ids = {one["id"] for one in found}
    assert {"Gundog", "GundogZero", "GundogRevised", "ShadowRun4", "SRS", "MetallicGuardian", "RogueLikeHalf"} <= ids
    assert {"hantei:gundog", "hantei:senki", "hantei:shadowrun4", "hantei:urban_assault", "hantei:wild_arms"} <= ids


def test_a_system_says_what_it_reads(browser: Browser) -> None:
    for one in asked(browser, "game_system")["game_system"]:
        found = asked(browser, f"game_system/{one['id']}")
        assert {**found, **one} == found
        assert re.match(found["command_pattern"], "2D6+3>=8", re.IGNORECASE)
        assert not re.match(found["command_pattern"], "こんにちは", re.IGNORECASE)
        assert found["help_message"]
    assert re.match(asked(browser, "game_system/MetallicGuardian")["command_pattern"], "smg+2", re.IGNORECASE)
    assert re.match(asked(browser, "game_system/hantei:gundog")["command_pattern"], "バースト3<=65", re.IGNORECASE)


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_roll(browser: Browser, monkeypatch: pytest.MonkeyPatch, method: str) -> None:
    monkeypatch.setattr(dicebots, "luck", Loaded(1))
    sent = {"params" if method == "GET" else "data": {"command": "S2D6+1>=10 斬る"}}
    answer = browser.request(method, "/v2/game_system/SRS/roll", headers=ELSEWHERE, **sent)  # type: ignore[arg-type]
    assert answer.status_code == 200
    assert answer.headers["access-control-allow-origin"] == "*"
    found = answer.json()
    more = found.pop("hantei")
    die = {"kind": "normal", "sides": 6, "value": 6}
    assert found == {
        "ok": True, "text": "(2D6+1>=10[12,2]) ＞ 12[6,6]+1 ＞ 13 ＞ 自動成功", "secret": True, "success": True,
        "failure": False, "critical": True, "fumble": False, "rands": [die, die],
    }  # fmt: skip
    assert more["degree"] == "critical"
    assert more["clauses"][0] == "SK-CHECK.1"
    assert more["reasons"][0]["steps"][0]["figure"] == "+1"
    # 9 or more on two dice in 10 of 36 ways, one of them a double six
    assert more["odds"]["degrees"]["success"]["exact"] == "1/4"
    assert more["wrong"] == []


def test_odds_are_told_where_they_take_no_time_and_few_words(browser: Browser) -> None:
    # both dice show 1 in one of four ways, one of them in two
    found = asked(browser, "game_system/DiceBot/roll", command="2D2")["hantei"]["odds"]["totals"]
    assert {total: share["exact"] for total, share in found.items()} == {"2": "1/4", "3": "1/2", "4": "1/4"}
    for command in ("200D10000", "1D600", "100B6>=5", "x3 2D6", "6TY6"):
        assert asked(browser, "game_system/DiceBot/roll", command=command)["hantei"]["odds"] is None


def test_dice_from_nought_to_nine(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dicebots, "luck", Loaded(0))
    assert asked(browser, "game_system/Gundog/roll", command="1D9")["rands"] == [
        {"kind": "d9", "sides": 10, "value": 0}
    ]


def test_where_the_bot_is_wrong_we_say_so_and_strictly_we_do_not(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dicebots, "luck", Loaded(0))
    found = asked(browser, "game_system/RogueLikeHalf/roll", command="D33+1+1")
    assert found["text"] == "(D33+1+1) ＞ 11+2 ＞ 13"
    assert found["hantei"]["bot"] == "(D33+1+1) ＞ 11+1 ＞ 12"
    assert "drops" in found["hantei"]["wrong"][0]
    strict = asked(browser, "game_system/RogueLikeHalf/roll", command="D33+1+1", strict="1")
    assert strict["text"] == "(D33+1+1) ＞ 11+1 ＞ 12"
    assert "bot" not in strict["hantei"]


def test_a_rulebook_throws_by_its_own_notation(browser: Browser) -> None:
    found = asked(browser, "game_system/hantei:senki/roll", command="2D6+8>=15")
    assert found["text"].startswith("(2D6+8>=15) ＞ ")
    dice = sum(one["value"] for one in found["rands"])
    assert found["success"] is (dice + 8 >= 15)
    assert found["failure"] is (dice + 8 < 15)
    assert found["hantei"]["total"] == dice + 8
    assert found["hantei"]["reasons"][0]["steps"][0]["clause"] == "SK-CHECK.1"


@pytest.mark.parametrize(
    ("address", "command", "status", "reason"),
    [
        ("game_system/Nobody", None, 400, "unsupported game system"),
        ("game_system/Nobody/roll", "1D6", 400, "unsupported game system"),
        ("game_system/hantei:nobody/roll", "1D6", 400, "unsupported game system"),
        ("game_system/DiceBot/roll", None, 400, "unsupported command"),
        ("game_system/DiceBot/roll", "", 400, "unsupported command"),
        ("game_system/DiceBot/roll", "hello", 400, "unsupported command"),
        ("game_system/DiceBot/roll", f"{MOST_DICE + 1}D6", 400, "unsupported command"),
        ("game_system/DiceBot/roll", "2R6[1]", 400, "unsupported command"),
        ("game_system/DiceBot/roll", "x100 200D6", 400, "unsupported command"),
        ("game_system/DiceBot/roll", "1" * 300 + "D6", 400, "unsupported command"),
        ("game_system/DiceBot/roll", "(" * 1500 + "1" + ")" * 1500, 400, "unsupported command"),
        ("game_system/DiceBot/roll", "choice[" + "a," * 1500 + "b]", 400, "unsupported command"),
        ("game_system/hantei:senki/roll", "2D6+", 400, "unsupported command"),
        ("nothing", None, 404, "not found"),
        ("refused", None, 404, "not found"),
    ],
)
def test_what_is_refused(browser: Browser, address: str, command: str | None, status: int, reason: str) -> None:
    found = asked(browser, address, **({} if command is None else {"command": command}))
    assert (found["ok"], found["status"], found["reason"]) == (False, status, reason)


def test_why_a_command_is_refused_is_said_in_the_readers_language(browser: Browser) -> None:
    found = asked(browser, "game_system/DiceBot/roll", command="2D6+")
    assert "2D6+" in found["hantei"]["reason"]
    assert "number" in found["hantei"]["reason"]


DRINKS = "飲み物表\n1d3\n1:水\n2: 緑茶\\nあたたかい \n3:麦茶\n"


def table(browser: Browser, text: str) -> Any:
    answer = browser.post("/v2/original_table", data={"table": text}, headers=ELSEWHERE)
    assert answer.headers["access-control-allow-origin"] == "*"
    return answer.json() | {"status": answer.status_code}


def test_tables_of_ones_own(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dicebots, "luck", Loaded(1))
    die = {"kind": "normal", "sides": 3, "value": 3}
    assert table(browser, DRINKS) == {"ok": True, "text": "飲み物表(3) ＞ 麦茶", "rands": [die], "status": 200}
    assert table(browser, DRINKS.replace("3:", "03:"))["text"] == "飲み物表(3) ＞ 麦茶"
    rows = "\n".join(f"{tens}{ones}:{tens * ones}" for tens in range(1, 7) for ones in range(tens, 7))
    assert table(browser, f"積\nD66S\n{rows}")["text"] == "積(66) ＞ 36"


@pytest.mark.parametrize(
    "text",
    ["", "名前", "名前\n1D3\n1:a\n2:b", "名前\n1D2\n1:a\n2:b\n3:c", "名前\n1D2\n1:a\nb",
     "名前\n9D9999\n9:a", "名前\n1X2\n1:a", "名前\n0D6\n0:a"],
)  # fmt: skip
def test_tables_that_are_none(browser: Browser, text: str) -> None:
    found = table(browser, text)
    assert (found["ok"], found["status"]) == (False, 400)


def test_a_table_as_large_as_it_may_be_is_read_at_once(browser: Browser) -> None:
    assert table(browser, "名前\n1D100\n" + "\n".join(f"{row}:{'あ' * 60}" for row in range(1, 101)))["ok"]
    assert table(browser, "あ" * 30_000)["status"] == 413


def test_another_method_is_refused_as_json_for_any_origin(browser: Browser) -> None:
    found = browser.delete("/v2/version", headers=ELSEWHERE)
    assert (found.status_code, found.json()["ok"]) == (405, False)
    assert found.headers["access-control-allow-origin"] == "*"


def test_what_there_is_instead_is_said(browser: Browser) -> None:
    """An id that is nobody's names those there are; a request without a command says that it has none."""
    nobody, nothing = (browser.get(f"/v2/game_system/{one}/roll", headers=ELSEWHERE).json() for one in ("Nope", "SRS"))
    assert (nobody["reason"], nothing["reason"]) == ("unsupported game system", "unsupported command")
    assert "hantei:senki" in nobody["hantei"]["reason"]
    assert "no command" in nothing["hantei"]["reason"]


def test_too_many_rolls_are_refused_and_said_as_json(browser: Browser) -> None:
    found = [asked(browser, "version") for _ in range(int(PERSON[1]) * 3)]
    turned_away = [one for one in found if one["status"] == 429]
    assert turned_away
    assert turned_away[0]["ok"] is False


ASKING = """
const [address, system, command] = process.argv.slice(1);
const url = `${address}/v2/game_system/${encodeURIComponent(system)}/roll?command=${encodeURIComponent(command)}`;
fetch(url, { mode: "cors" })
  .then((response) => { if (response.ok) return response.json(); throw new Error(response.statusText); })
  .then((json) => console.log(JSON.stringify(json)));
"""


@pytest.mark.skipif(NODE is None, reason="needs Node")
def test_a_tool_in_a_browser_is_answered(tmp_path: Path) -> None:
    """As Udonarium asks: from a page of another origin, the id and the command in the address."""
    assert NODE is not None
    with Process(tmp_path / "tables.db") as served:
        run = subprocess.run(
            [NODE, "-e", ASKING, "--", served.address, "hantei:gundog", "バースト3<=65"],
            capture_output=True, text=True, encoding="utf-8", timeout=60, check=True,
        )  # fmt: skip
    found = json.loads(run.stdout)
    assert found["ok"] is True
    assert len(found["rands"]) == 3


def test_rolls_hold_up_no_page_and_one_address_has_so_many_waiting(tmp_path: Path) -> None:
    async def work() -> None:
        async with serving(tmp_path / "tables.db") as reader:
            room, fallen = room_of(reader), asyncio.Event()
            done = room.crew.done

            async def slow(work: Any, lane: Lane, turn: str = "") -> Any:
                if "dicebots" in work.__module__:
                    lanes.add(lane)
                    await fallen.wait()
                return await done(work, lane)

            lanes = set[Lane]()
            room.crew.done = slow  # type: ignore[method-assign]
            rolls = [asyncio.create_task(reader.ask("GET", f"{ROLL}{n + 2}")) for n in range(MOST_THROWS)]
            await while_others_work()
            further = await asyncio.wait_for(reader.ask("GET", f"{ROLL}6"), 1)
            assert (further.status, json.loads(further.text)["ok"]) == (429, False)
            assert lanes == {Lane.DICE}
            fallen.set()
            assert {(await one).status for one in rolls} == {200}
            assert (await reader.ask("GET", f"{ROLL}6")).status == 200

    played(work())
