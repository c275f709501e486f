"""Declarations in one go: how many questions there are before the dice of an attack, and what a line of words does."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random
from statistics import median

import pytest

from hantei.core.decision import Decision
from hantei.library import shelf
from hantei.play import Session, usual_player
from hantei.telling import NotUnderstood
from hantei.telling.compound import Part, belongs, declared, followed
from hantei.testing.games import scenes, setup

ATTACKS = {"gundog": ("check", ("shot", "blow", "throw")), "shadowrun4": ("test", ("shot", "blow", "throw"))}
"""The events of attacks' dice, and the kinds of their checks."""

BEGINS = {"shadowrun4": "action"}
"""The question with which, within a turn, one action after the other is declared."""

FIGHTS = [(book, scene) for book in ATTACKS for scene in scenes(book)]
ANSWERS = 260
BENCHMARKS = Path(__file__).parents[1] / "docs" / "benchmarks.md"


def before_the_dice(book: str, scenario: str) -> tuple[list[int], list[int]]:
    """How many questions are asked of who attacks between the beginning of their turn, or of this of its actions, and
    the dice of the attack: one by one, and with each declaration as one."""
    rulebook = shelf(book).rulebook
    session = Session(rulebook, setup(book, scenario), "7")
    plays = usual_player(rulebook)
    event_name, kinds = ATTACKS[book]
    single, grouped = Counter[str](), Counter[str]()
    alone, together = list[int](), list[int]()
    head: Decision | None = None
    for _ in range(ANSWERS):
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        if decision.kind == BEGINS.get(book):
            single[decision.who] = grouped[decision.who] = 0
        single[decision.who] += 1
        if head is None or not belongs(shelf(book), head, decision):
            grouped[decision.who] += 1
            head = decision if decision.kind in rulebook.speech.together else None
        seat = decision.who
        session.answer(who, plays(session.state, decision, Random(1)))
        for event in session.look():
            if event.name in rulebook.speech.turns:
                single.clear()
                grouped.clear()
            elif event.name == event_name and event.facts["kind"] in kinds and single[seat]:
                alone.append(single[seat])
                together.append(grouped[seat])
                single.clear()
                grouped.clear()
    return alone, together


@pytest.mark.parametrize(("book", "scenario"), FIGHTS)
def test_an_attack_takes_three_questions_at_most_in_the_usual_case(book: str, scenario: str) -> None:
    alone, together = before_the_dice(book, scenario)
    assert together
    before, after = (f"{median(counts):g} ({max(counts)})" for counts in (alone, together))
    assert f"| {book} | {scenario} | {before} | {after} |" in BENCHMARKS.read_text(encoding="utf-8").splitlines()
    assert median(together) <= 3
    assert max(together) <= 5
    assert sum(together) < sum(alone)


def raid(until: str = "action") -> tuple[Session, str]:
    """A raid in Gundog at the first question of a kind, by default which action is taken; and its key."""
    book = shelf("gundog")
    session = Session(book.rulebook, setup("gundog", "office_raid"), "3", {"thieves": "heuristic"})
    plays = book.rulebook.policies["heuristic"]
    while next(iter(session.decisions.values())).kind != until:
        who, decision = next(iter(session.decisions.items()))
        session.answer(who, "cautious" if decision.kind == "method" else plays(session.state, decision, Random(1)))
    return session, next(iter(session.decisions))


def said(line: str) -> dict[str, Part]:
    """The parts of a line by the kinds of their questions."""
    session, key = raid()
    parts = declared(shelf("gundog"), shelf("gundog").catalogue("en"), session, key, line)
    assert session.decisions[key].kind == "action"  # nothing has happened yet
    return {part.question.decision.kind: part for part in parts}


def test_words_answer_the_questions_of_a_declaration_in_any_order() -> None:
    parts = said("shoot hornet -> gunner2 burst 2")
    answers = {kind: part.answer for kind, part in parts.items()}
    assert answers["action"] == "shoot"
    assert (answers["mode"], answers["shots"], answers["target"]) == ("burst", 2, "gunman-2")
    assert answers["order"] == "act"  # nobody moves who does not say so
    assert [kind for kind, part in parts.items() if part.said] == ["action", "mode", "shots", "target"]


