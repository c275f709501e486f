"""Runs a case: builds its state, runs its beats at its table, and finds all differences."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from inspect import signature
from itertools import takewhile
from pathlib import Path
from traceback import extract_tb
from typing import Any, get_args, get_type_hints

from hantei.core.decision import Decision
from hantei.core.message import Complaint, Message
from hantei.scenes.giving import BadCase

from .bench import Bench, FoundFault, bench, run_procedure
from .compare import Deviation, Moment, compare, describe
from .format import EXPECT, NO_QUESTION, REFUSED, Case, CaseStep, Expectation, Placed, expected, midway, seen_at, seens
from .names import literals, questions
from .table import CaseTable, Stopped, Wrong, allowed, fits, shown

LONGEST_CASE = 20_000
CHECK_SCENARIO = "check_scenario"
STEP, END = "case-step", "case-end"
WHOLE = "the end"
"""The value of `until` with which everything is run that can be."""


Where = tuple[str | int, ...]
"""A place within a case."""


@dataclass(frozen=True)
class Difference:
    """A difference from the case: file and line of the case, and the message."""

    file: str
    line: int
    said: Message

    def __str__(self) -> str:
        words = ", ".join(f"{name} {shown(value)}" for name, value in self.said.args.items())
        return f"{self.file}:{self.line}: {self.said.id}: {words}"


@dataclass(frozen=True)
class CaseOutcome:
    """The result of a case; `trace` lists its beats, throws, questions and events, one a line."""

    placed: Placed
    differences: tuple[Difference, ...]
    trace: tuple[str, ...]

    @property
    def passed(self) -> bool:
        """Whether there is no difference."""
        return not self.differences


@dataclass
class Stop:
    """The stop of a case: its moment, and the numbers of the steps of its `run` that were never begun."""

    table: CaseTable
    left: Sequence[int] = ()
    state: Any = None
    question: Decision | None = None
    error: Complaint | None = None
    faults: Sequence[FoundFault] | None = None
    wrong: Wrong | None = None
    crash: Exception | None = None
    midway: list[Deviation] = field(default_factory=list)


def run_case(placed: Placed) -> CaseOutcome:
    """Run a case and find all differences; a case that crashes fails."""
    rulebook = bench(placed.rulebook)
    result = follow(placed.case, rulebook)
    try:
        told = list(differences(placed.case, rulebook, result))
    except Exception as crash:  # noqa: BLE001 - what can be seen of a broken state may be broken too
        told = [crashed(crash, result.table)]
    found = [Difference(placed.file, placed.line(*place), message) for message, place in told]
    return CaseOutcome(placed, tuple(found), tuple(result.table.trace))


def follow(case: Case, rulebook: Bench, table: CaseTable | None = None) -> Stop:
    """Follow a case until it stops: at a question that it does not answer, before `until`, or when its run is over."""
    result = Stop(table or CaseTable(case))
    result.table.look = lambda expect, question, at: look_on(result, rulebook, expect, question, ("decisions", at))
    try:
        check_names(case, rulebook)
        if case.run == (CHECK_SCENARIO,):
            result.faults = rulebook.check(case.given)
            return result
        result.state = result.table.state = rulebook.given(case.given, case.rulings)
        run(case, rulebook, result)
    except Stopped as stop:
        result.question = stop.decision
        open_question = f"{stop.decision.kind}@{stop.decision.who} {shown(allowed(stop.decision))}"
        result.table.trace.append(f"stop at {open_question}")
    except Complaint as error:
        result.error = error
    except Wrong as wrong:
        result.wrong = wrong
    except Exception as crash:  # noqa: BLE001 - one case must not end the run of all
        lacking = not_given(crash, result.table.state)
        if lacking:
            result.error = BadCase("given-needed", where=running(result.table), found=[*lacking])
        else:
            result.crash = crash
    return result


def look_on(result: Stop, rulebook: Bench, expect: Expectation, question: Decision | None, place: Where) -> None:
    """Compare with the expectation at this place in the middle of the case."""
    step = result.table.case.decisions[int(place[1])] if place[0] == "decisions" else {EXPECT: {}}
    inner = (EXPECT,) if EXPECT in step else ()
    sight = Moment(rulebook.id, result.table, question, rulebook.facts(result.state))
    result.midway += [(message, (*place, *inner, *where)) for message, where in compare(expect, sight)]


def check_names(case: Case, rulebook: Bench) -> None:
    """Refuse unknown names of questions and beats, which nothing would ever match."""
    if case.until not in ("", WHOLE) and case.until not in rulebook.beats.functions:
        raise Wrong(
            Message("case-unknown-beat", {"found": case.until, "allowed": sorted(rulebook.beats.functions)}), "until"
        )
    keys = [key for seen in seens(case) for key in (*seen.refused, *seen.never_asked, *seen.forbidden)]
    for key in keys:
        kind = key.partition("@")[0]
        if kind not in literals(rulebook.id):
            raise Wrong(Message("case-unknown-question", {"found": kind, "allowed": sorted(questions(rulebook.id))}))


def run(case: Case, rulebook: Bench, result: Stop) -> None:
    """Put the run of the case on top of the agenda, and run beats until it is done or cut short.

    With `until`, the following beats of the agenda are run too, up to that beat.
    """
    state, table = result.state, result.table
    steps = [entry(rulebook, step, i) for i, step in enumerate(case.run)]
    result.left = range(len(steps))
    state.agenda.append((END,))
    state.agenda.extend(reversed(steps))
    for count in range(LONGEST_CASE):
        if over(case, state.agenda, count):
            if not state.agenda and case.until not in ("", WHOLE):
                raise Wrong(Message("case-until-never", {"until": case.until}), "until")
            if not any(name == END for name, *_ in state.agenda):
                run_after_the_end(rulebook, steps, result)
            return
        result.left = [i for i in result.left if steps[i] is not state.agenda[-1]]
        name, *arguments = state.agenda[-1]
        if name == END:
            state.agenda.pop()
        elif name == STEP:
            state.agenda.pop()
            run_step(rulebook, int(arguments[0]), result)
        else:
            table.trace.append(f"beat {name} {shown(arguments) if arguments else ''}".rstrip())
            rulebook.beats.step(state, table)
    raise Wrong(Message("case-endless", {"limit": LONGEST_CASE}), "run")


def run_after_the_end(rulebook: Bench, steps: Sequence[tuple[str | int, ...]], result: Stop) -> None:
    """Run the remaining procedures of the case after the rules have ended the game; its beats are gone with the
    agenda."""
    for i in result.left:
        if steps[i][0] == STEP:
            run_step(rulebook, i, result)
    result.left = [i for i in result.left if steps[i][0] != STEP]


def over(case: Case, agenda: Sequence[tuple[str | int, ...]], count: int) -> bool:
    """Whether a case is over after `count` beats."""
    if not agenda or (count and agenda[-1][0] == case.until):
        return True
    return not case.until and (agenda[-1][0] == END or not any(name == END for name, *_ in agenda))


def entry(rulebook: Bench, step: CaseStep, index: int) -> tuple[str | int, ...]:
    """A step of the run as an entry of the agenda."""
    if midway(step):
        return STEP, index
    name = step if isinstance(step, str) else str(next(iter(step)))
    if isinstance(step, Mapping) or (name in rulebook.procedures and isinstance(step, str)):
        known_procedure(rulebook, name)
        return STEP, index
    if name not in rulebook.beats.functions:
        every = sorted([*rulebook.beats.functions, *rulebook.procedures])
        raise Wrong(Message("case-unknown-beat", {"found": name, "allowed": every}), "run")
    found = (name,) if isinstance(step, str) else tuple(step)
    check_words(rulebook, name, len(found) - 1)
    return found


def check_words(rulebook: Bench, name: str, given: int) -> None:
    """Refuse a beat with more or fewer words than it takes: `[use, WHO, SLOT, OPTION]`."""
    takes = list(signature(rulebook.beats.functions[name]).parameters.values())[2:]  # behind state and table
    least = sum(one.default is one.empty for one in takes)
    if not least <= given <= len(takes):
        words = [name, *(one.name.upper() for one in takes)]
        raise Wrong(Message("case-beat-words", {"beat": name, "words": ", ".join(words)}), "run")


def known_procedure(rulebook: Bench, name: str) -> str:
    """The name of a procedure of the rulebook's cases."""
    if name not in rulebook.procedures:
        raise Wrong(Message("case-unknown-procedure", {"found": name, "allowed": sorted(rulebook.procedures)}), "run")
    return name


