"""Chapter 04: auto actions (オートアクション)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .goals import so_far
from .hindering import downed_enemies
from .leaving import leave_scene
from .move_kinds import may_escape
from .usable import timed_skills


def auto_options(c: Fight, who: str) -> list[str]:
    """SK-04.16: auto skills and items, readying equipment, the finishing blow, leaving by an escape square."""
    fighter = c.fighters[who]
    options = timed_skills(c, who, "auto")
    options += [f"ready:{name}" for name in fighter.unready if name in fighter.equipped]
    if not c.finishing and (downed_enemies(c, who) or c.rulings["finishing_blow_when"] == "1"):  # SK-14.8
        options.append("finishing_blow")
    if may_escape(c, who):
        options.append("leave")
    return options


@beat("auto", "SK-04.15", "SK-04.18", "SK-14.8", "SK-08.28")
def auto(c: Fight, table: Table, who: str, choice: str) -> None:
    """Carry out an auto action on mere declaration."""
    fighter = c.fighters[who]
    how, _, name = choice.partition(":")
    if how == "ready":
        fighter.unready.remove(name)
        table.tell("readied", who=who, weapon=name)
    elif how == "finishing_blow":
        c.finishing = True
        table.tell("finishing_blow", who=who)
    elif how == "leave":
        leave(c, table, who)
    else:
        then(c, ("use", who, choice))


def leave(c: Fight, table: Table, who: str) -> None:
    """SK-08.28, SK-08.30: out of the scene by an escape square, if the game master allows it."""
    if c.referee:
        options = ["allow", "refuse"]
        if table.choose(Choice(REFEREE, "escape", "SK-08.30", options, {"who": who})) == "refuse":
            return
    leave_scene(c, who)
    goal = next((one for one in c.scene.goals if (one.side, one.kind) == (c.fighters[who].side, "escape")), None)
    left, needed = (len(so_far(c, goal)), goal.count) if goal is not None else (0, 0)
    table.tell("escaped", who=who, left=left, needed=needed)
