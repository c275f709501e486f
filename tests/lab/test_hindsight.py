"""Games in hindsight: what decisions were worth, and what is left for luck."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from hantei import library
from hantei.cli.main import run
from hantei.core.decision import Amount
from hantei.lab.hindsight import CERTAIN, Hindsight, Weighed, Weigher, hindsight
from hantei.lab.intervals import Interval
from hantei.play import Session, replay, usual_policy
from hantei.play.game import Game
from hantei.telling.hindsights import ROUGH
from hantei.testing.games import likely, setup
from hantei.text import Catalogue

Won = list[tuple[str, ...]]


def weighed(own: str, *others: str) -> Weighed:
    """A decision of red, with the games of each answer: `r` where red won, `w` where white did."""
    games = [winners(won) for won in (own, *others)]
    return Weighed(1, cast("Session", Standing()), "red", list(range(len(games))), None, games)


def winners(games: str) -> Won:
    """Who won each of some games."""
    return [("red",) if one == "r" else ("white",) for one in games]


class Standing:
    """A game of which only the side of who decides is asked."""

    state = None

    def __init__(self) -> None:
        self.rulebook: Any = self
        self.judging: Any = self
        self.decisions = {"red": Amount("red", "boost", "X-1", 0, 9)}

    def side(self, state: object, who: str) -> str:
        return who


def test_one_half_of_the_games_says_which_answer_is_best_and_the_other_what_it_is_worth() -> None:
    # the even games favour answer 2 (all won), in the odd ones it wins none: measured there it gains nothing
    one = weighed("wwww", "wwww", "rwrw")
    # even picked: answer 2, odd measured: 0, 0; odd picked: the own answer, even measured: 0, 0
    assert one.loss.estimate == 0
    assert one.best == 2
    steady = weighed("wwww", "wwww", "rrrw")  # even: 1, 1; odd: 1, 0; picked by either half
    assert steady.loss.estimate == 0.75


def test_an_answer_as_good_as_the_best_loses_nothing() -> None:
    one = weighed("rrrr", "rrrr", "rrrr")
    assert (one.loss.estimate, one.best) == (0, 0)


def test_few_games_are_never_certain() -> None:
    few, many = weighed("w" * 4, "r" * 4), weighed("w" * CERTAIN, "r" * CERTAIN)
    assert (few.loss.estimate, few.certain) == (1, False)
    assert (many.loss.estimate, many.certain) == (1, True)


def test_what_was_not_looked_at_far_is_measured_over_the_games_that_it_has() -> None:
    one = weighed("wwwwwwww", "wwwwwwww", "rrrr")
    assert one.loss.estimate == 1


def test_luck_is_what_decisions_leave_of_the_result() -> None:
    # red answers once, and so that it loses half of the games that the machine wins; it wins all the same
    found = Hindsight(["red"], ("red",), [weighed("wrwr", "rrrr")], winners("r" * 60 + "w" * 40))
    [share] = found.shares()
    assert (share.start.estimate, share.own.estimate, share.others.estimate) == (0.6, -0.5, 0)
    assert share.luck.estimate == pytest.approx(1 - 0.6 + 0.5)
    assert share.luck.half_width >= max(share.start.half_width, share.own.half_width)


def test_a_few_equal_games_say_nothing_certain() -> None:
    # three decisions with a game each, all of them won with the person's answer and lost with the machine's
    found = Hindsight(["red"], ("red",), [weighed("r", "w")] * 3, winners("r" * 50 + "w" * 50))
    [share] = found.shares()
    assert (share.own.estimate, share.own.low < 0 < share.own.high) == (3, True)
    assert share.luck.half_width > ROUGH  # so that nobody is told of it
    [same] = Hindsight(["red"], ("red",), [weighed("rrrr", "rrrr")] * 3, winners("r" * 50 + "w" * 50)).shares()
    assert (same.own.estimate, same.luck.half_width > ROUGH) == (0, True)


def test_what_people_on_another_side_decide_counts_for_itself() -> None:
    mine, theirs = weighed("rrrr", "rrrr"), weighed("wwww", "rrrr")
    theirs.before.decisions = {"red": Amount("white", "boost", "X-1", 0, 9)}  # white's decision lets white win
    found = Hindsight(["red", "white"], ("white",), [mine, theirs], winners("r" * 50 + "w" * 50))
    red, white = found.shares()
    assert (red.own.estimate, red.others.estimate, white.own.estimate) == (0, -1, 1)


@pytest.mark.parametrize("hindered", [Hindsight(["red"], None, []), Hindsight(["red"], ("red",), [weighed("", "")])])
def test_nothing_is_said_of_luck_while_a_game_goes_on_or_decisions_are_missing(hindered: Hindsight) -> None:
    assert hindered.shares() == []


def test_an_interval_is_never_narrower_than_its_parts() -> None:
    found = Hindsight(["red"], ("red",), [weighed("wr" * 8, "rr" * 8)] * 3, winners("r" * 10))
    assert found.shares()[0].own.half_width > weighed("wr" * 8, "rr" * 8).worth("red").half_width


@pytest.fixture(scope="module")
def careless(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A saved battle at the crossroads, played by somebody who shoots at their own friends."""
    path = tmp_path_factory.mktemp("saves") / "crossroads.hantei"
    rulebook, given, rng = library.open_rulebook("wild_arms"), setup("wild_arms", "crossroads"), Random("5")
    machines = dict.fromkeys(rulebook.opponents(rulebook.start(given)), usual_policy(rulebook))
    with Game.new(path, rulebook, given, "5", seats=machines) as game:
        while not game.finished:
            key, decision = next(iter(game.decisions.items()))
            game.answer(key, likely("wild_arms", game.state, decision, rng))
    return path


