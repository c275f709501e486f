"""Chapter 6: the astral world: perceiving it, leaving the body, showing oneself, astral combat, marks of magic."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..beats import beat
from ..figures import able, add_own_action, add_state, awakened, hostile, perceives_astral, power, skill_pool
from ..rolls.testing import success_test, threshold
from ..street.actions import BOTH_WORLDS, action, some
from ..street.attacks import strike
from ..street.damage import dies, take
from ..street.ground import TOUCH, distance, in_line, knows_of
from . import signatures
from .astral_rows import astral_damage, astral_resistance_pool, within_astral_reach
from .bodies import body_of, leave, rejoin
from .hours import HOUR, when_time_passes

MARKS = "marks"
"""The answer for examining nobody but the marks of magic round about."""


def magician(c: Run, who: str) -> bool:
    """Return whether somebody of flesh and blood has Magic."""
    return c.actors[who].kind == "person" and power(c, who, "magic") > 0


# Astral perception (6.1)


@action("astral_perception", "simple", "SR-4.1.10", magician, domain="magic", planes=("physical",), needs=awakened)
def do_perceive(c: Run, table: Table, who: str) -> None:
    """SR-6.1.1: the senses go over to the astral world, or back."""
    actor = c.actors[who]
    actor.magic.perceiving = not actor.magic.perceiving
    table.tell("perceives", who=who, on=actor.magic.perceiving)


def may_assense(c: Run, who: str) -> bool:
    """SR-6.1.2: who is aware of the astral world."""
    return perceives_astral(c, who) and c.actors[who].plane != "matrix"


@action("assense", "simple", "SR-6.1.2", may_assense, domain="option", planes=BOTH_WORLDS)
def do_assense(c: Run, table: Table, who: str) -> None:
    """SR-6.1.2: somebody is examined; SR-6.3.2: or the marks of magic, with a threshold of 3."""
    near = [name for name, one in c.actors.items() if name != who and able(one) and in_line(c, who, name)]
    found = [name for name in near if knows_of(c, who, name)]
    about: dict[str, Fact] = {"who": who}
    aspect = table.choose(Choice(c.actors[who].seat, "aspect", "SR-6.1.2", [*found, MARKS], about))
    if aspect == MARKS:
        if success_test(c, table, who, "assensing", assensing_pool(c, who), signatures.FINDING).success:
            signatures.find(c, table, who, "astral")
        return
    if success_test(c, table, who, "assensing", assensing_pool(c, who), threshold(c)).success:
        table.tell("assensed", who=who, target=aspect, magic=power(c, aspect, "magic"))


def assensing_pool(c: Run, who: str) -> Tally:
    """SR-6.1.2: Intuition + assensing."""
    pool = skill_pool(c, who, "assensing", with_="intuition")
    add_state(c, who, pool)
    add_own_action(c, who, pool, bodily=False)
    return pool


# Projection (6.2)


def may_project(c: Run, who: str) -> bool:
    """SR-6.2.1: a magician leaves the body; back again where it lies."""
    if c.actors[who].plane == "physical":
        return magician(c, who)
    body = body_of(c, who)
    return bool(body) and distance(c, who, body) <= TOUCH


@action("astral_projection", "complex", "SR-4.1.11", may_project, domain="magic")
def do_project(c: Run, table: Table, who: str) -> None:
    """SR-6.2.1: out of the body, or back into it."""
    out = c.actors[who].plane == "physical"
    if out:
        leave(c, who)
    else:
        rejoin(c, who)
    table.tell("projects", who=who, on=out)


def projected(c: Run) -> list[str]:
    """SR-6.2.1: who are out of their bodies."""
    there = [(who, actor) for who, actor in c.actors.items() if actor.kind == "person" and able(actor)]
    return [who for who, actor in there if actor.plane == "astral"]


def returns(c: Run) -> Iterator[int]:
    """SR-6.2.1: when somebody has been out of the body for as many hours as Magic."""
    return (HOUR * power(c, who, "magic") - c.actors[who].servant.age for who in projected(c))


@when_time_passes("SR-6.2.1", returns)
def out_of_time(c: Run, table: Table, before: int) -> None:
    """SR-6.2.1: as many hours as Magic and no more."""
    for who in projected(c):
        actor = c.actors[who]
        actor.servant.age += c.seconds - before
        if actor.servant.age >= HOUR * power(c, who, "magic"):
            then(c, ("time_is_up", who))


@beat("time_is_up", "SR-6.2.1", "SR-6.2.2")
def time_is_up(c: Run, table: Table, who: str) -> None:
    """SR-6.2.2: the form returns to the body, by ruling it dies."""
    rejoin(c, who)
    table.tell("projects", who=who, on=False)
    if c.rulings["projection_limit"] == "death":
        dies(c, table, who, who)


@action("manifest", "simple", "SR-6.2.6", lambda c, who: True, domain="option", planes=("astral",))
def do_manifest(c: Run, table: Table, who: str) -> None:
    """SR-6.2.6: to be seen and heard in the physical world, like a ghost, or no longer."""
    actor = c.actors[who]
    actor.magic.manifest = not actor.magic.manifest
    table.tell("manifests", who=who, on=actor.magic.manifest)


# Astral combat (6.2)


def opponents(c: Run, who: str) -> list[str]:
    """SR-6.2: enemies at hand that are present in the astral world."""
    return [name for name in hostile(c, who) if within_astral_reach(c, who, name) and knows_of(c, who, name)]


@action("astral_combat", "complex", "SR-6.2.7", some(opponents), domain="option", planes=BOTH_WORLDS)
def do_astral_combat(c: Run, table: Table, who: str) -> None:
    """SR-6.2.7: one attack by the rules of close combat; SR-6.2.8: the attacker decides what it does."""
    seat = c.actors[who].seat
    about: dict[str, Fact] = {"who": who, "weapon": ""}
    target = table.choose(Choice(seat, "target", "SR-6.2.7", opponents(c, who), about))
    question = Choice(seat, "astral_kind", "SR-6.2.8", ["physical", "stun"], {"who": who, "target": target})
    kind = "P" if table.choose(question) == "physical" else "S"
    strike(c, Attack(who, target, "astral", "astral", "", intent="harm", chosen=kind))


@beat("astral_hit", "SR-6.2.7", "SR-6.2.8", "SR-6.2.9")
def astral_hit(c: Run, table: Table) -> None:
    """SR-6.2.8: damage of the kind that was chosen; there is no armour to compare it with."""
    found = c.attack
    value = astral_damage(c, found)
    table.tell("hit", value, who=found.target, value=value.value, kind_of=found.chosen, armour=0)
    then(c, ("astral_resist", found.target, value.value, found.chosen, found.attacker))


@beat("astral_resist", "SR-6.2.3", "SR-6.2.7", "SR-3.5.16")
def astral_resist(c: Run, table: Table, who: str, value: int, kind: str, by: str) -> None:
    """SR-6.2.3: Willpower in place of Body; each hit takes off a point."""
    hits = success_test(c, table, who, "resistance", astral_resistance_pool(c, who), kind_of=kind, value=value).hits
    boxes = max(0, value - hits)
    table.tell("resisted", who=who, value=value, kind_of=kind, hits=hits, boxes=boxes)
    take(c, table, who, boxes, kind, by, body="willpower")


# Marks of magic (6.3)


def may_erase(c: Run, who: str) -> bool:
    """SR-6.3.3: a magician who perceives a mark in the astral world."""
    return magician(c, who) and perceives_astral(c, who) and bool(signatures.known(c, who, "astral"))


@action("erase_signature", "complex", "SR-4.1.14", may_erase, domain="magic", needs=awakened)
def do_erase(c: Run, table: Table, who: str) -> None:
    """SR-6.3.3: as many complex actions as the Force of the deed that left it."""
    signatures.erase(c, table, who, signatures.which(c, table, who, "astral", "SR-6.3.3"))
