"""A session as it stood before a move, to go back to if the move fails."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .session import Session


class BeforeMove:
    """A session before a move.

    What moves change in place is copied: the lists of the timeline, of states, news and records; states themselves
    are never changed. That takes as long as the game has moves, but only references are copied: those of five thousand
    moves in the time of one beat. To note the lengths of the lists would not do, since an undo takes things out of
    them.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self.fields = session.__dict__ | {
            "timeline": session.timeline.copy(),
            "_states": session._states.copy(),
            "_readers": session._readers.copy(),
            "_news": session._news.copy(),
            "_log": session._log.copy(),
            "_told": [],
            "_passed": [],
            "_replaced": 0,
        }

    def restore(self) -> None:
        """Put the session back; to be done once."""
        self.session.__dict__.update(self.fields)
