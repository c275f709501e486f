"""A machine player that uses the book's means sensibly: the rulebook's own heuristic.

It sees what a player sees: no dice to come, no undrawn tiles, no reaction tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Words
from hantei.core.glance import looking
from hantei.core.temper import feared

from ..content.language import Choose
from ..rules.battle.actions import actions
from ..rules.battle.enemies import enemies, immune, level, standing, targets
from ..rules.battle.enemy_phase import number_of_attacks
from ..rules.battle.expendables import HARD, can_ied, is_hard
from ..rules.battle.shots import shots_of
from ..rules.detection import first_encounter
from ..rules.encounter import FIGHTS, can_be_read
from ..rules.gear import gear_of, life_max
from ..rules.leader import knows, skill
from ..rules.progress import at_final_event
from ..rules.scenario.in_battle import attackers_max
from ..rules.squad import alive, fighters, seat_of, stock
from ..state import Campaign, Squad, at
from .buying import bargain, change_armour, drop, life_at_the_end, make_room, shop
from .defending import defence, evade, fumbled_defence, odd_attack, who_is_hit
from .expecting import best_way, expected, offer
from .outlook import (
    SOUGHT,
    Outlook,
    blast_pays,
    hard_to_hit_us,
    outlook_of,
    sought,
    strength_of_enemy,
    threat,
)
from .preparing import growth, hire, leader, prepare, room

if TYPE_CHECKING:
    from random import Random

MISSED = 3
"""By how much points must beat skill on a check: a battle misses the one that is spent."""


@looking
def heuristic(c: Campaign, decision: Decision, rng: Random) -> Answer:
    """Answer any decision of this rulebook; without an opinion give any legal answer."""
    if isinstance(decision, Amount):
        return amount(c, decision)
    if isinstance(decision, Words):
        return decision.suggestions[0]
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    think = THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else ""
    if answer in decision.options:
        return answer
    for usual in USUAL:
        if usual in decision.options:
            return usual
    return decision.sample(rng)


USUAL = (
    "round", "evade", "protect", "cancel", "use", "wear", "withdraw", "shared", "avoid", "light_off", "high_threat",
    "separate", "finish", "keep", "go_on", "back", "wait", "no", "leave", "disarm",
)  # fmt: skip


def amount(c: Campaign, decision: Amount) -> int:
    """Numbers: share attacks evenly, exchange as much scrip as the cap leaves room for, the highest level for a
    successor.
    """
    if decision.kind == "attacks_taken":
        return (decision.low + decision.high) // 2
    return min(decision.high, room(c, decision.who)) if decision.kind == "exchange" else decision.high


# Encounters


def approach(c: Campaign, decision: Choice) -> str:
    """Strike first at enemies without a reaction table, since waiting gives them the first move, and at those whom the
    squad's fire can break; otherwise see what they want.
    """
    seat = decision.who
    if not can_be_read(c):
        return "first_strike"
    if knows(c, c.squads[seat].leader, "preemptive_fire"):  # the first side can still be had once they are read
        return "see_reaction"
    strength = feared(strength_of_enemy(c))
    fire = sum(outlook_of(c, one).expected_hits() for one in alive(c)) // 6
    short = stock(c, seat).magazines < strength
    return "first_strike" if targets(c) or (fire >= strength and not short) else "see_reaction"


def extortion(c: Campaign, decision: Choice) -> str:
    """Pay if that is cheaper than the fight."""
    tenth = next((option for option in decision.options if option.startswith("tenth:")), "")
    pay = next((option for option in decision.options if option.startswith("pay:")), "")
    demand = int(str(decision.about.get("magazines", 0)))
    return tenth or (pay if demand <= enemies(c) + 1 else "refuse")


def reaction_shift(c: Campaign, decision: Choice) -> str:
    """Shift away from a fight, by the interpreter first, whom it costs nothing."""
    if decision.about.get("reaction") not in ("hostile", "fight_to_the_end", "extortion"):
        return "keep"
    return next((option for option in decision.options if option.endswith(":down")), "keep")


def preemptive(c: Campaign, decision: Choice) -> str:
    """Where the enemy would strike first and is strong; a demand is heard first, and numbers are compared."""
    if decision.about.get("reaction", FIGHTS[0]) not in FIGHTS:
        return "wait"
    return "fire" if feared(threat(c)) >= 4 else "wait"


# Battle


def target(c: Campaign, decision: Choice) -> str:
    """Aim at those who are easiest to put out of action for the attacks they make, with what strikes several at as many
    as it can, and before others at whoever the operation is about.
    """
    who, method = (
        str(decision.about.get("who", "")),
        str(decision.about.get("method", METHODS.get(decision.kind, decision.kind))),
    )
    there = [option for option in decision.options if option in c.fight.units]
    options = [option for option in there if suits(c, method, option)] or there
    aimed = method in ("shot", "precise", "close", "all_out") and who not in ("", "volley")

    def worth(key: str) -> tuple[int, int]:
        unit = c.fight.units[key]
        each = 10 * number_of_attacks(c, key) // max(1, unit.strength) if unit.kind == "target" else 10
        odds = outlook.chance(who, method, key) if aimed else thrown(c, method, key)
        worth = (each + 2) * odds * struck_at_once(c, method, key)
        return worth * (SOUGHT if key in wanted_down else 1), -unit.strength

    wanted_down, outlook = sought(c), outlook_of(c, decision.who)
    return max(options, key=worth) if options else ""


METHODS = {"opening_shot": "shot"}
"""How an attack is made where the question does not say it."""

UNROLLED = ("at4", "ied", "c4", "acoustic_device", "move_damage", "damage_chosen")
"""What strikes without a roll against the level."""

BLINDING = ("flashbang", "stun_grenade", "acoustic_device")
"""What hinders all attacks of a group, or all that are made on it."""

AT_ONCE = {"shotgun": 3, "frag": 2, "c4": 2}
"""So many soldiers of a group at least are at stake with what strikes several."""


def thrown(c: Campaign, method: str, key: str) -> int:
    """The chance of what is thrown or placed, in sixths; 0 at somebody immune to it (UA-SC.11)."""
    if immune(c, key, method):
        return 0
    return 6 if method in UNROLLED else max(1, 7 - level(c, key, method))


def struck_at_once(c: Campaign, method: str, key: str) -> int:
    """How many attacks a means hinders, or how many soldiers it may fell."""
    unit = c.fight.units[key]
    if unit.kind == "target":
        return 1
    return number_of_attacks(c, key) if method in BLINDING else min(unit.strength, AT_ONCE.get(method, 1))


def suits(c: Campaign, method: str, key: str) -> bool:
    """Whether a weapon that does most to armour (UA-28.47), or to life (UA-19.11), has somebody like that before it."""
    unit = c.fight.units[key]
    if method == "at4":
        return is_hard(c, key)
    return method != "grenade" or (unit.kind == "target" and unit.strength > 1)


def actor(c: Campaign, decision: Choice) -> str:
    """Let a leader with something better than a shot act first; then order a volley, or act one by one, the surest
    hands first.
    """
    seat = decision.who
    surrender = next((option for option in decision.options if option.startswith("capture:")), "")
    if surrender:
        return surrender
    outlook = outlook_of(c, seat)
    if "retreat" in decision.options and outlook.hopeless():
        return "retreat"
    leads = best_action(outlook, seat, actions(c, seat)) if seat in decision.options else ""
    if leads and leads not in PLAIN:
        return seat
    people = [option for option in decision.options if option == seat or option in c.squads[seat].members]
    mines = [who for who in people if who != seat and can_ied(c, who) and "ied" in actions(c, who)]
    if mines:
        return mines[0]
    if "volley" in decision.options and leads in ("", "shoot") and fire_by_all(c, outlook):
        return "volley"
    return max(people, key=lambda who: max(outlook.best(who, "shot"), outlook.best(who, "close")), default="done")


def fire_by_all(c: Campaign, outlook: Outlook) -> bool:
    """Whether no shot of a volley would be wasted, and knives do not do as well."""
    wasted = outlook.expected_hits() > 6 * outlook.strength
    knives = outlook.knives_suffice or any(blade_is_as_sure(outlook, who) for who in outlook.people)
    return not (wasted or knives or attackers_max(c) is not None)


def action(c: Campaign, decision: Choice) -> str:
    """The best of what this person can do."""
    who = str(decision.about["who"])
    return best_action(outlook_of(c, seat_of(c, who)), who, list(decision.options))


PLAIN = ("shoot", "close", "hold")


def best_action(outlook: Outlook, who: str, options: list[str]) -> str:
    """Use heavy weapons on heavy enemies, and area weapons on many; otherwise the surer of shot and knife, saving
    magazines.
    """
    c, best = outlook.c, outlook.best
    units = [c.fight.units[key] for key in standing(c)]
    heavy = [unit for unit in units if unit.kind == "target"]
    hard = any(is_hard(c, key) for key in standing(c))
    many = max((unit.strength for unit in units if unit.kind != "target"), default=0)
    points = outlook.squad.leader.points
    wishes: tuple[tuple[str, Callable[[], bool]], ...] = (
        ("use:at4", lambda: hard or (bool(heavy) and at_final_event(c) and not life_at_the_end(c, HARD))),
        ("ied", lambda: hard),
        ("set_c4", lambda: hard),
        ("skill:fortify", lambda: digs_in(outlook)),
        ("skill:grenade", lambda: points > 1 and any(unit.strength >= 2 for unit in heavy)),
        ("skill:negotiation", lambda: len(units) == 1),
        ("skill:shotgun", lambda: blast_pays(c)),
        ("use:frag", lambda: many >= 3 or bool(heavy)),
        ("skill:rapid_fire", lambda: points >= 3 and (many >= 2 or bool(heavy))),
        ("use:flashbang", lambda: feared(threat(c)) >= 5 and c.fight.first == "squad"),
        ("use:acoustic_device", lambda: feared(threat(c)) >= 5 and c.fight.first == "squad"),
        ("precise", lambda: bool(heavy) and best(who, "precise") >= min(4, best(who, "shot"))),
        ("close", lambda: blade_is_better(outlook, who)),
        ("all_out", lambda: points > skill(outlook.squad.leader) and points > 1),
        ("shoot", lambda: True),
        ("all_out", lambda: True),
        ("close", lambda: True),
    )
    return next((name for name, good in wishes if name in options and good()), "hold")


MANY, LONG = 6, 5
"""A leader digs in during a battle before so many attacks a round, if it takes more rounds than this to win."""


def digs_in(outlook: Outlook) -> bool:
    """Cover is worth the leader's attack before many who attack for long, and who hit on more than the natural 1."""
    lasts = 6 * outlook.strength > LONG * outlook.expected_hits()
    return lasts and feared(threat(outlook.c)) >= MANY and not hard_to_hit_us(outlook.c, outlook.seat)


