"""In which order options are shown: what is usual first, the enemy before one's own side, what is in vain last."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hantei.core.decision import Answer, Decision, Route

from ..rules.figures import able, hostile
from ..rules.street.defence import EARLY, defence_pool
from ..rules.street.ground import distance
from ..state import Run
from .going import Group, gone, grouped
from .matrix import breaks_in, fruitless, own_network

Rank = tuple[int, ...]

ACTIONS = (
    "obey", "fire", "melee", "cast_spell", "cyber_attack", "weapon_system", "fire_mount", "throw", "astral_combat",
    "full_burst", "take_aim", "drive", "ram", "evade", "hack_quickly", "hack", "enter_vr", "control_device",
    "data_search", "transfer", "jump", "sensor_observe",
    "move", "fast_move", "take_cover", "stand_up", "break_free", "hold", "insert_clip",
    "reload", "ready_weapon", "quick_draw", "change_mode", "run", "sprint", "command_spirit", "command_machine",
    "give_command", "summon_spirit", "compile", "thread", "thread_quickly", "declare_spell_defence", "dispel",
    "banish_spirit", "suppress", "full_defence", "called_shot", "cast_several", "use_skill", "simple_device",
    "complex_device", "help", "observe", "intercept", "leave_cover", "board", "take_wheel",
    "log_on",
)  # fmt: skip
"""Actions by how often people take them: attacks, then what prepares them, moving, and all that helps; all others come
after these, and the end of the phase last.
"""

LEAST_USED = ("drop_prone", "eject_clip", "remove_clip", "pick_up", "drop", "speak", "gesture", "change_icon", "done")
"""What people do least, after everything else."""

GROUPS = tuple(Group)
"""Destinations by the groups that they stand in."""


def order(c: Run, decision: Decision, keys: Sequence[str]) -> Sequence[str]:
    """The options of a question as they are shown."""
    rank = RANKS.get(decision.kind)
    return keys if rank is None else sorted(keys, key=lambda key: rank(c, decision, key))


def an_action(c: Run, decision: Decision, key: str) -> Rank:
    """Attacks first, trifles last; what cannot have any effect next to last, before the end of the phase, which comes
    first once no simple action is left.
    """
    if key == "done" and not decision.about.get("left", 1):
        return (-1,)
    if key in LEAST_USED:
        return (len(ACTIONS) + 1 + LEAST_USED.index(key), 1)
    if fruitless(c, str(decision.about.get("who", "")), key):
        return (len(ACTIONS) + 1 + LEAST_USED.index("done"), 0)
    return (ACTIONS.index(key) if key in ACTIONS else len(ACTIONS),)


def an_interrupt(c: Run, decision: Decision, key: str) -> Rank:
    """Nothing at all, then what does something, person by person, and the trifles of all after that."""
    what = key.partition(":")[2]
    return (0 if not what else 2 if what in LEAST_USED else 1,)


def a_defence(c: Run, decision: Decision, key: str) -> Rank:
    """What costs no phase first, and of that the most dice; no defence last."""
    if key == "none" or not c.attacks:
        return (2, 0)
    return (int(key.startswith(EARLY)), -defence_pool(c, c.attack, key).value)


def a_node(c: Run, decision: Decision, key: str) -> Rank:
    """Of nodes to break into those of one's own side last."""
    who = actor_of(c, decision)
    return (key in c.nodes and bool(who) and breaks_in(decision) and own_network(c, who, key),)


def actor_of(c: Run, decision: Decision) -> str:
    """Who acts or is asked about; "" for nobody."""
    who = str(decision.about.get("who", ""))
    return who if who in c.actors else ""


def a_target(c: Run, decision: Decision, key: str) -> Rank:
    """Enemies who can act, those who cannot, then places, then one's own side; whom one aims at
    and the nearest first.

    Of a spell that nobody resists one's own side stands before the enemy.
    """
    who, name = actor_of(c, decision), key.partition(":")[2] or key
    if not who or name not in c.actors:
        return (2, 0, 0, 0)
    spell = c.records.spells.get(str(decision.about.get("spell", "")))
    wanted = name in hostile(c, who) if spell is None or spell.resist else name not in hostile(c, who)
    aimed = decision.kind == "target" and c.actors[who].aim == name
    return (0 if wanted else 3, not able(c.actors[name]), not aimed, distance(c, who, name))


def a_comrade(c: Run, decision: Decision, key: str) -> Rank:
    """One's own side first, those who are asked about before all; then whatever else can be said."""
    who = actor_of(c, decision)
    if key == "all":
        return (0,)
    if key not in c.actors:
        return (3,)
    return (2 if who and key in hostile(c, who) else 1,)


def a_destination(c: Run, decision: Decision, key: str) -> Rank:
    """Into cover, other places, towards and away from others, staying and leaving last; the nearest first."""
    assert isinstance(decision, Route)  # noqa: S101 - no other question is of this kind
    return (GROUPS.index(grouped(c, decision, key)), gone(c, decision, key))


def an_order(c: Run, decision: Decision, key: str) -> Rank:
    """To act freely, to attack enemies, to watch, to go somewhere; to attack one's own side last."""
    head, _, name = key.partition(":")
    if head == "attack":
        who = actor_of(c, decision)
        return (1 if who and name in hostile(c, who) else 9,)
    return ({"free": 0, "watch": 2, "go": 3}.get(head, 4),)


RANKS: Mapping[str, Callable[[Run, Decision, str], Rank]] = {
    "action": an_action,
    "interrupt": an_interrupt,
    "defend": a_defence,
    "target": a_target,
    "aim_at": a_target,
    "line": a_target,
    "icon": a_target,
    "node": a_node,
    "rival": a_target,
    "protect": a_comrade,
    "member": a_comrade,
    "machine_order": an_order,
    "destination": a_destination,
}
"""How options of a kind are ranked, those of the lowest rank first; other kinds stand as the rules ask them."""

SAID_OR_USUAL: Sequence[Answer] = ()
"""Nothing is answered for a part that the machine player would not."""

PARTS = (
    "weapon", "target", "burst", "spread", "intent", "called", "called_by", "part_cost", "part_effect", "mode", "line",
    "aim_at", "spell", "spells", "force", "radius", "split", "opponents", "thing", "machine", "machine_order",
    "weapon_system", "system", "manoeuvre", "rival", "spirit", "servant", "order", "program", "node", "icon", "file",
    "device", "task", "sense",
)  # fmt: skip

TOGETHER: Mapping[str, Mapping[str, Sequence[Answer]]] = {
    "action": {**dict.fromkeys(PARTS, SAID_OR_USUAL), "destination": ("stay",), "test": ("roll", "none")},
    "first": {"first": ("no",)},
}
"""SR-3.1.10, SR-3.4.2, SR-4.2.2: an action is declared as a whole: with what, how, at whom, with which dice.

SR-2.10: one declaration says which of one's people pay to act first. Nobody moves or spends Edge without saying so.
"""
