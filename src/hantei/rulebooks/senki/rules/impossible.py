"""Chapter 12: why an attack cannot be made, with all its reasons (SK-12.12, SK-12.23)."""

from __future__ import annotations

from ..state import Fight
from .attack import assailable, shape_of, spoilt, weapon_problem
from .costs import payable
from .grid import distance, door_name, place
from .shapes import Target
from .sight import blockers, visible
from .statuses import sealed


def weapon_reasons(c: Fight, who: str, name: str) -> list[str]:
    """SK-12.12: every clause that bars an attack with this weapon now; none where it is possible."""
    if weapon_problem(c, who, name) == "":
        return []
    weapon, fighter = c.records.weapons[name], c.fighters[who]
    target, reach = shape_of(c, who, name)
    barred = {
        "SK-15.17": name in sealed(c, who),
        "SK-04.18": name in fighter.unready,
        "SK-12.8": spoilt(c, who, weapon.kind, weapon.keeps_charge_shot, target),
    }
    found = [clause for clause, there in barred.items() if there]
    price = payable(c, who, f"weapons/{name}")
    found += [price] if price else []
    people = [other for other in c.fighters if assailable(c, who, other)]
    here = [other for other in people if not (c.fighters[other].away or c.fighters[other].escaped)]
    people = here or people  # whoever has left is no reason while others are here
    lists = [aim_reasons(c, who, other, target, reach) for other in people]
    if all(lists):  # nobody can be met: tell the reasons for those nearest to being met
        nearest = min(lists, key=len, default=["SK-12.3"])
        found += [clause for clause in nearest if clause not in found]
    return found


def aim_reasons(c: Fight, who: str, other: str, target: Target, reach: int) -> list[str]:
    """SK-12.12: every clause by which somebody cannot be the target of an attack of this shape and reach.

    For a shape it says only who is no target at all; where the shape can be laid is decided by its squares.
    """
    fighter, here, there = c.fighters[other], place(c, who), place(c, other)
    gone = fighter.away or fighter.escaped
    reasons = {
        "SK-12.1": not assailable(c, who, other),
        "SK-14.19": fighter.shot_down,
        "SK-05.6": gone,
        "SK-12.3": not gone and target.kind == "single" and distance(c, here, there) > reach,
        unseen(c, who, other): not gone and target.kind == "single" and not visible(c, here, there),
    }
    return [clause for clause, holds in reasons.items() if holds]


def unseen(c: Fight, who: str, other: str) -> str:
    """SK-09.2: no line of sight; SK-09.15: because of a closed door."""
    met = [blocker.what for blocker in blockers(c, place(c, who), place(c, other)) if blocker.cover == "complete"]
    doors = (door_name(entry) for entry in c.scene.board.edges if entry.kind == "door")
    return "SK-09.15" if any(door in met for door in doors) else "SK-09.2"
