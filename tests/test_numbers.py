"""Whole numbers as people write them: read in one place, and refused everywhere in words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from hantei.cli.assisting import run as assist
from hantei.cli.bringing import level_of
from hantei.cli.looking import number as replay_number
from hantei.cli.options import BadOption
from hantei.cli.orders import count
from hantei.cli.reckoning import budget_of
from hantei.cli.serving import days_of, port_of
from hantei.cli.simulating import number as simulate_number
from hantei.content import put
from hantei.core.adjusting import OnSheet
from hantei.core.amending import BadAmendment, converted, whole
from hantei.core.decision import Amount, Faces, Words
from hantei.core.dice import Dice
from hantei.core.message import BadSetup, Complaint, Message
from hantei.core.numbers import LARGEST, whole_number, whole_numbers
from hantei.lab.trial import fixed
from hantei.lab.tune import span
from hantei.lab.vary import MOST_VALUES, BadWish, bounds_of, values_of
from hantei.play import Refused, policy
from hantei.scenes.drafting import entry_of
from hantei.telling import NotUnderstood
from hantei.telling.questions import amounts, chosen, faces, words
from hantei.text import Catalogue
from tests.toy import TOY

LONG = "9" * 5_000
"""More digits than Python turns into a number."""

NO_NUMBERS = ("", " ", "-", "--5", "+-5", "-+5", "5-", "1.0", "1_0", "1e3", "²", "0x1", "five", LONG, f"-{LONG}")


def test_a_whole_number_has_digits_and_a_minus_at_most() -> None:
    assert [whole_number(word, -9, 9) for word in ("0", "7", "-7", "007", "-0")] == [0, 7, -7, 7, 0]
    assert [whole_number(word, -9, 9) for word in NO_NUMBERS] == [None] * len(NO_NUMBERS)
    assert whole_number("0" * 5_000 + "7") == 7


def test_a_whole_number_lies_between_its_bounds() -> None:
    assert [whole_number(word, 3, 5) for word in ("2", "3", "5", "6")] == [None, 3, 5, None]
    assert whole_number("-1") is None
    assert whole_number(str(LARGEST)) == LARGEST
    assert whole_number(str(LARGEST + 1)) is None
    assert whole_number(str(-LARGEST - 1), -LARGEST) is None


def test_several_numbers_are_read_together_or_not_at_all() -> None:
    assert whole_numbers(["3", "-1"], -1) == [3, -1]
    assert whole_numbers(["3", "x"]) is None
    assert whole_numbers([]) is None


def test_an_amendment_says_how_high_figures_go() -> None:
    assert converted(1, "999999", "hp", {}) == 999_999
    with pytest.raises(BadAmendment) as refused:
        converted(1, "1000000", "hp", {})
    assert refused.value.facts == {"path": "hp", "found": "1000000", "allowed": "0 ... 999999"}


READERS: dict[str, tuple[Callable[[str], object], type[Complaint]]] = {
    "an amendment": (lambda word: converted(1, word, "hp", {}), BadAmendment),
    "an amendment within bounds": (lambda word: whole(word, -9, 9, "hp"), BadAmendment),
    "futures": (lambda word: policy(TOY, f"greedy:{word}"), Refused),
    "a search": (lambda word: policy(TOY, f"search:{word}"), Refused),
    "milliseconds": (lambda word: policy(TOY, f"search:{word}ms"), Refused),
    "tuning": (lambda word: span(f"difficulty={word}..9"), BadWish),
    "a piece": (lambda word: entry_of(f"units:{word}", {"units": [1]}, "units"), BadSetup),
    "an entry": (lambda word: put([1], [word], 2), BadSetup),
    "a typed amount": (lambda word: amounts(Amount("red", "pay", "X-1", -9, 9), word), NotUnderstood),
    "faces": (lambda word: faces(Faces("table", "attack", Dice("1d6", 1, 6)), word), NotUnderstood),
    "a moment": (lambda word: replay_number(word, "bad-entry-number", 0), BadOption),
    "games": (lambda word: simulate_number(word, "bad-run-count", 9), BadOption),
    "a port": (lambda word: port_of(word, "bad-port-option"), BadOption),
}


@pytest.mark.parametrize("what", READERS)
@pytest.mark.parametrize("word", NO_NUMBERS)
def test_what_is_no_number_is_refused_in_words(what: str, word: str) -> None:
    read, refusal = READERS[what]
    with pytest.raises(refusal):
        read(word)


@pytest.mark.parametrize("word", [word for word in NO_NUMBERS if word])
def test_an_option_that_can_be_left_out_is_refused_in_words_too(word: str) -> None:
    with pytest.raises(BadOption):
        days_of(word)
    with pytest.raises(BadOption):
        budget_of(word)
    with pytest.raises(BadOption):
        level_of(word, ["somebody.yaml"])
    with pytest.raises(BadOption):
        assist(word, Catalogue("en"))
    with pytest.raises(NotUnderstood):
        count([word], 1)


def test_a_number_beyond_its_bound_is_refused_however_it_begins() -> None:
    """Zeros before it hide nothing."""
    with pytest.raises(BadOption):
        level_of("000099999", ["somebody.yaml"])
    with pytest.raises(BadOption):
        assist("0000000999999", Catalogue("en"))


def test_an_option_of_a_question_is_no_number_that_there_is_not() -> None:
    for asked in (["a", "b"], ["Anvil"]):
        with pytest.raises(NotUnderstood) as refused:
            chosen(LONG, asked)
        assert refused.value.message == "ask-no-number"
    with pytest.raises(NotUnderstood) as refused:
        words(Words("red", "name", "X-1", ["Anvil"]), LONG)
    assert refused.value.message == "ask-no-number"


def test_a_typed_amount_can_have_its_sign() -> None:
    pay = Amount("red", "pay", "X-1", -9, 9)
    assert [amounts(pay, word) for word in ("5", "+5", "-5")] == [5, 5, -5]


def test_an_amendment_that_will_be_refused_can_be_worded() -> None:
    """A screen words it before the game refuses it."""
    figure = OnSheet("mori", "Mori").figure(Message("toy-hp"), "mori.hp", 3)
    assert [figure.said(word) for word in ("-4", "--5", LONG)] == [-4, "--5", LONG]


def test_a_range_of_values_has_two_bounds_and_an_end() -> None:
    assert (bounds_of("-1..2"), values_of("-1..2")) == ((-1, 2), [-1, 0, 1, 2])
    assert bounds_of("--5..3") is None
    assert values_of("--5..3") == ["--5..3"]
    assert len(values_of(f"1..{MOST_VALUES}")) == MOST_VALUES
    with pytest.raises(BadWish) as refused:
        values_of(f"0..{MOST_VALUES}")
    assert refused.value.message == "vary-too-many"


def test_a_fixed_answer_that_is_no_number_stays_a_word() -> None:
    pay = Amount("red", "pay", "X-1", -9, 9)
    assert [fixed(pay, word) for word in ("5", "-5", "--5", LONG)] == [5, -5, "--5", LONG]
