"""`hantei publish`: one page that needs nothing else, says what the file says, and holds the file itself."""

from __future__ import annotations

import re
from base64 import b64decode
from html.parser import HTMLParser
from pathlib import Path

import pytest

from hantei import dossiers, library
from hantei.core.text import Language
from hantei.publish.naming import Chosen, meant, names_of, referred
from hantei.publish.outline import Block, Outline
from hantei.publish.paper import beginning

from .table import Hantei

SCENES = {
    "urban_assault": ("quarry_town", "監視塔の教導官を倒す"),
    "senki": ("ace_duel", "白のヒガンバナを戦闘不能にする"),
    "gundog": ("convoy_ambush", "襲撃隊を全員行動不能にする"),
    "wild_arms": ("canyon_duel", "追い剥ぎを全員倒すか追い払う"),
    "shadowrun4": ("alley_firefight", "組の者を全員行動不能にする"),
}
"""A scene of each rulebook, and a goal that it names."""


class Reader(HTMLParser):
    """The elements of a page with their attributes, and its words."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


def written(tmp_path: Path, book: str, name: str) -> Path:
    file = tmp_path / f"{name}.yaml"
    file.write_text(library.shelf(book).scenario_text(name)[1], encoding="utf-8")
    return file


@pytest.mark.parametrize("book", SCENES)
def test_a_page_of_every_rulebook_stands_alone_and_holds_the_file(hantei: Hantei, tmp_path: Path, book: str) -> None:
    name, goal = SCENES[book]
    file = written(tmp_path, book, name)
    ran = hantei("publish", str(file), "--lang", "ja")
    assert ran.code == 0, ran.err
    page = Reader((tmp_path / f"{name}.html").read_text(encoding="utf-8"))
    assert goal in page.words
    places = [value for _, given in page.elements for at, value in given.items() if at in ("href", "src")]
    assert all(value is not None and value.startswith(("#", "data:")) for value in places)
    assert not {"script", "link", "img", "iframe"} & {tag for tag, _ in page.elements}
    inside = next(given["href"] for _, given in page.elements if "download" in given)
    assert inside is not None
    assert b64decode(inside.partition("base64,")[2]) == file.read_bytes()


def test_an_encounter_shows_its_board_and_the_figures_of_those_in_it(hantei: Hantei, tmp_path: Path) -> None:
    out = tmp_path / "out.html"
    assert hantei("publish", str(written(tmp_path, "senki", "ace_duel")), "-o", str(out), "--lang", "en").code == 0
    text = out.read_text(encoding="utf-8")
    page = Reader(text)
    assert sum("grid-board" in (given.get("class") or "") for _, given in page.elements) == 1
    red_second = re.search(r"<tr><th scope=\"row\">Red Second</th>\s*<td>(\d+)</td><td>(\d+)</td>", text)
    assert red_second is not None
    assert red_second.groups() == ("34", "24")  # HP and EN, as the file gives them


def test_the_figures_of_those_who_come_later_are_there(hantei: Hantei, tmp_path: Path) -> None:
    file = written(tmp_path, "wild_arms", "crossroads")
    assert hantei("publish", str(file), "--lang", "en").code == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert re.search(r'<th scope="row">Bandit rider[^<]*</th>', page)


def test_guns_of_one_person_take_no_column(hantei: Hantei, tmp_path: Path) -> None:
    file = written(tmp_path, "gundog", "convoy_ambush")
    assert hantei("publish", str(file), "--lang", "en").code == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    columns = re.search(r"<tr><th scope=\"col\">Name</th>(.*?)</tr>", page)
    assert columns is not None
    assert columns[1].count("<th") == 2  # endurance, and all other figures


def test_the_file_to_play_is_called_by_its_id(hantei: Hantei, tmp_path: Path) -> None:
    """Also where a map has the same id, and a name."""
    file = written(tmp_path, "urban_assault", "three_lamps")
    file.write_text(file.read_text(encoding="utf-8").replace("id: three_lamps", "id: third_lamp"), encoding="utf-8")
    assert hantei("publish", str(file)).code == 0
    page = Reader(file.with_suffix(".html").read_text(encoding="utf-8"))
    assert [given["download"] for _, given in page.elements if "download" in given] == ["third_lamp.yaml"]


def test_what_a_file_says_is_escaped(hantei: Hantei, tmp_path: Path) -> None:
    file = written(tmp_path, "senki", "ace_duel")
    file.write_text(
        file.read_text(encoding="utf-8").replace("Spider Lilies at Dawn", "<script>alert(1)</script>"), encoding="utf-8"
    )
    assert hantei("publish", str(file), "--lang", "en").code == 0
    page = Reader(file.with_suffix(".html").read_text(encoding="utf-8"))
    assert "<script>alert(1)</script>" in page.words
    assert "script" not in {tag for tag, _ in page.elements}


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "is the original file; give another name."), ("ja", "は元のファイルです。")]
)
def test_a_page_does_not_replace_its_file(hantei: Hantei, tmp_path: Path, lang: Language, words: str) -> None:
    file = written(tmp_path, "senki", "ace_duel")
    before = file.read_bytes()
    ran = hantei("publish", str(file), "-o", str(file), "--lang", lang)
    assert (ran.code, words in ran.err, file.read_bytes() == before) == (2, True, True)


def test_a_faulty_file_is_refused_with_its_faults(hantei: Hantei, tmp_path: Path) -> None:
    file = written(tmp_path, "senki", "ace_duel")
    file.write_text(file.read_text(encoding="utf-8").replace("rounds_max: 50", "rounds_max: many"), encoding="utf-8")
    ran = hantei("publish", str(file), "--lang", "en")
    assert ran.code == 2
    assert not file.with_suffix(".html").exists()


def test_records_alike_are_a_table_and_a_drawing_keeps_its_lines() -> None:
    outline = Outline("en", str.upper)
    table = outline.block("people", [{"id": "a", "at": "0,1"}, {"id": "b", "armed": True}])
    assert table == Block("table", "PEOPLE", columns=("ID", "AT", "ARMED"), rows=(("a", "0,1", ""), ("b", "", "✓")))
    assert outline.block("ground", ["..^", "^.."]) == Block("lines", "GROUND", words=("..^", "^.."))
    assert outline.block("intro", {"ja": "朝", "en": "Dawn\nbreaks"}) == Block(
        "prose", "INTRO", words=("Dawn", "breaks")
    )


RAW = ("deployment_cap", "final_event", "on_repeat", "back_stair", "drill_loot", "high_threat", "do gain")
"""What a reader of *Quarry Town* never wrote: fields, ids, words of the format."""


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            ("Magazines issued 24", "Gain: Magazines 1d3+1", "Final event The Watchtower", "Usual difficulty Normal"),
        ),
        ("ja", ("出撃時の弾倉 24", "手に入れる：弾倉 1d3+1", "最終イベント 監視塔", "標準の難易度 標準")),
    ],
)
def test_an_operation_is_told_in_words(hantei: Hantei, tmp_path: Path, lang: Language, told: tuple[str, ...]) -> None:
    """Fields, effects and the words of the format in the language of the reader; names where the file has ids."""
    file = written(tmp_path, "urban_assault", "quarry_town")
    assert hantei("publish", str(file), "--lang", lang).code == 0
    words = " ".join(Reader(file.with_suffix(".html").read_text(encoding="utf-8")).words.split())
    contents = words.partition("内容" if lang == "ja" else "Contents")[2]
    assert [one for one in told if one not in contents] == []
    assert [one for one in RAW if one in contents] == []


def test_what_has_a_name_is_not_called_by_its_id() -> None:
    """Ids mean what is kept in a field of their kind; a word that two things share is left as it is."""
    text = {"ja": "門", "en": "Gate"}
    plain = {"tiles": {"gate": {"title": text}}, "forces": {"gate": {"name": {"ja": "門番", "en": "Keepers"}}}}
    names = names_of({**plain, "units": [{"id": "dog", "name": {"ja": "犬", "en": "Dog"}}]}, "urban_assault", "en")
    english = library.catalogue("urban_assault", "en")
    assert meant("tile", "gate", names, english) == "Gate"
    assert meant("force", "gate", names, english) == "Keepers"
    assert meant("anything", "gate", names, english) == "gate"
    assert meant("anything", "dog", names, english) == "Dog"
    assert meant("item", "frag", names, english) == "Frag grenade"
    assert meant("space", "indoor", names, english) == "indoors"
    outline = Outline("en", str.title, lambda field, word: meant(field, word, names, english), str.upper)
    effect = {"do": "go", "tile": "gate"}
    assert outline.block("then", [effect]) == Block("line", "Then", words=("GO: Tile Gate",))


FIXED = """\
hantei: urban_assault/1
id: fixed
version: "1.0"
language: en
title: The Fixed Map
objectives: {hold: {kind: secure_area, name: Hold it}}
progress:
  mode: fixed_map
  start: gate
  places:
    gate: {tile: lane, ways: [{to: left}, {to: right}]}
    left: {tile: yard, ways: [{to: end}]}
    right: {tile: barn, ways: [{to: end}]}
    end: {tile: mill, final: true}
