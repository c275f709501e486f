"""Procedures that cases may run on fights: pools of attacks and defences, damage, perception, lists of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.giving import BadCase, known
from hantei.scenes.muster import seats

from ..content.records import METATYPES
from ..rules import hearing, knowledge
from ..rules.referee import amend
from ..rules.riders import riding
from ..rules.street import (
    actions,
    attack_damage,
    attacks,
    defence,
    firing,
    gear,
    holds,
    movement,
    perception,
    ranged_rows,
    routes,
    suppression,
)
from ..rules.street.damage import resistance_pool, take
from ..rules.street.ground import cover, metres, tenths
from ..state import Attack, Phase, Run
from .tests import person


def attack_pool(c: Run, table: Table) -> None:
    """SR-3.4.5, SR-3.5.4: the dice of the attack that the case gives."""
    found = the_attack(c)
    pool = attacks.attack_pool(c, found)
    table.tell("pool", pool, who=found.attacker, pool=pool.value)


def the_attack(c: Run) -> Attack:
    """The attack of the case."""
    if not c.attacks:
        raise BadCase("given-needed", found="attack", where="given")
    return c.attack


def defences(c: Run, table: Table) -> None:
    """SR-3.4.6, SR-3.5.5: the ways to defend against the attack of the case, and the dice of each."""
    found = the_attack(c)
    options = defence.ways(c, found)
    pools = [defence.defence_pool(c, found, way).value if way != "none" else 0 for way in options]
    table.tell("defences", who=found.target, ways=options, pools=pools)


def defence_pool(c: Run, table: Table, way: str = "react") -> None:
    """SR-3.4.6: the dice of one way to defend."""
    found = the_attack(c)
    pool = defence.defence_pool(c, found, way)
    table.tell("pool", pool, who=found.target, pool=pool.value)


def damage(c: Run, table: Table, hits: int = 1, against: int = 0) -> None:
    """SR-3.4.9 to SR-3.4.13: what the attack of the case does with so many hits: value, kind, armour.

    SR-6.2.8: of an astral attack the kind is the attacker's choice.
    """
    found = the_attack(c)
    found.hits, found.against = hits, against
    value, compared = attack_damage.modified_damage(c, found)
    armour = attack_damage.modified_armour(c, found)
    kind = found.chosen or attack_damage.kind_of(c, found, compared.value, armour.value)
    told: dict[str, Fact] = {"value": value.value, "compared": compared.value, "armour": armour.value}
    table.tell("damage_of", value, who=found.target, kind_of=kind, **told)


def resistance(c: Run, table: Table, armour: int = 0, who: str = "") -> None:
    """SR-3.4.14: the dice that stand against damage."""
    actor = person(c, who)
    pool = resistance_pool(c, actor, armour)
    table.tell("pool", pool, who=actor, pool=pool.value)


def take_damage(c: Run, table: Table, boxes: int, kind: str = "P", who: str = "") -> None:
    """SR-3.4.16: boxes are marked, and all that follows."""
    take(c, table, person(c, who), boxes, known("kind", kind, {"P": 0, "S": 0}), "")


def perceive(
    c: Run, table: Table, who: str = "", looking: bool = False, metres: int = 0, conspicuous: bool = False,
    noise: bool = False,
) -> None:  # fmt: skip
    """SR-T5.1 to SR-T5.9: the dice of a perception test under the rows of the table."""
    actor = person(c, who)
    pool = perception.perception_pool(c, actor)
    perception.add_perception_rows(c, actor, pool, looking, metres, conspicuous, noise)
    table.tell("pool", pool, who=actor, pool=pool.value)


def list_actions(c: Run, table: Table, kind: str, domain: str = "combat") -> None:
    """SR-3.2.1 to SR-3.2.3: the actions of a list."""
    names = [one.name for one in actions.every() if one.kind == kind and domain in (one.domain, *one.also)]
    table.tell("actions", kind=kind, domain=domain, actions=names, count=len(names))


def visibility(c: Run, table: Table, condition: str, who: str = "") -> None:
    """SR-T2.1: what a condition costs somebody, with the best of their senses."""
    row = next((name for name in ranged_rows.CONDITIONS if name == condition), None)
    if row is None:
        raise BadCase("given-odd", where="visibility", found=condition)
    table.tell("visibility", who=person(c, who), condition=row, modifier=ranged_rows.sight(c, person(c, who), row))


def movement_rates(c: Run, table: Table) -> None:
    """SR-3.2.33: metres a turn by metatype, walking and running."""
    for name in METATYPES:
        walk, run = routes.RATES[name]
        table.tell("rates", metatype=name, walking=walk, running=run)


def movable(c: Run, table: Table, who: str = "") -> None:
    """SR-3.1.14, SR-3.2.34: how far somebody can move now."""
    actor = person(c, who)
    table.tell("movable", who=actor, metres=metres(routes.allowance(c, actor)))


def passers(c: Run, table: Table, who: str = "") -> None:
    """SR-3.2.36: who may step in on the way that the case gives."""
    actor = person(c, who)
    if c.walk is None:
        raise BadCase("given-needed", found="walk", where="given")
    table.tell("passers", who=actor, names=movement.in_the_way(c, actor))


def go(c: Run, table: Table, to: str, who: str = "") -> None:
    """SR-3.2.36: somebody walks to a point in metres; who runs is running."""
    actor = c.actors[person(c, who)]
    x, y = (tenths(part) for part in f"{to},0".split(",")[:2])
    c.phases = c.phases or [Phase(person(c, who))]
    c.phase.run_open = actor.motion.running
    movement.set_out(c, table, person(c, who), routes.Spot(actor.place, x, y))


def covered(c: Run, table: Table, percent: int, pool: int = 8) -> None:
    """SR-T1.4, SR-T1.5: what so much cover leaves of a pool."""
    found = Tally(pool, "SR-1.1.2", "pool")
    ranged_rows.add_cover(percent, found)
    table.tell("pool", found, who="", pool=found.value)


def cover_of(c: Run, table: Table, who: str = "") -> None:
    """SR-T1.4: how much of somebody is covered."""
    table.tell("cover_of", who=person(c, who), percent=cover(c, person(c, who)))


def recoil(c: Run, table: Table) -> None:
    """SR-T1.21 to SR-T1.27: what recoil and compensation make of the attack of the case."""
    found = the_attack(c)
    runs = 2 * c.actors[found.attacker].motion.running + 3 * (riding(c, found.attacker) == "moving")
    one = firing.recoil(c, found, c.records.weapons[found.arm], runs)
    total = one.compensated + one.gyro + one.steadied - one.raw - one.doubled - runs
    table.tell("recoil", who=found.attacker, total=total)


def rows_of(c: Run, table: Table, burst: str) -> None:
    """SR-10.1.15: the rounds, damage and defence of a way of firing."""
    one = firing.BURSTS["" if burst == "single" else known("burst", burst, firing.BURSTS)]
    table.tell("burst", rounds=one.rounds, damage=one.damage, defence=one.defence, complex=one.complex)


def under(c: Run, table: Table, who: str = "") -> None:
    """SR-10.2.5: whether somebody stands in the ground under fire."""
    actor = person(c, who)
    table.tell("under", who=actor, inside=[zone.owner for zone in c.zones if suppression.inside(c, zone, actor)])


def fire_pool(c: Run, table: Table) -> None:
    """SR-10.2.7: the dice of suppressive fire."""
    if not c.zones:
        raise BadCase("given-needed", found="zones", where="given")
    pool = suppression.suppression_pool(c, c.zones[0])
    table.tell("pool", pool, who=c.zones[0].owner, pool=pool.value)


def evasion(c: Run, table: Table, who: str = "") -> None:
    """SR-10.2.8: the dice of getting out of the fire."""
    pool = suppression.evasion_pool(c, person(c, who))
    table.tell("pool", pool, who=person(c, who), pool=pool.value)


def pin(c: Run, table: Table, who: str, target: str, net: int) -> None:
    """SR-10.7.1: somebody has pinned somebody."""
    holds.pin(c, table, known("who", who, c.actors), known("target", target, c.actors), net)


def drop_held(c: Run, table: Table, who: str = "") -> None:
    """SR-10.3.4: what is held falls."""
    gear.drop_held(c, table, person(c, who))


def seen(c: Run, table: Table, seat: str = "") -> None:
    """SR-T4.1, SR-6.2, SR-7.2.4: what a seat knows of: people, those whose figures it may read, nodes; the side that it
    plays, whether it is the game master's, and whose tracks are open to everybody.

    `seat`: "" for who only looks on.
    """
    master, sides, names = knowledge.insight(c, seat)
    people = [who for who, actor in c.actors.items() if actor.side in sides]
    nodes = knowledge.nodes_seen(c, seat, people, sides)
    figures = [who for who in c.actors if knowledge.knows(c, seat, who)]
    laid_open = [who for who in c.actors if knowledge.laid_open(c, who)]
    table.tell(
        "seen", seat=seat, names=list(names), figures=figures, nodes=nodes, side=knowledge.side(c, seat), master=master,
        open=laid_open,
    )  # fmt: skip


def heard(c: Run, table: Table, event: str, facts: Mapping[str, Fact]) -> None:
    """SR-T4.1, SR-7.4.2: the seats that would learn of an event."""
    readers = hearing.readers(c, event, facts)
    table.tell("heard", seats=list(seats(c.actors.values(), c.referee) if readers is None else readers))


def rule(c: Run, table: Table, words: str) -> None:
    """A ruling of the game master, as it is given at the table: "set mori.stun 2"."""
    verb, *rest = words.split()
    amend(c, verb, rest)


PROCEDURES: dict[str, Callable[..., None]] = {
    "attack_pool": attack_pool, "defences": defences, "defence_pool": defence_pool, "damage": damage,
    "resistance": resistance, "take_damage": take_damage, "perceive": perceive, "list_actions": list_actions,
    "visibility": visibility, "rates": movement_rates, "movable": movable, "passers": passers, "go": go,
    "covered": covered, "cover_of": cover_of, "recoil": recoil, "burst": rows_of, "under": under,
    "fire_pool": fire_pool, "evasion": evasion, "pin": pin, "drop_held": drop_held, "seen": seen, "heard": heard,
    "amend": rule,
}  # fmt: skip
"""What `run` of a case may name for fights."""