def blade_is_better(outlook: Outlook, who: str) -> bool:
    """The knife is as sure as the shot, or will do while magazines are saved."""
    return blade_is_as_sure(outlook, who) or (outlook.best(who, "close") > 1 and outlook.knives_suffice)


def blade_is_as_sure(outlook: Outlook, who: str) -> bool:
    """The knife hits as surely as what this person would fire in a round."""
    return outlook.by_hand(who) >= outlook.best(who, "shot") * max(1, shots_of(outlook.c, who))


def zero_act(c: Campaign, decision: Choice) -> str:
    """Call for armour, blind a strong enemy, dig in where that makes a difference, keep the rest."""
    attacks, strength = feared(threat(c)), feared(strength_of_enemy(c))
    gear = next((option for option in decision.options if option.startswith("gear:")), "")
    wishes = [
        ("free:supply_request", bool(wanted(c, decision.who))),
        ("use:flashbang", attacks >= 4 and c.fight.first == "enemy"),
        ("skill:stun_grenade", attacks >= 4),
        ("skill:fortify", attacks >= 3 and not hard_to_hit_us(c, decision.who)),
        ("use:acoustic_device", attacks >= 5),
        ("use:frag", attacks >= 4),
        (gear, strength >= 6),
    ]
    return next((name for name, good in wishes if good and name in decision.options), "pass")


