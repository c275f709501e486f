"""Chapters 26, 27, 30, 31: what the leader owns, carries, wears and holds."""

from __future__ import annotations

from hantei.core.decision import Choice, Fact
from hantei.core.record import clone
from hantei.core.table import Table
from hantei.core.tally import Tally

from ..content.records import Gear
from ..state import Campaign, Item, Squad
from .dice import roll_formula
from .leader import base

COUNTED = ("gun", "expendable", "equipment", "shield", "special")  # UA-27.8


def gear_of(c: Campaign, item: Item) -> Gear:
    """The entry of the gear list that describes an item."""
    return c.content.gear[item.gear]


def of_kind(c: Campaign, squad: Squad, kind: str) -> list[str]:
    """The items of one kind, in the order gained."""
    return [key for key, item in squad.items.items() if gear_of(c, item).kind == kind]


def find(squad: Squad, gear: str) -> str:
    """The first item of this gear with uses left, or ""."""
    for key, item in squad.items.items():
        if item.gear == gear and (item.uses > 0 or item.first_uses == 0):
            return key
    return ""


def owns(squad: Squad, gear: str) -> bool:
    """Whether the leader carries this gear, attachments on guns included."""
    return any(gear in (item.gear, item.attachment) for item in squad.items.values())


# Life and what raises it


def life_max(c: Campaign, squad: Squad) -> Tally:
    """UA-13.7: life by growth, plus protection worn (UA-28.13 to UA-28.16) and a shield held (UA-28.17, UA-28.21)."""
    tally = Tally(base(squad.leader, "life"), "UA-15.5", "life")
    if squad.worn:
        entry = gear_of(c, squad.items[squad.worn])
        tally.add(entry.life_max, entry.clause, entry_label(squad, squad.worn))
    shields = of_kind(c, squad, "shield") if c.rulings["shield_bonus_when"] == "carried" else [squad.shield]
    for key in shields:  # UA-28.95: only while it is held, unless the table rules otherwise
        if key and gear_of(c, squad.items[key]).kind == "shield":
            tally.add(
                gear_of(c, squad.items[key]).life_max, gear_of(c, squad.items[key]).clause, entry_label(squad, key)
            )
    return tally


def entry_label(squad: Squad, key: str) -> str:
    """The slug under which an item explains a number: that of its gear."""
    return f"gear-{squad.items[key].gear}"


def life_with(c: Campaign, squad: Squad, worn: str, shield: str) -> int:
    """UA-28.20: the leader's life if this gear were worn and held instead (gear by its id, "" for none).

    Where only the maximum moves, life can sink to it, which never kills.
    """
    old_worn = squad.items[squad.worn].gear if squad.worn else ""
    old_shield = squad.items[squad.shield].gear if squad.shield else ""
    if c.rulings["shield_bonus_when"] == "carried":
        old_shield = shield = ""
    gear = c.content.gear
    change = sum(gear[name].life_max for name in (worn, shield) if name)
    change -= sum(gear[name].life_max for name in (old_worn, old_shield) if name)
    return squad.leader.life + (change if c.rulings["armour_life_shift"] == "both" else 0)


def shift_life(c: Campaign, squad: Squad, before: int) -> None:
    """UA-28.20: current life moves with the maximum when protection is gained or lost; UA-13.8: never above it.

    `before` is the maximum before the change. Whether a loss kills is for the caller: during an operation it does.
    """
    after = life_max(c, squad).value
    if c.rulings["armour_life_shift"] == "both":
        squad.leader.life += after - before
    squad.leader.life = min(squad.leader.life, after)


def recover(c: Campaign, squad: Squad, amount: int) -> int:
    """UA-13.8: regain life up to the maximum; the rest is lost. Returns what was regained."""
    before = squad.leader.life
    squad.leader.life = max(before, min(life_max(c, squad).value, before + amount))
    return squad.leader.life - before


# Carrying


def limit(c: Campaign, squad: Squad) -> Tally:
    """UA-27.7: as many items as the maximum of life; porters (UA-28.93) and companions add to it."""
    if c.rulings["inventory_limit_basis"] == "growth_only":
        tally = Tally(base(squad.leader, "life"), "UA-27.7", "life")
    else:
        tally = Tally(life_max(c, squad).value, "UA-27.7", "life_max")
    for member in squad.members.values():
        if member.active:
            role = c.content.roles[member.role]
            tally.add(role.carry, role.clause, f"role-{member.role}")
    if c.operation is not None:
        for companion in c.op.companions:
            tally.add(c.scenario.companions[companion].carry, "UA-SC.2", "companion")
    return tally


def counted(c: Campaign, squad: Squad) -> list[str]:
    """UA-27.8, UA-28.52: guns, expendables, equipment, shields (held or not), special gear but a started drone count.

    Body protection, attachments, magazines, MRE (UA-27.9), scrip (UA-27.17) and information do not.
    """
    return [key for key, item in squad.items.items() if gear_of(c, item).kind in COUNTED and not item.started]


