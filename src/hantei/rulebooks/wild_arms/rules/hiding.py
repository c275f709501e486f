"""Chapter 06: クローズ: who is hidden is found before being attacked."""

from __future__ import annotations

from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .making_checks import opposed
from .skills import knows


def needs_search(c: Fight, who: str, target: str, area: bool) -> bool:
    """WA-06.28: whether somebody must be found before `who` can attack them; `area`: with what reaches several.

    WA-06.43: a won search counts for one attack, by ruling for the whole side until the round ends. WA-06.33: each is
    looked for, by ruling nobody by what reaches several.
    """
    if c.fighters[target].possession != "close" or (area and c.rulings["area_search"] == "none"):
        return False
    found = c.factions[c.fighters[who].faction].found
    return not (c.rulings["close_found_lasts"] == "side_until_round_end" and target in found)


def may_search(c: Fight, who: str, target: str) -> bool:
    """WA-06.31: once in a main process and for each target; by ruling once in a round and side, or without limit.

    Outside a main process of its own, in set-up, its side has the one search.
    """
    reading = c.rulings["close_search_retry"]
    if not knows(c, who, "perception"):
        return False
    if reading == "unlimited":
        return True
    turn = c.process
    if reading == "once_per_process" and turn is not None and turn.who == who:
        return target not in turn.searched
    return target not in c.factions[c.fighters[who].faction].searched


def attackable(c: Fight, who: str, target: str, area: bool) -> bool:
    """Whether somebody can be chosen as the target of an attack as far as hiding goes."""
    return not needs_search(c, who, target, area) or may_search(c, who, target)


@beat("search", "WA-06.28", "WA-06.29", "WA-06.30", "WA-06.33", "WA-06.43", "WA-01.4")
def search(c: Fight, table: Table, target: str) -> None:
    """Perception against acrobatics for one hidden target; who is not found drops out, and nothing is spent yet.

    By ruling who is found falls to open, or stays found for the side.
    """
    action = c.use
    who = action.who
    if not knows(c, target, "acrobatics") or opposed(
        c, table, who, "perception", target, "acrobatics", kind="search", passive_kind="hide"
    ):
        table.tell("found", who=who, target=target)
        if c.rulings["close_found_lasts"] == "side_until_round_end":
            c.factions[c.fighters[who].faction].found.append(target)
        elif c.rulings["close_found_lasts"] == "falls_to_open":
            c.fighters[target].possession = "open"
        return
    table.tell("not_found", who=who, target=target)
    action.targets.remove(target)
    c.factions[c.fighters[who].faction].searched.append(target)
    if c.process is not None and c.process.who == who:
        c.process.searched.append(target)
