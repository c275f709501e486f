"""Characters from Chummer: what is taken over, worked out by hand from a file of our own, and what is refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from hantei import library
from hantei.content import BadContent, read
from hantei.core.message import BadSetup
from hantei.exchange import branches as reading
from hantei.exchange.branches import branches
from hantei.exchange.foreign import Imported, imported

NEEDLE = Path(__file__).parent / "files" / "needle.chum"


@pytest.fixture(scope="module")
def needle() -> Imported:
    return imported(NEEDLE.read_bytes(), "needle.chum")


@pytest.fixture(scope="module")
def sheet(needle: Imported) -> dict[str, Any]:
    found: dict[str, Any] = read(needle.text, "needle.yaml").value
    return found


def test_figures_are_those_that_the_program_worked_out(sheet: dict[str, Any]) -> None:
    """Agility 6 and Reaction 5 with implants; Initiative 5 + 4 + 2; one more pass, since the other is switched off."""
    one = sheet["character"]
    assert one["attributes"] == {
        "body": 3, "agility": 6, "reaction": 5, "strength": 3,
        "charisma": 5, "intuition": 4, "logic": 3, "willpower": 3,
    }  # fmt: skip
    assert (one["edge"], one["initiative"], one["passes"]) == (4, 11, 2)
    assert "magic" not in one  # a figure of 1 stands in the file of everybody, awakened or not
    assert one["metatype"] == "elf"


def test_skills_of_a_group_have_its_rating_and_those_without_one_are_none(sheet: dict[str, Any]) -> None:
    assert sheet["character"]["skills"] == {"pistols": 4, "infiltration": 3, "unarmed": 2}


def test_of_armour_that_is_worn_the_highest_counts(sheet: dict[str, Any]) -> None:
    assert (sheet["character"]["armour"], sheet["character"]["impact"]) == (6, 5)


def test_weapons_are_records_of_their_own(sheet: dict[str, Any]) -> None:
    gun, blade = (sheet["arsenal"]["weapons"][name] for name in ("old_faithful", "bottle_neck"))
    assert (gun["damage"], gun["ap"], gun["modes"], gun["clip"], gun["compensation"]) == ("5P", -1, ["SA"], 15, 2)
    assert gun["skill"] == "pistols"
    assert (blade["damage"], blade["strength"]) == ("2P", True)
    assert sheet["character"]["in_hand"] == ["old_faithful"]


def test_everything_left_behind_is_told_with_its_line(needle: Imported) -> None:
    lines = NEEDLE.read_text(encoding="utf-8").splitlines()
    told = {fault.line: fault.said.id.removeprefix("sr-chummer-") for fault in needle.left}
    expected = {
        "Night Owl": "worked-out", "Heavy Pistols</spec>": "spec", "Night Markets": "skill",
        "Borrowed Reflexes": "worked-out", "Riot Suit": "left", "Rain Maker": "left", "Uncle Boris": "left",
    }  # fmt: skip
    for words, how in expected.items():
        number = next(number for number, line in enumerate(lines, 1) if words in line)
        assert told.pop(number) == how
    assert set(told.values()) == {"alike"}
    for lang in ("ja", "en"):
        catalogue = library.shelf("shadowrun4").catalogue(lang)
        assert all(catalogue.say(fault.said) for fault in needle.left)


def refused(data: bytes) -> tuple[str, int]:
    """The message and the line of a file that is not read."""
    with pytest.raises(BadContent) as caught:
        branches(data, "x.chum")
    fault = caught.value.faults[0]
    return fault.said.id, fault.line


def test_a_file_that_declares_anything_is_refused() -> None:
    bomb = b'<?xml version="1.0"?>\n<!DOCTYPE c [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]>\n<c>&b;</c>'
    assert refused(bomb) == ("xml-declares", 2)
    assert refused(b'<!DOCTYPE c SYSTEM "file:///etc/passwd"><c/>') == ("xml-declares", 1)
    assert refused(b"<c>\n&outside;</c>")[0] == "xml-bad"


@pytest.mark.parametrize("data", [b"", b"<c>", b"<c></d>", b"\x00\x01", b"<?xml version='1.0' encoding='nope'?><c/>"])
def test_what_is_no_xml_is_refused(data: bytes) -> None:
    assert refused(data)[0] == "xml-bad"


def test_files_have_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert refused(b"<a>" * 50 + b"</a>" * 50)[0] == "xml-too-much"
    monkeypatch.setattr(reading, "MOST_BYTES", 10)
    assert refused(b"<abcdefghij/>")[0] == "xml-too-large"


def test_another_program_and_another_document_are_named() -> None:
    with pytest.raises(BadSetup) as caught:
        imported(b"<character/>", "x.por")
    assert ".chum" in str(caught.value.said.args["allowed"])
    with pytest.raises(BadSetup) as caught:
        imported(b"<song><verse/></song>", "x.chum")
    assert caught.value.said.id == "sr-chummer-none"


@pytest.mark.parametrize("figure", ["", "-", "9999999", "-5", "six", "٣"])
def test_figures_that_are_none_do_not_break_it(figure: str) -> None:
    data = NEEDLE.read_text(encoding="utf-8").replace(
        "<totalvalue>6</totalvalue>", f"<totalvalue>{figure}</totalvalue>"
    )
    found = read(imported(data.encode(), "x.chum").text, "x").value
    assert 0 <= found["character"]["attributes"]["agility"] <= 30
