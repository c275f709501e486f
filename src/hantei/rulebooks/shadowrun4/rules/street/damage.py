"""Damage (3.4, 3.5, X): resistance, the tracks, being knocked down, unconscious, dead; the last luck of Edge."""

from __future__ import annotations

from typing import Literal

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import Attribute
from ...state import Run
from ..beats import beat
from ..figures import able, add_state, attribute, half_up, track
from ..magic.bodies import bearer
from ..riders import is_machine, jumped, moves
from ..rolls.edge import burn, can_burn, can_spend, spend
from ..rolls.testing import success_test, threshold
from .consequences import fall_prone, goes_out, is_dead, is_hit

CRASH = 3
"""SR-9.6.2: the threshold of a crash test."""

KNOCKDOWN = 10
"""SR-3.4.18: boxes that knock anybody down."""


def parse(damage: str) -> tuple[int, str]:
    """SR-1.1.10: "5P" is 5 physical, "3S" 3 stun."""
    return int(damage[:-1]), damage[-1]


# Resistance


@beat("resist", "SR-3.4.14", "SR-3.4.15", "SR-3.5.16", "SR-10.2.11", "SR-10.7.6")
def resist(c: Run, table: Table, who: str, value: int, kind: str, armour: int, by: str) -> None:
    """SR-3.4.14: Body + modified armour; SR-3.4.15: each hit takes off a point.

    `by`: whose doing it is; `kind`: P or S. SR-9.6.1: a single attack can make a vehicle crash.
    """
    is_hit(c, table, who)
    boxes = withstand(c, table, who, value, kind, armour)
    if boxes is not None:
        if may_crash(c, who, value, boxes):
            then(c, ("crash_test", who, CRASH, 0))
        take(c, table, who, boxes, kind, by)


@beat("impact", "SR-9.6.3", "SR-9.7.7", "SR-9.7.8", "SR-9.7.10", "SR-X.9")
def impact(c: Run, table: Table, who: str, value: int, kind: str, armour: int, by: str) -> None:
    """SR-9.6.3, SR-9.7.9: damage of a ram or a crash, which leads to no crash test by itself."""
    boxes = withstand(c, table, who, value, kind, armour)
    if boxes is None:
        return
    if c.attacks:
        c.attack.suffered[who] = boxes if c.rulings["crash_trigger"] == "after_resistance" else value
    take(c, table, who, boxes, kind, by)


def withstand(c: Run, table: Table, who: str, value: int, kind: str, armour: int) -> int | None:
    """SR-3.4.15: damage is resisted: the boxes that are left; None where there is nothing to resist.

    Ruling machine_track: stun does nothing to a machine.
    """
    if c.actors[who].dead:
        return None
    if is_machine(c.actors[who]) and kind == "S" and c.rulings["machine_track"] == "immune_to_stun":
        table.tell("unharmed", who=who, value=value)
        return None
    hits = success_test(c, table, who, "resistance", resistance_pool(c, who, armour), kind_of=kind, value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of=kind, hits=hits, boxes=boxes)
    return boxes


def resistance_pool(c: Run, who: str, armour: int) -> Tally:
    """SR-3.4.14: the dice that stand against damage; situation and, unless ruled otherwise, wounds leave them alone."""
    pool = Tally(attribute(c, who, "body"), "SR-3.4.14", "attribute-body")
    pool.add(armour, "SR-3.4.14", "armour")
    add_state(c, who, pool, resistance=True)
    return pool


def may_crash(c: Run, who: str, value: int, boxes: int) -> bool:
    """SR-9.6.1: whether a single attack has done damage of at least the vehicle's Body, after resistance, or by ruling
    before it; whatever stands still cannot crash."""
    if not is_machine(c.actors[who]) or not moves(c, who):
        return False
    return (boxes if c.rulings["crash_trigger"] == "after_resistance" else value) >= attribute(c, who, "body")


# The tracks


def take(
    c: Run, table: Table, who: str, boxes: int, kind: str, by: str, body: Attribute | Literal[""] = "body"
) -> None:  # fmt: skip
    """SR-3.4.16: what is left is marked; then somebody hit hard falls down, and a full track takes effect.

    `body`: the attribute that withstands being knocked down by an attack (SR-6.2.3); "" for what is no attack, such as
    drain. SR-6.2.2: what befalls an empty body is borne by the one who has left it.
    """
    if c.attacks and c.attack.target == who:
        c.attack.boxes = boxes
    if boxes <= 0:
        return
    empty = who != bearer(c, who)
    who = bearer(c, who)
    actor = c.actors[who]
    saved = actor.unconscious and actor.physical >= track(c, who, "P") and kind == "S"  # SR-2.17
    mark(c, table, who, boxes, kind)
    if body and not empty:
        knock_down(c, table, who, boxes, body)
    if full(c, who) and not saved:
        fall = ("falls", who, by)
        if c.attacks:
            if fall not in c.falling:
                c.falling.append(fall)
        else:
            then(c, fall)
    if is_machine(actor) and jumped(c, who):
        then(c, ("feedback", jumped(c, who), half_up(boxes)))


