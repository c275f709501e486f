"""Compares the state of a case with what it expects, at its end or in the middle of its run and its decisions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei.core.decision import Decision
from hantei.core.message import Message

from .format import NO_QUESTION, Expectation, answers_of
from .names import unknown_answer, unknown_fact, words
from .table import CaseTable, allowed, fits, shown

Deviation = tuple[Message, tuple[str | int, ...]]
"""A difference from the case: its message, and its place below the expectation."""


@dataclass(frozen=True)
class Moment:
    """A moment of a case: the open question, the facts, and the table with what has happened."""

    rulebook: str
    table: CaseTable
    question: Decision | None
    facts: Mapping[str, Any]


def compare(expect: Expectation, sight: Moment) -> Iterator[Deviation]:
    """Find all differences from what is expected at this moment."""
    yield from compare_question(expect, sight)
    yield from compare_asked(expect, sight)
    yield from compare_events(expect, sight)
    yield from compare_state(expect, sight.facts)


def describe(question: Decision) -> dict[str, Any]:
    """Describe an open question for people to read."""
    return {f"{question.kind}@{question.who}": allowed(question)}


# Questions


def compare_question(expect: Expectation, sight: Moment) -> Iterator[Deviation]:
    """Whether the right question is open, with the right options."""
    question = sight.question
    found = question.kind if question else NO_QUESTION
    if expect.asks and expect.asks not in (found, f"{found}@{question.who if question else ''}"):
        stop = shown(describe(question)) if question else NO_QUESTION
        yield Message("case-asks", {"expected": expect.asks, "found": stop}), ("asks",)
        return
    wants = (
        expect.question
        or expect.offers
        or expect.not_offered
        or expect.refused
        or expect.refused_by
        or expect.offers_exactly is not None
        or expect.offers_first
    )
    if not wants:
        return
    if question is None:
        yield Message("case-no-question"), ()
        return
    yield from compare_about(expect, question)
    yield from compare_offers(expect, question)
    yield from compare_refused(expect, sight, question)


def compare_about(expect: Expectation, question: Decision) -> Iterator[Deviation]:
    """Whether the open question tells the required facts."""
    told = {**question.describe(), **question.about}
    wrong = [name for name, value in expect.question.items() if not matches({name: value}, told)]
    if wrong:
        told = {name: value for name, value in told.items() if name in wrong} or told
        expected = {name: value for name, value in expect.question.items() if name in wrong}
        args = {"expected": shown(expected), "kind": question.kind, "found": shown(told)}
        yield Message("case-question", args), ("question",)


def compare_offers(expect: Expectation, question: Decision) -> Iterator[Deviation]:
    """Whether the open question allows the required answers, and none of the forbidden ones."""
    there = shown(allowed(question))
    for place, answers, legal in (("offers", expect.offers, True), ("not_offered", expect.not_offered, False)):
        wrong = [answer for answer in answers if question.legal(answer) != legal]
        if wrong:
            args = {"wrong": shown(wrong), "kind": question.kind, "allowed": there}
            yield Message(f"case-{place.replace('_', '-')}", args), (place,)
    if expect.offers_exactly is not None:
        every = list(question.all() or ())
        if sorted(map(str, every)) != sorted(map(str, expect.offers_exactly)):
            args = {"expected": shown(expect.offers_exactly), "kind": question.kind, "allowed": there}
            yield Message("case-offers-exactly", args), ("offers_exactly",)
    head = list(question.all() or ())[: len(expect.offers_first)]
    if list(map(str, head)) != list(map(str, expect.offers_first)):
        args = {"expected": shown(expect.offers_first), "kind": question.kind, "found": shown(head)}
        yield Message("case-offers-first", args), ("offers_first",)


def compare_refused(expect: Expectation, sight: Moment, question: Decision) -> Iterator[Deviation]:
    """Whether the open question refuses the forbidden answers, and whether each of these exists at all."""
    for kind, answer in expect.refused.items():
        if not fits(kind, question):
            yield Message("case-asks", {"expected": kind, "found": shown(describe(question))}), ("refused",)
        elif question.legal(answer):
            args = {"answer": shown(answer), "allowed": shown(allowed(question))}
            yield Message("case-not-refused", args), ("refused", kind)
        else:
            yield from unknown_answers(sight, [answer], "refused", kind)
    yield from unknown_answers(sight, expect.not_offered, "not_offered")
    for answer, clause in expect.refused_by.items():
        found = "" if question.legal(answer) else question.forbidden_by(answer)
        if found != clause:
            args = {"answer": answer, "expected": clause, "found": found or shown(allowed(question))}
            yield Message("case-refused-by", args), ("refused_by", answer)


def compare_asked(expect: Expectation, sight: Moment) -> Iterator[Deviation]:
    """Whether nobody has been asked a forbidden question, or could have given a forbidden answer."""
    for i, key in enumerate(expect.never_asked):
        asked = [each for each in sight.table.asked if fits(key, each)]
        if asked:
            yield Message("case-was-asked", {"found": shown(describe(asked[0]))}), ("never_asked", i)
    for key, answers in expect.forbidden.items():
        for answer in answers_of(answers):
            if (key, answer) in sight.table.legal:
                yield Message("case-not-forbidden", {"kind": key, "answer": shown(answer)}), ("forbidden", key)
        yield from unknown_answers(sight, answers_of(answers), "forbidden", key)


def unknown_answers(sight: Moment, answers: Sequence[Any], *place: str) -> Iterator[Deviation]:
    """Find forbidden answers that name something unknown, which no question would allow anyway."""
    if not answers:
        return
    case = sight.table.case
    here = frozenset(words([case.given, case.run, case.decisions, case.otherwise, sight.facts, *sight.table.options()]))
    for answer in answers:
        if unknown_answer(sight.rulebook, answer, here):
            yield Message("case-unknown-answer", {"answer": shown(answer)}), place


# Events


def compare_events(expect: Expectation, sight: Moment) -> Iterator[Deviation]:
    """Whether the expected events happened in their order, and none of the forbidden ones."""
    events, at = sight.table.events, 0
    for i, wanted in enumerate(expect.events):
        while at < len(events) and not matches(wanted, events[at]):
            at += 1
        if at == len(events):
            like = [shown(event) for event in events if event["event"] == wanted.get("event")]
            args = {"expected": shown(wanted), "found": like or [NO_QUESTION]}
            yield Message("case-no-event", args), ("events", i)
            break
        at += 1
    for i, unwanted in enumerate(expect.no_events):
        unknown = unknown_fact(sight.rulebook, unwanted)
        if unknown is not None:
            name = str(unwanted.get("event", ""))
            message = "case-unknown-event" if unknown == name else "case-unknown-event-fact"
            yield Message(message, {"found": unknown, "event": name}), ("no_events", i)
        happened = next((event for event in events if matches(unwanted, event)), None)
        if happened is not None:
            yield Message("case-event", {"found": shown(happened)}), ("no_events", i)


def matches(part: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Whether the event has everything that `part` names."""
    return all(name in event and same(event[name], value) for name, value in part.items())


