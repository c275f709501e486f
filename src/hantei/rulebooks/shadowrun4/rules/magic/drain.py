"""Drain (4.2, 5.1): what magic costs who works it, the test that stands against it, and centering."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...content.records import Attribute
from ...state import Run
from ..beats import beat
from ..figures import add_state, attribute, awakened, half_up, power
from ..rolls.testing import success_test
from ..street.actions import action
from ..street.consequences import when_out
from ..street.damage import take


def kind_of(c: Run, who: str, force: int) -> str:
    """SR-4.2.16, SR-5.1.12: drain is stun up to Magic and physical beyond it; at Magic itself by ruling."""
    magic = power(c, who, "magic")
    equal = force == magic and c.rulings["drain_equal"] == "physical"
    return "P" if force > magic or equal else "S"


def drain_of(c: Run, name: str, force: int) -> int:
    """SR-4.2.15: the drain value of a spell: as recorded, else half the Force, rounded up, or by ruling a fixed number,
    with what the record adds; at least 1."""
    spell = c.records.spells[name]
    if spell.drain is not None:
        return spell.drain
    half = half_up(force) if c.rulings["spell_drain"] == "half_force" else c.scene.house.spell_drain
    return max(1, half + spell.drain_plus)


def suffer(c: Run, who: str, value: int, kind: str) -> None:
    """Put drain of a number of points on the agenda, to be resisted before anything else happens; `kind`: P or S."""
    then(c, ("drain", who, value, kind))


@beat("drain", "SR-4.2.14", "SR-4.2.16", "SR-4.2.17", "SR-5.1.11", "SR-4.1.2")
def drain(c: Run, table: Table, who: str, value: int, kind: str) -> None:
    """SR-4.2.14, SR-5.1.11: each hit takes off a point; what is left is damage."""
    actor = c.actors[who]
    if actor.dead:
        return
    pool = drain_pool(c, who)
    actor.magic.centred = False
    hits = success_test(c, table, who, "drain", pool, kind_of=kind, value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of=kind, hits=hits, boxes=boxes, cost="drain")
    take(c, table, who, boxes, kind, who, body="")


def drain_pool(c: Run, who: str) -> Tally:
    """SR-4.2.14: Willpower + the attribute of the tradition; SR-4.2.17: neither wounds nor sustained spells count.

    SR-4.1.2: centering adds what the record says.
    """
    pool = Tally(attribute(c, who, "willpower"), "SR-4.2.14", "attribute-willpower")
    name = drain_attribute(c, who)
    pool.add(attribute(c, who, name), "SR-4.2.14", f"attribute-{name}")
    if c.actors[who].magic.centred:
        pool.add(c.sheet(who).centering, "SR-4.1.2", "centering")
    add_state(c, who, pool, resistance=True, toll="drain")
    return pool


def drain_attribute(c: Run, who: str) -> Attribute:
    """SR-4.2.14: the attribute of somebody's tradition, unless the record says otherwise; Charisma where there is
    neither."""
    sheet = c.sheet(who)
    tradition = c.records.traditions.get(sheet.tradition)
    return sheet.drain_attribute or (tradition.attribute if tradition else "charisma")


# Centering


def may_centre(c: Run, who: str) -> bool:
    """SR-4.1.2: a magician who is not centred yet; by ruling nobody."""
    magician = power(c, who, "magic") > 0 and c.actors[who].kind == "person"
    return magician and not c.actors[who].magic.centred and c.rulings["centering"] == "record"


@action("use_centering", "free", "SR-4.1.2", may_centre, domain="magic", needs=awakened)
def do_centre(c: Run, table: Table, who: str) -> None:
    """SR-4.1.2: centering; it is worth what the record says, on the next drain test."""
    c.actors[who].magic.centred = True
    table.tell("centred", who=who)


@when_out("SR-4.1.2")
def lose_centre(c: Run, table: Table, who: str) -> None:
    """SR-4.1.2: what was centred for the next drain test is lost."""
    c.actors[who].magic.centred = False
