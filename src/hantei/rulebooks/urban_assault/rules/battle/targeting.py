"""Chapters 24 and 36: who attacks, how, whom they may name, and whom a shot without precision strikes."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.dice import Dice
from hantei.core.glance import at_a_glance
from hantei.core.table import Table

from ...state import Campaign
from ..dice import D6
from ..squad import in_stock, member_of, role_of, seat_of
from .enemies import targetable, targets

CLOSE = ("close", "all_out")


def is_leader(c: Campaign, who: str) -> bool:
    """Leaders go by the name of their seat."""
    return who in c.squads


def at_the_post(c: Campaign, who: str) -> bool:
    """UA-28.79, UA-28.84: whether this is a member who waits at the sniping point."""
    return not is_leader(c, who) and role_of(c, member_of(c, who)).post


def method_of(c: Campaign, who: str, method: str) -> str:
    """Return how a shot is aimed: marksmen and snipers always fire precision shots (UA-28.77, UA-28.79)."""
    if method != "shot" or who in c.squads:
        return method
    return "precise" if role_of(c, member_of(c, who)).precision else method


def source_of(c: Campaign, who: str, method: str) -> str:
    """Under which names an enemy's resistances know this attack."""
    if method in CLOSE:
        return "close"
    if who in c.squads:
        return f"shot|{c.squads[who].items[c.squads[who].gun].gear}"
    return f"shot|{member_of(c, who).role}"


# Whom it strikes


@at_a_glance
def choices(c: Campaign, who: str, method: str) -> list[str]:
    """List those whom the attacker may name (UA-36.9). UA-24.5: where soldiers and a high-threat target stand together
    a shot without precision only names the soldier group, or nobody where each living enemy is equally likely (the
    first then stands for all); precision shots (UA-24.4) and close attacks choose freely. UA-28.79, UA-28.84: nobody at
    the sniping point comes close to anyone.
    """
    if method in CLOSE and at_the_post(c, who):
        return []
    aimed = method_of(c, who, method)
    there = targetable(c, aimed, source_of(c, who, method))
    ruling = c.rulings["mixed_targeting"]
    named = [key for key in there if c.fight.units[key].kind == "group"]
    if aimed != "shot" or ruling == "designate" or not named or len(named) == len(there):
        return there
    return named if ruling == "random_kind" else named[:1]


def struck(c: Campaign, table: Table, who: str, method: str, named: str) -> str:
    """UA-24.5: whom a shot without precision strikes where soldiers and a high-threat target are mixed."""
    ruling = c.rulings["mixed_targeting"]
    if not targets(c) or method_of(c, who, method) != "shot" or ruling == "designate":
        return named
    there = targetable(c, "shot", source_of(c, who, method))
    big = [key for key in there if c.fight.units[key].kind == "target"]
    if not big or len(big) == len(there):
        return named
    if ruling == "random_individual":
        return one_of_all(c, table, there)
    die = table.roll(D6, "target_die", who)
    at_target = die >= 4
    unit = table.choose(Choice(seat_of(c, who), "target", "UA-24.5", big)) if at_target else named
    table.tell("target_die", who=who, die=die, unit=unit)
    return unit


def dies_decide(c: Campaign) -> bool:
    """UA-24.5: whether shots without precision are diced for: there are magazines, and two kinds of enemy to hit."""
    if c.rulings["mixed_targeting"] != "random_kind" or not in_stock(c):
        return False
    kinds = {c.fight.units[key].kind: key for key in targetable(c, "shot")}
    return len(kinds) > 1


def one_of_all(c: Campaign, table: Table, there: list[str]) -> str:
    """UA-24.5, option random_individual: each living enemy is equally likely."""
    units = c.fight.units
    heads = [key for key in there for _ in range(units[key].strength if units[key].kind == "group" else 1)]
    return heads[table.roll(Dice(f"1d{len(heads)}", 1, len(heads)), "target_die") - 1]
