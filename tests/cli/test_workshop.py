"""`hantei workshop`: what it does not begin with; the page itself is tested in `tests/workshop`."""

from __future__ import annotations

from pathlib import Path

import pytest

from hantei.cli import crafting
from hantei.workshop.workshop import place_of, workshop

from .table import Hantei

CASES = "rulebook: senki\ncases: []\n"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["cases.yaml"], "is a file of cases"),
        (["nowhere/new.yaml"], "cannot be written"),
        (["."], "cannot be written"),
        (["binary.yaml"], "UTF-8"),
        (["new.yaml", "--port", "many"], "many"),
        (["new.yaml", "--level", "3"], "--squad"),
        (["new.yaml", "--squad", "nobody.yaml"], "nobody.yaml"),
    ],
)
def test_what_a_workshop_does_not_begin_with(
    hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "cases.yaml").write_text(CASES)
    (tmp_path / "binary.yaml").write_bytes(b"\xff\xfe")
    ran = hantei("workshop", *words, "--lang", "en")
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err


def test_a_second_workshop_of_a_file_is_refused(
    hantei: Hantei, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two of them would write each other's tables and versions; workshops of two files do not meet."""
    monkeypatch.setattr(crafting, "directory", lambda: tmp_path / "data" / "saves")
    file = tmp_path / "a.yaml"
    workshop(file, place_of(file, tmp_path / "data"), "token", 1)
    ran = hantei("workshop", str(file), "--lang", "en")
    assert (ran.code, "Traceback" in ran.err) == (2, False)
    assert place_of(file, tmp_path) != place_of(tmp_path / "sub" / "a.yaml", tmp_path)
