"""Udonarium: a game as a room that is dropped onto its page: tables, pieces with their figures, notes, pictures.

The form is what Udonarium itself writes and reads: a ZIP file of XML and pictures, in which each picture goes by the
SHA-256 of its bytes. A room takes the place of all that was there; single pieces are added to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from io import BytesIO
from xml.etree.ElementTree import Element, SubElement, tostring
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hantei.core.roster import Gauge, Sheet
from hantei.text import Catalogue

from .ccfolia import memo, palette, typed

SQUARE = 50
"""The side of a square of a table there."""

TABLE, STORE, GRAVE = "table", "common", "graveyard"
"""Where a piece is: on the table, in the store that all share, among those who are out of it."""

STAMP = (1980, 1, 1, 0, 0, 0)
"""The time of all files: the same room is the same file."""

NOT_IN_XML = dict.fromkeys([*range(9), 11, 12, *range(14, 32), 0xFFFE, 0xFFFF])
"""Characters that XML cannot say."""


@dataclass(frozen=True)
class Picture:
    """A picture as SVG, with its name in the archive."""

    svg: str

    @property
    def id(self) -> str:
        """How Udonarium calls it."""
        return sha256(self.svg.encode()).hexdigest()


@dataclass(frozen=True)
class TableGround:
    """A table: what it is called, how many squares wide and high it is, how it looks."""

    name: str
    width: int
    height: int
    picture: Picture | None = None


@dataclass(frozen=True)
class PlacedPiece:
    """A piece: whose sheet it bears, its picture, and where it stands on the first table, in squares from the upper
    left corner (None: on no table)."""

    sheet: Sheet
    picture: Picture | None = None
    at: tuple[float, float] | None = None


@dataclass(frozen=True)
class Note:
    """A sheet of paper that all can read."""

    title: str
    text: str


@dataclass(frozen=True)
class TableScene:
    """A game as it stands on tables elsewhere; `bot` is the dice bot for its commands ("" for none of its own)."""

    grounds: Sequence[TableGround]
    pieces: Sequence[PlacedPiece]
    notes: Sequence[Note] = ()
    bot: str = ""

    @property
    def pictures(self) -> dict[str, Picture]:
        """All pictures by their ids."""
        shown = [*(one.picture for one in self.grounds), *(one.picture for one in self.pieces)]
        return {one.id: one for one in shown if one is not None}


def archive(scene: TableScene, catalogue: Catalogue) -> bytes:
    """A scene as a room: dropped onto Udonarium, it takes the place of what was there."""
    room = Element("room")
    for number, ground in enumerate(scene.grounds):
        room.append(table(ground, selected=number == 0))
    room.extend(character(one, scene.bot, catalogue) for one in scene.pieces)
    room.extend(text_note(one, number) for number, one in enumerate(scene.notes))
    return packed({"data.xml": written(room)}, scene.pictures)


def pieces(scene: TableScene, catalogue: Catalogue) -> bytes:
    """The pieces of a scene alone: dropped onto Udonarium, they are added to what is there."""
    files = {f"{n:02}.xml": written(character(one, scene.bot, catalogue)) for n, one in enumerate(scene.pieces, 1)}
    return packed(files, scene.pictures)


def packed(files: Mapping[str, bytes], pictures: Mapping[str, Picture]) -> bytes:
    """Files and pictures as one archive, pictures first, so that they are there when a piece asks for them."""
    images = {f"{name}.svg": picture.svg.encode() for name, picture in pictures.items()}
    whole = BytesIO()
    with ZipFile(whole, "w", ZIP_DEFLATED) as archived:
        for name, data in {**images, **files}.items():
            archived.writestr(ZipInfo(name, STAMP), data, ZIP_DEFLATED)
    return whole.getvalue()


def written(element: Element) -> bytes:
    """An element as the text of a file."""
    return bytes(tostring(element, encoding="utf-8", xml_declaration=True))


def table(ground: TableGround, selected: bool) -> Element:
    """A table; the one that is `selected` is shown."""
    picture = ground.picture.id if ground.picture else ""
    return Element(
        "game-table", name=clean(ground.name), width=str(ground.width), height=str(ground.height),
        gridSize=str(SQUARE), imageIdentifier=picture, backgroundImageIdentifier="", backgroundFilterType="",
        selected=str(selected).lower(), gridType="0", gridColor="#00000000",
    )  # fmt: skip


def character(one: PlacedPiece, bot: str, catalogue: Catalogue) -> Element:
    """A piece with its figures, and with its rolls as a palette."""
    sheet, say = one.sheet, catalogue.name
    where = GRAVE if sheet.out else STORE if one.at is None else TABLE
    x, y = (round(part * SQUARE) for part in one.at or (0, 0))
    piece = Element("character", {**location(where, x, y), "rotate": "0", "roll": "0"})
    root = data(piece, "character")
    image = data(root, "image")
    data(image, "imageIdentifier", one.picture.id if one.picture else "", type="image")
    common = data(root, "common")
    data(common, "name", say(sheet.name))
    data(common, "size", "1")
    detail = data(root, "detail")
    section(detail, catalogue.say_id("udonarium-gauges"), sheet.gauges, catalogue)
    if sheet.figures:
        figures = data(detail, catalogue.say_id("udonarium-figures"))
        for figure in sheet.figures:
            data(figures, say(figure.label), typed(figure, catalogue))
    told = "\n".join(memo(sheet, catalogue))
    if told:
        about = data(detail, catalogue.say_id("udonarium-notes"))
        data(about, catalogue.say_id("udonarium-memo"), told, type="note")
    rolls = SubElement(piece, "chat-palette", dicebot=bot)
    rolls.text = clean(palette(sheet, catalogue))
    return piece


def section(detail: Element, name: str, gauges: Sequence[Gauge], catalogue: Catalogue) -> None:
    """The figures of a piece that go up and down, with their bars."""
    if not gauges:
        return
    found = data(detail, name)
    for gauge in gauges:
        most = gauge.value if gauge.most is None else gauge.most
        data(found, catalogue.name(gauge.label), str(most), type="numberResource", currentValue=str(gauge.value))


def text_note(note: Note, number: int) -> Element:
    """A sheet of paper beside the table, the next one below it."""
    paper = Element("text-note", {**location(TABLE, -6 * SQUARE, number * 5 * SQUARE), "rotate": "0", "zindex": "0"})
    root = data(paper, "text-note")
    data(data(root, "image"), "imageIdentifier", "", type="image")
    common = data(root, "common")
    for name, value in (("width", "5"), ("height", "4"), ("fontsize", "3"), ("title", note.title)):
        data(common, name, value)
    data(common, "text", note.text, type="note", currentValue=note.text)
    data(root, "detail")
    return paper


def location(name: str, x: int, y: int) -> dict[str, str]:
    """Where something lies, in Udonarium's units."""
    return {"location.name": name, "location.x": str(x), "location.y": str(y), "posZ": "0"}


def data(parent: Element, name: str, value: str = "", **attributes: str) -> Element:
    """A named value, or what holds further ones."""
    found = SubElement(parent, "data", {"name": clean(name), **{key: clean(one) for key, one in attributes.items()}})
    found.text = clean(value)
    return found


def clean(text: str) -> str:
    """A text without what XML cannot say."""
    return text.translate(NOT_IN_XML).encode("utf-16", "surrogatepass").decode("utf-16", "ignore")
