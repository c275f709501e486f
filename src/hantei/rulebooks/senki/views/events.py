"""What happened: one line for every event, from its facts alone.

Lines are read by everybody at the table: figures of NPCs stay out of them (SK-DATA.25), damage done to them does not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hantei.core.message import Message, Sayable, phrase, worded
from hantei.scenes.lineup import at_first, lined_up

from ..rules.effects import keeps_with
from ..rules.figures import record
from ..rules.knowledge import hides, start_hp
from ..rules.shapes import parse_target
from ..state import Fight
from .attacks import attack, check, damage, decision, hp, real_damage
from .changes import changes
from .names import arguments, door_squares, equipment_name, fighter_name, labelled, record_name, side_name, signed
from .situation import goals_in_words
from .uses import USED, Facts, cost, drained, paid, used

Line = Callable[[Fight, Facts], Message]


def report(c: Fight, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN:
        return Message(f"sk-log-{name}", arguments(c, facts))
    return LINES[name](c, facts)


PLAIN = (
    "round", "setup", "appeared", "waits", "main", "cleanup",
    "mounted", "handed_over", "finishing_blow", "not_healed",
    "incapacitated", "shot_down", "dead", "corrosion", "deed", "stays_down", "backstage", "scene",
)  # fmt: skip
"""Events whose facts fill one message."""


def combat(c: Fight, facts: Facts) -> Message:
    """Combat is declared, with the words of the encounter, and a line for each side."""
    scene = c.scene
    told = worded("sk-log-combat", {"title": scene.title}, scene.intro)
    people = at_first(scene.sides, c.units, partial(labelled, c))
    return lined_up(told, scene.sides, people, goals_in_words(c), partial(side_name, c))


def hazard(c: Fight, facts: Facts) -> Message:
    """Damage from another source, in the words of the encounter where it has some."""
    entry = c.scene.hazards[facts["number"]]
    if facts.get("again"):  # it goes on, as the damage tells, if it meets anybody
        return Message("sk-nothing")
    nobody = "-nobody" if facts.get("met") == 0 else ""
    if entry.text is not None:
        return Message(f"sk-log-hazard-text{nobody}", {"text": entry.text})
    where: Sayable = [str(square) for square in entry.squares] or Message("sk-everywhere")
    args: dict[str, Sayable] = {"attribute": Message(f"sk-attribute-{entry.attribute}"), "squares": where}
    return Message(f"sk-log-hazard{nobody}", {**args, "n": signed(entry.n)})


def moved(c: Fight, facts: Facts) -> Message:
    """From square to square, by a kind of move; a charge may end where it began."""
    if facts.get("attacking"):  # the line about the attack tells it
        return Message("sk-nothing")
    args = {**arguments(c, facts), "note": note(facts)}
    if facts.get("free"):
        return Message("sk-log-moved-disengage-free", args)
    if facts["how"] == "charge" and facts["start"] == facts["end"]:
        return Message("sk-log-moved-charge-back", args)
    by = "-by" if facts["how"] == "forced" and facts["user"] else ""
    return Message(f"sk-log-moved-{facts['how']}{by}", args)


def note(facts: Facts) -> Message:
    """Why no enemy held the one who moved, or that it is out of the water now."""
    if facts.get("unheld"):
        return Message(f"sk-note-{facts['unheld']}")
    return Message("sk-note-surfaced" if facts.get("surfaced") else "sk-nothing")


def readied(c: Fight, facts: Facts) -> Message:
    """A weapon made ready; before the combat, where no heading says when."""
    return Message("sk-log-readied-before" if facts.get("before") else "sk-log-readied", arguments(c, facts))


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


def cover(c: Fight, facts: Facts) -> Message:
    """Somebody takes the blow in another's place, who may have fallen, and perhaps gives up a turn for it."""
    args = arguments(c, facts)
    if facts.get("fallen"):
        args["target"] = Message("sk-only-fallen", {"fallen": args["target"]})
    return Message("sk-log-cover-ends" if facts.get("ends_turn") else "sk-log-cover", args)


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


# HP, EN and the turn


def healed(c: Fight, facts: Facts) -> Message:
    """HP or EN regained."""
    args: dict[str, Sayable] = {
        "who": fighter_name(c, facts["who"]), "what": Message(f"sk-word-{facts['what']}"), "n": facts["n"],
    }  # fmt: skip
    if not facts["n"]:
        return Message("sk-nothing")
    if "by" in facts:
        args["by"] = fighter_name(c, facts["by"])
    hidden = hides(c, facts["who"])
    args["now"] = now(c, facts, hidden)
    return Message("sk-log-healed-hidden" if hidden else "sk-log-healed", args)


def now(c: Fight, facts: Facts, hidden: bool) -> Message:
    """What was rolled for what is regained, and how much there is now: of those whose figures are `hidden`, how much
    has been taken off their HP."""
    args: dict[str, Sayable] = {"left": facts["left"]}
    how = "-full" if facts.get("full") else "-left"
    if hidden and facts["what"] == "hp":
        args["left"] = down = max(0, start_hp(c, facts["who"]) - facts["left"])
        how = "-down" if down else "-whole"
    elif hidden:
        how = ""
    if "rolled" in facts:
        return Message(
            f"sk-now-rolled{how}", {**args, "formula": in_capitals(facts["formula"]), "rolled": facts["rolled"]}
        )
    return Message(f"sk-now{how.removesuffix('-left')}", args) if how else Message("sk-nothing")


