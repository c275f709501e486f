"""Ritual spells (4.5): a lodge, a team with a leader, a spotter, hours, and drain for everybody."""

from __future__ import annotations

from collections.abc import Iterator

from hantei.core.agenda import BeatCall, then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally
from hantei.scenes.plane import straight

from ...content.records import Served
from ...state import Cast, Ritual, Run
from ..beats import beat
from ..figures import able, add_focus, add_state, awakened, can_try, perceives_astral, power, present, skill
from ..rolls.testing import success_test
from ..street.actions import action
from ..street.ground import METRE, in_line, joined, knows_of, seen
from .casting import base_radius, centre, highest_force, lets_it, own_pool
from .drain import drain_of, suffer
from .hours import HOUR, OFFERS, when_time_passes

SKILL: Served = "ritual_spellcasting"

RITUAL_HOURS = 12
"""SR-4.5.13: hours, less the leader's Magic."""


# Who, where, with whom


def ritualist(c: Run, who: str) -> bool:
    """SR-4.5.1: a magician on their feet who is not busy with another ritual."""
    busy = any(who in one.members for one in c.rituals)
    return power(c, who, "magic") > 0 and can_try(c, who, SKILL) and able(c.actors[who]) and not busy


def lodge_of(c: Run, who: str) -> int:
    """SR-4.5.3: the Force of the lodge where somebody stands, if it suits their tradition; 0 for none."""
    place = c.scene.map.places[c.actors[who].place]
    return place.lodge_force if place.lodge and place.lodge == c.sheet(who).tradition else 0


def team_for(c: Run, who: str) -> list[str]:
    """SR-4.5.2: those who could take part with somebody: magicians of one tradition in one lodge, on one side."""
    actor = c.actors[who]
    there = [name for name, one in c.actors.items() if one.side == actor.side and one.place == actor.place]
    same = [name for name in there if c.sheet(name).tradition == c.sheet(who).tradition]
    return [name for name in same if name != who and c.actors[name].kind == "person" and ritualist(c, name)]


def highest(c: Run, leader: str, members: list[str]) -> int:
    """SR-4.5.4, SR-4.5.5: the Force of the spell goes no higher than that of the lodge, nor than the lowest ritual
    spellcasting of the participants, by ruling the leader's or the highest; SR-4.2.3: nor than twice the leader's
    Magic."""
    ratings = [skill(c, name, SKILL) for name in members]
    reading = c.rulings["ritual_force_cap"]
    by_skill = {"lowest": min(ratings), "leader": skill(c, leader, SKILL), "highest": max(ratings)}[reading]
    return min(lodge_of(c, leader), by_skill, highest_force(c, leader))


def may_begin(c: Run, who: str) -> bool:
    """SR-4.5.1, SR-4.5.3: a magician in a lodge of the own tradition who knows a spell and has a target."""
    if not (ritualist(c, who) and lodge_of(c, who) and c.sheet(who).spells and not c.actors[who].matrix.vr):
        return False
    return highest(c, who, [who]) > 0 and bool(targets(c, who, [who, *team_for(c, who)]))


# The target and the spotter


def targets(c: Run, leader: str, members: list[str]) -> list[str]:
    """SR-4.5.1, SR-4.5.7: anybody in sight, and with a spotter anybody of whom the leader knows."""
    there = [
        name
        for name, one in c.actors.items()
        if present(one) and not one.dead and one.plane != "matrix" and (name == leader or knows_of(c, leader, name))
    ]
    return [name for name in there if in_sight(c, leader, name) or spotters(c, members, name)]


def in_sight(c: Run, leader: str, target: str) -> bool:
    """SR-4.5.7: whether no spotter is needed."""
    return leader == target or seen(c, leader, target)


def spotters(c: Run, members: list[str], target: str) -> list[str]:
    """SR-4.5.8 to SR-4.5.10: a participant, or a spirit bound by one, by ruling the spirit only; in the lodge now, and
    able to sense the target in the astral world, where magicians and spirits can go to it."""
    place = c.actors[members[0]].place
    only_spirits = c.rulings["ritual_spotter"] == "bound_spirit"
    found = [] if only_spirits else list(members)
    found += [
        name for name, one in c.actors.items() if one.kind == "spirit" and one.servant.bound and one.owner in members
    ]
    here = [name for name in found if c.actors[name].place == place and able(c.actors[name]) and name != target]
    return [name for name in here if perceives_astral(c, name)]


