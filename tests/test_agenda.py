"""What rules do with the beats to come, by the names of it."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from hantei.core import agenda
from hantei.core.agenda import BeatCall

RULEBOOKS = Path(agenda.__file__).parents[1] / "rulebooks"

SURGERY = re.compile(r"\.agenda\.(pop|clear|remove|insert|append|extend)\(|\.agenda(\[[^]]*\])? = ")


@dataclass
class Game:
    """A state; the last entry of the agenda comes next."""

    agenda: list[BeatCall] = field(
        default_factory=lambda: [("end",), ("turn", "b"), ("hit", "a", "b"), ("word", "a"), ("hit", "a", "c")]
    )

    @property
    def to_come(self) -> list[BeatCall]:
        """The beats in the order in which they come."""
        return self.agenda[::-1]


def test_beats_come_instead_of_all_others() -> None:
    game = Game()
    agenda.instead(game, ("one",), ("two",))
    assert game.to_come == [("one",), ("two",)]
    agenda.instead(game)
    assert game.to_come == []


def test_the_next_beat_is_dropped_or_another_comes_for_it() -> None:
    game = Game()
    agenda.drop_next(game)
    agenda.replace_next(game, ("other",))
    assert game.to_come == [("other",), ("hit", "a", "b"), ("turn", "b"), ("end",)]


def test_the_agenda_is_cut_to_a_beat_and_some_are_kept_in_their_order() -> None:
    game = Game()
    assert agenda.cut_to(game, "turn", keep=("hit",))
    assert game.to_come == [("hit", "a", "c"), ("hit", "a", "b"), ("turn", "b"), ("end",)]
    assert agenda.cut_to(game, "turn")
    assert game.to_come == [("turn", "b"), ("end",)]


def test_what_is_put_aside_is_handed_over_in_the_order_in_which_it_would_come() -> None:
    game = Game()
    with agenda.aside(game) as put:
        agenda.then(game, ("third",))
        agenda.then(game, ("first",), ("second",))
    assert put == [("first",), ("second",), ("third",)]
    assert game == Game()


def test_nothing_is_cut_to_a_beat_that_does_not_come() -> None:
    game = Game()
    assert not agenda.cut_to(game, "nowhere")
    assert game == Game()


ACT: BeatCall = ("act", "a")
END: BeatCall = ("end",)


@pytest.mark.parametrize(
    ("times", "left"), [(-1, [ACT, END, ACT]), (0, [ACT, END, ACT]), (1, [ACT, END]), (2, [END]), (3, [END])]
)
def test_a_beat_is_dropped_so_many_times_the_latest_first(times: int, left: list[BeatCall]) -> None:
    game = Game([ACT, END, ACT])
    agenda.drop_latest(game, ACT, times)
    assert game.to_come == left


def test_what_concerns_somebody_is_dropped() -> None:
    game = Game()
    agenda.drop_of(game, "b")
    assert game.to_come == [("hit", "a", "c"), ("word", "a"), ("end",)]


def test_beats_are_rewritten_from_the_next_one_on() -> None:
    game, met = Game(), list[agenda.BeatCall]()

    def change(entry: agenda.BeatCall) -> agenda.BeatCall | None:
        met.append(entry)
        return {"word": None, "turn": ("rest", "b")}.get(str(entry[0]), entry)

    before = game.to_come
    agenda.rewrite(game, change)
    assert met == before
    assert game.to_come == [("hit", "a", "c"), ("hit", "a", "b"), ("rest", "b"), ("end",)]


def test_named_beats_are_dropped_of_all_or_of_one() -> None:
    game = Game()
    agenda.drop_named(game, ("word", "turn"), "a")
    assert game.to_come == [("hit", "a", "c"), ("hit", "a", "b"), ("turn", "b"), ("end",)]
    agenda.drop_named(game, ("turn",))
    assert game.to_come == [("hit", "a", "c"), ("hit", "a", "b"), ("end",)]


def test_a_beat_comes_behind_the_next_ones_of_some_names_or_not_at_all() -> None:
    game = Game()
    assert agenda.after_next(game, ("hit", "word"), ("look",))
    assert game.to_come == [
        ("hit", "a", "c"), ("word", "a"), ("hit", "a", "b"), ("look",), ("turn", "b"), ("end",),
    ]  # fmt: skip
    assert not agenda.after_next(game, ("turn",), ("look",))
    assert len(game.agenda) == 6


def test_no_rule_edits_the_agenda_but_by_these_names() -> None:
    edited = [
        f"{file.relative_to(RULEBOOKS)}:{number}"
        for file in sorted(RULEBOOKS.glob("*/rules/**/*.py"))
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if SURGERY.search(line)
    ]
    assert edited == []
