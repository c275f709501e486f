"""Chapters 12 to 17: the leader (分隊長): creation, growth, skills known."""

from __future__ import annotations

from typing import NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Words
from hantei.core.table import Table

from ..state import Campaign, Leader
from .beats import beat


class Growth(NamedTuple):
    """An ability: its base value, the experience that one step costs, and the steps it can take (chapter 15)."""

    base: int
    cost: int
    most: int
    clause: str


GROWTH = {
    "skill": Growth(0, 4, 2, "UA-15.4"),  # UA-13.1
    "life": Growth(4, 1, 4, "UA-15.5"),
    "sub": Growth(2, 1, 4, "UA-15.6"),
    "squad_size": Growth(7, 2, 2, "UA-15.7"),
}
"""UA-05.7: a leader has skill, life, one sub-ability and squad size."""

NEW_LEADER_LEVEL = 10
"""UA-15.1, UA-16.1: ten experience points, level 10."""


def bought(leader: Leader, ability: str) -> int:
    """UA-15.3: how many steps of an ability were bought."""
    return leader.steps.get(ability, 0)


def base(leader: Leader, ability: str) -> int:
    """UA-15.3, UA-15.8: base value plus the steps bought; gear is not in it."""
    return GROWTH[ability].base + bought(leader, ability)


def skill(leader: Leader) -> int:
    """Skill (技量点): UA-13.1; a scenario may have lowered it for this operation."""
    return bought(leader, "skill") - leader.skill_loss


def points_max(leader: Leader) -> int:
    """The maximum of the sub-ability (副能力値), UA-13.4."""
    return base(leader, "sub")


def squad_size(c: Campaign, leader: Leader) -> int:
    """UA-13.5, UA-13.6: how many members may come along; halved with two leaders (UA-05.2, UA-32.2, UA-45.2)."""
    size = base(leader, "squad_size")
    return size // 2 if len(c.squads) > 1 else size


def unspent(leader: Leader) -> int:
    """UA-16.5: the level is all experience ever received; UA-15.9: what is not spent is kept."""
    return leader.level - sum(steps * GROWTH[ability].cost for ability, steps in leader.steps.items())


def can_grow(leader: Leader, ability: str) -> bool:
    """UA-15.3: within the ceiling; UA-16.3: at the same price as at creation, in whole steps."""
    growth = GROWTH[ability]
    return bought(leader, ability) < growth.most and unspent(leader) >= growth.cost


def grow(leader: Leader, ability: str) -> None:
    """UA-15.3: raise a maximum by one step. Between operations current values stand at their maxima (UA-13.7)."""
    leader.steps[ability] = bought(leader, ability) + 1
    if ability == "life":
        leader.life += 1
    if ability == "sub":
        leader.points += 1


def skills_to_know(leader: Leader) -> int:
    """UA-18.1, UA-18.5, UA-20.1, UA-20.5: one learnt skill for every two points of the maximum."""
    return points_max(leader) // 2 if leader.sub in ("shooting", "command") else 0


