"""Whether a machine does better to let its enemies act first (SK-05.15): it still acts in the round, and once more
before them in the next.
"""

from __future__ import annotations

from collections.abc import Mapping

from ..content.effects import Turn
from ..rules.costs import affords, cost_of, used_up
from ..rules.figures import figure
from ..rules.grid import distance
from ..rules.in_reach import ends
from ..rules.move_kinds import budget
from ..state import Cell, Fight
from .blows import Blow
from .errands import errand
from .exposing import reach, stands
from .tactics import STRUCK, View, view_of


def better_late(c: Fight, who: str) -> bool:
    """Return whether to wait: enemies have still to act, and either they are too far off for a blow, or no blow is near
    and a full move, with which the turn would be over, would end before more of them than can strike here, or none of
    them can strike here, and the blow either meets nobody but those whose turn is over, at whom it can be struck later
    as well, or is worth less than going forward costs, by those who could strike there.
    """
    view = view_of(c, who)
    late = {foe: at for foe, at in view.foes.items() if not (c.fighters[foe].finished or c.fighters[foe].waiting)}
    if not late or errand(c, who):
        return False
    if view.nearest() > figure(c, who, "movement") + max(
        (blow.reach + blow.target.x for blow in view.blows), default=0
    ):
        return True
    reaches = {foe: reach(view, foe) for foe in late}
    here, near = strikers(c, view.here, late, reaches), near_ends(c, view)
    best = best_end(near)
    worth, blow = view.best(best, True)
    if blow is None and strikers(c, best_end(near | far_ends(c, view)), late, reaches) > here:
        return not acts_again(c, who)
    if here:
        return False
    gain = worth - view.best(view.here, c.moved)[0]
    return lasts(c, best, blow, late) or gain < STRUCK * strikers(c, best, late, reaches)


def lasts(c: Fight, square: Cell, blow: Blow | None, late: Mapping[str, Cell]) -> bool:
    """Return whether a blow from a square can meet nobody who has still to act: it takes no turn from anybody now, and
    when the others have come it can be struck all the same, or a better one at them.
    """
    return blow is not None and not any(distance(c, square, at) <= blow.far for at in late.values())


def acts_again(c: Fight, who: str) -> bool:
    """Return whether somebody can act once more as soon as its turn is over, so that after a full move it strikes
    before the enemy does.
    """
    me = c.fighters[who]
    again = [name for name in c.sheet(who).skills if gives_a_turn(c, name) and not used_up(c, who, name)]
    return any(affords(c, me, cost_of(c, who, f"skills/{name}")) for name in again)


def gives_a_turn(c: Fight, name: str) -> bool:
    """Whether a skill, used when a turn is over, gives its user another."""
    skill = c.records.skills[name]
    given = any(isinstance(effect, Turn) and effect.do == "unacted" for effect in skill.effects)
    return given and skill.timing == "initiative"


def near_ends(c: Fight, view: View) -> dict[Cell, int]:
    """Return what it is worth to stay, and to end a combat move in each square."""
    there = ends(c, view.who, "combat", budget("combat", figure(c, view.who, "movement")))
    return {view.here: view.stand(view.here, c.moved), **view.stands(there, True)}


def far_ends(c: Fight, view: View) -> dict[Cell, int]:
    """Return what it is worth to end a full move in each square, as it is weighed when one moves: less the blows of
    those who come into reach.
    """
    there = ends(c, view.who, "full", budget("full", figure(c, view.who, "movement")))
    return stands(c, view, there, True, over=True)


def best_end(worths: Mapping[Cell, int]) -> Cell:
    """Return the square that is worth most; of equal ones the first."""
    return max(worths, key=lambda square: worths[square])


def strikers(c: Fight, square: Cell, late: Mapping[str, Cell], reaches: Mapping[str, int]) -> int:
    """Count those who could strike at a square in their turn."""
    return sum(distance(c, square, at) <= reaches[foe] for foe, at in late.items())
