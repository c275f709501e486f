"""The toy keeps the contract, and a rulebook that breaks it is found out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hantei.core.agenda import Beats
from hantei.core.decision import Choice, Decision
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.core.tally import Tally
from tests.contract import check_rulebook
from tests.toy import SETUP, TOY, Toy

HONEST = replace(TOY, policies={"bold": TOY.policies["bold"]})


def test_the_toy_keeps_the_contract() -> None:
    check_rulebook(HONEST, SETUP, ["1", "2", "3"])


def broken(beat: Callable[..., None], **more: Any) -> Rulebook:
    beats = Beats()
    beats.functions, beats.clauses = dict(TOY.beats.functions), dict(TOY.beats.clauses)
    beats.functions["pause"] = beat
    return replace(HONEST, beats=beats, **more)


def no_answer(state: Toy, table: Table) -> None:
    table.ask_all([Choice("red", "nothing", "toy-2", [])])


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


@pytest.mark.parametrize("beat", [no_answer, stranger, false_sum, odd_fact])
def test_a_rulebook_that_breaks_the_contract_is_found_out(beat: Callable[..., None]) -> None:
    with pytest.raises((AssertionError, IndexError)):
        check_rulebook(broken(beat), SETUP, ["1"])


def test_a_policy_that_changes_the_state_is_found_out() -> None:
    with pytest.raises(AssertionError, match="changed the state"):
        check_rulebook(replace(TOY, policies={"greedy": greedy}), SETUP, ["1"])


HASHING = broken(hashing)


def test_a_rulebook_that_hangs_on_hashes_is_found_out() -> None:
    with pytest.raises(AssertionError, match="hashes"):
        check_rulebook(HASHING, SETUP, ["1"])
