"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.message import Message, Sayable, phrase
from hantei.notation import signed

from ..rules.figures import skill_pool
from ..rules.matrix.personas import program
from ..rules.street.defence import EARLY, SPREADS, defence_pool
from ..rules.street.firing import BURSTS, SHORT
from ..rules.street.ground import point
from ..state import Run
from . import spirits as view_spirits
from .deeds import PROGRAM_DEEDS
from .going import around, going
from .magic import force_effect, spell_effect
from .names import armed, defence_name, node_name, person, place_name, skill_name, weapon_name
from .nodes import look, node_line
from .questions import no_dice
from .situation import line


def effect(c: Run, decision: Decision, answer: Answer) -> Message:
    """What an option brings."""
    word = str(answer)
    if isinstance(decision, Route):
        return going(c, decision, word)
    if isinstance(decision, Amount):
        return an_amount(c, decision, word)
    told = TOLD.get(decision.kind)
    found = told(c, decision, word) if told is not None else None
    if found is not None:
        return found
    if word in c.actors:
        said_already = decision.kind in ("target", "aim_at")  # how far they are stands in the label
        return line(c, decision.who, word if said_already else str(decision.about.get("who", "")), word)
    return phrase(f"sr-eff-{decision.kind}-{word.partition(':')[0]}")


def an_amount(c: Run, decision: Amount, word: str) -> Message:
    """A figure to be chosen, such as a Force, a share of the dice, a radius."""
    called = view_spirits.amount_effect(c, decision, word)
    if called is not None:
        return called
    if decision.kind == "force" and "spell" in decision.about:
        return force_effect(c, decision, word)
    spell = "-spell" if decision.kind == "split" and "spell" in decision.about else ""
    return Message(f"sr-eff-{decision.kind}{spell}", {"n": int(word)})


def worded(head: str) -> Callable[[Run, Decision, str], Message]:
    """An option with a sentence of its own."""
    return lambda c, decision, word: phrase(f"sr-eff-{head}-{word}")


def an_action(c: Run, decision: Decision, word: str) -> Message:
    """An action; SR-4.1.2: centering by the dice it is worth; SR-3.2.34: running by when it begins."""
    if word == "use_centering":
        return Message("sr-eff-action-use_centering", {"n": c.sheet(str(decision.about["who"])).centering})
    if word == "run" and c.rulings["running_state"] == "moved":
        return phrase("sr-eff-action-run-moved")
    return phrase(f"sr-eff-action-{word}")


# Weapons


def a_weapon(c: Run, decision: Decision, word: str) -> Message:
    """A weapon: damage, AP, the dice of its bearer."""
    who = str(decision.about["who"])
    held = c.actors[who].carried.get(word)
    if held is None:
        return phrase(f"sr-eff-weapon-{word}")
    return in_figures(c, who, held.weapon)


def in_figures(c: Run, who: str, record: str) -> Message:
    """A weapon by its record, for whoever would use it."""
    weapon = c.records.weapons[record]
    pool = skill_pool(c, who, weapon.skill, with_="agility").value
    args: dict[str, Sayable] = {"weapon": armed(c, record), "damage": weapon.damage, "ap": weapon.ap}
    return Message("sr-eff-weapon", {**args, "skill": skill_name(c, weapon.skill), "pool": pool})


def a_thing(c: Run, decision: Decision, word: str) -> Message:
    """Something put down, or picked up, with its figures."""
    way, _, name = word.partition(":")
    who = str(decision.about["who"])
    if way == "down":
        return Message("sr-eff-thing-down", {"weapon": weapon_name(c, name)})
    return in_figures(c, who, c.dropped[name].weapon) if name in c.dropped else phrase("sr-eff-thing-up")


def a_system(c: Run, decision: Decision, word: str) -> Message:
    """A weapon of a machine: damage, AP, rounds."""
    machine, colon, name = word.partition(":")
    owner = machine if colon else str(decision.about.get("target", ""))
    held = c.actors[owner].carried[name if colon else word] if owner in c.actors else None
    if held is None:
        return phrase("sr-eff-system")
    weapon = c.records.weapons[held.weapon]
    args: dict[str, Sayable] = {"weapon": weapon_name(c, held.weapon), "damage": weapon.damage, "ap": weapon.ap}
    return Message("sr-eff-system-weapon", {**args, "who": person(c, owner), "rounds": held.rounds})


