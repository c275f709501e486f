"""SK-DATA.15, SK-DATA.16: the battle sheet drawn with a pointer: marks, walls and doors, machines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hantei.core.board import Board, Border, Feature, Grid, Piece, counter_numbers
from hantei.core.message import BadSetup, Message, Sayable
from hantei.core.record import Plain
from hantei.scenes.drafting import USUAL, Brush, Drafting, Edit, Press, people_moved, piece_id

from .content.records import Content, Edge, Encounter
from .rules.grid import MARKS, cell
from .views.board import feature

UNITS = "units"

CLEAR, WALL, DOOR = "clear", "wall", "door"
EMPTY = "."

SIGNS: Mapping[str, str] = {marks[0]: sign for sign, marks in reversed(list(MARKS.items())) if marks}
"""The plain sign of each mark."""


def sheet(scene: Encounter, content: Content) -> Board:
    """The sheet with everybody who takes part; who appears later too."""
    rows = scene.board.rows
    size = (len(rows[0]), len(rows))
    marks: dict[str, list[Feature]] = {}
    for down, row in enumerate(rows):
        for x, sign in enumerate(row):
            for mark in MARKS.get(sign, ()):
                marks.setdefault(f"{x},{size[1] - 1 - down}", []).append(feature(mark))
    for square, more in scene.board.second.items():
        marks.setdefault(square, []).extend(feature(mark) for mark in more)
    borders = [border(edge) for edge in scene.board.edges]
    return Grid(Message("sk-board"), size, list(pieces(scene, content)), marks, borders)


def pieces(scene: Encounter, content: Content) -> Iterator[Piece]:
    """Those who take part, numbered on their sides."""
    sides, known = list(scene.sides), newcomers(scene, content)
    tags = counter_numbers({str(number): unit.side for number, unit in enumerate(scene.units)})
    for number, unit in enumerate(scene.units):
        name: Sayable = unit.name or known.get(unit.character, unit.character)
        if unit.side in sides:
            side = min(2, sides.index(unit.side))
            yield Piece(piece_id(UNITS, number), tags[str(number)], name, side, unit.at, unit.count)


def border(edge: Edge) -> Border:
    """A wall, or a door as it stands at first."""
    if edge.kind == WALL:
        return Border(edge.between, "wall", Message("sk-sign-wall"))
    return Border(edge.between, edge.state, Message(f"sk-sign-door-{edge.state}"))


def brushes(scene: Encounter) -> Sequence[Brush]:
    """Machines, the marks, walls and doors."""
    marks = [Brush(mark, Message(f"sk-mark-{mark}")) for mark in SIGNS]
    edges = [Brush(WALL, Message("sk-sign-wall"), "pair"), Brush(DOOR, Message("sk-sign-door-closed"), "pair")]
    return [*USUAL, Brush(CLEAR, Message("draft-brush-clear")), *marks, *edges]


def pressed(scene: Encounter, plain: Plain, press: Press) -> list[Edit]:
    """What a press on a square changes. Raises `BadSetup` (`draft-not-beside`, and what the brushes raise)."""
    if press.brush in (WALL, DOOR):
        return list(edge_pressed(scene, press))
    if press.brush == CLEAR or press.brush in SIGNS:
        return [painted(scene, press.at, SIGNS.get(press.brush, EMPTY))]
    entry = {"character": press.newcomer, "side": press.side, "at": press.at}
    return people_moved(plain, UNITS, press, {"at": press.at}, entry)


def painted(scene: Encounter, at: str, sign: str) -> Edit:
    """A square with a mark; pressed once more, without it."""
    rows, (x, y) = scene.board.rows, cell(at)
    down = len(rows) - 1 - y
    row = rows[down]
    held = MARKS.get(row[x], ()) == MARKS[sign]
    return Edit(("board", "rows", down), row[:x] + (EMPTY if held else sign) + row[x + 1 :])


def edge_pressed(scene: Encounter, press: Press) -> Iterator[Edit]:
    """SK-DATA.15: a wall or door between two neighbouring squares; pressed once more, it is gone."""
    (ax, ay), (bx, by) = cell(press.before), cell(press.at)
    if abs(ax - bx) + abs(ay - by) != 1:
        raise BadSetup("draft-not-beside")
    here = sorted((press.before, press.at))
    for number, edge in enumerate(scene.board.edges):
        if sorted(edge.between) == here:
            yield Edit(("board", "edges", number), gone=True)
            if edge.kind == press.brush:
                return
            break
    left = len(scene.board.edges) - sum(sorted(edge.between) == here for edge in scene.board.edges)
    entry = {"between": [press.before, press.at], **({} if press.brush == WALL else {"kind": DOOR})}
    yield Edit(("board", "edges", left), entry) if left else Edit(("board", "edges"), [entry])


def newcomers(scene: Encounter, content: Content) -> Mapping[str, Sayable]:
    """Who can be added: the machines of the encounter's own, then those of the book."""
    known = {**scene.arsenal.characters, **content.arsenal.characters}
    return {name: one.name for name, one in known.items()}


DRAFTING = Drafting(
    sheet, brushes, pressed, newcomers, lambda scene: {one: side.name for one, side in scene.sides.items()}
)
"""How encounters are drawn."""
