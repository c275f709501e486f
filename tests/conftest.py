"""Which tests belong to the quick run, for the inner loop; how examples are drawn."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

HERE = Path(__file__).parent
QUICK = "quick"
LONG = (
    "browser", "cli", "contract", "docs", "env", "faults", "lab", "page", "policies", "web", "workshop",
    "test_balance.py", "test_bare.py", "test_case_format.py", "test_cases.py", "test_counts.py", "test_dear_saves.py",
    "test_forged_saves.py", "test_game.py", "test_journal.py", "test_kagaribi.py", "test_kill.py", "test_mutants.py",
    "test_new_rulebook.py", "test_rulebook_docs.py", "test_score.py", "test_second_reading.py",
)  # fmt: skip
"""Folders and files of tests that start programs, play whole games, or read all pages: the quick run skips them, and
the worked cases, which `hantei cases` runs in half a minute."""

settings.register_profile(
    "same", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("search", database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("same")
"""Each run tries the same examples, however busy the machine: what one run has passed, the next one passes. To look for
others: `pytest --hypothesis-profile search`."""


def is_long(path: Path) -> bool:
    """Whether a folder or file of tests is one that the quick run skips."""
    return path.is_relative_to(HERE) and bool(set(path.relative_to(HERE).parts) & set(LONG))


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """The quick run does not even import what it skips: a third of its time went there."""
    return True if config.getoption("markexpr") == QUICK and is_long(collection_path) else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not is_long(item.path) and item.get_closest_marker("slow") is None:
            item.add_marker(pytest.mark.quick)


@pytest.fixture(scope="session")
def types(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What mypy has worked out of the package, for all that checks code written beside it; workers share it."""
    base = tmp_path_factory.getbasetemp()
    return (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "types"
