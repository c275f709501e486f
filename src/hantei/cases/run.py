"""Run a case: build its state, run its beats at its table, compare what came of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from hantei.core.decision import Decision
from hantei.core.message import Complaint, Message

from .bench import Bench, FoundFault, bench, run_procedure
from .format import NO_QUESTION, Case, Placed, Step
from .table import CaseTable, Stopped, Wrong, allowed, shown

MOST_BEATS = 20_000
CHECK_SCENARIO = "check_scenario"
STEP, END = "case-step", "case-end"


@dataclass(frozen=True)
class Difference:
    """One thing that is not as the case says: file and line of the case, and what to say."""

    file: str
    line: int
    message: Message

    def __str__(self) -> str:
        words = ", ".join(f"{name} {shown(value)}" for name, value in self.message.args.items())
        return f"{self.file}:{self.line}: {self.message.id}: {words}"


@dataclass(frozen=True)
class Outcome:
    """What came of a case; `trace` is what happened, line by line: beats, throws, questions, events."""

    placed: Placed
    differences: tuple[Difference, ...]
    trace: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether everything is as the case says."""
        return not self.differences


@dataclass
class Result:
    """Where a case stopped."""

    table: CaseTable
    state: Any = None
    question: Decision | None = None
    error: Complaint | None = None
    faults: Sequence[FoundFault] | None = None
    wrong: Wrong | None = None


def run_case(placed: Placed) -> Outcome:
    """Run a case and say all that is not as it says."""
    rulebook = bench(placed.rulebook)
    result = play(placed.case, rulebook)
    found = [
        Difference(placed.file, placed.line(*place), message)
        for message, place in differences(placed.case, rulebook, result)
    ]
    return Outcome(placed, tuple(found), tuple(result.table.trace))


def play(case: Case, rulebook: Bench, table: CaseTable | None = None) -> Result:
    """Run a case to where it stops: at a question it does not answer, before `until`, or when its run is over."""
    result = Result(table or CaseTable(case))
    try:
        if case.run == (CHECK_SCENARIO,):
            result.faults = rulebook.check(case.given)
            return result
        result.state = result.table.state = rulebook.given(case.given, case.rulings)
        run(case, rulebook, result.state, result.table)
    except Stopped as stop:
        result.question = stop.decision
        open_question = f"{stop.decision.kind}@{stop.decision.who} {shown(allowed(stop.decision))}"
        result.table.trace.append(f"stop at {open_question}")
    except Complaint as error:
        result.error = error
    except Wrong as wrong:
        result.wrong = wrong
    return result


def run(case: Case, rulebook: Bench, state: Any, table: CaseTable) -> None:
    """Put the run of the case on top of the agenda, and run beats until it is done or cut short.

    With `until` what follows on the agenda is run too, up to that beat.
    """
    state.agenda.append((END,))
    state.agenda.extend(reversed([entry(rulebook, step, i) for i, step in enumerate(case.run)]))
    for count in range(MOST_BEATS):
        if over(case, state.agenda, count):
            return
        name, *arguments = state.agenda[-1]
        if name == END:
            state.agenda.pop()
        elif name == STEP:
            state.agenda.pop()
            run_step(rulebook, case.run[arguments[0]], state, table)
        else:
            table.trace.append(f"beat {name} {shown(arguments) if arguments else ''}".rstrip())
            rulebook.beats.step(state, table)
    raise Wrong(Message("case-endless", {"limit": MOST_BEATS}), "run")


def over(case: Case, agenda: Sequence[tuple[str | int, ...]], count: int) -> bool:
    """Whether a case is over after `count` beats."""
    if not agenda or (count and agenda[-1][0] == case.until):
        return True
    return not case.until and (agenda[-1][0] == END or not any(name == END for name, *_ in agenda))


