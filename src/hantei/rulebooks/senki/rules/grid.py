"""Chapters 06 and 08: squares, their marks, walls and doors, neighbours and distances, and who stands where.

Squares are pairs (x, y) here; files, questions and records write them "x,y" (SK-DATA.16).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hantei.core.glance import at_a_glance
from hantei.core.memory import Latest, OfObjects
from hantei.core.table import Table

from ..content.records import Board, Edge
from ..content.words import Mark, Square
from ..state import Borders, Cell, Fight, Fighter, Ground

MARKS: Mapping[str, tuple[Mark, ...]] = {
    ".": (), "o": ("sealed",), "*": ("controlled",), "#": ("impassable",), "^": ("obstacle",), "v": ("difficult",),
    "~": ("water",), "x": ("escape",), "○": ("sealed",), "●": ("controlled",), "■": ("impassable",),
    "▲": ("obstacle",), "▽": ("difficult",), "水": ("water",), "×": ("escape",), "・": (), "□": (),
}  # fmt: skip
"""SK-08.1, SK-DATA.16: the marks of the sheet, in their plain form and as the book draws them."""

SIDEWAYS: Sequence[Cell] = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: Sequence[Cell] = ((1, 1), (1, -1), (-1, -1), (-1, 1))


def no_sheets(board: Board) -> Latest[Ground]:
    """Return an empty store for the sheets last worked out for a board, keyed by what else they depend on."""
    return Latest(100)


sheets = OfObjects(no_sheets)
"""The sheets worked out last, board by board."""

OUT_OF_REACH = 9999
"""The distance of a square that no path leads to."""


# Squares and their names


def cell(square: Square) -> Cell:
    """The square that "x,y" names."""
    x, _, y = square.partition(",")
    return int(x), int(y)


def named(at: Cell) -> Square:
    """A square as it is written: "x,y", the lower left one "0,0" (SK-DATA.16)."""
    return f"{at[0]},{at[1]}"


def place(c: Fight, who: str) -> Cell:
    """SK-06.2: everyone is inside one square."""
    fighter = c.fighters[who]
    return fighter.x, fighter.y


def board_size(c: Fight) -> Cell:
    """Width and height of the battle sheet (SK-DATA.16)."""
    rows = c.scene.board.rows
    return len(rows[0]), len(rows)


def on_board(c: Fight, at: Cell) -> bool:
    """Whether a square lies on the battle sheet."""
    return at in ground(c).marks


def squares(c: Fight) -> list[Cell]:
    """Every square of the sheet, row by row from the lower left."""
    width, height = board_size(c)
    return [(x, y) for y in range(height) for x in range(width)]


def printed(board: Board, at: Cell) -> tuple[Mark, ...]:
    """The marks that the encounter's sheet gives a square: the row's, then its second ones (SK-08.2: all apply)."""
    mark = MARKS[board.rows[len(board.rows) - 1 - at[1]][at[0]]]
    return (*mark, *board.second[named(at)]) if board.second and named(at) in board.second else mark


def marks(c: Fight, at: Cell) -> Sequence[str]:
    """The marks of a square (SK-DATA.14): the sheet's, or what the referee made of them (SK-08.3, SK-08.11)."""
    return ground(c).marks[at]


@at_a_glance
def ground(c: Fight) -> Ground:
    """The sheet as it stands, worked out when it is first asked for and whenever it has changed (SK-DATA.14)."""
    known = c.ground
    if known is None or known.board is not c.scene.board or known.doors != c.doors or known.changed != c.marks:
        c.ground = known = survey(c, c.scene.board)
    return known


def survey(c: Fight, board: Board) -> Ground:
    """Return the sheet as it stands; games on the same one, with the same readings, share it."""
    doors, changed = sorted(c.doors.items()), sorted((square, tuple(now)) for square, now in c.marks.items())
    key = tuple(doors), tuple(changed), tuple(c.rulings.values())
    return sheets(board).get(key, lambda: surveyed(c, board))


