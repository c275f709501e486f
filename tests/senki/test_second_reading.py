"""Chapters 7 to 13 and 16 read a second time: movement, lines, shapes and attacks worked out anew, on random fights.

It shares no code with the rules: ways are all tried out, lines are clipped with fractions, dice are added by hand.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.decision import Answer, Decision
from hantei.core.dice import Dice
from hantei.core.table import Table
from hantei.rulebooks.senki.rules.beats import beat
from hantei.rulebooks.senki.rules.course import Course
from hantei.rulebooks.senki.rules.shapes import cells, parse_target
from hantei.rulebooks.senki.rules.sight import sight
from hantei.rulebooks.senki.rules.walking import reached

from .ways import READINGS, Cell, Ways, board, mark, movers

BATCHES = (*range(4), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(4, 60)))
EACH = 40


# Chapters 7, 8, 10: where a move may end, by trying every way


@pytest.mark.parametrize("batch", BATCHES)
def test_a_move_ends_where_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"moves/{batch}")
    for _ in range(EACH):
        given = {"board": board(rng, "......ooo**v~#^"), "fighters": movers(rng)}
        ruled = {name: "1" for name in READINGS if rng.random() < 0.2 * (batch % 2)}
        state = bench("senki").given(given, ruled)
        for kind in ("combat", "full", "disengage", "charge"):
            points = 1 if kind == "disengage" else rng.randint(1, 6)
            walks = reached(Course(state, "ash", kind), points)
            done = {walk.end: (len(walk.checks), walk.spent) for walk in walks}
            assert done == Ways(given, kind, points, ruled).search(), (given, ruled, kind, points)


# Chapter 9: lines of sight, clipped with fractions


def crosses(a: Cell, b: Cell, low: tuple[Fraction, Fraction], high: tuple[Fraction, Fraction]) -> bool:
    """Whether the line from a to b meets a box, its border included (Liang and Barsky)."""
    enter, leave = Fraction(0), Fraction(1)
    for axis in (0, 1):
        start, way = Fraction(a[axis]), Fraction(b[axis] - a[axis])
        if not way:
            if not low[axis] <= start <= high[axis]:
                return False
            continue
        first, last = sorted(((low[axis] - start) / way, (high[axis] - start) / way))
        enter, leave = max(enter, first), min(leave, last)
    return enter <= leave


def in_the_way(sheet: dict[str, Any], a: Cell, b: Cell) -> str:
    """What the line meets: the worst of squares, walls and doors; within one square nothing."""
    half, met = Fraction(1, 2), ["clear"]
    if a == b:
        return "clear"
    for x in range(len(sheet["rows"][0])):
        for y in range(len(sheet["rows"])):
            cover = {"#": "complete", "^": "partial"}.get(mark(sheet, (x, y)))
            if cover and (x, y) not in (a, b) and crosses(a, b, (x - half, y - half), (x + half, y + half)):
                met.append(cover)
    for edge in sheet["edges"]:
        (ax, ay), (bx, by) = [tuple(map(int, square.split(","))) for square in edge["between"]]
        middle = Fraction(ax + bx, 2), Fraction(ay + by, 2)
        wide = (Fraction(0), half) if ay == by else (half, Fraction(0))
        low, high = (middle[0] - wide[0], middle[1] - wide[1]), (middle[0] + wide[0], middle[1] + wide[1])
        cover = {"closed": "complete", "half_open": "partial" if edge["partial_cover"] else None}.get(edge["state"])
        if cover and crosses(a, b, low, high):
            met.append(cover)
    return "complete" if "complete" in met else "partial" if "partial" in met else "clear"


@pytest.mark.parametrize("batch", BATCHES)
def test_lines_of_sight_are_those_of_the_second_reading(batch: int) -> None:
    rng = Random(f"sight/{batch}")
    for _ in range(5):
        sheet = board(rng, "........#^ov", 6, 5)
        state = bench("senki").given({"board": sheet}, {})
        for _ in range(EACH):
            a, b = ((rng.randrange(6), rng.randrange(5)) for _ in range(2))
            assert sight(state, a, b) == in_the_way(sheet, a, b), (sheet, a, b)


# Chapter 11: the squares of shapes


def belongs(kind: str, x: int, width: int, ahead: int, aside: int) -> bool:
    """Whether a square so far ahead and aside of the user, or of the centre, lies in a shape as the book draws it."""
    if kind == "範囲":
        return abs(ahead) + abs(aside) <= x
    if (ahead, aside) == (0, 0):
        return True
    half = ahead - 1 if kind == "放射" else (width - 1) // 2
    return 1 <= ahead <= x and abs(aside) <= half


@pytest.mark.parametrize("batch", BATCHES)
def test_shapes_are_those_of_the_second_reading(batch: int) -> None:
    rng = Random(f"shapes/{batch}")
    state = bench("senki").given({"board": ["." * 9] * 8}, {})
    for _ in range(EACH):
        kind, x, width = rng.choice(("範囲", "直線", "放射", "幅直線")), rng.randint(2, 6), rng.choice((3, 5, 7))
        text = f"{width}幅直線{x}" if kind == "幅直線" else f"{kind}{x}"
        width = width if kind == "幅直線" else 1
        at, way = (rng.randrange(9), rng.randrange(8)), rng.choice("NESW")
        dx, dy = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}[way]
        drawn = []
        for i in range(9):
            for j in range(8):
                ahead, aside = (i - at[0]) * dx + (j - at[1]) * dy, (i - at[0]) * dy - (j - at[1]) * dx
                drawn += [(i, j)] if belongs(kind, x, width, ahead, aside) else []
        assert sorted(cells(state, parse_target(text), at, way)) == drawn, (text, at, way)


# Chapters 12, 13, 14, 16: an attack on two who share a square


class Noted(Table):
    """Dice by chance, noted in the order in which they fall; who defends and who covers up is settled before."""

    def __init__(self, rng: Random, defends: Sequence[str], covers: Sequence[str]) -> None:
        self.rng, self.defends, self.willing = rng, defends, covers
        self.faces: list[int] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.rng.choice((1, 2, 3, 4, 5, 6, 6)) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (one,) = decisions
        who = one.about["who"]
        if one.kind == "centre":
            return ["2,0"]
        if one.kind == "reaction":
            return ["defend" if who in self.defends else "abandon"]
        assert one.kind == "cover", one.kind
        return ["cover" if who in self.willing else "stay"]


ATTRIBUTES = ("physical", "fire", "dark", "piercing")
TREES = ("oak", "elm")


def tree(rng: Random, initiative: int) -> dict[str, Any]:
    """Somebody who is attacked."""
    down = rng.random() < 0.15
    return {
        "side": "npc",
        "at": "2,0",
        "initiative": initiative,
        "evasion": rng.randint(0, 6),
        "reaction": rng.randint(0, 6),
        "hp": 0 if down else rng.randint(1, 25),
        "hp_max": 25,
        "incapacitated": down,
        "slow": rng.random() < 0.3,
        "high": rng.random() < 0.2,
        "submerged": False,
        "finished": rng.random() < 0.3,
        "statuses": [] if down else [name for name in ("daze", "panic") if rng.random() < 0.2],
        "dress": "bark",
        "effects": ["skills/guard"] if rng.random() < 0.3 and not down else [],
    }


def volley(rng: Random) -> dict[str, Any]:
    """An attack of ash on all in the square of oak and elm."""
    kind, water = rng.choice(("blade", "shot", "charge_shot")), rng.random() < 0.5
    given: dict[str, Any] = {
        "board": [f".{rng.choice('..^')}{'~' if water else '.'}"],
        "weapons": {
            "tool": {
                "kind": kind,
                "target": "範囲0",
                "range": 2,
                "hit": rng.randint(-2, 2),
                "critical_at": rng.choice((12, 12, 10)),
                "power": {"attribute": rng.choice(ATTRIBUTES), "modifier": rng.randint(-9, 6)},
            }
        },
        "dresses": {"bark": {name: rng.randint(0, 6) for name in ATTRIBUTES[:3]}},
        "skills": {"guard": {"timing": "setup", "effects": [guard(rng)]}},
        "fighters": {
            "ash": {
                "melee": rng.randint(0, 8),
                "shooting": rng.randint(0, 8),
                "power": rng.randint(0, 5),
                "weapons": ["tool"],
                "statuses": ["daze"] if rng.random() < 0.2 else [],
            },
            "oak": tree(rng, 9),
            "elm": tree(rng, 5),
        },
        "finishing": rng.random() < 0.5,
        "spent": ["major"],
    }
    for name in TREES:
        one = given["fighters"][name]
        one["submerged"] = water and not one["high"] and not one["incapacitated"] and rng.random() < 0.5
    return given


def guard(rng: Random) -> dict[str, Any]:
    """An effect that takes off damage, of one attribute perhaps."""
    effect = {"do": "modify", "figure": "reduction", "amount": rng.randint(1, 5)}
    return effect | ({"attribute": rng.choice(ATTRIBUTES)} if rng.random() < 0.5 else {})


def two(faces: Iterator[int]) -> int:
    """Two dice."""
    return next(faces) + next(faces)


class Second:
    """The attack by the book as it is read here."""

    def __init__(self, given: dict[str, Any], faces: Iterator[int], defends: Sequence[str], covers: Sequence[str]):
        self.given, self.faces, self.defends, self.willing = given, faces, defends, covers
        self.arm, self.ash = given["weapons"]["tool"], given["fighters"]["ash"]
        self.water, self.hidden = given["board"][0][2] == "~", given["board"][0][1] == "^"
        self.done = {name: dict(given["fighters"][name]) for name in TREES}

    def defence(self, name: str) -> tuple[int, bool]:
        """A defence check, with its modifiers: its total, and whether it is critical."""
        one, dice = self.done[name], two(self.faces)
        total = dice + one["evasion" if self.arm["kind"] == "blade" else "reaction"]
        total -= 5 * ("daze" in one["statuses"]) + 10 * ("panic" in one["statuses"])
        total -= 5 * (one["slow"] and self.water and not one["high"]) + 5 * one["submerged"]
        return total + 2 * self.hidden, dice >= 12

    def real(self, name: str, damage: int, twice: bool) -> int:
        """Halving, the defence modifier, reductions, and twice for the share of another besides one's own."""
        attribute, one = self.arm["power"]["attribute"], self.done[name]
        if one["submerged"]:
            damage = (damage + 1) // 2
        if attribute != "piercing":
            damage = max(0, damage - self.given["dresses"]["bark"][attribute])
        if one["effects"]:
            (effect,) = self.given["skills"]["guard"]["effects"]
            if effect.get("attribute", "" if attribute == "piercing" else attribute) == attribute:
                damage = max(0, damage - effect["amount"])
        return damage * 2 if twice else damage

    def resolve(self) -> dict[str, dict[str, Any]]:
        """One hit check, everybody's defence, cover-up, one damage roll, and what it does to each."""
        value = "melee" if self.arm["kind"] == "blade" else "shooting"
        dice = two(self.faces)
        total = dice + self.ash[value] + self.arm["hit"] - 5 * ("daze" in self.ash["statuses"])
        critical = dice >= self.arm["critical_at"]
        hit = [name for name in TREES if self.is_hit(name, total, critical)]
        takes: dict[str, list[str]] = {}
        covering = self.covering(hit)
        for name in hit:
            takes.setdefault(covering.get(name, name), []).append(name)
        if hit:
            damage = sum(two(self.faces) for _ in range(2 if critical else 1))
            damage = max(0, damage + self.arm["power"]["modifier"] + self.ash["power"])
            for name, shares in takes.items():
                self.suffer(name, self.real(name, damage, len(shares) > 1))
        for name in covering.values():
            self.done[name]["finished"] = True
        return self.done

    def is_hit(self, name: str, total: int, critical: bool) -> bool:
        """The higher total wins, the defender on a tie; the defender's critical before the attacker's."""
        if self.done[name]["incapacitated"] or name not in self.defends:
            return True
        defence, saved = self.defence(name)
        return not saved and (critical or total > defence)

    def covering(self, hit: list[str]) -> dict[str, str]:
        """Who covers whom: one who has yet to act, for another who was hit, nobody twice and none of the covered."""
        found: dict[str, str] = {}
        for name, other in (TREES, TREES[::-1]):
            able = not (self.done[other]["finished"] or self.done[other]["incapacitated"])
            if name in hit and able and other in self.willing and not found:
                found[name] = other
        return found

    def suffer(self, name: str, real: int) -> None:
        """HP go down; at 0 one is out of the fight; who was so before may be finished off."""
        one = self.done[name]
        if one["incapacitated"]:
            if self.given["finishing"] and real:
                one |= {"shot_down": True, "incapacitated": False}
            return
        one["hp"] = max(0, one["hp"] - real)
        if not one["hp"]:
            one |= {"incapacitated": True, "statuses": [], "effects": [], "submerged": False, "high": False}


@pytest.mark.parametrize("batch", BATCHES)
def test_an_attack_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"attacks/{batch}")
    for _ in range(EACH):
        given = volley(rng)
        defends, covers = ([name for name in TREES if rng.random() < chance] for chance in (0.8, 0.5))
        state = bench("senki").given(given, {})
        state.agenda = [("declare", "ash", "tool", "")]
        table = Noted(rng, defends, covers)
        while state.agenda:
            beat.step(state, table)
        left = iter(table.faces)
        due = Second(given, left, defends, covers).resolve()
        for name in TREES:
            one, expected = state.fighters[name], due[name]
            fields = ("hp", "incapacitated", "finished", "submerged", "high")
            done = {field: getattr(one, field) for field in fields}
            done |= {"statuses": [found.id for found in one.statuses], "shot_down": one.shot_down}
            done |= {"effects": [found.record for found in one.effects]}
            wanted = {field: expected.get(field, False) for field in done}
            assert done == wanted, (name, given, defends, covers, table.faces)
        assert list(left) == [], (given, defends, covers, table.faces)
