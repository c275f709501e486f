"""`hantei export`: pieces for tables elsewhere, in every rulebook."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from hantei import dicebot, library
from hantei.editions import editions

from .table import Hantei
from .test_publish import SCENES
from .test_squads import KURZ

ENCOUNTERS = [book for book in SCENES if book != "urban_assault"]


@pytest.mark.parametrize("book", ENCOUNTERS)
def test_every_piece_of_an_encounter_has_a_palette_that_works_there(hantei: Hantei, book: str) -> None:
    """Each line begins with a command that the bot of the book answers, and dice bots for every game do."""
    ran = hantei("export", "ccfolia", book, SCENES[book][0])
    assert ran.code == 0, ran.err
    pieces = [json.loads(line) for line in ran.out.splitlines()]
    assert len(pieces) >= 2
    for piece in pieces:
        assert piece["kind"] == "character"
        assert piece["data"]["name"]
        assert all(type(one["value"]) is int and type(one["max"]) is int for one in piece["data"]["status"])
        for line in filter(None, piece["data"]["commands"].split("\n")):
            for bot in (*editions()[book].bots, "DiceBot"):
                dicebot.system(bot).read(line, strict=True)


@pytest.mark.parametrize("book", ENCOUNTERS)
def test_every_piece_has_a_picture_to_upload(hantei: Hantei, tmp_path: Path, book: str) -> None:
    """CCFOLIA's clipboard takes none; its editor takes PNG. They are numbered as the pieces are."""
    place = tmp_path / "new" / "pictures"
    ran = hantei("export", "ccfolia", book, SCENES[book][0], "--pictures", str(place))
    assert ran.code == 0, ran.err
    names = [json.loads(line)["data"]["name"] for line in ran.out.splitlines()]
    assert sorted(one.name for one in place.iterdir()) == [f"{n:02} {name}.png" for n, name in enumerate(names, 1)]
    assert all(one.read_bytes().startswith(b"\x89PNG") for one in place.iterdir())


@pytest.mark.parametrize("book", ENCOUNTERS)
def test_a_whole_encounter_is_a_room_with_everybody_in_it(hantei: Hantei, tmp_path: Path, book: str) -> None:
    out = tmp_path / "room.zip"
    assert hantei("export", "udonarium", book, SCENES[book][0], "-o", str(out), "--lang", "ja").code == 0
    with ZipFile(BytesIO(out.read_bytes())) as archive:
        room = ElementTree.fromstring(archive.read("data.xml"))  # noqa: S314 - ours
        pictures = {name.removesuffix(".svg") for name in archive.namelist() if name.endswith(".svg")}
        assert all("var(" not in archive.read(f"{one}.svg").decode() for one in pictures)
    pieces = len(hantei("export", "ccfolia", book, SCENES[book][0]).out.splitlines())
    assert len(room.findall("character")) == pieces
    assert len(room.findall("game-table")) >= 1
    wanted = {one.text for one in room.iter("data") if one.get("name") == "imageIdentifier" and one.text}
    wanted |= {one.get("imageIdentifier", "") for one in room.iter("game-table")} - {""}
    assert wanted == pictures


