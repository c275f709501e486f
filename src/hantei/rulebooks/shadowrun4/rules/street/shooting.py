"""Fire and throws as actions (3.2, 10.1, 10.3): which gun, how, at whom; two guns at once; mounts; quick draw; aim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hantei.core.decision import Amount, Choice, Fact
from hantei.core.glance import glance
from hantei.core.seats import REFEREE
from hantei.core.table import Table

from ...content.records import Weapon
from ...state import Attack, Carried, Dropped, Phase, Run
from ..figures import add_own_action, add_state, embodied, skill_pool
from ..rolls.testing import success_test, threshold
from .actions import action
from .attacks import attack_pool, divide, strike
from .called import MOST, announce, called_onto, may_call
from .consequences import aim_at, forget_aim
from .firing import BURSTS, FULL, LONG, SHORT, bursts, enough, pay
from .gear import drop, in_hand, kind, take_in_hand
from .ground import at_place, foes_in_line
from .ranged_rows import BANDS, in_range

BOTH = "both"
"""SR-T1.12: two guns at once."""

MOUNT = "mount"
"""The id of a weapon on a mount."""

# Targets


def targets(c: Run, who: str, weapon: Weapon) -> list[str]:
    """List those whom somebody can attack with a weapon from here: enemies they know of, in line and in range."""
    found = [name for name in foes_in_line(c, who) if embodied(c.actors[name]) and in_range(c, who, name, weapon)]
    return called_onto(c, who, found)


def ask(c: Run, table: Table, who: str, kind_: str, clause: str, options: Sequence[str], **about: Fact) -> str:
    """Ask the one who acts."""
    return table.choose(Choice(c.actors[who].seat, kind_, clause, options, {"who": who, **about}))


def declare(
    c: Run, table: Table, who: str, name: str, held: Carried, found: list[str], kinds: list[str], of: str = "ranged"
) -> Attack:
    """SR-3.4.2, SR-10.1.5, SR-10.1.10: target, way of firing, spread, called shot; what the attack is made with.

    Parameters: the id of the weapon, the weapon itself, the targets, the ways of firing.
    """
    weapon = c.records.weapons[held.weapon]
    with glance(c):  # nothing changes while target and way of firing are chosen
        target = ask(c, table, who, "target", "SR-3.4.2", found, weapon=held.weapon)
        burst = ask(c, table, who, "burst", "SR-10.1.5", kinds, weapon=held.weapon, target=target)
    attack = Attack(who, target, of, name, held.weapon, held.mode, burst, hand=held.hand)
    if weapon.shotgun:
        spreads = ["narrow", "medium", "wide"]
        choice = ask(c, table, who, "spread", "SR-T4.11", spreads, weapon=held.weapon, target=target)
        attack.spread = "" if choice == "narrow" else choice
    if of == "ranged" and not weapon.bands and c.referee:
        about: dict[str, Fact] = {"who": who, "target": target, "weapon": held.weapon}
        attack.band = table.choose(Choice(REFEREE, "band", "SR-T1.20", list(BANDS), about))
    aim(c, attack)
    announce(c, table, attack)
    return attack


def aim(c: Run, attack: Attack) -> None:
    """SR-T1.14: the aim counts for the shot at the one aimed at, and is used up; by ruling up to a maximum."""
    actor = c.actors[attack.attacker]
    if actor.aim == attack.target:
        limited = c.rulings["aim_limit"] == "maximum"
        attack.aims = min(actor.aims, c.scene.house.aim_max) if limited else actor.aims
    forget_aim(actor)


def changes(c: Run, attack: Attack) -> None:
    """SR-T1.16: -2 for each change of target in the phase."""
    phase = c.phase
    attack.changes = phase.changes = changed(phase, attack.target)
    phase.target = attack.target


def changed(phase: Phase, target: str) -> int:
    """SR-T1.16: how often the target has changed in a phase, with an attack on somebody now."""
    return phase.changes + (phase.target not in ("", target))


def fire(c: Run, attack: Attack, held: Carried) -> None:
    """The shot is paid for and counts for those that follow in the phase."""
    attack.nth = pay(c, c.phase, attack.weapon, held, attack.burst, BURSTS[attack.burst].rounds)
    changes(c, attack)


# Firing


def guns(c: Run, who: str, complex_: bool) -> list[str]:
    """The guns in hand that can be fired with a simple or a complex action, with somebody to shoot at."""
    carried = c.actors[who].carried
    return [
        name for name in in_hand(c, who, "gun")
        if bursts(c, c.phase, name, carried[name], complex_)
        and targets(c, who, c.records.weapons[carried[name].weapon])
    ]  # fmt: skip


def may_fire(c: Run, who: str) -> bool:
    """SR-3.2.14: a gun, rounds, a mode that allows it, a target."""
    return bool(guns(c, who, False))


@action("fire", "simple", "SR-3.2.14", may_fire, aims=True)
def do_fire(c: Run, table: Table, who: str) -> None:
    """SR-3.2.14: SS, SA, BF, or a long burst of FA; SR-T1.12: two guns at once."""
    found = guns(c, who, False)
    carried = c.actors[who].carried
    two = (
        may_fire_both(c, found, carried)
        and not c.phase.called
        and skill_pool(c, who, skill_of(c, who, found[0]), "agility").value > 1
    )
    name = ask(c, table, who, "weapon", "SR-3.2.14", [*found, *([BOTH] if two else [])])
    if name == BOTH:
        fire_both(c, table, who, found[:2])
        return
    held = carried[name]
    attack = one_shot(c, table, who, name, complex_=False)
    fire(c, attack, held)
    strike(c, attack)


def may_fire_both(c: Run, found: list[str], carried: Mapping[str, Carried]) -> bool:
    """SR-T1.12: whether there are two guns to fire at once; SR-10.1.9: not both in FA, or by ruling both."""
    automatic = all(carried[name].mode == "FA" for name in found[:2])
    return len(found) > 1 and (not automatic or c.rulings["fa_two_long_bursts"] == "allowed")


def one_shot(c: Run, table: Table, who: str, name: str, complex_: bool) -> Attack:
    """One attack with one gun, declared."""
    held = c.actors[who].carried[name]
    aimed_at = targets(c, who, c.records.weapons[held.weapon])
    return declare(c, table, who, name, held, aimed_at, bursts(c, c.phase, name, held, complex_))


def skill_of(c: Run, who: str, name: str) -> str:
    """The skill of a weapon that somebody carries."""
    return c.records.weapons[c.actors[who].carried[name].weapon].skill


def fire_both(c: Run, table: Table, who: str, names: list[str]) -> None:
    """SR-T1.12: one action fires both guns; the pool is divided, each part at least 1; recoil counts for each gun."""
    attacks = []
    for name in names:
        attack = one_shot(c, table, who, name, complex_=False)
        fire(c, attack, c.actors[who].carried[name])
        attacks.append(attack)
    whole = skill_pool(c, who, skill_of(c, who, names[0]), "agility").value
    if c.rulings["split_before_modifiers"] == "after":
        whole = max(2, attack_pool(c, attacks[0]).value)
    about: dict[str, Fact] = {"who": who, "pool": whole, "weapon": attacks[0].arm}
    share = table.amount(Amount(c.actors[who].seat, "split", "SR-T1.12", 1, whole - 1, about))
    divide(c, attacks, [share, whole - share])
    strike(c, *attacks)


def may_full_burst(c: Run, who: str) -> bool:
    """SR-3.2.26: a gun in FA mode with rounds for a full burst."""
    return bool(guns(c, who, True))


@action("full_burst", "complex", "SR-3.2.26", may_full_burst, aims=True)
def do_full_burst(c: Run, table: Table, who: str) -> None:
    """SR-3.2.26, SR-10.1.13, SR-10.1.14: a full burst."""
    name = ask(c, table, who, "weapon", "SR-3.2.26", guns(c, who, True))
    attack = one_shot(c, table, who, name, complex_=True)
    fire(c, attack, c.actors[who].carried[name])
    strike(c, attack)


# Mounts


def mounted(c: Run, who: str) -> Carried | None:
    """SR-3.2.27: the weapon on the mount where somebody stands, or of the vehicle in which they ride."""
    actor = c.actors[who]
    if actor.machine.aboard:
        vehicle = c.actors[actor.machine.aboard]
        return next((one for name, one in vehicle.carried.items() if name not in vehicle.machine.switched_off), None)
    held = c.mounts.get(actor.place)
    return held if held is not None and at_place(c, actor, actor.place) else None


def mount_bursts(c: Run, held: Carried, mode: str) -> list[str]:
    """The ways of firing in a mode, for which there are rounds."""
    kinds = {"BF": SHORT, "FA": (*LONG, *FULL)}.get(mode, ("",))
    return [name for name in kinds if enough(c, held, BURSTS[name].rounds)]


def may_mount(c: Run, who: str) -> bool:
    """SR-3.2.27: a weapon on a mount with rounds, and a target."""
    held = mounted(c, who)
    if held is None or not targets(c, who, c.records.weapons[held.weapon]):
        return False
    return any(mount_bursts(c, held, mode) for mode in c.records.weapons[held.weapon].modes)


@action("fire_mount", "complex", "SR-3.2.27", may_mount, aims=True)
def do_fire_mount(c: Run, table: Table, who: str) -> None:
    """SR-3.2.27: one attack in any mode of the weapon, or by ruling as many as the mode allows."""
    held = mounted(c, who)
    if held is None:
        return
    weapon = c.records.weapons[held.weapon]
    modes = [mode for mode in weapon.modes if mount_bursts(c, held, mode)]
    held.mode = ask(c, table, who, "mode", "SR-3.2.27", modes, weapon=held.weapon)
    twice = c.rulings["mounted_shots"] == "by_mode" and held.mode in ("SA", "BF")
    attacks = []
    for _ in range(2 if twice else 1):
        kinds = mount_bursts(c, held, held.mode)
        if kinds:
            attack = declare(c, table, who, MOUNT, held, targets(c, who, weapon), kinds)
            fire(c, attack, held)
            attacks.append(attack)
    strike(c, *attacks)


# Throwing


def throwable(c: Run, who: str) -> list[str]:
    """Thrown weapons in hand with a target in reach."""
    carried = c.actors[who].carried
    return [name for name in in_hand(c, who, "thrown") if targets(c, who, c.records.weapons[carried[name].weapon])]


@action("throw", "simple", "SR-3.2.24", lambda c, who: bool(throwable(c, who)), aims=True)
def do_throw(c: Run, table: Table, who: str) -> None:
    """SR-3.2.24: a weapon in hand is thrown, by the rules of ranged combat; it lies where the target is, unless it goes
    off.
    """
    name = ask(c, table, who, "weapon", "SR-3.2.24", throwable(c, who))
    actor = c.actors[who]
    held = actor.carried[name]
    weapon = c.records.weapons[held.weapon]
    attack = declare(c, table, who, name, held, targets(c, who, weapon), [""], of="thrown")
    changes(c, attack)
    target = c.actors[attack.target]
    drop(c, table, who, name)
    label = next(reversed(c.dropped))
    if weapon.area:
        del c.dropped[label]
    else:
        c.dropped[label] = Dropped(held.weapon, 0, held.loaded, held.mode, target.x, target.y, target.place)
    strike(c, attack)


# Quick draw


def drawable(c: Run, who: str) -> list[str]:
    """SR-3.2.18: one-handed guns in a holster that can fire a single shot, with a target; no aim taken before."""
    actor = c.actors[who]
    if actor.aims:
        return []
    return [
        name for name, held in actor.carried.items()
        if held.holster and not held.hand and kind(c, held) == "gun" and held.mode in ("SS", "SA")
        and c.records.weapons[held.weapon].hands == 1 and enough(c, held, 1)
        and targets(c, who, c.records.weapons[held.weapon])
    ]  # fmt: skip


@action("quick_draw", "simple", "SR-3.2.18", lambda c, who: bool(drawable(c, who)))
def do_quick_draw(c: Run, table: Table, who: str) -> None:
    """SR-3.2.18: drawn and fired with one action; by ruling a test decides whether there is time to fire."""
    name = ask(c, table, who, "weapon", "SR-3.2.18", drawable(c, who))
    held = c.actors[who].carried[name]
    take_in_hand(c, table, who, name)
    held.holster = False
    if c.rulings["quick_draw"] == "test":
        pool = skill_pool(c, who, c.records.weapons[held.weapon].skill, with_="reaction")
        add_state(c, who, pool)
        add_own_action(c, who, pool)
        need = threshold(c, c.scene.house.draw_threshold)
        if not success_test(c, table, who, "quick_draw", pool, need).success:
            return
    attack = declare(c, table, who, name, held, targets(c, who, c.records.weapons[held.weapon]), [""])
    fire(c, attack, held)
    strike(c, attack)


# Aiming


def aimable(c: Run, who: str) -> list[str]:
    """SR-3.2.23: those at whom somebody can aim: enemies in line, whether for a shot or for a blow."""
    return [name for name in foes_in_line(c, who) if embodied(c.actors[name])]


@action("take_aim", "simple", "SR-3.2.23", lambda c, who: bool(aimable(c, who)), aims=True)
def do_take_aim(c: Run, table: Table, who: str) -> None:
    """SR-3.2.23, SR-T1.14: aim is taken at somebody, or better aim."""
    target = ask(c, table, who, "aim_at", "SR-3.2.23", aimable(c, who))
    actor = c.actors[who]
    aim_at(actor, target)
    table.tell("aims", who=who, target=target, n=actor.aims)


@action("called_shot", "free", "SR-3.2.4", lambda c, who: may_call(c, who), aims=True)
def do_called_shot(c: Run, table: Table, who: str) -> None:
    """SR-3.2.4, SR-10.3.1: a called shot is announced for the attack that follows."""
    kinds = ["armour", "damage", "disarm", *(["other"] if c.referee else [])]
    c.phase.called = ask(c, table, who, "called", "SR-10.3.1", kinds)
    if c.phase.called == "damage":
        about: dict[str, Fact] = {"who": who}
        c.phase.called_by = table.amount(Amount(c.actors[who].seat, "called_by", "SR-10.3.3", 1, MOST, about))