def same(found: Any, expected: Any) -> bool:
    """Whether two values are equal and of one kind: 1 is not true, and mappings have their keys in the same order, such
    as that of turns."""
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        return list(found) == list(expected) and all(same(found[name], expected[name]) for name in found)
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple):
        return len(found) == len(expected) and all(same(a, b) for a, b in zip(found, expected, strict=True))
    return bool(found == expected)


# Facts


def compare_state(expect: Expectation, facts: Mapping[str, Any]) -> Iterator[Deviation]:
    """Whether the facts named are as expected."""
    for path, expected in expect.state.items():
        found, at = look(facts, path)
        if at is not None:
            args = {"path": path, "missing": at, "allowed": list(found)}
            yield Message("case-unknown-fact", args), ("state", path)
        elif not same(found, expected):
            args = {"path": path, "expected": shown(expected), "found": shown(found)}
            yield Message("case-fact", args), ("state", path)


def look(facts: Any, path: str) -> tuple[Any, str | None]:
    """Find the value at a dotted path; or the names that are there, and the part that is none of them."""
    for part in path.split("."):
        if isinstance(facts, list | tuple):
            facts = {str(i): item for i, item in enumerate(facts)}
        if not isinstance(facts, Mapping):
            return (), part
        if part not in facts:
            return facts, part
        facts = facts[part]
    return facts, None
