"""What happened: one line for every event, from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from hantei.core.message import Message, Sayable, phrase, worded
from hantei.scenes.lineup import at_first, lined_up
from hantei.scenes.muster import muster

from ..content.records import Row
from ..rules.conditions import able, aware, can_act, present
from ..rules.fumbles import fumble_table
from ..rules.goals import met
from ..rules.knowledge import hides
from ..rules.movement import MOVING
from ..rules.wounding import penalty_table
from ..state import Fight
from .attacks import damage, struck, volley
from .checks import check
from .initiatives import order, unable
from .moves import moved, stayed
from .names import (
    arguments,
    armed,
    condition_name,
    ended_by,
    healed,
    labelled,
    person,
    place_name,
    side_name,
    step_label,
    weapon_parts,
    wound,
)
from .situation import goals_in_words

Facts = Mapping[str, Any]
Line = Callable[[Fight, Facts], Message]


def report(c: Fight, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN:
        return Message(f"gd-log-{name}", arguments(c, facts))
    return LINES[name](c, facts)


PLAIN = (
    "bleeding_over", "evaded", "end_check",
    "stabilised", "skill_refused", "reloaded",
    "aims", "round", "arrived", "escaped", "dropped",
)  # fmt: skip
"""Events whose facts fill one message."""


def fight(c: Fight, facts: Facts) -> Message:
    """A fight begins, with the words of the encounter, and a line for each side."""
    scene = c.content.encounters[facts["encounter"]]
    told = worded("gd-log-fight", {"title": scene.title}, scene.intro)
    people = at_first(scene.sides, {who: unit for who, unit, _ in muster(scene.units)}, partial(labelled, c))
    return lined_up(told, scene.sides, people, goals_in_words(c), partial(side_name, c))


def fight_end(c: Fight, facts: Facts) -> Message:
    """How it ended, and by what."""
    args: dict[str, Sayable] = {"rounds": facts["rounds"]}
    if not facts["winner"]:
        return Message("gd-log-fight_end-nobody", args)
    args["winner"] = c.scene.sides[facts["winner"]].name
    if not facts["by"]:
        return worded("gd-log-fight_end", args, c.scene.outro.get(facts["winner"]))
    args["by"] = ended_by(c, facts["winner"], facts["by"])
    how = "held" if facts["by"] in HELD else "by"
    return worded(f"gd-log-fight_end-{how}", args, c.scene.outro.get(facts["winner"]))


HELD = ("rounds", "survive")
"""Ends that name the round themselves."""


def action_check(c: Fight, facts: Facts) -> Message:
    """Somebody's action check, which is empty for whoever cannot act (GD-04.1); of the dead none is told, and of those
    who were unconscious before the order of action none in which nothing passes."""
    who, args = facts["who"], {"who": person(c, facts["who"])}
    fighter = c.fighters[who]
    if fighter.dead:
        return phrase("gd-nothing")
    if fighter.unconscious:
        in_order = fighter.fell == c.round  # that of this round has named them
        return Message(f"gd-log-action_check-{'felled' if in_order else 'unconscious'}", args)
    if not aware(c, who):  # out of the order of action, whatever else bars them
        return Message("gd-log-action_check-unaware", args)
    if not can_act(c, who):
        why = unable(c, who)
        return Message("gd-log-action_check-unable", {**args, "why": condition_name(why)} if why else args)
    return Message("gd-log-action_check-late" if facts.get("late") else "gd-log-action_check", args)


DONE_AT_ONCE = (
    "cautious",
    "normal",
    "full",
    "stay",
    "shoot",
    "throw",
    "melee",
    "take_aim",
    "ready",
    "use_item",
    "use_skill",
    "move",
)
"""Declarations that are carried out at once: the deed has a line of its own, even if it fails."""


def goes_unsaid(c: Fight, declared: str) -> bool:
    """Return whether the line that follows tells a declaration; by ruling others may come between the two (GD-04.5)."""
    return declared in DONE_AT_ONCE and c.rulings["wait_rule"] != "interrupt"


def method(c: Fight, facts: Facts) -> Message:
    """A movement method is declared."""
    if goes_unsaid(c, facts["method"]):
        return phrase("gd-nothing")
    return Message(f"gd-log-method-{facts['method']}", arguments(c, facts))


def action(c: Fight, facts: Facts) -> Message:
    """An action is declared, or none; for somebody who moves the move is told instead of no action."""
    only_moves = facts["action"] == "none" and facts.get("method") in MOVING
    if facts["action"] == "none" and not only_moves:  # the heading says that nothing was done
        return phrase("gd-nothing")
    if goes_unsaid(c, "move" if only_moves else facts["action"]):
        return phrase("gd-nothing")
    return Message(f"gd-log-action-{'move' if only_moves else facts['action']}", arguments(c, facts))


def bleeding(c: Fight, facts: Facts) -> Message:
    """Somebody begins to bleed, or bleeds the more."""
    more = "-more" if len(c.fighters[facts["who"]].bleeding) > 1 else ""
    return Message(f"gd-log-bleeding{more}", arguments(c, facts))


def aim_lost(c: Fight, facts: Facts) -> Message:
    """An aim is lost, and why; that one is over with its shots, or with whoever aimed, goes without saying."""
    fighter = c.fighters[facts["who"]]
    if facts.get("used") or fighter.dead or fighter.unconscious:
        return phrase("gd-nothing")
    why = out_of_it(c, facts["target"]) or facts.get("why", "")
    if why == "moving" and facts.get("method"):
        why = "method"
    return Message(f"gd-log-aim_lost-{why}" if why else "gd-log-aim_lost", arguments(c, facts))


def out_of_it(c: Fight, who: str) -> str:
    """Return why nobody needs to aim at somebody any more: `felled` or `gone`; "" if they are still there to aim at."""
    fighter = c.fighters[who]
    if fighter.dead or fighter.unconscious:
        return "felled"
    return "" if present(c, who) else "gone"


def lapsed(c: Fight, facts: Facts) -> Message:
    """An action comes to nothing: nobody, or nothing, is within reach of it."""
    aimed = f"-{facts['action']}" if facts["action"] in AT_SOMEBODY else ""
    return Message(f"gd-log-lapsed{aimed}", arguments(c, facts))


AT_SOMEBODY = ("shoot", "throw", "melee", "take_aim", "ready", "use_item", "use_skill")
"""Actions that need somebody at whom they are done, or something to take in hand."""


def posture_announced(c: Fight, facts: Facts) -> Message:
    """Getting up or lying down is announced; its own line tells it, unless by ruling others may come in between."""
    if c.rulings["wait_rule"] != "interrupt":
        return phrase("gd-nothing")
    return Message(f"gd-log-posture_announced-{facts['change']}", arguments(c, facts))


def posture(c: Fight, facts: Facts) -> Message:
    """Somebody has got up or lain down."""
    return Message("gd-log-posture-down" if facts["prone"] else "gd-log-posture-up", arguments(c, facts))


def condition(c: Fight, facts: Facts) -> Message:
    """Somebody comes into a condition; that the unconscious fall, unless they lie there already, goes without saying
    (GD-07.6). `spent`: the extra damage of a row has brought endurance to 0 or below, not the row itself (GD-07.5)."""
    word, source = facts["condition"], facts.get("source", "")
    if (word, source) == ("prone", "unconscious"):
        return phrase("gd-nothing")
    at_once = "-at_once" if (word, source) == ("dead", "table") else ""
    last = "-decides" if decides(c, facts["who"], word) else ""
    args: dict[str, Sayable] = {"who": person(c, facts["who"])}
    if word == "unconscious":
        args |= {"lying": int(bool(facts.get("lying"))), "spent": int(source == "extra_damage")}
    return Message(f"gd-log-condition-{word}{at_once}{last}", args)


def decides(c: Fight, who: str, word: str) -> bool:
    """Return whether the fight is decided by somebody's going down, and goes on to the end of the round (GD-01.3)."""
    counts = any(goal.kind == "defeat" and goal.unit == who for goal in c.scene.goals)
    if not counts or c.referee or c.rulings["fight_end"] == "round_limit":
        return False
    return word == "unconscious" or (word == "dead" and not c.fighters[who].unconscious)


