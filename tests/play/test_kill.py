"""No answer that was acknowledged is lost, however often the player is killed.

`HANTEI_KILL_RULEBOOK` (`module:NAME`), `HANTEI_KILL_SETUP` (JSON) and `HANTEI_KILL_PROGRAM` (the words of a command
that speaks as `tests.play.player` does) point it at another game or program.
"""

from __future__ import annotations

import importlib
import json
import os
import shlex
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random

import pytest

from hantei.play import read, verify
from hantei.play.moves import MOVES

RULEBOOK = os.environ.get("HANTEI_KILL_RULEBOOK", "tests.toy:TOY")
SETUP = os.environ.get("HANTEI_KILL_SETUP", json.dumps({"hp": 100_000, "limit": 100_000}))
PROGRAM = shlex.split(os.environ.get("HANTEI_KILL_PROGRAM", f"{shlex.quote(sys.executable)} -m tests.play.player"))


def start(path: Path, nap: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [*PROGRAM, str(path), RULEBOOK, SETUP, "kill", nap]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)


def play_and_kill(path: Path, rng: Random) -> tuple[list[tuple[int, object]], bool]:
    """Let the program play, kill it at some moment after its first move; what it had acknowledged, and if it ended."""
    process = start(path, rng.choice(["0", "0", "0.002"]))
    assert process.stdout is not None
    said, over = [], False
    timer: threading.Timer | None = None
    for line in process.stdout:
        if timer is None:
            timer = threading.Timer(rng.random() * 0.05, process.kill)
            timer.start()
        if line.startswith("did ") and line.endswith("\n"):
            _, count, did = line.split(" ", 2)
            said.append((int(count), json.loads(did)))
        over = over or line == "over\n"
    process.wait()
    process.stdout.close()
    if timer:
        timer.cancel()
    assert timer or process.returncode == 0, "the program ended before its first move"
    return said, over


def done(path: Path) -> list[object]:
    """What the file says was done, move by move."""
    undoable = [entry.record for entry in read(path).entries if entry.record["do"] in MOVES]
    return [r.get("answer", r.get("faces", r["do"])) for r in undoable]


def kill_again_and_again(path: Path, times: int, seed: str) -> None:
    rng, known = Random(seed), 0
    for _ in range(times):
        said, over = play_and_kill(path, rng)
        saved = done(path)
        for count, did in said:
            assert count <= len(saved), f"move {count} was acknowledged and is lost"
            assert saved[count - 1] == did
        assert len(saved) >= known
        if said:
            assert said[0][0] == known + 1, "a resumed game does not go on where it was"
            assert len(saved) <= said[-1][0] + 1, "more than the one move in hand is on the disk"
        known = len(saved)
        if over:
            break
    module, name = RULEBOOK.split(":")
    rulebook = getattr(importlib.import_module(module), name)
    verdict = verify(path, lambda _: rulebook)
    assert verdict.sound, verdict


def test_killed_players_lose_nothing(tmp_path: Path) -> None:
    kill_again_and_again(tmp_path / "game.jsonl", 25, "few")


@pytest.mark.slow
def test_a_thousand_killed_players_lose_nothing(tmp_path: Path) -> None:
    began = time.monotonic()
    for game in range(40):
        kill_again_and_again(tmp_path / f"game-{game}.jsonl", 25, f"many {game}")
        assert time.monotonic() - began < 3600
