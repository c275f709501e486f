"""Squads that are written down: made and grown as the book allows (chapters 12 to 20, 26 to 28, 32)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hantei.core.rulings import Rulings
from hantei.scenes.faults import Faults, error

from ..content.at_hand import Content
from ..content.records import Gear
from ..content.squads import UNARMED, GearSpec, LeaderSpec, SquadSpec
from ..rules.gear import counted, limit
from ..rules.leader import GROWTH, skills_to_know, squad_size
from ..rules.newcomers import leader, muster
from ..rules.scenario.overrides import apply_rulings, override
from ..rules.squad import in_action
from ..rules.stocks import INITIAL_GEAR
from ..state import Campaign
from .facts import Facts, unknown

SEATS = ("leader", "leader2")
"""Who can lead a squad."""


def squad_faults(facts: Facts) -> Faults:
    """Every squad that the scenario holds."""
    for seat, spec in facts.scenario.squads.items():
        path = f"squads/{seat}"
        if seat not in SEATS:
            yield unknown(path, "seat", seat, SEATS)
            continue
        found = [
            *leader_faults(facts, f"{path}/leader", spec.leader),
            *gear_faults(facts, path, spec),
            *member_faults(facts, f"{path}/members", spec),
        ]
        yield from found or size_faults(facts, path, seat, spec)


# The leader


def leader_faults(facts: Facts, path: str, spec: LeaderSpec) -> Faults:
    """UA-15.3: growth within its ceilings; UA-15.9, UA-16.5: paid with the experience received; skills as learnt."""
    for ability, steps in spec.growth.items():
        if steps > GROWTH[ability].most:
            yield error(f"{path}/growth/{ability}", "fault-squad-growth", found=steps, most=GROWTH[ability].most)
    spent = sum(steps * GROWTH[ability].cost for ability, steps in spec.growth.items())
    if spent > spec.level:
        yield error(f"{path}/growth", "fault-squad-spent", spent=spent, level=spec.level)
    yield from skill_faults(facts, f"{path}/skills", spec)


def skill_faults(facts: Facts, path: str, spec: LeaderSpec) -> Faults:
    """UA-18.1, UA-20.1: one skill for every two points of the maximum, of shooting or command; each once."""
    most = skills_to_know(leader(spec))
    allowed = [name for name, skill in facts.book.skills.items() if skill.learnt and skill.sub == spec.sub]
    for i, name in enumerate(spec.skills):
        if name not in allowed:
            yield unknown(f"{path}/{i}", "skill", name, allowed)
        elif name in spec.skills[:i]:
            yield error(f"{path}/{i}", "fault-squad-skill-twice", id=name)
    if len(spec.skills) > most:
        yield error(path, "fault-squad-skills", found=len(spec.skills), most=most)


# Gear


def gear_faults(facts: Facts, path: str, spec: SquadSpec) -> Faults:
    """What is carried is there, can be mounted, has its uses; what is held is carried."""
    catalogue = {**facts.book.gear, **facts.scenario.gear}
    entries = [GearSpec(one) if isinstance(one, str) else one for one in spec.gear or ()]
    sound = True
    for i, one in enumerate(entries):
        for fault in piece_faults(f"{path}/gear/{i}", one, catalogue):
            sound = False
            yield fault
    if not sound:
        return
    carried = [one.gear for one in entries] if spec.gear is not None else list(INITIAL_GEAR[spec.leader.sub])
    kinds = {name: catalogue[name].kind for name in carried}
    yield from held_faults(f"{path}/in_hand", spec.in_hand, [n for n in carried if kinds[n] == "gun"], (UNARMED,))
    shields = [name for name in carried if kinds[name] == "shield" or name == "prototype_shield"]
    yield from held_faults(f"{path}/shield", spec.shield, shields, ())
    worn = [name for name in carried if kinds[name] == "body_protection"]
    if len(worn) > 1:
        yield error(f"{path}/gear", "fault-squad-worn", found=worn)  # UA-27.5, UA-27.6
    for name, n in Counter(carried).items():
        if catalogue[name].carry_max and n > catalogue[name].carry_max:
            yield error(f"{path}/gear", "fault-squad-carry", id=name, found=n, most=catalogue[name].carry_max)
    guns = sum(kinds[name] == "gun" for name in carried)
    mounted = [one.attachment for one in entries if one.attachment] + [n for n in carried if kinds[n] == "attachment"]
    if len(mounted) > guns:
        yield error(f"{path}/gear", "fault-squad-mounts", found=len(mounted), guns=guns)  # UA-27.12


def piece_faults(path: str, one: GearSpec, catalogue: dict[str, Gear]) -> Faults:
    """UA-28.53: an attachment sits on a gun; UA-40.15: gear whose uses are rolled says how many are left."""
    if one.gear not in catalogue:
        yield unknown(path, "gear", one.gear, list(catalogue))
        return
    entry = catalogue[one.gear]
    attachments = [name for name, other in catalogue.items() if other.kind == "attachment"]
    if one.attachment and one.attachment not in attachments:
        yield unknown(f"{path}/attachment", "gear", one.attachment, attachments)
    elif one.attachment and entry.kind != "gun":
        yield error(f"{path}/attachment", "fault-squad-no-gun", id=one.gear)
    if one.uses is None and not isinstance(entry.uses, int):
        yield error(path, "fault-squad-uses", id=one.gear)
    if one.uses is not None and not entry.uses:
        yield error(f"{path}/uses", "fault-squad-no-uses", id=one.gear)
    if one.uses is not None and one.first_uses is not None and one.uses > one.first_uses:
        yield error(f"{path}/uses", "fault-squad-first-uses", found=one.uses, most=one.first_uses)


def held_faults(path: str, name: str, carried: Sequence[str], besides: Sequence[str]) -> Faults:
    """UA-27.1: only what is carried is held."""
    if name and name not in (*carried, *besides):
        yield unknown(path, "gear", name, [*carried, *besides])


# Members, and the whole


def member_faults(facts: Facts, path: str, spec: SquadSpec) -> Faults:
    """UA-28.66, UA-32.11: members are of the list for hire."""
    roles = {**facts.book.roles, **facts.scenario.roles}
    for name in spec.members:
        if name not in roles:
            yield unknown(f"{path}/{name}", "role", name, list(roles))


def size_faults(facts: Facts, path: str, seat: str, spec: SquadSpec) -> Faults:
    """UA-13.5: squad size; UA-28.69: the sniping point; UA-27.7: what a leader can carry."""
    scenario = facts.scenario
    c = Campaign(content=Content(facts.book, {scenario.id: scenario}), house=Rulings(facts.rulings, {}))
    apply_rulings(c)
    muster(c, seat, spec)
    squad = c.squads[seat]
    size, members = squad_size(c, squad.leader), len(in_action(squad))
    if members > size:
        yield error(f"{path}/members", "fault-squad-size", found=members, most=size)
    posts = sum(c.content.roles[member.role].post for member in squad.members.values())
    if posts > (most := override(c, "UA-28.69", 2)):
        yield error(f"{path}/members", "fault-squad-posts", found=posts, most=most)
    carried, fits = len(counted(c, squad)), limit(c, squad).value
    if carried > fits:
        yield error(f"{path}/gear", "fault-squad-load", found=carried, most=fits)
