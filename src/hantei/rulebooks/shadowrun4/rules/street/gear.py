"""Things in hand (3.2): drawing, dropping, clips, loose rounds, firing modes."""

from __future__ import annotations

from hantei.core.glance import at_a_glance
from hantei.core.table import Table
from hantei.scenes.plane import straight

from ...state import Carried, Dropped, Run
from .ground import TOUCH

HANDS = ("right", "left")


@at_a_glance
def in_hand(c: Run, who: str, *kinds: str) -> list[str]:
    """The weapons somebody holds, of some kinds or of any."""
    carried = c.actors[who].carried
    return [name for name, held in carried.items() if held.hand and (not kinds or kind(c, held) in kinds)]


def kind(c: Run, held: Carried) -> str:
    """The kind of a weapon carried: gun, melee, thrown."""
    return c.records.weapons[held.weapon].kind


def free_hand(c: Run, who: str, hands: int) -> str:
    """Return what can hold a weapon that needs one or two hands: the favoured hand first; "" if none is free."""
    used = [held.hand for held in c.actors[who].carried.values() if held.hand]
    if "both" in used:
        return ""
    order = HANDS if not c.sheet(who).left_handed else HANDS[::-1]
    free = [hand for hand in order if hand not in used]
    return ("both" if len(free) == 2 else "") if hands == 2 else next(iter(free), "")


def take_in_hand(c: Run, table: Table, who: str, name: str) -> None:
    """A weapon comes to hand; what is in the way is stowed."""
    actor = c.actors[who]
    needed = c.records.weapons[actor.carried[name].weapon].hands
    for other in in_hand(c, who)[::-1]:
        if free_hand(c, who, needed):
            break
        actor.carried[other].hand = ""
    actor.carried[name].hand = free_hand(c, who, needed)
    table.tell("readied", who=who, weapon=name)


def drop(c: Run, table: Table, who: str, name: str) -> None:
    """SR-3.2.6: a weapon lies on the ground, and the hand is free."""
    actor = c.actors[who]
    held = actor.carried.pop(name)
    base, n = held.weapon, 1
    while (label := base if n == 1 else f"{base}-{n}") in c.dropped:
        n += 1
    c.dropped[label] = Dropped(held.weapon, held.rounds, held.loaded, held.mode, actor.x, actor.y, actor.place)
    table.tell("dropped", who=who, weapon=held.weapon)


def drop_held(c: Run, table: Table, who: str) -> None:
    """SR-10.3.4: what somebody holds falls: the weapon in the favoured hand first."""
    held = in_hand(c, who)
    if held:
        favoured = [name for name in held if c.actors[who].carried[name].hand in ("both", favoured_hand(c, who))]
        drop(c, table, who, (favoured or held)[0])


def favoured_hand(c: Run, who: str) -> str:
    """The hand that somebody favours (SR-T1.13)."""
    return "left" if c.sheet(who).left_handed else "right"


def near(c: Run, who: str) -> list[str]:
    """List what lies within somebody's reach."""
    actor = c.actors[who]
    return [
        name for name, found in c.dropped.items()
        if found.place == actor.place or straight(actor.x, actor.y, found.x, found.y) <= TOUCH
    ]  # fmt: skip


def pick_up(c: Run, table: Table, who: str, name: str) -> None:
    """SR-3.2.17: a weapon picked up is ready."""
    found = c.dropped.pop(name)
    carried = c.actors[who].carried
    base, n = found.weapon, 1
    while (label := base if n == 1 else f"{base}-{n}") in carried:
        n += 1
    carried[label] = Carried(found.weapon, found.rounds, "", mode=found.mode, loaded=found.loaded)
    table.tell("picked_up", who=who, weapon=found.weapon)
    take_in_hand(c, table, who, label)


# Clips and rounds


def clipped(c: Run, held: Carried) -> bool:
    """Whether a weapon is fed by clips."""
    weapon = c.records.weapons[held.weapon]
    return weapon.kind == "gun" and weapon.feed == "clip"


def smart(c: Run, held: Carried) -> bool:
    """SR-3.2.5: whether a gun is linked: a smartlink makes it so."""
    return "smartlink" in c.records.weapons[held.weapon].sights


def remove_clip(c: Run, table: Table, who: str, name: str) -> None:
    """SR-3.2.20, SR-3.2.8: the clip is out; what was in it is put away or lies on the ground, and not used again."""
    held = c.actors[who].carried[name]
    rounds, held.loaded, held.rounds = held.rounds, False, 0
    table.tell("clip_out", who=who, weapon=name, rounds=rounds)


def insert_clip(c: Run, table: Table, who: str, name: str) -> None:
    """SR-3.2.15: a full clip into a gun whose clip has been removed."""
    actor = c.actors[who]
    held = actor.carried[name]
    actor.clips[held.weapon] -= 1
    held.loaded, held.rounds = True, c.records.weapons[held.weapon].clip
    left = actor.clips[held.weapon]
    table.tell("clip_in", who=who, weapon=name, rounds=held.rounds, left=left)


def can_insert(c: Run, who: str) -> list[str]:
    """Guns in hand without a clip, for which there is one."""
    actor = c.actors[who]
    return [
        name for name in in_hand(c, who, "gun")
        if clipped(c, actor.carried[name])
        and not actor.carried[name].loaded
        and actor.clips.get(actor.carried[name].weapon, 0)
    ]  # fmt: skip


def can_load(c: Run, who: str) -> list[str]:
    """SR-3.2.30: guns in hand that take loose rounds, are not full, and for which there are rounds."""
    actor = c.actors[who]
    return [
        name for name in in_hand(c, who, "gun")
        if not clipped(c, actor.carried[name])
        and actor.carried[name].rounds < c.records.weapons[actor.carried[name].weapon].clip
        and actor.loose.get(actor.carried[name].weapon, 0)
    ]  # fmt: skip


def load_rounds(c: Run, table: Table, who: str, name: str) -> None:
    """SR-3.2.30: as many rounds as the record says, or until the gun is full; by ruling one."""
    actor = c.actors[who]
    held = actor.carried[name]
    weapon = c.records.weapons[held.weapon]
    most = 1 if c.rulings["reload_rounds"] == "one" else weapon.loads or weapon.clip
    rounds = min(most, weapon.clip - held.rounds, actor.loose[held.weapon])
    held.rounds += rounds
    actor.loose[held.weapon] -= rounds
    table.tell("loaded", who=who, weapon=name, rounds=rounds, left=actor.loose[held.weapon])


def modes_for(c: Run, held: Carried) -> list[str]:
    """SR-3.2.13: the firing modes to which a gun can be switched."""
    return [mode for mode in c.records.weapons[held.weapon].modes if mode != held.mode]


def set_mode(c: Run, table: Table, who: str, name: str, mode: str) -> None:
    """SR-3.2.13: another firing mode."""
    c.actors[who].carried[name].mode = mode
    table.tell("mode", who=who, weapon=name, mode=mode)
