"""What an option does, in a sentence or two."""

from __future__ import annotations

from collections.abc import Callable

from hantei.core.decision import Amount, Answer, Decision, Words
from hantei.core.message import Message, Sayable
from hantei.core.text import Text

from ..content.language import Check, Choose, Enlist, Gain, Heal, Shop, Wait
from ..rules.battle.actions import actions, kept_silent, may_attack
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.battle.shooting_skills import price as skill_price
from ..rules.battle.targeting import dies_decide
from ..rules.battle.wounds import wound_rule
from ..rules.encounter import reaction_at
from ..rules.gear import UNARMED, grip
from ..rules.loot import standard_row
from ..rules.scenario.checks import target_of
from ..rules.scenario.goods import sales, ware_names
from ..rules.scenario.in_battle import attackers_max
from ..rules.squad import alive, free_places, refuse_member
from ..rules.trade import value
from ..state import Campaign, encounter
from .approach import first_strike_effect, see_reaction_effect
from .goods import handed_out
from .healing import heal_effect
from .names import (
    STOCKS,
    amount,
    check_name,
    condition_name,
    gear_name,
    led_to,
    person,
    place_name,
    plain,
    price,
    reaction_name,
    role_name,
    search,
    spaces,
    sub_name,
    unit_name,
    wounded,
)
from .options import OPTIONS, gear_entry, level_against
from .questions import scope, word_args
from .situation import leader_parts

Explaining = Callable[[Campaign, Decision, str], Message]


def effect(c: Campaign, decision: Decision, answer: Answer) -> Message:
    """What choosing an option does."""
    if isinstance(decision, Words):
        return Message("ua-fx-leader_name")
    if isinstance(decision, Amount):
        n = int(str(answer))
        if decision.kind == "hand_over_amount":
            return Message("ua-fx-hand_over_amount", {"what": amount(str(decision.about["what"]), n)})
        return Message(f"ua-fx-{decision.kind}", {"n": n, "m": decision.high - n})
    word = str(answer)
    if (decision.kind, word) in OF_THEIR_OWN:
        return OF_THEIR_OWN[decision.kind, word](c, decision, word)
    if decision.kind == "procurement":
        return procurement_effect(c, decision, word)
    if word in OPTIONS[decision.kind].words:
        return Message(f"ua-fx-{scope(decision.kind, word)}", word_args(c, decision, word))
    head, colon, rest = word.partition(":")
    if colon and decision.kind == "reaction_shift":
        return shift_effect(c, decision, head, rest)
    if colon and head in COMPOUND_EFFECTS:
        return COMPOUND_EFFECTS[head](c, decision, rest)
    return EFFECTS[decision.kind](c, decision, word)


def close_effect(c: Campaign, who: str) -> Message:
    """A close attack; a melee leader suffers nothing against guns (UA-22.4)."""
    free = who in c.squads and c.squads[who].leader.sub == "melee"
    return Message("ua-fx-action-close-free" if free else "ua-fx-action-close")


def taken_effect(c: Campaign) -> Message:
    """What a failed defence brings that is not rolled again."""
    return Message("ua-fx-evade-take_it-wound" if wound_rule(c) else "ua-fx-evade-take_it")


def members_effect(c: Campaign, decision: Decision) -> Message:
    """What an attack on the members may bring; on a fumble the leader may be wounded instead (UA-28.50)."""
    instead = wound_rule(c) and c.squads[decision.who].leader.wounds < 3
    return Message("ua-fx-odd_attack-members-wound" if instead else "ua-fx-odd_attack-members")


def volley_effect(c: Campaign) -> Message:
    """At whom a volley goes: at one enemy, but where each shot is diced for only aimed at it."""
    return Message("ua-fx-actor-volley-diced" if dies_decide(c) else "ua-fx-actor-volley")


def retreat_effect(c: Campaign) -> Message:
    """What a retreat brings, and the check that it takes where the scenario asks for one."""
    check = encounter(c, c.fight).retreat_check
    if check is None:
        return Message("ua-fx-actor-retreat" if c.op.before else "ua-fx-actor-retreat-start")  # UA-42.12
    args: dict[str, Sayable] = {"check": check_name(check.ability), "target": target_of(c, check)}
    return Message("ua-fx-actor-retreat-check" if c.op.before else "ua-fx-actor-retreat-check-start", args)


