"""Actions (3.1, 3.2): the register of every action of the book, and the phase in which somebody takes them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Literal, NamedTuple

from hantei.core.agenda import then
from hantei.core.decision import Choice
from hantei.core.glance import glance
from hantei.core.table import Table

from ...state import Phase, Run
from ..beats import beat
from ..figures import able
from ..machines.boarding import board, take_wheel, ways_in
from ..machines.vehicles import bodily, goes_freely, on_foot
from ..magic.orders import obeying, serves, waits
from ..magic.protection import watch_over
from ..matrix.links import stop_jamming
from ..riders import steers
from .consequences import end_full_defence, let_all_go, lose_aim, lose_cover, run_no_more, take_cover
from .ground import cover_here
from .movement import aimed_out_of_sight
from .routes import may_move

Kind = Literal["free", "simple", "complex"]
"""SR-3.2.1: 簡易動作 (free); SR-3.2.2: 単純動作 (simple); SR-3.2.3: 複雑動作 (complex)."""

KINDS: tuple[Kind, ...] = ("free", "simple", "complex")

Legal = Callable[[Run, str], bool]
Do = Callable[[Run, Table, str], None]


class Action(NamedTuple):
    """An action of the book: what it costs, the list it stands in, the clause that grants it, when it can be taken.

    `between`: a free action that makes sense outside one's own phase; `aims`: it does not disturb an aim taken;
    `planes`: where it can be taken; `also`: other lists in which it stands; `needs`: what must be there before its
    legality is worth checking. Many actions share a need, which is checked once for all of them.
    """

    name: str
    kind: Kind
    domain: str
    clause: str
    legal: Legal
    do: Do
    between: bool = False
    aims: bool = False
    pinned: bool = False
    planes: tuple[str, ...] = ("physical",)
    also: tuple[str, ...] = ()
    needs: Legal | None = None


BOTH_WORLDS = ("physical", "astral")
ON_LINE = ("physical", "matrix")
EVERYWHERE = ("physical", "astral", "matrix")
"""What a body and an astral form can do alike."""

PLANES = {"magic": BOTH_WORLDS, "matrix": ON_LINE, "rigging": ON_LINE}
"""SR-6.2: where the actions of a list can be taken; all others in the physical world alone, unless they say so."""

ACTIONS: dict[str, Action] = {}
"""Every action by its name."""


@cache
def every() -> tuple[Action, ...]:
    """All actions in the order of the book (3.2, SR-4.1.1, SR-7.1.1); asked when all chapters are at hand."""
    return tuple(sorted(ACTIONS.values(), key=lambda one: tuple(map(int, one.clause.partition("-")[2].split(".")))))


def action(
    name: str, kind: Kind, clause: str, legal: Legal, domain: str = "combat", between: bool = False, aims: bool = False,
    pinned: bool = False, planes: tuple[str, ...] = (), also: tuple[str, ...] = (), needs: Legal | None = None,
) -> Callable[[Do], Do]:  # fmt: skip
    """Register a function `(run, table, who)` as an action, in the list of its domain."""

    def register(do: Do) -> Do:
        where = planes or PLANES.get(domain, ("physical",))
        ACTIONS[name] = Action(name, kind, domain, clause, legal, do, between, aims, pinned, where, also, needs)
        return do

    return register


# What makes an action legal


def some(options: Callable[[Run, str], Sequence[str]]) -> Callable[[Run, str], bool]:
    """Return the check for an action that can be taken if there is something to choose."""
    return lambda c, who: bool(options(c, who))


def always(c: Run, who: str) -> bool:
    """Return True: the action can be taken by all whose needs are met."""
    return True


# What can be done now


def affordable(c: Run, who: str, kind: Kind) -> bool:
    """SR-3.1.7 to SR-3.1.9, SR-3.1.11: whether an action of a kind is left in the phase under way.

    One complex action, or two simple ones, each of which can be a free one; and the gratis free action.
    """
    phase = c.phase
    if kind == "complex":
        return phase.complex and phase.simple == 2
    if kind == "simple":
        return phase.complex and phase.simple > 0
    return c.actors[who].initiative.gratis or (phase.complex and phase.simple > 0)


def options(c: Run, who: str) -> list[str]:
    """Every action that can be taken now, in the order of the book; then moving, cover, the end of the phase."""
    actor = c.actors[who]
    paid = {kind: affordable(c, who, kind) for kind in KINDS}
    found = [one.name for one in open_to(c, who) if paid[one.kind] and one.legal(c, who)]
    if not actor.guard.pinned_by and actor.plane != "matrix":
        if may_move(c, who) and goes_freely(c, who):
            found.append("move")
        if actor.plane == "astral":
            if not actor.magic.fast:
                found.append("fast_move")
        elif cover_here(c, actor):
            found.append("leave_cover" if actor.motion.cover else "take_cover")
        found += ways_in(c, who)
    return [*obeying(c, who, found), "done"]


def open_to(c: Run, who: str, between: bool = False) -> Sequence[Action]:
    """The actions that somebody's plane has (SR-6.2), that suit who takes them, and for which all that they need is
    there. `between`: only those that make sense outside one's own phase."""
    plane, pinned = c.actors[who].plane, bool(c.actors[who].guard.pinned_by)
    missing = tuple([need for need in needed(plane, pinned, between) if not need(c, who)])
    there = listed(plane, pinned, between, missing)
    return there if on_foot(c, who) else [one for one in there if bodily(c, who, one.name, one.domain)]


