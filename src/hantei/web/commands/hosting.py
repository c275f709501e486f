"""What the owner of a table sets: who plays its seats, and how it is played."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from hantei.core.message import Message, Sayable
from hantei.exchange.diceserver import dice_server
from hantei.play import Refused
from hantei.play.policies import player_of

from ..storage.doors import Viewer
from ..table.by_itself import PACES
from ..table.clock import CLOCKS
from ..table.live import LiveTable
from ..table.players import must_offer
from ..table.stand import BACKS, HERE, LINK, MACHINE, people_in
from . import Needs, TableCommand


class Setting(TableCommand):
    """Something that only the owner may do."""

    needs: ClassVar[Needs] = Needs.OWNS


@dataclass(frozen=True)
class SetSeat(Setting):
    """Set who plays a seat: the owner, a guest, or a machine with this policy. Raises `Refused`, `SaveError`."""

    who: str
    player: str
    policy: str = ""

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        who, rulebook = self.who, live.shelf.rulebook
        if who not in live.seats() or self.player not in (HERE, LINK, MACHINE):
            raise Refused("unknown-seat", who=who, allowed=[*live.seats()])
        machine = self.policy if self.player == MACHINE else None
        if machine is not None:
            must_offer(rulebook, machine)
        card = replace(live.card, seats=people_in({**live.card.seats, who: self.player}))
        if machine == live.session.seats.get(who):
            live.changes.set(card)
            return
        facts: dict[str, Sayable] = {"who": live.seat_name(who), "policy": player_of(machine, rulebook)}
        live.changes.make(Message("move-seat", facts), partial(live.game.seat, who, machine), card=card)


def must_be_among(given: str, known: Collection[str], refusal: str) -> None:
    """Raise a refusal that names all values of a setting for one that is none of them."""
    if given not in known:
        raise Refused(refusal, allowed=[*known])


@dataclass(frozen=True)
class SetPace(Setting):
    """Set how fast machine seats answer. Raises `Refused`, `SaveError`."""

    pace: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        must_be_among(self.pace, PACES, "no-such-pace")
        live.changes.set(replace(live.card, pace=self.pace))


@dataclass(frozen=True)
class SetTakingBack(Setting):
    """Set what guests may take back. Raises `Refused`, `SaveError`."""

    back: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        must_be_among(self.back, BACKS, "no-such-back")
        live.changes.set(replace(live.card, back=self.back))


@dataclass(frozen=True)
class SetClock(Setting):
    """Set the time limit for questions. Raises `Refused`, `SaveError`."""

    clock: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        must_be_among(self.clock, CLOCKS, "no-such-clock")
        live.changes.set(replace(live.card, clock=self.clock))


@dataclass(frozen=True)
class SetDiceServer(Setting):
    """Say which server throws the dice, or that none does (""); one that gave no answer is asked again. Raises
    `BadDiceServer`, `SaveError`."""

    source: str

    def act(self, live: LiveTable, by: Viewer) -> None:
        """See `TableCommand`."""
        live.changes.set(replace(live.card, source=dice_server(self.source) if self.source else ""))
        live.no_dice = "", None
