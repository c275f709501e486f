"""What happened: one line for every event, from its facts alone."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.message import Message, Sayable, everybody, phrase

from ..content.records import RATED
from ..rules.figures import present, track
from ..rules.hearing import SEARCHES
from ..rules.knowledge import laid_open
from ..rules.machines.vehicles import told
from ..rules.magic.orders import waits
from ..rules.matrix.personas import is_program
from ..rules.riders import driver, jumped
from ..state import Run
from . import matrix as view_matrix
from .fights import fight, fight_end, fought_out
from .lines import Facts, Line, by, either
from .machines import LINES as MACHINE_LINES
from .machines import PLAIN as MACHINES
from .magic import of_ritual, own_body, projects
from .moving import comes, covered_at, in_the_way_of, moved, stopped_at
from .names import arguments, debt, person
from .searches import found, found_nobody
from .situation import sight_after
from .spirits import departs, taken_over, tied
from .strikes import attack, hit, missed, undefended
from .throws import made_by, nobody, score, test, test_changed, tried


def report(c: Run, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN or name in view_matrix.PLAIN:
        return Message(f"sr-log-{name}", arguments(c, facts))
    return (LINES.get(name) or view_matrix.LINES[name])(c, facts)


PLAIN = (
    "turn", "pass", "surprised", "arrived", "escaped",
    "part_hit", "dropped", "readied", "picked_up", "clip_out", "clip_in", "loaded",
    "mode", "gesture", "speaks", "drops_prone", "stands_up", "aims", "aim_lost", "pinned", "let_go",
    "sprinted", "suppresses", "sheltered", "work_failed", "helped",
    "centred", "spell_ends", "spell_lost",
    "unravelled", "ritual_waits", "ritual_fails", "ritual_help",
    *MACHINES,
    # spirits and the astral world
    "calls", "stands_by", "assensed", "threaded", "thread_ends",
)  # fmt: skip
"""Events whose facts fill one message."""


def phase(c: Run, facts: Facts) -> Message:
    """Somebody's action phase, or that of a program."""
    kind = "-decided" if fought_out(c) else "-unbidden" if unbidden(c, facts["who"]) else ""
    kind = "-given_up" if facts.get("given_up") else "-program" if is_program(c.actors[facts["who"]]) else kind
    return Message(f"sr-log-phase{kind}", arguments(c, facts))


def unbidden(c: Run, who: str) -> bool:
    """SR-9.1.8: whether a servant, or a machine on its own, has no order to act by."""
    actor = c.actors[who]
    return waits(actor) or (bool(actor.machine.model) and not (told(c, who) or driver(c, who)))


def phase_goes_on(c: Run, facts: Facts) -> Message:
    """SR-2.15: a phase goes on after another that came between, if it has any action left."""
    if c.phases and not c.phase.simple:
        return phrase("sr-nothing")
    return Message("sr-log-phase_goes_on", {"acting": person(c, facts["who"])})


def result(c: Run, facts: Facts) -> Message:
    """A test against a threshold; sometimes only its outcome is told. A search that nobody opposes finds nobody,
    whatever its dice, so no line tells whom it has found.
    """
    if facts["kind"] in ("spell", *SEARCHES):
        return phrase("sr-nothing")
    if facts["kind"] == "avoid_crash":
        return Message(f"sr-log-crash_test{'' if facts['success'] else '-failed'}", made_by(c, facts))
    if facts["success"] and facts["kind"] == "position" and not facts["net"]:
        return Message("sr-log-success-position", made_by(c, facts))
    if facts["success"] and facts["kind"] in SUCCESS_TOLD_AFTER:
        return phrase("sr-nothing")
    if facts["success"] and facts["kind"] == "search":  # what is found is told
        return phrase("sr-nothing") if facts.get("finds", True) else Message("sr-log-success-empty", made_by(c, facts))
    if not facts["success"] and "task" in facts:
        return Message("sr-log-failure-task", tried(c, facts))
    if not facts["success"] and "file" in facts and facts["kind"] in FAILED_FILES:
        return Message(f"sr-log-failure-{FAILED_FILES[facts['kind']]}", tried(c, facts))
    if not facts["success"] and facts["kind"] in ("disengage", "position", "repair"):
        return Message(f"sr-log-failure-{facts['kind']}", made_by(c, facts))
    return Message("sr-log-success" if facts["success"] else "sr-log-failure", made_by(c, facts))


FAILED_FILES = {"decrypt": "decrypt", "defuse": "defuse", "edit": "edit", "edit_unauthorised": "edit"}
"""The messages about a test on data that has failed, by its kind: they name the data."""