def in_capitals(formula: str) -> str:
    """Dice as they are written in sentences: "2D6+5"."""
    return formula.replace(" ", "").replace("d", "D")


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
    args: dict[str, Sayable] = {"n": facts["n"], "side": side_name(c, facts["side"])}
    whole = facts["n"] == sum(one.side == facts["side"] for one in c.fighters.values())
    those = Message("sk-of-side-all" if whole else "sk-of-side", args)
    return Message("sk-log-came_to-side", {"those": those, "hp": 1})


def escaped(c: Fight, facts: Facts) -> Message:
    """Somebody has left the scene by an escape square; of how many, where a goal asks for a number."""
    return Message("sk-log-escaped-of" if facts.get("needed") else "sk-log-escaped", arguments(c, facts))


def came_to(c: Fight, facts: Facts) -> Message:
    """No longer incapacitated, since the combat is over, with the HP that everybody then has."""
    return Message("sk-log-came_to", {"who": fighter_name(c, facts["who"]), "hp": facts["hp"]})


# Bad statuses and effects


def status(c: Fight, facts: Facts) -> Message:
    """A bad status received, perhaps as the price of something used, or one that was there already."""
    how = "-kept" if facts.get("kept") else "-paid" if facts.get("paid") else ""
    return Message(f"sk-log-affected{how}", {"who": fighter_name(c, facts["who"]), "state": affected(facts)})


def sealed(c: Fight, facts: Facts) -> Message:
    """A piece of equipment that somebody cannot use any more."""
    state = Message("sk-affected-seal-of", {"equipment": equipment_name(c, facts["equipment"])})
    return Message("sk-log-affected", {"who": fighter_name(c, facts["who"]), "state": state})


def affected(facts: Facts) -> Message:
    """What somebody is who has a bad status, with the rank of corrosion where it is told."""
    if facts.get("rank") and facts["status"] == "corrosion":
        return Message("sk-affected-corrosion-ranked", {"rank": facts["rank"]})
    return phrase(f"sk-affected-{facts['status']}")


def status_refused(c: Fight, facts: Facts) -> Message:
    """A bad status that somebody does not receive, and why; that the fallen receive none goes without saying."""
    if facts["fallen"]:
        return Message("sk-nothing")
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "state": affected(facts)}
    return Message(f"sk-log-status_refused-{facts['why']}", args)


def recovered(c: Fight, facts: Facts) -> Message:
    """A bad status gone, perhaps by an action spent on it."""
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"])}
    how = ""
    if facts.get("action"):
        how, args["action"] = "-action", Message(f"sk-action-{facts['action']}")
    if facts["equipment"]:
        return Message(f"sk-log-recovered-seal{how}", {**args, "equipment": equipment_name(c, facts["equipment"])})
    return Message(f"sk-log-recovered-affected{how}", {**args, "state": affected(facts)})


def in_force(c: Fight, facts: Facts) -> Message:
    """An effect that lasts, and what it changes; what lasts for the attack only needs no line of its own."""
    if facts["until"] == "attack":
        return Message("sk-nothing")
    args: dict[str, Sayable] = {"who": fighter_name(c, facts["who"]), "name": record_name(c, facts["path"])}
    args["until"] = until(c, facts)
    changed = changes(c, facts["path"], facts["part"])
    if not changed:
        return Message("sk-log-in_force", args)
    return Message(f"sk-log-in_force-{'shared' if shared(c, facts) else 'changes'}", {**args, "changes": changed})


def until(c: Fight, facts: Facts) -> Message:
    """How long an effect lasts, and whether it ends before that if its user falls (SK-14.4)."""
    span = Message(f"sk-until-{facts['until']}")
    if not keeps_with(record(c, facts["path"])) or c.rulings["effects_of_the_fallen"] == "1":
        return span
    return Message("sk-until-or-fall", {"until": span})


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
    if by == "escape":
        most = max((goal.count for goal in c.scene.goals if by == goal.kind and goal.side == winner), default=1)
        return Message("sk-by-escape-of", {"n": most}) if most > 1 else Message("sk-by-escape")
    left = "-left" if any(one.escaped and one.side != winner for one in c.fighters.values()) else ""
    losers = {one.side: None for one in c.fighters.values() if one.side != winner}
    if by == "eliminate" and winner and len(losers) == 1:
        return Message(f"sk-by-eliminate{left}-side", {"side": side_name(c, next(iter(losers)))})
    if by == "eliminate" and left:
        return Message("sk-by-eliminate-left")
    return Message(f"sk-by-{by}")


def overruled(c: Fight, facts: Facts) -> Message:
    """A reason to end the combat that the game master overrules."""
    return Message("sk-log-overruled", {"by": Message(f"sk-by-{facts['by']}")})


LINES: dict[str, Line] = {
    "combat": combat,
    "hazard": hazard,
    "readied": readied,
    "moved": moved,
    "held": held,
    "state": state,
    "turn_state": turn_state,
    "weapon_changed": weapon_changed,
    "door": door,
    "attack": attack,
    "cover": cover,
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
    "sealed": sealed,
    "recovered": recovered,
    "in_force": in_force,
    "combat_end": combat_end,
    "overruled": overruled,
}
