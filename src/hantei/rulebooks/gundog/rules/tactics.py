"""Chapter 03: the tactics check (戦術チェック): the tactics roll, and the order of the action checks."""

from __future__ import annotations

from itertools import groupby

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..state import Fight
from .beats import beat
from .checks import D100, Result
from .conditions import aware, can_act, present
from .figures import rate_in_force, success_check

TACTICS = "tactics"
"""The skill of the tactics roll."""

BETTER_AIM = 10
"""GD-03.3, ruling hit_rate: percent on the hit rates of the side."""


@beat("tactics_check", "GD-03.1", "GD-03.2")
def tactics_check(c: Fight, table: Table) -> None:
    """The tactics roll of each side, or as the table rules; then the order is fixed."""
    c.stage = "tactics_check"
    reading = c.rulings["tactics_roller"]
    if reading == "everyone":
        then(c, *(("own_tactics", who) for who in c.fighters if may_command(c, who)), ("confirm_initiative",))
        return
    sides = [side for side, spec in c.scene.sides.items() if spec.pc or reading == "commander"]
    then(c, *(("command", side) for side in sides), ("confirm_initiative",))


def may_command(c: Fight, who: str) -> bool:
    """GD-03.2: whether somebody can roll tactics: able to act, and of a side that knows of the fight."""
    return can_act(c, who) and aware(c, who)


@beat("command", "GD-03.2", "GD-03.3")
def command(c: Fight, table: Table, side: str) -> None:
    """A side names its commander of the round, or declines; a success is for all of it, the commander included."""
    mine = [who for who, fighter in c.fighters.items() if fighter.side == side]
    able = [who for who in mine if may_command(c, who)]
    if not able:
        return
    seat = c.fighters[able[0]].seat
    who = table.choose(Choice(seat, "commander", "GD-03.2", ["none", *able], {"side": side}))
    if who != "none":
        profit(c, table, roll_tactics(c, table, who), mine)


@beat("own_tactics", "GD-03.2", "GD-03.3")
def own_tactics(c: Fight, table: Table, who: str) -> None:
    """By ruling everybody rolls, for themselves alone."""
    profit(c, table, roll_tactics(c, table, who), [who])


def roll_tactics(c: Fight, table: Table, who: str) -> Result:
    """GD-03.2: a check of tactics under the modifiers in force."""
    return success_check(c, table, who, "tactics", TACTICS)


def tactics_rate(c: Fight, who: str) -> int:
    """The rate at which somebody would roll tactics now."""
    return rate_in_force(c, who, TACTICS).value


def profit(c: Fight, table: Table, result: Result, people: list[str]) -> None:
    """GD-03.3: the degree is added to initiative this round, or as the table rules; a failure changes nothing.

    GD-07.32: who is unstable receives nothing.
    """
    if not result.success:
        return
    amount = result.degree if c.rulings["tactics_effect"] == "initiative" else percent_gained(c)
    gainers = [who for who in people if present(c, who) and not (c.fighters[who].dead or c.fighters[who].unstable)]
    for who in gainers:
        c.fighters[who].tactics = amount
    table.tell("tactics", gainers=gainers, amount=amount, effect=c.rulings["tactics_effect"])


def percent_gained(c: Fight) -> int:
    """GD-03.3: what a success is good for where the table rules that it is a fixed percent."""
    return BETTER_AIM if c.rulings["tactics_effect"] == "hit_rate" else c.scene.arsenal.tables.tactics or 0


def initiative(c: Fight, who: str) -> Tally:
    """GD-03.3, GD-03.4: the sheet's イニシアチブ, with what the tactics roll gave."""
    found = Tally(c.sheet(who).initiative, "GD-00.14", "initiative")
    if c.rulings["tactics_effect"] == "initiative":
        found.add(c.fighters[who].tactics, "GD-03.3", "tactics")
    return found


@beat("confirm_initiative", "GD-03.4", "GD-03.5", "GD-03.6", "GD-07.31", "GD-07.33")
def confirm_initiative(c: Fight, table: Table) -> None:
    """Highest first, the unstable after all others; those who cannot act keep their place, or by ruling have none."""
    people = [who for who in c.fighters if has_place(c, who)]
    people.sort(key=lambda who: (order_key(c, who), not c.fighters[who].pc))
    if c.rulings["initiative_ties"] == "roll_off":
        people = rolled_off(c, table, people)
    c.order = people
    table.tell("order", order=list(people), initiatives=[initiative(c, who).value for who in people])


def has_place(c: Fight, who: str) -> bool:
    """GD-03.6: whether somebody has a place in the order."""
    return present(c, who) and (c.rulings["incapacitated_turn"] == "empty" or can_act(c, who))


def still_to_act(c: Fight) -> list[str]:
    """Who has an action check to come, in the order confirmed; those who wait have given up their place (GD-04.5).
    GD-07.31: somebody who has become unstable comes last at once; GD-07.33: among several the original initiative
    counts.
    """
    fighters = c.fighters
    left = [who for who in c.order if not (fighters[who].acted or fighters[who].waiting) and has_place(c, who)]
    unstable = [who for who in left if fighters[who].unstable]
    unstable.sort(key=lambda who: place_among_unstable(c, who))
    return [who for who in left if not fighters[who].unstable] + unstable


def place_among_unstable(c: Fight, who: str) -> tuple[int, ...]:
    """GD-07.33: the original initiative; GD-03.5: of equal ones the PCs first, then the roster, or as they rolled."""
    initiative = -c.sheet(who).initiative
    if c.rulings["initiative_ties"] == "roll_off":
        return initiative, c.order.index(who)
    return initiative, not c.fighters[who].pc, list(c.fighters).index(who)


def order_key(c: Fight, who: str) -> tuple[bool, int]:
    """GD-03.4, GD-07.31: who is not unstable comes first, then the higher initiative."""
    return c.fighters[who].unstable, -initiative(c, who).value


@beat("roll_off", "GD-03.5", "GD-07.31", "GD-07.33")
def roll_off(c: Fight, table: Table, who: str) -> None:
    """By ruling somebody who becomes unstable before acting rolls at once against those now equal."""
    left = still_to_act(c)
    equal = [name for name in left if who in left and order_key(c, name) == order_key(c, who)]
    places = sorted(c.order.index(name) for name in equal)
    for place, name in zip(places, rolled_off(c, table, in_roster_order(c, equal)), strict=True):
        c.order[place] = name


def in_roster_order(c: Fight, people: list[str]) -> list[str]:
    """GD-03.5: the PCs first, then the roster."""
    return sorted((who for who in c.fighters if who in people), key=lambda who: not c.fighters[who].pc)


def rolled_off(c: Fight, table: Table, people: list[str]) -> list[str]:
    """GD-03.5, ruling roll_off: equal initiatives roll a d100 each, higher first; equal rolls stay as they were."""
    found: list[str] = []
    for _, equal in groupby(people, key=lambda who: order_key(c, who)):
        tied = list(equal)
        if len(tied) > 1:
            faces = {who: table.roll(D100, "roll_off", who) for who in tied}
            tied.sort(key=lambda who: -faces[who])
        found += tied
    return found
