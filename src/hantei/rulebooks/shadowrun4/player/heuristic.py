"""A machine player that uses the book's means sensibly: cover, range, firing modes, Edge, clips, work to be done."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from hantei.core.decision import Amount, Answer, Choice, Decision, Route
from hantei.core.glance import at_a_glance, looking
from hantei.scenes.goals import wins_by_leaving
from hantei.scenes.plane import straight

from ..rules.figures import able, boxes_left
from ..rules.rolls.tasks import helpable, open_tasks
from ..rules.street.fighting import at_hand
from ..rules.street.gear import can_insert, can_load, in_hand, kind, near, smart
from ..rules.street.goals import nothing_left
from ..rules.street.ground import METRE, TOUCH, foes_in_line, point
from ..rules.street.melee_rows import UNARMED
from ..rules.street.routes import destinations, walking_rate
from ..rules.street.suppression import inside, sheltered
from ..state import Run
from . import (
    thinking_magic,
    thinking_matrix,
    thinking_resonance,
    thinking_rigging,
    thinking_rituals,
    thinking_spirits,
    thinking_tests,
)
from .prospects import Plan, estimate, left_after
from .sense import (
    LITTLE,
    Known,
    aims_better,
    all_are_blind,
    best_blow,
    best_shot,
    danger,
    followed,
    goal_places,
    guards,
    guns_of,
    imagined,
    known_foes,
    next_phase,
    put,
    shot,
    straight_to,
    value_here,
    wearing_shot,
    within_a_run,
)
from .thinking_tests import who_acts

if TYPE_CHECKING:
    from random import Random


@looking
def heuristic(c: Run, decision: Decision, rng: Random) -> Answer:
    """Answer any decision of this rulebook; without an opinion give the usual answer, or the first."""
    if isinstance(decision, Amount):
        wish = AMOUNTS.get(decision.kind, nothing)(c, decision)
        return max(decision.low, min(decision.high, wish))
    if isinstance(decision, Route):
        return destination(c, decision)
    if not isinstance(decision, Choice):
        return decision.sample(rng)
    about = str(decision.about.get("who", ""))
    machine = about in c.actors and bool(c.actors[about].machine.model)
    think = thinking_rigging.OF_MACHINES.get(decision.kind) if machine else None
    think = think or THOUGHTS.get(decision.kind)
    answer = think(c, decision) if think else ""
    if answer in decision.options:
        return answer
    return next((usual for usual in USUAL if usual in decision.options), decision.options[0])


USUAL = ("roll", "keep", "allow", "none", "take", "strike", "harm", "burn", "no", "done")


def nothing(c: Run, decision: Decision) -> int:
    """No modifier."""
    return 0


# The phase


def action(c: Run, decision: Choice) -> str:
    """Do the most urgent thing first: get out of a hold, do the work of the side, take a better place, attack, load a
    gun. Nothing but work is done once the fight is decided.
    """
    who, options = who_acts(decision), decision.options
    if nothing_left(c):
        return work(c, who, options) or "done"
    if c.actors[who].plane == "astral":
        return thinking_spirits.astral_form(c, who, options) or "done"
    rigs, hacks = thinking_rigging.action, thinking_matrix.action
    for think in (held, rigs, thinking_resonance.action, hacks, work, place, conjuring, spellwork, attack, rearm):
        found = think(c, who, options)
        if found:
            return found
    return idle(c, who, options)


def held(c: Run, who: str, options: Sequence[str]) -> str:
    """Get out of a pin, keep one up, or get up again if there is no fire on the ground to fear."""
    for name in ("break_free", "hold"):
        if name in options:
            return name
    fire = any(inside(c, zone, who) and who not in zone.done for zone in c.zones)
    return "stand_up" if "stand_up" in options and not fire else ""


def work(c: Run, who: str, options: Sequence[str]) -> str:
    """Do a task that one's side has to do, or that is open; if others do it better, help."""
    wanted = [goal.task for goal in c.scene.goals if goal.side == c.actors[who].side and goal.kind == "task"]
    for name, kind_ in (("simple_device", "simple"), ("complex_device", "complex"), ("use_skill", "skill")):
        if name in options and any(task in wanted for task in open_tasks(c, who, kind_)):
            return name
    return ""


