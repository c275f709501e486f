"""The referee's free hand (UA-11.2): figures, conditions, who comes and goes; kept in the journal as a ruling.

Without such a ruling nothing restricts stocks of magazines or MRE.
"""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.agenda import drop_of, then
from hantei.core.amending import BadAmendment, NoRuling, Verbs, apply, one_of, set_value, whole
from hantei.core.command import Example
from hantei.core.message import Message
from hantei.core.table import Table

from ..content.language import UnitSpec
from ..content.walk import nodes
from ..state import Campaign, Unit, at
from .battle.enemies import leave as leave_battle
from .battle.enemies import standing
from .battle.harm import drop_out, kill_leader
from .beats import beat
from .scenario.in_battle import attitude_unread, reinforce
from .squad import add_member, alive, in_action, seat_of

WORDS = {
    "name": (),
    "first": ("squad", "enemy"),
    "space": ("indoor", "outdoor"),
    "attitude": ("hostile", "fight_to_the_end"),
}
AMENDMENTS = (
    Example(Message("gm-set"), "gm set 項目 値", "gm set FIELD VALUE"),
    Example(Message("gm-condition"), "gm condition add|remove 席 状態", "gm condition add|remove SEAT CONDITION"),
    Example(Message("gm-join-member"), "gm join 役割 席", "gm join ROLE SEAT"),
    Example(Message("gm-join-enemy"), "gm join 敵 数", "gm join ENEMY NUMBER"),
    Example(Message("gm-bring"), "gm bring ファイル 席", "gm bring FILE SEAT"),
    Example(Message("gm-leave"), "gm leave 隊員|敵", "gm leave MEMBER|ENEMY"),
)
"""How rulings are written."""

MOST = 99
"""Soldiers, or life, that may come at once."""


def amend(c: Campaign, verb: str, words: Sequence[str]) -> None:
    """UA-11.1, UA-11.2: apply a ruling of the game master, written as `AMENDMENTS` shows.

    Paths begin at the campaign ("squads.leader.magazines", "battle.units.militia.strength"); "leader.life" and
    "magazines" stand for the first squad's. Raises `BadAmendment` naming what is allowed.
    """
    apply(c, VERBS, verb, words)


# Figures and conditions


def set_figure(c: Campaign, path: str, text: str) -> None:
    """A figure or a name."""
    before = alive(c)
    set_value(c, full_path(c, path), path, text, WORDS)
    for seat in before:
        if c.squads[seat].leader.killed:
            c.squads[seat].leader.killed = False
            then(c, ("struck_down", seat))


@beat("struck_down", "UA-11.2", "UA-41.1", "UA-45.7")
def struck_down(c: Campaign, table: Table, seat: str) -> None:
    """The leader is killed, with what that sets off: the other one takes over, or the operation is lost."""
    kill_leader(c, table, seat)


def full_path(c: Campaign, path: str) -> list[str]:
    """A path from the campaign on, short forms written out: stocks too, so that extreme ones can be cut (UA-27.10)."""
    parts = path.split(".")
    first = next(iter(c.squads))
    if parts[0] in c.squads and len(parts) == 2:
        return ["squads", parts[0], "leader", parts[1]]
    if parts[0] in ("magazines", "scrip", "mre"):
        return ["squads", first, parts[0]]
    if parts[0] == "units":
        return ["battle", *parts]
    return parts


def change_condition(c: Campaign, way: str, seat: str, name: str) -> None:
    """Put a condition on a leader, or take it off."""
    if way not in ("add", "remove"):
        raise NoRuling
    if seat not in c.squads:
        raise BadAmendment("amend-path", path=seat, allowed=[*c.squads])
    known = ["arm_injured", *(c.scenario.conditions if c.operation is not None else [])]
    conditions = c.squads[seat].leader.conditions
    if way == "add":
        if one_of(known, name, seat) not in conditions:
            conditions.append(name)
    else:
        conditions.remove(one_of(conditions, name, seat))


# Who comes and goes


def join(c: Campaign, who: str, where: str) -> None:
    """A member for a squad, however full it is; in a battle also enemies, any that the scenario describes."""
    foes = described(c)
    if one_of([*c.content.roles, *foes], who, "join") in c.content.roles:
        add_member(c, c.squads[one_of(list(c.squads), where, who)], who)
    else:
        come(c, who, foes[who], whole(where, 1, MOST, who))


def described(c: Campaign) -> dict[str, str]:
    """The enemies that can join the battle, each with the path of its description: its own before any of that name."""
    if not undecided(c):
        return {}
    every = {spot.node.id: spot.path for spot in nodes(c.scenario) if isinstance(spot.node, UnitSpec)}
    return every | {key: unit.spec for key, unit in c.fight.units.items()}


def undecided(c: Campaign) -> bool:
    """Whether a battle runs whose end is open."""
    return c.battle is not None and not c.battle.result


def come(c: Campaign, key: str, path: str, number: int) -> None:
    """UA-38.9: more of those who fight here come, even where they had left; or an enemy who was not here before."""
    units = c.fight.units
    if key in units:
        units[key].left = ""
    else:
        entry: UnitSpec = at(c, path)
        units[key] = Unit(path, entry.kind, entry.level, 0, 0, attitude_unread(c, entry))
    reinforce(c, Table(), key, number)


def leave(c: Campaign, who: str) -> None:
    """A member or an enemy goes, and with them what they were doing and what was to befall them."""
    members = [key for squad in c.squads.values() for key in in_action(squad)]
    foes = standing(c) if undecided(c) else []
    one_of([*members, *foes], who, "leave")
    drop_of(c, who)
    then(c, ("sent_away", who))


@beat("sent_away", "UA-11.2", "UA-32.4", "UA-36.33")
def sent_away(c: Campaign, table: Table, who: str) -> None:
    """The member drops out, with what that sets off; the enemy withdraws, which may end the battle."""
    if undecided(c) and who in standing(c):
        leave_battle(c, table, who, "withdrawn")
        then(c, ("settled",))
    else:
        drop_out(c, table, seat_of(c, who), who)


VERBS: Verbs = {"set": set_figure, "condition": change_condition, "join": join, "leave": leave}
