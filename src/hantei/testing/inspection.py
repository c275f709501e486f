"""Inspects a rulebook: plays random games, and checks them from all sides.

Each check raises AssertionError if a rulebook breaks the contract.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any

from hantei.core.agenda import Beats
from hantei.core.decision import Decision, Fact, Route
from hantei.core.event import COUNTS, DICE, Event
from hantei.core.message import Complaint, Message, written
from hantei.core.purpose import Purpose
from hantei.core.record import clone, dump
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.core.tally import Operation, Tally, result_of
from hantei.play import HAND, Session, run
from hantei.play.drawing import draw

from .described import check_described, check_described_event, is_plain
from .roles import check_cited, check_roles, check_topic

MANY = 10_000
NONSENSE: Sequence[Any] = (None, " ", " no such answer", -(10**9), 10**9, [], {}, [0], 1.5, True)


class Anything:
    """A ledger that knows every clause, for a rulebook without one."""

    def __contains__(self, clause: object) -> bool:
        return True


@dataclass
class Inspection:
    """A rulebook under inspection.

    Parameters: the rulebook; the ids of its clauses; a function that raises if a state is out of bounds; and whether
    every question of a game is checked closely, or only the first ones and every twentieth after these.
    """

    rulebook: Rulebook[Any]
    clauses: Container[object] = field(default_factory=Anything)
    check_bounds: Callable[[Any], None] = lambda state: None
    thorough: bool = False

    def __post_init__(self) -> None:
        self.takes = {name: inspect.signature(beat).bind for name, beat in self.rulebook.beats.functions.items()}
        self.rulebook = with_audit(self.rulebook)

    # Whole games

    def check_game(self, setup: Mapping[str, Any], seed: str) -> None:
        """Play a random game: check that it ends, check every question, then go back to the start and forth again."""
        session, rng = Session(self.rulebook, setup, seed), Random(seed)
        stations = [station(session)]
        tried: dict[str, list[Any]] = {}
        for n in range(MANY):
            close = self.thorough or n < 40 or n % 20 == 0
            self.check_bounds(session.state)
            self.check_agenda(session.state)
            if close:
                self.check_state(setup, session)
            for event in session.look():
                self.check_event(session.state, event)
                if close:
                    check_roles(self.rulebook, session.state, event)
            if session.finished:
                break
            who = rng.choice(list(session.decisions))
            decision = session.decisions[who]
            answer = decision.sample(rng)
            if close:
                check_refusals(session, who, [*NONSENSE, *tried.get(decision.kind, [])[-8:]])
            tried.setdefault(decision.kind, []).append(answer)
            session.answer(who, answer)
            stations.append(station(session))
        assert session.finished, f"seed {seed!r}: no end after {MANY} answers"
        check_going_back(session, stations, rng, leaps=20 if self.thorough else 3)

    def check_machines(self, setup: Mapping[str, Any], seed: str) -> None:
        """Check that each policy plays a whole game by the rules, and the same one in a session, and never changes the
        state that it sees."""
        seats = self.rulebook.seats(self.rulebook.start(setup))
        for name in ("random", *self.rulebook.policies):
            events: list[Event] = []
            seated = dict.fromkeys(seats, name)
            state = run(self.rulebook, setup, seed, seated, partial(keep, events))
            session = Session(self.rulebook, setup, seed, seated)
            assert dump(session.state) == dump(state), f"policy {name!r}"
            assert session.look() == events, f"policy {name!r}"
            self.check_bounds(state)

    def check_physical_dice(self, setup: Mapping[str, Any], seed: str) -> None:
        """Check that a game with real dice asks for every throw."""
        session, rng = Session(self.rulebook, setup, seed, dice="physical"), Random(seed)
        for _ in range(300):
            if session.finished:
                return
            who = HAND if HAND in session.decisions else rng.choice(list(session.decisions))
            session.answer(who, session.decisions[who].sample(rng))

    # One question

    def check_state(self, setup: Mapping[str, Any], session: Session) -> None:
        """Check that the state can be copied, saved and read, and that looking at it changes nothing."""
        rulebook, state = self.rulebook, session.state
        plain = dump(state)
        check_copy(state)
        text = json.dumps(plain, ensure_ascii=False)
        loaded = rulebook.load(json.loads(text), setup)
        assert json.dumps(dump(loaded), ensure_ascii=False) == text
        assert loaded == state
        for who in rulebook.seats(state):
            json.dumps(rulebook.sight.view(state, who))
            supposed = rulebook.foresight.suppose(clone(state), who)
            assert supposed.state.agenda == state.agenda, "what is supposed has another agenda"
            assert set(supposed.veiled) <= set(rulebook.beats.functions), "a veiled beat does not exist"
        bare = clone(state)
        rulebook.foresight.forget(bare)
        assert bare.agenda == state.agenda, "what is to come is forgotten"
        rulebook.sight.facts(state)
        draw(rulebook, state, session.decisions.values())
        for decision in session.decisions.values():
            self.check_decision(state, decision)
        assert dump(state) == plain, "looking at a state has changed it"

    def check_decision(self, state: Any, decision: Decision) -> None:
        """Check that a question has legal answers, and that each of them can be said."""
        rulebook = self.rulebook
        assert decision.who in rulebook.seats(state), f"{decision!r} is put to nobody at the table"
        assert decision.kind, f"{decision!r} has no kind"
        assert decision.clause in self.clauses, f"{decision!r}: no such clause"
        check_described(decision)
        check_topic(rulebook.roles, decision)
        samples = [decision.sample(Random(n)) for n in range(5)]
        listed = list(decision.all() or samples)
        assert listed, f"{decision!r} has no legal answer"
        assert len({str(answer) for answer in listed}) == len(listed) or decision.all() is None, f"{decision!r} repeats"
        assert isinstance(rulebook.speech.question(state, decision), Message)
        assert all(isinstance(message, Message) for message in written(rulebook.speech.situation(state, decision)))
        for answer in [*samples, *(listed if self.thorough else listed[:10])]:
            assert decision.legal(answer), f"{answer!r} is offered and not allowed: {decision!r}"
            assert is_plain(answer), f"{answer!r} is no plain data: {decision!r}"
            assert isinstance(rulebook.speech.label(state, decision, answer), Message)
            assert isinstance(rulebook.speech.effect(state, decision, answer), Message)
            assert isinstance(rulebook.speech.purpose(state, decision, str(answer)), Purpose)
        for nonsense in NONSENSE:
            assert nonsense in listed or not decision.legal(nonsense), f"{decision!r} allows {nonsense!r}"
        if isinstance(decision, Route):
            self.check_paths(decision)

    def check_paths(self, decision: Route) -> None:
        """Check that a forbidden path is refused with the clause that forbids it."""
        for path in ("0,0 0,0", "99,99", "x", " ".join(reversed(list(decision.ends))), f"{decision.start} 99,99"):
            forbidden = decision.forbidden_by(path)
            assert decision.legal(path) or forbidden in self.clauses, f"{decision!r}: {path!r} by {forbidden!r}"

    def check_event(self, state: Any, event: Event) -> None:
        """Check that an event is plain data, names existing clauses, and can be said."""
        check_described_event(event)
        for step in event.steps:
            assert isinstance(step.op, Operation), step
            assert step.clause in self.clauses, f"{event.name}: no such clause: {step}"
        check_cited(self.rulebook, self.clauses, event)
        if event.name != DICE:
            assert isinstance(self.rulebook.speech.report(state, event.name, event.facts), Message)

    def check_agenda(self, state: Any) -> None:
        """Check that everything on the agenda is an existing beat, with the arguments that it takes."""
        for name, *arguments in state.agenda:
            assert name in self.takes, f"no beat {name!r}"
            self.takes[name](None, None, *arguments)
            assert all(type(argument) in (int, str) for argument in arguments), f"{name}: {arguments}"

    def check_clauses(self) -> None:
        """Check that every beat names the clauses that it carries out, that every named reading names those that it
        reads, and that all of them exist."""
        assert set(self.rulebook.beats.functions) == set(self.rulebook.beats.clauses)
        for name, clauses in self.rulebook.beats.clauses.items():
            assert clauses, f"beat {name!r} names no clause"
            assert [clause for clause in clauses if clause not in self.clauses] == [], f"beat {name!r}"
        for ruling in self.rulebook.rulings:
            assert [clause for clause in ruling.clauses if clause not in self.clauses] == [], ruling.id


def check_copy(state: Any) -> None:
    """Check that a copy equals a slow, sure one, and shares nothing that can change."""
    twin, sure = clone(state), deepcopy(state, {id(part): part for part in shared_parts(state)})
    assert twin == state == sure
    assert dump(twin) == dump(sure)
    shared = {id(part): where for where, part in mutables(state)}
    for where, part in mutables(twin):
        assert id(part) not in shared, f"a copy shares {where}"


def check_refusals(session: Session, who: str, answers: Sequence[Any]) -> None:
    """Check that an illegal answer is refused with the clause of the question, and that the question stays open."""
    decision, before = session.decisions[who], station(session)
    for answer in answers:
        if decision.legal(answer):
            continue
        error = refusal(session.answer, who, answer)
        assert error is not None, f"{answer!r} was taken: {decision!r}"
        assert error.message == "illegal-answer", error
        assert error.facts["clause"] == decision.forbidden_by(answer), error
        assert session.decisions[who] is decision, "the question is another one"
    assert station(session) == before, "a refused answer has changed something"


def check_amendment(session: Session, words: Sequence[str]) -> bool:
    """Check that an amendment is carried out, or refused with nothing changed. Return whether it was carried out."""
    before = station(session)
    if refusal(session.amend, *words) is None:
        return True
    assert station(session) == before, f"{words} were refused and have changed something"
    return False


def refusal(act: Callable[..., None], *arguments: Any) -> Complaint | None:
    """Do something and return the refusal; None if it was done."""
    try:
        act(*arguments)
    except Complaint as error:
        return error
    return None


def check_going_back(session: Session, stations: list[str], rng: Random, leaps: int) -> None:
    """Check that undo to the start and redo to the end lead through the same places, step by step and in leaps."""
    end = len(stations) - 1
    for _ in range(leaps):
        move = rng.randint(0, end)
        assert station(session.at(move)) == stations[move], f"move {move}"
    if end <= 300:
        for move in reversed(range(end)):
            session.undo()
            assert station(session) == stations[move], f"undo to move {move}"
        for move in range(1, end + 1):
            session.redo()
            assert station(session) == stations[move], f"redo of move {move}"
    elif end:
        session.undo(end)
        assert station(session) == stations[0]
        session.redo(end)
        assert station(session) == stations[end]


def station(session: Session) -> str:
    """The place where a game stands, as text."""
    asked = {who: decision.describe() for who, decision in session.decisions.items()}
    return json.dumps([session.where, session.finished, asked, dump(session.state)], ensure_ascii=False)


def mutables(value: Any, where: str = "state") -> Iterator[tuple[str, Any]]:
    """All parts of a state that can change, with their places, without its shared content."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        yield where, value
        for part in dataclasses.fields(value):
            if not part.metadata.get("shared"):
                yield from mutables(getattr(value, part.name), f"{where}.{part.name}")
    elif isinstance(value, dict):
        yield where, value
        for key, part in value.items():
            yield from mutables(part, f"{where}.{key}")
    elif isinstance(value, list | tuple):
        if isinstance(value, list):
            yield where, value
        for index, part in enumerate(value):
            yield from mutables(part, f"{where}[{index}]")
    else:
        assert value is None or type(value) in (int, str, bool), f"{where} is {value!r}"


