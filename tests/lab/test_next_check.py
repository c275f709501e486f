"""The bold number of an option against how often that check succeeds when it is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple

import pytest

from hantei import library
from hantei.core.agenda import Beats
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.record import clone
from hantei.core.rulebook import Rulebook
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.lab import odds
from hantei.lab.counting import Sampler
from hantei.lab.minds import minds, usual
from hantei.lab.next_check import CHECK, SUCCESS, Decided, NextCheck, Which, Working, next_check, thrifty
from hantei.lab.outcomes import Outcomes
from hantei.lab.survey import Scope, settled
from hantei.play import Diverged, Line, Session, begun, usual_player
from hantei.telling import Question
from hantei.telling.chances import steps
from tests.toy import TOY, Toy, start

GAMES = [
    ("urban_assault", "quarry_town", 40),
    ("gundog", "office_raid", 20),
    ("wild_arms", "saloon", 40),
    ("shadowrun4", "warehouse", 59),
    ("senki", "ace_duel", 25),
]
OPENING = {"warehouse": 43}
"""How many questions of a game come before the first on which a check hangs; nobody works out their odds."""

LONGEST = 60
"""Beats after which nobody waits for a check any more."""


class Played(Sampler):
    """A table at which dice fall as luck has it, until a check is decided."""

    def tell(self, event: str, tally: Tally | None = None, **facts: Any) -> None:
        if self.line < len(self.script):
            return
        counts = self.rulebook.judging.counts(self.state, event, facts)
        if any(count.kind == CHECK for count in counts):
            raise Decided(counts)


def played(rulebook: Rulebook[Any], start: Any, lines: list[Line], luck: Random) -> tuple[set[Which], set[Which]]:
    """One play of an answer: which check came next (none where what it set off was done first), which succeeded."""
    players = thrifty(rulebook, minds(rulebook, usual(rulebook, start)))
    over = settled(start.agenda, rulebook.foresight.closing)
    state = clone(start)
    table = Played(rulebook, players, lambda count: True, luck, lines)
    try:
        for _ in range(LONGEST):
            table.begin(state)
            rulebook.beats.step(state, table)
            table.script = ()
            if rulebook.finished(state) or over(state):
                break
    except Decided as decided:
        made = {(count.side, count.what) for count in decided.counts if count.kind == CHECK}
        return made, {(count.side, count.what) for count in decided.counts if count.kind == SUCCESS}
    return set(), set()


class Bold(NamedTuple):
    """An answer, the script with which it is given, and its next check."""

    answer: Answer | None
    lines: list[Line]
    check: NextCheck | None


class Asked(NamedTuple):
    """An open question with the next checks of its answers, as the side that is asked may suppose them."""

    session: Session
    decision: Decision
    side: str
    options: list[Bold]


def asked(session: Session, key: str) -> Asked:
    """The next checks of a question as far as odds look for each, however long it takes; odds stop at a time, too."""
    rulebook, decision = session.rulebook, session.decisions[key]
    supposed = rulebook.foresight.suppose(session.fresh(), decision.who)
    players = minds(rulebook, usual(rulebook, supposed.state))
    scope = Scope(settled(supposed.state.agenda, rulebook.foresight.closing), supposed.veiled, odds.MOST_CHECKED)
    options = []
    for answer in odds.answers_to_try(session, decision)[0]:
        lines = list(odds.script(session, key, decision, answer))
        options.append(Bold(answer, lines, next_check(rulebook, players, supposed.state, lines, scope)))
    return Asked(session.fork(), decision, rulebook.judging.side(session.state, decision.who), options)


@cache
def questions(book: str, scenario: str, moves: int) -> list[Asked]:
    """Open questions on which a check hangs, in a game that the machine plays."""
    rulebook = library.shelf(book).rulebook
    session, _ = begun(rulebook, {"scenario": scenario}, "1", "seeded", {})
    plays = usual_player(rulebook)
    found = []
    for move in range(moves):
        if not session.decisions:
            break
        key, decision = next(iter(session.decisions.items()))
        if move >= OPENING.get(scenario, 0):
            with suppress(Diverged):  # what the seat may suppose does not fit what happened: it is shown no odds
                one = asked(session, key)
                found += [one] if any(option.check and option.check.made for option in one.options) else []
        session.answer(key, plays(session.state, decision, Random(1)))
    return found


def compared(asked: list[Asked], times: int) -> int:
    """How many bold numbers were compared with the frequency of their checks."""
    done = 0
    luck = Random(7)
    for session, decision, _, options in asked:
        start = session.rulebook.foresight.suppose(session.fresh(), decision.who).state
        for answer, lines, check in options:
            if check is None or not check.made:
                continue
            made: Counter[Which] = Counter()
            passed: Counter[Which] = Counter()
            for _ in range(times):
                came, succeeded = played(session.rulebook, start, lines, luck)
                made.update(came)
                passed.update(succeeded)
            for which, part in check.made.items():
                near(made[which], times, float(part), f"{decision.kind} {answer} {which}")
                near(passed[which], times, float(part * check.chance(which)), f"{decision.kind} {answer}")
            done += 1
    return done


def near(found: int, times: int, chance: float, what: str) -> None:
    """A frequency lies within five standard errors of its chance."""
    error = sqrt(max(chance * (1 - chance), 0.0) / times)
    assert abs(found / times - chance) <= 5 * error + 1e-9, f"{what}: {found}/{times}, said {chance:.3f}"


@pytest.mark.parametrize(("book", "scenario", "moves"), GAMES)
def test_the_bold_number_is_the_frequency_of_the_check(book: str, scenario: str, moves: int) -> None:
    assert compared(questions(book, scenario, moves), 60) >= 8


@pytest.mark.slow
@pytest.mark.parametrize(("book", "scenario", "moves"), GAMES)
def test_the_bold_number_is_the_frequency_of_the_check_in_two_thousand_plays(
    book: str, scenario: str, moves: int
) -> None:
    assert compared(questions(book, scenario, moves), 2000) >= 8


def test_the_odds_of_a_question_show_these_checks() -> None:
    for session, decision, side, options in questions("gundog", "office_raid", 20)[:3]:
        key = next(name for name, one in session.decisions.items() if one.kind == decision.kind)
        shown = odds.decision(session, key, seconds=odds.AT_ONCE)
        assert shown.side == side
        assert [(one.answer, one.check) for one in shown.options] == [(one.answer, one.check) for one in options]


def test_every_target_of_a_shot_has_its_chance() -> None:
    """Where Edge is not spent, hits and the glitch are read off a pool, not each number of ones and sixes: some dozens
    of runs show what thousands did, and more than odds may take."""
    found = [one for one in questions("shadowrun4", "warehouse", 59) if one.decision.kind == "target"]
    assert found
    for _, _, _, options in found:
        for option in options:
            assert option.check
            assert option.check.made
            assert option.check.runs < 300


def test_what_need_not_be_spent_is_not_spent() -> None:
    """In the alley "fire" said 100 %, "roll" 81 % and "roll and ask no more" 50 %: the first two spent Edge."""
    for _, decision, _, options in questions("shadowrun4", "warehouse", 59):
        if decision.kind == "test":
            chances = {option.answer: option.check for option in options}
            rolled, quiet = chances["roll"], chances["quiet"]
            if rolled and quiet:
                assert rolled.made == quiet.made
                assert rolled.passed == quiet.passed


def test_whose_check_it_is_is_told_apart() -> None:
    check = NextCheck({("red", "attack"): Fraction(1), ("white", "defence"): Fraction(1)})
    assert check.main("red") == ("red", "attack")
    assert check.main("white") == ("white", "defence")
    assert check.main("green") in check.made
    assert NextCheck().main("red") is None


def test_only_the_defence_is_open_once_a_comrade_has_rolled_the_attack() -> None:
    """Thistle defended against a comrade's spray, and the question showed the chance that the spray hits."""
    hit, defence = (Working(kind, who, 2, None, ()) for kind, who in (("hit", "mugwort"), ("defence", "thistle")))
    both = {("us", "attack"): Fraction(1), ("us", "defence"): Fraction(1)}
    for told, main in (((hit, defence), "attack"), ((hit,), "attack"), ((defence,), "defence"), ((), "defence")):
        check = NextCheck(both, workings=dict.fromkeys(both, told))
        assert check.main("us") == ("us", main)
    apart = NextCheck(both, workings={("us", "attack"): (hit,), ("us", "defence"): (defence,)})
    assert apart.main("us") == ("us", "attack")


