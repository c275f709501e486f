"""How it is told that tasks decide a battle, and how people are."""

from __future__ import annotations

from typing import Any

import pytest

from hantei import library
from hantei.cases.bench import bench
from hantei.core.decision import Choice
from hantei.core.event import Event
from hantei.core.message import Message
from hantei.core.text import Language
from hantei.rulebooks.wild_arms.state import Action, Fight, Held
from hantei.rulebooks.wild_arms.views import effect, question, report
from hantei.telling.gathering import Gathering
from hantei.telling.joining import Saying


@pytest.fixture
def c() -> Fight:
    state: Fight = bench("wild_arms").given({"fighters": {"ash": {}, "oak": {"hp_max": 20, "hp": 7, "armour": 3}}}, {})
    return state


def say(message: Message, language: Language = "en") -> str:
    return library.catalogue("wild_arms", language).say(message)


def test_a_task_that_decides_the_battle_says_when(c: Fight) -> None:
    """WA-09.6: the powder was loaded, and the guns went on to the end of the round."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "powder_house"})
    battle.tasks["load"] = "pc"
    told = {"who": "tilly", "task": "load", "people": ["tilly", "harlan"]}
    assert say(report(battle, "task_done", told)).endswith("\nWho has won is decided when the round ends")


def test_the_dying_stay_so(c: Fight) -> None:
    """WA-18.5: HP do not raise them, and the HP that they lose matter to nobody."""
    assert say(report(c, "hp_restored", {"who": "oak", "amount": 4, "hp": 9, "dying": True})) == (
        "oak regains 4 HP (now 9; still dying)"
    )
    hurt = {"who": "oak", "damage": 7, "hp": -9, "traits": [], "armour": 1, "dying": True}
    assert say(report(c, "damage", hurt), "ja") == "oakは7点のダメージを受けた（装甲値1、瀕死状態のまま）"
    assert say(report(c, "harm", {"who": "ash", "step": "dying", "before": "wounded"})) == (
        "ash, already wounded, is now dying"
    )


def test_who_uses_something_on_somebody_is_told_with_what_it_does_for_them() -> None:
    """Both lines name a "who", the user and the one who is cured; one line told the latter twice."""
    rulebook = library.open_rulebook("wild_arms")
    battle = rulebook.start({"scenario": "powder_house"})
    user, cured = [who for who, one in battle.fighters.items() if one.pc][:2]
    events = [
        Event("uses", {"who": user, "thing": "item:salve", "targets": [cured], "cost": 0, "slot": "minor", "fp": 1}),
        Event("status_over", {"who": cured, "status": "wounded", "out": False}),
    ]
    gathering = Gathering(rulebook.speech)
    lines = [line for one in events for line in gathering.take(Saying(one, report(battle, one.name, one.facts)))]
    lines += gathering.rest()
    used = {lang: say(report(battle, "uses", events[0].facts), lang) for lang in ("en", "ja")}
    assert [say(line.message) for line in lines] == [f"{used['en']}, who is no longer wounded"]
    cured_too = f"{used['ja'].removesuffix('使った')}使い、負傷状態から回復させた"
    assert [say(line.message, "ja") for line in lines] == [cured_too]


def test_what_changes_a_price_is_told_with_it() -> None:
    """WA-18.26: being cowed adds 1 to the cost."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "wolf_night"})
    told = {"who": "juno", "thing": "art:brace", "targets": ["juno"], "cost": 4, "fp": 6, "changed": ["cowed:1"]}
    used = say(report(battle, "uses", told))
    does = "1 break guard until the round ends"
    assert used == f"Juno uses Brace (FP −4 after cowed +1, 6 left): {does}"
    assert "（FP−4、萎縮状態で1増加、残りFP6）" in say(report(battle, "uses", told), "ja")


