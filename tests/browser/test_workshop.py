"""The workshop in a browser: from the first key in an empty file to the printed page."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from ..docs.pages import GUNDOG, SHADOWRUN4, WILD_ARMS, blocks
from .conftest import NewSeat
from .test_access import violations

NINE = """\
id: mill
version: "1.0"
language: ja
title: 水車小屋への道
intro: 夜明けまでに水車小屋を押さえろ。
deployment_cup: 24
objectives:
  hold: {kind: secure_area, name: 水車小屋を押さえる}
progress:
  die: d33
  length: 3
  rows: {"11": lane, "12": yard, "13": shed, "21": bridge, "22": ditch, "23": barn, "31": road, "32": well, "33": camp}
final_event: mill
tiles:
  lane: {title: 小道, space: outdoor, events: [{do: gain, magazines: 1}]}
  yard:
    title: 中庭
    space: outdoor
    events:
      - {do: encounter, units: [{id: dogs, name: 番犬, kind: group, level: 2, number: 1d3}]}
  shed: {title: 物置, space: indoor, events: [{do: loot, rolls: 1}]}
  bridge:
    title: 橋
    space: outdoor
    events:
      - {do: trap, damage: 1, target: 4, kind: explosion}
  ditch:
    title: 溝
    space: outdoor
    events:
      - do: check
        ability: special_event
        success: [{do: say, text: 渡りきった。}]
        failure: [{do: hurt, who: leader, amount: 1, kind: fall}]
  barn: {title: 納屋, space: indoor, events: [{do: gain, mre: 1}]}
  road:
    title: 街道
    space: outdoor
    events:
      - {do: encounter, units: [{id: patrol, name: 巡察, kind: group, level: 3, number: 1d3+1}]}
  well: {title: 井戸, space: outdoor, events: [{do: heal, who: leader, amount: 1}]}
  camp: {title: 野営地, space: outdoor, events: [{do: gain, magazines: 1d3}]}
  mill:
    title: 水車小屋
    space: indoor
    events:
      - do: encounter
        units: [{id: guards, name: 見張り, kind: group, level: 4, number: 8}]
        victory: [{do: objective, objective: hold}]
endings:
  held: {result: completed, text: 水車が回りだす。}
"""
"""What an author writes after the first line: nine maps and the mill, in Japanese alone, with one slip in line 7."""


PATIENCE = 60_000
"""Milliseconds after which something that should be seen is missed: processes have to start, machines to play."""


@pytest.fixture
def shop(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A workshop of a file that is not there yet: the file, and the address that the terminal tells."""
    file = tmp_path / "mill.yaml"
    command = [sys.executable, "-m", "hantei", "workshop", str(file), "--lang", "ja"]
    env = {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data")}
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)
    assert running.stdout
    found = re.search(r"http://\S+", running.stdout.readline())
    assert found, running.communicate()[1]
    expect.set_options(timeout=PATIENCE)
    yield file, found[0]
    expect.set_options(timeout=None)
    running.send_signal(signal.SIGTERM)
    assert running.communicate(timeout=60)[1] == ""


def offered(page: Page, word: str) -> Locator:
    """What the editor offers under the cursor."""
    return page.locator(".cm-tooltip-autocomplete li").filter(has_text=word).first


def write_over(page: Page, text: str) -> None:
    """Put another text in the place of the line in which the cursor stands."""
    page.keyboard.press("Home")
    page.keyboard.press("Shift+End")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(text)


def balance(page: Page, number: str, wanted: int) -> None:
    """Let the workshop find what a number of the text has to be so that the share of games won is as wanted."""
    page.locator("#balance summary").click()
    page.locator("#balance-number").select_option(label=number)
    page.locator("#balance-low").fill("14")
    page.locator("#balance-high").fill("22")
    page.locator("#balance-wanted").fill(str(wanted))
    page.get_by_role("button", name="探す").click()
    take = page.locator("#balance-take")
    expect(take).to_be_visible(timeout=4 * PATIENCE)
    tried = {}
    for line in page.locator("#balance-tried li").all_inner_texts():
        value, share = re.findall(r"[\d.]+", line)[:2]
        tried[int(value)] = abs(float(share) - wanted)
    best = min(tried, key=lambda value: (tried[value], value))
    assert tried[best] < 5, tried  # points: what is wanted can be had
    assert {best - 1, best + 1} & set(tried)  # a neighbour was tried, and is further off
    expect(take).to_have_text(f"本文を{best}にする")
    take.click()
    expect(page.locator(".cm-content")).to_contain_text(f"number: {best}")
    expect(page.locator("#figures:not(.stale) #wins")).to_contain_text("%")


