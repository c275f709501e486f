"""What an option of an event promises, and what a map is known to hold, in tenths of a magazine."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..content.language import Companion, Effect, Encounter, Enlist, Gain, Heal, Hurt, If, Option, Restore, Wait, Wound
from ..rules.gear import life_max
from ..rules.progress import settled, tile_of
from ..rules.scenario.conditions import holds
from ..rules.squad import refuse_member
from ..state import Campaign
from .on_paper import middle

RELIEF = 20
"""What an attack fewer of every enemy unit, in every round of the next battle, is worth."""

AIM = 50
"""What an attack bonus in the next battle is worth for each point."""

PERIL = 5
"""What every attacker of a fight costs."""


def offer(c: Campaign, seat: str, option: Option) -> int:
    """What an option's own words promise, less its price; a way that had to be earned comes before others."""
    earned = 20 if option.when is not None else 0
    return earned + promised(c, seat, option.then) - 10 * option.magazines - 20 * option.mre - option.scrip


def promised(c: Campaign, seat: str, effects: Sequence[Effect]) -> int:
    """What effects give for sure, less the fights and wounds that they bring."""
    squad = c.squads[seat]
    missing, worth = life_max(c, squad).value - squad.leader.life, 0
    for effect in effects:
        if isinstance(effect, Gain) and effect.do == "gain":
            plain = (effect.magazines, effect.scrip, effect.mre)
            magazines, scrip, mre = (n if isinstance(n, int) else 3 for n in plain)
            goods = sum(min(4, c.content.gear[name].cost or 2) for name in effect.items)
            fresh = [name for name in effect.information if name not in c.op.information]
            worth += 10 * (magazines + 2 * mre + goods + 4 * len(fresh)) + scrip
        elif isinstance(effect, Heal):
            worth += 15 * min(missing, effect.amount if isinstance(effect.amount, int) else 2)
        elif isinstance(effect, Wound):
            worth += 20 * min(squad.leader.wounds, -effect.levels)
        elif isinstance(effect, Enlist) and effect.do == "recruit":
            worth += 0 if refuse_member(c, squad, effect.role) else 40
        elif isinstance(effect, Companion | Enlist):
            lost = [member for member in squad.members.values() if not member.active]
            worth += 40 if lost or effect.do == "join" else 0
        elif isinstance(effect, Restore):
            worth += 10
        elif isinstance(effect, Wait) and effect.scope == "next_battle":
            worth += AIM * effect.attack - RELIEF * effect.enemy_attacks
        elif isinstance(effect, Hurt):
            worth -= 40
        elif isinstance(effect, Encounter):
            worth += promised(c, seat, effect.victory) - PERIL * attackers(c, effect)
    return worth


def attackers(c: Campaign, meeting: Encounter) -> int:
    """How many attacks those make whom a fight is known to bring."""
    return sum(middle(c, unit.number) if unit.kind == "group" else unit.attacks or 0 for unit in meeting.units)


def expected(c: Campaign, seat: str, result: str) -> int:
    """What the map is known to hold to which a result of the map table leads; nothing where it is thrown again."""
    row = settled(c, result)
    return promised(c, seat, [*certain(c, c.scenario.tiles[tile_of(c, row)].events)]) if row else 0


def expected_at(c: Campaign, seat: str, place: str) -> int:
    """What a place of a fixed map is known to hold; nothing where the squad has been, or comes in the end anyway."""
    places = c.scenario.progress.places
    ends = [name for name, one in places.items() if one.final]
    if place in c.op.resolved or ends == [place]:
        return 0
    return promised(c, seat, [*certain(c, c.scenario.tiles[places[place].tile].events)])


def certain(c: Campaign, effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that come for sure, as conditions stand now."""
    for effect in effects:
        if isinstance(effect, If):
            yield from certain(c, effect.then if holds(c, effect.when) else effect.otherwise)
        else:
            yield effect
