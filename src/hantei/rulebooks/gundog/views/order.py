"""In which order options are shown: what is usual first, the enemy before one's own side, what is in vain last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import Answer, Decision, Route

from ..rules.conditions import can_act
from ..rules.firing_table import FIRING
from ..rules.ground import distance_m
from ..rules.tactics import tactics_rate
from ..state import Fight
from .going import Group, away, grouped, together
from .questions import aims_at, only_by_moving

Rank = tuple[int, ...]

ACTIONS = ("shoot", "melee", "throw", "take_aim", "ready", "use_skill", "use_item", "simple", "none")
"""Actions by how often people take them."""

METHODS = ("cautious", "normal", "full", "rise", "stay", "wait")


def order(c: Fight, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a question as they are shown; of ways that end alike one, which names all."""
    rank = RANKS.get(decision.kind)
    if isinstance(decision, Route):
        keys = [key for key in keys if key not in decision.ends or together(c, decision, key)[0] == key]
    return keys if rank is None else sorted(keys, key=lambda key: rank(c, decision, key))


def by_use(words: Sequence[str]) -> Callable[[Fight, Decision, str], Rank]:
    """Options in the order of these words; others after them."""
    return lambda c, decision, key: (words.index(key) if key in words else len(words),)


def a_person(c: Fight, decision: Decision, key: str) -> Rank:
    """Those who can still act first, whom one aims at and the nearest first."""
    who = str(decision.about.get("who", ""))
    far = distance_m(c, who, key) if who in c.fighters and key in c.fighters else 0
    return (not can_act(c, key), not aims_at(c, decision, key), far)


def a_patient(c: Fight, decision: Decision, key: str) -> Rank:
    """Those worst off first."""
    return (c.fighters[key].endurance,)


def a_commander(c: Fight, decision: Decision, key: str) -> Rank:
    """The best tactician first; nobody comes last."""
    return (1, 0) if key == "none" else (0, -tactics_rate(c, key))


def a_mode(c: Fight, decision: Decision, key: str) -> Rank:
    """GD-09.23: by the chance of a shot at one target alone; of equal ones what uses the fewest rounds."""
    fire = FIRING[key]
    return (-fire.cells[1][1][0], fire.rounds)


def an_action(c: Fight, decision: Decision, key: str) -> Rank:
    """By use; an attack that reaches nobody from here stands behind those that do."""
    far = only_by_moving(c, str(decision.about.get("who", "")), key)
    return (ACTIONS.index("throw") if far else ACTIONS.index(key) if key in ACTIONS else len(ACTIONS), far)


def a_destination(c: Fight, decision: Decision, key: str) -> Rank:
    """Into cover, other places, towards and away from others, staying and leaving last; those who can act before the
    others, the nearest first."""
    assert isinstance(decision, Route)  # noqa: S101 - no other question is of this kind
    name = key.partition(":")[2]
    idle = name in c.fighters and not can_act(c, name)
    return (GROUPS.index(grouped(c, decision, key)), idle, away(c, decision, key))


GROUPS = tuple(Group)

RANKS: Mapping[str, Callable[[Fight, Decision, str], Rank]] = {
    "action": an_action,
    "method": by_use(METHODS),
    "mode": a_mode,
    "target": a_person,
    "aim_at": a_person,
    "patient": a_patient,
    "commander": a_commander,
    "destination": a_destination,
}
"""How options of a kind are ranked, those of the lowest rank first; other kinds stand as the rules ask them."""

SAID_OR_USUAL: Sequence[Answer] = ()
"""Nothing is answered for a part that the machine player would not."""

TOGETHER: Mapping[str, Mapping[str, Sequence[Answer]]] = {
    "action": {
        "order": ("act",),
        "rise": ("later",),
        "destination": ("stay",),
        **dict.fromkeys(("weapon", "mode", "shots", "targets", "target", "assign", "aim", "aim_at"), SAID_OR_USUAL),
        **dict.fromkeys(("ready", "skill", "item", "patient", "treatment", "wound"), SAID_OR_USUAL),
    },
}
"""GD-04.6, GD-09.21: an action check is declared as a whole: the action, where to and when, with what, at whom, how.
Nobody moves without saying so."""

SKIPPED: Mapping[str, Answer] = {"waiting": "act", "method": "stay"}
"""GD-04.2, GD-04.5: whoever declares an action when asked how to move stays put; whoever waits acts."""
