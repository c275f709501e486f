"""What matters for a question: the round, the aims of the sides, how everybody is and how far away."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.goals import any_of, in_words, with_last
from hantei.scenes.lineup import goals_of, in_rows

from ..rules.conditions import can_act
from ..rules.ground import at_place, distance_m, nearest_place, sees
from ..rules.knowledge import knows
from ..state import Fight
from .going import reach
from .names import (
    armed_with,
    health,
    labelled,
    loaded_with,
    place_name,
    shown,
    side_name,
    state_words,
    under_way,
)

GOALS = ("commander", "fight_over")
"""Questions with which the aims of the sides are read again: at the beginning of a round, and when it may be over."""

FIELD = ("method", "commander", "waiting", "action", "target", "aim_at", "destination", "fight_over")
"""Questions for which it matters how everybody is."""


def situation(c: Fight, decision: Decision) -> list[Message]:
    """The lines that matter for this question."""
    goals = goals_of(goals_in_words(c), partial(side_name, c)) if decision.kind in GOALS else []
    if decision.kind not in FIELD:
        return [round_line(c), *goals]
    who = str(decision.about.get("who", ""))
    order = [one for side in c.scene.sides for one in shown(c) if c.fighters[one].side == side]
    acting = [line(c, decision.who, who, one) for one in order if one == who]
    others = sorted((one for one in order if one != who), key=lambda one: not can_act(c, one))
    return [round_line(c), *acting, *goals, *in_rows([line(c, decision.who, who, one) for one in others])]


def round_line(c: Fight) -> Message:
    """The round, its stage, and how well one sees."""
    visibility = phrase(f"gd-visibility-{c.visibility or c.scene.map.visibility}")
    return Message("gd-sit-round", {"n": c.round, "stage": phrase(f"gd-stage-{c.stage}"), "visibility": visibility})


def goals_in_words(c: Fight) -> Mapping[str, Sayable]:
    """What each side is after, as far as the encounter says it."""
    winner, last = c.scene.winner_at_end, c.scene.rounds_max or 0
    held = Message("gd-goal-last", {"n": last})
    if winner and not c.scene.sides[winner].pc:
        held = Message("gd-goal-outlast", {"n": last})
    found = with_last(in_words(c.scene.goals), c.scene.goals, winner if last else "", held)
    return {side: any_of(goals, "gd-goals-or") for side, goals in found.items()}


def line(c: Fight, seat: str, actor: str, who: str) -> Message:
    """Somebody: figures for whoever may read them, else how hurt they look; where, and how far from whoever acts."""
    fighter = c.fighters[who]
    args: dict[str, Sayable] = {"who": labelled(c, who), "where": spot(c, who), "far": distance(c, actor, who)}
    if fighter.dead:
        return Message("gd-sit-dead", args)
    states = state_words(c, who)
    args["state"] = Message("gd-sit-state", {"state": states}) if states else ""
    if knows(c, seat, who):
        figures: dict[str, Sayable] = {"endurance": fighter.endurance, "most": c.sheet(who).endurance}
        return Message("gd-sit-own", {**args, **figures, "weapons": loaded_with(c, who) or phrase("gd-unarmed")})
    return Message(
        "gd-sit-other", {**args, "health": health(c, who), "weapons": armed_with(c, who) or phrase("gd-unarmed")}
    )


def spot(c: Fight, who: str) -> Message:
    """The place where somebody stands, in its cover, or on the way from it."""
    fighter = c.fighters[who]
    if not at_place(c, who):
        return Message("gd-place-near", {"place": place_name(c, nearest_place(c, fighter.place, fighter.x, fighter.y))})
    here = Message("gd-place-cover" if fighter.cover else "gd-place", {"place": place_name(c, fighter.place)})
    return Message("gd-place-leaving", {"here": here, **under_way(c, who)}) if fighter.bound_for else here


def distance(c: Fight, actor: str, who: str) -> Sayable:
    """How far somebody is from whoever acts, and whether in sight."""
    if actor not in c.fighters or actor == who:
        return ""
    one, other = c.fighters[actor], c.fighters[who]
    if one.side == other.side and one.place == other.place and not distance_m(c, actor, who):
        return phrase("gd-far-beside")
    return Message("gd-far" if sees(c, actor, who) else "gd-far-unseen", reach(c, actor, who))
