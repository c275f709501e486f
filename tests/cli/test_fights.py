"""`hantei replay --longest`: the longest fights of a saved game."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from hantei.core.event import Count, Event
from hantei.core.message import Message
from hantei.library import open_rulebook
from hantei.play import Game, News, Passage
from hantei.telling import Fight, fights, longest

from .table import Hantei

BOOK: Any = SimpleNamespace(
    speech=SimpleNamespace(count_name=lambda state, count: Message(f"{count.kind}-{count.what}"))
)
"""A rulebook that names counts by their kind and what they are of."""


def passage(entry: int, *news: tuple[int, str], do: str = "answer", moves: int = 9, replaced: int = 0) -> Passage:
    """A passage whose news, by the number of their move, tell of counts (`battle mill, round mill`)."""
    told = []
    for number, text in news:
        words = text.split(", ")
        events = [Event(word, counts=[Count.of(f"{word.split(' ')[0]}//{word.split(' ')[-1]}")]) for word in words]
        told.append(News(number, None, events, replaced=replaced))
    session: Any = SimpleNamespace(moves=moves)
    return Passage(entry, {"do": do}, told, session)


def called(fight: Fight) -> str:
    """The id of the message that names a fight."""
    assert isinstance(fight.name, Message)
    return fight.name.id


def said(found: list[Fight]) -> list[tuple[str, int, int, str]]:
    return [(called(one), one.entry, one.rounds, one.ended.id if one.ended else "") for one in found]


def test_a_fight_goes_from_its_beginning_to_its_result() -> None:
    found = fights(BOOK, [
        passage(0, (0, "round stray")),  # outside of any battle: no fight has it
        passage(1, (1, "battle mill, round mill, round mill")),
        passage(4, (2, "round mill, result won"), (3, "round stray, battle ford, round ford")),
    ])  # fmt: skip
    assert said(found) == [("battle-mill", 1, 3, "result-won"), ("battle-ford", 4, 1, "")]


def test_a_fight_ends_with_the_game_where_it_has_no_result_of_its_own() -> None:
    found = fights(BOOK, [passage(0, (0, "battle mill, round mill, end red"))])
    assert said(found) == [("battle-mill", 0, 1, "end-red")]
    ended_before = fights(BOOK, [passage(0, (0, "battle mill, result won, end red"))])
    assert said(ended_before) == [("battle-mill", 0, 0, "result-won")]


def test_what_was_taken_back_belongs_to_no_fight() -> None:
    found = fights(BOOK, [
        passage(0, (0, "battle mill, round mill")),
        passage(1, (1, "round mill")),
        passage(2, (2, "round mill, result won, battle ford")),
        passage(3, do="undo", moves=1),
        passage(4, (2, "round mill, round mill")),
    ])  # fmt: skip
    assert said(found) == [("battle-mill", 0, 4, "")]


def test_what_fell_anew_counts_once() -> None:
    """By hand: of two rounds the second fell anew, and so did what ended the battle."""
    found = fights(BOOK, [
        passage(1, (1, "battle mill, round mill")),
        passage(2, (2, "round mill, result lost")),
        passage(3, (3, "round mill"), do="again", replaced=2),
        passage(4, (4, "round mill, result won")),
    ])  # fmt: skip
    assert said(found) == [("battle-mill", 1, 3, "result-won")]


def test_the_longest_come_first_and_of_equals_the_earlier() -> None:
    found = [Fight(Message(name), 0, rounds) for name, rounds in (("a", 2), ("b", 5), ("c", 2), ("d", 1))]
    assert [called(one) for one in longest(found, 3)] == ["b", "a", "c"]


@pytest.mark.parametrize(("book", "scenario", "heading"), [
    ("urban_assault", "quarry_town", "battle_begins"), ("senki", "bridge", "combat"),
    ("gundog", "mirror_four", "fight"),
    ("wild_arms", "mirror_four", "battle"), ("shadowrun4", "mirror_three", "fight"),
])  # fmt: skip
def test_any_save_of_any_rulebook(hantei: Hantei, tmp_path: Path, book: str, scenario: str, heading: str) -> None:
    """The fights are those that the whole game tells of: as many, and with as many rounds together."""
    file = tmp_path / "game.hantei"
    assert hantei("play", book, scenario, "--auto", "--seed", "3", "--save", str(file)).code == 0
    events = [event for row in hantei("replay", str(file), "--json").rows for event in row["events"]]
    rounds = "turn" if book == "shadowrun4" else "round"
    begun = sum(event["event"] == heading for event in events)
    found = hantei("replay", str(file), "--longest", "10", "--json").data
    assert len(found) == begun > 0
    assert sum(fight["rounds"] for fight in found) == sum(event["event"] == rounds for event in events) > 0
    assert [fight["rounds"] for fight in found] == sorted((fight["rounds"] for fight in found), reverse=True)
    assert all(fight["fight"] and fight["ended"] for fight in found)
    table = hantei("replay", str(file), "--longest", "1").lines
    assert len(table) == 2
    assert table[1].split()[:2] == [str(found[0]["rounds"]), "0"]


def test_what_is_asked_must_be_a_number(hantei: Hantei, tmp_path: Path) -> None:
    for given in ("0", "x", "-1"):
        ran = hantei("replay", str(tmp_path / "none"), "--longest", given)
        assert ran.code == 2
        assert "the number of fights" in ran.err


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--html", "x.html", "--longest", "3"), "--html and --longest cannot be combined"),
        (("--turning", "--dearest", "3"), "--turning and --dearest cannot be combined"),
        (("--longest", "3", "--seconds", "5"), "--seconds can only be used with --dearest"),
        (("--eyes", "red"), "--eyes can only be used with --html"),
        (("--eyes", "red", "--longest", "3"), "--eyes can only be used with --html"),
        (("--verbose", "--turning"), "cannot be combined with --turning"),
    ],
)
def test_no_option_of_a_replay_is_ignored(hantei: Hantei, tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    """They are refused before the save is read."""
    ran = hantei("replay", str(tmp_path / "none"), *words)
    assert ran.code == 2
    assert said in ran.err


def test_a_game_without_a_fight_yet(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "game.hantei"
    setup = {"scenario": "quarry_town", "leaders": 1}
    with Game.new(file, open_rulebook("urban_assault"), setup, "1"):
        pass
    assert hantei("replay", str(file), "--longest", "10").lines == ["No fight has begun in this game."]
    assert hantei("replay", str(file), "--longest", "10", "--json").data == []
