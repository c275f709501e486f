"""Chapters 02 and 14: the scene in which a combat lies, its end, and those who were shot down in it (舞台裏)."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..state import Fight
from .beats import beat
from .lasting import lift


def down(c: Fight) -> list[str]:
    """Those shot down who may recover."""
    return [who for who, fighter in c.fighters.items() if fighter.shot_down and not fighter.dead]


@beat("scene_over", "SK-02.3", "SK-14.20", "SK-14.21")
def scene_over(c: Fight, table: Table) -> None:
    """The combat is over, its scene is not: the game master ends it, and the next, or leaves the shot down as they are.

    If nobody is shot down, another scene changes nothing, and the game is over.
    """
    about: dict[str, Fact] = {"n": c.scenes, "targets": down(c)}
    options = ["go_on", "end"]
    if not down(c) or table.choose(Choice(REFEREE, "scene_over", "SK-14.20", options, about)) == "go_on":
        c.over = True
        return
    then(c, ("scene_end",), ("scene_over",))


@beat("scene_end", "SK-02.3", "SK-14.20", "SK-14.21")
def scene_end(c: Fight, table: Table) -> None:
    """A scene ends and the next begins; effects to its end stop.

    SK-14.20: whoever was shot down in it is backstage and cannot appear in the next. SK-14.21: whoever was backstage
    all through it recovers with HP 1, and may appear again.
    """
    c.scenes += 1
    table.tell("scene", n=c.scenes)
    lift(c, table, lambda _, running: running.until == "scene")
    for who, fighter in c.fighters.items():
        waited, fighter.backstage = fighter.backstage, False
        if not fighter.shot_down or fighter.dead:
            continue
        if waited:
            fighter.shot_down, fighter.hp = False, 1
            table.tell("revived", who=who, hp=1)
        else:
            fighter.backstage = fighter.away = True
            table.tell("backstage", who=who)
