"""Chapters 22 and 29: close attacks (近接攻撃), all-out attacks among them."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Campaign
from ..beats import beat
from ..checks import can_use_sub
from ..squad import seat_of
from .attack import strike
from .shots import can_shoot
from .targeting import choices


def close_allowed(c: Campaign, who: str) -> bool:
    """UA-29.7: close attacks at will, or only without magazines where so ruled."""
    free = c.rulings["close_combat_by_choice"] == "allowed"
    return bool(choices(c, who, "close")) and (free or not can_shoot(c, who))


def all_out_allowed(c: Campaign, seat: str) -> bool:
    """UA-22.5, UA-09.4: an all-out attack takes melee, and a point of it."""
    return can_use_sub(c.squads[seat], "melee") and bool(choices(c, seat, "close"))


@beat("close_attack", "UA-29.6", "UA-29.7", "UA-29.8", "UA-22.1", "UA-22.5")
def close_attack(c: Campaign, table: Table, who: str, method: str) -> None:
    """A close attack: 1d6 + skill, or melee for a melee leader, against the enemy named."""
    options = choices(c, who, method)
    key = table.choose(Choice(seat_of(c, who), "target", "UA-36.9", options, {"who": who, "method": method}))
    strike(c, table, who, method, key, ap=False, volley="")
