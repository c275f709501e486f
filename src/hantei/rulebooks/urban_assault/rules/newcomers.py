"""Chapters 12, 26, 32: a squad that was written down, as it begins."""

from __future__ import annotations

from ..content.squads import UNARMED, GearSpec, LeaderSpec, SquadSpec
from ..state import Campaign, Item, Leader, Squad
from .gear import find, new_key, of_kind
from .squad import add_member
from .stocks import INITIAL_GEAR, restore


def muster(c: Campaign, seat: str, spec: SquadSpec) -> None:
    """Put a squad into the campaign as it stands between operations (UA-13.7); the check says what is wrong."""
    squad = Squad(leader(spec.leader), magazines=spec.magazines, scrip=spec.scrip)
    c.squads[seat] = squad
    for entry in spec.gear if spec.gear is not None else INITIAL_GEAR[spec.leader.sub]:
        take(c, squad, GearSpec(entry) if isinstance(entry, str) else entry)
    squad.gun = "" if spec.in_hand == UNARMED else find(squad, spec.in_hand) or next(iter(of_kind(c, squad, "gun")), "")
    squad.shield = find(squad, spec.shield) if spec.shield else ""
    squad.worn = next(iter(of_kind(c, squad, "body_protection")), "")
    for role, count in spec.members.items():
        for _ in range(count):
            add_member(c, squad, role)
    restore(c, squad)


def leader(spec: LeaderSpec) -> Leader:
    """UA-12.2: a leader as the record says."""
    steps: dict[str, int] = {ability: n for ability, n in spec.growth.items() if n}
    made = Leader(spec.name, spec.sub, spec.level, steps, list(spec.skills))
    made.done = list(spec.done)
    return made


def take(c: Campaign, squad: Squad, spec: GearSpec) -> None:
    """UA-26.1: a piece of gear; where it has uses all of them are left unless the record says otherwise (UA-40.15).

    An attachment by itself goes on the first gun without one (UA-28.53).
    """
    entry = c.content.gear[spec.gear]
    if entry.kind == "attachment":
        bare = [key for key in of_kind(c, squad, "gun") if not squad.items[key].attachment]
        squad.items[bare[0]].attachment = spec.gear
        return
    usual = entry.uses if isinstance(entry.uses, int) else 1  # a die gives one at least
    uses = usual if spec.uses is None else spec.uses
    first = max(uses, usual) if spec.first_uses is None else spec.first_uses
    squad.items[new_key(squad, spec.gear)] = Item(spec.gear, uses, first, spec.attachment)


def replaceable(c: Campaign) -> list[str]:
    """UA-11.2: the seats whose squad another can replace now: of leaders who are made, where no battle runs."""
    ready = [seat for seat, squad in c.squads.items() if squad.leader.preset or squad.leader.name]
    return [] if c.battle is not None else ready
