"""Chapter 10 read a second time: height, water and slowness as they come and go, and what they do to reactions.

It shares no code with the rules: a few flags are kept by hand while a machine dives, soars, is pushed, shot and felled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import pytest

from hantei.cases.bench import bench
from hantei.core.agenda import BeatCall
from hantei.core.decision import Answer, Choice, Decision, Route
from hantei.core.dice import Dice
from hantei.core.event import Event
from hantei.core.table import Table
from hantei.rulebooks.senki.rules.actions import minors_open, moves_open
from hantei.rulebooks.senki.rules.beats import beat
from hantei.rulebooks.senki.state import Fight

BATCHES = (*range(3), *(pytest.param(batch, marks=pytest.mark.slow) for batch in range(3, 40)))
LIVES, DEEDS = 12, 25
READINGS = {
    "high_mobility_reaction_modifiers": ("default", "default", "1", "2"),
    "stall_needs_high_mobility": ("default", "default", "1"),
    "stall_and_submerging": ("default", "1"),
    "surfacing": ("default", "default", "1"),
}
LIVE = 9000
"""HP enough for whatever happens, but for the blow that fells."""

OWN: Mapping[str, BeatCall] = {
    "dive": ("do", "ash", "submerge"),
    "surface": ("do", "ash", "surface"),
    "soar": ("use", "ash", "skill:soar"),
    "leap": ("use", "ash", "assault:leap"),
    "walk": ("go", "ash", "combat"),
    "cure": ("do", "ash", "recover:stall"),
}
OTHERS: Mapping[str, BeatCall] = {
    "push": ("use", "oak", "skill:shove"),
    "net": ("declare", "oak", "net", ""),
    "round": ("end_effects",),
    "fell": ("declare", "oak", "ram", ""),
    "wake": ("use", "oak", "skill:wake"),
    "probe": ("declare", "oak", "gun", ""),
}


class Eventful(Table):
    """Dice and answers by chance, noted; what is told is kept."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.faces: list[int] = []
        self.told: list[Event] = []

    def roll(self, dice: Dice, why: str, who: str = "") -> int:
        faces = tuple(self.rng.randint(1, 5) for _ in range(dice.n))
        self.faces += faces
        return dice.read(faces)

    def happened(self, event: Event) -> None:
        self.told.append(event)

    def ask_all(self, decisions: Sequence[Decision]) -> list[Answer]:
        (one,) = decisions
        if isinstance(one, Route):
            return [self.rng.choice(list(one.ends))]
        assert isinstance(one, Choice)
        wanted = {"on_whom": "ash", "target": "ash", "reaction": "defend"}.get(one.kind)
        return [wanted or self.rng.choice(list(one.options))]


class Second:
    """How the machine is, by the book as it is read here."""

    def __init__(self, given: dict[str, Any], ruled: Mapping[str, str]) -> None:
        me = given["fighters"]["ash"]
        self.rows, self.ruled, self.slow = given["board"], ruled, me["slow"]
        self.high, self.lent = me["high"], False  # lent: only until the end of the round
        self.under = self.stalled = self.down = False
        self.dazed, self.panicked = (status in me["statuses"] for status in ("daze", "panic"))
        self.soars = 0
        self.at = me["at"]

    @property
    def wet(self) -> bool:
        """Whether it is in a water square."""
        x, _, y = self.at.partition(",")
        return str(self.rows[len(self.rows) - 1 - int(y)])[int(x)] == "~"

    def after(self, deed: str, at: str) -> None:
        """What a deed makes of it; `at`: where it stands then."""
        self.at = at
        if deed == "dive":
            self.under, self.high = True, False
            self.stalled = self.stalled and self.ruled["stall_and_submerging"] == "default"
        elif deed == "surface":
            self.under = False
        elif deed in ("soar", "leap"):
            lent = deed == "soar" and (self.lent or not self.high)
            self.soars += lent
            self.high, self.under, self.lent = True, False, lent
        elif deed == "round":
            self.high, self.lent, self.soars = self.high and not self.lent, False, 0
        elif deed == "fell":
            self.high = self.under = self.stalled = self.lent = self.dazed = self.panicked = False
            self.down, self.soars = True, 0
        elif deed == "wake":
            self.down = False
        elif deed == "cure":
            self.stalled = False
        elif deed == "net" and not (self.slow or self.under or self.down):
            self.stalled = self.stalled or self.high or self.ruled["stall_needs_high_mobility"] == "default"
        self.under = self.under and self.wet
        self.lent = self.lent and self.high

    def can(self) -> list[str]:
        """What it can do itself."""
        if self.down:
            return []
        found = ["soar", "leap"]
        if not self.stalled:
            found.append("walk")
        if self.stalled:
            found.append("cure")
        if self.wet and not self.under:
            found.append("dive")
        if self.under and self.ruled["surfacing"] == "default":
            found.append("surface")
        return found

    def reaction(self, dice: int) -> int:
        """The total of a reaction of value 3 with a skill's 2 on reactions and its 1 off every check."""
        reading = self.ruled["high_mobility_reaction_modifiers"] if self.high else "default"
        changes = [2, -1, -5 * self.dazed, -10 * self.panicked, -5 * self.under]
        changes.append(-5 * (self.slow and self.wet and not self.high))
        counted = {"default": changes, "1": [one for one in changes if one > 0], "2": []}[reading]
        return dice + 3 + sum(counted)


