"""The machine player's magic: whom it strikes, whom it spares, whom it heals; how it answers."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from hantei.core.decision import Amount, Choice, Fact
from hantei.library import open_rulebook
from hantei.rulebooks.shadowrun4.player.heuristic import heuristic
from hantei.rulebooks.shadowrun4.player.prospects import left_after, net_law
from hantei.rulebooks.shadowrun4.player.thinking_magic import best_spell, magic_action, mean_harm
from hantei.rulebooks.shadowrun4.state import Cast, Lasting, Phase, Run

BOOK = open_rulebook("shadowrun4")
ALL = ("declare_spell_defence", "drop_spell", "cast_spell")


def alley() -> Run:
    """Corva, Mori and Sparrow against a gang, Corva's phase."""
    c: Run = BOOK.start({"scenario": "alley_firefight"})
    c.turn, c.pass_, c.phases = 1, 1, [Phase("corva")]
    return c


def test_a_spell_of_four_against_one_die() -> None:
    """Force 2, one die against none: 1 in 3 for 1 net hit; 2 + 1 boxes of 10 left."""
    assert mean_harm(1, 0, 2, 2, False, -1, 3, (10, 10)) == 300 * 3333 // 10_000


def test_drain_on_average() -> None:
    """Drain 1 against one die: a box in 2 of 3 cases."""
    assert left_after(1, 1) == 100 * 6666 // 10_000


def test_it_casts_at_the_enemy() -> None:
    c = alley()
    assert c.actors[best_spell(c, "corva", ["will_lance"]).target].side == "gang"


def test_it_goes_beyond_its_magic_where_that_reaches_many_and_can_be_borne() -> None:
    """SR-4.2.3, SR-4.2.16: a wider circle for drain that is physical above a Magic of 5; with one box left it would
    kill.
    """
    c = alley()
    assert best_spell(c, "corva", ["lullaby"]).force == 10
    c.actors["corva"].physical = 9
    assert 1 <= best_spell(c, "corva", ["lullaby"]).force <= 5


def test_it_spares_friends_in_an_area() -> None:
    c = alley()
    foe = next(name for name, one in c.actors.items() if one.side == "gang" and not one.away)
    for name in ("mori", "sparrow"):
        c.actors[name].place, c.actors[name].x, c.actors[name].y = (
            c.actors[foe].place, c.actors[foe].x, c.actors[foe].y,
        )  # fmt: skip
    for name, one in c.actors.items():
        if one.side == "gang" and name != foe:
            one.away = True
    assert best_spell(c, "corva", ["lullaby"]).worth == 0
    c.actors["mori"].x += 1000
    c.actors["sparrow"].x += 1000
    plan = best_spell(c, "corva", ["lullaby"])
    assert plan.worth > 0
    assert plan.target in (foe, f"to:{c.actors[foe].place}")


def test_it_wakes_a_friend() -> None:
    c = alley()
    c.actors["mori"].stun, c.actors["mori"].unconscious = 10, True
    plan = best_spell(c, "corva", ["clear_head", "mend"])
    assert (plan.spell, plan.target) == ("clear_head", "mori")


def test_it_keeps_up_one_spell_at_a_time() -> None:
    c = alley()
    assert best_spell(c, "corva", ["quick_blood"], [5]).worth > 0
    c.actors["corva"].magic.sustained = [Lasting("bark_skin", targets={"corva": 0})]
    assert best_spell(c, "corva", ["quick_blood"], [5]).worth == 0


def test_it_protects_its_side_against_casters_only() -> None:
    c = alley()
    assert magic_action(c, "corva", ALL, 10_000) == ""
    duel: Run = BOOK.start({"scenario": "mage_duel"})
    duel.turn, duel.pass_, duel.phases = 1, 1, [Phase("corva")]
    assert magic_action(duel, "corva", ALL, 10_000) == "declare_spell_defence"


def test_it_drops_what_nobody_needs() -> None:
    c = alley()
    c.actors["corva"].magic.sustained = [Lasting("bark_skin", targets={"mori": 0})]
    assert magic_action(c, "corva", ALL, 10_000) == ""
    c.actors["mori"].unconscious = True
    assert magic_action(c, "corva", ALL, 10_000) == "drop_spell"


