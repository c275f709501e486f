"""Chapter 07: the initiative roll (イニシアティブロール): a tactics check for each faction, the order of turns."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .acting import able
from .beats import beat
from .making_checks import make_check
from .people import camp, camps, company, participants
from .precedence import descending, score
from .skills import knows
from .surprise import surprised

TACTICS = "tactics"
"""WA-07.1: 戦術."""


@beat("initiative", "WA-07.1", "WA-07.3", "WA-07.7", "WA-20.5", "WA-DATA.10")
def initiative(c: Fight, table: Table) -> None:
    """Anew every round: the PCs' side rolls first, then the others as declared; then the order is confirmed."""
    c.phase = "initiative"
    table.tell("phase", phase="initiative")
    for faction in c.factions.values():
        faction.tactics, faction.rolled = 0, False
        if c.rulings["representative_for"] == "round":
            faction.representative = ""
    for fighter in c.fighters.values():
        fighter.initiative = 0
    sides = sorted(camps(c), key=lambda one: not any(c.scene.factions[name].pc for name in one))
    then(c, *(("tactics", one[0]) for one in sides if rollers(c, one[0])), ("order",))


def rollers(c: Fight, faction: str) -> list[str]:
    """WA-07.1, WA-07.7: those of a faction (by ruling of its friends as well, WA-04.3) who can represent it.

    WA-20.5: none of those surprised (level 1).

    By ruling a faction of which nobody can act is rolled for all the same.
    """
    people = [who for who in company(c, faction) if not surprised(c, who)]
    up = [who for who in people if able(c, who)]
    return up or (people if c.rulings["unable_side_rolls"] == "rolled" else [])


@beat("tactics", "WA-07.1", "WA-07.2", "WA-07.8", "WA-04.3")
def tactics(c: Fight, table: Table, faction: str) -> None:
    """The faction's representative of this round makes an ordinary check; every member's 先制値 is added to it.

    WA-04.3: by ruling friends of it have the same.

    WA-01.4: by ruling nobody rolls a skill that is not listed; then there is only the 先制値.
    """
    who, total = "", 0
    options = [one for one in rollers(c, faction) if knows(c, one, TACTICS)]
    if options:
        who = chosen(c, table, faction, options)
        total = make_check(c, table, who, TACTICS, kind=TACTICS, faction=faction).total
    for name in camp(c, faction):
        side = c.factions[name]
        side.representative, side.tactics, side.rolled = who, total, True
        table.tell("tactics", faction=name, who=who, total=total)


def chosen(c: Fight, table: Table, faction: str, options: list[str]) -> str:
    """WA-07.1: who represents the faction: as it likes, by ruling the same one all battle long while that one can.

    WA-07.7: for a faction of which nobody can act the game master chooses, or it is the first.
    """
    before = c.factions[faction].representative
    if before in options:
        return before
    seat = c.fighters[options[0]].seat
    if not able(c, options[0]):
        seat, options = (REFEREE, options) if c.referee else (seat, options[:1])
    return table.choose(Choice(seat, "representative", "WA-07.1", options, {"faction": faction}))


@beat("order", "WA-07.2", "WA-07.4", "WA-07.5", "WA-07.6", "WA-20.5")
def order(c: Fight, table: Table) -> None:
    """Highest initiative value first; those surprised (level 1) have 0; who is out of action keeps a place.

    WA-07.7: a faction that has not rolled has none.
    """
    people = [who for who in participants(c) if has_place(c, who)]
    caught: list[str] = []
    for who in people:
        fighter = c.fighters[who]
        if surprised(c, who):
            caught.append(fighter.faction)
        else:
            fighter.initiative = c.factions[fighter.faction].tactics + score(c, who).value
    for faction in dict.fromkeys(caught):
        table.tell("surprised", faction=faction)
    c.order = descending(c, table, people)
    initiatives = [c.fighters[who].initiative for who in c.order]
    out = [who for who in c.order if not able(c, who)]
    table.tell("order", order=list(c.order), initiatives=initiatives, out=out)


def has_place(c: Fight, who: str) -> bool:
    """WA-07.7, WA-20.5: whether somebody has a place in the order of the round."""
    faction = c.fighters[who].faction
    if surprised(c, who) and any(able(c, other) for other in company(c, faction)):
        return True
    return c.factions[faction].rolled
