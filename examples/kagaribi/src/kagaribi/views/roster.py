"""The roster: keepers as sheets."""

from __future__ import annotations

from hantei.core.entries import figure, gauge
from hantei.core.message import Message
from hantei.core.roster import Sheet, SheetRoll

from ..rules.field import burning
from ..rules.strikes import guard, most_staked
from ..state import Game
from .names import keeper_name


def roster(c: Game, seat: str) -> list[Sheet]:
    """Everybody who is or was in the field."""
    return [sheet(c, who) for who in c.keepers]


def plays(c: Game, who: str) -> str:
    """The seat that plays a keeper; "" if there is none of that name."""
    return c.keepers[who].seat if who in c.keepers else ""


def sheet(c: Game, who: str) -> Sheet:
    """A keeper; all can be read by all."""
    keeper, record = c.keepers[who], c.record(who)
    burns = burning(c, who)
    states = [name for name in ("banked", "dazzled") if getattr(keeper, name)]
    staked = most_staked(c, who)
    return Sheet(
        id=who,
        name=keeper_name(c, who),
        side=keeper.side,
        seat=keeper.seat,
        gauges=[gauge("kg-embers", keeper.embers, record.embers)],
        figures=[
            figure("kg-guard", guard(c, who).value),
            figure("kg-pace", record.pace),
            figure("kg-reach", record.reach),
            figure("kg-quickness", record.quickness),
        ],
        conditions=[Message(f"kg-note-{name}") for name in states] if burns else [Message("kg-note-dark")],
        out=not burns,
        initiative=keeper.initiative,
        rolls=[SheetRoll(f"{staked}灯>=4", Message("kg-roster-strike", {"n": staked}))] if burns else [],
    )
