"""How an operation came out, in figures: for those who compare many."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding

from ..rules.operation import ENTERED
from ..rules.squad import in_action
from ..state import Campaign


def outcome(c: Campaign) -> Sequence[Finding] | None:
    """An operation is decided when it is over and nothing after it has begun (UA-44.1).

    With the ruling in_place a dead leader's successor goes on in the same operation: it is not over yet (UA-41.4).
    """
    if c.operation is None or not c.op.result:
        return None
    goes_on = c.op.result == "lost" and c.rulings["after_leader_death"] == "in_place"
    if not c.over and (goes_on or not c.agenda or c.agenda[-1] != ("operation_over",)):
        return None
    op, squads = c.op, list(c.squads.values())
    members = sum(len(in_action(squad)) for squad in squads)
    lost = sum(not member.active for squad in squads for member in squad.members.values())
    return (
        Finding("win", int(op.result == "completed"), Message("figure-win")),
        Finding("end", op.result, Message("figure-end"), Message("ua-figure-result", {"result": op.result})),
        Finding("maps", maps_entered(c), Message("ua-figure-maps")),
        Finding("battles", op.battles, Message("ua-figure-battles")),
        Finding("magazines", sum(squad.magazines for squad in squads), Message("ua-figure-magazines")),
        Finding("scrip", sum(squad.scrip for squad in squads), Message("ua-figure-scrip")),
        Finding("life", sum(squad.leader.life for squad in squads), Message("ua-figure-life")),
        Finding("members", members, Message("ua-figure-members")),
        Finding("lost", lost, Message("ua-figure-lost")),
    )


def maps_entered(c: Campaign) -> int:
    """UA-SC.17: the maps entered in this operation, in all its laps."""
    before = [mark.rpartition(":")[2] for mark in c.op.marks if mark.startswith(ENTERED)]
    return c.op.entered + sum(map(int, before))
