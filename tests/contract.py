"""What every rulebook owes to those who play it; run it for each.

`check_rulebook(rulebook, setup, seeds)` plays random games and looks at everything on the way. As a program
(`python -m tests.contract module:RULEBOOK SETUP SEED`) it prints one game as bytes that must be the same everywhere.
"""

from __future__ import annotations

import dataclasses
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from hantei.core.agenda import Beats
from hantei.core.decision import Decision, Fact
from hantei.core.event import Event
from hantei.core.record import clone, dump
from hantei.core.rulebook import COUNTS, Message, Rulebook
from hantei.core.table import Table
from hantei.core.tally import Tally, replayed
from hantei.play import DICE, HAND, Session, run

HASH_SEEDS = ("0", "1", "4242")
MANY = 10_000


def check_rulebook(rulebook: Rulebook, setup: Mapping[str, Any], seeds: Sequence[str]) -> None:
    """Check a rulebook in random games, one for each seed. Raises AssertionError where it breaks the contract."""
    setup = json.loads(json.dumps(setup))
    check_beats(rulebook)
    audited = with_audit(rulebook)
    for seed in seeds:
        check_game(audited, setup, seed)
        check_machines(audited, setup, seed)
    check_physical_dice(audited, setup, seeds[0])
    check_bytes(rulebook, setup, seeds[0])


def check_beats(rulebook: Rulebook) -> None:
    """Every beat names the clauses it carries out."""
    for name, clauses in rulebook.beats.clauses.items():
        assert clauses, f"beat {name!r} names no clause"
    assert set(rulebook.beats.functions) == set(rulebook.beats.clauses)


def check_game(rulebook: Rulebook, setup: Mapping[str, Any], seed: str) -> None:
    """A random game: it ends, and at every question all is as it should be; then back to the start and forth."""
    session, rng = Session(rulebook, setup, seed), Random(seed)
    stations: list[str] = [station(session)]
    for _ in range(MANY):
        check_state(rulebook, setup, session)
        for event in session.look():
            check_event(rulebook, session.state, event)
        if session.finished:
            break
        who = rng.choice(list(session.decisions))
        session.answer(who, session.decisions[who].sample(rng))
        stations.append(station(session))
    assert session.finished, f"seed {seed!r}: no end after {MANY} answers"
    check_going_back(session, stations, rng)


def check_going_back(session: Session, stations: list[str], rng: Random) -> None:
    """Undo to the start and redo to the end leads through the same places, step by step and in leaps."""
    end = len(stations) - 1
    for _ in range(20):
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
    """Where a game stands, as text."""
    asked = {who: decision.describe() for who, decision in session.decisions.items()}
    return json.dumps([session.position, session.finished, asked, dump(session.state)], ensure_ascii=False)


def check_state(rulebook: Rulebook, setup: Mapping[str, Any], session: Session) -> None:
    """The state can be copied, saved and read; whoever looks at it changes nothing."""
    state = session.state
    plain = dump(state)
    twin = clone(state)
    assert twin == state
    shared = {id(part): where for where, part in mutables(state)}
    for where, part in mutables(twin):
        assert id(part) not in shared, f"a copy shares {where}"
    text = json.dumps(plain, ensure_ascii=False)
    loaded = rulebook.load(json.loads(text), setup)
    assert json.dumps(dump(loaded), ensure_ascii=False) == text
    assert loaded == state
    for who in rulebook.seats(state):
        json.dumps(rulebook.view(state, who))
    rulebook.facts(state)
    for decision in session.decisions.values():
        check_decision(rulebook, state, decision)
    assert dump(state) == plain, "looking at a state has changed it"


def check_decision(rulebook: Rulebook, state: Any, decision: Decision) -> None:
    """A question has legal answers, each of which can be said."""
    assert decision.who in rulebook.seats(state), f"{decision!r} is put to nobody at the table"
    assert decision.kind, f"{decision!r} has no kind"
    assert decision.clause, f"{decision!r} names no clause"
    assert json.loads(json.dumps(decision.describe())) == decision.describe()
    samples = [decision.sample(Random(n)) for n in range(5)]
    listed = list(decision.all() or samples)
    assert listed, f"{decision!r} has no legal answer"
    assert len({str(answer) for answer in listed}) == len(listed) or decision.all() is None, f"{decision!r} repeats"
    assert isinstance(rulebook.question(state, decision), Message)
    assert all(isinstance(message, Message) for message in rulebook.situation(state, decision))
    for answer in [*samples, *listed[:50]]:
        assert decision.legal(answer), f"{answer!r} is offered and not allowed: {decision!r}"
        assert json.loads(json.dumps(answer)) == answer
        assert isinstance(rulebook.label(state, decision, answer), Message)
        assert isinstance(rulebook.effect(state, decision, answer), Message)
    nonsenses: list[Any] = [None, "", " no such answer", -(10**9), [], {}, 1.5]
    for nonsense in nonsenses:
        assert nonsense in listed or not decision.legal(nonsense), f"{decision!r} allows {nonsense!r}"