def place(c: Run, who: str, options: Sequence[str]) -> str:
    """Take cover on the spot, or go to a better place before doing anything else in the phase, unless one is followed
    there, or a gun can be drawn and fired at once: to fire past cover costs a die (SR-T1.7).
    """
    if draws_and_fires(c, who, options) and foes_in_line(c, who):
        return ""
    covers = "take_cover" if "take_cover" in options else ""
    if brawls(c, who):
        return close_in(c, who, options) or covers
    if followed(c, who):
        return covers
    if "move" in options and not c.phase.did and best_spot(c, who) not in ("", "stay"):
        return "move"
    if covers or "move" not in options or c.phase.did:
        return covers
    if "run" in options and not foes_in_line(c, who) and goal_places(c, who):
        return "run"
    return ""


def brawls(c: Run, who: str) -> bool:
    """Return whether somebody has to come close to do anything: without a loaded gun in hand, or blind, and with
    enemies to go for.
    """
    carried = c.actors[who].carried
    if any(carried[name].rounds for name in guns_of(c, who)):
        return all_are_blind(c, who)
    return not better_gun(c, who) and bool(known_foes(c, who))


def close_in(c: Run, who: str, options: Sequence[str]) -> str:
    """Close in on the nearest enemy: walk if that is enough, else run."""
    if at_hand(c, who):
        return ""
    far = straight_to(c, who, known_foes(c, who)[0]) - TOUCH
    if "move" in options and (c.phase.ran or far <= walking_rate(c, who) * METRE):
        return "move"
    if "run" in options:
        return "run"
    return "move" if "move" in options else ""


@at_a_glance
def best_spot(c: Run, who: str) -> str:
    """Return the best place to stand, if it is enough better than here to go; for somebody who brawls, a place next to
    the enemy.
    """
    spots = destinations(c, who)
    wanted = thinking_matrix.way(c, who, list(spots))
    if wanted:
        return wanted
    if brawls(c, who) and not at_hand(c, who):
        near = [f"towards:{name}" for name in known_foes(c, who)]
        return next((name for name in near if name in spots), ways_round(c, who, list(spots)))
    if "leave" in spots and leaves(c, who):
        return "leave"
    known: Known = {}
    here = value_here(c, who, known) + 40
    found, there = ("stay", here), imagined(c, who)
    for name, spot in spots.items():
        if name in ("stay", "leave") or (name.startswith("away") and not danger(c, who)):
            continue
        value = value_here(put(c, there, who, spot), who, known)
        if value > found[1]:
            found = (name, value)
    return found[0]


def ways_round(c: Run, who: str, spots: list[str]) -> str:
    """If nobody can be reached straight, return the place nearest to the nearest enemy."""
    goal = c.actors[known_foes(c, who)[0]]
    places = [name for name in spots if name.startswith("to:")]
    at = {name: point(c.scene.map.places[name.removeprefix("to:")].at) for name in places}
    return min(places, key=lambda name: straight(*at[name], goal.x, goal.y), default="stay")


def leaves(c: Run, who: str) -> bool:
    """Return whether one's side wants to get out, or can do nothing else."""
    side = c.actors[who].side
    if wins_by_leaving(c.scene.goals, side):
        return True
    down = boxes_left(c, who, "P") <= 2
    alone = sum(able(one) for one in c.actors.values() if one.side == side) == 1
    return down and alone and len(foes_in_line(c, who)) > 1


def conjuring(c: Run, who: str, options: Sequence[str]) -> str:
    """Use spirits or the astral world if that is worth more than an attack or a spell."""
    if not any(name in options for name in thinking_spirits.ACTIONS):
        return ""
    other = max(best_plan(c, who, options).worth, thinking_magic.best_spell(c, who).worth)
    return thinking_spirits.conjuring(c, who, options, other)


