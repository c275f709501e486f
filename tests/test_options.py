"""The options of a question: each says something, the usual comes first, the enemy before friends."""

from __future__ import annotations

from random import Random

import pytest

from hantei.core.decision import Choice, Decision, Fact, Route
from hantei.library import shelf
from hantei.play import Session
from hantei.rulebooks.shadowrun4.rules.figures import hostile
from hantei.telling import Question
from hantei.testing.games import likely, setup
from tests.contract.games import GAMES

ANSWERS = 90
MOST_ALIKE = 6
"""Of so many options one at least says something that the others do not: twins, such as soldiers of one kind at one
place, are alike."""

SECRETS = {"urban_assault": ("event",)}
"""Questions of a scenario, which keeps to itself what comes of its options."""


def played(book: str, scenario: str, answers: int) -> list[tuple[Session, Decision]]:
    """Questions of a game: of each kind the first, and every one that offers more than those before."""
    session, rng = Session(shelf(book).rulebook, setup(book, scenario), "1"), Random(scenario)
    most: dict[str, int] = {}
    found = list[tuple[Session, Decision]]()
    for _ in range(answers):
        if session.finished:
            break
        who, decision = next(iter(session.decisions.items()))
        if isinstance(decision, Choice | Route):
            many = len(decision.all() or ())
            if many > most.get(decision.kind, 1):
                most[decision.kind] = many
                found.append((session.fork(), decision))
        session.answer(who, likely(book, session.state, decision, rng))
    return found


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_every_option_says_something_of_its_own(book: str, scenario: str) -> None:
    seen = played(book, scenario, ANSWERS)
    assert seen
    for session, decision in seen:
        for lang in ("en", "ja") if decision.kind not in SECRETS.get(book, ()) else ():
            question = Question(shelf(book), shelf(book).catalogue(lang), session.state, decision)
            said = [question.effect(question.meant(key)) for key in question.keys]
            assert len(set(said)) > 1, (lang, decision, said[0])
            assert len(set(said)) > len(said) // MOST_ALIKE, (lang, decision, said)


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_what_is_shown_is_what_is_asked(book: str, scenario: str) -> None:
    for session, decision in played(book, scenario, ANSWERS // 2):
        question = Question(shelf(book), shelf(book).catalogue("ja"), session.state, decision)
        rules = list(decision.options) if isinstance(decision, Choice) else [*decision.ends]  # type: ignore[attr-defined]
        assert sorted(key for key in question.keys if key in rules) == sorted(rules)
        assert question.answer("1") == question.meant(question.keys[0])


def shown(book: str, state: object, decision: Decision) -> list[str]:
    """The options as they are shown."""
    return Question(shelf(book), shelf(book).catalogue("en"), state, decision).keys


def test_what_is_usual_comes_first() -> None:
    session = Session(shelf("shadowrun4").rulebook, setup("shadowrun4", "alley_firefight"), "1")
    options = ["drop", "speak", "take_aim", "fire", "move", "done"]
    about: dict[str, Fact] = {"who": "mori", "left": 2}
    keys = shown("shadowrun4", session.state, Choice("mori", "action", "SR-3.1.10", options, about))
    assert keys == ["fire", "take_aim", "move", "drop", "speak", "done"]


def test_the_enemy_comes_before_friends_who_are_marked() -> None:
    session = Session(shelf("shadowrun4").rulebook, setup("shadowrun4", "alley_firefight"), "1")
    state = session.state
    own = [who for who, one in state.actors.items() if one.side == state.actors["mori"].side and who != "mori"]
    foes = hostile(state, "mori")
    about = {"who": "mori", "weapon": "pistol"}
    decision = Choice("mori", "target", "SR-3.4.2", [*own, *foes], about)
    question = Question(shelf("shadowrun4"), shelf("shadowrun4").catalogue("en"), state, decision)
    assert sorted(question.keys[-len(own) :]) == sorted(own)
    assert [
        key for key, label in zip(question.keys, question.labels, strict=True) if "own side" in label
    ] == question.keys[-len(own) :]


def test_those_out_of_action_are_aimed_at_last() -> None:
    session = Session(shelf("gundog").rulebook, setup("gundog", "office_raid"), "1")
    state = session.state
    who = next(iter(state.fighters))
    foes = [name for name, one in state.fighters.items() if one.side != state.fighters[who].side]
    state.fighters[foes[0]].dead = True
    decision = Choice("", "target", "GD-09.8", foes, {"who": who, "weapon": "knife", "n": 1, "of": 1})
    assert shown("gundog", state, decision)[-1] == foes[0]


def test_a_destination_says_what_it_offers() -> None:
    session = Session(shelf("gundog").rulebook, setup("gundog", "office_raid"), "1")
    state = session.state
    who = next(iter(state.fighters))
    place, spec = next((name, one) for name, one in state.scene.map.places.items() if one.cover)
    route = Route("", "destination", "GD-04.3", "0,0", {f"to:{place}": spec.at}, lambda path: "", {"who": who})
    question = Question(shelf("gundog"), shelf("gundog").catalogue("en"), state, route)
    assert "cover can be taken" in question.effect(f"to:{place}")
    assert "nearest enemy" in question.effect(f"to:{place}")
