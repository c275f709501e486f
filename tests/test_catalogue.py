"""The catalogues: complete in both languages, and in step with the code.

Which ids the code uses is read off its source. A literal id in `Message("id", ...)`, a complaint or
`say_id("id", ...)` must exist and get the arguments its sentence needs. An id composed at run time must be an f-string
that begins with its fixed part (`Message(f"shape-{kind}")`): all messages that begin so count as used. Ids kept in
tables of constants count as used because the literal stands in the source.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import hantei
from hantei.core.message import Message
from hantei.core.text import Language, Text
from hantei.text import Catalogue, UnknownMessage, normalise, use_lang
from hantei.text.catalogue import FUNCTIONS, Filling, the
from hantei.text.sentences import read_text
from tests.scanning import words as literals

SOURCE = Path(hantei.__file__).parent
GENERAL = SOURCE / "text"
RULEBOOKS = sorted(SOURCE.glob("rulebooks/*/text"))
CATALOGUES = [GENERAL, *RULEBOOKS]
FAULT = re.compile(r"fault-[a-z0-9-]+")


class Names(Visitor):
    """The variables and the other messages that a message uses."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def names(directory: Path, lang: Language) -> dict[str, Names]:
    """What each message of one catalogue uses."""
    used: dict[str, Names] = {}
    for file in sorted((directory / lang).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ftl.Message):
                used[entry.id.name] = Names()
                used[entry.id.name].visit(entry)
    return used


class Nodes(NamedTuple):
    """The nodes of a source file that can name messages."""

    kinds: list[ast.ClassDef]
    calls: list[ast.Call]
    words: list[ast.Constant]


@cache
def sources() -> Mapping[Path, Nodes]:
    """Every source file, read and walked once."""
    found: dict[Path, Nodes] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        kinds, calls, words = found[file] = Nodes([], [], [])
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            match node:
                case ast.ClassDef():
                    kinds.append(node)
                case ast.Call(args=[_, *_]):
                    calls.append(node)
                case ast.Constant(value=str()):
                    words.append(node)
    return found


@cache
def sayers() -> frozenset[str]:
    """What is called with the id of a message first: `Message`, `say_id`, every kind of complaint."""
    found, before = {"Message", "say_id", "Complaint"}, 0
    kinds = [kind for nodes in sources().values() for kind in nodes.kinds]
    while len(found) > before:
        before = len(found)
        found |= {
            kind.name for kind in kinds if any(getattr(base, "id", "") in found - {"Message"} for base in kind.bases)
        }
    return frozenset(found)


def calls(nodes: Nodes) -> Iterator[ast.Call]:
    """The calls whose first argument is a message id."""
    for call in nodes.calls:
        if getattr(call.func, "id", getattr(call.func, "attr", "")) in sayers():
            yield call


def prefix(node: ast.expr) -> str:
    """The fixed beginning of an f-string, or an empty string."""
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value)
    return ""


def given(call: ast.Call) -> set[str] | None:
    """The arguments that a call fills a message with; None if they do not stand in the call."""
    keywords = {word.arg for word in call.keywords}
    if None in keywords or len(call.args) > 2:
        return None
    if len(call.args) == 2:
        if not isinstance(call.args[1], ast.Dict):
            return None
        keys = [key.value if isinstance(key, ast.Constant) else None for key in call.args[1].keys]
        return None if None in keys else {str(key) for key in keys}
    return {str(word) for word in keywords}


@pytest.mark.parametrize("directory", CATALOGUES, ids=lambda path: path.parent.name)
def test_both_languages_say_the_same_messages_with_the_same_variables(directory: Path) -> None:
    japanese, english = names(directory, "ja"), names(directory, "en")
    assert set(japanese) == set(english)
    differing = [name for name in japanese if japanese[name].variables != english[name].variables]
    assert differing == []


