"""How an operation came out, in figures, for those who compare many; how a campaign did, for those who played it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hantei.core.message import Message
from hantei.core.rulebook import Finding
from hantei.core.text import Text

from ..rules.operation import ENTERED
from ..rules.squad import in_action
from ..state import Campaign
from .names import person, role_name


def outcome(c: Campaign) -> Sequence[Finding] | None:
    """An operation is decided when it is over and nothing after it has begun (UA-44.1).

    With the ruling in_place a dead leader's successor goes on in the same operation: it is not over yet (UA-41.4).
    Once the campaign rests, it is told as a whole.
    """
    if c.operation is None:
        return campaign(c) if c.over else None
    if not c.op.result:
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
        Finding("scrip", sum(squad.scrip for squad in squads), Message("ua-figure-scrip-unpaid")),
        Finding("life", sum(squad.leader.life for squad in squads), Message("ua-figure-life")),
        Finding("members", members, Message("ua-figure-members")),
        Finding("lost", lost, Message("ua-figure-lost")),
    )


def maps_entered(c: Campaign) -> int:
    """UA-SC.17: the maps entered in this operation, in all its laps."""
    before = [mark.rpartition(":")[2] for mark in c.op.marks if mark.startswith(ENTERED)]
    return c.op.entered + sum(map(int, before))


def campaign(c: Campaign) -> Sequence[Finding]:
    """How a campaign ended: what was done, who lived, who fell, what was won."""
    squads = c.squads.values()
    done: list[Message | Text] = [c.content.scenarios[name].title for name in c.completed]
    lead: list[Message | Text] = [
        Message("ua-figure-leader", {"who": person(c, seat), "level": squad.leader.level})
        for seat, squad in c.squads.items()
    ]
    live = [member.role for squad in squads for member in squad.members.values() if member.active]
    roles: list[Message | Text] = [
        Message("ua-figure-alike", {"who": role_name(c, role), "n": n}) for role, n in Counter(live).items()
    ]
    fallen: list[Message | Text] = [Text(ja=name, en=name) for name in c.fallen]
    found = [
        Finding("win", int(bool(done)), Message("figure-win")),
        Finding("operations", c.operations, Message("ua-figure-operations")),
        Finding("completed", len(done), Message("ua-figure-completed"), named(done)),
        Finding("leaders", len(lead), Message("ua-figure-leaders"), named(lead)),
        Finding("fallen", len(c.fallen), Message("ua-figure-fallen"), named(fallen)),
        Finding("members", len(live), Message("ua-figure-survivors"), named(roles)),
        Finding("magazines", sum(squad.magazines for squad in squads), Message("ua-figure-magazines")),
        Finding("scrip", sum(squad.scrip for squad in squads), Message("ua-figure-scrip")),
    ]
    return [one for one in found if one.key != "fallen" or c.fallen]


def named(those: list[Message | Text]) -> Message:
    """Names, one after the other; the word for none where there is none."""
    return Message("ua-figure-names", {"n": len(those), "names": those})
