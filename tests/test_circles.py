"""Imports make no circle, in Hantei as in every rulebook, whose contract asks for it."""

from __future__ import annotations

from pathlib import Path

import pytest

import hantei
from hantei.testing.circles import circle


def test_there_is_no_circle() -> None:
    assert circle(Path(hantei.__file__).parent) == []


@pytest.mark.parametrize("line", ["from . import commands", "from .commands import read", "import sixth.commands"])
def test_a_circle_is_found(tmp_path: Path, line: str) -> None:
    package = tmp_path / "sixth"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "views.py").write_text(f"{line}\n", encoding="utf-8")
    (package / "commands.py").write_text("X = 1\n", encoding="utf-8")
    assert circle(package) == []
    (package / "commands.py").write_text("from .views import show\n", encoding="utf-8")
    assert set(circle(package)) == {"sixth.views", "sixth.commands"}
