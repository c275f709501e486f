"""Writing and counting in a page: the workshop, many games with their figures, the report; without any server."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Frame, expect

from hantei.cli import main

from .conftest import Visit
from .pages import PageSeat, Space, kept
from .test_workshop import NINE, write_over

PATIENCE = 120_000
"""Milliseconds in which a second Python begins, reads and plays, on a machine that has other things to do."""


def begun(me: PageSeat, head: str) -> Frame:
    """Begin a text; the frame with its workshop."""
    me.page.locator("#head").select_option(head)
    me.page.locator('form[action$="/write"] button').click()
    expect(me.page.locator("#faults-sum")).not_to_be_empty(timeout=PATIENCE)
    return me.frame()


def written(me: PageSeat, head: str) -> Frame:
    """Write an operation in Japanese with one slip, and mend it where the page shows it."""
    shop = begun(me, head)
    shop.locator(".cm-content").click()
    me.window.keyboard.press("Control+A")
    me.window.keyboard.press("Delete")
    me.window.keyboard.insert_text(f"hantei: {head}")
    me.window.keyboard.press("Enter")
    me.window.keyboard.insert_text(NINE)
    slip = shop.locator(".shop-fault").filter(has_text="deployment_cup")
    expect(slip).to_contain_text("7行目", timeout=PATIENCE)
    expect(slip).to_contain_text("「deployment_cap」ではありませんか")
    slip.click()
    write_over(me.window, "deployment_cap: 24")
    expect(shop.locator("#faults-sum")).to_have_text("誤りはありません。", timeout=PATIENCE)
    return shop


def test_a_text_is_written_and_mended_and_found_again_by_who_comes_back(visit: Visit) -> None:
    """What was saved is the text; what was not is offered."""
    me = visit(locale="ja-JP")
    me.visit()
    shop = written(me, "urban_assault/1")
    shop.locator("#save").click()
    expect(shop.locator("#state")).to_have_text("保存済み")
    shop.locator(".cm-line").filter(has_text="title: 水車小屋への道").click()
    write_over(me.window, "title: 水車小屋の夜")
    expect(shop.locator("#faults-sum")).to_have_text("誤りはありません。", timeout=PATIENCE)
    me.window.wait_for_timeout(1000)  # the text is kept as it is read
    address, other = me.window.url, me.beside()
    me.window.close()
    other.visit(address)
    again = other.page
    expect(again.locator(".cm-content")).to_contain_text("title: 水車小屋への道", timeout=PATIENCE)
    again.locator("#notice button").first.click()
    expect(again.locator(".cm-content")).to_contain_text("title: 水車小屋の夜")


@pytest.mark.slow
def test_a_text_is_played_many_times_and_at_a_table_and_goes_out_as_a_page(visit: Visit, tmp_path: Path) -> None:
    me = visit(locale="ja-JP")
    me.visit()
    shop = written(me, "urban_assault/1")
    expect(shop.locator("#wins")).to_contain_text("%", timeout=PATIENCE)
    expect(shop.locator("#figures .shop-chart svg")).to_be_visible()
    shop.locator("[data-game]").first.click()
    expect(shop.locator("#game-lines li").nth(9)).to_be_visible(timeout=PATIENCE)
    shop.locator("#game [data-close]").click()
    published = kept(me.window, shop.get_by_role("button", name="公開する"), tmp_path).read_text(encoding="utf-8")
    assert "<h1" in published
    assert "水車小屋への道" in published
    with me.window.context.expect_page() as opened:
        shop.get_by_role("button", name="遊ぶ").click()
    table = PageSeat(opened.value, me.address.removesuffix("/app"))
    table.laid()
    table.ready()
    table.answer()
    assert table.log()
    file = kept(table.window, table.page.get_by_role("link", name="保存ファイル"), tmp_path)
    assert main.run(["verify", str(file)]) == 0


@pytest.mark.slow
def test_games_are_counted_and_reported(visit: Visit, tmp_path: Path) -> None:
    """The figures are those of the terminal for the same seed."""
    me = visit()
    me.visit()
    me.open("/simulate/urban_assault/quarry_town/")
    me.page.locator("#games").select_option("100")
    me.page.locator("#seed").fill("7")
    me.page.get_by_role("button", name="Start").click()
    expect(me.page.locator("#figures")).to_have_attribute("data-runs", "100", timeout=3 * PATIENCE)
    wins = me.page.locator("#wins").inner_text()
    file = kept(me.window, me.page.get_by_role("button", name="Keep the report"), tmp_path)
    report = file.read_text(encoding="utf-8")
    assert f"<strong>{wins.partition(' ')[0]}</strong> {wins.partition(' ')[2]}" in report
    told = tmp_path / "told.csv"
    words = ["simulate", "urban_assault", "quarry_town", "-n", "100", "--seed", "7", "--jobs", "1", "--csv", str(told)]
    assert main.run(words) == 0
    header, *rows = told.read_text(encoding="utf-8-sig").splitlines()
    column = header.split(",").index("win")
    won = sum(int(row.split(",")[column]) for row in rows)
    assert (len(rows), wins.partition("%")[0]) == (100, f"{won:.1f}")


@pytest.mark.slow
def test_without_a_network_one_writes_all_the_same(visit: Visit, built: Path) -> None:
    space = Space(built)
    me = visit(space, locale="ja-JP")
    me.visit()
    me.all_kept(built)
    space.close()
    written(me, "urban_assault/1")
