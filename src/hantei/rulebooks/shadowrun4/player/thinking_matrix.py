"""Act in the Matrix: as hackers after data, spiders, IC and agents."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from hantei.core.decision import Choice
from hantei.scenes.plane import straight

from ..rules.figures import able, embodied, hostile, skill
from ..rules.matrix.cybercombat import targets, weapons
from ..rules.matrix.data import has_key
from ..rules.matrix.icons import unseen
from ..rules.matrix.nodes import account, in_reach, in_touch, on
from ..rules.matrix.operations import OPERATIONS, REPEATED, operation_pool
from ..rules.matrix.personas import icon_track, is_program, program, wired
from ..rules.rolls.retries import tries_at
from ..rules.rolls.tasks import open_remotely
from ..rules.street.ground import METRE, joined, point
from ..rules.street.routes import destinations
from ..state import Actor, Run

HURT = 6
"""Boxes on an icon at which it is worth mending it, or getting out."""


BEHIND_WALLS = 1_000
"""The detour that a wall counts for on a way, in tenths of a metre."""


# What there is to do


def files_wanted(c: Run, side: str) -> list[str]:
    """The data that a side is after and has no copy of."""
    found = [goal.file for goal in c.scene.goals if goal.side == side and goal.kind == "data"]
    return [file for file in found if side not in c.files[file].copies]


def tasks_wanted(c: Run, side: str) -> list[str]:
    """The tasks of a side that can be done through nodes."""
    found = [goal.task for goal in c.scene.goals if goal.side == side and goal.kind == "task"]
    return [task for task in found if c.scene.tasks[task].node and not c.jobs[task].done]


def nodes_wanted(c: Run, side: str) -> list[str]:
    """List the nodes that a side has to reach."""
    files = [c.scene.files[file].node for file in files_wanted(c, side)]
    return [*files, *(c.scene.tasks[task].node for task in tasks_wanted(c, side))]


def hacks(c: Run, who: str) -> bool:
    """Return whether somebody works in the Matrix: the best of their side who is on their feet, and anybody who is
    there already.
    """
    side = c.actors[who].side
    if c.actors[who].matrix.vr and can_hack(c, who, c.actors[who]):
        return True
    able_to = [name for name, one in c.actors.items() if one.side == side and able(one) and can_hack(c, name, one)]
    return bool(able_to) and max(able_to, key=lambda name: worth(c, name)) == who


def can_hack(c: Run, name: str, one: Actor) -> bool:
    """Return whether somebody has the means to hack."""
    return one.kind == "person" and wired(c, name) and skill(c, name, "hacking") > 0 and program(c, name, "exploit") > 0


def worth(c: Run, name: str) -> int:
    """How good a hacker somebody is."""
    return skill(c, name, "hacking") + program(c, name, "exploit")


def mission(c: Run, who: str) -> str:
    """The node where somebody has work to do for their side; "" for none."""
    return next(iter(nodes_wanted(c, c.actors[who].side)), "") if hacks(c, who) else ""


def place_of(c: Run, who: str) -> str:
    """Return where somebody has to go to reach the node of their work; "" if they need not go."""
    node = mission(c, who)
    return c.nodes[node].place if node and not in_reach(c, who, node) else ""


def way(c: Run, who: str, spots: Sequence[str]) -> str:
    """Return the next place on the way to one from which the node can be reached, the one with the fewest enemies in
    line among those that will do; "" if they need not go, or cannot get nearer.
    """
    goal = place_of(c, who)
    if not goal:
        return ""
    places = [spot.removeprefix("to:") for spot in spots if spot.startswith("to:")]
    within = [place for place in places if will_do(c, who, place)]
    if within:
        return "to:" + min(within, key=lambda place: (exposed(c, who, place), how_far(c, place, goal)))
    here = how_far(c, c.actors[who].place, goal)
    nearest = min(places, key=lambda place: how_far(c, place, goal), default="")
    return f"to:{nearest}" if nearest and how_far(c, nearest, goal) < here else ""


def will_do(c: Run, who: str, place: str) -> bool:
    """Return whether the node of somebody's work can be reached from a place."""
    node = c.nodes[mission(c, who)]
    ends = point(c.scene.map.places[place].at), point(c.scene.map.places[node.place].at)
    return straight(*ends[0], *ends[1]) <= node.reach * METRE


