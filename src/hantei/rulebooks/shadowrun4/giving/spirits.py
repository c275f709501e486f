"""Procedures that cases may run on spirits and sprites: tests of calling, what can be called, the hours."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hantei.core.table import Table
from hantei.scenes.giving import BadCase, Fields, known

from ..rules.figures import apparent, share_world
from ..rules.magic import servants
from ..rules.magic.astral import assensing_pool
from ..rules.magic.astral_rows import astral_resistance_pool
from ..rules.magic.bodies import BODY
from ..rules.magic.drain import kind_of
from ..rules.magic.hours import HOUR
from ..rules.magic.spirits import summon_watcher, summonable
from ..rules.matrix import threads
from ..rules.matrix.resonance import fading_pool, kind_of_fading
from ..state import Actor, Run, Signature, Thread
from .tests import person

ALIASES = {"force": "rating", "tasks": "services"}
"""What the book calls the fields of a spirit and of a sprite."""


def give_servant(actor: Actor, given: Fields) -> None:
    """A servant's figures under the names that the book has for them; its age in hours."""
    if given.left.get("registered") is True:
        given.left["bound"] = given.take("registered")
    for word, name in ALIASES.items():
        if word in given.left and not isinstance(given.left[word], str):  # a machine is registered with somebody
            given.left[name] = given.take(word)
    hours = given.take("age_hours", 0)
    if type(hours) is not int:
        raise BadCase("given-odd", where=f"{given.where}.age_hours", found=str(hours))
    actor.servant.age = hours * HOUR
    given.take("projected")
    plain = given.take("threads", [])
    kept = [plain_thread(given, one) for one in ([{}] * plain if type(plain) is int else plain)]
    actor.matrix.threads = kept
    if actor.kind == "watcher":
        actor.servant.rating, actor.plane = 1, "astral"


def lay_bodies(c: Run) -> None:
    """SR-6.2.2: whoever begins out of the body begins where it lies."""
    for actor in c.actors.values():
        if actor.kind == BODY:
            actor.x, actor.y = c.actors[actor.owner].x, c.actors[actor.owner].y


def plain_thread(given: Fields, plain: Any) -> Thread:
    """SR-8.1.7: a thread kept up: the form, and by how much it is raised."""
    inner = Fields({"form": plain} if isinstance(plain, str) else plain, f"{given.where}.threads")
    return inner.complete(Thread("", 1))


def mark(c: Run, plain: Any) -> Signature:
    """SR-6.3.1, SR-8.3.1: a mark: whose, of which rating (or `force`), how old in hours; all know of it."""
    inner = Fields(plain, "given.signatures")
    if "force" in inner.left:
        inner.left["rating"] = inner.take("force")
    found = Signature("", 1, age=HOUR * int(str(inner.take("age_hours", 0))))
    found.found = list(c.scene.sides)
    inner.complete(found)
    known("given.signatures.owner", found.owner, c.actors)
    return found


def the_art(kind: str) -> servants.Art:
    """An art by what it calls."""
    return servants.ARTS[known("kind", kind, servants.ARTS)]


def summon(
    c: Run, table: Table, who: str = "", spirit: str = "gale", force: int = 1, kind: str = "spirit", change: int = 0
) -> None:
    """SR-5.1.4: somebody summons a spirit of a Force; SR-8.2.5: `change`: of the pool of what is called."""
    character = known(kind, spirit, c.records.characters)
    servants.call(c, table, person(c, who), the_art(kind), character, force, change)


def watcher(c: Run, table: Table, who: str = "") -> None:
    """SR-5.2.1: somebody summons a watcher."""
    kind = next(name for name, sheet in c.records.characters.items() if sheet.kind == "watcher")
    summon_watcher(c, table, person(c, who), kind)


def bind(c: Run, table: Table, target: str, who: str = "", kind: str = "spirit") -> None:
    """SR-5.3.2, SR-8.4.3: somebody binds or registers."""
    servants.bind(c, table, person(c, who), the_art(kind), known("target", target, c.actors))


