"""Attacks step by step, ranged and close (3.4, 3.5): declaration, defence, opposed test, damage, what comes of it."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice, Fact
from hantei.core.table import Table
from hantei.core.tally import Tally

from ...state import Attack, Run, Work
from ..beats import beat
from ..figures import armour as worn
from ..figures import attribute, half_up
from ..machines.ramming import ram_hit, ram_pool
from ..machines.vehicle_pools import vehicle_side
from ..magic.astral_rows import astral_attack_pool
from ..matrix.personas import cyber_attack_pool
from ..riders import gunner, is_machine, roller
from ..rolls.roll import Side
from ..rolls.testing import opposed_test
from .consequences import cut_short, fall_prone, is_hit, meet
from .damage import parse
from .defence import EARLY, attack_reach, bases, best, can_defend, close, declare_full, defence_pool, reach_of, ways
from .firing import BURSTS, SHORT, recoil
from .gear import drop_held
from .holds import pin
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
    table.tell("attack", None, **announced(found))
    if found.kind in ("melee", "astral"):
        meet(c, found.attacker, found.target)
    then(c, ("defend",), ("clash",), ("attack_over",))


def announced(found: Attack) -> dict[str, Fact]:
    """What everybody sees of an attack."""
    return {
        "who": found.attacker, "target": found.target, "kind": found.kind, "weapon": means(found), "mode": found.mode,
        "burst": found.burst, "called": found.called, "intent": found.intent,
    }  # fmt: skip


def means(found: Attack) -> str:
    """What an attack is made with: the record of a weapon, or a program (SR-7.6.2)."""
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
        c.actors[found.target].defended += found.kind != "cyber"
    result = opposed_test(c, table, attacking(c, found, pool), defender)
    found.hits, found.against = result.hits, result.need
    remember_try(c, found, result.success)
    if result.success:
        then(c, ("hit",))
    else:
        table.tell("missed", who=found.attacker, target=found.target)


def attacking(c: Run, found: Attack, pool: Tally) -> Side:
    """Who makes the attack: by remote control the operator, with a machine whoever steers it."""
    if found.kind == "ram":
        return vehicle_side(c, found.attacker, "ram", pool)
    return Side(gunner(c, found), KIND[found.kind], pool)


def defending(c: Run, found: Attack, pool: Tally) -> Side:
    """Who makes the defence: of a machine whoever steers it."""
    if found.kind == "ram" and is_machine(c.actors[found.target]):
        return vehicle_side(c, found.target, "defence", pool)
    return Side(roller(c, found.target), "defence", pool)


KIND = {"ranged": "shot", "thrown": "throw", "melee": "blow", "astral": "blow", "cyber": "cyber"}


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
        taken = recoil(c, found, c.records.weapons[found.arm], 0).compensated
        used[found.weapon] = used.get(found.weapon, 0) + taken


def remember_try(c: Run, found: Attack, success: bool) -> None:
    """SR-1.3.3: by ruling a missed attack makes the next one on the same target a retry."""
    if c.rulings["retry_scope"] == "attacks_too":
        works, name = c.actors[found.attacker].works, f"attack:{found.target}"
        if success:
            works.pop(name, None)
        else:
            works.setdefault(name, Work()).tries += 1


# Damage


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
        return
    if found.kind == "ram":
        ram_hit(c, table, found)
        return
    if found.intent in ("knockdown", "floor", "subdue", "grip"):
        overpower(c, table, found)
        return
    if found.called_effect in ("drop", "fall", "nothing"):
        called_effect(c, table, found)
        return
    value, compared = modified(c, found)
    armour = modified_armour(c, found)
    kind = kind_of(c, found, compared.value, armour.value)
    table.tell("hit", value, who=found.target, value=value.value, kind_of=kind, armour=armour.value)
    if found.called == "disarm":
        disarm(c, table, found, value.value)
        if c.rulings["disarm_damage"] == "no_damage":
            return
    then(c, ("resist", found.target, value.value, kind, armour.value, found.attacker))


def base_damage(c: Run, found: Attack) -> tuple[int, str]:
    """The damage of the weapon and its kind; SR-3.5.18: bare hands do half the Strength, rounded up, as stun, unless
    the record says otherwise; by ruling the record alone counts."""
    strength = half_up(attribute(c, found.attacker, "strength"))
    if found.arm:
        weapon = c.records.weapons[found.arm]
        value, kind = parse(weapon.damage)
        return value + strength * weapon.strength, kind
    own = c.sheet(found.attacker).unarmed
    if own is None:
        return (strength if c.rulings["unarmed_damage"] == "half_strength" else 0), "S"
    return parse(own)


def modified(c: Run, found: Attack) -> tuple[Tally, Tally]:
    """SR-3.4.9: the modified damage value, and the one that is compared with armour.

    SR-10.1.7, SR-10.1.11: what a narrow burst adds is not compared, in full automatic by ruling it is; SR-10.3.3: what
    a called shot adds is, or by ruling is not.
    """
    value = Tally(base_damage(c, found)[0], "SR-3.4.9", "damage")
    value.add(found.hits - found.against, "SR-3.4.9", "net-hits")
    compared = Tally(value.value, "SR-3.4.12", "compared")
    burst = BURSTS[found.burst]
    value.add(burst.damage, burst.clause, f"burst-{found.burst}")
    if found.burst not in SHORT and c.rulings["narrow_fa_compare"] == "with_bonus":
        compared.add(burst.damage, burst.clause, f"burst-{found.burst}")
    if found.spread:
        change = dict(c.records.weapons[found.arm].spread).get(found.spread, 0)  # type: ignore[call-overload]
        value.add(change, "SR-T4.12", f"spread-{found.spread}")
        compared.add(change, "SR-T4.12", f"spread-{found.spread}")
    if found.called == "damage":
        value.add(found.called_by, "SR-10.3.3", "called-damage")
        if c.rulings["called_damage_compare"] == "counts":
            compared.add(found.called_by, "SR-10.3.3", "called-damage")
    return value, compared


def modified_armour(c: Run, found: Attack) -> Tally:
    """SR-3.4.11: armour + AP, never below 0; SR-3.4.19: impact armour in close combat, else the ballistic one.

    SR-10.3.2: a called shot past the armour leaves nothing of it; by ruling AP still counts.
    """
    armour = Tally(worn(c, found.target, impact=close(found)), "SR-3.4.19", "armour")
    ap = c.records.weapons[found.arm].ap if found.arm else 0
    if found.called == "armour":
        armour.add(-armour.value, "SR-10.3.2", "called-armour")
        ap = ap if c.rulings["called_armour_ap"] == "ap_counts" else 0
    armour.add(ap, "SR-3.4.11", "ap")
    armour.at_least(0, "SR-3.4.11", "no-less")
    return armour


def kind_of(c: Run, found: Attack, compared: int, armour: int) -> str:
    """SR-3.4.10, SR-3.5.14: a stun weapon does stun; SR-3.4.12, SR-3.5.15: physical where the damage is greater than
    the armour, SR-3.4.13: else stun."""
    if base_damage(c, found)[1] == "S":
        return "S"
    return "P" if compared > armour else "S"


# What else an attack can be for


def disarm(c: Run, table: Table, found: Attack, value: int) -> None:
    """SR-10.3.4: what is held falls if the modified damage is at least the target's Strength."""
    if value >= attribute(c, found.target, "strength"):
        drop_held(c, table, found.target)


