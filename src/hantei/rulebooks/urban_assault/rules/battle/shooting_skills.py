"""Chapters 18 and 19: the shooting skills (射撃技能) used in battle."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Campaign
from ..beats import beat
from ..checks import CRITICAL, check, spend_on_skill
from ..dice import D6
from ..leader import knows
from ..squad import spend, stock, turn_begun
from .end import settle
from .enemies import groups, level, lose, targetable, targets, unaffected
from .shots import may_fire, note_shot


def price(c: Campaign, name: str) -> int:
    """UA-29.5: the magazines a shooting skill takes besides its point; rapid fire takes them attack by attack."""
    if name == "stun_grenade" and c.rulings["stun_grenade_skill"] == "as_flashbang":
        return 0
    paid_for = {"pay": ("gun", "grenade"), "guns_only": ("gun",), "free": ()}[c.rulings["skill_shots_cost_magazines"]]
    return 1 if c.content.book.skills[name].fires in paid_for else 0


def can_fire(c: Campaign, seat: str, name: str) -> bool:
    """UA-29.5: whether there is the magazine that a shooting skill takes, and an enemy that it can reach."""
    cost = price(c, name)
    return bool(targetable(c, name, name)) and (not cost or may_fire(c, seat, cost))


def pay(c: Campaign, table: Table, seat: str, name: str) -> int:
    """Pay the point and the magazine; returns the value that the roll adds.

    UA-18.3: a skill always goes off; UA-18.6: its roll is paid with it; UA-18.7: the roll adds the value before the
    point is paid, or the value after it where the table rules so.
    """
    squad = c.squads[seat]
    before = squad.leader.points
    turn_begun(c, seat)
    spend_on_skill(table, seat, squad, name)
    if price(c, name) and name != "rapid_fire":
        spend(c, table, seat, price(c, name), name)
        note_shot(c, table, seat)
    return before if c.rulings["skill_roll_value"] == "before_payment" else before - 1


def aim(c: Campaign, table: Table, seat: str, name: str) -> str:
    """Name the group or target; skills choose freely (UA-24.5)."""
    return table.choose(Choice(seat, "target", "UA-36.9", targetable(c, name, name), {"who": seat, "method": name}))


@beat("skill_stun_grenade", "UA-19.3")
def stun_grenade(c: Campaign, table: Table, seat: str) -> None:
    """A shooting roll, +1 indoors, against the level: the enemy is stunned to the end of the round.

    In the reading as_flashbang it works as a thrown flashbang instead.
    """
    key = aim(c, table, seat, "stun_grenade")
    tally = Tally(pay(c, table, seat, "stun_grenade"), "UA-18.7", "shooting")
    flash = c.rulings["stun_grenade_skill"] == "as_flashbang"
    if c.fight.indoors and not flash:
        tally.add(1, "UA-19.3", "indoor")
    result = check(table, "shooting", level(c, key, "stun_grenade"), tally, who=seat, unit=key)
    if result.success and flash:
        dazzle(c, table, key, "stun_grenade")
    elif result.success:
        stun(c, table, key, "stun_grenade")


def stun(c: Campaign, table: Table, key: str, source: str) -> None:
    """UA-19.3, UA-38.8: stunned or not; several stuns do not add up, and nobody is out by it."""
    if unaffected(c, table, key, source):
        return
    c.fight.units[key].stunned = True
    table.tell("stunned", unit=key)


def dazzle(c: Campaign, table: Table, key: str, source: str) -> None:
    """UA-28.29 to UA-28.31: a group makes no attacks in its next phase; a target one fewer, and several add up."""
    if unaffected(c, table, key, source):
        return
    c.fight.units[key].flashed += 1
    table.tell("flashed", unit=key)


@beat("skill_shotgun", "UA-19.4", "UA-19.5", "UA-19.6", "UA-19.7", "UA-19.8", "UA-19.9", "UA-19.10")
def shotgun(c: Campaign, table: Table, seat: str) -> None:
    """One group: indoors one enemy at the level and one more for each point above; outdoors one for each multiple."""
    key = aim(c, table, seat, "shotgun")
    tally = Tally(pay(c, table, seat, "shotgun"), "UA-18.7", "shooting")
    target = level(c, key, "shotgun")
    result = check(table, "shooting", target, tally, who=seat, unit=key)
    total = result.total
    if result.degree == CRITICAL:
        die = 6
        while die == 6:  # UA-19.9: a further die after each 6
            die = table.roll(D6, "shotgun_critical", seat)
            total += die
        table.tell("shotgun_total", who=seat, total=total)
    if result.success:
        hits = 1 + total - target if c.fight.indoors else total // target
        hits = max(1, hits)  # UA-19.9: a critical hits at least one
        if c.fight.units[key].kind == "target":  # UA-19.7
            hits = 1
        lose(c, table, key, hits, "shotgun")
    settle(c, table)


@beat("skill_grenade", "UA-19.11", "UA-19.12", "UA-19.13")
def grenade(c: Campaign, table: Table, seat: str) -> None:
    """One enemy takes 2 damage; in a group only that soldier falls, unless the table lets the surplus spill over."""
    key = aim(c, table, seat, "grenade")
    tally = Tally(pay(c, table, seat, "grenade"), "UA-18.7", "shooting")
    result = check(table, "shooting", level(c, key, "grenade"), tally, who=seat, unit=key)
    if result.success:
        one_soldier = c.fight.units[key].kind == "group" and c.rulings["grenade_overflow"] == "lost"
        lose(c, table, key, 1 if one_soldier else 2, "grenade")
    settle(c, table)


@beat("skill_rapid_fire", "UA-19.20")
def rapid_fire(c: Campaign, table: Table, seat: str) -> None:
    """Two attacks of one mode: on soldiers or on a high-threat target; each then picks its own target."""
    there = targetable(c, "rapid_fire", "rapid_fire")
    modes = [mode for mode, keys in (("soldiers", groups(c)), ("high_threat", targets(c)))
             if any(key in there for key in keys)]  # fmt: skip
    mode = table.choose(Choice(seat, "rapid_fire_mode", "UA-19.20", modes))
    value = pay(c, table, seat, "rapid_fire")
    then(c, ("rapid_fire_shot", seat, value, 2, mode))


@beat("rapid_fire_shot", "UA-19.21", "UA-19.22", "UA-19.23", "UA-19.24")
def rapid_fire_shot(c: Campaign, table: Table, seat: str, value: int, left: int, mode: str) -> None:
    """A shooting roll for 1 damage; every critical adds one attack; each takes a magazine (UA-29.5)."""
    kind = groups(c) if mode == "soldiers" else targets(c)
    options = [key for key in targetable(c, "rapid_fire", "rapid_fire") if key in kind]
    cost = price(c, "rapid_fire")
    if left <= 0 or not options or (cost and not may_fire(c, seat, cost)):
        return
    about = {"who": seat, "method": "rapid_fire"}
    key = table.choose(Choice(seat, "target", "UA-19.20", options, about))
    paid: dict[str, Fact] = {}
    if cost:
        spend(c, table, seat, cost, "rapid_fire")
        note_shot(c, table, seat)
        paid = {"magazines": stock(c, seat).magazines}
    tally = Tally(value, "UA-18.7", "shooting")
    result = check(table, "shooting", level(c, key, "rapid_fire"), tally, who=seat, unit=key, **paid)
    then(c, ("rapid_fire_shot", seat, value, left - 1 + (result.degree == CRITICAL), mode))
    if result.success:
        lose(c, table, key, 1, "rapid_fire")
        settle(c, table)


def preempt(c: Campaign, table: Table, seat: str, **facts: Fact) -> None:
    """UA-19.17: the squad becomes the first side, even after the reaction has been read (UA-19.16).

    UA-19.14, UA-19.15: it is no action, so the leader acts as usual in the squad's phase that comes next.
    """
    spend_on_skill(table, seat, c.squads[seat], "preemptive_fire", **facts)
    c.fight.first = "squad"


@beat("preempt", "UA-19.17")
def offer_preempt(c: Campaign, table: Table, seat: str) -> None:
    """At the start of a battle in which the enemy would act first."""
    if seat in c.fight.held_fire or c.fight.first == "squad" or not knows(c, c.squads[seat].leader, "preemptive_fire"):
        return
    if table.choose(Choice(seat, "preemptive_fire", "UA-19.17", ["wait", "fire"])) == "fire":
        preempt(c, table, seat, turned=True)
