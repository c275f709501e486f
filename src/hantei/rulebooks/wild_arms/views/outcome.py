"""How a battle came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding

from ..rules.goals import toll
from ..rules.people import has_hp
from ..state import Fight
from .names import faction_name


def outcome(c: Fight) -> Sequence[Finding] | None:
    """WA-04.2: the result, the rounds it took, and what every faction had left as the battle ended, before anybody
    recovered (WA-10.2): people, HP where any of them has HP (WA-14.1), FP, rounds loaded; and who has left or died.
    """
    if not c.over:
        return None
    figures = [
        Finding("win", int(c.result == "victory"), Message("figure-win")),
        Finding("end", c.result, Message("figure-end"), Message(f"wa-result-{c.result}")),
        Finding("rounds", c.round, Message("figure-rounds")),
    ]
    for faction in c.factions:
        mine = {who: fighter for who, fighter in c.fighters.items() if fighter.faction == faction and not fighter.away}
        said = {"faction": faction_name(c, faction)}
        gone = {
            "left": sum(fighter.gone for fighter in mine.values()),
            "dead": sum(fighter.dead for fighter in mine.values()),
        }
        able, *rest = (c.toll or toll(c))[faction].items()
        counted = dict([able, *gone.items(), *rest])
        if not any(has_hp(c, who) for who, fighter in c.fighters.items() if fighter.faction == faction):
            del counted["hp"]
        figures += [Finding(f"{key}.{faction}", n, Message(f"wa-figure-{key}", said)) for key, n in counted.items()]
    return figures
