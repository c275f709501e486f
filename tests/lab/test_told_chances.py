"""How chances are told: what is sampled is no certainty, and a check that hangs on no answer is named."""

from __future__ import annotations

from fractions import Fraction

import pytest

from hantei import library
from hantei.core.decision import Choice
from hantei.lab.counting import CountSums
from hantei.lab.next_check import NextCheck, Which, Working, Workings
from hantei.lab.odds import Odds, Option, percentage_error
from hantei.lab.outcomes import Outcomes
from hantei.telling.chances import (
    alike,
    amount_of,
    down,
    estimated,
    hurt,
    of_several,
    shown_columns,
    spendings,
    success,
)
from hantei.telling.questions import Question
from hantei.telling.ranking import merit, ranked

NOTHING_SEEN: dict[CountSums, Fraction] = {(("check/us/hit", 1),): Fraction(1)}
FELLED: dict[CountSums, Fraction] = {(("down/foe/guard", 1),): Fraction(1)}


def test_what_no_sample_lacks_is_no_certainty() -> None:
    """30 of 30: Wilson's lower bound is 30 / (30 + 1.96²) = 0.8865."""
    starts = ("down/foe/",)
    assert down(starts, Outcomes(FELLED, samples=30, drawn=FELLED)) == ">88%"
    assert down(starts, Outcomes(FELLED)) == "100%"


def test_what_no_sample_had_is_not_impossible() -> None:
    """0 of 30: Wilson's upper bound is 1.96² / (30 + 1.96²) = 0.1135; of 1,000 it is below 1 %."""
    starts, nothing = ("down/foe/",), NOTHING_SEEN
    assert down(starts, Outcomes(nothing, samples=30, drawn=nothing)) == "<12%"
    assert hurt(("damage/foe/",), Outcomes(nothing, samples=30, drawn=nothing)) == "~0"
    for certain in (Outcomes(nothing), Outcomes(nothing, samples=1000, drawn=nothing)):
        assert down(starts, certain) == hurt(starts, certain) == "-"


def test_whole_numbers_of_checks_stand_without_a_tenth() -> None:
    """Three checks, one of them a success in half of all cases, two in the other half: 1.5 of 3."""
    law: dict[CountSums, Fraction] = {(("check/us/hit", 3), ("success/us/hit", n)): Fraction(1, 2) for n in (1, 2)}
    assert of_several(Outcomes(law), "us") == ("1.5", "3")


def option(answer: str, kind: str = "", chance: Fraction = Fraction(0)) -> Option:
    """An answer with a check of our side behind it, or with none."""
    check = NextCheck({("us", kind): Fraction(1)}, {("us", kind): chance}) if kind else NextCheck()
    return Option(answer, Outcomes({}), check)


@pytest.mark.parametrize(
    ("options", "enough"),
    [
        ([option("a", "hit", Fraction(1, 2)), option("b", "hit", Fraction(1, 3))], True),
        ([option("a", "hit", Fraction(1, 2)), option("b")], False),
        ([option("a", "hit", Fraction(1, 2)), option("b", "evade", Fraction(1, 2))], False),
        ([option("guard", "survive", Fraction(5, 6)), option("take", "survive", Fraction(5, 6))], False),
    ],
)
def test_a_chance_that_hangs_on_no_answer_is_named(options: list[Option], enough: bool) -> None:
    asked = Choice("us", "what", "X-1", [str(one.answer) for one in options])
    assert alike(Odds(asked, "us", options, 0, {}, [])) is enough


def test_a_chance_of_the_other_side_says_that_it_is_against_whoever_is_asked() -> None:
    """At a defence the terminal said "4% blow by the lodge", which could be a chance of one's own."""
    shelf = library.shelf("shadowrun4")
    state = shelf.rulebook.start({"scenario": "warehouse"})
    which = ("crew", "shot")
    check = NextCheck({which: Fraction(1)}, {which: Fraction(1, 25)}, workings={which: ()})
    asked = Choice("runners", "test", "SR-1.2.1", ["roll"], {"who": "mori", "kind": "defence"})
    odds = Odds(asked, "runners", [Option("roll", Outcomes({}), check)], 0, {}, [])
    said = {
        lang: success(
            odds.options[0], odds, Question(shelf, shelf.catalogue(lang), state, asked), shelf.catalogue(lang)
        )
        for lang in ("en", "ja")
    }
    assert said["en"].startswith("4% for the enemy's shot")
    assert said["ja"].startswith("相手の成功4%（")


def test_a_chance_of_a_comrade_says_whose_it_is() -> None:
    """At the guard of one the terminal said "42% survival check", which was another's."""
    shelf = library.shelf("shadowrun4")
    state = shelf.rulebook.start({"scenario": "warehouse"})
    which = ("runners", "shot")
    for maker, told in (("mori", "42%"), ("sparrow", "42% shot (Sparrow)")):
        made: dict[Which, Workings] = {which: (Working("shot", maker, None, None, ()),)}
        check = NextCheck({which: Fraction(1)}, {which: Fraction(42, 100)}, workings=made)
        asked = Choice("runners", "turn", "SR-3.1.1", ["wait"], {"who": "mori"})
        odds = Odds(asked, "runners", [Option("wait", Outcomes({}), check)], 0, {}, [])
        question = Question(shelf, shelf.catalogue("en"), state, asked)
        assert success(odds.options[0], odds, question, shelf.catalogue("en")) == told