@cache
def listed(plane: str, pinned: bool, between: bool, missing: tuple[Legal, ...] = ()) -> tuple[Action, ...]:
    """List the actions of a plane, for somebody pinned or not (SR-6.2, SR-10.7.2), without those whose needs are
    missing; `between` as for `open_to`. SR-10.7.2: somebody pinned can try to get free and do nothing else.
    """
    there = [one for one in every() if plane in one.planes and pinned == one.pinned]
    return tuple([one for one in there if one.needs not in missing and (one.between or not between)])


@cache
def needed(plane: str, pinned: bool, between: bool) -> tuple[Legal, ...]:
    """All that actions of a plane need, each once."""
    return tuple(dict.fromkeys(one.needs for one in listed(plane, pinned, between) if one.needs is not None))


def pay(c: Run, who: str, kind: Kind) -> None:
    """SR-3.1.9, SR-3.1.11: an action is spent; a free one is the gratis one as long as that is there."""
    phase, actor = c.phase, c.actors[who]
    if kind == "complex":
        phase.complex, phase.simple = False, 0
    elif kind == "simple" or not actor.initiative.gratis:
        phase.simple -= 1
    else:
        actor.initiative.gratis = False


# The phase


@beat("phase", "SR-3.1.6", "SR-3.1.7", "SR-3.1.8", "SR-3.1.11", "SR-3.4.3", "SR-T4.4", "SR-10.2.6", "SR-10.4.1")
def begin_phase(c: Run, table: Table, who: str) -> None:
    """A phase begins: what lasted until it ends. A phase given up for full defence leaves the walk and the free
    action; full defence goes on through it."""
    actor = c.actors[who]
    if not able(actor):
        return
    phase = Phase(who)
    actor.magic.fast = False
    run_no_more(c, who)
    actor.guard.engaged_before, actor.guard.engaged = actor.guard.engaged, []
    if actor.quiet == "phase":
        actor.quiet = ""
    steered = steers(c, who)
    if c.rulings["repeated_defence_reset"] == "own_phase":
        for name in dict.fromkeys([who, *([steered] if steered else [])]):
            c.actors[name].guard.defended = 0
    c.zones = [zone for zone in c.zones if zone.owner != who]
    if actor.initiative.given_up and not actor.last_phase:
        actor.initiative.given_up -= 1
        phase.given_up, phase.simple, phase.complex = True, 0, False
    else:
        end_full_defence(actor)
    if c.rulings["free_action_window"] == "between_phases":
        actor.initiative.gratis = False
    if c.rulings["spell_defence_scope"] == "one_phase":
        actor.magic.shields = {}
    if steered:
        c.actors[steered].machine.evading = False
    c.phases.append(phase)
    table.tell("phase", who=who, given_up=phase.given_up)
    ending = [("trace_ends", who)] if any(one.tracer == who for one in c.traces) else []
    serving = [("servant_phase", who)] if serves(actor) else []
    then(c, *ending, *serving, ("act", who), ("phase_over", who))


