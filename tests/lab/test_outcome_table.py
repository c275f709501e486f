"""The outcome table: runs are the same, die for die, whether they are looked up or played."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hantei.core import table as core_table
from hantei.core.agenda import Beats
from hantei.core.decision import Answer, Choice, Decision, Words
from hantei.core.message import Message
from hantei.core.record import clone
from hantei.core.rulebook import Finding, Rulebook
from hantei.lab import Trial, outcome_table, play
from hantei.lab.counting import Odometer
from hantei.lab.intervals import wilson
from hantei.lab.minds import minds, usual
from hantei.lab.outcome_table import Leaf, OutcomeTable, Packing, Rest, ToldCount, take_all
from hantei.lab.outcomes import Outcomes
from hantei.lab.survey import Scope, Sweep
from hantei.lab.trial import Notes, Played
from tests.lab.games import rulebook_at
from tests.toy import D6, SETUP, TOY

from .trials import trial

SMALL = {
    "leader": {"skill": 1},
    "members": ["assault"],
    "magazines": 8,
    "enemies": [{"id": "militia", "number": 3, "level": 4}],
}


@dataclass(frozen=True)
class Own(Trial):
    """A trial of a rulebook that no library knows."""

    of: Rulebook[Any] = field(default=TOY, compare=False)

    def book(self) -> Rulebook[Any]:
        return self.of


def over(state: Any) -> Any:
    """A battle is over once nothing is left on the agenda."""
    if state.agenda:
        return None
    lost = int(state.squads["leader"].leader.killed)
    return (
        Finding("win", 1 - lost, Message("figure-win")),
        Finding("end", str(lost), Message("figure-end"), Message("figure-end")),
        Finding("magazines", state.squads["leader"].magazines, Message("figure-magazines")),
    )


def skirmish(rulings: Mapping[str, str] | None = None, **given: Any) -> Own:
    """One battle of URBAN ASSAULT."""
    book = rulebook_at("urban_assault", {**SMALL, **given}, ("encounter", "tiles/here/events/0"), rulings=rulings)
    return Own("urban_assault", {}, {"": "heuristic"}, of=replace(book, judging=replace(book.judging, outcome=over)))


def quarrel(policy: str = "bold", **more: Any) -> Own:
    """A game of the toy; bold players draw luck for what they have no mind about."""
    return Own("toy", {**SETUP, "hp": 4, "limit": 3}, {"": policy}, **more)


def first(state: Any, decision: Decision, rng: Random) -> Answer:
    """A policy without luck, so that all it does is remembered."""
    return decision.suggestions[0] if isinstance(decision, Words) else (decision.all() or ())[0]


PLAIN = replace(TOY, policies={"first": first})


def all_of(played: Played) -> Any:
    """Labels by what they name: one who is drawn by lot may have another name in another run."""
    return played.run, sorted(played.labels), [figure.value for figure in played.figures], dict(played.answered)


def agree(trial: Trial, runs: int) -> OutcomeTable:
    """Twice the same as without a table: while it learns, and when it knows."""
    expected = [all_of(play(trial, number)) for number in range(runs)]
    table = OutcomeTable(trial)
    assert [all_of(table.play(number)) for number in range(runs)] == expected
    assert [all_of(table.play(number)) for number in reversed(range(runs))] == expected[::-1]
    return table


@pytest.mark.parametrize(
    ("rulebook", "scenario", "runs"),
    [
        ("urban_assault", "quarry_town", 12),
        ("urban_assault", "mute_bells", 4),
        ("senki", "ace_duel", 2),
        ("gundog", "silent_entry", 4),
        ("wild_arms", "canyon_duel", 2),
        ("shadowrun4", "mirror_three", 4),
        ("shadowrun4", "mixed_run", 3),
    ],
)
def test_whole_games_are_the_same(rulebook: str, scenario: str, runs: int) -> None:
    agree(trial(rulebook, scenario), runs)


def test_battles_are_the_same() -> None:
    agree(skirmish(), 60)


@pytest.mark.parametrize("policy", ["bold", "random"])
def test_policies_with_luck_of_their_own_keep_it(policy: str) -> None:
    agree(quarrel(policy), 40)


def test_who_looks_ahead_does_without_the_table() -> None:
    table = agree(replace(skirmish(magazines=3), policies={"": "greedy:2"}), 2)
    assert not table.rests


def test_fixed_answers_are_noted_in_every_run() -> None:
    table = agree(replace(skirmish(), answers={"approach": "first_strike", "actor": "volley"}), 20)
    assert all(table.play(number).answered.keys() == {"approach", "actor"} for number in range(20))


@pytest.mark.parametrize("policy", ["heuristic", "random"])
@pytest.mark.parametrize(
    ("rulebook", "scenario", "runs"),
    [
        ("urban_assault", "quarry_town", 15),
        ("urban_assault", "mute_bells", 5),
        ("senki", "bridge", 1),
        ("gundog", "office_raid", 1),
        ("wild_arms", "train_robbery", 1),
        ("shadowrun4", "data_heist", 2),
    ],
)
def test_what_is_forgotten_changes_nothing_of_the_future(
    rulebook: str, scenario: str, runs: int, policy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table that no run leaves forgets after every beat; direct play never forgets."""
    for limit in ("STRAY", "START", "MOST_STATES", "MOST_WAYS"):
        monkeypatch.setattr(outcome_table, limit, 10**9)
    game = replace(trial(rulebook, scenario), policies={"": policy})
    table = OutcomeTable(game)
    for number in range(runs):
        assert all_of(table.play(number)) == all_of(play(game, number))


