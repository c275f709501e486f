"""Cases that do not hold say why, at the right line; the reference of the format is true."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import hantei
from hantei.cases import collect, coverage, run_case
from hantei.cases.bench import bench
from hantei.cases.coverage import is_to_come
from hantei.cases.names import ANY, events, literals
from hantei.cases.reference import made_anew
from hantei.core.tally import Operation
from hantei.library import rulebook_ids
from hantei.rulebooks.shadowrun4.rules.street.actions import every
from hantei.scenes.giving import BadCase, without
from hantei.text import Catalogue

DOC = Path(__file__).parents[1] / "docs" / "cases.md"
RULEBOOKS = Path(hantei.__file__).parent / "rulebooks"
TITLES = {
    "urban_assault": "URBAN ASSAULT", "senki": "Senki", "gundog": "Gundog", "wild_arms": "Wild Arms",
    "shadowrun4": "Shadowrun 4",
}  # fmt: skip
"""The rulebooks with cases, and how their sections in the reference begin."""

CATALOGUES = Catalogue("ja"), Catalogue("en")

BATTLE = "given: {enemies: [{level: 4, number: 6}], battle: {}}"
SHOT = f"{BATTLE}\n    run: [squad_phase]\n    decisions: [{{actor: leader}}, {{action: shoot}}]"


def told(tmp_path: Path, body: str) -> list[tuple[int, str]]:
    """Lines and messages of what is wrong with one case; both languages must have words for it."""
    file = tmp_path / "case.yaml"
    head = "rulebook: urban_assault\ncases:\n  - id: one\n    clauses: [UA-08.1]\n    about: One.\n    "
    file.write_text(head + body + "\n", encoding="utf-8")
    found = collect([file])
    for catalogue in CATALOGUES:
        assert all(catalogue.say(fault.said) for fault in found.faults)
    if found.faults:
        return [(fault.line, fault.said.id) for fault in found.faults]
    outcome = run_case(found.cases[0])
    for catalogue in CATALOGUES:
        assert all(catalogue.say(difference.said) for difference in outcome.differences)
    assert all(str(difference) for difference in outcome.differences)
    assert outcome.passed == (not outcome.differences)
    return [(difference.line, difference.said.id) for difference in outcome.differences]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("dice: [4]", [(6, "case-dice-left")]),
        ("decisions: [{actor: leader}]", [(6, "case-decision-left")]),
        (
            f"{BATTLE}\n    run: [squad_phase]\n    dice: [4]\n    expect: {{asks: actor}}",
            [(8, "case-dice-left-question")],
        ),
        (
            f"{BATTLE}\n    run: [squad_phase]\n    decisions: [{{evade: evade}}]\n    expect: {{asks: actor}}",
            [(8, "case-decision-left-question")],
        ),
        (SHOT, [(3, "case-no-dice")]),
        (f"{SHOT}\n    dice: []", [(9, "case-no-dice")]),
        (f"{SHOT}\n    dice: [7]", [(9, "case-odd-faces")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    decisions:\n      - actor: k9-1", [(9, "case-illegal-answer")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    otherwise: {{actor: k9-1}}", [(8, "case-illegal-answer")]),
        ("run: [no_beat]", [(6, "case-unknown-beat")]),
        ("run: [{no_procedure: {}}]", [(6, "case-unknown-procedure")]),
        ("run: [{throw: {dice: 1d6, twice: true}}]", [(3, "case-error")]),
        ("given: {leader: {skil: 1}}", [(6, "case-error")]),
        ("given: {enemies: [{levl: 1, number: 1}]}", [(6, "case-error")]),
        ("given: {leader: {skill: -1}}\n    expect: {error: given-below-base}", []),
        ("expect: {error: given-below-base}", [(6, "case-no-error")]),
        ("rulings: {no_such: reading}", [(3, "case-error")]),
        ("expect: {state: {magazines: 11}}", [(6, "case-fact")]),
        ("expect: {state: {magazin: 10}}", [(6, "case-unknown-fact")]),
        ("expect: {state: {leader.killed: 0}}", [(6, "case-fact")]),
        ("expect: {events: [{event: check}]}", [(6, "case-no-event")]),
        ("run: [make_check]\n    dice: [4]\n    expect: {no_events: [{event: check}]}", [(8, "case-event")]),
        ("expect: {asks: actor}", [(6, "case-asks")]),
        ("expect: {offers: [leader]}", [(6, "case-no-question")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{question: {{who: k9-1}}}}", [(8, "case-question")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{offers: [k9-1]}}", [(8, "case-offers")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{not_offered: [leader]}}", [(8, "case-not-offered")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{offers_exactly: [leader]}}", [(8, "case-offers-exactly")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{offers_first: [done]}}", [(8, "case-offers-first")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{refused_by: {{done: UA-36.31}}}}", [(8, "case-refused-by")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{refused_by: {{k9-1: UA-01.1}}}}", [(8, "case-refused-by")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{refused: {{actor: done}}}}", [(8, "case-not-refused")]),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{refused: {{action: shoot}}}}", [(8, "case-asks")]),
        ("run: [check_scenario]\n    expect: {faults: [fault-missing]}", [(7, "case-faults")]),
        ("run: [check_scenario]\n    expect: {playable: false}", [(7, "case-playable")]),
        (
            "given: {without: [title]}\n    run: [check_scenario]\n    expect: {playable: true}",
            [(8, "case-unplayable")],
        ),
        ("expect: {playable: true}", [(6, "case-not-checked")]),
        ("expect: {stat: {}}", [(6, "fault-unknown-field-guess")]),
        ("decisions: [{actor: leader, action: shoot}]", [(6, "case-one-key")]),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, body: str, expected: list[tuple[int, str]]) -> None:
    assert told(tmp_path, body) == expected


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ("One.", []),
        ("{ja: 一つ。, en: One.}", []),
        ('""', [(5, "fault-text-too-short")]),
        ("[One.]", [(5, "fault-shape")]),
        ("\n      en: One.", [(5, "fault-missing")]),
        ("\n      ja: 一つ。\n      en: ''", [(7, "fault-text-too-short")]),
        ("\n      ja: 一つ。\n      en: One.\n      de: Eins.", [(8, "fault-unknown-field")]),
    ],
)
def test_the_sentence_is_one_or_both_languages(tmp_path: Path, about: str, expected: list[tuple[int, str]]) -> None:
    file = tmp_path / "case.yaml"
    head = "rulebook: urban_assault\ncases:\n  - id: one\n    clauses: [UA-08.1]\n    about: "
    file.write_text(head + about + "\n", encoding="utf-8")
    assert [(fault.line, fault.said.id) for fault in collect([file]).faults] == expected


def test_unknown_clauses_and_ids_given_twice_are_faults(tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    case = "  - {id: one, clauses: [UA-99.9], about: One.}\n"
    file.write_text(f"rulebook: urban_assault\ncases:\n{case}{case}", encoding="utf-8")
    assert [fault.said.id for fault in collect([file]).faults] == [
        "case-unknown-clause",
        "case-id-twice",
        "case-unknown-clause",
    ]
    file.write_text(f"rulebook: nothing\ncases:\n{case}", encoding="utf-8")
    assert [fault.said.id for fault in collect([file]).faults] == ["case-unknown-rulebook"]


def test_only_passing_cases_prove(tmp_path: Path) -> None:
    case = "- {id: %s, clauses: [%s], about: One., expect: {state: {magazines: %d}}}\n"
    text = "rulebook: urban_assault\ncases:\n" + case % ("a", "UA-08.1", 10) + case % ("b", "UA-08.2", 11)
    (tmp_path / "case.yaml").write_text(text, encoding="utf-8")
    found = coverage("urban_assault", tmp_path)
    assert found["proved"] == 1
    assert {"clause": "UA-08.2", "cited": True, "proved": False} in found["missing"]
    assert 0 < found["cited"] <= found["executable"]


def test_what_is_to_come_counts_for_nothing() -> None:
    assert is_to_come("SR-4.1.2", ("SR-4", "SR-X.5"))
    assert is_to_come("SR-X.5", ("SR-4", "SR-X.5"))
    assert not is_to_come("SR-X.50", ("SR-4", "SR-X.5"))
    assert not is_to_come("SR-40.1", ("SR-4", "SR-X.5"))


def test_the_worked_examples_of_the_reference_hold(tmp_path: Path) -> None:
    examples = "".join(re.findall(r"```yaml\n(.*?)```", DOC.read_text(encoding="utf-8"), re.DOTALL))
    files = re.split(r"^(?=rulebook:)", examples, flags=re.MULTILINE)[1:]
    assert len(files) == len(TITLES)
    for i, text in enumerate(files):
        (tmp_path / f"{i}.yaml").write_text(text, encoding="utf-8")
    found = collect([tmp_path])
    assert not found.faults
    assert [list(map(str, run_case(placed).differences)) for placed in found.cases] == [[]] * 7


def missing(rulebook: str, names: Iterator[str]) -> list[str]:
    """Names that the sections of a rulebook in the reference do not mention."""
    sections = re.split(r"^(?=## )", DOC.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = "".join(section for section in sections if section.startswith(f"## {TITLES[rulebook]}:"))
    return sorted({name for name in names if not re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)})


def fields_of(rulebook: str, where: dict[str, Any]) -> Iterator[str]:
    """The fields that a case may give at one place, as the refusal of an unknown one lists them."""
    with pytest.raises(BadCase) as refused:
        bench(rulebook).given(where, {})
    assert refused.value.message == "given-unknown-field"
    yield from refused.value.facts["allowed"]


ENEMY = {"enemies": [{"level": 4, "number": 2}]}
FIRING = {"weapons": {"gun": {}}, "actors": {"a": {"weapons": ["gun"]}, "e": {"side": "npc"}}}
ARMED = {"weapons": {"gun": {}}, "fighters": {"a": {"weapons": ["gun"]}, "e": {"side": "npc"}}}
SHOOTING = {"arms": {"gun": {}}, "fighters": {"a": {"arms": ["gun"]}, "e": {"hp": 20}}}


@pytest.mark.parametrize(
    ("rulebook", "where"),
    [
        ("urban_assault", {"nothing": 0}),
        ("urban_assault", {"leader": {"nothing": 0}}),
        ("urban_assault", {"gear": [{"gear": "ar", "nothing": 0}]}),
        ("urban_assault", {"members": [{"role": "scout", "nothing": 0}]}),
        ("urban_assault", {"operation": {"nothing": 0}}),
        ("urban_assault", {**ENEMY, "battle": {"nothing": 0}}),
        ("senki", {"nothing": 0}),
        ("senki", {"fighters": {"a": {"nothing": 0}}}),
        ("senki", {"fighters": {"a": {"statuses": [{"id": "daze", "nothing": 0}]}}}),
        ("senki", {"fighters": {"a": {"effects": [{"record": "skills/keen_edge", "nothing": 0}]}}}),
        ("senki", {"fighters": {"a": {}}, "attack": {"attacker": "a", "nothing": 0}}),
        ("gundog", {"fighters": {"a": {}}, "nothing": 0}),
        ("gundog", {"fighters": {"a": {"nothing": 0}}}),
        ("gundog", {"fighters": {"a": {"impairments": [{"kind": "light", "nothing": 0}]}}}),
        ("gundog", {"fighters": {"a": {"bleeding": [{"nothing": 0}]}}}),
        ("gundog", {"fighters": {"a": {}}, "turn": {"who": "a", "nothing": 0}}),
        ("gundog", {**ARMED, "attack": {"attacker": "a", "weapon": "gun", "nothing": 0}}),
        ("wild_arms", {"fighters": {"a": {}}, "nothing": 0}),
        ("wild_arms", {"fighters": {"a": {"nothing": 0}}}),
        ("wild_arms", {"fighters": {"a": {"statuses": [{"status": "cowed", "nothing": 0}]}}}),
        ("wild_arms", {"fighters": {"a": {"lasting": [{"origin": "art:brace", "nothing": 0}]}}}),
        ("wild_arms", {"fighters": {"a": {}}, "process": {"who": "a", "nothing": 0}}),
        ("wild_arms", {**SHOOTING, "action": {"who": "a", "means": "arm", "name": "gun", "nothing": 0}}),
        ("wild_arms", {"fighters": {"a": {}}, "sides": {"pc": {"nothing": 0}}}),
        ("shadowrun4", {"actors": {"a": {}}, "nothing": 0}),
        ("shadowrun4", {"actors": {"a": {"nothing": 0}}}),
        ("shadowrun4", {**FIRING, "phase": {"who": "a", "nothing": 0}}),
        ("shadowrun4", {**FIRING, "attack": {"attacker": "a", "target": "e", "weapon": "gun", "nothing": 0}}),
        ("shadowrun4", {**FIRING, "zones": [{"owner": "a", "nothing": 0}]}),
        ("shadowrun4", {**FIRING, "walk": {"who": "a", "nothing": 0}}),
        ("shadowrun4", {**FIRING, "nodes": {"host": {"nothing": 0}}}),
        ("shadowrun4", {**FIRING, "nodes": {"host": {}}, "files": {"plans": {"nothing": 0}}}),
        ("shadowrun4", {**FIRING, "traces": [{"tracer": "a", "nothing": 0}]}),
        ("shadowrun4", {**FIRING, "transfers": [{"who": "a", "nothing": 0}]}),
    ],
)
def test_the_reference_lists_what_may_be_given(rulebook: str, where: dict[str, Any]) -> None:
    assert missing(rulebook, fields_of(rulebook, where)) == []


def keys(facts: Mapping[str, Any]) -> Iterator[str]:
    for name, value in facts.items():
        yield name
        if isinstance(value, Mapping):
            yield from keys(value)


SITUATIONS: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "urban_assault": (
        {
            "enemies": [{"level": 4, "number": 2}, {"level": 5, "life": 3, "attacks": 1}],
            "battle": {},
            "members": ["scout"],
            "gear": ["ar+laser_sight", "ap_rounds(3)"],
        },
        ("ar", "ap_rounds", "scout-1"),
    ),
    "senki": ({"fighters": {"a": {}, "e": {"side": "npc"}}}, ("a", "e")),
    "gundog": (
        {**ARMED, "dropped": {"knife": {"weapon": "knife", "rounds": 0, "x": 0, "y": 0, "place": "field"}}},
        ("a", "e", "gun", "knife"),
    ),
    "wild_arms": (
        {**SHOOTING, "process": {"who": "a"}, "action": {"who": "a", "means": "arm", "name": "gun"}},
        ("a", "e", "gun", "pc", "enemy", "wanderer_set"),
    ),
    "shadowrun4": (
        {**FIRING, "tasks": {"gate": {"skill": "hardware"}}, "nodes": {"host": {}}, "files": {"plans": {}}},
        ("a", "e", "gun", "gate", "host", "plans"),
    ),
}
"""A situation with everything that can be seen, and the names in it that are its own."""


@pytest.mark.parametrize("rulebook", TITLES)
def test_the_reference_lists_the_facts(rulebook: str) -> None:
    given, ours = SITUATIONS[rulebook]
    state = bench(rulebook).given(given, {})
    assert missing(rulebook, (name for name in keys(bench(rulebook).facts(state)) if name not in ours)) == []


@pytest.mark.parametrize("rulebook", TITLES)
def test_the_reference_lists_the_procedures(rulebook: str) -> None:
    assert missing(rulebook, iter(bench(rulebook).procedures)) == []


def strings(rulebook: str, functions: tuple[str, ...], argument: int) -> Iterator[str]:
    """The texts that stand as one argument in calls of some functions."""
    for file in (RULEBOOKS / rulebook).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in functions and len(node.args) > argument:
                value = node.args[argument]
                if isinstance(value, ast.Constant):
                    yield str(value.value)


@pytest.mark.parametrize("rulebook", TITLES)
def test_the_reference_lists_the_questions(rulebook: str) -> None:
    assert missing(rulebook, strings(rulebook, ("Choice", "Amount", "Words", "Route"), 1)) == []


@pytest.mark.parametrize("rulebook", ["senki", "gundog", "wild_arms", "shadowrun4"])
def test_the_reference_lists_the_events(rulebook: str) -> None:
    assert missing(rulebook, strings(rulebook, ("table.tell",), 0)) == []


def test_every_rulebook_with_cases_has_its_sections() -> None:
    assert sorted(TITLES) == sorted(rulebook_ids())


@pytest.mark.parametrize("rulebook", TITLES)
def test_the_made_tables_name_all_that_is_told(rulebook: str) -> None:
    """What the sources name is looked up each time; what only cases show, by the slow test beside it."""
    page = DOC.read_text(encoding="utf-8")
    made = page.partition(f"<!-- events of {rulebook} -->")[2].partition("<!-- end -->")[0]
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", made, re.MULTILINE))
    for name, facts in events(rulebook).items():
        assert facts - {ANY} <= set(re.findall(r"`(\w+)`", rows[name])), name
    assert set(rows) <= literals(rulebook)


def test_the_made_table_of_actions_names_every_one() -> None:
    """Each action of Shadowrun 4 stands there with what it costs and the clause that grants it."""
    page = DOC.read_text(encoding="utf-8")
    made = page.partition("<!-- actions of shadowrun4 -->")[2].partition("<!-- end -->")[0]
    rows = re.findall(r"^\| `(\w+)` \| (\w+) \| (SR-[\d.]+) \|$", made, re.MULTILINE)
    assert rows == sorted((one.name, one.kind, one.clause) for one in every())


@pytest.mark.slow
def test_the_made_tables_are_as_made_anew() -> None:
    page = DOC.read_text(encoding="utf-8")
    assert made_anew(page) == page


def test_every_operation_of_a_step_stands_in_the_reference() -> None:
    line = next(
        line for line in DOC.read_text(encoding="utf-8").splitlines() if "`{op, amount, clause, label}`" in line
    )
    assert set(re.findall(r"`(\w+)`", line.partition("`op`")[2])) == set(Operation)


@pytest.mark.parametrize(
    ("path", "allowed"),
    [("map.x", "-"), ("title.en.x", "-"), ("units.5.x", "-"), ("units.0", ["0", "1"]), ("nothing", ["title", "units"])],
)
def test_a_value_that_there_is_not_cannot_be_taken_away(path: str, allowed: str | list[str]) -> None:
    """On the way or at the end, in a text or in a list, whose entries stay."""
    with pytest.raises(BadCase) as refused:
        without({"title": {"en": "Duel"}, "units": [{"id": "a"}, {"id": "b"}]}, [path])
    assert (refused.value.message, refused.value.facts["allowed"]) == ("given-unknown", allowed)


def test_a_value_of_an_entry_can_be_taken_away() -> None:
    assert without({"units": [{"id": "a", "at": "1,1"}]}, ["units.0.at"]) == {"units": [{"id": "a"}]}
