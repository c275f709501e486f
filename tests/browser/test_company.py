"""Several people at a table, each in a browser of their own, and the game master among them."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from .conftest import NewSeat
from .playing import OVER, Seat

DUEL = "Spider Lilies at Dawn"


def invited(owner: Seat, guest: Seat, name: str) -> None:
    """A guest takes the seat of a name by the link that the owner finds on the panel."""
    owner.panel()
    guest.page.goto(owner.page.get_by_label(name, exact=True).input_value())
    guest.page.locator("#ask").wait_for()


def turns(seats: dict[str, Seat], most: int, until: str = OVER) -> list[str]:
    """Whoever is asked answers, until a line of the log says so; who answered, in order."""
    answered: list[str] = []
    while len(answered) < most:
        name = whose(seats)
        if not name or any(until in line for line in seats[name].log()):
            break
        seats[name].press()
        answered.append(name)
    return answered


def whose(seats: dict[str, Seat]) -> str:
    """Who is asked; nobody once the game is over."""
    for _ in range(1200):
        for name, one in seats.items():
            if one.page.locator("#q-1").count():
                return name
            if one.over:
                return ""
        next(iter(seats.values())).page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def test_a_skirmish_of_two_people_at_two_seats(seat: NewSeat) -> None:
    red, white = seat(), seat()
    red.begin(DUEL, red="here", white="link")
    invited(red, white, "White")
    assert white.page.url.endswith("/seat-white/")
    assert white.question().startswith("Waiting for Red")

    answered = turns({"red": red, "white": white}, 80, until="Round 2")
    assert {"red", "white"} == set(answered)
    for one in (red, white):
        one.page.get_by_text("—— Round 2 ——").wait_for()
    expect(white.page.locator("#log .log-line")).to_have_count(len(red.log()))
    assert red.log() == white.log()

    # The machine takes over both seats: the owner sees it through; the guest has lost the seat, and the way in
    red.hand("red", "machine:heuristic")
    red.hand("white", "machine:heuristic")
    red.page.locator(f'#ask h2:text-is("{OVER}")').wait_for(timeout=120_000)
    answer = white.page.reload()
    assert answer is not None
    assert answer.status == 404


ELSEWHERE = """
window.called = []
document.hasFocus = () => !window.elsewhere
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function () { called.push("sound"); start.call(this) }
window.Notification = class {
  static permission = "granted"
  static requestPermission = async () => "granted"
  constructor(words) { called.push(words) }
}
"""
"""A window that somebody may look away from, which notes how it calls."""


def test_the_tab_calls_whoever_is_asked_while_they_look_elsewhere(seat: NewSeat) -> None:
    red, white = seat(), seat()
    white.page.add_init_script(ELSEWHERE)
    red.begin(DUEL, red="here", white="link")
    invited(red, white, "White")
    for box in ("Play a sound when it is my turn", "Notify me"):
        white.page.get_by_label(box).check()
    assert white.page.evaluate("called.splice(0)") == ["sound"]  # how it will sound
    icon = white.page.locator("link[rel=icon]")
    plain = str(icon.get_attribute("href"))

    def until_called() -> None:
        while whose({"red": red, "white": white}) == "red":
            red.press()
        expect(white.page).to_have_title(re.compile(rf"^● Your turn – .*{DUEL}"))
        expect(icon).to_have_attribute("href", re.compile("favicon-called"))

    until_called()
    assert white.page.evaluate("called") == []
    while whose({"red": red, "white": white}) == "white":
        white.press()
    expect(white.page).to_have_title(re.compile(rf"^{DUEL}"))
    expect(icon).to_have_attribute("href", plain)
    white.page.evaluate("window.elsewhere = true")
    until_called()
    assert white.page.evaluate("called") == ["sound", "Your turn"]


def test_nobody_answers_for_another_or_sees_the_panel(seat: NewSeat) -> None:
    red, white, stranger = seat(), seat(), seat()
    red.begin(DUEL, red="here", white="link")
    invited(red, white, "White")
    assert white.page.locator("#q-1").count() == 0
    assert white.page.locator("#panel").count() == 0
    for address in (white.page.url + "panel", red.page.url, red.page.url + "panel", red.page.url + "save"):
        answer = white.page.goto(address)
        assert answer is not None
        assert answer.status == 404, address
    stranger.page.goto(red.page.url)
    assert stranger.page.get_by_role("heading", level=1).inner_text() == "There is nothing here"


def test_one_who_only_looks_on_is_asked_nothing(seat: NewSeat) -> None:
    owner, guest = seat(), seat()
    owner.begin("Quarry Town")
    invited(owner, guest, "To look on only")
    owner.answer("Bolt")
    guest.page.get_by_text("The leader is Bolt").wait_for()
    assert guest.page.locator("#q-1").count() == 0
    assert guest.page.get_by_role("button", name="Take back").count() == 0
    expect(guest.page.locator("#log .log-line")).to_have_count(len(owner.log()))
    assert guest.log() == owner.log()


def test_a_ruling_changes_a_figure_and_stands_in_the_log(seat: NewSeat) -> None:
    master, white = seat(), seat()
    master.begin(DUEL, red="here", white="link")
    invited(master, white, "White")
    expect(white.page.locator("#board")).to_contain_text("Red Spider Lily: HP 42/42")
    master.rule("set red_ace.hp 7")
    for one in (master, white):
        expect(one.page.locator("#log .ruling").last).to_contain_text("HP: 7 (was 42)")
        expect(one.page.locator("#board")).to_contain_text("Red Spider Lily: HP 7/42")
    expect(master.page.locator("#roster .person", has_text="Red Spider Lily")).to_contain_text("7/42")

    master.page.get_by_role("button", name="Take back").click()
    for one in (master, white):
        expect(one.page.locator("#board")).to_contain_text("Red Spider Lily: HP 42/42")


def test_a_sheet_stays_unfolded_whatever_happens_to_whom(seat: NewSeat) -> None:
    master, white = seat(), seat()
    master.begin(DUEL, red="here", white="link")
    invited(master, white, "White")
    people = white.page.locator("#roster .person")
    ace, foe = people.filter(has_text="White Spider Lily"), people.filter(has_text="Red Spider Lily")
    for person in (ace, foe):
        person.locator("summary").click()
    master.rule("set white_ace.hp 7")
    expect(ace).to_contain_text("7/42")
    master.rule("set white_ace.items.repair_gel 9")
    expect(ace.locator(".chips")).to_contain_text("×9")
    for person in (ace, foe):
        expect(person.locator("details[open]")).to_have_count(1)


def test_a_ruling_that_is_none_is_refused_and_changes_nothing(seat: NewSeat) -> None:
    master = seat()
    master.begin(DUEL, red="here", white="here")
    before = master.log()
    master.rule("set red_ace.hp many")
    expect(master.page.get_by_role("alert")).not_to_be_empty()
    master.page.reload()
    assert master.log() == before


def test_dice_are_named_before_and_thrown_again_after(seat: NewSeat) -> None:
    master = seat()
    master.begin(DUEL, red="here", white="here")
    for label in ("End the preparation", "End the preparation", "Red Spider Lily", "Act now", "Pass"):
        master.answer(label)
    master.fill("The next throw shows", "6 5")
    expect(master.page.locator("#log .ruling").last).to_contain_text("6 5")
    master.answer("Item: Repair Gel")
    dice = master.page.locator("#log .log-line", has_text="recovery").last.locator(".die")
    assert [die.get_attribute("aria-label") for die in dice.all()] == ["6", "5"]

    master.fill("recovery", "1 2")
    expect(dice.first).to_have_attribute("aria-label", "1")
    expect(dice.last).to_have_attribute("aria-label", "2")


def test_a_decision_is_passed_to_another_seat(seat: NewSeat) -> None:
    master, white = seat(), seat()
    master.begin(DUEL, red="here", white="link")
    invited(master, white, "White")
    assert white.page.locator("#q-1").count() == 0
    master.choose("Red: who answers", "White")
    white.page.locator("#q-1").wait_for()
    white.press("End the preparation")
    expect(master.page.locator("#ask")).to_contain_text("Waiting for White")


def test_machine_seats_wait_step_by_step(seat: NewSeat) -> None:
    me = seat()
    me.open()
    me.pick(DUEL)
    for side in ("red", "white"):
        me.page.locator(f"#seat-{side}").select_option("machine:heuristic")
    me.page.get_by_label("Pace of the computer").select_option("step")
    me.page.get_by_role("button", name="Begin").click()
    go = me.page.get_by_role("button", name="Go on")
    go.wait_for()
    # Nothing happens by itself; each press is one answer
    at = me.page.locator("#ask input[name=at]")
    for _ in range(3):
        before = at.get_attribute("value")
        me.page.wait_for_timeout(300)
        assert at.get_attribute("value") == before
        go.click()
        expect(at).not_to_have_attribute("value", str(before))


def test_a_table_parts_from_another_at_an_earlier_move(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    me.answer("Bolt")
    second = me.question()
    for _ in range(4):
        me.answer()
    later, address = me.question(), me.page.url

    me.page.get_by_role("link", name="Look back", exact=True).click()
    slider = me.page.get_by_role("slider", name="Move")
    assert slider.get_attribute("max") == "5"
    slider.fill("1")
    expect(me.page.locator("#past")).to_contain_text("After move 1 of 5")
    expect(me.page.locator("#past")).to_contain_text(second)
    for step, at in (
        ("One move on", 2),
        ("One move back", 1),
        ("To the beginning", 0),
        ("One move back", 0),
        ("To the last move", 5),
    ):
        with me.page.expect_response(lambda answer: "replay?move" in answer.url):  # one step at a time
            me.page.get_by_role("link", name=step).press("Enter")
        expect(me.page.locator("#past")).to_contain_text(f"After move {at} of 5")
        expect(me.page.get_by_role("link", name=step)).to_be_focused()
        expect(slider).to_have_value(str(at))
    slider.fill("1")  # the slider still does what it did
    expect(me.page.locator("#past")).to_contain_text("After move 1 of 5")
    me.page.reload()
    expect(me.page.locator("#past")).to_contain_text("After move 1 of 5")
    me.page.get_by_role("button", name="New table from here").click()
    me.ready()
    assert me.page.url != address
    assert me.question() == second
    me.answer()
    # The table that it came from stands where it stood
    me.page.goto(address)
    assert me.question() == later


def test_whoever_goes_on_before_a_moment_is_drawn_sees_the_last_one_asked_for(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    for label in ("Bolt", "", ""):
        me.answer(label)
    me.page.get_by_role("link", name="Look back", exact=True).click()
    slow: list[Route] = []
    me.page.route("**/replay?move=0", lambda one: slow.append(one))
    me.page.get_by_role("link", name="To the beginning").press("Enter")
    me.page.get_by_role("link", name="One move back").press("Enter")
    expect(me.page.locator("#past")).to_contain_text("After move 2 of 3")
    for one in slow:
        one.continue_()
    me.page.wait_for_timeout(500)
    expect(me.page.locator("#past")).to_contain_text("After move 2 of 3")


def test_a_line_of_the_log_leads_back_to_its_moment(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    me.answer("Bolt")
    second = me.question()
    me.answer()
    line = me.page.locator("#log .log-line", has_text="The leader is Bolt")
    line.get_by_role("link", name="Look back").click()
    expect(me.page.get_by_role("slider", name="Move")).to_have_value("1")
    expect(me.page.locator("#past")).to_contain_text(second)


def test_on_a_phone_the_way_back_to_a_moment_takes_no_room_from_its_line(seat: NewSeat) -> None:
    """It stands at the edge, left of the text, and shows where somebody points at the line or comes by keyboard."""
    me = seat(viewport={"width": 360, "height": 740})
    me.begin(DUEL, red="here", white="here")
    me.answer("End the preparation")
    line = me.page.locator(".log-line:has(.log-tools)").last
    way = line.locator(".log-tools a")
    places = line.evaluate(
        """line => {
            const tools = line.querySelector(".log-tools a").getBoundingClientRect()
            const start = line.getBoundingClientRect().left + parseFloat(getComputedStyle(line).paddingInlineStart)
            return [tools.left, tools.right, start, tools.width, tools.height]
        }"""
    )
    left, right, text, width, height = places
    assert left >= 0
    assert right <= text + 2  # 2: the line at the edge
    assert min(width, height) >= 24  # WCAG 2.2, 2.5.8
    expect(line.locator(".log-tools")).to_have_css("opacity", "0")
    way.focus()
    expect(line.locator(".log-tools")).to_have_css("opacity", "1")
    way.press("Enter")
    expect(me.page.get_by_role("heading", level=1)).to_be_visible()
    assert "replay?move=" in me.page.url


def test_a_guest_takes_back_their_own_answer(seat: NewSeat) -> None:
    red, white = seat(), seat()
    red.begin(DUEL, red="here", white="link")
    invited(red, white, "White")
    back = white.page.get_by_role("button", name="Take back")
    expect(back).to_be_disabled()
    red.press("End the preparation")
    white.page.locator("#q-1").wait_for()
    expect(back).to_be_disabled()
    question, form = white.question(), white.asked()
    white.press("End the preparation")
    expect(back).to_be_enabled()
    back.click()
    white.come(form)
    assert white.question() == question
    red.choose("Guests may take back", "nothing")
    expect(back).to_have_count(0)


def test_the_panel_shows_what_a_ruling_has_changed(seat: NewSeat) -> None:
    master = seat()
    master.begin(DUEL, red="here", white="here")
    panel = master.panel()
    panel.get_by_text("How rulings are written").click()
    panel.get_by_text("Figures that can be set now").click()
    expect(panel).to_contain_text("red_ace.hp = 42")
    master.rule("set red_ace.hp 7")
    expect(panel).to_contain_text("red_ace.hp = 7")  # read anew, as it was unfolded
    field = panel.get_by_role("textbox", name="Ruling")
    expect(field).to_be_focused()
    expect(field).to_have_value("")
    # Whoever writes is left alone; what stands there can be pressed to be written
    panel.get_by_role("button", name="red_ace.hp = 7").click()
    expect(field).to_have_value("set fighters.red_ace.hp 7")
    field.fill("set fighters.red_ace.hp 9")
    field.press("Enter")
    expect(panel).to_contain_text("red_ace.hp = 9")
    field.fill("set red_ace")
    master.page.evaluate("fetch('undo', {method: 'POST'})")
    expect(master.page.locator("#board")).to_contain_text("Red Spider Lily: HP 7/42")
    expect(field).to_have_value("set red_ace")


def test_the_panel_that_is_opened_before_the_scripts_are_there_is_filled_by_them(seat: NewSeat) -> None:
    master = seat()
    master.begin(DUEL, red="here", white="here")
    held: list[Route] = []
    master.page.route("**/htmx.min.js", lambda route: held.append(route))
    master.page.reload(wait_until="commit")
    master.page.locator("#panel summary").click()
    expect(master.page.locator("#panel")).to_have_attribute("open", "")
    for one in held:
        one.continue_()
    expect(master.page.locator("#panel h3").first).to_be_visible()


def test_what_is_chosen_on_the_panel_while_it_is_read_anew_stays_chosen(seat: NewSeat) -> None:
    master = seat()
    master.begin(DUEL, red="here", white="here")
    panel = master.panel()
    pace, faces = panel.get_by_label("Pace of the computer"), panel.get_by_label("The next throw shows")
    faces.fill("6 5")
    pace.select_option("slow")
    master.page.get_by_role("heading", name="Dice").click()  # nobody writes now
    master.hand("white", "machine:random")
    expect(panel.locator("#player-white option[selected]")).to_have_attribute("value", "machine:random")
    expect(pace).to_have_value("slow")
    expect(faces).to_have_value("6 5")


def test_an_owner_takes_the_table_up_on_another_device_and_shuts_the_first_out(seat: NewSeat) -> None:
    desk, phone = seat(), seat(viewport={"width": 360, "height": 740})
    desk.begin(DUEL, red="here", white="here")
    invited(desk, phone, "This page, in another browser of yours")
    assert phone.question() == desk.question()
    phone.answer("End the preparation")
    phone.rule("set red_ace.hp 7")
    expect(desk.page.locator("#board")).to_contain_text("Red Spider Lily: HP 7/42")
    phone.open()
    expect(phone.page.get_by_role("region", name="Continue playing")).to_contain_text(DUEL)
    phone.page.go_back()
    link = phone.panel().get_by_label("This page, in another browser of yours", exact=True)
    old = link.input_value()
    phone.page.get_by_role("button", name="New link for: This page").click()
    expect(link).not_to_have_value(old)
    desk.page.reload()
    assert desk.page.get_by_role("heading", level=1).inner_text() == "There is nothing here"
    assert phone.page.reload().status == 200  # type: ignore[union-attr]


def test_a_table_is_removed_for_good(seat: NewSeat) -> None:
    me = seat()
    me.begin(DUEL, red="here", white="here")
    address = me.page.url
    me.panel().get_by_text("Delete this table").click()
    me.panel().get_by_role("button", name="Delete for good").click()
    expect(me.page.get_by_role("heading", level=1)).to_have_text("What shall we play?")
    expect(me.page.get_by_role("region", name="Continue playing")).to_have_count(0)
    assert me.page.goto(address).status == 404  # type: ignore[union-attr]