@pytest.mark.parametrize(
    ("change", "rulings"),
    [
        ({}, {}),
        ({}, {"cost_per_shot": "one_per_volley"}),
        ({"magazines": 1}, {}),
        ({"enemies": [{"id": "militia", "number": 7, "level": 5}]}, {"withdrawal_certainty": "decided"}),
        ({"enemies": [{"id": "militia", "number": 9, "level": 6, "attitude": "fight_to_the_end"}]}, {}),
    ],
)
def test_battles_do_not_remember_what_is_over(
    change: Mapping[str, Any], rulings: Mapping[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for limit in ("STRAY", "START"):
        monkeypatch.setattr(outcome_table, limit, 10**9)
    agree(skirmish(rulings, **change), 40)


@pytest.mark.parametrize(
    "limits", [{"MOST_STATES": 7}, {"MOST_WAYS": 5}, {"STRAY": 0}, {"START": 0}, {"MOST_AT_ONCE": 1}]
)
def test_what_is_not_remembered_is_played(limits: Mapping[str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    for name, limit in limits.items():
        monkeypatch.setattr(outcome_table, name, limit)
    table = agree(skirmish(), 30)
    assert len(table.rests) <= limits.get("MOST_STATES", 10**6)
    assert table.ways <= limits.get("MOST_WAYS", 10**6)


def test_what_is_known_is_not_played_again() -> None:
    """In the end the rules are run for nothing that has been seen."""
    steps = 0
    small = skirmish()
    beats = small.of.beats

    class Counted(Beats):
        def step(self, state: Any, table: Any) -> None:
            nonlocal steps
            steps += 1
            beats.step(state, table)

    table = OutcomeTable(replace(small, of=replace(small.of, beats=Counted())))
    first = [table.play(number).run for number in range(80)]
    learnt = 0
    while learnt < steps:  # each run that strays learns a little more
        learnt = steps
        assert [table.play(number).run for number in range(80)] == first
    for number in range(80, 400):
        table.play(number)
    assert steps - learnt < 2 * learnt  # four times as many battles


@pytest.mark.parametrize("most", range(26))
def test_a_run_is_given_up_after_as_many_beats_as_without_the_table(most: int) -> None:
    """Whether it is cut off where the table knows the way, on a way of several beats, or with its last beat."""
    agree(replace(quarrel("first", of=PLAIN), most_beats=most), 12)


def test_a_table_that_knows_the_way_gives_up_at_the_same_beat() -> None:
    """What is known of longer runs does not carry one beyond its last beat.

    These games have 6, 7 or 20 beats. A run has to be over before its last beat, since none is begun that looks.
    """
    whole = quarrel("first", of=PLAIN)
    table = OutcomeTable(replace(whole, most_beats=99))
    for number in range(80):
        table.play(number)
    for most in range(26):
        table.trial = replace(whole, most_beats=most)
        direct = [play(table.trial, number) for number in range(80)]
        assert [all_of(table.play(number)) for number in range(80)] == [all_of(played) for played in direct]
        assert {played.run.endless for played in direct} == {length >= most for length in (6, 7, 20)}


def test_a_run_that_leaves_the_table_has_the_beats_that_are_left() -> None:
    """This game has more than 1,000 beats; states of a duel hardly repeat, so it leaves the table."""
    table = agree(replace(trial("senki", "ace_duel"), most_beats=1000), 1)
    assert table.play(0).run.endless


def test_a_game_without_an_end_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    def idle(state: Any, table: Any) -> None:
        state.agenda.append(("idle",))

    def begin(setup: Mapping[str, Any]) -> Any:
        state = TOY.start(setup)
        state.agenda[:] = [("idle",)]
        return state

    monkeypatch.setitem(TOY.beats.functions, "idle", idle)
    table = OutcomeTable(replace(quarrel(of=replace(TOY, start=begin)), most_beats=5000))
    assert [table.play(number).run.endless for number in range(3)] == [True] * 3


def circling(state: Any, table: Any) -> None:
    """Count a throw, then ask until the second option is taken."""
    table.tell("hit", side="red", hurt=table.roll(D6, "first"))
    while table.choose(Choice("red", "circle", "X-1", ["again", "enough"])) == "again":
        pass
    state.agenda.append(("circling",))


@pytest.mark.parametrize("answers", [{}, {"circle": "again"}])
def test_a_run_whose_machine_turns_in_a_circle_is_given_up(
    monkeypatch: pytest.MonkeyPatch, answers: Mapping[str, str]
) -> None:
    """Who always takes the first option never leaves the beat; what was counted before stays."""

    def begin(setup: Mapping[str, Any]) -> Any:
        state = TOY.start(setup)
        state.agenda[:] = [("circling",)]
        return state

    monkeypatch.setitem(TOY.beats.functions, "circling", circling)
    monkeypatch.setattr(core_table, "MOST_LINES", 50)
    table = agree(quarrel("first", of=replace(PLAIN, start=begin), answers=answers), 3)
    found = table.play(0)
    assert found.run.endless
    assert found.run.counts
    assert dict(found.answered) == dict.fromkeys(answers)


def test_runs_of_the_table_have_the_exact_odds() -> None:
    """What the rules say exactly lies within four standard errors of what runs of the table give."""
    small = skirmish(members=[], magazines=5)
    state = small.of.start({})
    players = minds(small.of, usual(small.of, state))
    odds = Odometer(small.of, players, lambda count: count.kind == "result")
    found = Sweep(odds, Scope(most=40_000, dust=Fraction(1, 10**7))).run(clone(state))
    exact = Outcomes(found.law, uncounted=found.uncounted)
    table = OutcomeTable(small)
    runs = [table.play(number).run for number in range(2000)]
    for key in exact.counted:
        share = wilson(sum(run.counts.get(key, 0) for run in runs), len(runs))
        assert abs(float(exact.chance(key)) - share.estimate) < 2 * share.half_width


def test_the_luck_of_policies_is_that_of_a_plain_source() -> None:
    luck, plain = outcome_table.WatchedLuck("x"), Random("x")
    assert [luck.choice("abc"), luck.randrange(10), luck.random(), luck.sample(range(9), 3)] == [
        plain.choice("abc"), plain.randrange(10), plain.random(), plain.sample(range(9), 3)
    ]  # fmt: skip
    assert luck.drawn
    assert not outcome_table.WatchedLuck("x").drawn


TOLD: list[list[ToldCount]] = [
    [("check", "check/x", 1), ("entered", "entered//yard", 1), ("spent", "spent/x/fare", 2)],
    [("battle", "battle//yard", 1), ("stock", "stock/x/rounds", 40), ("round", "round//yard", 1)],
    [("spent", "spent/x/rounds", 3), ("damage", "damage/y", 7), ("spent", "spent/x/rounds", 0)],
    [("round", "round//yard", 1), ("lost", "lost/y/guard", 1 << 40), ("spent", "spent/x/rounds", 3)],
    [
        ("saved", "saved/x/rounds", -1),
        ("stock", "stock/x/rounds", 35),
        ("result", "result/x/won", 1),
        ("end", "end/x", 1),
    ],
    [("gained", "gained/x/spoils", 4), ("gained", "gained/x/spoils", 5), ("damage", "damage/y", 2)],
    [("entered", "entered//roof", 1), ("gained", "gained/x/found", 6)],
]
"""What seven ways tell: before a battle, in it, its end, its spoils, and what is found elsewhere."""


def test_what_ways_tell_is_summed_as_if_it_was_noted_one_by_one() -> None:
    noted, packing, rest = Notes(), Packing(), Rest(None, None)
    for told in TOLD:
        for count in told:
            noted.note(*count)
    ways = [Leaf(rest, *packing.packed(told), (), 1) for told in TOLD]
    for _ in range(2):  # at the second time the sums are known
        summed = Notes()
        take_all(ways, summed, packing)
        assert summed == noted
    assert noted.battles[0].counts["gained/x/spoils"] == 9
