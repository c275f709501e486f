"""Where a session stands, as plain data that another process can go on from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.record import dump
from ..core.rulebook import Rulebook
from .session import DiceSource, Session
from .standing import Cursor
from .timeline import Timeline


@dataclass(frozen=True)
class Snapshot:
    """A session at its open question: the current beat, the state in which it began, and how it is played.

    What led there is left out, so that a long game is no larger than a short one; nothing can be taken back of it.
    """

    rulebook: str
    setup: Mapping[str, Any]
    seed: str
    dice: DiceSource
    waits: bool
    cursor: Cursor
    state: Any

    @classmethod
    def of(cls, session: Session) -> Snapshot:
        """Where a session stands; it is not changed."""
        return cls(
            session.rulebook.id,
            session.setup,
            session.seed,
            session.dice,
            session.waits,
            session.timeline.cursor,
            dump(session.beginning),
        )

    def session(self, rulebook: Rulebook[Any]) -> Session:
        """A session that stands there; `rulebook` is the one of its id."""
        timeline = Timeline({}, self.waits)
        timeline.cursor = self.cursor
        wakes = {self.cursor.beat: lambda: rulebook.load(self.state, self.setup)}
        return Session.standing(rulebook, self.setup, self.seed, self.dice, timeline, wakes)
