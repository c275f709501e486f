"""The recording of one beat."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Answer, Choice, Decision
from hantei.core.dice import Dice
from hantei.core.event import DICE
from hantei.core.table import Table
from hantei.play import HAND, BadPolicy, BallotLine, Beyond, Diverged, Line, Pause, ScriptTable, ThrowLine
from hantei.play.cursor import BEGINNING

D6, TWO_D6 = Dice("1d6", 1, 6), Dice("2d6", 2, 6)


def choice(who: str = "red", kind: str = "aim", options: tuple[str, ...] = ("high", "low")) -> Choice:
    return Choice(who, kind, "c-1", options)


def first(decision: Decision, rng: Random) -> Answer:
    options = decision.all()
    assert options is not None
    return options[0]


def seeded(forced: Sequence[tuple[int, ...]] = (), **more: Any) -> Beyond:
    cursor = BEGINNING._replace(forced=tuple(forced))
    return Beyond("seed", {"red": first, "blue": first}, cursor, **more)


def test_a_table_with_nothing_beyond_pauses_at_the_first_throw_and_question() -> None:
    with pytest.raises(Pause) as pause:
        ScriptTable((), 0).choose(choice())
    assert list(pause.value.decisions) == ["red"]
    assert pause.value.line == 0
    with pytest.raises(Pause) as pause:
        ScriptTable((), 0).roll(D6, "hit")
    assert not pause.value.decisions


def test_no_except_exception_swallows_a_pause() -> None:
    def rule(table: Table) -> None:
        try:
            table.choose(choice())
        except Exception:  # noqa: BLE001
            raise AssertionError("the rule caught the pause") from None

    with pytest.raises(Pause):
        rule(ScriptTable((), 0))


def test_a_recording_is_played_and_continued() -> None:
    table = ScriptTable([ThrowLine("1d6", "hit", (4,)), BallotLine("aim", "c-1", {"red": "low"})], 7, seeded())
    assert table.roll(D6, "hit") == 4
    assert table.choose(choice()) == "low"
    assert table.choose(choice(kind="more")) == "high"
    assert [record["do"] for record in table.records] == ["auto"]
    assert table.records[0]["at"] == [7, 2]
    assert table.trace[2] == BallotLine("more", "c-1", {"red": "high"})
    assert table.events[0].name == DICE
    assert table.events[0].facts == {"dice": "1d6", "why": "hit", "faces": [4]}


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        (ThrowLine("2d6", "hit", (1, 2)), lambda t: t.roll(D6, "hit")),
        (ThrowLine("1d6", "miss", (1,)), lambda t: t.roll(D6, "hit")),
        (ThrowLine("1d6", "hit", (7,)), lambda t: t.roll(D6, "hit")),
        (ThrowLine("1d6", "hit", (1, 1)), lambda t: t.roll(D6, "hit")),
        (BallotLine("aim", "c-1", {"red": "low"}), lambda t: t.roll(D6, "hit")),
        (BallotLine("aim", "c-2", {"red": "low"}), lambda t: t.choose(choice())),
        (BallotLine("aim", "c-1", {"red": "sideways"}), lambda t: t.choose(choice())),
        (BallotLine("aim", "c-1", {"blue": "low"}), lambda t: t.choose(choice())),
        (ThrowLine("1d6", "hit", (1,)), lambda t: t.finish()),
    ],
)
def test_a_recording_that_does_not_fit_the_rules_is_named(line: Line, rule: Callable[[ScriptTable], object]) -> None:
    table = ScriptTable([line], 3, seeded())
    with pytest.raises(Diverged) as error:
        rule(table)
    assert (error.value.beat, error.value.line, error.value.recorded) == (3, 0, line.plain())


def test_luck_hangs_on_the_place_and_the_purpose() -> None:
    def faces(beat: int, why: str, seed: str = "seed") -> list[int]:
        table = ScriptTable((), beat, Beyond(seed, {}))
        table.roll(Dice("20d6", 20, 6), why)
        (line,) = table.trace
        assert isinstance(line, ThrowLine)
        return list(line.faces)

    assert faces(1, "hit") == faces(1, "hit")
    others = [faces(2, "hit"), faces(1, "dodge"), faces(1, "hit", "other")]
    assert all(faces(1, "hit") != other for other in others)


def test_a_greedy_machine_shifts_no_die() -> None:
    def greedy(decision: Decision, rng: Random) -> Answer:
        for _ in range(100):
            rng.random()
            random.random()
        return first(decision, rng)

    traces = []
    for machine in (first, greedy):
        table = ScriptTable((), 0, Beyond("seed", {"red": machine}))
        table.choose(choice())
        table.roll(TWO_D6, "hit")
        traces.append(table.trace)
    assert traces[0] == traces[1]


def test_named_faces_win_and_are_used_up() -> None:
    table = ScriptTable((), 0, seeded(forced=[(6, 6), (1,)]))
    assert table.roll(TWO_D6, "hit") == 12
    assert table.roll(D6, "where") == 1
    assert [record.get("forced") for record in table.records] == [True, True]
    table.roll(D6, "more")
    assert "forced" not in table.records[2]


def test_named_faces_that_do_not_fit_are_dropped_and_said() -> None:
    table, plain = ScriptTable((), 0, seeded(forced=[(6, 6)])), ScriptTable((), 0, seeded())
    assert table.roll(D6, "hit") == plain.roll(D6, "hit")
    assert [record["do"] for record in table.records] == ["drop", "roll"]
    assert table.records[0]["faces"] == [6, 6]


def test_physical_dice_ask_for_their_faces_unless_they_are_named() -> None:
    table = ScriptTable((), 0, seeded(physical=True, forced=[(5,)]))
    assert table.roll(D6, "hit") == 5
    with pytest.raises(Pause) as pause:
        table.roll(TWO_D6, "loot")
    decision = pause.value.decisions[HAND]
    assert decision.legal([6, 1])
    assert not decision.legal([7, 1])
    assert not decision.legal([6])


def test_several_seats_answer_in_any_order_and_machines_after_people() -> None:
    def ask(table: ScriptTable) -> list[Answer]:
        return table.ask_all([choice("red"), choice("blue"), choice("red", "tone", ("mild", "harsh"))])

    only_blue = Beyond("seed", {"blue": first})
    with pytest.raises(Pause) as pause:
        ask(ScriptTable((), 0, only_blue))
    assert list(pause.value.decisions) == ["red", "red#2"]
    with pytest.raises(Pause) as pause:
        ask(ScriptTable([BallotLine("aim", "c-1", {"red#2": "harsh"})], 0, only_blue))
    assert list(pause.value.decisions) == ["red"]
    table = ScriptTable([BallotLine("aim", "c-1", {"red#2": "harsh", "red": "low"})], 0, only_blue)
    assert ask(table) == ["low", "high", "harsh"]
    (line,) = table.trace
    assert isinstance(line, BallotLine)
    assert list(line.answers) == ["red", "blue", "red#2"]
    assert [record["who"] for record in table.records] == ["blue"]


def test_seats_whose_keys_would_be_one_are_refused() -> None:
    with pytest.raises(ValueError, match="red#2"):
        ScriptTable((), 0).ask_all([choice("red#2"), choice("red"), choice("red")])


def test_nobody_asked_is_no_question() -> None:
    table = ScriptTable((), 0)
    assert table.ask_all([]) == []
    assert table.trace == []


def test_an_illegal_answer_of_a_machine_is_an_error() -> None:
    table = ScriptTable((), 0, Beyond("seed", {"red": lambda decision, rng: "sideways"}))
    with pytest.raises(BadPolicy, match="sideways"):
        table.choose(choice())
