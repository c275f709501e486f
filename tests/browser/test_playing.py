"""Games in a browser, as people play them."""

from __future__ import annotations

from .conftest import NewSeat

LONGEST = 600
"""Answers after which an operation is over at the latest."""


def test_an_operation_from_the_start_page_to_its_end(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    answers: list[str] = []
    while not me.over and len(answers) < LONGEST:
        question = me.question()
        answers.append(f"{question} -> {me.answer()}")
    assert me.over, "\n".join(answers[-40:])
    # The start page knows that it is over, and leads back to it
    me.open()
    card = me.page.get_by_role("region", name="Go on with a table").get_by_role("link", name="Quarry Town")
    assert "The game is over" in card.inner_text()
    print(len(answers), "\n".join(answers[-60:]))
