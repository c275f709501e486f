"""Lines of Senki tell their causes: what weighs on a check, what halves damage, why a weapon cannot be used."""

from __future__ import annotations

from typing import Any

from hantei.core.decision import Choice, Fact
from hantei.rulebooks.senki import views
from hantei.rulebooks.senki.player.helping import safe
from hantei.rulebooks.senki.rules.damage import NO_ATTACK, real_damage, reduced
from hantei.rulebooks.senki.state import Running, Status

from .test_joined import log
from .views import SAYS, field, started

ROLL: dict[str, Any] = {"who": "oak", "dice_sum": 6, "total": 8, "critical": False, "fumble": False}


def told_of(who: str, damage: int, attribute: str, encounter: str = "mirror_six", *running: Running) -> dict[str, Fact]:
    c = started(encounter)
    c.fighters[who].effects = [*running]
    return reduced(c, who, attribute, real_damage(c, who, damage, attribute, NO_ATTACK))


def test_a_check_says_what_weighs_on_it() -> None:
    """The log told partial cover, but not the 5 that daze took off, nor that a target was under water."""
    assert log(("check", {**ROLL, "kind": "hit", "daze": -5})) == ["Oak rolls 6, +2 = 8 to hit (dazed −5)"]
    defence = ("check", {**ROLL, "kind": "defence", "submerged": -5, "cover": 2})
    assert log(defence) == ["Oak rolls 6, +2 = 8 to defend (submerged −5, partial cover +2)"]
    assert log(defence, language="ja") == ["カシの防御判定（水中状態−5、部分遮蔽+2）：出目6+2＝達成値8"]


def test_halved_damage_says_by_what() -> None:
    """Of 26 damage the log said that 13 were kept off; a coat that halves light had done it."""
    facts = {"who": "oak", "damage": 26, "attribute": "light", "down": False, "halved": ["dress-mirror_coat"]}
    lost = ("hp", {"who": "oak", "lost": 13, "left": 17})
    whole = ("real_damage", {**facts, "real": 13, "half": 13})
    assert log(whole, lost) == ["Oak reduces the damage by 13 (halved: Mirror Coat) and loses 13 HP (17 left)"]
    more = ("real_damage", {**facts, "real": 12, "half": 13})
    assert log(more)[0] == "Oak reduces the damage by 13 (halved: Mirror Coat) and another 1"
    assert log(whole, language="ja") == ["カシはダメージを鏡面外套で半分の13点軽減した"]
    assert log(more, language="ja") == ["カシはダメージを鏡面外套で半分の13点、さらに1点軽減した"]
    told = ("real_damage", {**facts, "real": 8, "half": 13, "kept_off": 5})  # SK-16.15: what is told above comes after
    assert log(told, ("hp", {"who": "oak", "lost": 8, "left": 22}))[0].startswith(
        "Oak reduces the damage by 13 (halved first: Mirror Coat)"
    )
    assert log(told, language="ja") == ["カシはダメージを先に鏡面外套で半分の13点軽減した"]


def test_the_rules_name_what_halves() -> None:
    assert told_of("west_aconite", 27, "light") == {"halved": ["dress-mirror_coat"], "half": 13}
    now = Running("skills/heartwood", "west_holly", "attack", "effects", False, 1, 0, [])
    assert "halved" not in told_of("west_holly", 20, "physical", "mirror_six", now)  # the use has told it


def test_no_damage_is_told_once() -> None:
    """After "no real damage taken" the log said "takes no damage"."""
    now = Running("skills/spared", "west_oak", "attack", "effects", False, 1, 0, [])
    assert told_of("west_oak", 25, "piercing", "mirror_six", now)["warded"] is True
    none = {"who": "oak", "damage": 25, "real": 0, "attribute": "piercing", "down": False}
    assert log(("real_damage", none)) == ["Oak takes no damage"]
    assert log(("real_damage", {**none, "warded": True})) == []


def test_a_critical_check_to_appear_is_one_line_too() -> None:
    c = started("elevator")
    late = next(who for who, one in c.fighters.items() if one.appearance)
    check = ("check", {**ROLL, "who": late, "kind": "appearance", "dice_sum": 12, "total": 25, "critical": True})
    line = log(check, ("appeared", {"who": late, "square": "12,8"}))
    assert [one.split(" rolls ")[1] for one in line] == [
        "12, +13 = 25 to appear (difficulty 20), a critical, and appears at 12,8"
    ]


def test_those_who_are_in_nobodys_reach_are_no_reason_to_leave_a_weapon_out() -> None:
    """Giving up the major action named single targets out of range, but no weapon that strikes squares or charges."""
    c = started("ace_duel")
    c.current, c.stage = "red_ace", "main"
    decision = Choice("red", "major", "SK-04.9", ["pass"], {"who": "red_ace"})
    told = SAYS["en"].say(views.effect(c, decision, "pass"))
    assert "Searing Sickle (nobody within range), Sunbeam (nobody within range)" in told


def test_players_agree_who_is_first() -> None:
    c = started("ace_duel")
    asked = SAYS["en"].say(views.question(c, Choice("red", "tie", "SK-05.11", ["red_ace", "white_ace"])))
    assert asked.startswith("The initiative is the same, and the players have to agree.")
    own = SAYS["en"].say(views.question(c, Choice("red", "tie", "SK-05.11", ["red_ace", "red_second"])))
    assert own.startswith("The initiative is the same. ")


def test_states_of_machines_are_called_as_the_log_calls_them() -> None:
    c = started("bridge")
    c.fighters["holly"].statuses = [Status("power_down", 0, ""), Status("daze", 0, "")]
    c.fighters["yew"].waiting, c.fighters["yew"].incapacitated = True, True
    lines = field(c, "pc")
    assert "Holly (HP 45/45, powered down, dazed)" in lines
    assert "Yew (incapacitated)" in lines  # and not waiting


def test_comrades_who_are_caught_are_called_so() -> None:
    """The log said that Mugwort attacks Thistle and some locusts; Thistle stood in the way of the spray."""
    price = {"en": 0, "ts": 0, "left": 0, "ts_left": 0}
    blow = {"who": "oak", "weapon": "frost_spray", "skill": "", "kind": "shot", "targets": ["thistle", "queen", "oak"]}
    those = "the Hornet Queen, its ally Thistle and itself"
    assert log(("attack", {**blow, **price})) == [f"Oak attacks {those} with Frost Spray (shot attack)"]
    told = ["カシが霜吹きでスズメバチ女王、味方のアザミ、および自分にショット攻撃を行った"]
    assert log(("attack", {**blow, **price}), language="ja") == told


def test_nobody_guards_those_who_lose_nothing() -> None:
    """The computer player kept 5 damage off somebody from whom all of it was kept off already, and off the fallen."""
    c = started("mirror_six")
    assert not safe(c, "west_oak")
    c.fighters["west_oak"].effects = [Running("skills/spared", "west_oak", "attack", "effects", False, 1, 0, [])]
    assert safe(c, "west_oak")
    c.fighters["west_yew"].incapacitated = True
    assert safe(c, "west_yew")
