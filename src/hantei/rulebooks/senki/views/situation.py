"""What matters for a question: the round, the sheet with reach and targets shown, and how everybody is."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hantei.core.decision import Decision
from hantei.core.message import Message, Sayable, Sketch, everybody
from hantei.scenes.goals import any_of, with_last
from hantei.scenes.lineup import goals_of
from hantei.scenes.naming import Name

from ..content.records import Goal
from ..rules.attack import sheltered
from ..rules.figures import figures
from ..rules.goals import so_far
from ..rules.grid import cell, place
from ..rules.knowledge import hides, knows
from ..rules.shapes import centres
from ..state import Fight
from .aim import aim_of, all_options, squares_of
from .map import Highlight, map_lines, tags
from .names import fighter_name, kind_name, labelled, life, notes, plain, power_name, side_name, square_of, weapon_name
from .questions import way

GOALS = ("prepare", "tie", "turn", "move")
FIELD = ("prepare", "process", "tie", "turn", "move", "leave", "escape", "deed", "round_over", "last_turn", "victory")
"""Questions for which it matters how everybody is."""

MAPS = (
    *FIELD, "major", "route", "charge_path", "target", "centre", "direction", "on_whom", "push_to", "selection",
    "include",
)  # fmt: skip
"""Questions for which the sheet is shown."""

STAGED = ("prepare", "process", "tie", "round_over", "last_turn", "victory")
"""Questions that some process asks; elsewhere the question itself says where one is."""

AIMS = (
    "route", "charge_path", "target", "centre", "direction", "on_whom", "push_to", "selection", "include", "give_to",
)  # fmt: skip
"""Questions about squares and others: the state of the one who acts was shown before."""

STRUCK = ("reaction", "cover", "boost")


def situation(c: Fight, decision: Decision) -> list[Message | Sketch]:
    """The lines that matter for this question."""
    seat, kind = decision.who, decision.kind
    lines: list[Message | Sketch] = [round_line(c, kind)]
    if kind in GOALS:
        lines += goals_of(goals_in_words(c), partial(side_name, c))
    if kind in MAPS:
        lines += map_lines(c, highlight(c, decision))
    if kind in FIELD:
        lines += [line for side in shown_sides(c, decision) for line in side_line(c, seat, side)]
    if kind in STRUCK and c.attack is not None:
        lines += [attack_line(c)] if kind == "cover" else strike_lines(c)
        if defends(decision) and sheltered(c, str(decision.about.get("target", decision.about["who"]))):
            lines.append(Message("sk-sit-cover"))
    return [*lines, *people_lines(c, decision)]


def defends(decision: Decision) -> bool:
    """Whether it is about a defence check, or what is used for one."""
    return decision.kind == "reaction" or decision.about.get("hook") == "defence_check"


def round_line(c: Fight, kind: str) -> Message:
    """The round, and the process that asks."""
    stage = Message(f"sk-stage-{c.stage}")
    if not c.round:
        return Message("sk-sit-stage", {"stage": stage})
    return Message("sk-sit-round-stage" if kind in STAGED else "sk-sit-round", {"n": c.round, "stage": stage})


def goals_in_words(c: Fight) -> Mapping[str, Sayable]:
    """Say how each side wins."""
    found: dict[str, list[Sayable]] = {}
    for goal in c.scene.goals:
        text = plain(goal.text) if goal.text is not None else goal_text(c, goal)
        if goal.count > 1 and (n := len(so_far(c, goal))):
            text = Message("sk-goal-so-far", {"goal": text, "n": n, "of": goal.count})
        found.setdefault(goal.side, []).append(text)
    held = Message("sk-goal-last", {"n": c.scene.rounds_max})
    sides = with_last(found, c.scene.goals, c.scene.winner_at_end, held)
    return {side: any_of(goals, "sk-goals-or") for side, goals in sides.items()}


def goal_text(c: Fight, goal: Goal) -> Message:
    """A goal that the encounter gives no words for."""
    unit: Sayable = fighter_name(c, goal.unit) if goal.unit in c.fighters else ""
    return Message(f"sk-goal-{goal.kind}", {"unit": unit, "rounds": goal.rounds, "n": goal.count})


# How people are


def shown_sides(c: Fight, decision: Decision) -> list[str]:
    """The sides of which it matters how they are: for preparation one's own."""
    mine = [fighter.side for fighter in c.fighters.values() if fighter.seat == decision.who]
    return [side for side in c.scene.sides if decision.kind != "prepare" or side in mine]