def shift_effect(c: Campaign, decision: Decision, source: str, way: str) -> Message:
    """What the enemy does where the reaction die is shifted to, and what the shift costs."""
    die = int(str(decision.about["die"])) + (1 if way == "up" else -1)
    there = reaction_at(c, die).reaction
    led: dict[str, Sayable] = {"reaction": reaction_name(there)}
    same = there == decision.about["reaction"]
    if source == "interpreter":
        return Message("ua-fx-reaction_shift-interpreter-same" if same else "ua-fx-reaction_shift-interpreter", led)
    led |= points(c, source)
    return Message("ua-fx-reaction_shift-skill-same" if same else "ua-fx-reaction_shift-skill", led)


def points(c: Campaign, seat: str) -> dict[str, Sayable]:
    """The sub-ability of a leader and the points left."""
    leader = c.squads[seat].leader
    return {"sub": sub_name(leader.sub), "left": leader.points}


# By what is chosen


def gear_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """What a piece of gear does."""
    return plain(gear_entry(c, decision, name).effect)


def bought_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """What gear for sale does; body protection also says what it replaces, and what that brings."""
    squad, entry = c.squads[decision.who], gear_entry(c, decision, name)
    if entry.kind != "body_protection" or not squad.worn:
        return plain(entry.effect)
    worn = squad.items[squad.worn]
    args: dict[str, Sayable] = {"worn": gear_name(c, worn.gear), "price": amount("magazines", value(c, worn))}
    return Message("ua-fx-buy-replaces", {"effect": entry.effect, **args})


def skill_effect(c: Campaign, decision: Decision, skill: str) -> Message:
    """What a skill does, and its price in points and magazines."""
    entry = c.content.book.skills[skill]
    args: dict[str, Sayable] = {"effect": entry.effect, "sub": sub_name(entry.sub)}
    magazines = skill_price(c, skill)
    if magazines:
        return Message("ua-fx-skill-magazines", {**args, "price": price(magazines=magazines)})
    return Message("ua-fx-skill", args)


def learnt_effect(c: Campaign, decision: Decision, skill: str) -> Message:
    """What a skill to be learnt does."""
    return plain(c.content.book.skills[skill].effect)


def role_effect(c: Campaign, decision: Decision, role: str) -> Message:
    """What a kind of member does."""
    return plain(c.content.roles[role].effect)


def person_effect(c: Campaign, decision: Decision, who: str) -> Message:
    """What a member is good for; a leader acts or is concerned."""
    if who in c.squads:
        return Message("ua-fx-leader-concerned", {"who": person(c, who), "parts": leader_parts(c, who)})
    return plain(c.content.roles[who.rpartition("-")[0]].effect)


def actor_effect(c: Campaign, decision: Decision, who: str) -> Message:
    """Who acts: the leader has everything to choose from, a member what it can do now; where nothing is left, why."""
    if who in c.squads:
        return Message("ua-fx-actor-leader")
    can = actions(c, who)
    if not can and kept_silent(c, who):
        return Message("ua-fx-actor-silent", {"who": person(c, who)})
    if not can and not may_attack(c, who):
        return Message("ua-fx-actor-enough", {"n": attackers_max(c) or 0})
    if not can:
        return Message("ua-fx-actor-idle")
    deeds = [deed_name(c, action) for action in can]
    return Message("ua-fx-actor-member", {"who": person(c, who), "deeds": deeds})


def deed_name(c: Campaign, action: str) -> Message:
    """What a member can do, as its option is called."""
    kind, colon, gear = action.partition(":")
    return plain(gear_name(c, gear)) if colon else Message(f"ua-opt-action-{kind}")


def unit_effect(c: Campaign, decision: Decision, key: str) -> Message:
    """What an enemy has to be beaten by, and how often it attacks, if it does.

    Gear and skills do more or less than a shot, or need no roll: of them only what they have to reach is said.
    """
    unit, attacks = c.fight.units[key], number_of_attacks(c, key)
    method = str(decision.about.get("method", "shot"))
    if decision.kind in ("c4_before", "damage_chosen"):
        taken = Message("ua-fx-takes", {"n": 1 if decision.kind == "damage_chosen" else 2})
        if unit.kind == "group":
            return Message("ua-fx-fells", {"unit": unit_name(c, key), "left": unit.strength - 1})
        return Message("ua-fx-both", {"one": taken, "other": threat(attacks)})
    if method in SURE:
        return threat(attacks)
    if method in c.content.gear or (method in c.content.book.skills and method != "rapid_fire"):
        roll = Message("ua-fx-aim", {"level": level_against(c, decision, key)})
        return Message("ua-fx-both", {"one": roll, "other": threat(attacks)})
    args: dict[str, Sayable] = {
        "unit": unit_name(c, key),
        "level": level_against(c, decision, key),
        "attacks": attacks,
    }
    if unit.kind == "group":
        return Message("ua-fx-group" if attacks else "ua-fx-group-harmless", args)
    return Message("ua-fx-target" if attacks else "ua-fx-target-harmless", args)