def exposed(c: Run, who: str, place: str) -> int:
    """How many enemies have a line to a place."""
    return sum(joined(c, c.actors[foe].place, place) for foe in hostile(c, who) if embodied(c.actors[foe]))


def how_far(c: Run, place: str, goal: str) -> int:
    """How far two places are apart, farther where walls lie between."""
    at = {name: point(c.scene.map.places[name].at) for name in (place, goal)}
    return straight(*at[place], *at[goal]) + (0 if joined(c, place, goal) else BEHIND_WALLS)


def on_foot(c: Run, who: str, options: Sequence[str]) -> str:
    """Go where the node can be reached: walk if that is enough, else run."""
    if "move" not in options and "run" not in options:
        return ""
    near = [name for name in destinations(c, who) if name.startswith("to:")]
    if "move" in options and (c.phase.ran or f"to:{place_of(c, who)}" in near):
        return "move"
    return "run" if "run" in options else "move" if way(c, who, near) else ""


# The phase


def action(c: Run, who: str, options: Sequence[str]) -> str:
    """Choose what somebody does in the Matrix, or on the way into it; "" for somebody with nothing to do there."""
    if not c.nodes:
        return ""
    actor = c.actors[who]
    if is_program(actor):
        return by_itself(c, who, options)
    if not wired(c, who) or actor.kind != "person":
        return ""
    found = hacker(c, who, options) if mission(c, who) else spider(c, who, options)
    return found or ("done" if actor.plane == "matrix" else "")


def by_itself(c: Run, who: str, options: Sequence[str]) -> str:
    """Act as a program: trace while there is somebody to follow, else attack, else look for hidden icons."""
    prey = [name for name in targets(c, who) if not is_program(c.actors[name])]
    traced = [name for name in prey if not c.actors[name].matrix.traced and all(one.target != name for one in c.traces)]
    if "trace" in options and traced and program(c, who, "track"):
        return "trace"
    for name in ("cyber_attack", "repair_icon"):
        if name in options and (name != "repair_icon" or c.actors[who].matrix.icon >= HURT):
            return name
    if "observe" in options and unseen(c, who) and program(c, who, "analyze"):
        return "observe"
    return "done"


def hacker(c: Run, who: str, options: Sequence[str]) -> str:
    """Go for the data step by step: into VR, onto the node, find, defuse, decrypt, copy; get out in time."""
    node, actor = mission(c, who), c.actors[who]
    if actor.plane == "physical" and place_of(c, who):
        return on_foot(c, who, options)
    if any(one.who == who for one in c.transfers):
        return usable(options, "full_defence") or fight(c, who, options)
    if actor.matrix.icon >= icon_track(c, who):
        return usable(options, "restart")
    if in_danger(c, who):
        return usable(options, "log_off")
    if actor.matrix.icon >= HURT and "repair_icon" in options and program(c, who, "repair"):
        return "repair_icon"
    if "enter_vr" in options and not actor.matrix.shock and max(actor.physical, actor.stun, actor.matrix.icon) < HURT:
        return "enter_vr"
    if node not in actor.matrix.nodes:
        return get_in(c, who, node, options)
    found = step(c, who, node, options)
    return found or fight(c, who, options)


def get_in(c: Run, who: str, node: str, options: Sequence[str]) -> str:
    """Get onto a node by an account, else by hacking; find a hidden one first."""
    if account(c, who, node):
        return "log_on" if "log_on" in options else ""
    for name in ("hack", "hack_quickly"):
        if name in options and (c.nodes[node].mode != "hidden" or who in c.nodes[node].known):
            return name
    if c.nodes[node].mode == "hidden" and who not in c.nodes[node].known and "detect_hidden" in options:
        return "detect_hidden"
    return ""