def check_event(rulebook: Rulebook, state: Any, event: Event) -> None:
    """An event is plain data and can be said."""
    described = event.describe()
    assert json.loads(json.dumps(described)) == json.loads(json.dumps(described))
    for step in event.steps:
        assert step.op in ("add", "at_least", "at_most"), step
        assert step.clause, f"{event.name}: a step without a clause: {step}"
    if event.name != DICE:
        assert isinstance(rulebook.report(state, event.name, event.facts), Message)


def check_machines(rulebook: Rulebook, setup: Mapping[str, Any], seed: str) -> None:
    """Each policy plays a whole game by the rules, and the same one in a session; none changes what it looks at."""
    seats = rulebook.seats(rulebook.start(setup))
    for name in ("random", *rulebook.policies):
        events: list[Event] = []
        seated = dict.fromkeys(seats, name)
        state = run(rulebook, setup, seed, seated, events.append)
        session = Session(rulebook, setup, seed, seated)
        assert dump(session.state) == dump(state), f"policy {name!r}"
        assert session.look() == events, f"policy {name!r}"


def check_physical_dice(rulebook: Rulebook, setup: Mapping[str, Any], seed: str) -> None:
    """A game with real dice asks for every throw."""
    session, rng = Session(rulebook, setup, seed, dice="physical"), Random(seed)
    for _ in range(300):
        if session.finished:
            return
        who = HAND if HAND in session.decisions else rng.choice(list(session.decisions))
        session.answer(who, session.decisions[who].sample(rng))


def check_bytes(rulebook: Rulebook, setup: Mapping[str, Any], seed: str) -> None:
    """A game is the same to the byte in other processes, whatever their hashes."""
    source = whereabouts(rulebook)
    command = [sys.executable, "-m", "tests.contract", source, json.dumps(setup), seed]
    games = []
    for hash_seed in HASH_SEEDS:
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        done = subprocess.run(command, env=environment, capture_output=True, check=False)
        assert done.returncode == 0, done.stderr.decode()
        games.append(done.stdout)
    assert games[0]
    assert games.count(games[0]) == len(games), "the game hangs on the hashes of the process"


def whereabouts(rulebook: Rulebook) -> str:
    """`module:NAME` of a rulebook, for another process."""
    for name, module in sorted(sys.modules.items()):
        for attribute, value in vars(module).copy().items() if hasattr(module, "__dict__") else ():
            if value is rulebook and name != "__main__":
                return f"{name}:{attribute}"
    raise AssertionError(f"rulebook {rulebook.id!r} must be a name in some module")


def mutables(value: Any, where: str = "state") -> Iterator[tuple[str, Any]]:
    """All parts of a state that can change, with their places; not its shared content."""
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


def with_audit(rulebook: Rulebook) -> Rulebook:
    """The same rulebook at tables that check every tally, and with policies that are watched."""
    beats = Beats()
    beats.clauses = rulebook.beats.clauses
    for name, function in rulebook.beats.functions.items():
        beats.functions[name] = lambda state, table, *arguments, _do=function: _do(
            state, Audit(table, rulebook, state), *arguments
        )
    policies = {name: watched(policy) for name, policy in rulebook.policies.items()}
    return dataclasses.replace(rulebook, beats=beats, policies=policies)


def watched(policy: Any) -> Any:
    """A policy that fails where it changes the state."""

    def look(state: Any, decision: Decision, rng: Random) -> Any:
        before = dump(state)
        answer = policy(state, decision, rng)
        assert dump(state) == before, "a policy has changed the state"
        return answer

    return look


class Audit(Table):
    """Another table, whose events must be sound."""

    def __init__(self, table: Table, rulebook: Rulebook, state: Any) -> None:
        self.table, self.rulebook, self.state = table, rulebook, state
        self.roll, self.ask_all = table.roll, table.ask_all  # type: ignore[method-assign]

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        if tally is not None:
            assert replayed(tally.steps) == tally.value, f"{event}: {tally.steps} do not lead to {tally.value}"
        for name, fact in facts.items():
            parts = fact if isinstance(fact, list) else [fact]
            assert all(type(part) in (int, str, bool) for part in parts), f"{event}: {name} is {fact!r}"
        for count in self.rulebook.counts(self.state, event, facts):
            assert count.kind in COUNTS, f"{event} counts for {count.kind}"
            assert type(count.amount) is int, f"{event}: {count.key} counts {count.amount!r}"
            assert isinstance(self.rulebook.count_name(self.state, count), Message)
        self.table.tell(event, tally, **facts)


def main(source: str, setup: str, seed: str) -> None:
    """Print a whole game: every event, record and the last state."""
    module, name = source.split(":")
    rulebook: Rulebook = getattr(importlib.import_module(module), name)
    session, rng = Session(rulebook, json.loads(setup), seed), Random(seed)
    while not session.finished:
        who = rng.choice(list(session.decisions))
        session.answer(who, session.decisions[who].sample(rng))
        print(json.dumps([event.describe() for event in session.look()]))
        print(json.dumps([session.drain(), rulebook.view(session.state, who)]))
    print(json.dumps(dump(session.state)))
    seats = dict.fromkeys(rulebook.seats(session.state), next(iter(rulebook.policies), "random"))
    print(json.dumps(dump(run(rulebook, json.loads(setup), seed, seats))))


if __name__ == "__main__":
    main(*sys.argv[1:])
