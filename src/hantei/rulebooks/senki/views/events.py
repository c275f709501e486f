"""What happened: one line for every event, from its facts alone.

Lines are read by everybody at the table: figures of NPCs stay out of them (SK-DATA.25), damage done to them does not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hantei.core.message import Message, Sayable, everybody, phrase, worded
from hantei.scenes.lineup import at_first, lined_up
from hantei.scenes.naming import Name

from ..content.records import Cost, Skill
from ..rules.effects import TIMELESS
from ..rules.figures import record
from ..rules.knowledge import hides, start_hp
from ..rules.shapes import parse_target
from ..state import Fight, Status
from .changes import changes, moves
from .names import (
    arguments,
    cost_parts,
    door_squares,
    equipment_name,
    fighter_name,
    harm_taken,
    record_name,
    side_name,
    signed,
    skill_name,
    status_name,
    status_of,
)
from .questions import throw_name, way
from .situation import goals_in_words

Facts = Mapping[str, Any]
Line = Callable[[Fight, Facts], Message]


def report(c: Fight, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN:
        return Message(f"sk-log-{name}", arguments(c, facts))
    return LINES[name](c, facts)


PLAIN = (
    "round", "appeared", "waits", "main", "cleanup",
    "readied", "mounted", "handed_over", "finishing_blow", "cover", "not_healed",
    "incapacitated", "shot_down", "dead", "sealed", "corrosion", "deed", "stays_down", "backstage", "scene",
)  # fmt: skip
"""Events whose facts fill one message."""


def combat(c: Fight, facts: Facts) -> Message:
    """Combat is declared, with the words of the encounter, and a line for each side."""
    scene = c.scene
    told = worded("sk-log-combat", {"title": scene.title}, scene.intro)
    people = at_first(scene.sides, c.units, partial(fighter_name, c))
    return lined_up(told, scene.sides, people, goals_in_words(c), partial(side_name, c))


def hazard(c: Fight, facts: Facts) -> Message:
    """Damage from another source, in the words of the encounter where it has some."""
    entry = c.scene.hazards[facts["number"]]
    if facts.get("again"):  # it goes on, as the damage tells, if it meets anybody
        return Message("sk-nothing")
    if entry.text is not None:
        return Message("sk-plain", {"text": entry.text})
    where: Sayable = [str(square) for square in entry.squares] or Message("sk-everywhere")
    args: dict[str, Sayable] = {"attribute": Message(f"sk-attribute-{entry.attribute}"), "squares": where}
    return Message("sk-log-hazard", {**args, "n": signed(entry.n)})


def moved(c: Fight, facts: Facts) -> Message:
    """From square to square, by a kind of move; a charge that ends where it began is told by its attacks."""
    if facts["how"] == "charge" and facts["start"] == facts["end"]:
        return Message("sk-nothing")
    by = "-by" if facts["how"] == "forced" and facts["user"] else ""
    return Message(f"sk-log-moved-{facts['how']}{by}", arguments(c, facts))


def held(c: Fight, facts: Facts) -> Message:
    """A disengage check lost, perhaps by equal totals (SK-07.14)."""
    return Message("sk-log-held-equal" if facts.get("equal") else "sk-log-held", arguments(c, facts))


def state(c: Fight, facts: Facts) -> Message:
    """A state of movement gained or lost."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "state": Message(f"sk-state-{facts['state']}"),
    }  # fmt: skip
    return Message("sk-log-state-on", args) if facts["on"] else Message("sk-log-state-off", args)


def turn_state(c: Fight, facts: Facts) -> Message:
    """Unacted once more, finished, next, or last."""
    return Message(f"sk-log-turn_state-{facts['state']}", arguments(c, facts))


def weapon_changed(c: Fight, facts: Facts) -> Message:
    """A weapon put away, another equipped."""
    args = arguments(c, facts)
    if not facts["new"]:
        return Message("sk-log-weapon_changed-off", args)
    return Message("sk-log-weapon_changed", args) if facts["old"] else Message("sk-log-weapon_changed-on", args)


