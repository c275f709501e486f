"""Chapter 05: the set-up phase (セットアップフェイズ): one thing each, the change of ARM."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Fight, Fighter
from . import usable
from .acting import able
from .beats import beat
from .goals import ended
from .people import ROUND, participants
from .precedence import ascending, turns
from .surprise import overpowered, take_away


@beat("set_up", "WA-05.1", "WA-05.3", "WA-05.4", "WA-05.8", "WA-18.8", "WA-20.6", "WA-20.12")
def set_up(c: Fight, table: Table) -> None:
    """Everybody becomes unacted, then declares one thing: those with a lower 先制値 first, by ruling freely.

    The possession phase follows when all have declared. Who is overpowered by surprise counts as acted.
    """
    c.phase = "set_up"
    table.tell("phase", phase="set_up")
    for who in participants(c):
        begin_round(c.fighters[who], overpowered(c, who))
    take_away(c, table)
    people = [who for who in participants(c) if able(c, who)]
    free = c.rulings["setup_order"] == "free"
    c.order = people if free else ascending(c, table, people)
    then(c, *turns(c, "set_up_turn", free))


def begin_round(fighter: Fighter, acted: bool) -> None:
    """WA-05.1: 未行動; nothing of the round is used yet."""
    fighter.acted = acted
    fighter.waited = fighter.ready = fighter.majored = False
    fighter.used = {name: count for name, count in fighter.used.items() if not name.startswith(ROUND)}


@beat("set_up_turn", "WA-05.2", "WA-05.6", "WA-05.7")
def set_up_turn(c: Fight, table: Table, who: str) -> None:
    """Change the ARM, use a skill or spell of timing set-up, or nothing; a use that is given up is no choice yet."""
    fighter = c.fighters[who]
    if ended(c, table) or fighter.ready or not able(c, who):
        return
    uses = sorted(usable.options(c, who, "setup"), key=lambda option: usable.in_vain(c, who, option))
    options = ["pass", *(f"arm:{name}" for name in other_arms(c, who)), *uses]
    ask = Choice(fighter.seat, "set_up", "WA-05.2", options, {"who": who}, lambda answer: forbidden(c, who, answer))
    answer = table.choose(ask)
    kind, _, name = answer.partition(":")
    if kind == "art":
        then(c, ("use", who, "setup", answer), ("set_up_turn", who))
        return
    fighter.ready = True
    if kind == "arm":
        change_arm(c, table, who, name)


def forbidden(c: Fight, who: str, answer: str) -> str:
    """The clause that forbids something in set-up."""
    kind = answer.partition(":")[0]
    if kind == "arm":
        return "WA-20.14" if c.fighters[who].disarmed else "WA-05.6"
    return usable.forbidden(c, who, "setup", answer) if kind in ("art", "item") else ""


# ARMの変更


def carried(c: Fight, who: str) -> list[str]:
    """The ARMs that somebody carries, the one in use included; natural attacks are none."""
    attacks = c.sheet(who).attacks
    return [name for name in c.fighters[who].arms if name not in attacks]


def other_arms(c: Fight, who: str) -> list[str]:
    """WA-05.6: the ARMs to which somebody can change; WA-20.14: none that is out of reach."""
    fighter = c.fighters[who]
    return [] if fighter.disarmed else [name for name in carried(c, who) if name != fighter.in_use]


def change_arm(c: Fight, table: Table, who: str, name: str) -> None:
    """WA-05.6, WA-05.9: another ARM is in use; the rounds left in both stay as they are."""
    c.fighters[who].in_use = name
    table.tell("arm_changed", who=who, arm=name)
