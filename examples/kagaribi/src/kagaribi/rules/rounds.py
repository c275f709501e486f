"""Chapter 1: rounds, their order, and the end."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.dice import Dice
from hantei.core.table import Table

from ..state import Game
from .beats import beat
from .field import burning

DIE = Dice("1d6", 1, 6)


@beat("fight", "KG-1.1", "KG-D.3")
def fight(c: Game, table: Table) -> None:
    """The bands meet."""
    table.tell("fight", encounter=c.encounter)
    then(c, ("round",))


@beat("round", "KG-1.2", "KG-1.3")
def a_round(c: Game, table: Table) -> None:
    """Everybody who burns throws for the order."""
    c.round += 1
    table.tell("round", n=c.round)
    there = [who for who in c.keepers if burning(c, who)]
    for who in there:
        c.keepers[who].initiative = c.record(who).quickness + table.roll(DIE, "initiative", who)
    order = sorted(there, key=lambda who: rank(c, who))
    table.tell("order", order=order)
    then(c, *(("turn", who) for who in order), ("round_over",))


def rank(c: Game, who: str) -> tuple[int, int]:
    """KG-1.2: the higher goes first; KG-1.3: of equals who has fewer embers, then who stands first in the encounter."""
    keeper = c.keepers[who]
    return -keeper.initiative, keeper.embers


def embers_of(c: Game, side: str) -> int:
    """All embers of a band."""
    return sum(keeper.embers for keeper in c.keepers.values() if keeper.side == side)


def standing(c: Game) -> list[str]:
    """The bands of which somebody burns."""
    return [side for side in c.scene.sides if embers_of(c, side)]


@beat("struck", "KG-1.5")
def struck(c: Game, table: Table) -> None:
    """KG-1.5: after a strike at most one band may be left; it has won."""
    left = standing(c)
    if len(left) < 2:
        end(c, table, left[0] if left else "", "dark")


@beat("round_over", "KG-1.6")
def round_over(c: Game, table: Table) -> None:
    """KG-1.6: after the last round the band with the most embers has won; nobody, where two have as many."""
    if c.round < c.scene.rounds:
        then(c, ("round",))
        return
    found = sorted(c.scene.sides, key=lambda side: -embers_of(c, side))
    even = len(found) > 1 and embers_of(c, found[0]) == embers_of(c, found[1])
    end(c, table, "" if even else found[0], "dawn")


def end(c: Game, table: Table, winner: str, by: str) -> None:
    """The game is over."""
    c.agenda.clear()
    c.over, c.winner, c.ended_by, c.current = True, winner, by, ""
    table.tell("end", winner=winner, by=by)


@beat("ruled_end", "KG-5.1")
def ruled_end(c: Game, table: Table, winner: str) -> None:
    """A game master ends it."""
    end(c, table, winner, "ruling")
