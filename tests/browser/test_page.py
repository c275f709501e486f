"""Playing in a page: the site from a plain server of files, Python in the browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from hantei import library
from hantei.cli import main
from hantei.library import scenario_text
from hantei.web.drawing.views import LOG_LINES
from hantei.web.setup.laying import Playable
from hantei.web.setup.offering import as_usual, on_shelf
from tests.web.tables import server

from .conftest import EXPECTED, Visit
from .pages import PageSeat, Space, altered, copied, kept, listed
from .playing import OVER
from .test_books import shortest
from .test_playing import ENOUGH, LONGEST

TIMES = 200
"""How often a tab is closed in the middle of an answer."""

MOST_LOADED = 12_200_000
"""Bytes that a first visit may load until the first question."""

BY_HAND = 8
"""Answers of a battle that are given by hand before the machine takes over."""

FULL = """
const before = FileSystemSyncAccessHandle.prototype.write;
FileSystemSyncAccessHandle.prototype.write = function (bytes, where) {
  if (self.full && where.at + bytes.length > this.getSize()) throw new DOMException("", "QuotaExceededError");
  return before.call(this, bytes, where);
};
new BroadcastChannel("disk").onmessage = ({ data }) => { self.full = data; };
"""
"""A browser that lets no file grow while it is told so."""

MOST_LINES = 40
"""Lines of a log after which a game is begun anew: few enough that most answers leave it whole."""

BARRED = "navigator.storage.getDirectory = () => Promise.reject(new DOMException('', 'SecurityError'));"
"""A browser that keeps nothing."""


@pytest.mark.parametrize("book", library.rulebook_ids())
def test_little_is_loaded_before_the_first_question(built: Path, book: str) -> None:
    """All that no page does without, and the rulebook; loaded as they lie there, by whatever server."""
    loaded = [one["from"] for name, one in listed(built).items() if not one["later"] or name == f"run/{book}.bin"]
    assert sum((built / file).stat().st_size for file in ["sw.js", *loaded]) < MOST_LOADED


def test_the_start_page_needs_no_rulebook(visit: Visit, built: Path, tmp_path: Path) -> None:
    """Each is loaded when it is opened: whoever looks at the start page loads none."""
    copy = copied(built, tmp_path / "site")
    for book in library.rulebook_ids():
        (copy / listed(copy)[f"run/{book}.bin"]["from"]).unlink()
    me = visit(Space(copy))
    me.visit()
    expect(me.page.locator(".choices").first).to_be_visible()
    assert me.page.locator(".choices").count() == len(library.rulebook_ids())


def test_the_first_questions_of_a_rulebook_need_its_files_alone(visit: Visit, built: Path, tmp_path: Path) -> None:
    """What is loaded for later stays out of the way: without it all can be begun, answered, and opened again."""
    copy = copied(built, tmp_path / "site")
    for group in ("rest", "workshop"):
        (copy / listed(copy)[f"run/{group}.bin"]["from"]).unlink()
    me = visit(Space(copy))
    me.visit()
    left = {}
    for book in library.rulebook_ids():
        me.begin(shortest(book))
        me.answer()
        left[me.page.url] = me.log(), me.question()
    me.reload()  # a Python that has opened none of them, at the last table
    for table, (told, asked) in reversed(left.items()):
        if me.page.url != table:
            me.page.goto(table)
        me.ready()
        again = me.log()  # a page begins with the end of a long log
        assert again
        assert (again, me.question()) == (told[-len(again) :], asked)


@pytest.mark.slow
def test_an_operation_in_a_page_to_its_end(visit: Visit) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    answers = 0
    while not me.over and answers < LONGEST:
        me.answer(ENOUGH if any(label.startswith(ENOUGH) for label in me.options()) else "")
        answers += 1
    assert me.over
    assert me.log()
    wide = me.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0


@pytest.mark.slow
def test_a_japanese_browser_is_spoken_to_in_japanese_and_the_choice_is_kept(visit: Visit) -> None:
    me = visit(locale="ja-JP")
    me.visit()
    expect(me.page.locator("html")).to_have_attribute("lang", "ja")
    me.page.get_by_role("button", name="English").click()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")
    me.reload()
    expect(me.page.locator("html")).to_have_attribute("lang", "en")


@pytest.mark.slow
def test_every_answer_that_was_shown_is_there_after_the_window_is_loaded_anew(visit: Visit) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    for _ in range(3):
        me.answer()
    told, asked = me.log(), me.question()
    me.reload()
    me.ready()
    assert me.question() == asked
    assert me.log() == told


@pytest.mark.slow
def test_whenever_the_tab_is_closed_nothing_that_was_shown_is_lost(visit: Visit) -> None:
    """In the middle of an answer; another tab then shows the table."""
    me, rng = visit(), Random(22)
    me.visit()
    me.begin("Quarry Town")
    for _ in range(TIMES):
        if me.over or len(me.log()) > MOST_LINES:
            me.open("/new/urban_assault/quarry_town")  # its name stands on the start page twice by now
            me.arrange()
            me.ready()
        option = me.page.locator("#q-1 form .option, #q-1 form .button.main").first
        option.click(no_wait_after=True)
        me.window.wait_for_timeout(rng.uniform(0, 400))
        shown, table = me.log(), me.window.url
        me.window.close()
        me = me.beside()
        me.visit(table)
        me.ready()
        assert goes_on(me.log(), shown)


def goes_on(log: list[str], shown: list[str]) -> bool:
    """Whether a log begins with what another one showed; a long one leaves out first lines."""
    most = len(shown) if len(log) == LOG_LINES else 1
    return any(log[: len(shown) - left_out] == shown[left_out:] for left_out in range(most)) or not shown


@pytest.mark.slow
def test_a_link_is_a_game_and_its_seed_says_what_the_dice_show(visit: Visit) -> None:
    me, other = visit(), visit()
    told = []
    for one in (me, other):
        one.visit(f"{one.address.removesuffix('app')}#play=urban_assault/quarry_town&seed=7")
        one.ready()
        for _ in range(6):
            one.answer()
        told.append(one.log())
        assert "#/t/" in one.window.url  # whoever loads the window anew is at this table, not at another
    assert told[0] == told[1]
    me.visit(f"{me.address.removesuffix('app')}#play=urban_assault/no_such_town")
    expect(me.page.locator("main")).to_contain_text("There is no page at this address")


@pytest.mark.slow
def test_a_whole_game_is_behind_a_link_and_a_code_leads_to_its_beginning(visit: Visit) -> None:
    me, other = visit(), visit()
    me.visit(f"{me.address.removesuffix('app')}#play=urban_assault/quarry_town&seed=7")
    me.ready()
    for _ in range(3):
        me.answer()
    last = me.log()[-1]
    me.page.get_by_role("link", name="Send").click()
    expect(me.page.locator("#play")).to_have_value(
        f"{me.address.removesuffix('app')}#play=urban_assault/quarry_town&seed=7"
    )
    expect(me.page.locator("#play-code svg")).to_be_attached()
    other.visit(me.page.locator("#replay").input_value())
    assert other.page.url.endswith("/replay?move=0")
    other.open(f"{other.window.url.partition('#')[2].partition('?')[0].removesuffix('replay')}")
    other.ready()
    assert other.log()[-1] == last


@pytest.mark.slow
def test_a_window_loaded_past_the_cache_finds_its_table(visit: Visit) -> None:
    """Which browsers load without the service worker."""
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    asked = me.question()
    devtools = me.window.context.new_cdp_session(me.window)
    devtools.send("Page.reload", {"ignoreCache": True})
    me.window.wait_for_timeout(1000)
    me.laid()
    me.ready()
    assert me.question() == asked
    me.reload()
    me.ready()
    assert me.window.evaluate("crossOriginIsolated")


@pytest.mark.slow
@pytest.mark.parametrize("book", [one for one in library.rulebook_ids() if one != "urban_assault"])
def test_a_battle_of_every_other_book_to_its_end(visit: Visit, book: str, tmp_path: Path) -> None:
    """The first answers by hand, the rest by the machine that takes the seats over; the rules follow the save file."""
    me = visit()
    me.visit()
    me.begin(shortest(book))
    for _ in range(BY_HAND):
        if not me.over:
            me.answer()
    me.open()
    me.page.get_by_role("region", name="Continue playing").get_by_role("link").first.click()
    me.ready()
    seats = me.panel().locator("select[id^=player-]").evaluate_all("all => all.map((one) => one.id.slice(7))")
    for seat in seats:
        if not me.over:
            me.hand(seat, "machine:heuristic")
    me.page.locator(f'#ask h2:text-is("{OVER}")').first.wait_for(timeout=300_000)
    file = saved(me, tmp_path)
    assert main.run(["verify", str(file)]) == 0
    assert b'"do":"answer"' in file.read_bytes()


@pytest.mark.slow
def test_the_same_seed_and_answers_give_the_same_game_here_and_on_a_server(visit: Visit, tmp_path: Path) -> None:
    """Byte for byte: whoever gives a server the answers of a page is given the save file of that page."""
    me = visit()
    me.visit(f"{me.address.removesuffix('app')}#play=urban_assault/quarry_town&seed=7")
    me.ready()
    for _ in range(12):
        me.answer()
    here = saved(me, tmp_path).read_bytes()
    with server(tmp_path / "tables.db") as there:
        table = there.begin("urban_assault/quarry_town", **{**as_usual(quarry_town()), "seed": "7"})
        for record in map(json.loads, here.splitlines()):
            if record.get("do") == "answer":
                assert there.answer(table, given(record)) == 200
        assert there.get(f"{table}save").content == here


@pytest.mark.slow
def test_a_disk_that_is_full_is_said_and_nothing_shown_is_lost(
    visit: Visit, built: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.browser.conftest.EXPECTED", (*EXPECTED, "cannot be written"))
    copy = copied(built, tmp_path / "site")
    altered(copy, "run/worker.js", lambda text: text + FULL)
    me = visit(Space(copy))
    me.visit()
    me.begin("Quarry Town")
    me.answer()
    told, asked = me.log(), me.question()
    me.window.evaluate("new BroadcastChannel('disk').postMessage(true)")
    me.page.locator("#q-1 form .option").first.click()
    expect(me.page.locator("#refused")).to_contain_text("was not saved")
    assert (me.log(), me.question()) == (told, asked)
    me.window.evaluate("new BroadcastChannel('disk').postMessage(false)")
    me.reload()
    me.ready()
    assert (me.log(), me.question()) == (told, asked)
    me.answer()


def quarry_town() -> Playable:
    """What the link of a game leads to."""
    shelf = library.shelf("urban_assault")
    return next(on_shelf(shelf, one) for one in shelf.headings(shelf.kind) if one.id == "quarry_town")


def given(record: dict[str, Any]) -> str:
    """An answer of a journal as a form gives it."""
    answer = record["answer"]
    return answer if isinstance(answer, str) else str(answer)


def saved(me: PageSeat, place: Path) -> Path:
    """The save file that a page gives out."""
    return kept(me.window, me.page.get_by_role("link", name="Save file"), place)


@pytest.mark.slow
def test_two_windows_play_at_one_table_and_the_second_goes_on_alone(visit: Visit) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    other = me.beside()
    other.visit(me.window.url)
    other.ready()
    assert other.question() == me.question()
    form = me.asked()
    other.answer()
    me.moved_on(form)
    assert me.question() == other.question()
    me.window.close()
    other.answer()
    told, asked = other.log(), other.question()
    other.reload()
    other.ready()
    assert (other.log(), other.question()) == (told, asked)


@pytest.mark.slow
def test_where_nothing_may_be_kept_it_is_said_and_one_plays_all_the_same(
    visit: Visit, built: Path, tmp_path: Path
) -> None:
    copy = copied(built, tmp_path / "site")
    altered(copy, "run/files.js", lambda text: text + BARRED)
    me = visit(Space(copy))
    me.visit()
    expect(me.window.locator("#notices")).to_contain_text("keeps nothing here")
    me.begin("Quarry Town")
    me.answer()


def test_the_save_file_of_a_page_is_verified_and_taken_in_again(visit: Visit, tmp_path: Path) -> None:
    me = visit()
    me.visit()
    me.begin("Quarry Town")
    for _ in range(3):
        me.answer()
    file = saved(me, tmp_path)
    assert file.suffix == ".hantei"
    assert main.run(["verify", str(file)]) == 0
    asked = me.question()
    me.bring(file)
    me.ready()
    assert me.question() == asked


@pytest.mark.slow
def test_a_save_of_the_terminal_goes_on_in_a_page_and_comes_back_longer(visit: Visit, tmp_path: Path) -> None:
    """`hantei play` begins a game, the page goes on with it, and `hantei verify` follows the rules through both."""
    begun = tmp_path / "begun.hantei"
    command = ["play", "urban_assault", "quarry_town", "--seed", "7", "--save", str(begun)]
    subprocess.run([sys.executable, "-m", "hantei", *command], input="1\n1\n1\n", text=True, check=False)
    assert begun.read_bytes().count(b'"do":"answer"') == 3
    me = visit()
    me.visit()
    me.page.locator("input[type=file]").set_input_files(begun)
    me.page.get_by_role("button", name="Load it").click()
    me.ready()
    for _ in range(3):
        me.answer()
    file = saved(me, tmp_path)
    assert main.run(["verify", str(file)]) == 0
    before, after = (one.read_bytes().splitlines() for one in (begun, file))
    assert after[: len(before)] == before
    assert sum(b'"do":"answer"' in line for line in after) == sum(b'"do":"answer"' in line for line in before) + 3


def test_after_the_first_visit_no_network_is_needed(visit: Visit, built: Path) -> None:
    space = Space(built)
    me = visit(space)
    me.visit()
    me.begin("Quarry Town")
    told = me.log()
    me.all_kept(built)
    space.close()
    me.reload()
    me.ready()
    assert me.log() == told
    me.answer()
    me.open()
    me.begin(shortest("senki"))
    me.answer()


@pytest.mark.slow
def test_a_new_version_waits_until_somebody_wants_it_and_loses_no_game(
    visit: Visit, built: Path, tmp_path: Path
) -> None:
    copy = copied(built, tmp_path / "site")
    me = visit(Space(copy))
    me.visit()
    me.begin("Quarry Town")
    me.answer()
    told, asked = me.log(), me.question()
    altered(copy, "shell.css", lambda text: text + "/* another version */\n")
    me.reload()
    assert (me.log(), me.question()) == (told, asked)
    expect(me.window.locator("#notices")).to_contain_text("A new version")
    me.answer()
    told, asked = me.log(), me.question()
    with me.window.expect_navigation():
        me.window.get_by_role("button", name="Use it now").click()
    me.laid()
    me.ready()
    assert (me.log(), me.question()) == (told, asked)
    assert "another version" in me.window.evaluate("fetch('shell.css').then((got) => got.text())")
    expect(me.window.locator("#notices .notice")).to_have_count(0)


@pytest.mark.slow
def test_what_a_new_version_no_longer_has_is_said_and_the_game_goes_on(
    visit: Visit, built: Path, tmp_path: Path
) -> None:
    """A site is renewed between two moves, and whoever plays had not loaded all of the old one."""
    copy = copied(built, tmp_path / "site")
    gone = copy / listed(copy)["run/gundog.bin"]["from"]
    part = gone.read_bytes()
    gone.unlink()
    me = visit(Space(copy))
    me.visit()
    me.begin("Quarry Town")
    me.answer()
    table, told, asked = me.page.url, me.log(), me.question()
    altered(copy, "shell.css", lambda text: text + "/* another version */\n")
    me.open()
    me.pick(shortest("gundog"))
    expect(me.page.locator("main")).to_contain_text("is not loaded yet")
    me.page.goto(table)
    me.ready()
    assert (me.log(), me.question()) == (told, asked)
    me.answer()
    gone.write_bytes(part)
    me.begin(shortest("gundog"))
    me.answer()


def test_a_scenario_of_ones_own_is_checked_in_the_page(visit: Visit) -> None:
    """What checks it is loaded now: a faulty one is told with its line, a sound one is on the table."""
    me = visit()
    me.visit()
    text = scenario_text("urban_assault", "quarry_town")[1]
    wrong = text.replace("minutes:", "minuets:", 1)
    assert wrong != text
    for given, told in ((wrong, "minuets"), (text.replace("id: quarry_town", "id: my_town", 1), "Quarry Town")):
        me.open()
        me.page.locator("input[type=file]").set_input_files(
            {"name": "my_town.yaml", "mimeType": "text/yaml", "buffer": given.encode()}
        )
        me.page.get_by_role("button", name="Load it").click()
        expect(me.page.locator("main h1")).not_to_have_text("What shall we play?", timeout=60_000)
        expect(me.page.locator("main")).to_contain_text(told)
    me.page.get_by_role("button", name="Begin").click()
    me.ready()