def side_line(c: Fight, seat: str, side: str) -> list[Message]:
    """Everybody of a side who is still there: letter on the sheet, name, HP or damage, states.

    Those of one kind who are in the same way stand together: "[ab] Ants 1 and 2 (unharmed)".
    """
    letters = tags(c)
    groups: list[tuple[list[str], list[Name], dict[str, Sayable]]] = []
    for who, fighter in c.fighters.items():
        if fighter.side != side or fighter.away or fighter.dead or fighter.shot_down:
            continue
        how: dict[str, Sayable] = {"kind": kind_name(c, who), "life": life(c, seat, who), "notes": notes(c, who)}
        alike = next(((found, named) for found, named, other in groups if other == how), None)
        found, named = alike or ([], [])
        if alike is None:
            groups.append((found, named, how))
        found.append(letters[who])
        named.append(labelled(c, who))
    units = [unit("".join(found), {**how, "name": everybody(named)}) for found, named, how in groups]
    return [Message("sk-sit-side", {"side": side_name(c, side), "units": units})] if units else []


def unit(letters: str, how: dict[str, Sayable]) -> Message:
    """Some machines in a line of many."""
    return Message("sk-unit-notes" if how["notes"] else "sk-unit", {"tags": letters, **how})


def people_lines(c: Fight, decision: Decision) -> list[Message]:
    """The one in question, with its means, for those who may read them."""
    who = str(decision.about.get("who", ""))
    if who not in c.fighters or decision.kind in AIMS or not knows(c, decision.who, who):
        return []
    return [machine_line(c, decision.who, who)]


def machine_line(c: Fight, seat: str, who: str) -> Message:
    """A machine: HP, EN, TS, states, combat values."""
    fighter, sheet = c.fighters[who], c.sheet(who)
    parts = [life(c, seat, who)]
    if sheet.en:
        parts.append(Message("sk-en", {"n": fighter.en, "max": sheet.en}))
    if fighter.ts:
        parts.append(Message("sk-ts", {"n": fighter.ts}))
    values = ("melee", "shooting", "evasion", "reaction", "initiative", "movement")
    standing = figures(c, who, values)
    parts += [Message("sk-value", {"name": Message(f"sk-step-{name}"), "n": n}) for name, n in standing.items()]
    line: dict[str, Sayable] = {
        "name": labelled(c, who),
        "square": square_of(c, who),
        "parts": [*parts, *notes(c, who)],
    }
    return Message("sk-sit-machine", line)


# An attack in progress


def attack_line(c: Fight) -> Message:
    """Who attacks whom, and with what."""
    attack = c.strike
    args: dict[str, Sayable] = {
        "who": fighter_name(c, attack.attacker),
        "how": way(c, attack.weapon, attack.skill),
        "kind": Message(f"sk-kind-{attack.kind}"),
        "targets": [fighter_name(c, name) for name in attack.targets],
    }
    return Message("sk-sit-attack", args)


def strike_lines(c: Fight) -> list[Message]:
    """The damage rolled, or the power of the attack before that; the log and the question tell the attack itself."""
    attack, lines = c.strike, list[Message]()
    if attack.damage:
        attribute = Message(f"sk-attribute-{attack.attribute}")
        lines.append(Message("sk-sit-damage", {"n": attack.damage, "attribute": attribute}))
    elif attack.weapon and not hides(c, attack.attacker):
        power = power_name(c.records.weapons[attack.weapon].power)
        lines.append(Message("sk-sit-power", {"weapon": weapon_name(c, attack.weapon), "power": power}))
    return lines


# What is marked on the sheet


def highlight(c: Fight, decision: Decision) -> Highlight:
    """Squares in reach, squares of the area, targets."""
    who = str(decision.about.get("who", c.current))
    options = all_options(decision)
    shown = Highlight(actor="" if decision.kind == "process" else who)
    if decision.kind in ("route", "charge_path"):
        shown.reach = [cell(end) for end in options]
    elif decision.kind in ("target", "on_whom"):
        shown.targets = [place(c, name) for name in options]
        aim = aim_of(c, decision)
        if aim is not None and aim.target.kind == "single":
            shown.reach, shown.reach_word = centres(c, who, aim.reach), "range"
    elif decision.kind in ("centre", "push_to"):
        shown.reach, shown.reach_word = [cell(option) for option in options], decision.kind
    elif decision.kind == "direction":
        shown.reach, shown.reach_word = [at for option in options for at in squares_of(c, decision, option)], "area"
    elif decision.kind in ("selection", "include"):
        area_shown(c, decision, shown)
    return shown


def area_shown(c: Fight, decision: Decision, shown: Highlight) -> None:
    """The squares of the area just aimed, and who in it can be picked."""
    if c.attack is not None:
        shown.actor = c.strike.attacker
        shown.reach, shown.reach_word = [cell(square) for square in c.strike.squares], "area"
    there = decision.about.get("targets", [decision.about.get("who", "")])
    assert isinstance(there, list)  # noqa: S101 - the question lists them
    shown.targets = [place(c, str(name)) for name in there]