SURE = ("at4", "acoustic_device", "ied", "c4")
"""Ways to act on an enemy whose level does not matter."""


def threat(attacks: int) -> Message:
    """How often an enemy attacks."""
    return Message("ua-fx-threat", {"attacks": attacks}) if attacks else Message("ua-fx-threat-none")


def cure_effect(c: Campaign, decision: Decision, what: str) -> Message:
    """A wound or life of a leader, before and after."""
    leader = c.squads[str(decision.about.get("who", decision.who))].leader
    args: dict[str, Sayable] = {"who": person(c, str(decision.about.get("who", decision.who)))}
    if what == "wound":
        return Message("ua-fx-cure-wound", {**args, "n": leader.wounds, "left": leader.wounds - 1})
    return Message("ua-fx-cure-life", {**args, "n": leader.life, "left": leader.life + 1})


def aid_effect(c: Campaign, decision: Decision, who: str) -> Message:
    """A leader who gets first aid."""
    return Message("ua-fx-first_aid_on", {"who": person(c, who)})


def recruit_effect(c: Campaign, decision: Decision, seat: str) -> Message:
    """Whose squad somebody joins, and what the newcomer is good for."""
    role = str(decision.about["role"])
    return Message("ua-fx-recruit", {"who": person(c, seat), "effect": c.content.roles[role].effect})


def bearer_effect(c: Campaign, decision: Decision, who: str) -> Message:
    """A member who bears the prototype shield."""
    return Message("ua-fx-bearer-member", {"who": person(c, who)})


def reroll_effect(c: Campaign, decision: Decision, role: str) -> Message:
    """Who lets the detection be rolled again."""
    return Message("ua-fx-detection_reroll-role", {"role": role_name(c, role)})


def grip_effect(c: Campaign, decision: Decision, way: str) -> Message:
    """What the gear in hand does."""
    gun, _, shield = way.partition("+")
    held = [gear_entry(c, decision, key) for key in (gun, shield) if key not in ("", UNARMED)]
    if not held:
        return Message("ua-fx-grip-empty")
    if len(held) < 2:
        lowered = not shield and "+" in grip(c.squads[decision.who])
        return Message("ua-fx-grip-lowered", {"effect": held[0].effect}) if lowered else plain(held[0].effect)
    first, second = (Message("ua-fx-named", {"name": one.name, "effect": one.effect}) for one in held)
    both = Message("ua-two-lines", {"first": first, "second": second})
    useless = held[0].two_handed and c.rulings["dmr_one_handed"] == "forbidden"  # UA-28.12
    return Message("ua-fx-grip-two_handed", {"effect": both}) if useless else both


def fitting_effect(c: Campaign, decision: Decision, option: str) -> Message:
    """What an attachment does where it is mounted or taken off."""
    how, _, rest = option.partition(":")
    if how == "off":
        return Message("ua-fx-attachments-off")
    return gear_effect(c, decision, rest.partition(":")[0])


def event_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """An option of the scenario: its price, what is rolled for it, what is handed out at once; no more is told."""
    found: Choose = search(c, str(decision.about["path"]))
    option = next(option for option in found.options if option.id == name)
    due = price(**{what: getattr(option, what) for what in STOCKS})
    sought = [one.role for one in option.then if isinstance(one, Enlist) and one.do == "recruit"]
    room = sum(room_for(c, seat, sought[0]) for seat in alive(c)) if sought else 0
    if sought and not room:
        return Message("ua-fx-event-full", {"role": role_name(c, sought[0])})
    if sought and not due:
        newcomers = Message("ua-recruits", {"name": role_name(c, sought[0]), "n": min(room, len(sought))})
        return Message("ua-fx-event-recruit", {"who": newcomers, "effect": c.content.roles[sought[0]].effect})
    if due:
        given = "ua-fx-event-price" if option.magazines or option.scrip else "ua-fx-event-price-mre"
        return Message(given, {"price": due})
    if not option.then:
        return Message("ua-fx-event-nothing")
    return outcome_effect(c, option.text, option.then[0])


