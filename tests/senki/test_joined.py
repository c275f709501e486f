"""What the log of Senki tells in one line: a move with what stops it, a blow with what comes of it, damage with its
cause."""

from __future__ import annotations

from typing import Any

from hantei import library
from hantei.core.event import Event
from hantei.core.text import Language
from hantei.rulebooks.senki import views
from hantei.telling.gathering import Gathering
from hantei.telling.joining import Saying

from .views import SAYS, started


def log(*happened: tuple[str, dict[str, Any]], encounter: str = "elevator", language: Language = "en") -> list[str]:
    """The lines of a log about events."""
    c = started(encounter)
    gathering = Gathering(library.open_rulebook("senki").speech)
    events = [Event(name, facts) for name, facts in happened]
    lines = [line for one in events for line in gathering.take(Saying(one, views.report(c, one.name, one.facts)))]
    told = [SAYS[language].say(line.message) for line in [*lines, *gathering.rest()]]
    return [line for line in told if line]


def move(how: str = "combat", end: str = "4,4") -> tuple[str, dict[str, Any]]:
    return "moved", {"who": "oak", "start": "3,4", "end": end, "how": how, "user": ""}


def test_who_is_kept_on_the_way_has_moved_there_first() -> None:
    """The log said that Oak could not get away from a square, and then that it moved there."""
    held = ("held", {"who": "oak", "square": "4,4", "equal": True})
    assert log(held, move()) == ["Oak moves from 3,4 to 4,4, but cannot get away from there (equal totals)"]
    assert log(held) == ["Oak cannot get away from 4,4 (equal totals)"]


def test_a_disengage_check_says_which_square_it_is_about() -> None:
    facts = {"who": "oak", "kind": "disengage", "dice_sum": 5, "total": 13, "critical": False, "fumble": False}
    assert log(("check", {**facts, "square": "4,4"})) == ["Oak rolls 5, +8 = 13 to get out of 4,4"]
    assert log(("check", facts)) == ["Oak rolls 5, +8 = 13 to disengage"]  # from an earlier version


def test_who_moves_out_of_the_scene_does_so_in_one_line() -> None:
    away = ("escaped", {"who": "oak", "left": 1, "needed": 2})
    assert log(move("full"), away) == ["Oak makes a full move from 3,4 to 4,4 and leaves the scene (1 of the 2 needed)"]


def test_a_blow_and_the_bad_status_that_comes_with_it_are_one_line() -> None:
    hurt = ("real_damage", {"who": "oak", "damage": 9, "real": 7, "attribute": "dark", "down": False})
    lost = ("hp", {"who": "oak", "lost": 7, "left": 20})
    dazed = ("status", {"who": "oak", "status": "daze", "rank": 0, "paid": False})
    corroded = ("status", {"who": "oak", "status": "corrosion", "rank": 2, "kept": False})
    assert log(hurt, lost, dazed) == ["Oak reduces the damage by 2, loses 7 HP (20 left) and is now dazed"]
    assert log(lost, corroded) == ["Oak loses 7 HP (20 left) and is now corroded (rank 2)"]
    assert log(lost, corroded, language="ja") == ["カシはHPを7点失い（残り20点）、侵蝕2を受けた"]


def test_damage_of_a_skill_names_the_skill() -> None:
    """The log said that Oak rolled 2D6 against somebody, after another who was met by the same skill."""
    facts = {"damage": 5, "attribute": "lightning", "user": "oak", "source": "", "rolled": 7, "added": -2}
    harm = ("damage", {**facts, "targets": ["queen"], "cause": "skills/static_bloom"})
    assert log(harm) == ["Oak rolls for Static Bloom against the Hornet Queen: 7 on 2D6, −2 = 5 lightning damage"]


