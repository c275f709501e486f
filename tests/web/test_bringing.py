"""Scenarios of one's own: checked before they are kept, played, taken away with the game."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import SpooledTemporaryFile

import pytest

from hantei import library
from hantei.play import FORMAT, Game, encoded, headed, read, verify
from hantei.web.storage.scripts import MOST_BYTES, MOST_SCRIPTS
from hantei.web.working.crew import InlineCrew
from hantei.web.working.pools import PooledCrew

from .tables import BASE, Browser, other, question, server

QUARRY = library.shelf("urban_assault").scenario_text("quarry_town")[1]
BRIDGE = library.shelf("senki").scenario_text("bridge")[1]

LAUGHS = "a0: &a0 [x]\n" + "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 9))
"""Aliases of aliases: a few lines that stand for millions of values."""


def own(text: str = QUARRY, name: str = "mill", title: str = "The Old Mill") -> bytes:
    """A scenario of somebody's own: another with an id and a title of its own."""
    text = re.sub(r"(?m)^id: .*$", f"id: {name}", text, count=1)
    return re.sub(r"(?m)^title: .*$", f'title: {{ja: "{title}", en: "{title}"}}', text, count=1).encode()


def bring(browser: Browser, data: bytes, file: str = "mill.yaml") -> tuple[int, str, str]:
    """Bring a file along; the status, the address that it leads to, the page there."""
    answer = browser.post("/bring", files={"file": (file, data)}, headers={"origin": BASE})
    return answer.status_code, str(answer.url.path), answer.text


def test_a_scenario_is_brought_and_played_and_its_save_is_played_elsewhere(browser: Browser, tmp_path: Path) -> None:
    status, address, page = bring(browser, own())
    assert status == 200
    assert "<h1>The Old Mill</h1>" in page
    table = str(browser.post(address, headers={"origin": BASE}).url.path)
    assert browser.answer(table, "breacher") == 200
    assert question(browser.get(table).text) == "Which difficulty will you play?"
    assert "The Old Mill" in browser.get("/").text

    file = tmp_path / "mill.hantei"
    file.write_bytes(browser.get(f"{table}save").content)
    assert verify(file, library.find).sound
    with Game.resume(file, library.find) as game:
        assert game.session.setup["scenario"] == "mill"
    with server(tmp_path / "elsewhere.db") as elsewhere:
        _, _, page = bring(elsewhere, file.read_bytes(), "mill.hantei")
        assert question(page) == "Which difficulty will you play?"
        assert "The Old Mill" in elsewhere.get("/").text


def test_every_fault_is_said_with_its_line_and_nothing_is_kept(browser: Browser) -> None:
    lines = QUARRY.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("default_difficulty:"))
    lines[at] = "default_difficulty: nightmare"
    status, _, page = bring(browser, "\n".join(lines).encode())
    assert status == 422
    assert f"Line {at + 1}" in page
    assert "nightmare" in page
    assert "easy" in page  # what is allowed
    assert "/own/" not in browser.get("/").text


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "at most 256 KiB"),
        (b"# " + b"x" * MOST_BYTES, "at most 256 KiB"),
        (b"\xff\xfe", "not UTF-8"),
        (b"title: x", "does not say at its top which rulebook"),
        (b"hantei: chess/1", "there is no rulebook"),
        (b"hantei: senki/1\nid: [", "Line 2"),
        (b"hantei: senki/1\nid: !!python/object/apply:os.system ['true']", "Line 2"),
        (LAUGHS.encode(), "values"),
    ],
)  # fmt: skip
def test_what_is_no_scenario_is_refused_with_the_reason(browser: Browser, data: bytes, said: str) -> None:
    status, _, page = bring(browser, data)
    assert status == 422
    assert said in page
    assert "/own/" not in browser.get("/").text


def test_faults_come_in_the_readers_language_and_are_escaped(browser: Browser) -> None:
    browser.form("/language", lang="ja", back="/")
    status, _, page = bring(browser, b"hantei: senki/1\nid: <script>alert(1)</script>", "<b>.yaml")
    assert status == 422
    assert "1行目" in page
    assert "<script>alert" not in page
    assert "<b>.yaml" not in page