def door(c: Fight, facts: Facts) -> Message:
    """A door opened, half opened or closed."""
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "door": door_squares(facts["door"])}
    return Message(f"sk-log-door-{facts['state']}", args)


# Attacks


def fighters(c: Fight, facts: Facts) -> list[Name]:
    """The names of the targets."""
    return [fighter_name(c, name) for name in facts["targets"]]


def attack(c: Fight, facts: Facts) -> Message:
    """An attack declared: on whom, with what weapon and skill, what it costs, and what the skill changes in it."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]),
        "kind": Message(f"sk-kind-{facts['kind']}"),
        "how": way(c, facts["weapon"], facts["skill"]),
    }
    those, parts = fighters(c, facts), cost_parts(Cost(0, facts["en"], facts["ts"]))
    whom = "" if those else "-empty"
    args |= {"targets": everybody(those)} if those else {}
    said = Message(f"sk-log-attack{whom}", args)
    if parts and hides(c, facts["who"]):
        said = Message(f"sk-log-attack{whom}-paid-hidden", {**args, "cost": parts})
    elif parts:
        said = Message(f"sk-log-attack{whom}-paid", {**args, "cost": parts, "rest": rests(facts)})
    return with_changes(c, said, f"skills/{facts['skill']}") if facts["skill"] else said


def check(c: Fight, facts: Facts) -> Message:
    """A check: the dice, what is added, the total; critical or fumble."""
    bonus = facts["total"] - facts["dice_sum"]
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]),
        "check": throw(c, facts),
        "dice": facts["dice_sum"],
        "bonus": signed(bonus),
        "total": facts["total"],
    }
    stays = "-absent" if stays_away(c, facts) else ""
    if facts["fumble"]:
        return Message(f"sk-log-check-fumble{stays}", args)
    if stays:
        return Message("sk-log-check-absent-of", {**args, "target": c.fighters[facts["who"]].appearance})
    if facts["critical"]:
        return Message("sk-log-check-critical", args)
    if facts["kind"] == "appearance":
        return Message("sk-log-check-appears", {**args, "target": c.fighters[facts["who"]].appearance})
    return Message("sk-log-check", args)


def throw(c: Fight, facts: Facts) -> Sayable:
    """What a check is for: a skill, or what its kind is called."""
    if facts["kind"] == "skill":
        return Message("sk-check-skill", {"skill": skill_name(c, facts["skill"])})
    return throw_name(facts["kind"])


def stays_away(c: Fight, facts: Facts) -> bool:
    """SK-05.6: whether it is a newcomer's failed check, which no other line would tell."""
    if facts["kind"] != "appearance" or facts["critical"]:
        return False
    return bool(facts["fumble"]) or facts["total"] < c.fighters[facts["who"]].appearance


def decision(c: Fight, facts: Facts) -> Message:
    """Whether a target was hit, and why, if the totals of both checks do not show it."""
    hit, clauses = facts["hit"], facts["clauses"]
    if "SK-14.7" in clauses:
        return Message("sk-log-decision-hit-down", arguments(c, facts))
    why = ""
    if "SK-04.22" in clauses:
        why = "-abandoned"
    elif not hit and "SK-CHECK.8" in clauses:
        why = "-fumble"
    elif hit != (facts["attack"] > facts["defence"]):
        why = "-critical"
    elif facts["attack"] == facts["defence"]:
        why = "-equal"
    return Message(f"sk-log-decision-{'hit' if hit else 'missed'}{why}", arguments(c, facts))


def damage(c: Fight, facts: Facts) -> Message:
    """The damage roll: of an attack, or of something that is none."""
    args = arguments(c, facts)
    if "dice" in facts:
        bonus = signed(facts["damage"] - facts["dice_sum"])
        return Message("sk-log-damage", {**args, "bonus": bonus})
    args["who"] = everybody(fighters(c, facts))
    how = "by" if facts["user"] else "again" if facts.get("again") else "other"
    if facts.get("source"):
        how, args["source"] = "source", record_name(c, facts["source"])
    if "rolled" not in facts:  # no dice, or told by an earlier version
        return Message(f"sk-log-damage-{how}", args)
    args |= {"dice": facts["rolled"], "bonus": signed(facts["added"]) if facts["added"] else ""}
    made = {name: args[name] for name in ("dice", "bonus", "damage", "attribute")}
    args["sum"] = Message(f"sk-damage-{'sum' if facts['added'] else 'plain'}", made)
    return Message(f"sk-log-damage-{how}-rolled", args)


