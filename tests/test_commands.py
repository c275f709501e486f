"""Dice commands of every rulebook: what holds for all of them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hantei import library
from hantei.core.command import BadNotation, Command
from hantei.core.decision import Faces
from hantei.core.event import DICE
from hantei.core.message import BadSetup
from hantei.core.table import Live
from hantei.core.tally import result_of
from hantei.ledger import Ledger
from hantei.library import Shelf
from hantei.play import Roll, roll
from hantei.text import LANGS

SHELVES = list(library.shelves().values())
EXAMPLES = [
    (shelf, example.text(lang))
    for shelf in SHELVES
    for example in shelf.rulebook.commands.guide
    for lang in LANGS
]  # fmt: skip


def named(value: Any) -> str:
    return value.id if isinstance(value, Shelf) else str(value)


def spoken(shelf: Shelf, command: Command, done: Roll) -> Iterator[str]:
    """Everything that is said of a roll, in both languages."""
    for lang in LANGS:
        say = shelf.catalogue(lang).say
        for event in done.events:
            if event.name != DICE:
                yield say(command.report(event.name, event.facts))
            for step in event.steps:
                yield say(command.label(step.label))
        yield say(command.result(done.outcome))


@pytest.mark.parametrize(("shelf", "text"), EXAMPLES, ids=named)
def test_every_example_of_the_guide_is_thrown_and_said(shelf: Shelf, text: str) -> None:
    command = shelf.rulebook.command(text)
    ledger = Ledger.of(shelf.id)
    for number in range(20):
        done = roll(command, "guide", number)
        assert all(spoken(shelf, command, done))
        for event in done.events:
            assert all(step.clause in ledger for step in event.steps)
            if event.steps:
                assert result_of(list(event.steps)) in event.facts.values() or event.name == "check"
        assert done == roll(command, "guide", number)
        assert isinstance(hash(done.outcome), int)


@pytest.mark.parametrize(("shelf", "text"), EXAMPLES, ids=named)
def test_a_command_means_the_same_at_every_table(shelf: Shelf, text: str) -> None:
    """Thrown by hand with the faces that the seed threw, it comes to the same; and it runs where nothing is kept."""
    command = shelf.rulebook.command(text)
    done = roll(command, "7")
    faces = [event.facts["faces"] for event in done.events if event.name == DICE]

    def hand(throw: Faces) -> list[int]:
        found = faces.pop(0)
        assert isinstance(found, list)
        return [int(face) for face in found]

    assert roll(command, "", hand=hand) == done
    assert faces == []
    assert command.carry_out(Live(Random(1), {})).total is not None


@pytest.mark.parametrize("shelf", SHELVES, ids=named)
def test_a_command_can_be_typed_from_what_is_shown(shelf: Shelf) -> None:
    """The plain form of a command is a command, and the same one."""
    for example in shelf.rulebook.commands.guide:
        for lang in LANGS:
            command = shelf.rulebook.command(example.text(lang))
            again = shelf.rulebook.command(command.text)
            assert again.text == command.text
            assert again.carry_out == command.carry_out


SCRAPS = [
    "2d6", "1d6", "3d6", "d66", "+", "-", "1", "8", ">=", "15", "@", "#", "[", "]", ",", "vs", "対", "→", "->", "放心",
    "panic", "炎", "<", ">", "armour", "半減", "attack", "被弾", "loot", "*", "？", "z", "ー",
]  # fmt: skip


@pytest.mark.parametrize("shelf", SHELVES, ids=named)
@settings(max_examples=150, deadline=None)
@given(words=st.lists(st.sampled_from(SCRAPS), max_size=7), seed=st.integers(0, 99))
def test_any_text_is_a_command_or_said_to_be_none(shelf: Shelf, words: list[str], seed: int) -> None:
    text = " ".join(words)
    try:
        command = shelf.rulebook.command(text)
    except BadNotation as error:
        assert all(shelf.catalogue(lang).say(error.said) for lang in LANGS)  # noqa: PT017
    else:
        assert all(spoken(shelf, command, roll(command, str(seed))))


def test_unknown_readings_are_refused() -> None:
    with pytest.raises(BadSetup) as caught:
        library.open_rulebook("senki").command("2D6", {"fumbel": "1"})
    assert caught.value.message == "unknown-ruling"
