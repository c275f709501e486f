"""Chases (9.4): the opposed vehicle test of each turn, the distances, the end of a chase turn and of the chase."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ...state import Run
from ..beats import beat
from ..riders import riders, roller
from ..rolls.after_roll import reconsider
from ..rolls.before_roll import begin
from ..rolls.glitches import settle
from ..rolls.roll import Roll
from ..street.consequences import gets_away
from ..street.damage import CRASH
from ..street.ground import METRE
from .vehicle_pools import contested, vehicle_side
from .vehicles import APART

BANDS = ("close", "short", "long")
"""SR-9.4.3: 至近距離 近距離 遠距離."""


# Who chases whom


def pairs(c: Run) -> list[tuple[str, str]]:
    """SR-9.4.2: every quarry with each of its pursuers who have already arrived."""
    found = [(quarry, pursuer) for quarry, _, pursuer in (pair.partition("|") for pair in c.chase)]
    return [pair for pair in found if not any(c.actors[name].away for name in pair)]


def vehicles(c: Run) -> list[str]:
    """Every vehicle of the chase, each quarry before its pursuers."""
    return list(dict.fromkeys(name for pair in pairs(c) for name in pair))


def pursuers(c: Run, quarry: str) -> list[str]:
    """SR-9.5.4: those who pursue a vehicle."""
    return [pursuer for name, pursuer in pairs(c) if name == quarry]


def rivals(c: Run, machine: str, band: str = "") -> list[str]:
    """SR-9.5.5, SR-9.5.8: the opponents of a vehicle in the chase; `band`: at this distance only."""
    found = [pair for pair in pairs(c) if machine in pair and band in ("", c.chase["|".join(pair)])]
    return [pursuer if quarry == machine else quarry for quarry, pursuer in found]


# The opposed test


@beat("chase", "SR-9.2.4", "SR-9.4.1", "SR-9.4.2", "SR-9.4.4", "SR-9.5.7")
def chase(c: Run, table: Table) -> None:
    """SR-9.4.4: step 1 of a chase turn: everybody makes one roll, and each pursuer is compared with its quarry."""
    rolls = {name: rolled(c, table, name) for name in vehicles(c)}
    for name, roll in rolls.items():
        reconsider(c, table, roll, {"against": max(rolls[other].hits for other in rivals(c, name))})
    for name, roll in rolls.items():
        settle(c, table, roll)
        c.actors[name].machine.positioned = 0
    found = [compared(c, table, quarry, pursuer, rolls) for quarry, pursuer in pairs(c)]
    then(c, *(("distance", *one) for one in found if one[2]))


def rolled(c: Run, table: Table, machine: str) -> Roll:
    """SR-9.4.1: the roll of a vehicle; SR-9.5.7: with the dice that its position has brought."""
    pool = contested(c, machine)
    pool.add(c.actors[machine].machine.positioned, "SR-9.5.7", "position")
    return begin(c, table, vehicle_side(c, machine, "chase", pool), True)


def compared(c: Run, table: Table, quarry: str, pursuer: str, rolls: dict[str, Roll]) -> tuple[str, str, str]:
    """SR-9.4.2: the vehicle with more hits decides; a tie leaves the distance as it was, or by ruling the quarry
    decides."""
    hits, against = rolls[quarry].hits, rolls[pursuer].hits
    facts: dict[str, Fact] = {"other": roller(c, pursuer), "hits": hits, "against": against}
    facts |= {"success": hits > against, "net": max(0, hits - against)}
    table.tell("opposed", None, who=roller(c, quarry), kind="chase", **facts)
    winner = quarry if hits > against else pursuer if against > hits else ""
    if not winner and c.rulings["chase_distance"] == "tie_to_quarry":
        winner = quarry
    if not winner:
        table.tell(
            "distance", who=quarry, target=pursuer, distance=c.chase[f"{quarry}|{pursuer}"], changed=False, by=""
        )
    return quarry, pursuer, winner


@beat("distance", "SR-9.4.2", "SR-9.4.3", "SR-9.5.3")
def distance(c: Run, table: Table, quarry: str, pursuer: str, winner: str) -> None:
    """SR-9.4.2: any of the three, or by ruling one band nearer or farther at most."""
    pair = f"{quarry}|{pursuer}"
    if pair not in c.chase:
        return
    now = BANDS.index(c.chase[pair])
    near = c.rulings["chase_distance"] == "one_band"
    options = [band for step, band in enumerate(BANDS) if abs(step - now) <= 1 or not near]
    about: dict[str, Fact] = {"who": winner, "target": pursuer if winner == quarry else quarry, "now": BANDS[now]}
    seat = c.actors[roller(c, winner)].seat
    band = table.choose(Choice(seat, "distance", "SR-9.4.2", options, about))
    if band != c.chase[pair] and c.rulings["escape_consecutive"] == "consecutive":
        c.actors[quarry].machine.escapes = 0
    c.chase[pair] = band
    table.tell("distance", who=quarry, target=pursuer, distance=band, changed=BANDS.index(band) != now, by=winner)


# The end of a chase turn


@beat("chase_over", "SR-9.4.4", "SR-9.5.1", "SR-9.5.3")
def chase_over(c: Run, table: Table) -> None:
    """SR-9.5.1: who has not spent a complex action on driving makes a crash test, or by ruling nothing comes of it;
    SR-9.5.3: a turn without a test to disengage breaks the row of successes."""
    there = vehicles(c)
    adrift = [name for name in there if not c.actors[name].machine.drove and c.rulings["no_driver"] == "crash_test"]
    for name in there:
        actor = c.actors[name]
        if not actor.machine.disengaged and c.rulings["escape_consecutive"] == "consecutive":
            actor.machine.escapes = 0
        actor.machine.drove, actor.machine.manoeuvres, actor.machine.disengaged = 0, 0, False
    for name in adrift:
        table.tell("adrift", who=name)
    then(c, *(("crash_test", name, CRASH, 0) for name in adrift))


# Out of the chase


def halt(c: Run, table: Table, machine: str) -> None:
    """A vehicle comes to a stop: a pursuer is left behind, with a quarry the chase is over."""
    c.actors[machine].machine.speed = ""
    c.actors[machine].machine.evading = False
    followers = [(pursuer, c.chase[f"{machine}|{pursuer}"]) for pursuer in pursuers(c, machine)]
    pursued = [quarry for quarry, pursuer in pairs(c) if pursuer == machine]
    leave(c, machine)
    for pursuer, band in followers:
        if not rivals(c, pursuer):
            catch_up(c, table, pursuer, machine, band)
    if pursued and not followers:
        out_of_sight(c, table, machine)
        table.tell("left_behind", who=machine)


@beat("wrecked", "SR-X.9")
def wrecked(c: Run, table: Table, machine: str) -> None:
    """SR-X.9: a machine that is destroyed stands still."""
    halt(c, table, machine)


def leave(c: Run, machine: str) -> None:
    """A vehicle is no longer part of the chase."""
    c.chase = {pair: band for pair, band in c.chase.items() if machine not in pair.split("|")}


def catch_up(c: Run, table: Table, pursuer: str, quarry: str, band: str) -> None:
    """The quarry stands; a pursuer comes to a stop as far from it as it was."""
    one, other = c.actors[pursuer], c.actors[quarry]
    one.machine.speed, one.machine.evading = "", False
    put(c, pursuer, other.place, other.x - APART[band], other.y)
    table.tell("catches_up", who=pursuer, target=quarry, metres=APART[band] // METRE)


def put(c: Run, machine: str, place: str, x: int, y: int) -> None:
    """A machine is somewhere, and all who ride in it."""
    for name in (machine, *riders(c, machine)):
        actor = c.actors[name]
        actor.place, actor.x, actor.y = place, x, y


def get_away(c: Run, table: Table, machine: str) -> None:
    """SR-9.5.3: a vehicle has got away, with all who ride in it; those who pursued nobody else have lost it."""
    followers = pursuers(c, machine)
    leave(c, machine)
    out_of_sight(c, table, machine)
    table.tell("escaped", who=machine, place=c.actors[machine].place)
    for name in followers:
        if not rivals(c, name):
            c.actors[name].machine.speed = ""


def out_of_sight(c: Run, table: Table, machine: str) -> None:
    """A machine and its riders are out of the fight."""
    for name in (machine, *riders(c, machine)):
        gets_away(c, table, name)
