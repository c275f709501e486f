"""The roster: people as sheets; of others than one's own what shows."""

from __future__ import annotations

from hantei.core.roster import Figure, Gauge, Roll, Sheet
from hantei.core.rulebook import Sayable, phrase

from ..content import ATTRIBUTES
from ..figures import able, armour, attribute, edge_rating, power, skill, skill_pool, track
from ..magic.orders import serves
from ..magic.servants import owed
from ..state import Run
from ..street.clock import initiative
from .entries import armour_figure, attribute_figures, figure, gauge, pool_roll, rated
from .icons import icon_figures, icon_gauges, matrix_words, program_words
from .machines import figures as machine_figures
from .machines import gauges as machine_gauges
from .magic import foci_words, magic_words, spells_words
from .names import armed_with, health, loaded_with, person, readable_sides, shown, skill_name, state_words, weapon_name


def roster(c: Run, seat: str) -> list[Sheet]:
    """Everybody in the fight whom the seat sees."""
    sides = readable_sides(c, seat)
    return [sheet(c, who, c.actors[who].side in sides) for who in shown(c, seat)]


def sheet(c: Run, who: str, known: bool) -> Sheet:
    """Somebody; with figures where they are `known`."""
    actor = c.actors[who]
    states: list[Sayable] = [*state_words(c, who)]
    if actor.cover:
        states.append(phrase("sr-roster-cover"))
    states += [*magic_words(c, who), *matrix_words(c, who)] if known else []
    return Sheet(
        id=who,
        name=person(c, who),
        side=actor.side,
        seat=actor.seat,
        gauges=gauges(c, who) if known else (),
        figures=(machine_figures(c, who) if actor.model else figures(c, who)) if known else (),
        conditions=states if known else [health(c, who), *states],
        gear=carried(c, who) if known else armed_with(c, who),
        out=not able(actor),
        initiative=actor.score if known and actor.score else None,
        rolls=rolls(c, who) if known else (),
    )


def gauges(c: Run, who: str) -> list[Gauge]:
    """SR-X.1, SR-2.2: boxes still free on both tracks, points of Edge, the rounds of the guns in hand."""
    actor = c.actors[who]
    if actor.model:
        return machine_gauges(c, who)
    physical, stun = track(c, who, "P"), track(c, who, "S")
    found = [
        gauge("sr-roster-physical", physical - actor.physical, physical),
        gauge("sr-roster-stun", stun - actor.stun, stun),
        gauge("sr-roster-edge", actor.edge, edge_rating(c, who)),
    ]
    if serves(actor):
        found.append(gauge("sr-roster-services", owed(actor), max(owed(actor), actor.hours)))
    found += icon_gauges(c, who)
    for name, held in actor.carried.items():
        clip = c.records.weapons[held.weapon].clip
        if held.hand and clip:
            found.append(Gauge(weapon_name(c, name), held.rounds, clip))
    return found


def figures(c: Run, who: str) -> list[Figure]:
    """Attributes, Initiative, armour, skills."""
    record = c.sheet(who)
    found = [*attribute_figures(tuple([attribute(c, who, name) for name in ATTRIBUTES]))]
    if actor_rating := c.actors[who].rating:
        found.insert(0, figure("sr-step-rating", actor_rating))
    found.append(figure("sr-step-initiative", initiative(c, who)))
    found.append(armour_figure(armour(c, who), armour(c, who, impact=True)))
    found += icon_figures(c, who)
    if power(c, who, "magic"):
        found.append(figure("sr-roster-magic", power(c, who, "magic")))
    return found + [rated(skill_name(c, name), rating) for name, rating in record.skills.items()]


def carried(c: Run, who: str) -> list[Sayable]:
    """Weapons in hand with their rounds, those stowed; foci and spells."""
    found: list[Sayable] = [*loaded_with(c, who)]
    found += [weapon_name(c, name) for name, held in c.actors[who].carried.items() if not held.hand]
    return [*found, *foci_words(c, who), *spells_words(c, who), *program_words(c, who)]


def rolls(c: Run, who: str) -> list[Roll]:
    """SR-1.2.2: the pool of every skill on the sheet."""
    return [pool_roll(dice(c, who, name), skill_name(c, name)) for name in c.sheet(who).skills]


def dice(c: Run, who: str, name: str) -> int:
    """SR-1.2.2: attribute + skill; SR-4.2.7: arts of magic and of Resonance go by these in place of an attribute."""
    art = c.records.skills[name].awakened
    return power(c, who, art) + skill(c, who, name) if art else skill_pool(c, who, name).value
