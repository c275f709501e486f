"""What an event that heals brings."""

from __future__ import annotations

from hantei.core.message import Message

from ..content.language import Heal
from ..rules.gear import life_max
from ..rules.squad import alive, full_life, in_action
from ..state import Campaign, Squad


def heal_effect(c: Campaign, heal: Heal) -> Message:
    """Who regains how much life; none if nobody whom it is for has lost any (UA-13.8, UA-32.12)."""
    squads = [c.squads[seat] for seat in alive(c)]
    leaders = heal.who != "members" and any(leader_hurt(c, squad) for squad in squads)
    members = heal.who != "leader" and any(member_hurt(c, squad) for squad in squads)
    if not (leaders or members):
        return Message("ua-fx-event-heal-none")
    return Message(f"ua-fx-event-heal-{heal.who}", {"n": str(heal.amount)})


def leader_hurt(c: Campaign, squad: Squad) -> bool:
    """Whether a leader has lost life."""
    return squad.leader.life < life_max(c, squad).value


def member_hurt(c: Campaign, squad: Squad) -> bool:
    """Whether a member still in action has lost life."""
    return any(squad.members[key].life < full_life(c, squad.members[key]) for key in in_action(squad))
