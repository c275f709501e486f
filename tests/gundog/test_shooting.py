"""Gundog's attacks: the tables against the ledger, and what holds for any attack, however it is declared and ruled."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from functools import cache, partial
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Amount, Choice, Decision
from hantei.core.tally import Tally, result_of
from hantei.editions import part
from hantei.ledger import Ledger
from hantei.rulebooks.gundog import opening
from hantei.rulebooks.gundog.content.records import BANDS, HEARING, Row
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rules.firing_table import FIRING
from hantei.rulebooks.gundog.rules.hit_rate import VISIBILITY
from hantei.rulebooks.gundog.rules.possible_actions import POSSIBLE
from hantei.rulebooks.gundog.rulings import RULINGS
from hantei.rulebooks.gundog.state import Fight
from tests.recording import Recorder

# The tables


def data(clause: str) -> Any:
    """The data of a clause of the ledger."""
    return Ledger.of("gundog").get(clause).data


@pytest.mark.parametrize("clause", ["GD-09.2", "GD-09.3", "GD-09.4", "GD-09.5", "GD-09.6"])
def test_the_firing_table_is_the_ledgers(clause: str) -> None:
    row = data(clause)
    cells = {int(t): {int(n): tuple(run) for n, run in runs.items()} for t, runs in row["modifiers"].items()}
    for mode in row["modes"]:
        found = FIRING[mode]
        assert {t: {n: tuple(run) for n, run in runs.items()} for t, runs in found.cells.items()} == cells
        assert (found.clause, found.rounds, found.shots) == (clause, row["ammo_per_shot"], row["max_shots"])


def test_every_mode_has_a_row() -> None:
    modes = [mode for n in range(2, 7) for mode in data(f"GD-09.{n}")["modes"]]
    assert sorted(modes) == sorted(FIRING)


@pytest.mark.parametrize("mode", sorted(FIRING))
def test_the_bonus_is_the_ledgers(mode: str) -> None:
    row = FIRING[mode]
    written = {int(hits): int((dice or "0D6")[0]) for hits, dice in data(row.bonus_clause).items()}
    assert row.bonus == written
    assert sorted(row.bonus) == list(range(1, row.shots + 1))
    assert row.table == (-3 if mode in ("burst", "full") else 0)


def test_the_replaceable_tables_are_the_ledgers() -> None:
    tables = book().arsenal.tables
    assert tables.shooting == tables.melee == tables.other
    assert tables.shooting is not None
    rows = [{key: value for key, value in row.items() if key not in ("row", "none")} for row in data("GD-00.6")["rows"]]
    assert [asdict(row) for row in tables.shooting.rows] == [asdict(Row(**row)) for row in rows]
    bands = data("GD-00.11")
    assert ([entry["band"] for entry in bands], [entry["up_to_m"] for entry in bands][:-1]) == (
        list(BANDS),
        list(tables.bands or ()),
    )
    assert data("GD-11.2")["columns"] == list(HEARING)
    levels = {str(level): list(cells) for level, cells in data("GD-11.2")["levels"].items()}
    assert {level: list(cells) for level, cells in (tables.silencing or {}).items()} == levels
    assert data("GD-08.3") == {**VISIBILITY, "clear": 0}


# Attacks at random


@cache
def book() -> Any:
    """The content of the book."""
    bench("gundog")
    return opening.content(partial(part, "gundog"), {})


class Keeper(Recorder):
    """Keeps the reasons of numbers too."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.tallies: list[tuple[str, Tally, Any]] = []

    def tell(self, event: str, tally: Tally | None = None, **facts: Any) -> None:
        super().tell(event, tally, **facts)
        if tally is not None:
            self.tallies.append((event, tally, facts))


GUNS = ("handgun", "revolver", "smg", "assault_rifle", "lever_carbine", "pump_shotgun", "double_barrel", "sniper_rifle")
ORDER = ("weapon", "mode", "shots", "targets", "target", "assign", "aim", "evade", "drop")
"""GD-09.21: the order in which an attack is declared, and what may be asked after it."""


def arena(luck: Random) -> dict[str, Any]:
    """A shooter among others, each in some condition."""
    gun = luck.choice(GUNS)
    limbs = ["", " left_arm", " right_arm", " left_leg"]
    shooter = {
        "weapons": [gun, "knife", "throwing_knife", "unarmed"],
        "in_hand": luck.choice([[gun], [gun], ["knife", "throwing_knife"]]),
        "rounds": {gun: luck.randint(0, book().arsenal.weapons[gun].magazine)},
        "skills": dict.fromkeys(SKILLS, 80),
        "method": luck.choice(["", "stay", "cautious", "normal"]),
        "impairments": [f"{kind} -10{luck.choice(limbs)}" for kind in luck.sample(["shock", "light", "serious"], 2)],
    }
    others = {name: target(luck, name) for name in "DEFGH"}
    sides = {"npc": {"unaware": luck.random() < 0.5}}
    return {"map": {"visibility": luck.choice(list(VISIBILITY))}, "sides": sides, "fighters": {"A": shooter, **others}}


SKILLS = ("handguns", "rifles", "smgs", "shotguns", "sniping", "close_combat", "unarmed", "throwing")


