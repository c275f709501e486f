"""Chapters 06 and 08: squares, their marks, walls and doors, who stands where, and who hinders whom.

Squares are pairs (x, y) here; files, questions and records write them "x,y" (SK-DATA.16).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from ..content.effects import Hinder
from ..content.records import Board, Edge
from ..content.words import Mark, Side, Square
from ..ground import Borders, Cell, Ground
from ..state import Fight, Fighter
from .figures import in_force

MARKS: Mapping[str, tuple[Mark, ...]] = {
    ".": (), "o": ("sealed",), "*": ("controlled",), "#": ("impassable",), "^": ("obstacle",), "v": ("difficult",),
    "~": ("water",), "x": ("escape",), "○": ("sealed",), "●": ("controlled",), "■": ("impassable",),
    "▲": ("obstacle",), "▽": ("difficult",), "水": ("water",), "×": ("escape",), "・": (), "□": (),
}  # fmt: skip
"""SK-08.1, SK-DATA.16: the marks of the sheet, in their plain form and as the book draws them."""

SIDEWAYS: Sequence[Cell] = ((0, 1), (1, 0), (0, -1), (-1, 0))
DIAGONAL: Sequence[Cell] = ((1, 1), (1, -1), (-1, -1), (-1, 1))
MOST_SURVEYED = 100
SURVEYED: list[Ground] = []
"""The sheets that were worked out last; they are found again by what they were worked out from."""

OUT_OF_REACH = 9999
"""A distance for what no path leads to."""


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


def ground(c: Fight) -> Ground:
    """The sheet as it stands, worked out when it is first asked for and whenever it has changed (SK-DATA.14)."""
    known = c.ground
    if known is None or not (known.rulings is c.rulings and known.shows(c.scene.board, c.doors, c.marks)):
        c.ground = known = survey(c, c.scene.board)
    return known


def survey(c: Fight, board: Board) -> Ground:
    """The sheet as it stands; whoever plays on the same one, with the same readings, shares what was worked out."""
    alike = (one for one in SURVEYED if one.shows(board, c.doors, c.marks) and one.rulings == c.rulings)
    found = next(alike, None)
    if found is None:
        found = surveyed(c, board)
        SURVEYED.insert(0, found)
        del SURVEYED[MOST_SURVEYED:]
    return replace(found, rulings=c.rulings)


def surveyed(c: Fight, board: Board) -> Ground:
    """Look at every square and edge of the sheet."""
    sheet, walls = squares(c), borders(c)
    found = {at: tuple(c.marks[named(at)]) if named(at) in c.marks else printed(board, at) for at in sheet}
    beside = {at: [to for dx, dy in deltas(c) if (to := (at[0] + dx, at[1] + dy)) in found] for at in sheet}
    unbarred = {at: [to for to in beside[at] if not barred(found, walls, at, to)] for at in sheet}
    changed = {square: list(now) for square, now in c.marks.items()}
    return Ground(board, c.rulings, dict(c.doors), changed, found, walls, beside, unbarred)


def impassable(c: Fight, at: Cell) -> bool:
    """SK-08.20: nobody can enter an impassable square."""
    return "impassable" in marks(c, at)


def closed(c: Fight, at: Cell) -> bool:
    """SK-08.25: impassable and obstacle squares alike keep everyone out."""
    return shut(marks(c, at))


def shut(found: Sequence[str]) -> bool:
    """Whether a square with these marks is closed (SK-08.25)."""
    return "impassable" in found or "obstacle" in found


# Walls and doors


def door_name(entry: Edge) -> str:
    """What a wall or door is called: its two squares as the encounter gives them, "0,0|1,0"."""
    return "|".join(entry.between)


def edge(c: Fight, a: Cell, b: Cell) -> Edge | None:
    """The wall or door between two squares, if there is one (SK-DATA.15)."""
    for entry in c.scene.board.edges:
        ends = [cell(square) for square in entry.between]
        if ends in ([a, b], [b, a]):
            return entry
    return None


def state_of(c: Fight, entry: Edge) -> str:
    """How a wall or door stands: "closed" for a wall always, "open", "half_open" or "closed" for a door."""
    if entry.kind == "wall":
        return "closed"
    return c.doors.get(door_name(entry), entry.state)


def edge_state(c: Fight, a: Cell, b: Cell) -> str:
    """How the edge between two squares stands: "" for nothing there, else the state of its wall or door."""
    entry = edge(c, a, b)
    return state_of(c, entry) if entry else ""


def borders(c: Fight) -> dict[tuple[Cell, Cell], str]:
    """Every wall and door from both its sides, with its state."""
    found = {}
    for entry in c.scene.board.edges:
        a, b = cell(entry.between[0]), cell(entry.between[1])
        found[a, b] = found[b, a] = state_of(c, entry)
    return found


def doors_at(c: Fight, at: Cell) -> dict[Cell, str]:
    """SK-08.22: doors can be opened and closed from either square they separate: the other square, the state."""
    found = {}
    for entry in c.scene.board.edges:
        ends = [cell(square) for square in entry.between]
        if entry.kind == "door" and at in ends:
            found[ends[1 - ends.index(at)]] = state_of(c, entry)
    return found


# Neighbours and distance


def deltas(c: Fight) -> Sequence[Cell]:
    """SK-06.6: the neighbours of a square are the four that share a side with it; by ruling all eight."""
    return (*SIDEWAYS, *DIAGONAL) if c.rulings["adjacency"] == "1" else SIDEWAYS


def neighbours(c: Fight, at: Cell) -> Sequence[Cell]:
    """The neighbouring squares on the sheet, whatever stands between (SK-06.6)."""
    return ground(c).beside[at]


def steps_apart(c: Fight, a: Cell, b: Cell) -> int:
    """How many steps lie between two squares on an empty sheet (SK-06.6)."""
    wide, deep = abs(a[0] - b[0]), abs(a[1] - b[1])
    return max(wide, deep) if c.rulings["adjacency"] == "1" else wide + deep


def walled(c: Fight, a: Cell, b: Cell) -> bool:
    """SK-08.21: no movement to the neighbouring square through a wall or closed door."""
    return b not in ground(c).open[a]


def barred(marks_at: Mapping[Cell, Sequence[str]], walls: Borders, a: Cell, b: Cell) -> bool:
    """SK-08.21: whether walls or closed doors stand between two neighbouring squares.

    Where diagonal steps are played (SK-06.6) one goes round one of the two squares at the corner: that square must
    be open, and no wall may stand on the way round.
    """
    if a[0] == b[0] or a[1] == b[1]:
        return walls.get((a, b)) == "closed"
    corners = ((a[0], b[1]), (b[0], a[1]))
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
    """Incapacitated or shot down (SK-03.1)."""
    return fighter.incapacitated or fighter.shot_down


def able(c: Fight, who: str) -> bool:
    """On the sheet and able to act: not incapacitated, shot down, dead or away (SK-14.3)."""
    fighter = c.fighters[who]
    return present(fighter) and not fallen(fighter)


def here(c: Fight, at: Cell) -> list[str]:
    """Who is in a square, the incapacitated too; nothing limits how many (SK-06.4, SK-06.5)."""
    return [who for who, one in c.fighters.items() if one.x == at[0] and one.y == at[1] and present(one)]


def is_slow(c: Fight, who: str) -> bool:
    """SK-10.17: machines of the PCs are not slow; characters and dresses with the trait are."""
    sheet = c.sheet(who)
    worn = c.records.dresses.get(sheet.dress)
    return sheet.slow or (worn is not None and worn.slow)


# Friend and foe


def hostile_sides(c: Fight, a: Side, b: Side) -> bool:
    """SK-06.9, SK-DATA.23: enemies are mutual; the encounter names them, else PCs stand against all others."""
    if a == b:
        return False
    one, other = c.scene.sides[a], c.scene.sides[b]
    if one.hostile or other.hostile:
        return b in one.hostile or a in other.hostile
    return one.pc != other.pc


def hostile(c: Fight, a: str, b: str) -> bool:
    """Whether two fighters are enemies (SK-06.9)."""
    return hostile_sides(c, c.fighters[a].side, c.fighters[b].side)


def counts_as_enemy(c: Fight, who: str, other: str) -> bool:
    """SK-06.8, SK-06.13: a hostile character makes an enemy square; an incapacitated one does not, unless so ruled."""
    if not hostile(c, who, other) or not present(c.fighters[other]):
        return False
    return not fallen(c.fighters[other]) or c.rulings["incapacitated_hinder"] == "1"


def downed_enemies(c: Fight, who: str) -> list[str]:
    """SK-14.8: the enemies on the field who could be finished off: incapacitated, not shot down."""
    return [name for name, one in c.fighters.items() if one.incapacitated and present(one) and hostile(c, who, name)]


def enemies_at(c: Fight, who: str, at: Cell) -> list[str]:
    """The enemies who make a square an enemy square for somebody (SK-06.8)."""
    return [other for other in here(c, at) if counts_as_enemy(c, who, other)]


def hindrance(c: Fight, who: str, at: Cell) -> bool:
    """SK-06.8, SK-06.9: the referee's mark for something else in a square that hinders a side."""
    hindered = c.scene.board.hindered
    return bool(hindered) and hindered.get(named(at)) == c.fighters[who].side


