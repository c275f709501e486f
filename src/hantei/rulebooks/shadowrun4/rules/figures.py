"""Somebody's figures as they count now: attributes, skills, pools, tracks, wounds (1.2, X)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal

from hantei.core.glance import at_a_glance
from hantei.core.message import BadSetup
from hantei.core.tally import Tally

from ..content.records import RATED, SENSES, Attribute, Sense, Served
from ..state import Actor, Run
from .riders import is_machine

TRACK = 10
"""SR-X.1: boxes of a track where the record says nothing else."""

BOXES_EACH = 3
"""SR-X.2: boxes for each -1."""

ASTRAL: Mapping[Attribute, Attribute] = {
    "body": "willpower", "agility": "logic", "strength": "charisma", "reaction": "intuition",
}  # fmt: skip
"""SR-6.2.3: what stands for the attributes of the flesh in the astral world."""

SUSTAINING = -2
"""SR-4.2.6: for every spell kept up."""

Modifier = tuple[int, str, str]
"""Dice, the clause that gives them, the slug of the reason."""


def half_up(figure: int) -> int:
    """SR-X.4: a half, rounded up."""
    return -(-figure // 2)


# Attributes and skills


def attribute(c: Run, who: str, name: Attribute) -> int:
    """SR-X.6: an attribute as it counts where somebody acts; SR-6.2.3: others stand for it in the astral world.

    What has a rating has that, with the changes of its kind, where nothing is recorded. SR-4.2.12: spells change it.
    """
    actor, sheet = c.actors[who], c.sheet(who)
    if actor.plane == "astral":
        name = ASTRAL.get(name, name)
    found = sheet.attributes.get(name)
    if found is None:
        found = max(1, actor.servant.rating + sheet.changes.get(name, 0)) if sheet.kind in RATED else 0
    return max(1, found + actor.magic.spelled[name]) if name in actor.magic.spelled else found


def skill(c: Run, who: str, name: str) -> int:
    """SR-X.6: the rating of a skill; 0 for one that is not there; a spirit's is its Force where none is recorded."""
    sheet = c.sheet(who)
    found = sheet.skills.get(name)
    if found is None:
        found = c.actors[who].servant.rating if sheet.kind in RATED else 0
    return found


def power(c: Run, who: str, name: Literal["magic", "resonance"]) -> int:
    """SR-X.6: Magic or Resonance, as recorded, else the Force of a spirit, the rating of a sprite."""
    recorded: int = getattr(c.sheet(who), name)
    kinds = {"magic": ("spirit", "watcher"), "resonance": ("sprite",)}[name]
    return recorded or (c.actors[who].servant.rating if c.sheet(who).kind in kinds else 0)


def awakened(c: Run, who: str) -> bool:
    """SR-X.6: whether somebody has Magic at all."""
    return power(c, who, "magic") > 0


def edge_rating(c: Run, who: str) -> int:
    """SR-2.2, SR-2.4: the Edge attribute, less what was burned."""
    return max(0, c.sheet(who).edge - c.actors[who].burned)


def linked(c: Run, name: str) -> Attribute:
    """SR-1.2.2: the attribute linked to a skill."""
    return c.records.skills[name].attribute


def may_default(c: Run, who: str, name: str) -> bool:
    """SR-1.2.10: whether a skill that somebody lacks can be tried all the same.

    Skills of magic and of technomancers need Magic or Resonance; by ruling every skill can be defaulted, or all but
    those that the encounter lists.
    """
    reading = c.rulings["defaulting_allowed"]
    if reading == "every_skill":
        return True
    if reading == "scenario_list":
        return name not in c.scene.house.no_defaulting
    needs = c.records.skills[name].awakened
    return not needs or power(c, who, needs) > 0


def can_try(c: Run, who: str, name: str) -> bool:
    """Whether somebody can make a test with a skill at all."""
    return skill(c, who, name) > 0 or may_default(c, who, name)


def skill_pool(c: Run, who: str, name: str, with_: Attribute | None = None) -> Tally:
    """SR-1.2.2: attribute + skill; SR-1.2.10: without the skill the attribute - 1.

    `with_`: an attribute in place of the linked one.
    """
    linked_to = with_ or linked(c, name)
    pool = Tally(attribute(c, who, linked_to), "SR-1.2.2", f"attribute-{linked_to}")
    add_skill(c, who, name, pool)
    return pool


