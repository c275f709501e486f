"""The referee's free hand: figures, places, states, tracks, Edge, sight, the end; kept in the journal as a ruling.

No dice fall for a ruling: where a rule would throw them, the referee says what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.agenda import instead
from hantei.core.amending import (
    BadAmendment,
    Verbs,
    apply,
    existing,
    one_more,
    one_of,
    set_up_to,
    set_value,
    truth,
    whole,
)
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.core.table import Table
from hantei.scenes.muster import Seating

from ..content.encounter import UnitSpec
from ..state import Run
from .figures import edge_rating, present, track
from .leaving import leave_fight
from .machines.chase import BANDS
from .magic.hours import MINUTE, pass_time
from .matrix.node_start import nodes_with
from .matrix.personas import icon_track
from .newcomers import actor
from .referee_matrix import set_node, set_on, set_vr
from .riders import is_machine
from .rolls.edge import refresh
from .street.consequences import is_dead, keeps_nothing, knocked_out, let_go, lie, loosen, lose_cover
from .street.ground import point, tenths
from .street.holds import pin
from .street.ranged_rows import CONDITIONS
from .street.routes import POINT, walled

FLAGS = (
    "prone", "cover", "running", "dead", "unconscious", "dying", "shaken", "gratis", "full_defence", "surprised",
    "walked", "away", "escaped", "perceiving", "manifest", "bound", "standby", "remote",
    "traced", "spoofed",
)  # fmt: skip
"""States of somebody that can be set."""

FIELDS = (
    *FLAGS, "at", "physical", "stun", "edge", "burned", "lost", "given_up", "defended", "aims", "arrives", "carried",
    "clips", "loose", "barrier", "services", "rating", "hours", "icon", "shock",
)  # fmt: skip
"""What can be set of somebody."""

BEFALLS: Mapping[str, Callable[[Run, str], None]] = {
    "prone": lie,
    "unconscious": lambda c, who: falls(c, who),
    "dead": lambda c, who: falls(c, who),
    "escaped": leave_fight,
}
"""States that bring something with them when they are set."""

MOST = 999
"""The most of anything counted."""

DAY = 1440
"""The most minutes that pass at a word."""

COMERS = ("person", "vehicle", "drone")
"""Who can come by a word of the referee; spirits and sprites are called."""

RIDING = ("moving", "still", "none")
SPEEDS = ("slow", "ordinary", "fast", "none")

AMENDMENTS = (
    Example(Message("sr-gm-set"), "gm set 項目 値", "gm set FIELD VALUE"),
    Example(Message("sr-gm-at"), "gm set 人物.at 場所|x,y", "gm set WHO.at PLACE|X,Y"),
    Example(Message("sr-gm-edge"), "gm edge 人物 [点数]", "gm edge WHO [POINTS]"),
    Example(Message("sr-gm-know"), "gm know 人物 相手 true|false", "gm know WHO WHOM true|false"),
    Example(Message("sr-gm-riding"), "gm riding 人物 moving|still|none", "gm riding WHO moving|still|none"),
    Example(Message("sr-gm-vr"), "gm vr 人物 cold|hot|none", "gm vr WHO cold|hot|none"),
    Example(Message("sr-gm-pin"), "gm pin 人物 相手 純ヒット|none", "gm pin WHO WHOM NET|none"),
    Example(Message("sr-gm-tries"), "gm tries 人物 作業", "gm tries WHO TASK"),
    Example(Message("sr-gm-task"), "gm task 作業 true|false", "gm task TASK true|false"),
    Example(Message("sr-gm-sight"), "gm sight 状況...", "gm sight CONDITION..."),
    Example(Message("sr-gm-time"), "gm time 分", "gm time MINUTES"),
    Example(
        Message("sr-gm-speed"), "gm speed 車両 slow|ordinary|fast|none", "gm speed MACHINE slow|ordinary|fast|none"
    ),
    Example(
        Message("sr-gm-chase"),
        "gm chase 逃走車 追跡車 close|short|long|none",
        "gm chase QUARRY PURSUER close|short|long|none",
    ),
    Example(Message("sr-gm-node"), "gm node ノード alert|mode 値", "gm node NODE alert|mode VALUE"),
    Example(Message("sr-gm-on"), "gm on 人物 ノード true|false", "gm on WHO NODE true|false"),
    Example(Message("sr-gm-join"), "gm join キャラクター 陣営 場所", "gm join CHARACTER SIDE PLACE"),
    Example(Message("sr-gm-bring"), "gm bring ファイル 陣営 場所", "gm bring FILE SIDE PLACE"),
    Example(Message("sr-gm-side"), "gm side 人物 陣営", "gm side WHO SIDE"),
    Example(Message("sr-gm-seat"), "gm seat 人物 席", "gm seat WHO SEAT"),
    Example(Message("sr-gm-leave"), "gm leave 人物", "gm leave WHO"),
    Example(Message("sr-gm-end"), "gm end [陣営]", "gm end [SIDE]"),
)
"""How rulings are written."""


def amend(c: Run, verb: str, words: Sequence[str]) -> None:
    """Apply a ruling.

    `set PATH VALUE` ("mori.stun 2", "mori.carried.pistol.rounds 3", "turn 3"), `set WHO.at PLACE|X,Y`,
    `edge WHO [POINTS]` (SR-2.3), `know WHO WHOM true|false` (SR-T4.1), `riding`, `vr`, `pin WHO WHOM NET|none`,
    `tries WHO TASK` (SR-1.3.3), `task TASK true|false`, `sight CONDITION...` (SR-T2.1), `time MINUTES` (SR-X.5),
    `node NODE alert|mode VALUE`,
    `on WHO NODE true|false`, `join CHARACTER SIDE PLACE`, `side WHO SIDE`, `seat WHO SEAT`, `leave WHO`,
    `end [SIDE]`. Raises `BadAmendment` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


