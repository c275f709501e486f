"""Boards drawn with a pointer: what a press changes in the file, as the rulebook of each says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from hantei.content import read
from hantei.core.message import BadSetup
from hantei.library import scenario_text
from hantei.scenes import plots
from hantei.scenes.drafting import Press
from hantei.scenes.plots import lettered
from hantei.workshop.boarding import pressed as after_press
from hantei.workshop.boarding import sketching

from .test_pages import let_in, posted

DRAWN = {"gundog": "office_raid", "senki": "bridge", "shadowrun4": "warehouse", "wild_arms": "saloon"}


def text_of(book: str) -> str:
    """The text of the encounter that is drawn on."""
    return scenario_text(book, DRAWN[book])[1]


def pressed(tmp_path: Path, text: str, **press: str) -> Any:
    """What a press answers."""
    with let_in(tmp_path / "a.yaml", "en") as browser:
        return posted(browser, "press", text=text, **press).json()


def changed(before: str, after: str) -> tuple[list[str], list[str]]:
    """The lines that are gone, and those that are new."""
    old, new = before.splitlines(), after.splitlines()
    return [one for one in old if one not in new], [one for one in new if one not in old]


@pytest.mark.parametrize("book", DRAWN)
def test_everybody_is_on_the_board(book: str) -> None:
    text = text_of(book)
    found = sketching(text, "a", "ja")
    entries = text.count("{character: ")
    assert sum(piece.id.startswith(("units:", "fighters:")) for piece, _ in found.pieces) == entries
    assert len(found.newcomers) > 5
    assert len(found.sides) == 2
    assert all(face.name and face.name != piece.id for piece, face in found.pieces)


def test_a_machine_is_moved_added_and_removed(tmp_path: Path) -> None:
    text = text_of("senki")
    after = pressed(tmp_path, text, brush="move", piece="units:0", at="3,5")["text"]
    old, new = changed(text, after)
    assert old == ['  - {character: thistle, side: pc, at: "2,4"}']
    assert new == ["  - {character: thistle, side: pc, at: '3,5'}"]
    after = pressed(tmp_path, text, brush="add", newcomer="oak", side="pc", at="0,0")["text"]
    assert changed(text, after) == ([], ["  - {character: oak, side: pc, at: '0,0'}"])
    after = pressed(tmp_path, text, brush="remove", piece="units:0", at="2,4")["text"]
    assert changed(text, after) == (['  - {character: thistle, side: pc, at: "2,4"}'], [])


def test_a_mark_is_painted_and_rubbed_out(tmp_path: Path) -> None:
    text = text_of("senki")
    wet = pressed(tmp_path, text, brush="water", at="0,3")["text"]
    assert wet.splitlines().count("    - ~...oooo....") == 1
    assert pressed(tmp_path, wet, brush="water", at="0,3")["text"].count("....oooo....") == 2
    assert pressed(tmp_path, text, brush="clear", at="4,4")["text"].count(".....ooo....") == 1


def test_a_wall_stands_between_two_squares(tmp_path: Path) -> None:
    text = text_of("senki")
    walled = pressed(tmp_path, text, brush="wall", before="0,1", at="0,2")["text"]
    assert "between: ['0,1', '0,2']" in walled
    door = pressed(tmp_path, walled, brush="door", before="0,2", at="0,1")["text"]
    assert "kind: door" in door
    assert "'0,1', '0,2'" not in door
    assert "between:" not in pressed(tmp_path, door, brush="door", before="0,1", at="0,2")["text"]
    assert "side by side" in pressed(tmp_path, text, brush="wall", before="0,1", at="3,3")["said"]


@pytest.mark.parametrize("book", ["gundog", "shadowrun4"])
def test_people_go_to_places_and_places_lie_elsewhere(tmp_path: Path, book: str) -> None:
    text = text_of(book)
    found = sketching(text, "a", "en")
    where = {piece.id: piece.at for piece, _ in found.pieces}
    first = next(piece.id for piece, _ in found.pieces if piece.id.startswith("places:"))
    place = first.removeprefix("places:")
    free = next(f"{x},0" for x in range(20) if f"{x},0" not in where.values())
    moved = pressed(tmp_path, text, brush="move", piece="units:1", at=where[first])["text"]
    assert (
        sketching(moved, "a", "en").pieces[[piece.id for piece, _ in found.pieces].index("units:1")][0].at
        == where[first]
    )
    assert "no place here" in pressed(tmp_path, text, brush="move", piece="units:1", at=free)["said"]
    assert "Somebody begins" in pressed(tmp_path, moved, brush="remove", piece=first, at=where[first])["said"]
    fresh = pressed(tmp_path, text, brush="place", at=free)["text"]
    (line,) = changed(text, fresh)[1]
    assert "place_" in line
    far = pressed(tmp_path, text, brush="move", piece=first, at=free)["text"]
    (before,), (after,) = changed(text, far)
    assert before.split("at:")[0] == after.split("at:")[0]
    assert place in before


def test_who_is_moved_into_the_open_leaves_their_cover_behind(tmp_path: Path) -> None:
    text = text_of("shadowrun4")
    where = {piece.id: piece.at for piece, _ in sketching(text, "a", "en").pieces}
    plain = read(text, "a").value
    assert plain["units"][0]["cover"]
    for covered in (True, False):
        name = next(name for name, one in plain["map"]["places"].items() if bool(one.get("cover")) == covered)
        after = pressed(tmp_path, text, brush="move", piece="units:0", at=where[f"places:{name}"])["text"]
        assert read(after, "a").value["units"][0].get("cover", False) == covered


def test_places_at_tenths_of_a_metre_lie_on_the_square_that_holds_them(tmp_path: Path) -> None:
    """Shadowrun 4 has tenths: -4.5 lies left of -4."""
    text = text_of("shadowrun4")
    where = {piece.id: piece.at for piece, _ in sketching(text, "a", "en").pieces}
    name = next(one for one in where if one.startswith("places:")).removeprefix("places:")
    (line,) = [one for one in text.splitlines() if one.strip().startswith(f"{name}: {{")]
    x, y = re.findall(r'at: "(-?\d+),(-?\d+)"', line)[0]
    tenths = text.replace(line, line.replace(f'at: "{x},{y}"', f'at: "{x}.5,{y}.5"'))
    assert {piece.id: piece.at for piece, _ in sketching(tenths, "a", "en").pieces} == where
    assert plots.coordinates("-4.5,2.9") == (-5, 2)


def test_somebody_changes_sides(tmp_path: Path) -> None:
    text = text_of("wild_arms")
    first, other = sketching(text, "a", "en").sides
    after = pressed(tmp_path, text, brush="move", piece="fighters:0", at=other)["text"]
    (before,), (new,) = changed(text, after)
    assert before.replace(f"faction: {first}", f"faction: {other}") == new


def test_what_has_no_board_says_so(tmp_path: Path) -> None:
    with let_in(tmp_path / "a.yaml", "en") as browser:
        for text in (scenario_text("urban_assault", "quarry_town")[1], "hantei: gundog/character/1\nid: x\n"):
            assert "no board" in posted(browser, "board", text=text).json()["said"]
        assert posted(browser, "board", text=text_of("senki")).json()["html"].count('class="point') == 12 * 8
        assert posted(browser, "board", text="hantei: senki/1\nid: x\n").status_code == 422


NOWHERE = ("", "x", "zz,1", "1", "-1,0", "99,0", "0,99", "00,1", "0,1,2")
"""What no square of a board is called."""


@pytest.mark.parametrize("at", NOWHERE)
def test_a_press_beside_the_board_changes_nothing(at: str) -> None:
    """Whoever sends it: a machine would stand where there is no square, a wall would not be between two."""
    text = text_of("senki")
    for press in (Press("move", at, "units:0"), Press("water", at), Press("wall", at, before="0,1")):
        with pytest.raises(BadSetup) as refused:
            after_press(text, press)
        assert refused.value.message == "draft-no-place"
    with pytest.raises(BadSetup) as refused:
        after_press(text, Press("wall", "0,1", before=at))
    assert refused.value.message == "draft-no-place"
    with pytest.raises(BadSetup) as refused:
        after_press(text_of("gundog"), Press("place", at))
    assert refused.value.message == "draft-no-place"


@pytest.mark.parametrize("book", DRAWN)
def test_only_the_tools_of_a_board_draw_on_it(book: str) -> None:
    with pytest.raises(BadSetup) as refused:
        after_press(text_of(book), Press("glue", "0,0"))
    assert refused.value.message == "draft-no-brush"


@pytest.mark.parametrize(("newcomer", "side"), [("nobody", "pc"), ("oak", "nobodys")])
def test_nobody_comes_whom_the_book_does_not_know(newcomer: str, side: str) -> None:
    with pytest.raises(BadSetup) as refused:
        after_press(text_of("senki"), Press("add", "0,0", newcomer=newcomer, side=side))
    assert refused.value.message == "draft-who-new"


def test_every_place_has_letters_of_its_own() -> None:
    """Z is followed by AA, ZZ by AAA."""
    assert [lettered(number) for number in (0, 25, 26, 51, 52, 701, 702, 703)] == [
        "A", "Z", "AA", "AZ", "BA", "ZZ", "AAA", "AAB",
    ]  # fmt: skip
    assert len({lettered(number) for number in range(20_000)}) == 20_000
