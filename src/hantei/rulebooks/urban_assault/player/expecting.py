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


def best_way(c: Campaign, seat: str, options: Sequence[str]) -> str:
    """Of the ways from a place of a fixed map the one that leads to most; of equal ones the nearest to an end.

    What a place holds to which every other way leads as well counts for no way, nor what the squad has had.
    """

    def worth(place: str) -> tuple[float, int]:
        others = [one for one in options if one != place]
        comes_anyway = others and all(steps(c, one, place) is None for one in others)
        here = 0 if comes_anyway or place in c.op.resolved else expected_at(c, seat, place)
        length = steps(c, place)
        return here, -length if length is not None else -len(c.scenario.progress.places)

    return max(options, key=worth)


def expected_at(c: Campaign, seat: str, place: str) -> float:
    """What a place of a fixed map is known to hold."""
    return promised(c, seat, c.scenario.tiles[c.scenario.progress.places[place].tile].events)


def steps(c: Campaign, place: str, avoided: str = "") -> int | None:
    """How many steps it is to the nearest end, by ways that are open and round a place; None: there is no way."""
    places = c.scenario.progress.places
    seen, reached, count = [avoided], [place], 0
    while reached:
        if any(places[one].final for one in reached):
            return count
        seen += reached
        onward = [way.to for one in reached for way in places[one].ways if holds(c, way.when)]
        reached, count = [one for one in dict.fromkeys(onward) if one not in seen], count + 1
    return None


def certain(c: Campaign, effects: Sequence[Effect]) -> Iterator[Effect]:
    """The effects that come for sure, as conditions stand now."""
    for effect in effects:
        if isinstance(effect, If):
            yield from certain(c, effect.then if holds(c, effect.when) else effect.otherwise)
        else:
            yield effect
