"""For everybody: small screens, no pointer, dark rooms, readers of screens, both languages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from hantei.core.text import Language

from .conftest import NewSeat
from .playing import Seat

AXE = (Path(__file__).parent / "vendor" / "axe.min.js").read_text(encoding="utf-8")
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
PHONE = {"viewport": {"width": 360, "height": 740}, "device_scale_factor": 2, "has_touch": True, "is_mobile": True}
LEAST = 24
"""Pixels that a target has each way at the least (WCAG 2.2, 2.5.8)."""

PAGES = {
    "start": "/",
    "setting": "/new/urban_assault/quarry_town",
    "reference": "/rules",
    "chapters": "/rules/urban_assault",
    "clause": "/rules/urban_assault/UA-29.1",
    "search": "/rules/senki?q=1",
    "missing": "/nowhere",
}

SMALL = f"""() => [...document.querySelectorAll('a[href], button, input, select, summary')].filter((one) => {{
  const box = one.getBoundingClientRect();
  if (!box.width || !one.checkVisibility({{checkOpacity: true, checkVisibilityCSS: true}})) return false;
  if (one.closest('.skip')) return false;
  // Links that stand in a sentence are as high as its lines
  if (one.tagName === 'A' && getComputedStyle(one).display === 'inline') return false;
  // A box or a knob is as large as the label that it stands in
  const target = (one.matches('[type=checkbox], [type=radio]') && one.closest('label') || one).getBoundingClientRect();
  return target.width < {LEAST} || target.height < {LEAST};
}}).map((one) => one.outerHTML.slice(0, 120))"""


def violations(page: Page) -> list[str]:
    """What axe-core finds wrong on a page: the rule, and where."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("rules => axe.run(document, {runOnly: {type: 'tag', values: rules}})", RULES)
    return [f"{one['id']}: {node['html'][:200]} {node['any']}" for one in found["violations"] for node in one["nodes"]]


def fits(one: Seat) -> None:
    """Nothing is wider than the window, and everything is large enough for a finger."""
    wide = one.page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, one.page.url
    assert one.page.evaluate(SMALL) == []


@pytest.mark.parametrize(
    ("lang", "scheme"),
    [
        ("ja", "light"),
        pytest.param("en-GB", "light", marks=pytest.mark.slow),
        pytest.param("ja", "dark", marks=pytest.mark.slow),
    ],
)
def test_pages_break_no_rule_of_access(seat: NewSeat, lang: Language, scheme: str) -> None:
    me = seat(locale=lang, color_scheme=scheme)
    for path in PAGES.values():
        me.open(path)
        assert violations(me.page) == [], path
    for scenario, answers in (("urban_assault/quarry_town", 12), ("senki/ace_duel", 6)):
        table(me, scenario, answers)
        assert violations(me.page) == [], scenario
        for name in ("the panel", "looking back", "the panel as a page"):
            look(me, name)
            assert violations(me.page) == [], f"{scenario}: {name}"
            scene = me.page.locator("#board .ranks h3")
            if name == "the panel" and scene.count():
                scene.first.click()
                me.page.locator("#ground form").first.wait_for()
                assert violations(me.page) == [], f"{scenario}: the scene"
    me.page.goto(me.page.locator('input[value*="/sit/"]').input_value())
    assert violations(me.page) == [], "the link for the whole table"


def test_nothing_lies_over_what_is_pressed_wherever_a_table_is_moved_to(seat: NewSeat) -> None:
    me = seat(locale="en-GB")
    table(me, "urban_assault/quarry_town", 4)
    take_back = me.page.locator("#bar button").first
    # Its upper half leaves the window: where the head of the page stayed, it would lie over what is left of it
    top, height = (take_back.evaluate(f"one => one.getBoundingClientRect().{side}") for side in ("top", "height"))
    me.page.evaluate("to => scrollTo(0, to)", top - 40 + height / 2)
    pressed = (
        "one => {const b = one.getBoundingClientRect(); return document.elementFromPoint(b.x + 5, b.y + 4) === one}"
    )
    assert take_back.evaluate(pressed)


def look(one: Seat, name: str) -> None:
    """Another view of the table at which a window is."""
    table = one.page.url.partition("replay")[0]
    if name == "the panel":
        one.panel()
    else:
        one.page.goto(table + ("replay" if name == "looking back" else "panel"))


def table(one: Seat, scenario: str, answers: int) -> None:
    """A table some way into its game, whatever the language."""
    one.open(f"/new/{scenario}")
    one.page.locator("main form[method=post] .button.main").click()
    one.ready()
    for _ in range(answers):
        one.answer()
    # A line that was opened, and the sheet of somebody
    for part in ("#log details", "#roster details"):
        if one.page.locator(part).count():
            one.page.locator(part).first.locator("summary").first.click()


