"""Characters for the clipboard of online tables."""

from __future__ import annotations

import json
import re
from base64 import b64decode
from html import unescape
from io import BytesIO
from pathlib import Path
from urllib.parse import quote
from zipfile import ZipFile

import pytest

from hantei.core.roster import Figure, Gauge, Sheet, SheetRoll
from hantei.core.text import Language, Text
from hantei.exchange.ccfolia import piece, status_lines
from hantei.text import Catalogue

from .tables import server

REN = Sheet(
    id="ren",
    name=Text("レン", "Ren"),
    gauges=[Gauge(Text("生命点", "life"), 3, 5), Gauge(Text("弾倉", "magazines"), 4)],
    figures=[Figure(Text("技量点", "skill"), -1), Figure(Text("防具", "armour"), Text("ベスト", "vest"))],
    conditions=[Text("出血", "bleeding")],
    gear=[Text("小銃", "rifle"), Text("手榴弾", "grenade")],
    initiative=9,
    rolls=[SheetRoll("1D6+1", Text("技量点", "skill")), SheetRoll("1D6+3", Text("生命点", "life"))],
)


@pytest.mark.parametrize(
    ("lang", "data"),
    [
        (
            "ja",
            {
                "name": "レン",
                "memo": "状態：出血\n所持：小銃、手榴弾",
                "status": [
                    {"label": "生命点", "value": 3, "max": 5},
                    {"label": "弾倉", "value": 4, "max": 4},
                ],
                "params": [{"label": "技量点", "value": "-1"}, {"label": "防具", "value": "ベスト"}],
                "commands": "1D6+1 技量点\n1D6+3 生命点",
                "initiative": 9,
            },
        ),
        (
            "en",
            {
                "name": "Ren",
                "memo": "Conditions: bleeding\nCarried: rifle, grenade",
                "status": [
                    {"label": "life", "value": 3, "max": 5},
                    {"label": "magazines", "value": 4, "max": 4},
                ],
                "params": [{"label": "skill", "value": "-1"}, {"label": "armour", "value": "vest"}],
                "commands": "1D6+1 skill\n1D6+3 life",
                "initiative": 9,
            },
        ),
    ],
)
def test_a_sheet_becomes_a_piece(lang: Language, data: dict[str, object]) -> None:
    """What `kind` says and which fields there are is CCFOLIA's; values of params are texts there."""
    assert json.loads(piece(REN, Catalogue(lang))) == {"kind": "character", "data": data}


def test_who_waits_for_no_turn_has_no_initiative() -> None:
    data = json.loads(piece(Sheet("x", "X"), Catalogue("en")))["data"]
    assert "initiative" not in data
    assert (data["memo"], data["status"], data["params"], data["commands"]) == ("", [], [], "")


def test_a_character_is_copied_from_the_table(tmp_path: Path) -> None:
    """The first sheet of the roster, as a part of the page and as a page of its own."""
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/bridge")
        page = browser.get(table).text
        links = re.findall(r'href="(character/[^"]+)"', page)
        assert links
        part = browser.get(table + links[0], headers={"hx-request": "true"}).text
        (text,) = re.findall(r"<textarea[^>]*hidden[^>]*>(.*?)</textarea>", part, re.DOTALL)
        data = json.loads(unescape(text))["data"]
        assert data["name"] in unescape(page)
        assert [status["label"] for status in data["status"]][:1] == ["HP"]
        assert 'data-copy="character-' in part
        assert f'data-picture="{data["name"]}"' in unescape(part)
        (picture,) = re.findall(r'src="data:image/svg\+xml;base64,([^"]+)"', part)
        assert b64decode(picture).startswith(b"<svg")
        assert data["name"] in unescape(browser.get(table + links[0]).text)
        assert browser.get(table + "character/nobody").status_code == 404


def test_what_has_changed_is_typed_into_a_chat() -> None:
    """Life was 5 and is 3; magazines were never copied; a label that is gone is left alone."""
    before = {"life": 5, "old": 7}
    assert status_lines(REN, before, Catalogue("en")) == [":life-2", ":magazines=4"]
    assert status_lines(REN, {"life": 3, "magazines": 1}, Catalogue("en")) == [":magazines+3"]
    assert status_lines(REN, {"life": 3, "magazines": 4}, Catalogue("en")) == []


@pytest.mark.parametrize("since", ["", "x", "[1]", '{"HP": "2"}', '{"HP": true}', "[" * 1900, '{"HP": 1}' + " " * 3000])
def test_a_status_that_nobody_copied_changes_nothing(tmp_path: Path, since: str) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/bridge")
        where = table + re.findall(r'href="(character/[^"]+)"', browser.get(table).text)[0]
        part = browser.get(f"{where}?since={quote(since)}", headers={"hx-request": "true"}).text
        assert "-changes" not in part
        changed = browser.get(f"{where}?since={quote(json.dumps({'HP': 1}))}", headers={"hx-request": "true"}).text
        assert re.search(r">:HP\+\d+", changed)


def test_everybody_is_at_hand_at_once(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as browser:
        table = browser.begin("senki/bridge")
        assert 'href="pieces"' in browser.get(table).text
        page = browser.get(table + "pieces").text
        assert page.count("data-piece=") == len(re.findall(r'href="(character/[^"]+)"', browser.get(table).text))
        for what in ("room", "pieces"):
            answer = browser.get(f"{table}udonarium-{what}.zip")
            assert answer.headers["content-type"] == "application/zip"
            assert ZipFile(BytesIO(answer.content)).testzip() is None
