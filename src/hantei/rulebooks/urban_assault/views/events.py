"""What happened: one line for every event that is told."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from hantei.core.message import Message, Sayable, worded
from hantei.core.text import Text
from hantei.scenes.naming import Name

from ..rules.gear import life_max
from ..rules.loot import standard_row
from ..rules.operation import own_operations
from ..rules.squad import role_of, seat_of
from ..state import Campaign
from . import names
from .checks import automatic, check_line, hit_table, impossible, points, skill_used
from .fighting import (
    battle_begins,
    battle_over,
    begun,
    enemy_attacks,
    killed,
    leader_made,
    level_shifted,
    met,
    mixed,
    modified,
    prisoners,
    reinforced,
    stricken,
    struck,
    throw_missed,
    unit_left,
)
from .goods import (
    bearer,
    cannot_join,
    delivered,
    deployed,
    dropped,
    found,
    handed_over,
    hired,
    issued,
    left_behind,
    requested,
    spent,
    stocks,
    traded,
)
from .maps import map_chosen, map_drawn, map_entered, map_passed, text_at
from .names import (
    amount,
    arguments,
    gear_name,
    grip_name,
    own,
    person,
    place_of,
    plain,
    price,
    search,
    signed,
    stage_help,
    sub_name,
    table_name,
    thing,
    unit_spec,
)

Facts = Mapping[str, Any]
Line = Callable[[Campaign, Facts], Message]


def report(c: Campaign, name: str, facts: Facts) -> Message:
    """The line for an event. Raises `KeyError` for an event that nobody tells."""
    if name in PLAIN:
        return Message(f"ua-log-{name}", arguments(c, facts))
    return LINES[name](c, facts)


PLAIN = (
    # checks and points
    "reroll", "use_left", "shotgun_total",
    # battle
    "reaction_die", "remembered", "absent",
    "digit_shifted", "retreat_failed", "refused",
    "no_effect", "target_die", "dropped_out", "cancelled",
    "shield_holds", "bleeding", "incapacitated", "drone_started", "c4_set",
    "c4_dud", "c4_blast", "ied", "space_changed", "retreat", "taken_over", "rope_holds", "hit",
    # goods
    "lost_item", "information", "information_lost",
    "dismissed", "exchanged", "surplus", "stage_magazines", "ate", "rested",
    # people
    "learnt", "experience", "joined", "parted", "no_ties", "released", "escape_tried",
    "escaped",
    "recruited", "returned", "nobody_returns", "restored", "recovered", "trap_disarmed",
    # the operation
    "objective_met", "map_avoided", "map_left", "no_way",
    "operation_begins", "thrown",
)  # fmt: skip
"""Events whose facts fill one message."""


# What the scenario says


def say(c: Campaign, facts: Facts) -> Message:
    """Words of the scenario."""
    text = text_at(c, facts["path"])
    return plain(text) if text is not None else Message("ua-nothing")


def encounter(c: Campaign, facts: Facts) -> Message:
    """Enemies are met, in the words of the scenario where it has some."""
    text = text_at(c, facts["path"])
    return plain(text) if text is not None else Message("ua-log-encounter")


def lap_begins(c: Campaign, facts: Facts) -> Message:
    """A lap, with its prologue."""
    lap = search(c, facts["path"])
    text = None if lap is None else lap.prologue
    first = c.operation is None or not own_operations(c) or facts["lap"] == 1  # of which `operation_begins` tells
    return worded("ua-log-lap_begins" if first else "ua-log-next_operation", {"n": facts["lap"]}, text)


def lap_ends(c: Campaign, facts: Facts) -> Message:
    """The end of a lap, with its epilogue."""
    lap = search(c, facts["path"])
    if lap is None or lap.epilogue is None:
        return Message("ua-log-lap_ends", {"n": facts["lap"]})
    laps = 0 if c.operation is None or not own_operations(c) else len(c.scenario.progress.laps)
    if not laps or facts["lap"] == laps:
        return plain(lap.epilogue)
    return Message("ua-log-one_operation_over", {"text": lap.epilogue, "n": facts["lap"], "all": laps})


def chosen(c: Campaign, facts: Facts) -> Message:
    """What was chosen, in the words of the scenario."""
    text = text_at(c, facts["path"])
    return Message("ua-log-chosen", {"who": person(c, facts["who"]), "text": "" if text is None else curt(text)})


def curt(text: Text) -> Text:
    """A text without what stands in brackets at its end, which was of use for the choice alone."""
    return Text(ja=re.sub(r"（[^（）]*）$", "", text.ja), en=re.sub(r" \([^()]*\)$", "", text.en))


def waits(c: Campaign, facts: Facts) -> Message:
    """An effect that waits, in the words of the scenario where it has some."""
    text = text_at(c, facts["path"])
    if text is not None:
        return plain(text)
    if "until_lap" in facts:
        return Message("ua-log-waits-laps", {"lap": int(str(facts["until_lap"]))})
    return Message(f"ua-log-waits-{facts['scope']}")


def operation(c: Campaign, facts: Facts) -> Message:
    """A scenario is set about, with its introduction."""
    scenario = c.content.scenarios[facts["scenario"]]
    return worded("ua-log-operation", {"title": scenario.title}, scenario.intro or scenario.world)


# Stocks and people


def game(c: Campaign, facts: Facts) -> Message:
    """Who sits at the table."""
    return Message("ua-log-game", {"seats": [person(c, seat) for seat in facts["seats"]]})


def healed(c: Campaign, facts: Facts) -> Message:
    """Life regained, if any was missing."""
    return Message("ua-log-healed", arguments(c, facts)) if facts["n"] else Message("ua-nothing")


def unhurt(c: Campaign, facts: Facts) -> Message:
    """Nobody of those who are to recover has life to regain."""
    whom = facts.get("whom", "all")
    return Message("ua-log-unhurt" if whom == "all" else f"ua-log-unhurt-{whom}")


def hurt(c: Campaign, facts: Facts) -> Message:
    """Damage to a leader, if anything of it is left."""
    args = arguments(c, facts)
    return Message("ua-log-hurt", args) if facts["amount"] else Message("ua-log-hurt-none", args)


def wounded(c: Campaign, facts: Facts) -> Message:
    """A wound level of a leader, which may be taken in place of a member."""
    line = "ua-log-wounded-instead-does" if "instead_of" in facts else "ua-log-wounded-does"
    return Message(line, {"who": person(c, facts["who"]), **names.wounded(facts["wounds"])})


def cured(c: Campaign, facts: Facts) -> Message:
    """A wound, a condition, or 1 life."""
    who = person(c, facts["who"])
    if facts["what"] == "life":
        return Message("ua-log-cured-life", {"who": who})
    if facts["what"] == "wound" and "wounds" in facts:
        return Message("ua-log-cured-wound", {"who": who, "wounds": facts["wounds"]})
    return Message("ua-log-cured", {"who": who, "what": thing(c, facts["what"])})


def grown(c: Campaign, facts: Facts) -> Message:
    """An ability raised."""
    sub = c.squads[facts["who"]].leader.sub
    ability: Name = sub_name(sub) if facts["ability"] == "sub" else Message(f"ua-ability-{facts['ability']}")
    args: dict[str, Sayable] = {"who": person(c, facts["who"]), "ability": ability}
    args |= {"value": facts["value"], "left": facts["left"]}
    most = life_max(c, c.squads[facts["who"]]).value
    if facts["ability"] != "life" or most == facts["value"]:
        return Message("ua-log-grown", args)
    return Message("ua-log-grown-life", {**args, "most": most})


# Encounters and battle


def demand(c: Campaign, facts: Facts) -> Message:
    """What the enemy wants."""
    wanted: list[Sayable] = [*price(**{name: facts[name] for name in ("magazines", "scrip", "mre")})]
    wanted += [gear_name(c, gear) for gear in facts["items"]]
    return Message("ua-log-demand", {"price": wanted})  # type: ignore[dict-item]


def reaction_moved(c: Campaign, facts: Facts) -> Message:
    """The reaction die counts as another one, by the encounter, companions, or what the squad has done before."""
    if c.operation is None:  # the operation has ended within the same move
        return Message("ua-log-reaction_moved", {"change": signed(facts["change"]), "die": facts["die"]})
    by = []
    for source, n in zip(facts["sources"], facts["changes"], strict=True):
        companion = source in c.scenario.companions
        what = plain(own(c, "companions", source)) if companion else Message(f"ua-moved-{source}")
        by.append(Message("ua-moved-companion" if companion else "ua-moved", {"what": what, "n": signed(n)}))
    return Message("ua-log-reaction_moved-by", {"by": by, "die": facts["die"]})


def shifted(c: Campaign, facts: Facts) -> Message:
    """The interpreter shifts the reaction die."""
    if "die" in facts:
        return Message("ua-log-shifted", {"die": facts["die"]})
    return Message(f"ua-log-shifted-{facts['way']}")


def counted(c: Campaign, facts: Facts) -> Message:
    """A counter of the scenario moves; of one that loses the operation, when it does."""
    entry = c.scenario.counters.get(facts["counter"]) if c.operation is not None else None
    if entry is not None and not entry.told:
        return Message("ua-nothing")
    args = {**arguments(c, facts), "change": signed(facts["change"])}
    failures = c.scenario.failure if c.operation is not None else ()  # it may have ended within the same move
    asked = [one.when.at_least for one in failures if one.when.counter == facts["counter"]]
    limit = next(filter(None, asked), None)
    told = Message("ua-log-counted", args)
    if limit is not None and facts["now"] < limit:  # that it is reached is told by the failure
        told = Message("ua-log-counted-limit", {**args, "limit": limit})
    why = getattr(search(c, facts["path"]), "why", None) if "path" in facts else None
    return told if why is None else Message("ua-log-counted-why", {"why": plain(why), "told": told})


def afflicted(c: Campaign, facts: Facts) -> Message:
    """A condition, and what it does to rolls."""
    args = arguments(c, facts)
    entry = c.scenario.conditions.get(facts["condition"]) if c.operation is not None else None
    rolls = ("attack", "defence", "detection") if entry is not None else ()
    does = [
        Message(f"ua-does-{roll}", {"change": signed(change)}) for roll in rolls if (change := getattr(entry, roll))
    ]
    return Message("ua-log-afflicted-does", {**args, "does": does}) if does else Message("ua-log-afflicted", args)


def silent(c: Campaign, facts: Facts) -> Message:
    """A member who will not attack in this battle, or never does."""
    member = c.squads[seat_of(c, facts["who"])].members[facts["who"]]
    return Message("ua-log-silent" if role_of(c, member).fights else "ua-log-silent-idle", arguments(c, facts))


def grip_changed(c: Campaign, facts: Facts) -> Message:
    """Gun and shield in hand are changed, and with a shield the life."""
    args: dict[str, Sayable] = {
        "who": person(c, facts["who"]),
        "grip": grip_name(c, facts["who"], facts["grip"]),
    }
    if "max" not in facts:
        return Message("ua-log-grip_changed", args)
    life = Message("ua-sit-life", {"n": facts["life"], "max": facts["max"]})
    return Message("ua-log-grip_changed-life", {**args, "life": life})


def reaction(c: Campaign, facts: Facts) -> Message:
    """How the enemy reacts; what comes of it is said in words where nothing else tells it."""
    how = TOLD.get(facts["reaction"], "")
    return Message(f"ua-log-reaction-{how}" if how else "ua-log-reaction", arguments(c, facts))


TOLD = {
    "withdraw": "leaves", "neutral": "alone", "friendly": "passage", "supportive": "help", "extortion": "wants",
}  # fmt: skip
"""Reactions that are no fight yet, and the line of each."""


def numbers(c: Campaign, facts: Facts) -> Message:
    """How many there are on both sides, and whether the enemy leaves for that."""
    return Message("ua-log-numbers-leaves" if facts.get("leaves") else "ua-log-numbers", arguments(c, facts))


def item_used(c: Campaign, facts: Facts) -> Message:
    """Something is used; of expendables, how many are left, which a line for what it does says too (`rest`)."""
    args = arguments(c, facts)
    args["user"] = args["who"]
    if "early" in facts:
        args["user"] = Message(f"ua-early-{facts['early']}", {"who": args["who"]})
    if "left" not in facts:
        return Message("ua-log-item_used", {**args, "rest": Message("ua-note-none")})
    return Message("ua-log-item_used-left", {**args, "rest": Message("ua-used-left", {"left": facts["left"]})})


def follow_up(c: Campaign, facts: Facts) -> Message:
    """A critical earns another attack, which its own check tells."""
    return Message("ua-nothing")


def first_strike(c: Campaign, facts: Facts) -> Message:
    """The squad chose to strike first; the beginning of the battle tells who is first."""
    return Message("ua-nothing")


def captured(c: Campaign, facts: Facts) -> Message:
    """Prisoners are taken; where the scenario books them, it tells that itself."""
    if unit_spec(c, facts["unit"]).on_capture:
        return Message("ua-nothing")
    return Message("ua-log-captured", arguments(c, facts))


def shown(facts: Facts) -> Message:
    """What the die of a table shows, and what it counts as where it is modified."""
    change = facts["die"] - facts["face"]
    args = {"face": facts["face"], "die": facts["die"], "change": signed(change)}
    die = Message("ua-die-moved" if change else "ua-die", args)
    if "paid" not in facts:
        return die
    return Message("ua-die-bought", {"shown": die, "sub": sub_name(facts["paid"]), "left": facts["points"]})


def looted(c: Campaign, facts: Facts) -> Message:
    """A throw on a loot table."""
    die = shown(facts)
    if "modifier" in facts:  # a point of one's own has its line; this has none
        die = Message("ua-die-here", {"shown": die, "change": signed(facts["modifier"])})
    row = standard_row(facts["die"]) if facts["table"] == "standard" else None
    if row is not None and row.least:
        die = Message("ua-die-least", {"shown": die, "amount": amount(row.what, row.least)})
    if "more" in facts:
        die = Message("ua-die-more", {"shown": die, "n": facts["more"]})
    return Message("ua-log-loot", {"table": table_name(c, facts["table"]), "die": die})


def table_row(c: Campaign, facts: Facts) -> Message:
    """A throw on a table of the scenario, which is called by the map where it stands."""
    args = {**arguments(c, facts), "die": shown(facts)}
    if c.operation is None:  # the operation has ended within the same move
        return Message("ua-log-table_row-over", args)
    parts = facts["path"].split("/")
    whom = parts[0] == "companions"
    args["place"] = own(c, "companions", parts[1]) if whom else place_of(c, facts["path"])
    empty = search(c, f"{facts['path']}/rows/{facts['row']}") == ()
    if whom:
        return Message("ua-log-table_row-companion-nothing" if empty else "ua-log-table_row-companion", args)
    return Message("ua-log-table_row-nothing" if empty else "ua-log-table_row", args)


def operation_failed(c: Campaign, facts: Facts) -> Message:
    """A condition for failure has come true: the counter that it asks for, if it asks for one alone."""
    for failure in c.scenario.failure if c.operation is not None else ():
        asked = failure.when
        if failure.ending == facts["ending"] and asked.counter and asked.at_least is not None:
            name = own(c, "counters", asked.counter)
            return Message("ua-log-operation_failed-counter", {"counter": name, "n": asked.at_least})
    return Message("ua-log-operation_failed")


def trap_sprung(c: Campaign, facts: Facts) -> Message:
    """A trap goes off: where nobody tried to disarm it, this is said, and whether somebody could have."""
    line = f"ua-log-trap_sprung-{facts['untried']}" if "untried" in facts else "ua-log-trap_sprung"
    return Message(line, {"who": person(c, facts["who"])})


def suggested_level(c: Campaign, facts: Facts) -> Message:
    """For whom an operation is meant: for one level, or for several."""
    low, high = facts["low"], facts["high"]
    levels = Message("ua-level-alone", {"n": low}) if low == high else Message("ua-levels", {"low": low, "high": high})
    args = {"who": person(c, facts["who"]), "level": facts["level"], "levels": levels}
    return Message("ua-log-suggested_level", args)


def operation_over(c: Campaign, facts: Facts) -> Message:
    """How an operation ended, and what helps a successor to try it again."""
    args = arguments(c, facts)
    if facts.get("stage"):
        return Message("ua-log-operation_over-lost-stage", {**args, "help": stage_help(facts["stage"])})
    return Message(f"ua-log-operation_over-{facts['result']}", args)


def ended(c: Campaign, facts: Facts) -> Message:
    """The result of an operation is known; that it is over tells it."""
    return Message("ua-nothing")


LINES: dict[str, Line] = {
    "trap_sprung": trap_sprung,
    "unhurt": unhurt,
    "left_behind": left_behind,
    "found": found,
    "throw_missed": throw_missed,
    "mixed": mixed,
    "afflicted": afflicted,
    "deployed": deployed,
    "leader_made": leader_made,
    "silent": silent,
    "skill_used": skill_used,
    "points": points,
    "follow_up": follow_up,
    "first_strike": first_strike,
    "reinforced": reinforced,
    "captured": captured,
    "killed": killed,
    "prisoners": prisoners,
    "loot": looted,
    "table_row": table_row,
    "operation_failed": operation_failed,
    "hired": hired,
    "requested": requested,
    "bought": traded("bought"),
    "sold": traded("sold"),
    "round": begun,
    "reaction": reaction,
    "numbers": numbers,
    "item_used": item_used,
    "hit_table": hit_table,
    "check": check_line,
    "impossible": impossible,
    "automatic": automatic,
    "say": say,
    "ending": say,
    "encounter": encounter,
    "map_entered": map_entered,
    "map_passed": map_passed,
    "map_drawn": map_drawn,
    "map_chosen": map_chosen,
    "lap_begins": lap_begins,
    "lap_ends": lap_ends,
    "chosen": chosen,
    "waits": waits,
    "operation": operation,
    "gained": stocks("gained"),
    "lost": stocks("lost"),
    "paid": stocks("paid"),
    "spent": spent,
    "issued": issued,
    "game": game,
    "handed_over": handed_over,
    "bearer": bearer,
    "healed": healed,
    "felled": struck("ua-log-felled"),
    "damaged": struck("ua-log-damaged"),
    "reaction_moved": reaction_moved,
    "dropped": dropped,
    "hurt": hurt,
    "cured": cured,
    "wounded": wounded,
    "delivered": delivered,
    "cannot_join": cannot_join,
    "grown": grown,
    "met": met,
    "demand": demand,
    "shifted": shifted,
    "battle_begins": battle_begins,
    "enemy_attacks": enemy_attacks,
    "level_shifted": level_shifted,
    "counted": counted,
    "modified": modified,
    "grip_changed": grip_changed,
    "unit_left": unit_left,
    "stunned": stricken("stunned"),
    "flashed": stricken("flashed"),
    "battle_over": battle_over,
    "operation_ended": ended,
    "operation_over": operation_over,
    "suggested_level": suggested_level,
}
