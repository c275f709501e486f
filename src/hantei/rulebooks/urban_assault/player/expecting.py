"""What an option of an event, a result of the map table and a place of a fixed map are known to hold, in tenths of a
magazine.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..content.language import Check, Effect, If, Option
from ..rules.progress import settled, tile_of
from ..rules.scenario.conditions import holds
from ..state import Campaign
from .promising import promised


def offer(c: Campaign, seat: str, option: Option) -> float:
    """What an option's own words promise, less its price; a way that had to be earned comes before others.

    The results of checks are left out: whoever weighed them would dare none with a member at stake.
    """
    earned = 20 if option.when is not None else 0
    sure = [effect for effect in option.then if not isinstance(effect, Check)]
    return earned + promised(c, seat, sure) - 10 * option.magazines - 20 * option.mre - option.scrip


def expected(c: Campaign, seat: str, result: str) -> float:
    """What the map is known to hold to which a result of the map table leads; nothing where it is thrown again."""
    row = settled(c, result)
    return promised(c, seat, c.scenario.tiles[tile_of(c, row)].events) if row else 0


def expected_at(c: Campaign, seat: str, place: str) -> float:
    """What a place of a fixed map is known to hold; nothing where the squad has been, or comes in the end anyway."""
    places = c.scenario.progress.places
    ends = [name for name, one in places.items() if one.final]
    if place in c.op.resolved or ends == [place]:
        return 0
    return promised(c, seat, c.scenario.tiles[places[place].tile].events)


def certain(c: Campaign, effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that come for sure, as conditions stand now."""
    for effect in effects:
        if isinstance(effect, If):
            yield from certain(c, effect.then if holds(c, effect.when) else effect.otherwise)
        else:
            yield effect
