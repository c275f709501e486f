"""What cases say in the middle: what must be so by now, what is refused, what nobody is asked; and no mistyped name
passes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from hantei.cases import collect, run_case
from hantei.cases.bench import bench
from hantei.core.message import Message
from hantei.text import Catalogue

CATALOGUES = Catalogue("ja"), Catalogue("en")

Told = Callable[[str], list[tuple[int, str]]]


@pytest.fixture
def told(tmp_path: Path) -> Told:
    """Lines and messages of what is wrong with one case of URBAN ASSAULT; its body begins in line 6."""

    def run(body: str) -> list[tuple[int, str]]:
        file = tmp_path / "case.yaml"
        head = "rulebook: urban_assault\ncases:\n  - id: one\n    clauses: [UA-08.1]\n    about: One.\n    "
        file.write_text(head + body + "\n", encoding="utf-8")
        found = collect([file])
        messages = found.faults or run_case(found.cases[0]).differences
        assert all(catalogue.say(each.said) for catalogue in CATALOGUES for each in messages)
        return [(each.line, each.said.id) for each in messages]

    return run


# A leader of skill 0 with ten magazines meets six hostile soldiers of level 4. A shot takes one magazine (UA-29.5) and
# hits by 4 or more (UA-08.1); two shots are two magazines.

BATTLE = "given: {enemies: [{level: 4, number: 6}], battle: {}}"
PHASE = f"{BATTLE}\n    run: [squad_phase]\n    dice: [4]\n    decisions:\n"
ACTOR, SHOT = "      - actor: leader\n", "      - action: shoot"


@pytest.mark.parametrize(
    ("before", "expected"),
    [
        ("{expect: {state: {magazines: 10, units.group.count: 6}, asks: action}}", []),
        ("{expect: {offers: [shoot], refused: {action: precise}, no_events: [{event: check}]}}", []),
        ("{refused: {action: precise}}", []),
        ("{expect: {state: {magazines: 9}}}", [(11, "case-fact")]),
        ("{expect: {asks: actor}}", [(11, "case-asks")]),
        ("{expect: {events: [{event: check}]}}", [(11, "case-no-event")]),
        ("{refused: {action: shoot}}", [(11, "case-not-refused")]),
        ("{refused: {actor: leader}}", [(11, "case-asks")]),
    ],
)
def test_what_is_so_before_a_decision(told: Told, before: str, expected: list[tuple[int, str]]) -> None:
    assert told(f"{PHASE}{ACTOR}      - {before}\n{SHOT}") == expected


def test_after_the_last_decision_it_is_about_the_question_that_stays_open(told: Told) -> None:
    body = f"{BATTLE}\n    run: [squad_phase]\n    decisions:\n{ACTOR}      - {{expect: {{asks: %s}}}}"
    assert told(body % "action") == []
    assert told(body % "target") == [(10, "case-asks")]


def test_what_nobody_comes_to_is_left_over(told: Told) -> None:
    assert told("decisions:\n      - {expect: {asks: action}}") == [(7, "case-decision-left")]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("run: [squad_phase, {expect: {asks: none}}]\n    expect: {asks: actor}", [(7, "case-run-left-question")]),
        ("run: [squad_phase, camp]\n    expect: {asks: actor}", [(7, "case-run-left-question")]),
        ("run: [squad_phase]", [(3, "case-asked")]),
        ("run: [squad_phase]\n    until: the end", [(3, "case-asked")]),
        ("run: [squad_phase]\n    expect: {state: {magazines: 10}}", [(8, "case-asked")]),
        ("run: [squad_phase]\n    expect: {asks: actor}", []),
        ("run: [squad_phase]\n    expect: {forbidden: {actor: volley}}", []),
        ("run: [squad_phase]\n    decisions: [{expect: {offers: [leader]}}]", []),
    ],
)
def test_a_case_stops_where_it_says(told: Told, body: str, expected: list[tuple[int, str]]) -> None:
    """Nothing of its run stays undone behind a question, and the question is one that it expects."""
    assert told(f"{BATTLE}\n    {body}") == expected


@pytest.mark.parametrize(
    ("steps", "expect", "expected"),
    [
        ("[over, [focus, a]]", "{asks: none, state: {fighters.a.fp: 3}}", []),
        ("[over, [focus, a]]", "{state: {fighters.a.fp: 3}}", ["case-run-left"]),
        ("[over, {expect: {state: {fighters.a.fp: 3}}}]", "{}", []),
        ("[over, {expect: {state: {fighters.a.fp: 4}}}]", "{}", ["case-fact"]),
        ("[over, [focus, a], {expect: {state: {fighters.a.fp: 4}}}]", "{asks: none}", ["case-fact"]),
    ],
)
def test_what_is_left_where_the_rules_end_the_game(
    tmp_path: Path, steps: str, expect: str, expected: list[str]
) -> None:
    """Beats are gone with the agenda, which a case has to say; what it expects behind them is looked at."""
    given = "{result: victory, ended_by: beaten, phase: after, process: {who: a}, fighters: {a: {fp: 3}, e: {hp: 10}}}"
    case = f"{{id: one, clauses: [WA-09.5], about: One., given: {given}, run: {steps}, expect: {expect}}}"
    file = tmp_path / "case.yaml"
    file.write_text(f"rulebook: wild_arms\ncases:\n  - {case}\n", encoding="utf-8")
    differences = run_case(collect([file]).cases[0]).differences
    assert [each.said.id for each in differences] == expected
    assert all(catalogue.say(each.said) for catalogue in CATALOGUES for each in differences)


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        ("{expect: {state: {magazines: 10}, events: [{event: thrown, value: 3}], asks: none}}", []),
        ("{expect: {events: [{event: thrown, value: 5}]}}", [(7, "case-no-event")]),
        ("{expect: {no_events: [{event: thrown}]}}", [(7, "case-event")]),
        ("{refused: {given-unknown-field: {throw: {dice: 1d6, twice: true}}}}", []),
        ("{refused: {given-needed: {throw: {dice: 1d6, twice: true}}}}", [(7, "case-error")]),
        ("{refused: {given-needed: {make_check: {target: 1}}}}", [(7, "case-no-error")]),
    ],
)
def test_what_is_so_between_steps(told: Told, between: str, expected: list[tuple[int, str]]) -> None:
    check = [1] if "make_check" in between else []
    assert (
        told(f"dice: {[3, *check, 5]}\n    run: [{{throw: {{dice: 1d6}}}}, {between}, {{throw: {{dice: 1d6}}}}]")
        == expected
    )


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        ("{expect: {stat: {}}}", [(6, "fault-unknown-field-guess")]),
        ("{expect: {error: given-needed}}", [(6, "fault-unknown-field")]),
        ("{refused: {}}", [(6, "case-one-key")]),
        ("{actor: {leader: 1}}", [(6, "case-odd-answer")]),
    ],
)
def test_the_shape_of_what_is_expected_in_the_middle(told: Told, entry: str, expected: list[tuple[int, str]]) -> None:
    assert told(f"decisions: [{entry}]") == expected


@pytest.mark.parametrize(
    ("expect", "expected"),
    [
        ("{never_asked: [evade, evade@leader]}", []),
        ("{never_asked: [actor]}", [(11, "case-was-asked")]),
        ("{never_asked: [actor@leader]}", [(11, "case-was-asked")]),
        ("{forbidden: {action: precise, actor: [scout, volley]}}", []),
        ("{forbidden: {action: shoot}}", [(11, "case-not-forbidden")]),
        ("{forbidden: {target: group}}", [(11, "case-not-forbidden")]),
        ("{forbidden: {evade: evade}}", []),
    ],
)
def test_what_nobody_is_asked_or_may_do(told: Told, expect: str, expected: list[tuple[int, str]]) -> None:
    """The one target is no question, and yet what is done to it is allowed."""
    body = f"{BATTLE}\n    run: [squad_phase]\n    dice: [4]\n    decisions: [{{actor: leader}}, {{action: shoot}}]\n"
    assert told(f"{body}    until: battle_over\n    expect: {expect}") == expected


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("until: no_beat", (6, "case-unknown-beat")),
        ("until: the end\n    expect: {asks: camp}", None),
        ("until: struck_down", (6, "case-until-asked")),
        ("until: struck_down\n    expect: {asks: camp}", None),
        ("expect: {refused: {akshun: shoot}}", (3, "case-unknown-question")),
        ("expect: {never_asked: [evaade]}", (3, "case-unknown-question")),
        ("expect: {forbidden: {evaade: evade}}", (3, "case-unknown-question")),
        ("expect: {forbidden: {evade: evaade}}", (6, "case-unknown-answer")),
        ("expect: {no_events: [{event: chekc}]}", (6, "case-unknown-event")),
        ("expect: {no_events: [{event: felled, uint: group}]}", (6, "case-unknown-event-fact")),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{not_offered: [voley]}}", (8, "case-unknown-answer")),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{not_offered: [volley, capture:group]}}", None),
        (f"{BATTLE}\n    run: [squad_phase]\n    expect: {{refused: {{actor: scuot-1}}}}", (8, "case-unknown-answer")),
        ("given: {leader: {level: 12, unspent: 3}}", (6, "case-error")),
    ],
)
def test_no_mistyped_name_passes(told: Told, body: str, expected: tuple[int, str] | None) -> None:
    assert told(body) == ([expected] if expected else [])


def test_a_level_and_what_is_unspent_of_it_may_agree(told: Told) -> None:
    """A leader of level 12 without growth has 12 to spend (UA-12)."""
    assert told("given: {leader: {level: 12, unspent: 12}}\n    expect: {state: {leader.unspent: 12}}") == []


def test_a_decision_with_one_possible_answer_says_so(told: Told) -> None:
    decisions = "[{actor: leader}, {action: shoot}, {target: group}]"
    body = f"{BATTLE}\n    run: [squad_phase]\n    dice: [4]\n    decisions: {decisions}"
    assert told(body) == [(9, "case-decision-forced")]


def test_a_case_that_crashes_names_itself(monkeypatch: pytest.MonkeyPatch, told: Told) -> None:
    def broken(state: object, table: object) -> None:
        raise KeyError("nobody")

    monkeypatch.setitem(bench("urban_assault").beats.functions, "camp", broken)
    assert told("run: [camp]") == [(3, "case-crashed")]


SALVE = (
    "given: {fighters: {a: {items: {salve: 1}, wounded: true}}, "
    "items: {salve: {timing: minor, effect: {cure: [wounded]}}}}"
)


def test_a_beat_with_too_few_words_says_which_it_takes(told: Told) -> None:
    assert told("run: [effects]") == [(6, "case-beat-words")]


@pytest.mark.parametrize(
    ("book", "body", "lacking"),
    [
        ("urban_assault", "run: [squad_phase]", "battle"),
        ("wild_arms", f"{SALVE}\n    run: [[use, a, minor, 'item:salve']]", "process"),
        ("wild_arms", "given: {fighters: {a: {}}}\n    run: [attack]", "action"),
        ("senki", "given: {fighters: {a: {at: '0,0'}}}\n    run: [hit_check]", "attack"),
        ("gundog", "given: {fighters: {a: {}}}\n    run: [evasions]", "attack"),
        ("gundog", "given: {fighters: {a: {}}}\n    run: [[act, a]]", "turn"),
    ],
)
def test_a_beat_of_what_the_case_does_not_give_says_what_is_missing(
    tmp_path: Path, book: str, body: str, lacking: str
) -> None:
    clause = {"urban_assault": "UA-08.1", "wild_arms": "WA-01.1", "senki": "SK-01.1", "gundog": "GD-01.1"}[book]
    file = tmp_path / "case.yaml"
    head = f"rulebook: {book}\ncases:\n  - id: one\n    clauses: [{clause}]\n    about: One.\n    "
    file.write_text(head + body + "\n", encoding="utf-8")
    (crash,) = run_case(collect([file]).cases[0]).differences
    fault = crash.said.args["fault"]
    assert isinstance(fault, Message)
    assert (crash.said.id, fault.id, fault.args["found"]) == ("case-error", "given-needed", [lacking])
    assert crash.line == (3 if body.startswith("run") else 6)


@pytest.mark.parametrize(
    ("body", "running"),
    [
        ("run: [[effects, nowhere/0]]", "effects [nowhere/0]"),
        ("given: {operation: {tile: moon}}\n    run: [events]", "effects [tiles/moon/events]"),
    ],
)
def test_a_case_that_crashes_names_what_was_running(tmp_path: Path, body: str, running: str) -> None:
    """A path that leads nowhere in the scenario is named by the beat that followed it."""
    file = tmp_path / "case.yaml"
    head = "rulebook: urban_assault\ncases:\n  - id: one\n    clauses: [UA-08.1]\n    about: One.\n    "
    file.write_text(head + body + "\n", encoding="utf-8")
    (crash,) = run_case(collect([file]).cases[0]).differences
    assert crash.said.id == "case-crashed"
    assert crash.said.args["beat"] == running


def test_a_case_that_is_over_before_its_until_fails() -> None:
    file = Path(__file__).parents[1] / "cases" / "senki" / "01-03-rounds.yaml"
    whole = next(one for one in collect([file]).cases if one.case.id == "two-rounds-from-beginning-to-end")
    assert run_case(whole).passed
    early = run_case(replace(whole, case=replace(whole.case, until="combat")))
    assert [each.said.id for each in early.differences] == ["case-until-never"]
