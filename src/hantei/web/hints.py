"""Hints on the options of a question: what each does, and how likely what follows is."""

from __future__ import annotations

from dataclasses import dataclass

from hantei.core.decision import Choice
from hantei.lab import odds
from hantei.lab.odds import Odds, Option
from hantei.play import Session
from hantei.telling import Question
from hantei.telling.chances import cells, marks, notes, shown_columns
from hantei.text import Catalogue

from .live import Live


@dataclass(frozen=True)
class Hint:
    """What is said of one option: what it does, the chance that it succeeds with its bar, further figures, marks."""

    effect: str = ""
    chance: str = ""
    part: int = 0
    notes: tuple[str, ...] = ()
    marks: str = ""


@dataclass(frozen=True)
class Hints:
    """Hints on all options of a question, in their order, and what has to be known to read them."""

    options: tuple[Hint, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Looked:
    """A question as it stood when hints were asked for, and a session of its own to look ahead with."""

    session: Session
    question: Question
    key: str


def looked(live: Live, key: str, at: str, catalogue: Catalogue) -> Looked | None:
    """Take a question away to look at it; None where it is no longer asked. Called under the lock of the table."""
    decision = live.game.decisions.get(key)
    if decision is None or at != live.place:
        return None
    session = live.game.session.fork()
    return Looked(session, Question(live.shelf, catalogue, session.state, decision), key)


def hints(look: Looked) -> Hints:
    """Hints on the options of a question; figures only where they can be had."""
    question = look.question
    effects = effects_of(question)
    try:
        found = odds.decision(look.session, look.key)
    except odds.NoOdds:
        return Hints(tuple(Hint(effect) for effect in effects))
    columns = shown_columns(found)
    by_answer = {option.answer: option for option in found.options}
    meant = [question.meant(key) for key in question.keys]
    options = tuple(
        hint(by_answer.get(answer), effect, found, columns, question)
        for answer, effect in zip(meant, effects, strict=True)
    )
    return Hints(options, tuple(notes(found, question.catalogue)) if columns else ())


def effects_of(question: Question) -> list[str]:
    """What each option does, where options can be told."""
    if not isinstance(question.decision, Choice):
        return ["" for _ in question.keys]
    return [question.effect(key) for key in question.keys]


def hint(option: Option | None, effect: str, found: Odds, columns: list[str], question: Question) -> Hint:
    """What is said of one option."""
    if option is None or not columns:
        return Hint(effect)
    say, side = question.catalogue.say_id, found.side
    row = cells(option, side, columns, question, question.catalogue)
    said = dict(zip(columns, row, strict=False))
    chance = said.pop("success", "-")
    shown = [(name, figure) for name, figure in said.items() if figure != "-"]
    others = tuple(
        figure if name == "spent" else say("web-figure", name=say(f"odds-{name}"), figure=figure)
        for name, figure in shown
    )
    part = round(100 * float(option.outcomes.chance(f"success/{side}/"))) if chance != "-" else 0
    return Hint(effect, "" if chance == "-" else chance, part, others, marks(option.outcomes))
