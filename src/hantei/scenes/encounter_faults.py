"""Checks that encounters of several rulebooks share: sides, rooms, ids, readings.

`prefix` begins the ids of the rulebook's messages, since each rulebook words its own faults.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from ..core.message import Message
from ..core.rulings import Ruling
from .faults import Faults, error, ids, named, reserved, warning
from .muster import Enlisted, Manned, Opposed


def side_faults(prefix: str, sides: Mapping[str, Opposed], strength: Callable[[str], int]) -> Faults:
    """Check that the enemies of each side exist, and that somebody can fight. `strength`: the people of a side."""
    yield from ids("sides", sides)
    for name, side in sides.items():
        others = [other for other in sides if other != name]
        for i, enemy in enumerate(side.hostile):
            yield from named(f"sides/{name}/hostile/{i}", Message(f"{prefix}-thing-side"), enemy, others)
        if not strength(name):
            yield warning(f"sides/{name}", f"{prefix}-fault-side-empty", side=name)
        elif not side.hostile:
            yield warning(f"sides/{name}", f"{prefix}-fault-side-peaceful", side=name)
    fighting = [name for name in sides if strength(name)]
    if not any(enemy in fighting and enemy != name for name in fighting for enemy in sides[name].hostile):
        yield error("sides", f"{prefix}-fault-no-fight")


def seat_faults(sides: Mapping[str, Manned], people: Sequence[Enlisted], at: tuple[str, str]) -> Faults:
    """Check that no seat gets the name of one that the table itself has, and nobody the name of such a seat.

    Parameters: the sides, those who take part, and the sections of the file with the two ("sides", "units").
    """
    for name, side in sides.items():
        yield from reserved(f"{at[0]}/{name}", name)
        yield from reserved(f"{at[0]}/{name}/seat", side.seat)
    for i, one in enumerate(people):
        yield from reserved(f"{at[1]}/{i}/{'id' if one.id else 'character'}", one.id or one.character)
        yield from reserved(f"{at[1]}/{i}/seat", one.seat)


def room_faults(prefix: str, sight: Iterable[str], rooms: Iterable[str], field: str = "sight") -> Faults:
    """Check that each line of sight names two rooms: "hall|yard"; `field`: of the map, with these lines."""
    known = list(dict.fromkeys(room for room in rooms if room))
    for i, pair in enumerate(sight):
        ends = pair.split("|")
        if len(ends) != 2 or ends[0] == ends[1]:
            yield error(f"map/{field}/{i}", f"{prefix}-fault-sight", found=pair)
            continue
        for room in ends:
            yield from named(f"map/{field}/{i}", Message(f"{prefix}-thing-room"), room, known)


def twice_faults(prefix: str, path: str, names: Iterable[str]) -> Faults:
    """Check that no name is used twice."""
    for name, often in Counter(names).items():
        if often > 1:
            yield error(path, f"{prefix}-fault-id-twice", id=name)


def reading_faults(prefix: str, rulings: Sequence[Ruling], chosen: Mapping[str, str]) -> Faults:
    """Check that each reading chosen by an encounter belongs to a ruling."""
    known = {ruling.id: ruling.values for ruling in rulings}
    for name, value in chosen.items():
        yield from named(f"rulings/{name}", Message(f"{prefix}-thing-ruling"), name, known)
        if name in known and value not in known[name]:
            allowed = list(known[name])
            yield error(f"rulings/{name}", f"{prefix}-fault-reading", name=name, found=value, allowed=allowed)
