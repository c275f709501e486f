"""How an operation came out, in figures: for those who compare many; and how a campaign ended."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.naming import Name
from hantei.core.rulebook import Figure, Message

from .squad import alive, in_action
from .state import Campaign
from .view_names import called, crew, leader_name, result_name


def outcome(c: Campaign) -> Sequence[Figure] | None:
    """How the operation, or the campaign that has ended after it (UA-44.2), came out.

    An operation is decided when it is over and nothing after it has begun (UA-44.1). With the ruling in_place a dead
    leader's successor goes on in the same operation: it is not over yet (UA-41.4).
    """
    if c.over and c.operation is None and c.ended:
        return campaign(c)
    if c.operation is None or not c.op.result:
        return None
    goes_on = c.op.result == "lost" and c.rulings["after_leader_death"] == "in_place"
    if not c.over and (goes_on or not c.agenda or c.agenda[-1] != ("operation_over",)):
        return None
    op, squads = c.op, list(c.squads.values())
    lost = sum(not member.active for squad in squads for member in squad.members.values())
    return (
        Figure("win", int(op.result == "completed"), Message("figure-win")),
        Figure("end", op.result, Message("figure-end"), result_name(op.result)),
        Figure("maps", op.entered, Message("ua-figure-maps")),
        Figure("battles", op.battles, Message("ua-figure-battles")),
        *stocks(c),
        Figure("life", sum(squad.leader.life for squad in squads), Message("ua-figure-life")),
        members(c),
        Figure("lost", lost, Message("ua-figure-lost")),
    )


def campaign(c: Campaign) -> Sequence[Figure]:
    """How the last operation ended, how many there were, what the squads have earned, who was lost (UA-44)."""
    last = c.ended[-1]
    title = c.content.scenarios[last.scenario].title
    ended = Message("ua-figure-last", {"scenario": title, "result": result_name(last.result)})
    lost = [key for op in c.ended for key in op.lost]
    fallen = [leader_name(c, name) for name in c.fallen]
    return (
        Figure("win", int(last.result == "completed"), Message("figure-win")),
        Figure("end", last.result, Message("ua-figure-last-operation"), ended),
        Figure("operations", len(c.ended), Message("ua-figure-operations")),
        Figure("completed", sum(op.result == "completed" for op in c.ended), Message("ua-figure-completed")),
        *(
            Figure(f"level.{seat}", c.squads[seat].leader.level, Message("ua-figure-level", {"who": called(c, seat)}))
            for seat in alive(c)
        ),
        *stocks(c),
        members(c),
        Figure("lost", len(lost), Message("ua-figure-lost"), named(crew(c, lost))),
        Figure("fallen", len(fallen), Message("ua-figure-fallen"), named(fallen)),
    )


def stocks(c: Campaign) -> Sequence[Figure]:
    """Magazines and scrip of all squads."""
    return (
        Figure("magazines", sum(squad.magazines for squad in c.squads.values()), Message("ua-figure-magazines")),
        Figure("scrip", sum(squad.scrip for squad in c.squads.values()), Message("ua-figure-scrip")),
    )


def members(c: Campaign) -> Figure:
    """Members in action of all squads."""
    return Figure("members", sum(len(in_action(squad)) for squad in c.squads.values()), Message("ua-figure-members"))


def named(names: Sequence[Name]) -> Message | None:
    """Names in place of their number, where there are any."""
    return Message("ua-figure-names", {"names": names}) if names else None
