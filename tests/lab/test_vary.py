"""Variants and tuning."""

from __future__ import annotations

import json
from functools import partial

import pytest

from hantei import library
from hantei.content import BadContent, put
from hantei.core.message import BadSetup, Complaint
from hantei.lab import levers, simulate, target, tune, variants
from hantei.lab.intervals import mean
from hantei.lab.tune import Target, figure, reached
from hantei.lab.vary import BadWish, varied

from .trials import trial

PLAIN = {"a": {"b": [{"id": "x", "hp": 1}, {"character": "y", "hp": 2}]}, "c": 3}


@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("c", {**PLAIN, "c": 9}),
        ("new", {**PLAIN, "new": 9}),
        ("a.b.0.hp", {"a": {"b": [{"id": "x", "hp": 9}, {"character": "y", "hp": 2}]}, "c": 3}),
        ("a.b.y.hp", {"a": {"b": [{"id": "x", "hp": 1}, {"character": "y", "hp": 9}]}, "c": 3}),
        ("a.b.x", {"a": {"b": [9, {"character": "y", "hp": 2}]}, "c": 3}),
    ],
)
def test_a_value_is_put_in_its_place(place: str, found: object) -> None:
    before = json.dumps(PLAIN)
    assert put(PLAIN, place.split("."), 9) == found
    assert json.dumps(PLAIN) == before


@pytest.mark.parametrize(
    ("place", "part", "allowed"), [("b.c", "b", ["a", "c"]), ("a.b.z.hp", "z", ["0-1", "x", "y"]), ("c.d", "d", "-")]
)
def test_a_place_that_is_not_there(place: str, part: str, allowed: str | list[str]) -> None:
    with pytest.raises(BadSetup) as error:
        put(PLAIN, place.split("."), 9)
    assert error.value.facts == {"part": part, "allowed": allowed}


def test_the_values_of_a_path() -> None:
    found = variants(trial(), "content.characters.oak.hp=20..22,40")
    assert [variant.value for variant in found] == [20, 21, 22, 40]
    books = [variant.trial.book() for variant in found]
    setup = found[0].trial.setup
    assert [book.start(setup).records.characters["oak"].hp for book in books] == [20, 21, 22, 40]
    assert library.open_rulebook("senki").start(setup).records.characters["oak"].hp not in (20, 21, 22, 40)


def test_every_kind_of_path() -> None:
    operation = trial("urban_assault", "quarry_town")
    assert variants(operation, "difficulty=hard")[0].trial.setup["difficulty"] == "hard"
    assert variants(operation, "policy.leader=random")[0].trial.policies["leader"] == "random"
    assert variants(operation, "answer.preset=medic")[0].trial.answers == {"preset": "medic"}
    varied = variants(operation, "ruling.xp_for_failure=every_end")[0].trial
    assert varied.setup["rulings"] == {"xp_for_failure": "every_end"}
    text = variants(operation, "scenario.difficulties.hard.deployment_cap=3")[0].trial.setup["scenarios"]["quarry_town"]
    assert json.loads(text)["difficulties"]["hard"]["deployment_cap"] == 3


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("difficulty", "vary-what"),
        ("difficulty=", "vary-what"),
        ("=3", "vary-what"),
        ("weather.rain=3", "vary-unknown-path"),
        ("ruling=3", "vary-unknown-path"),
        ("content.characters=3", "vary-unknown-path"),
        ("content.songs.oak.hp=3", "no-such-content"),
        ("content.characters.elm.hp=3", "place-unknown"),
        ("ruling.adjacency=odd", "unknown-ruling-value"),
        ("policy.red=clever", "unknown-policy"),
        ("policy.moon=random", "lab-unknown-seat"),
    ],
)
def test_what_cannot_be_varied(wish: str, message: str) -> None:
    with pytest.raises(Complaint) as error:
        variants(trial(), wish)
    assert getattr(error.value, "message", "") == message


@pytest.mark.parametrize(
    ("wish", "message"),
    [
        ("content.characters.oak.hp=many", "fault-not-int"),
        ("scenario.units.0.at=99,99", "fault-"),
        ("scenario.rounds=3", "fault-unknown-field"),
    ],
)
def test_values_that_the_content_does_not_allow(wish: str, message: str) -> None:
    with pytest.raises(BadContent) as error:
        variants(trial(), wish)
    assert message in error.value.faults[0].said.id


