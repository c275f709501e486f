"""Chapter 06: サポート and its three support skills, used as interrupts of a check or an attack."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..state import Fight
from .acting import able
from .checks import Change
from .costs import affordable, pay, price
from .people import hostile, participants, present

COSTS: Mapping[str, int] = {"cooperation": 3, "jamming": 2, "covering": 3}
"""WA-06.15, WA-06.16, WA-06.17: コーポレーション ジャミング カバーリング."""

HELP = ("cooperation", "jamming")
"""WA-06.15, WA-06.16: the support skills that are used on checks."""

JAM = -3
"""WA-06.16."""


def skills_for(c: Fight, supporter: str, who: str, *skills: str) -> list[str]:
    """Which of these support skills somebody can use now on what `who` does.

    WA-06.13: one use in the round, and the FP for it; WA-06.14: whether or not it has acted. WA-06.20: on any
    participant, by ruling Cooperation on others only, Jamming and Covering on enemies only. WA-18.8: not when out of
    action.
    """
    fighter = c.fighters[supporter]
    if fighter.possession != "support" or fighter.supported or not (able(c, supporter) and present(c, who)):
        return []
    return [
        name
        for name in skills
        if affordable(c, supporter, price(c, supporter, COSTS[name]).value) and subject(c, supporter, who, name)
    ]


def subject(c: Fight, supporter: str, who: str, skill: str) -> bool:
    """WA-06.20: whether a support skill may be used on what somebody does."""
    if c.rulings["support_skill_subject"] == "anyone":
        return True
    if skill == "cooperation":
        return supporter != who
    return hostile(c, c.fighters[supporter].faction, c.fighters[who].faction)


def use_support(c: Fight, table: Table, supporter: str, skill: str, who: str) -> None:
    """WA-06.13: the cost is paid on use, and this was the use of the round."""
    cost = price(c, supporter, COSTS[skill])
    pay(c, supporter, cost.value)
    c.fighters[supporter].supported = True
    table.tell("support", cost, who=supporter, skill=skill, target=who, cost=cost.value, fp=c.fighters[supporter].fp)


def interrupts(c: Fight, table: Table, who: str, about: Mapping[str, Fact]) -> tuple[list[Change], list[Change]]:
    """WA-06.19: who supports is asked before the dice of a check; returns what its value and its dice gain.

    `about` says which check it is.
    """
    more: list[Change] = []
    more_dice: list[Change] = []
    for supporter in participants(c):
        answer = ask(c, table, supporter, who, about, *HELP)
        if answer == "cooperation":
            more_dice.append((1, "WA-06.15", "cooperation"))
        elif answer == "jamming":
            more.append((JAM, "WA-06.16", "jamming"))
    return more, more_dice


def late_jams(c: Fight, table: Table, who: str, about: Mapping[str, Fact]) -> int:
    """WA-06.19: by ruling Jamming may be used after the dice are seen; returns how often."""
    if c.rulings["support_skill_timing"] != "jamming_after_dice":
        return 0
    return sum(ask(c, table, supporter, who, about, "jamming") == "jamming" for supporter in participants(c))


def ask(c: Fight, table: Table, supporter: str, who: str, about: Mapping[str, Fact], *skills: str) -> str:
    """Which of these support skills somebody uses on what `who` does; "none" for no use."""
    options = skills_for(c, supporter, who, *skills)
    if not options:
        return "none"
    facts: dict[str, Fact] = {"who": supporter, "target": who, **about}
    answer = table.choose(Choice(c.fighters[supporter].seat, "support", "WA-06.13", [*options, "none"], facts))
    if answer != "none":
        use_support(c, table, supporter, answer, who)
    return answer