def test_what_remains_is_told_once_all_of_it_is_settled() -> None:
    """WA-18.16: two bullets and one ration."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "powder_house"})
    battle.fighters["tilly"].items = {"bullets": 2}
    assert say(report(battle, "remains", {"who": "tilly", "item": "bullets", "count": 2})) == ""
    last = {"who": "tilly", "item": "ration", "count": 1}
    assert say(report(battle, "remains", last)) == "Tilly keeps Bullets ×2 and Ration ×1"
    assert say(report(battle, "remains", last), "ja") == "ティリーの手元に弾丸×2、食料×1が残った"
    battle.fighters["tilly"].items = {}
    assert say(report(battle, "remains", {**last, "count": 0})) == "Tilly keeps nothing"


def test_a_cure_of_wounds_raises_nobody(c: Fight) -> None:
    """WA-18.7: only the status that is cured ends."""
    c.fighters["oak"].dying = True
    told = {"who": "oak", "status": "wounded", "out": False}
    assert say(report(c, "status_over", told)) == "oak is no longer wounded, but still dying"
    assert say(report(c, "status_over", told), "ja") == "oakは負傷状態から回復した（瀕死状態のまま）"


def test_a_cure_of_dying_tells_of_the_wounds_and_of_the_turn_to_come(c: Fight) -> None:
    """WA-18.4, WA-18.30: the order of action leaves out the dying."""
    oak, told = c.fighters["oak"], {"who": "oak", "status": "dying", "out": False}
    c.phase, c.order, oak.initiative, oak.acted = "action", ["ash", "oak"], 9, False
    assert say(report(c, "status_over", told)) == "oak is no longer dying (acts at initiative 9)"
    oak.wounded, oak.acted = True, True
    assert say(report(c, "status_over", told)) == "oak is no longer dying (still wounded)"
    assert say(report(c, "status_over", told), "ja") == "oakは瀕死状態から回復した（負傷状態は残る）"


def test_who_is_in_the_status_already_is_told_with_the_use() -> None:
    """WA-18.13: it happens to them no second time."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "wolf_night"})
    battle.fighters["galen"].statuses = [Held("sight_impaired", "scene", "battle", "minor")]
    told = {"who": "dust_shaman-1", "thing": "art:sand_storm", "targets": ["galen", "juno"], "cost": 4, "fp": 12}
    assert say(report(battle, "uses", told)).endswith("on Galen and Juno (already sight-impaired: Galen)")
    assert say(report(battle, "uses", told), "ja").endswith("。ゲイレンはすでに視界不良状態だった")


def test_a_status_of_those_out_of_action_is_told_from_beginning_to_end(c: Fight) -> None:
    """A storm over four made three of them blind, and the next one found the fourth so already."""
    c.fighters["oak"].dying = True
    told = {"who": "oak", "status": "cowed", "source": "item:salve", "ending": "minor"}
    assert say(report(c, "status", told)) == "oak is now cowed"
    assert say(report(c, "status_over", {"who": "oak", "status": "cowed", "out": True})) == "oak is no longer cowed"


