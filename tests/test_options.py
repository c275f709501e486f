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
MOST_ALIKE = 7
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
    """Of ways towards several that end at one point a single one stands for all, and the others stay answers."""
    for session, decision in played(book, scenario, ANSWERS // 2):
        question = Question(shelf(book), shelf(book).catalogue("ja"), session.state, decision)
        rules = list(decision.options) if isinstance(decision, Choice) else [*decision.ends]  # type: ignore[attr-defined]
        shown = [key for key in question.keys if key in rules]
        if isinstance(decision, Route):
            left = [key for key in rules if key not in shown]
            assert all(key.startswith(("towards:", "away:")) and decision.legal(key) for key in left)
            assert {decision.ends[key] for key in left} <= {decision.ends[key] for key in shown}
            rules = [key for key in rules if key not in left]
        assert sorted(shown) == sorted(rules)
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
    assert "There is cover to take" in question.effect(f"to:{place}")
    assert "nearest enemy" in question.effect(f"to:{place}")


def test_destinations_stand_in_groups_the_nearest_first() -> None:
    """Two places with cover at 11 and 8 m, one without at 5 m, an enemy at 11 m: cover first, staying last."""
    session = Session(shelf("gundog").rulebook, setup("gundog", "office_raid"), "1")
    state = session.state
    who = "gunman-2"
    ends = {"stay": "11,12", "towards:pointer": "4,5", "to:aisle": "14,8", "to:counter": "3,4", "to:desks": "19,12"}
    start = f"{state.fighters[who].x},{state.fighters[who].y}"
    route = Route("", "destination", "GD-04.3", start, ends, lambda path: "GD-04.3", {"who": who, "method": "normal"})
    question = Question(shelf("gundog"), shelf("gundog").catalogue("en"), state, route)
    assert {state.scene.map.places[name].cover for name in ("desks", "counter")} == {True}
    assert question.keys == ["to:desks", "to:counter", "to:aisle", "towards:pointer", "stay"]
    assert question.headings == [], "few are read at a glance"
    more = {**ends, "towards:table": "15,12", "away:pointer": "20,20"}
    route = Route("", "destination", "GD-04.3", start, more, lambda path: "GD-04.3", {"who": who, "method": "normal"})
    question = Question(shelf("gundog"), shelf("gundog").catalogue("en"), state, route)
    assert question.headings == [
        ("To places with cover", ["to:desks", "to:counter"]),
        ("To places without cover", ["to:aisle"]),
        ("Towards an enemy", ["towards:pointer"]),
        ("Towards places too far for this move", ["towards:table"]),
        ("Away from an enemy", ["away:pointer"]),
        ("Stay", ["stay"]),
    ]
    assert [key for _, keys in question.headings for key in keys] == question.keys


def test_breaking_into_nothing_but_ones_own_network_comes_last_and_says_so() -> None:
    """In the warehouse the one node that Relay can address is the commlink of a comrade; in the heist there are
    strangers' nodes."""
    options = ["fire", "hack", "move", "change_icon", "probe", "done"]
    shown_last = {}
    for scene in ("warehouse", "data_heist"):
        session = Session(shelf("shadowrun4").rulebook, setup("shadowrun4", scene), "1")
        decision = Choice("relay", "action", "SR-3.1.10", options, {"who": "relay", "left": 2})
        question = Question(shelf("shadowrun4"), shelf("shadowrun4").catalogue("en"), session.state, decision)
        shown_last[scene] = (question.keys, question.called("hack"))
    assert shown_last["warehouse"][0] == ["fire", "move", "change_icon", "hack", "probe", "done"]
    assert shown_last["warehouse"][1].endswith("(complex; only nodes of your own side are in reach)")
    assert shown_last["data_heist"] == (
        ["fire", "hack", "move", "probe", "change_icon", "done"],
        "Hack on the fly (complex)",
    )


def test_an_attack_that_a_move_must_come_before_stands_behind_those_in_reach_and_says_so() -> None:
    """At the start of the raid nobody is at point blank; the gunman has enemies in the range of the gun."""
    session = Session(shelf("gundog").rulebook, setup("gundog", "office_raid"), "1")
    decision = Choice("", "action", "GD-04.6", ["melee", "take_aim", "shoot", "none"], {"who": "gunman-2"})
    question = Question(shelf("gundog"), shelf("gundog").catalogue("en"), session.state, decision)
    reach = question.called("shoot") == "Shoot at somebody"
    assert question.called("melee") == "Melee (nobody in reach before moving)"
    assert question.keys.index("melee") == (1 if reach else 0)
    assert question.keys[-1] == "none"


def listed(book: str, scenario: str, kind: str, options: list[str], **about: Fact) -> list[str]:
    """Options in the order in which they are shown at the beginning of an encounter."""
    session = Session(shelf(book).rulebook, setup(book, scenario), "1")
    return Question(shelf(book), shelf(book).catalogue("en"), session.state, Choice("", kind, "", options, about)).keys


def test_in_senki_what_reaches_nobody_or_heals_nothing_stands_before_giving_up_only() -> None:
    """Dandelion is whole, and the nearest enemy is three squares away: an area of 1 around it meets none."""
    options = ["skill:static_bloom", "skill:deep_breath", "weapon:arc_whip>", "pass"]
    found = listed("senki", "shoreline", "minor", options, who="dandelion")
    assert found == ["weapon:arc_whip>", "skill:static_bloom", "skill:deep_breath", "pass"]


def test_in_senki_what_restores_en_stands_before_giving_up_only_where_all_have_theirs() -> None:
    options = ["item:en_cell", "weapon:spark_pistol>", "pass"]
    assert listed("senki", "bridge", "minor", options, who="yew") == ["weapon:spark_pistol>", "item:en_cell", "pass"]


def test_in_gundog_the_likelier_mode_comes_first_and_of_equal_ones_the_cheaper() -> None:
    """GD-09.4 to GD-09.6: a first shot has +10 by burst and nothing else by the others; full takes five rounds."""
    found = listed("gundog", "office_raid", "mode", ["full", "semi", "burst"], who="pointer", weapon="smg")
    assert found == ["burst", "semi", "full"]


def test_many_options_stand_together_by_what_they_are_for() -> None:
    """Each purpose in its place; few options stand under no heading."""
    session = Session(shelf("shadowrun4").rulebook, setup("shadowrun4", "alley_firefight"), "1")
    about: dict[str, Fact] = {"who": "mori", "left": 2}

    def asked(*options: str) -> Question:
        decision = Choice("runners", "action", "", list(options), about)
        return Question(shelf("shadowrun4"), shelf("shadowrun4").catalogue("en"), session.state, decision)

    many = asked("speak", "fire", "drop_prone", "reload", "throw", "take_aim", "done")
    assert many.headings == [
        ("Attack", ["fire", "throw"]),
        ("Move", ["drop_prone"]),
        ("Prepare", ["take_aim", "reload"]),
        ("Talk", ["speak"]),
        ("Wait or end", ["done"]),
    ]
    assert many.keys == [key for _, keys in many.headings for key in keys]
    assert asked("speak", "fire", "done").headings == []


def test_in_wild_arms_what_nobody_needs_stands_behind_what_does_something() -> None:
    """Nobody is hurt yet and Mordecai has all his FP, so that his kit, his berry and a rest restore nothing."""
    options = [
        "major:item:field_kit",
        "minor:item:force_berry",
        "minor:focus",
        "minor:hand_over",
        "major:task:key",
        "end",
    ]
    found = listed("wild_arms", "powder_house", "act", options, who="mordecai")
    assert found[:2] == ["major:task:key", "minor:hand_over"]
    assert found[-1] == "end"


@pytest.mark.parametrize(("target", "usual"), [("tilly", "cooperation"), ("dynamiter", "jamming")])
def test_in_wild_arms_support_helps_friends_and_hinders_enemies(target: str, usual: str) -> None:
    options = ["cooperation", "jamming", "none"]
    found = listed("wild_arms", "powder_house", "support", options, who="mordecai", target=target, check="hit")
    assert found[:2] == [usual, "none"]


def test_in_shadowrun_a_phase_without_actions_left_begins_with_its_end() -> None:
    options = ["drop_prone", "move", "done"]
    assert listed("shadowrun4", "warehouse", "action", options, who="mori", left=0)[0] == "done"
    assert listed("shadowrun4", "warehouse", "action", options, who="mori", left=1)[-1] == "done"
