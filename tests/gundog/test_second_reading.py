"""Chapters 2 and 6 to 10 read a second time: volleys, blows and penalty checks worked out anew, on random situations.

It shares no code with the rules: rates are added up by hand, damage is halved or doubled, and rows of the damage
penalty table are written out as they are read here.
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
from hantei.rulebooks.gundog.rules.beats import beat
from hantei.rulebooks.gundog.rules.movement import allowance

BATCHES = (*range(2), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(2, 60)))
EACH = 60

DARK = {"clear": 0, "dusk_or_fog": -20, "moonlight": -40, "darkness": -60}
MOVING = {"": 0, "stay": 0, "cautious": 0, "normal": -20, "full": -60}
METRES = {"point_blank": (1, 2), "close": (3, 20), "medium": (21, 100), "long": (101, 400), "extreme": (401, 900)}
AIMS = {"none": 0, "vital": -40, "left_arm": -20, "right_arm": -20, "left_leg": -20, "right_leg": -20}
ROUNDS = {"semi": 1, "pump_action": 1, "burst": 3, "full": 5}
ROWS: tuple[dict[str, Any], ...] = (  # rows 1 to 17 of the table; 0 kills, 18 does nothing
    {"out": True, "bleed": "2D6", "serious": -40},
    {"extra": 3, "stun": -40, "bleed": "2D6", "serious": -40},
    {"extra": 3, "stun": -40, "bleed": "1D6", "serious": -30},
    {"extra": 2, "stun": -20, "bleed": "1D6", "serious": -30},
    {"extra": 2, "bleed": "1D6", "serious": -20, "prone": True},
    {"extra": 2, "stun": -20, "bleed": "1D6", "light": -30},
    {"extra": 1, "stun": 0, "bleed": "1D6", "light": -30},
    {"extra": 1, "serious": -10, "prone": True},
    {"extra": 1, "stun": 0, "light": -30},
    {"extra": 1, "light": -20, "prone": True},
    {"extra": 1, "stun": 20, "light": -20},
    {"extra": 1, "light": -10},
    {"light": -20, "unstable": True},
    {"light": -20},
    {"light": -10, "drop": True},
    {"shock": -20, "drop": True},
    {"shock": -10},
)


class Noted(Table):
    """Dice by chance, noted in the order in which they fall; what is answered is settled before."""

    def __init__(self, rng: Random, answers: dict[str, list[Answer]]) -> None:
        self.rng, self.answers = rng, answers
        self.faces: list[int] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.face(dice.sides) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def face(self, sides: int) -> int:
        """A face; of a hundred, one that succeeds more often than not, and the ends of the die now and then."""
        return (
            self.rng.choice((1, 100, *(self.rng.randint(1, 80) for _ in range(8))))
            if sides == 100
            else (self.rng.randint(1, sides))
        )

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (one,) = decisions
        return [self.answers[one.kind].pop(0)]


# Situations


def hurts(rng: Random) -> list[str]:
    """Wounds of somebody."""
    found = []
    for kind in ("shock", "light", "serious", "serious"):
        if rng.random() < 0.25:
            limb = rng.choice(("", " left_arm", " right_arm", " left_leg", " right_leg")) if kind == "serious" else ""
            found.append(f"{kind} {rng.choice((-10, -20, -30))}{limb}")
    return found


def attacker(rng: Random) -> dict[str, Any]:
    """Somebody with a gun and a blade, and what hampers them."""
    aiming = rng.choice(("", "", "E"))
    return {
        "skills": {"rifles": rng.randint(30, 120), "close_combat": rng.randint(30, 120)},
        "weapons": ["gun", "blade"],
        "method": rng.choice(("", "stay", "cautious") if aiming else tuple(MOVING)),
        "posture": rng.random() < 0.2,
        "impairments": hurts(rng),
        "aiming": aiming,
        "aim_running": bool(aiming),
        "pressed": rng.choice(([], ["F"])),
    }


def target(rng: Random, metres: int) -> dict[str, Any]:
    """Somebody who is attacked: standing, lying, stunned or unconscious."""
    endurance = rng.choice((rng.randint(-4, 0), *(rng.randint(1, 25) for _ in range(5))))
    out = endurance <= 0 or rng.random() < 0.1
    prone = out or rng.random() < 0.25
    stunned = rng.random() < 0.15
    return {
        "side": "npc",
        "at": metres,
        "endurance": endurance,
        "endurance_max": 25,
        "unconscious": out,
        "prone": prone,
        "stunned": stunned,
        "cover": rng.random() < 0.3,
        "method": "" if out or stunned else rng.choice(("stay", "cautious") if prone else tuple(MOVING)),
        "posture": not out and rng.random() < 0.15,
        "armour": rng.randint(0, 8),
        "skills": {"toughness": rng.randint(20, 90), "athletics": rng.randint(20, 90)},
        "impairments": hurts(rng),
        "weapons": ["pistol"],
        "hands": {"pistol": rng.choice(("left", "right", "both", ""))},
    }


def situation(rng: Random, close: bool) -> dict[str, Any]:
    """Two or three on a field, and weapons of the situation's own."""
    where = [rng.choice(METRES[rng.choice(tuple(METRES))]) if not close else rng.choice((1, 2)) for _ in range(2)]
    mode = rng.choice(tuple(ROUNDS))
    hand = rng.choice(("left", "right", "both"))
    return {
        "map": {"visibility": rng.choice(tuple(DARK))},
        "weapons": {
            "gun": {
                "modes": [mode],
                "hands": 2 if hand == "both" else 1,
                "damage": rng.choice(("1D6", "2D6", "2D6+1", "3D6+2")),
                "range": {band: rng.choice((-40, -20, -10, 0, 10)) for band in METRES},
                "magazine": 30,
            },
            "blade": {
                "kind": "close_combat",
                "damage": rng.choice(("1D6+2", "2D6")),
                "range": {"point_blank": rng.choice((-10, 0, 10))},
            },
            "pistol": {"hands": 1},
        },
        "fighters": {
            "A": attacker(rng) | {"hands": {"blade": hand} if close else {"gun": hand}},
            "E": target(rng, where[0]),
            "F": target(rng, where[1]),
        },
    }