CALLING = ("summoning", "compiling")
"""Tests opposed by something that is not there yet."""


TOLD_AFTER = ("shot", "throw", "blow", "astral", "cyber", "ram", "spell", "chase")
"""Opposed tests after which a line tells whether the attack has hit, whom the spell affects, how far apart they are."""

ANSWERED = (*TOLD_AFTER, "resist_spell")
"""Tests with other rolls between theirs and its glitch."""

SUCCESS_TOLD_AFTER = (
    "position", "disengage", "task", "edit", "edit_unauthorised", "decrypt", "defuse", "search_auto",
    "repair", "trace", "spoof_trail", "detect_wireless",
)  # fmt: skip
"""Tests against a threshold of whose success the next line tells."""


ON_SERVANTS = ("binding", "banishing", "registering", "decompiling")
"""Tests against a servant that is there."""


def opposed(c: Run, facts: Facts) -> Message:
    """An opposed test; for attacks and spells both rolls are told before it, and the outcome after; for a search, those
    it has found.
    """
    if facts["kind"] in TOLD_AFTER or (facts["success"] and facts["kind"] in SEARCHES):
        return phrase("sr-nothing")
    if facts["kind"] == "cut_off":  # who has lost is told
        level = facts["hits"] == facts["against"]
        return Message("sr-log-outdriven-nobody", {"hits": facts["hits"]}) if level else phrase("sr-nothing")
    if facts["kind"] in SEARCHES:
        tie = "-tie" if facts["hits"] == facts["against"] else ""
        return Message(f"sr-log-not_found{tie}", arguments(c, facts))
    if facts["kind"] in ("dispel", *CALLING, *ON_SERVANTS) and facts["success"]:
        return phrase("sr-nothing")  # what it takes from the spell, or what becomes of the servant, is told
    if not facts["success"] and facts["kind"] in (*CALLING, *ON_SERVANTS):
        return Message(f"sr-log-lost-{facts['kind']}", arguments(c, facts))
    if not facts["other"] and facts["kind"] not in (*CALLING, "dispel"):
        return Message("sr-log-unopposed", arguments(c, facts))
    line = "sr-log-won" if facts["success"] else "sr-log-lost"
    return Message(line if facts["other"] else f"{line}-called", arguments(c, facts))


def glitch(c: Run, facts: Facts) -> Message:
    """SR-1.1.6: somebody's test is a glitch, or one made by nobody who is there. One that costs nothing is told with
    its roll or not at all, so nothing is said where another roll has come between.
    """
    line = "sr-log-glitch" if facts["who"] else f"sr-log-glitch-{nobody(facts)}"
    ending = mishap(c, facts)
    if facts["who"] and not ending and facts["kind"] in ANSWERED:
        return phrase("sr-nothing")
    return Message(line + ending, arguments(c, facts))


def mishap(c: Run, facts: Facts) -> str:
    """SR-1.1.7, SR-1.1.9: what the message about a glitch ends on: the game master says what happens, or by ruling a
    price is paid; nothing where the next line tells what a rule makes of it (SR-7.8.9), or nothing comes of it."""
    if facts["kind"] == "defuse":
        return ""
    if facts["kind"] == "detection" and facts["glitch"] == "critical":
        return "-reset"  # SR-1.2.8
    if c.rulings["glitch_consequence"] == "report":
        return "-open" if c.referee else ""
    critical = facts["glitch"] == "critical"
    return ("-phase" if critical else "-dice") if facts["who"] else ""


def damage(c: Run, facts: Facts) -> Message:
    """Boxes are marked, those of a machine on its one track (SR-X.9); how full the tracks are is told of one's own
    people only."""
    who, args = facts["who"], arguments(c, facts)
    machine = "-machine" if c.actors[who].machine.model else ""
    if not laid_open(c, who):
        told = {name: said for name, said in args.items() if name not in ("physical", "stun")}
        return Message(f"sr-log-damage{machine}-veiled", told)
    physical, stun = track(c, who, "P"), 0 if machine else track(c, who, "S")
    full = facts["physical"] >= physical if machine or facts["kind_of"] == "P" else facts["stun"] >= stun
    ending = f"-full{'' if machine else '-' + facts['kind_of']}" if full else ""
    if full and goes_with_rider(c, who):
        ending = "-full-then-destroyed"
    return Message(
        f"sr-log-damage{machine}{ending}", {**args, "of": physical, "physical_of": physical, "stun_of": stun}
    )


