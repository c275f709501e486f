"""Pools: dice that are counted, some of them thrown again; by hand, by brute force, and against icepool."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import icepool
import pytest

from hantei.core.command import Command, Outcome
from hantei.core.dice import LEFT_OUT, Counts, Dice, Pool
from hantei.core.message import Message
from hantei.core.table import Live, Table
from hantei.lab import checks
from hantei.lab.counting import Odometer
from hantei.play import Line, ThrowLine
from hantei.play.script import Beyond, ScriptTable

from .toy import TOY

D6 = icepool.d6
SIXES = (6,)


def faces_count(face: int) -> Counts:
    """The die itself, hits, ones."""
    return 1, int(face >= 5), int(face == 1)


def kept(*counts: int) -> Counts:
    """All that is counted."""
    return counts


def hits_and_glitch(dice: int, hits: int, ones: int) -> tuple[int, bool]:
    """What a test of shadowrunners reads: a glitch where at least half of the dice show 1 (SR-1.1.6)."""
    return hits, 0 < dice <= 2 * ones


@cache
def pool(n: int, again: tuple[int, ...] = ()) -> Pool[tuple[int, bool]]:
    return Pool(n, 6, faces_count, hits_and_glitch, again)


class Given(Table):
    """Dice fall as given."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        falling, self.faces = self.faces[: dice.n], self.faces[dice.n :]
        return dice.read(tuple(falling))


@pytest.mark.parametrize(
    ("n", "faces", "expected"),
    [
        (4, (6, 2, 6, 5, 6, 1, 3), (4, False)),  # SR-1.5.4: two sixes and a 5, then a six, then no hit
        (2, (6, 6, 6, 6, 3, 4), (4, False)),  # SR-1.5.3
        (5, (6, 6, 2, 3, 5, 5, 1), (4, False)),  # SR-1.5.2
        (5, (5, 5, 2, 3, 1), (2, False)),  # no six, no extra die
        (2, (6, 1, 1), (1, True)),  # two ones among three dice
        (0, (), (0, False)),
    ],
)
def test_waves_by_hand(n: int, faces: tuple[int, ...], expected: tuple[int, bool]) -> None:
    table = Given(*faces)
    assert table.pool(pool(n, SIXES), "test") == expected
    assert not table.faces


@pytest.mark.parametrize(
    ("faces", "expected"),
    [((1, 1, 5, 3), (1, True)), ((1, 1, 5, 3, 2), (1, False)), ((1, 1, 1, 5, 6), (2, True)), ((1,), (0, True))],
)
def test_hits_and_glitches_by_hand(faces: tuple[int, ...], expected: tuple[int, bool]) -> None:
    """SR-1.1.6; without Edge a six is thrown once."""
    assert Given(*faces).pool(pool(len(faces)), "test") == expected


@pytest.mark.parametrize("n", [0, 1, 2, 5])
def test_a_law_is_that_of_brute_force(n: int) -> None:
    throws = itertools.product(range(1, 7), repeat=n)
    counted = Counter(hits_and_glitch(n, sum(f >= 5 for f in faces), faces.count(1)) for faces in throws)
    law, whole = pool(n).law()
    assert dict(law) == counted
    assert whole == 6**n


def test_one_exploding_die_by_hand() -> None:
    """No hit in 4 of 6; one: a 5, or a 6 and then no hit, 1/6 + 1/6 x 4/6; each further hit a sixth of that."""
    law, whole = Pool(1, 6, faces_count, lambda dice, hits, ones: hits, SIXES).law()
    chances = {hits: Fraction(ways, whole) for hits, ways in law}
    assert chances[0] == Fraction(4, 6)
    assert chances[1] == Fraction(5, 18)
    assert chances[4] == Fraction(5, 18) / 6**3
    assert 0 < 1 - sum(chances.values()) <= LEFT_OUT


