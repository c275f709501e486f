"""Rooms for Udonarium, read as its own reader reads them: what that takes, and what it drops."""

from __future__ import annotations

import json
from hashlib import sha256
from io import BytesIO
from typing import Any
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from hantei.core.roster import Figure, Gauge, Sheet, SheetRoll
from hantei.core.text import Text
from hantei.exchange import udonarium
from hantei.exchange.udonarium import Note, Picture, PlacedPiece, TableGround, TableScene
from hantei.text import Catalogue

NUMBERS = {"width", "height", "gridSize", "gridType", "rotate", "roll", "posZ", "location.x", "location.y", "zindex"}
"""Attributes that its reader takes for JSON, since the value they have before is no text; `selected` is a boolean."""

KNOWN = {"room", "game-table", "character", "text-note", "data", "chat-palette"}
"""Elements that it makes something of; it drops others without a word."""

PICTURE = Picture("<svg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/>")
HOLLY = Sheet(
    "holly", Text("ヒイラギ", "Holly"), gauges=[Gauge("HP", 30, 45), Gauge("TS", 1)],
    figures=[Figure(Text("装甲", "armour"), 3)], gear=[Text("長槍", "spear")], conditions=[Text("<転倒>&", "prone")],
    rolls=[SheetRoll("2D6+8", Text("白兵値", "melee"))],
)  # fmt: skip
SCENE = TableScene(
    [TableGround("橋", 12, 8, PICTURE), TableGround("裏", 3, 3)],
    [PlacedPiece(HOLLY, PICTURE, (2.0, 3.5)), PlacedPiece(Sheet("x", "X", out=True)), PlacedPiece(Sheet("y", "Y"))],
    [Note("橋", "1行目\n2行目 \x07\ud800")],
    "MetallicGuardian",
)


def files(data: bytes) -> dict[str, bytes]:
    """What lies in an archive."""
    with ZipFile(BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def read(element: ElementTree.Element) -> dict[str, Any]:
    """An element as Udonarium reads it: attributes by their kinds; the text only where it holds no elements."""
    assert element.tag in KNOWN
    attributes: dict[str, Any] = dict(element.attrib)
    if element.tag != "data":
        attributes = {
            name: json.loads(value) if name in NUMBERS or name == "selected" else value
            for name, value in attributes.items()
        }
    children = [read(child) for child in element]
    if children:
        assert not (element.text or "").strip()  # it would be lost
    return {"is": element.tag, **attributes, "value": "" if children else element.text or "", "holds": children}


def named(node: dict[str, Any], *names: str) -> dict[str, Any]:
    """What is found in a node by the first data of each name, however deep."""
    for name in names:
        node = next(one for one in every(node) if one.get("name") == name)
    return node


def every(node: dict[str, Any]) -> list[dict[str, Any]]:
    """All that a node holds."""
    return [found for child in node["holds"] for found in (child, *every(child))]


@pytest.fixture
def room() -> dict[str, Any]:
    return read(ElementTree.fromstring(files(udonarium.archive(SCENE, Catalogue("ja")))["data.xml"]))  # noqa: S314


def test_a_room_has_its_tables_and_shows_the_first(room: dict[str, Any]) -> None:
    first, second = [one for one in room["holds"] if one["is"] == "game-table"]
    assert (first["name"], first["width"], first["height"], first["selected"]) == ("橋", 12, 8, True)
    assert first["imageIdentifier"] == PICTURE.id
    assert second["selected"] is False
    assert second["imageIdentifier"] == ""


def test_pieces_stand_in_their_squares_or_away_from_the_table(room: dict[str, Any]) -> None:
    """A square is 50 units wide: 2 squares right and 3.5 down are 100 and 175."""
    holly, gone, spare = [one for one in room["holds"] if one["is"] == "character"]
    assert (holly["location.name"], holly["location.x"], holly["location.y"]) == ("table", 100, 175)
    assert gone["location.name"] == "graveyard"
    assert spare["location.name"] == "common"


def test_a_piece_has_its_figures_where_the_sheet_there_looks_for_them(room: dict[str, Any]) -> None:
    holly = next(one for one in room["holds"] if one["is"] == "character")
    root = next(one for one in holly["holds"] if one.get("name") == "character")
    assert [one["name"] for one in root["holds"]] == ["image", "common", "detail"]
    assert named(root, "common", "name")["value"] == "ヒイラギ"
    assert named(root, "imageIdentifier")["type"] == "image"
    hp, ts = named(root, "detail", "HP"), named(root, "detail", "TS")
    assert (hp["type"], hp["currentValue"], hp["value"]) == ("numberResource", "30", "45")
    assert (ts["currentValue"], ts["value"]) == ("1", "1")
    assert named(root, "detail", "装甲")["value"] == "3"
    assert named(root, "detail", "メモ")["value"] == "状態：<転倒>&\n所持：長槍"


def test_its_rolls_are_a_palette_for_the_bot_of_the_book(room: dict[str, Any]) -> None:
    holly = next(one for one in room["holds"] if one["is"] == "character")
    palette = next(one for one in holly["holds"] if one["is"] == "chat-palette")
    assert (palette["dicebot"], palette["value"]) == ("MetallicGuardian", "2D6+8 白兵値")


def test_notes_lie_beside_the_table_without_what_xml_cannot_say(room: dict[str, Any]) -> None:
    note = next(one for one in room["holds"] if one["is"] == "text-note")
    assert named(note, "title")["value"] == "橋"
    assert named(note, "text")["value"] == "1行目\n2行目 "
    assert note["location.x"] < 0


def test_pictures_go_by_the_hash_of_their_bytes_and_come_first() -> None:
    found = files(udonarium.archive(SCENE, Catalogue("ja")))
    assert list(found) == [f"{PICTURE.id}.svg", "data.xml"]
    assert sha256(found[f"{PICTURE.id}.svg"]).hexdigest() == PICTURE.id


def test_pieces_alone_are_files_of_their_own() -> None:
    """Only a room takes the place of what is there."""
    found = files(udonarium.pieces(SCENE, Catalogue("en")))
    roots = [read(ElementTree.fromstring(data))["is"] for name, data in found.items() if name.endswith(".xml")]  # noqa: S314
    assert roots == ["character"] * 3


def test_the_same_scene_is_the_same_file() -> None:
    assert udonarium.archive(SCENE, Catalogue("ja")) == udonarium.archive(SCENE, Catalogue("ja"))
