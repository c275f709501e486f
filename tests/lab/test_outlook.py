"""The outlook of a game: exact where it can be, sampled elsewhere, silent where it would mislead or betray."""

from __future__ import annotations

from fractions import Fraction
from itertools import islice
from typing import Any

import pytest

from hantei.core.rulebook import Supposed
from hantei.lab import battle
from hantei.lab.counting import CountSums
from hantei.lab.minds import usual
from hantei.lab.odds import NoOdds
from hantei.lab.outcomes import Outcomes
from hantei.lab.outlook import LEAST, Outlooker, outlook, turning
from hantei.library import open_rulebook, scenario_text
from hantei.play import Session
from tests.lab.games import session_at
from tests.toy import TOY

FIGHT: dict[str, Any] = {
    "leader": {"skill": 1},
    "magazines": 6,
    "enemies": [{"id": "militia", "number": 2, "level": 4, "attitude": "fight_to_the_end"}],
}
MEET = ("encounter", "tiles/here/events/0")


def toy(hp: int, limit: int, **seats: str) -> Session:
    return Session(TOY, {"hp": hp, "limit": limit}, "3", seats)


def fight(**more: Any) -> Session:
    """A leader who has chosen to strike first, at the next question."""
    session = session_at("urban_assault", FIGHT | more, MEET)
    session.answer("leader", "first_strike")
    return session


def test_a_short_game_is_foreseen_exactly() -> None:
    """At the first question of a game nothing has happened yet: its ends are those of the whole game."""
    session = toy(2, 1)
    found, whole = outlook(session), battle.ends(TOY, session.fresh(), {})
    assert found.outcomes is not None
    assert (found.rest, found.precise, found.fight) == ([], True, False)
    assert found.keys[0].startswith("win/")
    for key in whole.outcomes.counted:
        assert found.outcomes.chance(key) == whole.outcomes.chance(key)


def test_what_is_too_much_is_sampled_and_thought_about_further() -> None:
    """No figure comes of fewer samples than are told to be the least; those made before count on."""
    found = outlook(fight(), seconds=0.01)
    assert found.outcomes is not None
    assert len(found.runs) >= LEAST
    first = list(found.runs)
    spread = max(found.chance(key).half_width for key in found.keys)
    while len(found.runs) < 4 * len(first):
        found.refine(0.5)
    assert found.runs[: len(first)] == first
    assert max(found.chance(key).half_width for key in found.keys) < spread


def test_the_results_of_fights_within_a_game_are_none_of_its_ends() -> None:
    """In a game of one fight both have the same words, and `?battle` told them twice."""
    laws: dict[CountSums, Fraction] = {(("win/us/", 1), ("result/us/victory", 1), ("end/us/victory", 1)): Fraction(1)}
    found = outlook(toy(2, 1))
    found.found.law = laws
    assert found.keys == ["win/us/", "end/us/victory"]
    found.fight = True
    assert found.keys == ["win/us/", "result/us/victory", "end/us/victory"]


def test_within_an_operation_the_fight_is_looked_at() -> None:
    found = outlook(fight(), seconds=0.2)
    assert found.fight
    assert {key.partition("/")[0] for key in found.keys} <= {"result", "end"}
    assert "result/squad/victory" in found.keys


def test_what_the_scenario_has_in_store_does_not_show() -> None:
    """The same fight with newcomers to come that nobody knows of looks the same."""
    small = {"enemies": [{"id": "militia", "number": 1, "level": 4, "attitude": "fight_to_the_end"}]}
    plain, ambush = (outlook(fight(**small, **more), seconds=60) for more in ({}, {"encounter": MORE_TO_COME}))
    assert plain.rest == ambush.rest == []
    assert plain.outcomes is not None
    assert ambush.outcomes is not None
    assert plain.outcomes.law == ambush.outcomes.law


MORE_TO_COME = {"reinforcements": [{"unit": "militia", "number": 3, "round": 2}]}


def test_before_the_scenario_shows_what_comes_there_is_none() -> None:
    session = Session(open_rulebook("urban_assault"), {"scenario": "quarry_town"}, "1")
    with pytest.raises(NoOdds) as none:
        outlook(session)
    assert none.value.message == "outlook-hidden"


def test_where_figures_are_hidden_there_is_none_but_for_who_may_read_them() -> None:
    """The figures of the host that the runners break into are hidden from them and stand in no book, and no figure of
    ours would be right."""
    name, text = scenario_text("shadowrun4", "mixed_run")
    text = text.replace("device: corporate_host", "response: 6, system: 6, firewall: 6")
    session = Session(open_rulebook("shadowrun4"), {"scenario": name, "scenarios": {name: text}}, "1")
    with pytest.raises(NoOdds) as none:
        outlook(session)
    assert none.value.message == "outlook-guessed"


@pytest.mark.parametrize(
    ("book", "encounter"), [("senki", "bridge"), ("gundog", "office_raid"), ("shadowrun4", "data_heist")]
)
def test_hidden_figures_that_stand_in_the_book_are_looked_up(book: str, encounter: str) -> None:
    found = outlook(Session(open_rulebook(book), {"scenario": encounter}, "1"), seconds=0.01)
    assert found.outcomes is not None
    assert [message.id.partition("-")[2] for message in found.supposed.said] == ["looked-up"]


def test_nobody_is_asked() -> None:
    session = toy(2, 1, red="bold", blue="bold")
    assert session.finished
    with pytest.raises(NoOdds) as none:
        outlook(session)
    assert none.value.message == "odds-not-asked"


def test_afterwards_every_part_has_its_moment() -> None:
    """The beginnings of a fight and of its rounds, each for the side of the first seat."""
    session = fight()
    while not session.finished:
        key, asked = next(iter(session.decisions.items()))
        session.answer(key, asked.all()[0])  # type: ignore[index]
    found = list(turning(session, seconds=0.05))
    assert [one.event.name for one in found][:1] == ["battle_begins"]
    assert "round" in [one.event.name for one in found]
    assert {one.outlook.side for one in found} == {"squad"}
    assert [one.beat for one in found] == sorted({one.beat for one in found})


def test_intervals_hold_the_true_chance_as_often_as_they_say() -> None:
    """Positions whose chance is known exactly, each sampled twenty times anew: 95 of 100 intervals hold it, and since
    samples are spread evenly, rather more."""
    held = []
    for hp, limit in ((2, 1), (3, 1), (3, 2), (4, 2)):
        session = toy(hp, limit)
        exact = outlook(session, seconds=60).outcomes
        assert exact is not None
        assert exact.exact
        view = Outlooker(session, "red", usual(TOY, session.state), Supposed(session.fresh()))
        rough = view.look(session.fresh(), session.script, 0.0)
        for _ in range(20):
            drawn = Outcomes.sampled(rough.found, rough.rest, list(islice(rough.more, LEAST)))
            for key in exact.counted:
                bounds = drawn.interval(key)
                held.append(bounds.low <= exact.chance(key) <= bounds.high)
    assert 0.93 <= sum(held) / len(held) < 1
