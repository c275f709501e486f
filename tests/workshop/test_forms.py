"""A text as a form: its fields come from the schema, and what is filled in changes the text at its place alone."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hantei.library import scenario_text
from hantei.workshop.filling import DEEPEST
from hantei.workshop.forms import Form, FormField, form_of
from hantei.workshop.offered import heads

from .test_pages import FROM, let_in, posted

MILL = """\
hantei: urban_assault/1  # mine
id: mill
language: ja
title: 水車小屋
tiles:
  yard:
    title: 中庭
    events:
      - {do: encounter, units: [{id: dogs, name: 番犬, kind: group, level: 2, number: 3}]}  # balance
      - {do: gain, mre: 1}
"""


def field(form: Form, name: str) -> FormField:
    """The field of a form that the file calls so."""
    return next(one for one in form.fields if one.name == name)


def test_fields_come_from_the_schema_in_the_language_of_the_reader() -> None:
    form = form_of(MILL, ("tiles", "yard", "events", 0, "units", 0), "ja")
    assert [name for _, name in form.trail] == [
        "水車小屋",
        "マップ",
        "中庭",
        "イベント",
        "敵が現れる",
        "ユニット",
        "番犬",
    ]
    level = field(form, "level")
    assert (level.label, level.kind, level.value, level.needed) == ("レベル", "number", 2, True)
    kind = field(form, "kind")
    assert [(one.value, one.name) for one in kind.choices] == [("group", "集団"), ("target", "高脅威目標")]
    assert (field(form, "number").kind, field(form, "number").formula) == ("line", True)
    assert (field(form, "can_withdraw").kind, field(form, "can_withdraw").usual) == ("tick", "False")
    assert field(form, "name").langs == [""]  # the file is in one language


def test_what_stands_there_comes_before_what_may_stand_there() -> None:
    form = form_of(MILL, ("tiles", "yard"), "en")
    names = [one.name for one in form.fields]
    assert names.index("title") < names.index("text")
    assert names.index("events") < names.index("traits")
    assert [one.label for one in field(form, "events").entries] == ["Enemies", "Gain"]
    assert "do=trap" in [one.value for one in field(form, "events").adds]


def test_a_record_that_says_what_it_is_has_the_fields_of_that() -> None:
    text = MILL.replace("{do: gain, mre: 1}", "{}")
    assert [one.name for one in form_of(text, ("tiles", "yard", "events", 1), "en").fields] == ["do"]
    names = [one.name for one in form_of(MILL, ("tiles", "yard", "events", 1), "en").fields]
    assert "mre" in names
    assert "units" not in names


def test_a_place_that_is_not_there_gives_the_nearest_around_it() -> None:
    assert form_of(MILL, ("tiles", "yard", "events", 7, "units"), "en").path == ("tiles", "yard", "events")


def test_an_empty_text_offers_what_can_be_written() -> None:
    assert [one.value for one in form_of("", (), "ja").heads] == heads()


@pytest.mark.parametrize("head", heads())
def test_whatever_is_written_has_a_form(head: str) -> None:
    form = form_of(f"hantei: {head}\nid: x\nlanguage: ja\n", (), "ja")
    assert {"hantei", "id"} < {one.name for one in form.fields if one.needed}
    assert not [one.name for one in form.fields if one.label == one.name and one.name != "id"]


@pytest.mark.parametrize(
    ("book", "scene"),
    [("urban_assault", "salt_quay"), ("gundog", "office_raid"), ("senki", "bridge"), ("wild_arms", "saloon"),
     ("shadowrun4", "warehouse")],
)  # fmt: skip
def test_every_record_of_a_scene_can_be_opened(book: str, scene: str) -> None:
    text = scenario_text(book, scene)[1]

    def walk(path: tuple[str | int, ...]) -> int:
        form = form_of(text, path, "ja")
        assert form.path == path
        inner = [one for outer in form.fields for one in (outer, *outer.entries) if one.kind == "record" and one.value]
        return 1 + sum(walk(one.path) for one in inner)

    assert walk(()) > 5


def test_what_is_filled_in_changes_its_place_alone(tmp_path: Path) -> None:
    number = ["tiles", "yard", "events", 0, "units", 0, "number"]
    with let_in(tmp_path / "mill.yaml", "ja") as browser:
        found = posted(browser, "edit", text=MILL, edits=[{"path": number, "value": 5}]).json()
        assert found["text"] == MILL.replace("number: 3", "number: 5")
        added = {"path": ["tiles", "yard", "events"], "add": True, "value": {"do": "trap"}}
        found = posted(browser, "edit", text=MILL, edits=[added]).json()
        assert found["text"] == MILL + "      - {do: trap}\n"
        assert found["at"] == ["tiles", "yard", "events", 2]
        first = {"path": ["counters"], "add": True, "name": "alarm", "value": {}}
        assert posted(browser, "edit", text=MILL, edits=[first]).json()["text"].endswith("counters: {alarm: {}}\n")
        higher = {"path": ["tiles", "yard", "events", 1], "raise": True}
        moved = posted(browser, "edit", text=MILL, edits=[higher]).json()["text"].splitlines()
        assert "do: gain" in moved[-2]
        assert "do: encounter" in moved[-1]
        assert posted(browser, "line", text=MILL, at=number).json()["line"] == 9
        page = posted(browser, "form", text=MILL, at=number[:-1]).json()
        assert "番犬" in page["html"]
        assert page["at"] == number[:-1]


def test_what_makes_no_sense_is_refused(tmp_path: Path) -> None:
    with let_in(tmp_path / "mill.yaml", "ja") as browser:
        assert posted(browser, "edit", text=MILL, edits=[{"path": "title", "value": 5}]).status_code == 400
        assert posted(browser, "edit", text=MILL, edits=[]).status_code == 400
        for path in (list[str](), ["tiles"]):
            assert posted(browser, "edit", text=MILL, edits=[{"path": path, "raise": True}]).status_code == 400
        nested: list[Any] = []
        for _ in range(DEEPEST):
            nested = [nested]
        assert posted(browser, "edit", text=MILL, edits=[{"path": ["id"], "value": nested}]).status_code == 400
        level = ["tiles", "yard", "events", 0, "units", 0, "level"]
        for at, name in ((level, None), (level, "a"), (["tiles"], None)):
            added = posted(browser, "edit", text=MILL, edits=[{"path": at, "add": True, "name": name, "value": 1}])
            assert added.status_code == 422
            assert str(at[-1]) in added.json()["said"]
        nowhere = posted(browser, "edit", text=MILL, edits=[{"path": ["a", "b"], "value": 5}])
        assert nowhere.status_code == 422
        assert "a.b" in nowhere.json()["said"]
        assert posted(browser, "form", text="a: [", at=[]).status_code == 422


@pytest.mark.parametrize("wanted", [10**400, -(10**400), float("inf"), float("nan"), "5"])
def test_no_figure_is_sought_that_there_cannot_be(tmp_path: Path, wanted: object) -> None:
    with let_in(tmp_path / "mill.yaml", "ja") as browser:
        asked = {"text": MILL, "path": ["id"], "low": 1, "high": 2, "figure": "win", "wanted": wanted}
        body = json.dumps(asked)  # with the words that are no JSON, which Python reads
        assert browser.post("/workshop/balance", content=body, headers=FROM).status_code == 400