def owner(file: Path) -> list[Path]:
    """The catalogues beside the general one that a source file may use."""
    inside = file.relative_to(SOURCE).parts
    return [SOURCE / "rulebooks" / inside[1] / "text"] if inside[0] == "rulebooks" and len(inside) > 2 else []


def test_every_message_that_the_code_names_exists_and_gets_its_arguments() -> None:
    problems = []
    for file, nodes in sources().items():
        known = {name: used for directory in (GENERAL, *owner(file)) for name, used in names(directory, "en").items()}
        for call in calls(nodes):
            here = f"{file.relative_to(SOURCE)}:{call.lineno}"
            start = prefix(call.args[0])
            if start and not any(name.startswith(start) for name in known):
                problems.append(f"{here}: no message begins with {start!r}")
            for name in literals(call.args[0]):
                if name not in known:
                    problems.append(f"{here}: no message {name!r}")
                elif (args := given(call)) is not None and not known[name].variables <= args:
                    problems.append(f"{here}: {name} lacks {sorted(known[name].variables - args)}")
    assert problems == []


def test_every_fault_that_the_code_names_exists() -> None:
    """Checks of content name their faults in helpers of many shapes; every literal `fault-...` is taken for an id."""
    problems = []
    for file, nodes in sources().items():
        faults = [node for node in nodes.words if FAULT.fullmatch(str(node.value))]
        known = [name for directory in (GENERAL, *owner(file)) for name in names(directory, "en")] if faults else []
        for node in faults:
            word = str(node.value)
            if not any(name == word or (word.endswith("-") and name.startswith(word)) for name in known):
                problems.append(f"{file.relative_to(SOURCE)}:{node.lineno}: no message {word!r}")
    assert problems == []


def test_every_general_message_is_used() -> None:
    words: set[str] = set()
    starts: set[str] = set()
    for nodes in sources().values():
        words |= {str(node.value) for node in nodes.words}
        starts |= {prefix(call.args[0]) for call in calls(nodes)} - {""}
    for page in SOURCE.rglob("*.html"):
        words |= set(re.findall(r'\bsay\("([\w-]+)"', page.read_text(encoding="utf-8")))
    known = names(GENERAL, "en")
    words |= {name for used in known.values() for name in used.messages}
    unused = [name for name in known if name not in words and not any(name.startswith(start) for start in starts)]
    assert unused == []


@pytest.fixture(name="extra")
def fixture_extra(tmp_path: Path) -> Path:
    for lang, word in (("ja", "弾倉{ $n }個、{ $who }、{ $list }"), ("en", "{ $n } magazines, { $who }, { $list }")):
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "a.ftl").write_text(f"test-sum = {word}\ntest-name = {lang}\n", encoding="utf-8")
    return tmp_path


@pytest.mark.parametrize(
    ("lang", "said"), [("ja", "弾倉1200個、ja、甲、ja、5"), ("en", "1200 magazines, en, A, en, 5")]
)
def test_arguments_are_said_in_the_language_of_the_message(extra: Path, lang: Language, said: str) -> None:
    list_: list[Text | Message | int] = [Text("甲", "A"), Message("test-name"), 5]
    message = Message("test-sum", {"n": 1200, "who": Message("test-name"), "list": list_})
    assert Catalogue(lang, [extra]).say(message) == said


def test_bilingual_mappings_and_plain_words_can_be_said(extra: Path) -> None:
    catalogue = Catalogue("ja", [extra])
    assert catalogue.name({"ja": "甲", "en": "A"}) == "甲"
    assert catalogue.name([Text("甲", "A"), "x", 3]) == "甲、x、3"
    assert catalogue.say_id("test-name") == "ja"


