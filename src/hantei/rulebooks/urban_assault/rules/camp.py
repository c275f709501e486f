"""Chapters 31, 34 and 44: between maps and before dangers: what a leader may do there, going on or giving up."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.table import Table

from ..state import Campaign, Squad
from .battle.expendables import can_start_drone, start_drone
from .battle.hit_table import alike
from .beats import beat
from .command_skills import can_request, first_aid_targets
from .gear import (
    drop_surplus,
    droppable,
    gear_of,
    grip,
    life_max,
    regrip,
    safe_grips,
    tell_use,
    throw_away,
    use_up,
)
from .handing_over import gifts, hand_over
from .leader import knows
from .meals import eat, eat_foraging
from .squad import alive, can_be_hit, stock

Act = Callable[[Campaign, Table, str], None]


@beat("camp", "UA-31.1", "UA-44.10", "UA-45.5")
def camp(c: Campaign, table: Table) -> None:
    """Between two maps every leader in turn may do what needs no battle."""
    then(c, *(("camp_turn", seat) for seat in alive(c)))


@beat("camp_turn", "UA-31.1", "UA-27.24", "UA-34.14", "UA-40.16", "UA-42.11", "UA-44.10", "UA-45.5")
def camp_turn(c: Campaign, table: Table, seat: str) -> None:
    """One act after another, until the leader goes on. What has no effect is not offered."""
    acts = [*quick(c, seat), *changes(c, seat)]
    if c.op.refused:
        acts.append("rest")  # UA-42.11
    if c.rulings["abandon_operation"] == "allowed":
        acts.append("give_up")
    choice = table.choose(Choice(seat, "camp", "UA-31.1", ["go_on", *acts], {"passed": c.op.passed}))
    if choice == "give_up":
        c.op.result = "abandoned"  # UA-44.10
        table.tell("operation_ended", result="abandoned", ending="")
        then(c, ("judge",))
    elif choice != "go_on":
        then(c, ("camp_turn", seat))
        ACTS[choice](c, table, seat)


# A pause before danger


def condition_mark(c: Campaign, seat: str) -> str:
    """Return a mark of this map for the leader's present condition."""
    leader = c.squads[seat].leader
    return f"rested:{seat}:{leader.life}:{leader.wounds}:{len(leader.conditions)}"


def rested(c: Campaign) -> None:
    """The leaders have had their chance to eat and to be cared for."""
    for seat in alive(c):
        mark = condition_mark(c, seat)
        if mark not in c.op.map_marks:
            c.op.map_marks.append(mark)


def pausing(c: Campaign) -> list[str]:
    """UA-31.1: the leaders who were hurt since their last chance and could do something about it."""
    return [seat for seat in alive(c) if condition_mark(c, seat) not in c.op.map_marks and relief(c, seat)]


def relief(c: Campaign, seat: str) -> list[str]:
    """Food and first aid, where they have an effect."""
    return [act for act in quick(c, seat) if act in ("eat", "eat_foraging", "first_aid")]


@beat("pause", "UA-31.1", "UA-21.4")
def pause(c: Campaign, table: Table, seat: str) -> None:
    """MRE may be eaten at any time outside battle: also between two events of a map."""
    if seat not in pausing(c):
        return
    choice = table.choose(Choice(seat, "pause", "UA-31.1", ["go_on", *quick(c, seat)]))
    if choice == "go_on":
        c.op.map_marks.append(condition_mark(c, seat))
        return
    then(c, ("pause", seat))
    ACTS[choice](c, table, seat)


# What is open to a leader


def quick(c: Campaign, seat: str) -> list[str]:
    """Acts that are possible at any time outside battle."""
    squad = c.squads[seat]
    leader = squad.leader
    missing = life_max(c, squad).value - leader.life
    acts: list[str] = []
    if stock(c, seat).mre > 0 and missing > 0:
        acts.append("eat")
        if knows(c, leader, "foraging"):  # UA-21.12: what goes beyond the maximum is lost
            acts.append("eat_foraging")
    if knows(c, leader, "first_aid") and first_aid_targets(c, seat):
        acts.append("first_aid")
    if can_request(c, seat):
        acts.append("supply_request")
    if can_start_drone(c, seat):
        acts.append("start_drone")
    if usable(c, squad):
        acts.append("use_gear")
    return acts