def impaired(c: Fight, facts: Facts) -> Message:
    """A shock or wound."""
    what = wound(facts["kind"], facts["amount"], facts["limb"])
    return Message("gd-log-impaired", {"who": person(c, facts["who"]), "wound": what})


def impairment_over(c: Fight, facts: Facts) -> Message:
    """A shock or light wound has passed; of the dead it is not told."""
    if c.fighters[facts["who"]].dead:
        return phrase("gd-nothing")
    who, kind, count = person(c, facts["who"]), facts["kind"], facts.get("count", 1)
    if count > 1:
        several = Message(f"gd-wounds-{kind}", {"count": count, "amount": facts["amount"]})
        return Message("gd-log-worn_off", {"who": who, "wound": several})
    return Message(f"gd-log-worn_off-{kind}", {"who": who, "amount": Message("gd-worn", {"amount": facts["amount"]})})


def shock_over(c: Fight, facts: Facts) -> Message:
    """A shock has passed with the check that it hampered (GD-07.20); of the dead it is not told."""
    return phrase("gd-nothing") if c.fighters[facts["who"]].dead else Message("gd-log-shock_over", arguments(c, facts))


def wound_healed(c: Fight, facts: Facts) -> Message:
    """A serious wound is removed."""
    what = healed(facts["amount"], facts["limb"])
    return Message("gd-log-healed", {"who": person(c, facts["who"]), "wound": what})


