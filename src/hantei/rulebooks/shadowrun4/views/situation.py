"""What matters for a question: the turn, the aims of the sides, how everybody is and how far away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable, Sketch, phrase
from hantei.scenes.goals import any_of, in_words, with_last
from hantei.scenes.lineup import goals_of, in_rows
from hantei.scenes.naming import Name
from hantei.scenes.plane import straight

from ..rules.figures import PROGRAMS, able, track
from ..rules.knowledge import knows, shown, sight
from ..rules.machines.vehicles import chase_distance
from ..rules.magic.bodies import BODY
from ..rules.street.clock import takes_part
from ..rules.street.ground import at_place, distance, in_line, metres, point
from ..rules.street.ranged_rows import CONDITIONS
from ..state import Run, Zone
from .icons import icon_line, matrix_words, scored
from .machines import band, chase_lines, loaded
from .magic import magic_words
from .moving import stands_at
from .names import armed_with, health, labelled, loaded_with, person, place_name, side_name, state_words, weapon_name
from .nodes import node_lines, work_lines

FIELD = (
    "action",
    "target",
    "node",
    "icon",
    "file",
    "crash",
    "aim_at",
    "destination",
    "line",
    "interrupt",
    "fight_over",
)
"""Questions for which it matters how everybody is."""


def situation(c: Run, decision: Decision) -> list[Message | Sketch]:
    """Return the lines that matter for this question."""
    lines: list[Message | Sketch] = [turn_line(c)]
    who = str(decision.about.get("who", ""))
    seen = shown(c, decision.who) if decision.kind in FIELD else []
    order = [one for side in c.scene.sides for one in seen if c.actors[one].side == side]
    near = "" if decision.kind == "interrupt" else who  # there an enemy acts, from whom nobody counts
    if decision.kind in ("action", "fight_over"):
        lines += goals_of(goals_in_words(c), partial(side_name, c))
    lines += [line(c, decision.who, near, one) for one in order if one == who]
    if decision.kind in (*FIELD, "distance", "manoeuvre", "rival"):
        lines += chase_lines(c)
    if decision.kind in FIELD:
        others = sorted((one for one in order if one != who), key=lambda one: not able(c.actors[one]))
        lines += in_rows([line(c, decision.who, near, one) for one in others])
        lines += [zone_line(c, decision.who, zone) for zone in c.zones]
        lines += [Sketch(lambda: node_lines(c, decision.who)), *work_lines(c, decision.who)]
    return lines


def turn_line(c: Run) -> Message:
    """The turn, its pass, and how well one sees."""
    sight = [phrase(f"sr-sight-{name}") for name in CONDITIONS if name in c.conditions]
    name = "sr-sit-turn" if c.pass_ else "sr-sit-turn-begins" if c.turn else "sr-sit-before"
    return Message(name, {"n": c.turn, "pass": c.pass_, "sight": sight or phrase("sr-sight-clear")})


def goals_in_words(c: Run) -> Mapping[str, Sayable]:
    """What each side is after, as far as the encounter says it."""
    winner, last = c.scene.winner_at_end, c.scene.turns_max or 0
    held = Message("sr-goal-last", {"n": last})
    found = with_last(in_words(c.scene.goals), c.scene.goals, winner if last else "", held)
    return {side: any_of(goals, "sr-goals-or") for side, goals in found.items()}


def zone_line(c: Run, seat: str, zone: Zone) -> Message:
    """Ground under fire, by whom only for those who see them (SR-T4.1)."""
    if sight(c, seat)(zone.owner):
        return Message("sr-sit-zone", {"who": person(c, zone.owner)})
    return Message("sr-sit-zone-unseen", {"width": zone.width})


def line(c: Run, seat: str, actor: str, who: str, of: str = "") -> Message:
    """Somebody: figures for whoever may read them, else how hurt they look; where, and how far from whoever acts; `of`:
    the distance is said as that from them ("-of")."""
    one = c.actors[who]
    if one.kind in PROGRAMS:
        return icon_line(c, who)
    spot = "sr-place-cover" if one.motion.cover else "sr-place" if at_place(c, one, one.place) else "sr-place-near"
    where = Message(spot, {"place": place_name(c, stands_at(c, who)), **from_place(c, who)})
    args: dict[str, Sayable] = {"who": labelled(c, who), "where": where, "far": far(c, actor, who, of)}
    args["state"] = stated(state_words(c, who))
    if one.machine.model and knows(c, seat, who):
        args |= {"physical": one.physical, "physical_of": track(c, who, "P"), "score": scored(c, who)}
        args["state"] = stated([*state_words(c, who), *magic_words(c, who)])
        led = "" if takes_part(one) else "-led"
        return Message(f"sr-sit-machine{led}", {**args, "weapons": loaded(c, who) or phrase("sr-no-weapons")})
    if knows(c, seat, who):
        figures: dict[str, Sayable] = {"physical": one.physical, "physical_of": track(c, who, "P"), "stun": one.stun}
        figures |= {"stun_of": track(c, who, "S"), "edge": one.edge, "score": scored(c, who)}
        args["state"] = stated([*state_words(c, who), *magic_words(c, who), *matrix_words(c, who)])
        return Message("sr-sit-own", {**args, **figures, "weapons": weapons_of(c, who)})
    if one.kind == BODY:
        return Message("sr-sit-body", {**args, "health": health(c, who)})
    weapons = armed_with(c, who) or Message("sr-no-weapons" if one.machine.model else "sr-unarmed")
    if one.machine.model and one.dead:
        return Message(
            "sr-sit-other", {**args, "health": phrase("sr-state-destroyed"), "weapons": weapons, "state": ""}
        )
    return Message("sr-sit-other", {**args, "health": health(c, who), "weapons": weapons})


def sight_after(c: Run, task: str) -> Sayable:
    """SR-T2.1: what hampers sight once a task is done, where it changes that."""
    spec = c.scene.tasks.get(task)
    if spec is None or spec.sets is None:
        return ""
    names = [phrase(f"sr-sight-{name}") for name in CONDITIONS if name in spec.sets]
    return Message("sr-sight-after", {"sight": names or phrase("sr-sight-clear")})


def weapons_of(c: Run, who: str) -> Sayable:
    """The weapons in the hands of one's own people, and those that they can draw."""
    held: Sayable = loaded_with(c, who) or phrase("sr-unarmed")
    away = Counter(one.weapon for one in c.actors[who].carried.values() if not one.hand)
    named = [of_a_kind(weapon_name(c, name), n) for name, n in away.items()]
    return Message("sr-held-away", {"weapons": held, "away": named}) if named else held


