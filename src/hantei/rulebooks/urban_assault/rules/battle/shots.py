"""Chapter 29: shots: who can fire them, how many, and the magazines that they take."""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.table import Table

from ...content.records import Gear
from ...state import Campaign, Squad
from ..checks import can_use_sub
from ..gear import gear_of, one_handed
from ..squad import member_of, role_of, seat_of, spend, stock
from .targeting import choices, is_leader


def gun_in_hand(c: Campaign, squad: Squad) -> Gear | None:
    """The gun the leader holds."""
    return gear_of(c, squad.items[squad.gun]) if squad.gun else None


def shots_of(c: Campaign, who: str) -> int:
    """UA-36.31: an attack with a gun makes as many rolls as the weapon or member has shots (射撃回数)."""
    if is_leader(c, who):
        gun = gun_in_hand(c, c.squads[who])
        return gun.shots if gun else 0
    return role_of(c, member_of(c, who)).shots


@at_a_glance
def can_shoot(c: Campaign, who: str, method: str = "shot") -> bool:
    """Whether this person can fire a shot now, and at somebody."""
    return able_to_shoot(c, who, method) and bool(choices(c, who, method))


def able_to_shoot(c: Campaign, who: str, method: str = "shot") -> bool:
    """Whether this person has a gun, the hands for it, and magazines; a member without a rate of fire has none."""
    if not shots_of(c, who):  # UA-36.31
        return False
    if is_leader(c, who):
        squad = c.squads[who]
        if two_handed(c, squad) and one_handed(c, squad) and c.rulings["dmr_one_handed"] == "forbidden":  # UA-28.12
            return False
        if method == "precise" and not can_use_sub(squad, "dexterity"):  # UA-24.1
            return False
    return may_fire(c, seat_of(c, who), cost_of_shot(c, who))


def two_handed(c: Campaign, squad: Squad) -> bool:
    """UA-28.10: whether the gun in hand takes both hands."""
    gun = gun_in_hand(c, squad)
    return gun is not None and gun.two_handed


def may_fire(c: Campaign, seat: str, cost: int) -> bool:
    """UA-29.5: no magazines, no shots; UA-29.11: a battle begun with exactly one magazine allows one shot in all."""
    if c.fight.began_with.get(seat) == 1 and seat in c.fight.shot_fired:
        return False
    return stock(c, seat).magazines >= max(1, cost)


# What a shot takes


def cost_of_shot(c: Campaign, who: str) -> int:
    """UA-29.4, UA-28.8, UA-28.76, UA-28.83: the magazines one shot takes under the table's ruling."""
    ruling = c.rulings["cost_per_shot"]
    if ruling == "one_per_shot":
        return 1
    if is_leader(c, who):
        heavy = c.squads[who].items[c.squads[who].gun].gear == "lmg"
        sniper = False
    else:
        member = member_of(c, who)
        heavy, sniper = member.role == "gunner", role_of(c, member).post
    if ruling == "stated_only":
        return 1 if heavy or sniper else 0
    if ruling == "one_plus_surcharge":
        return 2 if heavy else 1
    first = 0 if seat_of(c, who) in c.fight.volleys else 1
    return first + (1 if heavy or sniper else 0)


def pay_for_shot(c: Campaign, table: Table, who: str) -> int:
    """UA-36.7: each shot consumes the needed magazines; UA-29.13: a battle begun with one ends with none.

    Returns the magazines left, which its roll tells.
    """
    seat = seat_of(c, who)
    spend(c, table, seat, cost_of_shot(c, who), "shot")
    note_shot(c, table, seat)
    return stock(c, seat).magazines


def note_shot(c: Campaign, table: Table, seat: str) -> None:
    """Remember that this squad has fired in this phase and battle."""
    if seat not in c.fight.volleys:
        c.fight.volleys.append(seat)
    if seat not in c.fight.shot_fired:
        c.fight.shot_fired.append(seat)
    if c.fight.began_with.get(seat) == 1:
        spend(c, table, seat, stock(c, seat).magazines, "last_shot")
