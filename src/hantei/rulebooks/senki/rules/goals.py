"""Who has won: the encounter's conditions of victory and defeat, judged wherever a combat can end."""

from __future__ import annotations

from hantei.core.agenda import instead
from hantei.core.decision import Choice, Fact
from hantei.core.glance import at_a_glance, glance
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.scenes.goals import enough

from ..content.records import Goal
from ..state import Fight, Fighter
from .grid import able, fallen, named, place, up
from .hindering import hostile_sides


def judge_end(c: Fight, table: Table) -> bool:
    """SK-01.3, SK-02.4, SK-02.5: whether the combat is over now; if so its end is next.

    A referee's word ends it in mid-round; else the first goal that is met, or one side alone on the field, unless the
    referee overrules it.
    """
    if c.over:
        return True
    if c.ended_by == "referee":
        finish(c)
        return True
    for name, (winner, kind) in findings(c).items():
        if accepted(c, table, name, winner, kind):
            finish(c)
            return True
    return False


def findings(c: Fight) -> dict[str, tuple[str, str]]:
    """List every reason for which the combat might be over now: the winner, and the kind."""
    with glance(c):
        found: dict[str, tuple[str, str]] = {
            f"{goal.kind}-{i}": (goal.side, goal.kind) for i, goal in enumerate(c.scene.goals) if met(c, goal)
        }
        standing = sides_standing(c)
    alone = (standing[0] if standing else "", "eliminate")
    if len(standing) < 2 and alone not in found.values():
        found["alone"] = alone
    return found


def accepted(c: Fight, table: Table, name: str, winner: str, kind: str) -> bool:
    """SK-02.4: whether a reason ends the combat; a game master may overrule it, and it counts no more.

    `name`: the reason; `kind`: the kind of goal, or "rounds" where the encounter's last round is over.
    """
    if name in c.overruled:
        return False
    about: dict[str, Fact] = {"side": winner, "by": kind}
    if c.referee and table.choose(Choice(REFEREE, "victory", "SK-02.4", ["end", "go_on"], about)) == "go_on":
        c.overruled.append(name)
        table.tell("overruled", None, **about)
        return False
    c.winner, c.ended_by = winner, kind
    return True


def finish(c: Fight) -> None:
    """Nothing of the round comes any more; SK-02.6: broken off before its cleanup, the unacted may have a last turn."""
    instead(c, ("combat_end",) if c.stage == "cleanup" else ("cut_short", ""))


@at_a_glance
def sides_standing(c: Fight) -> list[str]:
    """Sides with somebody who can act, or is still to come."""
    missing = [*c.scene.sides]
    for one in c.fighters.values():
        if one.side in missing and (up(one) or still_to_come(one)):
            missing.remove(one.side)
            if not missing:
                break
    return [side for side in c.scene.sides if side not in missing]


def still_to_come(fighter: Fighter) -> bool:
    """Whether somebody out of the scene may yet appear; SK-14.20: not one who is shot down."""
    return fighter.away and not (fighter.escaped or fighter.shot_down)


def met(c: Fight, goal: Goal) -> bool:
    """Whether a goal is met now."""
    return MET[goal.kind](c, goal)


def eliminated(c: Fight, goal: Goal) -> bool:
    """Nobody hostile to the side can act or is still to come (SK-DATA.23)."""
    return not any(hostile_sides(c, goal.side, side) for side in sides_standing(c))


def defeated(c: Fight, goal: Goal) -> bool:
    """One combatant is out of action."""
    fighter = c.fighters.get(goal.unit)
    return fighter is not None and fallen(fighter)


def survived(c: Fight, goal: Goal) -> bool:
    """Rounds survived, with somebody standing."""
    return c.stage == "cleanup" and c.round >= goal.rounds and goal.side in sides_standing(c)


def escaped(c: Fight, goal: Goal) -> bool:
    """As many of the side as the goal asks for have left by an escape square."""
    return enough(goal, so_far(c, goal))


def reached(c: Fight, goal: Goal) -> bool:
    """As many of the side as the goal asks for stand in the squares named."""
    return enough(goal, so_far(c, goal))


def so_far(c: Fight, goal: Goal) -> list[str]:
    """Return those who already count for a goal that asks for a number: those who have left, or stand where they
    should.
    """
    mine = [name for name, fighter in c.fighters.items() if fighter.side == goal.side]
    if goal.kind == "escape":
        return [name for name in mine if c.fighters[name].escaped]
    if goal.kind == "reach":
        return [name for name in mine if able(c, name) and named(place(c, name)) in goal.squares]
    return []


MET = {"eliminate": eliminated, "defeat": defeated, "survive": survived, "escape": escaped, "reach": reached}
