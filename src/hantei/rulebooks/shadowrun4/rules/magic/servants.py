"""What spirits and sprites have in common: called by a test of wills, owing services, bound, driven out (5, 8).

Each rule is written once; an `Art` says what it is called for spirits and for sprites.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Actor, Persona, Run, Servant
from ..beats import beat
from ..figures import able, add_own_action, add_skill, add_state, power
from ..newcomers import carried
from ..rolls.roll import NOBODY, Side
from ..rolls.testing import Result, opposed_test
from ..street.consequences import forget_aim, let_all_go, when_out
from ..street.damage import full
from .bodies import names
from .hours import HOUR, when_time_passes
from .orders import SERVANTS, serves
from .signatures import leave

LEAST_TOLL = 2
"""SR-5.1.10, SR-8.2.8: what calling costs at least."""


class Art(NamedTuple):
    """An art of calling servants: their kind, the power and the skills it takes, its clauses, what it costs.

    `toll`: puts a number of points, of a kind decided by the rating, before whatever waits; `more`: adds further
    modifiers of the caller's pool.
    """

    kind: Literal["spirit", "sprite"]
    power: Literal["magic", "resonance"]
    call: str
    bind: str
    banish: str
    clauses: dict[str, str]
    toll: Callable[[Run, str, int, int], None]
    more: Callable[[Run, str, str, Tally], None]


ARTS: dict[str, Art] = {}
"""The arts by the kind of servant."""


# Who serves whom


def owed(actor: Actor) -> int:
    """SR-5.1.9, SR-8.2.7: the services left; SR-5.2.1: of a watcher the hours."""
    return actor.servant.hours if actor.kind == "watcher" else actor.servant.services


def has_servants(c: Run, who: str) -> bool:
    """Whether anybody has ever been called by somebody."""
    return any(actor.owner == who for actor in c.actors.values())


def owned(c: Run, who: str, *kinds: str) -> list[str]:
    """The servants of somebody that still are, here or elsewhere."""
    return [
        name
        for name, actor in c.actors.items()
        if actor.owner == who and actor.kind in kinds and not (actor.servant.gone or actor.dead)
    ]


def which(c: Run, table: Table, who: str, clause: str, found: list[str]) -> str:
    """One of several of those who serve somebody, or of those called by others, as the action allows."""
    return table.choose(Choice(c.actors[who].seat, "servant", clause, found, {"who": who}))


def at_call(c: Run, who: str, *kinds: str) -> list[str]:
    """The servants of somebody that are here and can be spoken to."""
    return [name for name in owned(c, who, *kinds) if able(c.actors[name])]


def waiting(c: Run, who: str, *kinds: str) -> list[str]:
    """SR-4.1.7: the servants of somebody that are on standby."""
    return [name for name in owned(c, who, *kinds) if c.actors[name].servant.standby]


def place_taken(c: Run, who: str, kind: str) -> bool:
    """SR-5.1.2: one spirit at a time; those on standby, on remote service or bound do not count. SR-8.2.1: one compiled
    sprite; registered ones do not count."""
    unbound = [c.actors[name].servant for name in owned(c, who, kind) if not c.actors[name].servant.bound]
    return any(not (kind == "spirit" and (servant.standby or servant.remote)) for servant in unbound)


def of_the_book(c: Run, kind: str) -> list[str]:
    """The kinds of spirits or sprites that the book has records of."""
    return [name for name, sheet in c.content.arsenal.characters.items() if sheet.kind == kind]


# The test


def pool(c: Run, who: str, art: Art, deed: str) -> Tally:
    """SR-5.1.7, SR-8.2.5: the power and the skill; SR-5.1.6: what else changes the pool.

    `deed`: call, bind or banish.
    """
    clause = art.clauses[deed]
    found = Tally(power(c, who, art.power), clause, f"power-{art.power}")
    name: str = getattr(art, deed)
    add_skill(c, who, name, found)
    art.more(c, who, name, found)
    add_state(c, who, found)
    add_own_action(c, who, found, bodily=False)
    return found


def own_pool(c: Run, who: str, clause: str) -> Tally:
    """SR-5.3.1, SR-8.4.3: what a servant that is there opposes with: its rating, and its state."""
    found = Tally(c.actors[who].servant.rating, clause, "rating")
    add_state(c, who, found)
    return found


def contest(c: Run, table: Table, who: str, art: Art, deed: str, other: Side, rating: int) -> Result:
    """The opposed test; it leaves its mark on the world it belongs to (SR-6.3.1, SR-8.3.1)."""
    result = opposed_test(c, table, Side(who, getattr(art, deed), pool(c, who, art, deed), on=other.who), other)
    leave(c, who, rating, "astral" if art.kind == "spirit" else "matrix")
    return result


def pay(c: Run, who: str, art: Art, result: Result, rating: int) -> None:
    """SR-5.1.10, SR-8.2.8: it costs twice the hits of the other side, at least 2, won or lost."""
    art.toll(c, who, max(LEAST_TOLL, 2 * result.need), rating)


# Calling


def call(c: Run, table: Table, who: str, art: Art, character: str, rating: int, change: int = 0) -> None:
    """SR-5.1.4, SR-8.2.3: the test, then drain or fading, then it appears.

    SR-5.1.8, SR-8.2.6: not on a tie; SR-5.1.9, SR-8.2.7: each net hit is a service. `change`: of the pool of what is
    called, by the situation (SR-8.2.5).
    """
    if art.kind == "sprite":
        table.tell("compiles", who=who, servant=character, rating=rating)
    else:
        table.tell("calls", who=who, servant=character, rating=rating)
    against = Tally(rating, art.clauses["call"], "rating")
    against.add(change, art.clauses["call"], "situation")
    result = contest(c, table, who, art, "call", Side(NOBODY, "servant", against, servant=character), rating)
    if result.success:
        then(c, ("appear", who, character, rating, result.net))
    else:
        table.tell("not_called", who=who, servant=character, failed=True)
    pay(c, who, art, result, rating)


@beat("appear", "SR-5.1.13", "SR-8.2.12")
def appear(c: Run, table: Table, who: str, character: str, rating: int, services: int) -> None:
    """SR-5.1.13, SR-8.2.12: it appears after drain or fading; not where that has knocked the caller out.

    It acts from the next combat turn on.
    """
    if not able(c.actors[who]) or full(c, who):
        table.tell("not_called", who=who, servant=character, why="unable")
        return
    name = join(c, who, character, rating)
    actor = c.actors[name]
    if actor.kind == "watcher":
        actor.servant.hours = services
    else:
        actor.servant.services = services
    table.tell("called", who=who, target=name, rating=rating, services=services)


def join(c: Run, who: str, character: str, rating: int) -> str:
    """A servant stands beside who called it, on the side and at the seat of theirs; its id."""
    caller, sheet = c.actors[who], c.records.characters[character]
    number = 1 + sum(one.character == character for one in c.actors.values())
    name = next(one for one in names(f"{who}-{character}") if one not in c.actors)
    c.actors[name] = Actor(
        character, caller.side, caller.seat, caller.place, caller.x, caller.y, kind=sheet.kind,
        plane=plane_of(caller, sheet.kind), owner=who, pc=caller.pc, number=number if number > 1 else 0,
        quiet=caller.quiet, carried=carried(c, sheet), servant=Servant(rating=rating, fresh=True),
        matrix=Persona(nodes=list(caller.matrix.nodes) if sheet.kind == "sprite" else []),
    )  # fmt: skip
    for one in c.actors.values():
        if who in one.guard.unaware_of and one.side != caller.side:
            one.guard.unaware_of.append(name)
    return name


def plane_of(caller: Actor, kind: str) -> str:
    """Where a servant is: a watcher in the astral world, a sprite in the Matrix, a spirit where its summoner is."""
    return {"watcher": "astral", "sprite": "matrix"}.get(kind, caller.plane)


# Binding, driving out


def bind(c: Run, table: Table, who: str, art: Art, target: str) -> None:
    """SR-5.3.2, SR-8.4.3: the mirror of calling: each net hit adds a service, and it is bound or registered."""
    actor = c.actors[target]
    other = Side(target, "servant", own_pool(c, target, art.clauses["bind"]))
    result = contest(c, table, who, art, "bind", other, actor.servant.rating)
    pay(c, who, art, result, actor.servant.rating)
    if result.success:
        actor.servant.bound = True
        actor.servant.services += result.net
        table.tell("bound", who=who, target=target, services=actor.servant.services)


def banish(c: Run, table: Table, who: str, art: Art, target: str) -> None:
    """SR-5.3.1, SR-8.4.4: each net hit takes a service; with none left it can be ended, or taken over.

    By ruling one net hit is enough for a spirit. Who takes it over is owed the remaining net hits, at least 1.
    """
    actor = c.actors[target]
    other = Side(target, "servant", own_pool(c, target, art.clauses["banish"]))
    result = contest(c, table, who, art, "banish", other, actor.servant.rating)
    pay(c, who, art, result, actor.servant.rating)
    if not result.success:
        return
    enough = 1 if art.kind == "spirit" and c.rulings["banishing"] == "one_net_hit" else owed(actor)
    left = max(0, enough - result.net)
    rest = max(1, result.net - enough)
    if left:
        actor.servant.services, actor.servant.hours = (
            (actor.servant.services, left) if actor.kind == "watcher" else (left, actor.servant.hours)
        )
        table.tell("services", who=target, by=who, services=left, n=result.net)
        return
    options = ["dispel"] if actor.kind == "watcher" or place_taken(c, who, art.kind) else ["dispel", "take_over"]
    about: dict[str, Fact] = {"who": who, "target": target, "services": rest}
    if table.choose(Choice(c.actors[who].seat, "banished", art.clauses["banish"], options, about)) == "dispel":
        depart(c, table, target, "banished")
    else:
        take_over(c, table, who, target, rest)


def take_over(c: Run, table: Table, who: str, target: str, services: int) -> None:
    """SR-5.3.1, SR-8.4.4: it serves somebody else from now on, unbound."""
    actor, master = c.actors[target], c.actors[who]
    actor.owner, actor.side, actor.seat, actor.pc = who, master.side, master.seat, master.pc
    actor.servant.services, actor.servant.bound, actor.servant.order = services, False, ""
    forget_aim(actor)
    if who in actor.guard.unaware_of:
        actor.guard.unaware_of.remove(who)
    table.tell("taken_over", who=who, target=target, services=services)


# Orders and going


@beat("servant_phase", "SR-4.1.8", "SR-5.1.9")
def servant_phase(c: Run, table: Table, who: str) -> None:
    """SR-4.1.8: a servant that owes nothing more and has no order to carry out departs; so does one whose master is
    dead."""
    actor = c.actors[who]
    if able(actor) and c.actors[actor.owner].dead:
        depart(c, table, who, "master")
    elif able(actor) and not actor.servant.order and not owed(actor):
        depart(c, table, who, "done")


def order(c: Run, table: Table, who: str, target: str, word: str) -> None:
    """SR-4.1.8: each new order costs a service; a watcher serves by the hour."""
    actor = c.actors[target]
    if actor.servant.order != word and actor.kind != "watcher":
        actor.servant.services -= 1
    actor.servant.order = word
    table.tell("ordered", who=who, target=target, order=word, services=owed(actor))


DAY = 24 * HOUR

LIFE = ("watcher", "sprite")
"""Kinds that are there for some hours."""

SPRITE_HOURS = 8
"""SR-8.2.2."""


def departures(c: Run) -> Iterator[int]:
    """SR-5.1.3, SR-5.2.1, SR-8.2.2: when the sun rises or sets, and when the hours of a servant are over."""
    start, house = c.scene.hour * HOUR, c.scene.house
    for hour in (house.sunrise, house.sunset):
        yield DAY - (start + c.seconds - hour * HOUR) % DAY
    for actor in c.actors.values():
        if by_the_hour(actor):
            yield HOUR * lifetime(actor) - actor.servant.age


@when_time_passes("SR-5.1.3", departures)
def grow_old(c: Run, table: Table, before: int) -> None:
    """SR-5.2.1: a watcher goes when its hours are over; SR-8.2.2: a sprite that is not registered after eight;
    SR-5.1.3: an unbound spirit at sunrise and at sunset."""
    sun = sun_changes(c, before)
    for name, actor in c.actors.items():
        if not serves(actor) or actor.servant.gone:
            continue
        actor.servant.age += c.seconds - before
        if actor.kind == "spirit" and sun and not actor.servant.bound:
            depart(c, table, name, "sun")
        elif by_the_hour(actor) and actor.servant.age >= HOUR * lifetime(actor):
            depart(c, table, name, "hours")


def by_the_hour(actor: Actor) -> bool:
    """SR-5.2.1, SR-8.2.2: whether somebody is a servant that goes when its hours are over."""
    return actor.kind in LIFE and bool(actor.owner) and not (actor.servant.gone or actor.servant.bound)


def lifetime(actor: Actor) -> int:
    """SR-5.2.1, SR-8.2.2: for how many hours a servant is there."""
    return actor.servant.hours if actor.kind == "watcher" else SPRITE_HOURS


def sun_changes(c: Run, before: int) -> bool:
    """SR-5.1.3: whether the sun has risen or set since then."""
    start, house = c.scene.hour * HOUR, c.scene.house
    return any(
        (start + c.seconds - hour * HOUR) // DAY > (start + before - hour * HOUR) // DAY
        for hour in (house.sunrise, house.sunset)
    )


def depart(c: Run, table: Table, who: str, why: str) -> None:
    """A servant is gone, its services with it; `why`: done, master, banished, released, sun, hours."""
    actor = c.actors[who]
    actor.servant.gone, actor.servant.services, actor.servant.order = True, 0, ""
    actor.servant.standby = actor.servant.remote = False
    let_all_go(c, table, who)
    table.tell("departs", who=who, why=why)


@when_out("SR-5.1.2")
def leave_place(c: Run, table: Table, who: str) -> None:
    """SR-5.1.2, SR-8.2.1: the place of a servant that is out of action is free for another."""
    c.actors[who].servant.gone = c.actors[who].kind in SERVANTS