def endurance_lost(c: Fight, facts: Facts) -> Message:
    """Endurance lost, by what, unless the hit has just been told; what is left, unless it is hidden from somebody."""
    args = {**arguments(c, facts), "why": phrase(f"gd-why-{facts['why']}")}
    name = "gd-log-endurance_lost-hit" if facts["why"] == "damage" else "gd-log-endurance_lost"
    return Message(f"{name}-veiled" if hides(c, facts["who"]) else name, args)


def endurance_restored(c: Fight, facts: Facts) -> Message:
    """Endurance regained; what there is now, unless it is hidden from somebody."""
    veiled = hides(c, facts["who"]) or "left" not in facts
    return Message(f"gd-log-endurance_restored{'' if veiled else '-left'}", arguments(c, facts))


def penalty_row(c: Fight, facts: Facts) -> Message:
    """A row of the damage penalty table; what it brings, if anything, is told after it."""
    args = {**arguments(c, facts), "table": phrase(f"gd-table-{facts['table']}")}
    nothing = penalty_table(c, facts["table"]).rows[facts["row"]] == Row()
    return Message("gd-log-penalty-nothing" if nothing else "gd-log-penalty", args)


def tactics(c: Fight, facts: Facts) -> Message:
    """Whom a tactics success helps, and in what (GD-03.3)."""
    to, gainers = facts["effect"], facts["gainers"]
    args = arguments(c, facts)
    side = c.fighters[gainers[0]].side if gainers else ""
    others = [who for who, one in c.fighters.items() if one.side == side and present(c, who) and not one.dead]
    if len(gainers) > 1 and all(who in gainers for who in others):
        args["gainers"] = Message("gd-everyone", {"side": side_name(c, side)})
    return Message("gd-log-tactics" if to == "initiative" else f"gd-log-tactics-{to}", args)


def fumble(c: Fight, facts: Facts) -> Message:
    """A row of the fumble table, in its own words."""
    table = fumble_table(c, facts["table"])
    text = table.rows[facts["row"]].text if table is not None else ""
    return Message("gd-log-fumble", {**arguments(c, facts), "text": text})


def in_force(c: Fight, facts: Facts) -> Message:
    """What hampers somebody in the coming actions; wounds alone that they had in the last round are not told again."""
    args: dict[str, Sayable] = {"who": person(c, facts["who"])}
    conditions = [condition_name(one) for one in facts["conditions"]]
    if facts.get("known") and not conditions:
        return phrase("gd-nothing")
    down = list(facts["conditions"]) == ["prone"]  # whoever lay down has not fallen
    args |= {"conditions": conditions} if conditions and not down else {}
    if not facts["percent"]:
        return Message(f"gd-log-in_force-{'down' if down else 'only'}", args)
    args |= {"percent": facts["percent"], "reasons": reasons(c, facts)}
    return Message(f"gd-log-in_force-{'down-both' if down else 'both' if conditions else 'why'}", args)


def reasons(c: Fight, facts: Facts) -> Sayable:
    """Why somebody's checks are modified, in a row; several wounds of a kind are told with their number."""
    whole = Counter(one.kind for one in c.fighters[facts["who"]].impairments if not one.limb)
    told: Sayable = ""
    for label in facts["reasons"]:
        several = whole[label] > 1 and c.rulings["wound_stacking"] != "worst_of_kind"
        one = Message(f"gd-reason-{label}", {"n": whole[label]}) if several else step_label(c, label)
        told = Message("gd-reasons", {"before": told, "reason": one}) if told else one
    return told


def noticed(c: Fight, facts: Facts) -> Message:
    """Somebody has heard a shot, or been attacked; whoever is the first to do so tells their whole side."""
    told = Message("gd-log-noticed-attacked" if facts["attacked"] else "gd-log-noticed", arguments(c, facts))
    alone = [who for who, one in c.fighters.items() if one.side == facts["side"] and able(c, who)] == [facts["who"]]
    missing = None if forestalled(c, facts["side"]) else facts.get("missing")
    args: dict[str, Sayable] = {"noticed": told, "side": side_name(c, facts["side"]), "missing": missing or 0}
    alarm = "" if missing is None else "-alarm"
    if not facts["wakes"] or alone:
        return Message("gd-log-noticed-alarm", args) if alarm else told
    return Message(f"gd-log-noticed-wakes{alarm}", args)


def forestalled(c: Fight, side: str) -> bool:
    """Return whether what decides the fight before the alarm of a side would is there already (GD-01.3)."""
    alarm = next((n for n, goal in enumerate(c.scene.goals) if (goal.side, goal.kind) == (side, "noticed")), 0)
    return any(met(c, goal) for goal in c.scene.goals[:alarm])


