"""A broken file never starts a game: faults with file and line, exit code 2, no traceback; a sound one is played."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
import yaml

from hantei.cli.main import run
from hantei.library import shelf
from hantei.text import LANGS

from .games import GAMES
from .mutants import mutant

each_game = pytest.mark.parametrize(("book", "scenario"), GAMES)


def fate(book: str, text: str, file: Path, capsys: pytest.CaptureFixture[str], lang: str, play: bool) -> str:
    """What becomes of a file: "refused"; where it is sound "played", or "sound" if it is not to be played."""
    file.write_text(text, encoding="utf-8")
    code = run(["check", str(file), "--json", "--lang", lang])
    out, err = capsys.readouterr()
    assert code in (0, 2)
    assert out or err
    if out:
        found, lines = json.loads(out), len(text.splitlines())
        assert (code == 2) == (found["errors"] > 0)
        assert all(1 <= fault["line"] <= lines and fault["message"] for fault in found["faults"])
    if not code and not play:
        return "sound"
    begun = run(["play", book, "--scenario", str(file), "--auto", "--json", "--seed", "1", "--lang", lang])
    out, err = capsys.readouterr()
    assert begun == code, err
    if not code:
        return "played"
    assert not out
    assert str(file) in err
    return "refused"


def fuzz(
    book: str, scenario: str, number: int, played: int, file: Path, capsys: pytest.CaptureFixture[str]
) -> dict[str, int]:
    """The fates of so many mutants; so many of the sound ones are played."""
    document, rng = yaml.safe_load(shelf(book).scenario_text(scenario)[1]), Random(f"{scenario}/{number}")
    fates: dict[str, int] = {}
    for n in range(number):
        what, text = mutant(document, rng)
        try:
            end = fate(book, text, file, capsys, LANGS[n % 2], fates.get("played", 0) < played)
        except Exception as error:
            raise AssertionError(f"{what}: {error!r}") from error
        fates[end] = fates.get(end, 0) + 1
    return fates


@each_game
def test_a_file_with_something_wrong(
    book: str, scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert fuzz(book, scenario, 8, 0, tmp_path / "own.yaml", capsys)["refused"]


@pytest.mark.slow
@each_game
def test_many_files_with_something_wrong(
    book: str, scenario: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    fates = fuzz(book, scenario, 400, 40, tmp_path / "own.yaml", capsys)
    assert fates["refused"]
    assert fates["played"]