def surveyed(c: Fight, board: Board) -> Ground:
    """Look at every square and edge of the sheet."""
    sheet, walls = squares(c), borders(c)
    found = {at: tuple(c.marks[named(at)]) if named(at) in c.marks else printed(board, at) for at in sheet}
    beside = {at: [to for dx, dy in deltas(c) if (to := (at[0] + dx, at[1] + dy)) in found] for at in sheet}
    unbarred = {at: [to for to in beside[at] if not barred(found, walls, at, to)] for at in sheet}
    changed = {square: list(now) for square, now in c.marks.items()}
    barring = [at for at in sheet if shut(found[at])]
    return Ground(board, dict(c.doors), changed, found, barring, walls, beside, unbarred)


def closed(c: Fight, at: Cell) -> bool:
    """SK-08.25: impassable and obstacle squares alike keep everyone out."""
    return shut(marks(c, at))


def shut(found: Sequence[str]) -> bool:
    """Whether a square with these marks is closed (SK-08.25)."""
    return "impassable" in found or "obstacle" in found


# Walls and doors


def door_name(entry: Edge) -> str:
    """Name a wall or door by its two squares as the encounter gives them, "0,0|1,0"."""
    return "|".join(entry.between)


def state_of(c: Fight, entry: Edge) -> str:
    """How a wall or door stands: "closed" for a wall always, "open", "half_open" or "closed" for a door."""
    if entry.kind == "wall":
        return "closed"
    return c.doors.get(door_name(entry), entry.state)


def borders(c: Fight) -> dict[tuple[Cell, Cell], str]:
    """Every wall and door from both its sides, with its state."""
    found = {}
    for entry in c.scene.board.edges:
        a, b = cell(entry.between[0]), cell(entry.between[1])
        found[a, b] = found[b, a] = state_of(c, entry)
    return found


def door_options(c: Fight, who: str) -> list[str]:
    """SK-08.22: a door of the own square can be opened or closed with a minor action: "door:2,1|3,1".

    SK-09.13: one that gives partial cover half open can be left so as well: "ajar:2,1|3,1".
    """
    here = named(place(c, who))
    found = [entry for entry in c.scene.board.edges if entry.kind == "door" and here in entry.between]
    ajar = [entry for entry in found if entry.partial_cover and state_of(c, entry) != "half_open"]
    return [*(f"door:{door_name(entry)}" for entry in found), *(f"ajar:{door_name(entry)}" for entry in ajar)]


def turn_door(c: Fight, table: Table, who: str, name: str) -> None:
    """A closed door opens, any other closes."""
    entry = next(entry for entry in c.scene.board.edges if door_name(entry) == name)
    leave_door(c, table, who, name, "open" if state_of(c, entry) == "closed" else "closed")


def leave_door(c: Fight, table: Table, who: str, name: str, state: str) -> None:
    """A door stands open, half open or closed from now on."""
    c.doors[name] = state
    table.tell("door", who=who, door=name, state=state)


# Neighbours and distance


def deltas(c: Fight) -> Sequence[Cell]:
    """SK-06.6: the neighbours of a square are the four that share a side with it; by ruling all eight."""
    return (*SIDEWAYS, *DIAGONAL) if c.rulings["adjacency"] == "1" else SIDEWAYS


def neighbours(c: Fight, at: Cell) -> Sequence[Cell]:
    """The neighbouring squares on the sheet, whatever stands between (SK-06.6)."""
    return ground(c).beside[at]


def within_steps(c: Fight, a: Cell, squares: Iterable[Cell], most: int) -> list[Cell]:
    """Those of some squares to which at most so many steps lead from one on an empty sheet (SK-06.6)."""
    x, y = a
    if c.rulings["adjacency"] == "1":
        return [at for at in squares if abs(at[0] - x) <= most and abs(at[1] - y) <= most]
    return [at for at in squares if abs(at[0] - x) + abs(at[1] - y) <= most]