@beat("act", "SR-3.1.7", "SR-3.1.8", "SR-3.1.9", "SR-3.1.10", "SR-3.1.14", "SR-10.7.2")
def act(c: Run, table: Table, who: str) -> None:
    """One action after the other, each declared and resolved before the next, until the player has done."""
    actor = c.actors[who]
    if not able(actor) or c.phase.who != who:
        return
    watch_over(c, table)
    if aimed_out_of_sight(c, who):
        lose_aim(c, table, who)
    with glance(c) as look:
        found = options(c, who)
        name = table.choose(Choice(actor.seat, "action", "SR-3.1.10", found, {"who": who, "left": c.phase.simple}))
        if name == "move":  # then nothing changes before the question where to go
            look.hand_on()
    if name == "done":
        return
    then(c, ("act", who))
    if name in FREELY:
        FREELY[name](c, table, who)
        return
    take(c, table, who, name)


def take(c: Run, table: Table, who: str, name: str) -> None:
    """An action is paid for and carried out; SR-T1.14: any but aiming and the free ones disturbs an aim."""
    one = ACTIONS[name]
    pay(c, who, one.kind)
    c.phase.did.append(name)
    table.tell("action", who=who, action=name, kind=one.kind)
    if one.kind != "free" and not one.aims:
        lose_aim(c, table, who)
    one.do(c, table, who)


def start_move(c: Run, table: Table, who: str) -> None:
    """SR-3.1.14, SR-3.2.34: walking or running to somewhere."""
    then(c, ("move", who))


def leave_cover(c: Run, table: Table, who: str) -> None:
    """SR-10.2.6: cover is given up; who does so under fire has to do with it."""
    lose_cover(c.actors[who])
    table.tell("cover", who=who, on=False)
    then(c, ("under_fire", who))


def fast_move(c: Run, table: Table, who: str) -> None:
    """SR-6.2.5: fast astral movement; until the next phase it costs 2 dice on all actions."""
    c.actors[who].magic.fast = True
    then(c, ("move", who))


FREELY: dict[str, Do] = {
    "move": start_move,
    "fast_move": fast_move,
    "take_cover": take_cover,
    "leave_cover": leave_cover,
    "board": board,
    "take_wheel": take_wheel,
}
"""What costs no action."""


@beat("phase_over", "SR-3.1.11", "SR-10.7.4", "SR-T1.2")
def phase_over(c: Run, table: Table, who: str) -> None:
    """End the phase: unused actions are lost, the next gratis free action is there, and a pin that was not kept up
    ends.
    """
    actor = c.actors[who]
    phase = c.phases.pop()
    actor.guard.engaged_before = []
    if not actor.guard.surprised:
        actor.initiative.gratis = True
    if not phase.held:
        let_all_go(c, table, who)
    if "jam" not in phase.did:
        stop_jamming(c, table, who)
    if c.phases and able(c.actors[c.phase.who]):  # SR-2.15: a last phase came between
        table.tell("phase_goes_on", who=c.phase.who)


# Stepping in


@beat("interrupt", "SR-3.1.11", "SR-3.2.7")
def interrupt(c: Run, table: Table, seat: str, who: str) -> None:
    """SR-3.1.11: before somebody's phase those hostile to them may take their gratis free action; it cannot come
    between the declaration of an attack and its result."""
    actor = c.actors[who]
    ready = [name for name in c.actors if may_step_in(c, name, seat, actor.side)]
    found = [f"{name}:{one.name}" for name in ready for one in stepping_in(c, name)]
    if not found or not able(actor):
        return
    answer = table.choose(Choice(seat, "interrupt", "SR-3.1.11", ["none", "quiet", *found], {"who": who}))
    if answer == "none":
        return
    if answer == "quiet":
        for name in ready:
            c.actors[name].quiet = "phase"
        return
    name, _, what = answer.partition(":")
    c.actors[name].initiative.gratis = False
    table.tell("action", who=name, action=what, kind="free")
    ACTIONS[what].do(c, table, name)
    then(c, ("interrupt", seat, who))


def may_step_in(c: Run, who: str, seat: str, side: str) -> bool:
    """Whether somebody of a seat has the gratis free action and wants to be asked about it."""
    actor = c.actors[who]
    free = (
        actor.initiative.gratis
        and able(actor)
        and not (actor.guard.surprised or actor.guard.pinned_by or actor.quiet or waits(actor))
    )
    return free and actor.seat == seat and side in c.scene.enemies[actor.side]


def stepping_in(c: Run, who: str) -> list[Action]:
    """The free actions that make sense outside one's own phase."""
    return [one for one in open_to(c, who, between=True) if one.legal(c, who)]