def test_an_author_writes_balances_plays_and_publishes(seat: NewSeat, shop: tuple[Path, str], tmp_path: Path) -> None:
    file, address = shop
    page = seat(locale="ja-JP").page
    page.goto(address)
    expect(page.locator("#faults-sum:not(:empty)")).to_be_visible()

    page.locator(".cm-content").click()
    page.keyboard.type("ha")
    offered(page, "hantei").click()
    offered(page, "urban_assault/1").click()
    page.keyboard.press("Enter")
    page.keyboard.insert_text(NINE)

    slip = page.locator(".shop-fault").filter(has_text="deployment_cup")
    expect(slip).to_contain_text("7行目")
    expect(slip).to_contain_text("「deployment_cap」ではありませんか")
    assert violations(page) == []
    slip.click()
    write_over(page, "deployment_cap: 24")
    expect(page.locator("#faults-sum")).to_have_text("誤りはありません。")
    page.keyboard.press("Control+s")
    expect(page.locator("#state")).to_have_text("保存済み")
    assert file.read_text() == "hantei: urban_assault/1\n" + NINE.replace("cup", "cap")

    expect(page.locator("#wins")).to_contain_text("%")
    expect(page.locator(".shop-places")).to_contain_text("水車小屋")
    balance(page, "マップ › 水車小屋 › イベント › 敵が現れる › ユニット › 見張り › 数 = 8", 95)
    page.keyboard.press("Control+s")
    expect(page.locator("#state")).to_have_text("保存済み")

    page.locator(".cm-line").nth(6).click()
    write_over(page, "deployment_cap: 2")
    expect(page.locator(".shop-changes").first).to_contain_text("出撃時の弾倉：24 → 2")
    expect(page.locator("#change")).to_contain_text("ポイント")
    page.locator("[data-game]").first.click()
    expect(page.locator("#game-lines")).to_contain_text("水車小屋への道")
    page.keyboard.press("Escape")

    page.get_by_role("button", name="版の一覧").click()
    page.locator(".shop-version").filter(has_text="保存").first.click()
    assert violations(page) == []
    page.get_by_role("button", name="この版に戻す").click()
    expect(page.locator("#state")).to_have_text("保存済み")

    page.locator("#place").select_option(label="水車小屋")
    with page.expect_popup() as table:
        page.get_by_role("button", name="遊ぶ").click()
    expect(table.value.locator("#q-1")).to_be_visible()
    table.value.close()

    with page.expect_popup() as paper:
        page.get_by_role("button", name="ページを見る").click()
    expect(paper.value.get_by_role("heading", level=1)).to_contain_text("水車小屋への道")
    assert paper.value.pdf().startswith(b"%PDF")
    with page.expect_download() as kept:
        page.get_by_role("button", name="公開する").click()
    assert kept.value.suggested_filename == "mill.html"
    kept.value.save_as(tmp_path / "mill.html")
    assert "水車が回りだす。" in (tmp_path / "mill.html").read_text()
    page.close()


