"""What tests of the web table share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from .tables import Browser, server

if TYPE_CHECKING:
    from .clusters import Cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL, begun when the first test asks for it."""
    from .clusters import cluster  # who tests without the extra needs none

    with cluster() as found:
        yield found


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    """Somebody at a server with a store of its own."""
    with server(tmp_path / "tables.db") as browser:
        yield browser
