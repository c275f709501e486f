"""What one effect does to several people becomes one line; see `hantei.telling.gathering`."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.core.event import DICE, Event
from hantei.core.message import Message, everybody
from hantei.core.tally import Tally
from hantei.play import News
from hantei.telling import Log, Teller
from hantei.telling.gathering import Gathering, Saying
from hantei.telling.lines import told_of
from hantei.text import Catalogue
from tests.test_catalogue import SOURCE, names

BOOKS = ("urban_assault", "senki", "gundog", "wild_arms", "shadowrun4")
GATHERS = {"struck": "who", "falls": "who"}


def happened(what: str, who: str, **facts: Any) -> Saying:
    return Saying(Event(what, {"who": who, **facts}), Message(what, {"who": who, **facts}))


def struck_down(who: str, n: int) -> tuple[Saying, Saying]:
    return happened("struck", who, n=n), happened("falls", who)


def gathered(*sayings: Saying) -> list[tuple[str, object]]:
    """Each line by its id and whom it names."""
    gathering = Gathering(GATHERS)
    lines = [line for saying in sayings for line in gathering.take(saying)]
    return [(message.id, message.args["who"]) for _, message in [*lines, *gathering.rest()]]


def test_what_happens_to_each_in_turn_is_told_of_all_together() -> None:
    found = gathered(
        happened("struck", "A", n=3), happened("falls", "A"), happened("struck", "B", n=3), happened("falls", "B")
    )
    assert found == [("struck-many", everybody(["A", "B"])), ("falls-many", everybody(["A", "B"]))]


def test_another_figure_is_another_line_and_nobody_falls_before_being_struck() -> None:
    found = gathered(
        happened("struck", "A", n=3), happened("falls", "A"), happened("struck", "B", n=4), happened("falls", "B")
    )
    assert found == [("struck", "A"), ("falls", "A"), ("struck", "B"), ("falls", "B")]


def test_the_same_person_twice_is_told_twice() -> None:
    assert gathered(happened("struck", "A"), happened("struck", "A")) == [("struck", "A"), ("struck", "A")]


def test_other_reasons_other_readers_and_whatever_comes_between_make_lines_of_their_own() -> None:
    one = happened("struck", "A")
    steps = tuple(Tally(1, "X-1", "base").steps)
    because = Saying(Event("struck", {"who": "B"}, steps, 1), Message("struck", {"who": "B"}))
    aside = Saying(Event("struck", {"who": "B"}, readers=("red",)), Message("struck", {"who": "B"}))
    assert gathered(one, because) == [("struck", "A"), ("struck", "B")]
    assert gathered(one, aside) == [("struck", "A"), ("struck", "B")]
    assert gathered(one, happened("moves", "A"), happened("struck", "B"))[1] == ("moves", "A")


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_can_be_gathered_has_a_sentence_about_several_with_the_same_variables(book: str) -> None:
    shelf = library.shelf(book)
    for lang in ("ja", "en"):
        known = names(SOURCE / "rulebooks" / book / "text", lang)
        for one, argument in shelf.rulebook.speech.gathers.items():
            assert argument in known[one].variables
            assert known[f"{one}-many"].variables == known[one].variables


def passed_over(who: str) -> Event:
    return Event("passed_over", {"who": who})


def test_the_log_of_the_terminal_and_that_of_the_browser_gather_alike() -> None:
    shelf = library.shelf("wild_arms")
    name, text = shelf.scenario_text("saloon")
    state = shelf.rulebook.start({"scenario": name, "scenarios": {name: text}})
    events = [
        passed_over("rustler-1"),
        passed_over("rustler-2"),
        Event(DICE, {"dice": "2d6", "why": "attack", "faces": [1, 2]}),
    ]
    news = News(1, state, events)
    says: Catalogue = shelf.catalogue("en")
    expected = "Rustler 1 and Rustler 2 cannot act and are passed over"
    assert [line.text for line in Log(Teller(shelf, says)).take(news)] == [expected]
    assert says.say(told_of(shelf, news, says)[0].message) == expected
