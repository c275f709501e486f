"""Odds of decisions against values worked out by hand from the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import count
from typing import Any

import pytest

from hantei.core.decision import Amount, Answer
from hantei.lab import odds
from hantei.lab.counting import CountSums
from hantei.lab.outcomes import Outcomes
from hantei.lab.outlook import outlook
from hantei.lab.survey import Reached, Sampled, Survey
from hantei.play import HAND, Refused, Session
from tests.lab.games import session_at
from tests.toy import TOY

SOLDIERS = {"id": "militia", "level": 5, "number": 10, "attitude": "fight_to_the_end"}
HALF, SIXTH = Fraction(1, 2), Fraction(1, 6)


def outcome(found: odds.Odds, answer: Any) -> Outcomes:
    """What an answer leads to."""
    return next(option.outcomes for option in found.options if option.answer == answer)


def squad(**more: Any) -> Session:
    """A leader of skill 1 with a gun without modifiers against soldiers of level 5, asked what to do."""
    given = {"leader": {"skill": 1}, "enemies": [SOLDIERS], "battle": True, **more}
    return session_at("urban_assault", given, ("act", "leader"))


def test_a_shot_of_1d6_and_skill_1_against_level_5() -> None:
    """4 or more hits (UA-07.4), a 6 is a critical and another attack follows (UA-08.3), and so on.

    One is felled by a 4 or 5, or by a 6 and a miss after it: 1/3 + 1/6 * 1/2 = 5/12; n+1 with a sixth of the chance.
    """
    shot = outcome(odds.decision(squad()), "shoot")
    assert shot.exact
    assert HALF - shot.uncounted <= shot.chance("success/squad/attack") <= HALF
    felled = shot.of("damage/enemy/militia")
    assert felled[0] == HALF
    assert felled[1] == Fraction(5, 12)
    assert felled[2] == Fraction(5, 72)
    assert shot.mean("damage/enemy/") == pytest.approx(0.6, abs=0.01)
    assert 0 < shot.uncounted < odds.MOST_UNCOUNTED_OF_CHECKS
    assert sum(shot.law.values()) + shot.uncounted == 1


def test_magazines_spent_are_counted_for_shots_and_not_for_knives() -> None:
    """Each shot takes a magazine (UA-36.7), the attack that follows a critical takes none."""
    found = odds.decision(squad())
    assert outcome(found, "shoot").of("spent/squad/magazines")[1] > Fraction(99, 100)
    assert not outcome(found, "close").chance("spent/")


def test_a_defence_of_1d6_and_skill_1_against_level_5() -> None:
    """1 to 3 fail. The leader loses a life; a member drops out, but for a 1, which the machine player takes as a wound
    of the leader's instead (UA-28.50)."""
    given = {"leader": {"skill": 1}, "members": ["assault"], "enemies": [{**SOLDIERS, "number": 1}], "battle": True}
    found = odds.decision(session_at("urban_assault", given, ("enemy_unit", "militia")))
    assert found.decision.kind == "odd_attack"
    leader, members = outcome(found, "leader"), outcome(found, "members")
    assert leader.of("damage/squad/leader") == {0: HALF, 1: HALF}
    assert members.chance("damage/squad/leader") == 0
    assert members.chance("down/squad/assault-1") == 2 * SIXTH


def duel(evasion: int = 6, seed: Any = None, **more: Any) -> Session:
    """A machine with melee 7 at the throat of two others of some evasion, who defend; asked whom to strike."""
    fighters = {
        "a": {"at": "5,5", "melee": 7, "weapons": ["saber"], "evasion": 6, **more},
        "e": {"at": "5,6", "side": "npc", "seat": "npc", "evasion": evasion, "hp": 60},
        "f": {"at": "5,4", "side": "npc", "seat": "npc", "evasion": evasion, "hp": 60},
    }
    given = {"weapons": {"saber": {"kind": "blade", "range": 1}}, "fighters": fighters}
    return session_at("senki", given, ("declare", "a", "saber", ""))


HIT = Fraction(720, 1296)
"""2D6+7 against 2D6+6 hits where its dice are not lower: 721 of 1296 pairs, less the double twelve (SK-12.16)."""