def outcome_effect(c: Campaign, text: Text, first: object) -> Message:
    """What an option of the scenario does that costs nothing, as far as it is told: the first of its effects."""
    if isinstance(first, Check):
        if first.target and str(first.target) not in text.ja:  # else the scenario names it itself
            return Message("ua-fx-event-check", {"target": first.target})
        return Message("ua-fx-event-open")
    if isinstance(first, Gain) and first.do == "gain" and first.items:
        return handed_out(c, first.items)
    if isinstance(first, Gain) and first.do == "gain":
        fixed = {name: n for name in STOCKS if isinstance(n := getattr(first, name), int)}
        if any(fixed.values()):
            return Message("ua-fx-event-gain", {"gain": price(**fixed)})
    if isinstance(first, Heal):
        return heal_effect(c, first)
    if isinstance(first, Gain) and first.do == "gain" and first.information:
        return Message("ua-fx-event-learn")
    if isinstance(first, Wait):
        return Message(f"ua-fx-event-wait-{first.scope}")
    return Message("ua-fx-event")


def room_for(c: Campaign, seat: str, role: str) -> int:
    """UA-SC.27: how many members of this role a squad has places for."""
    return 0 if refuse_member(c, c.squads[seat], role) else free_places(c, c.squads[seat])


def trade_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """What a ware does."""
    shop: Shop = search(c, str(decision.about["path"]))
    ware = shop.wares[sales(shop)[ware_names(shop).index(name)].ware]
    return plain(c.content.gear[ware.item].effect) if ware.item else Message("ua-fx-mre")


def shift_digit_effect(c: Campaign, decision: Decision, result: str) -> Message:
    """Where a digit moved for its price leads."""
    there = led_to(c, result)
    return Message("ua-fx-shift_digit", {"tile": there}) if there else Message("ua-fx-shift_digit-again")


def procurement_effect(c: Campaign, decision: Decision, word: str) -> Message:
    """What the row brings where the standard loot table is rolled on, as the die stands and raised by 1 (UA-23.1)."""
    die = int(str(decision.about["die"])) + (word == "plus")
    if decision.about.get("table") != "standard":
        return Message(f"ua-fx-procurement-{word}", word_args(c, decision, word))
    return Message(f"ua-fx-procurement-{word}-row", {"die": die, "row": loot_row(die)})


def loot_row(die: int) -> Message:
    """UA-40.1: what a row of the standard loot table gives."""
    row = standard_row(die)
    if row is None:
        return Message("ua-loot-special")
    args: dict[str, Sayable] = {"formula": row.formula.replace("*", "×").replace("d", "D"), "least": row.least}
    return Message(f"ua-loot-{row.what}-least" if row.least else f"ua-loot-{row.what}", args)


def wound_effect(c: Campaign, decision: Decision) -> Message:
    """UA-28.50: the wound that the leader takes in place of a member, and what it does."""
    return Message("ua-fx-fumbled_defence-wound", wounded(c.squads[decision.who].leader.wounds + 1))


def way_effect(c: Campaign, decision: Decision, place: str) -> Message:
    """A way on the map: whether it leads into a building."""
    entry = c.scenario.progress.places.get(place)
    args: dict[str, Sayable] = {"place": place_name(c, place)}
    if entry is None:
        return Message("ua-fx-way", args)
    return Message("ua-fx-way-traits", {**args, "traits": spaces(c.scenario.tiles[entry.tile].space)})


def ailment_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """A condition taken off."""
    return Message("ua-fx-cure-condition", {"condition": condition_name(c, name)})


def difficulty_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """A difficulty: the magazines it issues."""
    args: dict[str, Sayable] = {"n": c.scenario.difficulties[name].deployment_cap}
    return Message("ua-fx-difficulty-each" if len(c.squads) > 1 else "ua-fx-difficulty", args)


def preset_effect(c: Campaign, decision: Decision, preset: str) -> Message:
    """How a ready-made leader plays."""
    return plain(c.content.book.presets[preset].effect)


