"""Weigh skills and items that are no attacks, in hundredths of a point of damage."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..content.effects import CoverAnyway, Cure, Effect, Guard, Harm, Lose, Mend, Modify, Revive, Turn
from ..content.records import Assault, Item, Record, Skill, Weapon
from ..rules.chosen_targets import reached
from ..rules.costs import cost_of
from ..rules.cover_up import lifting
from ..rules.figures import figure, in_force
from ..rules.grid import distance, fallen
from ..rules.in_reach import ends
from ..rules.move_kinds import budget
from ..rules.shapes import parse_target
from ..rules.square_sets import numbers
from ..rules.statuses import names
from ..rules.usable import path_of, record_of
from ..state import Fight
from .blows import SHARPENS
from .errands import sooner
from .tactics import View, view_of

NEAR = 7
"""From so many squares away enemies come to blows in a round."""

A_TURN = 600
"""The worth of a turn more, or of one less on the way."""


BLOWS = 6
"""About so many blows are struck by each in a fight: one that comes a round sooner is one more."""


def worth_of(c: Fight, view: View, option: str) -> int:
    """Return the worth of a skill or item where it serves best, less its cost; worked out once for a view."""
    if not option.startswith(("skill:", "item:")):
        return 0
    found = view.worths.get(option)
    if found is None:
        found = view.worths[option] = worked_out(c, view, option)
    return found


def worked_out(c: Fight, view: View, option: str) -> int:
    """The same, worked out."""
    entry = record_of(c, option)
    if isinstance(entry, Skill) and (entry.attack is not None or entry.weapon_attack):
        return 0
    cost = cost_of(c, view.who, path_of(option))
    if cost.hp >= view.me.hp:
        return 0
    served = {name: service(c, view, entry, name) for name in reached(c, view.who, path_of(option))}
    if parse_target(entry.target).kind in ("single", "self"):
        good = max(served.values(), default=0)
    else:
        good = max(sum(served.get(name, 0) for name in group) for group in (view.mates, view.foes))
    dear = 150 * cost.ts + 100 * cost.hp + view.en_price * cost.en + (60 if isinstance(entry, Item) else 0)
    return good - dear if good > 0 else 0


def helps(entry: Record) -> bool:
    """Return whether this is meant for one's own side, whatever its worth now: it mends, frees or improves figures."""
    effects = () if isinstance(entry, Weapon) else entry.effects
    return any(effect.amount > 0 if isinstance(effect, Modify) else effect.do in HELPS for effect in effects)


def safe(c: Fight, name: str) -> bool:
    """Whether the damage of the attack does nothing to somebody: to the fallen but for a finishing blow, nor to those
    from whom it is kept off entirely."""
    kept_off = any(isinstance(one, Guard) and one.do == "zero" for one, _ in in_force(c, name))
    return kept_off or (fallen(c.fighters[name]) and not c.finishing)


def service(c: Fight, view: View, entry: Record, name: str) -> int:
    """What a skill, item or assault does for, or to, one character; for the fallen it does nothing but bring them back
    (SK-14.4, SK-14.6).
    """
    effects: Sequence[Effect] = () if isinstance(entry, Weapon) else entry.effects
    if fallen(c.fighters[name]):
        return sum(revives(c, view, effect, name) for effect in effects if isinstance(effect, Revive))
    good = sum(SERVICES[effect.do](c, view, effect, name) for effect in effects if effect.do in SERVICES)
    if name == view.who == c.current:
        good += view.gain(effects)
    return good + (burns(view, entry, name) if isinstance(entry, Assault) else 0)


def burns(view: View, entry: Assault, name: str) -> int:
    """The damage that an assault does to an enemy, or to a friend who cannot be left out."""
    if entry.damage is None:
        return 0
    mean = entry.damage.modifier + (0 if entry.fixed else 7)
    return wound(view, name, mean, entry.damage.attribute, parse_target(entry.target).select)


def wound(view: View, name: str, mean: int, attribute: str, select: bool) -> int:
    """Return the worth of damage to somebody that cannot be defended against."""
    if name in view.foes:
        return 100 * min(view.harm(name, mean, attribute), view.guess(name, "hp"))
    return 0 if select else -100 * view.harm(name, mean, attribute)


def mends(c: Fight, view: View, effect: Mend, name: str) -> int:
    """Weigh missing HP and EN; they count more for somebody about to fall."""
    fighter, sheet = c.fighters[name], c.sheet(name)
    if name not in view.mates or fighter.incapacitated:
        return 0
    points = average(effect.hp)
    hp, en = min(points, sheet.hp - fighter.hp), max(0, min(average(effect.en), sheet.en - fighter.en))
    thrift = 2 * hp >= points  # not for a scratch
    return (hp * (90 if 3 * fighter.hp <= sheet.hp else 55) if thrift else 0) + en * (30 if fighter.en <= 12 else 12)


def average(formula: int | str) -> int:
    """The mean of "2d6+5"."""
    if isinstance(formula, int):
        return formula
    dice, _, plus = formula.partition("+")
    n, _, sides = dice.partition("d")
    return int(n) * (int(sides) + 1) // 2 + int(plus or 0)


def cures(c: Fight, view: View, effect: Cure, name: str) -> int:
    """Bad statuses of friends."""
    found = [status for status in names(c, name) if effect.status in (None, status.partition(":")[0])]
    return 150 * len(found) if name in view.mates else 0