def exploding(depth: int) -> Any:
    """One die of icepool's whose sixes are thrown again, so many times at most."""
    plain = D6.map(lambda face: icepool.Vector(faces_count(face)))
    if not depth:
        return plain
    six = exploding(depth - 1).map(lambda dice, hits, ones: icepool.Vector((dice + 1, hits + 1, ones)))
    return D6.map(lambda face: six if face == 6 else icepool.Vector(faces_count(face)))


def test_dice_that_nobody_changes_are_read_no_closer_than_that_needs() -> None:
    """Four dice: hits and ones can lie in 15 ways beside each other, hits and a glitch in 8: with a glitch up to 2."""
    closely = Pool(4, 6, faces_count, kept, plain=hits_and_glitch)
    assert len(closely.law()[0]) == 15
    assert sorted(closely.unchanged().law()[0]) == sorted(pool(4).law()[0])
    assert len(closely.unchanged().law()[0]) == 8
    assert closely.unchanged() is closely.unchanged()
    assert pool(4).unchanged() is pool(4)


@pytest.mark.parametrize("n", [1, 2, 4, 7])
def test_the_rule_of_six_agrees_with_icepool(n: int) -> None:
    """Wherever fewer dice lie on the table than in a chain that icepool has cut off."""
    depth = 5
    expected = n @ exploding(depth)
    law, whole = Pool(n, 6, faces_count, kept, SIXES).law()
    ours = {counts: Fraction(ways, whole) for counts, ways in law}
    compared = [counts for counts in ours if counts[0] < n + depth]
    assert len(compared) > 10
    for counts in compared:
        assert ours[counts] == Fraction(expected.probability(icepool.Vector(counts)))


def test_a_check_of_many_dice_with_critical_and_fumble_agrees_with_icepool() -> None:
    """XD6 and a skill: two sixes are worth 10 more, nothing but ones 20 less (WA-02.1, WA-02.2, WA-02.5, WA-02.6)."""
    for n in (1, 2, 3, 6, 10):
        checked = Pool(
            n,
            6,
            lambda face: (face, face == 6),
            lambda total, sixes, n=n: total + (10 if sixes >= 2 else -20 if total == n else 0),
        )

        def worth(total: int, sixes: int, n: int = n) -> int:
            return total + (10 if sixes >= 2 else -20 if total == n else 0)

        expected = (n @ D6.map(lambda face: icepool.Vector((face, int(face == 6))))).map(worth, star=True)
        law, whole = checked.law()
        assert whole == 6**n
        assert dict(law) == {value: expected.quantity(value) for value in expected.outcomes()}


def opposed(ours: int, theirs: int, again: tuple[int, ...] = ()) -> Command:
    """Two pools against each other: net hits, glitches on either side."""

    def play(table: Table) -> Outcome:
        hits, glitch = table.pool(pool(ours, again), "attack")
        others, their_glitch = table.pool(pool(theirs, again), "defence")
        return Outcome("", hits - others, None, (("glitch", int(glitch)), ("their_glitch", int(their_glitch))))

    said = Message("said")
    return Command("pools", play, lambda event, facts: said, lambda outcome: said, lambda slug: said)


@pytest.mark.parametrize(("ours", "theirs"), [(8, 6), (1, 12), (20, 20)])
def test_opposed_pools_agree_with_icepool(ours: int, theirs: int) -> None:
    def read(n: int) -> Any:
        counted = n @ D6.map(lambda face: icepool.Vector(faces_count(face)[1:]))
        return counted.map(lambda hits, ones: icepool.Vector(hits_and_glitch(n, hits, ones)))

    expected = icepool.map(lambda a, b: (a[0] - b[0], a[1], b[1]), read(ours), read(theirs), star=False)
    found = checks.law(opposed(ours, theirs))
    assert {(outcome.total, *(bool(n) for _, n in outcome.figures)): p for outcome, p in found.items()} == {
        tuple(value): Fraction(expected.probability(value)) for value in expected.outcomes()
    }


