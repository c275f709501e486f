"""Odds of typed rolls: by hand, and against icepool, which knows nothing of our rules."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import icepool
import pytest

from hantei.core.command import Outcome
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.lab import checks
from hantei.library import open_rulebook

D6 = icepool.d6
TWO = 2 @ icepool.d6


def law(book: str, text: str) -> Any:
    return checks.law(open_rulebook(book).command(text))


def probabilities(die: Any) -> dict[Any, Fraction]:
    """What icepool says."""
    return {value: Fraction(die.probability(value)) for value in die.outcomes()}


def test_1d6_and_skill_2_against_5_by_hand() -> None:
    """1 always fails, 6 always succeeds (UA-08.1, UA-08.2); 3, 4 and 5 reach the target, 2 does not."""
    found = law("urban_assault", "attack+2>=5")
    sixth = Fraction(1, 6)
    assert checks.degrees(found) == {"fumble": sixth, "failure": sixth, "success": 3 * sixth, "critical": sixth}
    assert checks.figures(found) == {"total": dict.fromkeys(range(3, 9), sixth)}


@pytest.mark.parametrize(("skill", "target"), [(0, 1), (0, 6), (3, 4), (-2, 4), (8, 3), (1, 12)])
def test_1d6_checks_agree_with_icepool(skill: int, target: int) -> None:
    def degree(face: int) -> str:
        if face in (1, 6):
            return "fumble" if face == 1 else "critical"
        return "success" if face + skill >= target else "failure"

    found = law("urban_assault", f"attack{skill:+d}>={target}")
    assert checks.degrees(found) == probabilities(D6.map(degree))


@pytest.mark.parametrize(("value", "difficulty", "critical"), [(8, 15, 12), (6, 15, 11), (0, 2, 12), (3, 30, 10)])
def test_2d6_checks_agree_with_icepool(value: int, difficulty: int, critical: int) -> None:
    def degree(dice: int) -> str:
        if dice >= critical:
            return "critical"
        return "success" if dice + value >= difficulty else "failure"

    found = law("senki", f"2D6+{value}@{critical}>={difficulty}")
    assert checks.degrees(found) == probabilities(TWO.map(degree))
    assert checks.figures(found)["total"] == probabilities(TWO + value)


def test_fumbles_by_ruling() -> None:
    """A double 1 is a fumble, 1 in 36, where the text asks for it."""
    assert checks.degrees(law("senki", "2D6+20#2>=15"))["fumble"] == Fraction(1, 36)


@pytest.mark.parametrize(("ours", "theirs"), [(8, 6), (0, 0), (5, 12), (12, 5)])
def test_opposed_checks_agree_with_icepool(ours: int, theirs: int) -> None:
    """SK-CHECK.6, SK-CHECK.7, SK-12.16: a critical of the reacting side, then of the active one, then the higher."""

    def degree(active: int, reacting: int) -> str:
        won = reacting != 12 and (active == 12 or active + ours > reacting + theirs)
        if not won:
            return "failure"
        return "critical" if active == 12 else "success"

    found = law("senki", f"2D6+{ours} vs 2D6+{theirs}")
    assert checks.degrees(found) == probabilities(icepool.map(degree, TWO, TWO))


def test_an_attack_with_its_damage_agrees_with_icepool() -> None:
    """Hit, then 2D6 (4D6 by a critical) and 14 against armour 5, at least 0 (SK-13.9, SK-16.15)."""

    def real(active: int, reacting: int, damage: int, more: int) -> int:
        if reacting == 12 or not (active == 12 or active + 8 > reacting + 6):
            return -1
        return max(0, damage + (more if active == 12 else 0) + 14 - 5)

    expected = probabilities(icepool.map(real, TWO, TWO, TWO, TWO))
    del expected[-1]
    found = law("senki", "2D6+8 vs 2D6+6 -> fire+14 armour 5")
    assert checks.figures(found)["real_damage"] == expected


@pytest.mark.parametrize(("text", "die"), [("2D6*5", TWO * 5), ("10D6", 10 @ D6), ("1D6-2", D6 - 2)])
def test_dice_alone_agree_with_icepool(text: str, die: Any) -> None:
    assert checks.figures(law("urban_assault", text))["total"] == probabilities(die)


def test_d66_and_tables() -> None:
    digits = checks.figures(law("urban_assault", "D66"))["total"]
    assert digits == {10 * tens + ones: Fraction(1, 36) for tens in range(1, 7) for ones in range(1, 7)}
    rows = checks.degrees(law("urban_assault", "hit+2"))
    assert rows["row-6"] == Fraction(3, 6)


def hits_and_ones(face: int) -> int:
    """Hits in hundreds, ones in units: two counts kept together."""
    return 100 * (face >= 5) + (face == 1)


def test_sixty_dice_with_two_counts_agree_with_icepool() -> None:
    pool = Dice("60d6", 60, 6, each=hits_and_ones)
    expected = 60 @ D6.map(hits_and_ones)
    assert dict(pool.law()) == {value: expected.quantity(value) for value in expected.outcomes()}
    assert pool.read((1, 5, 6, 2)) == 201


def test_a_sum_by_convolution_is_the_sum_over_all_throws() -> None:
    slow = Dice("5d6", 5, 6, lambda faces: sum(faces))
    assert Dice("5d6", 5, 6).law() == slow.law()


def test_what_never_ends_is_left_out_and_what_is_too_much_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    from hantei.core.command import Command
    from hantei.core.message import Message

    die = Dice("1d6", 1, 6)

    def sixes(table: Table) -> Outcome:
        total = 0
        while table.roll(die, "again") == 6:
            total += 1
        return Outcome("", total)

    said = Message("roll-total")
    command = Command("6!", sixes, lambda event, facts: said, lambda outcome: said, lambda slug: said)
    found = checks.law(command)
    assert found[Outcome("", 2)] == Fraction(5, 216)
    assert 0 < 1 - sum(found.values()) < Fraction(1, 6**100)
    monkeypatch.setattr(checks, "MOST_RUNS", 10)
    with pytest.raises(checks.TooMany):
        checks.law(command)


@pytest.mark.parametrize("rate", [1, 9, 65, 99, 120])
def test_a_percentile_check_by_hand(rate: int) -> None:
    """GD-00.1 to GD-00.3: 100 fumbles, up to the rate succeeds, 01 always, tens of them are criticals."""
    faces = range(1, 101)
    success = [face for face in faces if face < 100 and (face <= rate or face == 1)]
    found = checks.degrees(law("gundog", f"1D100<={rate}"))
    assert found["fumble"] == Fraction(1, 100)
    assert found.get("failure", 0) == Fraction(99 - len(success), 100)
    assert found.get("critical", 0) + found.get("success", 0) == Fraction(len(success), 100)


def test_a_volley_with_too_many_throws_is_sampled_and_near_the_truth() -> None:
    """Three shots at 45 percent at one target, which no firing table makes worse (GD-09.2): 1.35 hits, one at least in
    1 - 0.55**3. The bounds are four standard errors."""
    command = open_rulebook("gundog").command("semi 3<=45")
    with pytest.raises(checks.TooMany):
        checks.law(command)
    found = checks.sampled(command)
    assert sum(found.values()) == 1
    assert found == checks.sampled(command)
    assert abs(float(checks.degrees(found)["success"]) - (1 - 0.55**3)) < 4 * (0.14 / checks.SAMPLES) ** 0.5
    hits = sum(n * chance for n, chance in checks.figures(found)["total"].items())
    assert abs(float(hits) - 1.35) < 4 * (0.7425 / checks.SAMPLES) ** 0.5


def test_long_work_is_exact_however_many_rolls_it_takes() -> None:
    """One die at a time until more than one hit (SR-1.2.6, SR-1.2.7): two hits of a third each; a critical glitch (one
    die shows a 1: more than half of one die, and no hit) ends it (SR-1.1.9)."""
    found = law("shadowrun4", "1D6 extended 1 / 3")
    hit, bad, rest = Fraction(1, 3), Fraction(1, 6), Fraction(1, 2)
    degrees = checks.degrees(found)
    assert degrees["success"] == hit**2 + 2 * hit**2 * rest
    assert sum(found.values()) == 1
    assert checks.figures(found)["glitch"][2] == bad + (hit + rest) * bad + (2 * hit * rest + rest**2) * bad
    assert sum(law("shadowrun4", "40D6 extended 90 / 12").values()) == 1