def called_effect(c: Run, table: Table, found: Attack) -> None:
    """SR-10.3.5: what the game master has said that hitting this part does."""
    table.tell("part_hit", who=found.target, effect=found.called_effect)
    if found.called_effect == "drop":
        drop_held(c, table, found.target)
    elif found.called_effect == "fall":
        fall_prone(c, table, found.target, "knocked_down")


def overpower(c: Run, table: Table, found: Attack) -> None:
    """SR-10.6.1, SR-10.7.1: Strength + net hits against Body, by ruling the net hits alone; SR-10.6.2: no damage."""
    net = found.hits - found.against
    sum_counts = c.rulings["knockdown_compare"] == "sum"
    force = net + (attribute(c, found.attacker, "strength") if sum_counts else 0)
    body = attribute(c, found.target, "body")
    works = found.intent == "grip" or force > body
    table.tell("overpowered", who=found.attacker, target=found.target, force=force, body=body, success=works)
    if not works:
        return
    if found.intent in ("knockdown", "floor"):
        fall_prone(c, table, found.target, "knocked_down")
    else:
        pin(c, table, found.attacker, found.target, net)


# The end


@beat("attack_over", "SR-3.4.16", "SR-3.5.17", "SR-T4.1", "SR-10.5.2")
def attack_over(c: Run, table: Table) -> None:
    """The attack is done: who was attacked knows by whom now, but for the surprised; then full tracks have their way.

    SR-10.5.2: a movement that was intercepted ends where damage was done, by ruling with any hit.
    """
    found = c.attacks.pop(0)
    victim = c.actors[found.target]
    if found.kind != "cyber" and not victim.surprised and found.attacker in victim.unaware_of:
        victim.unaware_of.remove(found.attacker)
    if c.walk is not None and c.walk.who == found.target:
        hit_ = found.hits > found.against
        if found.boxes > 0 or (hit_ and c.rulings["intercept_stop"] == "hit"):
            cut_short(c, table, found.target, found.attacker)
    if not c.attacks:
        befallen, c.falling = c.falling, []
        then(c, *befallen)