def life(rng: Random) -> dict[str, Any]:
    """A machine at the water, and one that shoots at it and pushes it about."""
    single = {"timing": "minor", "target": "単体", "range": 99}
    return {
        "board": ["".join(rng.choice("..~~~v") for _ in range(4)) for _ in range(3)] + ["...."],
        "weapons": {
            "gun": {"range": 99, "power": 4},
            "net": {"range": 99, "on_hit": [{"do": "inflict", "status": "stall"}]},
            "ram": {"range": 99, "power": {"attribute": "piercing", "modifier": 3 * LIVE}},
        },
        "skills": {
            "soar": {"timing": "auto", "duration": "round_end", "effects": [{"do": "gain_state", "state": "high"}]},
            "knack": {
                "timing": "always",
                "effects": [
                    {"do": "modify", "figure": "reaction", "amount": 2},
                    {"do": "modify", "figure": "check", "amount": -1},
                ],
            },
            "shove": {**single, "effects": [{"do": "push", "squares": 2}]},
            "wake": {**single, "effects": [{"do": "revive", "hp": LIVE}]},
        },
        "assaults": {"leap": {"grants": ["high"]}},
        "fighters": {
            "ash": {
                "at": f"{rng.randrange(4)},{rng.randrange(4)}",
                "hp": LIVE,
                "reaction": 3,
                "slow": rng.random() < 0.4,
                "high": rng.random() < 0.3,
                "statuses": [name for name in ("daze", "panic") if rng.random() < 0.4],
                "skills": ["soar", "knack"],
                "assaults": ["leap"],
            },
            "oak": {"side": "npc", "at": "0,0", "shooting": 30, "weapons": ["gun", "net", "ram"], "slow": True,
                    "skills": ["shove", "wake"]},
        },
    }  # fmt: skip


def carried_out(state: Fight, entry: BeatCall, rng: Random) -> Eventful:
    """A deed and all that comes of it."""
    state.agenda = [entry]
    table = Eventful(rng)
    while state.agenda:
        beat.step(state, table)
    return table


def check_probe(table: Eventful, due: Second) -> None:
    """A shot that is defended against: the total of the reaction, and what water leaves of the damage."""
    hit, defence, damage = table.faces[:2], table.faces[2:4], table.faces[-2:]
    if due.down:
        defence = []
    else:
        (check,) = [event for event in table.told if event.name == "check" and event.facts["who"] == "ash"]
        assert check.facts["total"] == due.reaction(sum(defence))
    assert len(hit) == len(damage) == 2
    (real,) = [event for event in table.told if event.name == "real_damage"]
    dealt = sum(damage) + 4
    assert real.facts["real"] == (dealt // 2 + dealt % 2 if due.under else dealt)


@pytest.mark.parametrize("batch", BATCHES)
def test_states_come_and_go_as_the_second_reading_has_it(batch: int) -> None:
    rng = Random(f"states/{batch}")
    for _ in range(LIVES):
        given, ruled = life(rng), {name: rng.choice(words) for name, words in READINGS.items()}
        state = bench("senki").given(given, ruled)
        due = Second(given, ruled)
        deeds: list[str] = []
        for _ in range(DEEDS):
            others = ["push", "net", "round", "probe", "probe", "wake" if due.down else "fell"]
            deed = rng.choice([*due.can() * 2, *others])
            deeds.append(deed)
            table = carried_out(state, {**OWN, **OTHERS}[deed], rng)
            me = state.fighters["ash"]
            if deed == "probe":
                check_probe(table, due)
            due.after(deed, f"{me.x},{me.y}")
            done = me.high, me.submerged, me.incapacitated, len(me.effects), "stall" in [one.id for one in me.statuses]
            wanted = due.high, due.under, due.down, due.soars, due.stalled
            assert done == wanted, (given, ruled, deeds)
            assert can_do(state) == due.can(), (given, ruled, deeds)


def can_do(state: Fight) -> list[str]:
    """What the rules offer of the deeds looked at here, in the order in which they are looked at."""
    if state.fighters["ash"].incapacitated:
        return []
    moves, minors = moves_open(state, "ash"), minors_open(state, "ash")
    open_to = {
        "walk": "move:combat" in moves or "move:disengage" in moves,
        "cure": "recover:stall" in minors,
        "dive": "submerge" in minors,
        "surface": "surface" in minors,
    }
    return ["soar", "leap", *(name for name, there in open_to.items() if there)]
