"""How well a side stands: the score of every rulebook, in whole games."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.record import dump
from hantei.core.rulebook import LOST, WON, likely, verdict
from hantei.library import open_rulebook, scenario_text
from hantei.play import run

GAMES = [
    ("urban_assault", "quarry_town"), ("urban_assault", "mute_bells"),
    ("senki", "shoreline"), ("senki", "elevator"), ("senki", "ace_duel"),
    ("gundog", "mirror_four"), ("gundog", "silent_entry"), ("wild_arms", "mirror_four"), ("wild_arms", "train_robbery"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_the_ends_of_the_scale_are_for_the_end(name: str, scenario: str) -> None:
    """In between neither end is reached; what is decided is won for the winner's seat and lost for all others."""
    rulebook = open_rulebook(name)
    states: list[Any] = []
    found: set[int] = set()

    def look(event: Any) -> None:
        state = states[0]
        before = dump(state)
        for seat in rulebook.seats(state):
            score = rulebook.judging.score(state, seat)
            figures = rulebook.judging.outcome(state)
            if figures is None and not decided(state):
                assert LOST < score < WON
            elif figures is not None:
                assert score == end_of_scale(rulebook, state, seat, figures)
                found.add(score)
        assert dump(state) == before

    setup = {"scenario": scenario, "scenarios": {scenario: scenario_text(name, scenario)[1]}}
    policies = {seat: keeping(states, rulebook.policies["heuristic"]) for seat in rulebook.seats(rulebook.start(setup))}
    for seed in range(3):
        states.clear()
        run(rulebook, setup, str(seed), policies, lambda after, event: look(event) if states else None)
    assert found


def keeping(states: list[Any], policy: Any) -> Any:
    """A policy that keeps the state it is shown."""

    def answer(state: Any, decision: Any, rng: Any) -> Any:
        states[:] = [state]
        return policy(state, decision, rng)

    return answer


def decided(state: Any) -> bool:
    """Whether the end has come but is not yet told: in the last beats of an operation or a combat."""
    if hasattr(state, "operation"):
        return bool(state.operation is not None and state.operation.result)
    return bool(state.ended_by)


def end_of_scale(rulebook: Any, state: Any, seat: str, figures: Any) -> int:
    """What the seat's side has come to; victory and defeat of Wild Arms are those of the first faction's side."""
    values = {figure.key: figure.value for figure in figures}
    if rulebook.id == "wild_arms":
        first = rulebook.judging.side(state, seat) == next(iter(state.factions))
        return {"victory": WON if first else LOST, "defeat": LOST if first else WON, "neither": 0}[values["end"]]
    if rulebook.id in ("senki", "gundog"):
        return WON if values["end"] == rulebook.judging.side(state, seat) else LOST
    return WON if values["win"] else LOST


@pytest.mark.parametrize(
    ("odds", "score"),
    [(0, 0), (200, 7092), (-200, -7092), (1, 50), (10**9, WON - 1), (-(10**9), LOST + 1)],
)
def test_odds_on_the_scale(odds: int, score: int) -> None:
    """200 / sqrt(200^2 + 200^2), the root cut to 282: 7092 of 10000; 1 / 200: 50; the ends are for the end."""
    assert likely(odds) == score


def test_an_end_counts_for_who_has_won_against_who_has_not_and_for_nobody_where_nobody_has() -> None:
    assert [verdict(winner, "red") for winner in ("red", "blue", "")] == [WON, LOST, 0]


def test_a_wound_costs_and_a_foe_down_pays() -> None:
    senki = open_rulebook("senki")
    state = senki.start({"scenario": "ace_duel", "scenarios": {"ace_duel": scenario_text("senki", "ace_duel")[1]}})
    assert senki.judging.score(state, "red") == senki.judging.score(state, "white") == 0
    state.fighters["red_ace"].hp -= 10
    hurt = senki.judging.score(state, "red")
    assert hurt < 0 < senki.judging.score(state, "white")
    state.fighters["white_second"].incapacitated = True
    assert senki.judging.score(state, "red") > hurt


def test_the_figures_of_a_hidden_foe_count_for_nothing() -> None:
    """SK-DATA.25: energy and full HP of the brood are nothing a pilot knows; damage done is."""
    senki = open_rulebook("senki")
    state = senki.start({"scenario": "bridge", "scenarios": {"bridge": scenario_text("senki", "bridge")[1]}})
    foe = next(fighter for fighter in state.fighters.values() if fighter.side == "brood")
    before = senki.judging.score(state, "pc")
    foe.en += 50
    assert senki.judging.score(state, "pc") == before
    foe.hp -= 5
    assert senki.judging.score(state, "pc") > before


def test_losses_and_stocks_of_a_squad() -> None:
    book = open_rulebook("urban_assault")
    setup = {"scenario": "quarry_town", "scenarios": {"quarry_town": scenario_text("urban_assault", "quarry_town")[1]}}
    state = book.start(setup)
    squad = state.squads["leader"]
    worth = [book.judging.score(state, "leader")]
    for change in ("life", "points"):
        setattr(squad.leader, change, getattr(squad.leader, change) - 1)
        worth.append(book.judging.score(state, "leader"))
    squad.magazines -= 1
    worth.append(book.judging.score(state, "leader"))
    assert worth == sorted(worth, reverse=True)
    assert len(set(worth)) == 4
    assert book.judging.score(state, "referee") == 0


def test_wounds_and_prone_foes_in_gundog() -> None:
    book = open_rulebook("gundog")
    setup = {"scenario": "mirror_four", "scenarios": {"mirror_four": scenario_text("gundog", "mirror_four")[1]}}
    state = book.start(setup)
    even = book.judging.score(state, "red")
    assert abs(even) < 200  # the other four are taken for the average of one's own, rounded
    state.fighters["red_leader"].endurance -= 5
    hurt = book.judging.score(state, "red")
    assert hurt < even
    assert book.judging.score(state, "blue") > even
    state.fighters["blue_medic"].prone = True
    assert book.judging.score(state, "red") > hurt
    assert book.judging.score(state, "referee") == 0


def test_steps_of_harm_and_guards_in_wild_arms() -> None:
    book = open_rulebook("wild_arms")
    setup = {"scenario": "mirror_four", "scenarios": {"mirror_four": scenario_text("wild_arms", "mirror_four")[1]}}
    state = book.start(setup)
    assert book.judging.score(state, "sun") == book.judging.score(state, "moon") == 0  # the same four
    state.fighters["reno_sun"].wounded = True
    hurt = book.judging.score(state, "sun")
    assert hurt < 0 < book.judging.score(state, "moon")
    state.fighters["juno_sun"].items["buckler"] = 0
    bare = book.judging.score(state, "sun")
    assert bare < hurt
    state.fighters["juno_moon"].dying = True
    assert book.judging.score(state, "sun") > 0
    assert book.judging.score(state, "referee") == 0
