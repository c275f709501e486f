"""Cases on magic: spells that last, a spell being cast, and the procedures that cases may run (4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hantei.core.giving import Fields, known
from hantei.core.rulebook import BadSetup
from hantei.core.table import Table

from .drain import drain_pool
from .given_tests import person
from .hours import HOUR, MINUTE, pass_time
from .lasting import renew
from .state import Actor, Cast, Lasting, Run

GIVEN_APART = ("sustained", "permanent", "spelled", "lent")
"""Fields of somebody that are read here, or worked out."""


def give_spells(c: Run, actor: Actor, given: Fields) -> None:
    """The spells that somebody keeps up, and those of theirs that are permanent."""
    actor.sustained = lasting_of(c, given, "sustained")
    actor.permanent = lasting_of(c, given, "permanent")


def lasting_of(c: Run, given: Fields, name: str) -> list[Lasting]:
    """Spells that last: how many, or one for one by their names or with their figures."""
    plain = given.take(name, [])
    where = f"{given.where}.{name}"
    if type(plain) is int:
        plain = [next(iter(c.records.spells))] * plain
    if not isinstance(plain, list):
        raise BadSetup("given-not-list", where=where, found=str(plain))
    return [one_lasting(c, entry, where) for entry in plain]


def one_lasting(c: Run, plain: Any, where: str) -> Lasting:
    """A spell that lasts."""
    inner = Fields({"spell": plain} if isinstance(plain, str) else plain, where)
    found = Lasting(known(f"{where}.spell", inner.left.get("spell"), c.records.spells))
    targets = inner.left.get("targets")
    if isinstance(targets, list):
        inner.left["targets"] = dict.fromkeys(targets, 0)
    inner.fill(found)
    inner.done()
    for who in found.targets:
        known(f"{where}.targets", who, c.actors)
    return found


def give_magic(c: Run, given: Fields) -> None:
    """The spell being cast, where the case gives one; what lasting spells change counts from the first step on."""
    plain = given.take("cast")
    if plain is not None:
        inner = Fields(plain, "given.cast")
        found = Cast("", next(iter(c.records.spells)))
        inner.fill(found)
        inner.done()
        known("given.cast.caster", found.caster, c.actors)
        known("given.cast.spell", found.spell, c.records.spells)
        found.targets = found.targets or [found.target or found.caster]
        for who in found.targets:
            known("given.cast.targets", who, c.actors)
        c.casts = [found]
    renew(c)


def pool_against_drain(c: Run, table: Table, who: str = "") -> None:
    """SR-4.2.14: the dice against drain."""
    actor = person(c, who)
    pool = drain_pool(c, actor)
    table.tell("pool", pool, who=actor, pool=pool.value)


def let_time_pass(c: Run, table: Table, minutes: int = 0, hours: int = 0, seconds: int = 0) -> None:
    """SR-X.5: the scenario lets time pass."""
    pass_time(c, table, seconds + minutes * MINUTE + hours * HOUR)


PROCEDURES: dict[str, Callable[..., None]] = {"drain_pool": pool_against_drain, "pass_time": let_time_pass}
"""What `run` of a case may name for magic."""
