"""How much is asked: set for a seat, kept in the save, taken back by undo, followed by whoever verifies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Answer, Choice, Decision
from hantei.core.message import Message
from hantei.core.rulebook import Rulebook
from hantei.library import open_rulebook, shelf
from hantei.play import Game, Journal, Refused, Session, limited, read, replay, verify
from hantei.play.asking import Unasked
from hantei.rulebooks.wild_arms.state import Action
from tests.toy import SETUP, TOY, Toy

GUARDED = replace(
    TOY,
    policies={"guarded": lambda state, decision, rng: "rush" if decision.kind == "stance" else decision.sample(rng)},
    sparing=replace(
        TOY.sparing,
        foregone=lambda state, decision: "low" if decision.kind == "aim" else None,
        between=lambda state, decision: decision.kind == "stance",
    ),
)
"""A quarrel in which everybody aims low without being asked, and stances are taken outside of one's own turn."""

GAMES = [
    ("urban_assault", "quarry_town"),
    ("gundog", "mirror_four"),
    ("wild_arms", "saloon"),
    ("shadowrun4", "alley_firefight"),
    ("senki", "ace_duel"),
]


def mustered(rulebook: Rulebook[Toy] = GUARDED, seats: dict[str, str] | None = None) -> Session:
    """A game at its first stances."""
    session = Session(rulebook, SETUP, "1", seats)
    answer_until(session, "stance")
    return session


def answer_until(game: Session | Game, kind: str) -> list[tuple[str, str]]:
    """Answer all questions up to one of a kind; who was asked, and what."""
    asked: list[tuple[str, str]] = []
    while game.decisions and next(iter(game.decisions.values())).kind != kind:
        who, decision = next(iter(game.decisions.items()))
        asked.append((decision.who, decision.kind))
        every = decision.all()
        game.answer(who, "Anvil" if decision.kind == "name" else every[0] if every else 3)
    return asked


def test_everything_is_asked_unless_somebody_says_otherwise() -> None:
    session = mustered()
    assert session.asking == {}
    session.answer("red", "guard")
    session.answer("blue", "guard")
    assert next(iter(session.decisions.values())).kind == "aim"


def test_what_goes_without_saying_is_not_asked_and_is_told() -> None:
    session = mustered()
    session.ask("red", "matters")
    session.news()
    session.answer("red", "guard")
    session.answer("blue", "guard")
    asked = answer_until(session, "offer")
    passed = [one for news in session.news() for one in news.passed]
    assert ("blue", "aim") in asked
    assert ("red", "aim") not in asked
    assert [(one.who, one.question.args["kind"], one.answer.args["answer"]) for one in passed] == [
        ("red", "aim", "low")
    ]


def test_outside_of_ones_own_turns_the_machine_player_answers() -> None:
    session = mustered()
    session.ask("red", "turns")
    assert set(session.decisions) == {"blue"}  # red's voice waits until blue has spoken
    session.answer("blue", "guard")
    passed = [one for news in session.news() for one in news.passed]
    assert ("red", "stance", "rush") in [
        (one.who, one.question.args["kind"], one.answer.args["answer"]) for one in passed
    ]


def test_what_matters_is_asked_outside_of_ones_own_turns_too() -> None:
    session = mustered()
    session.ask("red", "matters")
    assert set(session.decisions) == {"red", "blue"}


def test_an_answer_that_is_not_allowed_is_asked_for() -> None:
    odd = replace(GUARDED, sparing=replace(GUARDED.sparing, foregone=lambda state, decision: "fly"))
    session = mustered(odd)
    session.ask("red", "matters")
    assert set(session.decisions) == {"red", "blue"}


def test_everything_is_asked_again() -> None:
    session = mustered()
    session.ask("red", "turns")
    session.ask("red", "everything")
    assert session.asking == {}
    assert set(session.decisions) == {"red", "blue"}


