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
MOTH = NEEDLE.with_name("moth.chum")


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
    assert_said(needle)


def assert_said(found: Imported) -> None:
    """Everything left behind can be said in both languages."""
    for lang in ("ja", "en"):
        catalogue = library.shelf("shadowrun4").catalogue(lang)
        assert all(catalogue.say(fault.said) for fault in found.left)


@pytest.fixture(scope="module")
def moth() -> Imported:
    return imported(MOTH.read_bytes(), "moth.chum")


@pytest.fixture(scope="module")
def moths_file(moth: Imported) -> dict[str, Any]:
    found: dict[str, Any] = read(moth.text, "moth.yaml").value
    return found


def test_spells_that_do_damage_are_records_of_what_the_file_says(moths_file: dict[str, Any]) -> None:
    """The first has a name of the book. One sent at its target is resisted like the book's, one of the body by it."""
    assert moths_file["character"]["spells"] == ["will_lance", "moth_storm", "bone_chill"]
    storm, chill = (moths_file["arsenal"]["spells"][name] for name in ("moth_storm", "bone_chill"))
    assert storm == {
        "name": {"ja": "Moth Storm", "en": "Moth Storm"}, "resist": "reaction", "damage": "P", "base": "force",
        "armour": "ballistic", "area": True, "drain_plus": 3,
    }  # fmt: skip
    assert chill == {
        "name": {"ja": "Bone Chill", "en": "Bone Chill"}, "resist": "body", "damage": "S", "base": "half_force",
        "drain_plus": -1,
    }  # fmt: skip


def test_foci_are_those_that_are_bound_and_serve_a_whole_skill(moths_file: dict[str, Any]) -> None:
    (focus,) = moths_file["character"]["foci"]
    assert moths_file["character"]["active"] == [focus]
    assert (moths_file["arsenal"]["foci"][focus]["serves"], moths_file["arsenal"]["foci"][focus]["rating"]) == (
        "spellcasting",
        3,
    )


def test_a_commlink_has_the_figures_of_its_system_and_runs_its_programs(moths_file: dict[str, Any]) -> None:
    """Of two commlinks the better one; a program that is not loaded lies at hand."""
    one = moths_file["character"]
    device = moths_file["arsenal"]["devices"][one["commlink"]]
    assert (device["name"]["en"], device["response"], device["system"], device["firewall"]) == ("Night Clerk", 4, 4, 3)
    assert (one["programs"], one["stored"]) == ({"analyze": 3}, {"armour": 2})


def test_rounds_fill_clips_or_lie_loose(moths_file: dict[str, Any]) -> None:
    """40 rounds are three clips of 12 and some; a weapon that takes no clips has its 10 loose."""
    one = moths_file["character"]
    assert (one["clips"], one["loose"]) == ({"grandmother": 3}, {"pocket_watch": 10})
    assert moths_file["arsenal"]["weapons"]["grandmother"]["sights"] == ["laser"]


def test_sight_comes_from_gear_and_from_birth(moths_file: dict[str, Any]) -> None:
    assert sorted(moths_file["character"]["senses"]) == ["low_light", "thermographic"]
    assert moths_file["character"]["skills"] == {"spellcasting": 4, "throwing": 2}


def test_nothing_of_magic_and_gear_is_dropped_without_a_word(moth: Imported) -> None:
    lines = MOTH.read_text(encoding="utf-8").splitlines()
    told = {fault.line: fault.said.id.removeprefix("sr-chummer-") for fault in moth.left}
    expected = {
        "Back Alley": "tradition", "Light Sleeper": "worked-out", "Hidden Pocket": "left", "Lost Focus": "left",
        "Sim Module": "left", "Needle Rain": "left", "Quiet Hands": "left",
    }  # fmt: skip
    inside = {
        "Sleight of Soul": "spell", "Summoning Focus": "left", "Binding Focus": "left", "Spare Clerk": "left",
        "Old Goggles": "left", "Moth Storm": "cast-alike", "Bone Chill": "cast-alike", "Grandmother": "alike",
        "Pocket Watch": "alike",
    }  # fmt: skip
    for words, how in expected.items():
        assert told.pop(next(number for number, line in enumerate(lines, 1) if words in line)) == how
    for words, how in inside.items():  # what is told is the line on which the whole begins
        assert told.pop(next(number for number, line in enumerate(lines, 1) if f"<name>{words}" in line) - 1) == how
    assert told == {}
    assert_said(moth)


def test_complex_forms_are_programs_of_who_has_resonance() -> None:
    """By the names of programs; one without such a name is told, and so are all of somebody without Resonance."""
    text = MOTH.read_text(encoding="utf-8").replace("<resenabled>False", "<resenabled>True")
    forms = """<techprograms>
      <techprogram><name>Exploit</name><rating>4</rating></techprogram>
      <techprogram><name>Lullaby of Wires</name><rating>2</rating></techprogram>
    </techprograms></character>"""
    with_forms = text.replace("</character>", forms)
    found = imported(with_forms.encode(), "x.chum")
    one = read(found.text, "x").value["character"]
    assert one["programs"] == {"exploit": 4, "analyze": 3}
    assert [str(fault.said.args["name"]) for fault in found.left if fault.said.id == "sr-chummer-program"] == [
        "Lullaby of Wires"
    ]
    without = imported(with_forms.replace("<resenabled>True", "<resenabled>False").encode(), "x.chum")
    assert sum(fault.said.id == "sr-chummer-program" for fault in without.left) == 2


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
    taken = imported(data.encode(), "x.chum")
    found = read(taken.text, "x").value
    assert 0 <= found["character"]["attributes"]["agility"] <= 30
    # the figure before it is worked out stands in for one that is missing
    told = [one.said.args["found"] for one in taken.left if one.said.id == "sr-chummer-figure"]
    assert told == ([figure] if figure else [])