# The second reading


def rolled(face: int, rate: int) -> bool:
    """Equal or below succeeds; 1 always, 100 never."""
    return face == 1 or (face != 100 and face <= rate)


def cell(mode: str, targets: int, k: int) -> int:
    """The modifier of the k-th shot."""
    if mode in ("semi", "pump_action"):
        return (0, -10, -20)[targets - 1]
    return 20 - 10 * targets - 10 * k + (10 if mode == "burst" else 0)


class Second:
    """An attack by the book as it is read here."""

    def __init__(self, given: dict[str, Any], faces: Iterator[int], aim: str) -> None:
        self.given, self.faces, self.aim = given, faces, aim
        self.ash = given["fighters"]["A"]
        self.done = {
            name: {**given["fighters"][name], "dead": False, "unstable": False, "bleeding": []} for name in ("E", "F")
        }
        self.shock = sum(int(text.split()[1]) for text in self.ash["impairments"] if text.startswith("shock"))
        for one in self.done.values():
            one["impairments"] = list(one["impairments"])
            one["holds"] = one["hands"]["pistol"]

    def band(self, name: str) -> str:
        """The first band whose end is not beyond."""
        return next(band for band, (_, end) in METRES.items() if self.done[name]["at"] <= end)

    def state(self, one: dict[str, Any], limbs: Sequence[str]) -> int:
        """Wounds but shocks, movement and posture, as they count for a check with these limbs."""
        total = MOVING[one["method"]] - 20 * one["posture"]
        for text in one["impairments"]:
            kind, amount, *limb = text.split()
            if kind != "shock" and (not limb or limb[0] in limbs):
                total += int(amount)
        return int(total)

    def shocked(self, one: dict[str, Any]) -> int:
        """What shocks take off the next check, with which they end."""
        found = [text for text in one["impairments"] if text.startswith("shock")]
        one["impairments"] = [text for text in one["impairments"] if text not in found]
        return sum(int(text.split()[1]) for text in found)

    def check(self, one: dict[str, Any], skill: str, modifier: int, limbs: Sequence[str] = ()) -> bool:
        """A check of somebody who is attacked."""
        rate = one["skills"][skill] + self.state(one, limbs) + self.shocked(one) + modifier
        return rolled(next(self.faces), rate)

    def against(self, name: str) -> int:
        """What the target and the sight of it give."""
        one = self.done[name]
        near = self.band(name) in ("point_blank", "close")
        rate = DARK[self.given["map"]["visibility"]] - 20 * (one["method"] == "full") + AIMS[self.aim]
        return int(rate + 20 * (one["prone"] and near))

    def hands(self, weapon: str) -> list[str]:
        """The arms that an attack uses."""
        hand = self.ash["hands"][weapon]
        return ["left_arm", "right_arm"] if hand == "both" else [f"{hand}_arm"]

    def volley(self, targets: Sequence[str]) -> None:
        """All hit checks in their order, then target by target."""
        tool = self.given["weapons"]["gun"]
        mode, hits = tool["modes"][0], dict.fromkeys(targets, 0)
        for k, name in enumerate(targets, 1):
            one = self.done[name]
            rate = self.ash["skills"]["rifles"] + tool["range"][self.band(name)] + self.against(name)
            rate += self.state(self.ash, self.hands("gun")) + (self.shock if k == 1 else 0)
            rate -= 20 * (one["cover"] or (one["prone"] and self.band(name) in ("long", "extreme")))
            rate -= 20 * bool(self.ash["pressed"])
            rate += 20 * (self.ash["aiming"] == "E" and list(hits) == ["E"])
            hits[name] += rolled(next(self.faces), rate + cell(mode, len(hits), k))
        for name, count in hits.items():
            if count:
                dice = count if mode == "full" else count - 1
                self.damage(name, tool["damage"], dice, -3 if mode in ("burst", "full") else 0)

    def blow(self, name: str, evade: bool) -> None:
        """One hit check, an evasion perhaps, and the damage."""
        tool, one = self.given["weapons"]["blade"], self.done[name]
        rate = self.ash["skills"]["close_combat"] + tool["range"]["point_blank"] + self.against(name) + self.shock
        if not rolled(next(self.faces), rate + self.state(self.ash, self.hands("blade"))):
            return
        able = evade and not one["unconscious"] and not one["stunned"]
        if able and self.check(one, "athletics", -20 * one["prone"], ("left_leg", "right_leg")):
            return
        self.damage(name, tool["damage"], 0, 0)

    def damage(self, name: str, dice: str, bonus: int, table: int) -> None:
        """Dice, armour, the part aimed at, the loss, and what follows."""
        count, _, more = dice.partition("D6")
        through = sum(next(self.faces) for _ in range(int(count) + bonus)) + int(more or 0)
        through -= self.done[name]["armour"]
        if through < 1:
            return
        if self.aim in ("none", "vital"):
            self.lose(name, through * (2 if self.aim == "vital" else 1))
            two = next(self.faces) + next(self.faces) - 2 + table - 5 * (self.aim == "vital")
            self.row(name, min(18, max(0, two)))
        else:
            self.lose(name, through // 2)
            self.limb(name)

    def lose(self, name: str, amount: int) -> None:
        """At 0 or below one is unconscious and lies on the ground."""
        one = self.done[name]
        one["endurance"] -= amount
        if one["endurance"] <= 0:
            one["unconscious"] = one["prone"] = True

    def row(self, name: str, row: int) -> None:
        """One row of the table, in its order."""
        one = self.done[name]
        if row in (0, 18):
            one["dead"] = row == 0
            return
        effects = ROWS[row - 1]
        if "extra" in effects:
            self.lose(name, sum(next(self.faces) for _ in range(effects["extra"])))
        if "out" in effects:
            one["unconscious"] = one["prone"] = True
        if "stun" in effects and not one["unconscious"] and not self.check(one, "toughness", effects["stun"]):
            one["stunned"] = True
        one["bleeding"] += [effects["bleed"]] if "bleed" in effects else []
        one["impairments"] += [f"{kind} {effects[kind]}" for kind in ("serious", "light", "shock") if kind in effects]
        one["prone"] |= "prone" in effects
        one["unstable"] |= "unstable" in effects
        if "drop" in effects:
            one["holds"] = ""

    def limb(self, name: str) -> None:
        """A wound of the limb, and a check to hold on or to stand, without that wound."""
        one = self.done[name]
        side, _, kind = self.aim.partition("_")
        failed = one["unconscious"] or not self.check(one, "toughness", -20)
        one["impairments"].append(f"serious -20 {self.aim}")
        if failed and kind == "leg":
            one["prone"] = True
        if failed and kind == "arm" and one["holds"] in (side, "both"):
            one["holds"] = ""


def outcome(state: Any, name: str) -> dict[str, Any]:
    """How somebody stands, in the words of the second reading."""
    one = state.fighters[name]
    flags = ("endurance", "dead", "unconscious", "stunned", "prone", "unstable")
    found = {flag: getattr(one, flag) for flag in flags}
    found["bleeding"] = [entry.formula for entry in one.bleeding]
    found["impairments"] = sorted(f"{entry.kind} {entry.amount} {entry.limb}".strip() for entry in one.impairments)
    found["holds"] = one.carried["pistol"].hand if "pistol" in one.carried else ""
    return found


def play(given: dict[str, Any], entry: tuple[str, ...], table: Noted) -> Any:
    """The state once the rules have carried out an action."""
    state = bench("gundog").given(given, {})
    state.agenda = [entry]
    while state.agenda:
        beat.step(state, table)
    return state


def agree(state: Any, second: Second, said: object) -> None:
    """Everybody stands as the second reading has it, and no die is left."""
    for name in ("E", "F"):
        done, due = outcome(state, name), second.done[name]
        due["impairments"] = sorted(due["impairments"])
        flags = ("dead",) if due["dead"] else tuple(done)
        assert {flag: done[flag] for flag in flags} == {flag: due[flag] for flag in flags}, (name, said)
    assert list(second.faces) == [], said


@pytest.mark.parametrize("batch", BATCHES)
def test_a_volley_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"volleys/{batch}")
    for _ in range(EACH):
        given = situation(rng, close=False)
        mode = given["weapons"]["gun"]["modes"][0]
        shots = rng.randint(1, 2 if mode == "pump_action" else 3)
        chosen = rng.sample(["E", "F"], rng.randint(1, min(2, shots)))
        pattern = {1: "1" * shots, 2: "12" if shots == 2 else rng.choice(("112", "121", "122"))}[len(chosen)]
        targets = [chosen[int(place) - 1] for place in pattern]
        aim = rng.choice(tuple(AIMS))
        answers: dict[str, list[Answer]] = {"shots": [shots], "targets": [len(chosen)], "target": list(chosen)}
        table = Noted(rng, answers | {"assign": [pattern], "aim": [aim]})
        state = play(given, ("shoot", "A"), table)
        second = Second(given, iter(table.faces), aim)
        second.volley(targets)
        agree(state, second, (given, targets, aim, table.faces))
        assert state.fighters["A"].carried["gun"].rounds == 30 - shots * ROUNDS[mode]


