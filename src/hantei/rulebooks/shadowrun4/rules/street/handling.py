"""Actions with one's hands and body (3.2): weapons, clips, modes, words, getting down and up."""

from __future__ import annotations

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Run
from ..matrix.nodes import choose_mode, own_nodes
from . import gear
from .actions import BOTH_WORLDS, EVERYWHERE, ON_LINE, action
from .consequences import fall_prone, get_up
from .gear import in_hand, modes_for, near, smart
from .movement import may_run, may_sprint, run, sprint


def which(c: Run, table: Table, who: str, clause: str, options: list[str], kind: str = "weapon") -> str:
    """Which weapon or thing it is done with."""
    return table.choose(Choice(c.actors[who].seat, kind, clause, options, {"who": who}))


# 簡易動作


def linked_guns(c: Run, who: str) -> list[str]:
    """SR-3.2.5: linked guns in hand that have another mode."""
    carried = c.actors[who].carried
    return [name for name in in_hand(c, who, "gun") if smart(c, carried[name]) and modes_for(c, carried[name])]


def linked(c: Run, who: str) -> list[str]:
    """SR-3.2.5, SR-7.2.5: linked guns in hand, which are out of reach in virtual reality, and nodes of one's own."""
    guns = linked_guns(c, who) if c.actors[who].plane == "physical" else []
    return [*guns, *own_nodes(c, who)]


@action("device_mode", "free", "SR-3.2.5", lambda c, who: bool(linked(c, who)), between=True, planes=ON_LINE)
def do_device_mode(c: Run, table: Table, who: str) -> None:
    """SR-3.2.5: the mode of a gun with an active smartlink; SR-7.2.5: or of a device in the Matrix."""
    name = which(c, table, who, "SR-3.2.5", linked(c, who), "device")
    if name in c.nodes:
        choose_mode(c, table, who, name)
    else:
        switch(c, table, who, name)


def switch(c: Run, table: Table, who: str, name: str) -> None:
    """Another firing mode, as the player chooses."""
    held = c.actors[who].carried[name]
    about = {"who": who, "weapon": held.weapon}
    mode = table.choose(Choice(c.actors[who].seat, "mode", "SR-10.1.1", modes_for(c, held), about))
    gear.set_mode(c, table, who, name, mode)


@action("drop", "free", "SR-3.2.6", lambda c, who: bool(in_hand(c, who)), between=True)
def do_drop(c: Run, table: Table, who: str) -> None:
    """SR-3.2.6: something held is let go."""
    gear.drop(c, table, who, which(c, table, who, "SR-3.2.6", in_hand(c, who)))


@action("drop_prone", "free", "SR-3.2.7", lambda c, who: not c.actors[who].motion.prone, between=True)
def do_drop_prone(c: Run, table: Table, who: str) -> None:
    """SR-3.2.7: down on the ground."""
    fall_prone(c, table, who, "drops_prone")


def smart_clips(c: Run, who: str) -> list[str]:
    """SR-3.2.8: smartguns in hand with a clip in them."""
    carried = c.actors[who].carried
    return [
        name for name in in_hand(c, who, "gun")
        if smart(c, carried[name]) and gear.clipped(c, carried[name]) and carried[name].loaded
    ]  # fmt: skip


@action("eject_clip", "free", "SR-3.2.8", lambda c, who: bool(smart_clips(c, who)), between=True)
def do_eject_clip(c: Run, table: Table, who: str) -> None:
    """SR-3.2.8: the clip of a smartgun drops out."""
    gear.remove_clip(c, table, who, which(c, table, who, "SR-3.2.8", smart_clips(c, who)))


@action("gesture", "free", "SR-3.2.9", lambda c, who: True, between=True, planes=EVERYWHERE)
def do_gesture(c: Run, table: Table, who: str) -> None:
    """SR-3.2.9: a sign to others."""
    table.tell("gesture", who=who)


@action("run", "free", "SR-3.2.11", may_run)
def do_run(c: Run, table: Table, who: str) -> None:
    """SR-3.2.11: running from now on."""
    run(c, table, who)


