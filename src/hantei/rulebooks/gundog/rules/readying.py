"""Chapter 04: the actions 準備 and 射撃集中: what is put into use, and who is aimed at."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.scenes.plane import straight

from ..state import HANDS, Carried, Dropped, Fight
from .beats import beat
from .ground import band, joined, opponents, sees
from .movement import allowance

# 準備


@beat("ready", "GD-04.9")
def ready(c: Fight, table: Table, who: str) -> None:
    """One weapon is put into use, or one magazine refilled; no check."""
    options = ready_options(c, who)
    how, name, *hand = table.choose(Choice(c.fighters[who].seat, "ready", "GD-04.9", options, {"who": who})).split(":")
    if how == "reload":
        reload(c, table, who, name)
        return
    picked = how == "pick_up"
    if picked:
        name = pick_up(c, table, who, name)
    draw(c, table, who, name, hand[0] if hand else "both", picked)


def ready_options(c: Fight, who: str) -> list[str]:
    """GD-04.9: all that can be readied here: `draw:<weapon>:<hand>`, `pick_up:<weapon>:<hand>`, `reload:<weapon>`."""
    fighter = c.fighters[who]
    options: list[str] = []
    for name, one in fighter.carried.items():
        if c.records.weapons[one.weapon].kind != "unarmed":
            options += [f"draw:{name}{hand}" for hand in into_hands(c, one.weapon, one.hand)]
    for name, thing in c.dropped.items():
        if in_reach(c, who, thing):
            options += [f"pick_up:{name}{hand}" for hand in into_hands(c, thing.weapon, "")]
    return options + [f"reload:{name}" for name, one in fighter.carried.items() if can_reload(c, who, one)]


def into_hands(c: Fight, weapon: str, now: str) -> list[str]:
    """List the hands that can take a weapon and do not hold it now: ":right", ":left", or "" for both."""
    if c.records.weapons[weapon].hands == 2:
        return [] if now else [""]
    return [f":{hand}" for hand in HANDS if hand != now]


def in_reach(c: Fight, who: str, thing: Dropped) -> bool:
    """Whether a weapon on the ground lies within reach: at 至近距離, or in the same area of an area map."""
    fighter = c.fighters[who]
    if c.scene.map.kind == "area":
        return thing.place == fighter.place
    near = band(c, straight(fighter.x, fighter.y, thing.x, thing.y)) == "point_blank"
    return near and joined(c, fighter.place, thing.place)


def may_fetch(c: Fight, who: str, thing: Dropped) -> bool:
    """GD-04.12: whether a move of the declared method could bring a weapon on the ground within reach."""
    fighter = c.fighters[who]
    if c.scene.map.kind == "area":
        return True
    left = straight(fighter.x, fighter.y, thing.x, thing.y) - allowance(c, who, fighter.method).value
    return band(c, left) == "point_blank"


def can_reload(c: Fight, who: str, one: Carried) -> bool:
    """Whether a magazine is not full, and a spare one is there."""
    spare = c.fighters[who].magazines.get(one.weapon, 0) > 0
    return spare and one.rounds < c.records.weapons[one.weapon].magazine


def reload(c: Fight, table: Table, who: str, name: str) -> None:
    """A full magazine takes the place of the old one."""
    fighter = c.fighters[who]
    one = fighter.carried[name]
    fighter.magazines[one.weapon] -= 1
    before, one.rounds = one.rounds, c.records.weapons[one.weapon].magazine
    more, left = one.rounds - before, fighter.magazines[one.weapon]
    table.tell("reloaded", who=who, weapon=name, rounds=one.rounds, more=more, left=left)


def pick_up(c: Fight, table: Table, who: str, key: str) -> str:
    """A weapon from the ground becomes somebody's own. Returns the id under which it is carried."""
    fighter = c.fighters[who]
    thing = c.dropped.pop(key)
    number = 1
    while (name := thing.weapon if number == 1 else f"{thing.weapon}-{number}") in fighter.carried:
        number += 1
    fighter.carried[name] = Carried(thing.weapon, thing.rounds)
    table.tell("picked_up", who=who, weapon=name)
    return name


def draw(c: Fight, table: Table, who: str, name: str, hand: str, picked: bool = False) -> None:
    """A weapon comes into a hand or into both; what these held is put away. `picked`: it has just been picked up."""
    fighter = c.fighters[who]
    away = [id for id, one in fighter.carried.items() if one.hand and (one.hand == hand or "both" in (hand, one.hand))]
    for other in away:
        fighter.carried[other].hand = ""
    fighter.carried[name].hand = hand
    table.tell("readied", who=who, weapon=name, hand=hand, picked=picked, away=away)


# 射撃集中


UNSTEADY = ("normal", "full")
"""GD-04.8: the methods by which an aim taken is lost."""


def aim_targets(c: Fight, who: str) -> list[str]:
    """GD-04.8: whom somebody can take aim at: opponents in sight who live."""
    return [name for name in opponents(c, who) if sees(c, who, name) and not c.fighters[name].dead]


@beat("take_aim", "GD-04.8")
def take_aim(c: Fight, table: Table, who: str) -> None:
    """The action is spent on one target; the next action check shoots at it the better. It does not accumulate."""
    fighter = c.fighters[who]
    fighter.aiming = table.choose(Choice(fighter.seat, "aim_at", "GD-04.8", aim_targets(c, who), {"who": who}))
    fighter.aim_running = False
    table.tell("aims", who=who, target=fighter.aiming)


def lose_aim(c: Fight, table: Table, who: str, why: str = "", used: bool = False) -> None:
    """GD-04.8: an aim taken is lost, or over once it has been `used`.

    Parameters: `why`: moving, lying, elsewhere (another is shot at) or unused; "" where the line before says it.
    """
    fighter = c.fighters[who]
    if fighter.aiming:
        table.tell("aim_lost", who=who, target=fighter.aiming, used=used, why=why, method=fighter.method)
    fighter.aiming, fighter.aim_running = "", False
