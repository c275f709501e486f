"""Whom events bring and take: companions, prisoners, members who join, return or drop out (UA-SC.14, UA-SC.27)."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.language import Capture, Companion, Enlist
from ...state import Campaign
from ..battle.harm import drop_out
from ..battle.hit_table import alike, hit_table, next_row
from ..battle.prisoners import free_ties
from ..beats import beat
from ..checks import check, skill_tally
from ..dice import D6, roll_formula
from ..gear import drop_surplus
from ..loot import take_item
from ..squad import (
    add_member,
    add_role_bonuses,
    alive,
    can_be_hit,
    free_places,
    full_life,
    in_action,
    member_of,
    refuse_member,
    role_of,
    seat_of,
    spend,
    stock,
)
from ..two_leaders import one_leader, one_of, speaker

# Companions


def join(c: Campaign, table: Table, effect: Companion, path: str, seat: str) -> None:
    """UA-SC.2: somebody comes along until the end; nobody comes along twice."""
    if effect.companion not in c.op.companions:
        c.op.companions.append(effect.companion)
        table.tell("joined", companion=effect.companion)


def part(c: Campaign, table: Table, effect: Companion, path: str, seat: str) -> None:
    """A companion leaves; UA-27.23: what only they could carry is dropped."""
    if effect.companion in c.op.companions:
        c.op.companions.remove(effect.companion)
        table.tell("parted", companion=effect.companion)
        for one in alive(c):
            drop_surplus(c, table, one)


# Prisoners


def capture(c: Campaign, table: Table, effect: Capture, path: str, seat: str) -> None:
    """UA-28.61, UA-28.62, UA-SC.14: enemies give themselves up; without ties for them they are not captured."""
    offered = max(0, roll_formula(c, table, effect.count, "prisoners"))
    n = min(offered, max(0, free_ties(c))) if effect.restraint else offered
    if n:
        c.op.tied += n if effect.restraint else 0
        c.op.prisoners[effect.prisoner] = c.op.prisoners.get(effect.prisoner, 0) + n
        table.tell("prisoners", prisoner=effect.prisoner, n=n, held=c.op.prisoners[effect.prisoner])
    if n < offered:
        table.tell("no_ties", prisoner=effect.prisoner, n=offered - n)


def release(c: Campaign, table: Table, effect: Capture, path: str, seat: str) -> None:
    """UA-SC.14: prisoners go free."""
    free(c, table, effect.prisoner, max(0, roll_formula(c, table, effect.count, "prisoners")), "released")


def free(c: Campaign, table: Table, prisoner: str, n: int, how: str) -> None:
    """Prisoners of a kind, `n` at most, are held no longer; `how` names what is told: released, escaped."""
    held = c.op.prisoners.get(prisoner, 0)
    n = min(n, held)
    if n:
        c.op.prisoners[prisoner] = held - n
        if held == n:
            del c.op.prisoners[prisoner]
        table.tell(how, prisoner=prisoner, n=n, held=held - n)


def restless(c: Campaign) -> list[str]:
    """UA-SC.14: kinds of prisoners held who may escape when the squad enters a map."""
    kinds = c.scenario.prisoners
    return [name for name, n in c.op.prisoners.items() if n and name in kinds and kinds[name].escape_target]


@beat("escape", "UA-SC.14", "UA-28.89", "UA-28.91")
def escape(c: Campaign, table: Table, prisoner: str) -> None:
    """A check about prisoners, the interpreter helping, keeps those of a kind; a K9 allows one further check."""
    table.tell("escape_tried", prisoner=prisoner, n=c.op.prisoners[prisoner])
    seat = one_leader(c, table, "UA-45.8", "", {"what": "escape"})
    squad = c.squads[seat]
    tally = skill_tally(squad)
    add_role_bonuses(c, squad, tally, "prisoner_checks")
    hounds = any(role_of(c, s.members[key]).escape_reroll for s in c.squads.values() for key in in_action(s))
    if not held_back(c, table, seat, prisoner, tally) and not (hounds and held_back(c, table, seat, prisoner, tally)):
        free(c, table, prisoner, c.op.prisoners[prisoner], "escaped")


def held_back(c: Campaign, table: Table, seat: str, prisoner: str, tally: Tally) -> bool:
    """One check against escape."""
    return check(
        table, "escape", c.scenario.prisoners[prisoner].escape_target, tally, who=seat, prisoner=prisoner
    ).success


# Members


def recruit(c: Campaign, table: Table, effect: Enlist, path: str, seat: str) -> None:
    """UA-SC.27, UA-32.7: a member may join where the scenario says so: for the price, on a free place."""
    able = [one for one in alive(c) if not refuse_member(c, c.squads[one], effect.role)]
    paying = [one for one in able if stock(c, one).magazines >= effect.price]
    if not paying:
        clause = "UA-SC.27" if able else refuse_member(c, c.squads[speaker(c)], effect.role)
        table.tell("cannot_join", role=effect.role, clause=clause)
        return
    about: dict[str, Fact] = {"role": effect.role, "price": effect.price}
    choice = table.choose(Choice(speaker(c), "recruit", "UA-SC.27", [*paying, "decline"], about))
    if choice != "decline":
        table.tell("recruited", who=choice, member=add_member(c, c.squads[choice], effect.role))
        spend(c, table, choice, effect.price, "recruit")


def bring_back(c: Campaign, table: Table, effect: Enlist, path: str, seat: str) -> None:
    """UA-SC.27: a member who dropped out returns with full life, if a place is free; a drone never does (UA-40.20)."""
    lost = [
        key
        for one in alive(c)
        for key, member in c.squads[one].members.items()
        if not member.active and member.role != "drone" and effect.role in ("", member.role)
        if free_places(c, c.squads[one]) > 0 and stock(c, one).magazines >= effect.price
    ]
    if not lost:
        table.tell("nobody_returns")
        return
    options = by_die(c, table, lost) if effect.who == "random" else one_of_each(c, lost)
    decline = ["decline"] if effect.price else []
    about = {"price": effect.price}
    key = table.choose(Choice(speaker(c), "bring_back", "UA-SC.27", [*options, *decline], about))
    if key == "decline":
        return
    owner = seat_of(c, key)
    member = c.squads[owner].members[key]
    member.active, member.absent = True, False
    member.life = full_life(c, member)
    table.tell("returned", who=key)
    spend(c, table, owner, effect.price, "bring_back")


def lose_member(c: Campaign, table: Table, effect: Enlist, path: str, seat: str) -> None:
    """UA-SC.27: a member drops out: the players say who, or a die on the hit table."""
    if effect.who == "rolled":
        for owner in (one for one in alive(c) if c.op.rolled in in_action(c.squads[one])):
            drop_out(c, table, owner, c.op.rolled)
        return
    if effect.who == "random" and not effect.role:
        seats = [one for one in alive(c) if can_be_hit(c, c.squads[one])]
        if seats:
            owner = one_of(c, table, "UA-45.8", seats, seat, {"what": "drop_out"})
            drop_out(c, table, owner, hit_table(c, table, owner))
        return
    here = [key for one in alive(c) for key in in_action(c.squads[one])]
    there = [key for key in here if effect.role in ("", c.squads[seat_of(c, key)].members[key].role)]
    if there:
        key = table.choose(Choice(speaker(c), "drop_out", "UA-SC.27", one_of_each(c, there)))
        drop_out(c, table, seat_of(c, key), key)


def one_of_each(c: Campaign, keys: list[str]) -> list[str]:
    """Members between whom a rule sees a difference."""
    return [key for squad in c.squads.values() for key in alike(squad, [k for k in keys if k in squad.members])]


def by_die(c: Campaign, table: Table, keys: list[str]) -> list[str]:
    """Those whom a die names by the rows of the hit table (UA-36.24), upwards and then downwards if a row is empty."""
    die = table.roll(D6, "who_returns")
    rows = {key: role_of(c, member_of(c, key)).hit_row for key in keys}
    row = next_row(die, rows.values())
    return one_of_each(c, [key for key in keys if rows[key] == row])


# What the scenario issues


@beat("issue", "UA-SC.24", "UA-SC.27")
def issue(c: Campaign, table: Table, index: int) -> None:
    """Gear or a member lent for this operation and handed back at its end; such a member needs no free place."""
    lent = c.scenario.issue[index]
    seat = one_leader(c, table, "UA-45.8", "", {"what": lent.gear or lent.member})
    squad = c.squads[seat]
    if lent.member:
        key = add_member(c, squad, lent.member)
        squad.members[key].issued = True
        table.tell("issued", who=seat, member=key)
    if lent.gear:
        before = list(squad.items)
        take_item(c, table, seat, lent.gear)
        for key in squad.items:
            if key not in before:
                squad.items[key].issued = True
