"""`hantei new-rulebook`: what it lays out is a sound package at once, and it says what cannot be."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from hantei.cli.laying import NAME, prefixes
from hantei.cli.main import run as hantei

from .packages import environment, installed, run


@pytest.fixture(scope="module")
def laid_out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("new") / "lanterns"
    assert hantei(["--lang", "en", "new-rulebook", "two_lanterns", str(place)]) == 0
    return place


def test_it_is_played_proved_and_keeps_the_contract(laid_out: Path, tmp_path: Path) -> None:
    env = {**installed(laid_out, tmp_path / "site"), "XDG_DATA_HOME": str(tmp_path)}
    assert "Two Lanterns" in run(env, "hantei", "list", cwd=tmp_path)
    assert "The First Fight" in run(env, "hantei", "list", "two_lanterns", cwd=tmp_path)
    game = run(env, "hantei", "play", "two_lanterns", "--auto", "--seed", "1", cwd=tmp_path)
    assert "have won" in game or "without a winner" in game
    cases = run(env, "hantei", "cases", str(laid_out / "src" / "two_lanterns" / "cases"), cwd=tmp_path)
    assert "1 case, 0 failed" in cases
    found = json.loads(run(env, "hantei", "coverage", "two_lanterns", "--json", cwd=tmp_path))["two_lanterns"]
    assert (found["executable"], found["cited"], found["proved"]) == (1, 1, 1)
    encounter = laid_out / "src" / "two_lanterns" / "encounters" / "first.yaml"
    run(env, "hantei", "check", str(encounter), cwd=tmp_path)
    assert re.search(r"\b\d+ passed", run(env, "pytest", str(laid_out), "-p", "no:cacheprovider", cwd=laid_out))


def test_it_is_good_code(laid_out: Path, types: Path) -> None:
    env = environment()
    run(env, "ruff", "check", "--no-cache", ".", cwd=laid_out)
    run(env, "ruff", "format", "--no-cache", "--check", ".", cwd=laid_out)
    run(env, "mypy", "--cache-dir", str(types), "src", "tests", cwd=laid_out)


def test_nothing_of_the_layout_is_left_unnamed(laid_out: Path) -> None:
    files = [file for file in laid_out.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert not [file for file in files if file.suffix == ".tmpl" or "@" in file.name]
    assert not [file for file in files if re.search(r"@(name|title|prefix|PREFIX)@", file.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("name", ["Lantern", "2lanterns", "my-book", "a b", "lantern_", "class", "", "灯"])
def test_a_name_that_no_package_can_bear_is_refused(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert hantei(["--lang", "en", "new-rulebook", name, str(tmp_path / "new")]) == 2
    assert "cannot be the name of a rulebook" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


@pytest.mark.parametrize("name", ["senki", "json", "hantei", "pytest"])
def test_a_name_that_is_taken_is_refused(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert hantei(["--lang", "ja", "new-rulebook", name, str(tmp_path / "new")]) == 2
    assert f"「{name}」というパッケージはすでにあります" in capsys.readouterr().err
    assert not (tmp_path / "new").exists()


def test_a_directory_with_something_in_it_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "mine").write_text("mine", encoding="utf-8")
    assert hantei(["--lang", "en", "new-rulebook", "two_lanterns", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert hantei(["--lang", "en", "new-rulebook", "two_lanterns", str(tmp_path / "mine")]) == 2
    assert "is a file" in capsys.readouterr().err
    assert [file.name for file in tmp_path.iterdir()] == ["mine"]


def test_clauses_begin_as_those_of_no_other_rulebook() -> None:
    assert prefixes("two_lanterns")["@PREFIX@"] == "TL"
    assert prefixes("lantern")["@PREFIX@"] == "LA"
    assert prefixes("skirmish")["@PREFIX@"] == "SKI"  # SK is Senki's
    assert NAME.fullmatch("x")
    assert prefixes("x")["@PREFIX@"] == "XA"
