"""Chapter 36: the enemy's phase: how many attacks each enemy makes, and how they are shared out."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Amount, Choice, Fact
from hantei.core.glance import at_a_glance
from hantei.core.table import Table

from ...content.conditions import Condition
from ...state import Campaign, spec, waiting
from ..beats import beat
from ..scenario.conditions import holds
from ..squad import alive, can_be_hit
from .defence import on_leader, on_member
from .enemies import modifiers, standing
from .harm import fit


@at_a_glance
def number_of_attacks(c: Campaign, key: str) -> int:
    """UA-36.10: a group attacks with every soldier; UA-36.11: a target as often as its figure says.

    The scenario may change the number; a flashbang takes attacks off the next phase (UA-28.29 to UA-28.31).
    """
    unit = c.fight.units[key]
    entry = spec(c, unit)
    if not holds(c, entry.attacks_when):
        return 0
    number = unit.strength if unit.kind == "group" else entry.attacks or 0
    if unit.kind == "group" and entry.attacks is not None:
        number = entry.attacks
    for modifier in modifiers(c, key):
        changed = with_floor(number, modifier.attacks, modifier.attacks_min)
        number = changed if modifier.set_attacks is None else modifier.set_attacks
    for effect in c.fight.effects:
        wait = waiting(c, effect)
        if holds(c, wait.when):
            number = with_floor(number, wait.enemy_attacks, wait.enemy_attacks_min)
    if unit.flashed and unit.kind == "group":
        return 0
    return max(0, number - unit.flashed)


def with_floor(number: int, change: int, least: int) -> int:
    """UA-SC.2: a changed number of attacks; a reduction leaves at least this many, if there were as many."""
    return max(number + change, min(number, least))


@beat("enemy_phase", "UA-36.15", "UA-36.17", "UA-36.30")
def enemy_phase(c: Campaign, table: Table, early: int) -> None:
    """Units act in the order listed; members who can be hit are counted once, as the phase begins.

    `early`: only units that always act first; such units then stay out of the ordinary phase.
    """
    c.fight.phase = "enemy"
    for seat in alive(c):
        c.fight.shares[seat] = len(can_be_hit(c, c.squads[seat]))
    keys = [
        key
        for key in standing(c)
        if not c.fight.units[key].attacked and (not early or spec(c, c.fight.units[key]).always_first)
    ]
    then(c, *(("enemy_unit", key) for key in keys))


@beat("enemy_unit", "UA-36.10", "UA-36.11", "UA-36.12", "UA-36.13", "UA-45.6")
def enemy_unit(c: Campaign, table: Table, key: str) -> None:
    """One unit's attacks are settled and shared out."""
    unit = c.fight.units[key]
    if unit.left:
        return
    number = number_of_attacks(c, key)
    why = why_so_many(c, key, number)
    unit.flashed = 0
    unit.attacked = True
    first = {"first": True} if c.fight.first == "squad" and spec(c, unit).always_first else {}
    alone = {"alone": True} if unit.kind == "group" and unit.strength == 1 < unit.initial else {}
    table.tell("enemy_attacks", None, unit=key, n=number, **first, **why, **alone)
    then(c, *share_out(c, table, key, number))


def why_so_many(c: Campaign, key: str, number: int) -> dict[str, Fact]:
    """What changes a unit's number of attacks, and by how much (for the log).

    The round's number, a unit that has gone, something else that the scenario names, what was done before the battle,
    and a flashbang. `again`: what was done before the battle has changed it in an earlier round already.
    """
    unit = c.fight.units[key]
    entry = spec(c, unit)
    usual = unit.strength if unit.kind == "group" and entry.attacks is None else entry.attacks or 0
    if number == usual or not holds(c, entry.attacks_when):
        return {}
    because = [because_of(one.when) for one in modifiers(c, key) if one.attacks or one.set_attacks is not None]
    waits = [(effect.path, waiting(c, effect)) for effect in c.fight.effects]
    because += [f"earlier:{path}" for path, wait in waits if wait.enemy_attacks and holds(c, wait.when)]
    because += ["flashed"] if unit.flashed else []
    if not because:
        return {}
    again = c.fight.round > 1 and all(reason.startswith("earlier:") for reason in because)
    return {
        "because": list(dict.fromkeys(because)),
        "change": number - usual,
        **({"again": True} if again else {}),
    }


