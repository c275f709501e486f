"""The roster: people as sheets; of others than one's own what shows."""

from __future__ import annotations

from hantei.core.roster import Figure, Gauge, Roll, Sheet
from hantei.core.rulebook import Message, Sayable, phrase

from ..content import ATTRIBUTES
from ..figures import able, armour, attribute, edge_rating, power, skill, skill_pool, track
from ..magic.orders import serves
from ..magic.servants import owed
from ..state import Run
from ..street.clock import initiative
from .icons import icon_figures, icon_gauges, matrix_words, program_words
from .machines import figures as machine_figures
from .machines import gauges as machine_gauges
from .magic import foci_words, magic_words, spells_words
from .names import armed_with, health, knows, loaded_with, person, shown, skill_name, state_words, weapon_name


def roster(c: Run, seat: str) -> list[Sheet]:
    """Everybody in the fight whom the seat sees."""
    return [sheet(c, seat, who) for who in shown(c, seat)]


def sheet(c: Run, seat: str, who: str) -> Sheet:
    """Somebody."""
    actor = c.actors[who]
    known = knows(c, seat, who)
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
        Gauge(phrase("sr-roster-physical"), physical - actor.physical, physical),
        Gauge(phrase("sr-roster-stun"), stun - actor.stun, stun),
        Gauge(phrase("sr-roster-edge"), actor.edge, edge_rating(c, who)),
    ]
    if serves(actor):
        found.append(Gauge(phrase("sr-roster-services"), owed(actor), max(owed(actor), actor.hours)))
    found += icon_gauges(c, who)
    for name, held in actor.carried.items():
        clip = c.records.weapons[held.weapon].clip
        if held.hand and clip:
            found.append(Gauge(weapon_name(c, name), held.rounds, clip))
    return found


def figures(c: Run, who: str) -> list[Figure]:
    """Attributes, Initiative, armour, skills."""
    record = c.sheet(who)
    found = [Figure(phrase(f"sr-attribute-{name}"), attribute(c, who, name)) for name in ATTRIBUTES]
    if actor_rating := c.actors[who].rating:
        found.insert(0, Figure(phrase("sr-step-rating"), actor_rating))
    found.append(Figure(phrase("sr-step-initiative"), initiative(c, who)))
    found.append(
        Figure(
            phrase("sr-step-armour"),
            Message("sr-roster-armour", {"a": armour(c, who), "b": armour(c, who, impact=True)}),
        )
    )
    found += icon_figures(c, who)
    if power(c, who, "magic"):
        found.append(Figure(phrase("sr-roster-magic"), power(c, who, "magic")))
    return found + [Figure(skill_name(c, name), rating) for name, rating in record.skills.items()]


def carried(c: Run, who: str) -> list[Sayable]:
    """Weapons in hand with their rounds, those stowed; foci and spells."""
    found: list[Sayable] = [*loaded_with(c, who)]
    found += [weapon_name(c, name) for name, held in c.actors[who].carried.items() if not held.hand]
    return [*found, *foci_words(c, who), *spells_words(c, who), *program_words(c, who)]


def rolls(c: Run, who: str) -> list[Roll]:
    """SR-1.2.2: the pool of every skill on the sheet; SR-1.1.3: dice of 5 and more are counted."""
    return [Roll(f"{dice(c, who, name)}B6>=5", skill_name(c, name)) for name in c.sheet(who).skills]


def dice(c: Run, who: str, name: str) -> int:
    """SR-1.2.2: attribute + skill; SR-4.2.7: arts of magic and of Resonance go by these in place of an attribute."""
    art = c.records.skills[name].awakened
    return power(c, who, art) + skill(c, who, name) if art else skill_pool(c, who, name).value
