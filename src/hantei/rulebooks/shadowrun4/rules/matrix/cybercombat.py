"""Cybercombat (7.6): attacks on icons, what stands against them, icons that crash, black IC."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Attack, Run
from ..beats import beat
from ..figures import hostile
from ..rolls.testing import success_test
from ..street.actions import action
from ..street.attacks import strike
from ..street.damage import take
from .countermeasures import notice
from .dumpshock import end_program, throw_out
from .nodes import in_touch, makes_out
from .personas import cyber_value, hot, icon_resistance, icon_track, is_program, mind_resistance, online, program


def weapons(c: Run, who: str) -> list[str]:
    """SR-7.6.2: the combat programs that somebody runs; IC and the like attack with what they are."""
    found = [name for name, one in c.records.programs.items() if one.combat and program(c, who, name)]
    return found or (["attack"] if is_program(c.actors[who]) else [])


def targets(c: Run, who: str) -> list[str]:
    """The icons of enemies with whom somebody is in touch and whom they can make out."""
    return [name for name in hostile(c, who) if in_touch(c, who, name) and makes_out(c, who, name)]


def may_attack(c: Run, who: str) -> bool:
    """SR-7.1.12: a combat program, and an icon to attack with it."""
    return online(c, who) and bool(weapons(c, who)) and bool(targets(c, who))


@action("cyber_attack", "complex", "SR-7.1.12", may_attack, domain="matrix")
def do_cyber_attack(c: Run, table: Table, who: str) -> None:
    """SR-7.6.1: the attack is declared; whoever attacks is noticed."""
    seat = c.actors[who].seat
    name = table.choose(Choice(seat, "program", "SR-7.6.2", weapons(c, who), {"who": who}))
    target = table.choose(Choice(seat, "target", "SR-7.6.1", targets(c, who), {"who": who, "weapon": name}))
    notice(c, table, who)
    strike(c, Attack(who, target, "cyber", name, ""))


@beat("cyber_hit", "SR-7.6.1", "SR-7.6.5")
def cyber_hit(c: Run, table: Table) -> None:
    """SR-7.6.5: net hits are added to the base damage; SR-7.6.7: black IC goes for the mind behind the icon."""
    found = c.attack
    value = cyber_value(c, found)
    black = c.sheet(found.attacker).black and not is_program(c.actors[found.target])
    table.tell("cyber_hit", value, who=found.target, value=value.value, black=black)
    then(c, ("resist_black" if black else "resist_icon", found.target, value.value, found.attacker))


@beat("resist_icon", "SR-7.6.6", "SR-7.6.8")
def resist_icon(c: Run, table: Table, who: str, value: int, by: str) -> None:
    """SR-7.6.6: System + armour; each hit takes off a point."""
    hits = success_test(c, table, who, "icon_resistance", icon_resistance(c, who), value=value).hits
    boxes = max(0, value - hits)
    table.tell("icon_resisted", who=who, value=value, hits=hits, boxes=boxes)
    damage_icon(c, table, who, boxes)


def damage_icon(c: Run, table: Table, who: str, boxes: int) -> None:
    """SR-7.6.8: what is left is marked on the icon; a full track is a crash: a program ends, somebody in virtual
    reality is thrown out."""
    if c.attacks and c.attack.target == who:
        c.attack.boxes = boxes
    actor = c.actors[who]
    if boxes <= 0 or actor.matrix.icon >= icon_track(c, who):
        return
    actor.matrix.icon = min(icon_track(c, who), actor.matrix.icon + boxes)
    table.tell("icon_damage", who=who, boxes=boxes, icon=actor.matrix.icon, of=icon_track(c, who))
    if actor.matrix.icon < icon_track(c, who):
        return
    table.tell("icon_crashed", who=who)
    if is_program(actor):
        end_program(c, table, who)
    else:
        throw_out(c, table, who)


@beat("resist_black", "SR-7.6.7", "SR-7.6.8")
def resist_black(c: Run, table: Table, who: str, value: int, by: str) -> None:
    """SR-7.6.7: Willpower + biofeedback filter; SR-7.6.8: what is left is stun of the user, physical in hot sim."""
    kind = "P" if hot(c, who) else "S"
    pool = mind_resistance(c, who, "SR-7.6.7", simsense=True)
    hits = success_test(c, table, who, "icon_resistance", pool, value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of=kind, hits=hits, boxes=boxes)
    take(c, table, who, boxes, kind, by, body="")
