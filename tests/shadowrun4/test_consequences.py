"""What ends with being out of action, and what is known of the Matrix: chapters add to both, and none is forgotten."""

from __future__ import annotations

from hantei import library
from hantei.core.table import Table
from hantei.rulebooks.shadowrun4.rules.matrix.operations import EVENTS
from hantei.rulebooks.shadowrun4.rules.street import consequences
from hantei.rulebooks.shadowrun4.rules.street.damage import goes_out
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