def add_skill(c: Run, who: str, name: str, pool: Tally) -> None:
    """SR-1.2.2: the rating of a skill; SR-1.2.10: -1 for one that is not there."""
    rating = skill(c, who, name)
    if rating:
        pool.add(rating, "SR-1.2.2", f"skill-{name}")
    elif may_default(c, who, name):
        pool.add(-1, "SR-1.2.10", "defaulting")
    else:
        pool.at_most(0, "SR-1.2.10", "no-defaulting")


def attribute_pool(c: Run, who: str, names: Sequence[Attribute]) -> Tally:
    """SR-1.2.9: two different attributes. Raises `BadSetup` where they are the same."""
    if len(names) != 2 or names[0] == names[1]:
        raise BadSetup("sr-two-attributes", found=[*names])
    pool = Tally(attribute(c, who, names[0]), "SR-1.2.9", f"attribute-{names[0]}")
    pool.add(attribute(c, who, names[1]), "SR-1.2.9", f"attribute-{names[1]}")
    return pool


# Modifiers of one's own state


def add_state(c: Run, who: str, pool: Tally, resistance: bool = False, toll: str = "") -> None:
    """Add what somebody's own state does to a test.

    SR-X.2: wounds, except on resistance tests, and by ruling there too (SR-3.4.14); SR-1.1.7: what a glitch has left;
    SR-X.7: what tells on all tests. `toll`: "drain" or "fading", on which wounds never tell (SR-4.2.17, SR-8.1.6).
    """
    if not toll and (not resistance or c.rulings["wounds_on_resistance"] == "apply"):
        pool.add(wound_modifier(c, who), "SR-X.2", "wounds")
    if c.actors[who].shaken:
        pool.add(-2, "SR-1.1.7", "shaken")
    if not resistance or c.rulings["all_tests_scope"] == "literal":
        for amount, clause, label in on_all_tests(c, who, toll):
            pool.add(amount, clause, label)
    if not resistance and "tests" in c.actors[who].magic.spelled:
        pool.add(c.actors[who].magic.spelled["tests"], "SR-4.2.12", "spelled")


def on_all_tests(c: Run, who: str, toll: str) -> Iterator[Modifier]:
    """SR-X.7: what tells on literally all tests, save those that are exempt from it.

    SR-4.2.6: every spell kept up, drain excepted (SR-4.2.17); SR-7.7.3: what dumpshock has left; SR-8.1.7: every thread
    kept up, fading excepted (SR-8.1.6).
    """
    if c.actors[who].matrix.shock:
        yield -2, "SR-7.7.3", "dumpshock"
    if c.actors[who].matrix.threads and toll != "fading":
        yield -2 * len(c.actors[who].matrix.threads), "SR-8.1.7", "threads"
    kept = len(c.actors[who].magic.sustained)
    if kept and toll != "drain":
        each = c.scene.house.sustaining if c.rulings["sustain_modifier"] == "scenario" else SUSTAINING
        yield each * kept, "SR-4.2.6", "sustaining"


def add_focus(c: Run, who: str, serves: Served, pool: Tally) -> None:
    """SR-4.1.6, SR-4.2.5, SR-5.1.6: + the rating of every focus that is switched on and serves the test."""
    for name in c.actors[who].magic.active:
        focus = c.records.foci[name]
        if focus.serves == serves:
            pool.add(focus.rating, "SR-4.1.6", "focus")


def add_own_action(c: Run, who: str, pool: Tally, bodily: bool = True) -> None:
    """SR-6.1.3: what the body does while the senses are in the astral world; SR-6.2.5: whatever is done in fast astral
    movement. Neither tells on defence, resistance and initiative."""
    actor = c.actors[who]
    if bodily and actor.magic.perceiving:
        pool.add(-2, "SR-6.1.3", "perceiving")
    if actor.magic.fast:
        pool.add(-2, "SR-6.2.5", "fast")


