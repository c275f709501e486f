"""Tests of strength: which answers are tried, for whom, and what counts as better."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from hantei.lab import Result, Run, Trial, simulate
from hantei.lab import challenge as strength
from hantei.lab.challenge import AskedOften, Rival, against, challenge, fixed_answers, laps, people, survey
from hantei.lab.comparing import change_of
from hantei.lab.intervals import Interval
from hantei.lab.simulate import Batch, GamesLost, WorkersLost, batch
from hantei.lab.tune import TuningBrokenOff, target, tune

from .trials import trial


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three games are enough to see what is asked, two answers of a kind to see that they are tried."""
    monkeypatch.setattr(strength, "SURVEYED", 3)
    monkeypatch.setattr(strength, "MOST_OF_A_KIND", 2)


def test_the_peoples_side_is_challenged_and_nobody_else() -> None:
    duel = trial("senki", "bridge")
    rulebook = duel.book()
    assert people(rulebook, rulebook.start(duel.setup)) == ["pc"]


def test_what_is_answered_always_is_answered_at_the_seats_it_is_meant_for(few: None) -> None:
    ours = trial("senki", "ace_duel", answers={"red/move": "stay"})
    found = simulate(replace(ours, answers={}), 1)
    assert found.answered == {}
    rulebook = ours.book()
    seats = people(rulebook, rulebook.start(ours.setup))
    asked, _ = survey(ours, seats)
    assert asked
    for rival in fixed_answers(ours, seats, asked):
        assert all(about.partition("/")[0] in seats for about in rival.trial.answers if about not in ours.answers)


def test_the_difficulty_is_no_answer_that_plays_better(few: None) -> None:
    """An easier operation is another one."""
    relay = trial("urban_assault", "silent_relay")
    relay = replace(relay, setup={**relay.setup, "difficulty": ""})
    seats = people(relay.book(), relay.book().start(relay.setup))
    asked, _ = survey(relay, seats)
    assert "leader" in asked
    assert "difficulty" not in asked


def test_questions_about_places_are_named_and_not_tried(few: None) -> None:
    bridge = trial("senki", "bridge")
    asked, longest = survey(bridge, ["pc"])
    assert longest > 10
    places = [kind for kind, one in asked.items() if one.places]
    assert places
    assert not {rival.kind for rival in fixed_answers(bridge, ["pc"], asked)} & {*places}


def test_whoever_plays_better_beats_a_player_who_draws_lots() -> None:
    lots = replace(trial("urban_assault", "quarry_town"), policies={"": "random"})
    machine = simulate(lots, 40)
    better = Rival("", "heuristic", replace(lots, policies={"": "heuristic"}))
    match = against(machine, better, 40, None, None)
    assert match.games == 40
    assert match.beats
    worse = against(simulate(better.trial, 40), Rival("", "random", lots), 40, None, None)
    assert not worse.may_beat


def test_a_game_is_compared_with_that_of_its_number() -> None:
    """Where somebody has broken off, games at the end are missing: those behind a gap are the quick ones alone."""
    town = trial("urban_assault", "quarry_town")
    machine = simulate(town, 12)

    class Gap:
        def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
            yield batch(trial, range(7))
            yield batch(trial, range(8, 12))
            raise KeyboardInterrupt

    match = against(machine, Rival("", "heuristic", town), 12, Gap(), None)
    assert (match.games, match.gain.estimate) == (7, 0)  # the same games
    assert match.gain.low < 0 < match.gain.high  # seven games do not show that it makes no difference
    broken = simulate(town, 12, Gap())
    change = change_of(broken, machine, "win")
    assert change is not None
    assert change.estimate == 0
    assert change.low < 0 < change.high


def test_a_game_that_an_answer_never_lets_end_is_given_up() -> None:
    """Whoever throws things away at every rest, and never goes on, has not won."""
    town = trial("urban_assault", "quarry_town", most_beats=2000)
    stuck = replace(town, answers={"leader/camp": "discard"})
    runs = simulate(stuck, 6).runs
    assert any(run.endless for run in runs)
    assert not any(run.won for run in runs if run.endless)


def test_a_challenge_names_what_was_tried(few: None) -> None:
    found = challenge(trial("urban_assault", "quarry_town"), 3)
    assert found.seats == ["leader"]
    assert found.games == 3
    assert len(found.matches) + found.behind > 10
    gains = [match.gain.estimate for match in found.matches]
    assert gains == sorted(gains, reverse=True)


def test_games_grow_fourfold_until_all_are_played() -> None:
    assert [*laps(1000)] == [40, 160, 640]
    assert [*laps(40)] == []


def test_whoever_breaks_off_gets_what_is_known(few: None) -> None:
    class Impatient:
        def __init__(self) -> None:
            self.left = 8

        def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
            for some in numbers:
                self.left -= 1
                if self.left < 0:
                    raise KeyboardInterrupt
                yield batch(trial, some)

    found = challenge(trial("urban_assault", "quarry_town"), 3, crew=Impatient())
    assert [match.broken_off for match in found.matches].count(True) == 1
    assert len(found.matches) < 10
    assert found.broken_off


