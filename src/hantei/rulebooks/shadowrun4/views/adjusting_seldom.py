"""What the game master seldom changes of somebody: luck, guard, what they know, servants, icons, machines."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.adjusting import NO, YES, Adjustable, Blank, OnSheet
from hantei.core.message import Message, Sayable, phrase

from ..rules.figures import edge_rating
from ..rules.machines.chase import BANDS
from ..rules.magic.orders import serves
from ..rules.matrix.personas import icon_track
from ..rules.referee import MOST, RIDING, SPEEDS
from ..rules.referee_matrix import VR
from ..rules.riders import is_machine
from ..state import Run
from .names import labelled, node_name, person, task_name, weapon_called


def of_actor_seldom(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """All of it, by chapters of the book."""
    if is_machine(c.actors[who]):
        yield from of_machine(c, who, on)
    else:
        yield from of_luck(c, who, on)
        yield from of_guard(c, who, on)
        yield from of_others(c, who, on)
        yield from of_gear(c, who, on)
        yield from of_magic(c, who, on)
        yield from of_servant(c, who, on)
        yield from of_matrix(c, who, on)
    yield from of_presence(c, who, on)


def of_luck(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Edge that comes back (SR-2.3) or is burned, and the tries of tasks (SR-1.3.3)."""
    actor = c.actors[who]
    if edge_rating(c, who):
        points = Blank(phrase("sr-adjust-points"), low=0, high=MOST, optional=True)
        yield on.fill(phrase("sr-adjust-edge"), ("edge", who), points)
    yield on.figure(phrase("sr-adjust-burned"), f"{who}.burned", actor.burned, c.sheet(who).edge)
    tried = {task: task_name(c, task) for task in c.scene.tasks if task in actor.works or who in c.jobs[task].barred}
    yield from on.pick(phrase("sr-adjust-tries"), tried, "tries", who)