def spellwork(c: Run, who: str, options: Sequence[str]) -> str:
    """Use magic if it is worth more than an attack."""
    if not any(name in options for name in thinking_magic.ACTIONS):
        return ""
    return thinking_magic.magic_action(c, who, options, best_plan(c, who, options).worth)


def attack(c: Run, who: str, options: Sequence[str]) -> str:
    """The best attack: a shot in the mode set or in another, a blow, fire laid on several."""
    plan = best_plan(c, who, options)
    if plan.worth <= LITTLE:
        return throw(c, who, options)
    if plan.action == "suppress":
        return "suppress"
    if plan.action == "melee":
        return "melee"
    if plan.mode != c.actors[who].carried[plan.weapon].mode:
        linked = smart(c, c.actors[who].carried[plan.weapon])
        for name in ("device_mode", "change_mode") if linked else ("change_mode",):
            if name in options:
                return name
    return plan.action if plan.action in options else throw(c, who, options)


def best_plan(c: Run, who: str, options: Sequence[str]) -> Plan:
    """The best attack with what is left of the phase."""
    kinds = tuple(name for name in ("fire", "full_burst") if name in options or c.phase.complex)
    found: list[Plan] = []
    if c.phase.simple >= 2:
        found.append(best_shot(c, who, guns_of(c, who), kinds, modes=c.phase.simple == 2))
    elif "fire" in options:
        found.append(best_shot(c, who, guns_of(c, who), ("fire",)))
    if "melee" in options:
        found.append(best_blow(c, who))
    if "suppress" in options:
        found.append(suppression(c, who))
    return max(found, default=Plan(0))


