"""The events that a seat learns of: those that befall its people, and those that they can make out (SR-T4.1, SR-6.2,
SR-7.4.2).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from hantei.core.event import DICE
from hantei.core.seats import REFEREE
from hantei.scenes import muster

from ..state import Run
from .figures import PROGRAMS, elusive, present
from .knowledge import nodes_seen, readable_sides, sight
from .matrix.nodes import in_touch, makes_out, on
from .matrix.operations import EVENTS, OPERATIONS
from .street.actions import ACTIONS

Told = Mapping[str, Any]
"""What an event says."""

# What an event names, and where it happens

PEOPLE = ("who", "target", "attacker", "by", "other", "goal", "names", "free", "spotter", "foe")
NODES = ("node", "nodes", "other")
"""The facts that name people, and those that name nodes."""

BODILY = ("enters_vr", "jacks_out", "thrown_out", "dumpshock", "jammed", "link_back", "node_mode")
"""Events of the Matrix that can be told by the body or the device of those whom they befall."""

DEEDS = tuple(name for name in EVENTS if name not in BODILY)
"""Events that only those learn of who can make out the icon (SR-7.4.2): in the flesh nothing can be seen."""

KINDS = (
    *OPERATIONS, "hacking", "detection", "matrix_perception", "cyber", "icon_resistance", "crash", "jamming",
    "link", "obeying", "threading", "compiling", "registering", "decompiling",
)  # fmt: skip
"""Tests that are made in the Matrix."""

ANSWERS = ("detection", "obeying", "link", "hiding")
"""Tests that answer somebody's deed in their phase, and so tell all others of it; whoever throws the dice reads them.
"""

SEARCHES = ("perception", "matrix_perception")
"""Tests told to nobody but the game master, with their threshold if nobody hides and their hits if somebody does:
whoever looks learns what they find, but not whether there was anything (SR-T5.1, SR-7.4.2).
"""

AT_THE_WHEEL = ("drive", "evade", "ram")
"""Options open in the Matrix as well as in the flesh, which everybody sees (SR-9.5)."""

LEAVING = ("icon_resisted", "icon_damage", "icon_crashed", "cut_off", "logs_off", "program_ends")
"""Events after which an icon may be on no node any more: those who could make it out there saw it go."""

# Noticed by whoever it befalls, whoever causes it

BEFALLS: Mapping[str, str] = {
    "attack": "target", "missed": "target", "overpowered": "target", "rams": "target", "pinned": "who", "let_go": "who",
    "stopped": "who", "out": "who",
    "casts": "names", "cast": "names", "spell_works": "who", "unravelled": "by",
    "jammed": "who", "program_crashed": "other", "tracing": "target", "traced": "target", "false_trail": "target",
    "disturbs": "who", "signature_found": "who", "signature_erased": "who", "assensed": "who",
}  # fmt: skip
"""Events that those concerned cannot miss, victims and authors, by the fact that names them: their seats learn all of
it, including the attacker. The target of a trace learns of the tracer, whom they may throw off.
"""

BLOWS = ("shot", "throw", "blow", "astral", "ram", "spell", "cyber")
"""Opposed tests that the other side learns of; others are made behind its back."""

HOSTS = ("detected", "permission")
"""Events that a node tells those to whom it belongs (SR-7.2.3, SR-7.3.4)."""


class Happening(NamedTuple):
    """What an event names: people and nodes; whether it is a deed of the Matrix; whose deed a test answers."""

    people: Sequence[str]
    nodes: Sequence[str]
    deed: bool
    cause: Sequence[str] = ()


def readers(c: Run, name: str, facts: Told) -> Sequence[str] | None:
    """Return the seats that learn of an event, None if everybody does: onlookers learn what all seats learn. Dice of
    which nothing is told yet go to the seats from whom nobody hides.
    """
    if name == "result" and facts["kind"] in SEARCHES:
        return [REFEREE] if c.referee else []
    if name == DICE and "beat" in facts:
        return of_throw(c, facts)
    if name == DICE:
        found = Happening([who for who, actor in c.actors.items() if present(actor)], (), deed=False)
    else:
        found = happening(c, name, facts)
    return told_to(c, name, facts, found)


def of_throw(c: Run, facts: Told) -> Sequence[str] | None:
    """Return the seats that may learn what real dice are thrown for, before anything is told of them. For a search that
    is the game master alone. Otherwise it is those who learn of the deeds of whoever throws and of those named by the
    running beat, or of everybody present if it names nobody. A test that answers a deed tells of it.
    """
    if facts["why"] in SEARCHES:
        return [REFEREE] if c.referee else []
    named = [who for who in dict.fromkeys([facts["who"], *facts["beat"]]) if who in c.actors]
    people = named or [who for who, actor in c.actors.items() if present(actor)]
    cause = [c.phase.who] if facts["why"] in ANSWERS and c.phases else []
    return told_to(c, DICE, facts, Happening(people, (), facts["why"] in KINDS, cause))


def told_to(c: Run, name: str, facts: Told, found: Happening) -> Sequence[str] | None:
    """The seats that learn of a happening, None where everybody does."""
    if not (found.deed or found.nodes or any(elusive(c, who) for who in (*found.people, *found.cause))):
        return None
    seats = muster.seats(c.actors.values(), c.referee)
    learn = [seat for seat in seats if learns(c, seat, name, facts, found)]
    return None if learn == seats else learn


def happening(c: Run, name: str, facts: Told) -> Happening:
    """Return what an event names; a test that nobody makes, or that answers a deed, also names whose phase it is."""
    people = [who for who in words(facts, PEOPLE) if who in c.actors]
    nodes = [node for node in words(facts, NODES) if node in c.nodes and node not in people]
    kind = facts.get("kind")
    answer = "kind" in facts and (kind in ANSWERS or not facts.get("who"))
    cause = [c.phase.who] if answer and c.phases else []
    hides = kind == "hiding" and (not people or any(in_touch(c, people[0], who) for who in cause))  # SR-7.4.2
    deed = name in DEEDS or kind in KINDS or hides or unseen_action(name, facts)
    return Happening(people, nodes, deed, cause)


def words(facts: Told, keys: Sequence[str]) -> list[str]:
    """The words that stand in some facts, alone or in lists."""
    found: list[str] = []
    for key in keys:
        value = facts.get(key, "")
        found += [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, str)]
    return found


def unseen_action(name: str, facts: Told) -> bool:
    """Return whether somebody takes an action of the Matrix, which the body does not show."""
    one = ACTIONS.get(facts["action"]) if name == "action" else None
    if one is None or "matrix" not in one.planes or one.name in AT_THE_WHEEL:
        return False
    return one.domain in ("matrix", "option")


def learns(c: Run, seat: str, name: str, facts: Told, found: Happening) -> bool:
    """Return whether a seat learns of an event: because it befalls its own people, because a node of its side tells
    them, or because they see everybody named (in the Matrix their icons) and the nodes.
    """
    sides = list(dict.fromkeys(readable_sides(c, seat)))
    own = [who for who, actor in c.actors.items() if actor.side in sides]
    sees = looking(c, seat, own, name, facts, found)
    if any(who in own for who in struck(name, facts)):
        causes = (facts["who"], facts.get("target"), facts.get("by"))
        return all(sees(who) for who in found.people if who not in causes)
    if name in HOSTS and c.nodes[facts["node"]].side in sides:
        return True
    if not all(sees(who) for who in (*found.people, *(() if facts.get("who") in own else found.cause))):
        return False
    if not found.nodes:
        return True
    known = nodes_seen(c, seat, own, sides)
    return all(node in known for node in found.nodes)


def struck(name: str, facts: Told) -> list[str]:
    """Those who cannot miss what happens."""
    if name == "opposed":
        return [facts["other"]] if facts["kind"] in BLOWS else []
    return words(facts, (BEFALLS[name],)) if name in BEFALLS else []


def looking(
    c: Run, seat: str, own: Sequence[str], name: str, facts: Told, found: Happening
) -> Callable[[str], bool]:  # fmt: skip
    """Return how a seat sees those whom an event names: as its board shows them (SR-T4.1, SR-6.2); SR-7.4.2: in the
    Matrix if one of its own people can make them out.
    """
    here = sight(c, seat)
    gone = name in LEAVING or facts.get("kind") == "icon_resistance"

    def sees(who: str) -> bool:
        if who in own:
            return True
        actor = c.actors[who]
        if name == "projects" and actor.plane == "astral":
            return any(here(body) for body, one in c.actors.items() if one.kind == "body" and one.owner == who)
        if name == DICE and actor.matrix.nodes and not found_on_a_node(c, own, who):
            return False
        if not found.deed and actor.kind not in PROGRAMS:
            return here(who)
        if not actor.matrix.nodes and (gone or actor.dead):
            return seen_to_go(c, own, who)
        return found_on_a_node(c, own, who)

    return sees


def found_on_a_node(c: Run, own: Sequence[str], who: str) -> bool:
    """SR-7.4.2: whether one of some people can make out an icon on a node."""
    return any(in_touch(c, one, who) and makes_out(c, one, who) for one in own)


def seen_to_go(c: Run, own: Sequence[str], who: str) -> bool:
    """SR-7.4.2: whether one of some people could make out an icon that is on no node any more: it had been perceived,
    detected by their node, or did not hide."""
    return any(
        on(c, one) and (makes_out(c, one, who) or any(who in c.nodes[node].detected for node in on(c, one)))
        for one in own
    )  # fmt: skip
