"""Which games are played under contract every day, and which at night."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

HERE = Path(__file__).parent
EVERY_DAY = 3
"""With so many scenarios and encounters of a rulebook the dear tests are made every day; at night with all."""

DEAR = (
    "test_a_random_game", "test_rosters_can_be_read", "test_a_game_with_everything_that_people_do",
    "test_amendments_are_refused_or_can_be_drawn",
)  # fmt: skip


def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what is for the night."""
    met: dict[tuple[str, str], list[str]] = {}
    for item in items:
        call = getattr(item, "callspec", None)
        name = getattr(item, "originalname", "")
        if call is None or name not in DEAR or HERE not in item.path.parents:
            continue
        scenario, scenarios = str(call.params["scenario"]), met.setdefault((name, str(item.parent)), [])
        if scenario not in scenarios:
            scenarios.append(scenario)
        if scenarios.index(scenario) >= EVERY_DAY:
            item.add_marker("slow")