@pytest.mark.parametrize(
    ("name", "args", "silent"),
    [
        ("none", {}, True),
        ("bare", {"x": ""}, True),
        ("bare", {"x": "alley"}, False),
        ("worded", {"x": ""}, False),
        ("chosen", {"x": "none"}, True),
        ("chosen", {"x": "one"}, False),
    ],
)
def test_a_message_is_silent_where_nothing_would_be_read(
    tmp_path: Path, name: str, args: dict[str, str], silent: bool
) -> None:
    (tmp_path / "en").mkdir()
    chosen = '{ $x ->\n    [none] { "" }\n   *[other] gone\n  }'
    lines = ['none = { "" }', "bare = { $x }", "worded = to { $x }", f"chosen =\n  {chosen}", ""]
    (tmp_path / "en" / "a.ftl").write_text("\n".join(lines), encoding="utf-8")
    assert Catalogue("en", [tmp_path]).silent(Message(name, args)) is silent


@pytest.mark.parametrize("n", ["{ $n }", "{ $n ->\n    [one] { $n } shot\n   *[other] { $n } shots\n }"])
def test_large_and_negative_numbers_are_plain_digits_however_a_sentence_is_formed(tmp_path: Path, n: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(f"some = {n}\n", encoding="utf-8")
    catalogue = Catalogue("en", [tmp_path])
    assert catalogue.say(Message("some", {"n": 12_345})).removesuffix(" shots") == "12345"
    assert catalogue.say(Message("some", {"n": -1_200})).removesuffix(" shots") == "−1200"


def test_what_cannot_be_said_is_said_loudly(extra: Path) -> None:
    catalogue = Catalogue("en", [extra])
    with pytest.raises(UnknownMessage, match="no message 'nothing-like-it'"):
        catalogue.say_id("nothing-like-it")
    with pytest.raises(UnknownMessage, match="test-sum"):
        catalogue.say_id("test-sum", n=1)
    with pytest.raises(ValueError, match="no catalogue"):
        Catalogue("de")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="stands twice"):
        Catalogue("en", [extra, extra])
    (extra / "en" / "a.ftl").write_text("test-name = { $x", encoding="utf-8")
    with pytest.raises(ValueError, match="not a message"):
        Catalogue("en", [extra])


def test_what_an_earlier_version_wrote_stays_readable(extra: Path) -> None:
    """A log keeps messages, not sentences: whatever became of their ids and arguments, the others are still read."""
    catalogue = Catalogue("en", [extra])
    gone = Message("no-message-of-today", {})
    assert catalogue.again(gone) == catalogue.again(Message("board-several", {"name": "Ant"}))
    assert catalogue.again(gone) == "A line of an earlier version, for which this one has no words."
    assert catalogue.again(Message("board-several", {"name": gone, "count": 2})) == catalogue.again(gone)
    assert catalogue.again(Message("board-several", {"name": "Ant", "count": 2})) == "Ant ×2"


def test_every_general_message_can_be_said_without_isolation_marks() -> None:
    for lang in ("ja", "en"):
        catalogue = Catalogue(lang)
        for name, used in names(GENERAL, lang).items():
            args: dict[str, Any] = dict.fromkeys(used.variables, 2)
            said = catalogue.say(Message(name, args))
            assert said.strip()
            assert not set(said) & set("\u2066\u2067\u2068\u2069")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"), ({"LANG": "ja_JP.UTF-8"}, "ja"), ({"LANG": "C.UTF-8"}, "en"), ({"LANG": "ja", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "ja_JP", "LANG": "en_US"}, "ja"), ({"LC_ALL": "", "LANG": "ja"}, "ja"),
    ],
)  # fmt: skip
def test_the_language_follows_the_locale(environment: dict[str, str], lang: Language) -> None:
    assert use_lang(environment) == lang


@pytest.mark.parametrize(
    ("typed", "plain"),
    [
        ("　１ｄ６＋２　", "1d6+2"),
        ("ＵＡ−０８．１", "UA-08.1"),
        ("？", "?"),
        ("　", ""),
        ("隊員　田中", "隊員 田中"),
        ("１／２", "1/2"),
    ],
)
def test_lines_from_a_japanese_keyboard_become_plain(typed: str, plain: str) -> None:
    assert normalise(typed) == plain


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("twice = a\ntwice = b\n", "twice stands twice"),
        ("board-in-words = a name that is taken\n", "board-in-words stands twice"),
        ("one = a\ntwo = { one } and b\n", "two refers to another sentence: one"),
    ],
)
def test_sentences_that_would_not_be_said_as_they_stand_are_refused(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "a.ftl").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=why):
        Catalogue("en", [tmp_path])


