"""Who comes first: by 先制値 in set-up and possession (05.3), by initiative value in the action phase (07.4); ties."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight
from .beats import beat
from .in_force import modifiers_on
from .people import hostile


def score(c: Fight, who: str) -> Tally:
    """WA-05.3, WA-07.2: the 先制値 of somebody, with what skills, items and deeds have made of it."""
    found = Tally(c.sheet(who).initiative, "WA-07.2", "initiative")
    for one, clause, label in modifiers_on(c, who):
        if one.on == "initiative":
            found.add(one.value, clause, label)
    return found


def rank(c: Fight, who: str) -> int:
    """WA-07.5: among equals PCs come first, then others on their side, then the rest."""
    fighter = c.fighters[who]
    if fighter.pc:
        return 0
    specs = c.scene.factions
    return 1 if any(spec.pc and not hostile(c, name, fighter.faction) for name, spec in specs.items()) else 2


def ascending(c: Fight, table: Table, people: Sequence[str]) -> list[str]:
    """WA-05.3: the lower 先制値 first; WA-05.4: among equals enemies before PCs; WA-05.5: else as they agree."""
    return arranged(c, table, people, lambda who: (score(c, who).value, -rank(c, who)), "WA-05.5")


def descending(c: Fight, table: Table, people: Sequence[str]) -> list[str]:
    """WA-07.4: the higher initiative value first; WA-07.5: among equals PCs first; WA-07.6: else as they agree."""
    return arranged(c, table, people, lambda who: place(c, who), "WA-07.6")


def place(c: Fight, who: str) -> tuple[int, int]:
    """WA-07.4, WA-07.5: where somebody stands in the order of the action phase, as far as figures say.

    By ruling PCs alone come first, and the game master orders all others.
    """
    level = rank(c, who)
    return -c.fighters[who].initiative, min(1, level) if c.rulings["ties_beyond_pcs"] == "game_master" else level


def arranged(
    c: Fight, table: Table, people: Sequence[str], key: Callable[[str], tuple[int, int]], clause: str
) -> list[str]:
    """People in the order of a key; those of one key agree on theirs."""
    found: list[str] = []
    keys = {who: key(who) for who in people}
    for _, equal in groupby(sorted(people, key=keys.__getitem__), key=keys.__getitem__):
        found += agreed(c, table, list(equal), clause)
    return found


def agreed(c: Fight, table: Table, tied: Sequence[str], clause: str) -> list[str]:
    """The order on which equals agree, anew each round: each faction for itself.

    WA-07.5: between factions the game master says; with none at the table they come as they were declared.
    """
    sides = list(dict.fromkeys(c.fighters[who].faction for who in tied))
    if len(sides) > 1 and c.referee:
        return picked(table, tied, REFEREE, clause)
    found: list[str] = []
    for side in sides:
        mine = [who for who in tied if c.fighters[who].faction == side]
        found += picked(table, mine, c.fighters[mine[0]].seat, clause)
    return found


def picked(table: Table, tied: Sequence[str], seat: str, clause: str) -> list[str]:
    """One after the other, as a seat names them; "as_listed" takes those left as they are."""
    left, found = list(tied), []
    while len(left) > 1:
        first = table.choose(Choice(seat, "order", clause, [*left, "as_listed"], {"tied": left}))
        if first == "as_listed":
            break
        left = [who for who in left if who != first]
        found.append(first)
    return [*found, *left]


# Declaring freely


@beat("freely", "WA-05.3", "WA-06.5")
def freely(c: Fight, table: Table, turn: str, *waited: str) -> None:
    """By ruling people declare as they like: the seats are asked in turn for the next of their people, or for "later".

    `turn`: the beat of each declaration; `waited`: the seats that let others go first. Where all do, the order of the
    book is needed.
    """
    left = list(c.order)
    seats = [seat for seat in dict.fromkeys(c.fighters[who].seat for who in left) if seat not in waited]
    if not seats:
        c.order = []
        then(c, *((turn, who) for who in ascending(c, table, left)))
        return
    seat = seats[0]
    mine = [who for who in left if c.fighters[who].seat == seat]
    clause = "WA-05.3" if c.phase == "set_up" else "WA-06.5"
    who = table.choose(Choice(seat, "volunteer", clause, [*mine, "later"], {"phase": c.phase}))
    if who == "later":
        then(c, ("freely", turn, *waited, seat))
    else:
        c.order.remove(who)
        then(c, (turn, who), ("freely", turn))


def turns(c: Fight, turn: str, free: bool) -> list[BeatCall]:
    """The declarations of a phase, one for each in `c.order`: in that order, or freely."""
    return [("freely", turn)] if free else [(turn, who) for who in c.order]
