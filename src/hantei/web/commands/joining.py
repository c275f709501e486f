"""Somebody is brought to a table: before anything is played, and into the running game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from hantei.core.message import Sayable
from hantei.play import Refused

from ..setup.joining import Opening, enter, running
from ..storage.doors import Viewer
from ..storage.scripts import OwnScenario
from ..table.attendance import note_of
from ..table.live import LiveTable
from ..table.wishes import Hopeful
from . import TableCommand
from .refereeing import amend


@dataclass(frozen=True)
class TakePlace(TableCommand):
    """Begin the table anew with a scene in which somebody of this name has taken a place. Raises as `joining.enter`."""

    anew: ClassVar[bool] = True

    there: Opening
    title: Sayable
    scene: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        enter(live, by.place, self.there, self.title, self.scene)


@dataclass(frozen=True)
class BringOwn(TableCommand):
    """Bring somebody of one's own into the running game by a ruling, or wish for that ruling where others rule.

    Raises `Refused` (`enter-too-late`, `enter-too-many`), and what the ruling raises: nobody can wish for a ruling that
    would fail.
    """

    script: OwnScenario
    words: Sequence[str]

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        blanks, title = running(live, by.place), self.script.title
        if not blanks:
            raise Refused("enter-too-late")
        if live.may_rule(by.place):
            amend(live, self.words)
            return
        live.session.fork().amend(*self.words)
        parts = [blank.choices.get(word, word) for blank, word in zip(blanks, self.words[3:], strict=False)]
        if not live.wishes.add(Hopeful(by, title, self.words, parts)):
            raise Refused("enter-too-many")
        note_of(live, by, "web-wishes", who=title)