def because_of(when: Condition | None) -> str:
    """The condition of a modifier as a reason that can be told in a word."""
    if when is None:
        return "otherwise"
    if when.unit and when.state == "gone":
        return f"gone:{when.unit}"
    if when.round:
        return when.round
    plain = {"struck_first": when.struck_first, "outnumbered": when.outnumbered, "weakened": when.strength_at_most}
    return next((reason for reason, holds_now in plain.items() if holds_now), "otherwise")


def share_out(c: Campaign, table: Table, key: str, number: int) -> list[tuple[str | int, ...]]:
    """The beats that carry out a unit's attacks; two squads first divide them (UA-45.6)."""
    seats = [seat for seat in alive(c) if c.squads[seat].leader.life > 0 or fit(c, seat)]
    if not number:
        return []
    if len(seats) == 1:
        return [("defences", key, seats[0], *shares(c, table, seats[0], key, number))]
    low, high = (
        (number // 2, number - number // 2) if c.rulings["attack_split_two_leaders"] == "half_each" else (0, number)
    )
    first = table.amount(Amount(seats[0], "attacks_taken", "UA-45.6", low, high, {"unit": key, "n": number}))
    parts = [(seats[0], first), (seats[1], number - first)]
    return [("defences", key, seat, *shares(c, table, seat, key, n)) for seat, n in parts if n]


def shares(c: Campaign, table: Table, seat: str, key: str, number: int) -> tuple[int, int]:
    """UA-36.16: how many attacks the leader and the members take: by halves, or evenly where the table rules so.

    Where a die of the scenario names whom each attack strikes, nothing is shared out: every one is diced for.
    """
    if c.squads[seat].leader.life <= 0:  # incapacitated: the rest of the squad is all there is to hit
        return 0, number
    if spec(c, c.fight.units[key]).target_die:
        return number, 0
    members = c.fight.shares[seat]
    by = shared_evenly if c.rulings["attack_split"] == "even" else shared_by_halves
    return by(table, seat, key, number, members)


def shared_by_halves(table: Table, seat: str, key: str, number: int, members: int) -> tuple[int, int]:
    """UA-36.12: half of them, fraction dropped, fall on the leader; UA-36.13: the rest on the members.

    UA-36.14: the players decide who takes an odd one; UA-36.15: what is more than there are members goes to the leader.
    """
    on_members, odd = divmod(number, 2)
    if odd and on_members < members and odd_one_on(table, seat, "UA-36.14", key, number) == "members":
        on_members += 1
    on_members = min(on_members, members)
    return number - on_members, on_members


def shared_evenly(table: Table, seat: str, key: str, number: int, members: int) -> tuple[int, int]:
    """UA-36.16, option even: everybody takes as many; what is left over goes where the players decide."""
    on_leader, odd = divmod(number, members + 1)
    if odd and odd_one_on(table, seat, "UA-36.16", key, odd) == "leader":
        on_leader += 1
    return on_leader, number - on_leader


def odd_one_on(table: Table, seat: str, clause: str, key: str, n: int) -> str:
    """Ask who takes an attack that cannot be shared, the leader or the members; `n` is the number in question."""
    about: dict[str, Fact] = {"unit": key, "n": n}
    return table.choose(Choice(seat, "odd_attack", clause, ["leader", "members"], about))


@beat("defences", "UA-36.17", "UA-36.29")
def defences(c: Campaign, table: Table, key: str, seat: str, leader: int, members: int) -> None:
    """The leader's attacks are rolled first, then the members'; each is resolved before the next."""
    if c.squads[seat].leader.killed:
        seat = next(iter(alive(c)))  # UA-45.7: the other leader has taken over
    if leader:
        then(c, ("defences", key, seat, leader - 1, members))
        on_leader(c, table, key, seat, leader - 1)
    elif members:
        then(c, ("defences", key, seat, 0, members - 1))
        if can_be_hit(c, c.squads[seat]):
            on_member(c, table, key, seat)
        else:  # UA-36.29: nobody is left to be hit
            on_leader(c, table, key, seat)
