"""The options of every question: their words, and what their references stand for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from hantei.core.decision import Decision
from hantei.core.glance import at_a_glance
from hantei.core.message import Message, Sayable
from hantei.scenes.naming import Name

from ..content.language import Choose, Shop
from ..content.records import Gear
from ..rules.battle.actions import kept_silent, may_attack
from ..rules.battle.enemies import level
from ..rules.battle.shots import cost_of_shot, shots_of
from ..rules.battle.targeting import source_of
from ..rules.checks import ability_value
from ..rules.gear import grip
from ..rules.leader import GROWTH, base
from ..rules.scenario.goods import sales, ware_names
from ..rules.squad import alive, free_places, full_life, in_action, seat_of, stock
from ..rules.trade import value
from ..state import Campaign, spec
from .names import (
    STOCKS,
    amount,
    bare_name,
    condition_name,
    difficulty_name,
    gear_name,
    grip_name,
    labelled,
    led_to,
    map_of,
    own,
    owned_name,
    place_name,
    plain,
    price,
    role_name,
    search,
    skill_name,
    stage_help,
    strength,
    sub_name,
    unit_name,
)

Naming = Callable[[Campaign, Decision, str], Message]
Figures = Mapping[str, int | Name]


# What references stand for


def a_unit(c: Campaign, decision: Decision, key: str) -> Message:
    """An enemy: name, level, strength, and that it is stunned."""
    unit = c.fight.units[key]
    line = strength(unit, level_against(c, decision, key), spec(c, unit).name)
    return Message("ua-stunned", {"unit": line}) if unit.stunned else line


def level_against(c: Campaign, decision: Decision, key: str) -> int:
    """The level of an enemy against the attack in question."""
    who, method = str(decision.about.get("who", "")), str(decision.about.get("method", ""))
    if method in METHODS and who != "volley":
        method = source_of(c, who, method)
    return level(c, key, method)


METHODS = ("shot", "precise", "close", "all_out")


def a_person(c: Campaign, decision: Decision, who: str) -> Message:
    """A leader or member."""
    return plain(labelled(c, who))


def one_who_acts(c: Campaign, decision: Decision, who: str) -> Message:
    """A leader or member, and what keeps them from attacking: an event or their role (UA-SC.27), or as many as may
    attack in a round have attacked (UA-SC.33)."""
    name = labelled(c, who)
    if kept_silent(c, who):
        return Message("ua-opt-no_attack", {"who": name})
    return plain(name) if may_attack(c, who) else Message("ua-opt-no_attack-enough", {"who": name})


def supplied(c: Campaign, decision: Decision, gear: str) -> Message:
    """What a supply request may bring; protection like that on the leader says so."""
    squad = c.squads[decision.who]
    worn = squad.worn and squad.items[squad.worn].gear == gear
    return Message("ua-opt-supply-worn", {"gear": gear_name(c, gear)}) if worn else a_gear(c, decision, gear)


def a_member(c: Campaign, decision: Decision, key: str) -> Message:
    """A member, with the life left where the role has more than 1."""
    member = c.squads[seat_of(c, key)].members[key]
    if full_life(c, member) < 2:
        return plain(labelled(c, key))
    return Message("ua-member-life", {"name": labelled(c, key), "n": member.life})


def a_gear(c: Campaign, decision: Decision, gear: str) -> Message:
    """A piece of gear."""
    return plain(gear_name(c, gear))


def an_item(c: Campaign, decision: Decision, key: str) -> Message:
    """A piece of gear carried."""
    return plain(owned_name(c, decision.who, key))


def a_ware(c: Campaign, decision: Decision, gear: str) -> Message:
    """A piece of gear with its price."""
    return priced(gear_name(c, gear), magazines=c.content.gear[gear].cost)


def a_hand(c: Campaign, decision: Decision, role: str) -> Message:
    """A kind of member with the price."""
    return priced(role_name(c, role), magazines=c.content.roles[role].cost)


def for_sale(c: Campaign, decision: Decision, key: str) -> Message:
    """What can be sold, with what it brings."""
    squad = c.squads[decision.who]
    head, _, attachment = key.partition("+")
    item = squad.items[head]
    extra = c.content.gear[item.attachment].cost // 2 if item.attachment else 0
    if attachment:
        args: dict[str, Sayable] = {
            "gun": bare_name(c, decision.who, head),
            "attachment": gear_name(c, attachment),
        }
        return Message("ua-priced", {"name": Message("ua-fitted", args), "price": amount("magazines", extra)})
    worth = amount("magazines", value(c, item) + extra)
    return Message("ua-priced", {"name": owned_name(c, decision.who, head), "price": worth})


def a_result(c: Campaign, decision: Decision, result: str) -> Message:
    """A result that the dice can be moved to, with the map that it leads to and the price."""
    due = price(**{name: int(str(decision.about[name])) for name in STOCKS})
    return Message("ua-priced", {"name": leading(c, result), "price": due}) if due else leading(c, result)


def the_map(c: Campaign, decision: Decision, word: str) -> Figures:
    """The map to which the dice lead as they fell."""
    result = str(decision.about["result"])
    return {"there": leading(c, result)}


def the_help(c: Campaign, decision: Decision, word: str) -> Figures:
    """What helps a successor."""
    return {"help": stage_help(int(str(decision.about["stage"])))}


def leading(c: Campaign, result: str) -> Message:
    """A result of the map table, with the map that it leads to, and why that is not its own."""
    own_map, there = map_of(c, result), led_to(c, result)
    args: dict[str, Sayable] = {"result": result, "tile": there, "resolved": own_map}
    if not there:
        return Message("ua-opt-shifted-again", args)
    return Message("ua-opt-shifted" if there == own_map else "ua-opt-shifted-moved", args)


def priced(name: Name, magazines: int = 0, scrip: int = 0, mre: int = 0) -> Message:
    """A name with a price."""
    due = price(magazines=magazines, scrip=scrip, mre=mre)
    return Message("ua-priced", {"name": name, "price": due}) if due else Message("ua-free", {"name": name})


def a_fitting(c: Campaign, decision: Decision, option: str) -> Message:
    """An attachment taken off or mounted."""
    how, _, rest = option.partition(":")
    if how == "off":
        item = c.squads[decision.who].items[rest]
        off: dict[str, Sayable] = {
            "gun": bare_name(c, decision.who, rest),
            "attachment": gear_name(c, item.attachment),
        }
        return Message("ua-opt-attachments-off", off)
    spare, _, gun = rest.partition(":")
    onto: dict[str, Sayable] = {"gun": owned_name(c, decision.who, gun), "attachment": gear_name(c, spare)}
    return Message("ua-opt-attachments-on", onto)


def a_grip(c: Campaign, decision: Decision, way: str) -> Message:
    """What is held in hand; the present grip is marked."""
    name = grip_name(c, decision.who, way)
    return Message("ua-grip-now", {"grip": name}) if way == grip(c.squads[decision.who]) else plain(name)


def a_skill(c: Campaign, decision: Decision, skill: str) -> Message:
    """A skill."""
    return plain(skill_name(c, skill))


def a_preset(c: Campaign, decision: Decision, preset: str) -> Message:
    """A ready-made leader."""
    entry = c.content.book.presets[preset]
    return Message("ua-preset", {"name": entry.name, "callsign": entry.callsign, "sub": sub_name(entry.sub)})


def a_difficulty(c: Campaign, decision: Decision, name: str) -> Message:
    """A difficulty and its deployment cap."""
    cap = c.scenario.difficulties[name].deployment_cap
    return Message("ua-difficulty", {"name": difficulty_name(c, name), "n": cap})


def a_role(c: Campaign, decision: Decision, role: str) -> Message:
    """A kind of member."""
    return plain(role_name(c, role))


def an_ailment(c: Campaign, decision: Decision, what: str) -> Message:
    """A condition that a cure takes off."""
    return plain(condition_name(c, what))


def a_way(c: Campaign, decision: Decision, place: str) -> Message:
    """A place of a fixed map."""
    return plain(place_name(c, place))


def a_row(c: Campaign, decision: Decision, row: str) -> Message:
    """One of two maps drawn."""
    tiles = decision.about["tiles"]
    options = decision.all()
    assert isinstance(tiles, list)  # noqa: S101 - the question lists them
    at = list(options or ()).index(row)
    return plain(own(c, "tiles", str(tiles[at])))


def an_event_option(c: Campaign, decision: Decision, name: str) -> Message:
    """An option of the scenario, in its own words, with its price."""
    effect: Choose = search(c, str(decision.about["path"]))
    option = next(option for option in effect.options if option.id == name)
    due = price(**{what: getattr(option, what) for what in STOCKS})
    return Message("ua-opt-event", {"text": option.text, "price": due}) if due else plain(option.text)


def a_trade(c: Campaign, decision: Decision, name: str) -> Message:
    """A ware of the scenario with its price."""
    effect: Shop = search(c, str(decision.about["path"]))
    sale = sales(effect)[ware_names(effect).index(name)]
    ware = effect.wares[sale.ware]
    what: Name = gear_name(c, ware.item) if ware.item else Message("ua-amount-mre", {"n": ware.mre})
    return priced(what, **{stock: getattr(sale.price, stock) for stock in STOCKS})


# Closed words with figures in them


def growth_figures(c: Campaign, decision: Decision, ability: str) -> Figures:
    """What a step of growth raises, from where, and what it costs."""
    if ability == "done":
        return {"left": int(str(decision.about["left"]))}
    leader = c.squads[decision.who].leader
    now = base(leader, ability)
    return {
        "sub": Message(f"ua-opt-sub_ability-{leader.sub}"),
        "now": now,
        "next": now + 1,
        "cost": GROWTH[ability].cost,
    }


def ability_figures(c: Campaign, decision: Decision, ability: str) -> Figures:
    """The values that a check could use."""
    return {"n": ability_value(c, c.squads[decision.who], ability)}


def held_figures(c: Campaign, decision: Decision, word: str) -> Figures:
    """What is left of the goods in question."""
    held = stock(c, decision.who)
    return {"magazines": held.magazines, "scrip": held.scrip, "mre": held.mre}


def prepared_figures(c: Campaign, decision: Decision, word: str) -> Figures:
    """What is left of the goods, and how far the squad is filled."""
    return {**held_figures(c, decision, word), **filled(c, decision.who)}


@at_a_glance
def filled(c: Campaign, seat: str) -> Figures:
    """How far a squad is filled."""
    squad = c.squads[seat]
    return {"members": len(in_action(squad)), "free": free_places(c, squad)}


def neighbour_name(c: Campaign, decision: Decision, direction: str) -> Figures:
    """What is known to lie in a direction."""
    known = decision.about["known"]
    assert isinstance(known, list)  # noqa: S101 - the question lists them
    tile = str(known[list(decision.all() or ()).index(direction)])
    return {"tile": own(c, "tiles", tile) if tile else Message("ua-unknown-tile")}


def action_figures(c: Campaign, decision: Decision, action: str) -> Figures:
    """What an action takes: shots, and the magazines of each."""
    who = str(decision.about["who"])
    figures: dict[str, int | Name] = {}
    if action in ("shoot", "precise"):
        figures = {"shots": shots_of(c, who), "magazines": cost_of_shot(c, who)}
    return figures


class Options(NamedTuple):
    """The options of a kind of question: closed words, and how references are named."""

    words: tuple[str, ...] = ()
    naming: Naming | None = None
    figures: Callable[[Campaign, Decision, str], Figures] | None = None


USE = ("keep", "use")
OPTIONS = {
    # leaders
    "leader": Options(("by_hand",), a_preset),
    "sub_ability": Options(("melee", "dexterity", "shooting", "command")),
    "growth": Options((*GROWTH, "done"), None, growth_figures),
    "learn_skill": Options((), a_skill),
    "leader_name": Options(),
    "successor_level": Options(),
    # between operations
    "difficulty": Options((), a_difficulty),
    "pool": Options(("separate", "shared")),
    "prepare": Options(
        ("ready_made", "go", "buy", "sell", "hire", "dismiss", "exchange", "grow", "attachments", "grip"),
        None,
        prepared_figures,
    ),
    "buy": Options(("back",), a_ware),
    "sell": Options(("back",), for_sale),
    "hire": Options(("back",), a_hand),
    "dismiss": Options(("back",), a_person),
    "exchange": Options(),
    "attachments": Options(("back",), a_fitting),
    "interlude": Options(("finish",)),
    "after_death": Options(("successor", "finish"), figures=the_help),
    # on the way
    "event": Options((), an_event_option),
    "which_map": Options((), a_row),
    "shift_digit": Options(("keep",), a_result, the_map),
    "direction": Options(("north", "east", "south", "west"), None, neighbour_name),
    "way": Options((), a_way),
    "detect": Options(("enter", "detect")),
    "detected": Options(("avoid", "flashbang")),
    "detection_reroll": Options(("keep",), a_role),
    "scanner": Options(USE),
    "trap": Options(("disarm", "c4", "bear")),
    "shop": Options(("leave",), a_trade),
    "which_leader": Options((), a_person),
    "replace_check": Options(("roll",), a_skill),
    "ability": Options(("melee", "dexterity", "shooting", "command", "skill", "life"), None, ability_figures),
    "recruit": Options(("decline",), a_person),
    "bring_back": Options(("decline",), a_person),
    "drop_out": Options((), a_member),
    # between maps
    "camp": Options(
        (
            "go_on",
            "eat",
            "eat_foraging",
            "first_aid",
            "supply_request",
            "start_drone",
            "use_gear",
            "grip",
            "bearer",
            "discard",
            "hand_over",
            "rest",
            "give_up",
        ),
        None,
        held_figures,
    ),
    "pause": Options(
        ("go_on", "eat", "eat_foraging", "first_aid", "supply_request", "start_drone", "use_gear"), None, held_figures
    ),
    "rest_first": Options(("rest", "camp")),
    "use_gear": Options(("cancel",), an_item),
    "which_shield": Options((), an_item),
    "bearer": Options(("leader",), a_person),
    "discard": Options(("cancel",), an_item),
    "hand_over": Options(("cancel", *STOCKS), an_item, held_figures),
    "hand_over_amount": Options(),
    # goods
    "procurement": Options(("keep", "plus")),
    "who_takes": Options((), a_person),
    "use_now": Options(USE),
    "mount": Options(("leave",), an_item),
    "change_armour": Options(("wear", "leave")),
    "make_room": Options(("leave",)),
    "drop": Options((), an_item),
    "lose_item": Options((), an_item),
    "supply_request": Options(("cancel",), supplied),
    # care
    "cure": Options(("wound", "life"), an_ailment),
    "first_aid_on": Options((), a_person),
    "medic": Options(("leader", "nobody"), a_member),
    "medkit": Options(USE),
    # encounters
    "approach": Options(("first_strike", "see_reaction")),
    "reaction_shift": Options(("keep",)),
    "preemptive_fire": Options(("wait", "fire")),
    "extortion": Options(("refuse",)),
    "bargain": Options(("full",)),
    # battle
    "grip": Options((), a_grip),
    "light": Options(("light_off", "light_on")),
    "c4_before": Options(("keep",), a_unit),
    "opening_shot": Options(("hold",), a_unit),
    "zero_act": Options(("pass",)),
    "actor": Options(("volley", "retreat", "yield", "done"), one_who_acts),
    "action": Options(("shoot", "precise", "close", "all_out", "ied", "set_c4", "hold"), None, action_figures),
    "target": Options(("stop",), a_unit),
    "damage_chosen": Options((), a_unit),
    "follow_up": Options(("stop",), a_unit),
    "move_damage": Options((), a_unit),
    "ap_round": Options(("no_round", "round")),
    "rapid_fire_mode": Options(("soldiers", "high_threat")),
    "fortify": Options(("leader", "members")),
    "flight": Options(("let_go", "negotiate")),
    "withdraws": Options(("withdraw", "stay")),
    "attacks_taken": Options(),
    "odd_attack": Options(("leader", "members")),
    "defence": Options(("skill", "take_cover", "supply_request")),
    "prototype_shield": Options(("save", "use")),
    "evade": Options(("take_it", "evade")),
    "protect": Options(("no_protect", "protect")),
    "fumbled_defence": Options(("wound", "drop_out")),
    "cancel_damage": Options(("cancel", "take")),
    "hit_minus": Options(("keep", "minus")),
    "who_is_hit": Options((), a_member),
}
COMMON = ("back", "decline", "cancel")
"""Words that mean the same wherever they are offered."""

SAME = {"pause": "camp"}
"""Kinds whose words are those of another kind."""


# Compound ids: "use:frag", "skill:grenade"


def shifted(c: Campaign, decision: Decision, source: str, way: str) -> Message:
    """Who shifts the reaction die, which way."""
    who: Name = role_name(c, "interpreter") if source == "interpreter" else labelled(c, source)
    return Message(f"ua-opt-reaction_shift-{way}", {"who": who})


def compound(c: Campaign, decision: Decision, head: str, rest: str) -> Message:
    """The label of an option made of two ids."""
    if decision.kind == "reaction_shift":
        return shifted(c, decision, head, rest)
    if head in PAYING and len(alive(c)) == 1:
        return Message(f"ua-opt-{head}-alone")
    return Message(f"ua-opt-{head}", {"name": COMPOUNDS[head](c, decision, rest)})


PAYING = ("pay", "tenth")
"""Options that say which leader pays, where there are two."""

COMPOUNDS: dict[str, Naming] = {
    "use": a_gear,
    "gear": an_item,
    "skill": a_skill,
    "free": a_skill,
    "grip": a_grip,
    "swap": an_item,
    "capture": lambda c, decision, key: plain(unit_name(c, key)),
    "pay": a_person,
    "tenth": a_person,
    "next": lambda c, decision, name: plain(c.content.scenarios[name].title),
}


def gear_entry(c: Campaign, decision: Decision, name: str) -> Gear:
    """The gear list's entry for a gear id, an item's key, or "gun+attachment"."""
    head, _, attachment = name.partition("+")
    if attachment in c.content.gear:
        return c.content.gear[attachment]
    item = c.squads[decision.who].items.get(head)
    return c.content.gear[item.gear if item is not None else head]