def test_damage_of_a_hazard_names_what_it_comes_from() -> None:
    """The flames that stayed did damage without a name, in every round after the first."""
    facts = {"damage": 8, "attribute": "fire", "user": "", "source": "", "rolled": 6, "added": 2, "hazard": 1}
    burnt = {**facts, "targets": ["dandelion"]}
    comes = "The fire follows halfway down the gorge. It catches Dandelion: 6 on 2D6, +2 = 8 fire damage"
    first = (("hazard", {"number": 1, "again": False}), ("damage", {**burnt, "again": False}))
    later = (("hazard", {"number": 1, "again": True}), ("damage", {**burnt, "again": True}))
    assert log(*first, encounter="seed_run") == [comes]
    assert log(*later, encounter="seed_run") == [comes]


def test_a_hazard_that_meets_nobody_says_so() -> None:
    came = {"number": 1, "again": False}
    comes = "The fire follows halfway down the gorge."
    assert log(("hazard", {**came, "met": 0}), encounter="seed_run") == [f"{comes} It catches nobody."]
    assert log(("hazard", {**came, "met": 1}), encounter="seed_run") == [comes]
    assert log(("hazard", came), encounter="seed_run") == [comes]  # from an earlier version
    assert log(("hazard", {**came, "again": True, "met": 0}), encounter="seed_run") == []


def test_a_status_gone_by_an_action_names_the_action() -> None:
    gone = {"who": "oak", "status": "stall", "equipment": "", "action": "minor"}
    assert log(("recovered", gone)) == ["Oak spends its minor action and is no longer stalled"]
    assert log(("recovered", {**gone, "action": ""})) == ["Oak is no longer stalled"]


def test_what_one_regains_besides_is_told_with_it() -> None:
    gains = {"who": "oak", "by": "oak"}
    used = ("item", {"who": "oak", "item": "night_dew", "priced": False})
    hp, en = ({**gains, "what": what, "n": 2, "left": 26} for what in ("hp", "en"))
    assert log(used, ("healed", hp), ("healed", en)) == [
        "Oak uses Night Dew and regains 2 HP (now 26) and 2 EN (now 26)"
    ]


def test_an_assault_its_state_and_its_move_are_one_line() -> None:
    """Oak used Updraft, was in high mobility, and moved, in three lines."""
    price = {"hp": 0, "en": 4, "ts": 0, "left": 9, "ts_left": 0}
    used = ("paid", {"who": "oak", "path": "assaults/updraft", **price, "attacking": False})
    high = ("state", {"who": "oak", "state": "high", "on": True})
    told = "Oak uses the assault Updraft for 4 EN (9 EN left)"
    assert log(used, high) == [f"{told} and is now in high mobility"]
    assert log(used, high, move()) == [f"{told}, is now in high mobility and moves from 3,4 to 4,4"]
    assert log(used, move()) == [f"{told} and moves from 3,4 to 4,4"]


def test_continuous_damage_names_what_goes_on() -> None:
    """SK-05.23: nothing said why somebody lost HP in the cleanup process."""
    worn = {"who": "oak", "damage": 4, "real": 3, "attribute": "dark", "down": False, "lasting": "skill-static_bloom"}
    lost = ("hp", {"who": "oak", "lost": 3, "left": 20})
    assert log(("real_damage", worn), lost) == [
        "Static Bloom goes on: 4 dark damage to Oak, 3 of it real", "Oak loses 3 HP (20 left)",
    ]  # fmt: skip
    assert log(("real_damage", {**worn, "attribute": ""})) == ["Static Bloom goes on: 4 damage to Oak, 3 of it real"]


def test_those_who_fall_by_the_same_blow_share_a_line() -> None:
    """Each had a line of their own, since one part of the joined line kept the name of the first."""
    blow = {"damage": 12, "real": 11, "attribute": "ice", "down": False}
    falls = [
        happened
        for who in ("ant-1", "ant-2")
        for happened in (
            ("real_damage", {"who": who, **blow}),
            ("hp", {"who": who, "lost": 11, "left": 0}),
            ("incapacitated", {"who": who}),
        )
    ]
    assert log(*falls) == ["Ants 1 and 2 each reduce the damage by 1, take 11 and are incapacitated"]


