"""Hints on the options of a question: what each does, and the chances of what follows."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from hantei.core.decision import Choice, Decision, Route
from hantei.core.text import Language
from hantei.lab import odds
from hantei.lab.odds import Odds, Option
from hantei.library import Shelf
from hantei.play import Session
from hantei.telling import Question
from hantei.telling.chances import (
    alike,
    cells,
    check_name,
    column_name,
    marks,
    next_check,
    notes,
    of_several,
    shown_columns,
    spendings,
    steps,
)

MOST_ANSWERS = 150
"""Answers of a list that get hints."""


SECONDS = 0.4
"""Seconds for finding exact odds. They appear beside a question that is shown already, so nobody waits for them."""


MORE = 4
"""The factor by which each further request extends the time, while the question is open."""

FEW = 14
"""Squares to go to that are shown as buttons; more of them are a list to choose from."""

LEVELS = 3
"""Times that a question is thought about, at most."""


class TakesTooLong(Exception):
    """Raised to give up odds that take too long."""


@dataclass(frozen=True)
class Hint:
    """The hint on one option: what it does, the chance of success with its bar, further figures, marks, and the
    steps of the chance."""

    effect: str = ""
    chance: str = ""
    part: int = 0
    notes: tuple[str, ...] = ()
    marks: str = ""
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hints:
    """The hints on the answers to a question, and what a reader must know about them.

    Each answer has a name: the options in their order, the figures of an amount; dice to be thrown by hand are a single
    answer without a name. `level` counts the further thoughts about the question, and `precise` says that more thought
    would change nothing on the page.
    """

    @property
    def again(self) -> int | None:
        """The level at which asking again is worth it, or None."""
        return None if self.precise or self.level >= LEVELS else self.level + 1

    answers: tuple[tuple[str, str, Hint], ...] = ()
    notes: tuple[str, ...] = ()
    level: int = 0
    precise: bool = True

    @property
    def telling(self) -> list[tuple[str, str, Hint]]:
        """The answers that have figures."""
        return [(answer, name, one) for answer, name, one in self.answers if one.chance or one.notes]

    @property
    def explained(self) -> list[tuple[str, tuple[str, ...]]]:
        """The names of the answers whose next check is known, with the steps of its chance."""
        return [(name, one.steps) for _, name, one in self.answers if one.steps]


def hints(
    shelf: Shelf, session: Session, key: str, lang: Language, progress: Callable[[int], None], level: int = 0
) -> Hints:
    """Make hints on the answers to an open question, with figures as far as they can be had.

    Parameters: the rulebook, the session, the key of the question, the language, a function that hears of the progress,
    and how often the question was thought about before. If the function raises `TakesTooLong`, no figures are given.
    """
    decision = session.decisions[key]
    question = Question(shelf, shelf.catalogue(lang), session.state, decision)
    named = dict(zip(question.keys, question.labels, strict=True))
    meant = {one: question.meant(one) for one in list(named)[:MOST_ANSWERS]}
    effects = {one: unnamed(question.effect(one), named[one]) for one in named} if listed(decision) else {}
    try:
        thought = odds.pondered(session, key, list(meant.values()) or None, seconds=SECONDS, progress=progress)
        if level:
            thought.refine(SECONDS * MORE**level, progress)
        found = thought.odds()
    except (odds.NoOdds, TakesTooLong):
        return Hints(tuple((one, name, Hint(effects.get(one, ""))) for one, name in named.items()))
    columns = shown_columns(found)
    said = tuple(notes(found, question.catalogue, question.rulebook)) if columns else ()
    if not named:
        given = ["" if option.answer is None else str(option.answer) for option in found.options]
        rows = zip(given, given, found.options, strict=True)
        drawn = tuple((one, name, hint(option, "", found, columns, question)) for one, name, option in rows)
        return Hints(drawn, said, level, thought.precise)
    options = dict(zip(meant, found.options, strict=True))
    told = {one: hint(options.get(one), effects.get(one, ""), found, columns, question) for one in named}
    return Hints(tuple((one, name, told[one]) for one, name in named.items()), said, level, thought.precise)


def listed(decision: Decision) -> bool:
    """Whether each answer to a question has its own button; of squares to go to, only if they are few."""
    return isinstance(decision, Choice) or (isinstance(decision, Route) and len(decision.ends) <= FEW)


HEAD = re.compile(r"([^：:（(]++)(?:：|: |(?=[（(]))")
"""How an effect begins that names its source: "Salve (range 1): heals", "雇われ拳銃1：FP4/4". Most
begin otherwise, and nothing is tried twice to find that."""

BRACKET = re.compile(r"^\(([^()]+)\): ")
"""Words in brackets behind a name, which come first once the name is left out: "(range 1): heals"."""


def unnamed(effect: str, label: str) -> str:
    """What an option does, without the name that its label has said already, as a sentence of its own."""
    head = HEAD.match(effect)
    if head is None or head[1].removesuffix(" ") not in label:
        return effect
    rest = BRACKET.sub(r"\1: ", effect[head.end() :].lstrip(), count=1)
    return rest[:1].upper() + rest[1:]


def hint(option: Option | None, effect: str, found: Odds, columns: list[str], question: Question) -> Hint:
    """Make the hint on one option."""
    if option is None or not columns:
        return Hint(effect)
    say, side = question.catalogue.say_id, found.side
    outcomes = option.outcomes
    said = dict(zip(columns, cells(option, found, columns, question, question.catalogue), strict=False))
    for name in ("success", "spent"):
        said.pop(name, None)
    check, several, shown = next_check(option, side), of_several(outcomes, side), list[str]()
    own = check is not None and check[0][0] == side
    if check is not None and not own:
        shown.append(say("odds-other", check=check_name(check[0], side, question), chance=check[1]))
    elif check is not None and not alike(found):
        shown.append(say("web-figure", name=check_name(check[0], side, question), figure=check[1]))
    if several is not None:
        shown.append(say("web-of-several", successes=several[0], checks=several[1]))
    part = round(100 * float(option.check.chance(check[0]))) if own and option.check and check else 0
    shown += [
        say("web-figure", name=column_name(name, question.catalogue), figure=one)
        for name, one in said.items()
        if one != "-"
    ]
    if spent := spendings(outcomes, side, question):
        shown.append(say("web-figure", name=say("odds-spent"), figure=spent))
    shares = tuple(steps(option, side, question))
    return Hint(effect, check[1] if own and check else "", part, tuple(shown), marks(outcomes), shares)