@pytest.mark.parametrize("batch", BATCHES)
def test_a_blow_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"blows/{batch}")
    for _ in range(EACH):
        given = situation(rng, close=True)
        aim, evade = rng.choice(tuple(AIMS)), rng.random() < 0.6
        answers: dict[str, list[Answer]] = {"weapon": ["blade"], "target": ["E"], "aim": [aim]}
        table = Noted(rng, answers | {"evade": ["evade" if evade else "stand"]})
        state = play(given, ("melee", "A"), table)
        second = Second(given, iter(table.faces), aim)
        second.blow("E", evade)
        agree(state, second, (given, aim, evade, table.faces))


# Chapters 2 and 7: the penalty check; chapter 6: how far somebody gets


def sufferer(rng: Random) -> dict[str, Any]:
    """Somebody who bleeds, is stunned, confused, unconscious or dying, as chance has it."""
    endurance = rng.choice((rng.randint(-4, 0), rng.randint(1, 9), rng.randint(10, 20)))
    out = endurance <= 0 or rng.random() < 0.3
    return {
        "endurance": endurance,
        "unconscious": out,
        "prone": out,
        "stabilised": endurance <= 0 and rng.random() < 0.4,
        "wake_at": rng.choice((500, 1000, 1500)) if out and endurance > 0 else -1,
        "stunned": rng.random() < 0.4,
        "confused": rng.random() < 0.4,
        "bleeding": rng.choices(("1D6", "2D6", "3"), k=rng.choice((0, 0, 1, 2))),
        "impairments": hurts(rng),
        "skills": {"toughness": rng.randint(20, 90), "willpower": rng.randint(20, 90)},
    }