def test_2d6_against_2d6_with_criticals() -> None:
    found = odds.decision(duel())
    assert found.decision.kind == "target"
    strike = outcome(found, "e")
    hits = strike.of("success/pc/attack")
    assert hits[0] == 1 - HIT
    assert HIT - strike.uncounted <= hits[1] <= HIT
    assert outcome(found, "f").of("success/pc/attack") == hits


def test_hidden_figures_do_not_leak() -> None:
    """Whatever the evasion of the foe, the player reckons with the average of the machines whose figures are open."""
    plain = [json.dumps(odds.decision(duel(evasion)).describe()) for evasion in (1, 6, 30)]
    assert plain[0] == plain[1] == plain[2]
    assert odds.decision(duel()).supposed
    session = duel(30)
    before = json.dumps(session.rulebook.sight.view(session.state, "pc"))
    odds.decision(session)
    assert json.dumps(session.rulebook.sight.view(session.state, "pc")) == before


def test_what_the_scenario_has_in_store_is_not_told() -> None:
    """Reactions are dice on a table that the players have not seen: the odds stop before them."""
    given = {"enemies": [SOLDIERS], "encounter": {"reactions": {"1-6": "hostile"}}}
    found = odds.decision(session_at("urban_assault", given, ("encounter", "tiles/here/events/0")))
    waits = outcome(found, "see_reaction")
    assert waits.veiled == 1
    assert not waits.counted


def test_a_throw_by_hand_has_odds_of_its_own() -> None:
    given = {"leader": {"skill": 1}, "enemies": [SOLDIERS], "battle": True}
    rulebook = squad().rulebook
    session = Session(rulebook, {}, "1", dice="physical")
    session.answer("leader", "shoot")
    assert given["enemies"] == [SOLDIERS]
    found = odds.decision(session)
    assert found.decision.who == HAND
    assert [option.answer for option in found.options] == [None]
    assert found.options[0].outcomes.of("success/squad/")[0] == HALF


def test_an_answer_that_takes_too_long_is_sampled_and_says_so() -> None:
    many = {"members": ["7 assault"], "magazines": 40}
    given = {"leader": {"skill": 1}, "enemies": [{**SOLDIERS, "number": 30}], "battle": True, **many}
    session = session_at("urban_assault", given, ("squad_act",))
    found = odds.decision(session, answers=["volley"], budget=100)
    sampled = outcome(found, "volley")
    assert not sampled.exact
    assert sampled.samples >= odds.SAMPLES
    assert (sampled.error("damage/enemy/") or 0) > 0
    exact = outcome(odds.decision(session, answers=["volley"], budget=20_000), "volley")
    assert exact.exact
    off = abs(sampled.mean("damage/enemy/") - exact.mean("damage/enemy/"))
    assert off < 4 * (sampled.error("damage/enemy/") or 0)
    again = outcome(odds.decision(session, answers=["volley"], budget=100), "volley")
    assert again.law == sampled.law


