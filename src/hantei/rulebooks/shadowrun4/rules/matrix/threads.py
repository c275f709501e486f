"""Threading (8.1): complex forms raised for a while, what that costs, threads kept up (スレッド編成)."""

from __future__ import annotations

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Run, Thread
from ..figures import add_skill, add_state, power
from ..magic.signatures import leave
from ..rolls.testing import success_test
from ..street.actions import action
from ..street.consequences import when_out
from .personas import add_simsense, program
from .resonance import suffer_fading, technomancer

WHERE = ("physical", "matrix")


def forms(c: Run, who: str) -> list[str]:
    """SR-8.1.2: the complex forms that are not at their most yet, Resonance x 2."""
    return [name for name in c.actors[who].matrix.programs if program(c, who, name) < highest(c, who)]


def highest(c: Run, who: str) -> int:
    """SR-8.1.2: the rating to which a complex form can be raised."""
    return 2 * power(c, who, "resonance")


def may_thread(c: Run, who: str) -> bool:
    """SR-8.1.1: a technomancer with a complex form to raise."""
    return technomancer(c, who) and bool(forms(c, who))


@action(
    "thread", "complex", "SR-8.1.1",
    lambda c, who: may_thread(c, who) and c.rulings["threading_action"] == "complex", domain="option", planes=WHERE,
)  # fmt: skip
def do_thread(c: Run, table: Table, who: str) -> None:
    """SR-8.1.1: the form is chosen, then the test."""
    seat = c.actors[who].seat
    thread(c, table, who, table.choose(Choice(seat, "program", "SR-8.1.1", forms(c, who), {"who": who})))


@action(
    "thread_quickly", "simple", "SR-8.1.1",
    lambda c, who: may_thread(c, who) and c.rulings["threading_action"] == "simple", domain="option", planes=WHERE,
)  # fmt: skip
def do_thread_quickly(c: Run, table: Table, who: str) -> None:
    """Ruling threading_action: the same as a simple action."""
    do_thread(c, table, who)


def thread(c: Run, table: Table, who: str, form: str) -> None:
    """SR-8.1.2: each hit raises the form by 1, up to Resonance x 2, by ruling as many as one likes; SR-8.1.3: so many
    points of fading, and none without any."""
    rating = program(c, who, form)
    hits = success_test(c, table, who, "threading", threading_pool(c, who), program=form).hits
    by = min(hits, highest(c, who) - rating)
    if by and c.rulings["thread_less"] == "player_choice":
        about: dict[str, Fact] = {"who": who, "program": form}
        by = table.amount(Amount(c.actors[who].seat, "thread_by", "SR-8.1.2", 0, by, about))
    if by <= 0:
        return
    c.actors[who].matrix.threads.append(Thread(form, by))
    table.tell("threaded", who=who, program=form, by=by, rating=rating + by)
    leave(c, who, rating + by, "matrix")
    suffer_fading(c, who, by, rating + by)


def threading_pool(c: Run, who: str) -> Tally:
    """SR-8.1.1: Resonance + software, with what hampers or helps."""
    pool = Tally(power(c, who, "resonance"), "SR-8.1.1", "power-resonance")
    add_skill(c, who, "software", pool)
    add_state(c, who, pool)
    add_simsense(c, who, pool)
    return pool


@action(
    "drop_thread", "free", "SR-8.1.7", lambda c, who: bool(c.actors[who].matrix.threads), domain="option", planes=WHERE,
)  # fmt: skip
def do_drop(c: Run, table: Table, who: str) -> None:
    """SR-8.1.7: a thread is no longer kept up: the form falls back, and the dice are free again."""
    actor = c.actors[who]
    options = [str(n) for n in range(len(actor.matrix.threads))]
    number = int(table.choose(Choice(actor.seat, "which_thread", "SR-8.1.7", options, {"who": who})))
    table.tell("thread_ends", who=who, program=actor.matrix.threads.pop(number).form)


@when_out("SR-8.1.7")
def end_threads(c: Run, table: Table, who: str) -> None:
    """SR-8.1.7: threads end with whoever keeps them up."""
    c.actors[who].matrix.threads = []