def test_what_is_regained_shows_its_dice_and_what_is_left_or_lost() -> None:
    healed = {"by": "oak", "what": "hp", "n": 6, "formula": "2d6+5", "rolled": 12}
    assert log(("healed", {"who": "oak", **healed, "left": 36})) == ["Oak regains 6 HP (2D6+5: 12, now 36)"]
    whole = started("elevator").fighters["queen"].hp
    told = ("healed", {"who": "queen", **healed, "left": whole - 4})
    assert log(told) == ["The Hornet Queen regains 6 HP (2D6+5: 12, damage so far: 4)"]
    assert log(told, language="ja") == ["スズメバチ女王のHPが6点回復した（2D6+5で12、被ダメージ累計4点）"]


def test_a_guard_used_for_a_blow_is_not_counted_among_what_is_shrugged_off() -> None:
    blow = {"who": "oak", "damage": 18, "attribute": "physical", "down": False}
    assert log(("real_damage", {**blow, "real": 10, "kept_off": 5})) == ["Oak reduces the damage by another 3"]
    assert log(("real_damage", {**blow, "real": 13, "kept_off": 5})) == []


def test_the_fallen_are_named_with_the_attack() -> None:
    about = {
        "who": "oak",
        "weapon": "seed_rifle",
        "skill": "",
        "kind": "shot",
        "en": 0,
        "ts": 0,
        "left": 9,
        "ts_left": 0,
    }
    told = log(("attack", {**about, "targets": ["ant-1", "ant-2", "queen"], "down": ["ant-1", "ant-2"]}))
    targets = "the Hornet Queen (also caught: Ants 1 and 2, already incapacitated)"
    assert told == [f"Oak attacks {targets} with Seed Rifle (shot attack)"]
    assert log(("real_damage", {"who": "ant-1", "damage": 9, "real": 8, "down": True, "named": True})) == []


def blow(**more: Any) -> tuple[str, dict[str, Any]]:
    facts = {"who": "oak", "weapon": "pruning_blade", "skill": "", "kind": "blade", "targets": ["queen"], "en": 0}
    return "attack", {**facts, "ts": 0, "left": 5, "ts_left": 0, **more}


def test_a_charge_is_told_with_its_attack() -> None:
    """The log told the run first, without the weapon, so the effect came before its cause."""
    run = ("moved", {**move("charge")[1], "attacking": True})
    told = "attacks the Hornet Queen with Pruning Blade (blade attack)"
    assert log(run, blow(charge=["3,4", "4,4"])) == [f"Oak charges from 3,4 to 4,4 and {told}"]
    assert log(run, blow(charge=["3,4", "3,4"])) == [f"Oak charges out of 3,4 and back, and {told}"]
    assert log(move("charge"), blow()) == ["Oak charges from 3,4 to 4,4", f"Oak {told}"]


def test_a_charge_is_told_before_the_check_that_lets_it_begin() -> None:
    """The log told a disengage check, and only then that there was an attack, and with what."""
    facts = {"who": "oak", "kind": "disengage", "dice_sum": 6, "total": 17, "critical": False, "fumble": False}
    with_what = {**facts, "square": "4,4", "charge": True, "weapon": "bramble_lance", "skill": ""}
    tries = "Oak tries to charge out of 4,4 with Bramble Lance and rolls 6, +11 = 17 to disengage"
    assert log(("check", with_what)) == [tries]
    passes = "Oak charges with Bramble Lance and rolls 6, +11 = 17 to get through 4,4"
    assert log(("check", {**with_what, "passing": True})) == [passes]
    skilled = {**with_what, "skill": "twin_cut"}
    tries = (
        "Oak tries to charge out of 4,4 with Bramble Lance, using Double Pruning, and rolls 6, +11 = 17 to disengage"
    )
    assert log(("check", skilled)) == [tries]
    held = ("held", {"who": "oak", "square": "4,4", "equal": True})
    lost = "Oak cannot get away from 4,4 (equal totals), so the attack strikes nobody (3 EN spent, 5 EN left)"
    assert log(held, blow(targets=[], en=3)) == [lost]