@pytest.mark.parametrize(("spell", "answer"), [("bark_skin", "let"), ("will_lance", "resist"), ("mend", "let")])
def test_what_helps_is_let_through(spell: str, answer: str) -> None:
    about: dict[str, Fact] = {"who": "mori", "by": "corva", "spell": spell, "force": 3}
    question = Choice("runners", "willing", "SR-4.2.13", ["resist", "let"], about)
    assert heuristic(alley(), question, Random(1)) == answer


def test_a_smaller_circle_where_a_friend_stands_at_its_rim() -> None:
    c = alley()
    foe = next(name for name, one in c.actors.items() if one.side == "gang" and not one.away)
    there = c.actors[foe]
    for name, metres in (("mori", 3), ("sparrow", 90), ("corva", 90)):
        one = c.actors[name]
        one.place, one.x, one.y = there.place, there.x + 10 * metres, there.y
    c.casts = [Cast("corva", "lullaby", 5, foe, radius=5)]
    question = Amount("runners", "radius", "SR-4.3.6", 0, 9, {"who": "corva", "spell": "lullaby", "n": 5})
    assert heuristic(c, question, Random(1)) == 2


def test_a_circle_is_not_drawn_in_until_it_meets_a_friend_alone() -> None:
    """Around a friend who is out of action, the whole circle with the foes in it is worth more than its centre."""
    c = alley()
    foe = next(name for name, one in c.actors.items() if one.side == "gang" and not one.away)
    c.actors["sparrow"].unconscious = True
    for name, one in c.actors.items():
        one.away = one.away or (one.side == "gang" and name != foe)  # a wider one would pay for more of them
    for name, metres in (("sparrow", 0), (foe, 3), ("mori", 90), ("corva", 60)):
        one = c.actors[name]
        one.place, one.x, one.y = c.actors[foe].place, 10 * metres, 0
    c.casts = [Cast("corva", "lullaby", 5, "sparrow", radius=5)]
    question = Amount("runners", "radius", "SR-4.3.6", 0, 9, {"who": "corva", "spell": "lullaby", "n": 5})
    assert heuristic(c, question, Random(1)) == 5


def test_no_more_hits_count_than_the_force_before_they_are_compared() -> None:
    """SR-4.2.8: two dice at Force 1 against one die: a second hit does not outdo a hit of the target."""
    one_or_two = 4444 * 6666 // 10_000 + 1111 * 6666 // 10_000
    assert list(net_law(2, 1, 1)) == [one_or_two, 0]
    assert list(net_law(2, 1)) == [4444 * 6666 // 10_000 + 1111 * 3333 // 10_000, 1111 * 6666 // 10_000]


def test_the_dark_takes_dice_off_a_spell() -> None:
    """SR-4.2.5: of what changes the pool of a caster only foci, wounds and spells kept up were reckoned."""
    c = alley()
    lit = best_spell(c, "corva", ["will_lance"]).worth
    c.conditions = ["dark"]
    assert best_spell(c, "corva", ["will_lance"]).worth < lit


def test_what_its_seat_may_not_read_is_supposed() -> None:
    """Body and armour of others stand against some spells; their figures are hidden, wounds and spells are not."""
    c = alley()
    known = best_spell(c, "corva", ["slag_spit"], [5])
    gang = dict.fromkeys(one.character for one in c.actors.values() if one.side == "gang")
    sheets = {name: c.records.characters[name] for name in gang}
    tougher = {
        name: replace(sheet, attributes={**sheet.attributes, "body": 9}, armour=sheet.armour + 9)
        for name, sheet in sheets.items()
    }
    c.records = replace(c.records, characters={**c.records.characters, **tougher})
    assert c.sheet(known.target).attributes["body"] == 9
    assert best_spell(c, "corva", ["slag_spit"], [5]) == known


def test_a_smaller_circle_costs_dice() -> None:
    """SR-4.3.6: each metre less costs one too; nobody gives up dice where they spare nobody."""
    c = alley()
    foe = next(name for name, one in c.actors.items() if one.side == "gang" and not one.away)
    for name, one in c.actors.items():
        one.away = one.away or (one.side == "gang" and name != foe)
        if one.side != "gang":
            one.x += 900
    c.actors["corva"].place = c.actors[foe].place
    c.casts = [Cast("corva", "lullaby", 5, foe, radius=5)]
    question = Amount("runners", "radius", "SR-4.3.6", 0, 9, {"who": "corva", "spell": "lullaby", "n": 5})
    assert heuristic(c, question, Random(1)) == 5
