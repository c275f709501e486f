"""Attacks step by step, ranged and close (3.4, 3.5): declaration, defence, opposed test, the hit, the end."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run
from ..beats import beat
from ..figures import elusive
from ..machines.ramming import ram_hit, ram_pool
from ..machines.vehicle_pools import vehicle_side
from ..magic.astral_rows import astral_attack_pool
from ..matrix.personas import cyber_attack_pool
from ..riders import gunner, is_machine, roller
from ..rolls.retries import note_try
from ..rolls.roll import Side
from ..rolls.testing import opposed_test
from .attack_damage import kind_of, modified_armour, modified_damage, spared
from .called import disarm, hit_part
from .consequences import cut_short, is_hit, meet
from .defence import (
    EARLY,
    attack_reach,
    bases,
    best,
    can_defend,
    close,
    declare_full,
    defence_pool,
    helpless,
    reach_of,
    ways,
)
from .firing import recoil
from .holds import OVERPOWERING, overpower
from .melee_rows import melee_pool
from .ranged_rows import ranged_pool

# Declaration


def strike(c: Run, *attacks: Attack) -> None:
    """SR-3.4.2, SR-3.5.2: attacks are declared; they are resolved one after the other."""
    c.attacks = [*attacks, *c.attacks]
    then(c, *(("attack",) for _ in attacks))


def divide(c: Run, attacks: list[Attack], shares: list[int]) -> None:
    """SR-T1.12, SR-T3.5: each attack has its share of the dice; where the modifiers came before the division, what
    hampers one more than the first comes off its share."""
    pools = [attack_pool(c, attack).value for attack in attacks]
    after = c.rulings["split_before_modifiers"] == "after"
    for attack, share, dice in zip(attacks, shares, pools, strict=True):
        attack.share = share + (dice - pools[0] if after else 0)


@beat("attack", "SR-3.4.1", "SR-3.4.2", "SR-3.5.1", "SR-3.5.2", "SR-T1.2", "SR-T1.16")
def attack(c: Run, table: Table) -> None:
    """Step 1: the attack is announced; who strikes and who is struck are in close combat."""
    found = c.attack
    table.tell("attack", None, **announced(c, found))
    if found.kind in ("melee", "astral"):
        meet(c, found.attacker, found.target)
    then(c, ("defend",), ("clash",), ("attack_over",))


def announced(c: Run, found: Attack) -> dict[str, Fact]:
    """Return what everybody sees of an attack."""
    return {
        "who": found.attacker, "target": found.target, "kind": found.kind, "weapon": means(found), "mode": found.mode,
        "burst": found.burst, "called": found.called, "intent": found.intent,
        "operator": operator(c, found),
    }  # fmt: skip


def operator(c: Run, found: Attack) -> str:
    """Return who makes an attack through a machine; "" for nobody, or if somebody may not know that they are there."""
    who = gunner(c, found)
    return "" if who == found.attacker or elusive(c, who) else who


def means(found: Attack) -> str:
    """Return what an attack is made with: the record of a weapon, or a program (SR-7.6.2)."""
    return found.weapon if found.kind == "cyber" else found.arm


@beat("defend", "SR-3.4.3", "SR-3.5.5", "SR-10.4.1", "SR-T3.3", "SR-T4.1")
def defend(c: Run, table: Table) -> None:
    """SR-3.4.3: full defence is declared now if at all; SR-3.5.5: the way to defend, before any dice fall."""
    found = c.attack
    actor = c.actors[found.target]
    choose_reach(c, table, found)
    options = [found.defence] if found.defence else ways(c, found)
    if actor.quiet:
        way = best(c, found, [option for option in options if not option.startswith(EARLY)])
    else:
        about: dict[str, Fact] = {"who": found.target, "attacker": found.attacker, "kind": found.kind}
        way = table.choose(Choice(actor.seat, "defend", "SR-3.5.5", options, {**about, "weapon": means(found)}))
    found.defence = way.removeprefix(EARLY)
    if way.startswith(EARLY):
        declare_full(c, table, found.target, early=True)


def choose_reach(c: Run, table: Table, found: Attack) -> None:
    """SR-T3.3: by ruling the one with the longer reach chooses: more dice for oneself, or fewer for the other."""
    if found.kind != "melee" or found.reach_to or c.rulings["reach_choice"] != "longer_reach_chooses":
        return
    longer = attack_reach(c, found) - reach_of(c, found.target)
    if longer:
        who = found.attacker if longer > 0 else found.target
        options = ["attack", "defence"]
        about: dict[str, Fact] = {"who": who, "attacker": found.attacker, "n": abs(longer)}
        found.reach_to = table.choose(Choice(c.actors[who].seat, "reach", "SR-T3.3", options, about))


# The opposed test


@beat(
    "clash",
    "SR-3.4.4",
    "SR-3.4.5",
    "SR-3.4.8",
    "SR-3.4.9",
    "SR-3.5.4",
    "SR-3.5.12",
    "SR-3.5.13",
    "SR-7.6.4",
    "SR-T1.26",
)
def clash(c: Run, table: Table) -> None:
    """Steps 2 and 3: the modifiers of the tables, and the opposed test; a tie is a miss."""
    found = c.attack
    pool = attack_pool(c, found)
    remember_recoil(c, found)
    defender = None
    if can_defend(c, found) and found.defence != "none":
        way = found.defence or best(c, found, bases(c, found))
        defender = defending(c, found, defence_pool(c, found, way))
        c.actors[found.target].guard.defended += found.kind != "cyber"
    elif why := helpless(c, found):
        table.tell("undefended", who=found.target, why=why)
    result = opposed_test(c, table, attacking(c, found, pool), defender)
    found.hits, found.against = result.hits, result.need
    remember_try(c, found, result.success)
    if result.success:
        then(c, ("hit",))
    else:
        tie = defender is not None and result.hits == result.need
        rolled, rams = roller(c, found.target), found.kind == "ram"
        by = {"who": found.attacker, "operator": operator(c, found)}
        table.tell("missed", None, target=found.target, tie=tie, defender=rolled, rams=rams, **by)


def attacking(c: Run, found: Attack, pool: Tally) -> Side:
    """Return who makes the attack: by remote control the operator, with a machine whoever steers it."""
    if found.kind == "ram":
        return vehicle_side(c, found.attacker, "ram", pool)
    return Side(gunner(c, found), KIND[found.kind], pool)


def defending(c: Run, found: Attack, pool: Tally) -> Side:
    """Return who makes the defence: for a machine whoever steers it."""
    if found.kind == "ram" and is_machine(c.actors[found.target]):
        return vehicle_side(c, found.target, "defence", pool)
    return Side(roller(c, found.target), "defence", pool)


KIND = {"ranged": "shot", "thrown": "throw", "melee": "blow", "astral": "astral", "cyber": "cyber"}


def attack_pool(c: Run, found: Attack) -> Tally:
    """SR-3.4.5, SR-3.5.4, SR-7.6.2: the dice of an attack."""
    if found.kind == "cyber":
        return cyber_attack_pool(c, found)
    if found.kind == "astral":
        return astral_attack_pool(c, found)
    if found.kind == "ram":
        return ram_pool(c, found)
    return melee_pool(c, found) if close(found) else ranged_pool(c, found)


def remember_recoil(c: Run, found: Attack) -> None:
    """Ruling recoil_comp_scope: what this attack uses up of the phase's compensation."""
    if found.kind == "ranged" and c.phases:
        used = c.phase.compensated
        taken = recoil(c, found, c.records.weapons[found.arm]).compensated
        used[found.weapon] = used.get(found.weapon, 0) + taken


