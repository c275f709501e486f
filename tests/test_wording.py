"""Rules of docs/wording.md that a test can hold: questions are whole, places are nouns, one thing has one word."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from hantei.content.yaml12 import read
from hantei.core.text import Language

SOURCE = Path(__file__).parents[1] / "src" / "hantei"
GENERAL = SOURCE / "text"
BOOKS = sorted(SOURCE.glob("rulebooks/*/text"))

BARE = re.compile(r"(Use|Spend|Burn|Take|Allow|Roll|Strike|Turn|Let|Choose|Name|Add|Move|Shift|Change|Enter|Whether)\b")
"""How a question begins that has no subject."""

FORM = re.compile(r"^\s*\*?\[\w+\] (.*)$", re.MULTILINE)
"""One of the sentences of a message that has one for each number."""

PLACED = re.compile(r"(Behind|Background|Under|Above|Below|Before|Between|Near|In|At|On|By|Inside|Outside)\b")
"""How a name of a place begins that cannot follow "moves to"."""


def messages(directory: Path, lang: Language) -> Iterator[tuple[str, str]]:
    """All messages of a catalogue in a language, each as it is written."""
    for file in sorted((directory / lang).glob("*.ftl")):
        for entry in FluentParser(with_spans=True).parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and entry.value.span is not None:
                span = entry.value.span
                yield entry.id.name, file.read_text(encoding="utf-8")[span.start : span.end]


def forms(text: str) -> list[str]:
    """The sentences of a message that is one for each number as a whole; else the text itself."""
    whole = re.fullmatch(r"\s*\{ \$\w+ ->\n(.*)\n\s*\}\s*", text, re.DOTALL)
    found = FORM.findall(whole[1]) if whole else []
    return found if whole and len(found) == len(whole[1].splitlines()) else [text]


def questions(lang: Language) -> list[tuple[str, str]]:
    """What rulebooks ask, each form by itself; dice to throw are asked for in an order."""
    found = [one for book in BOOKS for one in messages(book, lang) if re.match(r"[a-z]+-ask-", one[0])]
    asked = [(name, text) for name, text in found if not name.endswith("-ask-throw")]
    return [(name, form) for name, text in asked for form in forms(text)]


def test_a_question_in_english_is_a_whole_sentence_with_a_subject() -> None:
    odd = []
    for name, text in questions("en"):
        last = re.split(r"(?<=[.:!]) ", re.sub(r"\{[^{}]*\}", "X", text).strip())[-1]
        if not last.endswith("?") or BARE.match(last):
            odd.append(f"{name}: {text}")
    assert questions("en")
    assert odd == []


def test_a_question_in_japanese_is_polite_and_what_it_counts_follows_it() -> None:
    polite = re.compile(r"(か？|ください。)(（[^（）]*）)?$")
    odd = [f"{name}: {text}" for name, text in questions("ja") if not polite.search(text.strip())]
    assert questions("ja")
    assert odd == []


def test_names_of_places_can_follow_moves_to() -> None:
    odd = []
    for file in SOURCE.glob("rulebooks/*/encounters/*.yaml"):
        places = read(file.read_text(encoding="utf-8"), file.name).value.get("map", {})
        for place in places.get("places", {}).values() if isinstance(places, dict) else ():
            if isinstance(place, dict) and PLACED.match(str(place.get("name", {}).get("en", ""))):
                odd.append(f"{file.name}: {place['name']['en']}")
    assert odd == []


@pytest.mark.parametrize(
    ("lang", "other"),
    [
        ("ja", "サイコロ"),  # ダイス
        ("ja", "遊び手"),  # コンピュータ, プレイヤー
        ("ja", "機械プレイヤー"),  # コンピュータ
        ("ja", "だれ"),  # 誰
        ("en", r"\d %|\} %"),  # 65%
        ("en", "machine player"),  # computer player
        ("en", r"stands? twice|must stand here|(is|are) no faces|not go with"),  # used twice, expected, combined
        ("en", r"unless given\.|there are: "),  # (default: ...), available:
        ("ja", "指定がなければ|省略時は"),  # 省略すると
    ],
)
def test_one_thing_has_one_word(lang: Language, other: str) -> None:
    odd = [
        f"{name}: {text}"
        for place in (GENERAL, *BOOKS)
        for name, text in messages(place, lang)
        if re.search(other, text)
    ]
    assert odd == []


def test_words_of_a_book_for_fields_name_fields_and_keys_that_it_has() -> None:
    named = 0
    for book in BOOKS:
        written = "\n".join(file.read_text(encoding="utf-8") for file in (book.parent / "content").glob("*.py"))
        for name, _ in messages(book, "en"):
            if name.startswith("book-field-"):
                field = name.removeprefix("book-field-").replace("-", "_")
                assert re.search(rf"^    {field}: |\"{field}\"", written, re.MULTILINE), name
                named += 1
    assert named