def wound_modifier(c: Run, who: str) -> int:
    """SR-X.2: -1 for every three full boxes on each track; by ruling as the record says, or none."""
    if is_machine(c.actors[who]):  # SR-X.9
        return 0
    reading = c.rulings["wound_modifier"]
    every = c.sheet(who).wound_every
    if reading == "disabled" or (reading == "recorded" and every is None):
        return 0
    each = every if every and reading == "recorded" else BOXES_EACH
    actor = c.actors[who]
    return -(actor.physical // each) - actor.stun // each


# Armour and senses


def armour(c: Run, who: str, impact: bool = False) -> int:
    """SR-3.4.19: the ballistic armour of the record, or the one against impact, with what spells add."""
    sheet = c.sheet(who)
    return max(0, (sheet.impact if impact else sheet.armour) + c.actors[who].magic.spelled.get("armour", 0))


def senses(c: Run, who: str) -> Sequence[Sense]:
    """SR-T2.1: the kinds of sight somebody has beside the normal one, with those that spells lend."""
    own, lent = c.sheet(who).senses, c.actors[who].magic.lent
    return (*own, *(sense for sense in SENSES if sense in lent)) if lent else own


# Tracks


def track(c: Run, who: str, kind: str) -> int:
    """SR-X.1: how many boxes a track has; `kind`: P or S."""
    sheet = c.sheet(who)
    return (sheet.physical if kind == "P" else sheet.stun) or TRACK


def boxes_left(c: Run, who: str, kind: str) -> int:
    """SR-X.1: how many boxes of a track are free; `kind`: P or S."""
    actor = c.actors[who]
    return track(c, who, kind) - (actor.physical if kind == "P" else actor.stun)


def able(actor: Actor) -> bool:
    """SR-X.3: whether somebody is in the fight and on their feet in the sense of the goals: `present`, and not down.
    In one step, since this is asked most often.
    """
    servant = actor.servant
    down = actor.dead or actor.unconscious
    return not (down or actor.away or actor.escaped or servant.gone or servant.standby or servant.remote)


def elusive(c: Run, who: str) -> bool:
    """Return whether anybody here might go unseen by somebody: a program, an astral form, a person not known to be
    there.
    """
    actor = c.actors[who]
    return (
        actor.kind in PROGRAMS
        or actor.plane == "astral"
        or any(who in one.guard.unaware_of for one in c.actors.values())
    )


def present(actor: Actor) -> bool:
    """Whether somebody is here at all, in whatever state; servants can be elsewhere, or gone."""
    return not (actor.away or actor.escaped or actor.servant.gone or actor.servant.standby or actor.servant.remote)


# The two worlds (6)


def perceives_astral(c: Run, who: str) -> bool:
    """SR-6.2: whether somebody is present in the astral world: as a form, by perceiving it, or as a spirit."""
    actor = c.actors[who]
    return actor.plane == "astral" or actor.magic.perceiving or (actor.kind == "spirit" and actor.plane == "physical")


PROGRAMS = ("ic", "agent", "sprite")
"""Kinds that are nowhere but in the Matrix (SR-7.6.2)."""


def embodied(actor: Actor) -> bool:
    """SR-6.2: whether somebody has a body in the physical world that can be struck there; who is in VR has left it in
    the chair, programs have none."""
    return actor.plane != "astral" and actor.kind not in PROGRAMS


def apparent(c: Run, who: str, to: str) -> bool:
    """SR-6.2: whether one can be noticed by another. All that lives glows in the astral world (SR-6.1); what is there
    alone is noticed by those who perceive it. SR-6.2.6: an astral form that shows itself is seen by all but machines.
    """
    if embodied(c.actors[who]):
        return True
    if c.actors[who].plane != "astral":
        return c.actors[to].plane == c.actors[who].plane
    return perceives_astral(c, to) or (c.actors[who].magic.manifest and c.actors[to].kind not in MACHINES)


def share_world(c: Run, a: str, b: str) -> bool:
    """SR-6.2: whether one can act on the other: both in the physical world, or both present in the astral one."""
    if embodied(c.actors[a]) and embodied(c.actors[b]):
        return True
    return perceives_astral(c, a) and perceives_astral(c, b)


MACHINES = ("drone", "vehicle")
"""SR-6.2.6: what sees by cameras alone."""


@at_a_glance
def hostile(c: Run, who: str) -> list[str]:
    """Those of sides hostile to somebody's, or the other way round, who are here and able, in the order of the
    roster."""
    sides = c.scene.enemies[c.actors[who].side]
    return [name for name, actor in c.actors.items() if actor.side in sides and able(actor)]


def friends(c: Run, who: str) -> list[str]:
    """Those of one's own side who are here and able, oneself left out."""
    side = c.actors[who].side
    return [name for name, actor in c.actors.items() if actor.side == side and name != who and able(actor)]