def reopened(path: Path) -> Session:
    """The game as it ended."""
    return list(replay(path, library.find))[-1].session


def test_the_answer_of_the_person_and_that_of_the_machine_go_first(careless: Path) -> None:
    session = reopened(careless)
    weigher = Weigher(session, lambda _: None)
    decisions = list(weigher.decisions(weigher.winners()))
    assert decisions
    for one in decisions:
        marks = session.timeline.marks[one.move - 1]
        assert marks.move.record()["answer"] == one.answer
        assert all(one.decision.legal(answer) for answer in one.answers)
        assert len({repr(answer) for answer in one.answers}) >= 2


def test_games_of_one_number_have_the_same_luck_whoever_plays_them(careless: Path) -> None:
    session = reopened(careless)
    found = []
    for _ in range(2):
        weigher = Weigher(session, lambda _: None)
        one = next(iter(weigher.decisions(weigher.winners())))
        weigher.play_on(one, 2, (0, 1))
        found.append(one.won)
    assert found[0] == found[1]


def test_a_decision_is_compared_with_the_machine_before_all_else(careless: Path) -> None:
    session = reopened(careless)
    played: list[int] = []
    found = hindsight(session, 0.001, played.append)
    assert found.missing == len(found.decisions)
    assert len(played) == len(found.beginnings)
    assert found.shares() == []
    assert found.dearest(10) == []


def test_the_dearest_decisions_of_a_save_are_told(careless: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(careless), "--dearest", "3", "--seconds", "4", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["decisions"] > data["missing"]
    for one in data["dearest"]:
        assert one["loss"]["estimate"] > 0
        assert one["answer"] != one["best"]


@pytest.mark.parametrize("words", [["--seconds", "5"], ["--dearest", "0"], ["--dearest", "3", "--seconds", "x"]])
def test_options_that_do_not_fit_are_refused(careless: Path, words: list[str]) -> None:
    assert run(["replay", str(careless), *words]) == 2


def test_points() -> None:
    from hantei.telling.hindsights import figure, lost

    english, japanese = Catalogue("en"), Catalogue("ja")
    assert figure(Interval(-0.214, -0.3, -0.128), True, english) == "−21 points (−30 to −13)"
    assert figure(Interval(1.0, 0.9, 1.1), False, english) == "100% (90–100%)"
    assert figure(Interval(0.9, 0.6, 1.2), True, japanese) == "+90ポイント（+60〜+100）"
    assert lost(Interval(0.5, 0.3, 0.7), japanese) == "50（30〜70）"
