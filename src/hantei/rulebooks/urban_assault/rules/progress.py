"""Chapter 34 and UA-SC.17: which map comes next: drawn one after another, laid out, or found on a fixed map."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table

from ..content.language import Price, Wait
from ..content.rows import find_row, in_order
from ..content.scenario import MidEvent
from ..state import Campaign, at, waiting
from .beats import beat
from .dice import roll_two_digits
from .scenario.conditions import holds
from .scenario.goods import STOCKS, pay, payers
from .two_leaders import speaker

START = "0,0"  # where a squad stands before the first of its laid-out tiles
DIRECTIONS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
FINAL = "final"  # the final event in place of a row


@beat("next_map", "UA-05.4", "UA-34.1", "UA-SC.17")
def next_map(c: Campaign, table: Table) -> None:
    """On to the next map, in the way of the scenario; what was used up for one map is fresh again."""
    c.op.map_marks = []
    MODES[c.scenario.progress.mode](c, table)


# Fixed events


def mid_event(c: Campaign) -> MidEvent | None:
    """The fixed event of this operation, or of this lap of it."""
    progress = c.scenario.progress
    own = progress.laps[c.op.lap - 1].mid_event if progress.laps else None
    return own or progress.mid_event


def final_tile(c: Campaign) -> str:
    """UA-SC.18: the map of the final event, of this lap where it has one of its own."""
    laps = c.scenario.progress.laps
    return (laps[c.op.lap - 1].final_tile if laps else "") or c.scenario.final_event


def at_mid_event(c: Campaign) -> bool:
    """Whether the squad is at the fixed event now."""
    event = mid_event(c)
    if c.scenario.progress.mode == "tiles":
        return laid(c, "mid") == c.op.position
    return event is not None and not c.op.row and not c.op.mid_done and c.op.tile == event.tile


def at_final_event(c: Campaign) -> bool:
    """Whether the squad is at the final event now: reached as such, not by a row of the map table."""
    op = c.op
    progress = c.scenario.progress
    if progress.mode == "tiles":
        return laid(c, "final") == op.position
    if op.position in progress.places and progress.places[op.position].final:
        return True
    return not op.row and op.tile == final_tile(c)


def laid(c: Campaign, event: str) -> str:
    """Where among laid-out tiles the fixed or the final event of this lap lies, or "" as long as it does not."""
    start = f"{event}:{c.op.lap}:"
    return next((mark.removeprefix(start) for mark in c.op.marks if mark.startswith(start)), "")


def lay(c: Campaign, event: str, position: str) -> None:
    """The fixed or the final event lies at this position from now on."""
    if position:
        c.op.marks.append(f"{event}:{c.op.lap}:{position}")


def fixed_event(c: Campaign, number: int) -> str:
    """UA-SC.17: what stands instead of a draw as map `number`: the fixed event ("mid"), the final event, or "".

    The final event comes after the scenario's number of maps; where its chance grows, at the map where it is certain.
    """
    progress = c.scenario.progress
    event = mid_event(c)
    if event is not None and not c.op.mid_done and number >= event.at and not laid(c, "mid"):
        return "mid"
    chance = progress.final_chance
    due = number >= chance.certain if chance is not None else number > progress.length
    return FINAL if (due or not progress.rows) and not laid(c, "final") else ""


def to_event(c: Campaign, event: str, position: str) -> None:
    """The squad goes to the fixed or the final event; it is no map that could be avoided."""
    lay(c, event, position)
    fixed = mid_event(c)
    tile = fixed.tile if event == "mid" and fixed is not None else final_tile(c)
    then(c, ("enter", tile, "", position, ""))


# One map after another


def corridor(c: Campaign, table: Table) -> None:
    """UA-SC.17, linear: a draw for each map until enough are passed, then the final event."""
    event = fixed_event(c, c.op.passed + 1)
    if event:
        to_event(c, event, "")
    else:
        then(c, ("draw", "", "", 0))


@beat("redraw", "UA-25.3", "UA-25.5")
def redraw(c: Campaign, table: Table, position: str) -> None:
    """An avoided map has not occurred: the dice are rolled again, and the next result is a new occasion."""
    c.op.map_marks = []
    then(c, ("draw", position, "", 0))


@beat("draw", "UA-34.1", "UA-34.2", "UA-06.3", "UA-SC.4", "UA-SC.22", "UA-42.11")
def draw(c: Campaign, table: Table, position: str, first: str, again: int) -> None:
    """d66 (or d33) for the next map.

    Effects that waited for this roll bend its digits; a result thrown again is not bent (`again`). `first` is the
    row kept from the first of two throws where the squad may choose.
    """
    waits = [effect for effect in c.op.waiting if effect.scope == "next_map" and holds(c, waiting(c, effect).when)]
    result = thrown = roll_two_digits(c, table, c.scenario.progress.die)
    if not again:
        for effect in waits:
            result = bent(c, result, effect.path)
    changed: dict[str, Fact] = {} if result == thrown else {"thrown": thrown}
    result = shifted(c, table, result)
    row = settled(c, result)
    table.tell("map_drawn", None, result=result, row=row, **changed)
    if not row:
        then(c, ("draw", position, first, 1))
        return
    if not first and any(waiting(c, effect).twice for effect in waits):
        then(c, ("draw", position, row, 0))
        return
    if first and tile_of(c, first) != tile_of(c, row):
        tiles = [tile_of(c, first), tile_of(c, row)]
        row = table.choose(Choice(speaker(c), "which_map", "UA-SC.2", [first, row], {"tiles": tiles}))
        table.tell("map_chosen", who=speaker(c), tile=tile_of(c, row), row=row)
    c.op.waiting = [effect for effect in c.op.waiting if effect.scope != "next_map"]
    arrive(c, row, position)


def bent(c: Campaign, result: str, path: str) -> str:
    """UA-SC.2: a digit changed, within the die, or fixed by an effect that waited."""
    effect: Wait = at(c, path)
    most = 6 if c.scenario.progress.die == "d66" else 3
    tens = effect.fix_tens or min(most, max(1, int(result[0]) + effect.tens))
    ones = effect.fix_ones or min(most, max(1, int(result[1]) + effect.ones))
    return f"{tens}{ones}"


def shifted(c: Campaign, table: Table, result: str) -> str:
    """UA-SC.2: one digit may be moved once the die is seen, within the die and at a price, by effects that wait."""
    for effect in c.op.waiting:
        wait = waiting(c, effect)
        if effect.scope not in ("next_map", "operation") or not wait.shift or not holds(c, wait.when):
            continue
        price = wait.price or Price()
        if payers(c, price):
            about: dict[str, Fact] = {"result": result, **{name: getattr(price, name) for name in STOCKS}}
            options = ["keep", *within_reach(c, result, wait.shift)]
            choice = table.choose(Choice(speaker(c), "shift_digit", "UA-SC.2", options, about))
            if choice != "keep":
                pay(c, table, price, "")
                table.tell("digit_shifted", before=result, result=choice)
                result = choice
    return result


def within_reach(c: Campaign, result: str, most: int) -> list[str]:
    """The results that differ in one digit, by `most` at most."""
    sides = range(1, 7 if c.scenario.progress.die == "d66" else 4)
    tens, ones = int(result[0]), int(result[1])
    found = [f"{n}{ones}" for n in sides if 0 < abs(n - tens) <= most]
    return found + [f"{tens}{n}" for n in sides if 0 < abs(n - ones) <= most]


def tile_of(c: Campaign, row: str) -> str:
    """The map a row leads to."""
    return final_tile(c) if row == FINAL else c.scenario.progress.rows[row]


def settled(c: Campaign, result: str) -> str:
    """The row that a result stands for: "final" where it falls in the chance of the final event, "" to throw again.

    UA-SC.22: rows already resolved run again, are thrown again, are passed, or the next unused row upward takes
    their place. UA-42.11: a map just left by retreat is thrown again too.
    """
    rows = c.scenario.progress.rows
    if rank(c, result) <= final_share(c):
        return FINAL
    row = find_row(rows, int(result))
    rule = on_repeat(c)
    unused = [name for name in in_order(rows) if name not in c.op.resolved]
    if rule in ("reroll", "next_unused") and not unused:
        if c.scenario.progress.exhausted == "final" and not laid(c, "final"):
            return FINAL
        rule = "run_again"
    possible = unused if rule in ("reroll", "next_unused") else in_order(rows)
    possible = [name for name in possible if rows[name] != c.op.refused] or possible
    if row in possible:
        return row
    if rule != "next_unused":
        return ""
    later = [name for name in possible if in_order([row, name])[0] == row]
    return (later or possible)[0]


def on_repeat(c: Campaign) -> str:
    """UA-SC.22: what happens with a map drawn again: as the scenario says, else as the table rules."""
    return c.scenario.progress.on_repeat or c.rulings["repeat_tile"]


def rank(c: Campaign, result: str) -> int:
    """UA-34.2: the place of a result among all of them in ascending order."""
    sides = 6 if c.scenario.progress.die == "d66" else 3
    return (int(result[0]) - 1) * sides + int(result[1])


def final_share(c: Campaign) -> int:
    """UA-SC.17: how many of the lowest results are the final event at the next map, where its chance grows."""
    chance = c.scenario.progress.final_chance
    number = (len(c.op.placed) if c.scenario.progress.mode == "tiles" else c.op.passed) + 1
    if chance is None or number < chance.first or laid(c, "final"):
        return 0
    return chance.step * (number - chance.first + 1)


def arrive(c: Campaign, row: str, position: str) -> None:
    """UA-34.3, UA-SC.22: the map drawn is entered, avoided by detection, or passed without event where it repeats."""
    if row == FINAL:
        to_event(c, FINAL, position)
        return
    tile = tile_of(c, row)
    if row in c.op.resolved and on_repeat(c) == "skip":
        then(c, ("pass_by", tile, row, position))
    elif c.scenario.tiles[tile].detectable:
        then(c, ("detect", tile, row, position))
    else:
        then(c, ("enter", tile, row, position, ""))


# Tiles laid out


def grid(c: Campaign, table: Table) -> None:
    """UA-SC.17, tiles: a direction is chosen; a new position draws its map, and keeps it once entered.

    The final event lies at the first new position after the scenario's number of maps. UA-42.8, UA-42.11: any way
    may be taken after a retreat but the one just left.
    """
    op = c.op
    op.position = op.position or START
    ways = {name: neighbour(op.position, step) for name, step in DIRECTIONS.items()}
    open_to = [name for name, there in ways.items() if there not in (START, op.refused)]
    about: dict[str, Fact] = {"position": op.position, "known": [op.placed.get(ways[name], "") for name in open_to]}
    there = ways[table.choose(Choice(speaker(c), "direction", "UA-SC.17", open_to, about))]
    if there in op.placed:
        revisit(c, op.placed[there], there)
        return
    event = fixed_event(c, len(op.placed) + 1)
    if event:
        to_event(c, event, there)
    else:
        then(c, ("draw", there, "", 0))


def neighbour(position: str, step: tuple[int, int]) -> str:
    """The position one step away."""
    x, y = position.split(",")
    return f"{int(x) + step[0]},{int(y) + step[1]}"


def revisit(c: Campaign, tile: str, position: str) -> None:
    """UA-SC.22: a map the squad comes back to runs again, or is passed; there are no dice to throw again."""
    repeats = position in c.op.resolved and on_repeat(c) != "run_again"
    then(c, ("pass_by", tile, "", position) if repeats else ("enter", tile, "", position, ""))


# A fixed map


def charted(c: Campaign, table: Table) -> None:
    """UA-SC.17, fixed map: the way is chosen among those now open; the squad begins at the place of the start.

    UA-42.8, UA-42.11: after a retreat another way may be taken; the place just left only where it is the only one,
    which takes a rest first. Where no way is open the operation has failed.
    """
    op = c.op
    places = c.scenario.progress.places
    if not op.position:
        then(c, ("enter", places[c.scenario.progress.start].tile, "", c.scenario.progress.start, ""))
        return
    ways = open_ways(c)
    if not ways:
        op.result = "failed"
        table.tell("no_way", place=op.position)
        then(c, ("judge",))
        return
    free = [way for way in ways if way != op.refused] or ways
    there = table.choose(Choice(speaker(c), "way", "UA-42.8", free, {"place": op.position}))
    revisit(c, places[there].tile, there)


def open_ways(c: Campaign) -> list[str]:
    """The places that can be reached from here now, each once."""
    places = c.scenario.progress.places
    found: list[str] = []
    for way in places[c.op.position].ways:
        tile = c.scenario.tiles[places[way.to].tile]
        if way.to not in found and holds(c, way.when) and holds(c, tile.enter_when):
            found.append(way.to)
    return found


MODES = {"linear": corridor, "tiles": grid, "fixed_map": charted}
