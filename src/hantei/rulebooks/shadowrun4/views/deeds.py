"""What something is chosen for, by the clause of the question: one kind of question serves many actions."""

from collections.abc import Mapping

PROGRAM_DEEDS = {"SR-7.1.27": "run", "SR-7.1.7": "stop", "SR-8.1.1": "thread"}
"""What a program is chosen for, where it is no attack."""

DEEDS: Mapping[str, Mapping[str, str]] = {
    "program": PROGRAM_DEEDS,
    "node": {
        "SR-7.1.23": "log_on", "SR-7.2.3": "access", "SR-7.1.10": "log_off", "SR-7.8.7": "watch",
        "SR-7.1.29": "spoof", "SR-7.1.24": "restart", "SR-7.3.2": "hack", "SR-7.3.5": "probe",
    },
    "file": {
        "SR-7.1.8": "decrypt", "SR-7.1.17": "decrypt", "SR-7.1.20": "edit", "SR-7.1.11": "transfer",
        "SR-7.1.5": "abort", "SR-7.1.19": "defuse",
    },
    "icon": {"SR-7.1.30": "trace", "SR-7.1.25": "disturb", "SR-7.1.21": "intercept", "SR-7.1.26": "repair"},
    "machine": {
        "SR-9.4.1": "board", "SR-9.1.2": "sensors", "SR-9.1.3": "eccm", "SR-9.1.5": "status", "SR-9.1.6": "register",
        "SR-9.1.7": "jump", "SR-9.1.8": "order", "SR-9.1.9": "observe", "SR-9.1.10": "attack",
    },
    "weapon_system": {"SR-9.1.4": "switch"},
    "servant": {
        "SR-4.1.7": "call", "SR-7.1.6": "call_or_dismiss", "SR-4.1.8": "command", "SR-7.1.9": "command",
        "SR-4.1.9": "dismiss", "SR-5.3.1": "banish", "SR-5.3.2": "bind", "SR-7.1.28": "stop", "SR-8.4.3": "register",
    },
    "weapon": {
        "SR-3.2.6": "drop", "SR-3.2.8": "clip_out", "SR-3.2.20": "clip_out", "SR-3.2.15": "clip_in",
        "SR-3.2.13": "mode", "SR-3.2.19": "ready", "SR-3.2.30": "load", "SR-3.2.24": "throw", "SR-3.2.18": "draw",
    },
}  # fmt: skip
"""The same of everything, by the kind of the question; others have one sentence for all."""
