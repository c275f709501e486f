"""Chapters 20 and 21: command skills that also work outside battle: first aid and supply request."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Campaign, Squad
from .battle.wounds import curable, is_curable, wound_rule
from .beats import beat
from .checks import spend_on_skill
from .gear import add_item, drop_surplus, gear_of, hold, life_max, life_with, refusal
from .leader import knows
from .squad import alive, turn_begun

REQUESTED = ("gun", "body_protection", "shield")  # UA-21.14


def use_skill(c: Campaign, table: Table, seat: str, skill: str) -> None:
    """UA-20.2, UA-20.3, UA-21.1: a command skill never fails and costs 1 point; UA-42.11: it is another action."""
    c.op.refused = ""
    turn_begun(c, seat)
    spend_on_skill(table, seat, c.squads[seat], skill)


# First aid


def treatable(c: Campaign, squad: Squad) -> list[str]:
    """UA-21.4: what first aid could remove: one wound level (UA-28.50) or one condition; it never gives life back."""
    if wound_rule(c):
        return curable(c, squad)
    return [name for name in squad.leader.conditions if is_curable(c, name)]


def first_aid_targets(c: Campaign, seat: str) -> list[str]:
    """UA-21.4: the leaders whom first aid could help; members bear no conditions, the lost do not return (UA-21.5).

    UA-21.6: an incapacitated leader cannot be treated, nor give it, since such a leader does not act.
    """
    return [other for other in alive(c) if c.squads[other].leader.life > 0 and treatable(c, c.squads[other])]


@beat("skill_first_aid", "UA-21.4", "UA-21.5", "UA-21.6")
def first_aid(c: Campaign, table: Table, seat: str) -> None:
    """One wound level (UA-28.50) or one condition of the leader, or of the other leader, is removed."""
    patient = table.choose(Choice(seat, "first_aid_on", "UA-21.4", first_aid_targets(c, seat)))
    leader = c.squads[patient].leader
    what = table.choose(Choice(seat, "cure", "UA-21.4", treatable(c, c.squads[patient]), {"who": patient}))
    use_skill(c, table, seat, "first_aid")
    if what == "wound":
        leader.wounds -= 1
    else:
        leader.conditions.remove(what)
    table.tell("cured", who=patient, what=what, wounds=leader.wounds)


# Supply request


def supply_choices(c: Campaign, seat: str) -> list[str]:
    """UA-21.14, UA-21.15: guns, body protection and shields of the book, within the limits (UA-27.5, UA-27.7).

    An exchange that would kill at once (UA-28.20) is not offered.
    """
    squad, found = c.squads[seat], []
    for name, entry in c.content.book.gear.items():
        if entry.kind not in REQUESTED or refusal(c, squad, name, replacing=True):
            continue
        worn = name if entry.kind == "body_protection" else squad.items[squad.worn].gear if squad.worn else ""
        shield = name if entry.kind == "shield" else squad.items[squad.shield].gear if squad.shield else ""
        if life_with(c, squad, worn, shield) > 0:
            found.append(name)
    return found


def can_request(c: Campaign, seat: str) -> bool:
    """UA-21.14: whether the leader knows the skill, has a point for it, and something could be had."""
    return knows(c, c.squads[seat].leader, "supply_request") and bool(supply_choices(c, seat))


@beat("skill_supply_request", "UA-21.14", "UA-21.15", "UA-21.16", "UA-21.17")
def supply_request(c: Campaign, table: Table, seat: str) -> None:
    """One weapon or piece of protection, free, ready at once, lost at the end; the leader may still let it be."""
    squad = c.squads[seat]
    gear = table.choose(Choice(seat, "supply_request", "UA-21.14", [*supply_choices(c, seat), "cancel"]))
    if gear == "cancel":
        return
    use_skill(c, table, seat, "supply_request")
    worn = squad.items[squad.worn].gear if squad.worn else ""
    key = add_item(c, table, seat, gear)
    squad.items[key].requested = True
    kind = gear_of(c, squad.items[key]).kind
    if kind == "gun":
        hold(c, squad, key, squad.shield)
    if kind == "shield":
        hold(c, squad, squad.gun, key)
    off = worn if kind == "body_protection" else ""
    life = {"life": squad.leader.life, "max": life_max(c, squad).value}
    table.tell("requested", None, who=seat, gear=gear, kind=kind, off=off, **life)
    drop_surplus(c, table, seat)
