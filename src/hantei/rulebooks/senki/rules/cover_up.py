"""Chapter 16: cover-up (カバーアップ): who may take the blow in another's place, and when it is offered."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.effects import CoverAnyway
from ..state import Fight
from .beats import beat
from .figures import in_force, in_order
from .grid import able, distance, fallen, place


@beat("covers", "SK-16.3", "SK-16.13", "SK-16.20")
def covers(c: Fight, table: Table) -> None:
    """SK-16.3: after the hit check and before the damage roll; SK-16.13: by default once all defence checks are done.

    Then only those who were hit are covered; by ruling all targets, before they defend (SK-16.20).
    """
    early = c.rulings["cover_up_offer"] == "1"
    names = c.strike.targets if early else [name for name in c.strike.targets if name in c.strike.hit]
    if not c.strike.hit_fumble:
        then(c, *(("cover", name) for name in names))


@beat("cover", "SK-16.1", "SK-16.21")
def cover(c: Fight, table: Table, target: str) -> None:
    """SK-16.1: who shares the square may take the attack in the target's place.

    SK-16.21: the offer goes round in descending initiative until one accepts.
    """
    for name in in_order(c, [name for name in c.fighters if may_cover(c, name, target)]):
        about: dict[str, Fact] = {"who": name, "target": target, "attacker": c.strike.attacker}
        options = ["stay", "cover"]
        if table.choose(Choice(c.fighters[name].seat, "cover", "SK-16.1", options, about)) == "cover":
            c.strike.covers[target] = name
            table.tell("cover", None, who=name, target=target, **costs_told(c, name, target))
            return


def costs_told(c: Fight, name: str, target: str) -> dict[str, Fact]:
    """SK-16.8: what is told of a cover-up besides the two: that it ends a turn that is not over yet; SK-16.22: that the
    one covered has fallen."""
    fighter = c.fighters[name]
    ends = {} if fighter.finished or fighter.acted else {"ends_turn": True}
    return {**ends, **({"fallen": True} if fallen(c.fighters[target]) else {})}


# The conditions


def may_cover(c: Fight, name: str, target: str) -> bool:
    """SK-16.1: whether somebody may cover a target, on whatever side; SK-16.22: an incapacitated one too.

    SK-16.9: nobody covers itself. SK-16.19: it is none of the five actions, so neither a status nor an earlier reaction
    bars it.
    """
    if name in (target, c.strike.attacker) or not able(c, name):
        return False
    if spoken_for(c, name, target) or not near_enough(c, name, target):
        return False
    return c.fighters[name].may_cover or (free_to(c, name) and of_a_class_that_may(c, name))


def spoken_for(c: Fight, name: str, target: str) -> bool:
    """SK-16.5: whether one of the two already covers in this attack; SK-16.10: or the one who would cover is covered.
    SK-16.6 follows: whoever covers takes that blow undefended. By ruling there is at most one cover-up against an
    attack.
    """
    covers = c.strike.covers
    if name in covers.values() or target in covers.values() or name in covers:
        return True
    return bool(covers) and c.rulings["cover_up_limit"] == "1"


def near_enough(c: Fight, name: str, target: str) -> bool:
    """SK-16.1: in the same square; SK-16.12: or as far off as a skill says."""
    span = max((effect.distance for effect in lifting(c, name)), default=0)
    return distance(c, place(c, name), place(c, target)) <= span


def free_to(c: Fight, name: str) -> bool:
    """SK-16.4: whether somebody has yet to act; SK-16.12: or has a skill to cover though it has finished."""
    fighter = c.fighters[name]
    return not (fighter.finished or fighter.acted) or any(effect.while_finished for effect in lifting(c, name))


def of_a_class_that_may(c: Fight, name: str) -> bool:
    """SK-16.11, SK-DATA.22: no mob and no extra; SK-16.12: unless a skill makes it possible."""
    return c.sheet(name).npc_class == "normal" or bool(lifting(c, name))


def lifting(c: Fight, name: str) -> list[CoverAnyway]:
    """SK-16.12: skills lift the conditions that they name; the game master's ruling (`may_cover`) lifts all except the
    place.
    """
    return [effect for effect, _ in in_force(c, name) if isinstance(effect, CoverAnyway)]
