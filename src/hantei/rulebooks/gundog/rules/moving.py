"""Chapters 04 and 06: the movement of an action check is carried out, and cover taken at its end (遮蔽)."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact, Route
from hantei.core.glance import glance
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .conditions import can_act
from .ground import cover_here
from .movement import CHECKS, TARGET_IN_FULL, allowance, in_force
from .routes import Spot, destinations, own_spot, walled

# 移動


@beat("move", "GD-04.3", "GD-04.13", "GD-06.4", "GD-06.5", "GD-06.12", "GD-07.23", "GD-07.24", "GD-07.29")
def move(c: Fight, table: Table, who: str) -> None:
    """Up to what the declared method carries; not for somebody who has fallen prone and has already acted."""
    fighter = c.fighters[who]
    if not can_act(c, who) or (fighter.prone and c.check.done):
        return
    with glance(c, again=True):
        spots = destinations(c, who, fighter.method)
        if len(spots) == 1 and (c.scene.map.kind == "area" or walled(c)):
            stay_put(c, table, who)
            return
        answer = destination(c, table, who, spots)
    if answer == "stay" and refused_in_place(c, table, who):
        del spots["stay"]
        answer = destination(c, table, who, spots)
    if answer == "leave":
        leave(c, table, who)
        return
    spot = spots.get(answer) or own_spot(c, who, answer, allowance(c, who, fighter.method).value)
    if spot is not None:
        go(c, table, who, spot, answer)


def destination(c: Fight, table: Table, who: str, spots: dict[str, Spot]) -> str:
    """Where to: one of the destinations, or on a map in metres a point of one's own, "x,y"."""
    fighter = c.fighters[who]
    metres = allowance(c, who, fighter.method)
    flat = c.scene.map.kind != "area"

    def judge(answer: str) -> str:
        """The clause that forbids a point."""
        spot = own_spot(c, who, answer, metres.value)
        elsewhere = spot is not None and ("stay" in spots or (spot.x, spot.y) != (fighter.x, fighter.y))
        return "" if elsewhere else forbidding

    halvings = [step.clause for step in metres.steps[1:]]
    forbidding = halvings[-1] if halvings else "GD-04.3"
    ends = {name: f"{spot.x},{spot.y}" if flat else spot.bound_for or spot.place for name, spot in spots.items()}
    start = f"{fighter.x},{fighter.y}" if flat else fighter.place
    about: dict[str, Fact] = {"who": who, "method": fighter.method, "metres": metres.value}
    return table.route(Route(fighter.seat, "destination", "GD-04.3", start, ends, judge, about))


def refused_in_place(c: Fight, table: Table, who: str) -> bool:
    """GD-04.3: the declaration counts, not the metres; by ruling the game master may refuse to full movement on the
    spot."""
    asks = c.referee and c.rulings["movement_by_declaration"] == "gm_may_refuse"
    if not asks or c.fighters[who].method != "full":
        return False
    return table.choose(Choice(REFEREE, "full_in_place", "GD-04.3", ["allow", "refuse"], {"who": who})) == "refuse"


def go(c: Fight, table: Table, who: str, spot: Spot, way: str = "") -> None:
    """Somebody goes there; GD-04.13: cover ends with leaving its place.

    Parameters: `way`: the answer that chose it, to or towards a place or somebody, or away from somebody.
    """
    fighter = c.fighters[who]
    start = (fighter.place, fighter.x, fighter.y)
    fighter.place, fighter.x, fighter.y = spot.place, spot.x, spot.y
    set_out = (fighter.bound_for, fighter.travelled) != (spot.bound_for, spot.travelled)
    goes_on = bool(spot.bound_for) and fighter.bound_for == spot.bound_for
    covered = fighter.cover
    fighter.bound_for, fighter.travelled = spot.bound_for, spot.travelled
    if start != (spot.place, spot.x, spot.y):
        c.check.moved = True
        lose_cover(c, table, who, moving=True)
    if c.check.moved or set_out:
        at, begun, bound_for = f"{spot.x},{spot.y}", f"{start[1]},{start[2]}", spot.bound_for
        method, place = fighter.method, spot.place
        out = covered and not fighter.cover
        entered: dict[str, Fact] = {"entered": True} if bound_for and start[0] != place else {}
        table.tell(
            "moved", None, who=who, method=method, way=way, place=place, at=at, start=begun, uncovered=out,
            bound_for=bound_for, goes_on=goes_on, **entered,
        )  # fmt: skip
    else:
        stay_put(c, table, who)


def stay_put(c: Fight, table: Table, who: str) -> None:
    """GD-04.3: whoever has declared normal or full movement and goes nowhere has moved by declaration all the same."""
    method = c.fighters[who].method
    if CHECKS.get(method):
        lasts = in_force(c, who) == "full" and c.rulings["movement_modifier_scope"] != "own_action_check"
        table.tell("stayed", who=who, method=method, percent=TARGET_IN_FULL if lasts else 0)


def leave(c: Fight, table: Table, who: str) -> None:
    """Out of the fight by an exit."""
    fighter = c.fighters[who]
    c.check.moved = True
    fighter.escaped, fighter.cover = True, False
    table.tell("escaped", who=who, place=fighter.place)


# 遮蔽


@beat("take_cover", "GD-04.13")
def take_cover(c: Fight, table: Table, who: str) -> None:
    """Whoever stands where there is cover may take it: free, or by ruling as the simple action.

    By another ruling not who has shot in this action check.
    """
    fighter = c.fighters[who]
    reading = c.rulings["cover_rule"]
    shot = reading == "lost_when_shooting" and c.check.done and c.check.action == "shoot"
    if fighter.cover or shot or not can_act(c, who) or not cover_here(c, who):
        return
    if reading == "simple_action" and c.check.simple and c.rulings["simple_actions_per_turn"] != "any_different":
        return
    options = ["take", "leave"]
    if table.choose(Choice(fighter.seat, "cover", "GD-04.13", options, {"who": who, "place": fighter.place})) == "take":
        fighter.cover = True
        if reading == "simple_action":
            c.check.simple.append("cover")
        table.tell("cover", who=who, on=True)


def lose_cover(c: Fight, table: Table, who: str, moving: bool = False) -> None:
    """GD-04.13: cover is left with its place (`moving`), or given up."""
    if c.fighters[who].cover:
        c.fighters[who].cover = False
        table.tell("cover", who=who, on=False, moving=moving)
