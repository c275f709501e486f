"""The pytest plugin that runs the contract for every scenario or encounter of a rulebook."""

from __future__ import annotations

import pytest

from .contract import ContractTests
from .games import scenes


def pytest_configure(config: pytest.Config) -> None:
    """Make the marks of the contract known."""
    config.addinivalue_line("markers", "shortest: for the shortest scenario or encounter alone")
    config.addinivalue_line("markers", "slow: long runs, for the night; run with -m slow")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run each test of a contract for every scenario or encounter that comes with the rulebook."""
    if metafunc.cls is None or not issubclass(metafunc.cls, ContractTests) or "scenario" not in metafunc.fixturenames:
        return
    names = scenes(metafunc.cls.rulebook)
    alone = metafunc.definition.get_closest_marker("shortest")
    metafunc.parametrize("scenario", names[:1] if alone else names)
