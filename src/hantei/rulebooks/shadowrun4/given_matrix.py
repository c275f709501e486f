"""Cases of the Matrix: the nodes and data that a case gives, and the procedures that tell pools and figures."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from hantei.core.giving import Fields

from .content_matrix import FIGURES, FileSpec, NodeSpec
from .state import Node, Run

PLAIN = 3
"""Response, System and Firewall that a case does not give."""

NODE = tuple(field.name for field in fields(NodeSpec) if field.name not in ("accounts", "mode", "programs", "ic"))
FILE = tuple(field.name for field in fields(FileSpec))


def nodes_of(given: Fields) -> dict[str, Any]:
    """The nodes of a case as the encounter has them: 3 in every figure that the case does not give."""
    found = {}
    for name, entry in Fields(given.take("nodes", {}), "given.nodes").left.items():
        plain = Fields(entry or {}, f"given.nodes.{name}").left
        spec = {field: plain[field] for field in (*NODE, "mode", "programs", "ic") if field in plain}
        if "device" not in spec:
            spec = {**dict.fromkeys(FIGURES, PLAIN), **spec}
        found[str(name)] = {"name": {"ja": str(name), "en": str(name)}, **spec}
    return found


def give_nodes(c: Run, plain: Mapping[str, Any]) -> None:
    """How the nodes of a case stand: accounts, intruders, alert, ..."""
    for name, entry in plain.items():
        where = f"given.nodes.{name}"
        inner = Fields(entry or {}, where)
        for field in NODE:
            if field not in ("side", "owner", "reach", *FIGURES):
                inner.take(field)
        node = c.nodes.setdefault(str(name), Node())
        accounts = inner.left.get("accounts")
        if isinstance(accounts, list):
            inner.left["accounts"] = {str(who): "personal" for who in accounts}
        inner.fill(node)
        inner.done()
        for who in node.accounts:
            if who not in c.actors:
                inner.left[who] = None
                inner.done()


def settle(c: Run) -> None:
    """Who is in virtual reality acts in the Matrix, and so do programs."""
    for actor in c.actors.values():
        if actor.plane == "physical" and (actor.vr or actor.kind in ("ic", "agent", "sprite")):
            actor.plane = "matrix"