def person(c: Run, who: str) -> str:
    """Somebody of the fight."""
    return existing(list(c.actors), who)


# set


def set_figure(c: Run, path: str, text: str) -> None:
    """A figure or state of somebody, where somebody stands, or the turn."""
    parts = path.removeprefix("actors.").split(".")
    who, *below = parts
    if who == "turn":
        set_turn(c, parts, path, text)
        return
    if who not in c.actors:
        raise BadAmendment("amend-path", path=who, allowed=[*c.actors, "turn"])
    field = next(iter(below), "")
    if field not in FIELDS:
        raise BadAmendment("amend-path", path=path, allowed=[*FIELDS])
    if len(parts) == 2 and field == "at":
        stand(c, who, text, path)
    else:
        set_plain(c, parts, path, text)


def set_turn(c: Run, parts: list[str], path: str, text: str) -> None:
    """The turn, none of which comes after the last."""
    last = (c.scene.turns_max or MOST) - (("turn",) in c.agenda)  # a turn is still to be begun
    set_up_to(c, parts, path, text, last)


def set_plain(c: Run, parts: list[str], path: str, text: str) -> None:
    """A state or figure within its bounds: tracks, Edge, rounds in a gun."""
    who = parts[0]
    actor = c.actors[who]
    most = {
        "physical": track(c, who, "P"), "stun": track(c, who, "S"), "edge": edge_rating(c, who),
        "burned": c.sheet(who).edge, "icon": icon_track(c, who),
    }.get(parts[1], MOST)  # fmt: skip
    if len(parts) == 4 and parts[1] == "carried" and parts[2] in actor.carried:
        if parts[3] != "rounds":
            raise BadAmendment("amend-path", path=path, allowed="rounds")
        most = c.records.weapons[actor.carried[parts[2]].weapon].clip
    if text.lstrip("-").isdecimal():
        whole(text, 0, most, path)
    if parts[1] == "cover" and text == "true" and not c.scene.map.places[actor.place].cover:
        raise BadAmendment("amend-value", path=path, found=text, allowed="false")
    if len(parts) == 3 and parts[1] in ("clips", "loose") and parts[2] in c.records.weapons and text.isdecimal():
        getattr(actor, parts[1]).setdefault(parts[2], int(text))
    set_value(c, ["actors", *parts], path, text, {})
    actor.edge = min(actor.edge, edge_rating(c, who))
    for state, befalls in BEFALLS.items():
        if parts[1] == state and text == "true":
            befalls(c, who)
    if actor.dead:
        is_dead(c, who)


def falls(c: Run, who: str) -> None:
    """SR-X.3: by a ruling, too, what somebody kept going ends as they are out of action."""
    knocked_out(c, who)
    keeps_nothing(c, Table(), who)


def stand(c: Run, who: str, text: str, path: str) -> None:
    """Somebody stands elsewhere: at a place, or in the open at a point; cover is left."""
    actor, places = c.actors[who], c.scene.map.places
    if text in places:
        spot, (x, y) = text, point(places[text].at)
    elif POINT.fullmatch(text) and not walled(c):
        x, y = (tenths(part) for part in text.split(","))
        spot = actor.place
    else:
        raise BadAmendment("amend-value", path=path, found=text, allowed=[*places])
    if (spot, x, y) != (actor.place, actor.x, actor.y):
        lose_cover(actor)
    actor.place, actor.x, actor.y = spot, x, y


# Other rulings


def give_edge(c: Run, who: str, points: str = "") -> None:
    """SR-2.3: all spent Edge comes back, or so many points."""
    person(c, who)
    refresh(c, who, whole(points, 0, MOST, who) if points else None)


def know(c: Run, who: str, whom: str, text: str) -> None:
    """SR-T4.1: somebody knows of somebody, or does not."""
    person(c, who)
    other = one_of([name for name in c.actors if c.actors[name].side != c.actors[who].side], whom, who)
    knows, names = truth(text, who), c.actors[who].guard.unaware_of
    if knows and other in names:
        names.remove(other)
    elif not knows and other not in names:
        names.append(other)


def set_riding(c: Run, who: str, word: str) -> None:
    """SR-T1.3, SR-T4.3: somebody rides on a vehicle that moves or stands still, or on none."""
    person(c, who)
    one_of(RIDING, word, who)
    c.actors[who].motion.riding = "" if word == "none" else word


