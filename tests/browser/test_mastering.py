"""A game master who points: counters are dragged, dice pressed, and the curtain rises when all is prepared."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from .conftest import NewSeat
from .playing import Seat


def begun(master: Seat, address: str, prepares: bool = True, pace: str = "fast", hears: bool = True) -> None:
    """Begin a game with a game master here, who prepares it; everybody else is a machine. `hears`: wait until the page
    hears what is pressed on its board."""
    master.open(f"/new/{address}?referee=on")
    master.page.locator("#seat-referee").select_option("here")
    for one in master.page.locator("select[name^=seat-]:not(#seat-referee)").all():
        one.select_option("machine:heuristic")
    master.page.get_by_label("Pace of the computer").select_option(pace)
    if prepares:
        master.page.get_by_label("The game master prepares first").check()
    master.page.get_by_role("button", name="Begin").click()
    master.page.locator("#ask").wait_for()
    if hears:
        master.page.wait_for_load_state("domcontentloaded")


def middle(one: Locator) -> tuple[float, float]:
    """The middle of something on the page."""
    box = one.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(master: Seat, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag something with the mouse."""
    mouse = master.page.mouse
    mouse.move(*start)
    mouse.down()
    mouse.move((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    mouse.move(*end)
    assert not master.page.evaluate("getSelection().toString()")  # no text on the way
    mouse.up()


@pytest.mark.parametrize(
    ("address", "who", "place"),
    [("gundog/office_raid", "pointer", "corridor"), ("shadowrun4/warehouse", "mori", "aisle")],
)
def test_somebody_is_dragged_to_another_place_of_a_chart(seat: NewSeat, address: str, who: str, place: str) -> None:
    master = seat()
    begun(master, address)
    spots = master.page.locator("#board [data-place]")
    names = [one.get_attribute("data-place") for one in spots.all()]
    there = names.index(place) if place in names else len(names) - 1
    counter = master.page.locator(f'#board .counter[data-who="{who}"]').first
    counter.scroll_into_view_if_needed()
    drag(master, middle(counter), middle(spots.nth(there)))
    expect(master.page.locator("#log .ruling").last).to_contain_text("place")
    moved = master.page.locator(f'#board .counter[data-who="{who}"]').first
    box, spot = moved.bounding_box(), spots.nth(there).bounding_box()
    assert box is not None
    assert spot is not None
    assert spot["x"] <= box["x"] <= spot["x"] + spot["width"]


def test_a_machine_is_dragged_to_another_square_and_a_click_opens_what_can_be_changed_beside_it(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/ace_duel")
    counter = master.page.locator('#board .counter[data-who="red_ace"]')
    x, y = middle(counter)
    side = master.page.locator("#board .ground").bounding_box()
    assert side is not None
    drag(master, (x, y), (x + side["width"] / 10 * 2, y))
    expect(master.page.locator("#log .ruling").last).to_contain_text(re.compile("place: 2,4"))
    counter.click()
    editor = master.page.locator("#ground")
    expect(editor.get_by_role("heading")).to_have_text("Red Spider Lily")
    figure = editor.get_by_label("HP", exact=True)
    expect(figure).to_have_value("42")
    figure.fill("30")
    figure.press("Enter")
    expect(master.page.locator("#log .ruling").last).to_contain_text("HP: 30 (was 42)")
    expect(editor).to_be_visible()
    master.page.keyboard.press("Escape")
    expect(editor).not_to_be_visible()


def test_what_was_opened_beside_somebody_closes_where_they_are_removed(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/bridge")
    master.page.locator('#board .counter[data-who="mantis-1"]').click()
    editor = master.page.locator("#ground")
    editor.get_by_role("button", name="takes no further part").click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("takes no further part")
    expect(editor).not_to_be_visible()


def test_what_was_unfolded_stays_so_where_somebody_comes(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/ace_duel")
    fold = master.page.locator('details.ruling[data-of="red_ace"]')
    fold.locator("summary").first.click()
    people = master.page.locator("#roster .person").count()
    fold.get_by_role("button", name="one more like this").click()
    expect(master.page.locator("#roster .person")).to_have_count(people + 1)
    expect(fold).to_have_attribute("open", "")
    expect(fold.get_by_label("HP", exact=True)).to_have_value("42")


def test_what_is_unfolded_before_the_page_can_hear_it_is_read_once_it_can(seat: NewSeat) -> None:
    master = seat()
    held: list[Route] = []
    master.page.route("**/htmx.min.js*", lambda one: held.append(one))
    begun(master, "senki/ace_duel", hears=False)
    fold = master.page.locator('details.ruling[data-of="red_ace"]')
    fold.locator("summary").first.click()
    for one in held:
        one.continue_()
    fold.get_by_role("button", name="one more like this").click()


def test_what_is_unfolded_in_the_instant_of_a_redraw_is_unfolded_in_what_comes(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/ace_duel")
    master.page.wait_for_load_state()
    master.page.evaluate(
        """() => {
          const roster = document.querySelector("#roster");
          const before = roster.innerHTML;
          roster.querySelector('details.ruling[data-of="red_ace"] summary').click();
          roster.innerHTML = before;
          htmx.process(roster);
          roster.dispatchEvent(new CustomEvent("htmx:sseMessage", { bubbles: true }));
        }"""
    )
    fold = master.page.locator('details.ruling[data-of="red_ace"]')
    expect(fold).to_have_attribute("open", "")
    fold.get_by_role("button", name="one more like this").click()


def test_what_was_unfolded_stays_so_where_somebody_moves_to_the_head_of_the_sheets(seat: NewSeat) -> None:
    """A game master who gives a person a seat of their own goes on at that person's sheet."""
    master = seat()
    begun(master, "shadowrun4/warehouse")
    fold = master.page.locator('details.ruling[data-of="sniper"]')
    fold.locator("summary").first.click()
    rest = fold.locator("details").first
    rest.locator("summary").click()
    own = fold.locator('form:has(input[name="words"][value="seat sniper"])')
    own.locator("select").select_option(index=0)
    own.get_by_role("button").click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("seat of their own")
    expect(fold).to_have_attribute("open", "")
    expect(rest).to_have_attribute("open", "")
    expect(master.page.locator("#roster details[open]")).to_have_count(2)


@pytest.mark.parametrize(
    ("address", "board", "figure"),
    [("urban_assault/quarry_town", ".ranks", "round"), ("wild_arms/saloon", ".ranks", "round")],
)
def test_the_scene_is_changed_where_a_board_without_places_is_pressed(
    seat: NewSeat, address: str, board: str, figure: str
) -> None:
    master = seat()
    begun(master, address, prepares=False, pace="step")
    while not master.page.locator(f"#board {board}").count():
        stood = master.page.locator("#ask [name=at]").first.input_value()
        master.page.locator("#ask form[action=go] button, #q-1 .option").first.click()
        expect(master.page.locator("#ask [name=at]").first).not_to_have_value(stood)
    master.page.locator(f"#board {board} h3").first.click()
    scene = master.page.locator("#ground")
    field = scene.get_by_label(figure, exact=True)
    expect(field).to_be_focused()
    field.fill("3")
    field.press("Enter")
    ruling = master.page.locator("#log .ruling").last
    expect(ruling).to_contain_text(figure)
    expect(ruling).to_contain_text("3")


def test_the_game_begins_for_all_when_the_curtain_rises(seat: NewSeat) -> None:
    master, guest = seat(), seat(viewport={"width": 390, "height": 844})
    master.open("/new/senki/ace_duel?referee=on")
    master.page.locator("#seat-referee").select_option("here")
    master.page.locator("#seat-white").select_option("link")
    master.page.get_by_label("The game master prepares first").check()
    master.page.get_by_role("button", name="Begin").click()
    master.page.locator("#ask").wait_for()
    guest.page.goto(master.page.locator(".awaited input").first.input_value())
    expect(guest.page.locator("#ask")).to_contain_text("The table is being prepared")
    assert guest.page.locator("#board svg").count() == 0
    master.page.get_by_role("button", name="Ready: begin the game").click()
    expect(guest.page.locator("#board svg.board")).to_be_visible()
    expect(guest.page.locator("#ask")).not_to_contain_text("prepared")


def test_dice_of_the_log_fall_anew_where_they_are_pressed(seat: NewSeat) -> None:
    master = seat()
    begun(master, "shadowrun4/warehouse", prepares=False, pace="step")
    while not master.page.locator("#log .dice").count():
        stood = master.page.locator("#ask [name=at]").first.input_value()
        master.page.locator("#ask form[action=go] button").click()
        expect(master.page.locator("#ask [name=at]").first).not_to_have_value(stood)
    first = master.page.locator("#log .log-line:has(.anew-tool)").first.get_attribute("id")
    line = master.page.locator(f"#{first}")
    line.locator(".dice").first.click()
    editor = line.locator(".anew")
    field = editor.locator("input[name=faces]").first
    expect(field).to_be_focused()
    many = line.locator(".dice").first.locator(".die").count()
    field.fill(" ".join(["9"] * many))
    editor.get_by_role("button", name="Throw again").first.click()
    expect(master.page.locator("#refused")).to_contain_text("9")
    field.fill(" ".join(["1"] * many))
    editor.get_by_role("button", name="Throw again").first.click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("throw again")
    expect(master.page.locator("#log .anew")).to_have_count(0)
    # The keyboard finds a button beside the line, and Escape closes what it opens
    tool = master.page.locator("#log .anew-tool").last
    tool.focus()
    master.page.keyboard.press("Enter")
    expect(tool).to_have_attribute("aria-expanded", "true")
    expect(master.page.locator("#log .anew input[name=faces]").first).to_be_focused()
    master.page.keyboard.press("Escape")
    expect(tool).to_be_focused()
    expect(tool).to_have_attribute("aria-expanded", "false")


def test_a_wound_is_given_by_a_form_and_its_fold_stays_open(seat: NewSeat) -> None:
    master = seat()
    begun(master, "gundog/office_raid")
    sheet = master.page.locator('details.ruling[data-of="pointer"]')
    sheet.locator("summary").first.click()
    seldom = sheet.locator("details[id^=more-]")
    seldom.locator("summary").click()
    wound = seldom.get_by_role("group", name="give a shock or a wound")
    wound.get_by_label("kind").select_option("light")
    wound.get_by_label("off the rate of success").fill("-20")
    wound.get_by_label("limb").select_option("left_arm")
    wound.get_by_role("button", name="Make the ruling").click()
    expect(master.page.locator("#log .ruling").last).to_contain_text(
        "give a shock or a wound: a light wound, -20, left arm"
    )
    expect(seldom).to_have_attribute("open", "")
    seldom.get_by_role("button", name="heal a light wound").click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("heal a light wound")
    expect(seldom.get_by_role("button", name="heal a light wound")).to_have_count(0)


def test_a_door_and_a_square_are_changed_where_they_are_pressed(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/elevator", pace="step")
    door, open_ones = master.page.locator("#board .edge-closed").first, master.page.locator("#board .edge-open").count()
    x, y = middle(door)
    master.page.mouse.click(x, y)
    editor = master.page.locator("#ground")
    expect(editor).to_be_visible()
    editor.get_by_label("state", exact=True).select_option("open")
    editor.get_by_role("button", name="Make the ruling").first.click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("open door")
    expect(master.page.locator("#board .edge-open")).to_have_count(open_ones + 1)
    expect(editor.get_by_label("state", exact=True)).to_have_value("open")
    master.page.keyboard.press("Escape")
    expect(editor).not_to_be_visible()
    ground = master.page.locator("#board .ground").bounding_box()
    assert ground is not None
    master.page.mouse.click(ground["x"] + 8, ground["y"] + ground["height"] - 8, button="right")
    expect(editor).to_contain_text("square 0,0")


def test_a_finger_that_stays_drags_a_counter_and_one_that_moves_does_not(seat: NewSeat) -> None:
    master = seat(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    begun(master, "senki/ace_duel")
    counter = master.page.locator('#board .counter[data-who="red_ace"]')
    counter.scroll_into_view_if_needed()
    fingers = master.page.context.new_cdp_session(master.page)

    def touch(kind: str, *point: float) -> None:
        points = [{"x": point[0], "y": point[1]}] if point else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def drag_to(x: float, y: float, held: int) -> None:
        start = middle(counter)
        touch("touchStart", *start)
        master.page.wait_for_timeout(held)
        touch("touchMove", (start[0] + x) / 2, (start[1] + y) / 2)
        touch("touchMove", x, y)
        touch("touchEnd")

    x, y = middle(counter)
    board = master.page.locator("#board .ground").bounding_box()
    assert board is not None
    drag_to(x + board["width"] / 10 * 2, y, held=0)  # that is how one scrolls
    expect(master.page.locator("#log .ruling")).to_have_count(0)
    counter.scroll_into_view_if_needed()
    x, y = middle(counter)
    drag_to(x, max(4, y - board["height"]), held=600)  # outside of the board
    expect(master.page.locator("#log .ruling")).to_have_count(0)
    drag_to(x + board["width"] / 10 * 2, y, held=600)
    expect(master.page.locator("#log .ruling").last).to_contain_text("place: 2,4")


def test_a_ruling_is_taken_back_where_its_line_is_pressed(seat: NewSeat) -> None:
    master = seat()
    begun(master, "senki/ace_duel", prepares=False, pace="step")
    master.rule("set red_ace.hp 7")
    line = master.page.locator("#log .log-line.ruling", has_text="HP: 7")
    line.get_by_role("button", name="Take this ruling back").click()
    line.get_by_role("button", name="Restore").click()
    expect(master.page.locator("#log .ruling").last).to_contain_text("HP: 42 (was 7)")
    expect(master.page.locator("#board")).to_contain_text("Red Spider Lily: HP 42/42")
    line.get_by_role("button", name="Take this ruling back").click()
    expect(line.locator(".anew")).to_contain_text("has been taken back already")
