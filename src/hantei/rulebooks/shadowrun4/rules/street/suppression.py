"""Suppressive fire (10.2): an area under fire, and those who are in it or come into it."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.plane import straight

from ...state import Run, Zone
from ..beats import beat
from ..figures import able, add_own_action, add_state, attribute, edge_rating, embodied, half_up, skill_pool
from ..figures import armour as worn
from ..machines.vehicle_pools import machine_defence
from ..riders import is_machine, riding, roller
from ..rolls.testing import success_test
from .actions import action
from .damage import parse
from .defence import add_dodge, lies
from .firing import SUPPRESSION, enough, pay
from .gear import in_hand
from .ground import METRE, cover, foes_in_line, height, joined, point
from .ranged_rows import add_sights, add_visibility, off_hand

WIDTH, HIGH = 10, 2
"""SR-10.2.5: metres."""

FAR = 100
"""Metres: how far fire is laid with a weapon of which no range is recorded."""


def guns(c: Run, who: str) -> list[str]:
    """SR-10.2.1, SR-10.2.3, SR-10.1.9: guns in FA mode that have not fired in it in this phase, with 20 rounds, or by
    ruling with fewer for a smaller area."""
    carried = c.actors[who].carried
    least = SUPPRESSION if c.rulings["suppress_rounds"] == "refused" else 1
    return [
        name for name in in_hand(c, who, "gun")
        if carried[name].mode == "FA" and not c.phase.automatic and enough(c, carried[name], least)
    ]  # fmt: skip


def lines(c: Run, who: str) -> list[str]:
    """Along which lines fire can be laid: at enemies in line, or at places."""
    people = [name for name in foes_in_line(c, who) if embodied(c.actors[name])]
    actor = c.actors[who]
    places = [
        name for name, place in c.scene.map.places.items()
        if joined(c, actor.place, name) and point(place.at) != (actor.x, actor.y)
    ]  # fmt: skip
    return [*(f"at:{name}" for name in people), *(f"to:{name}" for name in places)]


def may_suppress(c: Run, who: str) -> bool:
    """SR-10.2.2: a complex action, a gun for it, a line along which to fire."""
    return bool(guns(c, who)) and bool(lines(c, who))


@action("suppress", "complex", "SR-10.2.2", may_suppress, domain="option")
def do_suppress(c: Run, table: Table, who: str) -> None:
    """SR-10.2.2 to SR-10.2.5: 20 rounds over an area 10 m wide and 2 m high, out to the end of the weapon's range."""
    actor = c.actors[who]
    seat = actor.seat
    name = table.choose(Choice(seat, "weapon", "SR-10.2.1", guns(c, who), {"who": who}))
    held = actor.carried[name]
    about: dict[str, Fact] = {"who": who, "weapon": held.weapon}
    line = table.choose(Choice(seat, "line", "SR-10.2.5", lines(c, who), about))
    kind, _, goal = line.partition(":")
    if kind == "at":
        to_x, to_y = c.actors[goal].x, c.actors[goal].y
    else:
        to_x, to_y = point(c.scene.map.places[goal].at)
    counted = c.rulings["ammunition"] == "counted"
    rounds = min(SUPPRESSION, held.rounds) if counted else SUPPRESSION
    pay(c, c.phase, name, held, "wide_full", rounds)
    bands = c.records.weapons[held.weapon].bands
    width, reach = WIDTH * rounds // SUPPRESSION, bands[-1] if bands else FAR
    zone = Zone(who, name, held.weapon, 0, actor.x, actor.y, height(c, actor), to_x, to_y, width, reach)
    c.zones.append(zone)
    table.tell("suppresses", who=who, weapon=held.weapon, width=zone.width)
    then(c, ("suppress", who))


@beat("suppress", "SR-10.2.4", "SR-10.2.7", "SR-10.2.8")
def suppress(c: Run, table: Table, who: str) -> None:
    """SR-10.2.7: Agility + skill; SR-10.2.8: with 0 hits nobody has to test."""
    zone = next(zone for zone in c.zones if zone.owner == who)
    zone.hits = success_test(c, table, who, "suppression", suppression_pool(c, zone)).hits
    if zone.hits:
        then(c, *(("under_fire", name) for name, actor in c.actors.items() if able(actor)))
    else:
        zone.done = list(c.actors)


def suppression_pool(c: Run, zone: Zone) -> Tally:
    """SR-10.2.4: as a wide full burst whose advantages and disadvantages are waived: no recoil, no tracers; wounds,
    sight and the like count, and a gyro, which has no recoil to take, steadies the movement (SR-T1.27)."""
    weapon, who = c.records.weapons[zone.arm], zone.owner
    actor = c.actors[who]
    pool = skill_pool(c, who, weapon.skill, with_="agility")
    runs, rides = 2 * actor.motion.running, 3 * (riding(c, who) == "moving")
    pool.add(-runs, "SR-T1.1", "running")
    pool.add(-rides, "SR-T1.3", "riding")
    pool.add(-1 * actor.motion.cover, "SR-T1.7", "own-cover")
    add_state(c, who, pool)
    add_own_action(c, who, pool)
    add_sights(c, weapon, pool)
    pool.add(min(runs + rides, weapon.gyro), "SR-T1.27", "gyro")
    held = actor.carried.get(zone.weapon)
    if held is not None and held.hand == off_hand(c, who):
        pool.add(-2, "SR-T1.13", "off-hand")
    add_visibility(c, who, who, pool)
    return pool