class Penalties:
    """The penalty check by the book as it is read here."""

    def __init__(self, people: dict[str, dict[str, Any]], seconds: int, faces: Iterator[int]) -> None:
        self.people, self.seconds, self.faces = people, seconds, faces
        for one in people.values():
            one |= {"dead": False, "impairments": list(one["impairments"])}

    def check(self, one: dict[str, Any], skill: str) -> bool:
        """A check with all wounds that are of no limb; a shock ends with it."""
        rate = int(one["skills"][skill])
        for text in list(one["impairments"]):
            kind, amount, *limb = text.split()
            rate += 0 if limb else int(amount)
            if kind == "shock":
                one["impairments"].remove(text)
        return rolled(next(self.faces), rate)

    def carry_out(self) -> None:
        """Step by step, each for everybody before the next."""
        for one in self.people.values():
            if one["endurance"] <= 0 and not one["stabilised"]:
                one["dead"] = not self.check(one, "toughness")
        for one in self.people.values():
            self.recover(one)
        for one in self.people.values():
            self.bleed(one)

    def recover(self, one: dict[str, Any]) -> None:
        """Waking when it is due; else stun and confusion, each by a check."""
        if one["dead"]:
            return
        if one["unconscious"]:
            if one["endurance"] > 0 and self.seconds >= one["wake_at"] and self.check(one, "toughness"):
                one |= {"unconscious": False, "stunned": True}
            return
        for condition, skill in (("stunned", "toughness"), ("confused", "willpower")):
            if one[condition]:
                one[condition] = not self.check(one, skill)

    def bleed(self, one: dict[str, Any]) -> None:
        """All bleedings together; at 0 or below one is unconscious."""
        if one["dead"] or not one["bleeding"]:
            return
        for formula in one["bleeding"]:
            count, dice, _ = formula.partition("D6")
            one["endurance"] -= sum(next(self.faces) for _ in range(int(count))) if dice else int(count)
        one["stabilised"] = False
        if one["endurance"] <= 0:
            one["unconscious"] = one["prone"] = True


