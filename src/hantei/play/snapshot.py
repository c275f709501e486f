"""Snapshots: the place of a session as plain data, from which another process can go on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..core.record import dump
from ..core.rulebook import Rulebook
from .cursor import Cursor
from .session import DiceSource, Session
from .timeline import Timeline


@dataclass(frozen=True)
class Snapshot:
    """A session at its open question: the current beat, the state in which it began, and how it is played.

    Earlier beats are left out, so a long game makes no larger snapshot than a short one; nothing before it can be
    taken back.
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
        """Take a snapshot of a session, and leave it unchanged."""
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
        """Make a session that stands there; `rulebook` is the one with its id."""
        timeline = Timeline({}, self.waits, self.cursor)
        wakes = {self.cursor.beat: lambda: rulebook.load(self.state, self.setup)}
        return Session.standing(rulebook, self.setup, self.seed, self.dice, timeline, wakes)
