"""A game that waits for people."""

from __future__ import annotations

import gc
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei.core.agenda import Beats
from hantei.core.decision import Answer, Choice, Faces
from hantei.core.event import Event
from hantei.core.message import BadSetup
from hantei.core.record import dump
from hantei.core.table import Table
from hantei.play import HAND, BadPolicy, Diverged, Refused, Session, run
from hantei.play.moves import Amend, Delegate, Force, Go, Handed, HowMuch, Order, Reply, Seat
from hantei.play.travelling import Again
from tests.toy import SETUP, SIDES, TOY, Crew, Toy, bold

MUSTER: list[tuple[str, Answer]] = [("red", "Anvil"), ("red", 2), ("blue", "Birch"), ("blue", 2)]


def game(seed: str = "s", **more: Any) -> Session:
    return Session(TOY, SETUP, seed, **more)


def sampled(session: Session, rng: Random) -> tuple[str, Answer]:
    """Somebody's legal answer."""
    who = rng.choice(list(session.decisions))
    return who, session.decisions[who].sample(rng)


def play_on(session: Session, rng: Random, most: int = 10_000) -> int:
    """Play at random to the end, or so many answers."""
    for count in range(most):
        if session.finished:
            return count
        session.answer(*sampled(session, rng))
    return most


def plain(session: Session) -> list[Any]:
    """All that makes one game differ from another."""
    return [
        dump(session.state),
        session.where,
        {who: decision.describe() for who, decision in session.decisions.items()},
        session.finished,
        session.timeline.past.copy(),
        session.timeline.cursor,
    ]


def test_it_stops_at_the_first_question_and_ends() -> None:
    session = game()
    assert list(session.decisions) == ["red"]
    assert session.where == (0, 0)
    play_on(session, Random(1))
    assert session.finished
    assert not session.decisions


def test_it_refuses_what_is_not_allowed_and_stays_as_it_is() -> None:
    session = game()
    before = plain(session)
    wrong: list[tuple[str, Answer, tuple[int, int] | None, str]] = [
        ("red", "  padded ", None, "illegal-answer"),
        ("red", 3, None, "illegal-answer"),
        ("blue", "Anvil", None, "not-asked"),
        ("red", "Anvil", (0, 1), "stale-answer"),
        ("red", "Anvil", (4, 0), "stale-answer"),
    ]
    for who, value, at, message in wrong:
        with pytest.raises(Refused) as error:
            session.answer(who, value, at)
        assert error.value.message == message
        assert plain(session) == before
        assert not session.drain()
    session.answer("red", "Anvil", (0, 0))
    with pytest.raises(Refused) as error:
        session.answer("red", 0)
    assert error.value.decision is session.decisions["red"]
    assert error.value.facts["allowed"] == "1..6"


def test_a_click_that_comes_twice_is_refused() -> None:
    session = game()
    at = session.where
    session.answer("red", "Anvil", at)
    with pytest.raises(Refused, match="stale"):
        session.answer("red", "Anvil", at)


@pytest.mark.parametrize(
    "move",
    [
        Reply("red", "Anvil"), Amend(("hp", "red", "9")), Force((3,)), Seat("blue", "bold"), Delegate("red", "blue"),
        HowMuch("red", "matters"),
    ],
    ids=lambda move: move.do,
)  # fmt: skip
def test_a_move_for_another_place_is_stale(move: Reply | Amend | Force | Seat | Delegate | HowMuch) -> None:
    session = game()
    before = plain(session)
    for at in ((0, 1), (4, 0)):
        with pytest.raises(Refused, match="stale-answer"):
            session.do(replace(move, at=at))
        assert plain(session) == before
    session.do(replace(move, at=(0, 0)))
    assert session.moves == 1