def in_contact(c: Run, found: Ritual) -> bool:
    """SR-4.5.9, SR-4.5.11: whether the target is still in sight, or the spotter still senses it: in line, or as an
    astral form, which follows it anywhere."""
    who = found.spotter
    if not who:
        return in_sight(c, found.leader, found.target)
    actor = c.actors[who]
    moves = actor.plane == "astral" or actor.kind == "spirit"
    return able(actor) and perceives_astral(c, who) and (moves or in_line(c, who, found.target))


# Beginning


@action("begin_ritual", "complex", "SR-4.5.1", may_begin, domain="option", needs=awakened)
def do_begin(c: Run, table: Table, who: str) -> None:
    """SR-4.5.1: a ritual begins; it goes on while hours pass (SR-X.5)."""
    then(c, ("ritual", who))


def offers(c: Run) -> list[BeatCall]:
    """SR-4.5.13, SR-X.5: where hours are about to pass, whoever could hold a ritual is asked, one of each side."""
    found: dict[str, str] = {}
    for who, actor in c.actors.items():
        if may_begin(c, who):
            found.setdefault(actor.side, who)
    return [("offer_ritual", who) for who in found.values()]


OFFERS.append(offers)


@beat("offer_ritual", "SR-4.5.1")
def offer_ritual(c: Run, table: Table, who: str) -> None:
    """Whether the time is used for a ritual."""
    question = Choice(c.actors[who].seat, "offer_ritual", "SR-4.5.1", ["no", "yes"], {"who": who})
    if may_begin(c, who) and table.choose(question) == "yes":
        then(c, ("ritual", who))


@beat(
    "ritual", "SR-4.5.2", "SR-4.5.3", "SR-4.5.4", "SR-4.5.5", "SR-4.5.6", "SR-4.5.7", "SR-4.5.8", "SR-4.5.9",
    "SR-4.5.10", "SR-4.5.13",
)  # fmt: skip
def ritual(c: Run, table: Table, who: str) -> None:
    """SR-4.5.2 to SR-4.5.10: who takes part, who leads, the spell, its Force, the target, the spotter."""
    seat = c.actors[who].seat
    members = [who, *joining(c, table, who)]
    leaders = [name for name in members if c.sheet(name).spells]
    leader = table.choose(Choice(seat, "leader", "SR-4.5.6", leaders, {"who": who}))
    spell = table.choose(Choice(seat, "spell", "SR-4.2.2", list(c.sheet(leader).spells), {"who": leader}))
    about: dict[str, Fact] = {"who": leader, "spell": spell}
    force = table.amount(Amount(seat, "force", "SR-4.5.5", 1, highest(c, leader, members), about))
    options = targets(c, leader, members)
    target = table.choose(Choice(seat, "target", "SR-4.5.7", options, {**about, "force": force}))
    found = Ritual(leader, spell, force, target, members, left=hours(c, leader) * HOUR)
    if not in_sight(c, leader, target):
        about = {"who": leader, "target": target}
        found.spotter = table.choose(Choice(seat, "spotter", "SR-4.5.8", spotters(c, members, target), about))
    c.rituals.append(found)
    table.tell(
        "ritual", who=leader, spell=spell, force=force, names=members, hours=hours(c, leader), spotter=found.spotter
    )


def joining(c: Run, table: Table, who: str) -> list[str]:
    """SR-4.5.2, SR-4.5.4: who takes part beside who begins: no more in all than the Force of the lodge; whose skill
    would leave the spell no Force cannot."""
    seat = c.actors[who].seat
    left = [name for name in team_for(c, who) if highest(c, who, [who, name]) > 0]
    found: list[str] = []
    while left and len(found) + 1 < lodge_of(c, who):
        about: dict[str, Fact] = {"who": who, "n": len(found) + 1}
        name = table.choose(Choice(seat, "member", "SR-4.5.2", [*left, "done"], about))
        if name == "done":
            break
        found.append(name)
        left.remove(name)
    return found


def hours(c: Run, leader: str) -> int:
    """SR-4.5.13: 12 hours less the leader's Magic, at least 1."""
    return max(1, RITUAL_HOURS - power(c, leader, "magic"))


# While it lasts


def ends(c: Run) -> Iterator[int]:
    """SR-4.5.11, SR-4.5.13: when a ritual is done, as long as contact is kept."""
    return (found.left for found in c.rituals if in_contact(c, found))