def test_a_line_may_leave_out_how_to_move() -> None:
    """GD-04.2: whoever is asked how to move and declares a shot at once stays where they are."""
    book, (session, key) = shelf("gundog"), raid("method")
    parts = declared(book, book.catalogue("en"), session, key, "shoot -> gunner 2")
    assert [(part.question.decision.kind, part.answer) for part in parts[:2]] == [
        ("method", "stay"),
        ("action", "shoot"),
    ]
    assert [part.answer for part in parts if part.question.decision.kind == "target"] == ["gunman-2"]
    for part in parts:
        assert session.decisions[part.key].kind == part.question.decision.kind
        session.answer(part.key, part.answer)


def test_how_to_move_and_what_to_do_fit_one_line() -> None:
    book, (session, key) = shelf("gundog"), raid("method")
    says = book.catalogue("en")
    parts = declared(book, says, session, key, "cautious movement shoot -> gunner 2 burst")
    assert [(part.answer, part.said) for part in parts[:2]] == [("cautious", True), ("shoot", True)]
    assert {"gunman-2", "burst"} <= {part.answer for part in parts}
    for line in ("hop about", "hop -> gunner 2"):
        with pytest.raises(NotUnderstood) as refused:
            declared(book, says, session, key, line)
        assert refused.value.message == "ask-unknown"
    with pytest.raises(NotUnderstood) as refused:
        declared(book, says, session, key, "shoot -> gaurd9")
    assert refused.value.message == "compound-left"


def test_what_fits_nothing_is_refused_before_anything_happens() -> None:
    with pytest.raises(NotUnderstood) as refused:
        said("shoot -> gaurd9")
    assert refused.value.message == "compound-left"
    assert refused.value.facts["words"] == "gaurd9"
    with pytest.raises(NotUnderstood):
        said("shoott -> gunner2")


@pytest.mark.parametrize("shots", ["2", "2 shots", "2射"])
def test_a_number_may_be_named(shots: str) -> None:
    """As the question calls it."""
    session, key = raid()
    says = shelf("gundog").catalogue("ja" if shots == "2射" else "en")
    parts = declared(shelf("gundog"), says, session, key, f"shoot {shots}")
    assert [part.answer for part in parts if part.question.decision.kind == "shots"] == [2]


@pytest.mark.parametrize(("typed", "answer"), [("gunner 2", "gunman-2"), ("Submachine gunner 2", "gunman-2")])
def test_a_name_of_several_words_is_one_answer(typed: str, answer: str) -> None:
    assert said(f"shoot -> {typed}")["target"].answer == answer


@pytest.mark.parametrize(
    ("line", "message"),
    [("shoot -> gunner", "ask-several"), ("shoot -> gunner 9", "ask-several"), ("shoot -> w", "compound-left")],
)
def test_nobody_is_attacked_whom_a_line_does_not_name(line: str, message: str) -> None:
    """What could be several, a number that is none of theirs, a letter that stands in some word of the questions."""
    with pytest.raises(NotUnderstood) as refused:
        said(line)
    assert refused.value.message == message


def test_a_declaration_goes_only_as_far_as_no_die_falls() -> None:
    session, key = raid()
    parts = followed(shelf("gundog"), shelf("gundog").catalogue("en"), session, key, "shoot")
    for part in parts:
        assert list(session.decisions) == [part.key]
        assert session.decisions[part.key].kind == part.question.decision.kind
        session.answer(part.key, part.answer)
    assert any(event.name == "volley" for event in session.look())


@pytest.mark.parametrize("book", ["gundog", "shadowrun4", "senki", "wild_arms", "urban_assault"])
def test_every_part_of_a_declaration_is_a_question_of_the_book(book: str) -> None:
    says = shelf(book).catalogue("en")
    speech, prefix = shelf(book).rulebook.speech, shelf(book).rulebook.prefix.lower()
    for head, parts in speech.together.items():
        for kind in (head, *parts):
            assert any(name.startswith(f"{prefix}-ask-{kind}") for name in says.ids), (book, kind)
