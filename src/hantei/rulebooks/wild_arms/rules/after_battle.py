"""What follows on a battle: first aid and the clinic (18.6), supply found again when the scene ends (18.18)."""

from __future__ import annotations

from hantei.core.agenda import instead, then
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from . import harm, supply
from .acting import incapacitated
from .beats import beat
from .checks import succeeds
from .goals import own, people_of
from .making_checks import make_check
from .people import has
from .skills import knows

FIRST_AID, FIRST_AID_TARGET = "first_aid", 12
"""WA-18.6: 手当."""


@beat("after", "WA-18.6")
def after(c: Fight, table: Table) -> None:
    """Those of one's own side who are still dying are looked after: in town, or by each other; then the scene ends."""
    c.phase = "after"
    dying = [who for who in people_of(c, own(c)) if c.fighters[who].dying and not c.fighters[who].dead]
    cared = any(c.scene.after.clinic or helpers(c, who) for who in dying)
    table.tell("phase", phase="after", idle=not (cared or (lacking(c) and (c.referee or c.scene.after.resupply))))
    beat_name = "clinic" if c.scene.after.clinic else "first_aid"
    then(c, *((beat_name, who) for who in dying), ("scene_end",), ("over",))


@beat("clinic", "WA-18.6")
def clinic(c: Fight, table: Table, who: str) -> None:
    """A specialist in town cures dying without a check."""
    table.tell("clinic", who=who)
    harm.cure(c, table, who, "dying")


@beat("first_aid", "WA-18.6", "WA-18.7")
def first_aid(c: Fight, table: Table, who: str) -> None:
    """Anybody else tries a check of first aid against 12; another try needs the game master's leave, if any."""
    options = helpers(c, who)
    if not options:
        return
    seat = c.fighters[options[0]].seat
    helper = table.choose(Choice(seat, "helper", "WA-18.6", [*options, "none"], {"who": who}))
    if helper == "none":
        return
    target = FIRST_AID_TARGET
    roll = make_check(c, table, helper, FIRST_AID, kind=FIRST_AID, target=who, target_number=target)
    if succeeds(roll, target, c.rulings):
        harm.cure(c, table, who, "dying")
    elif c.referee and c.rulings["first_aid_tries"] == "by_leave" and another_try(c, table, who):
        then(c, ("first_aid", who))


def helpers(c: Fight, patient: str) -> list[str]:
    """WA-18.6: any other character of the side who is up and in the same place, on the field or away from it."""
    there = c.fighters[patient].gone
    return [
        who
        for who in people_of(c, own(c))
        if who != patient
        and not (c.fighters[who].away or c.fighters[who].dead or incapacitated(c, who))
        and c.fighters[who].gone == there
        and knows(c, who, FIRST_AID)
    ]


def another_try(c: Fight, table: Table, who: str) -> bool:
    """WA-18.6: whether the game master allows a further try."""
    about: dict[str, Fact] = {"who": who, "usual": "refuse"}
    return table.choose(Choice(REFEREE, "another_try", "WA-18.6", ["allow", "refuse"], about)) == "allow"


@beat("scene_end", "WA-18.18")
def scene_end(c: Fight, table: Table) -> None:
    """Supply the unsupplied again if that is judged possible: by the encounter, or by the game master."""
    people = lacking(c)
    if people and found_again(c, table):
        for who in people:
            supply.restore(c, table, who)


def lacking(c: Fight) -> list[str]:
    """WA-18.18: the unsupplied."""
    return [who for who, fighter in c.fighters.items() if has(fighter, "unsupplied") and not fighter.dead]


def found_again(c: Fight, table: Table) -> bool:
    """WA-18.18: whether supply can be had again when the scene ends."""
    usual = "yes" if c.scene.after.resupply else "no"
    if not c.referee:
        return c.scene.after.resupply
    return table.choose(Choice(REFEREE, "resupply", "WA-18.18", ["yes", "no"], {"usual": usual})) == "yes"


@beat("over", "WA-09.5")
def over(c: Fight, table: Table) -> None:
    """Nothing more is to come."""
    c.over = True
    instead(c)
    table.tell("over", result=c.result, by=c.ended_by, rounds=c.round)
