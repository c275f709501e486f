"""What an option does: a sentence for `?`, from the rules and the records."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hantei.core.decision import Amount, Answer, Decision, Route
from hantei.core.message import Message, Sayable, everybody, phrase
from hantei.notation import signed

from ..rules.figures import level, rate
from ..rules.firing_table import FIRING, full_shots, price
from ..rules.helping import skill_rate
from ..rules.posture import crawling
from ..rules.tactics import percent_gained, tactics_rate
from ..state import Fight
from .going import going
from .names import armed, item_name, person, skill_name, weapon_name
from .situation import line


def effect(c: Fight, decision: Decision, answer: Answer) -> Message:
    """What an option brings."""
    word = str(answer)
    if isinstance(decision, Route):
        return going(c, decision, word)
    if isinstance(decision, Amount):
        return an_amount(c, decision, word)
    if word in c.fighters and decision.kind in ABOUT_PEOPLE:
        said_already = decision.kind != "patient"  # how far they are stands in the label
        return line(c, decision.who, word if said_already else str(decision.about["who"]), word)
    told = TOLD.get(decision.kind)
    if told is not None:
        return told(c, decision, word)
    return phrase(f"gd-eff-{decision.kind}-{word.partition(':')[0]}")


ABOUT_PEOPLE = ("target", "aim_at", "patient")
"""Kinds whose options are people: each is told as they stand."""


def an_amount(c: Fight, decision: Amount, word: str) -> Message:
    """GD-09.1, GD-09.10: what so many shots use, or how well shots at so many targets hit; else the clause."""
    about, n = decision.about, int(word)
    if decision.kind not in ("shots", "targets"):
        return Message(f"gd-eff-{decision.kind}", {"clause": decision.clause})
    mode = str(about["mode"])
    if decision.kind == "targets":
        shots = int(str(about["shots"]))
        name = "gd-eff-targets" if n > 1 else "gd-eff-targets-one"
        return modified(name, {"clause": FIRING[mode].clause}, percents(mode, n, shots))
    left = c.fighters[str(about["who"])].carried[str(about["weapon"])].rounds
    used = price(c, mode, n, left)
    known = n <= full_shots(c, mode, left)  # a last shot as semi has a cell of another row (GD-09.11)
    args: dict[str, Sayable] = {"rounds": used, "left": left - used, "clause": decision.clause}
    if not known:
        return Message("gd-eff-shots-short", args)
    args["clause"] = FIRING[mode].clause  # that of the modifiers
    return modified("gd-eff-shots" if n > 1 else "gd-eff-shots-one", args, percents(mode, 1, n))


def modified(name: str, args: Mapping[str, Sayable], found: list[str]) -> Message:
    """A sentence with the modifiers of shots, or that there are none."""
    if all(one == UNMODIFIED for one in found):
        return Message(f"{name}-plain", args)
    return Message(name, {**args, "percents": one_for_all(found)})


UNMODIFIED = "±0%"


def percents(mode: str, targets: int, shots: int) -> list[str]:
    """GD-09.1: the modifiers of the shots in their order."""
    return [f"{signed(cell)}%" if cell else UNMODIFIED for cell in FIRING[mode].cells[targets][shots]]


def one_for_all(modifiers: list[str]) -> Sayable:
    """The modifiers of several shots in their order, or one if all have the same."""
    if not modifiers[1:]:
        return everybody(modifiers)
    if any(one != modifiers[0] for one in modifiers):
        return Message("gd-shots-in-turn", {"percents": modifiers})
    return Message("gd-each-shot", {"percent": modifiers[0]})


def a_method(c: Fight, decision: Decision, word: str) -> Message:
    """A way of moving; whoever is prone either moves or acts (GD-07.24)."""
    prone = word == "cautious" and crawling(c, str(decision.about["who"]))
    return phrase(f"gd-eff-method-{word}{'-prone' if prone else ''}")


def a_weapon(c: Fight, decision: Decision, word: str) -> Message:
    """A weapon: its damage, its skill with the rate, its rounds."""
    who = str(decision.about["who"])
    held = c.fighters[who].carried[word]
    arm = c.records.weapons[held.weapon]
    args: dict[str, Sayable] = {"weapon": armed(c, word), "damage": arm.damage, "rounds": held.rounds}
    args |= {
        "skill": skill_name(c, arm.skill),
        "rate": rate(c, who, arm.skill).value,
        "level": level(c, who, arm.skill),
    }
    return Message("gd-eff-gun" if arm.kind == "gun" else "gd-eff-arm", args)


def a_mode(c: Fight, decision: Decision, word: str) -> Message:
    """A firing mode: rounds for each shot, how many shots, what the first has at one target, and what hits add."""
    row = FIRING[word]
    first = row.cells[1][1][0]
    args: dict[str, Sayable] = {"rounds": row.rounds, "shots": row.shots}
    told = Message("gd-eff-mode-first", {**args, "first": signed(first)}) if first else Message("gd-eff-mode", args)
    if row.shots == 1:
        return told
    gain = phrase("gd-mode-gain-each" if row.bonus[1] else "gd-mode-gain-beyond")
    worse = Message("gd-mode-worse", {"table": signed(row.table)}) if row.table else phrase("gd-nothing")
    return Message("gd-eff-mode-gains", {"told": told, "gain": gain, "worse": worse})


def an_item(c: Fight, decision: Decision, word: str) -> Message:
    """An item, in its own words, and how many there are."""
    record, left = c.records.items[word], c.fighters[str(decision.about["who"])].items[word]
    return Message("gd-eff-item", {"item": item_name(c, word), "text": record.text or "", "left": left})


def a_part(c: Fight, decision: Decision, word: str) -> Message:
    """A part of the body."""
    return phrase(f"gd-eff-aim-{word.rpartition('_')[2]}")


def a_skill(c: Fight, decision: Decision, word: str) -> Message:
    """A skill with the rate at which it is rolled."""
    rolled = skill_rate(c, str(decision.about["who"]), word)
    return Message("gd-eff-skill", {"skill": skill_name(c, word), "rate": rolled})


def a_wound(c: Fight, decision: Decision, word: str) -> Message:
    """A wound that can be treated: its minus goes."""
    return Message("gd-eff-wound", {"wound": int(word.partition(":")[0])})


def a_commander(c: Fight, decision: Decision, word: str) -> Message:
    """Who rolls tactics, with the rate at which it is rolled."""
    effect_of = c.rulings["tactics_effect"]
    if word == "none":
        return phrase("gd-eff-commander-none" if effect_of == "initiative" else "gd-eff-commander-none-percent")
    percent = tactics_rate(c, word)
    args: dict[str, Sayable] = {"rate": percent, "gain": phrase("gd-gain-initiative")}
    if effect_of != "initiative":
        args["gain"] = Message(f"gd-gain-{effect_of}", {"n": percent_gained(c)})
    return Message("gd-eff-commander" if percent > 0 else "gd-eff-commander-slim", args)


def a_share(c: Fight, decision: Decision, word: str) -> Message:
    """GD-09.1: at whom each shot goes, with its modifier."""
    targets = decision.about["targets"]
    chosen = [str(name) for name in targets] if isinstance(targets, list) else []
    modifiers = percents(str(decision.about["mode"]), len(chosen), len(word))
    shares = [
        Message("gd-eff-each-shot", {"who": person(c, chosen[int(number) - 1]), "percent": modifier})
        for number, modifier in zip(word, modifiers, strict=True)
    ]
    return Message("gd-eff-assign", {"shares": shares})


def made_ready(c: Fight, decision: Decision, word: str) -> Message:
    """A weapon to be taken in hand or picked up, with its figures; a magazine, with the rounds it brings."""
    how, name, *hand = word.split(":")
    who = str(decision.about["who"])
    fighter = c.fighters[who]
    record = c.dropped[name].weapon if how == "pick_up" else fighter.carried[name].weapon
    arm = c.records.weapons[record]
    args: dict[str, Sayable] = {"weapon": weapon_name(c, record)}
    if how == "reload":
        left = fighter.magazines.get(record, 0) - 1
        return Message("gd-eff-reload", {**args, "rounds": arm.magazine, "left": left})
    args |= {"damage": arm.damage, "skill": skill_name(c, arm.skill), "rate": rate(c, who, arm.skill).value}
    args["hand"] = phrase(f"gd-by-hand-{hand[0] if hand else 'both'}")
    return Message(f"gd-eff-{how}", args)


TOLD: Mapping[str, Callable[[Fight, Decision, str], Message]] = {
    "method": a_method,
    "weapon": a_weapon,
    "mode": a_mode,
    "item": an_item,
    "aim": a_part,
    "skill": a_skill,
    "drop": a_weapon,
    "commander": a_commander,
    "assign": a_share,
    "ready": made_ready,
    "wound": a_wound,
}