def mark(c: Run, table: Table, who: str, boxes: int, kind: str) -> None:
    """SR-X.1: box by box; what a full track cannot hold is lost, or by ruling stun is carried over to physical."""
    actor = c.actors[who]
    if kind == "P" or is_machine(actor):  # SR-X.9: one track, whichever kind it is
        actor.physical = min(track(c, who, "P"), actor.physical + boxes)
    else:
        over = max(0, actor.stun + boxes - track(c, who, "S"))
        actor.stun = min(track(c, who, "S"), actor.stun + boxes)
        if c.rulings["condition_track"] == "carry_over":
            actor.physical = min(track(c, who, "P"), actor.physical + over)
    table.tell("damage", who=who, boxes=boxes, kind_of=kind, physical=actor.physical, stun=actor.stun)


def full(c: Run, who: str) -> bool:
    """SR-X.3: whether a full track has not taken effect yet."""
    actor = c.actors[who]
    if actor.dead:
        return False
    return actor.physical >= track(c, who, "P") or (actor.stun >= track(c, who, "S") and not actor.unconscious)


def knock_down(c: Run, table: Table, who: str, boxes: int, body: Attribute) -> None:
    """SR-3.4.17, SR-3.5.17: more than one's Body, SR-3.4.18: or 10 and more, of either kind, and one falls down; but
    machines do not (SR-X.9). `body`: the attribute that stands for Body (SR-6.2.3)."""
    if is_machine(c.actors[who]):
        return
    if boxes > attribute(c, who, body) or boxes >= KNOCKDOWN:
        fall_prone(c, table, who, "knocked_down")


# Out of action


@beat("falls", "SR-2.15", "SR-2.17", "SR-X.3", "SR-3.1.5")
def falls(c: Run, table: Table, who: str, by: str) -> None:
    """A track is full. Where several act at one time, nobody is out before all of them have acted."""
    actor = c.actors[who]
    if not full(c, who):
        return
    if who in c.moment and not actor.initiative.acted:
        c.held.append(("falls", who, by))
        return
    mine = ("falls", who, by)
    c.falling.append(mine)  # the state says so while the questions of it are asked
    befall(c, table, who, by)
    if mine in c.falling:
        c.falling.remove(mine)


def befall(c: Run, table: Table, who: str, by: str) -> None:
    """SR-2.15, SR-X.3: a last phase where it is paid for; else out of action, in the way of the track that is full."""
    actor = c.actors[who]
    if not (actor.last_phase or is_machine(actor)) and pulls_trigger(c, table, who):
        actor.last_phase = True
        then(c, ("phase", who), ("falls", who, by))
        return
    actor.last_phase = False
    if is_machine(actor):
        destroyed(c, table, who, by)
    elif actor.physical >= track(c, who, "P"):
        dies(c, table, who, by)
    else:
        goes_out(c, table, who, by, "unconscious")


def pulls_trigger(c: Run, table: Table, who: str) -> bool:
    """SR-2.15: one point for one last phase before the damage takes somebody out; by ruling after a test of two
    attributes, or not at all. Who is unconscious already, or out of the fight with their vehicle, has no phase left."""
    actor, reading = c.actors[who], c.rulings["dead_mans_trigger"]
    if reading == "disabled" or not able(actor) or actor.quiet == "always" or not can_spend(c, who):
        return False
    if table.choose(Choice(actor.seat, "last_phase", "SR-2.15", ["no", "pay"], {"who": who})) == "no":
        return False
    spend(c, table, who, "last_phase")
    if reading == "last_phase":
        return True
    pool = Tally(attribute(c, who, "body"), "SR-2.15", "attribute-body")
    pool.add(attribute(c, who, "willpower"), "SR-2.15", "attribute-willpower")
    add_state(c, who, pool)
    need = threshold(c, c.scene.house.last_phase_threshold)
    return success_test(c, table, who, "last_phase", pool, need).success


def dies(c: Run, table: Table, who: str, by: str) -> None:
    """SR-X.3: a full physical track is death, or by ruling unconsciousness and death later.

    SR-2.17: a point burned saves from dying: alive, unconscious, the track full.
    """
    actor = c.actors[who]
    if c.rulings["physical_full"] == "dying":
        actor.dying = True
        if not actor.unconscious:
            goes_out(c, table, who, by, "dying")
        return
    if can_burn(c, who) and actor.quiet != "always":
        question = Choice(actor.seat, "cheat_death", "SR-2.17", ["no", "burn"], {"who": who, "edge": actor.edge})
        if table.choose(question) == "burn":
            burn(c, table, who, "cheat_death")
            falls_no_more(c, who)
            if not actor.unconscious:
                goes_out(c, table, who, by, "unconscious")
            return
    is_dead(c, who)
    goes_out(c, table, who, by, "dead")


def falls_no_more(c: Run, who: str) -> None:
    """SR-2.17: whoever has burned a point dies of nothing that they had suffered before."""
    for waiting in (c.agenda, c.held, c.falling):
        waiting[:] = [entry for entry in waiting if tuple(entry[:2]) != ("falls", who)]


def destroyed(c: Run, table: Table, who: str, by: str) -> None:
    """SR-X.9: a full track of a machine; SR-9.3.4: whoever has jumped into it suffers dumpshock."""
    rigger = jumped(c, who)
    is_dead(c, who)
    goes_out(c, table, who, by, "destroyed")
    then(c, *([("link_lost", rigger)] if rigger else []), ("wrecked", who))
