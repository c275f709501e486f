"""A machine player that counts what a strike is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision

from ..rules.embers import may_kindle
from ..rules.field import REEDS, distance, foes, in_reach, mark, place, square
from ..rules.strikes import guard
from ..state import Game

if TYPE_CHECKING:
    from random import Random


def heuristic(c: Game, decision: Decision, rng: Random) -> Answer:
    """Answer any question of this rulebook; of equal answers give the first."""
    who = str(decision.about["who"])
    if isinstance(decision, Amount):
        return stake(c, decision)
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    if decision.kind == "move":
        return max(decision.options, key=lambda at: worth_of_place(c, who, at))
    if decision.kind == "action":
        return action(c, who, decision)
    if decision.kind == "target":
        return max(decision.options, key=lambda foe: worth_of_target(c, foe))
    return flare(decision)


def worth_of_place(c: Game, who: str, at: str) -> tuple[int, int, int]:
    """Rank squares: one from which somebody can be struck, in reeds if possible; else the nearest to a foe. Somebody
    with one ember left who could win some back keeps away from all.
    """
    here, reach = square(at), c.record(who).reach
    gaps = [distance(here, place(c, foe)) for foe in foes(c, who)]
    nearest = min(gaps, default=0)
    if c.keepers[who].embers == 1 and c.record(who).embers > 1:
        return (nearest > 1, nearest, mark(c, here) == REEDS)
    return (nearest <= reach, (mark(c, here) == REEDS) + min(nearest, reach) if nearest <= reach else -nearest, 0)


def action(c: Game, who: str, decision: Choice) -> str:
    """Strike unless it risks the last ember for little; else win embers back, else bank."""
    reached = in_reach(c, who)
    if reached and (c.keepers[who].embers > 1 or not may_kindle(c, who)):
        return "strike"
    return next(option for option in ("kindle", "bank") if option in decision.options)


def worth_of_target(c: Game, foe: str) -> tuple[int, int]:
    """Rank targets: the one that a die hits most often, then the one with the fewest embers."""
    return -guard(c, foe).value, -c.keepers[foe].embers


def stake(c: Game, decision: Amount) -> int:
    """Stake as many embers as can put the other out, but not the last one if there are more."""
    held = c.keepers[str(decision.about["who"])].embers
    wanted = c.keepers[str(decision.about["target"])].embers + 1
    return max(decision.low, min(decision.high, held - 1, wanted))


def flare(decision: Choice) -> str:
    """KG-3.6: a flare costs an ember; flare if that stops or gutters enough dice."""
    staked, needed = (int(str(decision.about[name])) for name in ("staked", "guard"))
    return "flare" if staked * (6 - needed + 1) > 6 else "hold"