def test_undo_takes_it_back_and_redo_sets_it_again() -> None:
    session = mustered()
    session.ask("red", "turns")
    session.answer("blue", "guard")
    session.undo(2)
    assert session.asking == {}
    assert set(session.decisions) == {"red", "blue"}
    session.redo(2)
    assert session.asking == {"red": "turns"}


def test_a_fork_knows_how_much_is_asked() -> None:
    session = mustered()
    session.ask("red", "turns")
    twin = session.fork()
    twin.answer("blue", "guard")
    assert twin.asking == {"red": "turns"}
    assert set(session.decisions) == {"blue"}  # nothing happened here


@pytest.mark.parametrize(
    ("who", "much", "why"), [("green", "turns", "unknown-seat"), ("red", "less", "no-such-asking")]
)
def test_what_cannot_be_set_is_refused(who: str, much: str, why: str) -> None:
    session = mustered()
    with pytest.raises(Refused, match=why):
        session.ask(who, much)
    assert session.asking == {}


def test_machines_that_wait_do_not_keep_it_from_being_answered() -> None:
    session = mustered(seats={"blue": "guarded"})
    session.pace(True)
    session.ask("red", "turns")
    while session.waiting:
        session.go()
    assert not session.decisions or next(iter(session.decisions.values())).kind != "stance"


def saved(path: Path) -> None:
    """A game in a file of which red plays its own turns alone."""
    with Game.new(path, GUARDED, SETUP, "1", seats={"blue": "guarded"}) as game:
        answer_until(game, "stance")
        game.ask("red", "turns")
        answer_until(game, "nothing of the kind")


def other(rulebook: Rulebook[Toy]) -> Callable[[str], Rulebook[Any] | None]:
    """A library that holds this rulebook alone."""
    return lambda name: rulebook


def test_a_save_opens_verifies_and_is_told_again(tmp_path: Path) -> None:
    path = tmp_path / "asking.hantei"
    saved(path)
    assert verify(path, other(GUARDED)).sound
    with Game.resume(path, other(GUARDED)) as game:
        assert game.session.asking == {"red": "turns"}
    told = [one for passage in replay(path, other(GUARDED)) for news in passage.news for one in news.passed]
    assert {one.question.args["kind"] for one in told} >= {"stance", "aim"}


def test_a_rulebook_that_tells_otherwise_since_still_verifies(tmp_path: Path) -> None:
    path = tmp_path / "asking.hantei"
    saved(path)
    assert verify(path, other(replace(GUARDED, sparing=TOY.sparing))).sound  # to it nothing goes without saying


def test_what_was_answered_without_asking_must_be_allowed(tmp_path: Path) -> None:
    path = tmp_path / "asking.hantei"
    saved(path)
    reading = read(path)
    records = [dict(entry.record) for entry in reading.entries]
    next(one for one in records if one["do"] == "auto" and one["who"] == "red")["answer"] = "fly"
    header = {name: value for name, value in reading.header.items() if name not in ("format", "version")}
    forged = tmp_path / "forged.hantei"
    Journal.create(forged, header, records).close()
    assert not verify(forged, other(GUARDED)).sound


@pytest.mark.parametrize(("book", "scene"), GAMES)
def test_every_rulebook_asks_less_in_its_own_turns_and_says_what_it_did_not_ask(book: str, scene: str) -> None:
    most = 36  # before any of these games is over
    everything, none = played(book, scene, "everything", most)
    turns, passed = played(book, scene, "turns", most)
    assert none == 0
    assert passed > 0
    assert min(len(everything), len(turns)) >= most // 2  # some games are over sooner
    assert not any(between for between in turns)
    assert any(between for between in everything)


def played(book: str, scene: str, much: str, most: int) -> tuple[list[bool], int]:
    """The first questions of a game, whether each came outside of a turn; how many were not asked."""
    rulebook, (name, text) = open_rulebook(book), shelf(book).scenario_text(scene)
    setup = {"scenario": name, "scenarios": {name: text}, "leaders": 1, "difficulty": "normal"}
    session = Session(rulebook, setup, "7")
    for seat in rulebook.seats(session.state):
        session.ask(seat, much)
    machine, asked = next(iter(rulebook.policies.values())), list[bool]()
    while not session.finished and len(asked) < most:
        key, decision = next(iter(session.decisions.items()))
        asked.append(rulebook.sparing.between(session.state, decision))
        session.answer(key, machine(session.state, decision, Random(len(asked))))
    return asked, sum(len(news.passed) for news in session.news())


