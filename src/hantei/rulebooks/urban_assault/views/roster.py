"""The roster: leaders, their members by role, and the enemies who have been met."""

from __future__ import annotations

from collections.abc import Sequence

from hantei.core.message import Message, Sayable
from hantei.core.roster import Figure, Gauge, Sheet, SheetRoll
from hantei.scenes.naming import Name

from ..rules.battle.enemies import level
from ..rules.gear import life_max
from ..rules.leader import points_max, skill, skills_of, squad_size
from ..rules.squad import stock
from ..state import Campaign, Squad, spec
from .counts import ENEMY, SQUAD
from .names import called, condition_name, enemy_id, item_name, role_name, skill_name, sub_name
from .situation import enemy_notes


def roster(c: Campaign, seat: str) -> list[Sheet]:
    """The squads, and in battle the enemies."""
    found: list[Sheet] = []
    for name in c.squads:
        if c.squads[name].leader.preset or c.squads[name].leader.name:
            found += [leader(c, name), *members(c, name)]
    if c.battle is None:
        return found
    return found + [enemy(c, key) for key, unit in c.battle.units.items() if unit.initial or unit.lost]


def insight(c: Campaign, seat: str) -> str:
    """Nothing that one leader sees is hidden from another."""
    return ""


def plays(c: Campaign, who: str) -> str:
    """The seat that plays a leader, or the members of a role; "" for enemies."""
    seat = who.partition("/")[0]
    return seat if seat in c.squads else ""


def leader(c: Campaign, seat: str) -> Sheet:
    """A leader, with what the squad has."""
    squad = c.squads[seat]
    one = squad.leader
    conditions: list[Sayable] = [condition_name(c, name) for name in one.conditions]
    if one.wounds:
        conditions.append(Message("ua-sit-wounds", {"n": one.wounds}))
    return Sheet(
        id=seat,
        name=called(c, seat),
        side=SQUAD,
        seat=seat,
        gauges=gauges(c, seat, squad),
        figures=[
            Figure(Message("ua-step-skill"), skill(one)),
            Figure(Message("ua-roster-level"), one.level),
            Figure(Message("ua-roster-size"), squad_size(c, one)),
        ],
        conditions=conditions,
        gear=[
            *(item_name(c, item) for item in squad.items.values()),
            *(skill_name(c, name) for name in skills_of(c, one)),
        ],
        out=one.killed,
        rolls=rolls(squad),
    )


def gauges(c: Campaign, seat: str, squad: Squad) -> list[Gauge]:
    """Life, the sub-ability, and the stocks that the leader draws on (UA-29.3, UA-45.5)."""
    one, held = squad.leader, stock(c, seat)
    found = [Gauge(Message("ua-roster-life"), one.life, life_max(c, squad).value)]
    if one.sub:
        found.append(Gauge(sub_name(one.sub), one.points, points_max(one)))
    stocks = {"magazines": held.magazines, "mre": held.mre, "scrip": held.scrip}
    return found + [Gauge(Message(f"ua-roster-{name}"), n) for name, n in stocks.items()]


def rolls(squad: Squad) -> list[SheetRoll]:
    """UA-07.6: the checks of a leader, with the figures as they are now."""
    one = squad.leader
    found = [SheetRoll(f"1D6{signed(skill(one))}", Message("ua-step-skill"))]
    if one.sub and one.points > 0:
        found.append(SheetRoll(f"1D6{signed(one.points)}", sub_name(one.sub)))
    return [*found, SheetRoll(f"1D6{signed(one.life)}", Message("ua-roster-life"))]


def signed(n: int) -> str:
    """A figure added, as it is typed; nothing for 0."""
    return f"{n:+d}" if n else ""


def members(c: Campaign, seat: str) -> list[Sheet]:
    """The members of a squad, those of a role together: how many are still in action (UA-33.1)."""
    roles: dict[str, list[bool]] = {}
    for member in c.squads[seat].members.values():
        roles.setdefault(member.role, []).append(member.active)
    return [
        Sheet(
            id=f"{seat}/{role}",
            name=of_squad(c, seat, role),
            side=SQUAD,
            seat=seat,
            gauges=[Gauge(Message("ua-roster-active"), sum(those), len(those))],
            out=not any(those),
        )
        for role, those in roles.items()
    ]


def of_squad(c: Campaign, seat: str, role: str) -> Name:
    """The members of a role; of two squads with their leader, so that they are told apart."""
    name = role_name(c, role)
    return name if len(c.squads) == 1 else Message("ua-roster-of", {"role": name, "leader": called(c, seat)})


def enemy(c: Campaign, key: str) -> Sheet:
    """An enemy: level, and the strength that is left."""
    unit = c.fight.units[key]
    notes: Sequence[Sayable] = enemy_notes(c, key)
    what = "ua-roster-soldiers" if unit.kind == "group" else "ua-roster-life"
    return Sheet(
        id=enemy_id(key),
        name=spec(c, unit).name,
        side=ENEMY,
        gauges=[Gauge(Message(what), max(0, unit.strength), max(unit.initial, unit.strength))],
        figures=[Figure(Message("ua-roster-enemy-level"), level(c, key))],
        conditions=notes,
        out=bool(unit.left) or unit.strength <= 0,
    )