def run_step(rulebook: Bench, index: int, result: Stop) -> None:
    """Run a procedure of the rulebook's cases, or compare with an expectation in the middle."""
    step = result.table.case.run[index]
    if isinstance(step, Mapping) and EXPECT in step:
        look_on(result, rulebook, expected(step), None, ("run", index))
    elif isinstance(step, Mapping) and REFUSED in step:
        error, refused = next(iter(step[REFUSED].items()))
        run_refused(rulebook, error, refused, index, result)
    else:
        run_named(rulebook, step, result)


def run_refused(rulebook: Bench, error: str, step: Any, index: int, result: Stop) -> None:
    """Run a procedure that must be refused."""
    try:
        run_named(rulebook, step, result)
    except Complaint as found:
        if found.message != error:
            result.midway.append((Message("case-error", {"fault": found.said}), ("run", index, REFUSED)))
    else:
        result.midway.append((Message("case-no-error", {"expected": error}), ("run", index, REFUSED)))


def run_named(rulebook: Bench, step: Any, result: Stop) -> None:
    """Run a procedure of the rulebook's cases."""
    name, arguments = next(iter(step.items())) if isinstance(step, Mapping) else (str(step), {})
    result.table.trace.append(f"procedure {name} {shown(arguments)}")
    procedure = rulebook.procedures[known_procedure(rulebook, name)]
    run_procedure(procedure, result.state, result.table, arguments or {})


