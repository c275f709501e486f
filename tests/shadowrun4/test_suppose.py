"""What is looked up in the book for a whole fight, and what stays hidden."""

from __future__ import annotations

from hantei.core.record import clone
from hantei.rulebooks.shadowrun4.player.suppose import look_up, suppose
from hantei.rulebooks.shadowrun4.rules.street.goals import escaped
from hantei.rulebooks.shadowrun4.state import Run
from tests.changed_scenes import begun_with


def pier(*changes: tuple[str, str]) -> Run:
    """Pier Nineteen as it begins, with changes in its text."""
    state: Run = begun_with("shadowrun4", "mixed_run", *changes)
    return state


def runner(c: Run) -> str:
    return c.actors["mori"].seat


def test_a_node_is_taken_to_be_as_the_book_has_its_device() -> None:
    """Its own figures, what it has in store, and a data bomb that nobody has come near stay hidden; what it has lost is
    seen."""
    c = pier(("device: corporate_host,", "device: corporate_host, firewall: 6,"))
    book = c.records.devices["corporate_host"]
    assert (c.nodes["host"].firewall, bool(c.nodes["host"].ic), c.files["ledger"].bomb > 0) == (6, True, True)
    c.nodes["host"].firewall -= 1
    found = look_up(c, runner(c))
    host = found.state.nodes["host"]
    assert (host.firewall, host.response, host.ic) == (book.firewall - 1, book.response, [])
    assert found.state.files["ledger"].bomb == 0
    assert [message.id for message in found.said] == ["sr-looked-up"]
    assert not found.guessed


def test_whoever_is_in_a_node_may_learn_of_its_data_bombs() -> None:
    c = pier()
    c.actors["relay"].matrix.nodes.append("host")
    assert look_up(c, runner(c)).state.files["ledger"].bomb == c.scene.files["ledger"].bomb


def test_a_node_of_the_encounters_own_stands_in_no_book() -> None:
    c = pier(("device: corporate_host", "response: 6, system: 6, firewall: 6"))
    assert look_up(c, runner(c)).guessed


def test_who_is_still_to_come_has_not_left_by_an_exit() -> None:
    """Whoever wins by leaving has not won by not being there yet."""
    state = begun_with("shadowrun4", "motorcycle_chase")
    goal = next(one for one in state.scene.goals if one.kind == "escape")
    other = next(one.seat for one in state.actors.values() if one.side != goal.side)
    for actor in state.actors.values():
        if actor.side == goal.side:
            actor.away, actor.arrives = True, 3
    for supposing in (look_up, suppose):
        assert not escaped(supposing(clone(state), other).state, goal)
