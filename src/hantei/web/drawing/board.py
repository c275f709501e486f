"""Boards as drawings: shapes in their places, a button wherever pointing answers the question, and all in words."""

from __future__ import annotations

from collections import Counter as Counted
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar, NamedTuple

from hantei.core.board import (
    Board,
    Border,
    Chart,
    Feature,
    Grid,
    Piece,
    Point,
    Pointable,
    Rank,
    Ranks,
    SightLine,
    Spot,
    Track,
)
from hantei.core.decision import Answer, Route
from hantei.core.message import Sayable
from hantei.telling import Question
from hantei.text import Catalogue

from .drawing_cache import DrawingCache
from .plan import MOST_SQUARES, RIM, SQUARE, Box, boxes, counters, extent, people, point, seats_in, square

CROWD = 4
"""The most counters drawn in a square; of more than these, three are drawn and the others counted."""

NAMES_END, NOTES_END = 18, 21
"""Letters after which names and smaller notes in boxes are cut; a full-width character counts as two."""


NOWHERE = Box(0, 0, 0, 0)
"""The position of counters and buttons that the page lays out itself."""


class Face(NamedTuple):
    """The look of a counter: the number of its side, the letters on it, whether it is down, whether it acts, its name,
    the colour of its side if there is one."""

    side: int
    tag: str
    down: bool
    acting: bool
    name: str
    hue: str = ""

    @property
    def classes(self) -> str:
        """The classes that style it."""
        return classes_of(self.side, self.hue, self.down, self.acting)


@lru_cache(MOST_SQUARES)
def classes_of(side: int, hue: str, down: bool, acting: bool) -> str:
    """The classes that style a counter."""
    words = ["side-" + "abc"[min(side, 2)], *([f"hue-{hue}"] if hue else [])]
    return " ".join([*words, *(["down"] if down else []), *(["acting"] if acting else [])])


@dataclass(frozen=True)
class Counter:
    """A counter: its position, whom it stands for, and what is told of them where it is pointed at."""

    box: Box
    piece: Piece
    name: str
    notes: str
    told: str

    @property
    def face(self) -> Face:
        """Its look, whatever its position."""
        one = self.piece
        return Face(one.side, one.tag, one.down, one.acting, self.name, one.hue)


class Button(NamedTuple):
    """An answer given by pointing: its value, its name, its position, and the way or shape shown meanwhile.

    `free` says that the place is empty and has no marks, so that a dot can stand for it.
    """

    value: str
    label: str
    box: Box
    way: str = ""
    shape: str = ""
    at: tuple[int, int] | None = None
    free: bool = False


@dataclass(frozen=True)
class Stroke:
    """A line or an edge: its two ends, its style, its meaning."""

    ends: tuple[float, float, float, float]
    look: str
    name: str = ""


@dataclass(frozen=True)
class Cell:
    """A square, or a box of a chart: its name and its properties; `told` says a box in words."""

    box: Box
    name: str = ""
    features: Sequence[tuple[str, str]] = ()
    notes: Sequence[str] = ()
    told: str = ""
    id: str = ""


@dataclass(frozen=True)
class Ground:
    """The lasting part of a grid: squares, walls and doors.

    `signs` lists the signs in use, `marked` the squares of each sign by its name, and `told` says the same in words.
    """

    square: ClassVar[int] = SQUARE
    rim: ClassVar[int] = RIM

    width: int
    height: int
    columns: int
    cells: Sequence[Cell]
    edges: Sequence[Stroke]
    signs: Sequence[tuple[str, str]]
    marked: Mapping[str, Sequence[str]]
    told: Mapping[str, str]


@dataclass(frozen=True)
class Drawn:
    """A board ready for a page; `kind` names the template part that draws it, `words` tell it without a picture."""

    kind: str
    title: str
    width: int = 0
    height: int = 0
    ground: Ground | None = None
    cells: Sequence[Cell] = ()
    counters: Sequence[Counter] = ()
    more: Sequence[tuple[Box, int]] = ()
    shades: Sequence[tuple[str, str, str]] = ()
    edges: Sequence[Stroke] = ()
    lines: Sequence[Stroke] = ()
    buttons: Sequence[Button] = ()
    legend: Sequence[tuple[str, str]] = ()
    ranks: Sequence[tuple[str, Sequence[Counter], Sequence[str]]] = ()
    stations: Sequence[str] = ()
    words: Sequence[str] = field(default=())

    @property
    def faces(self) -> list[Face]:
        """The faces of all counters."""
        return [counter.face for counter in self.counters]


