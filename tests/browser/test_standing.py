"""What stays as it is: over a move taken back, a page loaded anew, a connection lost, a server killed."""

from __future__ import annotations

from playwright.sync_api import expect

from .conftest import Apart, NewSeat
from .playing import Seat
from .serving import Server

FIRST = "Who will lead the squad (experience level 10)?"


def shown(one: Seat) -> tuple[str, list[str], list[str], str]:
    """What a window shows of a game."""
    return one.question(), one.options(), one.log(), one.page.locator("#roster").inner_text()


def some_way_in(one: Seat) -> None:
    """A game of which four questions are answered."""
    one.begin("Quarry Town")
    for _ in range(4):
        one.answer()


def test_moves_are_taken_back_and_made_again(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    assert me.question().startswith(FIRST)
    before = shown(me)
    me.answer("Bolt")
    after = shown(me)
    assert any("Bolt" in line for line in after[2])
    assert after[0] != before[0]

    form = me.asked()
    me.page.get_by_role("button", name="Take back").click()
    me.moved_on(form)
    assert me.question().startswith(FIRST)
    assert not any(line.startswith("The leader is Bolt") for line in me.log())

    form = me.asked()
    me.page.get_by_role("button", name="Redo").click()
    me.moved_on(form)
    assert me.question() == after[0]
    assert me.options() == after[1]


def test_a_page_loaded_anew_shows_the_same(seat: NewSeat) -> None:
    me = seat()
    some_way_in(me)
    before = shown(me)
    me.page.reload()
    assert shown(me) == before
    me.answer()
    assert me.question() != before[0]


def test_a_killed_server_comes_back_with_everything(seat: NewSeat, server: Server) -> None:
    me = seat()
    some_way_in(me)
    before, form = shown(me), me.asked()
    server.kill()
    expect(me.page.locator("#offline")).to_be_visible()
    assert shown(me) == before  # what was there can still be read

    server.start()
    expect(me.page.locator("#offline")).to_be_hidden()
    assert shown(me) == before
    assert me.asked() == form
    me.answer()  # on the page that was there all along
    assert me.question() != before[0]
    after = shown(me)
    me.page.reload()
    assert shown(me) == after


def test_a_lost_connection_comes_back_without_losing_a_line(apart: Apart) -> None:
    wire, here, away = apart
    before = away.question()
    wire.cut()
    expect(away.page.locator("#offline")).to_be_visible()
    for _ in range(3):
        here.answer()
    assert away.question() == before
    wire.mend()
    away.come(here.asked())
    expect(away.page.locator("#offline")).to_be_hidden()
    assert shown(away) == shown(here)
    wire.remove()


def test_two_windows_answer_the_same_question_and_one_is_told(seat: NewSeat) -> None:
    quick = seat()
    quick.begin("Quarry Town")
    late = Seat(quick.page.context.new_page(), quick.address)
    # A window that hears of nothing still shows the question
    late.page.route("**/stream*", lambda route: route.abort())
    late.page.goto(quick.page.url)
    quick.answer("Bolt")
    second = quick.question()

    assert late.question().startswith(FIRST)
    late.page.locator("#q-1 form .option").nth(1).click()
    expect(late.page.get_by_role("alert")).not_to_be_empty()
    assert quick.question() == second
    assert any("Bolt" in line for line in quick.log())
    late.page.reload()
    assert late.question() == second