def test_tuning_finds_the_value() -> None:
    """Rounds until the brood holds the field grow with the rounds asked for: a target between is met exactly."""
    steps = tune(trial("senki", "elevator"), "scenario.goals.3.rounds=1..4", target("rounds=2"), 2)
    assert steps[-1].value == 2
    assert steps[-1].found.estimate == 2
    assert {step.value for step in steps} <= {1, 2, 3, 4}


def test_what_is_counted_can_be_tuned() -> None:
    """A comparison knew such figures, and tuning did not: both read them by one function."""
    result = simulate(trial("senki", "elevator"), 3)
    key = next(key for key in result.labels if key.startswith("damage/"))
    assert figure(result, Target(key, 1)).estimate == mean(result.each(key)).estimate
    with pytest.raises(BadWish) as unknown:
        figure(result, Target("damage/of nobody", 1))
    assert key in unknown.value.facts["allowed"]


def test_tuning_out_of_reach_ends_with_the_nearer_bound() -> None:
    wanted = target("rounds=9")
    steps = tune(trial("senki", "elevator"), "scenario.goals.3.rounds=1..4", wanted, 2)
    assert [step.value for step in steps] == [1, 4]
    assert not reached(steps, wanted)
    assert reached(steps, target("rounds=3"))


def test_what_else_moves_a_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds grow with the rounds asked for, three at first: with four it is one round more in a game that lasts so
    long. Minutes change nothing, and a number that is known already is left out."""
    numbers = [(("goals", 3, "rounds"), 3), (("minutes",), 50)]
    monkeypatch.setattr(levers, "numbers_in", lambda *_: iter(numbers))
    short = varied(trial("senki", "elevator"), "scenario.goals.3.rounds", 3).trial
    search = partial(levers.levers, short, target("rounds=4"), count=4)
    found = search("scenario.minutes")
    assert [(one.path, one.was, one.value) for one in found] == [("scenario.goals.3.rounds", 3, 4)]
    assert 0 < found[0].change.estimate <= 1
    assert search("scenario.goals.3.rounds") == []


def test_the_numbers_of_a_file_are_its_whole_numbers_and_its_dice() -> None:
    plain = {"version": "1.0", "rounds": 6, "high": True, "units": [{"id": "a", "number": "1d3+2"}, {"number": "2d6"}]}
    found = dict(levers.numbers_in(plain, ()))
    assert found == {("rounds",): 6, ("units", 0, "number"): "1d3+2", ("units", 1, "number"): "2d6"}
    assert [levers.others(number) for number in found.values()] == [(4, 8), ("1d3+1", "1d3+3"), ("2d6+1",)]
    assert ".".join(levers.place_words(plain, ("units", 0, "number"))) == "units.a.number"


def test_paired_luck_makes_equal_variants_equal() -> None:
    """Oak is nobody of the duel."""
    first, second = (simulate(each.trial, 4) for each in variants(trial(), "content.characters.oak.hp=20,40"))
    assert [run.figures for run in first.runs] == [run.figures for run in second.runs]


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("win", "tune-bad-target"),
        ("win=2", "tune-bad-target"),
        ("win=nan", "tune-bad-target"),
        ("=1", "tune-bad-target"),
    ],
)
def test_targets_that_cannot_be(words: str, message: str) -> None:
    with pytest.raises(BadWish) as error:
        target(words)
    assert error.value.message == message


@pytest.mark.parametrize(
    ("wish", "wanted", "message"),
    [
        ("scenario.rounds_max=3", "win=0.5", "tune-what"),
        ("scenario.rounds_max=5..2", "win=0.5", "tune-what"),
        ("scenario.goals.3.rounds=1..3", "joy=1", "tune-unknown-figure"),
    ],
)
def test_what_cannot_be_tuned(wish: str, wanted: str, message: str) -> None:
    with pytest.raises(BadWish) as error:
        tune(trial("senki", "elevator"), wish, target(wanted), 1)
    assert error.value.message == message
