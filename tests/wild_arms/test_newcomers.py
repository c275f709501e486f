"""What people have with them as an encounter brings them in."""

from __future__ import annotations

from dataclasses import replace

from hantei.rulebooks.wild_arms.rules.newcomers import fighter
from hantei.rulebooks.wild_arms.rules.supply import supplied
from hantei.rulebooks.wild_arms.start import new_fight

from .battles import content


def test_who_is_written_down_as_unsupplied_carries_no_wanderer_set() -> None:
    """WA-18.15: all items of the set are lost with the supplied state."""
    c = new_fight({"scenario": "mirror_four", "rulings": {}}, content("mirror_four"))
    unit = next(unit for unit in c.scene.fighters if supplied(c, unit.id))
    c.fighters[unit.id] = fighter(c, replace(unit, statuses=("unsupplied",)), 0)
    assert not supplied(c, unit.id)