def goes_with_rider(c: Run, who: str) -> bool:
    """Whether the line about its damage tells that a machine is destroyed: what whoever has jumped into it suffers
    comes between the two."""
    return bool(c.actors[who].machine.model and jumped(c, who)) and laid_open(c, who) and not c.moment


def out(c: Run, facts: Facts) -> Message:
    """Somebody is out of it: spirits, sprites and programs do not die, they vanish."""
    if facts["state"] == "destroyed" and goes_with_rider(c, facts["who"]):
        return phrase("sr-nothing")
    gone = facts["state"] in ("dead", "dying") and c.sheet(facts["who"]).kind in RATED
    return Message("sr-log-out-vanished" if gone else f"sr-log-out-{facts['state']}", arguments(c, facts))


def knocked_down(c: Run, facts: Facts) -> Message:
    """SR-3.4.17: somebody falls; whoever rides has nowhere to fall to."""
    return phrase("sr-nothing") if facts.get("aboard") else Message("sr-log-knocked_down", arguments(c, facts))


TELLING = (
    "fire", "full_burst", "fire_mount", "throw", "melee", "suppress", "weapon_system", "cyber_attack", "astral_combat",
    "cast_spell", "take_aim", "full_defence", "drop_prone", "stand_up", "speak", "gesture", "drop", "ready_weapon",
    "eject_clip", "remove_clip", "insert_clip", "reload", "change_mode", "declare_spell_defence", "enter_vr",
    "jack_out", "log_on", "log_off", "command_spirit", "summon_spirit", "call_spirit", "hack", "hack_quickly",
    "drive", "evade", "ram", "sprint", "jump", "command_machine", "register_drone", "status_report", "switch_sensors",
    "switch_eccm", "switch_weapon", "astral_perception", "astral_projection", "manifest", "activate_focus",
    "deactivate_focus", "drop_spell", "drop_thread", "use_centering", "observe", "data_search", "decrypt", "defuse",
    "repair_icon", "trace", "thread", "banish_spirit", "called_shot", "sensor_observe", "assense",
    "erase_signature", "cast_several", "dispel", "begin_ritual", "dismiss_spirit", "bind_spirit", "simple_device",
    "complex_device", "use_skill", "help", "probe", "ask_access", "change_icon", "detect_wireless", "watch_node",
    "decrypt_key", "edit", "transfer", "abort_transfer", "detect_hidden", "run_program", "stop_program",
    "give_command", "erase_trace", "intercept_data", "jam", "compile", "call_sprite", "stop_sprite", "register",
    "control_device", "spoof_command", "crash", "restart", "thread_quickly", "disturb_trace", "spoof_trail", "hold",
    "break_free", "device_mode", "pick_up",
)  # fmt: skip
"""Actions told by a line of their own."""


def action(c: Run, facts: Facts) -> Message:
    """An action is taken, told unless the next line tells it."""
    if facts["action"] in TELLING:
        return phrase("sr-nothing")
    if facts["action"] == "run" and c.rulings["running_state"] == "moved":
        return phrase("sr-nothing")  # nobody runs who does not move, which is told
    if facts["action"] in ("quick_draw", "run"):
        return Message(f"sr-log-action-{facts['action']}", {"who": person(c, facts["who"])})
    if facts["action"] == "intercept":
        return in_the_way_of(c, facts)
    return Message("sr-log-action", {**arguments(c, facts), "kind": phrase(f"sr-cost-{facts['kind']}")})


def called(c: Run, facts: Facts) -> Message:
    """A spirit or a sprite appears, with what it owes, in the words of its kind."""
    return Message(f"sr-log-called{debt(c.actors[facts['target']])}", arguments(c, facts))


def not_called(c: Run, facts: Facts) -> Message:
    """Nothing comes, and why, which events of an earlier version do not say; of a test that has failed its own line
    tells."""
    if facts.get("failed"):
        return phrase("sr-nothing")
    why = f"-{facts['why']}" if "why" in facts else ""
    return Message(f"sr-log-not_called{why}", arguments(c, facts))


def edge(c: Run, facts: Facts) -> Message:
    """SR-2.12: a point of Edge is spent; a pass more is nobody's turn."""
    own = f"-{facts['use']}" if facts["use"] in ("extra_pass", "first", "last_phase") else ""
    return Message(f"sr-log-edge{own}", arguments(c, facts))


def edge_burned(c: Run, facts: Facts) -> Message:
    """SR-2.4, SR-2.17: a point of the rating is gone for good, and what it has bought."""
    saved = "-cheat_death" if facts["use"] == "cheat_death" else ""
    if saved and not facts["rating"]:
        return Message("sr-log-edge_burned-cheat_death-last", arguments(c, facts))
    return Message(f"sr-log-edge_burned{saved}", arguments(c, facts))