def room(c: Campaign, squad: Squad) -> int:
    """Return how many more items fit."""
    return limit(c, squad).value - len(counted(c, squad))


def drop(c: Campaign, squad: Squad, key: str) -> None:
    """Leave an item behind; its benefits go with it."""
    before = life_max(c, squad).value
    del squad.items[key]
    if squad.worn == key:
        squad.worn = ""
    if squad.shield == key:
        squad.shield = ""
    if squad.gun == key:
        squad.gun = next(iter(of_kind(c, squad, "gun")), "")
    shift_life(c, squad, before)
    lights_out(c)


def droppable(c: Campaign, squad: Squad) -> list[str]:
    """List what could be left behind without dying (UA-28.20); a started drone is no item any more."""
    return [key for key, item in squad.items.items() if not item.started and survives_without(c, squad, key)]


def survives_without(c: Campaign, squad: Squad, key: str) -> bool:
    """Whether the leader would live without an item; only protection that is worn, and shields, move the maximum."""
    if key != squad.worn and gear_of(c, squad.items[key]).kind != "shield":
        return min(squad.leader.life, life_max(c, squad).value) > 0
    twin = clone(squad)
    drop(c, twin, key)
    return twin.leader.life > 0


def drop_surplus(c: Campaign, table: Table, seat: str) -> None:
    """UA-27.23: when the limit falls below what is carried, the surplus is dropped at once, at the player's choice."""
    squad = c.squads[seat]
    while room(c, squad) < 0:
        safe = droppable(c, squad)
        options = [key for key in counted(c, squad) if key in safe] or counted(c, squad)
        key = table.choose(Choice(seat, "drop", "UA-27.23", options, {"over": -room(c, squad)}))
        throw_away(c, table, seat, key)


def throw_away(c: Campaign, table: Table, seat: str, key: str) -> None:
    """Something carried is left behind; the life that protection takes with it is told."""
    squad, gear = c.squads[seat], c.squads[seat].items[key].gear
    before = life_max(c, squad).value
    drop(c, squad, key)
    left = life_max(c, squad).value
    if left == before:
        table.tell("dropped", who=seat, gear=gear)
    else:
        table.tell("dropped", who=seat, gear=gear, life=squad.leader.life, max=left)


def new_key(squad: Squad, gear: str) -> str:
    """A readable key that is free: "frag", then "frag-2"."""
    if gear not in squad.items:
        return gear
    n = 2
    while f"{gear}-{n}" in squad.items:
        n += 1
    return f"{gear}-{n}"


def refusal(c: Campaign, squad: Squad, gear: str, replacing: bool = False, left: int | None = None) -> str:
    """The clause that forbids taking this gear, or "".

    UA-27.7, UA-34.14: the limit; UA-28.46: one AT4 at most; UA-27.5, UA-27.6: one body protection and no spare one
    (unless it replaces what is worn); UA-28.53, UA-28.55: an attachment needs a gun without one. `left`: how many more
    items fit, for callers who ask about many.
    """
    entry = c.content.gear[gear]
    if entry.kind == "attachment":
        return "" if bare_guns(c, squad) else "UA-28.53"
    if entry.kind == "body_protection":
        return "UA-27.5" if squad.worn and not replacing else ""
    if entry.carry_max and sum(item.gear == gear for item in squad.items.values()) >= entry.carry_max:
        return "UA-28.46"
    return "" if (room(c, squad) if left is None else left) > 0 else "UA-27.7"


def bare_guns(c: Campaign, squad: Squad) -> list[str]:
    """UA-27.12: one attachment a gun."""
    return [key for key in of_kind(c, squad, "gun") if not squad.items[key].attachment]


def add_item(c: Campaign, table: Table, seat: str, gear: str, gun: str = "") -> str:
    """Put gear that may be taken into the leader's hands; returns the item's key ("" for an attachment).

    The uses of special gear are rolled when it is gained (UA-40.15). New body protection replaces the old
    (UA-27.5); `gun` names where an attachment goes, by default the first gun without one.
    """
    squad = c.squads[seat]
    entry = c.content.gear[gear]
    if entry.kind == "attachment":
        squad.items[gun or bare_guns(c, squad)[0]].attachment = gear
        return ""
    uses = roll_formula(c, table, entry.uses, "uses", seat)
    key = new_key(squad, gear)
    before = life_max(c, squad).value
    squad.items[key] = Item(gear, uses, uses)
    if entry.kind == "body_protection":
        if squad.worn:
            del squad.items[squad.worn]
        squad.worn = key
    if entry.kind == "gun" and not squad.gun:
        squad.gun = key
    shift_life(c, squad, before)  # UA-28.20; UA-28.95: where so ruled a shield counts as soon as it is carried
    return key