def test_the_better_answer_comes_first_and_harm_counts_against_it() -> None:
    """One goes down for certain; three are hurt; one's own side is hurt; and among equals the likelier check."""
    law: dict[str, CountSums] = {
        "fells": (("down/foe/guard", 1),),
        "hurts": (("damage/foe/guard", 3),),
        "suffers": (("damage/us/me", 3),),
    }
    found = [Option(name, Outcomes({counts: Fraction(1)}), NextCheck()) for name, counts in law.items()]
    found += [option("likely", "hit", Fraction(1, 2)), option("unlikely", "hit", Fraction(1, 3))]
    ranked = sorted(found, key=lambda one: merit(one, "us"), reverse=True)
    assert [one.answer for one in ranked] == ["fells", "hurts", "likely", "unlikely", "suffers"]


def test_what_is_in_vain_and_what_is_dear_come_after_what_is_not() -> None:
    """The check of a use in vain counts for nothing; among equals, what spends less."""
    sure = option("sure", "hit", Fraction(99, 100))
    idle = Option("idle", Outcomes({(): Fraction(1)}), NextCheck())
    dear = Option("dear", Outcomes({(("spent/us/me/fp", 2),): Fraction(1)}), NextCheck())
    assert merit(sure, "us") > merit(idle, "us") == merit(sure, "us", use=0) > merit(dear, "us")
    assert merit(idle, "us") > merit(sure, "us", use=-1)


def sampled(name: str, often: int) -> Option:
    """An answer in whose forty samples an enemy falls so often."""
    law: dict[CountSums, Fraction] = {
        (("down/foe/guard", 1),): Fraction(often, 40),
        (("damage/foe/guard", 1),): Fraction(40 - often, 40),
    }
    return Option(name, Outcomes(law, samples=40, drawn=law), NextCheck())


def test_what_may_be_luck_orders_no_answers() -> None:
    """19 or 22 of 40 is no difference; 10 or 30 is one."""
    asked = Choice("us", "what", "X-1", ["a", "b"])
    shelf = library.shelf("gundog")
    state = shelf.rulebook.start({"scenario": "office_raid"})
    question = Question(shelf, shelf.catalogue("en"), state, asked)
    for many, first in ((22, "a"), (30, "b")):
        found = Odds(asked, "us", [sampled("a", 19 if many == 22 else 10), sampled("b", many)], 0, {}, [])
        assert ranked(found, question)[0].answer == first, many


def test_the_error_told_is_that_of_the_chances_shown() -> None:
    """Checks succeed nearly always, and an enemy falls in half of the samples: 8 points, not 2."""
    hit = ("success/us/hit", 1)
    law: dict[CountSums, Fraction] = {
        (hit, ("down/foe/guard", 1)): Fraction(1, 2),
        (hit,): Fraction(1, 2),
    }
    assert percentage_error(Outcomes(law, samples=40, drawn=law), "us") == pytest.approx((0.25 / 40) ** 0.5)


def test_what_no_sample_had_fills_no_column() -> None:
    asked = Choice("us", "what", "X-1", ["a"])
    none = Option("a", Outcomes(NOTHING_SEEN, samples=30, drawn=NOTHING_SEEN), NextCheck())
    felled = Option("a", Outcomes(FELLED, samples=30, drawn=FELLED), NextCheck())
    assert shown_columns(Odds(asked, "us", [none], 0, {}, [])) == []
    assert shown_columns(Odds(asked, "us", [none, felled], 0, {}, [])) == ["felled"]


class AboutPointer(Question):
    """A question that names Pointer."""

    @property
    def text(self) -> str:
        return self.catalogue.name(self.people["pointer"].name)


@pytest.mark.parametrize(
    ("lang", "exact", "sampled", "other"),
    [
        ("en", ["9 rounds"], ": ~0.5 rounds", "Salve ×1"),
        ("ja", ["弾薬9発"], "弾薬約0.5発（トビ）", "Salve×1"),
    ],
)
def test_what_is_spent_has_its_unit_and_is_said_once(lang: str, exact: list[str], sampled: str, other: str) -> None:
    """It read "spent rounds used by Pointer 9". Whoever spends is named only if the question does not name them."""
    shelf = library.shelf("gundog")
    catalogue = shelf.catalogue("en" if lang == "en" else "ja")
    state = shelf.rulebook.start({"scenario": "witness"})
    question = AboutPointer(shelf, catalogue, state, Choice("pc", "mode", "GD-1", ["burst"]))
    sure = Outcomes({(("spent/pc/pointer/rounds", 9),): Fraction(1)})
    assert spendings(sure, "pc", question) == exact
    law: dict[CountSums, Fraction] = {(("spent/pc/kite/rounds", n),): Fraction(1, 2) for n in (0, 1)}
    (said,) = spendings(Outcomes(law, samples=30, drawn=law), "pc", question)
    assert said.endswith(sampled)
    assert catalogue.say(amount_of("Salve", "1", catalogue)) == other


def test_only_what_is_shown_is_said_to_be_sampled() -> None:
    """Below a column of costs that are the same in all samples stood how often they had been sampled."""
    asked = Choice("us", "what", "X-1", ["a"])
    cost: dict[CountSums, Fraction] = {(("spent/us/me/edge", 1),): Fraction(1)}
    found = Odds(asked, "us", [Option("a", Outcomes(cost, samples=30, drawn=cost), NextCheck())], 0, {}, [])
    assert not estimated(found, ["spent"])
    law: dict[CountSums, Fraction] = {(("spent/us/me/edge", n),): Fraction(1, 2) for n in (1, 2)}
    found = Odds(asked, "us", [Option("a", Outcomes(law, samples=30, drawn=law), NextCheck())], 0, {}, [])
    assert estimated(found, ["spent"])
