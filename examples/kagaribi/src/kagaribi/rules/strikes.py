"""Chapter 3: strikes. Embers are staked as dice; a strike can be met with a flare."""

from __future__ import annotations

from functools import cache

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.dice import Pool
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Game
from .beats import beat
from .embers import lose
from .field import burning, in_reeds

MOST_STAKED = 3
"""KG-3.2: the most embers that can be staked."""

FLARE = 6
"""KG-3.6: the guard of a flare."""


@cache
def dice(n: int, guard: int, flared: bool) -> Pool[tuple[int, int]]:
    """KG-3.3, KG-3.5, KG-3.6: one die for each ember; a die that reaches the guard hits; a 1 gutters, and in a flare a
    2 too.
    """
    return Pool(n, 6, each=lambda face: (face >= guard, face <= 1 + flared), read=lambda hits, gutters: (hits, gutters))


def guard(c: Game, who: str) -> Tally:
    """KG-3.4: the number that a die must reach: the guard of the kind with its changes, from 2 to 6."""
    keeper = c.keepers[who]
    found = Tally(c.record(who).guard, "KG-3.4", "guard")
    found.add(1 if in_reeds(c, who) else 0, "KG-2.3", "reeds")
    found.add(1 if keeper.banked else 0, "KG-4.3", "banked")
    found.add(-1 if keeper.dazzled else 0, "KG-3.8", "dazzled")
    found.at_most(6, "KG-3.4", "most")
    return found


def most_staked(c: Game, who: str) -> int:
    """KG-3.2: from 1 to 3 embers are staked, of those that one has."""
    return min(MOST_STAKED, c.keepers[who].embers)


def may_flare(c: Game, who: str) -> bool:
    """KG-3.6, KG-3.8: whoever has at least two embers and is not dazzled may flare; with a banked fire, as the table
    rules.
    """
    keeper = c.keepers[who]
    barred = keeper.banked and c.rulings["banked_flare"] == "1"
    return keeper.embers > 1 and not keeper.dazzled and not barred


@beat("strike", "KG-3.1", "KG-3.2", "KG-3.3", "KG-3.4", "KG-3.5", "KG-3.6", "KG-3.7")
def strike(c: Game, table: Table, who: str, target: str, staked: int) -> None:
    """A strike that has been declared: the flare, the dice, the embers that go out on both sides."""
    foe = c.keepers[target]
    if not (burning(c, who) and burning(c, target)):  # a game master has ruled so meanwhile
        return
    needed = guard(c, target)
    flared = may_flare(c, target) and flare(c, table, who, target, staked, needed.value)
    if flared:
        lose(c, table, target, 1, target)
        needed.at_least(FLARE, "KG-3.6", "flare")
    hits, gutters = table.pool(dice(staked, needed.value, flared), "strike", who)
    table.tell("strike", needed, who=who, target=target, staked=staked, hits=hits, gutters=gutters, flared=flared)
    lose(c, table, target, hits, who)
    lose(c, table, who, gutters, who)
    if hits > 1 and burning(c, target) and not foe.dazzled:  # KG-3.8
        foe.dazzled = True
        table.tell("dazzled", who=target)
    then(c, ("struck",))


def flare(c: Game, table: Table, who: str, target: str, staked: int, needed: int) -> bool:
    """KG-3.6: before the dice fall, the one struck at may give an ember for a flare."""
    about: dict[str, Fact] = {"who": target, "attacker": who, "staked": staked, "guard": needed}
    answer = table.choose(Choice(c.keepers[target].seat, "flare", "KG-3.6", ["hold", "flare"], about))
    return answer == "flare"