def real_damage(c: Fight, facts: Facts) -> Message:
    """What defence and effects change in the damage, which may have no attribute. The loss of HP tells what is left; it
    is the only line if nothing changes, unless no HP are left to lose.
    """
    damage, real = facts["damage"], facts["real"]
    attribute = facts["attribute"]
    what = Message("sk-harm-of", {"n": damage, "attribute": Message(f"sk-attribute-{attribute}")})
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]),
        "what": what if attribute else Message("sk-harm-plain", {"n": damage}),
    }
    if not damage:  # the line about it has said so
        return Message("sk-nothing")
    if not real:
        return Message("sk-log-real_damage-none", args)
    if facts["down"]:
        return Message("sk-log-real_damage-full", args)
    if facts.get("covered"):
        return Message("sk-log-real_damage-twice", {**args, **both_shares(c, facts)})
    if real > damage:
        return Message("sk-log-real_damage-more", {**args, "real": real})
    if real == damage:
        return Message("sk-nothing")
    return Message("sk-log-real_damage-spared", {**args, "n": damage - real})


def both_shares(c: Fight, facts: Facts) -> dict[str, Sayable]:
    """SK-16.14: whose share comes with one's own, and the real damage of both."""
    own, other = facts["shares"]
    each = Message("sk-shares-alike", {"n": own}) if own == other else Message("sk-shares", {"n": own, "other": other})
    return {"target": fighter_name(c, facts["covered"]), "each": each}


def hp(c: Fight, facts: Facts) -> Message:
    """HP lost: with what is left of it, or with the damage taken in all."""
    who = facts["who"]
    args: dict[str, Sayable] = {"who": fighter_name(c, who), "lost": facts["lost"]}
    if hides(c, who):
        if not facts["left"]:
            return Message("sk-log-hp-last", args)
        return Message("sk-log-hp-hidden", {**args, "harm": harm_taken(start_hp(c, who) - facts["left"])})
    return Message("sk-log-hp", {**args, "left": facts["left"]})