def of_guard(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """States of somebody in the turn (chapter 3) and beyond it (X.1)."""
    actor = c.actors[who]
    flags = {
        "walked": actor.motion.walked, "gratis": actor.initiative.gratis, "shaken": actor.shaken,
        "dying": actor.dying, "dead": actor.dead,
    }  # fmt: skip
    for flag, now in flags.items():
        yield on.state(phrase(f"sr-adjust-{flag}"), f"{who}.{flag}", now)
    yield on.figure(phrase("sr-adjust-defended"), f"{who}.defended", actor.guard.defended, MOST)
    yield on.figure(phrase("sr-adjust-lost"), f"{who}.lost", actor.initiative.lost, MOST)
    yield on.figure(phrase("sr-adjust-given-up"), f"{who}.given_up", actor.initiative.given_up, MOST)
    if actor.aim:
        yield on.figure(phrase("sr-adjust-aims"), f"{who}.aims", actor.aims, MOST)


def of_others(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Of whom somebody knows (SR-T4.1), whom they hold (SR-10.7.1), on what they ride (SR-T1.3)."""
    actor = c.actors[who]
    others = {name: labelled(c, name) for name, other in c.actors.items() if other.side != actor.side}
    whom, truth = Blank(phrase("sr-adjust-whom"), others), {YES: phrase("adjust-yes"), NO: phrase("adjust-no")}
    if others:
        yield on.fill(phrase("sr-adjust-know"), ("know", who), whom, Blank(phrase("sr-adjust-knows"), truth))
        net = Blank(phrase("sr-adjust-net"), low=1, high=MOST)
        yield on.fill(phrase("sr-adjust-pin"), ("pin", who), whom, net)
    for name in others:
        if c.actors[name].guard.pinned_by == who:
            yield on.act(Message("sr-adjust-let-go", {"whom": person(c, name)}), "pin", who, name, "none")
    rides = {way: phrase(f"sr-adjust-riding-{way}") for way in RIDING}
    yield on.chosen(phrase("sr-adjust-riding"), actor.motion.riding or "none", rides, "riding", who)


def of_gear(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Loose rounds, and clips that somebody does not have yet."""
    actor, weapons = c.actors[who], c.records.weapons
    for weapon, n in actor.loose.items():
        label = Message("sr-adjust-loose", {"weapon": weapon_called(c.records, weapon)})
        yield on.figure(label, f"{who}.loose.{weapon}", n, MOST)
    new: dict[str, Sayable] = {}
    for weapon in dict.fromkeys(held.weapon for held in actor.carried.values()):
        name = weapon_called(c.records, weapon)
        if weapons[weapon].clip and weapon not in actor.clips:
            new[f"{who}.clips.{weapon}"] = Message("sr-adjust-clips", {"weapon": name})
        if weapons[weapon].clip and weapon not in actor.loose:
            new[f"{who}.loose.{weapon}"] = Message("sr-adjust-loose", {"weapon": name})
    if new:
        count = Blank(phrase("adjust-count"), low=0, high=MOST)
        yield on.fill(phrase("adjust-gets"), ("set",), Blank(phrase("adjust-what"), new), count)


def of_magic(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """What is set of those who see the astral world (chapter 6), and the barrier round somebody (SR-4.2.9)."""
    actor = c.actors[who]
    if actor.magic.perceiving or c.sheet(who).magic or actor.plane == "astral":
        yield on.state(phrase("sr-state-perceiving"), f"{who}.perceiving", actor.magic.perceiving)
        yield on.state(phrase("sr-state-manifest"), f"{who}.manifest", actor.magic.manifest)
    yield on.figure(phrase("sr-adjust-barrier"), f"{who}.barrier", actor.magic.barrier, MOST)


def of_servant(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """What is set of whoever serves somebody: spirits, sprites, agents."""
    one = c.actors[who].servant
    if not (c.actors[who].owner and serves(c.actors[who])):
        return
    for flag, now in {"bound": one.bound, "standby": one.standby, "remote": one.remote}.items():
        yield on.state(phrase(f"sr-adjust-{flag}"), f"{who}.{flag}", now)
    for figure, n in {"services": one.services, "rating": one.rating, "hours": one.hours}.items():
        yield on.figure(phrase(f"sr-adjust-{figure}"), f"{who}.{figure}", n, MOST)


def of_matrix(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Virtual reality (SR-7.5.1), nodes (SR-7.1.23), the icon (SR-7.6.8)."""
    actor = c.actors[who]
    modes: dict[str, Sayable] = {way: phrase(f"sr-state-vr-{way}" if way != "none" else "adjust-nobody") for way in VR}
    yield on.chosen(phrase("sr-adjust-vr"), actor.matrix.vr or "none", modes, "vr", who)
    if c.nodes:
        nodes = Blank(phrase("sr-adjust-node"), {node: node_name(c, node) for node in c.nodes})
        truth = {YES: phrase("adjust-yes"), NO: phrase("adjust-no")}
        yield on.fill(phrase("sr-adjust-on"), ("on", who), nodes, Blank(phrase("sr-adjust-there"), truth))
        yield on.figure(phrase("sr-adjust-icon"), f"{who}.icon", actor.matrix.icon, icon_track(c, who))
        yield on.figure(phrase("sr-adjust-shock"), f"{who}.shock", actor.matrix.shock, MOST)
        yield on.state(phrase("sr-state-traced"), f"{who}.traced", actor.matrix.traced)
        yield on.state(phrase("sr-adjust-spoofed"), f"{who}.spoofed", actor.matrix.spoofed)


def of_machine(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """How fast a machine goes (SR-9.7.6), and how far it and its pursuers are apart (SR-9.4.2)."""
    speeds: dict[str, Sayable] = {speed: phrase(f"sr-speed-{speed}") for speed in SPEEDS}
    now = c.actors[who].machine.speed or "none"
    yield on.chosen(phrase("sr-adjust-speed"), now, speeds, "speed", who)
    others = {name: labelled(c, name) for name, one in c.actors.items() if name != who and is_machine(one)}
    if others:
        bands = {band: phrase(f"sr-distance-{band}") for band in BANDS} | {"none": phrase("sr-adjust-chase-none")}
        after = Blank(phrase("sr-adjust-pursuer"), others)
        yield on.fill(phrase("sr-adjust-chase"), ("chase", who), after, Blank(phrase("sr-adjust-apart"), bands))


def of_presence(c: Run, who: str, on: OnSheet) -> Iterator[Adjustable]:
    """Whether somebody is there."""
    actor = c.actors[who]
    yield on.state(phrase("adjust-away"), f"{who}.away", actor.away)
    yield on.figure(phrase("sr-adjust-arrives"), f"{who}.arrives", actor.arrives, MOST)
    yield on.state(phrase("adjust-escaped"), f"{who}.escaped", actor.escaped)
