"""Every test of the command line has its own home, speaks English, and finds the toy rulebook on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest

from .table import Hantei, ToyShelf, program, shelve


@pytest.fixture(autouse=True)
def _home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_MESSAGES", "en_GB.UTF-8")  # of LC_ALL a shell would complain where the locale is missing


@pytest.fixture
def hantei(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Hantei:
    return program(monkeypatch, capsys)


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ToyShelf:
    shelf = ToyShelf(tmp_path / "texts")
    shelve(monkeypatch, shelf)
    return shelf


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
