"""Chapter 06: the movement table (使用マップごとの移動方法による修正): what a method does, how far it carries."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.glance import at_a_glance
from hantei.core.tally import Tally

from ..content.records import Method
from ..state import Fight, Fighter
from .checks import halved
from .posture import changing, crawling, paid

MOVING: tuple[Method, ...] = ("cautious", "normal", "full")
"""GD-04.2: the methods that have a column in the movement table."""

CHECKS: Mapping[str, int] = {"cautious": 0, "normal": -20, "full": -60}
"""GD-06.1: on the mover's success checks."""

PERCEPTION: Mapping[str, int] = {"cautious": 20, "normal": 0, "full": -40}
"""GD-06.2: on checks of perception."""

TARGET_IN_FULL = -20
"""GD-06.3: on the hit rate of whoever attacks the mover."""

KM_PER_HOUR: Mapping[str, int] = {"cautious": 2, "normal": 4, "full": 6}
"""GD-06.6: on an area map over open ground; GD-06.7: over rough ground half of it."""

MINUTES_PER_AREA: Mapping[str, Mapping[str, int]] = {
    "open": {"cautious": 30, "normal": 15, "full": 10},
    "rough": {"cautious": 60, "normal": 30, "full": 20},
}
"""GD-06.8, GD-06.9: what crossing an area of open or of rough ground takes."""

MINUTE, HOUR = 60, 3600
"""In seconds."""

KM = 1000
"""In metres."""


# What a method does to checks (共通)


def in_force(c: Fight, who: str) -> str:
    """GD-06.14: the method whose modifiers hold now, as the movement table names it; "" for none.

    From the declaration until it is taken back: in the end check, or by ruling with the next one; by another ruling
    only in the mover's own action check. GD-06.13: by ruling only for player characters.
    """
    fighter = c.fighters[who]
    if c.rulings["movement_table_scope"] == "pcs_only" and not fighter.pc:
        return ""
    if c.rulings["movement_modifier_scope"] == "own_action_check" and not in_action_check(c, who):
        return ""
    return column(c, fighter)


def in_action_check(c: Fight, who: str) -> bool:
    """GD-04.1: whether somebody's own action check is under way: also while another cuts into it, or by ruling not."""
    running = [c.turn] if c.turn is not None else []
    if c.rulings["cut_into_action_check"] == "under_way":
        running += c.suspended
    return any(turn.who == who for turn in running)


def column(c: Fight, fighter: Fighter) -> str:
    """GD-04.4: staying is read as cautious movement, or by ruling has no column; nor has who waits (GD-04.5)."""
    stays = fighter.method == "stay" or (fighter.method == "wait" and c.rulings["wait_rule"] == "stay_put")
    if stays:
        return "cautious" if c.rulings["stay_column"] == "cautious" else ""
    return fighter.method if fighter.method in MOVING else ""


def add_movement(c: Fight, who: str, rate: Tally, perception: bool = False) -> None:
    """GD-06.1, GD-06.2: what the declared method does to a check of the mover, however far it goes (GD-04.3).

    The row of perception stands in place of the general one, or by ruling adds to it.
    """
    method = in_force(c, who)
    if not method:
        return
    if not perception or c.rulings["perception_modifier"] == "adds":
        rate.add(CHECKS[method], "GD-06.1", f"method-{method}")
    if perception:
        rate.add(PERCEPTION[method], "GD-06.2", f"method-{method}")


def add_target_movement(c: Fight, attacker: str, target: str, rate: Tally) -> None:
    """GD-06.3, GD-06.13: whoever attacks a character in full movement finds it harder to hit."""
    if in_force(c, target) == "full":
        rate.add(TARGET_IN_FULL, "GD-06.3", "target-full")


# How far a method carries (移動速度)


@at_a_glance
def allowance(c: Fight, who: str, method: str) -> Tally:
    """Metres that a method carries over open ground in this round: on an area map what the round has time for.

    GD-06.15: a general map has no figures of its own, so the sheet holds there too.
    """
    if method not in MOVING:
        return Tally()
    if c.scene.map.kind != "area":
        sheet: Mapping[Any, int] = c.sheet(who).moves
        method = carrying(c, who, method)
        metres = Tally(sheet.get(method, 0), "GD-06.4", f"method-{method}")
        add_halvings(c, who, metres)
        return metres
    return Tally(distance_in(c, who, method, round_seconds(c)), "GD-06.6", f"method-{method}")


def carrying(c: Fight, who: str, method: str) -> str:
    """GD-07.23: the method by whose distance somebody moves: who has fallen since declaring it crawls as any other."""
    return "cautious" if crawling(c, who) else method


def may_move(c: Fight, who: str) -> bool:
    """Whether the declared method carries anywhere; an area map lets everybody set out who has time (GD-00.16)."""
    return allowance(c, who, c.fighters[who].method).value > 0


def distance_in(c: Fight, who: str, method: str, seconds: int, terrain: str = "open") -> int:
    """GD-06.6, GD-06.7: metres that somebody covers in a time on an area map.

    Play asks for a round over open ground; what rough ground costs there, each area that is crossed says (GD-06.9).
    """
    metres = pace(c, who, method).value * seconds // HOUR
    return halved(metres, c.rulings) if terrain == "rough" else metres


def pace(c: Fight, who: str, method: str) -> Tally:
    """GD-06.6: metres an hour over open ground on an area map."""
    method = carrying(c, who, method)
    metres = Tally(KM_PER_HOUR[method] * KM, "GD-06.6", f"method-{method}")
    add_halvings(c, who, metres)
    return metres


def add_halvings(c: Fight, who: str, metres: Tally) -> None:
    """All that halves a distance, one after another, which rounds no more often than once (GD-00.10).

    GD-07.23: crawling; GD-07.29: a change of posture; GD-10.16: each wounded leg.
    """
    fighter = c.fighters[who]
    if crawling(c, who):
        halve(c, metres, "GD-07.23", "prone")
    if fighter.posture or (changing(c, who) and paid(c, who)):
        halve(c, metres, "GD-07.29", "posture")
    for _ in lame(c, fighter):
        halve(c, metres, "GD-10.16", "leg")


def halve(c: Fight, metres: Tally, clause: str, label: str) -> None:
    """GD-00.10: half of what is left."""
    metres.add(halved(metres.value, c.rulings) - metres.value, clause, label)


def lame(c: Fight, fighter: Fighter) -> list[str]:
    """GD-10.16: the legs that halve the way: as long as a serious wound of them lasts, or by ruling this round."""
    if c.rulings["leg_halving_duration"] == "this_round":
        return fighter.halved_legs
    wounds = [one.limb for one in fighter.impairments if one.kind == "serious" and one.limb.endswith("_leg")]
    return list(dict.fromkeys(wounds))


def round_seconds(c: Fight) -> int:
    """GD-00.16: how long a round takes: 10 seconds, by ruling what the encounter says, or no time at all."""
    ruled = c.rulings["round_seconds"]
    return (c.scene.round_seconds or 0) if ruled == "other" else int(ruled)
