"""A new game from an encounter."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hantei.core.rulings import Rulings
from hantei.scenes.muster import asked_for, check_names

from .content.records import Content
from .rules.newcomers import newcomers
from .rulings import RULINGS
from .state import Game


def new_game(setup: Mapping[str, Any], content: Content) -> Game:
    """The state before the first round. Raises `BadSetup` for an encounter or reading that does not exist."""
    c = Game(asked_for(setup, content.encounters), referee=bool(setup.get("referee", False)))
    with_content(c, setup, content)
    c.keepers = newcomers(c)
    check_names(c.keepers, c.scene.sides)
    c.agenda = [("fight",)]
    return c


def with_content(c: Game, setup: Mapping[str, Any], content: Content) -> Game:
    """Give a state what it reads and never changes; the encounter's readings stand over the table's."""
    c.scene, c.records = content.encounters[c.encounter], content.records
    house = Rulings(RULINGS, dict(setup.get("rulings", {})))
    c.rulings = Rulings(RULINGS, {**house, **c.scene.rulings})
    return c