def banish(c: Run, table: Table, target: str, who: str = "", kind: str = "spirit") -> None:
    """SR-5.3.1, SR-8.4.4: somebody banishes or decompiles."""
    servants.banish(c, table, person(c, who), the_art(kind), known("target", target, c.actors))


def call_pool(c: Run, table: Table, who: str = "", kind: str = "spirit", deed: str = "call") -> None:
    """SR-5.1.7, SR-8.2.5: the dice of calling, of `bind` or `banish`."""
    name = known("deed", deed, {"call": 0, "bind": 0, "banish": 0})
    pool = servants.pool(c, person(c, who), the_art(kind), name)
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def callable_kinds(c: Run, table: Table, who: str = "") -> None:
    """SR-5.1.1, SR-5.1.2, SR-5.2.3: what somebody could summon now."""
    table.tell("summonable", who=person(c, who), names=summonable(c, person(c, who)))


def spirit_toll(c: Run, table: Table, hits: int, force: int = 1, who: str = "") -> None:
    """SR-5.1.10, SR-5.1.12: the drain of summoning by the hits of the spirit, and its kind by the Force."""
    value = max(servants.LEAST_TOLL, 2 * hits)
    table.tell("drain_of", who=person(c, who), value=value, kind_of=kind_of(c, person(c, who), force))


def assensing(c: Run, table: Table, who: str = "") -> None:
    """SR-6.1.2: the dice of assensing."""
    pool = assensing_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def astral_resistance(c: Run, table: Table, who: str = "") -> None:
    """SR-6.2.3: the dice against astral damage."""
    pool = astral_resistance_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def noticed(c: Run, table: Table, target: str, who: str = "") -> None:
    """SR-6.2, SR-6.2.6: whether somebody can notice another, and act on them."""
    one, other = person(c, who), known("target", target, c.actors)
    table.tell("noticed", who=one, target=other, notices=apparent(c, other, one), shares=share_world(c, one, other))


def compile_sprite(
    c: Run, table: Table, who: str = "", sprite: str = "courier", rating: int = 1, change: int = 0
) -> None:
    """SR-8.2.3: somebody compiles; `change`: of the sprite's pool, by the situation (SR-8.2.5)."""
    summon(c, table, who, sprite, rating, "sprite", change)


def raise_form(c: Run, table: Table, form: str, who: str = "") -> None:
    """SR-8.1.1: somebody threads a complex form."""
    actor = person(c, who)
    threads.thread(c, table, actor, known("form", form, c.actors[actor].matrix.programs))


def threading(c: Run, table: Table, who: str = "") -> None:
    """SR-8.1.1: the dice of threading."""
    pool = threads.threading_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def against_fading(c: Run, table: Table, who: str = "") -> None:
    """SR-8.1.4: the dice against fading."""
    pool = fading_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def fading_of(c: Run, table: Table, hits: int, rating: int = 1, who: str = "") -> None:
    """SR-8.2.8, SR-8.2.10: the fading of compiling by the hits of the sprite, and its kind by the rating."""
    value = max(servants.LEAST_TOLL, 2 * hits)
    table.tell("fading_of", who=person(c, who), value=value, kind_of=kind_of_fading(c, person(c, who), rating))


PROCEDURES: dict[str, Callable[..., None]] = {
    "summon": summon, "watcher": watcher, "bind": bind, "banish": banish, "call_pool": call_pool,
    "assensing": assensing, "astral_resistance": astral_resistance, "noticed": noticed,
    "compile": compile_sprite, "thread": raise_form, "threading_pool": threading, "fading_pool": against_fading,
    "fading_of": fading_of,
    "summonable": callable_kinds, "drain_of": spirit_toll,
}  # fmt: skip
"""What `run` of a case may name for spirits and sprites."""
