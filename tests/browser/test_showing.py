"""List and board show each other; under a finger a first tap on the board shows, and a second one answers."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import NewSeat
from .playing import Seat

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
MARKED = ".pointed"


def asked_for_a_place(me: Seat, scenario: str, least: int = 2) -> None:
    """A table at which a place is asked for, which can be given on the board."""
    me.open(f"/new/{scenario}")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    for _ in range(30):
        if me.page.locator("#board button[name=answer]").count() >= least:
            return
        me.answer()
    raise AssertionError("no place is ever asked for")


def test_what_is_looked_at_in_the_list_is_marked_on_the_board_and_the_other_way(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    asked_for_a_place(me, "gundog/office_raid")
    listed, places = me.page.locator("#q-1 .option"), me.page.locator("#board button[name=answer]")
    place = places.first
    answer = str(place.get_attribute("value"))
    option = me.page.locator(f'#q-1 .option[value="{answer}"]')
    expect(option).to_have_count(1)
    assert listed.count() > 1
    place.hover()
    expect(option).to_contain_class("pointed")
    expect(me.page.locator(f"#q-1 .option{MARKED}")).to_have_count(1)
    option.hover()
    expect(place).to_contain_class("pointed")
    me.page.locator("h1").hover()
    expect(me.page.locator(MARKED)).to_have_count(0)
    # With the keyboard as well
    option.focus()
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Shift+Tab")
    expect(place).to_contain_class("pointed")


def test_a_first_tap_shows_and_a_second_one_answers(seat: NewSeat) -> None:
    me = seat(**PHONE)
    asked_for_a_place(me, "senki/ace_duel", 5)
    form, places = me.asked(), me.page.locator("#board button[name=answer]")
    told = me.page.locator("#q-1 .looked-at")
    label = str(places.nth(1).get_attribute("aria-label"))
    places.nth(1).tap()
    expect(told).to_contain_text(label)
    expect(told).to_contain_text("Tap once more")
    assert me.asked() == form
    places.nth(2).tap()  # another one is shown, and still nothing answered
    expect(told).to_contain_text(str(places.nth(2).get_attribute("aria-label")))
    assert me.asked() == form
    places.nth(2).tap()
    me.moved_on(form)


def test_the_last_results_stand_above_the_question_on_a_phone(seat: NewSeat) -> None:
    me = seat(**PHONE)
    me.open("/new/urban_assault/quarry_town")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    for _ in range(40):
        if me.page.locator("#log .dice").count():
            break
        me.answer()
    strip = me.page.locator("#latest")
    expect(strip.locator("li")).to_have_count(3)
    expect(strip.locator(".dice").first).to_be_visible()
    tops = [me.page.locator(one).evaluate("one => one.getBoundingClientRect().top") for one in ("#latest", "#q-1")]
    assert tops == sorted(tops)
    desk = seat(viewport={"width": 1280, "height": 800})
    desk.open("/new/urban_assault/quarry_town")
    desk.page.locator("main form[method=post] .button.main").click()
    desk.ready()
    expect(desk.page.locator("#latest")).to_be_hidden()


def test_what_a_throw_came_to_is_read_to_its_end_on_a_phone(seat: NewSeat) -> None:
    me = seat(**PHONE)
    me.open("/new/gundog/office_raid")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    shot = me.page.locator("#latest li:has(.dice)").filter(has_text="fires")
    for _ in range(40):
        if shot.count():
            break
        me.answer()
    assert shot.first.evaluate("one => one.scrollHeight <= one.clientHeight")


def test_the_letter_of_a_counter_is_written_at_an_option_as_on_the_board(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    me.open("/new/senki/ace_duel")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    label = me.page.locator("#q-1 form .option .label").first
    label.evaluate("one => { one.innerHTML = '<span class=\"lettered\">[e]</span> ant'; }")
    assert label.inner_text() == "[e] ant"


def test_a_fight_begins_with_a_line_for_each_side(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    me.open("/new/senki/bridge")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    *_, one, other = me.page.locator("#log .log-line.part").first.locator("p").all_inner_texts()
    assert [one.partition(":")[0], other.partition(":")[0]] == ["Gardeners", "Brood"]


TOLD = """lines => {
  const log = document.querySelector("#log ol.log");
  for (const [at, classes] of lines.entries()) {
    const line = document.createElement("li");
    line.className = `log-line event ${classes}`;
    line.id = `line-${90000 + at}`;
    line.textContent = classes;
    log.append(line);
  }
  document.querySelector("#board").dispatchEvent(new CustomEvent("htmx:sseMessage", { bubbles: true }));
}"""
"""Lets lines with these classes be told."""


def test_who_fell_stands_above_the_question_on_a_phone_however_much_is_told_after_it(seat: NewSeat) -> None:
    me = seat(**PHONE)
    me.open("/new/senki/ace_duel")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    me.page.evaluate("""() => document.querySelector("#answer-1").dispatchEvent(new CustomEvent("htmx:beforeRequest",
        { bubbles: true }))""")
    me.page.evaluate(TOLD, ["hurt", "fell", *["plain"] * 12])
    expect(me.page.locator("#latest li")).to_have_text(["hurt", "fell", "plain"])


def drawn(me: Seat) -> None:
    """Wait until the page was drawn twice: by then all that waits for a frame is done, and its events are heard."""
    me.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_log_goes_on_following_when_much_is_told_at_once(seat: NewSeat) -> None:
    """Lines that come between our own scrolling and its event do not count as if somebody had gone further up."""
    me = seat(viewport={"width": 1280, "height": 800})
    me.open("/new/senki/ace_duel")
    me.page.locator("main form[method=post] .button.main").click()
    me.ready()
    me.page.evaluate(TOLD, ["plain"] * 40)
    drawn(me)
    me.page.evaluate("document.querySelector('#log-area').scrollTo(0, 1e6)")
    drawn(me)
    area = "document.querySelector('#log-area')"
    more = f"for (let n = 0; n < 20; n += 1) {area}.querySelector('ol').append('more', document.createElement('hr'))"
    me.page.evaluate(f"() => {{ {more}; {area}.scrollTo(0, 1e6); {more}; }}")
    drawn(me)
    me.page.evaluate(TOLD, ["plain"])
    drawn(me)
    assert me.page.evaluate(f"{area}.scrollHeight - {area}.scrollTop - {area}.clientHeight") < 80
    me.page.evaluate(f"{area}.scrollTo(0, 100)")  # somebody reads further up: that is left to them
    drawn(me)
    me.page.evaluate(TOLD, ["plain"])
    drawn(me)
    assert me.page.evaluate(f"{area}.scrollTop") == 100


def test_a_board_is_drawn_larger_and_moved_and_stays_so(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    asked_for_a_place(me, "senki/ace_duel", 5)
    board, frame = me.page.locator("#board .board").first, me.page.locator("#board .scroll").first

    def width() -> int:
        return round(float(board.evaluate("one => one.getBoundingClientRect().width")))

    def moved() -> list[int]:
        return [round(one) for one in frame.evaluate("one => [one.scrollLeft, one.scrollTop]")]

    usual = width()
    me.page.get_by_role("button", name="Larger").first.click()
    me.page.get_by_role("button", name="Larger").first.click()
    assert abs(width() - usual * 1.5625) <= 2
    frame.evaluate("one => one.scrollTo(0, 0)")
    box = frame.bounding_box()
    assert box
    form = me.asked()
    me.page.mouse.move(box["x"] + 200, box["y"] + 200)
    me.page.mouse.down()
    me.page.mouse.move(box["x"] + 140, box["y"] + 180, steps=4)
    me.page.mouse.up()
    assert moved() == [60, 20]
    assert me.asked() == form, "whoever has dragged has answered nothing"
    # The next board is as large, and the same part of it is seen
    larger = width()
    me.answer()
    assert (width(), moved()) == (larger, [60, 20])
    # Keys and the wheel
    frame.focus()
    me.page.keyboard.press("0")
    assert width() == usual
    me.page.keyboard.press("+")
    assert width() > usual
    frame.hover()
    me.page.keyboard.down("Control")
    me.page.mouse.wheel(0, 2000)
    me.page.keyboard.up("Control")
    me.page.wait_for_function(
        "usual => Math.abs(document.querySelector('#board .board').clientWidth - usual) < 2", arg=usual
    )


def test_the_time_for_a_question_counts_down(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    asked_for_a_place(me, "gundog/office_raid")
    me.choose("Time for each question", "5 minutes")
    left = me.page.locator("#ask .clock b")
    expect(left).to_have_text(re.compile(r"^(5:00|[34]:\d\d)$"))
    before = left.inner_text()
    expect(left).not_to_have_text(before)
    expect(left).to_have_text(re.compile(r"^[34]:\d\d$"))


def test_whoever_looks_back_sees_board_and_log_beside_each_other(seat: NewSeat) -> None:
    me = seat(viewport={"width": 1280, "height": 800})
    me.begin("Spider Lilies at Dawn", red="here", white="machine:heuristic")
    me.answer()
    me.page.goto(me.page.url + "replay?move=1")
    board, log = (me.page.locator(f"#past {one}").bounding_box() for one in ("svg.board", ".log-area"))
    assert board is not None
    assert log is not None
    assert board["width"] > 300
    assert board["x"] + board["width"] <= log["x"]
    assert board["y"] < 800
    assert log["y"] + log["height"] <= 800