# Comparing


def differences(case: Case, rulebook: Bench, result: Stop) -> Iterator[Deviation]:
    """Find all differences from the case."""
    yield from result.midway
    if result.crash is not None:
        yield crashed(result.crash, result.table)
        return
    if result.wrong is not None:
        yield result.wrong.message, result.wrong.place
        return
    yield from compare_error(case, result)
    if result.error is None:
        yield from compare_faults(case, result)
        yield from leftovers(case, result)
        yield from stopped_early(case, result)
        facts = rulebook.facts(result.state) if result.state is not None else {}
        sight = Moment(rulebook.id, result.table, result.question, facts)
        yield from ((message, (EXPECT, *where)) for message, where in compare(case.expect, sight))


def stopped_early(case: Case, result: Stop) -> Iterator[Deviation]:
    """Whether an unexpected question stopped the case."""
    question = result.question
    if question is None or any(speaks(seen, question) for seen in last_seen(case)):
        return
    args = {"until": case.until, "question": shown(describe(question))}
    if case.until in ("", WHOLE):
        yield Message("case-asked", args), ("expect",)
    else:
        yield Message("case-until-asked", args), ("until",)


def last_seen(case: Case) -> Iterator[Expectation]:
    """The expectations of a case where it stops: at its end, and behind its last decision."""
    yield case.expect
    yield from (seen_at(entry) for entry in takewhile(midway, reversed(case.decisions)))


def speaks(expect: Expectation, question: Decision) -> bool:
    """Whether an expectation is about the open question."""
    told = expect.asks or expect.question or expect.offers or expect.offers_exactly is not None or expect.offers_first
    told = told or expect.not_offered or expect.refused or expect.refused_by
    return bool(told) or any(fits(key, question) for key in expect.forbidden)


