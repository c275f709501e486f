"""The rules reference: every clause has its page in both languages, a search finds, what refers to what is linked."""

from __future__ import annotations

import asyncio
import re
from html import unescape
from threading import Event
from types import SimpleNamespace

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from hantei.core.text import Language, with_minuses
from hantei.ledger import Ledger
from hantei.telling.layouts import Layout, shaped
from hantei.web.http.guard import Refusal
from hantei.web.http.passages import linked, marked
from hantei.web.routes.reference import books, cases_in, cases_of, routes
from hantei.web.working.crew import InlineCrew
from hantei.web.working.pools import PooledCrew
from hantei.web.working.work import Work

LANGS = ("ja", "en")
BOOKS = [shelf.id for shelf in books()]
SERVED = Starlette(routes=routes)
SERVED.state.room = SimpleNamespace(work=Work(InlineCrew()))  # all of a room that these pages ask
CLIENT = TestClient(SERVED)


def get(address: str, lang: Language = "en", status: int = 200) -> str:
    answer = CLIENT.get(address, headers={"accept-language": lang})
    assert answer.status_code == status, address
    assert not re.search(r"\sstyle=|\son[a-z]+=|javascript:", answer.text), address
    return unescape(answer.text)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", BOOKS)
def test_every_chapter_shows_all_its_clauses(book: str, lang: Language) -> None:
    contents = get(f"/rules/{book}", lang)
    for chapter in Ledger.of(book).chapters:
        assert f'href="/rules/{book}/chapter/{chapter.id}"' in contents
        page = get(f"/rules/{book}/chapter/{chapter.id}", lang)
        assert chapter.title.lang(lang) in page
        assert [clause.id for clause in chapter.clauses if f'id="{clause.id}"' not in page] == []
        assert [clause.id for clause in chapter.clauses if clause.title.lang(lang) not in page] == []


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", BOOKS)
def test_every_clause_can_be_shown(book: str, lang: Language) -> None:
    ledger = Ledger.of(book)
    for clause in list(ledger)[:: max(1, len(ledger) // 40)]:
        page = get(f"/rules/{book}/{clause.id}", lang)
        assert clause.title.lang(lang) in page
        assert [need for need in clause.needs if f'href="/rules/{book}/{need}"' not in page] == []
        read = re.sub(r'<a class="clause"[^>]*>([^<]*)</a>', r"\1", page)
        open_point = (clause.ambiguity, *clause.ruling.readings) if clause.ambiguity and clause.ruling else ()
        said = [*open_point, *(text for example in clause.examples for text in (example.given, example.expect))]
        assert [text for text in said if with_minuses(text.lang(lang)) not in read] == []
        assert not clause.ruling or 'id="open-point"' in page


def test_a_clause_is_found_however_it_is_typed() -> None:
    answer = CLIENT.get("/rules/urban_assault/ua-08.1", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (308, "/rules/urban_assault/UA-08.1")


def test_a_clause_that_is_not_there_is_answered_with_those_like_it() -> None:
    """Chapter 08 has six clauses; five that differ in one figure are named, and lead on."""
    page = get("/rules/urban_assault/UA-08.7", status=404)
    links = re.findall(r'href="/rules/urban_assault/(UA-\d8\.\d|UA-\d\d\.7)"', page)
    assert len(links) == 5


@pytest.mark.parametrize(
    "address",
    [
        "/rules/chess",
        "/rules/chess/UA-08.1",
        "/rules/senki/chapter/99",
        "/rules/senki/SK-0.0/cases",
        "/rules/senki/case/three-kinds",
    ],
)
def test_what_is_not_there_is_not_found(address: str) -> None:
    assert CLIENT.get(address).status_code == 404


@pytest.mark.parametrize(
    ("words", "lang"), [("射線", "ja"), ("射線", "en"), ("line of sight", "en"), ("ＳＫ－０９．１", "ja")]
)
def test_a_search_finds_in_both_languages_whatever_is_read(words: str, lang: Language) -> None:
    """SK-09.1 is called 射線 and "Line of sight"; its number may be typed in full width."""
    assert 'href="/rules/senki/SK-09.1"' in get(f"/rules/senki?q={words}", lang)
    assert 'href="/rules/senki/SK-09.1"' in get(f"/rules?q={words}", lang)


def test_what_is_searched_for_is_shown_and_never_run() -> None:
    answer = CLIENT.get("/rules", params={"q": '"><script>alert(1)</script>'})
    assert "<script>alert" not in answer.text
    assert "&lt;script&gt;alert" in answer.text
    assert len(CLIENT.get("/rules", params={"q": "x" * 5000}).text) < 5000


def test_an_empty_search_finds_nothing() -> None:
    assert 'class="hit"' not in get("/rules?q=")
    assert 'class="hit"' not in get("/rules?q=%E3%80%80")


def test_named_rulings_show_what_their_values_mean() -> None:
    """GD-00.2: the clause gives two readings, each beginning with its value."""
    page = get("/rules/gundog/rulings")
    assert 'id="fumble_table"' in page
    assert "01 always succeeds, 100 always fails" in page
    assert "fumble consequences from a table file of the group's own" in page
    japanese = get("/rules/gundog/rulings", "ja")
    assert "01は必ず成功、100は必ず失敗" in japanese
    assert "ファンブルの結果を卓独自の表ファイルから引く" in japanese


@pytest.mark.parametrize("book", BOOKS)
def test_whatever_a_book_names_as_another_reading_can_be_chosen(book: str) -> None:
    """What is read in one way only has no other reading that is named."""
    fixed = get(f"/rules/{book}/rulings").partition("Read in one way only")[2]
    clauses = re.findall(rf'href="(/rules/{book}/[^"#]+)#open-point"', fixed)
    assert clauses
    assert [one for one in clauses[::20] if "a table cannot choose them" in get(one)] == []


def test_a_clause_found_by_its_open_point_shows_it() -> None:
    """UA-36.5: nothing but its open point, and how it is read, speaks of effects and of the start of a round."""
    hit = get("/rules/urban_assault?q=効果 始めと終わり", "ja")
    shown = hit[hit.index('href="/rules/urban_assault/UA-36.5"') :]
    assert "ラウンドの<mark>始めと終わり</mark>の<mark>効果</mark>。" in shown[: shown.index("</a>")]


def test_cases_of_a_clause_show_what_is_given_thrown_and_expected() -> None:
    """SK-12.2 is proved by the case three-kinds: twelve dice, the e evades with 9."""
    assert "three-kinds" in [placed.case.id for placed in cases_of("senki")["SK-12.2"]]
    page = get("/rules/senki/SK-12.2/cases")
    assert "Each of the three kinds strikes with its own value" in page
    japanese = get("/rules/senki/SK-12.2/cases", "ja")
    assert "<summary>三種の攻撃には、それぞれの判定値と、それを防ぐ判定値がある。</summary>" in japanese
    assert 'href="/rules/senki/case/12-attacks%3Athree-kinds"' in page or "/case/12-attacks:three-kinds" in page
    assert 'hx-get="/rules/senki/SK-12.2/cases"' in get("/rules/senki/SK-12.2")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("book", BOOKS)
def test_every_case_can_be_shown(book: str, lang: Language) -> None:
    cases = list(cases_in(book).values())
    for placed in cases[:: max(1, len(cases) // 40)]:
        page = get(f"/rules/{book}/case/{placed.name}", lang)
        assert [clause for clause in placed.case.clauses if f'href="/rules/{book}/{clause}"' not in page] == []


def test_a_case_is_told_like_a_game_in_both_languages() -> None:
    """12-attacks:three-kinds: thrown 1 + 2 with 8 hits for 11; e parries with 1 + 2 + 9 = 12; the blade comes first."""
    address = "/rules/senki/case/12-attacks:three-kinds"
    page = get(address)
    assert 'href="/rules/senki/SK-12.13"' in page
    assert re.search(r'aria-label="1".*aria-label="2".* 3, \+8 = 11', page)
    assert "3, +9 = 12" in page
    assert "出目3+8＝達成値11" in get(address, "ja")
    part = CLIENT.get(address, headers={"hx-request": "true"}).text
    assert "<h1>" not in part
    assert "3, +8 = 11" in part


def test_a_case_says_what_is_refused_and_where_it_asks() -> None:
    """five-methods: a fighter of Gundog is asked how to move, with five answers. no-attack-without-a-line: what only
    the case knows, the aims of a rifle, is shown as it is written."""
    method = get("/rules/gundog/case/04-actions:five-methods", "ja")
    shown = method[method.index('<div class="story">') :]
    assert len(re.findall('<li class="chip">', shown)) == 5
    assert "全力移動" in shown
    assert '<details class="written">' not in get("/rules/senki/case/09-sight:no-attack-without-a-line")


def test_terms_lead_to_their_clauses() -> None:
    page = get("/rules/urban_assault/terms", "ja")
    clause = next(clause for clause in Ledger.of("urban_assault") if clause.terms)
    assert f'<dt lang="ja">{clause.terms[0]}</dt>' in page
    assert f'href="/rules/urban_assault/{clause.id}"' in page


# Passages


def test_clauses_that_a_text_cites_are_links() -> None:
    ledger = Ledger.of("urban_assault")
    assert linked("see UA-SC.17, not UA-99.1 & <b>", ledger) == (
        'see <a class="clause" href="/rules/urban_assault/UA-SC.17">UA-SC.17</a>, not UA-99.1 &amp; &lt;b&gt;'
    )


def test_clauses_cited_in_japanese_are_links() -> None:
    """No space stands before or after them there."""
    assert linked("対象はUA-36.2とSC-1.1", Ledger.of("urban_assault")) == (
        '対象は<a class="clause" href="/rules/urban_assault/UA-36.2">UA-36.2</a>とSC-1.1'
    )


def test_hits_are_marked_as_they_stand() -> None:
    assert marked("Cover & Recovery", "cover") == "<mark>Cover</mark> &amp; Re<mark>cover</mark>y"
    assert marked("範囲1", "範囲１") == "<mark>範囲1</mark>"
    assert marked("plain", "") == "plain"


def test_records_become_a_table_with_their_inner_records_side_by_side() -> None:
    data = [
        {"id": "a_b", "range": {"close": 0, "far": None}},
        {"id": "c", "loud": True, "range": {"close": -2, "far": 1}},
    ]
    shape = shaped(data, "en")
    assert (shape.kind, list(shape.heads)) == ("table", ["id", "range: close", "range: far", "loud"])
    assert [[cell.text for cell in row] for row in shape.rows] == [["a b", "0", "—", ""], ["c", "−2", "1", "○"]]


def test_records_are_read_under_their_names() -> None:
    """A record has an id, a term of the book, and an English name or not; each reader sees what is theirs."""
    data = [{"id": "take_aim", "ja": "射撃集中", "n": 1}, {"id": "x", "en": "stay put", "ja": "移動しない", "n": 2}]
    shapes: list[tuple[Language, list[str], list[list[str]]]] = [
        ("ja", ["name", "n"], [["射撃集中", "1"], ["移動しない", "2"]]),
        ("en", ["name", "Japanese", "n"], [["take aim", "射撃集中", "1"], ["stay put", "移動しない", "2"]]),
    ]
    for lang, heads, first in shapes:
        shape = shaped(data, lang)
        assert (shape.heads, [[cell.text for cell in row] for row in shape.rows]) == (heads, first)
    book = {"id": "放心", "en": "daze", "n": 1}
    assert [[key for key, _ in shaped(book, lang).rows] for lang in ("ja", "en")] == [
        ["name", "n"],
        ["name", "Japanese", "n"],
    ]
    twice = {"free": ["gesture"], "free_ja": ["ジェスチャー"]}
    assert shaped(twice, "ja") == Layout("pairs", rows=[("free", Layout("text", "ジェスチャー"))])
    assert shaped(twice, "en") == Layout("pairs", rows=[("free", Layout("text", "gesture"))])


@pytest.mark.parametrize(
    ("value", "said"),
    [
        (-3, "−3"), ([0, -10, -20], "0, −10, −20"), ("attack -1", "attack −1"), ("full: 0 | -10", "full: 0 | −10"),
        ("(x,y) -> (y,-x)", "(x,y) -> (y,−x)"), ("no check; -1D on all", "no check; −1D on all"), ("smg_-1", "smg −1"),
        ("SK-05.2", "SK-05.2"), ("cover-up, 1-2", "cover-up, 1-2"), ("dx*(cy-y0) - dy", "dx*(cy-y0) - dy"),
    ],
)  # fmt: skip
def test_negative_figures_have_a_true_minus(value: object, said: str) -> None:
    assert shaped(value, "en") == Layout("text", said)


def test_data_and_rules_show_true_minuses() -> None:
    """UA-28.50: the first level of a wound takes 1 off attacks, as its data and its ruling say."""
    page = get("/rules/urban_assault/UA-28.50", "en")
    assert "attack −1" in page
    assert "attack rolls of the leader −1." in page


def test_mappings_of_one_kind_become_a_table() -> None:
    shape = shaped({"very_dark": {"a": 1, "b": 2}, "dim": {"a": 3, "b": 4}}, "en")
    assert (shape.kind, shape.heads) == ("table", ["", "a", "b"])
    assert [[cell.text for cell in row] for row in shape.rows] == [["very dark", "1", "2"], ["dim", "3", "4"]]


def test_data_of_clauses_is_read_in_japanese() -> None:
    """UA-36.36 names guns and aids by their ids: the LMG is called as the clause about it, UA-28.7 ライトマシンガン.
    GD-09.6 is about fully automatic fire, フル; the same word is 全力移動 where it is a way to move (GD-04.2)."""
    table = get("/rules/urban_assault/UA-36.36", "ja")
    assert "<td>ライトマシンガン</td>" in table
    assert "<td>サプレッサー</td>" in table
    assert "フル" in get("/rules/gundog/GD-09.6", "ja").partition('<p class="rule')[2]
    assert "全力移動" in get("/rules/gundog/GD-04.2", "ja")


def test_lists_stand_on_one_line_while_they_are_short() -> None:
    assert shaped([1, 2, "x"], "en") == Layout("text", "1, 2, x")
    assert shaped([[0, 1], [1, 0]], "ja") == Layout("text", "(0、1)、(1、0)")
    assert shaped(["x" * 50, "y"], "en").kind == "list"
    assert shaped({"ja": "弾倉", "en": "magazine"}, "ja") == Layout("text", "弾倉")
    assert shaped({"base": 0}, "en") == Layout("pairs", rows=[("base", Layout("text", "0"))])


def test_a_house_looks_up_one_thing_at_a_time_and_so_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hantei.web.working.work.MOST_LOOKED_UP", 2)

    async def work() -> None:
        crew = PooledCrew()
        looks, begun, go_on = Work(crew), Event(), Event()

        def long() -> bool:
            begun.set()
            return go_on.wait(60)

        first = [asyncio.ensure_future(looks.look_up(long, ("", "10.0.0.1"))) for _ in range(2)]
        await asyncio.to_thread(begun.wait, 60)
        with pytest.raises(Refusal):
            await looks.look_up(int, ("somebody", "10.0.0.1"))
        assert await looks.look_up(int, ("", "10.0.0.2")) == 0  # there is a thread for it
        go_on.set()
        assert await asyncio.gather(*first) == [True, True]
        crew.close()

    asyncio.run(work())