def answer_of(book: str, state: Any, decision: Decision) -> Answer | None:
    """What goes without saying in a rulebook."""
    return open_rulebook(book).sparing.foregone(state, decision)


def test_no_state_is_needed_for_what_costs_nothing() -> None:
    state = open_rulebook("senki").start(setup_of("senki", "ace_duel"))
    asked = Choice("red", "reaction", "SK-12.14", ["defend", "abandon"], {"who": "higanbana"})
    assert answer_of("senki", state, asked) == "defend"


@pytest.mark.parametrize(
    ("book", "scene", "kind", "evident", "other"),
    [
        ("senki", "ace_duel", "reaction", "defend", "abandon"),
        ("gundog", "office_raid", "evade", "evade", "stand"),
        ("shadowrun4", "warehouse", "cover", "take", "leave"),
    ],
)
def test_what_the_log_tells_anyway_is_not_told_as_a_question(
    book: str, scene: str, kind: str, evident: str, other: str
) -> None:
    """A defence is told by its roll: that nobody was asked is told where the answer is another one."""
    rulebook = open_rulebook(book)
    state = rulebook.start(setup_of(book, scene))
    calm = replace(rulebook, speech=replace(rulebook.speech, question=said_of_it, label=said_of_it))
    unasked = Unasked(calm, state)
    for answer in (evident, other):
        unasked.note(Choice("seat", kind, "", [evident, other]), answer, 0)
    assert len(unasked.found) == 1


def said_of_it(state: Any, *about: Any) -> Message:
    """Words for whatever is asked."""
    return Message("said")


def setup_of(book: str, scene: str) -> dict[str, Any]:
    """What a game of a scene begins with."""
    name, text = shelf(book).scenario_text(scene)
    return {"scenario": name, "scenarios": {name: text}, "leaders": 1, "difficulty": "normal"}


def test_edge_on_initiative_goes_without_saying_and_edge_on_a_shot_does_not() -> None:
    state = open_rulebook("shadowrun4").start(setup_of("shadowrun4", "alley_firefight"))
    options = ["roll", "edge", "quiet"]
    for kind, answer in (("initiative", "roll"), ("shot", None)):
        asked = Choice("runners", "test", "SR-1.2.1", options, {"who": "sparrow", "kind": kind, "edge": 3, "pool": 8})
        assert answer_of("shadowrun4", state, asked) == answer


def test_initiative_without_dice_is_asked_about() -> None:
    """SR-1.2.11: a pool of 0 is no roll, but a long shot."""
    state = open_rulebook("shadowrun4").start(setup_of("shadowrun4", "alley_firefight"))
    about: dict[str, Any] = {"who": "sparrow", "kind": "initiative", "edge": 3, "pool": 0}
    asked = Choice("runners", "test", "SR-1.2.1", ["none", "long_shot", "quiet"], about)
    assert answer_of("shadowrun4", state, asked) is None


def test_who_is_meant_is_asked_where_nobody_is_yet_or_no_enemy_is() -> None:
    """WA-19.11: a skill for one's own side that has nobody left in it. SK-11.2: an area with friends alone."""
    drifters = open_rulebook("wild_arms").start(setup_of("wild_arms", "saloon"))
    user, other, *_ = drifters.fighters
    drifters.action = Action(user, "major", "art", "")
    for options, answer in ((["done", f"add:{other}"], "done"), ([f"add:{user}", f"add:{other}"], None)):
        asked = Choice("drifters", "side", "WA-19.11", options, {"who": user, "targets": []})
        assert answer_of("wild_arms", drifters, asked) == answer
    pilots = open_rulebook("senki").start(setup_of("senki", "ace_duel"))
    who = next(iter(pilots.fighters))
    for options, answer in ((["enemies", "everyone", "each"], "enemies"), (["friends", "everyone", "each"], None)):
        asked = Choice("pc", "selection", "SK-11.2", options, {"who": who, "targets": [who]})
        assert answer_of("senki", pilots, asked) == answer


