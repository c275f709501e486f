"""Where saves lie."""

from __future__ import annotations

import os
from pathlib import Path
from pwd import getpwuid

import pytest

from hantei.cli.saves import directory


def test_an_empty_home_is_not_the_root_of_all_files(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("HOME", "")
    assert directory() == Path(getpwuid(os.getuid()).pw_dir) / ".local" / "share" / "hantei" / "saves"
    monkeypatch.setenv("HOME", "/somewhere")
    assert directory() == Path("/somewhere/.local/share/hantei/saves")