def test_a_form_and_a_board_write_the_text(seat: NewSeat, shop: tuple[Path, str]) -> None:
    """Somebody who knows no YAML: a duel of Senki on a board of four squares by three."""
    _, address = shop
    page = seat(locale="ja-JP").page
    unplayed(page)
    page.goto(address)
    expect(page.locator("#faults-sum:not(:empty)")).to_be_visible()
    page.get_by_role("tab", name="フォーム").click()
    page.locator('[data-head="senki/1"]').click()
    page.get_by_label("題名", exact=True).fill("四マスの決闘")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).to_contain_text("title: 四マスの決闘")

    page.locator("[data-field='[\"board\"]'] .form-open").click()
    for _ in range(3):
        row = page.locator('[data-field=\'["board", "rows"]\'] .form-fresh input')
        row.fill("....")
        before = page.locator('[data-field=\'["board", "rows"]\'] .form-entries > li').count()
        page.locator('[data-field=\'["board", "rows"]\'] [data-do-add]').click()
        expect(page.locator('[data-field=\'["board", "rows"]\'] .form-entries > li')).to_have_count(before + 1)
    assert violations(page) == []
    text = page.evaluate("workshop.text()")
    sides = "sides:\n  red: {name: 赤, pc: true, hostile: [white]}\n  white: {name: 白, hostile: [red]}\n"
    units = "units:\n  - {character: spider_lily, side: red, at: '0,1'}\n"
    page.evaluate("text => workshop.put(text)", f'{text}version: "1.0"\n{sides}{units}')

    page.get_by_role("tab", name="盤").click()
    square = page.locator("#board .point[value='0,1']")
    square.click()
    page.locator("#board .point[value='1,2']").click()
    expect(page.locator("[data-piece='units:0']")).to_have_attribute("data-where", "1,2")
    page.get_by_label("加える", exact=True).check()
    page.locator("#draft-newcomer").select_option("thistle")
    page.locator("#draft-side").select_option("white")
    page.locator("#board .point[value='3,0']").click()
    expect(page.locator("[data-piece='units:1']")).to_have_attribute("data-where", "3,0")
    page.get_by_label("障害物", exact=True).check()
    page.locator("#board .point[value='2,1']").click()
    expect(page.locator("#board use.mark")).to_have_count(1)
    assert violations(page) == []
    assert "..^." in page.evaluate("workshop.text()")
    expect(page.locator("#faults-sum")).to_have_text("誤りはありません。")
    page.close()


DUEL = """\
hantei: senki/1
id: duel
language: ja
title: 決闘
version: "1.0"
minutes: 30
board:
  rows: ["....", "....", "...."]
sides:
  red: {name: 赤, pc: true, hostile: [white]}
  white: {name: 白, hostile: [red]}
units:
  - {character: spider_lily, side: red, at: '0,1'}
  - {character: thistle, side: white, at: '3,1'}
"""


def test_what_an_author_does_while_the_workshop_answers_is_not_lost(seat: NewSeat, shop: tuple[Path, str]) -> None:
    """A title that is filled in while another editor changes the text, a number that is none, two presses at once."""
    _, address = shop
    page = seat(locale="ja-JP").page
    unplayed(page)
    page.goto(address)
    expect(page.locator("#faults-sum:not(:empty)")).to_be_visible()
    page.evaluate("text => workshop.put(text)", DUEL)
    expect(page.locator("#faults-sum")).to_have_text("誤りはありません。")

    page.get_by_role("tab", name="フォーム").click()
    late = slow_once(page, "edit")
    page.get_by_label("題名", exact=True).fill("別の題")
    with page.expect_request("**/edit"):
        page.keyboard.press("Tab")
    page.evaluate("workshop.put(workshop.text() + '# theirs\\n')")
    late.pop().continue_()
    expect(page.locator(".cm-content")).to_contain_text("title: 別の題")
    assert page.evaluate("workshop.text()") == DUEL.replace("決闘", "別の題") + "# theirs\n"

    minutes = page.locator("[data-field='[\"minutes\"]'] input")
    minutes.focus()
    page.keyboard.press("End")
    page.keyboard.type("e")
    page.keyboard.press("Tab")  # what comes of it would be there before what follows
    page.get_by_label("題名", exact=True).fill("第三の題")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).to_contain_text("第三の題")
    assert "minutes: 30" in page.evaluate("workshop.text()")

    late = slow_once(page, "form")
    with page.expect_request("**/form"):
        page.locator("#form select[data-path]").first.select_option(index=1)
    title = page.get_by_label("題名", exact=True)
    title.fill("")
    title.press_sequentially("書きか")
    page.evaluate("document.querySelector('#form').firstElementChild.dataset.drawnBefore = ''")
    late.pop().continue_()
    expect(page.locator("#form [data-drawn-before]")).to_have_count(0)
    expect(title).to_be_focused()
    expect(title).to_have_value("書きか")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).to_contain_text("title: 書きか")

    page.get_by_role("tab", name="盤").click()
    page.get_by_label("障害物", exact=True).check()
    late = slow_once(page, "press")
    with page.expect_request("**/press"):
        page.locator("#board .point[value='1,0']").click()
    page.locator("#board .point[value='2,0']").click()
    late.pop().continue_()
    expect(page.locator("#board use.mark")).to_have_count(2)
    assert ".^^." in page.evaluate("workshop.text()")
    page.close()