@action("speak", "free", "SR-3.2.12", lambda c, who: True, between=True, planes=EVERYWHERE)
def do_speak(c: Run, table: Table, who: str) -> None:
    """SR-3.2.12: a few words, or a line sent."""
    table.tell("speaks", who=who)


# 単純動作


def switchable(c: Run, who: str) -> list[str]:
    """SR-3.2.13: guns in hand that have another mode."""
    return [name for name in in_hand(c, who, "gun") if modes_for(c, c.actors[who].carried[name])]


@action("change_mode", "simple", "SR-3.2.13", lambda c, who: bool(switchable(c, who)))
def do_change_mode(c: Run, table: Table, who: str) -> None:
    """SR-3.2.13: a gun to another of its firing modes."""
    switch(c, table, who, which(c, table, who, "SR-3.2.13", switchable(c, who)))


@action("insert_clip", "simple", "SR-3.2.15", lambda c, who: bool(gear.can_insert(c, who)))
def do_insert_clip(c: Run, table: Table, who: str) -> None:
    """SR-3.2.15: a full clip."""
    gear.insert_clip(c, table, who, which(c, table, who, "SR-3.2.15", gear.can_insert(c, who)))


def things(c: Run, who: str) -> list[str]:
    """SR-3.2.17: what can be laid down, and what can be picked up."""
    return [*(f"down:{name}" for name in in_hand(c, who)), *(f"up:{name}" for name in near(c, who))]


@action("pick_up", "simple", "SR-3.2.17", lambda c, who: bool(things(c, who)))
def do_pick_up(c: Run, table: Table, who: str) -> None:
    """SR-3.2.17: one object is laid down or picked up."""
    way, _, name = which(c, table, who, "SR-3.2.17", things(c, who), "thing").partition(":")
    (gear.drop if way == "down" else gear.pick_up)(c, table, who, name)


def stowed(c: Run, who: str) -> list[str]:
    """SR-3.2.19: weapons not in hand."""
    return [name for name, held in c.actors[who].carried.items() if not held.hand]


@action("ready_weapon", "simple", "SR-3.2.19", lambda c, who: bool(stowed(c, who)))
def do_ready_weapon(c: Run, table: Table, who: str) -> None:
    """SR-3.2.19: a weapon comes to hand."""
    gear.take_in_hand(c, table, who, which(c, table, who, "SR-3.2.19", stowed(c, who)))


def clips_in(c: Run, who: str) -> list[str]:
    """SR-3.2.20: guns in hand with a clip in them."""
    carried = c.actors[who].carried
    return [name for name in in_hand(c, who, "gun") if gear.clipped(c, carried[name]) and carried[name].loaded]


@action("remove_clip", "simple", "SR-3.2.20", lambda c, who: bool(clips_in(c, who)))
def do_remove_clip(c: Run, table: Table, who: str) -> None:
    """SR-3.2.20: the clip comes out."""
    gear.remove_clip(c, table, who, which(c, table, who, "SR-3.2.20", clips_in(c, who)))


@action("sprint", "simple", "SR-3.2.21", may_sprint)
def do_sprint(c: Run, table: Table, who: str) -> None:
    """SR-3.2.21, SR-3.2.35: a test to run farther."""
    sprint(c, table, who)


@action("stand_up", "simple", "SR-3.2.22", lambda c, who: c.actors[who].motion.prone, planes=BOTH_WORLDS)
def do_stand_up(c: Run, table: Table, who: str) -> None:
    """SR-3.2.22: up from the ground; SR-10.2.6: under fire that is the moment to be hit."""
    get_up(c.actors[who])
    table.tell("stands_up", who=who)
    then(c, ("under_fire", who))


# 複雑動作


@action("reload", "complex", "SR-3.2.30", lambda c, who: bool(gear.can_load(c, who)))
def do_reload(c: Run, table: Table, who: str) -> None:
    """SR-3.2.30: loose rounds into a gun."""
    gear.load_rounds(c, table, who, which(c, table, who, "SR-3.2.30", gear.can_load(c, who)))
