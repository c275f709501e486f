"""The ledgers that the rulebooks carry are sound, quick to read, and can be searched."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import pytest

import hantei
from hantei import library
from hantei.content import BadContent, load_text, read
from hantei.core.message import BadSetup
from hantei.core.rulings import Ruling
from hantei.core.text import Language, Text
from hantei.ledger import Clause, ClauseKind, Ledger, NoSuchClause, clauses_of, in_languages
from hantei.telling.layouts import Layout, data_of

SHELF = Path(hantei.__file__).parent / "rulebooks"
CARRIED = sorted(path.parent.name for path in SHELF.glob("*/clauses.yaml"))
UA = "urban_assault"


@dataclass(frozen=True)
class Named:
    """How an open point is read, as `clauses.yaml` has it."""

    default: str
    alternatives: tuple[str, ...] = ()
    option: str = ""


@dataclass(frozen=True)
class Worked:
    """An example in `clauses.yaml`."""

    given: str
    expect: str
    dice: tuple[int, ...] | None = None


@dataclass(frozen=True)
class Entry:
    """A clause in `clauses.yaml`."""

    id: str
    section: str
    title: Text
    kind: ClauseKind
    rule: Text
    terms: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    data: Any = None
    ambiguity: str = ""
    ruling: Named | None = None
    examples: tuple[Worked, ...] = ()


@dataclass(frozen=True)
class LedgerFile:
    """A whole `clauses.yaml`."""

    rulebook: str
    seed: str
    clauses: tuple[Entry, ...]
    chapters: Mapping[str, Text] = field(default_factory=dict)


@pytest.mark.parametrize("rulebook", CARRIED)
def test_every_clause_has_the_shape_of_a_clause(rulebook: str) -> None:
    text = (SHELF / rulebook / "clauses.yaml").read_text(encoding="utf-8")
    loaded = load_text(text, "clauses.yaml", LedgerFile)
    assert loaded.faults == ()
    assert loaded.value.rulebook == rulebook
    assert [clause.id for clause in loaded.value.clauses] == [clause.id for clause in Ledger.of(rulebook)]
    titles, sections = loaded.value.chapters, {clause.section for clause in loaded.value.clauses}
    assert not titles or set(titles) == sections


def test_chapters_hold_every_clause_once_in_the_order_of_the_book() -> None:
    chapters = Ledger.of(UA).chapters
    assert [clause for chapter in chapters for clause in chapter.clauses] == list(Ledger.of(UA))
    assert chapters[8].id == "09"
    assert chapters[8].title == Text(ja="副能力値の判定", en="Checks with the sub-ability")


@pytest.mark.parametrize("rulebook", CARRIED)
def test_ids_are_unique_and_every_clause_that_is_needed_exists(rulebook: str) -> None:
    ledger = Ledger.of(rulebook)
    assert len({clause.id for clause in ledger}) == len(ledger)
    assert [(c.id, need) for c in ledger for need in c.needs if need not in ledger] == []
    assert {clause.kind for clause in ledger} <= set(get_args(ClauseKind))


@pytest.mark.parametrize("rulebook", CARRIED)
def test_open_points_have_rulings(rulebook: str) -> None:
    ledger = Ledger.of(rulebook)
    assert [c.id for c in ledger if bool(c.ambiguity) != bool(c.ruling)] == []
    assert [c.id for c in ledger if c.ruling and c.ruling.option and not c.ruling.alternatives] == []


def paired(clause: Clause) -> Iterator[Text]:
    """What a clause says of its open point and its examples."""
    if clause.ambiguity and clause.ruling:
        yield from (clause.ambiguity, *clause.ruling.readings)
    for example in clause.examples:
        yield from (example.given, example.expect)


def numbers(text: str) -> set[int]:
    """The numbers in a text; a Japanese one may count in characters (一発目)."""
    figures = re.findall(r"\d+", unicodedata.normalize("NFKC", text))
    return {int(figure) for figure in figures} | {n for n, sign in enumerate("〇一二三四五六七八九十") if sign in text}


@pytest.mark.parametrize("rulebook", CARRIED)
def test_the_japanese_of_open_points_and_examples_has_every_number_of_the_english(rulebook: str) -> None:
    texts = [(clause.id, text) for clause in Ledger.of(rulebook) for text in paired(clause)]
    assert len(texts) > 300
    assert [(name, text) for name, text in texts if not numbers(text.en) <= numbers(text.ja)] == []
    english = re.compile("[a-z]{3} [a-z]{3}")
    assert [(name, text) for name, text in texts if text.ja == text.en and english.search(text.en)] == []


JAPANESE_SIGN = re.compile("[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uff66-\uff9f]")
"""Kana, kanji, and the signs that repeat them."""


@pytest.mark.parametrize("rulebook", CARRIED)
def test_the_english_of_clauses_holds_no_japanese(rulebook: str) -> None:
    """A term has its English word there (docs/glossary.md); the book's own words stand under `terms`, and in data."""
    ledger = Ledger.of(rulebook)
    texts = [(chapter.id, chapter.title) for chapter in ledger.chapters if chapter.title]
    texts += [(clause.id, text) for clause in ledger for text in (clause.title, clause.rule, *paired(clause))]
    assert [(name, text.en) for name, text in texts if JAPANESE_SIGN.search(text.en)] == []
    assert any(JAPANESE_SIGN.search(text.ja) for _, text in texts)


