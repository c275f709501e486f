"""Chapter 16: break guard (ブレイクガード): an object breaks in one's place."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Fight
from .acting import incapacitated
from .attributes import attribute_of, prevented
from .beats import beat
from .people import has_hp
from .possession import take
from .surprise import defends
from .things import under_way

LEAN = "lean"


def may_guard(c: Fight, who: str) -> bool:
    """WA-16.8: whether somebody can use break guard: those without HP, and those to whom the game master grants it."""
    return not has_hp(c, who) or c.fighters[who].guards


def sources(c: Fight, who: str) -> dict[str, int]:
    """WA-16.1, WA-16.2: what somebody can guard with, and how many uses each has left.

    "lean": the cover of リーン (WA-06.6); "item:ID": an item carried, such as a buckler (WA-16.3); "effect:ORIGIN": an
    effect that grants it. Nothing for those who cannot use it (WA-16.8).
    """
    fighter = c.fighters[who]
    if not may_guard(c, who):
        return {}
    found = {LEAN: fighter.lean}
    for name, count in fighter.items.items():
        if uses := c.records.items[name].break_guard:
            found[f"item:{name}"] = max(0, count * uses - fighter.worn.get(name, 0))
    for lasting in fighter.lasting:
        found[f"effect:{lasting.origin}"] = lasting.guard
    return {source: uses for source, uses in found.items() if uses}


def uses_left(c: Fight, who: str) -> int:
    """WA-16.2: the n of somebody's break guard (n): the uses of all sources together."""
    return sum(sources(c, who).values())


@beat("guard", "WA-16.4", "WA-16.5", "WA-16.7", "WA-16.9", "WA-16.11", "WA-16.16")
def guard(c: Fight, table: Table, who: str) -> None:
    """Just before damage is taken its target may guard, and names with what; it need not.

    Where nothing would be suffered there is nothing to guard against (WA-14.23, WA-15.13). WA-16.16: who is out of
    action may guard, by ruling not; WA-20.13: nobody overpowered does.
    """
    action = c.use
    held = sources(c, who)
    fighter = c.fighters[who]
    beyond = fighter.death and c.rulings["hit_in_death"] == "no_effect"
    spared = beyond or prevented(c, who, attribute_of(c, action.who, under_way(c)))
    helpless = incapacitated(c, who) and c.rulings["guard_while_down"] == "refused"
    if not held or spared or helpless or not defends(c, who):
        return

    def judge(answer: str) -> str:
        return "WA-16.9" if answer.partition(":")[0] in (LEAN, "item", "effect") else "WA-16.7"

    about: dict[str, Fact] = {"who": who, "by": action.who, "uses": uses_left(c, who)}
    source = table.choose(Choice(fighter.seat, "guard", "WA-16.4", [*held, "none"], about, judge))
    if source != "none":
        break_it(c, table, who, source)
        action.guarded.append(who)


def break_it(c: Fight, table: Table, who: str, source: str) -> None:
    """WA-16.5, WA-16.6: one use is spent, and an object with none left is destroyed.

    WA-16.12: the possession stays though its cover is gone; by ruling it is オープン then.
    """
    fighter = c.fighters[who]
    kind, _, name = source.partition(":")
    broken = True
    if kind == LEAN:
        fighter.lean -= 1
    elif kind == "item":
        broken = wear(c, who, name)
    else:
        lasting = next(one for one in fighter.lasting if one.origin == name)
        lasting.guard -= 1
        broken = not lasting.guard
    table.tell("guarded", who=who, source=source, broken=broken, uses=uses_left(c, who))
    if kind == LEAN and not fighter.lean and c.rulings["cover_destroyed"] == "falls_to_open":
        take(c, table, who, "open")


def wear(c: Fight, who: str, item: str) -> bool:
    """WA-16.10: an item breaks with its last use, by ruling with its first one; whether it has."""
    fighter, uses = c.fighters[who], c.records.items[item].break_guard
    worn = fighter.worn.pop(item, 0) + 1
    broken = worn >= uses or c.rulings["break_guard_item_wear"] == "first_use"
    if broken:
        fighter.items[item] -= 1
        worn = max(0, worn - uses)
    if worn:
        fighter.worn[item] = worn
    return broken


def pass_wear(c: Fight, who: str, to: str, item: str) -> None:
    """WA-16.10: uses spent stay spent for whoever has the item next; a worn item is handed over last."""
    mine, theirs = c.fighters[who], c.fighters[to]
    if not mine.items[item] and (worn := mine.worn.pop(item, 0)):
        theirs.worn[item] = theirs.worn.get(item, 0) + worn