def barred(marks_at: Mapping[Cell, Sequence[str]], walls: Borders, a: Cell, b: Cell) -> bool:
    """SK-08.21: whether walls or closed doors stand between two neighbouring squares.

    Where diagonal steps are played (SK-06.6) one goes round one of the two squares at the corner: that square must
    be open, and no wall may stand on the way round.
    """
    corners = [corner for corner in ((a[0], b[1]), (b[0], a[1])) if corner not in (a, b)]
    if not corners:
        return walls.get((a, b)) == "closed"
    return all(
        shut(marks_at[corner]) or "closed" in (walls.get((a, corner)), walls.get((corner, b))) for corner in corners
    )


def distance(c: Fight, a: Cell, b: Cell) -> int:
    """SK-06.7: range is counted in squares, the own square being 0; |dx| + |dy|, terrain and walls do not lengthen it.

    By ruling the longer of both ("1"), or the shortest path that can be walked ("2").
    """
    metric = c.rulings["range_metric"]
    wide, deep = abs(a[0] - b[0]), abs(a[1] - b[1])
    if metric == "1":
        return max(wide, deep)
    return walking_distance(c, a, b) if metric == "2" else wide + deep


def in_range(c: Fight, a: Cell, people: Mapping[str, Fighter], most: int) -> list[str]:
    """SK-06.7: those of some people who are at most so far from a square."""
    if c.rulings["range_metric"] in ("1", "2"):
        return [name for name, one in people.items() if distance(c, a, (one.x, one.y)) <= most]
    x, y = a
    return [name for name, one in people.items() if abs(one.x - x) + abs(one.y - y) <= most]


def metres(c: Fight, squares: int) -> int:
    """SK-06.3: how far so many squares are, by the size that the game master sets."""
    return squares * c.scene.board.side_m


def walking_distance(c: Fight, a: Cell, b: Cell) -> int:
    """SK-06.7, by ruling: the steps of the shortest path round closed squares and walls."""
    sheet, far, edge_of = ground(c), {a: 0}, [a]
    while edge_of and b not in far:
        beyond = []
        for at in edge_of:
            for to in sheet.open[at]:
                if to not in far and (to == b or not shut(sheet.marks[to])):
                    far[to] = far[at] + 1
                    beyond.append(to)
        edge_of = beyond
    return far.get(b, OUT_OF_REACH)


# Who stands where


def present(fighter: Fighter) -> bool:
    """Whether somebody is on the battle sheet at all, able to act or not."""
    return not (fighter.away or fighter.escaped or fighter.dead)


def fallen(fighter: Fighter) -> bool:
    """Incapacitated or shot down (SK-03.1), as the dead are too (SK-14.13)."""
    return fighter.incapacitated or fighter.shot_down


def able(c: Fight, who: str) -> bool:
    """On the sheet and able to act: not incapacitated, shot down, dead or away (SK-14.3)."""
    return up(c.fighters[who])


def up(one: Fighter) -> bool:
    """Return the same for a fighter: present and not fallen, in one step, since this is asked most often."""
    return not (one.away or one.escaped or one.dead or one.incapacitated or one.shot_down)


def here(c: Fight, at: Cell) -> list[str]:
    """Who is in a square, the incapacitated too; nothing limits how many (SK-06.4, SK-06.5)."""
    return taken(c).get(at, [])


@at_a_glance
def everybody(c: Fight) -> Mapping[str, Fighter]:
    """Who is on the battle sheet, in the order of the record."""
    return {who: one for who, one in c.fighters.items() if not (one.away or one.escaped or one.dead)}


@at_a_glance
def taken(c: Fight) -> dict[Cell, list[str]]:
    """The squares with anybody in them, each with those who are there, in the order of the record."""
    found: dict[Cell, list[str]] = {}
    for who, one in everybody(c).items():
        at = one.x, one.y
        if at in found:
            found[at].append(who)
        else:
            found[at] = [who]
    return found


def is_slow(c: Fight, who: str) -> bool:
    """SK-10.17: whether somebody's record is that of a slow one."""
    return c.records.slow(c.fighters[who].character)
