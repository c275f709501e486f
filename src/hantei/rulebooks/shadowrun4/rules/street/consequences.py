"""What befalls somebody, one function for each: a hit, an aim taken or lost, close combat, a grip loosened, a fall,
getting up, running, full defence or cover that begins or ends, a way cut short, being away, and out of action.

Whoever sets one of these states goes through its function, so that nobody forgets what comes with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from hantei.core.table import Table

from ...state import Actor, Run
from ..figures import able
from ..riders import is_machine

BREAK_FREE = "break_free"
"""The name under which attempts to get out of a hold are counted."""

# Aim


def aim_at(actor: Actor, target: str) -> None:
    """SR-3.2.23: aim is taken at somebody, or better aim; an aim at somebody else is given up."""
    actor.aims = actor.aims + 1 if actor.aim == target else 1
    actor.aim = target


def forget_aim(actor: Actor) -> None:
    """SR-T1.14: the aim is used up, or gone with what it was taken for."""
    actor.aim, actor.aims = "", 0


def lose_aim(c: Run, table: Table, who: str) -> None:
    """SR-T1.14: the aim is lost, which is told unless its target is out of the fight anyway."""
    actor = c.actors[who]
    if actor.aim:
        if able(c.actors[actor.aim]):
            table.tell("aim_lost", who=who, target=actor.aim)
        forget_aim(actor)


def is_hit(c: Run, table: Table, who: str) -> None:
    """SR-T1.14: an attack, fire laid on the ground or a spell that does damage has hit somebody, whether or not any
    damage is left: the aim is lost."""
    lose_aim(c, table, who)


# Close combat


def meet(c: Run, a: str, b: str) -> None:
    """SR-T1.2: both are in close combat with each other."""
    for one, other in ((a, b), (b, a)):
        if other not in c.actors[one].guard.engaged:
            c.actors[one].guard.engaged.append(other)


def loosen(actor: Actor) -> None:
    """SR-10.7.4: nobody holds them any more; tries to get free are forgotten with it (SR-1.3.3)."""
    actor.guard.pinned_by, actor.guard.grip = "", 0
    actor.works.pop(BREAK_FREE, None)


def let_go(c: Run, table: Table, target: str) -> None:
    """SR-10.7.4: the pin ends; SR-10.7.7: who was not knocked down stands again."""
    actor = c.actors[target]
    if actor.guard.pinned_by:
        table.tell("let_go", who=target, by=actor.guard.pinned_by)
        loosen(actor)


def held_by(c: Run, who: str) -> list[str]:
    """Those whom somebody has pinned."""
    return [name for name, actor in c.actors.items() if actor.guard.pinned_by == who]


def let_all_go(c: Run, table: Table, who: str) -> None:
    """SR-10.7.4: all whom somebody has held are free."""
    for target in held_by(c, who):
        let_go(c, table, target)


# On the way, and on the ground


def fall_prone(c: Run, table: Table, who: str, how: str) -> None:
    """Somebody lies on the ground; whoever runs no longer does. `how`: the event that tells it."""
    actor = c.actors[who]
    if not actor.motion.prone:
        lie(c, who)
        table.tell(how, who=who, aboard=bool(actor.machine.aboard))


def lie(c: Run, who: str) -> None:
    """Somebody lies on the ground, and runs no longer."""
    c.actors[who].motion.prone = True
    run_no_more(c, who)


def get_up(actor: Actor) -> None:
    """Somebody lies on the ground no longer."""
    actor.motion.prone = False


def counts_as_running(actor: Actor) -> None:
    """SR-3.2.34: somebody counts as running until their next phase."""
    actor.motion.running = True


def run_no_more(c: Run, who: str) -> None:
    """SR-3.2.34: somebody no longer counts as running; in their own phase the running distance that the action has
    opened is given up with it, and the charge (SR-T3.8).
    """
    c.actors[who].motion.running = False
    if c.phases and c.phase.who == who:
        c.phase.run_open = c.phase.charging = False


def end_full_defence(actor: Actor) -> None:
    """SR-10.4.1: full defence is over."""
    actor.guard.full_defence = False


def take_cover(c: Run, table: Table, who: str) -> None:
    """SR-T1.4: somebody uses the cover of where they are, as part of moving and standing; it costs no action."""
    c.actors[who].motion.cover = True
    table.tell("cover", who=who, on=True)


def lose_cover(actor: Actor) -> None:
    """SR-T1.4: somebody is no longer behind cover."""
    actor.motion.cover = False


def end_way(c: Run) -> None:
    """Nobody is on the way any more."""
    c.walk = None


def cut_short(c: Run, table: Table, who: str, by: str) -> None:
    """SR-10.5.2: the movement of somebody who was intercepted ends where they are, and there is no more of it in the
    phase under way."""
    table.tell("stopped", who=who, by=by)
    end_way(c)
    if c.phases and c.phase.who == who:
        c.phase.stopped, c.phase.run_open = True, False


def gets_away(c: Run, table: Table, who: str) -> None:
    """Somebody is out of the fight."""
    c.actors[who].escaped = True
    ties_end(c, table, who)


def ties_end(c: Run, table: Table, who: str) -> None:
    """Nobody holds them any more, nor they anybody (SR-10.7.4); their suppressive fire ends (SR-10.2.6)."""
    loosen(c.actors[who])
    let_all_go(c, table, who)
    c.zones = [zone for zone in c.zones if zone.owner != who]


# Out of action

Ends = Callable[[Run, Table, str], None]

WHEN_OUT: list[tuple[list[int], Ends]] = []
"""The functions that end something for whoever goes out of action (SR-X.3), by the place of their clause in the book.
"""


def when_out(clause: str) -> Callable[[Ends], Ends]:
    """Register a function `(run, table, who)` that ends what a chapter lets somebody keep going."""

    def register(do: Ends) -> Ends:
        WHEN_OUT.append(([int(part) for part in clause.removeprefix("SR-").split(".")], do))
        return do

    return register


def all_that_ends() -> Iterator[Ends]:
    """The functions registered, in the order of the book, whichever chapter was read first."""
    for _, do in sorted(WHEN_OUT, key=lambda one: one[0]):
        yield do


def knocked_out(c: Run, who: str) -> None:
    """SR-X.3: somebody takes no action; no aim, no running and no full defence are left."""
    actor = c.actors[who]
    actor.unconscious = True
    forget_aim(actor)
    run_no_more(c, who)
    end_full_defence(actor)


def is_dead(c: Run, who: str) -> None:
    """SR-X.3: somebody is dead, or destroyed, or a program that has ended: out of action for good."""
    c.actors[who].dead = True
    knocked_out(c, who)


def goes_out(c: Run, table: Table, who: str, by: str, state: str) -> None:
    """SR-X.3: somebody is out of action, and what they kept going ends, chapter by chapter.

    `by`: whose doing it is; `state`: how they are then.
    """
    knocked_out(c, who)
    if not is_machine(c.actors[who]):
        lie(c, who)
    sent = [one.file for one in c.transfers if one.who == who]
    keeps_nothing(c, table, who)
    table.tell("out", who=who, state=state, by=by)
    for file in sent:
        table.tell("transfer_stopped", who=who, file=file)


def keeps_nothing(c: Run, table: Table, who: str) -> None:
    """SR-X.3: whatever somebody out of action kept going ends, and nobody holds them any more."""
    ties_end(c, table, who)
    for end in all_that_ends():
        end(c, table, who)
