"""The toy keeps the contract, and a rulebook that breaks it is found out."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from hantei import library
from hantei.core.agenda import Beats
from hantei.core.decision import Amount, Choice, Decision, Faces
from hantei.core.dice import Dice
from hantei.core.event import Event
from hantei.core.roles import Roles
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.core.tally import Operation, Step, Tally
from hantei.play import run
from hantei.testing import rosters
from hantei.testing.described import check_described, check_described_event
from hantei.testing.games import drawn_setup, scenes
from hantei.testing.inspection import Inspection
from hantei.testing.process import HASH_SEEDS, games_of
from hantei.testing.roles import check_cited, check_roles, check_topic
from tests.toy import SETUP, TOY, Toy

HONEST = replace(TOY, policies={"bold": TOY.policies["bold"]})


CLAUSES = {"toy-1", "toy-2", "toy-3", "toy-4", "toy-4.1", "toy-4.2", "toy-4.3", "toy-4.4", "toy-4.5", "toy-5"}


def check(rulebook: Rulebook[Any], seed: str = "1", check_bounds: Callable[[Toy], None] = lambda state: None) -> None:
    """Everything that is checked in one process."""
    inspection = Inspection(rulebook, CLAUSES, check_bounds, thorough=True)
    inspection.check_clauses()
    inspection.check_game(SETUP, seed)
    inspection.check_machines(SETUP, seed)
    inspection.check_physical_dice(SETUP, seed)


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_the_toy_keeps_the_contract(seed: str) -> None:
    check(HONEST, seed)


def broken(beat: Callable[..., None], **more: Any) -> Rulebook[Any]:
    beats = Beats()
    beats.functions, beats.clauses = dict(TOY.beats.functions), dict(TOY.beats.clauses)
    beats.functions["pause"] = beat
    return replace(HONEST, beats=beats, **more)


def no_answer(state: Toy, table: Table) -> None:
    asked = Choice("red", "nothing", "toy-2", ["any"])
    asked.options = []
    table.ask_all([asked])


def stranger(state: Toy, table: Table) -> None:
    table.choose(Choice("green", "aim", "toy-4", ["high", "low"]))


def false_sum(state: Toy, table: Table) -> None:
    tally = Tally(1, "toy-4", "base")
    tally.value += 1
    table.tell("hit", tally)


def hashing(state: Toy, table: Table) -> None:
    state.crews["red"].loot.append(hash("some text") % 1000)


def odd_fact(state: Toy, table: Table) -> None:
    table.tell("hit", of=1.5)  # type: ignore[arg-type]


def greedy(state: Toy, decision: Decision, rng: Any) -> Any:
    state.round += 1
    return decision.sample(rng)


def unknown_clause(state: Toy, table: Table) -> None:
    table.amount(Amount("red", "bid", "toy-9", 1, 2))


def unknown_reason(state: Toy, table: Table) -> None:
    table.tell("missed", Tally(1, "toy-9", "base"), side="red", hurt=0)


def unnamed_clause(state: Toy, table: Table) -> None:
    table.tell("missed", side="red", hurt=0, by="TOY-4")


def gone(state: Toy, table: Table) -> None:
    state.agenda.append(("attack",))
    table.choose(Choice("red", "aim", "toy-4", ["high", "low"]))


def lenient(state: Toy, table: Table) -> None:
    table.ask_all([Lenient("red", "aim", "toy-4", ["high", "low"])])


class Lenient(Choice):
    """A question that takes anything."""

    def legal(self, answer: object) -> bool:
        return True


BROKEN = (no_answer, stranger, false_sum, odd_fact, unknown_clause, unknown_reason, unnamed_clause, gone, lenient)


class Said(Choice):
    """A question that says of itself what it is told to say."""

    def __init__(self, **said: Any) -> None:
        super().__init__("red", "aim", "toy-4", ["high", "low"])
        self.said = said

    def describe(self) -> dict[str, object]:
        return {**super().describe(), **self.said}


class Wider(Amount):
    """A question that says that it takes one more than it does."""

    def describe(self) -> dict[str, object]:
        return {**super().describe(), "high": self.high + 1}


@pytest.mark.parametrize(
    "decision",
    [
        Said(options=["high", "low", "middle"]),
        Said(options=["high"]),
        Said(options=("high", "low")),
        Said(options={1: "high"}),
        Said(who="blue"),
        Said(kind="stance"),
        Said(clause="toy-5"),
        Said(about={"of": "blue"}),
        Said(about={"of": 1.5}),
        Said(type="guess"),
        Wider("red", "bid", "toy-4", 1, 2),
    ],
    ids=repr,
)
def test_a_question_that_says_something_else_than_it_asks_is_found_out(decision: Decision) -> None:
    with pytest.raises(AssertionError):
        check_described(decision)


@pytest.mark.parametrize(
    "decision", [Said(), Amount("red", "bid", "toy-4", 1, 2), Faces("red", "hit", Dice("2d6", 2, 6))], ids=repr
)
def test_a_question_that_says_what_it_asks_passes(decision: Decision) -> None:
    check_described(decision)


class Twisted(Event):
    """An event that says of itself what it is told to say."""

    def describe(self) -> dict[str, object]:
        return {**super().describe(), **self.facts.pop("said")}  # type: ignore[dict-item]


@pytest.mark.parametrize("said", [{"event": "miss"}, {"side": "blue"}, {"more": 1}, {"steps": []}, {"side": ("red",)}])
def test_an_event_that_says_something_else_than_happened_is_found_out(said: dict[str, Any]) -> None:
    steps = (Step(Operation.ADD, 2, "toy-4", "base"),)
    check_described_event(Event("hit", {"side": "red"}, steps, 2))
    with pytest.raises(AssertionError):
        check_described_event(Twisted("hit", {"side": "red", "said": said}, steps, 2))  # type: ignore[dict-item]


@pytest.mark.parametrize("name", ["event", "steps", "text"])
def test_a_fact_that_its_plain_data_would_hide_is_found_out(name: str) -> None:
    """The sentence of an event stands beside its facts in `--json`, as its name and its reasons do."""
    with pytest.raises(AssertionError, match=name):
        check_described_event(Event("hit", {name: True}))


@pytest.mark.parametrize("beat", BROKEN)
def test_a_rulebook_that_breaks_the_contract_is_found_out(beat: Callable[..., None]) -> None:
    with pytest.raises((AssertionError, IndexError, TypeError)):
        check(broken(beat))


def test_a_beat_without_clauses_is_found_out() -> None:
    beats = Beats()
    beats.functions, beats.clauses = TOY.beats.functions, {**TOY.beats.clauses, "pause": ()}
    with pytest.raises(AssertionError, match="names no clause"):
        check(replace(HONEST, beats=beats))


def test_a_policy_that_changes_the_state_is_found_out() -> None:
    with pytest.raises(AssertionError, match="changed the state"):
        check(replace(TOY, policies={"greedy": greedy}))


def test_a_state_out_of_bounds_is_found_out() -> None:
    def check_bounds(state: Toy) -> None:
        assert state.crews["red"].hp > 19, "out of bounds"

    with pytest.raises(AssertionError, match="out of bounds"):
        check(HONEST, "1", check_bounds)


def forgetful(plain: Any, setup: Any) -> Toy:
    state: Toy = TOY.load(plain, setup)
    state.round = 0
    return state


def test_a_state_that_is_not_read_back_is_found_out() -> None:
    with pytest.raises(AssertionError):
        check(replace(HONEST, load=forgetful))


HASHING = broken(hashing)


def test_a_rulebook_that_hangs_on_hashes_is_found_out() -> None:
    games = games_of(f"{__name__}:HASHING", json.dumps(SETUP), "1")
    assert len(games) == len(HASH_SEEDS)
    assert games.count(games[0]) < len(games)


def test_a_line_about_somebody_on_no_sheet_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    rulebook = library.shelf("shadowrun4").rulebook
    told_to_all = replace(rulebook, sight=replace(rulebook.sight, readers=None))
    monkeypatch.setattr(rosters, "shelf", lambda _: SimpleNamespace(rulebook=told_to_all))
    with pytest.raises(AssertionError, match="bloodhound"):
        rosters.check_strangers("shadowrun4", drawn_setup("shadowrun4", "data_heist", "4"), "4")


def test_a_rulebook_that_does_not_name_who_did_it_is_found_out() -> None:
    """Every role is told somewhere in a game of machines; whoever leaves one out, or names another fact, is caught."""
    rulebook = library.shelf("wild_arms").rulebook
    setup = drawn_setup("wild_arms", scenes("wild_arms")[0], "1")
    roles = rulebook.roles
    silent = [
        replace(roles, turn=""), replace(roles, rolled=()), replace(roles, did=()), replace(roles, turn="n"),
        replace(roles, rolled=("n",)), replace(roles, did=("n",)),
    ]  # fmt: skip
    found = [0] * len(silent)

    def tell(state: Any, event: Event) -> None:
        check_roles(rulebook, state, event)
        for at, other in enumerate(silent):
            try:
                check_roles(replace(rulebook, roles=other), state, event)
            except AssertionError:
                found[at] += 1

    run(rulebook, setup, "1", dict.fromkeys(rulebook.seats(rulebook.start(setup)), "heuristic"), tell)
    assert min(found) > 0, found


@pytest.mark.parametrize("fact", ["toy-4.1", ["toy-4.1", "toy-4.2"], "", 1])
def test_an_event_may_cite_clauses_that_there_are(fact: Any) -> None:
    check_cited(replace(TOY, roles=Roles(cited=("by",))), CLAUSES, Event("hit", {"by": fact}))


@pytest.mark.parametrize("fact", ["toy-9", ["toy-4.1", "toy-9"]])
def test_an_event_that_cites_no_clause_is_found_out(fact: Any) -> None:
    with pytest.raises(AssertionError, match="no such clause"):
        check_cited(replace(TOY, roles=Roles(cited=("by",))), CLAUSES, Event("hit", {"by": fact}))


def test_a_topic_that_says_nothing_of_the_person_is_found_out() -> None:
    asked = Choice("red", "aim", "toy-4", ["high", "low"], {"who": "a", "of": ["a", "b"]})
    check_topic(Roles(topic=("who",), asked="who"), asked)
    for roles in (Roles(asked="who"), Roles(topic=("who", "of"), asked="who")):
        with pytest.raises(AssertionError):
            check_topic(roles, asked)