def test_whoever_breaks_off_before_any_game_is_judged_is_told_so(few: None) -> None:
    heard: list[int] = []

    def breaks_off(games: int) -> None:
        heard.append(games)
        if len(heard) == 2:
            raise KeyboardInterrupt

    found = challenge(trial("urban_assault", "quarry_town"), 3, progress=breaks_off)
    assert heard == [1, 1]  # of the games that are played to learn the questions
    assert (found.broken_off, found.games, found.matches, found.seats) == (True, 0, [], ["leader"])


class Called:
    """Plays until a call, and then raises."""

    def __init__(self, last: int, error: type[BaseException]) -> None:
        self.calls, self.last, self.error = 0, last, error

    def batches(self, trial: Trial, numbers: Sequence[range]) -> Iterator[Batch]:
        self.calls += 1
        if self.calls == self.last:
            raise self.error
        yield from (batch(trial, some) for some in numbers)


@pytest.mark.parametrize("count", [3, 4])
def test_whoever_breaks_off_while_the_machine_player_plays_waits_for_nobody(few: None, count: int) -> None:
    """In the games that decide, and in a lap before them: nobody can be compared, so nobody plays on."""
    crew = Called(1, KeyboardInterrupt)
    found = challenge(trial("senki", "ace_duel"), count, crew=crew)
    assert (crew.calls, found.broken_off, found.games, found.matches, found.behind) == (1, True, 0, [], 0)


def test_whoever_breaks_off_a_lap_has_seen_nobody_fall_behind(few: None) -> None:
    found = challenge(trial("senki", "ace_duel"), 4, crew=Called(3, KeyboardInterrupt))
    assert (found.broken_off, found.games, found.behind) == (True, 0, 0)


@pytest.mark.parametrize("last", [1, 2])
def test_who_loses_its_processes_does_not_say_that_somebody_broke_off(few: None, last: int) -> None:
    with pytest.raises(GamesLost) as lost:
        challenge(trial("senki", "ace_duel"), 3, crew=Called(last, WorkersLost))
    assert (lost.value.message, lost.value.facts) == ("simulate-lost", {"asked": 3})


def test_tuning_tells_lost_processes_from_somebody_who_breaks_off() -> None:
    duel, half = trial("senki", "ace_duel"), target("win=0.5")
    with pytest.raises(GamesLost):
        tune(duel, "answer.move=1..3", half, 3, crew=Called(1, WorkersLost))
    for last in (1, 2):  # at the first value nothing is done yet, at the second the first one is
        with pytest.raises(TuningBrokenOff) as off:
            tune(duel, "answer.move=1..3", half, 3, crew=Called(last, KeyboardInterrupt))
        assert [step.value for step in off.value.steps] == [1, 3][: last - 1]


def never_ending(played: Result) -> Result:
    """The same games, of which those that are lost never came to an end."""
    return Result(played.trial, played.asked, [replace(run, endless=not run.won) for run in played.runs])


def test_an_option_that_only_loses_is_named_as_one_that_nobody_should_take(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine player never takes the one that loses every game."""
    asked = {"bet": AskedOften(answers={"red": {0: None}, "void": {0: None}}, given={"red": None})}
    town = trial("urban_assault", "quarry_town")
    rivals = [Rival("bet", answer, replace(town, answers={"leader/bet": answer})) for answer in ("red", "void")]

    def played(trial: Trial, count: int, *_: object) -> Result:
        won = trial.answers.get("leader/bet") != "void"
        return Result(trial, count, [Run(n, {"win": int(won)}) for n in range(count)])

    monkeypatch.setattr(strength, "survey", lambda *_: (asked, 10))
    monkeypatch.setattr(strength, "fixed_answers", lambda *_: iter(rivals))
    monkeypatch.setattr(strength, "simulate", played)
    found = challenge(town, 100)
    assert [match.rival.answer for match in found.never] == ["void"]
    assert found.never[0].gain.estimate == -1
    monkeypatch.setattr(strength, "simulate", lambda *args: never_ending(played(*args)))
    assert challenge(town, 100).never == []  # who does it again and again is no measure of who does it once
    monkeypatch.setattr(strength, "simulate", played)
    asked["bet"].given["void"] = None
    assert challenge(town, 100).never == []


def test_who_pays_with_what_never_comes_back_is_dearer_and_not_better() -> None:
    """SR-2.4, SR-2.16: a burned point of Edge lowers the rating for good; the machine player keeps it for its life."""
    yard = trial("shadowrun4", "alley_firefight")
    rulebook = yard.book()
    seats = people(rulebook, rulebook.start(yard.setup))
    machine = simulate(yard, 3)
    burns = Rival("test", "critical", replace(yard, answers={f"{seat}/test": "critical" for seat in seats}))
    match = against(machine, burns, 3, None, None)
    before, after = (
        sum(amount for run in found.runs for key, amount in run.counts.items() if "runners" in key and "rating" in key)
        for found in (machine, simulate(burns.trial, 3))
    )
    assert match.price == (after - before) / 3
    assert match.priced
    better = replace(match, gain=Interval(0.5, 0.4, 0.6))
    assert not better.beats
    assert replace(better, price=0.5).beats
    assert against(machine, Rival("", "heuristic", yard), 3, None, None).price == 0
