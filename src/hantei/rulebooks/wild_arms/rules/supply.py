"""Chapters 17 and 18: supplied and unsupplied (補給状態 無補給状態): the wanderer set, its loss, what remains."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.records import WANDERER_SET
from ..state import Fight, Held
from .beats import beat
from .people import has

BULLETS = "bullets"
"""弾丸: one for a reload (WA-12.3)."""

MOST_LEFT = 20
"""The most of an item that the game master can leave somebody."""


def supplied(c: Fight, who: str) -> bool:
    """WA-17.3: who carries the wanderer set is supplied; WA-17.4: PCs do from the beginning unless their record says
    otherwise (`newcomers.fighter`).

    By ruling the state is one of PCs, whatever anybody carries.
    """
    fighter, said = c.fighters[who], c.sheet(who).supplied
    if c.rulings["supply_state"] == "independent":
        return (fighter.pc if said is None else said) and not has(fighter, "unsupplied")
    return fighter.items.get(WANDERER_SET, 0) > 0


def can_reload(c: Fight, who: str) -> bool:
    """WA-12.4, WA-17.5: with bullets, which are unlimited while supplied."""
    return supplied(c, who) or c.fighters[who].items.get(BULLETS, 0) > 0


def use_bullets(c: Fight, who: str) -> None:
    """WA-12.3: a reload uses one, however many ARMs are filled; WA-17.5: nothing is counted while supplied."""
    if not supplied(c, who):
        c.fighters[who].items[BULLETS] -= 1


def lose(c: Fight, table: Table, *people: str) -> None:
    """WA-17.7, WA-18.14, WA-18.15: the supplied state ends, and with it all items of the wanderer set.

    Who never was supplied is not affected. What remains at hand is settled next, in the same order.
    """
    losers = [who for who in people if supplied(c, who)]
    for who in losers:
        fighter = c.fighters[who]
        for name in list(fighter.items):
            if name == WANDERER_SET or c.records.items[name].in_set:
                del fighter.items[name]
        fighter.statuses.append(Held("unsupplied", "supply", "scene", "none"))
        table.tell("unsupplied", who=who)
    then(c, *((name, who) for who in losers for name in ("remains", "leave_behind")))


@beat("remains", "WA-18.16")
def remains(c: Fight, table: Table, who: str) -> None:
    """What is left at hand: two bullets and one ration unless the encounter or the game master says otherwise."""
    for item, usual in c.scene.after.left.items():
        count = usual
        if c.referee:
            about: dict[str, Fact] = {"who": who, "item": item, "usual": usual}
            count = table.amount(Amount(REFEREE, "remains", "WA-18.16", 0, MOST_LEFT, about))
        c.fighters[who].items[item] = count
        table.tell("remains", who=who, item=item, count=count)


@beat("leave_behind", "WA-18.17")
def leave_behind(c: Fight, table: Table, who: str) -> None:
    """Nothing above the weight limit can be carried away: the player chooses what stays behind, one thing at a time.

    By ruling weight does not matter.
    """
    limit, burden = c.sheet(who).weight_limit, load(c, who)
    weight = sum(burden.values())
    if limit is None or weight <= limit or c.rulings["weight_limits"] == "ignored":
        return
    about: dict[str, Fact] = {"who": who, "weight": weight, "limit": limit}
    options = [thing for thing, pounds in burden.items() if pounds]
    thing = table.choose(Choice(c.fighters[who].seat, "leave_behind", "WA-18.17", options, about))
    drop(c, who, thing)
    table.tell("left_behind", who=who, thing=thing)
    then(c, ("leave_behind", who))


def load(c: Fight, who: str) -> Mapping[str, int]:
    """What weighs how much of what somebody carries: "arm:ID", "item:ID"."""
    fighter, attacks = c.fighters[who], c.sheet(who).attacks
    arms = {f"arm:{name}": c.records.arms[name].weight for name in fighter.arms if name not in attacks}
    return arms | {f"item:{name}": n * c.records.items[name].weight for name, n in fighter.items.items()}


def drop(c: Fight, who: str, thing: str) -> None:
    """One ARM or one item is no longer carried; with the ARM in use gone, another one comes to hand."""
    fighter, (kind, _, name) = c.fighters[who], thing.partition(":")
    if kind == "item":
        fighter.items[name] -= 1
        return
    del fighter.arms[name]
    if fighter.in_use == name:
        attacks = c.sheet(who).attacks
        fighter.in_use = next((other for other in fighter.arms if other not in attacks), "")


def restore(c: Fight, table: Table, who: str) -> None:
    """WA-18.18: the supplied state is back, and nobody is unsupplied any more."""
    fighter = c.fighters[who]
    if has(fighter, "unsupplied"):
        fighter.statuses = [held for held in fighter.statuses if held.status != "unsupplied"]
        fighter.items[WANDERER_SET] = 1
        table.tell("supplied", who=who)
