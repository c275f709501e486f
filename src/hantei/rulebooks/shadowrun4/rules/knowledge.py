"""Who knows what: whose figures a seat may read, whom and what it sees (SR-T4.1, SR-6.2, SR-7.2.4, SR-7.4.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.glance import at_a_glance
from hantei.core.seats import ONLOOKER, REFEREE
from hantei.scenes import muster

from ..state import Run
from .figures import apparent, present
from .magic.bodies import BODY
from .matrix.node_start import bearer
from .matrix.nodes import account, in_touch, makes_out
from .matrix.personas import is_program

# Whose figures


def side(c: Run, seat: str) -> str:
    """The side whose people a seat plays; "" where it plays none, or several sides."""
    return muster.one_side(actor.side for actor in c.actors.values() if actor.seat == seat)


def knows(c: Run, seat: str, who: str) -> bool:
    """Whether a seat may read somebody's figures: its own side's, and everybody's for the game master."""
    return c.actors[who].side in readable_sides(c, seat)


@at_a_glance
def readable_sides(c: Run, seat: str) -> list[str]:
    """The sides whose figures a seat may read, once for each of their people that gives it the right."""
    if seat == REFEREE or not any(actor.pc for actor in c.actors.values()):
        return list(c.scene.sides)
    return [actor.side for actor in c.actors.values() if actor.seat == seat]


def laid_open(c: Run, who: str) -> bool:
    """Return whether everybody is told how full somebody's tracks are: for a player's character, or somebody whose
    figures every seat may read.
    """
    seats = dict.fromkeys(one.seat for one in c.actors.values())
    return c.actors[who].pc or all(knows(c, seat, who) for seat in seats)


def insight(c: Run, seat: str) -> tuple[bool, Sequence[str], Sequence[str]]:
    """Return a key for what a seat sees: whether it is the game master's, the sides whose figures it may read, and whom
    it sees. Nothing else differs between seats; what hides in the Matrix hides from a side (SR-7.2.4, SR-7.4.2).
    """
    return seat == REFEREE, tuple(dict.fromkeys(readable_sides(c, seat))), tuple(shown(c, seat))


# Whom


def shown(c: Run, seat: str = REFEREE) -> list[str]:
    """Return those whom a seat sees: all who are here, except enemies of whom none of its people know (SR-T4.1), or
    whom none of them could notice, such as astral forms (SR-6.2).
    """
    sees = sight(c, seat)
    return [who for who, actor in c.actors.items() if present(actor) and sees(who)]


def sight(c: Run, seat: str) -> Callable[[str], bool]:
    """Return how a seat sees people, wherever they are; onlookers see those whom every playing seat sees."""
    if seat == ONLOOKER:
        others = [sight(c, one) for one in muster.seats(c.actors.values(), c.referee)]
        return lambda who: all(other(who) for other in others)
    mine = {name: actor for name, actor in c.actors.items() if actor.seat == seat}
    readable = list(dict.fromkeys(readable_sides(c, seat)))
    if seat == REFEREE or not mine:
        return lambda who: met(c, readable, who)
    sides = list(dict.fromkeys(actor.side for actor in mine.values()))
    eyes = [name for name, actor in mine.items() if not is_program(actor) and actor.kind != BODY]

    def sees(who: str) -> bool:
        known = c.actors[who].side in sides or any(made_out(c, name, who) for name in eyes)
        return known and met(c, readable, who)

    return sees


def made_out(c: Run, who: str, other: str) -> bool:
    """Whether somebody knows that another is here."""
    astral = c.actors[other].plane == "astral"
    return other not in c.actors[who].guard.unaware_of and (not astral or apparent(c, other, who))


def met(c: Run, sides: Sequence[str], who: str) -> bool:
    """Whether a seat sees a program at all: one of the sides whose figures it may read, other programs only if these
    sides' people can make them out on a node (7.4).
    """
    actor = c.actors[who]
    if not is_program(actor) or actor.side in sides:
        return True
    people = [name for name, one in c.actors.items() if one.side in sides]
    return any(in_touch(c, name, who) and makes_out(c, name, who) for name in people)


# Which nodes


def nodes_seen(c: Run, seat: str, people: Sequence[str], sides: Sequence[str]) -> list[str]:
    """The nodes that a seat knows of: all for the game master; else those of its sides, and others that do not hide
    from its people (SR-7.2.4); a commlink only with its bearer, a machine only where it is seen."""
    if seat == REFEREE:
        return list(c.nodes)
    sees = sight(c, seat)

    def here(who: str) -> bool:
        return present(c.actors[who]) and sees(who)

    return [
        name for name, node in c.nodes.items()
        if (
            node.mode != "hidden"
            or node.side in sides
            or any(who in node.known or account(c, who, name) for who in people)
        )
        and (not (carrier := bearer(c, name)) or here(carrier))
    ]  # fmt: skip
