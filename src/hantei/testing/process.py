"""Plays games in processes of their own, and prints bytes that must be the same whatever the hashes of the process.

`python -m hantei.testing.process BOOK SCENARIO SEED`: a random game on a save file, taken back and forth, and the
output of a game among machines; `python -m hantei.testing.process module:RULEBOOK SETUP SEED`: the random game alone.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from hantei.core.record import dump
from hantei.core.rulebook import Rulebook
from hantei.library import open_rulebook
from hantei.play import Game

from .games import setup

MOST = 60
HASH_SEEDS = ("0", "1", "4242")


def games_of(source: str, given: str, seed: str, home: str = "") -> list[bytes]:
    """Collect what this module prints for these arguments in processes with different hashes; saves go to `home`."""
    command = [sys.executable, "-m", "hantei.testing.process", source, given, seed]
    path, games = os.pathsep.join(filter(None, sys.path)), []
    for hash_seed in HASH_SEEDS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path, "XDG_DATA_HOME": home}
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        games.append(done.stdout)
    return games


def play(rulebook: Rulebook[Any], setup: dict[str, Any], seed: str) -> bytes:
    """Play a random game, cut off after some answers. Return its save file, its events, and where it stopped."""
    rng, seen = Random(seed), list[object]()
    with tempfile.TemporaryDirectory() as place:
        path = Path(place) / "game.hantei"
        with Game.new(path, rulebook, setup, seed) as game:
            for _ in range(MOST):
                seen += [event.describe() for event in game.look()]
                if game.finished:
                    break
                who = rng.choice(list(game.decisions))
                seen += [game.decisions[who].describe(), rulebook.sight.view(game.state, who)]
                game.answer(who, game.decisions[who].sample(rng))
                if game.session.moves % 20 == 19:
                    game.undo(3)
                    game.redo(2)
            seen += [dump(game.state)]
        return path.read_bytes() + json.dumps(seen, ensure_ascii=False).encode()


def main(source: str, given: str, seed: str) -> None:
    """Play and print."""
    if ":" in source:
        module, name = source.split(":")
        sys.stdout.buffer.write(play(getattr(importlib.import_module(module), name), json.loads(given), seed))
        return
    from hantei.cli.main import run

    sys.stdout.buffer.write(play(open_rulebook(source), setup(source, given), seed))
    sys.stdout.buffer.flush()
    run(["play", source, "--scenario", given, "--seed", seed, "--auto", "--json"])


if __name__ == "__main__":
    main(*sys.argv[1:])
