"""Chapters 13 to 16 read a second time: a plain calculation from the book, compared on attacks made up at random.

It shares no code with the rules: dice, checks, damage, traits, harm and break guard are worked out anew here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.rulebooks.wild_arms.rules.beats import beat

BATCHES, EACH = 20, 60
TRAITS = ("weak", "half", "null", "absorb")


class Noted(Table):
    """Dice by chance, noted in the order in which they fall; guards if it is told to."""

    def __init__(self, rng: Random, guards: bool) -> None:
        self.rng, self.guards = rng, guards
        self.faces: list[int] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.rng.choice((1, 1, 2, 3, 4, 5, 6, 6)) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        assert [one.kind for one in decisions] == ["guard"]
        return ["lean" if self.guards else "none"]


def situation(rng: Random) -> dict[str, Any]:
    """An attack of ash on oak."""
    kind = rng.choice(("shooting", "melee", "magic"))
    hp_max = rng.choice((0, 0, rng.randint(4, 24)))
    hp = rng.randint(1, hp_max) if hp_max else 0
    wounded = 2 * hp <= hp_max if hp_max else rng.random() < 0.4
    dying = not hp_max and rng.random() < 0.3
    death = dying and rng.random() < 0.2
    return {
        "kind": kind,
        "attribute": rng.choice(("none", "fire", "fire")),
        "bonus": rng.randint(0, 6),
        "ignores": rng.choice((0, 0, 2, "all")) if kind == "magic" else 0,
        "ash": {
            "ability": rng.randint(1, 4),
            "level": rng.randint(-2, 4),
            "possession": rng.choice(("", "open", "run", "lean", "draw_crest")),
            "wounded": rng.random() < 0.3,
            "statuses": [name for name in ("sight_impaired", "cowed", "awakened") if rng.random() < 0.25],
        },
        "oak": {
            "ability": rng.randint(1, 4),
            "level": rng.randint(-2, 4),
            "possession": rng.choice(("", "open", "run", "lean", "lean", "draw_crest")),
            "statuses": ["cowed"] if rng.random() < 0.3 else [],
            "hp_max": hp_max,
            "hp": hp,
            "armour": rng.randint(0, 8) if hp_max else 0,
            "traits": {name: ["fire"] for name in TRAITS if rng.random() < 0.2},
            "wounded": wounded,
            "dying": dying,
            "death": death,
        },
    }


def given(case: dict[str, Any]) -> dict[str, Any]:
    """The situation as cases give it."""
    ash, oak, kind = case["ash"], case["oak"], case["kind"]
    damage = f"2D6+{case['bonus']}"
    skill = "resistance" if kind == "magic" else "evasion"
    attacker = {name: ash[name] for name in ("ability", "wounded", "statuses", "possession")}
    attacker |= {"skills": {kind: ash["level"]}, "crest": "stampede" if ash["possession"] == "draw_crest" else ""}
    target = {name: oak[name] for name in ("ability", "statuses", "possession", "wounded", "dying", "death", "traits")}
    target |= {"skills": {skill: oak["level"]}, "faction": "enemy", "crest": "saving" if oak["possession"] else ""}
    if oak["hp_max"]:
        target |= {name: oak[name] for name in ("hp", "hp_max", "armour")}
    found: dict[str, Any] = {"fighters": {"ash": attacker, "oak": target}, "process": {"who": "ash"}}
    if kind == "magic":
        spell = {"kind": "spell", "attack": "magic", "damage": damage, "attribute": case["attribute"]}
        found["arts"] = {"bolt": {**spell, "ignore_armour": case["ignores"]}}
        attacker["arts"] = ["bolt"]
    else:
        found["arms"] = {"tool": {"kind": kind, "damage": damage, "attribute": case["attribute"]}}
        attacker["arms"] = ["tool"]
    return found


def check(faces: Iterator[int], dice: int, value: int) -> tuple[int, bool]:
    """A check: at least one die, two sixes are critical unless the die was made up, ones all over a fumble."""
    thrown = [next(faces) for _ in range(max(1, dice))]
    critical = dice >= 1 and thrown.count(6) >= 2
    fumble = set(thrown) == {1}
    return sum(thrown) + value + 10 * critical - 20 * fumble, critical


def second(case: dict[str, Any], faces: Iterator[int], guards: bool) -> dict[str, Any]:
    """What comes of the attack by the book, as it is read here."""
    ash, oak, magic = case["ash"], case["oak"], case["kind"] == "magic"
    out = {name: oak[name] for name in ("hp", "wounded", "dying", "death")} | {"lean": oak["possession"] == "lean"}
    value = ash["level"] + 5 * (ash["possession"] == "open")
    if ash["wounded"] and "awakened" not in ash["statuses"]:
        value -= 5
    total, critical = check(faces, ash["ability"] - ("sight_impaired" in ash["statuses"]), value)
    if not (oak["dying"] or oak["death"] or oak["possession"] == "draw_crest"):
        level = oak["level"] - 5 * ("cowed" in oak["statuses"] and oak["hp_max"] > 0)
        if total <= check(faces, oak["ability"] + (oak["possession"] == "run"), level)[0]:
            return out
    traits = set(oak["traits"]) if case["attribute"] == "fire" else set()
    if not oak["hp_max"]:
        return stepped(out, faces, oak["ability"], guards, bool(traits & {"null", "absorb"}))
    stampede = magic and ash["possession"] == "draw_crest"
    damage = sum(next(faces) for _ in range(2 + stampede)) + case["bonus"]
    damage += 5 * (ash["possession"] == "open") + 10 * critical
    bare = case["ignores"] == "all" or traits & {"weak", "absorb"}
    damage = max(0, damage - (0 if bare else max(0, oak["armour"] - case["ignores"])))
    damage *= 2 if "weak" in traits else 1
    damage = damage // 2 if "half" in traits else damage
    damage = 0 if "null" in traits else damage
    if "absorb" in traits:
        return out | {"hp": min(oak["hp_max"], oak["hp"] + damage)}
    hp = oak["hp"] - damage
    if damage:
        out |= {"hp": hp, "wounded": out["wounded"] or hp <= oak["hp_max"] / 2, "dying": hp <= 0}
    return out


def stepped(out: dict[str, Any], faces: Iterator[int], ability: int, guards: bool, spared: bool) -> dict[str, Any]:
    """A step of harm for who has no HP, unless a trait, the cover or the death state keeps from it."""
    if spared or out["death"]:
        return out
    if out["lean"] and guards:
        return out | {"lean": False}
    if not out["wounded"] and not out["dying"]:
        return out | {"wounded": True}
    if not out["dying"]:
        return out | {"dying": True}
    return out | {"death": check(faces, ability, 0)[0] < 10}  # survival against 10


@pytest.mark.parametrize("batch", range(BATCHES))
def test_an_attack_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"second/{batch}")
    for _ in range(EACH):
        case, guards = situation(rng), rng.random() < 0.5
        state = bench("wild_arms").given(given(case), {})
        state.agenda = [("use", "ash", "major", "art:bolt" if case["kind"] == "magic" else "arm:tool")]
        table = Noted(rng, guards)
        while state.agenda:
            beat.step(state, table)
        oak = state.fighters["oak"]
        done = {name: getattr(oak, name) for name in ("hp", "wounded", "dying", "death")} | {"lean": oak.lean > 0}
        left = iter(table.faces)
        assert done == second(case, left, guards), (case, guards, table.faces)
        assert list(left) == [], (case, table.faces)
