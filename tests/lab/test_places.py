"""What each place of an operation does: worked out by hand from three runs."""

from __future__ import annotations

from typing import Any

import pytest

from hantei.core.message import Message
from hantei.lab import Result, Run, simulate
from hantei.lab.places import places
from hantei.lab.trial import Battle

from .trials import trial

GATE, TOWER = "entered/squad/gate", "entered/squad/tower"


def fought(place: str, spent: int) -> Battle:
    """A battle at a place."""
    stock, use = {"stock/squad/magazines": 20}, {"spent/squad/magazines": spent}
    return Battle(f"battle/squad/tiles/{place}/events/0", 1, use, stock, stock, "victory")


def run(number: int, won: bool, counts: dict[str, int], battles: list[Battle], last: str) -> Run:
    """A run."""
    return Run(number, {"win": int(won), "end": "x"}, counts, battles, last=last)


@pytest.fixture
def result() -> Result:
    """Three runs: one is lost at the gate, one at the tower, one is won."""
    runs = [
        run(0, False, {GATE: 1, "lost/squad/gate/guards": 2}, [fought("gate", 6)], GATE),
        run(
            1,
            False,
            {GATE: 1, TOWER: 1, "gained/squad/magazines/gate": 3, "gained/squad/mre/gate": 1},
            [fought("gate", 3)],
            TOWER,
        ),
        run(2, True, {GATE: 1, TOWER: 1}, [fought("tower", 4), fought("tower", 2)], TOWER),
    ]
    labels: dict[str, Any] = {
        TOWER: Message("tower"),
        GATE: Message("gate"),
        "spent/squad/magazines": Message("spent", {"what": "magazines!"}),
        "gained/squad/mre/gate": Message("gained", {"what": "rations!", "place": "gate"}),
    }
    return Result(trial(), 3, runs, labels)


def test_every_place_says_who_comes_who_gets_through_and_what_it_costs(result: Result) -> None:
    gate, tower = places(result)
    assert (gate.name, gate.entered.estimate) == (Message("gate"), 1)
    assert gate.through.estimate == pytest.approx(2 / 3)
    assert gate.spent == {"magazines": pytest.approx(3)}  # 6 and 3 in three runs
    assert gate.gained == {"magazines": pytest.approx(1), "mre": pytest.approx(1 / 3)}
    assert gate.stocks == {"magazines": "magazines!", "mre": "rations!"}
    assert gate.lost == pytest.approx(2 / 3)
    assert tower.entered.estimate == pytest.approx(2 / 3)
    assert tower.through.estimate == pytest.approx(1 / 2)
    assert tower.spent == {"magazines": pytest.approx(3)}  # 4 and 2 in one of two runs
    assert tower.stocks == {"magazines": "magazines!"}


def test_places_are_counted_in_play_and_the_losses_add_up() -> None:
    played = simulate(trial("urban_assault", "quarry_town"), 6)
    found = places(played)
    assert found[-1].key == "entered/squad/watchtower"  # the final event of the scenario
    lost = sum(one.entered.estimate * (1 - one.through.estimate) for one in found)
    assert lost == pytest.approx(1 - played.wins.estimate)


def test_a_rulebook_without_places_has_none() -> None:
    assert places(simulate(trial(), 1)) == []


def test_a_place_says_what_it_does_to_the_chance_of_a_victory() -> None:
    """Of four games that came to the mill one was won, of four others three: half of all games fewer.

    By Wilson 1 of 4 lies between 0.0456 and 0.6994, 3 of 4 between 0.3006 and 0.9544; Newcombe takes the difference
    from sqrt(0.2044^2 + 0.2044^2) = 0.2891 and sqrt(0.4494^2 + 0.4494^2) = 0.6355.
    """
    mill = "entered/squad/mill"
    won = [True, False, False, False, True, True, True, False]
    runs = [run(n, one, {GATE: 1, **({mill: 1} if n < 4 else {})}, [], GATE) for n, one in enumerate(won)]
    found = {one.key: one for one in places(Result(trial(), 8, runs, {GATE: Message("gate"), mill: Message("mill")}))}
    chance = found[mill].chance
    assert chance is not None
    assert chance.estimate == pytest.approx(-0.5)
    assert chance.low == pytest.approx(-0.5 - 0.2891, abs=1e-3)
    assert chance.high == pytest.approx(-0.5 + 0.6355, abs=1e-3)
    assert found[GATE].chance is None  # everybody came there