@pytest.mark.parametrize("rulebook", CARRIED)
def test_readings_begin_with_the_same_value_in_both_languages(rulebook: str) -> None:
    ledger, rulings = Ledger.of(rulebook), library.shelf(rulebook).rulebook.rulings
    points = {clause.ruling.option: clause.ruling for clause in ledger if clause.ruling}
    assert set(points) >= {ruling.id for ruling in rulings}
    for ruling in rulings:
        assert [reading.value for reading in ledger.readings(ruling)] == list(ruling.values)
        for value, text in zip(ruling.values, points[ruling.id].readings, strict=True):
            assert text.en.startswith(f"{value}: ") == text.ja.startswith(f"{value}: ")
            assert not text.ja.startswith(f"{value}：")


def test_readings_are_told_without_their_value() -> None:
    """UA-06.4 writes "halves: ..." before what the reading says; a ruling of no clause says only its values."""
    ledger = Ledger.of(UA)
    ruling = next(ruling for ruling in library.shelf(UA).rulebook.rulings if ruling.id == "d2_by")
    point = ledger.get("UA-06.4").ruling
    assert point
    usual = ledger.readings(ruling)[0]
    assert usual.value == "halves"
    assert point.default == Text(ja=f"halves: {usual.text.ja}", en=f"halves: {usual.text.en}")
    none = ledger.readings(Ruling("none", ("x", "y"), ("UA-06.4",)))
    assert [(reading.value, reading.text.ja) for reading in none] == [("x", "x"), ("y", "y")]


ENGLISH = """
clauses:
  - id: T-1
    section: '1'
    title: {ja: 題, en: title}
    kind: mechanic
    rule: {ja: 規則, en: rule}
    ambiguity: an open point
    ruling: {default: "a: one", alternatives: ["b: two"], option: ab}
    examples:
      - {given: g, dice: [3], expect: e}
  - id: T-2
    section: '1'
    title: {ja: 題, en: title}
    kind: mechanic
    rule: {ja: 規則, en: rule}
"""

JAPANESE = """
T-1:
  ambiguity: 曖昧
  default: "a: 一"
  alternatives: ["b: 二"]
  examples:
    - {given: 前, expect: 後}
"""


def put_together(japanese: str) -> tuple[Clause, ...]:
    return clauses_of(read(ENGLISH, "clauses.yaml"), read(japanese, "clauses.ja.yaml"))