def inside(c: Run, zone: Zone, who: str) -> bool:
    """SR-10.2.5: whether somebody stands in the area under fire."""
    return level(c, zone, who) and within(zone, c.actors[who].x, c.actors[who].y)


def level(c: Run, zone: Zone, who: str) -> bool:
    """SR-10.2.5: whether the fire can meet somebody at all: in the flesh, neither above nor below it, and with no walls
    between."""
    actor = c.actors[who]
    high = height(c, actor) - zone.height
    return embodied(actor) and 0 <= high <= HIGH and joined(c, c.actors[zone.owner].place, actor.place)


def within(zone: Zone, x: int, y: int) -> bool:
    """Whether a point lies in the strip: along the line of fire, at most half the width from it."""
    dx, dy = zone.to_x - zone.x, zone.to_y - zone.y
    px, py = x - zone.x, y - zone.y
    length = straight(0, 0, dx, dy)
    along, across = px * dx + py * dy, abs(px * dy - py * dx)
    if along <= 0 or straight(0, 0, px, py) > zone.reach * METRE:
        return False
    return 2 * across <= zone.width * METRE * length


def crossed(c: Run, zone: Zone, who: str, x: int, y: int) -> bool:
    """SR-10.2.6: whether a straight way from a point to where somebody is now touches the area under fire."""
    actor = c.actors[who]
    steps = max(abs(actor.x - x), abs(actor.y - y))
    way = ((x + (actor.x - x) * n // steps, y + (actor.y - y) * n // steps) for n in range(1, steps))
    return level(c, zone, who) and any(within(zone, *spot) for spot in way)


@beat("under_fire", "SR-10.2.6", "SR-10.2.8", "SR-10.2.10")
def under_fire(c: Run, table: Table, who: str, x: int | None = None, y: int | None = None) -> None:
    """Everybody inside when it starts, and whoever enters or leaves cover in it, once; by ruling the first alone.

    `x`, `y`: from where somebody has just come, since crossing it is entering it. SR-10.2.10: who is prone or in cover
    succeeds without a test.
    """
    if not able(c.actors[who]):
        return
    for zone in c.zones:
        came = x is not None and y is not None and crossed(c, zone, who, x, y)
        if who == zone.owner or who in zone.done or not (came or inside(c, zone, who)):
            continue
        if sheltered(c, who):
            table.tell("sheltered", who=who)
            continue
        zone.done.append(who)
        then(c, ("evade_fire", who, zone.owner))
    if c.rulings["suppress_entry"] == "start_only" and all(name != "under_fire" for name, *_ in c.agenda):
        for zone in c.zones:
            zone.done = list(c.actors)


def sheltered(c: Run, who: str) -> bool:
    """SR-10.2.10: prone, or in cover."""
    return lies(c, who) or bool(cover(c, who))


@beat("evade_fire", "SR-10.2.8", "SR-10.2.9", "SR-10.2.11")
def evade_fire(c: Run, table: Table, who: str, owner: str) -> None:
    """SR-10.2.8: Reaction + Edge against the hits of the fire; SR-10.2.11: who fails resists the base damage."""
    zone = next((zone for zone in c.zones if zone.owner == owner), None)
    if zone is None or not able(c.actors[who]):
        return
    if success_test(c, table, roller(c, who), "evade_fire", evasion_pool(c, who), zone.hits).success:
        return
    weapon = c.records.weapons[zone.arm]
    value, kind = parse(weapon.damage)
    value += half_up(attribute(c, owner, "strength")) * weapon.strength
    armour = max(0, worn(c, who) + weapon.ap)
    kind = "S" if kind == "S" or value <= armour else "P"
    table.tell("hit", who=who, value=value, kind_of=kind, armour=armour)
    then(c, ("resist", who, value, kind, armour, owner))


def evasion_pool(c: Run, who: str) -> Tally:
    """SR-10.2.8: the Edge rating is added and no point spent; SR-10.2.9: in full defence dodge too. SR-9.4.1: of a
    machine the Reaction that it has against every other attack, and the Edge of whoever steers it."""
    steering = roller(c, who)
    if is_machine(c.actors[who]):
        pool = machine_defence(c, who)
    else:
        pool = Tally(attribute(c, who, "reaction"), "SR-10.2.8", "attribute-reaction")
    pool.add(edge_rating(c, steering), "SR-10.2.8", "edge")
    if c.actors[who].guard.full_defence:
        add_dodge(c, who, pool)
    add_state(c, steering, pool)
    return pool
