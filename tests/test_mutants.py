"""The measure of what the cases notice: changes to the rules, made one at a time."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

import pytest

from hantei.cases import case_directory, collect, run_case
from hantei.rulebooks.gundog.rules import firing_table

TOOL = Path(__file__).parents[1] / "benchmarks" / "mutants.py"

SPEC = importlib.util.spec_from_file_location("mutants", TOOL)
assert SPEC
assert SPEC.loader
mutants = importlib.util.module_from_spec(SPEC)
sys.modules["mutants"] = mutants
SPEC.loader.exec_module(mutants)


CASE, CALLED = "two-guns-in-hand", "most_shots"
"""A case, and a rule that it comes to."""


def test_a_place_is_changed_once_and_the_rest_stays() -> None:
    """Every change of a module is another text, of one function."""
    spots = list(mutants.spots(firing_table))
    assert spots
    for spot in spots:
        code, said = mutants.changed(spot)
        before, after = said.split("   ->   ")
        assert before != after
        assert code.co_qualname == spot.function
    for spot in (spots[0], spots[-1]):  # looking for a function takes a while
        assert [function.__module__ for function in mutants.live(spot)] == [firing_table.__name__]


def test_a_change_is_noticed_by_cases_that_come_to_it_and_hurts_nobody_else() -> None:
    """A rule that raises is noticed by whoever runs it, and only in the process that was changed."""
    placed = next(each for each in collect([case_directory("gundog")]).cases if each.case.id == CASE)
    spot = next(spot for spot in mutants.spots(firing_table) if spot.function == CALLED)
    broken = compile(f"def {CALLED}(*given, **named): raise RuntimeError", str(firing_table.__file__), "exec")
    code = next(part for part in mutants.codes(broken) if part.co_qualname == CALLED)
    run = [lambda: run_case(placed).passed]
    assert mutants.noticed(spot, code, run)
    assert not mutants.noticed(spot, mutants.live(spot)[0].__code__, run)
    assert not mutants.noticed(spot, code, [])
    assert run_case(placed).passed


@pytest.mark.slow
@pytest.mark.parametrize("rulebook", ["urban_assault", "gundog", "senki", "wild_arms", "shadowrun4"])
def test_most_changes_are_noticed(rulebook: str) -> None:
    """A sample for the night: the cases of a rulebook notice by far most of what is changed."""
    ran = subprocess.run(
        [sys.executable, str(TOOL), rulebook, "40", "night"],
        capture_output=True, text=True, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}, check=False,
    )  # fmt: skip
    last = ran.stdout.splitlines()[-1]
    assert int(last.split()[1]) >= 34, ran.stdout