def revives(c: Fight, view: View, effect: Revive, name: str) -> int:
    """Friends who are down."""
    fighter = c.fighters[name]
    down = fighter.shot_down and not fighter.dead if effect.do == "recover_shot_down" else fighter.incapacitated
    return 1200 if down and fighter.side == view.me.side else 0


def turns(c: Fight, view: View, effect: Turn, name: str) -> int:
    """A second turn, where an enemy is in reach of it."""
    fighter = c.fighters[name]
    return A_TURN if effect.do == "unacted" and fighter.acted and view.nearest() <= 6 else 0


def modifies(c: Fight, view: View, effect: Modify, name: str) -> int:
    """Better figures, where they matter: speed on the way to a goal and while the enemy is far off, the others while it
    is near, or will be when one has moved.
    """
    if name not in view.mates:
        return 0
    gap = view.nearest()
    if effect.figure == "movement":
        return speeds(c, view, effect.amount, name)
    if effect.figure in SHARPENS:  # View.gain weighs one's own main process
        kinds = [blow.kind for blow in view.blows]
        return 60 * effect.amount if c.stage != "main" and gap <= 6 and effect.attack in ("", *kinds) else 0
    if effect.figure == "initiative":
        mine = figure(c, name, "initiative")
        ahead = any(mine <= view.guess(foe, "initiative") < mine + effect.amount for foe in view.foes)
        return 200 if ahead and gap <= NEAR else 0
    return 50 * effect.amount if gap - figure(c, name, "movement") <= NEAR else 0  # after their move


def speeds(c: Fight, view: View, amount: int, name: str) -> int:
    """Weigh movement: more of it by a turn less on the way, a better blow in reach, or far off the steps themselves;
    less of it harms most whoever has nobody in reach.
    """
    if amount < 0:
        rooted = view.best(view.here, False)[0] == 0
        return 25 * amount * (3 if rooted else 1)
    if sooner(c, name, amount):
        return A_TURN
    better = better_by(c, name, amount, best_stand) if view.gates else better_blow(c, name, amount)
    return max(25 * amount if view.nearest() > 5 else 0, better)


def better_by(c: Fight, name: str, more: int, best: Callable[[View, int], int]) -> int:
    """Return how much better somebody who has still to act can do in this round with so much more movement. `best`: the
    best that a machine can do with a movement.
    """
    if c.fighters[name].finished:
        return 0
    view, movement = view_of(c, name), figure(c, name, "movement")
    return max(0, best(view, movement + more) - best(view, movement))


def best_stand(view: View, far: int) -> int:
    """Return the worth of the best square within a combat or full move."""
    near = view.stands(ends(view.c, view.who, "combat", budget("combat", far)), True)
    full = view.stands(ends(view.c, view.who, "full", budget("full", far)), True, over=True)
    return max([view.stand(view.here, False), *near.values(), *full.values()])


def best_blow(view: View, far: int) -> int:
    """Return the worth of the best blow after a combat move."""
    squares = ends(view.c, view.who, "combat", budget("combat", far))
    view.look_over(squares, view.heavy)
    return max([view.choice[view.heavy][n][0] for n in numbers(squares)], default=0)


def better_blow(c: Fight, name: str, more: int) -> int:
    """Return how much more somebody does in a fight if so much more movement brings a better blow in reach."""
    return better_by(c, name, more, best_blow) // BLOWS


def drains(c: Fight, view: View, effect: Lose, name: str) -> int:
    """What foes lose: HP whatever their armour, EN that they still have, as far as it is known."""
    if name not in view.foes:
        return 0
    hp, en = view.guess(name, "hp"), view.guess(name, "en")
    return 100 * min(average(effect.hp), hp) + 10 * min(average(effect.en), max(0, en))


def harms(c: Fight, view: View, effect: Harm, name: str) -> int:
    """Damage that nobody can defend against."""
    return wound(view, name, 7 + effect.n, effect.attribute, True)


def covers_more(c: Fight, view: View, effect: CoverAnyway, name: str) -> int:
    """Cover-up beyond the rule, while friends are at hand and the enemy is near; to cover with one's turn over
    (SK-16.12) is worth nothing where all enemies act first.
    """
    span = max(each.distance for each in (effect, *lifting(c, name)))
    close = any(distance(c, view.here, at) <= span for at in view.comrades)
    late = not effect.while_finished or acts_before_some(c, view, name)
    return 120 if close and late and view.nearest() <= 5 and view.me.en >= 12 else 0


def acts_before_some(c: Fight, view: View, name: str) -> bool:
    """Whether some enemy may act in this round after somebody's turn is over (SK-05.9, SK-05.10): whose initiative is
    hidden may.
    """
    first = figure(c, name, "initiative") + c.fighters[name].pc
    foes = {foe: c.fighters[foe] for foe in view.foes}
    hidden = any(view.hidden and not one.pc for one in foes.values())
    return hidden or c.fighters[name].finished or any(figure(c, foe, "initiative") < first for foe in foes)


HELPS = ("heal", "cure", "revive", "recover_shot_down", "unacted", "cover_anyway")
"""Effects that help their bearer."""

SERVICES: dict[str, Callable[..., int]] = {
    "heal": mends,
    "cure": cures,
    "revive": revives,
    "recover_shot_down": revives,
    "unacted": turns,
    "modify": modifies,
    "lose": drains,
    "harm": harms,
    "cover_anyway": covers_more,
}