def entry(rulebook: Bench, step: Step, index: int) -> tuple[str | int, ...]:
    """A step of the run as an entry of the agenda."""
    name = step if isinstance(step, str) else str(next(iter(step)))
    if isinstance(step, Mapping) or (name in rulebook.procedures and isinstance(step, str)):
        if name in rulebook.procedures:
            return STEP, index
        raise Wrong(Message("case-unknown-procedure", {"found": name, "allowed": sorted(rulebook.procedures)}), "run")
    if name not in rulebook.beats.functions:
        every = sorted([*rulebook.beats.functions, *rulebook.procedures])
        raise Wrong(Message("case-unknown-beat", {"found": name, "allowed": every}), "run")
    return (name,) if isinstance(step, str) else tuple(step)


def run_step(rulebook: Bench, step: Step, state: Any, table: CaseTable) -> None:
    """Run a procedure of the rulebook's cases."""
    name, arguments = next(iter(step.items())) if isinstance(step, Mapping) else (str(step), {})
    table.trace.append(f"procedure {name} {shown(arguments)}")
    run_procedure(rulebook.procedures[name], state, table, arguments or {})


# Comparing

Found = tuple[Message, tuple[str | int, ...]]


def differences(case: Case, rulebook: Bench, result: Result) -> Iterator[Found]:
    """Everything that is not as the case says."""
    if result.wrong is not None:
        yield result.wrong.message, result.wrong.place
        return
    yield from compare_error(case, result)
    if result.error is None:
        yield from compare_faults(case, result)
        yield from leftovers(case, result)
        yield from compare_question(case, result.question)
        yield from compare_events(case, result.table.events)
        if result.state is not None:
            yield from compare_state(case, rulebook.facts(result.state))


def compare_error(case: Case, result: Result) -> Iterator[Found]:
    """Whether the setup was refused as expected."""
    expected, found = case.expect.error, result.error.message if result.error else ""
    if expected == found:
        return
    if result.error is None:
        yield Message("case-no-error", {"expected": expected}), ("expect", "error")
    else:
        yield Message("case-error", {"fault": result.error.said}), ("expect", "error") if expected else ("given",)


def compare_faults(case: Case, result: Result) -> Iterator[Found]:
    """Whether checking the scenario found what it must."""
    expect = case.expect
    if expect.faults is None and expect.playable is None:
        return
    if result.faults is None:
        yield Message("case-not-checked", {"run": CHECK_SCENARIO}), ("expect",)
        return
    found = [fault.message.id for fault in result.faults]
    if expect.faults is not None:
        missing = [fault for fault in expect.faults if fault not in found]
        if missing or (found and not expect.faults):
            args = {"expected": list(expect.faults), "found": found}
            yield Message("case-faults", args), ("expect", "faults")
    playable = all(fault.severity != "error" for fault in result.faults)
    if expect.playable is not None and playable != expect.playable:
        message = "case-unplayable" if expect.playable else "case-playable"
        yield Message(message, {"found": found}), ("expect", "playable")


def leftovers(case: Case, result: Result) -> Iterator[Found]:
    """Dice that never fell, decisions that nobody asked for."""
    table = result.table
    stop = shown(describe(result.question)) if result.question else ""
    if table.thrown < len(case.dice):
        left = ", ".join(map(str, case.dice[table.thrown :]))
        message = "case-dice-left-question" if stop else "case-dice-left"
        yield Message(message, {"left": left, "question": stop}), ("dice", table.thrown)
    if table.answered < len(case.decisions):
        left = shown(case.decisions[table.answered])
        message = "case-decision-left-question" if stop else "case-decision-left"
        yield Message(message, {"left": left, "question": stop}), ("decisions", table.answered)


def describe(question: Decision) -> dict[str, Any]:
    """An open question for people to read."""
    return {f"{question.kind}@{question.who}": allowed(question)}


