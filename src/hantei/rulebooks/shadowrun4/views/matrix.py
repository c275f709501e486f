"""What is said of the Matrix: nodes, data, what happened there, and the options of its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Decision
from hantei.core.message import Message, phrase

from ..state import Run
from .lines import Facts, Line, either
from .names import arguments, node_name, person, task_name, weapon_name

PLAIN = (
    "account", "alert", "bomb", "changes_icon", "commanded", "copied", "cut_off", "cyber_hit", "decrypted", "defused",
    "detected", "dumpshock", "edited", "enters_vr", "false_trail", "file_found", "hacking", "hacking_failed",
    "icon_crashed", "icon_damage", "icon_found", "icon_resisted", "icon_restarts", "intercepted", "jacks_out",
    "jammed", "jams", "launched", "link_back", "logs_on", "node_found", "probes", "program_crashed", "program_ends",
    "program_runs", "program_stops", "repaired", "restarted", "spoofed", "traced", "tracing", "trail_spoofed",
    "transfer", "transfer_stopped", "watch_set",
)  # fmt: skip
"""Events whose facts fill one message."""


def node_mode(c: Run, facts: Facts) -> Message:
    """A device is set to another mode."""
    return Message("sr-log-node_mode", arguments(c, {**facts, "node_mode": facts["mode"], "mode": ""}))


def logs_off(c: Run, facts: Facts) -> Message:
    """Somebody leaves a node, or all of them."""
    return Message("sr-log-logs_off-all" if facts["node"] == "all" else "sr-log-logs_off", arguments(c, facts))


def nodes_noticed(c: Run, facts: Facts) -> Message:
    """What is near."""
    if not facts["nodes"]:
        return Message("sr-log-nodes_noticed-none", {"who": person(c, facts["who"])})
    found = [node_name(c, node) for node in facts["nodes"]]
    return Message("sr-log-nodes_noticed", {"who": person(c, facts["who"]), "found": found})


def devices_found(c: Run, facts: Facts) -> Message:
    """What can be controlled."""
    if not facts["tasks"]:
        return Message("sr-log-devices_found-none", {"who": person(c, facts["who"])})
    found = [task_name(c, task) for task in facts["tasks"]]
    return Message("sr-log-devices_found", {"who": person(c, facts["who"]), "tasks": found})


LINES: Mapping[str, Line] = {
    "thrown_out": either("vr", "sr-log-thrown_out", "sr-log-disconnected"),
    "node_mode": node_mode, "logs_off": logs_off, "nodes_noticed": nodes_noticed, "devices_found": devices_found,
    "permission": either("allowed", "sr-log-permission-yes", "sr-log-permission-no"),
    "disturbs": either("success", "sr-log-disturbs-yes", "sr-log-disturbs-no"),
}  # fmt: skip
"""Events that need more than their facts."""


# Options


def a_node(c: Run, decision: Decision, word: str) -> Message | None:
    """A node, or what is said instead of one."""
    return None if word in ("all", "icon") else Message("sr-opt-node", {"node": node_name(c, word)})


def a_target(c: Run, decision: Decision, word: str) -> Message | None:
    """An icon by its name."""
    return Message("sr-opt-icon", {"name": person(c, word)})


def an_order(c: Run, decision: Decision, word: str) -> Message | None:
    """What a servant is told."""
    return phrase(f"sr-opt-order-{word}")


def a_program(c: Run, decision: Decision, word: str) -> Message | None:
    """A program, or an agent by its record or its name."""
    if word in c.actors:
        return Message("sr-opt-icon", {"name": person(c, word)})
    if word in c.records.characters:
        return Message("sr-opt-icon", {"name": c.records.characters[word].name})
    return Message("sr-opt-weapon", {"weapon": weapon_name(c, word)})


def to_crash(c: Run, decision: Decision, word: str) -> Message | None:
    """A program of something, or its system."""
    owner, _, name = word.partition(":")
    whose = person(c, owner) if owner in c.actors else node_name(c, owner)
    if name == "os":
        return Message("sr-opt-crash-os", {"owner": whose})
    return Message("sr-opt-crash", {"owner": whose, "program": weapon_name(c, name)})


def a_file(c: Run, decision: Decision, word: str) -> Message | None:
    """Data by its name."""
    return Message("sr-opt-file", {"file": c.scene.files[word].name})


def a_device(c: Run, decision: Decision, word: str) -> Message | None:
    """A gun in hand, or a node of one's own."""
    if word in c.nodes:
        return Message("sr-opt-node", {"node": node_name(c, word)})
    return Message("sr-opt-weapon", {"weapon": weapon_name(c, word)})


NAMED: Mapping[str, Callable[[Run, Decision, str], Message | None]] = {
    "node": a_node, "icon": a_target, "command": an_order, "program": a_program, "crash": to_crash, "file": a_file,
    "device": a_device, "node_mode": lambda c, decision, word: phrase(f"sr-node-mode-{word}"),
}  # fmt: skip
"""Options that are named by what they stand for rather than by a word of their own."""