def test_both_files_make_a_clause() -> None:
    clause, plain = put_together(JAPANESE)
    assert clause.ambiguity == Text(ja="曖昧", en="an open point")
    assert clause.ruling
    assert clause.ruling.readings == (Text(ja="a: 一", en="a: one"), Text(ja="b: 二", en="b: two"))
    assert [(e.given, e.expect, e.dice) for e in clause.examples] == [(Text("前", "g"), Text("後", "e"), (3,))]
    assert (plain.ambiguity, plain.ruling, plain.examples) == (None, None, ())


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (JAPANESE, "T-2: {}\n", "clauses.yaml:3: clauses[0]: ledger-no-japanese"),
        ("T-1:", "T-3: {}\nT-1:", "clauses.ja.yaml:2: T-3: unknown-clause"),
        ("T-1:", "T-2: {default: 一}\nT-1:", "clauses.ja.yaml:2: T-2.default: fault-unknown-field"),
        ('["b: 二"]', '["b: 二", "c: 三"]', "clauses.ja.yaml:5: T-1.alternatives: ledger-other-count"),
        ("  ambiguity: 曖昧\n", "", "clauses.ja.yaml:2: T-1: fault-missing"),
        ('"a: 一"', "' '", "clauses.ja.yaml:4: T-1.default: fault-not-text"),
        ("後}", "後, dice: [3]}", "clauses.ja.yaml:7: T-1.examples[0].dice: fault-unknown-field"),
        (", expect: 後", "", "clauses.ja.yaml:7: T-1.examples[0]: fault-missing"),
        ('["b: 二"]', "二", "clauses.ja.yaml:5: T-1.alternatives: fault-not-list"),
        (JAPANESE, "- T-1\n", "clauses.ja.yaml:1: : fault-not-mapping"),
    ],
)
def test_what_the_japanese_has_too_much_or_too_little_is_said_with_its_place(old: str, new: str, fault: str) -> None:
    assert old in JAPANESE
    with pytest.raises(BadContent) as bad:
        put_together(JAPANESE.replace(old, new))
    assert fault in str(bad.value).split("; ")


def test_a_ledger_is_read_once() -> None:
    Ledger.of.cache_clear()
    ledger = Ledger.of(UA)
    assert Ledger.of(UA) is ledger
    assert len(ledger.executable) == 516
    assert len(ledger) == 552


def test_clauses_are_found_by_id_however_typed() -> None:
    ledger = Ledger.of(UA)
    assert ledger.get("UA-08.1") is ledger.get("ua-08.1") is ledger.get("ＵＡ-０８．１ ")
    with pytest.raises(NoSuchClause) as near:
        ledger.get("UA-08.111")
    assert near.value.message == "unknown-clause-guess"
    assert "UA-08.1" in near.value.facts["guesses"]
    with pytest.raises(NoSuchClause) as far:
        ledger.get("?")
    assert far.value.message == "unknown-clause"
    with pytest.raises(BadSetup) as none:
        Ledger.of("../core")
    assert (none.value.message, none.value.facts["allowed"]) == ("unknown-ledger", [*CARRIED])


def test_search_looks_at_both_languages_and_wants_every_word() -> None:
    ledger = Ledger.of(UA)
    critical = ledger.find("クリティカル")
    assert critical
    assert all("クリティカル" in clause.all_words for clause in critical)
    assert ledger.find("CRITICAL")
    assert ledger.find("ｃｒｉｔｉｃａｌ") == ledger.find("critical")
    both = ledger.find("分隊長 skill")
    assert both
    assert set(both) <= set(ledger.find("分隊長")) & set(ledger.find("skill"))
    assert ledger.find("UA-08.1")[0].id == "UA-08.1"
    assert ledger.find("no such words anywhere") == []


def test_a_search_finds_open_points_in_both_languages_after_names_and_rules() -> None:
    """UA-36.5 alone leaves open what the "effects at the start and at the end of a round" are; its rule says nothing
    of effects, so it comes after every clause whose rule does."""
    ledger = Ledger.of(UA)
    clause = ledger.get("UA-36.5")
    for words in ("effects start end round", "効果 始め 終わり ラウンド"):
        assert clause in ledger.find(words)
    hits = ledger.find("effects round")
    ranks = [0 if named(hit, "effects", "round") else 1 if told(hit, "effects", "round") else 2 for hit in hits]
    assert ranks == sorted(ranks)
    assert {1, 2} <= set(ranks)
    assert hits.index(clause) >= ranks.index(2)


def named(clause: Clause, *words: str) -> bool:
    text = " ".join((clause.id, clause.title.en, clause.title.ja, *clause.terms)).lower()
    return all(word in text for word in words)


def told(clause: Clause, *words: str) -> bool:
    text = " ".join((clause.id, clause.title.en, clause.title.ja, *clause.terms, clause.rule.en, clause.rule.ja))
    return all(word in text.lower() for word in words)


