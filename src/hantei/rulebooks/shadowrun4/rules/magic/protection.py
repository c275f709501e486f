"""What protects against spells (4.2, 4.4): barriers, and the spell defence of others."""

from __future__ import annotations

from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run
from ..figures import able, add_focus, apparent, present, skill
from ..street.ground import knows_of, seen


def add_protection(c: Run, target: str, pool: Tally) -> None:
    """SR-4.2.9: a barrier and counterspelling, both, or by ruling the higher of the two."""
    wall = c.actors[target].magic.barrier + c.actors[target].magic.spelled.get("barrier", 0)
    shield = shielding(c, target)
    if c.rulings["barrier_and_counterspelling"] == "higher":
        wall, shield = (wall, 0) if wall > shield else (0, shield)
    pool.add(wall, "SR-4.2.9", "barrier")
    pool.add(shield, "SR-4.4.4", "counterspelling")


def shielding(c: Run, target: str) -> int:
    """SR-4.4.4: the dice of spell defence for somebody: the full counterspelling of their protector, or by ruling the
    part set aside for them; of several protectors the best.
    """
    return max((strength(c, who, target) for who in c.actors if protects(c, who, target)), default=0)


def strength(c: Run, who: str, target: str) -> int:
    """What one protector gives one of the protected."""
    rating = Tally(skill(c, who, "counterspelling"), "SR-4.4.4", "skill-counterspelling")
    if c.rulings["spell_defence_scope"] == "divided":
        rating = Tally(min(rating.value, c.actors[who].magic.shields[target]), "SR-4.4.2", "share")
    add_focus(c, who, "counterspelling", rating)
    return rating.value


def protects(c: Run, who: str, target: str) -> bool:
    """SR-4.4.3: whether somebody protects somebody now: declared, awake, and the other in sight."""
    return target in c.actors[who].magic.shields and able(c.actors[who]) and in_sight(c, who, target)


def in_sight(c: Run, who: str, target: str) -> bool:
    """SR-4.4.3: whether the protector sees the protected; oneself always."""
    if who == target or not present(c.actors[target]):
        return who == target
    return seen(c, who, target) and knows_of(c, who, target) and apparent(c, target, who)


def watch_over(c: Run, table: Table) -> None:
    """SR-4.4.2: protection is over for whoever has left the protector's sight."""
    for who, actor in c.actors.items():
        for name in [name for name in actor.magic.shields if not in_sight(c, who, name)]:
            del actor.magic.shields[name]
            table.tell("unshielded", who=who, target=name)