def resisted(c: Run, facts: Facts) -> Message:
    """Damage is resisted; what is left is told as damage."""
    if facts["boxes"]:
        return phrase("sr-nothing")
    machine = "-machine" if c.actors[facts["who"]].machine.model else ""
    args = arguments(c, facts)
    if resists := facts.get("cost") or facts.get("resists"):  # the size, which the name of the roll says, is told here
        args["kind"] = phrase(f"sr-throw-{resists}")
    return Message(f"sr-log-resisted{machine}", args)


def casts(c: Run, facts: Facts) -> Message:
    """A spell is cast; a caster among the targets is not named twice."""
    if not facts["names"]:
        return Message("sr-log-casts-nobody", arguments(c, facts))
    if facts["names"] == [facts["who"]]:
        return Message("sr-log-casts-self", arguments(c, facts))
    names = [phrase("sr-self") if name == facts["who"] else person(c, name) for name in facts["names"]]
    aimed: Sayable = everybody(names)
    if yielding := [person(c, name) for name in facts.get("willing", ())]:
        aimed = Message("sr-cast-on-willing", {"names": aimed, "willing": everybody(yielding)})
    said = "sr-log-casts-ritual" if of_ritual(c, facts["who"], facts["spell"]) else "sr-log-casts"
    return Message(said, {**arguments(c, {**facts, "willing": ""}), "names": aimed})


def cast(c: Run, facts: Facts) -> Message:
    """Whom a spell affects, where its healing comes after the drain, and whom it does not; of its damage, and how much
    other spells do, a line then tells.
    """
    free = [person(c, name) for name in facts.get("free", ())]
    args: dict[str, Sayable] = {**arguments(c, {**facts, "free": ""}), "free": everybody(free) if free else ""}
    names = [phrase("sr-self") if name == facts["who"] else person(c, name) for name in facts["names"]]
    args["names"] = everybody(names)
    if not names:
        return Message("sr-log-cast-not" if len(free) == 1 else "sr-log-cast-fails", args)
    spell = c.records.spells[facts["spell"]]
    if spell.heals and facts["names"] == [facts["who"]] and not free:
        return Message("sr-log-cast-self", args)
    if spell.heals:
        return Message("sr-log-cast-but" if free else "sr-log-cast", args)
    return Message("sr-log-cast-not", args) if free else phrase("sr-nothing")


def spell_works(c: Run, facts: Facts) -> Message:
    """A spell takes hold on somebody: by the net hits, or by the hits where nobody resists it; of what it does or heals
    at once the next line tells."""
    spell = c.records.spells[facts["spell"]]
    if spell.heals:
        return phrase("sr-nothing")
    if spell.damage:
        args = arguments(c, facts)
        return Message("sr-log-spell_hits", {"who": args["who"], "spell": args["spell"]})
    return Message("sr-log-spell_works" if spell.resist else "sr-log-spell_works-hits", arguments(c, facts))


def ritual(c: Run, facts: Facts) -> Message:
    """SR-4.5.1: a ritual begins: who takes part besides its leader, and who watches the target (SR-4.5.8)."""
    args, parts = arguments(c, facts), list[Message]()
    if others := [person(c, name) for name in facts["names"] if name != facts["who"]]:
        parts.append(Message("sr-ritual-with", {"names": everybody(others)}))
    if facts.get("spotter"):
        parts.append(Message("sr-ritual-spotter", {"spotter": person(c, facts["spotter"])}))
    return Message("sr-log-ritual-more", {**args, "parts": parts}) if parts else Message("sr-log-ritual", args)


def shields(c: Run, facts: Facts) -> Message:
    """Who is protected against spells; the protector is not named twice."""
    if not facts["names"]:
        return Message("sr-log-shields-none", arguments(c, facts))
    who = facts["who"]
    others = [
        phrase("sr-body-own") if own_body(c, who, name) else person(c, name) for name in facts["names"] if name != who
    ]
    if not others:
        return Message("sr-log-shields-self", arguments(c, facts))
    if who not in facts["names"]:
        return Message("sr-log-shields", {**arguments(c, facts), "names": everybody(others)})
    if len(others) == 1 and any(own_body(c, who, name) for name in facts["names"]):
        return Message("sr-log-shields-body", arguments(c, facts))
    return Message("sr-log-shields-too", {**arguments(c, facts), "names": everybody(others)})