def wanted(c: Campaign, seat: str) -> str:
    """Choose protection to call for while points last: body armour, then a shield for a leader whose gun can be fired
    with one hand.
    """
    squad = c.squads[seat]
    if not knows(c, squad.leader, "supply_request"):
        return ""
    worn = squad.items[squad.worn].gear if squad.worn else ""
    if worn in ("", "soft_armor"):
        return "body_armor"
    shield = squad.leader.points > 2 and not squad.shield and not needs_both_hands(c, squad, squad.gun)
    return "ballistic_shield" if shield else ""


def supply(c: Campaign, decision: Choice) -> str:
    """What was wanted, if it can be had."""
    return wanted(c, decision.who) if wanted(c, decision.who) in decision.options else "cancel"


def grip(c: Campaign, decision: Choice) -> str:
    """Hold a shield that is carried, unless the gun needs both hands."""
    squad = c.squads[decision.who]
    one_hand = [way for way in decision.options if "+" in way and not needs_both_hands(c, squad, way)]
    return one_hand[0] if one_hand else str(decision.about["now"])


def needs_both_hands(c: Campaign, squad: Squad, way: str) -> bool:
    """Whether the gun of a grip cannot be fired with one hand."""
    gun = way.partition("+")[0]
    return gun in squad.items and gear_of(c, squad.items[gun]).two_handed


