"""How an operation came out, in figures: for those who compare many; and how a campaign ended."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.naming import Name
from hantei.core.rulebook import Figure, Message

from .squad import alive, in_action, lost_members
from .state import Campaign
from .view_names import called, crew, leader_name, result_name


def outcome(c: Campaign) -> Sequence[Figure] | None:
    """How the operation came out, and where the campaign has ended with it (UA-44.2), what the squads have earned.

    An operation is decided when it is over and nothing after it has begun (UA-44.1). With the ruling in_place a dead
    leader's successor goes on in the same operation: it is not over yet (UA-41.4).
    """
    if c.operation is None or not c.op.result:
        return None
    goes_on = c.op.result == "lost" and c.rulings["after_leader_death"] == "in_place"
    if not c.over and (goes_on or not c.agenda or c.agenda[-1] != ("operation_over",)):
        return None
    op, squads = c.op, list(c.squads.values())
    members = sum(len(in_action(squad)) for squad in squads)
    lost = lost_members(c)
    return (
        Figure("win", int(op.result == "completed"), Message("figure-win")),
        Figure("end", op.result, Message("figure-end"), result_name(op.result)),
        Figure("maps", op.entered, Message("ua-figure-maps")),
        Figure("battles", op.battles, Message("ua-figure-battles")),
        Figure("magazines", sum(squad.magazines for squad in squads), Message("ua-figure-magazines")),
        Figure("scrip", sum(squad.scrip for squad in squads), Message("ua-figure-scrip")),
        Figure("life", sum(squad.leader.life for squad in squads), Message("ua-figure-life")),
        Figure("members", members, Message("ua-figure-members")),
        Figure("lost", len(lost), Message("ua-figure-lost"), named(crew(c, lost))),
        *(campaign(c) if c.over and alive(c) else ()),
    )


def campaign(c: Campaign) -> Sequence[Figure]:
    """Of a campaign that is over: its last operation and how many there were, the leaders' levels, who was killed."""
    title = Message("ua-figure-title", {"scenario": c.scenario.title})
    fallen = [leader_name(c, name) for name in c.fallen]
    return (
        Figure("operation", c.op.scenario, Message("ua-figure-last-operation"), title),
        Figure("operations", c.operations, Message("ua-figure-operations")),
        *(
            Figure(f"level.{seat}", c.squads[seat].leader.level, Message("ua-figure-level", {"who": called(c, seat)}))
            for seat in alive(c)
        ),
        Figure("fallen", len(fallen), Message("ua-figure-fallen"), named(fallen)),
    )


def named(names: Sequence[Name]) -> Message | None:
    """Names in place of their number, where there are any."""
    return Message("ua-figure-names", {"names": names}) if names else None
