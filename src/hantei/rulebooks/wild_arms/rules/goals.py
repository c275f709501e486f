"""Chapters 04 and 09: conditions of victory and defeat (勝利条件 敗北条件), and when they end the battle."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.agenda import instead
from hantei.core.decision import Choice, Fact
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ..content.records import Goal
from ..state import Fight
from .acting import incapacitated
from .people import beaten, fallen, hostile, protagonists

GONE = ("beaten", "down")
"""Kinds of conditions in which it matters how those count who have left."""

RESULTS = ("victory", "defeat", "neither")


def own(c: Fight) -> list[str]:
    """The factions on whose side victory and defeat are judged."""
    return [name for name in c.factions if not hostile(c, name, protagonists(c))]


def others(c: Fight) -> list[str]:
    """The factions hostile to them."""
    return [name for name in c.factions if hostile(c, name, protagonists(c))]


def toll(c: Fight) -> dict[str, dict[str, int]]:
    """What every faction has now: people who stand, HP, FP, rounds loaded."""
    found = {}
    for faction in c.factions:
        mine = {who: one for who, one in c.fighters.items() if one.faction == faction and not one.away}
        found[faction] = {
            "able": sum(not beaten(c, who) for who in mine),
            "hp": sum(max(0, one.hp) for one in mine.values()),
            "fp": sum(one.fp for one in mine.values()),
            "rounds_left": sum(max(0, rounds) for one in mine.values() for rounds in one.arms.values()),
        }
    return found


def people_of(c: Fight, factions: list[str]) -> list[str]:
    """Everybody declared of these factions, those who have left and those still to come included."""
    return [who for who, fighter in c.fighters.items() if fighter.faction in factions]


# Conditions


def met(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """WA-04.2: whether a condition of victory or of defeat is met; `over`: how many rounds are over."""
    return MET[goal.kind](c, goal, victory, over)


def all_beaten(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """WA-14.11: everybody of the factions is dying or worse; while somebody is still to come, not.

    Who is gone is beaten too, unless the condition says that they are up, or that only those still there count.
    """
    people = [who for who in people_of(c, list(goal.factions)) if goal.gone != "aside" or not c.fighters[who].gone]
    return bool(people) and all(counts_as_beaten(c, goal, who) for who in people)


def counts_as_beaten(c: Fight, goal: Goal, who: str) -> bool:
    """WA-14.11: whether somebody is out of the battle as a condition sees it."""
    return beaten(c, who) if goal.gone == "beaten" else fallen(c, who)


def down(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """One of them is beaten."""
    return counts_as_beaten(c, goal, goal.unit)


def survived(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """The rounds of the goal are over, and of the factions (in victory one's own) somebody is not beaten.

    A limit of time that means defeat asks for nobody unless it names factions.
    """
    factions = list(goal.factions) or (own(c) if victory else [])
    up = not factions or any(not beaten(c, who) for who in people_of(c, factions))
    return over >= goal.rounds and up


def left(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """The unit has left the battle, or as many of the factions as the goal asks for."""
    if goal.unit:
        return c.fighters[goal.unit].gone
    return sum(c.fighters[who].gone for who in people_of(c, list(goal.factions))) >= goal.count


def done(c: Fight, goal: Goal, victory: bool, over: int) -> bool:
    """The task is done by one of the factions: in victory one's own, in defeat the others."""
    return c.tasks.get(goal.task) in (list(goal.factions) or (own(c) if victory else others(c)))


MET: Mapping[str, Callable[[Fight, Goal, bool, int], bool]] = {
    "beaten": all_beaten,
    "down": down,
    "survived": survived,
    "left": left,
    "done": done,
}


# The end


def finding(c: Fight, over: int) -> tuple[str, str]:
    """WA-09.5: the result and what brought it about; "", "" while nothing ends the battle.

    Victory is looked at before defeat. WA-10.6: a battle in which nobody is left to fight ends without either.
    """
    for result, goals in (("victory", c.scene.victory), ("defeat", c.scene.defeat)):
        for goal in goals:
            if met(c, goal, result == "victory", over):
                return result, goal.kind
    if nobody_left(c):
        return "neither", "gone"
    if c.scene.rounds_max is not None and over >= c.scene.rounds_max:
        return c.scene.result_at_end, "rounds"
    return "", ""


def nobody_left(c: Fight) -> bool:
    """WA-21.20: nobody of one of the sides remains, or nobody at all who can act; who is still to come counts.

    WA-18.11: who has failed the survival check remains for nothing. WA-09.5: while enemies are up the battle goes on
    over a side that lies on the ground, or by ruling ends as soon as nobody of one's own is up.
    """
    remaining = [who for who, one in c.fighters.items() if not (one.gone or one.dead or one.doomed)]
    up = [who for who in remaining if c.fighters[who].away or not incapacitated(c, who)]
    mine, theirs = people_of(c, own(c)), people_of(c, others(c))
    needed = up if c.rulings["nobody_up"] == "ends" else remaining
    return not (up and any(who in needed for who in mine) and any(who in remaining for who in theirs))


def ended(c: Fight, table: Table) -> bool:
    """WA-09.6, ruling at_once: whether the battle ends in the middle of a round, as a condition is met."""
    if c.rulings["battle_end_check"] != "at_once":
        return False
    result, by = finding(c, c.round - 1)
    if result not in ("victory", "defeat"):
        return False
    end(c, table, result, by)
    return True


def judged(c: Fight, table: Table) -> bool:
    """WA-09.5, WA-09.6: at clean-up: whether the battle ends; a game master at the table has the last word."""
    result, by = finding(c, c.round)
    if c.referee:
        about: dict[str, Fact] = {"n": c.round, "result": result, "by": by}
        options = [*([result] if result else []), "go_on", *(one for one in RESULTS if one != result)]
        word = table.choose(Choice(REFEREE, "battle_over", "WA-09.6", options, about))
        result, by = ("", "") if word == "go_on" else (word, by if word == result else "referee")
    if result == "neither" and by != "referee":
        result = without_either(c, table)
    if result:
        end(c, table, result, by)
    return bool(result)


def without_either(c: Fight, table: Table) -> str:
    """WA-10.6: what a battle counts as in which neither condition is met: neither, or as the table rules."""
    reading = c.rulings["escape_outcome"]
    if reading == "victory_if_aim":
        return "victory" if was_aim(c, table) else "neither"
    return "defeat" if reading == "defeat" else "neither"


def was_aim(c: Fight, table: Table) -> bool:
    """WA-10.6: whether getting away was the aim: as the game master says, else where the conditions speak of it."""
    if c.referee:
        about: dict[str, Fact] = {"n": c.round, "usual": "not_aim"}
        return table.choose(Choice(REFEREE, "aim", "WA-10.6", ["aim", "not_aim"], about)) == "aim"
    gone = any(c.fighters[who].gone for who in people_of(c, own(c)))
    return gone and any(goal.kind == "left" for goal in c.scene.victory)


def end(c: Fight, table: Table, result: str, by: str) -> None:
    """WA-09.5: the battle ends; the end phase follows whatever else was to come."""
    c.result, c.ended_by = result, by
    c.process = c.action = None
    instead(c, ("end_phase",))
    table.tell("battle_ends", result=result, by=by, rounds=c.round)