def set_pin(c: Run, who: str, whom: str, net: str) -> None:
    """SR-10.7.1: set whether somebody has pinned somebody, and with how many net hits."""
    person(c, who)
    target = one_of([name for name in c.actors if c.actors[name].side != c.actors[who].side], whom, who)
    if net == "none":
        let_go(c, Table(), target)
    elif net.isascii() and net.isdecimal() and 1 <= int(net) <= MOST:
        loosen(c.actors[target])
        pin(c, Table(), who, target, int(net))
    else:
        raise BadAmendment("amend-value", path=who, found=net, allowed=f"1 ... {MOST}, none")


def clear_tries(c: Run, who: str, task: str) -> None:
    """SR-1.3.3: what earlier tries hold against somebody is over."""
    person(c, who)
    one_of(list(dict.fromkeys([*c.scene.tasks, *c.actors[who].works])), task, who)
    c.actors[who].works.pop(task, None)
    if task in c.jobs and who in c.jobs[task].barred:
        c.jobs[task].barred.remove(who)


def set_task(c: Run, task: str, text: str) -> None:
    """A task is done, or is not."""
    c.jobs[one_of(list(c.scene.tasks), task, "task")].done = truth(text, task)


def set_sight(c: Run, first: str, *more: str) -> None:
    """SR-T2.1: the conditions of the scene from now on; none for a clear view."""
    for word in (first, *more):
        one_of([*CONDITIONS, "none"], word, "sight")
    c.conditions = [name for name in CONDITIONS if name in (first, *more)]


def let_pass(c: Run, minutes: str) -> None:
    """SR-X.5: let a number of minutes pass."""
    pass_time(c, Table(), whole(minutes, 1, DAY, "time") * MINUTE)


def end(c: Run, side: str = "") -> None:
    """The fight ends now, for a side or for nobody."""
    c.winner = one_of(list(c.scene.sides), side, "end") if side else ""
    c.ended_by = "referee"
    c.attacks, c.phases, c.zones, c.falling, c.moment, c.held, c.walk = [], [], [], [], [], [], None
    instead(c, ("fight_end",))


def join(c: Run, record: str, side: str, place: str) -> None:
    """Somebody more, or a machine, comes with the next turn, as the record says: for a side, at a place."""
    existing([name for name, one in c.records.characters.items() if one.kind in COMERS], record)
    existing(list(c.scene.sides), side)
    existing(list(c.scene.map.places), place)
    who, number = one_more(record, c.actors, [one.number for one in c.actors.values() if one.character == record])
    c.actors[who] = actor(c, UnitSpec(record, side, place, arrives=c.turn + 1), number)
    c.nodes |= nodes_with(c, who)


def change_side(c: Run, who: str, side: str) -> None:
    """Somebody is on another side from now on; who had no seat of their own is played by whoever plays that side."""
    person(c, who)
    one, side = c.actors[who], one_of(list(c.scene.sides), side, who)
    one.seat, one.side = seating(c).beyond(who, side), side


def change_seat(c: Run, who: str, seat: str) -> None:
    """Somebody is played from another seat from now on, with what belongs to them."""
    person(c, who)
    one = c.actors[who]
    one.seat = one_of(seating(c).open_to(who), seat, who)
    for other in c.actors.values():
        if other.owner == who:
            other.seat = one.seat


def seating(c: Run) -> Seating:
    """Who plays whom now."""
    return Seating(c.actors, {who: one.side for who, one in c.actors.items()}, c.scene.sides)


def leave(c: Run, who: str) -> None:
    """Somebody is out of the fight, as after an escape."""
    leave_fight(c, existing([name for name, one in c.actors.items() if present(one)], who))


def set_speed(c: Run, who: str, word: str) -> None:
    """SR-9.7.6: how fast a machine goes."""
    one_of([name for name, actor in c.actors.items() if is_machine(actor)], who, "speed")
    one_of(SPEEDS, word, who)
    c.actors[who].machine.speed = "" if word == "none" else word


def set_distance(c: Run, quarry: str, pursuer: str, word: str) -> None:
    """SR-9.4.2: how far a quarry and a pursuer are apart; `none`: that chase is over."""
    machines = [name for name, actor in c.actors.items() if is_machine(actor)]
    one_of(machines, quarry, "chase")
    one_of([name for name in machines if name != quarry], pursuer, "chase")
    one_of([*BANDS, "none"], word, quarry)
    c.chase.pop(f"{quarry}|{pursuer}", None)
    if word != "none":
        c.chase[f"{quarry}|{pursuer}"] = word


VERBS: Verbs = {
    "set": set_figure, "edge": give_edge, "know": know, "riding": set_riding, "vr": set_vr, "pin": set_pin,
    "tries": clear_tries, "task": set_task, "sight": set_sight, "time": let_pass, "speed": set_speed,
    "chase": set_distance, "node": set_node, "on": set_on, "join": join,
    "side": change_side, "seat": change_seat, "leave": leave, "end": end,
}  # fmt: skip