def test_what_is_not_done_in_time_is_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock on which every look takes a second: after the first nothing more is reckoned exactly."""
    clock = count()
    monkeypatch.setattr(odds, "monotonic", lambda: next(clock))
    found = odds.decision(duel(), seconds=odds.AT_ONCE)
    assert [option.outcomes.exact for option in found.options] == [False] * len(found.options)
    assert {option.outcomes.samples for option in found.options} == {odds.LEAST_SAMPLES}


def gunfight() -> Session:
    """A rifle at 60 percent, nothing else, against one who stands in the open."""
    fighters = {"A": {"weapons": ["rifle"], "skills": {"rifles": 60}}, "E": {"side": "npc", "at": "60,0"}}
    return session_at("gundog", {"weapons": {"rifle": {}}, "fighters": fighters}, ("shoot", "A"))


def test_a_volley_of_more_throws_than_can_be_enumerated() -> None:
    """60 of 100 hit (GD-00.1, GD-00.2): n shots hit 0.6 n times on average; and what is hit is hurt in the end."""
    found = odds.decision(gunfight())
    assert found.decision.kind == "shots"
    for shots in (1, 2, 3):
        volley = outcome(found, shots)
        assert volley.samples
        assert abs(volley.mean("success/pc/shot") - 0.6 * shots) < 3 * (volley.error("success/pc/shot") or 0)
        assert volley.mean("damage/npc/E") > 4 * volley.mean("success/pc/shot")
        assert sum(volley.law.values()) == 1
    assert abs(float(outcome(found, 1).chance("success/pc/shot")) - 0.6) < 0.01  # spread evenly over the first throw


def test_what_is_decided_on_the_way_to_an_attack_is_followed_to_its_end() -> None:
    """Where to aim is asked before a die is thrown; the beat that asks is over long before the shot."""
    session = gunfight()
    session.answer("pc", 1)
    found = odds.decision(session)
    assert found.decision.kind == "aim"
    assert all(option.outcomes.chance("damage/npc/E") > 0 for option in found.options)


def test_a_part_that_is_sampled_adds_up_with_what_is_exact() -> None:
    """A quarter hits for sure and a quarter misses; of 8 samples of the other half 2 hit: 1/4 + 1/2 * 2/8 = 3/8.

    The standard error is half of that of (2 + 1) / (8 + 2) in 8 samples: sqrt(0.3 * 0.7 / 8) / 2.
    """
    hit, miss = (("success/pc/shot", 1),), ()
    survey = Survey({hit: Fraction(1, 4), miss: Fraction(1, 4)})
    rest = [Reached(None, (), Fraction(3, 8), 0), Reached(None, (), Fraction(1, 8), 0)]
    found = Outcomes.sampled(survey, rest, [Sampled(hit, 1, False, None)] * 2 + [Sampled(miss, 1, True, None)] * 6)
    assert found.chance("success/") == Fraction(3, 8)
    assert (found.share, found.samples, found.exact) == (HALF, 8, False)
    assert found.veiled == Fraction(3, 8)
    assert found.chance_error("success/") == pytest.approx((0.21 / 8) ** 0.5 / 2)
    assert found.error("success/") == pytest.approx((0.1875 / 8) ** 0.5 / 2)
    success = found.interval("success/")
    assert 0.25 < success.low < 0.375 == success.estimate < success.high < 0.75


def test_a_count_is_not_added_to_one_whose_key_begins_alike() -> None:
    """3 EN and a cell that gives EN are spent: each is told by itself, and 4 of all things."""
    found = Outcomes({(("spent/pc/yew/en", 3), ("spent/pc/yew/en_cell", 1)): Fraction(1)})
    assert (found.mean("spent/pc/yew/en"), found.mean("spent/pc/yew/en_cell"), found.mean("spent/pc/")) == (3, 1, 4)
    assert not found.chance("spent/pc/yew/e")
    assert found.mean("spent/pc/yew/en", "spent/pc/yew/") == 4
    assert found.describe()["counts"]["spent/pc/yew/en"]["law"] == {"3": 1.0}  # type: ignore[index]


def test_nothing_of_the_game_is_changed() -> None:
    session = squad()
    before = (session.where, dict(session.decisions), json.dumps(session.rulebook.sight.facts(session.state)))
    odds.decision(session)
    assert (
        session.where,
        dict(session.decisions),
        json.dumps(session.rulebook.sight.facts(session.state)),
    ) == before


def test_an_open_ballot_shows_no_other_voice() -> None:
    """Both crews choose at once; the odds for red are the same whatever blue has answered."""
    first, second = (Session(TOY, {"hp": 20}, "1") for _ in range(2))
    for session in (first, second):
        for side in ("red", "blue"):
            session.answer(side, "Anvil")
            session.answer(side, 3)
    first.answer("blue", "rush")
    assert set(first.decisions) == {"red"}
    assert odds.decision(first, "red").describe() == odds.decision(second, "red").describe()


def test_machines_at_the_table_answer_as_they_would() -> None:
    """The foe is played at random, so it abandons every second defence (SK-12.14)."""
    session = duel()
    session.seat("npc", "random")
    found = odds.decision(session)
    assert found.policies["npc"] == "random"
    strike = outcome(found, "e")
    missed = strike.of("success/pc/attack")[0]
    assert (1 - HIT) / 2 - strike.uncounted <= missed <= (1 - HIT) / 2


def test_questions_without_odds() -> None:
    session = Session(TOY, {"hp": 20}, "1")
    with pytest.raises(odds.NoOdds) as nothing:
        odds.decision(session)
    assert nothing.value.message == "odds-nothing"
    with pytest.raises(Refused):
        odds.decision(squad(), policies={"leader": "nobody"})
    over = session_at("urban_assault", {"enemies": [SOLDIERS], "battle": True}, ("judge",))
    with pytest.raises(odds.NoOdds) as nobody:
        odds.decision(over)
    assert nobody.value.message == "odds-not-asked"


def test_whom_nobody_asks_has_no_odds() -> None:
    session = Session(TOY, {"hp": 20}, "1")
    for find in (odds.decision, outlook):
        with pytest.raises(Refused) as refused:
            find(session, "nobody")
        assert refused.value.message == "not-asked"
        assert refused.value.facts == {"who": "nobody", "open": ["red"]}


def test_answers_that_somebody_names_are_checked() -> None:
    session = squad()
    finds: list[Callable[[list[Answer]], odds.Odds]] = [
        lambda answers: odds.decision(session, answers=answers),
        lambda answers: odds.next_checks(session, answers),
    ]
    for find in finds:
        with pytest.raises(odds.NoOdds) as nothing:
            find([])
        assert nothing.value.message == "odds-nothing"
        with pytest.raises(Refused) as refused:
            find(["nothing of the kind"])
        assert refused.value.message == "illegal-answer"


def test_who_plays_for_no_side_is_told_so() -> None:
    neutral = replace(TOY, judging=replace(TOY.judging, side=lambda _state, _seat: ""))
    with pytest.raises(odds.NoOdds) as none:
        odds.decision(Session(neutral, {"hp": 20}, "1"))
    assert none.value.message == "odds-no-side"


@pytest.mark.parametrize(
    ("high", "tried"),
    [
        (0, [0]),
        (3, [0, 1, 2, 3]),
        (23, [*range(24)]),
        (24, [*range(23), 24]),
        (25, [*range(12), *range(13, 24), 25]),
    ],
)
def test_of_many_numbers_the_least_and_the_greatest_are_tried(high: int, tried: list[int]) -> None:
    """Of 0 to 25, 24 are tried at a distance of 25/23: the eleventh step leads to 11, the twelfth to 13."""
    found, left_out = odds.answers_to_try(Session(TOY, {"hp": 20}, "1"), Amount("red", "spend", "toy-4", 0, high))
    assert found == tried
    assert left_out == high + 1 - len(tried)


def test_many_answers_are_looked_at_in_steps() -> None:
    session = session_at(
        "senki",
        {"fighters": {"a": {"at": "5,5", "movement": 6}, "e": {"side": "npc", "at": "1,1"}}},
        ("go", "a", "combat"),
    )
    assert session.decisions["pc"].kind == "route"
    found = odds.decision(session)
    every = session.decisions["pc"].all() or ()
    assert len(found.options) <= odds.MOST_OPTIONS
    assert len(found.options) + found.left_out == len(every)


def test_odds_as_plain_data() -> None:
    plain: Any = json.loads(json.dumps(odds.decision(squad()).describe()))
    shoot = next(option for option in plain["options"] if option["answer"] == "shoot")
    assert shoot["exact"] is True
    assert shoot["counts"]["success/squad/attack"]["law"]["0"] == 0.5
    assert plain["policies"] == {"leader": "heuristic"}


def test_what_all_samples_agree_on_is_not_certain() -> None:
    """Thirty of thirty: the mean has no error that the samples could tell, the chance one of three percent."""
    law: dict[CountSums, Fraction] = {(("down/enemy/group", 1),): Fraction(1)}
    found = Outcomes(law, 30, drawn=law)
    assert found.error("down/enemy/") is None
    counts = found.describe()["counts"]
    assert isinstance(counts, dict)
    assert counts["down/enemy/group"]["error"] is None
    assert round(found.chance_error("down/enemy/"), 2) == 0.03
    assert Outcomes(law).error("down/enemy/") == 0