def healed(c: Fight, facts: Facts) -> Message:
    """HP or EN regained."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "what": Message(f"sk-word-{facts['what']}"), "n": facts["n"],
    }  # fmt: skip
    if not facts["n"]:
        return Message("sk-nothing")
    if "by" in facts:
        args["by"] = fighter_name(c, facts["by"])
    if hides(c, facts["who"]):
        return Message("sk-log-healed-hidden", args)
    return Message("sk-log-healed", {**args, "left": facts["left"]})


def paid(c: Fight, facts: Facts) -> Message:
    """A use and its cost, with what is left; HP lost and a bad status received for it tell themselves, and the line
    about an attack tells its price.
    """
    parts = cost_parts(Cost(0, facts["en"], facts["ts"]))
    if not parts or facts["attacking"]:
        return Message("sk-nothing")
    shelf = facts["path"].partition("/")[0]
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "cost": parts}
    args["path"] = record_name(c, facts["path"])
    whom = ""
    if other(facts):
        whom, args["user"], args["target"] = "-on", args["who"], fighter_name(c, other(facts))
    if hides(c, facts["who"]):
        return with_changes(c, Message(f"sk-log-used-{shelf}{whom}-hidden", args), facts["path"])
    return with_changes(c, Message(f"sk-log-used-{shelf}{whom}", {**args, "rest": rests(facts)}), facts["path"])


def rests(facts: Facts) -> list[Message]:
    """What is left of what was paid."""
    left = {"en": facts["left"], "ts": facts["ts_left"]}
    return [Message(f"sk-rest-{what}", {"n": signed_left(n)}) for what, n in left.items() if facts[what]]


def used(c: Fight, facts: Facts) -> Message:
    """A skill, an item or an assault used; where it has a price or is an attack, the line about that tells it."""
    line = next(line for what, line in USED.items() if what in facts)
    if facts["priced"] or facts.get("attacking"):
        return Message("sk-nothing")
    if "item" in facts and any(name != facts["who"] for name in facts.get("targets", ())):
        args = arguments(c, facts)
        return Message("sk-log-item-on", {**args, "user": args["who"], "targets": everybody(fighters(c, facts))})
    said = Message(line, arguments(c, facts))
    if "item" in facts:
        return with_changes(c, said, f"items/{facts['item']}")
    return with_changes(c, said, f"skills/{facts['skill']}") if "skill" in facts else said


def other(facts: Facts) -> str:
    """Whom something is used on, if on somebody else."""
    target = str(facts.get("target", ""))
    return "" if target == facts["who"] else target


def with_changes(c: Fight, said: Message, path: str) -> Message:
    """A use, with what its effects change that last for the attack alone, and with the move that it allows: no other
    line tells that."""
    one = record(c, path)
    hooked = isinstance(one, Skill) and bool(one.hook) and one.duration in TIMELESS  # then for the attack alone
    brief = hooked or getattr(one, "duration", "") == "attack"
    changed = [*(changes(c, path, "effects") if brief else []), *moves(c, path)]
    if not changed:
        return said
    return Message("sk-log-used-changes", {"said": said, "changes": changed})


USED = {"skill": "sk-log-skill", "item": "sk-log-item", "assault": "sk-log-assault"}
"""The message for a use, by the fact that names what is used."""


def cost(c: Fight, facts: Facts) -> Message:
    """A part of a cost that something has changed."""
    args = arguments(c, {"who": facts["who"], "path": facts["path"], "n": facts["n"]})
    return Message("sk-log-cost", {**args, "what": Message(f"sk-word-{facts['part']}")})


def drained(c: Fight, facts: Facts) -> Message:
    """EN or TS taken away."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "what": Message(f"sk-word-{facts['what']}"), "n": facts["n"],
    }  # fmt: skip
    if hides(c, facts["who"]):
        return Message("sk-log-drained-hidden", args)
    return Message("sk-log-drained", {**args, "left": signed_left(facts["left"])})


def signed_left(n: int) -> Sayable:
    """What is left; below 0 with its sign."""
    return signed(n) if n < 0 else n


def actions(c: Fight, facts: Facts) -> Message:
    """More or fewer actions of a kind."""
    args = arguments(c, {"who": facts["who"], "action": facts["action"]})
    return Message("sk-log-actions", {**args, "bonus": signed(facts["amount"])})


def revived(c: Fight, facts: Facts) -> Message:
    """Back from incapacitation or from being shot down."""
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"])}
    if hides(c, facts["who"]):
        return Message("sk-log-revived-hidden", args)
    return Message("sk-log-revived", {**args, "hp": facts["hp"]})


def all_came_to(c: Fight, facts: Facts) -> Message:
    """Many of a side are no longer incapacitated, since the combat is over; they all have 1 HP (SK-14.20)."""
    those = Message("sk-of-side", {"n": facts["n"], "side": side_name(c, facts["side"])})
    return Message("sk-log-came_to", {"who": those, "hp": 1})


def escaped(c: Fight, facts: Facts) -> Message:
    """Somebody has left the scene by an escape square; of how many, where a goal asks for a number."""
    return Message("sk-log-escaped-of" if facts.get("needed") else "sk-log-escaped", arguments(c, facts))


def came_to(c: Fight, facts: Facts) -> Message:
    """No longer incapacitated, since the combat is over, with the HP that everybody then has."""
    return Message("sk-log-came_to", {"who": fighter_name(c, facts["who"]), "hp": facts["hp"]})


# Bad statuses and effects


def status(c: Fight, facts: Facts) -> Message:
    """A bad status received, perhaps as the price of something used, or one that was there already."""
    name = status_name(c, Status(facts["status"], facts["rank"]))
    how = "-kept" if facts.get("kept") else "-paid" if facts.get("paid") else ""
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "status": name}
    if facts["status"] == "corrosion":
        return Message(f"sk-log-status{how}", args)
    return Message(f"sk-log-affected{how}", {**args, "state": phrase(f"sk-affected-{facts['status']}")})


