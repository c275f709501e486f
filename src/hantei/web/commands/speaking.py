"""What people say at a table."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic
from typing import ClassVar

from hantei.core.message import Message
from hantei.play import Refused
from hantei.telling.lines import Told

from ..storage.doors import Viewer
from ..table.attendance import note_of, speaker
from ..table.live import LiveTable
from ..table.talk import Thrown, as_said
from ..table.viewpoint import BEGUN_ANEW, Viewpoint
from ..table.voices import heard_by, voices
from . import Needs, TableCommand


@dataclass(frozen=True)
class TellAnew(TableCommand):
    """Tell all that the owner has begun the game anew at another table, to which the line leads. Raises `SaveError`."""

    needs: ClassVar[Needs] = Needs.OWNS

    table: str
    swapped: bool = False

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        note_of(live, by, BEGUN_ANEW, anew=self.table, swapped=int(self.swapped))
        live.revision.touched()  # the pages of a game that is over show the way there


@dataclass(frozen=True)
class Say(TableCommand):
    """Say something to all, or whisper it to a seat.

    `dice` is the result if the text was a dice command; `voice` names who of the roster speaks, "" for the person
    themselves. Raises `Refused` (`nobody-hears`, `not-your-voice`, `no-secret-dice`, `said-too-much`), `SaveError`.
    """

    typed: str
    to: str = ""
    dice: Thrown | None = None
    voice: str = ""

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        to, place, called = self.to, by.place, dict(heard_by(live, by.place))
        role = live.role(place)
        if to and to not in called:
            raise Refused("nobody-hears", allowed=len(called))
        if self.dice is not None and self.dice.secret and role.looks_on:
            raise Refused("no-secret-dice")  # all who look on read the same
        facts = {**speaker(live, by), "text": as_said(self.typed)}
        said = "web-whispered" if to else "web-said"
        if self.voice and self.dice is None:
            known = dict(voices(live, place, Viewpoint(live, place).sheets()))
            if self.voice not in known:
                raise Refused("not-your-voice", allowed=len(known))
            facts["who"], said = known[self.voice], "web-spoke-to" if to else "web-spoke"
        if to:
            facts["to"] = called[to]
        now = monotonic()
        if not (live.said.take(by.person, now) and live.said_by_all.take("", now)):
            raise Refused("said-too-much")
        readers = [*role.readers, to] if to else None
        if self.dice is None:
            live.changes.tell(Told(Message(said, facts), kind="said", readers=readers))
            return
        dice, threw = self.dice, "web-threw-to" if to else "web-threw"
        if dice.secret and not to:
            readers, threw = [*role.readers], "web-threw-own"
            live.changes.tell(Told(Message("web-threw-secretly", facts), kind="said"))
        facts["result"] = dice.result
        line = Told(Message(threw, facts), dice.throws, dice.reasons, dice.total, "said", readers, sum=dice.sum)
        live.changes.tell(line)