def noise(c: Fight, facts: Facts) -> Message:
    """A shot can be heard; told by whoever notices it (GD-11.7), since everybody else knows of the shooting or does not
    hear it."""
    return phrase("gd-nothing")


def condition_over(c: Fight, facts: Facts) -> Message:
    """Somebody recovers from a condition; of the dead it is not told, and of the unconscious not that they are off
    balance no more."""
    fighter = c.fighters[facts["who"]]
    if fighter.dead or (fighter.unconscious and facts["condition"] == "unstable"):
        return phrase("gd-nothing")
    args = arguments(c, facts)
    if facts["condition"] == "unstable":
        args["condition"] = phrase("gd-recovered-unstable")
    return Message("gd-log-condition_over", args)


def effect(c: Fight, facts: Facts) -> Message:
    """Something takes effect; of an item, and of a fumble, the line before has told it."""
    told = facts["source"] == "fumble" or facts["source"] in c.records.items
    return phrase("gd-nothing") if told else Message("gd-log-effect", arguments(c, facts))


def item_used(c: Fight, facts: Facts) -> Message:
    """Something is used up, on oneself or on somebody else."""
    alone = "-alone" if facts["who"] == facts["patient"] else ""
    return Message(f"gd-log-item_used{alone}", arguments(c, facts))


def treated(c: Fight, facts: Facts) -> Message:
    """GD-04.16: what a medical action that has succeeded is for, where its effect does not follow at once."""
    if facts["treatment"] != "rouse":
        return phrase("gd-nothing")
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "patient": person(c, facts["patient"])}
    return Message("gd-log-treated-rouse", args)


def readied(c: Fight, facts: Facts) -> Message:
    """A weapon is in hand, and what was held is put away; of one from the ground the line before has told it."""
    if facts.get("picked"):
        return phrase("gd-nothing")
    hand = "" if facts["hand"] == "both" else "-in"
    away = [one for one in facts.get("away", ()) if one != facts["weapon"] and armed(c, one) != phrase("gd-unarmed")]
    if not away:
        return Message(f"gd-log-readied{hand}", arguments(c, facts))
    return Message(f"gd-log-readied{hand}-away", {**arguments(c, facts), "away": [armed(c, one) for one in away]})


def picked_up(c: Fight, facts: Facts) -> Message:
    """A weapon is picked up from the ground, where it has no number among several of its kind; whoever has only set out
    for somewhere does so where they still are (GD-06.8)."""
    args: dict[str, Sayable] = {**arguments(c, facts), "weapon": weapon_parts(c, facts["weapon"])[0]}
    fighter = c.fighters[facts["who"]]
    if fighter.bound_for:
        return Message("gd-log-picked_up-place", {**args, "place": place_name(c, fighter.place)})
    return Message("gd-log-picked_up", args)


def cover(c: Fight, facts: Facts) -> Message:
    """Cover is taken or given up; whoever goes elsewhere has left it before the move, and whoever has only set out is
    still where they were (GD-06.8)."""
    if facts.get("moving"):
        return phrase("gd-nothing")
    fighter = c.fighters[facts["who"]]
    if facts["on"] and fighter.bound_for:
        return Message("gd-log-cover-on-place", {**arguments(c, facts), "place": place_name(c, fighter.place)})
    return Message("gd-log-cover-on" if facts["on"] else "gd-log-cover-off", arguments(c, facts))


def unnoticed(c: Fight, facts: Facts) -> Message:
    """GD-11.7: somebody is attacked and, being stunned or confused, does not notice it."""
    why = condition_name(unable(c, facts["who"]))
    return Message("gd-log-unnoticed", {"who": person(c, facts["who"]), "why": why})


LINES: Mapping[str, Line] = {
    "unnoticed": unnoticed,
    "stayed": stayed,
    "action_check": action_check,
    "condition_over": condition_over,
    "effect": effect,
    "item_used": item_used,
    "condition": condition,
    "fight": fight,
    "fight_end": fight_end,
    "check": check,
    "method": method,
    "noise": noise,
    "noticed": noticed,
    "action": action,
    "posture_announced": posture_announced,
    "posture": posture,
    "impaired": impaired,
    "impairment_over": impairment_over,
    "shock_over": shock_over,
    "wound_healed": wound_healed,
    "endurance_lost": endurance_lost,
    "endurance_restored": endurance_restored,
    "volley": volley,
    "blow": struck("blow"),
    "throw": struck("throw"),
    "damage": damage,
    "penalty_row": penalty_row,
    "tactics": tactics,
    "fumble": fumble,
    "in_force": in_force,
    "order": order,
    "moved": moved,
    "treated": treated,
    "cover": cover,
    "readied": readied,
    "picked_up": picked_up,
    "lapsed": lapsed,
    "bleeding": bleeding,
    "aim_lost": aim_lost,
}
"""Events that need more than their facts."""
