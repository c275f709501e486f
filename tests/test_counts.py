"""What events count for: whole games of every rulebook, counted as they are told, said in both languages."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest

from hantei.core.decision import Fact
from hantei.core.event import COUNTS, Count, CountKind
from hantei.core.rulebook import Rulebook
from hantei.core.table import Live
from hantei.core.tally import Tally
from hantei.library import shelf

GAMES = [
    ("urban_assault", "quarry_town"), ("urban_assault", "mute_bells"), ("senki", "bridge"), ("senki", "ace_duel"),
    ("gundog", "mirror_four"), ("gundog", "silent_entry"), ("wild_arms", "mirror_four"), ("wild_arms", "train_robbery"),
]  # fmt: skip


class Counting(Live):
    """Machines play; what is told is counted at once."""

    def __init__(self, rulebook: Rulebook[Any], state: Any, seed: int) -> None:
        rng = Random(seed)
        play = rulebook.policies["heuristic"]
        seats = {who: lambda decision: play(state, decision, rng) for who in rulebook.seats(state)}
        super().__init__(rng, seats)
        self.rulebook, self.state, self.total = rulebook, state, Counter[str]()
        self.kinds: dict[str, Count] = {}

    def tell(self, event: str, tally: Tally | None = None, **facts: Fact) -> None:
        for count in self.rulebook.judging.counts(self.state, event, facts):
            self.total[count.key] += count.amount
            self.kinds[count.key] = count


@cache
def played(book: str, scenario: str, seed: int) -> Counting:
    """A whole game among machines, counted."""
    rulebook = shelf(book).rulebook
    state = rulebook.start({"scenario": scenario})
    table = Counting(rulebook, state, seed)
    while not rulebook.finished(state):
        rulebook.beats.step(state, table)
    return table


def total(table: Counting, start: str) -> int:
    """The sum of all counts whose key begins so."""
    return sum(n for key, n in table.total.items() if key.startswith(start))


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_every_count_can_be_said_in_both_languages(book: str, scenario: str) -> None:
    for seed in range(4):
        table = played(book, scenario, seed)
        assert {count.kind for count in table.kinds.values()} <= set(COUNTS)
        for lang in ("ja", "en"):
            catalogue = shelf(book).catalogue(lang)
            names = [
                catalogue.say(table.rulebook.speech.count_name(table.state, count)) for count in table.kinds.values()
            ]
            assert all(names)


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_losses_and_rows_are_named_by_their_parts(book: str, scenario: str) -> None:
    """A report groups them by these."""
    parts = {"lost": {"place", "cause"}, "row": {"table", "row"}}
    for seed in range(4):
        table = played(book, scenario, seed)
        for count in table.kinds.values():
            name = table.rulebook.speech.count_name(table.state, count)
            assert parts.get(count.kind, set()) <= set(name.args)


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_every_side_that_is_counted_has_a_name(book: str, scenario: str) -> None:
    table = played(book, scenario, 0)
    sides = {count.side for count in table.kinds.values()} - {""}
    assert len(sides) == 2
    for lang in ("ja", "en"):
        catalogue = shelf(book).catalogue(lang)
        names = {catalogue.name(table.rulebook.speech.side_name(table.state, side)) for side in sides}
        assert len(names - sides) == 2


@pytest.mark.parametrize(("book", "scenario"), GAMES)
def test_sums_agree_with_the_state(book: str, scenario: str) -> None:
    for seed in range(4):
        table = played(book, scenario, seed)
        assert total(table, "end/") >= 1
        assert total(table, "success/") <= total(table, "check/")
        assert total(table, "down/") >= total(table, "lost/")


def test_every_attack_in_senki_is_a_hit_or_a_successful_defence() -> None:
    for seed in range(4):
        table = played("senki", "bridge", seed)
        attacks = sum(n for key, n in table.total.items() if key.startswith("check/") and key.endswith("/attack"))
        assert total(table, "success/") == attacks > 0


def test_hp_missing_at_the_end_was_lost() -> None:
    for seed in range(4):
        table = played("senki", "ace_duel", seed)
        for who, fighter in table.state.fighters.items():
            lost = table.total[f"damage/{fighter.side}/{who}"]
            assert lost >= table.state.sheet(who).hp - fighter.hp
            assert lost > 0 or not table.total[f"down/{fighter.side}/{who}"]


def test_leaders_are_on_one_side_and_the_referee_on_none() -> None:
    rulebook = shelf("urban_assault").rulebook
    state = rulebook.start({"scenario": "quarry_town", "leaders": 2, "referee": True})
    assert [rulebook.judging.side(state, seat) for seat in rulebook.seats(state)] == ["squad", "squad", ""]


def test_a_seat_in_senki_plays_for_the_side_of_its_machines() -> None:
    rulebook = shelf("senki").rulebook
    state = rulebook.start({"scenario": "bridge"})
    assert [rulebook.judging.side(state, seat) for seat in rulebook.seats(state)] == ["pc", "brood"]


@pytest.mark.parametrize("kind", COUNTS)
def test_the_key_of_a_count_names_it_again(kind: CountKind) -> None:
    count = Count(kind, "enemy", "mill/bleeding", 3)
    assert Count.of(count.key) == count._replace(amount=1)


@pytest.mark.parametrize("key", ["", "damage", "damage/enemy", "luck/enemy/militia"])
def test_no_other_text_is_the_key_of_a_count(key: str) -> None:
    with pytest.raises(ValueError, match=r"key of no count|unpack"):
        Count.of(key)
