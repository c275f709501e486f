"""What ends with being out of action, and what is known of the Matrix: chapters add to both, and none is forgotten."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from hantei import library
from hantei.core.table import Table
from hantei.rulebooks.shadowrun4.rules.matrix.operations import EVENTS
from hantei.rulebooks.shadowrun4.rules.street import consequences
from hantei.rulebooks.shadowrun4.rules.street.consequences import goes_out
from hantei.rulebooks.shadowrun4.state import Run, Thread
from hantei.rulebooks.shadowrun4.views import matrix as view_matrix

BOOK = library.open_rulebook("shadowrun4")


def test_whoever_goes_out_of_action_keeps_nothing_going() -> None:
    c: Run = BOOK.start({"scenario": "mixed_run"})
    who, other = list(c.actors)[:2]
    actor = c.actors[who]
    actor.aim, actor.aims, actor.motion.running, actor.guard.full_defence = other, 2, True, True
    actor.magic.shields, actor.magic.centred, actor.matrix.threads = {other: 1}, True, [Thread("stealth", 1)]
    actor.matrix.vr, actor.plane, actor.machine.jumped_in = "hot", "matrix", other
    c.actors[other].machine.driver = c.actors[other].guard.pinned_by = c.actors[other].matrix.jammed_by = who
    goes_out(c, Table(), who, other, "unconscious")
    assert (actor.aim, actor.aims, actor.motion.running, actor.guard.full_defence) == (
        "",
        0,
        False,
        False,
    )  # SR-T1.14, SR-3.4.3
    assert (actor.magic.shields, actor.magic.centred, actor.matrix.threads) == (
        {},
        False,
        [],
    )  # SR-4.4.2, SR-4.1.2, SR-8.1.7
    assert (actor.matrix.vr, actor.plane, actor.machine.jumped_in, actor.motion.prone) == (
        "",
        "physical",
        "",
        True,
    )  # SR-7.1.22, SR-9.2.2
    freed = c.actors[other]
    assert (freed.machine.driver, freed.guard.pinned_by, freed.matrix.jammed_by) == (
        "",
        "",
        "",
    )  # SR-9.2.2, SR-10.7.4, SR-7.1.22


def test_what_ends_comes_in_the_order_of_the_book() -> None:
    named = [do.__module__.rpartition(".")[2] for do in consequences.all_that_ends()]
    assert named == ["drain", "lasting", "counterspelling", "servants", "bodies", "links", "threads", "vehicles"]


def test_every_line_of_the_matrix_tells_an_event_of_the_matrix() -> None:
    assert {*view_matrix.PLAIN, *view_matrix.LINES} == {*EVENTS} - {"threaded", "thread_ends"}


RULES = Path(consequences.__file__).parents[1]

STATES = {"dead", "unconscious", "escaped", "prone", "cover", "running", "full_defence", "aim", "aims"}
"""States of somebody that functions of `consequences` set."""

OTHERS = [
    "magic/spell_effects.py: wakes",
    "street/defence.py: declare_full",
    "street/shooting.py: aim",
]
"""Where somebody wakes or defends in full, in one place each; and the aim that an attack has for itself."""


def fields_set(function: ast.FunctionDef) -> Iterator[str]:
    """The names of the fields that a function assigns to."""
    for part in ast.walk(function):
        for target in part.targets if isinstance(part, ast.Assign) else ():
            yield from (
                one.attr
                for one in ast.walk(target)
                if isinstance(one, ast.Attribute) and isinstance(one.ctx, ast.Store)
            )


def test_each_state_is_set_by_one_function_and_nowhere_else() -> None:
    found = {
        f"{file.relative_to(RULES)}: {function.name}"
        for file in RULES.rglob("*.py")
        if file.name != "consequences.py"
        for function in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(function, ast.FunctionDef) and STATES & set(fields_set(function))
    }
    assert sorted(found) == OTHERS