def fortify(c: Campaign, decision: Choice) -> str:
    """Members have one life each; a leader near the end comes first."""
    weak = c.squads[decision.who].leader.life <= 2 or len(fighters(c, c.squads[decision.who])) <= 2
    return "leader" if weak and "leader" in decision.options else "members"


def ability(c: Campaign, decision: Choice) -> str:
    """Use points if they beat skill by more than the next battle misses the one that is spent."""
    squad = c.squads[decision.who]
    sub = decision.options[0]
    if sub == "life":
        return "life" if squad.leader.life >= skill(squad.leader) else "skill"
    return sub if squad.leader.points > skill(squad.leader) + MISSED else "skill"


def c4_before(c: Campaign, decision: Choice) -> str:
    """A charge well placed is worth more than one carried home."""
    heavy = [o for o in decision.options if o in c.fight.units and c.fight.units[o].kind == "target"]
    return heavy[0] if heavy else "keep"


# Between battles


def camp(c: Campaign, decision: Choice) -> str:
    """Call for armour, eat when it is not wasted, treat wounds, start a drone; then on."""
    squad = c.squads[decision.who]
    missing = life_max(c, squad).value - squad.leader.life
    wishes = [
        ("supply_request", bool(wanted(c, decision.who))),
        ("eat_foraging", missing >= 3 and squad.leader.points > 1),
        ("eat", missing >= 2),
        ("first_aid", squad.leader.wounds >= 2 or (squad.leader.wounds == 1 and squad.leader.points > 2)),
        ("start_drone", stock(c, decision.who).magazines > 6),
    ]
    return next((name for name, good in wishes if good and name in decision.options), "go_on")


def medic(c: Campaign, decision: Choice) -> str:
    """The leader first."""
    return "leader" if "leader" in decision.options else decision.options[0]


def medkit(c: Campaign, decision: Choice) -> str:
    """A wound treated early is felt in fewer battles."""
    return "use"


def cure(c: Campaign, decision: Choice) -> str:
    """A wound before anything else, since a third one bleeds (UA-28.50)."""
    return decision.options[0]