def changes(c: Campaign, seat: str) -> list[str]:
    """List what can be changed about the gear."""
    squad = c.squads[seat]
    acts: list[str] = []
    if len(safe_grips(c, squad)) > 1:
        acts.append("grip")
    if prototype_shields(squad):
        acts.append("bearer")
    if droppable(c, squad):
        acts.append("discard")
    if gifts(c, seat):
        acts.append("hand_over")
    return acts


def use_skill(name: str, c: Campaign, table: Table, seat: str) -> None:
    """UA-21.4, UA-21.16: a command skill that works outside battle."""
    then(c, (f"skill_{name}", seat))


def rest(c: Campaign, table: Table, seat: str) -> None:
    """UA-42.11: a rest without effect lets the squad enter again the map it retreated from."""
    c.op.refused = ""
    table.tell("rested", who=seat)


# Gear


def usable(c: Campaign, squad: Squad) -> list[str]:
    """UA-SC.24: gear of the scenario that does something outside battle and has uses left."""
    found = []
    for key, item in squad.items.items():
        entry = gear_of(c, item)
        if entry.use and entry.use_when in ("outside", "any") and (item.uses > 0 or not item.first_uses):
            found.append(key)
    return found


def use_gear(c: Campaign, table: Table, seat: str) -> None:
    """UA-SC.24: gear of the scenario does what its entry says; UA-28.22, UA-28.51: equipment is not used up."""
    squad = c.squads[seat]
    key = table.choose(Choice(seat, "use_gear", "UA-SC.24", [*usable(c, squad), "cancel"]))
    if key == "cancel":
        return
    gear = squad.items[key].gear
    tell_use(c, table, seat, key)
    if squad.items[key].first_uses or gear_of(c, squad.items[key]).kind == "expendable":
        use_up(c, table, seat, key)
    then(c, ("effects", f"gear/{gear}/use", seat))


def change_grip(c: Campaign, table: Table, seat: str) -> None:
    """UA-27.24: outside battle what is in hand is changed freely; UA-27.23: the limit may sink with it."""
    squad = c.squads[seat]
    way = table.choose(Choice(seat, "grip", "UA-27.24", safe_grips(c, squad), {"now": grip(squad)}))
    if way != grip(squad):
        regrip(c, table, seat, way)


def prototype_shields(squad: Squad) -> list[str]:
    """Prototype shields carried."""
    return [key for key, item in squad.items.items() if item.gear == "prototype_shield"]


def change_bearer(c: Campaign, table: Table, seat: str) -> None:
    """UA-40.22: the leader or one fighting member bears a prototype shield."""
    squad = c.squads[seat]
    key = table.choose(Choice(seat, "which_shield", "UA-40.22", prototype_shields(squad)))
    members = alike(squad, can_be_hit(c, squad))
    options = ["leader", *(name for name in members if name not in [i.bearer for i in squad.items.values()])]
    bearer = table.choose(Choice(seat, "bearer", "UA-40.22", options, {"item": key}))
    squad.items[key].bearer = bearer
    if bearer != "leader" and squad.shield == key:
        squad.shield = ""
    table.tell("bearer", who=seat if bearer == "leader" else bearer, item=key)


def discard(c: Campaign, table: Table, seat: str) -> None:
    """UA-27.5, UA-34.14: something is thrown away or taken off; it stays behind."""
    squad = c.squads[seat]
    key = table.choose(Choice(seat, "discard", "UA-34.14", [*droppable(c, squad), "cancel"]))
    if key == "cancel":
        return
    throw_away(c, table, seat, key)
    drop_surplus(c, table, seat)


ACTS: dict[str, Act] = {
    "eat": eat,
    "eat_foraging": eat_foraging,
    "first_aid": partial(use_skill, "first_aid"),
    "supply_request": partial(use_skill, "supply_request"),
    "start_drone": start_drone,
    "use_gear": use_gear,
    "grip": change_grip,
    "bearer": change_bearer,
    "discard": discard,
    "hand_over": hand_over,
    "rest": rest,
}