def step(c: Run, who: str, node: str, options: Sequence[str]) -> str:
    """The next step on the node of the mission."""
    side = c.actors[who].side
    for file in files_wanted(c, side):
        spec, one = c.scene.files[file], c.files[file]
        if spec.node != node or any(way.who == who for way in c.transfers):
            continue
        if spec.search and side not in one.found:
            return usable(options, "data_search")
        if one.bomb and program(c, who, "defuse"):
            return usable(options, "defuse")
        if spec.encrypted and side not in one.opened:
            return usable(options, "decrypt_key", "decrypt")
        return usable(options, "transfer")
    if open_remotely(c, who, on(c, who)):
        return usable(options, "control_device", "spoof_command")
    return ""


class Step(NamedTuple):
    """A test on the way to data: its program, its dice, the hits it needs."""

    program: str
    dice: int
    need: int


OF_FILES = ("data_search", "defuse", "decrypt")
"""The steps towards data that are tests (SR-7.8.6, SR-7.8.9, SR-7.8.15)."""


def next_test(c: Run, who: str) -> Step | None:
    """Return the test that somebody on the node of their mission has to make next to get at the data; None for none."""
    actor, goal = c.actors[who], mission(c, who)
    if actor.plane != "matrix" or not goal or goal not in actor.matrix.nodes:
        return None
    name = step(c, who, goal, OF_FILES)
    file = next((one for one in files_wanted(c, actor.side) if c.scene.files[one].node == goal), "")
    if not name or (name == "decrypt" and has_key(c, who, file)):
        return None
    spec, one = c.scene.files[file], c.files[file]
    need = {"data_search": spec.search, "defuse": one.bomb, "decrypt": spec.encrypted}[name]
    kind = name.removeprefix("data_")
    tries = tries_at(c, who, f"{kind}:{file}") if kind in REPEATED else 0
    return Step(OPERATIONS[kind].program, operation_pool(c, who, kind).value - 2 * tries, need)


def usable(options: Sequence[str], *names: str) -> str:
    """The first of some actions that can be taken."""
    return next((name for name in names if name in options), "")


def spider(c: Run, who: str, options: Sequence[str]) -> str:
    """Defend the side's own nodes, in virtual reality if there is an intruder to fight."""
    actor = c.actors[who]
    threatened = [node for node, one in c.nodes.items() if one.side == actor.side and one.alert]
    if not threatened or not weapons(c, who):
        return "done" if actor.plane == "matrix" else ""
    if actor.matrix.icon >= icon_track(c, who):
        return usable(options, "restart")
    if in_danger(c, who):
        return usable(options, "log_off")
    if "enter_vr" in options and not actor.matrix.shock and max(actor.physical, actor.stun, actor.matrix.icon) < HURT:
        return "enter_vr"
    if actor.plane == "matrix" and not any(node in actor.matrix.nodes for node in threatened):
        return usable(options, "log_on")
    return fight(c, who, options) if actor.plane == "matrix" else ""


def unnoticed(c: Run, who: str) -> bool:
    """Return whether somebody is an intruder whom no node has noticed yet. Whoever attacks is noticed, and the alert
    starts IC and calls guards (SR-7.3.4), so the work comes first as long as nobody disturbs it.
    """
    side = c.actors[who].side
    mine = [c.nodes[node] for node in c.actors[who].matrix.nodes if node in c.nodes]
    foreign = [node for node in mine if node.side and node.side != side]
    return bool(mission(c, who) and foreign) and not any(node.alert for node in foreign)