def test_what_has_changed_since_an_entry_is_typed_as_each_person(hantei: Hantei, tmp_path: Path) -> None:
    save = tmp_path / "duel.hantei"
    assert hantei("play", "senki", SCENES["senki"][0], "--auto", "--seed", "3", "--save", str(save)).code == 0
    ran = hantei("export", "ccfolia", str(save), "--since", "0")
    assert ran.code == 0, ran.err
    before = [json.loads(one)["data"] for one in hantei("export", "ccfolia", str(save), "--to", "0").out.splitlines()]
    after = [json.loads(one)["data"] for one in hantei("export", "ccfolia", str(save)).out.splitlines()]
    typed: dict[str, dict[str, int]] = {}
    for line in ran.out.splitlines():
        if line.startswith("# "):
            name = line[2:]
        else:
            label, sign, number = line[1:].rpartition("+") if "+" in line else line[1:].rpartition("-")
            typed.setdefault(name, {})[label] = int(sign + number)
    for was, now in zip(before, after, strict=True):
        then = {one["label"]: one["value"] for one in was["status"]}
        for one in now["status"]:
            assert one["value"] == then[one["label"]] + typed.get(now["name"], {}).get(one["label"], 0)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["foo", "senki", "bridge"], "ccfolia, udonarium"),
        (["udonarium", "senki", "bridge", "--since", "1"], "--since"),
        (["ccfolia", "senki", "bridge", "--pieces"], "--pieces"),
        (["udonarium", "senki", "bridge", "--pictures", "x"], "--pictures"),
        (["ccfolia", "senki", "bridge", "--pictures", "/dev/null/x"], "/dev/null/x"),
        (["ccfolia", "senki", "bridge", "--to", "1"], "--to"),
        (["ccfolia", "senki", "nowhere"], "nowhere"),
        (["ccfolia", "senki", "bridge", "--eyes", "moon"], "moon"),
        (["ccfolia", "urban_assault", "quarry_town"], "quarry_town"),
        (["ccfolia", "nothing.hantei"], "nothing.hantei"),
    ],
)
def test_what_cannot_be_exported_is_said(hantei: Hantei, words: list[str], said: str) -> None:
    ran = hantei("export", *words)
    assert ran.code == 2
    assert said in ran.err


def test_the_rolls_of_a_chat_are_told_with_the_reasons_of_the_book(hantei: Hantei, tmp_path: Path) -> None:
    """19 against 55 %: a success whose degree is the sum of its digits, 10 (GD-00.1); the bot says the same."""
    log = tmp_path / "log.html"
    said = "1D100&lt;=55 (1D100&lt;=55) ＞ 19 ＞ 成功(達成値10+SL)"
    other = "(CCB&lt;=50) ＞ 30 ＞ 成功"
    table, talk = "SFT 射撃ファンブル表[4] ＞ 銃が壊れる", "（笑） ＞ 次は当てる"
    texts = (said, other, table, talk)
    spans = [f"<p><span>[main]</span><span>Mori</span><span>{one}</span></p>" for one in texts]
    log.write_text("".join(spans), encoding="utf-8")
    ran = hantei("roll", "GundogZero", "--log", str(log))
    assert ran.code == 0
    assert "Success: 19 against 55% (margin +36), degree 10" in ran.out
    first, second, third = hantei("roll", "GundogZero", "--log", str(log), "--json").rows
    assert first["chat"]["who"] == "Mori"
    assert first["faces"] == [[19]]
    assert first["bot"]["text"] == "(1D100<=55) ＞ 19 ＞ 成功(達成値10+SL)"
    assert "CCB" in second["unread"]
    assert third["chat"]["text"] == table
    assert "which dice" in third["unread"]


@pytest.mark.parametrize(
    ("words", "said"), [(["gundog"], "GundogZero"), (["GundogZero", "1D100"], "1D100"), (["GundogZero"], "log.html")]
)
def test_a_log_without_rolls_or_system_is_refused(hantei: Hantei, tmp_path: Path, words: list[str], said: str) -> None:
    log = tmp_path / "log.html"
    log.write_text("<p>nothing</p>", encoding="utf-8")
    ran = hantei("roll", *words, "--log", str(log))
    assert ran.code == 2
    assert said in ran.err


def test_people_of_a_file_go_as_pieces(hantei: Hantei, tmp_path: Path) -> None:
    """A squad with its members; nobody has a place, so there is no room around them."""
    file = tmp_path / "kurz.yaml"
    file.write_text(KURZ, encoding="utf-8")
    done = hantei("export", "ccfolia", str(file))
    assert done.code == 0
    assert [json.loads(line)["data"]["name"] for line in done.out.splitlines()] == [
        "クルツ",
        "Assault trooper",
        "Medic",
    ]
    packed = tmp_path / "kurz.zip"
    assert hantei("export", "udonarium", str(file), "-o", str(packed)).code == 0
    with ZipFile(packed) as archive:
        assert "data.xml" not in archive.namelist()
    assert "--eyes" in hantei("export", "ccfolia", str(file), "--eyes", "leader").err
    scene = tmp_path / "duel.yaml"
    scene.write_text(library.shelf("senki").scenario_text("ace_duel")[1], encoding="utf-8")
    done = hantei("export", "ccfolia", str(scene))
    assert (done.code, "holds no people" in done.err) == (2, True)
