"""Getting into a vehicle and taking its wheel: as moving, neither costs an action (the book names none)."""

from __future__ import annotations

from hantei.core.decision import Choice
from hantei.core.table import Table

from ...state import Run
from ..figures import able
from ..riders import is_machine, moves, record, riders
from ..street.consequences import get_up, lose_cover, run_no_more
from ..street.ground import TOUCH, distance


def ways_in(c: Run, who: str) -> list[str]:
    """Whether somebody on foot can get in somewhere, or can take the wheel of what they ride in."""
    actor = c.actors[who]
    if is_machine(actor) or actor.plane != "physical":
        return []
    if actor.machine.aboard:
        vehicle = c.actors[actor.machine.aboard]
        return ["take_wheel"] if able(vehicle) and not vehicle.machine.driver else []
    return ["board"] if open_doors(c, who) else []


def open_doors(c: Run, who: str) -> list[str]:
    """Vehicles of one's own side that stand still within reach, with a seat free."""
    side = c.actors[who].side
    found = [name for name, one in c.actors.items() if one.kind == "vehicle" and one.side == side and able(one)]
    near = [name for name in found if not moves(c, name) and distance(c, who, name) <= TOUCH]
    return [name for name in near if len(riders(c, name)) < record(c, name).seats]


def board(c: Run, table: Table, who: str) -> None:
    """Somebody gets in, no longer running, and drives if nobody does yet."""
    actor = c.actors[who]
    name = table.choose(Choice(actor.seat, "machine", "SR-9.4.1", open_doors(c, who), {"who": who}))
    vehicle = c.actors[name]
    actor.machine.aboard = name
    get_up(actor)
    run_no_more(c, who)
    lose_cover(actor)
    actor.place, actor.x, actor.y = vehicle.place, vehicle.x, vehicle.y
    vehicle.machine.driver = vehicle.machine.driver or who
    table.tell("boards", who=who, target=name)


def take_wheel(c: Run, table: Table, who: str) -> None:
    """Whoever rides along drives from now on."""
    vehicle = c.actors[who].machine.aboard
    c.actors[vehicle].machine.driver = who
    table.tell("takes_wheel", who=who, target=vehicle)
