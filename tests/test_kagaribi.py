"""A sixth rulebook comes with a package of its own, and nothing in Hantei knows of it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

import pytest

import hantei
from hantei.editions import editions

from .packages import KAGARIBI, environment, installed, run


@pytest.fixture(scope="module")
def env(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, str]:
    place = tmp_path_factory.mktemp("kagaribi")
    return {**installed(KAGARIBI, place / "site"), "XDG_DATA_HOME": str(place)}


def test_it_is_listed_where_its_package_is_installed(env: Mapping[str, str]) -> None:
    assert "Kagaribi" in run(env, "hantei", "list")


@pytest.mark.skipif("kagaribi" in editions(), reason="it is installed where the tests run, too")
def test_it_is_not_listed_otherwise() -> None:
    assert "agaribi" not in run(environment(), "hantei", "list")
    assert "no rulebook “kagaribi”" in run(environment(), "hantei", "list", "kagaribi", expect=2)


def test_nothing_in_the_source_speaks_of_it() -> None:
    source = Path(hantei.__file__).parent
    files = [file for file in source.rglob("*") if file.suffix in (".py", ".ftl", ".html", ".js", ".css", ".tmpl")]
    assert not [file for file in files if "kagaribi" in file.read_text(encoding="utf-8").lower()]


def test_its_cases_are_found_without_being_named(env: Mapping[str, str], tmp_path: Path) -> None:
    found = json.loads(run(env, "hantei", "coverage", "kagaribi", "--json", cwd=tmp_path))["kagaribi"]
    assert found["missing"] == []
    assert found["executable"] == found["proved"] == 23
    where = run(env, "hantei", "rules", "kagaribi", "KG-3.6", "--where", cwd=tmp_path)
    assert "strikes.py" in where
    assert "kagaribi.yaml" in where


def test_it_is_played_and_reckoned_with(env: Mapping[str, str], tmp_path: Path) -> None:
    save = str(tmp_path / "game.hantei")
    assert "Round 1" in run(env, "hantei", "play", "kagaribi", "--auto", "--seed", "1", "--save", save)
    run(env, "hantei", "verify", save)
    # three dice against guard 4: nothing hits with a chance of (1/2)³
    assert "87.50%" in run(env, "hantei", "odds", "kagaribi", "--check", "3 embers>=4")
    assert "1 hit" in run(env, "hantei", "roll", "kagaribi", "2 embers>=5", "--faces", "5,1")
    assert "20 games" in run(env, "hantei", "simulate", "kagaribi", "reed_ford", "-n", "20")
    encounter = KAGARIBI / "src" / "kagaribi" / "encounters" / "reed_ford.yaml"
    run(env, "hantei", "check", str(encounter))


def test_its_encounters_are_published(env: Mapping[str, str], tmp_path: Path) -> None:
    encounter = next(KAGARIBI.glob("src/*/encounters/reed_ford.yaml"))
    run(env, "hantei", "publish", str(encounter), "-o", str(tmp_path / "ford.html"))
    page = (tmp_path / "ford.html").read_text(encoding="utf-8")
    assert "Kagaribi" in page
    assert 'download="reed_ford.yaml"' in page
