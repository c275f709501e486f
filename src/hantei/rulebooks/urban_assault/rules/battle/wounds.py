"""Chapter 28: wounds and injuries of the leader (負傷), and their cure."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Campaign, Squad
from ..gear import life_max

MOST_WOUNDS = 3  # UA-28.50


def wound_rule(c: Campaign) -> bool:
    """Whether wounds are levels (UA-28.50); in the other readings an injury is only a condition."""
    return c.rulings["injury_reading"] == "wound_levels"


def change_wounds(c: Campaign, table: Table, seat: str, levels: int = 1, **facts: Fact) -> None:
    """UA-28.50: the wounds of the leader rise, to 3 at most, or sink."""
    leader = c.squads[seat].leader
    before = leader.wounds
    leader.wounds = max(0, min(MOST_WOUNDS, before + levels))
    if leader.wounds > before:
        table.tell("wounded", None, who=seat, wounds=leader.wounds, **facts)
    if leader.wounds < before:
        table.tell("cured", who=seat, what="wound", wounds=leader.wounds)


def curable(c: Campaign, squad: Squad) -> list[str]:
    """List what a cure could take off the leader: a wound level, or one of the conditions; life in other readings."""
    leader = squad.leader
    options = ["wound"] if leader.wounds and wound_rule(c) else []
    reading = c.rulings["injury_reading"]
    if reading != "life_only":
        options += [name for name in leader.conditions if is_curable(c, name)]
    hurt = leader.life < life_max(c, squad).value
    if hurt and (reading == "life_only" or (reading == "condition_or_life" and not options)):
        options.append("life")
    return options


def is_curable(c: Campaign, condition: str) -> bool:
    """UA-SC.21: whether first aid, medic and kit help against a condition."""
    if c.operation is None or condition not in c.scenario.conditions:
        return True
    return c.scenario.conditions[condition].curable


def cure(c: Campaign, table: Table, seat: str, clause: str) -> None:
    """UA-28.48, UA-28.50, UA-28.78: take one wound level or one injury off the leader, at the player's choice."""
    squad = c.squads[seat]
    options = curable(c, squad)
    if not options:
        return
    choice = table.choose(Choice(seat, "cure", clause, options))
    if choice == "wound":
        squad.leader.wounds -= 1
    elif choice == "life":
        squad.leader.life += 1
    else:
        squad.leader.conditions.remove(choice)
    table.tell("cured", who=seat, what=choice, wounds=squad.leader.wounds)