SAID = Path("said.ftl")
LINES = """
# A comment
## of a group

plain = Words, { $one } and {$two}: = "as they are" \\
quoted = { "{" }{ $one }
over-lines =
    The first line
    and { $two }
one-line-first = begins here
    and ends here with { $one }
few = { $n ->
    [one] one
   *[other] { $n }
}
only = { $one }
made = { WITHIN($one) } goes to {THE( $two )}
made-over-lines =
    { $one } sees { WITHIN($two) }
    at { THE($one) }
-term = a term
with-attribute = a sentence
    .title = and its title
"""


@pytest.mark.parametrize("file", [SAID, *(file for place in CATALOGUES for file in sorted(place.glob("*/*.ftl")))])
def test_a_file_is_read_as_fluent_reads_it(file: Path) -> None:
    text = LINES if file == SAID else file.read_text(encoding="utf-8")
    found = read_text(str(file), text)
    bundle = FluentBundle(["en"], functions=FUNCTIONS, use_isolating=False)
    functions: dict[str, Any] = dict.fromkeys(FUNCTIONS, str)
    bare = FluentBundle(["en"], functions=functions, use_isolating=False)
    for one in (bundle, bare):
        one.add_resource(FluentResource(text))
    marked = {name: f"<{name}>" for name in re.findall(r"\$([a-zA-Z][\w-]*)", text)}
    every = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message | ftl.Term)]
    assert {name.removeprefix("-") for name in found.ids} == {entry.id.name for entry in every}
    for name, template in found.templates.items():
        pattern = bundle.get_message(name).value
        assert pattern is not None
        unmarked = bare.get_message(name).value
        assert unmarked is not None
        words, _ = bare.format_pattern(unmarked, dict.fromkeys(marked, ""))
        assert (template.format_map(Filling(marked)), []) == bundle.format_pattern(pattern, marked)
        assert (name in found.worded) == bool(str(words).strip())


@pytest.mark.parametrize(("lang", "said"), [("en", "Ant, the Wall, Rook"), ("ja", "Ant、The Wall、Rook")])
def test_names_in_a_list_lose_the_capital_of_an_english_article_in_english_alone(lang: Language, said: str) -> None:
    named = Catalogue(lang).name(["Ant", "The Wall", "Rook"])
    assert (named, type(named)) == (said, str)


@pytest.mark.parametrize("formed", [False, True])
def test_a_name_with_a_comma_is_one_name(tmp_path: Path, formed: bool) -> None:
    """As a template and as Fluent forms it; the second list reads as the first does, and has other names."""
    words = "{ $n ->\n *[other] { AND($who) } rise\n }" if formed else "{ AND($who) } rise"
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "some.ftl").write_text(f"they-rise = {words}\n", encoding="utf-8")
    catalogue = Catalogue("en", [tmp_path])
    lists = [["Rook, the Elder"], ["Rook", "the Elder"], ["Ant", "Bee", "Rook, the Elder"], []]
    said = [catalogue.say(Message("they-rise", {"n": 1, "who": names})) for names in lists]
    assert said == ["Rook, the Elder rise", "Rook and the Elder rise", "Ant, Bee and Rook, the Elder rise", " rise"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Lift lobby", "the lift lobby"), ("The parked van", "the parked van"), ("Rocks", "the rocks"),
        ("Pier Nineteen", "Pier Nineteen"), ("Rook's nest", "Rook's nest"),
    ],
)  # fmt: skip
def test_a_place_has_its_article(name: str, said: str) -> None:
    assert the(name) == said
