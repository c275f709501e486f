"""Which tests belong to the quick run, for the inner loop."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LONG = (
    "browser", "cli", "contract", "env", "lab", "policies", "web", "test_balance.py", "test_dear_saves.py",
    "test_docs.py", "test_game.py", "test_journal.py", "test_kill.py", "test_score.py",
)  # fmt: skip
"""Folders and files of tests that start programs, play whole games, or read all pages: the quick run skips them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        parts = item.path.relative_to(HERE).parts if item.path.is_relative_to(HERE) else ()
        if not set(parts) & set(LONG) and item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.quick)
