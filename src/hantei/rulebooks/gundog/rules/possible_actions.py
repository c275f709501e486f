"""Chapter 04: which actions (行動) can be declared."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..content.records import BANDS, Band, Weapon
from ..state import Fight
from .ground import AREA_M, band, distance_m, opponents
from .helping import items_to_use, skills_to_use
from .melee import BLOWS
from .movement import allowance, may_move
from .posture import crawling
from .readying import UNSTEADY, aim_targets, may_fetch, ready_options
from .shooting import modes, reaches, targets_of, weapons_in_hand


def actions(c: Fight, who: str) -> list[str]:
    """GD-04.6: the actions that are possible, and none; GD-00.19: by ruling none for somebody who has evaded."""
    if c.fighters[who].must_rest:
        return ["none"]
    moves = goes_on_foot(c, who)
    return [*(name for name, possible in POSSIBLE.items() if possible(c, who, moves)), "none"]


def goes_on_foot(c: Fight, who: str) -> bool:
    """Whether somebody may both move and act (GD-07.24)."""
    return may_move(c, who) and not crawling(c, who)


def can_shoot(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.7: with a gun in hand that has rounds for a shot, and an opponent in its range."""
    return can_attack(c, who, [name for name in weapons_in_hand(c, who, "gun") if modes(c, who, name)], moves)


def can_throw(c: Fight, who: str, moves: bool) -> bool:
    """GD-00.12: with a thrown weapon in hand, and an opponent in its range."""
    return can_attack(c, who, weapons_in_hand(c, who, "thrown"), moves)


def can_strike(c: Fight, who: str, moves: bool) -> bool:
    """GD-00.13: with bare hands or what strikes in hand, and an opponent at 至近距離."""
    return can_attack(c, who, weapons_in_hand(c, who, *BLOWS), moves)


def can_attack(c: Fight, who: str, weapons: list[str], moves: bool) -> bool:
    """Whether an opponent is in the range of one of these weapons, or could be after a move."""
    arms = [c.records.weapons[c.fighters[who].carried[name].weapon] for name in weapons]
    return any(True for _ in targets_of(c, who, arms)) or (moves and may_reach(c, who, arms))


def may_reach(c: Fight, who: str, arms: list[Weapon]) -> bool:
    """GD-04.12: whether a move could bring an opponent into the range of one of these weapons."""
    if not arms:
        return False
    living = [name for name in opponents(c, who) if not c.fighters[name].dead]
    metres = allowance(c, who, c.fighters[who].method).value
    return any(reaches(arm, one) for name in living for one in bands_within(c, who, name, metres) for arm in arms)


def bands_within(c: Fight, who: str, target: str, metres: int) -> Sequence[Band]:
    """Return the range bands into which a move of this length could bring somebody, whatever stands in the way."""
    if c.scene.map.kind == "area":
        return band(c, c.scene.map.engage_m), band(c, AREA_M)
    far = distance_m(c, who, target)
    nearest, farthest = band(c, far - metres), band(c, far + metres)
    return BANDS[BANDS.index(nearest) : BANDS.index(farthest) + 1]


def can_aim(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.8: with a gun in hand, and not in normal or full movement, by which an aim is lost."""
    if c.fighters[who].method in UNSTEADY or not weapons_in_hand(c, who, "gun"):
        return False
    return bool(aim_targets(c, who)) or (moves and any(not c.fighters[name].dead for name in opponents(c, who)))


def can_ready(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.9: with something to put into use here, or on the ground elsewhere."""
    return bool(ready_options(c, who)) or (moves and any(may_fetch(c, who, thing) for thing in c.dropped.values()))


def can_use_skill(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.10: with a skill that can be used, or the one declared."""
    return bool(skills_to_use(c, who, moves))


def can_use_item(c: Fight, who: str, moves: bool) -> bool:
    """GD-04.11: with an item that does something; of the one declared at the time of its use."""
    return bool(items_to_use(c, who, moves))


POSSIBLE: Mapping[str, Callable[[Fight, str, bool], bool]] = {
    "shoot": can_shoot,
    "throw": can_throw,
    "melee": can_strike,
    "take_aim": can_aim,
    "ready": can_ready,
    "use_skill": can_use_skill,
    "use_item": can_use_item,
}
"""GD-04.6: 射撃 (a throw is one in its own way) 格闘 射撃集中 準備 スキル使用 アイテム使用, and when each is possible.

The last parameter says that a move may come first.
"""
