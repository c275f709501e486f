"""Scenes written in one language alone: every rulebook takes them, and `check` lists what is not translated."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.content import read
from hantei.core.text import Text

from .table import Hantei

SCENES = {
    "urban_assault": "quarry_town",
    "senki": "ace_duel",
    "gundog": "office_raid",
    "wild_arms": "saloon",
    "shadowrun4": "alley_firefight",
}


def japanese(plain: Any) -> Any:
    """Plain data of which the texts of both languages keep the Japanese."""
    if isinstance(plain, dict):
        return plain["ja"] if set(plain) == {"ja", "en"} else {name: japanese(value) for name, value in plain.items()}
    return [japanese(value) for value in plain] if isinstance(plain, list) else plain


@pytest.fixture(params=SCENES)
def scene(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A scene of a rulebook in Japanese alone."""
    shelf = library.shelf(request.param)
    plain = read(shelf.scenario_text(SCENES[request.param])[1], "scene").value
    file = tmp_path / "scene.yaml"
    file.write_text(json.dumps({"language": "ja", **japanese(plain)}, ensure_ascii=False, indent=1), encoding="utf-8")
    return file


def test_a_scene_in_one_language_is_sound(hantei: Hantei, scene: Path) -> None:
    ran = hantei("check", str(scene), "--lang", "ja")
    assert ran.code == 0, ran.out
    assert ran.out.splitlines() == [f"{scene} に誤りはありません。"]


def test_what_is_not_translated_is_listed(hantei: Hantei, scene: Path) -> None:
    data = hantei("check", str(scene), "--lang", "en", "--json").data
    assert (data["errors"], data["warnings"]) == (0, 0)
    lines = scene.read_text(encoding="utf-8").splitlines()
    assert data["untranslated"]
    assert all(not lines[entry["line"] - 1].isascii() for entry in data["untranslated"])
    assert "title" in [entry["place"] for entry in data["untranslated"]]
    assert hantei("check", str(scene), "--lang", "ja", "--json").data["untranslated"] == []


def test_what_is_not_translated_is_counted(hantei: Hantei, tmp_path: Path) -> None:
    text = library.shelf("urban_assault").scenario_text("quarry_town")[1]
    file = tmp_path / "town.yaml"
    file.write_text(text.replace("hantei:", "language: ja\nhantei:", 1), encoding="utf-8")
    assert hantei("check", str(file), "--lang", "en").out.splitlines() == [f"{file} has no faults."]
    plain = read(text, "town").value
    file.write_text(json.dumps({**plain, "language": "ja", "title": "街"}), encoding="utf-8")
    ran = hantei("check", str(file), "--lang", "en")
    assert ran.code == 0
    assert ran.out.splitlines()[-1] == "1 text is not translated into English."
    assert library.heading("town", file.read_text(encoding="utf-8")).title == Text("街", "街")