def suppression(c: Run, who: str) -> Plan:
    """Return the worth of fire on an area: for those who stand open in it, each about half as likely to be hurt."""
    total = 0
    for name in foes_in_line(c, who):
        if not sheltered(c, name):
            total += left_after(5, c.sheet(who).attributes.get("body", 3) + 4) * 2
    return Plan(total // 2 if total > 800 else 0, "suppress")


def throw(c: Run, who: str, options: Sequence[str]) -> str:
    """Throw a knife in hand or a grenade if nothing better can be done."""
    return "throw" if "throw" in options else ""


def rearm(c: Run, who: str, options: Sequence[str]) -> str:
    """Load the gun, draw a gun, or draw a blade if an enemy is close."""
    actor = c.actors[who]
    if "insert_clip" in options and can_insert(c, who):
        return "insert_clip"
    empty = [name for name in guns_of(c, who) if not actor.carried[name].rounds]
    spare = [name for name in empty if actor.clips.get(actor.carried[name].weapon, 0)]
    if spare:
        for name in ("eject_clip", "remove_clip"):
            if name in options:
                return name
    if "reload" in options and can_load(c, who) and empty:
        return "reload"
    if draws_and_fires(c, who, options):
        return "quick_draw"
    if "ready_weapon" in options and better(c, who) and (not armed(c, who) or better_gun(c, who)):
        return "ready_weapon"
    if "pick_up" in options and not armed(c, who) and any(c.dropped[name].rounds for name in near(c, who)):
        return "pick_up"
    return ""


def draws_and_fires(c: Run, who: str, options: Sequence[str]) -> bool:
    """Whether somebody draws a gun and fires it at once."""
    return "quick_draw" in options and (not armed(c, who) or (better_gun(c, who) and not at_hand(c, who)))


def armed(c: Run, who: str) -> bool:
    """Whether something useful is in hand: a gun with rounds, a blade."""
    carried = c.actors[who].carried
    return any(carried[name].rounds or kind(c, carried[name]) != "gun" for name in in_hand(c, who))


def better_gun(c: Run, who: str) -> bool:
    """Whether a loaded gun is stowed while none is in hand, and no enemy is near enough to be run down at once."""
    actor = c.actors[who]
    if any(actor.carried[name].rounds for name in guns_of(c, who)):
        return False
    stowed_ = [held for held in actor.carried.values() if not held.hand and held.rounds]
    foes = known_foes(c, who)
    near = bool(foes) and within_a_run(c, who, foes[0])
    blades = any(kind(c, actor.carried[name]) == "melee" for name in in_hand(c, who))
    return bool(stowed_) and not (blades and near)


def better(c: Run, who: str) -> str:
    """Choose the weapon to draw: a loaded gun, else anything but an empty gun; "" for none."""
    carried = c.actors[who].carried
    stowed = {name: held for name, held in carried.items() if not held.hand}
    guns = [name for name, held in stowed.items() if held.rounds]
    rest = [name for name, held in stowed.items() if kind(c, held) != "gun"]
    return next(iter([*guns, *rest]), "")


def idle(c: Run, who: str, options: Sequence[str]) -> str:
    """Use what is left of the phase: go nearer, help, take full defence in the open under fire that can hit, wear an
    enemy down for a comrade, aim, with a whole phase twice (SR-T1.14), look around once a turn, and at last take the
    shot that can hardly hit. Whoever runs only to be harder to hit stays, and keeps aim and cover.
    """
    dodged = c.phase.ran and dodges(c, who)
    if "move" in options and not dodged and best_spot(c, who) not in ("", "stay"):
        return "move"
    if "help" in options and helpable(c, who) and not foes_in_line(c, who):
        return "help"
    for name in ("use_skill", "complex_device", "simple_device"):
        if name in options and not foes_in_line(c, who):
            return name
    if "full_defence" in options and danger(c, who) > 300 and guards(c, who) and not all_are_blind(c, who):
        return "full_defence"
    if "fire" in options and wearing_shot(c, who).worth:
        return "fire"
    if "take_aim" in options and aims_better(c, who):
        return "take_aim"
    if "observe" in options and c.pass_ == 1 and "observe" not in c.phase.did and not foes_in_line(c, who):
        return "observe"
    if "fire" in options and best_shot(c, who, guns_of(c, who), ("fire",)).worth > 0:
        return "fire"
    return "run" if "run" in options and dodges(c, who) else "done"


def dodges(c: Run, who: str) -> bool:
    """Return whether it helps to run on the spot: by ruling it does, and enemies with a gun in hand can fire on
    somebody, who is harder to hit while running (SR-T4.6).
    """
    return c.rulings["running_state"] == "declared" and any(guns_of(c, name) for name in foes_in_line(c, who))


# The parts of an action


def doing(c: Run, who: str) -> str:
    """Return the action that somebody is taking, in their own phase or against one who passes (SR-3.2.10)."""
    if c.walk is not None and c.walk.who != who:
        return "intercept"
    return c.doing


def planned(c: Run, who: str, names: list[str] | None = None) -> Plan:
    """The best attack by the action under way."""
    now = doing(c, who)
    if now in ("melee", "intercept"):
        return best_blow(c, who, [c.walk.who] if c.walk is not None and now == "intercept" else None)
    guns = [name for name in names or guns_of(c, who) if name in c.actors[who].carried]
    way = "full_burst" if now == "full_burst" else "fire"  # a gun drawn is fired at once (SR-3.2.18)
    found = best_shot(c, who, [name for name in guns if c.actors[who].carried[name].hand], (way,))
    wearing = wearing_shot(c, who) if now == "fire" and found.worth <= LITTLE else found
    return wearing if wearing.weapon in guns else found


def weapon(c: Run, decision: Choice) -> str:
    """The weapon of the best attack; the one to be drawn; the empty one to be loaded."""
    who = who_acts(decision)
    now = doing(c, who)
    if now == "ready_weapon":
        return better(c, who)
    if now in ("eject_clip", "remove_clip"):
        return min(decision.options, key=lambda name: c.actors[who].carried[name].rounds)
    if now in ("device_mode", "change_mode"):
        return best_shot(c, who, list(decision.options), ("fire", "full_burst"), modes=True).weapon
    if now in ("suppress", "throw", "insert_clip", "reload", "drop", "quick_draw"):
        return decision.options[0]
    found = planned(c, who, list(decision.options)).weapon
    return found if found in decision.options else UNARMED


def mode(c: Run, decision: Choice) -> str:
    """The mode of the best attack, with a gun in hand or on a mount."""
    who = who_acts(decision)
    if doing(c, who) == "fire_mount":
        return thinking_rigging.mount_plan(c, who).mode
    if doing(c, who) == "weapon_system":
        return thinking_rigging.mode_of_system(c, decision)
    return best_shot(c, who, guns_of(c, who), ("fire", "full_burst"), modes=True).mode


def target(c: Run, decision: Choice) -> str:
    """The target of the best attack; for a throw the nearest; for a spell the one it is meant for."""
    if "spell" in decision.about:
        rite = thinking_rituals.in_ritual(c)
        return thinking_rituals.target(c, decision) if rite else thinking_magic.target(c, decision)
    if c.doing == "cyber_attack":
        return thinking_matrix.cyber_target(c, decision)
    who = who_acts(decision)
    now = doing(c, who)
    if now == "astral_combat":
        return thinking_spirits.target(c, decision)
    if now == "throw":
        return min(decision.options, key=lambda name: straight_to(c, who, name))
    return (thinking_rigging.mount_plan(c, who) if now == "fire_mount" else planned(c, who)).target


def spell(c: Run, decision: Choice) -> str:
    """The spell of the plan, or of the ritual."""
    rite = thinking_rituals.in_ritual(c)
    return thinking_rituals.spell(c, decision) if rite else thinking_magic.spell(c, decision)


def burst(c: Run, decision: Choice) -> str:
    """The way of firing that does most at the target chosen."""
    who, goal = who_acts(decision), str(decision.about["target"])
    if doing(c, who) == "fire_mount":
        return thinking_rigging.mount_plan(c, who).burst
    guns = [name for name in guns_of(c, who) if c.actors[who].carried[name].weapon == decision.about["weapon"]]
    if not guns:
        return decision.options[0]
    held_ = c.actors[who].carried[guns[0]]
    worth = {one: estimate(c, shot(c, who, guns[0], held_, goal, held_.mode, one)) for one in decision.options}
    return max(worth, key=lambda one: worth[one])


def aim_at(c: Run, decision: Choice) -> str:
    """Whoever would be shot at in the next phase, in which recoil begins anew."""
    who = who_acts(decision)
    return best_shot(next_phase(c, who), who, guns_of(c, who), ("fire", "full_burst")).target


def line(c: Run, decision: Choice) -> str:
    """Choose the line to the first enemy."""
    return decision.options[0]


def thing(c: Run, decision: Choice) -> str:
    """Pick up something loaded."""
    up = [one for one in decision.options if one.startswith("up:")]
    return max(up, key=lambda one: c.dropped[one.removeprefix("up:")].rounds, default="")


def destination(c: Run, decision: Route) -> str:
    """Go to the best spot; a runner goes on even if it is no better."""
    if c.actors[who_acts(decision)].plane == "astral":
        return thinking_spirits.destination(c, decision)
    found = best_spot(c, who_acts(decision))
    return found if found in decision.ends else "stay"


def hold(c: Run, decision: Choice) -> str:
    """Hurt a prisoner until they are out."""
    return "hurt"


def split(c: Run, decision: Decision) -> int:
    """Split evenly, the larger half first."""
    return (int(str(decision.about["pool"])) + 1) // 2


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "action": action, "weapon": weapon, "mode": mode, "target": target, "burst": burst, "aim_at": aim_at, "line": line,
    "thing": thing, "hold": hold, "spell": spell, **thinking_tests.THOUGHTS, **thinking_magic.THOUGHTS,
    **thinking_matrix.THOUGHTS,
    **thinking_spirits.THOUGHTS,
    **thinking_rituals.THOUGHTS,
    **thinking_resonance.THOUGHTS,
    **thinking_rigging.THOUGHTS,
}  # fmt: skip
"""The functions that answer each kind of question."""

AMOUNTS: dict[str, Callable[[Run, Decision], int]] = {
    "split": split,
    **thinking_magic.AMOUNTS,
    **thinking_spirits.AMOUNTS,
    **thinking_resonance.AMOUNTS,
}
"""The same for figures."""