def slow_once(page: Page, path: str) -> list[Route]:
    """Hold the next request of this path back: it is in the list, and has to be let go on."""
    held = list[Route]()
    page.route(re.compile(rf"/{path}(\?|$)"), lambda route: held.append(route), times=1)
    return held


def test_a_simulation_that_waits_for_the_workshop_can_be_stopped(seat: NewSeat) -> None:
    me = seat(locale="ja-JP")
    page = me.page
    unplayed(page)
    page.goto(f"{me.address}/simulate/senki/ace_duel/")
    page.locator("#go").click()
    expect(page.locator("#figures-state")).to_have_text("工房はほかの処理で手一杯です。少し待って、もう一度試します。")
    expect(page.locator("#stop")).to_be_visible()
    page.locator("#stop").click()
    expect(page.locator("#go")).to_be_visible()
    expect(page.locator("#figures-state")).to_be_empty()


def unplayed(page: Page) -> None:
    """Let no machines play beside what a test is about: they would take the computer from it."""
    page.route("**/figures", lambda route: route.fulfill(status=503, body="busy"))


def busy_once(page: Page, path: str) -> None:
    """Let the workshop be too busy for the next request of this path."""
    page.route(re.compile(rf"/{path}(\?|$)"), lambda route: route.fulfill(status=503, body="busy"), times=1)


def test_a_workshop_that_has_long_been_busy_comes_to_a_text_by_itself(seat: NewSeat, shop: tuple[Path, str]) -> None:
    """Once all pauses have been used up it is said that it takes too long; the text is read all the same as soon as the
    workshop has time, and nobody has to type for it."""
    _, address = shop
    page = seat(locale="ja-JP").page
    unplayed(page)
    page.clock.install()
    page.goto(address)
    checked = page.locator("#faults-sum")
    read = re.compile("誤り")
    expect(checked).to_have_text(read)
    page.route(re.compile(r"/check(\?|$)"), lambda route: route.fulfill(status=503, json={"slow": True}))
    page.evaluate("workshop.put(workshop.text() + '\\n')")
    for _ in range(8):
        expect(checked).to_have_text(re.compile("もう一度"))
        page.clock.fast_forward(31_000)
    expect(checked).to_have_text(
        "検査に時間がかかりすぎたため打ち切りました。30秒ごと、または次に書き換えたときに、もう一度調べます。"
    )
    page.unroute(re.compile(r"/check(\?|$)"))
    page.clock.fast_forward(31_000)
    expect(checked).to_have_text(read)
    page.close()


@pytest.mark.slow
@pytest.mark.parametrize("pages", [GUNDOG, WILD_ARMS, SHADOWRUN4], ids=["gundog", "wild_arms", "shadowrun4"])
def test_form_and_board_write_the_encounters_of_the_other_books(
    seat: NewSeat, shop: tuple[Path, str], pages: list[Path]
) -> None:
    """The example of the docs: its title is filled in, somebody is moved, somebody new comes; and what the workshop had
    no time for comes by itself."""
    _, address = shop
    page = seat(locale="ja-JP").page
    unplayed(page)
    page.goto(address)
    expect(page.locator("#faults-sum:not(:empty)")).to_be_visible()
    (text,) = [text for _, text in blocks(pages[1], "yaml") if text.startswith("hantei: ")]
    busy_once(page, "check")
    page.evaluate("text => workshop.put(text)", text)
    expect(page.locator("#faults-sum")).to_have_text("工房はほかの処理で手一杯です。少し待って、もう一度試します。")
    expect(page.locator("#faults-sum")).to_have_text("誤りはありません。")

    page.get_by_role("tab", name="フォーム").click()
    title = page.locator("[data-field='[\"title\"]'] textarea").first
    title.fill("描き直した場面")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).to_contain_text("描き直した場面")

    busy_once(page, "board")
    page.get_by_role("tab", name="盤").click()
    people = page.locator("#board [data-piece^='units:'], #board [data-piece^='fighters:']")
    expect(people.first).to_be_visible()
    others = "#board [data-piece^='places:'], #board button[data-at]"
    where = page.locator(others).evaluate_all("all => all.map(one => one.dataset.where ?? one.dataset.at)")
    who, here = (people.first.get_attribute(name) for name in ("data-piece", "data-where"))
    first = page.locator(f"#board [data-piece='{who}']")
    there = next(one for one in where if one != here)
    press = f"#board .point[value='{there}'], #board button[data-at='{there}']"
    first.click()
    page.locator(press).first.click()
    expect(first).to_have_attribute("data-where", there)

    known = people.count()
    page.get_by_label("加える", exact=True).check()
    page.locator("#draft-newcomer").select_option(index=1)
    page.locator(press).first.click()
    expect(people).to_have_count(known + 1)
    assert violations(page) == []
    expect(page.locator("#faults-sum")).to_have_text("誤りはありません。")
    page.close()


