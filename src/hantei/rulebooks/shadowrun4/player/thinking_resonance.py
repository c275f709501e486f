"""Use Resonance: raise the form that the data asks for or that strikes, compile a sprite for the fight, give orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.decision import Choice, Decision

from ..rules.figures import able, boxes_left, hostile, power
from ..rules.magic.servants import ARTS, owned, pool
from ..rules.matrix.cybercombat import targets, weapons
from ..rules.matrix.personas import program
from ..rules.matrix.resonance import technomancer
from ..rules.matrix.threads import highest, threading_pool
from ..state import Run
from . import thinking_matrix, thinking_spirits

ROOM = 4
"""Boxes of stun that must be left before a machine player risks fading."""

COST = 2
"""The dice on everything that a thread costs while it is kept up (SR-8.1.7)."""

WORTH = 3
"""The hits that threading must promise: each thread costs two dice on everything."""

ACTIONS = ("call_sprite", "give_command", "compile", "thread", "thread_quickly", "drop_thread")
"""The actions decided here."""


def action(c: Run, who: str, options: Sequence[str]) -> str:
    """Call a sprite to where the fight is and give it orders; raise the form that the next step asks for; before
    hostile icons compile a sprite, then raise the form that strikes."""
    if not any(name in options for name in ACTIONS) or not technomancer(c, who):
        return ""
    quiet = thinking_matrix.unnoticed(c, who)
    fights = bool(targets(c, who)) and c.actors[who].plane == "matrix" and not quiet
    if "drop_thread" in options and c.actors[who].initiative.gratis and idle_thread(c, who):
        return "drop_thread"
    if "call_sprite" in options and astray(c, who) and foes_on(c, who) and not quiet:
        return "call_sprite"
    if "give_command" in options and idle(c, who) and foes_on(c, who) and not quiet:
        return "give_command"
    if boxes_left(c, who, "S") <= ROOM:
        return ""
    threads = next((name for name in ("thread", "thread_quickly") if name in options), "")
    promising = not c.actors[who].matrix.threads and threading_pool(c, who).value >= 3 * WORTH
    if threads and promising and asked_for(c, who):
        return threads
    if fights and "compile" in options and not owned(c, who, "sprite"):
        return "compile"
    return threads if fights and promising and striking(c, who) else ""


def asked_for(c: Run, who: str) -> str:
    """The form that the next step on the data asks for, if its dice promise too few hits and it can still be raised by
    enough; "" for none. It is raised before the first try, since each that fails takes two dice off the next
    (SR-1.3.2).
    """
    step = thinking_matrix.next_test(c, who)
    if step is None or step.dice >= 3 * step.need:
        return ""
    return step.program if 0 < program(c, who, step.program) <= highest(c, who) - WORTH else ""


def idle_thread(c: Run, who: str) -> bool:
    """Return whether a thread is not worth the two dice that it costs on everything (SR-8.1.7): one that strikes where
    no enemy is left, one for data where no step asks for it, or one for data that came to no more than those two.
    """
    step = thinking_matrix.next_test(c, who)
    asked = step.program if step is not None else ""
    strikes = weapons(c, who) if foes_on(c, who) or targets(c, who) else []
    return any(one.by <= COST if one.form == asked else one.form not in strikes for one in c.actors[who].matrix.threads)


def foes_on(c: Run, who: str) -> bool:
    """Whether hostile icons are on the nodes where somebody is."""
    nodes = c.actors[who].matrix.nodes
    return any(node in c.actors[name].matrix.nodes for name in hostile(c, who) for node in nodes)


def idle(c: Run, who: str) -> str:
    """A sprite that waits for orders; "" for none."""
    mine = [name for name in owned(c, who, "sprite") if able(c.actors[name])]
    return next((name for name in mine if not c.actors[name].servant.order and c.actors[name].servant.services), "")


def astray(c: Run, who: str) -> str:
    """A sprite without orders that is on none of the nodes where somebody is, or has been sent off; "" for none."""
    mine = [name for name in owned(c, who, "sprite") if not c.actors[name].servant.order]
    return next((name for name in mine if c.actors[name].servant.standby or not beside(c, who, name)), "")


def beside(c: Run, who: str, name: str) -> bool:
    """Whether a sprite is on a node where somebody is."""
    return any(node in c.actors[name].matrix.nodes for node in c.actors[who].matrix.nodes)


def called_servant(c: Run, decision: Choice) -> str:
    """Choose the sprite to send off or call; otherwise choose as among spirits."""
    who = str(decision.about["who"])
    return astray(c, who) if c.doing == "call_sprite" else thinking_spirits.servant(c, decision)


def striking(c: Run, who: str) -> str:
    """The combat form that can still be raised by enough; "" for none."""
    found = [name for name in weapons(c, who) if 0 < program(c, who, name) <= highest(c, who) - WORTH]
    return max(found, key=lambda name: program(c, who, name), default="")


def chosen_program(c: Run, decision: Choice) -> str:
    """Choose the form to raise: for the data first, then the one that strikes; otherwise choose as for programs."""
    if c.doing in ("thread", "thread_quickly"):
        who = str(decision.about["who"])
        return asked_for(c, who) or striking(c, who)
    return thinking_matrix.chosen_program(c, decision)


def rating(c: Run, decision: Decision) -> int:
    """Choose a rating that the dice beat, with fading that does not wound."""
    who = str(decision.about["who"])
    return min(power(c, who, "resonance"), max(1, pool(c, who, ARTS["sprite"], "call").value - 3))


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {"program": chosen_program, "servant": called_servant}
"""The functions that answer each kind of question of Resonance."""

AMOUNTS: dict[str, Callable[[Run, Decision], int]] = {"rating": rating}
"""The same for figures."""