def crashed(crash: Exception, table: CaseTable) -> Deviation:
    """The message for rules that crashed: the beat or procedure, the error, where it was raised."""
    at = extract_tb(crash.__traceback__)[-1]
    words = " ".join(f"{type(crash).__name__}: {crash}".split())
    return Message(
        "case-crashed", {"beat": running(table), "error": words, "file": Path(at.filename).name, "line": at.lineno or 0}
    ), ()


def running(table: CaseTable) -> str:
    """The beat or procedure that was begun last; "given" before the first."""
    begun = (line.partition(" ") for line in reversed(table.trace))
    return next((rest for word, _, rest in begun if word in ("beat", "procedure")), "given")


def not_given(crash: Exception, state: Any) -> list[str]:
    """The parts of a state that are not there and would have what the rules looked for, such as a battle."""
    found = NOTHING_THERE.fullmatch(str(crash))
    if found is None or state is None:
        return []
    parts = {name: get_args(hint) for name, hint in get_type_hints(type(state)).items()}
    missing = [name for name in parts if getattr(state, name, "") is None]
    return [name for name in missing if any(hasattr(part, found[1]) for part in parts[name])]


NOTHING_THERE = re.compile(r"'NoneType' object has no attribute '(\w+)'")
"""What Python says where a part of the state is None."""


def compare_error(case: Case, result: Stop) -> Iterator[Deviation]:
    """Whether the setup was refused as expected."""
    expected, found = case.expect.error, result.error.message if result.error else ""
    if expected == found:
        return
    if result.error is None:
        yield Message("case-no-error", {"expected": expected}), ("expect", "error")
    else:
        yield Message("case-error", {"fault": result.error.said}), ("expect", "error") if expected else ("given",)


def compare_faults(case: Case, result: Stop) -> Iterator[Deviation]:
    """Whether checking the scenario found what it must."""
    expect = case.expect
    if expect.faults is None and expect.playable is None:
        return
    if result.faults is None:
        yield Message("case-not-checked", {"run": CHECK_SCENARIO}), ("expect",)
        return
    found = [fault.said.id for fault in result.faults]
    if expect.faults is not None:
        missing = [fault for fault in expect.faults if fault not in found]
        if missing or (found and not expect.faults):
            args = {"expected": list(expect.faults), "found": found}
            yield Message("case-faults", args), ("expect", "faults")
    playable = all(fault.severity != "error" for fault in result.faults)
    if expect.playable is not None and playable != expect.playable:
        message = "case-unplayable" if expect.playable else "case-playable"
        yield Message(message, {"found": found}), ("expect", "playable")


def unfinished(case: Case, result: Stop) -> bool:
    """Whether steps that never began are a fault. They are none behind `until`, or if the case expects that the rules
    end the game (`asks: none`)."""
    if result.question is not None:
        return True
    return case.until in ("", WHOLE) and case.expect.asks != NO_QUESTION


def leftovers(case: Case, result: Stop) -> Iterator[Deviation]:
    """Find steps that never began, dice that never fell, and decisions that nobody asked for."""
    table = result.table
    stop = shown(describe(result.question)) if result.question else ""
    if result.left and unfinished(case, result):
        step = result.left[0]
        message = "case-run-left-question" if stop else "case-run-left"
        yield Message(message, {"left": shown(case.run[step]), "question": stop}), ("run", step)
    if table.thrown < len(case.dice):
        left = ", ".join(map(str, case.dice[table.thrown :]))
        message = "case-dice-left-question" if stop else "case-dice-left"
        yield Message(message, {"left": left, "question": stop}), ("dice", table.thrown)
    if table.answered < len(case.decisions):
        unasked = case.decisions[table.answered]
        args = {"left": shown(unasked), "question": stop}
        only = next((each for each in table.forced if fits(next(iter(unasked)), each)), None)
        if only is not None:
            args["only"] = shown(next(iter(only.all() or ()), ""))
            yield Message("case-decision-forced", args), ("decisions", table.answered)
            return
        message = "case-decision-left-question" if stop else "case-decision-left"
        yield Message(message, args), ("decisions", table.answered)