def skills_of(c: Campaign, leader: Leader) -> list[str]:
    """List the skills of this leader: each sub-ability has skills of its own (UA-14.2, UA-14.3, UA-14.4, UA-14.5).

    Spending points does not lose learnt skills, unless the table rules so (UA-18.5, UA-20.5).
    """
    if leader.sub in ("melee", "dexterity"):  # UA-17.1, UA-17.2: all of theirs
        return [name for name, skill_ in c.content.book.skills.items() if skill_.sub == leader.sub]
    current = c.rulings["skills_known_by"] == "current"  # UA-17.3, UA-17.4: those learnt
    return leader.skills[: leader.points // 2] if current else leader.skills


def knows(c: Campaign, leader: Leader, name: str) -> bool:
    """Whether the leader can use this skill now: known, and a point is left (UA-18.2, UA-20.2)."""
    return has_point(leader) and name in skills_of(c, leader) and available(c, name)


def known_skills(c: Campaign, leader: Leader) -> list[str]:
    """The skills that the leader can use now, in the book's order."""
    mine = skills_of(c, leader) if has_point(leader) else []
    return [name for name in c.content.book.skills if name in mine and available(c, name)] if mine else []


def has_point(leader: Leader) -> bool:
    """Whether a leader who can act has a point left for a skill."""
    return leader.points > 0 and not leader.killed and leader.life > 0


@beat("create_leader", "UA-12.2", "UA-41.3")
def create_leader(c: Campaign, table: Table, seat: str, highest: int) -> None:
    """A leader is made by choice, without dice: a ready-made one, or step by step.

    `highest` is 10, or for a successor the predecessor's level: any level up to it may be chosen (UA-41.5), and
    experience equals the level chosen (UA-41.6).
    """
    level = highest
    if c.fallen_level.get(seat):
        level = table.amount(Amount(seat, "successor_level", "UA-41.5", 0, highest))
    presets = c.content.book.presets
    choice = table.choose(Choice(seat, "leader", "UA-12.2", [*presets, "by_hand"], {"level": level}))
    if choice == "by_hand":
        sub = table.choose(Choice(seat, "sub_ability", "UA-14.1", ["melee", "dexterity", "shooting", "command"]))
        c.squads[seat].leader = Leader("", sub, level)
        then(c, ("grow", seat), ("learn", seat), ("name", seat))
        return
    preset = presets[choice]
    leader = Leader(preset.callsign.en, preset.sub, level, preset=choice)
    for ability, steps in preset.growth.items():
        for _ in range(steps):
            if can_grow(leader, ability):
                grow(leader, ability)
    leader.skills = list(preset.skills[: skills_to_know(leader)])
    c.squads[seat].leader = leader
    table.tell("leader_made", who=seat, sub=leader.sub, level=level)
    then(c, ("learn", seat))


@beat("grow", "UA-15.2", "UA-15.3", "UA-16.4")
def grow_beat(c: Campaign, table: Table, seat: str) -> None:
    """Experience is spent before an operation begins or after it ends, one step at a time."""
    leader = c.squads[seat].leader
    options = [ability for ability in GROWTH if can_grow(leader, ability)]
    if not options:
        return
    choice = table.choose(Choice(seat, "growth", "UA-15.3", [*options, "done"], {"left": unspent(leader)}))
    if choice == "done":
        return
    grow(leader, choice)
    table.tell("grown", who=seat, ability=choice, value=base(leader, choice), left=unspent(leader))
    then(c, ("grow", seat))


@beat("learn", "UA-18.1", "UA-18.4", "UA-20.1", "UA-20.4")
def learn(c: Campaign, table: Table, seat: str) -> None:
    """Each even maximum brings one more shooting (UA-19.1) or command skill (UA-21.1)."""
    leader = c.squads[seat].leader
    if len(leader.skills) >= skills_to_know(leader):
        return
    options = [
        name
        for name, entry in c.content.book.skills.items()
        if entry.sub == leader.sub and entry.learnt and name not in leader.skills and available(c, name)
    ]
    choice = table.choose(Choice(seat, "learn_skill", "UA-18.4" if leader.sub == "shooting" else "UA-20.4", options))
    leader.skills.append(choice)
    table.tell("learnt", who=seat, skill=choice)
    then(c, ("learn", seat))


def available(c: Campaign, name: str) -> bool:
    """UA-19.3: one reading leaves the undescribed stun grenade skill out."""
    return name != "stun_grenade" or c.rulings["stun_grenade_skill"] != "unavailable"


@beat("name", "UA-12.2")
def name_leader(c: Campaign, table: Table, seat: str) -> None:
    """The leader's name is free."""
    taken = [*c.fallen, *(squad.leader.name for squad in c.squads.values())]
    suggestions = [name.en for name in c.content.book.callsigns if name.en not in taken]
    leader = c.squads[seat].leader
    leader.name = table.words(Words(seat, "leader_name", "UA-12.2", suggestions[:6]))
    table.tell("leader_made", who=seat, sub=leader.sub, level=leader.level)
