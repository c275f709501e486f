"""What is said of the Matrix: nodes, data, what happened there, and the options of its questions."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Decision
from hantei.core.message import Message, phrase

from ..rules.matrix.hacking import hacking_pool, locked
from ..state import Run
from .lines import Facts, Line, either
from .names import arguments, labelled, node_label, node_name, person, task_name, weapon_name

PLAIN = (
    "account", "alert", "bomb", "changes_icon", "commanded", "compiles", "cut_off", "decrypted", "defused",
    "detected", "edited", "enters_vr", "false_trail", "file_found", "hacking", "hacking_failed",
    "icon_crashed", "icon_restarts", "intercepted", "jacks_out",
    "jammed", "jams", "launched", "link_back", "logs_on", "node_found", "probes", "program_crashed", "program_ends",
    "program_runs", "program_stops", "spoofed", "traced", "trail_spoofed",
    "transfer", "transfer_goes_on", "watch_set",
)  # fmt: skip
"""Events whose facts fill one message."""


def cyber_hit(c: Run, facts: Facts) -> Message:
    """SR-7.6.5: an icon is hit; SR-7.6.7: black IC harms whoever is behind it."""
    return Message(f"sr-log-cyber_hit{'-black' if facts.get('black') else ''}", arguments(c, facts))


def restarted(c: Run, facts: Facts) -> Message:
    """A node starts again; a commlink by its bearer, whom the line does not name otherwise."""
    return Message("sr-log-restarted", {"node": node_name(c, facts["node"])})


def own_network(c: Run, who: str, node: str) -> bool:
    """Whether a node belongs to somebody's own side: to one of them, or to the side itself."""
    one, side = c.nodes[node], c.actors[who].side
    return c.actors[one.owner].side == side if one.owner in c.actors else one.side == side


def dumpshock(c: Run, facts: Facts) -> Message:
    """SR-7.7.2, SR-7.7.3: the damage that dumpshock does, and what it leaves behind; events of an earlier version say
    only how long."""
    if "value" not in facts:
        return Message("sr-log-dumpshock", arguments(c, facts))
    return Message(f"sr-log-dumpshock-{'struck' if facts['boxes'] else 'after'}", arguments(c, facts))


def node_mode(c: Run, facts: Facts) -> Message:
    """A device is set to another mode."""
    return Message("sr-log-node_mode", arguments(c, {**facts, "node_mode": facts["mode"], "mode": ""}))


def logs_off(c: Run, facts: Facts) -> Message:
    """Somebody leaves a node, or all of them."""
    whole = f"-all{'-vr' if facts.get('vr') else ''}" if facts["node"] == "all" else ""
    return Message(f"sr-log-logs_off{whole}", arguments(c, facts))


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


def icon_damage(c: Run, facts: Facts) -> Message:
    """Boxes of an icon are marked."""
    return Message("sr-log-icon_damage", arguments(c, facts))


def tracing(c: Run, facts: Facts) -> Message:
    """SR-7.8.4: a trace goes on until the tracer's next phase, or by ruling until it has hits enough."""
    once = "" if c.rulings["trace_test"] == "extended" else "-once"
    return Message(f"sr-log-tracing{once}", arguments(c, facts))


def repaired(c: Run, facts: Facts) -> Message:
    """An icon is mended; one's own is not named twice."""
    if not facts["boxes"]:
        return phrase("sr-nothing")  # the failure is told
    own = "-own" if facts["target"] == facts["who"] else ""
    return Message(f"sr-log-repaired{own}", arguments(c, facts))


def icon_found(c: Run, facts: Facts) -> Message:
    """SR-7.4.2: a hidden icon is seen; events of an earlier version name no hits."""
    return Message(f"sr-log-icon_found{'-hits' if 'hits' in facts else ''}", arguments(c, facts))


def transfer_stopped(c: Run, facts: Facts) -> Message:
    """SR-7.1.11: a transfer ends before its time: by an action, or at the end of a turn without a connection."""
    return Message(f"sr-log-transfer_stopped{'-late' if facts.get('late') else ''}", arguments(c, facts))


LINES: Mapping[str, Line] = {
    "cyber_hit": cyber_hit,
    "dumpshock": dumpshock,
    "icon_found": icon_found,
    "restarted": restarted, "repaired": repaired, "icon_damage": icon_damage, "tracing": tracing,
    "transfer_stopped": transfer_stopped,
    "copied": either("late", "sr-log-copied-late", "sr-log-copied"),
    "thrown_out": either("vr", "sr-log-thrown_out", "sr-log-disconnected"),
    "node_mode": node_mode, "logs_off": logs_off, "nodes_noticed": nodes_noticed, "devices_found": devices_found,
    "icon_resisted": either("boxes", "sr-nothing", "sr-log-icon_resisted"),
    "permission": either("allowed", "sr-log-permission-yes", "sr-log-permission-no"),
    "disturbs": either("success", "sr-log-disturbs-yes", "sr-log-disturbs-no"),
}  # fmt: skip
"""Events that need more than their facts."""


# Options

BREAKING_IN = {"hack": "SR-7.3.2", "hack_quickly": "SR-7.3.2", "probe": "SR-7.3.5"}
"""Actions that get somebody into a node without the right to, each with the clause of the question that follows."""


def breaks_in(decision: Decision) -> bool:
    """Whether a node is asked for that is to be broken into."""
    return decision.kind == "node" and decision.clause in BREAKING_IN.values()


def fruitless(c: Run, who: str, action: str) -> Message | None:
    """Why breaking into a node can come to nothing now; None where it can."""
    if action not in BREAKING_IN or who not in c.actors:
        return None
    if all(own_network(c, who, node) for node in locked(c, who)):
        return phrase("sr-vain-own")
    return phrase("sr-vain-dice") if hacking_pool(c, who).value <= 0 else None


def an_action(c: Run, decision: Decision, word: str) -> Message:
    """An action by its name, and why it can come to nothing."""
    why = fruitless(c, str(decision.about.get("who", "")), word)
    return phrase(f"sr-action-{word}") if why is None else Message(f"sr-opt-in-vain-{word}", {"why": why})


def a_node(c: Run, decision: Decision, word: str) -> Message | None:
    """A node, or what is said instead of one."""
    if word in ("all", "icon"):
        return None
    own = breaks_in(decision) and own_network(c, str(decision.about["who"]), word)
    return Message("sr-opt-node-own" if own else "sr-opt-node", {"node": node_label(c, word)})


def a_target(c: Run, decision: Decision, word: str) -> Message | None:
    """An icon by its name."""
    return Message("sr-opt-icon", {"name": labelled(c, word)})


def an_order(c: Run, decision: Decision, word: str) -> Message | None:
    """What a servant is told."""
    return phrase(f"sr-opt-order-{word}")


def a_program(c: Run, decision: Decision, word: str) -> Message | None:
    """A program, or an agent by its record or its name."""
    if word in c.actors:
        return Message("sr-opt-icon", {"name": labelled(c, word)})
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
        return Message("sr-opt-node", {"node": node_label(c, word)})
    return Message("sr-opt-weapon", {"weapon": weapon_name(c, word)})


NAMED: Mapping[str, Callable[[Run, Decision, str], Message | None]] = {
    "node": a_node, "icon": a_target, "command": an_order, "program": a_program, "crash": to_crash, "file": a_file,
    "device": a_device, "node_mode": lambda c, decision, word: phrase(f"sr-node-mode-{word}"),
}  # fmt: skip
"""Options that are named by what they stand for rather than by a word of their own."""