def holders(c: Fight) -> list[Side]:
    """SK-08.12: the side that holds controlled squares: the one named, else those hostile to the PCs."""
    if c.scene.board.controlled_by:
        return [c.scene.board.controlled_by]
    pcs = [side for side, entry in c.scene.sides.items() if entry.pc]
    return [side for side in c.scene.sides if any(hostile_sides(c, side, pc) for pc in pcs)]


def controlled_against(c: Fight, who: str, at: Cell) -> bool:
    """SK-08.12, SK-08.13: a controlled square is one that the enemy holds, even empty; to its holder it is ordinary."""
    return "controlled" in marks(c, at) and shut_out(c, who)


def shut_out(c: Fight, who: str) -> bool:
    """SK-08.12: whether controlled squares are held by somebody's enemies."""
    side, holding = c.fighters[who].side, holders(c)
    return side not in holding and any(hostile_sides(c, side, holder) for holder in holding)


def enemy_square(c: Fight, who: str, at: Cell) -> bool:
    """SK-06.8, SK-08.13: a square with an enemy or a hindrance in it, or controlled by the enemy."""
    return bool(enemies_at(c, who, at)) or hindrance(c, who, at) or controlled_against(c, who, at)


# Hindering


def hinders(c: Fight, mover: str, enemy: str, charging: bool = False) -> bool:
    """SK-10.21: whom an enemy in the square stops and holds.

    Nobody in high mobility unless the enemy is so too (SK-10.2, SK-10.3); a slow enemy none but slow movers
    (SK-10.18); nobody who is charging (SK-10.10). Being submerged changes nothing (SK-10.31).
    """
    return not charging and counts_as_enemy(c, mover, enemy) and can_hold(c, mover, enemy, c.fighters[mover].high)


def can_hold(c: Fight, mover: str, enemy: str, high: bool) -> bool:
    """The two terms of SK-10.21: height, then speed; SK-DATA.13: effects come before both, those that free first."""
    said = hindering(c, enemy)
    if "nobody" in said or "unhindered" in hindering(c, mover):
        return False
    if "everybody" in said:
        return True
    if high and not c.fighters[enemy].high:
        return False
    return is_slow(c, mover) or not is_slow(c, enemy)


def hindering(c: Fight, who: str) -> list[str]:
    """SK-DATA.13: what effects in force say of how somebody hinders and is hindered."""
    return [effect.how for effect, _ in in_force(c, who) if isinstance(effect, Hinder)]


def hinderers(c: Fight, mover: str, at: Cell, charging: bool = False) -> list[str]:
    """The enemies in a square who hinder somebody's movement (SK-10.21)."""
    return [other for other in here(c, at) if hinders(c, mover, other, charging)]
