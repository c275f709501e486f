"""Chapter 2: the field, the ways across it, and what lies in reach."""

from __future__ import annotations

from hantei.scenes.muster import one_side

from ..state import Game

Square = tuple[int, int]
ROCK, REEDS = "#", "~"
"""KG-D.2: what marks a square of the field; a dot is open ground."""


def square(text: str) -> Square:
    """A square as it is written, "x,y"."""
    x, _, y = text.partition(",")
    return int(x), int(y)


def named(at: Square) -> str:
    """A square as it is written."""
    return f"{at[0]},{at[1]}"


def size(c: Game) -> Square:
    """How wide and how deep the field is."""
    return len(c.scene.rows[0]), len(c.scene.rows)


def mark(c: Game, at: Square) -> str:
    """KG-D.2: what marks a square; rows are written with the farthest first."""
    return c.scene.rows[-1 - at[1]][at[0]]


def on_field(c: Game, at: Square) -> bool:
    """Whether a square lies on the field."""
    return 0 <= at[0] < size(c)[0] and 0 <= at[1] < size(c)[1]


def place(c: Game, who: str) -> Square:
    """Where somebody is."""
    return c.keepers[who].x, c.keepers[who].y


def distance(a: Square, b: Square) -> int:
    """KG-2.1: steps are counted along rows and files, never aslant."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def burning(c: Game, who: str) -> bool:
    """KG-4.1: whoever has an ember left takes part."""
    return c.keepers[who].embers > 0


def enter(c: Game, at: Square) -> bool:
    """KG-2.2: nobody enters a rock, or a square in which somebody burns."""
    taken = any(burning(c, who) and place(c, who) == at for who in c.keepers)
    return on_field(c, at) and mark(c, at) != ROCK and not taken


def in_reeds(c: Game, who: str) -> bool:
    """KG-2.3: whether somebody stands in reeds."""
    return mark(c, place(c, who)) == REEDS


def ways(c: Game, who: str) -> dict[str, str]:
    """KG-2.1, KG-2.2: every square that a move can end in, with a shortest way there, the start left out.

    To stay is a way of no steps.
    """
    start = place(c, who)
    found = {start: ""}
    edge = [start]
    for _ in range(c.record(who).pace):
        beyond: list[Square] = []
        for x, y in edge:
            for there in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                if there not in found and enter(c, there):
                    found[there] = f"{found[x, y]} {named(there)}".strip()
                    beyond.append(there)
        edge = beyond
    return {named(at): way for at, way in found.items()}


def foes(c: Game, who: str) -> list[str]:
    """KG-1.1: those of the other bands who still burn."""
    return [other for other in c.keepers if burning(c, other) and c.keepers[other].side != c.keepers[who].side]


def in_reach(c: Game, who: str) -> list[str]:
    """KG-3.1: the foes within reach; nothing bars the way of fire."""
    here, reach = place(c, who), c.record(who).reach
    return [foe for foe in foes(c, who) if distance(here, place(c, foe)) <= reach]


def pressed(c: Game, who: str) -> bool:
    """KG-4.2: whether a foe stands next to somebody."""
    return any(distance(place(c, who), place(c, foe)) == 1 for foe in foes(c, who))


def side(c: Game, seat: str) -> str:
    """The band that a seat plays; "" where it plays none, or several."""
    return one_side(keeper.side for keeper in c.keepers.values() if keeper.seat == seat)
