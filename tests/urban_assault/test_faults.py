"""The check of scenarios (UA-SC.32): every kind of fault, at its place and line, with what was found and is allowed.

Each case changes the sound scenario in one or two places; its faults, and no others, must be reported.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hantei import dossiers
from hantei.core.message import BadSetup
from hantei.scenario_check import check_file, schema
from hantei.text import Catalogue
from tests.cli.test_squads import FAULTS, KURZ

from .broken_battles import BATTLE, FIGURES, FLOW, MAPS, WORDS
from .broken_idle import IDLE
from .broken_tables import OVERRIDES, REFERENCES, TABLES
from .yard import CHIEF, ROOT, RULEBOOK, TOWER, YARD, C, Change, Expected, changed, check, line_of, plain

CASES = [*TABLES, *REFERENCES, *OVERRIDES, *FIGURES, *FLOW, *MAPS, *BATTLE, *WORDS, *IDLE]


def test_the_sound_scenario_has_no_faults(tmp_path: Path) -> None:
    assert check(tmp_path, YARD) == []


@pytest.mark.parametrize(("changes", "expected"), CASES)
def test_every_fault_is_found_at_its_place(
    tmp_path: Path, changes: Change | tuple[Change, ...], expected: list[Expected]
) -> None:
    text = changed((changes,) if isinstance(changes, Change) else changes)
    wanted = [(line_of(text, e.line), e.place, e.message, dict(e.args), e.severity) for e in expected]
    assert plain(check(tmp_path, text)) == sorted(wanted, key=lambda fault: fault[:3])


def test_three_faults_are_reported_together_with_warnings_among_them(tmp_path: Path) -> None:
    """UA-SC.32: three faults in a file, all three reported."""
    changes = (
        C('    "21": yard\n', ""),
        C("table: crate", "table: crates"),
        C('        "6": hostile\n', ""),
        C("deployment_cap: 20\n", "deployment_cap: -3\n"),
        C("    use_when: outside\n", ""),
    )
    text = changed(changes)
    found = check(tmp_path, text)
    assert [(f.line, f.said.id, f.severity) for f in found] == [
        (5, "fault-at-least", "error"),
        (26, "fault-use-never", "warning"),
        (38, "fault-rows-missing", "error"),
        (62, "fault-unknown-name-guess", "error"),
        (113, "fault-rows-missing", "error"),
    ]


def test_faults_of_shape_come_first_and_alone(tmp_path: Path) -> None:
    """UA-SC.1, UA-SC.5, UA-SC.7, UA-35.24: what the shape of the file already shows."""
    changes = (
        C("title: {ja: 庭, en: The Yard}\n", ""),
        C("    title: {ja: 路地, en: Alley}\n    space: indoor", "    title: {ja: 路地, en: Alley}\n    space: roof"),
        C("        level: 5\n", ""),
        C('"6": hostile', '"6": fanatical'),
    )
    text = changed(changes)
    assert [(f.place, f.said.id) for f in check(tmp_path, text)] == [
        ("title", "fault-missing"),
        ("tiles.alley.space", "fault-unknown-value"),
        (f"{CHIEF}.level", "fault-missing"),
        (f"{TOWER}.reactions.6", "fault-unknown-value"),
    ]


def test_every_fault_can_be_said_in_both_languages(tmp_path: Path) -> None:
    catalogues = [Catalogue(lang, [RULEBOOK / "text"]) for lang in ("ja", "en")]
    said = set()
    for changes, _ in CASES:
        for fault in check(tmp_path, changed((changes,) if isinstance(changes, Change) else changes)):  # type: ignore[arg-type]
            assert all(catalogue.say(fault.said) for catalogue in catalogues)
            said.add(fault.said.id)
    for before, after, _, _ in FAULTS.values():
        for fault in dossiers.faults_of(KURZ.replace(before, after), "kurz.yaml", "urban_assault"):
            assert all(catalogue.say(fault.said) for catalogue in catalogues)
            said.add(fault.said.id)
    ids = {name for name in catalogues[0].ids if name.startswith("fault-")} - Catalogue("ja").ids
    assert ids <= said, ids - said


@pytest.mark.parametrize("file", sorted((RULEBOOK / "scenarios").glob("*.yaml")), ids=lambda file: file.stem)
def test_the_scenarios_that_come_with_the_rulebook_are_sound(file: Path) -> None:
    assert check_file(file, "urban_assault") == []


def test_the_published_schema_is_up_to_date() -> None:
    """Write it anew with `json.dumps(schema("urban_assault"), ensure_ascii=False, indent=2)` and a line end."""
    published = ROOT.parent.parent / "docs" / "schema" / "urban_assault-scenario.json"
    assert json.loads(published.read_text(encoding="utf-8")) == schema("urban_assault")


def test_only_rulebooks_that_there_are_can_be_asked(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no-such-rulebook"):
        check_file(tmp_path / "x.yaml", "duel")
    with pytest.raises(BadSetup, match="no-such-rulebook"):
        schema("duel")
