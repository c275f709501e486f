"""The format of case files: the fields of a case, and the reader of such files.

A case file proves rules of a rulebook by examples: the given situation, the dice as they fall, the decisions as they
are made, and the expected result. `docs/cases.md` is the reference for those who write them.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any

from hantei.content import FileFault, Loaded, load_file, load_text
from hantei.content import Path as Place
from hantei.core.limits import Between
from hantei.core.message import BadSetup, Message
from hantei.core.text import Filled, Text
from hantei.ledger import Ledger

STRICT = {"extra": "forbid"}

Fixed = int | str
"""An answer as a case gives it."""

CaseStep = str | tuple[int | str, ...] | Mapping[str, Any]
"""Something to run: a beat, a beat with its arguments, or a procedure with its arguments by name.

A mapping of one of `MIDWAY` is no step of its own: `expect` says what must hold by now; `refused: {ERROR: STEP}` runs a
procedure that must be refused with this message.
"""

EXPECT, REFUSED = "expect", "refused"

MIDWAY = (EXPECT, REFUSED)
"""The words in the middle of `run` and of `decisions` that begin an expectation."""

NO_QUESTION = "none"


@dataclass(frozen=True)
class Expectation:
    """An expectation at a moment of a case: when it stops, or in the middle."""

    __pydantic_config__ = STRICT

    state: Mapping[str, Any] = field(default_factory=dict)  # dotted paths into the facts of the state
    events: tuple[Mapping[str, Any], ...] = ()  # parts of events that have happened, in this order
    no_events: tuple[Mapping[str, Any], ...] = ()  # parts of events that have not happened
    asks: str = ""  # kind of the question that is open; "none": no question
    question: Mapping[str, Any] = field(default_factory=dict)  # facts that this question tells, as many as named
    offers: tuple[Fixed, ...] = ()  # answers that this question allows
    offers_exactly: tuple[Fixed, ...] | None = None  # all the answers it allows, in any order
    offers_first: tuple[Fixed, ...] = ()  # the answers at the head of those it allows, in this order
    not_offered: tuple[Fixed, ...] = ()  # answers that it does not allow
    refused: Mapping[str, Fixed] = field(default_factory=dict)  # an answer that it does not allow, by its kind
    refused_by: Mapping[str, str] = field(default_factory=dict)  # answers that it does not allow, and by which clause
    never_asked: tuple[str, ...] = ()  # kinds of questions that nobody has been asked
    forbidden: Mapping[str, Fixed | tuple[Fixed, ...]] = field(default_factory=dict)  # no question has allowed these


@dataclass(frozen=True)
class Expect(Expectation):
    """The result that a case expects when it stops."""

    error: str = ""  # id of the message with which the setup is refused
    faults: tuple[str, ...] | None = None  # ids of messages found by checking the scenario; [] for none
    playable: bool | None = None  # whether the scenario may be played: it has no errors, warnings at most


@dataclass(frozen=True)
class Case:
    """One case."""

    __pydantic_config__ = STRICT

    id: Annotated[str, Between(1, 100)]
    clauses: tuple[str, ...]  # the clauses it proves
    about: Filled | Text  # one sentence, in the writer's language or in both
    run: tuple[CaseStep, ...] = ()
    rulings: Mapping[str, str] = field(default_factory=dict)
    given: Mapping[str, Any] = field(default_factory=dict)
    dice: tuple[int, ...] = ()  # faces in the order in which they fall
    decisions: tuple[
        Mapping[str, Fixed | Mapping[str, Any]], ...
    ] = ()  # {kind: answer} or {kind@seat: answer}, in order
    otherwise: Mapping[str, Fixed] = field(default_factory=dict)  # answers to questions that are not the next decision
    until: str = ""  # stop before this beat
    expect: Expect = field(default_factory=Expect)


@dataclass(frozen=True)
class CaseFile:
    """A file of cases for one rulebook."""

    __pydantic_config__ = STRICT

    rulebook: str
    cases: tuple[Case, ...]


@dataclass(frozen=True)
class Placed:
    """A case, its rulebook, and its place in its file."""

    rulebook: str
    case: Case
    file: str
    index: int
    loaded: Loaded[CaseFile]

    @property
    def name(self) -> str:
        """Its name in tests and reports: the file without its ending, then the id of the case."""
        return f"{Path(self.file).stem}:{self.case.id}"

    def line(self, *place: str | int) -> int:
        """The line of a place within the case."""
        return self.loaded.line(("cases", self.index, *place))


@dataclass(frozen=True)
class Collection:
    """All cases found, and the faults of files that cannot be used."""

    cases: tuple[Placed, ...]
    faults: tuple[FileFault, ...]

    @property
    def not_run(self) -> tuple[str, ...]:
        """The files of which no case can be run."""
        return tuple(dict.fromkeys(fault.file for fault in self.faults))


def collect(paths: Iterable[Path]) -> Collection:
    """Collect the cases of files, and of all files below directories, in the order of their names."""
    cases: list[Placed] = []
    faults: list[FileFault] = []
    for file in _files(paths):
        loaded: Loaded[CaseFile] = load_file(file, CaseFile)
        found = [*loaded.faults, *(_faults_within(loaded) if loaded.sound else ())]
        faults += found
        if loaded.sound and not found:
            whole = loaded.value
            cases += [Placed(whole.rulebook, case, str(file), i, loaded) for i, case in enumerate(whole.cases)]
    return Collection(tuple(cases), tuple(faults))


def _files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if path.is_dir():
            yield from sorted(path.rglob("*.yaml"))
        else:
            yield path


def _faults_within(loaded: Loaded[CaseFile]) -> Iterator[FileFault]:
    """Find the faults that the shape alone does not show: unknown clauses, ids given twice, mappings that must have one
    key."""
    whole = loaded.value
    known = _clauses(whole.rulebook)
    if known is None:
        yield loaded.fault(("rulebook",), Message("case-unknown-rulebook", {"found": whole.rulebook}))
        return
    seen: list[str] = []
    for i, case in enumerate(whole.cases):
        here: Place = ("cases", i)
        if case.id in seen:
            yield loaded.fault((*here, "id"), Message("case-id-twice", {"id": case.id}))
        seen.append(case.id)
        if not case.clauses:
            yield loaded.fault((*here, "clauses"), Message("case-no-clause"))
        for n, clause in enumerate(case.clauses):
            if clause not in known:
                yield loaded.fault((*here, "clauses", n), Message("case-unknown-clause", {"id": clause}))
        yield from _lone_keys(loaded, (*here, "decisions"), case.decisions)
        yield from _lone_keys(loaded, (*here, "run"), [step for step in case.run if isinstance(step, Mapping)])
        for field_name, entries in (("run", case.run), ("decisions", case.decisions)):
            for n, entry in enumerate(entries):
                yield from _faults_midway(loaded, (*here, field_name, n), entry)


def _lone_keys(loaded: Loaded[CaseFile], place: Place, entries: Sequence[Mapping[str, Any]]) -> Iterator[FileFault]:
    for entry in entries:
        if len(entry) != 1:
            yield loaded.fault(place, Message("case-one-key", {"found": ", ".join(entry) or "{}"}))


def _faults_midway(loaded: Loaded[CaseFile], place: Place, entry: object) -> Iterator[FileFault]:
    """Find the faults of an expectation in the middle, at its own lines."""
    if not isinstance(entry, Mapping):
        return
    if EXPECT in entry:
        for fault in _seen(entry[EXPECT]).faults:
            yield loaded.fault((*place, EXPECT, *fault.path), fault.said)
    elif REFUSED in entry and (not isinstance(entry[REFUSED], Mapping) or len(entry[REFUSED]) != 1):
        yield loaded.fault((*place, REFUSED), Message("case-one-key", {"found": str(entry[REFUSED])}))
    elif not midway(entry) and "decisions" in place and any(isinstance(answer, Mapping) for answer in entry.values()):
        yield loaded.fault(place, Message("case-odd-answer", {"kind": next(iter(entry))}))


def midway(entry: object) -> bool:
    """Whether an entry of `run` or `decisions` is an expectation."""
    return isinstance(entry, Mapping) and any(word in entry for word in MIDWAY)


def expected(entry: Mapping[str, Any]) -> Expectation:
    """Return the expectation of an entry `expect` of `run` or `decisions`."""
    return _seen(entry[EXPECT]).value


def seen_at(decision: Mapping[str, Any]) -> Expectation:
    """Return the expectation of an entry among the decisions about the next question."""
    return expected(decision) if EXPECT in decision else Expectation(refused=decision[REFUSED])


def seens(case: Case) -> Iterator[Expectation]:
    """All expectations of a case, in the middle and at its end."""
    for entry in case.run:
        if isinstance(entry, Mapping) and EXPECT in entry:
            yield expected(entry)
    yield from (seen_at(entry) for entry in case.decisions if midway(entry))
    yield case.expect


def answers_of(answers: Fixed | tuple[Fixed, ...]) -> tuple[Fixed, ...]:
    """One answer, or several."""
    return answers if isinstance(answers, tuple) else (answers,)


def _seen(plain: Any) -> Loaded[Expectation]:
    return load_text(json.dumps(plain), EXPECT, Expectation)


def _clauses(rulebook: str) -> Ledger | None:
    try:
        return Ledger.of(rulebook)
    except BadSetup:
        return None
