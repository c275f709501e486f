"""Conditions of victory and defeat in words."""

from __future__ import annotations

from hantei.core.message import Message, Sayable, phrase
from hantei.scenes.goals import any_of
from hantei.scenes.naming import Name

from ..content.records import Goal
from ..rules.goals import GONE, others, own
from ..state import Fight
from .names import faction_name, in_full, task_name


def goal_words(c: Fight, goal: Goal, victory: bool) -> Name:
    """A condition: in the words of the encounter, or in those of its kind."""
    if goal.text is not None:
        return goal.text
    args: dict[str, Sayable] = {"rounds": goal.rounds, "count": goal.count, "unit": in_full(c, goal.unit)}
    args["task"] = task_name(c, goal.task)
    ones = list(goal.factions) or ((others(c) if victory else own(c)) if goal.kind == "beaten" else own(c))
    args["factions"] = [faction_name(c, name) for name in ones]
    kind: str = "left-unit" if goal.kind == "left" and goal.unit else goal.kind
    if goal.kind == "beaten" and ones == own(c) and whose_said(c):
        kind = "beaten-own"
    gone = "" if goal.gone == "beaten" or goal.kind not in GONE else f"-{goal.gone}"
    return Message(f"wa-goal-{kind}{gone}", args)


def whose_said(c: Fight) -> bool:
    """Whether conditions say whose they are: where nobody is a PC."""
    return not any(one.pc for one in c.scene.factions.values())


def reason_of(result: str, by: str) -> str:
    """The message that says what has brought a result about; a goal of the others reads from the side that lost."""
    if by == "beaten" and result in ("victory", "defeat"):
        return f"wa-by-beaten-{result}"
    if by == "survived" and result == "victory":
        return "wa-by-survived-victory"
    if result == "defeat" and by in ("down", "done"):
        return "wa-by-down-other" if by == "down" else "wa-by-done-defeat"
    return f"wa-by-{by}"


def reason(c: Fight, result: str, by: str, side: str) -> Message:
    """What has brought a result about, for a side that has `side` ("victory", "defeat") of it; where somebody had to go
    down, and it can be only one, who that is; where the one task is done that the encounter has words for, that."""
    goals = c.scene.victory if result == "victory" else c.scene.defeat
    tasks = [goal.text for goal in goals if goal.kind == by == "done" and goal.text is not None]
    if len(tasks) == 1 and side == result:
        return Message(f"wa-by-done-{result}-text", {"text": tasks[0]})
    units = [goal.unit for goal in goals if goal.kind == by == "down"]
    if by == "rounds" and c.scene.rounds_max:
        return Message("wa-by-rounds-n", {"rounds": c.scene.rounds_max})
    if len(units) != 1:
        return phrase(reason_of(side, by))
    return Message(f"wa-by-down-{result}", {"unit": in_full(c, units[0])})


def goal_line(c: Fight, result: str) -> Message:
    """The conditions of victory, or of defeat: any of them is enough, and so is the last round where that decides.
    Where nobody is a PC, also whose they are; after the conditions of defeat, the last round that decides nothing."""
    goals = c.scene.victory if result == "victory" else c.scene.defeat
    words = [goal_words(c, goal, result == "victory") for goal in goals]
    held_out = any(goal.kind == "survived" for goal in goals)
    if c.scene.rounds_max and c.scene.result_at_end == result and not held_out:
        words.append(Message("wa-goal-rounds", {"rounds": c.scene.rounds_max}))
    said = any_of(words, "wa-goals-or")
    line = Message(f"wa-goals-{result}", {"goals": said})
    if whose_said(c):
        line = Message(f"wa-goals-{result}-of", {"factions": [faction_name(c, name) for name in own(c)], "goals": said})
    if result == "defeat" and ends_undecided(c):
        return Message("wa-goals-undecided", {"line": line, "rounds": c.scene.rounds_max or 0})
    return line


def ends_undecided(c: Fight) -> bool:
    """Whether there is a last round that ends the battle without a winner; who has held out until then has won."""
    held_out = any(goal.kind == "survived" for goal in (*c.scene.victory, *c.scene.defeat))
    return c.scene.rounds_max is not None and c.scene.result_at_end == "neither" and not held_out