def test_another_editor_may_have_the_file_open(seat: NewSeat, shop: tuple[Path, str]) -> None:
    file, address = shop
    page = seat(locale="ja-JP").page
    page.goto(address)
    file.write_text("id: theirs\n")
    expect(page.locator(".cm-content")).to_contain_text("id: theirs")

    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.type("# mine")
    file.write_text("id: theirs, again\n")
    expect(page.locator("#notice")).to_contain_text("どちらも上書きしていません")
    expect(page.locator(".cm-content")).to_contain_text("# mine")
    page.keyboard.press("Control+s")
    expect(page.locator("#notice")).to_be_visible()
    assert file.read_text() == "id: theirs, again\n"

    page.get_by_role("button", name="この本文で上書きする").click()
    expect(page.locator("#notice")).to_be_hidden()
    assert file.read_text() == "id: theirs\n# mine"
    file.unlink()
    expect(page.locator("#notice")).to_contain_text("移動または削除しました")
    expect(page.locator(".cm-content")).to_contain_text("# mine")
    page.keyboard.press("Control+s")
    expect(page.locator("#notice")).to_be_hidden()
    assert file.read_text() == "id: theirs\n# mine"
    page.get_by_role("button", name="版の一覧").click()
    expect(page.locator(".shop-version").filter(has_text="ファイルから")).to_have_count(2)


def test_nothing_is_lost_by_saving_twice_by_a_busy_workshop_and_by_loading_anew(
    seat: NewSeat, shop: tuple[Path, str]
) -> None:
    file, address = shop
    page = seat(locale="ja-JP").page
    page.on("dialog", lambda dialog: dialog.accept())  # it is left with a text that is not saved
    busy_once(page, "stream")
    page.goto(address)
    expect(page.locator("#faults-sum:not(:empty)")).to_be_visible()
    page.locator(".cm-content").click()
    busy_once(page, "save")
    page.keyboard.type("a: 1")
    page.keyboard.press("Control+s")  # refused, and asked again
    expect(page.locator("#state")).to_have_text("工房はほかの処理で手一杯です。少し待って、もう一度試します。")
    page.keyboard.type("2")
    page.keyboard.press("Control+s")  # before the first was answered
    expect(page.locator("#state")).to_have_text("保存済み")
    expect(page.locator("#notice")).to_be_hidden()
    assert file.read_text() == "a: 12"

    with page.expect_response("**/check?*"):
        page.keyboard.type("3")
    for _ in range(2):
        with page.expect_response("**/check?*"):
            page.reload()
        expect(page.locator("#notice")).to_be_visible()
        expect(page.locator(".cm-content")).to_have_text("a: 12")
    page.locator("#notice button").first.click()
    expect(page.locator(".cm-content")).to_have_text("a: 123")
    page.keyboard.press("Control+s")
    expect(page.locator("#state")).to_have_text("保存済み")
    file.write_text("id: theirs\n")  # seen, though the stream was refused at first
    expect(page.locator(".cm-content")).to_contain_text("id: theirs")
    page.close()