@pytest.mark.parametrize(("book", "scenario", "moves"), GAMES)
def test_every_next_check_shows_its_steps_in_both_languages(book: str, scenario: str, moves: int) -> None:
    told = 0
    for session, decision, side, options in questions(book, scenario, moves):
        for lang in ("en", "ja"):
            question = Question(library.shelf(book), library.shelf(book).catalogue(lang), session.state, decision)
            for option in options:
                lines = steps(odds.Option(option.answer, Outcomes({}), option.check), side, question)
                assert bool(lines) == bool(option.check and option.check.made)
                told += len(lines) > 1
    assert told


def test_the_steps_of_a_shot_lead_to_its_chance() -> None:
    """GD-00.1: one d100 at or below the rate hits, 01 always, 100 never: the chance is the rate, from 1 to 99 %."""
    shots = 0
    for _, _, side, options in questions("gundog", "office_raid", 20):
        for option in options:
            which = option.check.main(side) if option.check else None
            if option.check and which and which[1] == "shot" and option.check.made[which] == 1:
                (one,) = option.check.workings[which]
                assert option.check.chance(which) == Fraction(min(99, max(1, one.value)), 100)
                assert one.steps[0].clause == "GD-00.14"
                shots += 1
    assert shots


def test_the_steps_are_the_same_whatever_the_dice_show() -> None:
    """WA-01.2: the sum of the dice is a step of the achievement; it is luck, and no reason of the chance."""
    for _, _, _, options in questions("wild_arms", "saloon", 40):
        for option in options:
            for workings in option.check.workings.values() if option.check else ():
                assert not [step for one in workings for step in one.steps if step.label == "dice"]


def after_a_coin(beat: Callable[[Table], None]) -> NextCheck | None:
    """The next check of a toy whose one beat tosses a coin: heads end it, tails go on as said."""
    beats = Beats()

    @beats("only", "toy-1")
    def only(state: Toy, table: Table) -> None:
        if table.roll(Dice("1d2", 1, 2), "first") == 2:
            beat(table)

    state = start({"hp": 3})
    state.agenda = [("only",)]
    return next_check(replace(TOY, beats=beats), minds(TOY, {}), state, (), Scope(most=50))


def test_a_run_that_is_too_long_is_no_run_without_a_check() -> None:
    """Tails throw one-sided dice without end: nobody knows whether a check would come."""

    def endless(table: Table) -> None:
        while True:
            table.roll(Dice("1d1", 1, 1), "again")

    found = after_a_coin(endless)
    assert found is not None
    assert (found.made, found.unknown, found.runs) == ({}, Fraction(1, 2), 2)


def test_runs_that_are_too_long_count_for_the_budget() -> None:
    def coins(table: Table) -> None:
        while True:
            table.roll(Dice("1d2", 1, 2), "again")

    assert after_a_coin(coins) is None