def use_up(c: Campaign, table: Table, seat: str, key: str) -> None:
    """One use of an item: expendables are gone (UA-28.22), special gear loses a use and is discarded after the last.

    A scanner without uses stays as ordinary equipment (UA-40.15).
    """
    squad = c.squads[seat]
    item = squad.items[key]
    if item.first_uses:
        item.uses -= 1
        table.tell("use_left", who=seat, gear=item.gear, left=item.uses)
    if item.uses <= 0 and item.gear != "tactical_scanner":
        drop(c, squad, key)


def tell_use(c: Campaign, table: Table, seat: str, key: str, who: str = "") -> None:
    """Report that somebody uses an item; of expendables, which are gone with it, also how many like it are left.

    `who`: the person, where it is not the leader of the squad.
    """
    items, used = c.squads[seat].items, c.squads[seat].items[key]
    if gear_of(c, used).kind == "expendable":
        left = sum(item.gear == used.gear for item in items.values()) - 1
        table.tell("item_used", None, who=who or seat, gear=used.gear, left=left, **early(c))
    else:
        table.tell("item_used", None, who=who or seat, gear=used.gear, **early(c))


def early(c: Campaign) -> dict[str, Fact]:
    """UA-28.41, UA-36.4: that something is done before the battle, or in round 0 (for the log)."""
    if c.battle is None or c.battle.round:
        return {}
    return {"early": "battle" if c.battle.phase == "start" else "round"}


# Hands

UNARMED = "unarmed"


def hold(c: Campaign, squad: Squad, gun: str, shield: str) -> None:
    """UA-27.1, UA-27.4, UA-27.24: two hands: a gun, and a shield or none."""
    before = life_max(c, squad).value
    squad.gun, squad.shield = gun, shield
    shift_life(c, squad, before)
    lights_out(c)


def has_light(c: Campaign, squad: Squad) -> bool:
    """UA-28.59: whether the gun in hand has a flashlight mounted."""
    item = squad.items.get(squad.gun)
    return item is not None and bool(item.attachment) and c.content.gear[item.attachment].lifts_darkness


def lights_out(c: Campaign) -> None:
    """UA-28.59: the light on a gun that is put away, or lost, serves nobody; another is lit next round (UA-28.60)."""
    if c.battle is not None:
        c.battle.lights = [seat for seat in c.battle.lights if has_light(c, c.squads[seat])]


def grips(c: Campaign, squad: Squad) -> list[str]:
    """Every way to hold gun and shield, as "gun" or "gun+shield"; who has no gun is "unarmed" beside a shield."""
    guns = of_kind(c, squad, "gun") or [UNARMED]
    shields = of_kind(c, squad, "shield") + [
        key for key, item in squad.items.items() if item.gear == "prototype_shield" and item.bearer in ("", "leader")
    ]
    return [f"{gun}+{shield}" if shield else gun for gun in guns for shield in ["", *shields]]


def safe_grips(c: Campaign, squad: Squad) -> list[str]:
    """UA-27.24: the ways to hold gun and shield; UA-28.20: none that would kill by putting a shield away."""
    worn = squad.items[squad.worn].gear if squad.worn else ""
    found = []
    for way in grips(c, squad):
        shield = way.partition("+")[2]
        if life_with(c, squad, worn, squad.items[shield].gear if shield else "") > 0:
            found.append(way)
    return found


def grip(squad: Squad) -> str:
    """Return how gun and shield are held now."""
    gun = squad.gun or UNARMED
    return f"{gun}+{squad.shield}" if squad.shield else gun


def take_grip(c: Campaign, squad: Squad, choice: str) -> None:
    """Hold what a grip names."""
    gun, _, shield = choice.partition("+")
    hold(c, squad, "" if gun == UNARMED else gun, shield)


def regrip(c: Campaign, table: Table, seat: str, way: str) -> None:
    """Hold what a grip names; the life that a shield brings or takes is told with it (UA-28.20)."""
    squad = c.squads[seat]
    before = life_max(c, squad).value
    take_grip(c, squad, way)
    most = life_max(c, squad).value
    more: dict[str, Fact] = {} if most == before else {"life": squad.leader.life, "max": most}
    table.tell("grip_changed", None, who=seat, grip=way, **more)
    drop_surplus(c, table, seat)


def one_handed(c: Campaign, squad: Squad) -> bool:
    """UA-27.2, UA-27.3, UA-28.19: a shield in use or an injured arm leaves one hand for the gun."""
    return bool(squad.shield) or arm_injured(c, squad)


def arm_injured(c: Campaign, squad: Squad) -> bool:
    """UA-SC.21: the injured arm, or a condition of the scenario to the same effect."""
    return any(
        name == "arm_injured" or (c.operation is not None and c.scenario.conditions[name].one_handed)
        for name in squad.leader.conditions
    )
