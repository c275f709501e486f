"""Suppose what players cannot know, and forget what no rule reads any more."""

from __future__ import annotations

from hantei.core.message import Message
from hantei.core.rulebook import Supposed
from hantei.core.seats import REFEREE

from ..state import Fight, Fighter


def suppose(c: Fight, seat: str) -> Supposed:
    """Leave out people still to come, who are unknown until they are declared (WA-09.4); all figures lie open. Sealed
    moves and secret possessions are asked in one ballot that nobody sees.
    """
    unknown = [one for one in c.fighters.values() if unknown_to(one, seat)]
    for fighter in unknown:
        fighter.dead = True
    return Supposed(c, said=(Message("wa-supposed"),) if unknown else ())


def unknown_to(fighter: Fighter, seat: str) -> bool:
    """Whether a seat does not know of somebody: of people still to come whom another plays (WA-09.4)."""
    return fighter.away and seat not in (fighter.seat, REFEREE)


def forget(c: Fight) -> None:
    """Forget the attack check once everybody has reacted, the damage roll once it is dealt, tactics once the order
    stands.
    """
    action, to_come = c.action, [entry[0] for entry in c.agenda]
    if action is not None and not any(beat in to_come for beat in ATTACKING):
        action.total, action.fumble, action.totals = 0, False, {}
    if action is not None and "harm" not in to_come:
        action.damage, action.rolled = 0, False
    if "order" not in to_come:
        for faction in c.factions.values():
            faction.representative, faction.tactics, faction.rolled = "", 0, False


ATTACKING = ("attack_check", "reaction")
"""Beats before which an attack check still counts."""
