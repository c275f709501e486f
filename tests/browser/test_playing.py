"""Games in a browser, as people play them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Route

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
    card = me.page.get_by_role("region", name="Continue playing").get_by_role("link", name="Quarry Town")
    assert "The game is over" in card.inner_text()
    card.click()
    me.ready()
    assert me.over


def test_figures_that_come_while_an_option_is_held_down_take_no_press_away(seat: NewSeat) -> None:
    me = seat(viewport=SIZES["phone"])
    held: list[Route] = []
    me.page.route("**/hints?*", lambda route: held.append(route))
    me.begin("Quarry Town")
    notes = me.page.locator("#q-1 .options:not(.many) .option:first-child .notes").first  # they stand on their option
    while not notes.count():
        me.answer()
    question = me.asked()
    me.page.locator("#q-1 .option").first.hover()
    before, place = notes.element_handle(), notes.bounding_box()
    assert place
    me.page.mouse.move(place["x"] + 9, place["y"] + 9)
    me.page.mouse.down()
    held[-1].continue_()
    me.page.wait_for_function("(before) => !before.isConnected", arg=before)  # the figures are there
    me.page.mouse.up()
    me.moved_on(question)


DEAF = """
delete window.SharedWorker;
window.EventSource = class extends EventSource {
  addEventListener(name, heard) {
    super.addEventListener(name, (event) => { if (!window.deaf?.has(this)) heard(event); });
  }
  constructor(...given) { super(...given); (window.streams ??= []).push(this); }
};
"""
"""A browser whose streams can be made deaf: they stand open, and bring nothing."""


def test_a_stream_that_fell_silent_is_opened_anew_where_an_answer_was_taken(seat: NewSeat) -> None:
    """As after a change of networks, of which neither side is told."""
    me = seat()
    me.page.add_init_script(DEAF)
    me.begin("Quarry Town")
    me.answer()
    before = me.page.evaluate("streams.length")
    me.page.evaluate("window.deaf = new Set(streams)")
    told = me.log()
    me.answer()
    assert me.log() != told
    assert me.page.evaluate("streams.length") == before + 1
    me.answer()  # and goes on by the new one


def test_a_stream_without_a_sign_of_life_is_opened_anew_while_others_play(seat: NewSeat) -> None:
    """Whoever waits for others has sent nothing that would show it."""
    me = seat()
    me.page.clock.install()
    me.page.add_init_script(DEAF)
    me.begin("Quarry Town")
    me.page.wait_for_function("() => window.streams")  # the question is there before the stream is
    before = me.page.evaluate("streams.length")
    me.page.clock.fast_forward(30_000)
    assert me.page.evaluate("streams.length") == before
    me.page.evaluate("window.deaf = new Set(streams)")
    me.page.clock.fast_forward(50_000)
    me.page.clock.fast_forward(1_000)
    assert me.page.evaluate("streams.length") == before + 1
    me.answer()  # and goes on by the new one
