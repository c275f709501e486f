"""What spells do when they work (4.2): damage, healing, what they change while they last."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Fact
from hantei.core.table import Table

from ...content.records import Spell
from ...state import Cast, Lasting, Run
from ..figures import able, armour, half_up, track
from ..riders import is_machine
from ..street.consequences import fall_prone, is_hit
from ..street.damage import take
from ..street.ground import in_line
from ..street.perception import reveal
from .lasting import renew


def take_effect(c: Run, table: Table, found: Cast) -> None:
    """SR-4.2.12, SR-4.2.18: the net hits become what the record says; a spell that lasts is kept up, or stays."""
    spell = c.records.spells[found.spell]
    for target, against in found.against.items():
        table.tell("spell_works", who=target, spell=found.spell, by=found.caster, net=found.hits - against)
    if spell.duration != "instant":
        begin_lasting(c, found, spell)
    for target, against in found.against.items():
        at_once(c, table, found, spell, target, found.hits - against)


def begin_lasting(c: Run, found: Cast, spell: Spell) -> None:
    """SR-4.2.6: the caster keeps a sustained spell up from now on; a permanent one needs no keeping."""
    actor = c.actors[found.caster]
    kept = actor.magic.sustained if spell.duration == "sustained" else actor.magic.permanent
    kept.append(Lasting(found.spell, found.force, found.hits, dict(found.against)))
    renew(c)


def at_once(c: Run, table: Table, found: Cast, spell: Spell, target: str, net: int) -> None:
    """SR-4.2.12: what a spell does the moment it takes hold."""
    if spell.damage:
        harm(c, table, found, spell, target, net)
    if spell.heals:
        heal(c, table, target, spell.heals, net)
    if spell.prone and not is_machine(c.actors[target]):
        fall_prone(c, table, target, "knocked_down")
    if spell.reveals:
        for name in list(c.actors[target].guard.unaware_of):
            if able(c.actors[name]) and in_line(c, target, name):
                reveal(c, table, target, name)


def harm(c: Run, table: Table, found: Cast, spell: Spell, target: str, net: int) -> None:
    """SR-4.2.12: the base of the record and the net hits; straight onto a track, or against Body and armour, which
    make it stun where they are not overcome (SR-3.4.12, SR-3.4.13)."""
    value = {"force": found.force, "half_force": half_up(found.force), "none": 0}[spell.base] + net
    is_hit(c, table, target)
    if not spell.armour:
        take(c, table, target, value, spell.damage, found.caster)
        return
    worn = armour(c, target, impact=spell.armour == "impact")
    kind = "P" if spell.damage == "P" and value > worn else "S"
    table.tell("hit", who=target, value=value, kind_of=kind, armour=worn)
    then(c, ("resist", target, value, kind, worn, found.caster))


def heal(c: Run, table: Table, target: str, kind: str, net: int) -> None:
    """SR-4.2.12: boxes are cleared; who comes to wakes, the dead stay dead."""
    actor = c.actors[target]
    before = actor.physical if kind == "P" else actor.stun
    boxes = min(net, before)
    if kind == "P":
        actor.physical -= boxes
    else:
        actor.stun -= boxes
    table.tell("healed", who=target, boxes=boxes, kind_of=kind, physical=actor.physical, stun=actor.stun)
    wakes(c, table, target)


def wakes(c: Run, table: Table, who: str) -> None:
    """SR-X.3: nobody is unconscious whose tracks both have a free box."""
    actor = c.actors[who]
    if actor.unconscious and not actor.dead and not full_track(c, who):
        actor.unconscious = actor.dying = False
        scored: dict[str, Fact] = {"score": actor.initiative.score} if c.turn else {}
        table.tell("wakes", None, who=who, **scored)


def full_track(c: Run, who: str) -> bool:
    """Whether a track has no free box."""
    actor = c.actors[who]
    return actor.physical >= track(c, who, "P") or actor.stun >= track(c, who, "S")