@pytest.mark.parametrize("lang", ["ja", "en-GB"])
def test_a_phone_shows_everything_without_scrolling_sideways(seat: NewSeat, lang: Language) -> None:
    me = seat(locale=lang, **PHONE)
    for path in PAGES.values():
        me.open(path)
        fits(me)
    for scenario, answers in (("urban_assault/quarry_town", 12), ("senki/ace_duel", 6)):
        table(me, scenario, answers)
        fits(me)
        for name in ("the panel", "looking back", "the panel as a page"):
            look(me, name)
            fits(me)
    me.page.goto(me.page.locator('input[value*="/sit/"]').input_value())
    fits(me)


def test_a_game_is_played_with_keys_alone(seat: NewSeat) -> None:
    me = seat()
    me.open()
    keys = me.page.keyboard

    def focused() -> str:
        return str(me.page.evaluate("document.activeElement.closest('a, button, label')?.innerText.trim() ?? ''"))

    def tab_to(text: str, most: int = 80) -> None:
        for _ in range(most):
            keys.press("Tab")
            if focused().startswith(text):
                return
        raise AssertionError(f"{text!r} is not reached by Tab")

    keys.press("Tab")
    assert focused() == "Skip to the content"
    tab_to("Quarry Town")
    keys.press("Enter")
    me.page.get_by_role("button", name="Begin").wait_for()
    tab_to("Begin")
    keys.press("Enter")
    me.ready()
    tab_to("Breacher")
    for _ in range(5):
        form = me.asked()
        keys.press("Enter")
        me.moved_on(form)
        # The focus stands at the new question, one step from its first answer
        assert me.page.evaluate("document.activeElement.matches('#ask [data-focus]')")
        keys.press("Tab")
        assert me.page.evaluate("document.activeElement.closest('#q-1') !== null")


def test_a_board_is_one_stop_of_the_tab_key_and_gives_the_focus_on(seat: NewSeat) -> None:
    me = seat()
    table(me, "senki/ace_duel", 0)
    squares = me.page.locator("#board button[data-x]")
    for _ in range(12):  # until a place is asked for
        if squares.count() > 4:
            break
        me.answer()
    stops = "[...document.querySelectorAll('#board button[data-x]')].filter((one) => one.tabIndex === 0).length"
    assert me.page.evaluate(stops) == 1
    squares.first.focus()
    before = me.page.evaluate("document.activeElement.value")
    for key in ("ArrowRight", "ArrowUp", "ArrowLeft", "ArrowDown"):
        me.page.keyboard.press(key)
    assert me.page.evaluate("document.activeElement.matches('#board button[data-x]')")
    assert me.page.evaluate(stops) == 1
    assert me.page.evaluate("document.activeElement.tabIndex") == 0
    assert before
    form = me.asked()
    me.page.keyboard.press("Enter")
    me.moved_on(form)
    assert me.page.evaluate("document.activeElement.matches('#ask [data-focus]')")


def test_keys_that_answer_can_be_switched_off(seat: NewSeat) -> None:
    me = seat()
    table(me, "urban_assault/quarry_town", 1)
    switch = me.page.locator("[data-digits]")
    assert switch.is_checked()
    first = me.page.locator("#q-1 .option").first
    shown = "one => getComputedStyle(one, '::before').content.split(' ')[0]"
    expect(first).to_have_attribute("aria-keyshortcuts", "1")
    assert first.evaluate(shown) == '"1"'
    switch.uncheck()
    assert first.evaluate(shown) == "none"
    form = me.asked()
    me.page.locator("h1").click()
    me.page.keyboard.press("1")
    me.page.wait_for_timeout(300)  # what would have been sent is answered by then
    assert me.asked() == form
    me.page.reload()
    assert not switch.is_checked()
    switch.check()
    me.page.locator("h1").click()
    me.page.keyboard.press("1")
    me.moved_on(form)
    expect(me.page.locator("#q-1 .option").first).to_have_attribute("aria-keyshortcuts", "1")


def test_a_question_that_comes_while_the_focus_is_elsewhere_is_announced(seat: NewSeat) -> None:
    me = seat()
    table(me, "urban_assault/quarry_town", 2)
    me.page.locator(".table-foot a").first.focus()
    form = me.asked()
    me.page.evaluate("document.querySelector('#q-1 form .option').click()")
    me.gone(form)
    me.ready()
    assert me.page.locator("#asked").inner_text() == me.question()


def test_the_colour_scheme_is_the_devices_and_can_be_chosen(seat: NewSeat) -> None:
    def brightness(one: Seat) -> int:
        colour = one.page.evaluate("getComputedStyle(document.body).backgroundColor")
        return sum(int(part) for part in colour.removeprefix("rgb(").removesuffix(")").split(","))

    light, dark = seat(color_scheme="light"), seat(color_scheme="dark")
    light.open()
    dark.open()
    assert brightness(dark) < 3 * 64 < 3 * 192 < brightness(light)
    switch = dark.page.locator("[data-scheme-switch]")
    while "light" not in str(switch.get_attribute("aria-label")).partition("(")[0]:
        switch.click()
    assert brightness(dark) == brightness(light)
    dark.open("/rules")  # the next page keeps it
    assert brightness(dark) == brightness(light)
