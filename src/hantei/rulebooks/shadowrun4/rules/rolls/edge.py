"""Chapter 2: Edge: points spent and burned (エッジ・ポイント)."""

from __future__ import annotations

from hantei.core.table import Table

from ...state import Run
from ..figures import edge_rating


def can_spend(c: Run, who: str) -> bool:
    """SR-2.2, SR-2.3: whether a point is left."""
    return c.actors[who].edge > 0


def spend(c: Run, table: Table, who: str, use: str) -> None:
    """SR-2.3: a point is gone."""
    actor = c.actors[who]
    actor.edge -= 1
    table.tell("edge", who=who, use=use, left=actor.edge)


def can_burn(c: Run, who: str) -> bool:
    """SR-2.4: whether there is a rating to burn; by ruling an unspent point is needed."""
    return edge_rating(c, who) > 0 and (c.rulings["burn_needs_point"] == "rating_only" or can_spend(c, who))


def burn(c: Run, table: Table, who: str, use: str) -> None:
    """SR-2.4: the rating falls by 1; an unspent point goes with it, if there is one."""
    actor = c.actors[who]
    actor.burned += 1
    spent = min(1, actor.edge)
    actor.edge -= spent
    table.tell("edge_burned", who=who, use=use, rating=edge_rating(c, who), left=actor.edge, spent=spent)


def refresh(c: Run, who: str, points: int | None = None) -> None:
    """SR-2.3: all spent points come back at a break of the scenario, or as many as the game master names."""
    actor, most = c.actors[who], edge_rating(c, who)
    actor.edge = most if points is None else min(most, actor.edge + points)


def usable(c: Run, who: str, use: str, used: list[str]) -> bool:
    """SR-2.18: each benefit costs its own point, once in a test; by ruling one point in all, or any number."""
    reading = c.rulings["edge_uses_per_test"]
    if not can_spend(c, who) or (reading == "one_point" and used):
        return False
    return reading == "unlimited" or use not in used


def asks(c: Run, who: str) -> bool:
    """Whether the player of somebody wants to be asked about tests now."""
    return not c.actors[who].quiet