def a_burst(c: Run, decision: Decision, word: str) -> Message:
    """A way of firing."""
    burst = BURSTS[word]
    args: dict[str, Sayable] = {"rounds": burst.rounds, "damage": burst.damage, "defence": -burst.defence}
    apart = burst.damage and (word in SHORT or c.rulings["narrow_fa_compare"] == "without_bonus")
    ending = "-apart" if apart else ""  # SR-10.1.7, SR-10.1.11
    return Message(f"sr-eff-burst{ending}", {**args, "first": burst.recoil[0], "second": burst.recoil[1]})


def a_mode(c: Run, decision: Decision, word: str) -> Message | None:
    """SR-3.2.27: a mounted weapon fires once in its complex action, unless by ruling as often as the mode allows."""
    mounted = decision.clause in ("SR-3.2.27", "SR-9.1.10") and c.rulings["mounted_shots"] == "one"
    return phrase("sr-eff-mode-SA-mounted") if mounted and word == "SA" else None


def a_spread(c: Run, decision: Decision, word: str) -> Message:
    """SR-T4.11, SR-T4.12: what a choke takes from the defence, and changes of the damage."""
    weapon = c.records.weapons[str(decision.about["weapon"])]
    change = next((by for name, by in weapon.spread.items() if name == word), 0)
    taken = SPREADS[word][0] if word in SPREADS else 0
    if not (change or taken):
        return phrase("sr-eff-spread-none")
    return Message("sr-eff-spread", {"damage": signed(change), "defence": signed(taken)})


def a_line(c: Run, decision: Decision, word: str) -> Message:
    """A line of fire: at somebody, as they stand, or towards a place."""
    way, _, name = word.partition(":")
    who = str(decision.about["who"])
    if way == "at" and name in c.actors:
        return line(c, decision.who, who, name)
    return around(c, decision.who, who, point(c.scene.map.places[name].at))


def a_centre(c: Run, decision: Decision, word: str) -> Message | None:
    """The place where the middle of an area would be; None for people."""
    name = word.partition(":")[2]
    if not name:
        return None
    spot = point(c.scene.map.places[name].at)
    return around(c, decision.who, str(decision.about["who"]), spot)


def a_defence(c: Run, decision: Decision, word: str) -> Message:
    """SR-3.4.6, SR-3.5.5: the dice of a way to defend, and what full defence costs when it is declared now."""
    if word == "none":
        return phrase("sr-eff-defend-none")
    args: dict[str, Sayable] = {"way": defence_name(c, word.removeprefix(EARLY))}
    args["pool"] = max(0, defence_pool(c, c.attack, word).value)
    return Message("sr-eff-defend-early" if word.startswith(EARLY) else "sr-eff-defend", args)


# Others


def a_free_action(c: Run, decision: Decision, word: str) -> Message:
    """A free action before somebody's phase, by the action it is."""
    _, colon, name = word.partition(":")
    return phrase(f"sr-eff-action-{name}" if colon else f"sr-eff-interrupt-{word}")


def a_task(c: Run, decision: Decision, word: str) -> Message:
    """A task of the scene: with what it is done, against which threshold."""
    task = c.scene.tasks[word]
    need: Sayable = task.threshold if task.threshold is not None else "—"
    if task.skill:
        return Message("sr-eff-task", {"skill": skill_name(c, task.skill), "need": need})
    if task.attributes:
        used = [phrase(f"sr-attribute-{name}") for name in task.attributes]
        return Message("sr-eff-task", {"skill": used, "need": need})
    return phrase("sr-eff-task-free")


def a_node(c: Run, decision: Decision, word: str) -> Message | None:
    """A node as far as the seat sees it."""
    return node_line(c, look(c, decision.who), word) if word in c.nodes else None


def a_device(c: Run, decision: Decision, word: str) -> Message:
    """A node of one's own, or a gun in hand."""
    return a_node(c, decision, word) or a_weapon(c, decision, word)


def as_device(c: Run, decision: Decision, word: str) -> Message:
    """SR-9.2.3: as what a machine is registered."""
    return phrase("sr-eff-as_device-alone") if word == "alone" else phrase("sr-eff-as_device")


def a_program(c: Run, decision: Decision, word: str) -> Message:
    """A program with its rating, or an agent, and what comes of choosing it."""
    deed = PROGRAM_DEEDS.get(decision.clause, "")
    if word in c.actors or word in c.records.characters:
        return phrase(f"sr-eff-program-agent{'-stop' if deed == 'stop' else ''}")
    ending = f"-{deed}" if deed else ""
    return Message(f"sr-eff-program{ending}", {"n": program(c, str(decision.about["who"]), word)})


def to_crash(c: Run, decision: Decision, word: str) -> Message:
    """A program of something, or its system."""
    return phrase("sr-eff-crash-os" if word.endswith(":os") else "sr-eff-crash-program")