@dataclass(frozen=True)
class Artist:
    """Draws boards in one language. `question` is the question that they answer (None: no question); `called` names an
    offer that answers none.

    Results of earlier drawings are taken from `cached`.
    """

    catalogue: Catalogue
    question: Question | None = None
    cached: DrawingCache = field(default_factory=DrawingCache)
    called: Callable[[Answer], str] = str

    def drawn(self, board: Board) -> Drawn:
        """Draw a board."""
        if isinstance(board, Grid):
            return self._grid(board)
        if isinstance(board, Chart):
            return self._chart(board)
        return self._ranks(board) if isinstance(board, Ranks) else self._track(board)

    # Grids

    def _grid(self, grid: Grid) -> Drawn:
        size = grid.size
        where: Callable[[str], Box] = lambda at: square(at, size)  # noqa: E731
        placed, more = self.cached("crowds", (grid.pieces, size), self._crowds)
        seats = {counter.piece.id: counter.box for counter in placed}
        ground = self.cached("sheet", (size, grid.features, grid.borders), self._ground)
        shades = [(one.tone, area(map(where, one.places)), self._say(one.name)) for one in grid.shades]
        return Drawn(
            kind="grid",
            title=self._say(grid.title),
            width=ground.width,
            height=ground.height,
            ground=ground,
            counters=placed,
            more=more,
            shades=shades,
            lines=[self._line(one, where) for one in grid.lines],
            buttons=self._buttons(grid, where, seats),
            legend=list(dict.fromkeys([*ground.signs, *((f"shade-{tone}", name) for tone, _, name in shades)])),
            words=list(self._grid_words(grid, ground)),
        )

    def _ground(self, sheet: tuple[Point, Mapping[str, Sequence[Feature]], Sequence[Border]]) -> Ground:
        size, features, borders = sheet
        marked: dict[str, list[str]] = {}
        signs: list[tuple[str, str]] = []
        for at, those in features.items():
            for look, name in self._features(those):
                marked.setdefault(name, []).append(at)
                signs.append((f"m-{look}", name))
        edges = []
        for one in borders:
            a, b = one.between
            edges.append(Stroke(edge(square(a, size), square(b, size)), one.look, self._say(one.name)))
            marked.setdefault(edges[-1].name, []).append(f"{a}|{b}")
            signs.append((f"edge-{one.look}", edges[-1].name))
        return Ground(
            width=RIM + size[0] * SQUARE + 2,
            height=size[1] * SQUARE + RIM,
            columns=size[0],
            cells=[Cell(square(at, size), at, self._features(those)) for at, those in features.items()],
            edges=edges,
            signs=list(dict.fromkeys(signs)),
            marked=marked,
            told={name: self._marked(name, squares) for name, squares in marked.items()},
        )

    def _crowds(self, there: tuple[Sequence[Piece], Point]) -> tuple[list[Counter], list[tuple[Box, int]]]:
        """The counters of each square, and the number of people beyond those drawn."""
        pieces, size = there
        placed, more = [], []
        for at, crowd in people(pieces).items():
            box, shown = square(at, size), crowd if len(crowd) <= CROWD else crowd[: CROWD - 1]
            seats = seats_in(box, min(len(crowd), CROWD))
            placed += [self._counter(piece, seat) for piece, seat in zip(shown, seats, strict=False)]
            if len(crowd) > CROWD:
                more.append((seats[-1], len(crowd) - len(shown)))
        return placed, more

    def _grid_words(self, grid: Grid, ground: Ground) -> Iterator[str]:
        yield from self.cached("told", grid.pieces, self._pieces_words)
        marked: dict[str, list[str]] = {}
        for shade in grid.shades:
            name = self._say(shade.name)
            marked.setdefault(name, [*ground.marked.get(name, ())]).extend(shade.places)
        yield from {**ground.told, **{name: self._marked(name, squares) for name, squares in marked.items()}}.values()
        yield from (self._line_words(line, self._square) for line in grid.lines)

    def _pieces_words(self, pieces: Sequence[Piece]) -> list[str]:
        return [self.cached(("in words", piece.id), piece, self._on_grid) for piece in pieces]

    def _on_grid(self, piece: Piece) -> str:
        return self._piece_words(piece, self._square(piece.at))

    def _marked(self, name: str, places: Sequence[str]) -> str:
        return self.catalogue.say_id("board-marked", name=name, places=[*map(self._square, places)])

    def _square(self, place: str) -> str:
        """A place as it stands in a list: a square by its numbers, which may have a comma between them, or an edge by
        the two squares beside it."""
        one, edge, other = place.partition("|")
        if edge:
            return self.catalogue.say_id("board-edge", one=self._square(one), other=self._square(other))
        return self.catalogue.say_id("board-square", at=place) if "," in place else place

    # Charts

    def _chart(self, chart: Chart) -> Drawn:
        crowd, laid = people(chart.pieces), boxes(chart)
        cells = [
            self.cached(("cell", name), (laid[name], spot, name), self._cell) for name, spot in chart.spots.items()
        ]
        placed: list[Counter] = []
        for name, those in crowd.items():
            free = counters(laid[name], len(chart.spots[name].notes), len(those))
            placed += [self._counter(piece, seat) for piece, seat in zip(those, free, strict=True)]
        width, height = extent(laid)
        seats = {counter.piece.id: counter.box for counter in placed}
        return Drawn(
            kind="chart",
            title=self._say(chart.title),
            width=width,
            height=height,
            cells=cells,
            counters=placed,
            edges=[Stroke((*laid[a].middle, *laid[b].middle), "way") for a, b in chart.ways],
            lines=[self._line(one, laid.__getitem__) for one in chart.lines],
            buttons=[self._button(one, laid.__getitem__, seats) for one in chart.offers],
            legend=list(dict.fromkeys((f"m-{look}", name) for cell in cells for look, name in cell.features)),
            words=[cell.told for cell in cells] + list(self._chart_words(chart)),
        )

    def _cell(self, there: tuple[Box, Spot, str]) -> Cell:
        box, spot, at = there
        name, notes, features = self._say(spot.name), list(map(self._say, spot.notes)), self._features(spot.features)
        facts = [*notes, *(feature for _, feature in features)]
        told = self.catalogue.say_id("board-place", name=name, facts=facts) if facts else name
        return Cell(box, shortened(name), features, [shortened(note, NOTES_END) for note in notes], told, at)

    def _chart_words(self, chart: Chart) -> Iterator[str]:
        names = {at: self._say(spot.name) for at, spot in chart.spots.items()}
        for piece in chart.pieces:
            yield self.cached(("in words", piece.id), (piece, names[piece.at]), self._in_place)
        for a, b in chart.ways:
            yield self.catalogue.say_id("board-way", start=names[a], end=names[b])
        yield from (self._line_words(line, names.__getitem__) for line in chart.lines)

    def _in_place(self, there: tuple[Piece, str]) -> str:
        return self._piece_words(*there)

    # Ranks and tracks

    def _ranks(self, board: Ranks) -> Drawn:
        offered = {offer.piece: offer for offer in board.offers}
        ranks = [self.cached(("rank", number), rank, self._rank) for number, rank in enumerate(board.ranks)]
        pointed = [offered[piece.id] for rank in board.ranks for piece in rank.pieces if piece.id in offered]
        buttons = [self._button(offer, lambda at: NOWHERE, {}) for offer in pointed]
        return Drawn("ranks", self._say(board.title), ranks=ranks, buttons=buttons)

    def _rank(self, rank: Rank) -> tuple[str, Sequence[Counter], Sequence[str]]:
        standing = sorted(rank.pieces, key=lambda piece: piece.down)  # whoever can act is seen without scrolling
        those = [self._counter(piece, NOWHERE) for piece in standing]
        return self._say(rank.name), those, list(map(self._say, rank.notes))

    def _track(self, board: Track) -> Drawn:
        return Drawn("track", self._say(board.title), stations=[self._say(station) for station in board.stations])

    # Parts of all

    def _say(self, name: Sayable) -> str:
        return self.catalogue.name(name)

    def _features(self, those: Sequence[Feature]) -> list[tuple[str, str]]:
        return [(feature.look, self._say(feature.name)) for feature in those]

    def _counter(self, piece: Piece, box: Box) -> Counter:
        return self.cached(("placed", piece.id), (box, piece), self._placed)

    def _placed(self, there: tuple[Box, Piece]) -> Counter:
        box, piece = there
        name, facts = self._say(piece.name), [self._say(note) for note in piece.notes]
        told = self.catalogue.say_id("board-piece", name=name, facts=facts) if facts else name
        return Counter(box, piece, name, self._say(facts), told)

    def _line(self, line: SightLine, where: Callable[[str], Box]) -> Stroke:
        return Stroke(
            (*where(line.start).middle, *where(line.end).middle),
            "clear" if line.clear else "covered",
            self._say(line.name) if line.name else "",
        )

    def _buttons(self, grid: Grid, where: Callable[[str], Box], seats: Mapping[str, Box]) -> list[Button]:
        """Make the buttons of a grid; a counter is pointed at where its square holds several answers."""
        answers = Counted(offer.at for offer in grid.offers)
        peopled = {piece.at for piece in grid.pieces}
        made = []
        for offer in grid.offers:
            button = self._button(offer, where, seats if answers[offer.at] > 1 else {})
            free = not button.shape and offer.at not in peopled
            made.append(button._replace(at=point(offer.at), free=free))
        return made

    def _button(self, offer: Pointable, where: Callable[[str], Box], seats: Mapping[str, Box]) -> Button:
        """Make a button of an answer: on its counter if that has a seat, else in its place."""
        decision = self.question.decision if self.question is not None else None
        stays = isinstance(decision, Route) and offer.answer == ""
        value = decision.start if isinstance(decision, Route) and stays else str(offer.answer)
        label = self.question.called(offer.answer) if self.question is not None else self.called(offer.answer)
        box = seats[offer.piece] if offer.piece in seats else where(offer.at)
        way = path([where(at) for at in offer.way]) if len(offer.way) > 1 else ""
        return Button(value, label, box, way, area([where(at) for at in offer.shape]))

    def _piece_words(self, piece: Piece, place: str = "") -> str:
        facts = [*([place] if place else []), *(self._say(note) for note in piece.notes)]
        name: Sayable = piece.name
        if piece.tag not in self._say(name) and piece.tag.isalnum():
            name = self.catalogue.say_id("board-tagged", tag=piece.tag, name=piece.name)
        if piece.count > 1:
            name = self.catalogue.say_id("board-several", name=name, count=piece.count)
        return self.catalogue.say_id("board-piece", name=name, facts=facts) if facts else self._say(name)

    def _line_words(self, line: SightLine, name: Callable[[str], str]) -> str:
        how = line.name or self.catalogue.say_id("board-clear" if line.clear else "board-covered")
        return self.catalogue.say_id("board-line", start=name(line.start), end=name(line.end), how=how)


def shortened(name: str, room: int = NAMES_END) -> str:
    """A name cut to the given room."""
    for n, letter in enumerate(name):
        room -= 1 if letter.isascii() else 2
        if room < 0:
            return name[:n] + "…"
    return name


def area(squares: Iterator[Box] | Sequence[Box]) -> str:
    """Squares as one path."""
    return "".join(map(outline, squares))


@lru_cache(MOST_SQUARES)
def outline(box: Box) -> str:
    """A square as a path."""
    return f"M{box.x:g} {box.y:g}h{box.width:g}v{box.height:g}h{-box.width:g}z"


def path(stops: Sequence[Box]) -> str:
    """A path from the middle of each square to the middle of the next."""
    return "M" + "L".join(map(stop, stops))


@lru_cache(MOST_SQUARES)
def stop(box: Box) -> str:
    """The middle of a square, as a point of a path."""
    return "{:g} {:g}".format(*box.middle)


def edge(a: Box, b: Box) -> tuple[float, float, float, float]:
    """The edge between two neighbouring squares."""
    if a.y == b.y:
        x = max(a.x, b.x)
        return x, a.y, x, a.foot
    y = max(a.y, b.y)
    return a.x, y, a.right, y
