"""Chapters 32 and 33: members (隊員), and the stocks the squad shares."""

from __future__ import annotations

from hantei.core.decision import Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import Role
from ..state import Campaign, Member, Squad
from .leader import squad_size
from .scenario.overrides import override

FREE = "free"
"""The mark in `half_acted` of those who used a skill in this turn that is no action (UA-42.1)."""


def role_of(c: Campaign, member: Member) -> Role:
    """The entry of the member list (UA-32.11) that describes a member."""
    return c.content.roles[member.role]


def full_life(c: Campaign, member: Member) -> int:
    """UA-32.12: the life of a member who is whole; 0 for those of the sniping point, who have none."""
    return role_of(c, member).life or 0


def own_skill(c: Campaign, member: Member) -> int:
    """UA-28.67: a member's own skill, without gear; 0 for those who have none."""
    return role_of(c, member).skill or 0


def alive(c: Campaign) -> list[str]:
    """The seats whose leader is not killed."""
    return [seat for seat, squad in c.squads.items() if not squad.leader.killed]


def stock(c: Campaign, seat: str) -> Squad:
    """The squad that holds the magazines, scrip and MRE a leader draws on (UA-29.3, UA-45.5)."""
    if c.pool == "shared":
        return c.squads[next(iter(c.squads))]
    return c.squads[seat]


def turn_begun(c: Campaign, seat: str) -> None:
    """UA-42.1: a leader who uses a skill in the own turn is no longer at its start, although it is no action."""
    if c.battle is not None and c.battle.phase == "squad":
        c.battle.half_acted.append(f"{seat}:{FREE}")


def in_stock(c: Campaign) -> int:
    """The magazines of all squads together."""
    return sum(squad.magazines for squad in c.squads.values())


def spend(c: Campaign, table: Table, seat: str, magazines: int, why: str) -> None:
    """Magazines spent are gone (UA-27.14)."""
    if magazines:
        stock(c, seat).magazines -= magazines
        table.tell("spent", who=seat, n=magazines, left=stock(c, seat).magazines, why=why)


def receive(
    c: Campaign, table: Table, seat: str, magazines: int = 0, scrip: int = 0, mre: int = 0, **why: Fact
) -> None:
    """UA-39.7: what is gained joins the stock; the cap matters at the start only. `why` tells what a reward is for."""
    held = stock(c, seat)
    held.magazines += magazines
    held.scrip += scrip
    held.mre += mre
    for name, n, left in (
        ("magazines", magazines, held.magazines), ("scrip", scrip, held.scrip), ("mre", mre, held.mre)
    ):  # fmt: skip
        if n:
            table.tell("gained", None, who=seat, what=name, n=n, left=left, **why)


def in_action(squad: Squad) -> list[str]:
    """UA-40.16: members still in action; the others' places are free."""
    return [key for key, member in squad.members.items() if member.active]


def free_places(c: Campaign, squad: Squad) -> int:
    """UA-13.5, UA-28.68, UA-33.1: every kind of member takes one place of the squad size."""
    return squad_size(c, squad.leader) - len(in_action(squad))


def members_of(squad: Squad, role: str) -> list[str]:
    """Members of one role still in action."""
    return [key for key, member in squad.members.items() if member.active and member.role == role]


def has_role(c: Campaign, role: str) -> bool:
    """Whether a member of this role is in action in any squad."""
    return any(members_of(squad, role) for squad in c.squads.values())


def fighters(c: Campaign, squad: Squad) -> list[str]:
    """UA-33.2: combatants with the squad, fit to fight in this battle; not those at the sniping point.

    Non-combatants do not fight (UA-33.5); nobody's gear can be changed (UA-32.5).
    """
    line = c.content.line
    return [key for key, one in squad.members.items() if one.active and not one.absent and one.role in line]


def can_be_hit(c: Campaign, squad: Squad) -> list[str]:
    """UA-32.3, UA-33.3, UA-36.28: members on the hit table; not the sniping point (UA-28.80) nor others (UA-28.87)."""
    return [key for key in fighters(c, squad) if role_of(c, squad.members[key]).hit_row]


def refuse_member(c: Campaign, squad: Squad, role: str, free: int | None = None) -> str:
    """The clause that keeps another member of this role out, or "": UA-28.68 places, UA-28.69 two at the post; `free`
    is the number of `free_places`, where it is known already."""
    if (free_places(c, squad) if free is None else free) <= 0:
        return "UA-28.68"
    if not c.content.roles[role].post:
        return ""
    sharing = [squad] if c.rulings["sniping_point_limit"] == "each_squad" else list(c.squads.values())
    at_the_post = [m for one in sharing for m in one.members.values() if m.active and role_of(c, m).post]
    return "UA-28.69" if len(at_the_post) >= override(c, "UA-28.69", 2) else ""


def add_member(c: Campaign, squad: Squad, role: str) -> str:
    """A member joins; the key is free among all squads, so that members can change leaders."""
    taken = [key for other in c.squads.values() for key in other.members]
    n = 1
    while f"{role}-{n}" in taken:
        n += 1
    called = [number_of(c, key) for key in taken if key.rpartition("-")[0] == role] + c.missing.get(role, [])
    c.numbers[f"{role}-{n}"] = next(i for i in range(1, len(called) + 2) if i not in called)
    member = squad.members[f"{role}-{n}"] = Member(role)
    member.life = full_life(c, member)
    return f"{role}-{n}"


def number_of(c: Campaign, who: str) -> int:
    """The number that a member is called by: nobody gets that of somebody lost, although the key may be free again."""
    return c.numbers.get(who, int(who.rpartition("-")[2]))


def member_of(c: Campaign, who: str) -> Member:
    """A member by name, whoever leads it."""
    for squad in c.squads.values():
        if who in squad.members:
            return squad.members[who]
    raise KeyError(who)


def seat_of(c: Campaign, who: str) -> str:
    """The seat that gives orders to a leader, who goes by its name, or to a member."""
    squads = c.squads
    if who in squads:
        return who
    for seat, squad in squads.items():
        if who in squad.members:
            return seat
    raise KeyError(who)


def add_role_bonuses(c: Campaign, squad: Squad, tally: Tally, bonus: str) -> None:
    """Add what members in action give to a check; `bonus` is detection, trap_disarm or prisoner_checks.

    UA-28.94: several of one role do not add up, unless the table rules so; scouts do, to +2 at most (UA-28.72).
    """
    counts: dict[str, int] = {}
    for key in in_action(squad):
        role = squad.members[key].role
        counts[role] = counts.get(role, 0) + 1
    for role, n in counts.items():
        entry = c.content.roles[role]
        amount = int(getattr(entry, bonus))
        if bonus == "detection" and entry.detection_max:
            amount = min(amount * n, entry.detection_max)
        elif c.rulings["role_stacking"] == "stack":
            amount *= n
        tally.add(amount, entry.clause, f"role-{role}")


def snipers_of(c: Campaign, squad: Squad) -> list[str]:
    """Members at the sniping point who shoot."""
    snipers = c.content.snipers
    return [key for key, one in squad.members.items() if one.active and one.role in snipers]