@pytest.mark.parametrize(
    ("hindered", "why", "reason"),
    [
        ({"majored": True}, "has used the major action and does nothing else", "メジャーアクションは使用済み"),
        ({"possession": "close"}, "stays in Close and does nothing", "クローズのまま"),
        ({}, "reaches no enemy and does nothing", "攻撃の届く敵がおらず"),
    ],
)
def test_a_turn_in_which_nothing_is_done_says_what_hinders(hindered: dict[str, Any], why: str, reason: str) -> None:
    """WA-01.20, WA-06.32, WA-21.13: whoever helps to load has not been idle; pistols do not reach across the canyon."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "canyon_duel"})
    battle.sniping = 3
    for name, value in hindered.items():
        setattr(battle.fighters["tilly"], name, value)
    heading = report(battle, "main_process", {"who": "tilly", "initiative": 12})
    assert say(heading) == "▼ Tilly Magpie, main process (initiative 12)"
    idle = Message(f"{heading.id}-idle", heading.args)
    assert say(idle).endswith(f"(initiative 12; {why})")
    assert reason in say(idle, "ja")
    iska = report(battle, "main_process", {"who": "iska", "initiative": 12})
    assert iska.id == "wa-log-main_process"


def test_those_who_hold_out_win_by_that() -> None:
    battle = library.open_rulebook("wild_arms").start({"scenario": "wolf_night"})
    told = {"result": "victory", "by": "survived", "rounds": 8}
    last = f"win (they have held out)\n{battle.scene.outro['victory'].en}"
    assert say(report(battle, "battle_ends", told)).endswith(last)
    assert say(report(battle, "over", told)) == ""


def test_the_lower_step_of_harm_stays(c: Fight) -> None:
    """WA-14.20: 「から」 would say that the wound is over, as it is by the other reading alone."""
    told = {"who": "ash", "step": "dying", "before": "wounded"}
    assert say(report(c, "harm", told), "ja") == "負傷状態のashは瀕死状態になった"
    replaced = bench("wild_arms").given({"fighters": {"ash": {}}}, {"harm_ladder": "replaces"})
    assert say(report(replaced, "harm", told), "ja") == "ashは負傷状態から瀕死状態になった"


def test_two_of_a_kind_are_a_pair_in_the_order_of_action() -> None:
    battle = library.open_rulebook("wild_arms").start({"scenario": "canyon_duel"})
    kinds: dict[str, list[str]] = {}
    for who, one in battle.fighters.items():
        kinds.setdefault(one.character, []).append(who)
    pair = next(those for those in kinds.values() if len(those) == 2)
    alike = say(report(battle, "order", {"order": pair, "initiatives": [7, 7]}))
    assert alike.endswith(" 1 and 2 (7)")
    for order, initiatives in (pair, [7, 6]), (pair[::-1], [7, 7]):  # who comes before whom matters then
        assert say(report(battle, "order", {"order": order, "initiatives": initiatives})).count("(") == 2


def test_who_is_out_of_action_is_said_to_be_where_equals_are_asked(c: Fight) -> None:
    """WA-18.5, WA-18.8: the dying keep a place in the order, which only a cure lets them take."""
    tied = Choice("pc", "order", "WA-07.6", ["ash", "oak", "as_listed"], {"tied": ["ash", "oak"]})
    assert say(question(c, tied)) == "The initiative values are equal (ash and oak). Who acts first?"
    c.fighters["oak"].dying = True
    assert say(question(c, tied)) == (
        "The initiative values are equal (ash and oak; oak can act only after being revived). Who acts first?"
    )


@pytest.mark.parametrize(
    ("told", "english", "japanese"),
    [
        ({"against": 9}, " against 9", "（知覚の達成値9）"),
        ({"against": 7}, " against 7 (a tie goes to whoever hides)", "（知覚の達成値7）（同値は受動側の勝ち）"),
        ({}, "", ""),  # told by an earlier version
    ],
)
def test_whoever_hides_is_told_with_what_that_was_against(
    c: Fight, told: dict[str, int], english: str, japanese: str
) -> None:
    facts = {"who": "ash", "kind": "hide", "skill": "acrobatics", "dice": 2, "sum": 6, "total": 7}
    facts |= {"critical": False, "fumble": False, **told}
    assert say(report(c, "check", facts)) == (f"ash tries to stay hidden: 6 on 2D6 (acrobatics), +1, total 7{english}")
    assert say(report(c, "check", facts), "ja") == f"ashの軽業判定（隠れていられるか）：2D6の出目6+1で達成値7{japanese}"


def test_whoever_searches_in_vain_is_told_to_find_nobody_once() -> None:
    """WA-06.30: one target after another was looked for, and what for was never said."""
    rulebook = library.open_rulebook("wild_arms")
    battle = rulebook.start({"scenario": "wolf_night"})
    search: dict[str, Any] = {
        "who": "dolores",
        "kind": "search",
        "skill": "perception",
        "dice": 2,
        "sum": 8,
        "total": 8,
    }
    search |= {"critical": False, "fumble": False}
    events = []
    for target in ("sand_wolf-1", "sand_wolf-2"):
        events.append(Event("check", {**search, "target": target}))
        events.append(Event("withdrawn", {"who": "dolores", "thing": "art:fire_lance"}))
    gathering = Gathering(rulebook.speech)
    lines = [line for one in events for line in gathering.take(Saying(one, report(battle, one.name, one.facts)))]
    said = [say(line.message) for line in (*lines, *gathering.rest())]
    assert [line.split(" (")[0] for line in said] == [
        "Dolores looks for Sand wolf 1",
        "Dolores looks for Sand wolf 2",
        "Dolores finds nobody to attack with Fire Lance",
    ]


def test_why_dice_are_more_or_fewer_is_told_with_the_least_of_them(c: Fight) -> None:
    """WA-01.5: one die at least is rolled, which a reduction alone does not show."""
    told = {"who": "ash", "dice": 1, "changes": ["sight_impaired:-1"]}
    assert say(report(c, "pool", told)) == "ash's dice: sight-impaired −1D included"
    least = report(c, "pool", {**told, "floored": True})
    assert say(least) == "ash's dice: sight-impaired −1D included, but at least 1D"
    assert say(least, "ja") == "ashのダイス：視界不良状態−1Dを含む、最低1D"


def test_two_who_are_attacked_are_a_pair_in_japanese() -> None:
    battle = library.open_rulebook("wild_arms").start({"scenario": "wolf_night"})
    told = {"who": "sand_wolf-1", "thing": "art:dark_grasp", "cost": 3, "fp": 4}
    pair = say(report(battle, "uses", {**told, "targets": ["juno", "iska"]}), "ja")
    assert pair == "砂狼1が《闇の手》でジュノとイスカを攻撃した（FP−3、残りFP4）"
    three = say(report(battle, "uses", {**told, "targets": ["juno", "iska", "galen"]}), "ja")
    assert "でジュノ、イスカ、ゲイレンを" in three


def test_a_possession_that_a_task_opens_is_told_to_be_barred_until_then() -> None:
    """The survey party lifts the gate to get out: 「選べない」 alone said that nobody ever could."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "ruin_guardian"})
    barred = report(battle, "barred", {"possessions": ["escape"]})
    assert say(barred) == "Stances that cannot be taken until “Lift the gate together” succeeds: Escape"
    assert say(barred, "ja") == "「力を合わせて門を持ち上げる」に成功するまで選べないポゼッション：エスケープ"