def target(luck: Random, name: str) -> dict[str, Any]:
    """Somebody to attack, or a friend."""
    return {
        "side": "pc" if name == "D" else "npc",
        "at": luck.choice([1, 2, 10, 50, 200, 500]),
        "endurance": luck.randint(1, 20),
        "armour": luck.randint(0, 6),
        "weapons": ["handgun", "knife"],
        "in_hand": ["handgun", "knife"],
        **{state: luck.random() < 0.2 for state in ("prone", "stunned", "cover", "dead")},
    }


@cache
def attacked(seed: int, action: str) -> tuple[Fight, Fight, Keeper]:
    """One attack at random, by rulings at random: the fight before and after, and what happened."""
    luck = Random(seed)
    chosen = {one.id: luck.choice(one.values) for one in RULINGS if one.id != "round_seconds"} if seed % 3 else {}
    mapping = arena(luck)
    before, after = (bench("gundog").given(mapping, chosen) for _ in range(2))
    table = Keeper(seed)
    if offers(after, action):
        after.agenda = [(action, "A")]
    while after.agenda:
        beat.step(after, table)
    return before, after, table


def offers(c: Fight, action: str) -> bool:
    """Whether the attack can be declared."""
    return POSSIBLE[action](c, "A", False)


ATTACKS = [(seed, action) for seed in range(150) for action in ("shoot", "melee", "throw")]


@pytest.mark.parametrize("action", ["shoot", "melee", "throw"])
def test_attacks_happen_at_all(action: str) -> None:
    events = {"shoot": "volley", "melee": "blow", "throw": "throw"}
    assert sum(bool(attacked(seed, action)[2].told(events[action])) for seed in range(150)) > 25


def test_questions_come_in_the_order_of_the_book() -> None:
    for seed, action in ATTACKS:
        kinds = [ORDER.index(question.kind) for question in attacked(seed, action)[2].asked]
        assert kinds == sorted(kinds)


def test_no_forced_answer_is_asked_for() -> None:
    for seed, action in ATTACKS:
        for question in attacked(seed, action)[2].asked:
            assert many(question), question


def many(question: Decision) -> bool:
    """Whether a question has several answers, all different."""
    if isinstance(question, Choice):
        return len(set(question.options)) == len(question.options) > 1
    return isinstance(question, Amount) and question.low < question.high


def test_an_attack_leaves_nothing_behind() -> None:
    for seed, action in ATTACKS:
        after = attacked(seed, action)[1]
        assert after.attack is None
        assert after.agenda == []


def test_every_declared_shot_is_rolled_and_paid() -> None:
    """GD-09.7 to GD-09.11, without fumbles that break off."""
    for seed, _ in ATTACKS:
        before, after, table = attacked(seed, "shoot")
        for volley in table.told("volley"):
            gun, row = volley["weapon"], FIRING[volley["mode"]]
            full = row.rounds * (1 if before.rulings["ammo_per"] == "action" else volley["shots"])
            had = before.fighters["A"].carried[gun].rounds
            assert volley["spent"] == min(full, had)
            assert volley["semi"] or volley["spent"] == full
            assert volley["left"] == had - volley["spent"] >= 0
            assert 1 <= len(dict.fromkeys(volley["targets"])) <= volley["shots"] <= row.shots
            shots = [told for told in table.told("check") if told["kind"] == "shot"]
            if not table.told("fumble"):
                assert [told["target"] for told in shots] == volley["targets"]
                assert (
                    after.fighters["A"].carried.get(gun) is None
                    or after.fighters["A"].carried[gun].rounds == volley["left"]
                )


def test_only_opponents_alive_are_attacked() -> None:
    for seed, action in ATTACKS:
        before, _, table = attacked(seed, action)
        for told in table.told("check"):
            if told["kind"] in ("shot", "blow", "throw"):
                assert before.fighters[told["target"]].side == "npc"
                assert not before.fighters[told["target"]].dead


def test_each_target_hit_has_one_damage_roll() -> None:
    """GD-09.12, GD-09.22: for those hit and not evading, with the number of their hits."""
    for seed, action in ATTACKS:
        table = attacked(seed, action)[2]
        hits: Counter[str] = Counter()
        for told in table.told("check"):
            if told["kind"] in ("shot", "blow", "throw") and told["degree"]:
                hits[told["target"]] += 1
        for told in table.told("evaded"):
            del hits[told["who"]]
        assert {told["who"]: told["hits"] for told in table.told("damage")} == dict(hits)
        assert len(table.told("damage")) == len(hits)


def test_limbs_have_no_row_and_rows_no_limb() -> None:
    """GD-10.7, GD-10.13."""
    for seed, action in ATTACKS:
        table = attacked(seed, action)[2]
        limbs = [told["who"] for told in table.told("damage") if told["aim"] in ("arm", "leg")]
        assert not {told["who"] for told in table.told("penalty_row")} & set(limbs)


def test_every_figure_has_its_reasons() -> None:
    known = Ledger.of("gundog")
    for seed, action in ATTACKS:
        for event, tally, facts in attacked(seed, action)[2].tallies:
            assert result_of(tally.steps) == tally.value
            assert all(step.clause in known and step.label for step in tally.steps)
            if event == "damage":
                assert tally.value == facts["loss"] >= 0