def test_a_clause_says_all_that_the_ledger_holds() -> None:
    ledger = Ledger.of(UA)
    clause = ledger.get("UA-08.5")
    assert clause.section == "08"
    assert clause.executable
    assert clause.ruling
    assert clause.ruling.option
    assert clause.ruling.alternatives
    assert clause.examples
    assert clause.rule.lang("ja") != clause.rule.lang("en")
    assert ledger.get("UA-02.3").data["replaces"]["gold"] == "magazines"


@pytest.mark.parametrize("rulebook", CARRIED)
def test_every_word_of_the_data_is_used_there(rulebook: str) -> None:
    """What is called otherwise in Japanese stands in the data of a clause; "name" is what records stand under."""
    used = {"name"}

    def walk(part: Any, within: str = "") -> None:
        if isinstance(part, dict):
            for key, value in part.items():
                used.add(str(key))
                walk(value, str(key))
        elif isinstance(part, list):
            for one in part:
                walk(one, within)
        else:
            used.update((str(part), f"{within}.{part}"))

    for clause in Ledger.of(rulebook):
        walk(clause.data)
    words = read((SHELF / rulebook / "clauses.words.yaml").read_text(encoding="utf-8"), "words").value
    assert [word for word in words if word not in used] == []
    assert [word for word, said in words.items() if not all(one.strip() for one in in_languages(said).values())] == []
    assert {lang for said in words.values() for lang in in_languages(said)} <= {"ja", "en"}


def cells(layout: Layout, head: str = "") -> Iterator[tuple[str, str]]:
    """Every text of a layout, with the name of the column or pair that it stands under; names under nothing."""
    yield from [(head, layout.text)] if layout.kind == "text" else []
    for item in layout.items:
        yield from cells(item, head)
    rows = [zip(layout.heads, row, strict=True) for row in layout.rows] if layout.kind == "table" else [layout.rows]
    for name, part in chain.from_iterable(rows):
        yield "", name
        yield from cells(part, name)


def texts(rulebook: str, lang: Language) -> list[tuple[str, str, str]]:
    """Every text in the tables of clauses, with the clause and what it stands under."""
    ledger = Ledger.of(rulebook)
    tables = [(clause.id, data_of(clause, ledger, lang)) for clause in ledger if clause.data is not None]
    return [(clause, head, text) for clause, table in tables for head, text in cells(table)]


@pytest.mark.parametrize("rulebook", CARRIED)
def test_tables_of_clauses_speak_english(rulebook: str) -> None:
    """But for the terms of the book, which stand beside their names in a column of their own."""
    said = [one for one in texts(rulebook, "en") if one[1] != "Japanese"]
    assert [(clause, text) for clause, _, text in said if JAPANESE_SIGN.search(text)] == []


FORMULA = {"abs", "min", "max", "cx", "cy", "dx", "dy", "km", "default"}
"""Latin letters that stand in Japanese too: functions and names of formulas, a unit, what is typed for a reading."""


@pytest.mark.parametrize("rulebook", CARRIED)
def test_tables_of_clauses_speak_japanese(rulebook: str) -> None:
    """But for formulas, and the ids that people type to choose a reading."""
    options = {clause.ruling.option for clause in Ledger.of(rulebook) if clause.ruling is not None}
    said = [one for one in texts(rulebook, "ja") if one[2] not in options]
    assert [(clause, text) for clause, _, text in said if {*re.findall("[a-z]{2,}", text)} - FORMULA] == []


def test_words_of_the_data_go_by_where_they_stand() -> None:
    """Full is a way to move in Gundog (GD-04.2), and a firing mode (GD-09.6); the LMG is what UA-28.7 is about."""
    gundog, assault = Ledger.of("gundog"), Ledger.of("urban_assault")
    assert [gundog.word("full", "ja"), gundog.word("full", "ja", "modes")] == ["全力移動", "フル"]
    assert [assault.word("lmg", lang) for lang in ("ja", "en")] == ["ライトマシンガン", assault.get("UA-28.7").title.en]
    assert gundog.word("up_to_m", "en") == "up to m"
    assert gundog.word("nothing_like_it", "ja") == "nothing like it"
