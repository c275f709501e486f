"""Chapter 21: command skills in battle: fortify and negotiation."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Campaign, spec
from ..beats import beat
from ..checks import check, spend_on_skill
from ..leader import knows
from ..squad import alive, turn_begun
from .end import settle
from .enemies import groups, immune, leave, level, soldiers
from .prisoners import take_prisoners


def fortify_choices(c: Campaign, seat: str) -> list[str]:
    """UA-21.2, UA-21.3: the leader alone or all members in the battle; the same ones never twice."""
    return [who for who in ("leader", "members") if f"{who}:{seat}" not in c.fight.fortified]


@beat("skill_fortify", "UA-21.2", "UA-21.3")
def fortify(c: Campaign, table: Table, seat: str) -> None:
    """+1 to the defence rolls of the leader, or of all members taking part, until the battle ends."""
    who = table.choose(Choice(seat, "fortify", "UA-21.2", fortify_choices(c, seat)))
    turn_begun(c, seat)
    spend_on_skill(table, seat, c.squads[seat], "fortify", sheltered=who)
    c.fight.fortified.append(f"{who}:{seat}")


def negotiable(c: Campaign, key: str) -> bool:
    """UA-21.11: not with fanatics, the mission-bound, the immune; those who fight to the end unless ruled otherwise."""
    unit = c.fight.units[key]
    tags = spec(c, unit).tags
    if immune(c, key, "negotiation"):  # UA-SC.11
        return False
    if "fanatic" in tags or "mission_bound" in tags or "no_prisoners" in c.op.map_marks:  # UA-28.34
        return False
    return unit.attitude != "fight_to_the_end" or c.rulings["negotiation_on_diehards"] == "allowed"


def can_negotiate(c: Campaign, seat: str) -> bool:
    """UA-21.7: exactly one enemy soldier is left."""
    if soldiers(c) != 1 or not knows(c, c.squads[seat].leader, "negotiation"):
        return False
    return negotiable(c, groups(c)[0])


@beat("skill_negotiation", "UA-21.7", "UA-21.8", "UA-21.9", "UA-20.6")
def negotiation(c: Campaign, table: Table, seat: str) -> None:
    """A command roll against the level makes the last soldier a prisoner; no restraint is needed."""
    key = groups(c)[0]
    if talk(c, table, seat, key):
        c.fight.units[key].strength = 0
        c.fight.units[key].captured += 1
        leave(c, table, key, "captured")
        take_prisoners(c, table, key, 1)
        settle(c, table)


def talk(c: Campaign, table: Table, seat: str, key: str) -> bool:
    """The command roll of a negotiation (UA-20.3, UA-20.6, UA-21.8)."""
    squad = c.squads[seat]
    before = squad.leader.points
    turn_begun(c, seat)
    spend_on_skill(table, seat, squad, "negotiation")
    value = before if c.rulings["skill_roll_value"] == "before_payment" else before - 1
    tally = Tally(value, "UA-18.7", "command")
    return check(table, "command", level(c, key, "negotiation"), tally, who=seat, unit=key).success


@beat("flight", "UA-21.10")
def flight(c: Campaign, table: Table, key: str) -> None:
    """When soldiers flee one negotiation may catch one of them."""
    unit = c.fight.units[key]
    for seat in alive(c):
        if not unit.strength or not knows(c, c.squads[seat].leader, "negotiation") or not negotiable(c, key):
            continue
        if table.choose(Choice(seat, "flight", "UA-21.10", ["let_go", "negotiate"], {"unit": key})) == "negotiate":
            if talk(c, table, seat, key):
                unit.captured += 1
                take_prisoners(c, table, key, 1)
            return
