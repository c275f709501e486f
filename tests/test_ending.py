"""How a game went: what is counted, what is taken back, what others may not know, and the rarest throws."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from hantei import library
from hantei.core.event import DICE, Count, Event
from hantei.play import News, Session
from hantei.telling.ending import CheckLuck, at_most, deeds, ending, feats
from hantei.web.setup.laying import setup_of

SHELF = library.shelf("senki")
DUEL = {"scenario": "ace_duel", "scenarios": {"ace_duel": SHELF.scenario_text("ace_duel")[1]}}
STATE = Session(SHELF.rulebook, DUEL, "seed").state
WHITE, RED = (next(name for name, one in STATE.fighters.items() if one.side == side) for side in ("white", "red"))


def thrown(dice: str, *faces: int) -> Event:
    return Event(DICE, {"dice": dice, "why": "attack", "faces": list(faces)})


def lost(side: str, who: str, amount: int, readers: tuple[str, ...] | None = None) -> Event:
    return Event("hp", {"who": who, "lost": amount}, counts=(Count("damage", side, who, amount),), readers=readers)


def passage(do: str, moves: int, *news: News) -> Any:
    return SimpleNamespace(entry=0, move={"do": do}, session=SimpleNamespace(moves=moves), news=list(news))


def amounts(passages: list[Any], reads: list[str] | None = None) -> list[int]:
    return [one.amount for one in ending(SHELF, passages, reads).figures]


@pytest.mark.parametrize(
    ("n", "sides", "total", "chance"),
    [
        (1, 6, 6, Fraction(1)),
        (2, 6, 2, Fraction(1, 36)),
        (2, 6, 3, Fraction(3, 36)),
        (2, 6, 7, Fraction(21, 36)),
        (3, 6, 4, Fraction(4, 216)),
        (1, 100, 5, Fraction(5, 100)),
        (2, 10, 20, Fraction(1)),
        (2, 6, 1, Fraction(0)),
    ],
)
def test_chances_of_sums_are_exact(n: int, sides: int, total: int, chance: Fraction) -> None:
    assert at_most(n, sides, total) == chance


def test_the_rarest_throws_are_named_the_first_of_equals() -> None:
    dice = [thrown("2D6", 6, 5), thrown("1D6", 6), thrown("2D6", 5, 6), thrown("2D6", 1, 2), thrown("1D6", 1)]
    high, low = feats(SHELF, dice)
    assert high is not None
    assert low is not None
    assert (high.throw.faces, high.chance, high.once_in) == ((6, 5), Fraction(3, 36), 12)
    assert (low.throw.faces, low.chance, low.once_in) == ((1, 2), Fraction(3, 36), 12)
    assert feats(SHELF, []) == (None, None)


def test_what_is_alike_is_added_up_and_what_was_taken_back_is_not() -> None:
    first = passage("answer", 1, News(1, STATE, [lost("white", WHITE, 7)]))
    second = passage("answer", 2, News(2, STATE, [lost("white", WHITE, 5), lost("red", RED, 2)]))
    back = passage("undo", 1)
    again = passage("answer", 2, News(2, STATE, [lost("white", WHITE, 4)]))
    assert amounts([first, second]) == [12, 2]
    assert amounts([first, second, back, again]) == [11]


def test_what_fell_anew_is_counted_once() -> None:
    first = passage("answer", 1, News(1, STATE, [lost("white", WHITE, 7), lost("white", WHITE, 5)]))
    anew = passage("again", 2, News(2, STATE, [lost("white", WHITE, 4)], replaced=1))
    back = passage("undo", 1)
    assert amounts([first, anew]) == [7 + 4]
    assert amounts([first, anew, back]) == [7 + 5]


def test_kinds_stand_in_their_order_and_nothing_is_left_out_but_zero() -> None:
    made = Event("decision", {}, counts=(Count("check", "red", "attack"),))
    events = [lost("red", RED, 0), lost("white", WHITE, 3), made]
    found = ending(SHELF, [passage("answer", 1, News(1, STATE, events))], None)
    assert [(one.label.id, one.amount) for one in found.figures] == [("sk-count-check", 1), ("sk-count-damage", 3)]


def test_who_has_won_and_why_is_told_with_the_last_words_of_the_game() -> None:
    """In Wild Arms an encounter has its last words when the battle is decided."""
    shelf = library.shelf("wild_arms")
    for scenario, words in (("canyon_duel", "Only the wind is left"), ("saloon", "Under the smoke the landlord")):
        setup = {"scenario": scenario, "scenarios": {scenario: shelf.scenario_text(scenario)[1]}}
        state = Session(shelf.rulebook, setup, "seed").state
        facts: dict[str, Any] = {"result": "victory", "by": "referee", "rounds": 3}
        over = Event("over", facts, counts=(Count("end", "", "victory/referee"),))
        passed = [passage("amend", 1, News(1, state, [Event("battle_ends", facts), over]))]
        say = shelf.catalogue("en").say
        (told,) = [said for one in ending(shelf, passed, None).why if (said := say(one))]
        assert f"round 3: the drifters win (as the game master decides)\n{words}" in told


def test_nobody_is_told_of_what_they_did_not_learn() -> None:
    hidden = passage("answer", 1, News(1, STATE, [lost("white", WHITE, 7, ("white",)), lost("red", RED, 2)]))
    assert amounts([hidden]) == [7, 2]
    assert amounts([hidden], ["white"]) == [7, 2]
    assert amounts([hidden], ["red"]) == [2]
    assert amounts([hidden], [""]) == [2]


def test_deeds_are_told_of_who_did_them() -> None:
    """Worked out by hand: Thistle hits an ant for 7 in her turn, who strikes back for 3; then the ant falls by her."""
    shelf = library.shelf("senki")
    state = shelf.rulebook.start(setup_of(*shelf.scenario_text("bridge"), 1, False))
    ant = next(sheet.id for sheet in shelf.rulebook.sight.roster(state, "referee") if sheet.side == "brood")

    def event(name: str, counts: tuple[Count, ...], **facts: str) -> tuple[Any, Event]:
        return state, Event(name, dict(facts), counts=counts)

    told = [
        event("main", (), who="thistle"),
        event("contest", (Count("check", "pc", "attack"), Count("check", "brood", "defence"),
                          Count("success", "pc", "attack")), attacker="thistle", target=ant),
        event("damage", (Count("damage", "brood", "hp", 7),), who=ant),
        event("damage", (Count("damage", "pc", "hp", 3),), who="thistle", by=ant),
        event("fell", (Count("down", "brood", "machine"),), who=ant),
    ]  # fmt: skip
    first, second = deeds(shelf, told, [{}] * len(told))
    assert (first.seat, first.checks, first.successes, first.damage, first.felled) == ("pc", 1, 1, 7, 1)
    assert (second.seat, second.checks, second.successes, second.damage, second.felled) == ("brood", 1, 0, 3, 0)


def check(won: bool) -> Event:
    made = Count("check", "white", "attack")
    return Event("decision", {"attacker": WHITE}, counts=(made, made._replace(kind="success")) if won else (made,))


def fell(*place: int) -> Event:
    return Event(DICE, {"dice": "2D6", "why": "attack", "faces": [3, 4]}, place=(place[0], place[1]))


def test_luck_is_what_succeeded_beyond_the_chances() -> None:
    """Chances of a half, of a third and of a quarter, of which the first and the last come true: 2 against 13/12."""
    known = {
        (1, 0): {("white", "attack"): Fraction(1, 2)},
        (2, 3): {("white", "attack"): Fraction(1, 3)},
        (4, 1): {("white", "attack"): Fraction(1, 4)},
        (9, 9): {("white", "attack"): Fraction(1)},
    }
    events = [fell(1, 0), check(True), fell(2, 3), check(False), check(True), fell(4, 0), fell(4, 1), check(True)]
    found = ending(SHELF, [passage("answer", 1, News(1, STATE, events))], None, known)
    assert (found.luck.checks, found.luck.successes, found.luck.expected) == (3, 2, Fraction(13, 12))
    assert found.luck.gain == "+0.9"
    assert [one.luck.gain for one in found.deeds] == ["+0.9"]
    assert ending(SHELF, [passage("answer", 1, News(1, STATE, events))], None).luck.checks == 0


def test_a_hidden_check_uses_its_dice_up() -> None:
    """The dice are seen, the check behind them is not; a later check without dice of its own has no chance."""
    known = {(1, 0): {("white", "attack"): Fraction(1, 2)}}
    events = [fell(1, 0), replace(check(False), readers=("referee",)), check(True)]
    passed = [passage("answer", 1, News(1, STATE, events))]
    assert ending(SHELF, passed, ["white"], known).luck.checks == 0
    assert ending(SHELF, passed, ["referee"], known).luck.expected == Fraction(1, 2)


def test_bad_luck_has_a_minus_and_none_has_no_sign() -> None:
    assert CheckLuck(3, 0, Fraction(6, 5)).gain == "−1.2"
    assert CheckLuck(2, 1, Fraction(1)).gain == "±0"
    assert CheckLuck(1, 0, Fraction(1, 100)).gain == "±0"
    assert CheckLuck(20, 14, Fraction(3, 2)).gain == "+12.5"
