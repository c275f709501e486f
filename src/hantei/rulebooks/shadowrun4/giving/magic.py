"""Cases on magic: spells that last, a spell being cast, and the procedures that cases may run (4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hantei.core.table import Table
from hantei.scenes.giving import BadCase, Fields, known

from ..rules.magic import casting, counterspelling, ritual
from ..rules.magic.drain import drain_pool, kind_of
from ..rules.magic.hours import HOUR, MINUTE, pass_time
from ..rules.magic.lasting import renew
from ..state import Cast, Lasting, Ritual, Run
from .tests import person

GIVEN_APART = ("sustained", "permanent", "shields", "spelled", "lent")
"""Fields of somebody that are read here, or worked out."""


def usual(c: Run) -> str:
    """The spell where none is named: the first of the case's own."""
    return next(iter(c.scene.arsenal.spells or c.records.spells))


def give_spells(c: Run, who: str, given: Fields) -> None:
    """The spells that somebody keeps up, those of theirs that are permanent, and whom they protect."""
    actor = c.actors[who]
    actor.magic.sustained = lasting_of(c, who, given, "sustained")
    actor.magic.permanent = lasting_of(c, who, given, "permanent")
    shields = given.take("shields", {})
    actor.magic.shields = (
        dict.fromkeys(shields, 0) if isinstance(shields, list) else dict(Fields(shields, given.where).left)
    )
    for name in actor.magic.shields:
        known(f"{given.where}.shields", name, c.actors)


def lasting_of(c: Run, who: str, given: Fields, name: str) -> list[Lasting]:
    """Spells that last: how many, or one for one by their names or with their figures."""
    plain = given.take(name, [])
    where = f"{given.where}.{name}"
    if type(plain) is int:
        plain = [{"spell": usual(c), "targets": []}] * plain
    if not isinstance(plain, list):
        raise BadCase("given-not-list", where=where, found=str(plain))
    return [one_lasting(c, who, entry, where) for entry in plain]


def one_lasting(c: Run, who: str, plain: Any, where: str) -> Lasting:
    """A spell that lasts: on its caster, unless others are named."""
    inner = Fields({"targets": [who], **({"spell": plain} if isinstance(plain, str) else plain)}, where)
    found = Lasting(known(f"{where}.spell", inner.left.get("spell"), c.records.spells))
    targets = inner.left.get("targets")
    if isinstance(targets, list):
        inner.left["targets"] = dict.fromkeys(targets, 0)
    inner.complete(found)
    for name in found.targets:
        known(f"{where}.targets", name, c.actors)
    return found


def give_magic(c: Run, given: Fields) -> None:
    """The spell being cast, where the case gives one; what lasting spells change counts from the first step on."""
    plain = given.take("cast")
    if plain is not None:
        inner = Fields(plain, "given.cast")
        found = inner.complete(Cast("", usual(c)))
        known("given.cast.caster", found.caster, c.actors)
        known("given.cast.spell", found.spell, c.records.spells)
        found.targets = found.targets or [found.target or found.caster]
        for who in found.targets:
            known("given.cast.targets", who, c.actors)
        c.casts = [found]
    c.rituals = [one_ritual(c, entry) for entry in given.many("rituals")]
    renew(c)


def one_ritual(c: Run, plain: Any) -> Ritual:
    """A ritual under way; unless given its leader alone takes part, and all its hours are still to come."""
    inner = Fields(plain, "given.rituals")
    leader = known("given.rituals.leader", inner.left.get("leader"), c.actors)
    found = inner.complete(
        Ritual(leader, usual(c), target=leader, members=[leader], left=ritual.hours(c, leader) * HOUR)
    )
    known("given.rituals.spell", found.spell, c.records.spells)
    for who in (found.target, *found.members, *([found.spotter] if found.spotter else [])):
        known("given.rituals", who, c.actors)
    return found


def ritual_pool(c: Run, table: Table, who: str = "") -> None:
    """SR-4.5.12: the dice of somebody who takes part in a ritual."""
    pool = ritual.ritual_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def ritual_hours(c: Run, table: Table, who: str = "") -> None:
    """SR-4.5.13: how long a ritual takes that somebody leads."""
    table.tell("hours", who=person(c, who), hours=ritual.hours(c, person(c, who)))


def pool_against_drain(c: Run, table: Table, who: str = "") -> None:
    """SR-4.2.14: the dice against drain."""
    actor = person(c, who)
    pool = drain_pool(c, actor)
    table.tell("pool", pool, who=actor, pool=pool.value)


def let_time_pass(c: Run, table: Table, minutes: int = 0, hours: int = 0, seconds: int = 0) -> None:
    """SR-X.5: the scenario lets time pass."""
    pass_time(c, table, seconds + minutes * MINUTE + hours * HOUR)


def the_cast(c: Run) -> Cast:
    """The spell being cast that the case gives."""
    if not c.casts:
        raise BadCase("given-needed", found="cast", where="given")
    return c.casts[0]


def cast_pool(c: Run, table: Table) -> None:
    """SR-4.2.7: the caster's dice."""
    found = the_cast(c)
    pool = casting.cast_pool(c, found)
    table.tell("pool", pool, who=found.caster, pool=pool.value)


def resist_pool(c: Run, table: Table, who: str = "") -> None:
    """SR-4.2.9: the dice of a target."""
    found = the_cast(c)
    target = known("who", who or found.targets[0], c.actors)
    pool = casting.resist_pool(c, found, target)
    table.tell("pool", pool, who=target, pool=pool.value)


def drain_of(c: Run, table: Table) -> None:
    """SR-4.2.15, SR-4.2.16: the drain of the spell being cast, and its kind."""
    found = the_cast(c)
    kind = kind_of(c, found.caster, found.force)
    table.tell("drain_of", who=found.caster, value=casting.drain_value(c, found), kind_of=kind)


def radius_of(c: Run, table: Table) -> None:
    """SR-4.3.6: the radius of the spell being cast, before dice are given up."""
    found = the_cast(c)
    table.tell("radius_of", who=found.caster, radius=casting.base_radius(c, found))


def dispel_test(c: Run, table: Table, spell: str, who: str = "") -> None:
    """SR-4.4.6, SR-4.4.7: the test of dispelling and what it does, without drain."""
    found = counterspelling.by_name(c)
    counterspelling.unravel(c, table, person(c, who), *found[known("spell", spell, found)])


def dispel_pools(c: Run, table: Table, spell: str, who: str = "") -> None:
    """SR-4.4.6: the dice of who dispels, and those of the spell."""
    found = counterspelling.by_name(c)
    caster, one = found[known("spell", spell, found)]
    actor = person(c, who)
    mine, theirs = counterspelling.dispel_pool(c, actor), counterspelling.holding_pool(c, caster, one)
    table.tell("pools", mine, who=actor, pool=mine.value, against=theirs.value)


PROCEDURES: dict[str, Callable[..., None]] = {
    "drain_pool": pool_against_drain, "pass_time": let_time_pass, "cast_pool": cast_pool, "resist_pool": resist_pool,
    "spell_drain": drain_of, "radius_of": radius_of, "dispel_test": dispel_test, "dispel_pools": dispel_pools,
    "ritual_pool": ritual_pool, "ritual_hours": ritual_hours,
}  # fmt: skip
"""What `run` of a case may name for magic."""