def remember_try(c: Run, found: Attack, success: bool) -> None:
    """SR-1.3.3: by ruling a missed attack makes the next one on the same target a retry."""
    if c.rulings["retry_scope"] == "attacks_too":
        note_try(c, found.attacker, f"attack:{found.target}", success)


# The hit


@beat(
    "hit", "SR-3.4.9", "SR-3.4.10", "SR-3.4.11", "SR-3.4.12", "SR-3.4.13", "SR-3.5.14", "SR-3.5.15", "SR-T1.14",
    "SR-10.3.4", "SR-10.6.1", "SR-10.6.2", "SR-10.7.1",
)  # fmt: skip
def hit(c: Run, table: Table) -> None:
    """Step 4: what the hit does: damage, physical or stun; or what the attack was made for instead."""
    found = c.attack
    if found.kind == "cyber":
        then(c, ("cyber_hit",))
        return
    is_hit(c, table, found.target)
    if found.kind == "astral":
        then(c, ("astral_hit",))
    elif found.kind == "ram":
        ram_hit(c, table, found)
    elif found.intent in OVERPOWERING:
        overpower(c, table, found)
    elif found.called_effect:
        hit_part(c, table, found)
    else:
        wound(c, table, found)


def wound(c: Run, table: Table, found: Attack) -> None:
    """SR-3.4.9 to SR-3.4.13: the modified damage goes against the modified armour, and the target resists it.

    SR-10.3.4: a called shot at what is held may make it fall; by ruling it does no damage besides.
    """
    value, compared = modified_damage(c, found)
    armour = modified_armour(c, found)
    kind = kind_of(c, found, compared.value, armour.value)
    facts = spared(found, value.value, compared.value, armour.value)
    table.tell("hit", value, who=found.target, value=value.value, kind_of=kind, armour=armour.value, **facts)
    if found.called == "disarm":
        disarm(c, table, found, value.value)
        if c.rulings["disarm_damage"] == "no_damage":
            return
    then(c, ("resist", found.target, value.value, kind, armour.value, found.attacker))


# The end


@beat("attack_over", "SR-3.4.16", "SR-3.5.17", "SR-T4.1", "SR-10.5.2")
def attack_over(c: Run, table: Table) -> None:
    """The attack is done: those attacked now know by whom, except the surprised; then full tracks take effect.

    SR-10.5.2: a movement that was intercepted ends where damage was done, by ruling with any hit.
    """
    found = c.attacks.pop(0)
    victim = c.actors[found.target]
    if found.kind != "cyber" and not victim.guard.surprised and found.attacker in victim.guard.unaware_of:
        victim.guard.unaware_of.remove(found.attacker)
    if c.walk is not None and c.walk.who == found.target:
        hit_ = found.hits > found.against
        if found.boxes > 0 or (hit_ and c.rulings["intercept_stop"] == "hit"):
            cut_short(c, table, found.target, found.attacker)
    if not c.attacks:
        befallen, c.falling = c.falling, []
        then(c, *befallen)