def procurement(c: Campaign, decision: Choice) -> str:
    """A point for a better row while some are left."""
    return "plus" if c.squads[decision.who].leader.points >= 3 else "keep"


def detect(c: Campaign, decision: Choice) -> str:
    """Go around a map that holds a fight, while points are left for later."""
    fight = first_encounter(c, str(decision.about["tile"]))
    spare = max(1, 3 - feared(100) // 100)  # 3, 2 or 1: the bold wait for more of them to be left over
    return "detect" if fight and c.squads[decision.who].leader.points >= spare else "enter"


def which_map(c: Campaign, decision: Choice) -> str:
    """Of two maps drawn the one without a fight."""
    known = [c.scenario.progress.rows.get(option, "") for option in decision.options]
    calm = [o for o, tile in zip(decision.options, known, strict=True) if tile and not first_encounter(c, tile)]
    return calm[0] if calm else decision.options[0]


def shift_digit(c: Campaign, decision: Choice) -> str:
    """Move a digit where the map to which that leads is worth more than its price beyond the one that was drawn."""
    seat, drawn = decision.who, str(decision.about["result"])
    price = sum(tenths * int(str(decision.about[name])) for name, tenths in PRICES.items())
    worths = {option: expected(c, seat, option) - price for option in decision.options if option != "keep"}
    best = max(worths, key=lambda option: worths[option], default="keep")
    return best if best != "keep" and worths[best] > expected(c, seat, drawn) else "keep"


def way(c: Campaign, decision: Choice) -> str:
    """The way that promises most: round a fight, if there is a way, and of equal ones the shortest."""
    return best_way(c, decision.who, decision.options)


PRICES = {"magazines": 10, "mre": 20, "scrip": 1}
"""What each stock is worth, in tenths of a magazine."""


def reroll(c: Campaign, decision: Choice) -> str:
    """Another throw can only help."""
    return decision.options[-1]


def event(c: Campaign, decision: Choice) -> str:
    """Take a way that had to be earned, else what promises most for its price; the results of checks do not count."""
    effect: Choose = at(c, str(decision.about["path"]))
    offers = {option.id: option for option in effect.options}
    return max(decision.options, key=lambda name: offer(c, decision.who, offers[name]))


def recruit(c: Campaign, decision: Choice) -> str:
    """Another gun is always welcome."""
    return decision.options[0]


def difficulty(c: Campaign, decision: Choice) -> str:
    """The scenario's own default, else the one in the middle."""
    default = c.scenario.default_difficulty
    return default if default in decision.options else decision.options[len(decision.options) // 2]


THOUGHTS: dict[str, Callable[[Campaign, Choice], str]] = {
    "leader": leader,
    "prepare": prepare,
    "hire": hire,
    "growth": growth,
    "difficulty": difficulty,
    "approach": approach,
    "extortion": extortion,
    "reaction_shift": reaction_shift,
    "preemptive_fire": preemptive,
    "target": target,
    "damage_chosen": target,
    "opening_shot": target,
    "follow_up": target,
    "move_damage": target,
    "actor": actor,
    "action": action,
    "zero_act": zero_act,
    "supply_request": supply,
    "grip": grip,
    "fortify": fortify,
    "odd_attack": odd_attack,
    "defence": defence,
    "evade": evade,
    "ability": ability,
    "fumbled_defence": fumbled_defence,
    "who_is_hit": who_is_hit,
    "drop_out": who_is_hit,
    "dismiss": who_is_hit,
    "c4_before": c4_before,
    "camp": camp,
    "pause": camp,
    "medic": medic,
    "medkit": medkit,
    "cure": cure,
    "procurement": procurement,
    "detect": detect,
    "which_map": which_map,
    "shift_digit": shift_digit,
    "way": way,
    "detection_reroll": reroll,
    "replace_check": reroll,
    "shop": shop,
    "bargain": bargain,
    "make_room": make_room,
    "drop": drop,
    "change_armour": change_armour,
    "event": event,
    "recruit": recruit,
    "bring_back": recruit,
}