def test_two_exploding_pools_of_sixty_dice_are_within_reach() -> None:
    """The more so as neither throws nor dice are gone through one by one."""
    found = checks.law(opposed(60, 60, SIXES))
    net = checks.figures(found)["total"]
    assert 0 < 1 - sum(net.values()) <= 2 * LEFT_OUT
    assert all(abs(net[n] - net[-n]) <= 2 * LEFT_OUT for n in range(1, 15))


def test_the_table_throws_by_the_law() -> None:
    law, whole = Pool(3, 6, faces_count, lambda dice, hits, ones: min(hits, 4), SIXES).law()
    table = Live(Random(5), {})
    thrown = Counter(min(table.pool(pool(3, SIXES), "test")[0], 4) for _ in range(20_000))
    for hits, ways in law:
        chance = ways / whole
        assert abs(thrown[hits] / 20_000 - chance) < 4 * (chance * (1 - chance) / 20_000) ** 0.5


def test_every_wave_is_a_throw_of_its_own_and_can_be_recorded() -> None:
    waves = {"3d6": [6, 6, 1], "2d6": [6, 2], "1d6": [4]}
    lines: list[Line] = [ThrowLine(name, "test", tuple(faces)) for name, faces in waves.items()]
    script = ScriptTable(lines, 0)
    assert script.pool(pool(3, SIXES), "test") == (3, False)
    script.finish()
    seeded = ScriptTable([], 0, Beyond("seed", {}))
    value = seeded.pool(pool(30, SIXES), "test")
    assert len(seeded.trace) > 1
    assert ScriptTable(seeded.trace, 0).pool(pool(30, SIXES), "test") == value


def test_odds_go_on_from_recorded_waves() -> None:
    """One wave lies on the table, 6 and 1: three chances of four in six, that of one more hit is 5/18."""
    table = Odometer(TOY, {}, lambda count: True, [ThrowLine("2d6", "test", (6, 1))])
    law: dict[Any, Fraction] = {}
    more = True
    while more:
        table.begin(None)
        value = table.pool(pool(2, SIXES), "test")
        law[value] = law.get(value, Fraction(0)) + Fraction(table.wheels.ways, table.wheels.whole)
        more = table.wheels.turn()
    assert 0 < 1 - sum(law.values()) <= LEFT_OUT
    assert law[1, False] + law[1, True] == Fraction(4, 6)
    assert law[1, True] == Fraction(1, 6)
    assert law[2, True] == Fraction(1, 36)  # 6 1, then 6, then 1
    assert law[2, False] == Fraction(5, 18) - Fraction(1, 36)


def test_dice_of_which_every_face_is_thrown_again_are_refused() -> None:
    with pytest.raises(ValueError, match="every face"):
        Pool(1, 2, lambda face: (face,), kept, (1, 2))


@pytest.mark.parametrize(("n", "sides", "again"), [(-1, 6, ()), (2, 0, ()), (2, 6, (0,)), (2, 6, (6, 7)), (2, 1, (1,))])
def test_dice_that_there_cannot_be_are_no_pool(n: int, sides: int, again: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="dice"):
        Pool(n, sides, lambda face: (face,), lambda total: total, again)


def test_dice_on_which_nothing_is_counted_are_no_pool() -> None:
    with pytest.raises(ValueError, match="nothing is counted"):
        Pool(2, 6, lambda face: (), lambda: 0)


def test_a_face_is_thrown_again_however_often_it_is_named() -> None:
    once, twice = (Pool(2, 6, lambda face: (face,), lambda total: total, again) for again in ((6,), (6, 6)))
    assert twice.law() == once.law()


def test_dice_that_count_something_else_than_they_show_say_what() -> None:
    """1d3 on a d6, and two d10 read from 0 to 9; a plain sum, and the waves of a pool, have nothing to add."""
    assert Dice("1d3", 1, 6, lambda faces: (faces[0] + 1) // 2).counted((5,)) == [3]
    assert Dice("2d9", 2, 10, each=lambda face: face - 1).counted((5, 3)) == [4, 2]
    assert Dice("2d6", 2, 6).counted((5, 3)) == []
    assert pool(2, SIXES).wave(2).counted((5, 3)) == []