def of_a_kind(weapon: Name, n: int) -> Name:
    """A weapon that somebody has put away, and how many of its kind."""
    return Message("sr-several", {"weapon": weapon, "n": n}) if n > 1 else weapon


def from_place(c: Run, who: str) -> dict[str, Sayable]:
    """How far somebody stands from the place that is nearest, where they are not right at their own."""
    one = c.actors[who]
    if at_place(c, one, one.place):
        return {}
    return {"metres": metres(straight(one.x, one.y, *point(c.scene.map.places[stands_at(c, who)].at)))}


def stated(words: Sequence[Message]) -> Sayable:
    """How somebody is, behind their weapons; nothing where there is nothing to say."""
    return Message("sr-sit-state", {"state": words}) if words else ""


def far(c: Run, actor: str, who: str, of: str = "") -> Sayable:
    """How far somebody is from whoever acts, and whether in line; `of`: by name ("-of") where another one is asked."""
    if actor not in c.actors or actor == who:
        return ""
    if chase_distance(c, actor, who):
        return Message("sr-far-chase", {"distance": band(c, actor, who)})
    if not distance(c, actor, who):
        return Message("sr-far-none", {"acting": person(c, actor)})
    open_ground = c.scene.map.joined[c.actors[actor].place, c.actors[who].place]
    hidden = "-astral" if open_ground and c.actors[who].plane == "astral" else "-unseen"
    name = "sr-far" if in_line(c, actor, who) else f"sr-far{hidden}"
    named: dict[str, Sayable] = {"acting": person(c, actor)} if of else {}
    return Message(f"{name}{of}", {"metres": metres(distance(c, actor, who)), **named})