final_event: mill
tiles:
  lane: {title: The Lane, space: outdoor, events: []}
  yard: {title: The Yard, space: outdoor, events: []}
  barn: {title: The Barn, space: indoor, events: []}
  mill: {title: The Mill, space: indoor, events: [{do: objective, objective: hold}]}
endings: {held: {result: completed, text: It is over.}}
"""


def test_an_operation_shows_its_maps_as_they_lie(hantei: Hantei, tmp_path: Path) -> None:
    """A fixed map has its four places and four ways; elsewhere what stands fast is joined, what is drawn is not."""
    fixed = tmp_path / "fixed.yaml"
    fixed.write_text(FIXED, encoding="utf-8")
    assert hantei("publish", str(fixed), "--lang", "en").code == 0
    page = Reader(fixed.with_suffix(".html").read_text(encoding="utf-8"))
    assert sum("chart-board" in (given.get("class") or "") for _, given in page.elements) == 1
    shelf = library.shelf("urban_assault")
    (chart,), _ = beginning(FIXED, shelf)
    assert chart.ways == [("gate", "left"), ("gate", "right"), ("left", "end"), ("right", "end")]
    assert [shelf.catalogue("en").name(spot.name) for spot in chart.spots.values()] == [
        "The Lane", "The Yard", "The Barn", "The Mill",
    ]  # fmt: skip
    (town,), _ = beginning(shelf.scenario_text("quarry_town")[1], shelf)
    assert town.ways == [("", "barrier"), ("barrier", "watchtower")]
    assert town.spots["well_yard"].notes == ["12"]


GUNNER = """\
hantei: gundog/character/1
id: gunner
language: ja
character:
  name: 砲手
  endurance: 20
  initiative: 10
  moves: {cautious: 5, normal: 10, full: 20}
  skills: {athletics: {rate: 50}, handguns: {rate: 60, level: 1}}