def compare_question(case: Case, question: Decision | None) -> Iterator[Found]:
    """Whether the case stopped at the right question with the right options."""
    expect = case.expect
    found = question.kind if question else NO_QUESTION
    if expect.asks and expect.asks not in (found, f"{found}@{question.who if question else ''}"):
        stop = shown(describe(question)) if question else NO_QUESTION
        yield Message("case-asks", {"expected": expect.asks, "found": stop}), ("expect", "asks")
        return
    wants = expect.offers or expect.not_offered or expect.refused or expect.offers_exactly is not None
    if not wants:
        return
    if question is None:
        yield Message("case-no-question"), ("expect",)
        return
    yield from compare_offers(case, question)
    for kind, answer in expect.refused.items():
        if kind.partition("@")[0] != question.kind:
            yield Message("case-asks", {"expected": kind, "found": shown(describe(question))}), ("expect", "refused")
        elif question.legal(answer):
            args = {"answer": shown(answer), "allowed": shown(allowed(question))}
            yield Message("case-not-refused", args), ("expect", "refused", kind)


def compare_offers(case: Case, question: Decision) -> Iterator[Found]:
    """Whether the open question allows what it must, and nothing that it must not."""
    expect, there = case.expect, shown(allowed(question))
    for place, answers, legal in (("offers", expect.offers, True), ("not_offered", expect.not_offered, False)):
        wrong = [answer for answer in answers if question.legal(answer) != legal]
        if wrong:
            args = {"wrong": shown(wrong), "kind": question.kind, "allowed": there}
            yield Message(f"case-{place.replace('_', '-')}", args), ("expect", place)
    if expect.offers_exactly is not None:
        every = list(question.all() or ())
        if sorted(map(str, every)) != sorted(map(str, expect.offers_exactly)):
            args = {"expected": shown(expect.offers_exactly), "kind": question.kind, "allowed": there}
            yield Message("case-offers-exactly", args), ("expect", "offers_exactly")


def compare_events(case: Case, events: Sequence[Mapping[str, Any]]) -> Iterator[Found]:
    """Whether the events expected happened in their order, and no others that must not."""
    at = 0
    for i, wanted in enumerate(case.expect.events):
        while at < len(events) and not matches(wanted, events[at]):
            at += 1
        if at == len(events):
            like = [shown(event) for event in events if event["event"] == wanted.get("event")]
            args = {"expected": shown(wanted), "found": like or [NO_QUESTION]}
            yield Message("case-no-event", args), ("expect", "events", i)
            return
        at += 1
    for i, unwanted in enumerate(case.expect.no_events):
        for event in events:
            if matches(unwanted, event):
                yield Message("case-event", {"found": shown(event)}), ("expect", "no_events", i)
                break


def matches(part: Mapping[str, Any], event: Mapping[str, Any]) -> bool:
    """Whether everything that `part` names is so in the event."""
    return all(name in event and same(event[name], value) for name, value in part.items())


def same(found: Any, expected: Any) -> bool:
    """Equal, and of one kind: 1 is not true; a mapping in a list may name a part of what is found."""
    if isinstance(found, bool) or isinstance(expected, bool):
        return found is expected
    if isinstance(found, Mapping) and isinstance(expected, Mapping):
        return list(found) == list(expected) and all(same(found[name], expected[name]) for name in found)
    if isinstance(found, list | tuple) and isinstance(expected, list | tuple):
        return len(found) == len(expected) and all(same(a, b) for a, b in zip(found, expected, strict=True))
    return bool(found == expected)


def compare_state(case: Case, facts: Mapping[str, Any]) -> Iterator[Found]:
    """Whether the facts named are as expected."""
    for path, expected in case.expect.state.items():
        place = ("expect", "state", path)
        found, at = look(facts, path)
        if at is not None:
            args = {"path": path, "missing": at, "allowed": list(found)}
            yield Message("case-unknown-fact", args), place
        elif not same(found, expected):
            args = {"path": path, "expected": shown(expected), "found": shown(found)}
            yield Message("case-fact", args), place


def look(facts: Any, path: str) -> tuple[Any, str | None]:
    """What stands at a dotted path; or the names that are there, and the part that is none of them."""
    for part in path.split("."):
        if isinstance(facts, list | tuple):
            facts = {str(i): item for i, item in enumerate(facts)}
        if not isinstance(facts, Mapping):
            return (), part
        if part not in facts:
            return facts, part
        facts = facts[part]
    return facts, None
