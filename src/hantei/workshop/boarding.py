"""The routes of the board: what a text sets up, drawn, and the text with what was drawn on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, partial
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from hantei import library
from hantei.content import edited, load_text, read
from hantei.core.board import Grid, Piece, Pointable, Ranks, pieces_on
from hantei.core.message import BadSetup
from hantei.core.text import Language
from hantei.dossiers import is_dossier
from hantei.editions import behind, edition, part, volume
from hantei.scenes.drafting import Brush, Drafting, Press
from hantei.telling import EXPECTED
from hantei.text import Catalogue
from hantei.web.drawing.board import Artist, Drawn, Face
from hantei.web.http.deeds import TEXT, posted
from hantei.web.http.pages import language

from .drawing import fragment
from .pages import refused, sent
from .workbench import aside, inspected

MOST_SQUARES = 2_500
"""Squares that can be pressed on."""

FIELDS = ("brush", "at", "piece", "before", "newcomer", "side")


@dataclass(frozen=True)
class Sketching:
    """A board to draw on: the drawing, everybody and everything on it with what they are called, what there is to draw
    with, who can be added to which sides; the places where there are no squares."""

    drawn: Drawn
    pieces: Sequence[tuple[Piece, Face]]
    brushes: Sequence[Brush]
    newcomers: Mapping[str, str]
    sides: Mapping[str, str]
    ranks: bool


def drafting_of(text: str, name: str) -> tuple[str, Drafting[Any]]:
    """The rulebook of a text, and how its board is drawn. Raises `BadSetup` (`draft-no-board`) where it has none."""
    head = library.head(text, name)
    rulebook_id = library.written_for(head, name).id
    door = edition(rulebook_id).drafting
    if door is None or is_dossier(head):
        raise BadSetup("draft-no-board")
    return rulebook_id, behind(rulebook_id, door)


@cache
def content_of(rulebook_id: str) -> Any:
    """What scenes of a rulebook are played with."""
    return volume(rulebook_id).content(partial(part, rulebook_id), {})


def sketching(text: str, name: str, lang: Language) -> Sketching:
    """The board of a text. Raises `BadContent` where its shape is faulty, `BadSetup` (`draft-no-board`)."""
    rulebook_id, drafting = drafting_of(text, name)
    scene, content = load_text(text, name, volume(rulebook_id).scene).value, content_of(rulebook_id)
    catalogue = library.catalogue(rulebook_id, lang)
    board = drafting.sheet(scene, content)
    pieces = pieces_on(board)
    if isinstance(board, Grid):
        squares = [f"{x},{y}" for y in reversed(range(board.size[1])) for x in range(board.size[0])]
        board = replace(board, offers=[Pointable(one, at=one) for one in squares[:MOST_SQUARES]])
    artist = Artist(catalogue, called=partial(square_called, pieces, catalogue))
    newcomers = {one: catalogue.name(said) for one, said in drafting.newcomers(scene, content).items()}
    sides = {one: catalogue.name(said) for one, said in drafting.sides(scene).items()}
    named = [(one, Face(one.side, one.tag, False, False, catalogue.name(one.name))) for one in pieces]
    return Sketching(artist.drawn(board), named, drafting.brushes(scene), newcomers, sides, isinstance(board, Ranks))


def square_called(pieces: Sequence[Piece], catalogue: Catalogue, at: Any) -> str:
    """What a square is called: its coordinates, and who is there."""
    there = [catalogue.name(piece.name) for piece in pieces if piece.at == at]
    return catalogue.say_id("board-place", name=str(at), facts=there) if there else str(at)


async def board(request: Request) -> Response:
    """The board of a text as a part of the page."""
    given, lang = await sent(request), language(request)
    text = str(given.get("text", ""))

    try:
        rulebook_id, found = await inspected(request, board_of, text, lang)
        return JSONResponse({"html": await aside(request, tab_of, rulebook_id, found, lang)})
    except EXPECTED as error:
        return await refused(request, error, 422)


def tab_of(rulebook_id: str, found: Sketching, lang: Language) -> str:
    """A board as a part of the page."""
    return fragment("board_tab.html", library.catalogue(rulebook_id, lang), shown=found)


def board_of(text: str, lang: Language) -> tuple[str, Sketching]:
    """The rulebook's id of a text, and its board. Raises as `sketching` does."""
    return library.written_for(library.head(text, "text"), "text").id, sketching(text, "text", lang)


def pressed(text: str, one: Press) -> str:
    """A text after a press on its board. Raises as `sketching` and `Drafting.edits` do."""
    rulebook_id, drafting = drafting_of(text, "text")
    scene = load_text(text, "text", volume(rulebook_id).scene).value
    return edited(text, drafting.edits(scene, content_of(rulebook_id), read(text, "text").value, one))


async def press(request: Request) -> Response:
    """The text after a press on its board."""
    given = await sent(request)
    text = str(given.get("text", ""))

    one = Press(**{name: str(given.get(name) or "") for name in FIELDS})
    try:
        return JSONResponse({"text": await inspected(request, pressed, text, one)})
    except EXPECTED as error:
        return await refused(request, error, 422)


routes = [
    posted("/workshop/board", board, TEXT),
    posted("/workshop/press", press, TEXT),
]
