"""What is told is told for the moment at which it happened: who learns of it, and what was not asked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from hantei.core.agenda import BeatCall, Beats
from hantei.core.decision import Answer, Choice, Decision
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.record import load
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.play import Session
from tests.toy import TOY

beats = Beats()


@dataclass
class Stroll:
    agenda: list[BeatCall]
    hidden: bool = True
    lamp: str = "lit"


@beats("sneak", "x-1")
def sneak(c: Stroll, table: Table) -> None:
    """Somebody comes out of hiding between two questions."""
    table.tell("sneaks")
    table.choose(Choice("red", "first", "x-1", ["a", "b"]))
    c.hidden = False
    table.tell("appears")
    table.choose(Choice("red", "second", "x-1", ["a", "b"]))
    table.tell("stands")


@beats("walk", "x-2")
def walk(c: Stroll, table: Table) -> None:
    """The lamp goes out after a question that goes without saying."""
    table.tell("walks")
    table.choose(Choice("red", "plain", "x-2", ["a", "b"]))
    c.lamp = "out"
    table.tell("darkens")
    table.choose(Choice("red", "third", "x-2", ["a", "b"]))


def readers(c: Stroll, event: str, facts: Mapping[str, Any]) -> Sequence[str] | None:
    return ["blue"] if c.hidden else None


def question(c: Stroll, decision: Decision) -> Message:
    return Message("toy-question", {"kind": decision.kind, "lamp": c.lamp})


def label(c: Stroll, decision: Decision, answer: Answer) -> Message:
    return Message("toy-label", {"answer": str(answer), "lamp": c.lamp})


TEMPLATE: Rulebook[Any] = TOY
BOOK: Rulebook[Any] = replace(
    TEMPLATE,
    beats=beats,
    start=lambda setup: Stroll([("walk",), ("sneak",)]),
    load=lambda plain, setup: load(Stroll, plain),
    finished=lambda c: not c.agenda,
    sight=replace(TEMPLATE.sight, readers=readers),
    speech=replace(TEMPLATE.speech, question=question, label=label),
    judging=replace(TEMPLATE.judging, counts=lambda c, event, facts: ()),
    sparing=replace(
        TEMPLATE.sparing,
        foregone=lambda c, decision: "a" if decision.kind == "plain" else None,
        between=lambda c, decision: False,
    ),
)

HIDDEN, SEEN = ["blue"], None


def told(events: Sequence[Event]) -> list[tuple[str, Any]]:
    return [(event.name, event.readers) for event in events]


def test_a_look_back_finds_the_readers_of_the_moment() -> None:
    session = Session(BOOK, {}, "1")
    assert told(session.look()) == [("sneaks", HIDDEN)]
    session.answer("red", "a")
    assert told(session.look()) == [("appears", SEEN)]
    sneaks = [("sneaks", HIDDEN), ("appears", SEEN)]
    assert [told(events) for _, events in session.beats()] == [sneaks]
    session.answer("red", "a")
    session.look()
    whole = [[*sneaks, ("stands", SEEN)], [("walks", SEEN)]]
    assert [told(events) for _, events in session.beats()] == whole
    assert [told(events) for _, events in session.fork().beats()] == whole
    session.undo()
    assert [told(events) for _, events in session.beats()] == [sneaks]
    session.undo()
    assert [told(events) for _, events in session.beats()] == [sneaks[:1]]
    session.redo(2)
    assert told(session.look()) == [("appears", SEEN), ("stands", SEEN), ("walks", SEEN)]
    assert [told(events) for _, events in session.beats()] == whole


def test_what_is_not_asked_is_told_in_its_place_and_in_the_words_of_the_moment() -> None:
    session = Session(BOOK, {}, "1")
    session.ask("red", "matters")
    session.answer("red", "a")
    session.news()
    session.answer("red", "a")
    (news,) = session.news()
    assert [event.name for event in news.events] == ["stands", "walks", "darkens"]
    (passed,) = news.passed
    assert passed.after == 2  # the lamp goes out behind it
    assert passed.question.args == {"kind": "plain", "lamp": "lit"}
    assert passed.answer.args == {"answer": "a", "lamp": "lit"}


def test_what_is_not_asked_behind_a_question_of_the_same_beat() -> None:
    """Events that were told before the move count no more."""
    quiet = replace(BOOK.sparing, foregone=lambda c, decision: "a" if decision.kind == "second" else None)
    session = Session(replace(BOOK, sparing=quiet), {}, "1")
    session.ask("red", "matters")
    session.news()
    session.answer("red", "a")
    (news,) = session.news()
    assert [event.name for event in news.events] == ["appears", "stands", "walks"]
    assert [one.after for one in news.passed] == [1]