def medic_effect(c: Campaign, decision: Decision, member: str) -> Message:
    """A member who is given life back."""
    return Message("ua-fx-medic-member", {"who": person(c, member)})


def hit_effect(c: Campaign, decision: Decision, member: str) -> Message:
    """A member who takes the damage."""
    return Message("ua-fx-who_is_hit", {"who": person(c, member)})


def move_effect(c: Campaign, decision: Decision, key: str) -> Message:
    """The enemy who takes the damage."""
    return Message("ua-fx-move_damage", {"unit": unit_name(c, key)})


def swap_effect(c: Campaign, decision: Decision, key: str) -> Message:
    """What is given up for what was found."""
    gear = gear_entry(c, decision, key)
    return Message("ua-fx-swap", {"gear": gear.name, "effect": gear.effect})


def tenth_effect(c: Campaign, decision: Decision, seat: str) -> Message:
    """Political work beats the demand down."""
    magazines = int(str(decision.about["magazines"])) // 10
    return Message("ua-fx-tenth", {**points(c, seat), "price": amount("magazines", magazines)})


def scenario_effect(c: Campaign, decision: Decision, name: str) -> Message:
    """What a scenario is about."""
    scenario = c.content.scenarios[name]
    text = scenario.intro or scenario.world
    return plain(text) if text is not None else Message("ua-fx-next")


OF_THEIR_OWN: dict[tuple[str, str], Explaining] = {
    ("action", "close"): lambda c, decision, word: close_effect(c, str(decision.about["who"])),
    ("actor", "volley"): lambda c, decision, word: volley_effect(c),
    ("actor", "retreat"): lambda c, decision, word: retreat_effect(c),
    ("approach", "see_reaction"): lambda c, decision, word: see_reaction_effect(c),
    ("approach", "first_strike"): lambda c, decision, word: first_strike_effect(c),
    ("cure", "wound"): cure_effect,
    ("cure", "life"): cure_effect,
    ("evade", "take_it"): lambda c, decision, word: taken_effect(c),
    ("odd_attack", "members"): lambda c, decision, word: members_effect(c, decision),
    ("fumbled_defence", "wound"): lambda c, decision, word: wound_effect(c, decision),
}
"""Closed words whose effect hangs on the state, by the kind of question."""

COMPOUND_EFFECTS: dict[str, Explaining] = {
    "use": gear_effect,
    "gear": gear_effect,
    "skill": skill_effect,
    "free": skill_effect,
    "grip": lambda c, decision, way: Message("ua-fx-grip-action", {"effect": grip_effect(c, decision, way)}),
    "swap": swap_effect,
    "capture": lambda c, decision, key: Message("ua-fx-capture", {"unit": unit_name(c, key)}),
    "pay": lambda c, decision, seat: Message("ua-fx-pay"),
    "tenth": tenth_effect,
    "next": scenario_effect,
}
EFFECTS: dict[str, Explaining] = {
    "leader": preset_effect,
    "learn_skill": learnt_effect,
    "replace_check": skill_effect,
    "difficulty": difficulty_effect,
    "buy": bought_effect,
    "sell": gear_effect,
    "hire": role_effect,
    "dismiss": person_effect,
    "attachments": fitting_effect,
    "event": event_effect,
    "which_map": lambda c, decision, row: Message("ua-fx-which_map"),
    "shift_digit": shift_digit_effect,
    "way": way_effect,
    "detection_reroll": reroll_effect,
    "shop": trade_effect,
    "which_leader": person_effect,
    "recruit": recruit_effect,
    "bring_back": person_effect,
    "drop_out": person_effect,
    "use_gear": gear_effect,
    "which_shield": gear_effect,
    "bearer": bearer_effect,
    "discard": gear_effect,
    "hand_over": gear_effect,
    "who_takes": person_effect,
    "mount": gear_effect,
    "drop": gear_effect,
    "lose_item": gear_effect,
    "supply_request": gear_effect,
    "cure": ailment_effect,
    "first_aid_on": aid_effect,
    "medic": medic_effect,
    "grip": grip_effect,
    "c4_before": unit_effect,
    "opening_shot": unit_effect,
    "actor": actor_effect,
    "target": unit_effect,
    "damage_chosen": unit_effect,
    "follow_up": unit_effect,
    "move_damage": move_effect,
    "who_is_hit": hit_effect,
}
