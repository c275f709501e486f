"""Tests for authors of rulebooks: the contract that every rulebook keeps, and the plugin that runs it."""

import pytest

for _module in ("amendments", "boards", "broken_files", "contract", "inspection", "rosters", "saves", "saying"):
    pytest.register_assert_rewrite(f"{__name__}.{_module}")

from .contract import ContractTests  # noqa: E402 - assertions of modules that are imported earlier say nothing

__all__ = ["ContractTests"]