def waits(c: Run) -> bool:
    """SR-4.5.11: by ruling a ritual that has lost contact waits for it."""
    return c.rulings["ritual_broken"] == "resumable"


@when_time_passes("SR-4.5.13", ends)
def go_on(c: Run, table: Table, before: int) -> None:
    """SR-4.5.11, SR-4.5.13: the hours of rituals go by while contact is kept; where it is lost the ritual fails, or by
    ruling waits for it. What is done is cast."""
    for found in list(c.rituals):
        if not able(c.actors[found.leader]):
            fail(c, table, found)
        elif in_contact(c, found):
            found.left = max(0, found.left - (c.seconds - before))
            if not found.left:
                c.rituals.remove(found)
                cast(c, found)
        elif not waits(c):
            fail(c, table, found)
        else:
            table.tell("ritual_waits", who=found.leader, spell=found.spell, target=found.target)


def fail(c: Run, table: Table, found: Ritual) -> None:
    """SR-4.5.11: a ritual comes to nothing, and there is no drain."""
    c.rituals.remove(found)
    table.tell("ritual_fails", who=found.leader, spell=found.spell)


# Casting


def cast(c: Run, found: Ritual) -> None:
    """SR-4.5.12, SR-4.5.15: the others roll for the leader, the leader against the target; then everybody resists
    drain, the spotter too; then the effect."""
    nth = len(c.casts)
    c.casts.append(Cast(found.leader, found.spell, found.force, found.target, ritual=True))
    helpers = [name for name in found.members if name != found.leader and able(c.actors[name])]
    drained = dict.fromkeys([*(name for name in found.members), *([found.spotter] if found.spotter else [])])
    then(
        c,
        ("ritual_targets", nth),
        *(("ritual_help", name, nth) for name in helpers),
        ("cast", nth),
        *(("ritual_drain", name, nth) for name in drained),
        ("cast_effect", nth),
        ("ritual_over",),
    )


@beat("ritual_targets", "SR-4.2.13", "SR-4.3.6")
def ritual_targets(c: Run, table: Table, nth: int) -> None:
    """SR-4.3.6: the target, or with an area spell everybody round it, seen or not; SR-4.2.13: who is willing."""
    found = c.casts[nth]
    if c.records.spells[found.spell].area:
        found.radius = base_radius(c, found)
    found.targets = reached(c, found)
    found.willing = [name for name in found.targets if lets_it(c, table, found, name)]


def reached(c: Run, found: Cast) -> list[str]:
    """SR-4.3.6: the target, or with an area spell everybody round it."""
    if not c.records.spells[found.spell].area:
        return [found.target]
    x, y = centre(c, found.target)
    near = [name for name, one in c.actors.items() if straight(x, y, one.x, one.y) <= base_radius(c, found) * METRE]
    return [name for name in near if name == found.target or strikes(c, found.target, name)]


def strikes(c: Run, target: str, name: str) -> bool:
    """Whether somebody is where the target of an area spell is."""
    one, other = c.actors[name], c.actors[target]
    return present(one) and not one.dead and one.plane == other.plane and joined(c, one.place, other.place)


def ritual_pool(c: Run, who: str) -> Tally:
    """SR-4.5.12: Magic + ritual spellcasting of somebody who takes part, with foci and the own state."""
    pool = own_pool(c, who, ritual=True)
    add_focus(c, who, SKILL, pool)
    add_state(c, who, pool)
    return pool


@beat("ritual_help", "SR-4.5.12")
def ritual_help(c: Run, table: Table, who: str, nth: int) -> None:
    """SR-4.5.12: every other participant rolls by themselves, and the hits become dice of the leader."""
    found = c.casts[nth]
    found.help += success_test(c, table, who, "ritual", ritual_pool(c, who)).hits
    table.tell("ritual_help", who=who, by=found.caster, help=found.help)


@beat("ritual_drain", "SR-4.5.14", "SR-4.5.15", "SR-4.2.15")
def ritual_drain(c: Run, table: Table, who: str, nth: int) -> None:
    """SR-4.5.14: physical where the Force is above the leader's Magic, else stun; SR-4.5.15: for each by themselves."""
    found = c.casts[nth]
    kind = "P" if found.force > power(c, found.caster, "magic") else "S"
    suffer(c, who, drain_of(c, found.spell, found.force), kind)


@beat("ritual_over", "SR-4.5.12")
def ritual_over(c: Run, table: Table) -> None:
    """The ritual is done."""
    c.casts.pop()
