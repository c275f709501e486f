"""Bodies that astral forms have left (6.2): where they lie, whose they are, how a form comes back to them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

from hantei.core.table import Table

from ...state import Actor, Motion, Run
from ..street.consequences import get_up, lie, lose_cover, run_no_more, when_out

BODY = "body"
"""The kind of an empty body."""


def body_of(c: Run, who: str) -> str:
    """The id of the body that an astral form has left; "" for none."""
    for name, one in c.actors.items():
        if one.kind == BODY and one.owner == who and not one.servant.gone:
            return name
    return ""


def bearer(c: Run, who: str) -> str:
    """Return who suffers what befalls somebody: for an empty body, the one who has left it."""
    actor = c.actors[who]
    return actor.owner if actor.kind == BODY else who


def names(base: str) -> Iterator[str]:
    """Name several of one kind, one after the other."""
    yield base
    yield from (f"{base}-{n}" for n in count(2))


def leave(c: Run, who: str) -> None:
    """SR-6.2.1, SR-6.2.2: the form is out; the body lies where it was."""
    actor = c.actors[who]
    name = next(one for one in names(f"{who}-body") if one not in c.actors)
    c.actors[name] = Actor(
        actor.character, actor.side, actor.seat, actor.place, actor.x, actor.y, kind=BODY, owner=who, pc=actor.pc,
        quiet="always", motion=Motion(prone=True, cover=actor.motion.cover),
    )  # fmt: skip
    actor.plane, actor.servant.age = "astral", 0
    actor.magic.perceiving = False
    get_up(actor)
    lose_cover(actor)
    run_no_more(c, who)


def rejoin(c: Run, who: str) -> None:
    """SR-6.2.2: the form is back in its body."""
    actor, name = c.actors[who], body_of(c, who)
    actor.plane, actor.magic.fast, actor.magic.manifest = "physical", False, False
    if name:
        body = c.actors[name]
        actor.place, actor.x, actor.y = body.place, body.x, body.y
        lie(c, who)
        body.servant.gone = True


@when_out("SR-6.2.2")
def wake_in_body(c: Run, table: Table, who: str) -> None:
    """SR-6.2.2: the form of somebody who is out of action is back in its body."""
    actor = c.actors[who]
    if actor.plane == "astral" and actor.kind == "person":
        rejoin(c, who)
