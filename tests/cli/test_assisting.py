"""`hantei mcp`: the official client plays with a real process over its standard streams."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import anyio
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters

from hantei import library
from hantei.assistant.server import TOOLS
from hantei.play import verify

MOST_ANSWERS = 400
SCENE = library.scenario_text("wild_arms", "canyon_duel")[1]


async def called(client: Client, tool: str, **given: Any) -> Any:
    answer = await client.call_tool(tool, given)
    text = "".join(getattr(one, "text", "") for one in answer.content)
    assert not answer.is_error, text
    return json.loads(text) if text[:1] in "{[" else text


async def refused(client: Client, tool: str, **given: Any) -> str:
    answer = await client.call_tool(tool, given)
    assert answer.is_error
    return "".join(getattr(one, "text", "") for one in answer.content)


def test_an_assistant_plays_a_whole_game_and_learns_no_secret(tmp_path: Path) -> None:
    """It plays the drifters of a duel to its end; the save follows the rules, and its seed is told nowhere."""
    env = {"XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": ":".join(sys.path), "LC_ALL": "C.UTF-8"}
    process = StdioServerParameters(command=sys.executable, args=["-m", "hantei", "mcp", "--lang", "en"], env=env)
    heard: list[str] = []

    async def play() -> str:
        async with Client(process) as client:
            assert {one.name for one in (await client.list_tools()).tools} == {*TOOLS}
            listed = await called(client, "list")
            assert "canyon_duel" in listed["rulebooks"]["wild_arms"]["scenarios"]
            seen = await called(client, "start", rulebook="wild_arms", scenario="canyon_duel")
            game = str(seen["game"])
            assert "There is no game" in await refused(client, "look", game="../tables")
            assert "question" in seen
            first = next(iter(seen["question"]["labels"]))
            assert await called(client, "explain", game=game, answer=first)
            assert (await called(client, "odds", game=game))["answers"]
            await refused(client, "answer", game=game, answer="no such answer")
            for _ in range(MOST_ANSWERS):
                if seen["finished"]:
                    break
                heard.append(json.dumps(seen))
                given = next(iter(seen["question"].get("labels", {"1": ""})))
                seen = await called(client, "answer", game=game, answer=given)
            assert seen["finished"]
            assert seen["outcome"]["win"] in (0, 1)
            heard.append(str(await client.read_resource(f"log://{game}")))
            assert "2D6" in str(await called(client, "roll", rulebook="wild_arms", command="2D6"))
            thrown = await called(client, "roll", rulebook="SRS", command="2D6+40>=30")
            assert thrown["result"].startswith(("Success", "Critical", "Fumble"))
            assert "(2D6+40>=30[12,2])" in thrown["bot"][0]
            assert "cannot be read" in await refused(client, "roll", rulebook="SRS", command="2D6>>")
            assert "From 1 to 200" in await refused(
                client, "simulate", rulebook="wild_arms", scenario="canyon_duel", games=100_000
            )
            assert (await called(client, "simulate", rulebook="wild_arms", scenario="canyon_duel", games=2))[
                "games"
            ] == 2
            assert "WA-" in str(await called(client, "rules", rulebook="wild_arms", words="HP"))
            assert "WA-" in str(await client.read_resource("rules://wild_arms/HP"))
            return game

    game = anyio.run(play)
    save = tmp_path / "hantei" / "saves" / "assistant" / f"{game}.hantei"
    assert verify(save, library.find).sound
    seed = json.loads(save.read_text(encoding="utf-8").splitlines()[0])["seed"]
    assert not any(f'"{seed}"' in one or "seed" in one for one in heard)