@pytest.mark.parametrize("batch", BATCHES)
def test_a_penalty_check_comes_out_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"penalties/{batch}")
    for _ in range(EACH // 3):
        people = {name: sufferer(rng) for name in ("A", "B", "C")}
        given = {"seconds": 1000, "fighters": {**people, "E": {"side": "npc"}}}
        table = Noted(rng, {})
        state = play(given, ("penalty_check",), table)
        second = Penalties({name: dict(one) for name, one in people.items()}, 1000, iter(table.faces))
        second.carry_out()
        for name, due in second.people.items():
            one = state.fighters[name]
            flags = ["dead"] if due["dead"] else ["endurance", "unconscious", "prone", "stunned", "confused", "dead"]
            flags += [] if due["dead"] else ["stabilised"]
            assert {flag: getattr(one, flag) for flag in flags} == {flag: due[flag] for flag in flags}, (name, given)
            left = sorted(f"{entry.kind} {entry.amount} {entry.limb}".strip() for entry in one.impairments)
            assert left == sorted(due["impairments"]), (name, given, table.faces)
        assert list(second.faces) == [], (given, table.faces)


@pytest.mark.parametrize("batch", BATCHES)
def test_somebody_gets_as_far_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"ways/{batch}")
    for _ in range(EACH):
        moves = {"cautious": rng.randint(1, 15), "normal": rng.randint(5, 30), "full": rng.randint(10, 60)}
        prone = rng.random() < 0.4
        method = "cautious" if prone else rng.choice(tuple(moves))
        legs = [leg for leg in ("left_leg", "right_leg") if rng.random() < 0.4]
        hurt = [f"serious -20 {leg}" for leg in legs for _ in range(rng.choice((1, 1, 2)))]
        posture = not prone and rng.random() < 0.4
        one = {"moves": moves, "prone": prone, "posture": posture, "impairments": [*hurt, "light -10"]}
        state = bench("gundog").given({"fighters": {"A": one, "E": {"side": "npc", "at": 30}}}, {})
        assert allowance(state, "A", method).value == moves[method] // 2 ** (prone + posture + len(legs)), one
