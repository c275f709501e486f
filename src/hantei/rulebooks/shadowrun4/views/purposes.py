"""What actions are for, so that a long list of them can be read: by chapter and by what they do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Decision
from hantei.core.purpose import Purpose

from ..state import Run


def purpose(c: Run, decision: Decision, key: str) -> Purpose:
    """What an option is for; of a free action of somebody what the action is for."""
    if decision.kind == "interrupt":
        return ACTIONS[key.partition(":")[2]] if ":" in key else Purpose.END
    if decision.kind == "action":
        return ACTIONS[key]
    return Purpose.OTHER


BY_PURPOSE: Mapping[Purpose, Sequence[str]] = {
    Purpose.ATTACK: (
        "fire", "throw", "full_burst", "fire_mount", "melee", "suppress", "called_shot", "cast_spell", "cast_several",
        "astral_combat", "cyber_attack", "crash", "weapon_system", "ram", "hold", "obey",
    ),
    Purpose.MOVE: (
        "move", "run", "sprint", "fast_move", "take_cover", "leave_cover", "stand_up", "drop_prone", "break_free",
        "intercept", "board", "take_wheel", "drive", "evade", "jump", "astral_projection",
    ),
    Purpose.PREPARE: (
        "take_aim", "full_defence", "insert_clip", "eject_clip", "remove_clip", "reload", "ready_weapon", "quick_draw",
        "change_mode", "device_mode", "drop", "pick_up", "declare_spell_defence", "use_centering", "activate_focus",
        "deactivate_focus", "switch_sensors", "switch_eccm", "switch_weapon",
    ),
    Purpose.USE: (
        "use_skill", "help", "observe", "simple_device", "complex_device", "sensor_observe", "register_drone",
        "drop_spell", "dispel", "begin_ritual", "astral_perception", "assense", "manifest", "erase_signature",
        "summon_spirit", "banish_spirit", "bind_spirit", "thread", "thread_quickly", "drop_thread", "compile",
        "register", "stop_sprite", "erase_trace", "change_icon", "detect_wireless", "detect_hidden", "jack_out",
        "enter_vr", "log_on", "log_off", "hack", "hack_quickly", "probe", "watch_node", "spoof_trail", "spoof_command",
        "abort_transfer", "transfer", "stop_program", "run_program", "decrypt", "decrypt_key", "control_device",
        "data_search", "defuse", "edit", "intercept_data", "jam", "restart", "disturb_trace", "repair_icon", "trace",
        "ask_access",
    ),
    Purpose.TALK: (
        "speak", "gesture", "give_command", "command_machine", "status_report", "call_spirit", "command_spirit",
        "dismiss_spirit", "call_sprite",
    ),
    Purpose.END: ("done",),
}  # fmt: skip
"""The actions by what they are for."""

ACTIONS: Mapping[str, Purpose] = {name: purpose for purpose, names in BY_PURPOSE.items() for name in names}
"""What each action is for."""