def status_refused(c: Fight, facts: Facts) -> Message:
    """A bad status that somebody does not receive, and why; that the fallen receive none goes without saying."""
    if facts["fallen"]:
        return Message("sk-nothing")
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "status": Message(f"sk-status-{facts['status']}"),
    }  # fmt: skip
    corroded = facts["status"] == "corrosion"
    args["state"] = args["status"] if corroded else phrase(f"sk-affected-{facts['status']}")
    return Message(f"sk-log-status_refused-{facts['why']}", args)


def recovered(c: Fight, facts: Facts) -> Message:
    """A bad status gone."""
    name = f"{facts['status']}:{facts['equipment']}" if facts["equipment"] else facts["status"]
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "status": status_of(c, name)}
    if facts["equipment"]:
        return Message("sk-log-recovered-seal", args | {"equipment": equipment_name(c, facts["equipment"])})
    if facts["status"] == "corrosion":
        return Message("sk-log-recovered", args)
    return Message("sk-log-recovered-affected", {**args, "state": phrase(f"sk-affected-{facts['status']}")})


def in_force(c: Fight, facts: Facts) -> Message:
    """An effect that lasts, and what it changes; what lasts for the attack only needs no line of its own."""
    if facts["until"] == "attack":
        return Message("sk-nothing")
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "name": record_name(c, facts["path"])}
    args["until"] = Message(f"sk-until-{facts['until']}")
    changed = changes(c, facts["path"], facts["part"])
    if not changed:
        return Message("sk-log-in_force", args)
    return Message(f"sk-log-in_force-{'shared' if shared(c, facts) else 'changes'}", {**args, "changes": changed})


def shared(c: Fight, facts: Facts) -> bool:
    """Whether what is used can reach others than its user, so that the line names whom it reaches."""
    target = getattr(record(c, facts["path"]), "target", "")
    return facts["part"] == "effects" and bool(target) and parse_target(target).kind != "self"


def combat_end(c: Fight, facts: Facts) -> Message:
    """Who has won, by what, after how many rounds."""
    args: dict[str, Sayable] = {"by": reason(c, facts), "rounds": facts["rounds"]}
    if not facts["winner"]:
        return Message("sk-log-combat_end-nobody", args)
    return Message("sk-log-combat_end", {**args, "winner": side_name(c, facts["winner"])})


def reason(c: Fight, facts: Facts) -> Message:
    """What has brought the end about: the one who had to fall by name; who got away before is not out of action."""
    by, winner = facts["by"], facts["winner"]
    fallen = [goal.unit for goal in c.scene.goals if by == goal.kind == "defeat" and goal.side == winner and goal.unit]
    if len(fallen) == 1 and fallen[0] in c.fighters:
        return Message("sk-by-defeat-unit", {"unit": fighter_name(c, fallen[0])})
    if by == "eliminate" and any(one.escaped and one.side != winner for one in c.fighters.values()):
        return Message("sk-by-eliminate-left")
    return Message(f"sk-by-{by}")


def overruled(c: Fight, facts: Facts) -> Message:
    """A reason to end the combat that the game master overrules."""
    return Message("sk-log-overruled", {"by": Message(f"sk-by-{facts['by']}")})


LINES: dict[str, Line] = {
    "combat": combat,
    "hazard": hazard,
    "moved": moved,
    "held": held,
    "state": state,
    "turn_state": turn_state,
    "weapon_changed": weapon_changed,
    "door": door,
    "attack": attack,
    "check": check,
    "decision": decision,
    "damage": damage,
    "real_damage": real_damage,
    "hp": hp,
    "healed": healed,
    "paid": paid,
    **dict.fromkeys(USED, used),
    "cost": cost,
    "drained": drained,
    "actions": actions,
    "revived": revived,
    "came_to": came_to,
    "all_came_to": all_came_to,
    "escaped": escaped,
    "status": status,
    "status_refused": status_refused,
    "recovered": recovered,
    "in_force": in_force,
    "combat_end": combat_end,
    "overruled": overruled,
}