"""


def test_somebody_in_a_file_is_a_sheet_to_print(hantei: Hantei, tmp_path: Path) -> None:
    file = tmp_path / "gunner.yaml"
    file.write_text(GUNNER, encoding="utf-8")
    assert hantei("publish", str(file), "--lang", "ja").code == 0
    page = Reader((tmp_path / "gunner.html").read_text(encoding="utf-8")).words
    for said in ("砲手", "耐久力", "運動", "50%（スキルレベル0）", "慎重 5", "--squad gunner.yaml"):
        assert said in page, said


def test_ids_are_not_taken_for_words_of_the_book(hantei: Hantei, tmp_path: Path) -> None:
    """A place called `skip`, a map called `drain`, an ending called `dark`: what an author chose has its name, and what
    has none and is referred to by nothing is left out."""
    alley = written(tmp_path, "shadowrun4", "alley_firefight")
    lamps = written(tmp_path, "urban_assault", "three_lamps")
    relay = written(tmp_path, "urban_assault", "silent_relay")
    for file in (alley, lamps, relay):
        assert hantei("publish", str(file), "--lang", "ja").code == 0
    rows = re.findall(r"<tr><td>(.*?)</td><td>(.*?)</td><td>(.*?)</td>", alley.with_suffix(".html").read_text())
    assert ("雀", "ランナー", "ごみ箱の陰") in rows
    told = lamps.with_suffix(".html").read_text(encoding="utf-8")
    assert "<td>作戦成功</td><td>最後の灯が消え" in told
    assert not {"<td>闇</td>", "<td>dark</td>"} & set(re.findall(r"<td>.*?</td>", told))
    assert "ドレイン" not in Reader(relay.with_suffix(".html").read_text(encoding="utf-8")).words


def test_a_word_means_what_it_means_in_its_field() -> None:
    """`melee` is an ability of a check, and what an enemy fights with."""
    japanese = library.catalogue("urban_assault", "ja")
    assert meant("ability", "melee", {}, japanese) == "格闘点"
    assert meant("main_arms", "melee", {}, japanese) == "近接武器"
    assert meant("first", "enemy", {}, japanese) == meant("who", "enemy", {}, japanese)  # and no `first_enemy`


def test_an_option_is_known_by_its_text_and_not_by_its_id() -> None:
    leave = [{"id": Chosen("leave"), "text": {"ja": "去る", "en": "Walk on"}}]
    plain = Outline("en", str.title, referred=referred({"options": leave}))
    assert plain.block("options", leave) == Block("line", "Options", words=("Text Walk on",))
    asked = Outline("en", str.title, referred=referred({"when": {"chosen": Chosen("leave")}, "options": leave}))
    assert asked.block("options", leave) == Block("line", "Options", words=("Id leave, Text Walk on",))


def test_texts_by_side_are_rows(hantei: Hantei, tmp_path: Path) -> None:
    file = written(tmp_path, "wild_arms", "crossroads")
    assert hantei("publish", str(file), "--lang", "ja").code == 0
    page = file.with_suffix(".html").read_text(encoding="utf-8")
    assert re.search(r"<tr><td>勝利</td><td>馬は水を飲みおえて[^<]*。</td></tr>", page)


def test_somebody_is_called_as_their_file_says(hantei: Hantei, tmp_path: Path) -> None:
    """Also where somebody of the scene in which the figures are read is called alike; callsigns of the book in the
    language of the page."""
    corva = tmp_path / "corva.yaml"
    state = library.shelf("shadowrun4").rulebook.start({"encounter": "alley_firefight", "scenario": "alley_firefight"})
    corva.write_text(dossiers.kept_dossier("shadowrun4", state, "corva"), encoding="utf-8")
    swift = tmp_path / "swift.yaml"
    swift.write_text(SWIFT, encoding="utf-8")
    for file, name in ((corva, "コルヴァ"), (swift, "ツバメ")):
        assert hantei("publish", str(file), "--lang", "ja").code == 0
        page = Reader(file.with_suffix(".html").read_text(encoding="utf-8")).words
        assert name in page
        assert not re.search(f"{name}\\d|Swift|three_lamps", page)


SWIFT = """\
hantei: urban_assault/squad/1
id: swift
squad: {leader: {name: Swift, sub: shooting, level: 11, growth: {sub: 1}, skills: [evade], done: [three_lamps]}}
"""