def unshielded(c: Run, facts: Facts) -> Message:
    """SR-4.4.2: protection ends; of whoever is gone another line tells."""
    if not present(c.actors[facts["target"]]):
        return phrase("sr-nothing")
    own = "-own" if own_body(c, facts["who"], facts["target"]) else ""
    return Message(f"sr-log-unshielded{own}", arguments(c, facts))


def signature(name: str) -> Line:
    """A mark of magic, or of Resonance (SR-8.3.1); one's own is not named after oneself."""

    def line(c: Run, facts: Facts) -> Message:
        own = "-own" if facts["who"] == facts["target"] else ""
        matrix = "-matrix" if c.sheet(facts["target"]).resonance else ""
        return Message(f"sr-log-{name}{own}{matrix}", arguments(c, facts))

    return line


def healed(c: Run, facts: Facts) -> Message:
    """Boxes are cleared; how full the tracks are is told of one's own people only."""
    return Message("sr-log-healed" if laid_open(c, facts["who"]) else "sr-log-healed-veiled", arguments(c, facts))


def wakes(c: Run, facts: Facts) -> Message:
    """Somebody comes round, with the score by which they act; events of an earlier version do not say it."""
    return Message(f"sr-log-wakes{'-scored' if facts.get('score') else ''}", arguments(c, facts))


def ordered(c: Run, facts: Facts) -> Message:
    """An order for a spirit or a sprite, with what it still owes, in the words of its kind."""
    return Message(f"sr-log-ordered{debt(c.actors[facts['target']])}", arguments(c, facts))


def worked(name: str) -> Line:
    """SR-1.2.6: long work goes on or is done; the sum of all rolls is not called as the hits of one."""

    def line(c: Run, facts: Facts) -> Message:
        args = arguments(c, {key: said for key, said in facts.items() if key != "hits"})
        added = "-added" if name == "task_done" and "rolls" in facts else ""
        args["after"] = sight_after(c, facts["task"]) if name == "task_done" else ""
        return Message(f"sr-log-{name}{added}", {**args, "sum": facts["hits"]} if "hits" in facts else args)

    return line


def time_passes(c: Run, facts: Facts) -> Message:
    """Time goes by outside the combat turns: minutes, or hours and minutes."""
    hours, minutes = divmod(facts["minutes"], 60)
    if not hours:
        return Message("sr-log-time_passes", {"minutes": minutes})
    return Message("sr-log-time_passes-hours", {"hours": hours, "minutes": minutes})


def full_defence(c: Run, facts: Facts) -> Message:
    """SR-10.4.1: full defence; of those in VR it is the icon that defends itself."""
    early, vr = "-early" if facts["early"] else "", "-vr" if facts.get("vr") else ""
    return Message(f"sr-log-full_defence{early}{vr}", arguments(c, facts))


LINES: Mapping[str, Line] = {
    "time_passes": time_passes, "full_defence": full_defence, "found": found, "found_nobody": found_nobody,
    "fight": fight, "fight_end": fight_end, "test": test, "test_changed": test_changed, "score": score,
    "result": result, "glitch": glitch, "opposed": opposed, "attack": attack, "damage": damage, "action": action,
    "resisted": resisted, "edge": edge, "edge_burned": edge_burned, "hit": hit, "cast": cast,
    "missed": missed, "knocked_down": knocked_down,
    "undefended": undefended,
    "overpowered": either("success", "sr-log-overpowered", "sr-log-withstood"),
    "out": out,
    "work": worked("work"), "task_done": worked("task_done"),
    "phase": phase,
    "phase_goes_on": phase_goes_on,
    "no_phase": by("why", "sr-log-no_phase"),
    "cover": covered_at,
    "moved": moved, "stopped": stopped_at, "comes": comes,
    "holds": by("way", "sr-log-holds"),
    "focus": either("on", "sr-log-focus-on", "sr-log-focus-off"),
    "casts": casts,
    "ritual": ritual,
    "spell_works": spell_works,
    "called": called,
    "shields": shields,
    "unshielded": unshielded,
    "signature_found": signature("signature_found"), "signature_erased": signature("signature_erased"),
    "healed": healed, "wakes": wakes,
    "ordered": ordered,
    "not_called": not_called,
    "bound": tied("bound", "target"), "services": tied("services", "who"), "taken_over": taken_over,
    "perceives": either("on", "sr-log-perceives-on", "sr-log-perceives-off"),
    "projects": projects,
    "manifests": either("on", "sr-log-manifests-on", "sr-log-manifests-off"),
    "departs": departs,
    **MACHINE_LINES,
}  # fmt: skip
"""Events that need more than their facts."""
