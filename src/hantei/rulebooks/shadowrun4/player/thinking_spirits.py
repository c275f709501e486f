"""Use spirits and the astral world: summoning, orders, banishing, astral combat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.decision import Choice, Decision, Route
from hantei.scenes.plane import straight

from ..content.records import Attribute
from ..rules.figures import able, attribute, boxes_left, half_up, hostile, perceives_astral, power, skill
from ..rules.magic.astral import opponents
from ..rules.magic.astral_rows import astral_attack_pool
from ..rules.magic.bodies import body_of
from ..rules.magic.drain import drain_pool
from ..rules.magic.servants import ARTS, at_call, own_pool, place_taken, pool, waiting
from ..rules.magic.spirits import banishable, commanded
from ..rules.street.damage import parse
from ..rules.street.ground import foes_in_line, in_line, knows_of
from ..rules.street.routes import destinations
from ..state import Actor, Attack, Run
from . import thinking_magic
from .prospects import Victim, left_after, worth_of

ROOM = 4
"""Boxes of stun that must be left before a machine player risks the drain of a spirit."""

QUIET = 300
"""The worth of an attack below which there is time for spirits that do not fight at once."""

MORE = 3
"""The lead in dice at which one drives out a spirit."""


ACTIONS = (
    "command_spirit", "astral_combat", "call_spirit", "summon_spirit", "bind_spirit", "banish_spirit",
    "astral_perception",
)  # fmt: skip
"""The actions decided here."""


# Astral combat


def astral_plan(c: Run, who: str) -> tuple[int, str, str]:
    """Return the best astral attack: its worth, its target, and its kind of damage."""
    found = (0, "", "physical")
    for target in opponents(c, who):
        for kind, stuns in (("stun", True), ("physical", False)):
            attack = Attack(who, target, "astral", "astral", "", chosen="S" if stuns else "P")
            dice = astral_attack_pool(c, attack).value
            worth = worth_of(dice, half_up(attribute(c, who, "charisma")), 0, stuns, astral_victim(c, target))
            found = max(found, (worth, target, kind))
    return found


def astral_victim(c: Run, who: str) -> Victim:
    """Somebody as an astral attacker sees them."""
    actor = c.actors[who]
    ways = max(skill(c, who, "astral_combat"), skill(c, who, "dodge"))
    dice = attribute(c, who, "intuition") + ways - actor.guard.defended
    left = boxes_left(c, who, "P"), boxes_left(c, who, "S")
    return Victim(dice, attribute(c, who, "willpower"), 0, *left, able(actor))


def prey(c: Run, who: str) -> list[str]:
    """The enemies whom an astral form could fight, the nearest first."""
    foes = [name for name in hostile(c, who) if perceives_astral(c, name) and knows_of(c, who, name)]
    return sorted(foes, key=lambda name: far(c.actors[who], c.actors[name]))


def far(one: Actor, other: Actor) -> int:
    """How far two are apart."""
    return straight(one.x, one.y, other.x, other.y)


def astral_form(c: Run, who: str, options: Sequence[str]) -> str:
    """Act as an astral form: cast or strike at whoever is near, go where somebody is, and go home if nobody is
    anywhere.
    """
    strikes = astral_plan(c, who)[0] if "astral_combat" in options else 0
    cast = thinking_magic.magic_action(c, who, options, strikes)
    if cast or strikes:
        return cast or "astral_combat"
    if "move" in options and towards(c, who) != "stay":
        return "move"
    if c.actors[who].servant.order == "scout":
        return "observe" if "observe" in options else ""
    if not prey(c, who) and "astral_projection" in options:
        return "astral_projection"
    return "full_defence" if "full_defence" in options and prey(c, who) else ""


def towards(c: Run, who: str) -> str:
    """Choose where an astral form goes: to the nearest it could fight, or back to its body."""
    spots = destinations(c, who)
    goals = prey(c, who)
    if goals and not opponents(c, who):
        return next((f"towards:{name}" for name in goals if f"towards:{name}" in spots), "stay")
    body = body_of(c, who)
    if not goals and body and f"to:{c.actors[body].place}" in spots:
        return f"to:{c.actors[body].place}"
    return "stay"


# Spirits


def conjuring(c: Run, who: str, options: Sequence[str], other: int) -> str:
    """Give orders first; summon a spirit early in the fight; drive out a stranger's spirit; fight an astral enemy
    nearby. `other`: the worth of the best attack.
    """
    if "command_spirit" in options and idle(c, who):
        return "command_spirit"
    if "astral_combat" in options and astral_plan(c, who)[0] > max(other, 60):
        return "astral_combat"
    if "call_spirit" in options and hostile(c, who) and not place_taken(c, who, "spirit"):
        return "call_spirit"
    if "summon_spirit" in options and (wants_spirit(c, who, other) or wants_watcher(c, who)):
        return "summon_spirit"
    if "bind_spirit" in options and wants_bound(c, who, other):
        return "bind_spirit"
    if "banish_spirit" in options and best_banishing(c, who) and other < QUIET:
        return "banish_spirit"
    if "astral_perception" in options and beset(c, who) != c.actors[who].magic.perceiving:
        return "astral_perception"
    return ""


def idle(c: Run, who: str) -> str:
    """A spirit that waits for orders, while there is something to fight."""
    return next((name for name in commanded(c, who) if not c.actors[name].servant.order), "") if hostile(c, who) else ""


def beset(c: Run, who: str) -> bool:
    """Return whether an astral enemy is near that cannot be met otherwise; only somebody good at astral combat faces
    it.
    """
    near = [name for name in hostile(c, who) if c.actors[name].plane == "astral" and knows_of(c, who, name)]
    fights = skill(c, who, "astral_combat") > 1
    return fights and any(far(c.actors[who], c.actors[name]) <= 30 for name in near)


def wants_spirit(c: Run, who: str, other: int) -> bool:
    """Return whether a spirit is worth the drain: none is there, and boxes, dice and enemies are enough."""
    if place_taken(c, who, "spirit") or waiting(c, who, "spirit") or not hostile(c, who):
        return False
    dice = pool(c, who, ARTS["spirit"], "call").value
    return boxes_left(c, who, "S") > ROOM and dice > best_force(c, who) and other < 400


def wants_bound(c: Run, who: str, other: int) -> bool:
    """Return whether to bind the spirit one has: bound it no longer takes the place of another (SR-5.1.2), which pays
    while there is nothing better to do and boxes are left for the drain of both."""
    mine = [name for name in at_call(c, who, "spirit") if not c.actors[name].servant.bound]
    ahead = [pool(c, who, ARTS["spirit"], "bind").value - c.actors[name].servant.rating for name in mine]
    return bool(hostile(c, who)) and boxes_left(c, who, "S") > 2 * ROOM and other < QUIET and max(ahead, default=0) > 0


def wants_watcher(c: Run, who: str) -> bool:
    """Return whether to send a watcher to look round, once: nobody hostile is in sight, and the drain, as many points
    as it stays hours (SR-5.2.2), is no more than the dice against it should take off."""
    sent = any(one.owner == who and one.kind == "watcher" for one in c.actors.values())
    if sent or foes_in_line(c, who) or not place_taken(c, who, "spirit"):
        return False
    return boxes_left(c, who, "S") > ROOM and drain_pool(c, who).value >= pool(c, who, ARTS["spirit"], "call").value


def best_force(c: Run, who: str) -> int:
    """Choose a Force that the dice beat, with drain that does not wound: up to Magic, less if little stun is left."""
    dice = pool(c, who, ARTS["spirit"], "call").value
    force, room = min(power(c, who, "magic"), max(1, dice - 2)), boxes_left(c, who, "S")
    while force > 1 and left_after(max(2, 2 * force // 3), max(0, drain_pool(c, who).value)) > 60 * (room - 1):
        force -= 1
    return force


def best_banishing(c: Run, who: str) -> str:
    """Choose the hostile spirit that is most easily driven out, if one has the dice for it."""
    mine = pool(c, who, ARTS["spirit"], "banish").value
    foes = [name for name in banishable(c, who) if name in hostile(c, who) and in_line(c, who, name)]
    weakest = min(
        foes, key=lambda name: own_pool(c, name, "SR-5.3.1").value + c.actors[name].servant.services, default=""
    )
    ahead = weakest and mine - own_pool(c, weakest, "SR-5.3.1").value
    return weakest if weakest and int(ahead) >= MORE and c.actors[weakest].servant.services <= MORE else ""


# The parts


def spirit(c: Run, decision: Choice) -> str:
    """Choose the strongest fighter of those that come; a watcher if no spirit can."""
    spirits = [name for name in decision.options if c.records.characters[name].kind == "spirit"]
    return max(spirits, key=lambda name: might(c, name), default=decision.options[0])


def might(c: Run, name: str) -> int:
    """Return how well a kind of spirit fights: by its figures in the flesh, and its weapons."""
    sheet = c.records.characters[name]
    weapons = [parse(c.records.weapons[one].damage)[0] - c.records.weapons[one].ap for one in sheet.weapons]
    return sum(sheet.changes.get(one, 0) for one in FLESH) + max(weapons, default=0) + sheet.impact // 2


FLESH: tuple[Attribute, ...] = ("body", "agility", "reaction", "strength")
"""What counts in a fight in the physical world."""


def servant(c: Run, decision: Choice) -> str:
    """The one that waits for orders; the one to be driven out."""
    who = str(decision.about["who"])
    mine = [name for name in decision.options if c.actors[name].owner == who]
    waits = [name for name in mine if not c.actors[name].servant.order]
    found = next(iter(waits), "") if mine else best_banishing(c, who)
    return found if found in decision.options else decision.options[0]


def order(c: Run, decision: Choice) -> str:
    """Let spirits fight; a watcher looks round, for it has a single die to fight with (SR-5.2.1)."""
    watcher = c.actors[str(decision.about["target"])].kind == "watcher"
    return "scout" if watcher and "scout" in decision.options else "fight"


def astral_kind(c: Run, decision: Choice) -> str:
    """The kind that does most."""
    return astral_plan(c, str(decision.about["who"]))[2]


def target(c: Run, decision: Choice) -> str:
    """Whom the best astral attack is aimed at."""
    return astral_plan(c, str(decision.about["who"]))[1]


def destination(c: Run, decision: Route) -> str:
    """Where an astral form goes."""
    found = towards(c, str(decision.about["who"]))
    return found if found in decision.ends else "stay"


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {
    "spirit": spirit, "servant": servant, "astral_kind": astral_kind,
    "order": order, "command": lambda c, decision: "fight",
    "dismiss": lambda c, decision: "standby", "banished": lambda c, decision: "take_over",
}  # fmt: skip
"""The functions that answer each kind of question of spirits."""


def force(c: Run, decision: Decision) -> int:
    """Choose for a spirit a Force that one can master; for a spell decide as for spells."""
    if "servant" not in decision.about:
        return thinking_magic.force(c, decision)
    return best_force(c, str(decision.about["who"]))


AMOUNTS: dict[str, Callable[[Run, Decision], int]] = {"force": force}
"""The same for figures."""