def test_turns_that_are_mere_full_moves_share_a_line() -> None:
    """A move took two lines of the log, its heading and itself, and five machines that went the same way ten."""
    turns = [(("main", {"who": who}), ("moved", {**move("full")[1], "who": who})) for who in ("ant-1", "ant-2")]
    over = ("waits", {"who": "queen"})
    heading = "▼ Ants 1 and 2, main processes: full moves from 3,4 to 4,4"
    assert log(*turns[0], *turns[1], over) == [heading, "The Hornet Queen waits"]
    away = ("escaped", {"who": "ant-1", "needed": 2, "left": 1})
    gone = "▼ Ant 1, main process: a full move from 3,4 to 4,4 and out of the scene (1 of the 2 needed)"
    assert log(*turns[0], away) == [gone]
    assert log(over, *turns[0], ("waits", {"who": "oak"}))[0] == "The Hornet Queen waits"


def test_the_setup_process_has_a_heading_where_something_is_told_in_it() -> None:
    begins: list[tuple[str, dict[str, Any]]] = [("round", {"n": 2}), ("setup", {})]
    comes = ("appeared", {"who": "ant-1", "square": "3,4"})
    heading = ["—— Round 2 ——", "▼ Setup process"]
    assert log(*begins, comes) == [*heading, "Ant 1 appears at 3,4"]
    assert log(*begins, ("main", {"who": "oak"}), move()) == [
        heading[0],
        "▼ Oak, main process",
        "Oak moves from 3,4 to 4,4",
    ]
    assert log(*begins, ("waits", {"who": "oak"})) == [heading[0], "Oak waits"]


def test_those_who_use_the_same_for_themselves_share_a_line() -> None:
    """Three machines used their chaff in three lines that differed in nothing but the name."""
    facts = {"path": "items/chaff_pod", "part": "effects", "until": "round_end"}
    used = [
        (("item", {"who": who, "item": "chaff_pod", "priced": False}), ("in_force", {"who": who, **facts}))
        for who in ("dandelion", "aconite")
    ]
    told = "Dandelion and Aconite use Thistledown Chaff: reactions +2 each (until the end of the round)"
    assert log(*used[0], *used[1]) == [told]


def test_whoever_covers_gives_up_a_turn_that_is_not_over() -> None:
    cover = {"who": "oak", "target": "queen"}
    assert log(("cover", {**cover, "ends_turn": True})) == ["Oak covers the Hornet Queen and gives up its turn for it"]
    assert log(("cover", {**cover, "fallen": True})) == ["Oak covers the Hornet Queen (already incapacitated)"]
    assert log(("cover", cover)) == ["Oak covers the Hornet Queen"]


def test_whoever_has_nobody_to_get_away_from_moves_one_square() -> None:
    free = ("moved", {**move("disengage")[1], "free": True})
    assert log(free) == ["Oak makes a disengage move from 3,4 to 4,4"]
    assert log(free, language="ja") == ["カシが3,4から隣の4,4へ移動した（離脱移動）"]
    assert log(move("disengage")) == ["Oak disengages from 3,4 to 4,4"]


def test_a_defence_check_names_partial_cover() -> None:
    facts = {"who": "oak", "kind": "defence", "dice_sum": 5, "total": 10, "critical": False, "fumble": False}
    assert log(("check", {**facts, "cover": 2})) == ["Oak rolls 5, +5 = 10 to defend (partial cover +2)"]
    assert log(("check", facts)) == ["Oak rolls 5, +5 = 10 to defend"]


def test_what_is_regained_up_to_the_full_figure_says_so() -> None:
    """The log said that 1 HP was regained by a 4."""
    facts = {"who": "oak", "what": "hp", "n": 1, "left": 34, "formula": "1D6", "rolled": 4}
    assert log(("healed", {**facts, "full": True})) == ["Oak regains 1 HP (1D6: 4, now at its full 34)"]
    assert log(("healed", facts)) == ["Oak regains 1 HP (1D6: 4, now 34)"]
