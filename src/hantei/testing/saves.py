"""Plays games on save files: closes and opens them anywhere, takes moves back, amends, and verifies them in the end."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from hantei.core.decision import Decision
from hantei.core.record import dump
from hantei.core.seats import HAND
from hantei.play import Game, replay, verify

from .inspection import Inspection, check_amendment, refusal, station

MOST = 60
WILD = ("undo", "redo", "amend", "force", "seat")


class WildGame:
    """A game in which people do all that they can: answer, take back, make again, amend, set faces, let machines play.

    Parameters: its rulebook under inspection; the file; setup and seed of the game; and `amendment(state, rng)`, the
    words of an amendment that a game master could make.
    """

    def __init__(
        self,
        inspection: Inspection,
        path: Path,
        setup: Mapping[str, Any],
        seed: str,
        amendment: Callable[[Any, Random], Sequence[str]],
    ) -> None:
        self.inspection, self.path, self.rng, self.amendment = inspection, path, Random(seed), amendment
        self.game = Game.new(path, inspection.rulebook, setup, seed)
        self.amended = 0

    def play(self, most: int = MOST) -> None:
        """Make moves, and check the bounds after each; close the file and open it again every time."""
        for _ in range(most):
            state = self.game.state
            self.inspection.check_bounds(state)
            self.inspection.check_agenda(state)
            for event in self.game.look():
                self.inspection.check_event(state, event)
            for decision in self.game.decisions.values():
                if decision.who != HAND:
                    self.inspection.check_decision(state, decision)
            self.reopen()
            if self.game.finished and not self.game.session.moves:
                break
            self.move()
        self.end()

    def move(self) -> None:
        """Make a move that people could make."""
        rng, game = self.rng, self.game
        what = rng.choice(WILD) if game.finished or rng.random() < 0.25 else "answer"
        if what == "answer":
            who = rng.choice(list(game.decisions))
            decision: Decision = game.decisions[who]
            game.answer(who, decision.sample(rng), game.where)
        elif what == "amend":
            for _ in range(3):  # most amendments that luck makes up are refused
                self.amended += check_amendment(game.session, self.amendment(game.state, rng))
            game._save()
        else:
            error = refusal(self.attempt, what)
            assert error is None or error.message in ("nothing-to-undo", "nothing-to-redo"), error

    def attempt(self, what: str) -> None:
        """Try a move that may be impossible now."""
        rng, game = self.rng, self.game
        if what == "undo":
            game.undo(rng.randint(1, 4))
        elif what == "redo":
            game.redo(rng.randint(1, 4))
        elif what == "force":
            game.force([rng.randint(1, 6) for _ in range(rng.randint(1, 2))])
        else:
            who = rng.choice(list(self.inspection.rulebook.seats(game.state)))
            game.seat(who, "random")
            game.seat(who, None)

    def reopen(self) -> None:
        """Check that the file, closed and opened again, is the same game at the same place."""
        before = station(self.game.session)
        self.game.close()
        self.game = Game.resume(self.path, lambda _: self.inspection.rulebook)
        assert station(self.game.session) == before

    def end(self) -> None:
        """Check that the file tells the game that was played, and that the rules agree with every line of it."""
        last = json.dumps(dump(self.game.state))
        self.game.close()
        verdict = verify(self.path, lambda _: self.inspection.rulebook)
        assert verdict.sound, verdict
        *_, passage = replay(self.path, lambda _: self.inspection.rulebook)
        assert json.dumps(dump(passage.session.state)) == last
