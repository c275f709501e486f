"""What it brings to strike first, or to watch the enemy before."""

from __future__ import annotations

from hantei.core.message import Message

from ..rules.battle.enemies import standing
from ..rules.encounter import can_be_read
from ..rules.scenario.in_battle import joining
from ..state import Campaign, encounter, spec, waiting
from .names import unit_name


def first_strike_effect(c: Campaign) -> Message:
    """Who acts first, which is the enemy where effects that wait for this battle let it (UA-SC.2); and what holds of
    the enemies whose reaction nobody reads (UA-35.19)."""
    late = decided(c) == "enemy"
    return with_ends(c, Message("ua-fx-approach-first_strike-late" if late else "ua-fx-approach-first_strike"))


def with_ends(c: Campaign, said: Message) -> Message:
    """Add who will fight to the end, or not withdraw at half, or how few must be left before a lone enemy withdraws,
    if no reaction is read."""
    there = standing(c)
    stubborn = [key for key in there if c.fight.units[key].attitude == "fight_to_the_end"]
    leaving = any(finish.result == "withdrawn" for finish in encounter(c, c.fight).finish)
    if stubborn and leaving:
        groups = [unit_name(c, key) for key in stubborn if c.fight.units[key].kind == "group"]
        return Message("ua-fx-approach-half", {"first": said, "units": groups}) if groups else said
    if len(stubborn) == len(there):
        return Message("ua-fx-approach-ends", {"first": said})
    if stubborn:
        return Message("ua-fx-approach-ends-some", {"first": said, "units": [unit_name(c, key) for key in stubborn]})
    number = spec(c, c.fight.units[there[0]]).withdraw_at if len(there) == 1 else None
    if number is None:
        return said
    return Message("ua-fx-approach-firm", {"first": said, "unit": unit_name(c, there[0]), "n": number})


def see_reaction_effect(c: Campaign) -> Message:
    """What it brings to watch the enemy first; without a table it changes only who acts first (UA-35.7)."""
    early = decided(c) == "squad"
    if can_be_read(c):
        return Message("ua-fx-approach-see_reaction-early" if early else "ua-fx-approach-see_reaction")
    return with_ends(c, Message("ua-fx-approach-no_table-early" if early else "ua-fx-approach-no_table"))


def decided(c: Campaign) -> str:
    """Who acts first whatever the squad does now, since effects that wait for this battle say so; "" without any."""
    return next((side for effect in reversed(joining(c)) if (side := waiting(c, effect).first)), "")