def test_other_moves_for_another_place_are_stale_too() -> None:
    """Those that a game does not take at its beginning: an order, permission, a throw that falls anew, faces."""
    session = game()
    for move in (Order("red", "aim", "high", (4, 0)), Go((4, 0)), Again((0, 0), at=(4, 0)), Handed((3,), (4, 0))):
        with pytest.raises(Refused, match="stale-answer"):
            session.do(move)


def test_voices_of_one_ballot_come_in_any_order() -> None:
    def to_stance() -> Session:
        session = game()
        for who, value in MUSTER:
            session.answer(who, value)
        return session

    here, there = to_stance(), to_stance()
    assert list(here.decisions) == ["red", "blue"]
    here.answer("red", "rush")
    assert list(here.decisions) == ["blue"]
    here.answer("blue", "guard")
    there.answer("blue", "guard")
    there.answer("red", "rush")
    assert plain(here) == plain(there)
    assert here.look() == there.look()


@given(st.integers(), st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_undo_to_the_start_and_redo_to_the_end(seed: int, luck: int) -> None:
    session = game(str(seed))
    stations = [plain(session)]
    rng = Random(luck)
    while not session.finished:
        session.answer(*sampled(session, rng))
        stations.append(plain(session))
    count = session.moves
    for station in reversed(stations[:-1]):
        session.undo()
        assert plain(session) == station
    for station in stations[1:]:
        session.redo()
        assert plain(session) == station
    session.undo(count)
    assert plain(session) == stations[0]
    session.redo(count)
    assert plain(session) == stations[-1]
    assert session.undone == 0
    for move in (0, count // 2, count):
        assert plain(session.at(move)) == stations[move]


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_events_told_in_pieces_are_the_events_of_the_whole(luck: int) -> None:
    session, rng = game(), Random(luck)
    told: list[Event] = session.look()
    while not session.finished:
        session.answer(*sampled(session, rng))
        if rng.random() < 0.3:
            news = session.look()
            session.undo()
            assert session.look() == []
            session.redo()
            assert session.look() == news
            told += news
        told += session.look()
    whole: list[Event] = []
    state = TOY.start(SETUP)
    for beat in range(len(session.timeline.past)):
        state, events = session._history.rerun(beat, state)
        whole += events
    assert told == whole


def test_what_was_told_of_a_list_stays_as_it_was_told() -> None:
    """The rule changes the list that it has told of, after a question, so the beat runs more than once."""
    beats = Beats()

    @beats("sort", "toy-1")
    def sort(state: Toy, table: Table) -> None:
        loot = state.crews["red"].loot
        table.tell("found", loot=loot)
        if table.choose(Choice("red", "throw_away", "toy-1", ["yes", "no"])) == "yes":
            loot.remove(4)
        table.tell("left", loot=loot)
        table.choose(Choice("red", "again", "toy-1", ["yes", "no"]))

    def start(setup: Any) -> Toy:
        return Toy({side: Crew(hp=3, loot=[4, 7]) for side in SIDES}, [("sort",)], 1)

    session = Session(replace(TOY, beats=beats, start=start), SETUP, "s")
    told = session.look()
    session.answer("red", "yes")
    told += session.look()
    assert [(event.name, event.facts["loot"]) for event in told] == [("found", [4, 7]), ("left", [7])]


def test_taking_back_and_repeating_gives_the_same_dice() -> None:
    session, rng = game(), Random(3)
    play_on(session, rng, 20)
    state, answers = plain(session), [mark.move.record() for mark in session.timeline.marks[-6:]]
    session.undo(6)
    for move in answers:
        session.answer(move["who"], move["answer"])
    assert plain(session) == state
    assert session.undone == 0


def test_a_new_answer_forgets_what_was_taken_back() -> None:
    session = game()
    session.answer("red", "Anvil")
    session.undo()
    session.answer("red", "Birch")
    with pytest.raises(Refused, match="nothing-to-redo"):
        session.redo()
    session.undo()
    with pytest.raises(Refused, match="nothing-to-undo"):
        session.undo()


def test_a_fork_goes_its_own_way() -> None:
    session, rng = game(), Random(5)
    play_on(session, rng, 12)
    before = plain(session)
    twin = session.fork()
    play_on(twin, rng)
    twin.undo(twin.moves)
    assert plain(session) == before
    session.answer(*sampled(session, rng))


def test_machines_play_the_same_game_in_a_session_and_without() -> None:
    for seed in "abcdef":
        seats = {"red": "bold", "blue": "random"}
        session = game(seed, seats=seats)
        heard: list[tuple[Any, Event]] = []
        state = run(TOY, SETUP, seed, seats, lambda after, event: heard.append((after, event)))  # noqa: B023
        assert session.finished
        assert dump(state) == dump(session.state)
        events = [event for _, event in heard]
        told = session.look()
        assert events == told
        assert [event.counts for event in events] == [event.counts for event in told]
        assert {after is state for after, _ in heard} == {True}
    assert dump(run(TOY, SETUP, "a", {"red": bold, "blue": bold})) == dump(
        game("a", seats=dict.fromkeys(SIDES, "bold")).state
    )


def test_a_game_among_machines_needs_them_all() -> None:
    with pytest.raises(Refused, match="no-policy"):
        run(TOY, SETUP, "s", {"red": "random"})
    with pytest.raises(Refused, match="unknown-policy"):
        run(TOY, SETUP, "s", {"red": "wise", "blue": "random"})
    with pytest.raises(Refused, match="unknown-policy"):
        game(seats={"red": "wise"})
    with pytest.raises(Refused, match="unknown-seat"):
        game(seats={"green": "random"})


def test_a_cheating_machine_is_an_error_and_nothing_happened() -> None:
    session = game(seats={"blue": "random"})
    play_on(session, Random(1), 3)
    before = plain(session)
    with pytest.raises(BadPolicy):
        session.seat("red", "cheat")
    assert plain(session) == before


def test_a_seat_changes_hands_and_back() -> None:
    session, rng = game(), Random(2)
    play_on(session, rng, 5)
    session.seat("blue", "random")
    assert session.seats == {"blue": "random"}
    while not session.finished and session.moves < 15:
        assert all(decision.who == "red" for decision in session.decisions.values())
        session.answer(*sampled(session, rng))
    session.seat("blue", None)
    assert session.seats == {}
    session.undo()
    assert session.seats == {"blue": "random"}
    session.seat("red", "bold")
    assert session.finished
    session.undo()
    assert not session.finished


def test_physical_dice_are_entered_and_taken_back() -> None:
    session, rng = game(dice="physical"), Random(4)
    entered = 0
    while not session.finished:
        who, answer = sampled(session, rng)
        entered += who == HAND
        assert (who == HAND) == isinstance(session.decisions[who], Faces)
        session.answer(who, answer)
    assert entered > 5
    end = plain(session)
    count = session.moves
    session.undo(count)
    assert session.where == (0, 0)
    session.redo(count)
    assert plain(session) == end
    with pytest.raises(Refused):
        session.answer(HAND, [3])


def test_forced_faces_show_at_the_next_throw() -> None:
    session = game()
    session.force([6])
    session.force([1])
    before = plain(session)
    for who, value in MUSTER:
        session.answer(who, value)
    assert [e.facts["faces"] for e in session.look() if e.name == "dice"] == [[6]]
    session.undo(4)
    assert plain(session) == before
    session.undo(2)
    assert session.timeline.cursor.forced == ()
    for bad in ([], [0], [True]):
        with pytest.raises(Refused, match="bad-faces"):
            session.force(bad)


def test_forced_faces_at_a_throw_by_hand() -> None:
    session = game(dice="physical")
    for who, value in MUSTER:
        session.answer(who, value)
    assert HAND in session.decisions
    with pytest.raises(Refused, match="faces-do-not-fit"):
        session.force([6, 6])
    session.force([2])
    assert HAND not in session.decisions
    session.undo()
    assert HAND in session.decisions


def test_forced_faces_of_another_shape_are_dropped_aloud() -> None:
    session = game()
    session.force([6, 6])
    for who, value in MUSTER:
        session.answer(who, value)
    assert [record["faces"] for record in session.drain() if record["do"] == "drop"] == [[6, 6]]


def until(session: Session, kind: str, rng: Random) -> None:
    while all(decision.kind != kind for decision in session.decisions.values()):
        session.answer(*sampled(session, rng))


def test_an_amendment_keeps_what_still_holds() -> None:
    session, rng = game(), Random(1)
    until(session, "aim", rng)
    side = next(iter(session.decisions))
    session.amend("ammo", side, "5")
    session.answer(side, "high")
    position = session.where
    assert session.decisions[side].describe()["high"] == 5
    session.look()
    session.amend("ammo", side, "3")  # aim was asked before: its answer holds
    assert session.where == position
    assert session.decisions[side].describe()["high"] == 3
    assert session.state.crews[side].ammo == 3
    session.undo()
    assert session.decisions[side].describe()["high"] == 5
    session.answer(side, 5)
    session.undo()
    session.amend("ammo", side, "0")  # nothing is asked any more: the beat goes another way
    assert all(mark.cursor.beat <= session.where[0] for mark in session.timeline.marks)
    end = plain(session)
    count = session.moves
    session.undo(count)
    session.redo(count)
    assert plain(session) == end


def test_an_amendment_may_end_the_game_and_be_taken_back() -> None:
    session, rng = game(), Random(1)
    until(session, "spend", rng)
    before = plain(session)
    session.amend("stop")
    assert session.finished
    session.undo()
    assert plain(session) == before
    with pytest.raises(BadSetup):
        session.amend("hp", "green", "2")
    with pytest.raises(Refused, match="empty-amendment"):
        session.amend()
    assert plain(session) == before


def test_few_states_are_kept() -> None:
    session = Session(TOY, {"hp": 100_000, "limit": 400}, "long", {"red": "random"})
    rng = Random(1)
    play_on(session, rng)
    beats = len(session.timeline.past)
    assert beats > 2000
    assert len(session._history.states) < beats / 50 + 20
    session.undo(session.moves // 2)
    assert len(session._history.states) < beats / 50 + 20


def test_rules_that_are_not_the_same_twice_are_found() -> None:
    beats, calls = Beats(), [0]

    @beats("moody")
    def moody(state: Toy, table: Table) -> None:
        calls[0] += 1
        table.tell("mood", number=calls[0])
        for _ in range(2):
            table.choose(Choice("red", "aim", "toy-4", ["high", "low"]))

    book = replace(TOY, beats=beats, start=lambda setup: Toy({}, [("moody",)], 1))
    session = Session(book, SETUP, "s")
    with pytest.raises(Diverged):
        session.answer("red", "high")
    assert session.where == (0, 0)


def test_what_an_answer_leaves_behind_is_free_at_once() -> None:
    """Servers and pages hardly ever search for garbage, so nothing may lie in a cycle."""
    session, rng = game(), Random(1)
    session.answer(*sampled(session, rng))
    session.fork()
    gc.collect()
    gc.disable()
    try:
        for _ in range(3):
            session.answer(*sampled(session, rng))
            session.undo(1)
            session.redo(1)
        assert gc.collect() == 0
    finally:
        gc.enable()


def test_what_a_session_shows_cannot_be_changed_from_outside() -> None:
    """An answer that somebody puts in, or a question taken out, would be one that no record holds."""
    session = Session(TOY, SETUP, "1", seats={"blue": "random"})
    shown: list[Any] = [session.decisions, session.waiting, session.seats, session.orders, session.asking]
    for one in (*shown, session.deputies, session.fork().decisions):
        with pytest.raises(TypeError):
            one["red"] = "any"
    with pytest.raises(AttributeError):
        session.decisions.clear()  # type: ignore[attr-defined]
    assert session.decisions
