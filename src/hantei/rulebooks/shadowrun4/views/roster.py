"""The roster: people as sheets; of others than one's own what shows."""

from __future__ import annotations

from hantei.core.entries import figure, gauge
from hantei.core.glance import at_a_glance
from hantei.core.message import Sayable, phrase
from hantei.core.roster import Figure, Gauge, Sheet

from ..rules.figures import able, edge_rating, track
from ..rules.knowledge import readable_sides, shown
from ..rules.magic.orders import serves
from ..rules.magic.servants import owed
from ..rules.street.clock import initiative
from ..state import Run
from .abilities import Abilities, abilities
from .entries import rounds_gauge
from .icons import icon_figures, icon_gauges, matrix_words, program_words
from .machines import figures as machine_figures
from .machines import gauges as machine_gauges
from .magic import foci_words, magic_words
from .names import armed_with, health, labelled, loaded_with, state_words, weapon_name


def roster(c: Run, seat: str) -> list[Sheet]:
    """Everybody in the fight whom the seat sees."""
    sides = readable_sides(c, seat)
    return [sheet(c, who, c.actors[who].side in sides) for who in shown(c, seat)]


def plays(c: Run, who: str) -> str:
    """The seat that plays somebody; "" if there is nobody of that name."""
    return c.actors[who].seat if who in c.actors else ""


@at_a_glance
def sheet(c: Run, who: str, known: bool) -> Sheet:
    """Somebody; with figures where they are `known`."""
    actor = c.actors[who]
    states: list[Sayable] = [*state_words(c, who)]
    if actor.motion.cover:
        states.append(phrase("sr-roster-cover"))
    if not known:
        seen = [health(c, who), *states]
        gear = armed_with(c, who)
        return Sheet(who, labelled(c, who), actor.side, actor.seat, conditions=seen, gear=gear, out=not able(actor))
    can = abilities(c, who)
    return Sheet(
        id=who,
        name=labelled(c, who),
        side=actor.side,
        seat=actor.seat,
        gauges=gauges(c, who),
        figures=machine_figures(c, who) if actor.machine.model else figures(c, who, can),
        conditions=[*states, *magic_words(c, who), *matrix_words(c, who)],
        gear=carried(c, who, can),
        out=not able(actor),
        initiative=actor.initiative.score or None,
        rolls=can.rolls,
    )


OWED = {"sprite": "tasks", "watcher": "hours"}
"""What sprites (SR-8.2.7) and watchers (SR-5.2.1) owe; spirits owe services."""


def gauges(c: Run, who: str) -> list[Gauge]:
    """SR-X.1, SR-2.2: boxes still free on both tracks, points of Edge, the rounds of the guns in hand."""
    actor = c.actors[who]
    if actor.machine.model:
        return machine_gauges(c, who)
    physical, stun = track(c, who, "P"), track(c, who, "S")
    found = [
        gauge("sr-roster-physical", physical - actor.physical, physical),
        gauge("sr-roster-stun", stun - actor.stun, stun),
        gauge("sr-roster-edge", actor.edge, edge_rating(c, who)),
    ]
    if serves(actor):
        found.append(
            gauge(f"sr-roster-{OWED.get(actor.kind, 'services')}", owed(actor), max(owed(actor), actor.servant.hours))
        )
    found += icon_gauges(c, who)
    for name, held in actor.carried.items():
        if held.hand and c.records.weapons[held.weapon].clip:
            found.append(rounds_gauge(c.records, name, held.weapon, held.rounds))
    return found


def figures(c: Run, who: str, can: Abilities) -> list[Figure]:
    """Attributes, Initiative, armour, skills."""
    rating = c.actors[who].servant.rating
    return [
        *([figure("sr-step-rating", rating)] if rating else ()),
        *can.attributes,
        figure("sr-step-initiative", initiative(c, who)),
        can.armour,
        *icon_figures(c, who),
        *can.skills,
    ]


def carried(c: Run, who: str, can: Abilities) -> list[Sayable]:
    """Weapons in hand with their rounds, those stowed; foci and spells."""
    stowed = [weapon_name(c, name) for name, held in c.actors[who].carried.items() if not held.hand]
    return [*loaded_with(c, who), *stowed, *foci_words(c, who), *can.spells, *program_words(c, who)]