@pytest.mark.parametrize(
    ("hits", "glitch", "answer"), [(2, "", None), (3, "", "keep"), (4, "", "keep"), (4, "glitch", None)]
)
def test_a_defence_that_has_held_needs_no_edge(hits: int, glitch: str, answer: str | None) -> None:
    state = open_rulebook("shadowrun4").start(setup_of("shadowrun4", "alley_firefight"))
    about: dict[str, Any] = {
        "who": "sparrow",
        "kind": "defence",
        "hits": hits,
        "against": 3,
        "glitch": glitch,
        "edge": 2,
    }
    asked = Choice("runners", "after", "SR-2.6", ["keep", "reroll"], about)
    assert answer_of("shadowrun4", state, asked) == answer


def test_cover_is_taken_where_it_is_free() -> None:
    setup = setup_of("gundog", "office_raid")
    asked = Choice("red", "cover", "GD-04.13", ["take", "leave"], {"who": "salve", "place": "counter"})
    for reading, answer in (("always", "take"), ("simple_action", None)):
        state = open_rulebook("gundog").start(
            {**setup, "rulings": {"cover_rule": reading}} if answer is None else setup
        )
        assert answer_of("gundog", state, asked) == answer


def test_whoever_is_unhurt_does_not_stop_to_eat() -> None:
    session = Session(open_rulebook("urban_assault"), setup_of("urban_assault", "quarry_town"), "7")
    while next(iter(session.decisions.values())).kind != "camp":
        key, decision = next(iter(session.decisions.items()))
        session.answer(key, open_rulebook("urban_assault").policies["heuristic"](session.state, decision, Random(1)))
    who = next(iter(session.decisions.values())).who
    squad = session.state.squads[who].leader
    asked = Choice(who, "camp", "UA-31.1", ["go_on", "eat"], {"passed": 1})
    hurt = squad.life
    squad.life, squad.wounds = 99, 0
    assert answer_of("urban_assault", session.state, asked) == "go_on"
    squad.life = 1
    assert answer_of("urban_assault", session.state, asked) is None
    squad.life = hurt


def test_neither_a_friend_to_help_nor_a_foe_to_hamper_needs_no_answer() -> None:
    state = open_rulebook("wild_arms").start(setup_of("wild_arms", "saloon"))
    about: dict[str, Any] = {
        "who": next(iter(state.fighters)),
        "target": next(iter(state.fighters)),
        "check": "tactics",
    }
    asked = Choice("drifters", "support", "WA-06.13", ["cooperation", "none"], about)
    assert answer_of("wild_arms", state, asked) == "none"


def test_a_game_may_begin_with_what_matters() -> None:
    """SR-2.10: in the warehouse five are asked about Edge on initiative, twice each, before anything has happened; the
    first question that matters is who acts first."""
    book = open_rulebook("shadowrun4")
    session = Session(book, setup_of("shadowrun4", "warehouse"), "5", {"crew": "heuristic"})
    assert next(iter(session.decisions.values())).kind == "test"
    assert limited(book, session.state, session.seats, "everything") == []
    told = limited(book, session.state, session.seats, "matters")
    assert told == ["runners"]  # not the seat of the computer
    session.ask(told[0], "matters")
    assert next(iter(session.decisions.values())).kind not in ("test", "after")


def test_a_game_master_is_asked_everything() -> None:
    book = open_rulebook("shadowrun4")
    session = Session(book, {**setup_of("shadowrun4", "warehouse"), "referee": True}, "5")
    assert "referee" in book.seats(session.state)
    assert set(limited(book, session.state, (), "matters")) == set(book.seats(session.state)) - {"referee"}