def test_a_newer_text_takes_the_place_of_the_older_and_tables_keep_theirs(browser: Browser) -> None:
    _, first, _ = bring(browser, own())
    table = str(browser.post(first, headers={"origin": BASE}).url.path)
    _, second, page = bring(browser, own(title="The New Mill"))
    assert second == first
    assert "The New Mill" in page
    assert "The Old Mill" in browser.get(table).text
    assert len(set(re.findall(r"/own/[\w-]+", browser.get("/").text))) == 1
    browser.post(f"{first}/remove", headers={"origin": BASE})
    assert "/own/" not in browser.get("/").text
    assert browser.get(first).status_code == 404
    assert "The Old Mill" in browser.get(table).text


def test_a_scenario_is_nobodys_but_whose_it_is(browser: Browser) -> None:
    _, address, _ = bring(browser, own())
    stranger = other(browser)
    assert stranger.get(address).status_code == 404
    assert stranger.post(address, headers={"origin": BASE}).status_code == 404
    stranger.post(f"{address}/remove", headers={"origin": BASE})
    assert browser.get(address).status_code == 200


def test_only_so_many_are_kept(browser: Browser) -> None:
    for number in range(MOST_SCRIPTS):
        assert bring(browser, own(BRIDGE, f"bridge_{number}"))[0] == 200
    status, _, page = bring(browser, own(BRIDGE, "one_more"))
    assert status == 422
    assert f"You can have no more than {MOST_SCRIPTS} scenarios here" in page
    assert bring(browser, own(BRIDGE, "bridge_7", "Another"))[0] == 200  # in the place of an older one


def test_a_save_whose_scenario_is_faulty_says_where(browser: Browser, tmp_path: Path) -> None:
    """What stands in a save file is checked as a file would be, its faults said in the words of its rulebook."""
    shelf = library.shelf("urban_assault")
    text = QUARRY.replace("default_difficulty: normal", "default_difficulty: nightmare")
    setup = {"scenario": "quarry_town", "leaders": 1, "referee": False, "rulings": {}, "difficulty": ""}
    file = tmp_path / "bad.hantei"
    Game.new(file, shelf.rulebook, {**setup, "scenarios": {"quarry_town": QUARRY}}, "1").close()
    reading = read(file)
    header = {**reading.header, "setup": {**setup, "scenarios": {"quarry_town": text}}}
    assert header["setup"] != reading.header["setup"]
    head = {key: value for key, value in header.items() if key not in ("format", "version")}
    data, _ = encoded([headed(head), *(entry.record for entry in reading.entries)], 0, FORMAT)
    status, _, page = bring(browser, data, "bad.hantei")
    assert status == 422
    assert "nightmare" in page


def test_a_save_that_takes_the_rules_too_much_work_is_refused(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.begin("senki/ace_duel", **{"seat-red": "here", "seat-white": "here", "pace": "instant"})
    assert browser.answer(table, "done") == 200
    data = browser.get(f"{table}save").content
    monkeypatch.setattr("hantei.web.working.following.MOST_WORK", 3)
    monkeypatch.setattr(PooledCrew, "apart", InlineCrew.apart)  # in this process, which knows of the bound
    status, _, page = bring(browser, data, "duel.hantei")
    assert status == 422
    assert "It would take too long to follow duel.hantei by the rules (more than 3 steps)" in page
    page = browser.post(
        "/bring", files={"file": ("duel.hantei", data)}, headers={"origin": BASE, "accept-language": "ja"}
    ).text
    assert "手順が多すぎるため、受け取れません" in page
    assert browser.get("/").text.count("/t/") == 1  # nothing has been kept
    monkeypatch.undo()
    assert bring(browser, data, "duel.hantei")[0] == 200


def test_a_character_of_another_program_becomes_one_of_ones_own(browser: Browser) -> None:
    """What is left behind is told with its line; a file that declares entities is refused, and nothing is kept."""
    data = (Path(__file__).parents[1] / "exchange" / "files" / "needle.chum").read_bytes()
    status, _, page = bring(browser, data, "needle.chum")
    assert status == 200
    assert "The skill Night Markets (3) is not taken over" in page
    assert "Needle" in browser.get("/").text
    status, _, page = bring(browser, b'<!DOCTYPE c [<!ENTITY a "x">]><c>&a;</c>', "other.chum")
    assert status == 422
    assert "entities of its own" in page


def test_the_disk_is_not_asked_while_a_file_comes(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    """The store waits for it with every answer; how much is held in memory at once is bounded at the door."""
    monkeypatch.setattr(SpooledTemporaryFile, "rollover", lambda _: pytest.fail("on the disk"))
    assert bring(browser, b"{" + b"x" * 3_000_000, "large.hantei")[0] == 422
