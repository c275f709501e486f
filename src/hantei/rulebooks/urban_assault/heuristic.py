"""A machine player that uses the book's means sensibly: the rulebook's own heuristic.

It sees what a player sees: nothing of dice to come, undrawn tiles, or reaction tables.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Words

from .attack import shots_of
from .defence import number_of_attacks
from .gear import life_max
from .harm import curable
from .leader import skill
from .paths import spec
from .squad import alive, fighters, stock
from .state import Campaign
from .units import enemies, level, standing

if TYPE_CHECKING:
    from random import Random

STRONG = ("vanguard", "breacher", "guardian")
LEAST_MISSED = ("assault", "scout", "engineer", "marksman", "gunner", "medic", "drone")


def heuristic(c: Campaign, decision: Decision, rng: Random) -> Answer:
    """An answer to any decision of this rulebook; where it has no opinion, any legal one."""
    if isinstance(decision, Amount):
        return amount(decision)
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
    "round",
    "evade",
    "protect",
    "cancel",
    "use",
    "wear",
    "separate",
    "keep",
    "go_on",
    "back",
    "wait",
    "no",
    "finish",
)


def amount(decision: Amount) -> int:
    """Numbers: share attacks evenly, exchange all scrip, the highest level for a successor."""
    return (decision.low + decision.high) // 2 if decision.kind == "attacks_taken" else decision.high


# Before the operation


def leader(c: Campaign, decision: Choice) -> str:
    """A ready-made leader who is known to do well."""
    taken = [squad.leader.preset for squad in c.squads.values()]
    return next((name for name in STRONG if name in decision.options and name not in taken), decision.options[0])


def prepare(c: Campaign, decision: Choice) -> str:
    """The ready-made outfit; experience and scrip are put to use, empty places filled with those who cost nothing."""
    for choice in ("ready_made", "grow", "exchange", "hire"):
        if choice in decision.options:
            return choice
    return "go"


def hire(c: Campaign, decision: Choice) -> str:
    """A survivor squad is filled up with free assaults, and a medic where the stock allows."""
    if "medic" in decision.options and stock(c, decision.who).magazines > 18:
        return "medic"
    return "assault"


def growth(c: Campaign, decision: Choice) -> str:
    """Skill helps every roll; then life, then the sub-ability."""
    return next((name for name in ("skill", "life", "sub", "squad_size") if name in decision.options), "done")


# Encounters


def approach(c: Campaign, decision: Choice) -> str:
    """Strike first where the squad's fire can break them; otherwise see what they want."""
    seats = alive(c)
    fire = sum(shots_of(c, seat) for seat in seats)
    fire += sum(shots_of(c, who) for seat in seats for who in fighters(c, c.squads[seat]))
    strength = sum(c.fight.units[key].strength for key in standing(c))
    short = sum(stock(c, seat).magazines for seat in seats[:1]) < strength + 2
    return "see_reaction" if short or strength > fire else "first_strike"


def extortion(c: Campaign, decision: Choice) -> str:
    """Pay what is cheaper than the fight."""
    tenth = next((option for option in decision.options if option.startswith("tenth:")), "")
    pay = next((option for option in decision.options if option.startswith("pay:")), "")
    demand = int(str(decision.about.get("magazines", 0)))
    return tenth or (pay if demand <= enemies(c) + 2 else "refuse")


def reaction_shift(c: Campaign, decision: Choice) -> str:
    """Away from a fight, by whoever has nothing to lose by it."""
    if decision.about.get("reaction") not in ("hostile", "fight_to_the_end", "extortion"):
        return "keep"
    return next((option for option in decision.options if option.endswith(":down")), "keep")


# Battle


def threat(c: Campaign) -> int:
    """How many attacks the enemy would make now."""
    return sum(number_of_attacks(c, key) for key in standing(c))


def target(c: Campaign, decision: Choice) -> str:
    """Those who are easiest to put out of action for the attacks they make; a shot not needed is saved."""
    options = [option for option in decision.options if option in c.fight.units]

    def worth(key: str) -> tuple[int, int]:
        unit = c.fight.units[key]
        per_hit = number_of_attacks(c, key) * 6 // max(1, unit.strength) if unit.kind == "target" else 6
        return per_hit * max(1, 8 - level(c, key)), -unit.strength

    return max(options, key=worth) if options else ""


def actor(c: Campaign, decision: Choice) -> str:
    """A leader with something better than a shot first; then everybody fires; without magazines, hand to hand."""
    seat = decision.who
    surrender = next((option for option in decision.options if option.startswith("capture:")), "")
    if surrender:
        return surrender
    squad = c.squads[seat]
    doomed = squad.leader.life <= 1 and threat(c) >= 6 and len(fighters(c, squad)) < 3
    if doomed and "retreat" in decision.options:
        return "retreat"
    if seat in decision.options and best_action(c, seat, everything(c, seat)) not in ("shoot", "close", "hold"):
        return seat
    engineer = next((option for option in decision.options if option.startswith("engineer")), "")
    if engineer and "ied" in everything(c, engineer):
        return engineer
    if "volley" in decision.options:
        return "volley"
    return next((option for option in decision.options if option not in ("done", "yield", "retreat")), "done")


def everything(c: Campaign, who: str) -> list[str]:
    """The actions open to somebody."""
    from .turns import actions

    return actions(c, who)


def action(c: Campaign, decision: Choice) -> str:
    """The best of what this person can do."""
    return best_action(c, str(decision.about["who"]), list(decision.options))


