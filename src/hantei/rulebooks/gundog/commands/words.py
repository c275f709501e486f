"""Dice commands in words: what was thrown, why, and what came of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.command import Outcome
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..content.records import Arsenal, PenaltyTable, Row
from ..state import Fight
from ..views.names import step_label
from ..views.questions import throw_name
from .plays import Check

TYPED = ("rate", "modifier")
"""Steps that only commands have."""

EFFECTS = (
    "death", "extra_damage", "unconscious", "stun_check", "bleeding", "serious", "light", "shock", "prone", "unstable",
    "confused", "drop_weapon",
)  # fmt: skip
"""What a row of the damage penalty table does, in the order in which it is applied (GD-00.7)."""


def report(event: str, facts: Mapping[str, Any]) -> Message:
    """The line for what a command's rules told."""
    return LINES[event](facts)


def check(facts: Mapping[str, Any]) -> Message:
    """A check: the face against the rate, what came of it, the degree where there is one."""
    what: Sayable = throw_name(facts["kind"])
    if "shot" in facts:
        what = Message("gd-roll-shot", {"n": facts["shot"]})
    args: dict[str, Sayable] = {"what": what, "face": facts["face"], "rate": facts["rate"], "degree": facts["degree"]}
    return Message(f"gd-roll-check-{facts['result']}", args)


def read(facts: Mapping[str, Any]) -> Message:
    """A figure of 2D9."""
    return Message("gd-roll-nines", {"row": facts["figure"]})


def penalty_row(facts: Mapping[str, Any]) -> Message:
    """A row of a damage penalty table."""
    return Message("gd-roll-row", {"table": phrase(f"gd-table-{facts['table']}"), "row": facts["row"]})


def damage(facts: Mapping[str, Any]) -> Message:
    """A damage roll, and what gets through."""
    return Message("gd-roll-damage", {name: facts[name] for name in ("damage", "through", "loss")})


LINES: dict[str, Callable[[Mapping[str, Any]], Message]] = {
    "check": check, "read": read, "penalty_row": penalty_row, "damage": damage,
}  # fmt: skip


# What came of it


def result_of(play: Callable[..., Outcome], book: Callable[[], Arsenal]) -> Callable[[Outcome], Message]:
    """How the outcome of a command is said."""
    say = RESULTS[type(play).__name__]
    return lambda outcome: say(play, outcome, book)


def checked(play: Check, outcome: Outcome, book: Callable[[], Arsenal]) -> Message:
    """A check, or a d100 alone."""
    if play.rate is None or outcome.margin is None:
        return Message("roll-total", {"total": outcome.total})
    rate = play.rate.tally().value
    args: dict[str, Sayable] = {
        "degree": phrase(f"roll-{outcome.degree}"),
        "face": rate - outcome.margin,
        "rate": rate,
    }
    args |= {"margin": signed(outcome.margin), "n": outcome.total}
    return Message("gd-rolled-check" if outcome.total else "gd-rolled-check-failed", args)


def nines(play: Any, outcome: Outcome, book: Callable[[], Arsenal]) -> Message:
    """2D9 alone, or a row of a damage penalty table with all that it does."""
    if not play.table:
        return Message("roll-total", {"total": outcome.total})
    found: PenaltyTable = getattr(book().tables, play.table)
    return Message("gd-rolled-row", {"row": outcome.total, "effects": effects(found.rows[outcome.total])})


def effects(row: Row) -> list[Message]:
    """What a row does, in words; what is in percent has a sign."""
    figures = {name: getattr(row, name) for name in EFFECTS}
    found = {name: value for name, value in figures.items() if value is not None and value is not False}
    said = {name: signed(value) if type(value) is int else str(value) for name, value in found.items()}
    return [Message(f"gd-row-{name}", {"n": n}) for name, n in said.items()] or [phrase("gd-row-nothing")]


def fumbled(play: Any, outcome: Outcome, book: Callable[[], Arsenal]) -> Message:
    """A row of a fumble table, in its own words."""
    text = book().tables.fumbles[play.table].rows[outcome.degree].text
    return Message("gd-rolled-fumble", {"row": outcome.total, "text": text})


def dealt(play: Any, outcome: Outcome, book: Callable[[], Arsenal]) -> Message:
    """A damage roll, or dice alone."""
    if not outcome.figures:
        return Message("roll-total", {"total": outcome.total})
    return Message("gd-rolled-loss", {"n": outcome.total})


def fired(play: Any, outcome: Outcome, book: Callable[[], Arsenal]) -> Message:
    """A volley: hits, what is lost, the row of the table."""
    figures = dict(outcome.figures)
    args: dict[str, Sayable] = {"hits": outcome.total, "shots": play.shots}
    if "loss" not in figures:
        return Message("gd-rolled-hits", args)
    args["loss"] = figures["loss"]
    if "row" not in figures:
        return Message("gd-rolled-volley", args)
    table = book().tables.shooting
    found = effects(table.rows[figures["row"]]) if table else []
    return Message("gd-rolled-volley-row", {**args, "row": figures["row"], "effects": found})


RESULTS: dict[str, Callable[[Any, Outcome, Callable[[], Arsenal]], Message]] = {
    "Check": checked, "Nines": nines, "Fumble": fumbled, "Damage": dealt, "Volley": fired,
}  # fmt: skip


def counted(play: Any) -> str:
    """What the total of a command is: the degree of a check, the hits of a volley; else a plain total."""
    if type(play).__name__ == "Check" and play.rate is not None:
        return "degree"
    return "hits" if type(play).__name__ == "Volley" else "total"


def label(slug: str) -> Message:
    """The name of a step: what was typed, or what the rules add."""
    return phrase(f"gd-typed-{slug}") if slug in TYPED else step_label(Fight(""), slug)
