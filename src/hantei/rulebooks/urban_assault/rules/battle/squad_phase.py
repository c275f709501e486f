"""Chapter 36: the squad's phase: who acts next, and what the whole squad does (UA-36.6)."""

from __future__ import annotations

from collections.abc import Mapping

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.glance import glance
from hantei.core.table import Table

from ...state import Campaign, encounter
from ..beats import beat
from ..operation import retreat_forbidden
from ..squad import FREE, alive, fighters
from .actions import count_attacker, half_done, may_attack
from .enemies import standing
from .hit_table import alike
from .prisoners import capturable
from .shots import can_shoot, shots_of
from .snipers import ready_snipers
from .targeting import choices


@beat("squad_phase", "UA-36.6", "UA-28.82")
def squad_phase(c: Campaign, table: Table) -> None:
    """The leader and each combatant may act once, in any order; outcomes are known before the next is ordered."""
    battle = c.fight
    battle.phase = "squad"
    battle.acted = []
    battle.volleys = []
    battle.turn = ""
    if c.rulings["sniper_opening"] == "instead" and battle.round == 1:
        battle.acted = list(battle.sniped)
    then(c, ("squad_act",))


def can_lead(c: Campaign, seat: str) -> bool:
    """UA-13.3: a leader at 0 life does not act."""
    return not c.squads[seat].leader.killed and c.squads[seat].leader.life > 0


def actors(c: Campaign, seat: str) -> list[str]:
    """List those of a squad who can still act: the leader, combatants, and snipers outdoors (UA-28.81)."""
    people = [seat] if can_lead(c, seat) else []
    people += fighters(c, c.squads[seat]) + ready_snipers(c, seat)
    return [who for who in people if who not in c.fight.acted]


@beat("squad_act", "UA-36.6", "UA-36.31", "UA-42.1", "UA-45.3")
def squad_act(c: Campaign, table: Table) -> None:
    """Ask who acts next; or let all who are left fire at one enemy, or hold; or, before anybody has acted, retreat."""
    battle = c.fight
    able = {seat: people for seat in alive(c) if (people := actors(c, seat))}
    if not able or not standing(c):
        return
    seat = battle.turn if battle.turn in able else next(iter(able))
    people = able[seat]
    kinds = alike(c.squads[seat], [who for who in people if who != seat])
    if seat in people:
        kinds = {seat: [seat], **kinds}
    with glance(c) as look:
        able_to_fire = marksmen(c, kinds)
        orders = [*kinds, *common_orders(c, seat, able, able_to_fire), "done"]
        about = {"left": len(people), "round": battle.round}
        choice = table.choose(Choice(seat, "actor", "UA-36.6", orders, about))
        if choice in kinds:
            look.hand_on()  # what each of them can do comes from one look at the situation
    then(c, ("squad_act",))
    order(c, table, seat, choice, able_to_fire)


def marksmen(c: Campaign, kinds: Mapping[str, list[str]]) -> list[str]:
    """Those of the people left who can fire now, whatever their role; `kinds` puts those who are alike together."""
    return [who for first, same in kinds.items() if can_still_fire(c, first) for who in same]


def can_still_fire(c: Campaign, who: str) -> bool:
    """Whether somebody has not had the attack of this round, may attack in it, and can shoot at anybody."""
    return not half_done(c, who, "attack") and may_attack(c, who) and can_shoot(c, who)


def common_orders(c: Campaign, seat: str, able: Mapping[str, list[str]], able_to_fire: list[str]) -> list[str]:
    """List what can be ordered besides one person's action.

    All fire at one enemy; the leader takes prisoners (UA-SC.14); the squad retreats (UA-42.1); of two leaders the other
    orders first (UA-45.3).
    """
    orders = ["volley"] if len(able_to_fire) > 1 else []
    orders += [f"capture:{key}" for key in capturable(c)] if seat in able[seat] else []
    orders += ["retreat"] if may_retreat(c) else []
    return [*orders, "yield"] if len(able) > 1 else orders


def order(c: Campaign, table: Table, seat: str, choice: str, able_to_fire: list[str]) -> None:
    """Carry out what the phase's question was answered with."""
    battle = c.fight
    if choice == "done":
        battle.acted += actors(c, seat)
    elif choice == "yield":
        battle.turn = next(other for other in alive(c) if other != seat)
    elif choice == "retreat":
        then(c, ("retreat",) if encounter(c, battle).retreat_check is None else ("retreat_check", seat))
    elif choice == "volley":
        volley(c, table, seat, able_to_fire)
    elif choice.startswith("capture:"):
        battle.acted.append(seat)
        then(c, ("capture_unit", choice.removeprefix("capture:"), seat))
    else:
        then(c, ("act", choice))


def volley(c: Campaign, table: Table, seat: str, people: list[str]) -> None:
    """Everybody left who can shoot fires at one enemy, one after another, members first; follow-ups included."""
    options = [key for key in standing(c) if any(key in choices(c, who, "shot") for who in people)]
    key = table.choose(Choice(seat, "target", "UA-36.9", options, {"who": "volley", "method": "shot"}))
    ordered = [*(who for who in people if who != seat), *([seat] if seat in people else [])]
    then(c, *(("volley_shots", who, key) for who in ordered))


@beat("volley_shots", "UA-36.6", "UA-36.9", "UA-29.6")
def volley_shots(c: Campaign, table: Table, who: str, key: str) -> None:
    """One person's part of a volley; somebody who cannot fire at that enemy any more has not acted and may do something
    else.

    The enemy has left (another must be named), magazines are gone (there are close attacks), or as many have attacked
    as may (UA-SC.33).
    """
    with glance(c):
        fires = may_attack(c, who) and can_shoot(c, who) and key in choices(c, who, "shot")
    if not fires:
        return
    count_attacker(c, who)
    c.fight.acted.append(who)
    then(c, ("fire", who, "shot", shots_of(c, who), key))


def may_retreat(c: Campaign) -> bool:
    """UA-42.1: as the turn begins, before anybody has done anything; UA-42.9: once a battle.

    UA-42.10: unless the scenario forbids it.
    """
    battle = c.fight
    untouched = not battle.acted or battle.acted == battle.sniped
    begun = [mark for mark in battle.half_acted if not mark.endswith(f":{FREE}")]
    if c.rulings["retreat_after_free_skill"] == "refused":
        begun = battle.half_acted
    return (
        untouched
        and not begun
        and not battle.retreated
        and battle.retreat_failed != battle.round
        and any(can_lead(c, seat) for seat in alive(c))
        and encounter(c, battle).retreat_allowed
        and not retreat_forbidden(c)
    )