def shared_parts(value: Any) -> Iterator[Any]:
    """The content that copies of a state share."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        for part in dataclasses.fields(value):
            inner = getattr(value, part.name)
            yield from [inner] if part.metadata.get("shared") else shared_parts(inner)
    elif isinstance(value, dict | list | tuple):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from shared_parts(inner)


def with_audit(rulebook: Rulebook[Any]) -> Rulebook[Any]:
    """The same rulebook at tables that check every tally, and with watched policies."""
    beats = Beats()
    beats.clauses = rulebook.beats.clauses
    for name, function in rulebook.beats.functions.items():
        beats.functions[name] = lambda state, table, *arguments, _do=function: _do(
            state, Audit(table, rulebook, state), *arguments
        )
    policies = {name: watched(policy) for name, policy in rulebook.policies.items()}
    return dataclasses.replace(rulebook, beats=beats, policies=policies)


def watched(policy: Any) -> Any:
    """A policy that fails if it changes the state."""

    def look(state: Any, decision: Decision, rng: Random) -> Any:
        before = dump(state)
        answer = policy(state, decision, rng)
        assert dump(state) == before, "a policy has changed the state"
        return answer

    return look


def keep(events: list[Event], state: Any, event: Event) -> None:
    """Listen to a game, and keep its events."""
    events.append(event)


class Audit(Table):
    """Another table, whose events must be sound."""

    def __init__(self, table: Table, rulebook: Rulebook[Any], state: Any) -> None:
        self.table, self.rulebook, self.state = table, rulebook, state
        self.roll, self.ask_all = table.roll, table.ask_all  # type: ignore[method-assign]

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if tally is not None:
            assert result_of(tally.steps) == tally.value, f"{event}: {tally.steps} do not lead to {tally.value}"
        for name, fact in facts.items():
            parts = fact if isinstance(fact, list) else [fact]
            assert all(type(part) in (int, str, bool) for part in parts), f"{event}: {name} is {fact!r}"
        for count in self.rulebook.judging.counts(self.state, event, facts):
            assert count.kind in COUNTS, f"{event} counts for {count.kind}"
            assert type(count.amount) is int, f"{event}: {count.key} counts {count.amount!r}"
            assert isinstance(self.rulebook.speech.count_name(self.state, count), Message)
            heads = count.kind in ("battle", "round", "result", "end")
            assert not heads or event in self.rulebook.speech.parts, f"{event} is no heading of a log"
        self.table.tell(event, tally, **facts)