def test_who_is_no_longer_dying_is_told_what_else_stays(c: Fight) -> None:
    """WA-18.7: what befell somebody out of action was not told then."""
    oak = c.fighters["oak"]
    oak.wounded, oak.statuses = True, [Held("sight_impaired", "rider:veil", "battle", "minor")]
    told = {"who": "oak", "status": "dying", "out": False}
    assert say(report(c, "status_over", told)) == "oak is no longer dying (still wounded and sight-impaired)"
    assert say(report(c, "status_over", told), "ja").endswith("（負傷状態、視界不良状態は残る）")


def test_a_task_tells_what_it_brings_and_what_it_cures() -> None:
    """The fire of the caravan lights up the night, of which its words told nothing."""
    battle = library.open_rulebook("wild_arms").start({"scenario": "wolf_night"})
    decision = Choice("pc", "act", "WA-08.2", ["major:task:fire"], {"who": "juno", "major": True, "minor": True})
    told = effect(battle, decision, "major:task:fire")
    assert say(told).startswith("Feed the fire: you roll survival against 7. On a success: The flames rise")
    assert say(told).endswith(" Everybody on your side stops being sight-impaired.")
    assert say(told, "ja").endswith("味方全員の視界不良状態も解ける。")


def test_where_nobody_is_a_pc_the_conditions_say_whose_they_are() -> None:
    battle = library.open_rulebook("wild_arms").start({"scenario": "mirror_four"})
    won = report(battle, "condition", {"result": "victory"})
    assert say(won) == "Victory of the four of the sun: the four of the moon are beaten"
    assert say(won, "ja") == "陽の四人の勝利条件：月の四人を倒す"


@pytest.mark.parametrize(
    ("total", "english", "japanese"),
    [
        (7, "7 on 2D6 against 7 (a tie goes to whoever escapes)", "達成値7（妨害の達成値7、同値は受動側の勝ち）"),
        (9, "7 on 2D6, +2, total 9 against 7", "達成値9（妨害の達成値7）"),
    ],
)
def test_an_escape_is_told_with_what_it_was_made_against(c: Fight, total: int, english: str, japanese: str) -> None:
    """WA-06.36: equal totals on two lines did not say who had won, and why."""
    told = {"who": "ash", "target": "oak", "kind": "flee", "skill": "evasion", "dice": 2, "sum": 7, "total": total}
    check = report(c, "check", {**told, "critical": False, "fumble": False, "against": 7})
    assert say(check) == f"ash rolls evasion to shake off oak: {english}"
    assert say(check, "ja").endswith(japanese)


def test_whoever_supports_an_own_check_is_named_once(c: Fight) -> None:
    told = {"who": "ash", "target": "ash", "skill": "cooperation", "cost": 3, "fp": 7}
    assert say(report(c, "support", told)) == "ash uses Cooperation (FP −3, 7 left)"
    assert say(report(c, "support", told), "ja") == "ashが自分に《コーポレーション》を使った（FP−3、残りFP7）"


def test_a_surprise_says_who_has_chosen_the_harm() -> None:
    """WA-20.8: a gunman without a scratch was dying by the first hit, for no reason told."""
    fighters = {"ash": {"faction": "pc"}, "oak": {"faction": "enemy"}}
    given = {"fighters": fighters, "surprise": {"active": "pc", "level": 2}, "round": 1}
    state: Fight = bench("wild_arms").given(given, {})
    state.action = Action("ash", "major", "arm", "gun")
    told = say(report(state, "harm", {"who": "oak", "step": "dying", "before": ""}))
    assert told == "oak is now dying (a surprise lets the attacker choose between wounded and dying)"