def a_file(c: Run, decision: Decision, word: str) -> Message:
    """Data: where it lies, and how long a transfer takes."""
    spec = c.scene.files[word]
    args: dict[str, Sayable] = {"node": node_name(c, spec.node), "turns": spec.turns}
    return Message("sr-eff-file", args) if spec.turns else Message("sr-eff-file-at_once", {"node": args["node"]})


def a_focus(c: Run, decision: Decision, word: str) -> Message:
    """A focus with its rating."""
    return Message("sr-eff-focus", {"n": c.records.foci[word].rating})


def a_lasting_spell(c: Run, decision: Decision, word: str) -> Message:
    """A spell that lasts: what it does."""
    _, _, name = word.rpartition(":")
    return spell_effect(c, name if name in c.records.spells else name.rpartition("-")[0])


def a_mark(c: Run, decision: Decision, word: str) -> Message:
    """SR-6.3.3, SR-8.3.1: a mark: the work that is left."""
    one = c.signatures[int(word)]
    return Message("sr-eff-signature", {"n": max(0, one.rating - one.work)})


def a_thread(c: Run, decision: Decision, word: str) -> Message:
    """SR-8.1.7: a thread that is let go."""
    one = c.actors[str(decision.about["who"])].matrix.threads[int(word)]
    return Message("sr-eff-which_thread", {"program": weapon_name(c, one.form), "n": one.by})


def an_order_to_a_machine(c: Run, decision: Decision, word: str) -> Message:
    """SR-9.1.8: what a machine is to do: whom it attacks, as they stand, or where it goes."""
    command, _, goal = word.partition(":")
    target = str(decision.about.get("target", ""))
    if command == "attack" and goal in c.actors:
        return line(c, decision.who, target, goal, "-of")
    if command == "go" and goal in c.scene.map.places and target in c.actors:
        return around(c, decision.who, target, point(c.scene.map.places[goal].at), "-of")
    return phrase(f"sr-eff-machine_order-{command}")


def an_aspect(c: Run, decision: Decision, word: str) -> Message | None:
    """SR-6.1.2: the marks round about; people as they stand."""
    return phrase("sr-eff-aspect-marks") if word == "marks" else None


def a_cover(c: Run, decision: Decision, word: str) -> Message:
    """SR-T1.4, SR-T1.5: what the cover of a place does."""
    if word == "leave":
        return phrase("sr-eff-cover-leave")
    facts: dict[str, Sayable] = {"place": place_name(c, str(decision.about["place"]))}
    return Message("sr-eff-cover-take", {**facts, "percent": int(str(decision.about["percent"]))})


def last_luck(c: Run, decision: Decision, word: str) -> Message | None:
    """SR-2.15: one last phase, by ruling after a test."""
    tested = word == "pay" and c.rulings["dead_mans_trigger"] == "test_first"
    return phrase("sr-eff-last_phase-tested") if tested else None


def a_way_to_roll(c: Run, decision: Decision, word: str) -> Message | None:
    """SR-1.2.11: not to be asked any more, where there are no dice to roll; SR-1.1.7: what a glitch leads to, unless by
    ruling it has a price; all else is said word by word."""
    if word == "roll" and c.rulings["glitch_consequence"] == "report":
        return phrase("sr-eff-test-roll-open")
    if word == "critical" and decision.about["kind"] == "spell" and c.rulings["force_cap_edge"] == "capped":
        return phrase("sr-eff-test-critical-force")
    return phrase("sr-eff-test-quiet-none") if word == "quiet" and no_dice(decision) else None


TOLD: Mapping[str, Callable[[Run, Decision, str], Message | None]] = {
    "action": an_action,
    "weapon": a_weapon,
    "thing": a_thing,
    "weapon_system": a_system,
    "system": a_system,
    "burst": a_burst,
    "mode": a_mode,
    "spread": a_spread,
    "line": a_line,
    "target": a_centre,
    "defend": a_defence,
    "interrupt": a_free_action,
    "task": a_task,
    "node": a_node,
    "device": a_device,
    "as_device": as_device,
    "program": a_program,
    "crash": to_crash,
    "file": a_file,
    "focus": a_focus,
    "kept": a_lasting_spell,
    "dispel": a_lasting_spell,
    "signature": a_mark,
    "which_thread": a_thread,
    "machine_order": an_order_to_a_machine,
    "aspect": an_aspect,
    "cover": a_cover,
    "test": a_way_to_roll,
    "last_phase": last_luck,
    "spell": lambda c, decision, word: spell_effect(c, word),
    **view_spirits.TOLD,
}
"""The functions that describe options by what they stand for; people are shown as they stand, all others have a
sentence each.
"""
