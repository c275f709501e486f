"""Chapter 28: snipers and their opening shot."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Campaign
from ..beats import beat
from ..scenario.conditions import sniping_point
from ..squad import alive, snipers_of
from .attack import strike
from .shots import can_shoot, pay_for_shot
from .targeting import choices, struck


def ready_snipers(c: Campaign, seat: str) -> list[str]:
    """UA-28.81: snipers take part in outdoor battles only, where there is a sniping point (UA-SC.31)."""
    if not c.fight.outdoors or not sniping_point(c):
        return []
    squad = c.squads[seat]
    return [key for key in snipers_of(c, squad) if not squad.members[key].absent]


@beat("sniper_shot", "UA-28.82", "UA-28.83")
def sniper_shot(c: Campaign, table: Table, who: str) -> None:
    """The sniper's opening shot, before any enemy acts; holding it is possible. A critical one is followed as ever."""
    if not can_shoot(c, who):
        return
    seat = next(seat for seat in alive(c) if who in c.squads[seat].members)
    about = {"who": who}
    options = [*choices(c, who, "shot"), "hold"]
    named = table.choose(Choice(seat, "opening_shot", "UA-28.82", options, about))
    if named == "hold":
        return
    c.fight.sniped.append(who)
    left = pay_for_shot(c, table, who)
    strike(c, table, who, "shot", struck(c, table, who, "shot", named), ap=False, volley="", magazines=left)
