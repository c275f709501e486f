"""What is brought to a table and taken from it: real dice, save files, logs."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from hantei import library

from .conftest import NewSeat
from .playing import Seat


def taken(one: Seat, link: str) -> bytes:
    """What a link of the table hands out."""
    with one.page.expect_download() as waiting:
        one.page.get_by_role("link", name=link).click()
    return Path(waiting.value.path()).read_bytes()


def test_real_dice_are_entered_at_the_table(seat: NewSeat) -> None:
    me = seat()
    me.open()
    me.pick("Spider Lilies at Dawn")
    for side in ("red", "white"):
        me.page.locator(f"#seat-{side}").select_option("here")
    me.page.get_by_label("Dice", exact=True).select_option("physical")
    me.page.get_by_label("Questions asked").select_option("everything")
    me.page.get_by_role("button", name="Begin").click()
    me.ready()
    for label in (
        "End the preparation",
        "End the preparation",
        "Red Spider Lily",
        "Act now",
        "Pass",
        "Item: Repair Gel",
    ):
        me.answer(label)

    faces = me.page.locator("#q-1 input[name=answer]").first
    form = me.asked()
    faces.fill("7 1")  # no die of six shows a seven
    faces.press("Enter")
    expect(me.page.locator("#refused")).not_to_be_empty()
    assert me.asked() == form
    faces.fill("6 3")
    faces.press("Enter")
    me.moved_on(form)
    dice = me.page.locator("#log .log-line", has_text="recovery").last.locator(".die")
    assert [die.get_attribute("aria-label") for die in dice.all()] == ["6", "3"]


def test_a_game_is_taken_away_and_put_on_a_table_elsewhere(seat: NewSeat, tmp_path: Path) -> None:
    me, other = seat(), seat()
    me.begin("Quarry Town")
    for _ in range(5):
        me.answer()
    save = tmp_path / "quarry.hantei"
    save.write_bytes(taken(me, "Save file"))
    assert json.loads(save.read_text(encoding="utf-8").splitlines()[0])["rulebook"]["id"] == "urban_assault"

    other.open()
    other.page.get_by_label("A saved game").set_input_files(save)
    other.page.get_by_role("button", name="Load it").click()
    other.ready()
    assert other.page.url != me.page.url
    assert other.question() == me.question()
    assert other.options() == me.options()
    other.answer()


def test_a_damaged_save_is_refused_with_the_place_of_the_damage(seat: NewSeat, tmp_path: Path) -> None:
    me = seat()
    me.begin("Quarry Town")
    me.answer("Bolt")
    lines = taken(me, "Save file").splitlines(keepends=True)
    damaged = tmp_path / "damaged.hantei"
    damaged.write_bytes(lines[0] + lines[1].replace(b'"', b"'", 1) + b"".join(lines[2:]))
    me.open()
    me.page.get_by_label("A saved game").set_input_files(damaged)
    me.page.get_by_role("button", name="Load it").click()
    expect(me.page.get_by_role("main")).to_contain_text("damaged.hantei")
    expect(me.page.get_by_role("main")).to_contain_text("line 2")
    me.open()
    assert me.page.get_by_role("region", name="Continue playing").get_by_role("link").count() == 1


def test_the_log_is_taken_away_as_text_and_as_a_page(seat: NewSeat) -> None:
    me = seat()
    me.begin("Quarry Town")
    for _ in range(12):
        me.answer()
    text, page = taken(me, "Log as text").decode(), taken(me, "Log as a page").decode()
    lines = me.page.locator("#log .log-line").filter(has_not=me.page.locator("details")).all_inner_texts()
    said = "all => all.map(one => one.querySelector('.why').previousSibling.textContent)"
    lines += me.page.locator("#log summary").evaluate_all(said)
    assert len(lines) > 5
    for line in lines:
        assert line.strip().splitlines()[-1] in text  # the faces of dice stand before what is said of them
    assert "The leader is Bolt" in page
    assert "<script" not in page


MILL = "The Old Mill"


def mill(place: Path, title: str = MILL, usual: str = "normal") -> Path:
    """A scenario file of somebody's own."""
    text = library.shelf("urban_assault").scenario_text("quarry_town")[1]
    text = re.sub(r"(?m)^id: .*$", "id: mill", text, count=1)
    text = re.sub(r"(?m)^title: .*$", f'title: {{ja: "水車小屋", en: "{title}"}}', text, count=1)
    file = place / "mill.yaml"
    file.write_text(text.replace("default_difficulty: normal", f"default_difficulty: {usual}"), encoding="utf-8")
    return file


def brought(one: Seat, file: Path) -> None:
    """Bring a file along on the start page."""
    one.open()
    one.page.get_by_label("A saved game").set_input_files(file)
    one.page.get_by_role("button", name="Load it").click()


def test_a_scenario_of_ones_own_is_mended_set_and_played(seat: NewSeat, tmp_path: Path) -> None:
    me = seat()
    brought(me, mill(tmp_path, usual="nightmare"))
    main = me.page.get_by_role("main")
    expect(main).to_contain_text("mill.yaml")
    expect(main.locator(".flaw pre")).to_have_text("default_difficulty: nightmare")
    expect(main.locator(".flaw")).to_contain_text("easy")

    brought(me, mill(tmp_path))
    expect(me.page.get_by_role("heading", level=1)).to_have_text(MILL)
    me.page.get_by_label("Difficulty").select_option("Hard")
    me.page.get_by_text("Readings to choose").click()
    me.page.get_by_role("button", name="Begin").click()
    me.ready()
    me.answer("Bolt")
    expect(me.page.locator("#log")).to_contain_text("The squad is issued 10 magazines (now 20)")  # hard: up to 20

    me.open()
    expect(me.page.get_by_role("region", name="Continue playing")).to_contain_text(MILL)
    me.page.locator("summary", has_text="Delete").first.click()
    me.page.get_by_role("button", name=f"Delete “{MILL}”").click()
    expect(me.page.get_by_role("region", name="Bring a file")).not_to_contain_text(MILL)
