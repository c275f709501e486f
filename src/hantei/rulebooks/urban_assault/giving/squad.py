"""What a case gives of a squad: leader, gear, members, stocks."""

from __future__ import annotations

from typing import Any

from hantei.scenes.giving import BadCase, Fields, known

from ..rules.checks import SUB_ABILITIES
from ..rules.gear import find, gear_of, life_max, new_key, of_kind
from ..rules.leader import GROWTH, NEW_LEADER_LEVEL, base, points_max, unspent
from ..rules.squad import add_member
from ..state import Campaign, Item, Leader, Squad

SQUAD_FIELDS = ("leader", "gear", "in_hand", "shield", "members", "magazines", "scrip", "mre")
STANDARD_GEAR = ("ar",)


def give_squad(c: Campaign, seat: str, given: Fields) -> None:
    """Put a squad into the campaign."""
    squad = Squad(Leader("", "command"))
    c.squads[seat] = squad
    leader = Fields(given.take("leader", {}), f"{given.where}.leader")
    give_growth(squad.leader, leader, seat)
    for entry in given.many("gear", STANDARD_GEAR):
        give_item(c, squad, entry, f"{given.where}.gear")
    give_hands(c, squad, given)
    for entry in given.many("members"):
        give_members(c, squad, entry, f"{given.where}.members")
    give_values(c, squad, leader)
    given.fill(squad, "leader", "members", "items", "worn", "gun", "shield")


# The leader


def give_growth(leader: Leader, given: Fields, seat: str) -> None:
    """The leader's growth: named abilities, or the steps themselves."""
    leader.name = seat
    leader.sub = given.text("sub", "command", SUB_ABILITIES)
    given.fill(leader, "sub", "level", "life", "points")
    for ability in ("skill", "squad_size"):
        value = given.figure(ability)
        if value is not None:
            grow_to(leader, ability, value)
    most, now = given.figure("points_max"), given.figure("points")
    if most is not None or now is not None:
        grow_to(leader, "sub", max(points_max(leader), now or 0) if most is None else most)
    leader.points = points_max(leader) if now is None else now


def grow_to(leader: Leader, ability: str, value: int) -> None:
    """Set the growth of an ability so that its value is `value`; it cannot lie below the base."""
    if value < GROWTH[ability].base:
        raise BadCase("given-below-base", ability=ability, found=str(value), base=str(GROWTH[ability].base))
    leader.steps[ability] = value - GROWTH[ability].base
    if not leader.steps[ability]:
        del leader.steps[ability]


def give_values(c: Campaign, squad: Squad, given: Fields) -> None:
    """Life and level, which depend on gear and growth: unless given, life is full and the level as low as it can be.

    Raises `BadSetup` where a level and what is unspent of it contradict each other.
    """
    leader = squad.leader
    grown, most, now = given.figure("life_growth"), given.figure("life_max"), given.figure("life")
    gear = life_max(c, squad).value - base(leader, "life")
    if grown is not None:
        grow_to(leader, "life", grown)
    elif most is not None:
        grow_to(leader, "life", most - gear)
    elif now is not None and now > life_max(c, squad).value:
        grow_to(leader, "life", now - gear)
    leader.life = life_max(c, squad).value if now is None else now
    level, left = given.figure("level"), given.figure("unspent")
    leader.level = 0
    spent = -unspent(leader)
    if level is not None:
        leader.level = level
        if left is not None and left != level - spent:
            raise BadCase("given-unspent-odd", level=str(level), found=str(left), left=str(level - spent))
    else:
        leader.level = max(NEW_LEADER_LEVEL, spent) if left is None else spent + left
    given.done()


# Gear


def give_item(c: Campaign, squad: Squad, entry: Any, where: str) -> None:
    """A piece of gear: an id, "ap_rounds(3)" with uses left, "ar+laser_sight" with an attachment, or a mapping."""
    if isinstance(entry, str):
        entry = item_fields(entry, where)
    given = Fields(entry, where)
    gear = known(where, given.take("gear"), c.content.gear)
    item = Item(gear)
    given.complete(item, "gear")
    if item.attachment:
        known(where, item.attachment, c.content.gear)
    uses = c.content.gear[gear].uses
    if "uses" not in entry and uses:
        if not isinstance(uses, int):
            raise BadCase("given-uses-needed", where=where, found=gear)
        item.uses = uses
    if "first_uses" not in entry:
        item.first_uses = max(item.uses, uses) if isinstance(uses, int) else item.uses
    key = new_key(squad, gear)
    squad.items[key] = item
    if gear_of(c, item).kind == "body_protection" and not squad.worn:
        squad.worn = key


def item_fields(text: str, where: str) -> dict[str, Any]:
    """The short form of a piece of gear, taken apart."""
    rest, _, attachment = text.partition("+")
    gear, bracket, uses = rest.partition("(")
    found: dict[str, Any] = {"gear": gear}
    if attachment:
        found["attachment"] = attachment
    if bracket:
        if not uses.endswith(")") or not uses[:-1].isdecimal():
            raise BadCase("given-odd", where=where, found=text)
        found["uses"] = int(uses[:-1])
    return found


def give_hands(c: Campaign, squad: Squad, given: Fields) -> None:
    """What is held: the first gun, and a shield if there is one, unless the case says otherwise."""
    guns = of_kind(c, squad, "gun")
    in_hand = given.text("in_hand", guns[0] if guns else "")
    squad.gun = in_hand if in_hand in squad.items else find(squad, in_hand)
    shields = of_kind(c, squad, "shield")
    choice = given.text("shield", "held" if shields else "stowed")
    if choice == "held":
        squad.shield = shields[0] if shields else find(squad, "prototype_shield")
    elif choice != "stowed":
        squad.shield = choice if choice in squad.items else find(squad, choice)
    for name, found, wanted in (("in_hand", squad.gun, in_hand), ("shield", squad.shield, choice != "stowed")):
        if wanted and not found:
            allowed = [*squad.items]
            raise BadCase("given-unknown", where=f"{given.where}.{name}", found=in_hand or choice, allowed=allowed)


# Members


def give_members(c: Campaign, squad: Squad, entry: Any, where: str) -> None:
    """Members: a role, "5 assault", or a mapping with the role and what differs from a fresh member."""
    if isinstance(entry, str):
        count, _, role = entry.rpartition(" ")
        known(where, role, c.content.roles)
        if count and not count.isdecimal():
            raise BadCase("given-odd", where=where, found=entry)
        for _ in range(int(count or 1)):
            add_member(c, squad, role)
        return
    given = Fields(entry, where)
    key = add_member(c, squad, known(where, given.take("role"), c.content.roles))
    given.complete(squad.members[key], "role")