def best_action(c: Campaign, who: str, options: list[str]) -> str:
    """Heavy means for heavy enemies, means against many for many; else a shot; else the knife."""
    heavy = [key for key in standing(c) if c.fight.units[key].kind == "target"]
    hard = [key for key in heavy if any(tag in spec(c, c.fight.units[key]).tags for tag in ("vehicle", "armoured"))]
    many = max((c.fight.units[key].strength for key in standing(c) if key not in heavy), default=0)
    wishes = [
        ("use:at4", bool(hard)),
        ("ied", bool(hard)),
        ("skill:grenade", bool(heavy)),
        ("skill:negotiation", True),
        ("use:frag", many >= 3 or bool(heavy)),
        ("skill:shotgun", many >= 3 and c.fight.space == "indoor"),
        ("skill:rapid_fire", many >= 2 or bool(heavy)),
        ("use:flashbang", threat(c) >= 5 and c.fight.first == "squad"),
        ("use:acoustic_device", threat(c) >= 5),
        ("precise", bool(heavy)),
        ("shoot", True),
        ("all_out", True),
        ("close", True),
    ]
    return next((name for name, good in wishes if good and name in options), "hold")


def zero_act(c: Campaign, decision: Choice) -> str:
    """Blind a strong enemy, dig in against many attacks, keep the rest."""
    attacks = threat(c)
    wishes = [
        ("use:flashbang", attacks >= 4),
        ("skill:stun_grenade", attacks >= 4),
        ("use:frag", attacks >= 5),
        ("skill:fortify", attacks >= 4),
        ("use:acoustic_device", attacks >= 6),
    ]
    return next((name for name, good in wishes if good and name in decision.options), "pass")


def fortify(c: Campaign, decision: Choice) -> str:
    """Members have one life each."""
    return "members"


def odd_attack(c: Campaign, decision: Choice) -> str:
    """The leader takes it while there is life to spare."""
    return "leader" if c.squads[decision.who].leader.life >= 4 else "members"


def defence(c: Campaign, decision: Choice) -> str:
    """Cover when points beat skill and life runs short."""
    squad = c.squads[decision.who]
    better = squad.leader.points > skill(squad.leader)
    return "take_cover" if better and 2 * squad.leader.life <= life_max(c, squad).value else "skill"


def ability(c: Campaign, decision: Choice) -> str:
    """Points where they beat skill clearly."""
    squad = c.squads[decision.who]
    sub = decision.options[0]
    if sub == "life":
        return "life" if squad.leader.life >= skill(squad.leader) else "skill"
    return sub if squad.leader.points > skill(squad.leader) + 1 else "skill"


def fumbled_defence(c: Campaign, decision: Choice) -> str:
    """A first wound costs less than a member."""
    return "wound" if c.squads[decision.who].leader.wounds == 0 else "drop_out"


def who_is_hit(c: Campaign, decision: Choice) -> str:
    """Whom the squad misses least."""
    squad = c.squads[decision.who]
    known = [option for option in decision.options if option in squad.members]
    roles = {option: squad.members[option].role for option in known}
    return min(known, key=lambda o: LEAST_MISSED.index(roles[o]) if roles[o] in LEAST_MISSED else 9, default="")


def c4_before(c: Campaign, decision: Choice) -> str:
    """A charge well placed is worth more than one carried home."""
    heavy = [o for o in decision.options if o in c.fight.units and c.fight.units[o].kind == "target"]
    return heavy[0] if heavy else "keep"


# Between battles


def camp(c: Campaign, decision: Choice) -> str:
    """Eat when it is not wasted, treat wounds, start a drone; then on."""
    squad = c.squads[decision.who]
    missing = life_max(c, squad).value - squad.leader.life
    wishes = [
        ("eat_foraging", missing >= 3),
        ("eat", missing >= 2),
        ("first_aid", squad.leader.wounds >= 2),
        ("drone", stock(c, decision.who).magazines > 6),
        ("supply_request", squad.leader.points > 0 and c.op.entered <= 1),
    ]
    return next((name for name, good in wishes if good and name in decision.options), "go_on")


def medic(c: Campaign, decision: Choice) -> str:
    """The leader first."""
    return "leader" if "leader" in decision.options else decision.options[0]


def medkit(c: Campaign, decision: Choice) -> str:
    """A kit is for the second wound."""
    squad = c.squads[decision.who]
    return "use" if squad.leader.wounds >= 2 or (squad.leader.conditions and curable(c, squad)) else "keep"


def procurement(c: Campaign, decision: Choice) -> str:
    """A point for a better row while some are left."""
    return "plus" if c.squads[decision.who].leader.points >= 2 else "keep"


def make_room(c: Campaign, decision: Choice) -> str:
    """What is carried was chosen with care."""
    return "leave"


def preemptive(c: Campaign, decision: Choice) -> str:
    """Where the enemy would strike first and is strong."""
    if decision.about.get("reaction") in ("supportive", "friendly", "neutral", "withdraw"):
        return "wait"
    return "fire" if threat(c) >= 4 else "wait"


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
    "opening_shot": target,
    "follow_up": target,
    "move_damage": target,
    "actor": actor,
    "action": action,
    "zero_act": zero_act,
    "fortify": fortify,
    "odd_attack": odd_attack,
    "defence": defence,
    "ability": ability,
    "fumbled_defence": fumbled_defence,
    "who_is_hit": who_is_hit,
    "c4_before": c4_before,
    "camp": camp,
    "medic": medic,
    "medkit": medkit,
    "procurement": procurement,
    "make_room": make_room,
}
