"""Use Resonance: compile a sprite for the fight, raise the form that strikes, give orders."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hantei.core.decision import Choice, Decision

from ..rules.figures import able, hostile, power, track
from ..rules.magic.servants import ARTS, owned, pool
from ..rules.matrix.cybercombat import targets, weapons
from ..rules.matrix.personas import program
from ..rules.matrix.resonance import technomancer
from ..rules.matrix.threads import highest, threading_pool
from ..state import Run
from . import thinking_matrix, thinking_spirits

ROOM = 4
"""Boxes of stun that must be left before a machine player risks fading."""

WORTH = 3
"""The hits that threading must promise: each thread costs two dice on everything."""

ACTIONS = ("call_sprite", "give_command", "compile", "thread", "thread_quickly", "drop_thread")
"""The actions decided here."""


def action(c: Run, who: str, options: Sequence[str]) -> str:
    """Call a sprite to where the fight is and give it orders; before hostile icons compile one, then raise the form
    that strikes."""
    if not any(name in options for name in ACTIONS) or not technomancer(c, who):
        return ""
    fights = bool(targets(c, who)) and c.actors[who].plane == "matrix"
    if "drop_thread" in options and c.actors[who].initiative.gratis and not fights and not foes_on(c, who):
        return "drop_thread"
    if "call_sprite" in options and astray(c, who) and foes_on(c, who):
        return "call_sprite"
    if "give_command" in options and idle(c, who) and foes_on(c, who):
        return "give_command"
    room = track(c, who, "S") - c.actors[who].stun
    if not fights or room <= ROOM:
        return ""
    if "compile" in options and not owned(c, who, "sprite"):
        return "compile"
    if not c.actors[who].matrix.threads and threading_pool(c, who).value >= 3 * WORTH and striking(c, who):
        return next((name for name in ("thread", "thread_quickly") if name in options), "")
    return ""


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
    """Choose the form to raise; otherwise choose as for programs."""
    if c.doing in ("thread", "thread_quickly"):
        return striking(c, str(decision.about["who"]))
    return thinking_matrix.chosen_program(c, decision)


def rating(c: Run, decision: Decision) -> int:
    """Choose a rating that the dice beat, with fading that does not wound."""
    who = str(decision.about["who"])
    return min(power(c, who, "resonance"), max(1, pool(c, who, ARTS["sprite"], "call").value - 3))


THOUGHTS: dict[str, Callable[[Run, Choice], str]] = {"program": chosen_program, "servant": called_servant}
"""The functions that answer each kind of question of Resonance."""

AMOUNTS: dict[str, Callable[[Run, Decision], int]] = {"rating": rating}
"""The same for figures."""
