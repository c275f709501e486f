"""A program that plays a game on a save file, for tests that kill it.

`python -m tests.play.player FILE module:RULEBOOK SETUP SEED [NAP]` begins the game, or goes on with it, and answers
at random. After each move, once it is on the disk, it prints `did N {record}` where N counts the moves of this game
so far, undone ones too; at the end it prints `over`.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from pathlib import Path
from random import Random
from typing import Any

from hantei.core.decision import Answer
from hantei.core.rulebook import Rulebook
from hantei.play import Game, read
from hantei.play.moves import MOVES


def main(file: str, source: str, setup: str, seed: str, nap: str = "0") -> None:
    """Play to the end, with an undo now and then."""
    module, name = source.split(":")
    rulebook: Rulebook[Any] = getattr(importlib.import_module(module), name)
    path = Path(file)
    if path.exists():
        game = Game.resume(path, lambda _: rulebook)
        count = sum(entry.record["do"] in MOVES for entry in read(path).entries)
    else:
        game, count = Game.new(path, rulebook, json.loads(setup), seed), 0
    while not game.finished:
        rng = Random(f"{seed}/{count}")  # what is done hangs on the place, not on the process
        if rng.random() < 0.05 and game.session.moves:
            did: Answer = "undo"
            game.undo()
        else:
            who = rng.choice(list(game.decisions))
            did = game.decisions[who].sample(rng)
            game.answer(who, did)
        count += 1
        print("did", count, json.dumps(did), flush=True)
        time.sleep(float(nap) * rng.random())
    print("over", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
