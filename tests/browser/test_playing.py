"""Games in a browser, as people play them."""

from __future__ import annotations

import pytest

from .conftest import NewSeat

SIZES = {"desk": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}

LONGEST = 400
"""Answers after which an operation is over at the latest."""

ENOUGH = "End the campaign here"
"""The answer that starts no further operation, won or lost."""


@pytest.mark.parametrize("size", ["phone", pytest.param("desk", marks=pytest.mark.slow)])
def test_an_operation_from_the_start_page_to_its_end(seat: NewSeat, size: str) -> None:
    me = seat(viewport=SIZES[size])
    me.begin("Quarry Town")
    answers: list[str] = []
    while not me.over and len(answers) < LONGEST:
        question = me.question()
        enough = ENOUGH if any(label.startswith(ENOUGH) for label in me.options()) else ""
        answers.append(f"{question} -> {me.answer(enough)}")
    assert me.over, "\n".join(answers[-40:])
    assert len(answers) > 5
    # The start page knows that it is over, and leads back to it
    me.open()
    card = me.page.get_by_role("region", name="Go on with a table").get_by_role("link", name="Quarry Town")
    assert "The game is over" in card.inner_text()
    card.click()
    me.ready()
    assert me.over