def fight(c: Run, who: str, options: Sequence[str]) -> str:
    """Fight in cybercombat: attack, look for hidden icons, trace, mend; mend alone while nobody has noticed."""
    if unnoticed(c, who):
        return mend(c, who, options)
    if "run_program" in options and c.sheet(who).agents and c.actors[who].matrix.nodes:
        return "run_program"
    if "cyber_attack" in options:
        return "cyber_attack"
    if "observe" in options and unseen(c, who) and program(c, who, "analyze"):
        return "observe"
    if "trace" in options and program(c, who, "track"):
        return "trace"
    return mend(c, who, options)


def mend(c: Run, who: str, options: Sequence[str]) -> str:
    """Mend the own icon if it is damaged."""
    return usable(options, "repair_icon") if c.actors[who].matrix.icon and program(c, who, "repair") else ""


def in_danger(c: Run, who: str) -> bool:
    """Return whether the body or the icon cannot take much more in the Matrix."""
    actor = c.actors[who]
    if not actor.matrix.vr:
        return False
    hunted = any(in_touch(c, who, name) and c.sheet(name).black for name in hostile(c, who))
    return (hunted and max(actor.physical, actor.stun) >= HURT) or actor.matrix.icon >= icon_track(c, who) - 2


# The parts of an action


def node(c: Run, decision: Choice) -> str:
    """The node of the mission; for a defender one of their own that is threatened; all when leaving."""
    who = str(decision.about["who"])
    if c.doing == "log_off":
        return "all"
    if c.doing == "restart":
        return "icon" if "icon" in decision.options else f"{who}-link"
    wanted = mission(c, who)
    mine = [name for name in decision.options if name in c.nodes and c.nodes[name].side == c.actors[who].side]
    alarmed = [name for name in mine if c.nodes[name].alert]
    return wanted if wanted in decision.options else next(iter([*alarmed, *mine]), "")


def chosen_program(c: Run, decision: Choice) -> str:
    """The strongest program to attack with; an agent first where something is to be started."""
    who = str(decision.about["who"])
    agents = [name for name in decision.options if name in c.records.characters]
    return next(iter(agents), max(decision.options, key=lambda name: program(c, who, name)))


def cyber_target(c: Run, decision: Choice) -> str:
    """The icon that is nearest to its end, people before programs."""
    return max(decision.options, key=lambda name: (c.actors[name].matrix.icon - 2 * is_program(c.actors[name]), name))


def icon(c: Run, decision: Choice) -> str:
    """Choose whom to trace; mend one's own icon."""
    who = str(decision.about["who"])
    return who if who in decision.options else decision.options[0]


def file(c: Run, decision: Choice) -> str:
    """The data one's side is after."""
    who = str(decision.about["who"])
    return next((one for one in files_wanted(c, c.actors[who].side) if one in decision.options), decision.options[0])


def task(c: Run, decision: Choice) -> str:
    """A task of one's side first."""
    who = str(decision.about["who"])
    mine = [goal.task for goal in c.scene.goals if goal.side == c.actors[who].side and goal.kind == "task"]
    return next((one for one in mine if one in decision.options), decision.options[0])


def sim(c: Run, decision: Choice) -> str:
    """Choose hot sim if one can bear it and is in a hurry."""
    who = str(decision.about["who"])
    return "hot" if "hot" in decision.options and c.actors[who].physical < HURT else "cold"


def sense(c: Run, decision: Choice) -> str:
    """Look into the Matrix while in it."""
    who = str(decision.about["who"])
    return "matrix" if c.actors[who].plane == "matrix" and "matrix" in decision.options else "physical"


def permission(c: Run, decision: Choice) -> str:
    """Friends may come in."""
    who, target = str(decision.about["who"]), str(decision.about["node"])
    return "allow" if c.actors[who].side == c.nodes[target].side else "refuse"


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "node": node, "program": chosen_program, "icon": icon, "file": file, "task": task, "sim": sim, "sense": sense,
    "permission": permission,
}  # fmt: skip
"""The functions that answer questions of the Matrix."""
