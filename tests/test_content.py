"""Content files: YAML 1.2, closed models, faults that name line, place and what is allowed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from hantei.content import BadContent, json_schema, load_file, load_text, path_text, read
from hantei.content.slips import SLIPS, slips
from hantei.core.limits import AlsoWritten, Between, Matching, open_record
from hantei.core.message import BadSetup, Message
from hantei.core.text import Filled, Language, Text


@dataclass(frozen=True)
class Hit:
    """Damage."""

    do: Literal["hit", "graze"]
    amount: int | str = 1


@open_record
@dataclass(frozen=True)
class Guest:
    """Somebody of whom a file may say more than is read."""

    age: int


@dataclass(frozen=True)
class Say:
    """Words."""

    do: Literal["say"]
    text: Text


@dataclass(frozen=True)
class If:
    """Steps under a condition."""

    do: Literal["if"]
    then: tuple[Step, ...]
    reaction: Literal["hostile", "neutral"] | Hit | None = None


Step = Hit | Say | If


@dataclass(frozen=True)
class Scene:
    """All that a test needs."""

    name: Text
    level: Annotated[int, Between(1, 9)] = 1
    dark: bool = False
    id: Annotated[str, Matching("[a-z_]+")] = "x"
    light: Annotated[Literal["dim", "bright"], AlsoWritten({"明るい": "bright"})] = "dim"
    steps: tuple[Step, ...] = ()
    guests: Mapping[str, Guest] = field(default_factory=dict)
    rows: Mapping[str, int] = field(default_factory=dict)
    numbers: Mapping[int, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if self.id == "bad":
            raise BadSetup("unknown-ruling", name="bad", allowed="")


HEAD = "name: {ja: あ, en: a}\n"


def messages(text: str) -> list[tuple[int, str, str]]:
    return [(f.line, f.place, f.said.id) for f in load_text(text, "scene.yaml", Scene).faults]


def test_a_sound_file_becomes_frozen_dataclasses() -> None:
    loaded = load_text(HEAD + "steps:\n- do: if\n  then: [{do: hit, amount: 1d6}, {do: graze}]\n", "s", Scene)
    assert loaded.sound
    assert not loaded.faults
    assert loaded.value == Scene(Text("あ", "a"), steps=(If("if", (Hit("hit", "1d6"), Hit("graze"))),))
    assert loaded.line(("steps", 0, "then", 1, "do")) == 4
    assert loaded.line(("steps", 7)) == 2
    assert loaded.fault(("steps", 0), Message("fault-missing", {"field": "x"})).line == 3


@pytest.mark.parametrize(
    ("plain", "value"),
    [
        ("yes", "yes"), ("no", "no"), ("on", "on"), ("off", "off"), ("12:30", "12:30"), ("2026-01-02", "2026-01-02"),
        ("010", 10), ("0o17", 15), ("0x1F", 31), ("-5", -5), ("1_000", "1_000"), ("0b1", "0b1"), ("1.5", 1.5),
        ("1e3", 1000.0), (".5", 0.5), ("true", True), ("False", False), ("null", None), ("~", None), ("", None),
        ("'5'", "5"), ("!!str 5", "5"), ("1d6", "1d6"), ("<<", "<<"), ("=", "="), (".inf", float("inf")),
    ],
)  # fmt: skip
def test_plain_scalars_follow_the_core_schema_of_yaml_12(plain: str, value: object) -> None:
    document = read(f"a: {plain}", "x")
    assert document.faults == []
    assert document.value == {"a": value}
    assert type(document.value["a"]) is type(value)


def test_keys_stay_as_written() -> None:
    assert read("11: a\n06: b\non: c\ntrue: d", "x").value == {"11": "a", "06": "b", "on": "c", "true": "d"}
    loaded = load_text(HEAD + "rows: {11: 1, 06: 2}\nnumbers: {11: 1}", "x", Scene)
    assert loaded.value.rows == {"11": 1, "06": 2}
    assert loaded.value.numbers == {11: 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: b: c", "syntax-second-colon"), ("a:\n\tb: 1", "syntax-odd-character"), ("a: *x", "syntax-undefined-alias"),
        ('a: "x', "syntax-unclosed-quote"), ("a: [1, 2", "syntax-unclosed-bracket"),
        ("a:\n  - 1\n - 2", "syntax-indentation"), ("a: 1\n---\nb: 1", "syntax-several-documents"),
        ("a: \x01", "syntax-control-character"), ("a: \ud800", "syntax-control-character"),
        ("a: &x 1\nb: &x 2", "syntax-duplicate-anchor"), ("%FOO\n---\na: 1", "syntax-other"),
        ("a: &x [*x]", "yaml-recursive"), ("a: 1\na: 2", "yaml-repeated-key"), ("? [1]\n: 2", "yaml-odd-key"),
        ("a: !!python/object:os.system x", "yaml-tag"), ("a: !mine {}", "yaml-tag"), ("a: !!int x", "yaml-tag"),
        ("a: !!set [x]", "yaml-tag"), ("a: " + "9" * 5000, "yaml-long-number"),
        ("[" * 100_000, "yaml-too-deep"), ("- " * 50_000 + "a", "yaml-too-deep"),
        ("a: " + "[" * 200 + "]" * 200, "yaml-too-deep"),
    ],
)  # fmt: skip
def test_texts_that_are_no_sound_yaml(text: str, message: str) -> None:
    faults = read(text, "x").faults
    assert faults
    assert faults[0].said.id == message
    assert faults[0].line <= text.count("\n") + 1


def test_aliases_are_allowed_but_cannot_explode() -> None:
    assert read("a: &x {b: 1}\nc: *x", "x").value == {"a": {"b": 1}, "c": {"b": 1}}
    bomb = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    bomb += "".join(f"a{n}: &a{n} [{', '.join([f'*a{n - 1}'] * 9)}]\n" for n in range(1, 12))
    assert [fault.said.id for fault in read(bomb, "x").faults] == ["yaml-too-large"]


def test_without_aliases_a_text_has_as_many_values_as_it_has() -> None:
    many = 250_000
    read_back = read("a: [" + "1," * many + "]", "x")
    assert read_back.faults == []
    assert len(read_back.value["a"]) == many


def test_figures_texts_and_switches_are_strict() -> None:
    text = "name: {ja: 1, en: a}\nlevel: '5'\ndark: yes\nid: 7\nsteps: {}\nrows: []\nnumbers: {a: 1, 2: x}"
    assert messages(text) == [
        (1, "name.ja", "fault-not-text"),
        (2, "level", "fault-not-int"),
        (3, "dark", "fault-not-bool"),
        (4, "id", "fault-not-text"),
        (5, "steps", "fault-not-list"),
        (6, "rows", "fault-not-mapping"),
        (7, "numbers.a", "fault-key"),
        (7, "numbers.2", "fault-not-int"),
    ]
    assert messages(HEAD + "level: true") == [(2, "level", "fault-not-int")]
    assert messages(HEAD + "level: 0") == [(2, "level", "fault-at-least")]
    assert messages(HEAD + "level: 10") == [(2, "level", "fault-at-most")]
    assert messages(HEAD + "id: A b") == [(2, "id", "fault-pattern")]
    assert messages("name: {ja: '', en: a}") == [(1, "name.ja", "fault-text-too-short")]


def test_a_fault_within_an_alternative_is_told_once() -> None:
    text = HEAD + "steps:\n- do: if\n  then:\n  - {do: hit, amount: [1], amuont: 2}\n  - {do: say}\n"
    assert messages(text) == [
        (5, "steps[0].then[0].amount", "fault-shape"),
        (5, "steps[0].then[0].amuont", "fault-unknown-field-guess"),
        (6, "steps[0].then[1].text", "fault-missing"),
    ]


def test_unknown_alternatives_list_the_allowed_ones() -> None:
    faults = load_text(HEAD + "steps: [{do: sya}, {text: x}, x, {do: 3}]", "x", Scene).faults
    assert [f.said.id for f in faults] == ["fault-tag", "fault-missing-tag", "fault-not-mapping", "fault-tag"]
    inner: Any = faults[0].said.args["fault"]
    assert inner.id == "fault-unknown-value-guess"
    assert inner.args["allowed"] == ["hit", "graze", "say", "if"]
    assert inner.args["guess"] == "say"
    assert faults[1].said.args["allowed"] == ["hit", "graze", "say", "if"]


def test_unions_of_unlike_things_are_told_apart_by_what_stands_there() -> None:
    def reaction(value: str) -> list[tuple[int, str, str]]:
        return messages(HEAD + f"steps: [{{do: if, then: [], reaction: {value}}}]")

    assert reaction("hostile") == []
    assert reaction("~") == []
    assert reaction("{do: hit}") == []
    assert reaction("hostil") == [(2, "steps[0].reaction", "fault-unknown-value-guess")]
    assert reaction("{do: hit, x: 1}") == [(2, "steps[0].reaction.x", "fault-unknown-field")]
    assert reaction("5") == [(2, "steps[0].reaction", "fault-shape")]


def test_a_word_may_be_written_in_other_ways() -> None:
    for written in ("明るい", "bright"):
        assert load_text(HEAD + f"light: {written}\n", "s", Scene).value.light == "bright"
    fault = load_text(HEAD + "light: 薄い\n", "s", Scene).faults[0]
    assert fault.path == ("light",)
    assert fault.said.args["allowed"] == ["dim", "bright"]
    assert json_schema(Scene, "t")["properties"]["light"]["enum"] == ["dim", "bright", "明るい"]


def test_open_records_ignore_what_they_do_not_know() -> None:
    loaded = load_text(HEAD + "guests:\n  ann: {age: 3, hat: red}\n  bob:\n    ages: 4\n    age: 4\n", "s", Scene)
    assert loaded.sound
    assert loaded.value.guests == {"ann": Guest(3), "bob": Guest(4)}
    assert [(fault.line, fault.severity, fault.said.id, fault.place) for fault in loaded.faults] == [
        (3, "warning", "fault-ignored-field", "guests.ann.hat"),
        (5, "warning", "fault-ignored-field-guess", "guests.bob.ages"),
    ]
    schema = json_schema(Scene, "t")
    assert "additionalProperties" not in schema["$defs"]["Guest"]
    assert schema["additionalProperties"] is False


def test_what_an_open_record_knows_is_checked_all_the_same() -> None:
    loaded = load_text(HEAD + "guests: {ann: {hat: red, age: old}}\n", "s", Scene)
    assert not loaded.sound
    assert [(fault.severity, fault.said.id) for fault in loaded.faults] == [
        ("warning", "fault-ignored-field"),
        ("error", "fault-not-int"),
    ]


def test_all_faults_are_reported_and_the_value_is_refused() -> None:
    loaded = load_text("level: x\nlevel: 3\nextra: 1\n", "s.yaml", Scene)
    assert not loaded.sound
    ids = [(f.line, f.said.id) for f in loaded.faults]
    assert ids == [
        (1, "fault-missing"),
        (1, "fault-not-int"),
        (2, "yaml-repeated-key"),
        (3, "fault-unknown-field"),
    ]
    with pytest.raises(BadContent, match=r"s\.yaml:2: level: yaml-repeated-key"):
        _ = loaded.value
    assert messages("") == [(1, "", "fault-not-mapping")]


def test_a_model_may_refuse_with_a_message_of_its_own() -> None:
    assert messages(HEAD + "id: bad") == [(1, "", "unknown-ruling")]


def test_models_that_cannot_be_told_apart_are_refused() -> None:
    @dataclass(frozen=True)
    class One:
        a: int

    @dataclass(frozen=True)
    class Two:
        b: int

    with pytest.raises(TypeError, match="One, Two cannot be told apart"):
        load_text("{}", "x", dict[str, One | Two])


def test_files_that_cannot_be_read_are_faults(tmp_path: Path) -> None:
    good, odd = tmp_path / "good.yaml", tmp_path / "odd.yaml"
    good.write_bytes(b"\xef\xbb\xbf" + HEAD.encode())
    odd.write_bytes(b"a: 1\nb: \x82\xa0")
    assert load_file(good, Scene).value.name.ja == "あ"
    assert [(f.line, f.said.id) for f in load_file(odd, Scene).faults] == [(2, "file-not-utf8")]
    assert [f.said.id for f in load_file(tmp_path / "none.yaml", Scene).faults] == ["file-unreadable"]
    assert [f.said.id for f in load_file(tmp_path, Scene).faults] == ["file-unreadable"]


def test_json_schema_is_closed_and_names_the_alternatives() -> None:
    schema = json_schema(Scene, "A scene")
    assert schema["$schema"].endswith("2020-12/schema")
    assert schema["title"] == "A scene"
    assert schema["additionalProperties"] is False
    items = schema["properties"]["steps"]["items"]
    assert items["discriminator"]["propertyName"] == "do"
    assert set(items["discriminator"]["mapping"]) == {"hit", "graze", "say", "if"}
    closed = [part for name, part in schema["$defs"].items() if name != "Guest"]
    assert all(part["additionalProperties"] is False for part in closed)
    assert schema["properties"]["level"] == {
        "default": 1, "maximum": 9, "minimum": 1, "title": "Level", "type": "integer"
    }  # fmt: skip


@dataclass(frozen=True)
class Page:
    """A record whose head may name its language."""

    title: Text
    language: Language | None = None
    note: Filled | Text = "-"
    lines: tuple[Text, ...] = ()
    names: Mapping[str, Text | None] = field(default_factory=dict)


def test_one_language_is_enough_where_the_head_names_it() -> None:
    text = (
        "language: ja\ntitle: 題\nnote: 覚\nlines:\n- 一\n- {en: two}\n- {ja: 三, en: three}\nnames: {a: 名, b: null}\n"
    )
    loaded = load_text(text, "page", Page)
    assert loaded.value == Page(
        Text("題", "題"),
        "ja",
        note="覚",  # a plain text may stand there anyway
        lines=(Text("一", "一"), Text("two", "two"), Text("三", "three")),
        names={"a": Text("名", "名"), "b": None},
    )
    assert [(f.line, f.place, f.said.id, f.severity) for f in loaded.untranslated("en")] == [
        (2, "title", "fault-untranslated-en", "warning"),
        (5, "lines[0]", "fault-untranslated-en", "warning"),
        (8, "names.a", "fault-untranslated-en", "warning"),
    ]
    assert [(f.line, f.place) for f in loaded.untranslated("ja")] == [(6, "lines[1]")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("title: 題", "fault-one-language"),
        ("title: {ja: 題}", "fault-missing"),
        ("title: {ja: 題, en: t}\nnames: {a: 名}", "fault-one-language"),
        ("language: fr\ntitle: {ja: 題, en: t}", "fault-unknown-value"),
        ("language: ja\ntitle: ''", "fault-text-too-short"),
        ("language: ja\ntitle: {fr: t}", "fault-missing"),
        ("language: ja\ntitle: 5", "fault-not-mapping"),
    ],
)
def test_a_text_that_is_none(text: str, message: str) -> None:
    assert message in [fault.said.id for fault in load_text(text, "page", Page).faults]


def test_editors_learn_that_one_language_is_enough() -> None:
    words = json_schema(Page, "page")["$defs"]["Text"]["anyOf"]
    assert words[0] == {"type": "string", "minLength": 1}
    assert words[1]["minProperties"] == 1
    assert words[1]["additionalProperties"] is False
    assert json_schema(Scene, "scene")["$defs"]["Text"]["required"] == ["ja", "en"]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("name：{ja: あ, en: a}\ndark: true\n", [(1, "slip-colon")]),
        (HEAD + "dark：true\nid: x\n", [(2, "slip-colon")]),
        (HEAD + "steps:\n- do：graze\n- {do: graze}\n", [(3, "slip-colon")]),
        ("name: {ja: あ, en：a}\n", [(1, "slip-colon")]),
        (HEAD + "　dark: true\n", [(2, "slip-space")]),
        (HEAD + "dark:　true\nid: x\n", [(2, "slip-space")]),
        (HEAD + "rows: {a: １２}\n", [(2, "fault-full-width")]),
        (HEAD + "rows: {a: 12　}\n", [(2, "fault-full-width")]),
        (HEAD + "dark: true\nｉｄ: x\n", [(3, "fault-full-width")]),
        ("name: ｛ja: あ, en: a｝\n", [(1, "slip-bracket")]),
        (HEAD + "steps:\n- {do: graze、id: x}\n", [(3, "slip-comma")]),
        (HEAD + "steps:\n－ do: graze\n", [(2, "fault-not-list"), (3, "slip-dash")]),
        (HEAD + "steps:\n-do: graze\n", [(2, "fault-not-list"), (3, "slip-after-dash")]),
        (HEAD + "dark:true\nid: x\n", [(2, "slip-after-colon")]),
        (HEAD + "dark: true　＃ 夜\n", [(2, "slip-comment")]),
        (HEAD + "squads: [{id: a, at: 0,2}]\n", [(2, "slip-square")]),
        ('name: {ja: "あ, en: a}\nid: x\n', [(1, "syntax-unclosed-quote")]),
        ('name: {ja: "あ, en: "a"}\nid: x\n', [(1, "syntax-odd-quotes")]),
        ('name: {ja: "a、b: ｛c", en: "x, y：z"}\nid: [\n', [(2, "syntax-unclosed-bracket")]),
        (HEAD + "steps: [{do: graze}\nid: x\ndark: true\n", [(2, "syntax-unclosed-bracket")]),
        ('id: "x\nname: {ja: あ, en: a}\nsteps: {"1": a}\n', [(1, "syntax-unclosed-quote")]),
        ('name: "a\n  b"\nid: x\n  dark: true\n', [(4, "syntax-second-colon")]),  # closed, two lines long
        ("name: {ja: 水車: 回る, en: a}\n", [(1, "syntax-colon-in-brackets")]),
        ("steps:\n  - do: graze\n\tid: x\n", [(3, "syntax-tab")]),
        ("name: {ja: 注意：左, en: a}\n", []),  # within a text such signs are at home
        ("name: {ja: あ　い, en: a}\n", []),
    ],
)
def test_slips_of_writers_are_named_at_their_own_line(text: str, told: list[tuple[int, str]]) -> None:
    assert [(fault.line, fault.said.id) for fault in load_text(text, "x", Scene).faults] == told


def test_what_looks_for_slips_goes_through_a_line_once_however_many_brackets_it_has() -> None:
    whole_line = [form.pattern for form, _ in SLIPS if ".*" in form.pattern]
    assert whole_line
    assert all(pattern.startswith("^") for pattern in whole_line)
    assert [fault.said.args["column"] for fault in slips("[ [ {do: graze、id: x}、{a: [、", "x")] == [22]


def test_a_figure_of_full_width_is_given_back_in_plain_signs() -> None:
    fault = load_text(HEAD + "rows: {a: －１２}", "x", Scene).faults[0]
    assert fault.said.args["plain"] == "-12"


def test_paths_read_like_people_write_them() -> None:
    assert path_text(("tiles", "11", "events", 2, "foes")) == "tiles.11.events[2].foes"
    assert path_text(()) == ""


@dataclass
class Box:
    level: Annotated[int | None, Between(1, 6)] = None


@dataclass
class Odd:
    level: Annotated[int | str, Between(1, 6)] = 1


def test_a_limit_holds_beside_none_and_is_refused_where_it_would_do_nothing() -> None:
    assert load_text("level: 6\n", "x", Box).value == Box(6)
    assert load_text("{}\n", "x", Box).value == Box(None)
    assert load_text("level: 9\n", "x", Box).faults
    with pytest.raises(TypeError, match="Between"):
        load_text("level: 1\n", "x", Odd)
